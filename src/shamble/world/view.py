"""The table as a seat sees it: everything that lies open, nothing of what lies face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict, cast

from shamble.files.plain import Json
from shamble.world import hooks
from shamble.world.decks import is_used
from shamble.world.mission_records import SpawnToken
from shamble.world.pieces import named
from shamble.world.state import WOUNDED, Survivor
from shamble.world.tokens import noise_on_board, spawn_tokens

if TYPE_CHECKING:
    from shamble.world.game import Game


class SpawnSeen(TypedDict):
    """A Spawn token."""

    zone: str
    locators: list[int]
    colour: str
    awake: bool
    kind: NotRequired[str]


class ObjectiveSeen(TypedDict):
    """An Objective, taken or not."""

    zone: str
    colour: str
    taken: bool


class CardSeen(TypedDict):
    """A card in somebody's hands, or a Wound in their place."""

    name: str
    number: NotRequired[int]
    loaded: NotRequired[bool]
    joined: NotRequired[str | None]


class SurvivorSeen(TypedDict):
    """A Survivor; what they carry stands under the names of their edition's places."""

    name: str
    seat: int
    team: int
    status: str
    zone: str | None
    xp: int
    level: int
    skills: list[str]
    hands: NotRequired[list[CardSeen | None]]
    reserve: NotRequired[list[CardSeen | None]]
    backpack: NotRequired[list[CardSeen | None]]
    favorite: NotRequired[list[CardSeen | None]]
    wounds: int
    extra_actions: int
    tokens: list[str]
    traits: list[str]


class DecisionSeen(TypedDict):
    """A question, and those of its options that the seat may choose."""

    kind: str
    seats: list[int]
    who: str | None
    options: list[str]


class Ready(TypedDict):
    """Everything beside the board."""

    noise_left: NotRequired[int]
    decks: dict[str, int]
    tops: NotRequired[dict[str, str]]
    discards: dict[str, list[str]]
    aside: list[str]


class TableSeen(Ready):
    """The table as a seat sees it."""

    mission: str
    seat: int
    round: int
    phase: str
    first_seat: int
    outcome: str
    reason: str
    survivors: list[SurvivorSeen]
    zombies: dict[str, dict[str, int]]
    noise: dict[str, int | str]
    loudest: str | None
    doors: dict[str, str]
    barriers: NotRequired[dict[str, int]]
    parts: NotRequired[dict[str, str]]
    spawns: list[SpawnSeen]
    objectives: list[ObjectiveSeen]
    triggers: dict[str, bool]
    tents: dict[str, str]
    pieces: NotRequired[list[dict[str, Json]]]
    exit: str | None
    stock: dict[str, int]
    decision: DecisionSeen | None


def view(game: Game, seat: int) -> TableSeen:
    """The table as plain JSON data, by the names that players know. Decks are sizes, what is hidden is "hidden"."""
    state, setting = game.state, game.setting
    zones, ready = [zone.name for zone in setting.board.zones], what_lies_ready(game)
    mission = setting.mission
    seen: TableSeen = {
        "mission": mission.id,
        "seat": seat,
        "round": state.round,
        "phase": state.phase,
        "first_seat": state.first_seat,
        "outcome": state.outcome,
        "reason": state.reason,
        "survivors": [_survivor(game, survivor) for survivor in state.survivors],
        "zombies": _zombies(game),
        "noise": noise_on_board(game),
        "loudest": zones[state.loudest] if state.loudest >= 0 else None,
        "doors": {door.name: _door(game, door.index) for door in setting.board.doors},
        "spawns": [_spawn(game, token) for token in spawn_tokens(game)],
        "objectives": [
            {"zone": zones[token.zone], "colour": token.colour, "taken": bool(state.taken >> index & 1)}
            for index, token in enumerate(mission.objectives)
        ],
        "triggers": {setting.board.tile_names[tile]: bool(state.triggered >> tile & 1) for tile in mission.triggers},
        "tents": {
            zones[zone]: "hidden" if face >= 0 else setting.tent_cards[-1 - face].kind
            for zone, face in zip(mission.tents, state.tents, strict=False)
        },
        "exit": zones[mission.exit] if mission.exit >= 0 else None,
        "stock": {kind.name: state.stock[kind.index] for kind in setting.kinds},
        "decks": ready["decks"],
        "discards": ready["discards"],
        "aside": ready["aside"],
        "decision": _decision(game, seat),
    }
    _with_noise_and_tops(game, seen)
    _further(game, seen)
    for hook in game.hooks(hooks.VIEW):
        hook(game, seen)
    return seen


