"""The table as a seat sees it: everything that lies open, nothing of what lies face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shamble.world import hooks
from shamble.world.decks import is_used
from shamble.world.pieces import named
from shamble.world.state import WOUNDED, Survivor
from shamble.world.tokens import noise_on_board, spawn_tokens

if TYPE_CHECKING:
    from shamble.world.game import Game


def view(game: Game, seat: int) -> dict[str, Any]:
    """The table as plain JSON data, by the names that players know. Decks are sizes, what is hidden is "hidden"."""
    state, setting = game.state, game.setting
    zones = [zone.name for zone in setting.board.zones]
    mission = setting.mission
    seen = {
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
        **_barriers(game),
        **_parts(game),
        "spawns": _spawns(game),
        "objectives": [
            {"zone": zones[token.zone], "colour": token.colour, "taken": bool(state.taken >> index & 1)}
            for index, token in enumerate(mission.objectives)
        ],
        "triggers": {setting.board.tile_names[tile]: bool(state.triggered >> tile & 1) for tile in mission.triggers},
        "tents": {
            zones[zone]: "hidden" if face >= 0 else setting.tent_cards[-1 - face].kind
            for zone, face in zip(mission.tents, state.tents, strict=False)
        },
        **({"pieces": [named(game, piece) for piece in state.pieces]} if state.pieces else {}),
        "exit": zones[mission.exit] if mission.exit >= 0 else None,
        "stock": {kind.name: state.stock[kind.index] for kind in setting.kinds},
        **what_lies_ready(game),
        "decision": _decision(game, seat),
    }
    for hook in game.hooks(hooks.VIEW):
        hook(game, seen)
    return seen


def _spawns(game: Game) -> list[dict[str, Any]]:
    zones = game.setting.board.zones
    return [
        {
            "zone": zones[token.zone].name,
            "locators": list(token.locators),
            "colour": token.colour,
            "awake": not token.asleep,
            **({"kind": token.kind} if token.kind else {}),
        }
        for token in spawn_tokens(game)
    ]


def _barriers(game: Game) -> dict[str, Any]:
    """Everything besides doors that can change on the board, by kind and name; no key where there is nothing."""
    standing = game.setting.board.standing(game.state.doors)
    barriers = [one for one in standing if one.is_there(game.state.doors)]
    return {"barriers": {f"{one.kind} {one.name}": one.state(game.state.doors) for one in barriers}} if barriers else {}


def _parts(game: Game) -> dict[str, Any]:
    """The parts of the board that move, and where they are; no key where nothing does."""
    parts = game.setting.board.parts
    return {"parts": {part.name: part.called(game.state.doors) for part in parts}} if parts else {}


def what_lies_ready(game: Game) -> dict[str, Any]:
    """Everything beside the board: tokens, decks by their size, and the cards that lie open by name."""
    state, setting = game.state, game.setting
    return {
        **({} if setting.rules.noise else {"noise_left": state.noise_stock}),
        "decks": {name: len(deck) for name, deck in state.decks.items()},
        **({"tops": tops} if (tops := tops_shown(game)) else {}),
        "discards": {
            name: [setting.card_in(name, card).name for card in pile] for name, pile in open_piles(game).items()
        },
        "aside": sorted(setting.card(card).name for card in state.aside),
    }


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


def _survivor(game: Game, survivor: Survivor) -> dict[str, Any]:
    zones = game.setting.board.zones
    places = game.setting.rules.places
    return {
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


def _card(game: Game, card: int) -> dict[str, Any] | None:
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


def _decision(game: Game, seat: int) -> dict[str, Any] | None:
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
