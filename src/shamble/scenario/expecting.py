"""Compares a position with every key of `expect`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from shamble.engine.events import Event
from shamble.files.plain import Json, entries, mapping
from shamble.rules.experience import danger_level
from shamble.rules.horde import present
from shamble.rules.noise import noise_levels
from shamble.rules.objective_colours import colour_of
from shamble.rules.turn import acting
from shamble.scenario.barriers import find_barrier, shown_state
from shamble.scenario.differences import Difference
from shamble.scenario.expected_names import Meant
from shamble.scenario.expected_piles import Comparison, aside, piles
from shamble.scenario.expected_survivors import OF_SURVIVOR
from shamble.scenario.faults import FIRST
from shamble.scenario.keys import EXPECTED, EXPECTED_OF_SURVIVOR
from shamble.scenario.names import border, event_fields, find_door, flow, kind_names, slot_names, spawns_shown
from shamble.scenario.position import NOBODY
from shamble.scenario.shape import Expect, ExpectedEvent, ExpectedObjectives, ExpectedSurvivor
from shamble.world.game import Game
from shamble.world.pieces import named
from shamble.world.state import Survivor
from shamble.world.tokens import noise_in

NO_KIND_OF_TENT = NO_TENT, HIDDEN = "no tent", "hidden"
"""The words for Zones without a tent, and for tents that nobody has turned over."""


def check(game: Game, expect: Expect, events: Sequence[Event]) -> None:
    """Raise a Difference at the first thing that is not as expected."""
    for key in EXPECTED:
        for place, value, got in _LOOKS[key](_Look(game, events), expect):
            if value != got:
                raise Difference(f"{place}: {flow(value)}", [flow(got)])


def _sorted(cards: Iterable[object]) -> list[object]:
    return sorted(cards, key=str)


class _Look:
    """Looks at one position; each method yields its comparisons."""

    def __init__(self, game: Game, events: Sequence[Event]) -> None:
        self.game = game
        self.state = game.state
        self.events = events
        self.zones = game.setting.board.names
        self.kinds = kind_names(game.setting)
        self.meant = Meant(game)

    def survivors(self, wanted: Mapping[str, str | ExpectedSurvivor]) -> Iterator[Comparison]:
        for survivor in self.state.survivors:
            given = wanted.get(survivor.name)
            if isinstance(given, str):
                yield f"survivors.{survivor.name}", given, survivor.status
            elif given is not None:
                if survivor.status != "alive":
                    yield f"survivors.{survivor.name}", "alive", survivor.status
                yield from self._survivor(survivor, given)

    def _survivor(self, survivor: Survivor, wanted: ExpectedSurvivor) -> Iterator[Comparison]:
        for key in EXPECTED_OF_SURVIVOR:
            given = getattr(wanted, key)
            if given is not None:
                yield from self._of_survivor(survivor, key, given)

    def _of_survivor(self, survivor: Survivor, key: str, given: object) -> Iterator[Comparison]:
        place = f"survivors.{survivor.name}.{key}"
        got = OF_SURVIVOR[key](self.game, survivor)
        if key == "at":
            yield place, self.game.setting.board.zones[self.zones[str(given)]].name, got
        elif key == "skills":
            yield (
                place,
                list(entries(given)),
                [skill for skill in entries(given) if skill in survivor.skills] if got else got,
            )
        elif key == "places":
            for name, cards in mapping(given).items():
                held = slot_names(self.game, survivor.slots[self.game.setting.rules.places.span[name]])
                wanted_cards, cards_there = (
                    _sorted([card for card in entries(some) if card]) for some in (cards, held)
                )
                yield f"{place}.{name}", wanted_cards, cards_there
        elif isinstance(given, tuple):
            yield place, _sorted([name for name in given if name is not None]), _sorted(entries(got))
        else:
            yield place, given, got

    def zombies(self, wanted: Mapping[str, Mapping[str, int]]) -> Iterator[Comparison]:
        shorts = [kind.short for kind in self.game.setting.kinds]
        for zone, crowd in wanted.items():
            counts = {shorts[self.kinds[name]]: count for name, count in crowd.items() if count}
            here = {shorts[kind]: count for kind, count in present(self.game, self.zones[zone])}
            yield f"zombies.{zone}", {name: counts[name] for name in shorts if name in counts}, here

    def noise(self, wanted: Mapping[str, int | str]) -> Iterator[Comparison]:
        for zone, given in wanted.items():
            index = self.zones[zone]
            shown = noise_in(self.game, index) if isinstance(given, str) else self.state.noise[index]
            yield f"noise.{zone}", given, shown

    def spawns(self, wanted: Mapping[str, tuple[str, ...]]) -> Iterator[Comparison]:
        shown = spawns_shown(self.game)
        for zone, given in wanted.items():
            known_as = self.game.setting.board.zones[self.zones[zone]].name
            yield f"spawns.{zone}", _sorted(given), _sorted(shown.get(known_as, ()))

    def noise_level(self, wanted: Mapping[str, int]) -> Iterator[Comparison]:
        levels = noise_levels(self.game)
        for zone, level in wanted.items():
            yield f"noise_level.{zone}", level, levels[self.zones[zone]]

    def doors(self, wanted: Mapping[str, str]) -> Iterator[Comparison]:
        for name, given in wanted.items():
            pair = border(name, self.zones)
            door = find_door(self.game.setting.board, self.zones[pair[0]], self.zones[pair[1]]) if pair else None
            is_open = door is not None and self.state.doors >> door.index & 1
            yield f"doors.{name}", given, "open" if is_open else "closed"

    def barriers(self, key: str, wanted: Mapping[str, int | str]) -> Iterator[Comparison]:
        for name, given in wanted.items():
            barrier = find_barrier(self.game.setting.board, self.zones, key, name)
            yield f"{key}.{name}", given, shown_state(barrier, self.state.doors) if barrier else None

    def parts(self, wanted: Mapping[str, str]) -> Iterator[Comparison]:
        for name, given in wanted.items():
            yield f"parts.{name}", given, self.game.setting.board.part(name).called(self.state.doors)

    def stock(self, wanted: Mapping[str, int]) -> Iterator[Comparison]:
        for kind, left in wanted.items():
            yield f"stock.{kind}", left, self.state.stock[self.kinds[kind]]

    def turn(self, wanted: str) -> Iterator[Comparison]:
        who = acting(self.game)
        yield "turn", wanted, NOBODY if who < 0 else self.state.survivors[who].name

    def objectives(self, wanted: ExpectedObjectives) -> Iterator[Comparison]:
        laid = range(len(self.game.setting.mission.objectives))
        taken = [colour_of(self.game, index) for index in laid if self.state.taken >> index & 1]
        yield "objectives.taken", _sorted(wanted.taken), _sorted(taken)

    def revealed(self, wanted: Sequence[str]) -> Iterator[Comparison]:
        zones = self.game.setting.board.zones
        rooms = [zone.name for zone in zones if zone.kind == "room" and self.state.revealed >> zone.index & 1]
        yield "revealed", _sorted([zones[self.zones[name]].name for name in wanted]), _sorted(rooms)

    def triggered(self, wanted: Sequence[str]) -> Iterator[Comparison]:
        names = self.game.setting.board.tile_names
        off = [name for tile, name in enumerate(names) if self.state.triggered >> tile & 1]
        yield "triggered", _sorted(wanted), _sorted(off)

    def tents(self, wanted: Mapping[str, str]) -> Iterator[Comparison]:
        setting = self.game.setting
        for zone, given in wanted.items():
            places = setting.mission.tents
            index = self.zones[zone]
            face = self.state.tents[places.index(index)] if index in places else None
            got = NO_TENT if face is None else HIDDEN if face >= 0 else setting.tent_cards[-1 - face].kind
            yield f"tents.{zone}", given, got

    def pieces(self, wanted: Sequence[Mapping[str, Json]]) -> Iterator[Comparison]:
        shown = [named(self.game, piece, all_fields=True) for piece in self.state.pieces]
        if len(shown) != len(wanted):
            yield "pieces", [piece.get("piece") for piece in wanted], [piece["piece"] for piece in shown]
            return
        for at, (given, piece) in enumerate(zip(wanted, shown, strict=True), FIRST):
            meant = self.meant.piece({"piece": piece["piece"], **given})
            yield f"pieces[{at}]", {key: meant[key] for key in given}, {key: piece.get(key) for key in given}

    def seats_asked(self, wanted: Sequence[int]) -> Iterator[Comparison]:
        decision = self.game.decision
        yield "seats_asked", _sorted(wanted), [seat + 1 for seat in decision.seats] if decision else []

    def decision(self, wanted: str) -> Iterator[Comparison]:
        yield "decision", wanted, self.game.decision.kind if self.game.decision else NOBODY

    def in_order(self, wanted: Sequence[ExpectedEvent]) -> Iterator[Comparison]:
        left = iter(self.events)
        for at, one in enumerate(wanted):
            if not any(self._is(event, one) for event in left):
                yield "events", f"{flow(wanted)}; {flow(one)}", f"no {flow(one)}" + (" after the others" if at else "")
                return

    def not_events(self, wanted: Sequence[ExpectedEvent]) -> Iterator[Comparison]:
        yield "not_events", [], [one for one in wanted if any(self._is(event, one) for event in self.events)]

    def _is(self, event: Event, wanted: ExpectedEvent) -> bool:
        if isinstance(wanted, str):
            return event.code == wanted
        if event.code != wanted["event"]:
            return False
        shown = {"event": event.code, "rule": event.rule, **event_fields(self.game, event)}
        return all(key in shown and shown[key] == value for key, value in self.meant.event(wanted).items())


Wanted = TypeVar("Wanted")
Compare = Callable[[_Look, Expect], Iterator[Comparison]]


def _of(look: Callable[[_Look, Wanted], Iterator[Comparison]], get: Callable[[Expect], Wanted | None]) -> Compare:
    """The comparisons of a key, where it is given."""

    def compare(self: _Look, expect: Expect) -> Iterator[Comparison]:
        wanted = get(expect)
        return look(self, wanted) if wanted is not None else iter(())

    return compare


def _value(key: str, get: Callable[[Game], object]) -> Compare:
    def compare(self: _Look, expect: Expect) -> Iterator[Comparison]:
        wanted = getattr(expect, key)
        if wanted is not None:
            yield key, wanted, get(self.game)

    return compare


_LOOKS: dict[str, Compare] = {
    "survivors": _of(_Look.survivors, lambda expect: expect.survivors),
    "zombies": _of(_Look.zombies, lambda expect: expect.zombies),
    "noise": _of(_Look.noise, lambda expect: expect.noise),
    "noise_level": _of(_Look.noise_level, lambda expect: expect.noise_level),
    "spawns": _of(_Look.spawns, lambda expect: expect.spawns),
    "noise_stock": _value("noise_stock", lambda g: g.state.noise_stock),
    "doors": _of(_Look.doors, lambda expect: expect.doors),
    "barricades": lambda look, expect: look.barriers("barricades", expect.barricades or {}),
    "barbwire": lambda look, expect: look.barriers("barbwire", expect.barbwire or {}),
    "gates": lambda look, expect: look.barriers("gates", expect.gates or {}),
    "parts": _of(_Look.parts, lambda expect: expect.parts),
    "stock": _of(_Look.stock, lambda expect: expect.stock),
    "game": _value("game", lambda g: g.state.outcome or "running"),
    "reason": _value("reason", lambda g: g.state.reason),
    "round": _value("round", lambda g: g.state.round),
    "phase": _value("phase", lambda g: g.state.phase),
    "first_player": _value("first_player", lambda g: g.state.first_seat + 1),
    "turn": _of(_Look.turn, lambda expect: expect.turn),
    "decks": lambda look, expect: piles(look.game, "decks", expect.decks or {}),
    "discards": lambda look, expect: piles(look.game, "discards", expect.discards or {}),
    "aside": lambda look, expect: aside(look.game, expect.aside) if expect.aside is not None else iter(()),
    "objectives": _of(_Look.objectives, lambda expect: expect.objectives),
    "revealed": _of(_Look.revealed, lambda expect: expect.revealed),
    "triggered": _of(_Look.triggered, lambda expect: expect.triggered),
    "tents": _of(_Look.tents, lambda expect: expect.tents),
    "pieces": _of(_Look.pieces, lambda expect: expect.pieces),
    "danger": _value("danger", lambda g: g.setting.levels[danger_level(g)].name),
    "kept": _value("kept", lambda g: g.kept()),
    "decision": _of(_Look.decision, lambda expect: expect.decision),
    "seats_asked": _of(_Look.seats_asked, lambda expect: expect.seats_asked),
    "events": _of(_Look.in_order, lambda expect: expect.events),
    "not_events": _of(_Look.not_events, lambda expect: expect.not_events),
}
