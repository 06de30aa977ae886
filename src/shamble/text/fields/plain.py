"""Fields of plain words and numbers: Skills, colours, levels, dice, options of the table, corrections."""

from __future__ import annotations

from shamble.text.conditions import ending
from shamble.text.fields.registry import MessageFields, field, plain_fields

plain_fields(("by", "colour", "deck", "name", "skill", "to"), lambda facts, value: facts.words.word(value))
plain_fields(("part", "state", "story", "told"), lambda facts, value: value)
plain_fields(("mission",), lambda facts, value: facts.game.setting.mission.title)
plain_fields(("accuracy",), lambda facts, value: value)
plain_fields(("reason",), lambda facts, value: ending(facts.words, facts.game, value, facts.data.get("by", "")))
plain_fields(("option",), lambda facts, value: facts.words.option(value))
plain_fields(
    ("damage", "hits", "missing", "n", "points", "round", "tokens", "total", "wounds"),
    lambda facts, value: value,
)


@field("value", "option", "value")
def _value(facts: MessageFields) -> str:
    return facts.words.value(facts.data["option"], facts.data["value"])


@field("correction", "action")
def _correction(facts: MessageFields) -> str:
    """The correction that was made, in the words in which it was offered."""
    fields = MessageFields(facts.words, facts.game, facts.data, now=False)
    return facts.words.file("actions").filled(facts.data["action"], fields)


@field("part_of_board", "name")
def _part_of_board(facts: MessageFields) -> str:
    """The name that the Mission gives to a part that moves."""
    return str(facts.data["name"])


@field("state_of_part", "to")
def _state_of_part(facts: MessageFields) -> str:
    return str(facts.data["to"])


@field("more", "n")
def _more(facts: MessageFields) -> str:
    return facts.words.word("more" if facts.data["n"] > 0 else "less")


@field("level", "level")
def _level(facts: MessageFields) -> str:
    level = facts.data["level"]
    return facts.words.word(facts.game.setting.levels[level].name if isinstance(level, int) else level)


@field("level_too", "n")
def _level_too(facts: MessageFields) -> str:
    """The Danger Level and the Skill that come or go with a correction of experience."""
    level, skill = facts.data.get("to", ""), facts.data.get("name", "")
    if not level:
        return ""
    code = "falls-to" if facts.data["n"] < 0 else "rises-to"
    return facts.words.phrase(code, level=facts.words.word(level), skill=skill, named="yes" if skill else "no")


@field("dice", "dice")
def _dice(facts: MessageFields) -> str:
    return facts.words.series([facts.words.word(str(face)) for face in facts.data["dice"]], "space")


@field("die_place", "to")
def _die_place(facts: MessageFields) -> str:
    return str(facts.data["to"])


def _faces(facts: MessageFields, faces: tuple[int, ...]) -> str:
    """The faces of some dice, or that there are none."""
    return facts.words.listed([str(face) for face in faces]) if faces else facts.words.word("no-dice")


plain_fields(("reserve", "loose", "lacking"), _faces)
plain_fields(("rolls",), lambda facts, value: value)
