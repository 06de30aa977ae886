"""Options, questions, events and outcomes in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from zlib import crc32

from shamble.engine.decisions import Decision, Option
from shamble.engine.events import Event
from shamble.engine.log import Entry
from shamble.rules.missions.endings import ended_by
from shamble.rules.missions.epilogues import epilogue
from shamble.text import names
from shamble.text.catalogue import words_of
from shamble.text.conditions import ending
from shamble.text.fields import MessageFields
from shamble.text.places import place_name
from shamble.text.words import Words
from shamble.world.game import Game

CLOSINGS = 4
"""The last lines that there are for a victory, and for a defeat; a Mission has always the same."""


def label(game: Game, option: Option) -> str:
    """The words on the button of an option; all options of one decision differ in them."""
    said = words_of(game.setting)
    data = {"action": option.action, **option.fields()}
    return said.file("actions").filled(option.action, MessageFields(said, game, data, now=True)) or option.action


def question(game: Game, decision: Decision, *, addressed: bool = True) -> str:
    """The question of the present decision, with those whom it asks where there are several players and `addressed`."""
    said = words_of(game.setting)
    data = dict(decision.shown)
    for option in reversed(decision.options):
        data.update(option.fields())
    if decision.who >= 0:
        data["who"] = decision.who
    asked = said.file("questions").filled(decision.kind, MessageFields(said, game, data, now=True))
    if not addressed or game.setting.seats == 1:
        return asked
    return said.phrase("asked", whom=whom(game, decision), what=asked)


def whom(game: Game, decision: Decision) -> str:
    """The players whom a decision asks."""
    said = words_of(game.setting)
    if len(decision.seats) == game.setting.seats:
        return said.word("everybody")
    return said.listed([names.player_name(said, game, seat) for seat in decision.seats])


def sentence(game: Game, event: Event) -> str | None:
    """An event as a line of the log; None where it needs no words."""
    said = words_of(game.setting)
    told = said.file("events").filled(event.code, MessageFields(said, game, event.data, now=False))
    if not told or "because" not in event.data:
        return told or None
    return said.phrase("because", what=told, names=said.series([said.word(name) for name in event.data["because"]]))


def why(game: Game, event: Event) -> str:
    """The reason why Zombies moved, as an event has it; empty where its line says enough."""
    if "goals" not in event.data:
        return ""
    said = words_of(game.setting)
    prey = prey_of(said, game, event.data)
    if "seen" not in event.data:
        return said.phrase("drawn", prey=prey)
    return said.phrase("drawn-seen" if event.data["seen"] else "drawn-heard", prey=prey, noise=event.data["noise"])


def prey_of(said: Words, game: Game, drawn: Mapping[str, Any]) -> str:
    """The targets of Zombies: Survivors with their Zones, or a Zone alone where nobody is."""
    told = []
    for zone, people in zip(drawn["goals"], drawn["whom"], strict=True):
        who = said.listed([names.survivor_name(game, index) for index in people])
        place = place_name(said, game, zone)
        told.append(said.phrase("prey", who=who, zone=place) if who else said.phrase("prey-nobody", zone=place))
    return said.listed(told)


def action_done(game: Game, option: Option) -> str | None:
    """The line of the log for an option that was chosen, where the events that followed do not tell it."""
    said = words_of(game.setting)
    if not said.file("actions").has(option.action, "done"):
        return None
    return said.file("actions").filled(option.action, MessageFields(said, game, option.fields(), now=False), "done")


def story(game: Game, entry: Entry) -> list[str]:
    """All lines of one entry of the log, equal ones once with their number."""
    lines = [action_done(game, entry.option)] if entry.option is not None else []
    return _counted(game, [*lines, *(sentence(game, event) for event in entry.events)])


def reasons(game: Game, entry: Entry) -> list[str]:
    """All lines of one entry of the log, each with its rule, and with what drew the Zombies."""
    lines = []
    if entry.option is not None:
        lines.append(_reasoned(game, action_done(game, entry.option), "", entry.option.rule))
    for event in entry.events:
        lines.append(_reasoned(game, sentence(game, event), why(game, event), event.rule))
    return _counted(game, lines)


def _reasoned(game: Game, line: str | None, drawn: str, rule: str) -> str | None:
    said = words_of(game.setting)
    by = said.phrase("by-rule", rule=rule) if rule else said.phrase("by-nobody")
    return None if line is None else said.series([part for part in (line, drawn, by) if part], "space")


def _counted(game: Game, lines: Sequence[str | None]) -> list[str]:
    said = words_of(game.setting)
    told: list[tuple[str, int]] = []
    for line in lines:
        if line is not None and told and told[-1][0] == line:
            told[-1] = (line, told[-1][1] + 1)
        elif line is not None:
            told.append((line, 1))
    return [line if times == 1 else said.phrase("times", line=line, times=times) for line, times in told]


def outcome(game: Game) -> str:
    """The sentence for the end of the game; empty while it goes on."""
    state = game.state
    if not state.outcome:
        return ""
    return ending(words_of(game.setting), game, state.reason, ended_by(game))


def closing_story(game: Game) -> str:
    """The end of the story: the Mission's own epilogue, or else a line that many Missions share; empty before."""
    if not game.state.outcome or epilogue(game):
        return epilogue(game)
    told = f"closing-{game.state.reason}"
    messages, variant = words_of(game.setting).file("goals"), crc32(game.setting.mission.id.encode()) % CLOSINGS
    return messages.filled(told if told in messages else f"closing-{game.state.outcome}", {"variant": variant})
