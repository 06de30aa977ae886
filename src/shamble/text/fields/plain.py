"""Fields of plain words and numbers: Skills, colours, levels, dice, options of the table, corrections."""

from __future__ import annotations

from shamble.text.conditions import ending
from shamble.text.fields.registry import Telling, field, plain_fields

plain_fields(("by", "colour", "deck", "name", "skill", "to"), lambda told, value: told.words.word(value))
plain_fields(("part", "state"), lambda told, value: value)
plain_fields(("mission",), lambda told, value: told.game.setting.mission.title)
plain_fields(("accuracy",), lambda told, value: value)
plain_fields(("reason",), lambda told, value: ending(told.words, told.game, value))
plain_fields(("option",), lambda told, value: told.words.option(value))
plain_fields(
    ("damage", "hits", "missing", "n", "points", "round", "tokens", "total", "wounds"),
    lambda told, value: value,
)


@field("value", "option", "value")
def _value(told: Telling) -> str:
    return told.words.value(told.data["option"], told.data["value"])


@field("correction", "action")
def _correction(told: Telling) -> str:
    """What was put right by hand, in the words in which it was offered."""
    fields = Telling(told.words, told.game, told.data, now=False)
    return told.words.file("actions").told(told.data["action"], fields)


@field("part_of_board", "name")
def _part_of_board(told: Telling) -> str:
    """A part that moves, and its states, are called as the Mission calls them."""
    return str(told.data["name"])


@field("state_of_part", "to")
def _state_of_part(told: Telling) -> str:
    return str(told.data["to"])


@field("more", "n")
def _more(told: Telling) -> str:
    return told.words.word("more" if told.data["n"] > 0 else "less")


@field("level", "level")
def _level(told: Telling) -> str:
    level = told.data["level"]
    return told.words.word(told.game.setting.levels[level].name if isinstance(level, int) else level)


@field("level_too", "n")
def _level_too(told: Telling) -> str:
    """The Danger Level and the Skill that come or go with a correction of experience."""
    level, skill = told.data.get("to", ""), told.data.get("name", "")
    if not level:
        return ""
    code = "falls-to" if told.data["n"] < 0 else "rises-to"
    return told.words.phrase(code, level=told.words.word(level), skill=skill, named="yes" if skill else "no")


@field("dice", "dice")
def _dice(told: Telling) -> str:
    return told.words.series([str(face) for face in told.data["dice"]], "space")
