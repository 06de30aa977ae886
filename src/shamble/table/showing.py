"""What everybody at a table sees alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from shamble.table.history import Remark
from shamble.table.offers import question_shown
from shamble.table.records import Seat
from shamble.table.screen import board_part, dice_part, log_part, mission_part
from shamble.table.wishes import wish_shown
from shamble.text import words_of
from shamble.world.game import Game

if TYPE_CHECKING:
    from shamble.table.core import Core


def shared_screen(table: Core) -> dict[str, Any]:
    """The part of the screen that does not depend on who looks."""
    game, history = table.game, table.history
    log = game.log
    return {
        "seq": history.seq,
        "table": {**mission_part(game), "code": table.code, "options": table.options, **_people(table)},
        **board_part(game),
        "correcting": bool(game.setting.rules.corrections),
        "can_redo": history.redo_count() > 0,
        "can_play_on": game.can_play_on,
        "following": history.following,
        "wish": wish_shown(table),
        "dice": dice_part(game, log),
        "log": log_part(
            game,
            log,
            [move.seq for move in history.moves],
            [_remark_line(game, remark) for remark in history.remarks],
            table.told,
        ),
        "chat": history.chat,
    }


def with_people(table: Core, screen: dict[str, Any]) -> dict[str, Any]:
    """The same screen with those who are here now."""
    return {**screen, "table": {**screen["table"], **_people(table)}}


def _people(table: Core) -> dict[str, Any]:
    survivors = table.game.state.survivors
    seats = [
        {
            "seat": seat.seat,
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot,
            "lent": seat.lent,
            "survivors": [survivor.index for survivor in survivors if survivor.seat == seat.seat],
            "here": table.sitting.is_here(seat.seat),
        }
        for seat in table.sitting.seats
    ]
    return {"seats": seats, "watching": table.sitting.watching}


def _remark_line(game: Game, remark: Remark) -> dict[str, Any]:
    text = words_of(game.setting).tell(f"log-{remark.code}", **remark.fields)
    return {"seq": remark.seq, "text": text, "zones": [], "rule": "", "kind": "table"}


def summary(game: Game, seats: Sequence[Seat]) -> dict[str, Any]:
    """What a list of tables tells about one: no more than everybody may know."""
    decision = game.decision
    mission = game.setting.mission
    return {
        "mission": mission.id,
        "title": mission.title,
        "round": game.state.round,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in seats],
        "asked": list(decision.seats) if decision is not None else [],
        "question": question_shown(game, decision, mine=False) if decision is not None else "",
        "survivors": [survivor.name for survivor in game.state.survivors],
        **({"kept": lasting} if (lasting := what_lasts(game)) else {}),
    }


def what_lasts(game: Game) -> dict[str, Any]:
    """The document that a finished game gives out; empty where nothing lasts, or while it goes on."""
    document = game.kept() if game.state.outcome else {}
    return document if any(document.values()) else {}
