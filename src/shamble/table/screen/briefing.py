"""The legend of a game's board and its whole log: asked for once, not sent with every screen."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.draw.maps import sign_picture, signs
from shamble.engine.declared import EVENTS
from shamble.engine.log import Entry
from shamble.table.screen.lines import entry_lines, past_line, standing
from shamble.table.screen.to_page import ToPage
from shamble.text import words_of
from shamble.world.game import Game

ROUND = "round"
"""The mark of the events that begin a round."""


class SignShown(ToPage):
    """A sign of the board, with its words."""

    svg: str
    words: str


class ToldShown(ToPage):
    """A line of the whole log."""

    text: str
    rule: str
    why: str


class RoundShown(ToPage):
    """The lines of a round, or of the set-up."""

    title: str
    lines: list[ToldShown]


def legend_shown(game: Game) -> list[SignShown]:
    """The signs that this board has, each with its words."""
    return [SignShown(sign_picture(sign), sign.words) for sign in signs(game)]


def rounds_shown(game: Game, log: Sequence[Entry], numbers: Sequence[int]) -> list[RoundShown]:
    """All lines of the log by round; what comes before the first stands under the set-up."""
    stood = standing(game)
    newest_first = zip(reversed(log), reversed(numbers), strict=True)
    entries = [entry_lines(game, entry, seq, stood) for entry, seq in newest_first]
    rounds = [RoundShown(words_of(game.setting).tell("phase-setup"), [])]
    for line in (*past_line(game, numbers), *(line for lines in reversed(entries) for line in lines)):
        if line.kind in EVENTS and EVENTS[line.kind].mark == ROUND:
            rounds.append(RoundShown(line.text, []))
        else:
            rounds[-1].lines.append(ToldShown(line.text, line.rule, line.why))
    return [one for one in rounds if one.lines]
