"""The best case of a Mission: everything that can ever be reached, opened, taken and set off.

Everybody lives, finds every tool and has all the time in the world; what is out of reach even so is a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from shamble.board import BARRICADES, CLOSED_ZONES, FENCES, GATES, JOINS, Board
from shamble.rules.places.security import TAG as SECURITY
from shamble.rules.places.switches import Switch
from shamble.rules.vehicles.helicopter import INDOORS, LANDING_PLACES, STREET, Helicopter
from shamble.world.mission_records import MissionFacts
from shamble.world.missions import Given
from shamble.world.words import word_of


class BestCase:
    """The best case, which grows from the starting Zones on until nothing more can be reached.

    `forced` doors are open whatever locks them; in a `boundless` one every Zone is within reach.
    """

    def __init__(
        self,
        board: Board,
        facts: MissionFacts,
        can_be: Callable[[BestCase, Given], bool],
        forced: Collection[int] = (),
        *,
        boundless: bool = False,
        has_module: bool = False,
    ) -> None:
        self.board = board
        self.facts = facts
        self.reached: set[int] = set(facts.start)
        self.opened = {door for door, token in enumerate(facts.doors) if token.starts_open} | set(forced)
        self.unlocked: set[int] = set()
        self.taken: set[int] = set()
        self.triggered: set[int] = set()
        self.happened: set[int] = set()
        self.noted: set[str] = set()
        self.train_starts = False
        self.exits = {facts.exit} - {-1}
        self.turned: set[int] = set()
        self.cards: set[int] = set()
        """The Objective cards that can be taken."""
        self.done: set[str] = set()
        """The lists of effects that can happen."""
        self.joined: set[int] = set()
        self.has_module = has_module
        """Nobody can tell what a module opens or notes."""
        self._can_be = can_be
        if boundless:
            self.reached = {zone.index for zone in board.zones}
            self.opened = set(range(len(facts.doors)))
        self._grow()

    def _grow(self) -> None:
        near = (self._walk, self._fly, self._pull, self._open, self._take, self._take_cards, self._act)
        steps = (*near, self._trigger, self._happen)
        size = -1
        while size != self._size():
            size = self._size()
            for step in steps:
                step()

    def _size(self) -> int:
        places = (self.reached, self.opened, self.unlocked, self.taken, self.triggered, self.happened, self.exits)
        words = len(self.noted) + len(self.done)
        return sum(map(len, places)) + len(self.turned) + len(self.cards) + len(self.joined) + words

    def _walk(self) -> None:
        """Barricades fall and barbwire is torn in time; a gate turns only by a switch (CL-GATE-01)."""
        if len(self.reached) == len(self.board.zones):
            return
        key = self.board.first_key
        for door in self.opened:
            key |= 1 << door
        for gate in self.board.barriers:
            if gate.kind == GATES and gate.a in self.turned:
                key = gate.imagined_open(key)
        joins = [barrier for barrier in self.board.barriers if barrier.kind == JOINS]
        for at in self.joined:
            key = joins[at].put(key, 1)
        for arrangement in self.board.moves(key):  # what moves comes by in time
            layout = self.board.layout(arrangement).as_if_open(BARRICADES, FENCES, CLOSED_ZONES)
            for zone in tuple(self.reached):
                self.reached |= layout.reachable(zone)

    def _fly(self) -> None:
        """CL-HELI-11, RM-HELI-02: a helicopter lands where it may, and somebody ropes down to any street."""
        flown = [one for one in self.facts.pieces if isinstance(one, Helicopter) and one.zone in self.reached]
        if "flying" not in self.facts.allows or not flown:
            return
        for zone in self.board.zones:
            lands = LANDING_PLACES & zone.tags or any(zone.index in one.landing for one in flown)
            if lands or (zone.kind == STREET and INDOORS not in zone.tags):
                self.reached.add(zone.index)

    def switches(self, door: int) -> list[Switch]:
        """The switches that open and lock a door."""
        pair = {self.board.doors[door].a, self.board.doors[door].b}
        return [
            one
            for one in self.facts.pieces
            if isinstance(one, Switch)
            and any(set(one.opens[at : at + 2]) == pair for at in range(0, len(one.opens), 2))
        ]

    def _pull(self) -> None:
        for switch in self.facts.pieces:
            if isinstance(switch, Switch) and self.can_act_in(switch.zone):
                self.turned.update(switch.turns)

    def _open(self) -> None:
        for door in self.board.doors:
            by_switch = self.switches(door.index)
            by_hand = door.a in self.reached or door.b in self.reached
            if by_switch and not any(one.by_hand for one in by_switch):  # CL-SWITCH-03
                by_hand = False
            pulled = any(self.can_act_in(one.zone) for one in by_switch)
            if pulled or (by_hand and not self.is_locked(door.index) and not self._kept_shut(door.index)):
                self.opened.add(door.index)

    def _kept_shut(self, door: int) -> bool:
        """Whether the card on a door demands what nobody can have."""
        return any(
            door in card.doors and card.needs is not None and not self._can_be(self, card.needs)
            for card in self.facts.objective_cards
        )

    def is_locked(self, door: int) -> bool:
        """Whether a door waits for a colour that cannot be taken, or for an event that cannot happen."""
        token = self.facts.doors[door]
        colour = token.locked_until
        waits = token.locked or (bool(colour) and not self.colour_taken(colour))
        return waits and door not in self.unlocked

    def of_colour(self, colour: str) -> list[int]:
        """The Objectives of a colour; one that is laid face down may lie where any other such lies."""
        tokens = list(enumerate(self.facts.objectives))
        mixed = any(token.face_down for _, token in tokens if token.colour == colour)
        return [index for index, token in tokens if token.colour == colour or (mixed and token.face_down)]

    def colour_taken(self, colour: str) -> bool:
        """Whether all Objectives of a colour can be taken (never, where none was laid)."""
        wanted = self.of_colour(colour)
        return bool(wanted) and self.taken.issuperset(wanted)

    def can_act_in(self, zone: int) -> bool:
        """CL-SECZONE-01: in a security Zone one can only Move."""
        return zone in self.reached and SECURITY not in self.board.zones[zone].tags

    def _take(self) -> None:
        for at, token in enumerate(self.facts.objectives):
            waits = bool(token.when) and not self._can_be(self, token.when)
            if at not in self.taken and self.can_act_in(token.zone) and not waits:
                self.taken.add(at)
                self._do(token.do)
                for colour, effects in self.facts.rewards.items():
                    if at in self.of_colour(colour):
                        self._do(effects)

    def _take_cards(self) -> None:
        """Cards in Zones and on doors; those that demand something can be read before, and let people do things."""
        for at, card in enumerate(self.facts.objective_cards):
            lies = card.hour >= 0 or card.zone in self.reached or not self.opened.isdisjoint(card.doors)
            waits = card.waits_for is not None and not self._can_be(self, card.waits_for)
            if at in self.cards or not lies or waits:
                continue
            if card.needs is None or self._can_be(self, card.needs):
                self.cards.add(at)
                self._run(card.do)
            else:
                self._run(card.otherwise)

    def _act(self) -> None:
        """Deeds of cards that can be reached, and of the Mission; happenings may always come about."""
        for deed in self.facts.deeds:
            card = self.facts.objective_cards[deed.card] if deed.card >= 0 else None
            near = card is None or card.zone in self.reached or self._at_door(card.doors)
            there = not deed.zones or not self.reached.isdisjoint(deed.zones)
            if near and there and (deed.needs is None or self._can_be(self, deed.needs)):
                self._run(deed.do)
        for one in self.facts.happenings:
            self._run(one.do)

    def _at_door(self, doors: Iterable[int]) -> bool:
        return any({self.board.doors[door].a, self.board.doors[door].b} & self.reached for door in doors)

    def _run(self, script: str) -> None:
        if script and script not in self.done:
            self.done.add(script)
            self._do(self.facts.scripts[script])

    def _further(self, effect: Given) -> None:
        """The lists of effects that an effect leads to."""
        for key in ("do", "else"):
            self._run(effect.get(key, ""))
        for choice in self.facts.choices.get(effect.get("choose", ""), ()):
            self._run(choice.do)
        notes = self.facts.note_cards
        if "read" in effect and effect["read"] != "next":
            notes = (notes[effect["read"] - 1],)
        for note in notes if {"read", "read_on_sight"} & effect.keys() else ():
            self._run(note.do)
            self._run(note.burnt)

    def _trigger(self) -> None:
        """CL-TRIGGER-02: somebody stands inside a building of the tile."""
        for tile in self.facts.triggers:
            if tile not in self.triggered and any(self._inside(zone, tile) for zone in self.reached):
                self.triggered.add(tile)
                self._do(self.facts.trigger_effects.get(tile, ()))

    def _inside(self, index: int, tile: int) -> bool:
        zone = self.board.zones[index]
        return tile in zone.tiles and (zone.kind == "room" or INDOORS in zone.tags)

    def _happen(self) -> None:
        for at, event in enumerate(self.facts.events):
            if at not in self.happened and self._can_be(self, event.when):
                self.happened.add(at)
                self._do((*event.do, *event.after))

    def _do(self, effects: Iterable[Given]) -> None:
        """Do the effects that open something; those that close something do not matter for the best that can become."""
        grows: Mapping[str, set[int] | set[str]] = {
            "open": self.opened,
            "unlock": self.unlocked,
            "by_hand": self.unlocked,
            "exit": self.exits,
            "note": self.noted,
            "join": self.joined,
        }
        for effect in effects:
            word = word_of(effect)
            self.train_starts = self.train_starts or word == "start_train"
            if word in grows and effect[word] != "chosen":
                grows[word].add(effect[word])
            self._further(effect)
