"""Doors that somebody has to open: who can, what a card on one demands, and where to look when nobody has a tool."""

from __future__ import annotations

from shamble.rules.doors import is_barred, is_open
from shamble.rules.inventory import in_hand
from shamble.rules.missions.cards import LaidObjectiveCard, card_of, cards_left
from shamble.rules.missions.scripts import is_so
from shamble.world import Game, Survivor, hooks
from shamble.world.facts import OPENS_DOORS
from shamble.world.words import Given


def opens_doors(game: Game, survivor: Survivor) -> bool:
    """Whether a Survivor carries something that opens doors, in hand or not, or needs nothing for it."""
    return OPENS_DOORS in survivor.profile.facts or any(game.setting.card(card).door for card in survivor.cards)


def openers(game: Game) -> tuple[int, ...]:
    """Those who can open doors; nobody is named where nobody can."""
    return tuple(one.index for one in game.on_board() if opens_doors(game, one))


def keeps_tool_packed(game: Game, survivor: Survivor) -> bool:
    """Whether a Survivor beside a closed door carries something that opens it, but not in hand."""
    return not any(game.setting.card(card).door for card in in_hand(game, survivor)) and needs_tool(game, survivor)


def needs_tool(game: Game, survivor: Survivor) -> bool:
    """Whether a Survivor beside a closed door carries what they need to open it."""
    if OPENS_DOORS in survivor.profile.facts or not opens_doors(game, survivor):
        return False
    doors = game.setting.board.doors
    return any(
        survivor.zone in (door.a, door.b) and not is_open(game, door.index) and not is_barred(game, door.index)
        for door in doors
    )


def searchable(game: Game) -> tuple[int, ...]:
    """The rooms that can be Searched once no Zombie is in them."""
    zones = game.setting.board.zones
    return tuple(zone.index for zone in zones if game.ask(hooks.SEARCHABLE, zone.index, zone.kind == "room"))


def met(game: Game, needs: Given | None) -> bool:
    """Whether somebody could do now what a card demands."""
    return needs is None or bool(those_who_meet(game, needs))


def those_who_meet(game: Game, needs: Given | None) -> tuple[int, ...]:
    """Those who could do now what a card demands; nobody is named where it demands nothing."""
    return () if needs is None else tuple(one.index for one in game.on_board() if is_so(game, needs, one.index))


def goes_back(game: Game, who: int, number: int) -> bool:
    """Whether a card that everybody has read demands what this Survivor does not have."""
    piece = game.state.piece(number, LaidObjectiveCard)
    return bool(piece.shown) and not is_so(game, card_of(game, piece).needs, who)


def demands(game: Game) -> dict[int, Given]:
    """The doors that a card keeps shut which everybody has read, each with what the card demands."""
    if not game.setting.mission.objective_cards:
        return {}
    found: dict[int, Given] = {}
    for _, piece, place in cards_left(game):
        needs = card_of(game, piece).needs if piece.shown and place.doors else None
        if needs is not None and not met(game, needs):
            found.update(dict.fromkeys(place.doors, needs))
    return found
