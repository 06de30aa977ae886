"""The invariants of every position, whatever was chosen before. Each check lists all faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from shamble.engine.declared import ACTIONS, EVENTS
from shamble.rulebook import load
from shamble.rules.inventory import takes
from shamble.rules.modes.fallen import DOWN
from shamble.rules.personal.goals import counted_by_kind
from shamble.rules.set_apart import apart_by_kind
from shamble.rules.species.vips import collected_by_kind
from shamble.rules.vehicles.seats import Vehicle, free_passenger_seats, ground_of, occupants, vehicle_of
from shamble.rules.wounds import FILL_SLOTS, health
from shamble.world import Game
from shamble.world.about import everybody_asked
from shamble.world.decks import EQUIPMENT, ZOMBIE
from shamble.world.pieces import cards_in
from shamble.world.state import EMPTY, WOUNDED, State, Survivor


class Totals:
    """The totals that no game changes: miniatures of each kind, noise tokens and Zombie cards, counted at its start."""

    __slots__ = ("miniatures", "noise", "zombie_cards")

    def __init__(self, game: Game) -> None:
        self.zombie_cards = sorted(zombie_cards(game))
        self.miniatures = miniatures(game)
        self.noise = noise_tokens(game)


def miniatures(game: Game) -> list[int]:
    """The miniatures of each kind, in the stock, on the board, and on cards."""
    state, stride = game.state, game.setting.stride
    kept = sum((Counter(by_kind(game)) for by_kind in KEPT_ELSEWHERE), Counter[int]())
    return [left + sum(state.zombies[kind::stride]) + kept[kind] for kind, left in enumerate(state.stock)]


KEPT_ELSEWHERE = (collected_by_kind, apart_by_kind, counted_by_kind)
"""Of each kind those that are neither in the stock nor on the board."""


def noise_tokens(game: Game) -> int:
    """All noise tokens, in the stock and on the board."""
    return game.state.noise_stock + sum(game.state.noise)


def faults(game: Game, totals: Totals) -> list[str]:
    """Everything that is wrong with a position."""
    return [
        *options_faults(game),
        *event_faults(game),
        *data_faults(game.state),
        *equipment_faults(game),
        *zombie_card_faults(game, totals),
        *miniature_faults(game, totals),
        *survivor_faults(game),
        *vehicle_faults(game),
    ]


def event_faults(game: Game) -> Iterator[str]:
    """The rules of the last events exist; events without a rule were agreed on by people."""
    events = game.last.events
    agreed = any(EVENTS[event.code].agreed for event in events)
    for event in events:
        if further := event.data.keys() - EVENTS[event.code].fields.split():
            yield f"the event {event.code!r} has fields that are not declared: {', '.join(sorted(further))}"
        if event.rule and load().behind(event.rule) is None:
            yield f"the event {event.code!r} names the rule {event.rule}, which does not exist"
        if not event.rule and not agreed and event.code != "forced":
            yield f"the event {event.code!r} names no rule"


def vehicle_faults(game: Game) -> Iterator[str]:
    """Everybody in a vehicle is in its Zone and on one seat, or lies at the wheel; nor are there more than seats."""
    seated: list[int] = []
    for number, piece in enumerate(game.state.pieces):
        if isinstance(piece, Vehicle):
            inside = occupants(piece)
            seated += inside
            if free_passenger_seats(game, piece) < 0:
                yield f"the {piece.piece_kind.name} {number} is fuller than full"
            yield from (
                f"{who} sits in the {piece.piece_kind.name} {number} but is not in its Zone"
                for who in inside
                if game.person(who).zone != piece.zone and game.person(who).status != DOWN
            )
    yield from (f"{who} sits on {times} seats" for who, times in Counter(seated).items() if times > 1)


def options_faults(game: Game) -> Iterator[str]:
    """A decision has two or more options, all different, and asks seats that exist; asking again changes nothing."""
    decision = game.decision
    if decision is None:
        return
    keys = [option.key for option in decision.options]
    if len(keys) < 2:
        yield f"the decision {decision.kind!r} offers {len(keys)} options"
    yield from (f"the option {key!r} is offered {times} times" for key, times in Counter(keys).items() if times > 1)
    if not decision.seats or not set(decision.seats) <= set(range(game.setting.seats)):
        yield f"the decision {decision.kind!r} asks the seats {decision.seats}"
    if sum(ACTIONS[option.action].ends != "" for option in decision.options) > 1:
        yield f"several options of the decision {decision.kind!r} leave things as they are"
    for option in decision.options:
        if further := option.fields().keys() - ACTIONS[option.action].fields.split():
            yield f"the option {option.key!r} has fields that are not declared: {', '.join(sorted(further))}"
    before = game.state.to_data()
    if asked_again(game) != keys:
        yield f"the decision {decision.kind!r} offers something else when it is asked again"
    if asked_of_everybody(game) != keys:
        yield f"the decision {decision.kind!r} offers something else when rules are asked that were left out"
    if game.state.to_data() != before:
        yield f"asking the decision {decision.kind!r} changes the state"


def asked_again(game: Game) -> list[str]:
    """The keys of the options when the frame on top is asked once more, as after loading."""
    question = game.ask_again()
    return [option.key for option in question.options] if question is not None else []


def asked_of_everybody(game: Game) -> list[str]:
    """The keys of the options when no rule in force is left out, whatever it says that it is about."""
    setting = game.setting
    with everybody_asked():
        game.setting = setting.on(setting.board)
        try:
            return asked_again(game)
        finally:
            game.setting = setting


def data_faults(state: State) -> Iterator[str]:
    """The state goes through JSON and back unchanged, and its hash does not change."""
    data = state.to_data()
    text = msgspec.json.encode(data)
    again = State.from_data(msgspec.json.decode(text))
    if msgspec.json.encode(again.to_data()) != text:
        yield "the state comes back from JSON changed"
    if any(again.to_data().get(part) != data.get(part) for part in ("agenda", "pieces")):
        yield "the agenda or a piece comes back from JSON changed: they may hold plain values and tuples only"
    if state.hash() != again.hash():
        yield "the hash of the state is not stable"


def equipment_faults(game: Game) -> Iterator[str]:
    """Every physical Equipment card is in exactly one place."""
    state = game.state
    places = [*game.held(EQUIPMENT), *state.aside, *state.joined.values()]
    for name in state.decks:
        if game.setting.rules.decks[name].of == EQUIPMENT:
            places += [*state.decks[name], *state.discards[name]]
    places += cards_in(state)
    for survivor in state.survivors:
        places += [card for card in survivor.slots if card not in (EMPTY, WOUNDED)]
    yield from _misplaced("Equipment card", places, range(1, len(game.setting.cards) + 1))
    carried = {card for survivor in state.survivors for card in survivor.slots}
    loose = sorted(set(state.joined) - carried)
    if loose:
        yield f"something is joined to the Equipment cards {loose}, which nobody carries"


def zombie_cards(game: Game) -> list[int]:
    """The Zombie cards of a game, wherever they are; those that left it lie in a pile of their own."""
    state = game.state
    of_zombies = [deck for deck in game.setting.rules.decks.values() if deck.of == ZOMBIE]
    piles = [state.decks[deck.name] for deck in of_zombies]
    piles += [state.discards.get(pile, []) for deck in of_zombies for pile in (deck.name, deck.gone)]
    return [*(card for pile in piles for card in pile), *game.held(ZOMBIE)]


def zombie_card_faults(game: Game, totals: Totals) -> Iterator[str]:
    """Every Zombie card that the game began with is in exactly one place."""
    yield from _misplaced("Zombie card", zombie_cards(game), totals.zombie_cards)


def _misplaced(what: str, places: list[int], known: Iterable[int]) -> Iterator[str]:
    found = Counter(places)
    for card in sorted({*found, *known}):
        if found[card] != 1 or card not in known:
            yield f"{what} {card} is in {found[card]} places"


def miniature_faults(game: Game, totals: Totals) -> Iterator[str]:
    """No miniature and no noise token appears or vanishes, and the crowds are what stands in the Zones."""
    state, stride = game.state, game.setting.stride
    for kind, now, then in zip(game.setting.kinds, miniatures(game), totals.miniatures, strict=True):
        if now != then:
            yield f"there are {now} {kind.name} miniatures, not {then}"
    if noise_tokens(game) != totals.noise:
        yield f"there are {noise_tokens(game)} noise tokens, not {totals.noise}"
    if min([*state.zombies, *state.stock, *state.noise, state.noise_stock]) < 0:
        yield "a number of miniatures or tokens is below zero"
    for zone in game.setting.board.zones:
        there = sum(state.zombies[zone.index * stride : (zone.index + 1) * stride])
        if state.crowd[zone.index] != there:
            yield f"the crowd of {zone.name} says {state.crowd[zone.index]}, and {there} Zombies stand there"
        if not zone.cells and (there or state.noise[zone.index] or game.survivors_in(zone.index)):
            yield f"{zone.name} is away with its part of the board, and not empty"


def survivor_faults(game: Game) -> Iterator[str]:
    """The living stand in one Zone, or sit in what flies over one, and bear their Wounds; others are nowhere."""
    for survivor in game.state.survivors:
        alive = survivor.status == "alive"
        if game.state.round and _is_misplaced(game, survivor):  # set-up may ask where they begin
            yield f"{survivor.name} is {survivor.status} and stands in Zone {survivor.zone}"
        if alive and survivor.wounds >= health(game, survivor):
            yield f"{survivor.name} is alive with {survivor.wounds} Wounds"
        if survivor.hurt if game.ask(FILL_SLOTS) else WOUNDED in survivor.slots:
            yield f"{survivor.name} has Wounds that are kept as these rules do not keep them"
        yield from _misplaced_cards(game, survivor)
        if survivor.status == "dead" and survivor.cards:
            yield f"{survivor.name} is dead and carries {survivor.cards}"
        if survivor.xp < 0:
            yield f"{survivor.name} has less than nothing"


def _is_misplaced(game: Game, survivor: Survivor) -> bool:
    alive = survivor.status == "alive"
    found = vehicle_of(game, survivor.index)
    aloft = alive and found is not None and found[1].zone < 0 <= ground_of(found[1])
    return alive != (0 <= survivor.zone < len(game.setting.board.zones)) and not aloft


def _misplaced_cards(game: Game, survivor: Survivor) -> Iterator[str]:
    places = game.setting.rules.places
    for name in places.choosy:
        for card in survivor.slots[places.span[name]]:
            if card > 0 and not takes(game, survivor, card, name):
                yield f"{survivor.name} has the card {card} in a place ({name}) that does not take it"