def _further(game: Game, seen: TableSeen) -> None:
    """Barriers and parts of the board that can change besides doors, and pieces: not every game has them."""
    state, board = game.state, game.setting.board
    if barriers := [one for one in board.standing(state.doors) if one.is_there(state.doors)]:
        seen["barriers"] = {f"{one.kind} {one.name}": one.state(state.doors) for one in barriers}
    if board.parts:
        seen["parts"] = {part.name: part.called(state.doors) for part in board.parts}
    if state.pieces:
        seen["pieces"] = [named(game, piece) for piece in state.pieces]


def _spawn(game: Game, token: SpawnToken) -> SpawnSeen:
    zone = game.setting.board.zones[token.zone].name
    seen = SpawnSeen(zone=zone, locators=list(token.locators), colour=token.colour, awake=not token.asleep)
    if token.kind:
        seen["kind"] = token.kind
    return seen


def what_lies_ready(game: Game) -> Ready:
    """Everything beside the board: tokens, decks by their size, and the cards that lie open by name."""
    state, setting = game.state, game.setting
    ready: Ready = {
        "decks": {name: len(deck) for name, deck in state.decks.items()},
        "discards": {
            name: [setting.card_in(name, card).name for card in pile] for name, pile in open_piles(game).items()
        },
        "aside": sorted(setting.card(card).name for card in state.aside),
    }
    _with_noise_and_tops(game, ready)
    return ready


def _with_noise_and_tops(game: Game, ready: Ready) -> None:
    if not game.setting.rules.noise:
        ready["noise_left"] = game.state.noise_stock
    if tops := tops_shown(game):
        ready["tops"] = tops


def open_piles(game: Game) -> dict[str, list[int]]:
    """The discards of every deck that has some of its own, and is used with these boxes."""
    discards, boxes = game.state.discards, game.setting.setup.boxes
    return {
        deck.name: discards[deck.name]
        for deck in game.setting.rules.decks.values()
        if (deck.renewed or deck.own_pile) and deck.name in discards and is_used(deck, boxes)
    }


def tops_shown(game: Game) -> dict[str, str]:
    """Everything that lies open of the top cards of decks."""
    setting, decks = game.setting, game.state.decks
    return {
        name: deck.shows(setting.card(decks[name][-1]))
        for name, deck in setting.rules.decks.items()
        if deck.shows is not None and decks.get(name)
    }


def _survivor(game: Game, survivor: Survivor) -> SurvivorSeen:
    zones = game.setting.board.zones
    places = game.setting.rules.places
    seen = {
        "name": survivor.name,
        "seat": survivor.seat,
        "team": survivor.team,
        "status": survivor.status,
        "zone": zones[survivor.zone].name if survivor.zone >= 0 else None,
        "xp": survivor.xp,
        "level": survivor.level,
        "skills": list(survivor.skills),
        **{
            places.keys[name]: [_card(game, card) for card in survivor.slots[span]]
            for name, span in places.span.items()
        },
        "wounds": survivor.wounds,
        "extra_actions": survivor.extra_actions,
        "tokens": list(survivor.tokens),
        "traits": list(game.setting.identity(survivor).traits),
    }
    return cast("SurvivorSeen", seen)


def _card(game: Game, card: int) -> CardSeen | None:
    if card == WOUNDED:
        return {"name": "Wounded"}
    if not card:
        return None
    state = game.state
    return {
        "name": game.setting.card(card).name,
        "number": card,
        "loaded": card not in state.unloaded,
        "joined": game.setting.card(state.joined[card]).name if card in state.joined else None,
    }


def _zombies(game: Game) -> dict[str, dict[str, int]]:
    stride = game.setting.stride
    found: dict[str, dict[str, int]] = {}
    for zone in game.setting.board.zones:
        if game.state.crowd[zone.index]:
            counts = game.state.zombies[zone.index * stride : (zone.index + 1) * stride]
            found[zone.name] = {
                kind.name: count for kind, count in zip(game.setting.kinds, counts, strict=True) if count
            }
    return found


def _door(game: Game, door: int) -> str:
    return "open" if game.state.doors >> door & 1 else "closed"


def _decision(game: Game, seat: int) -> DecisionSeen | None:
    decision = game.decision
    if decision is None:
        return None
    asked = seat in decision.seats
    return {
        "kind": decision.kind,
        "seats": list(decision.seats),
        "who": game.person(decision.who).name if decision.who >= 0 else None,
        "options": [option.key for option in decision.options if option.seat in (-1, seat)] if asked else [],
    }
