"""The legend of a game's board and its whole log: asked for once, not sent with every screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shamble.draw.maps import sign_picture, signs
from shamble.engine.declared import EVENTS
from shamble.engine.log import Entry
from shamble.table.screen.lines import entry_lines, past_line, standing
from shamble.text import words_of
from shamble.world.game import Game

ROUND = "round"
"""The mark of the events that begin a round."""


def legend_shown(game: Game) -> list[dict[str, str]]:
    """The signs that this board has, each with its words."""
    return [{"svg": sign_picture(sign), "words": sign.words} for sign in signs(game)]


def rounds_shown(game: Game, log: Sequence[Entry], numbers: Sequence[int]) -> list[dict[str, Any]]:
    """All lines of the log by round; what comes before the first stands under the set-up."""
    stood = standing(game)
    newest_first = zip(reversed(log), reversed(numbers), strict=True)
    entries = [entry_lines(game, entry, seq, stood) for entry, seq in newest_first]
    rounds: list[dict[str, Any]] = [{"title": words_of(game.setting).tell("phase-setup"), "lines": []}]
    for line in (*past_line(game, numbers), *(line for lines in reversed(entries) for line in lines)):
        if line["kind"] in EVENTS and EVENTS[line["kind"]].mark == ROUND:
            rounds.append({"title": line["text"], "lines": []})
        else:
            rounds[-1]["lines"].append({"text": line["text"], "rule": line["rule"], "why": line.get("why", "")})
    return [one for one in rounds if one["lines"]]
