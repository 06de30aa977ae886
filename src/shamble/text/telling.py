"""Options, questions, events and outcomes in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from shamble.engine.decisions import Decision, Option
from shamble.engine.events import Event
from shamble.engine.log import Entry
from shamble.text import names
from shamble.text.catalogue import ENGLISH, words_of
from shamble.text.conditions import ending
from shamble.text.fields import Telling
from shamble.text.words import Words
from shamble.world.game import Game

Variant = Callable[[Game, Mapping[str, Any]], str]


def label(game: Game, option: Option, language: str = ENGLISH) -> str:
    """What the button of an option of the present decision says; all options of one decision differ in it."""
    said = words_of(game.setting, language)
    template = said.file.options[option.action]
    data = {"action": option.action, **option.fields()}
    return _fill(said, game, "options", option.action, template, data, now=True) or option.action


def question(game: Game, decision: Decision, language: str = ENGLISH, *, addressed: bool = True) -> str:
    """What the present decision asks, and whom, where there are several players and `addressed` is not off."""
    said = words_of(game.setting, language)
    data = dict(decision.shown)
    for option in reversed(decision.options):
        data.update(option.fields())
    if decision.who >= 0:
        data["who"] = decision.who
    asked = _fill(said, game, "questions", decision.kind, said.file.questions[decision.kind], data, now=True) or ""
    if not addressed or game.setting.seats == 1:
        return asked
    return said.phrase("asked", whom=whom(game, decision, language), what=asked)


def whom(game: Game, decision: Decision, language: str = ENGLISH) -> str:
    """The players whom a decision asks."""
    said = words_of(game.setting, language)
    if len(decision.seats) == game.setting.seats:
        return said.word("everybody")
    return said.listed([names.player_name(said, seat) for seat in decision.seats])


def sentence(game: Game, event: Event, language: str = ENGLISH) -> str | None:
    """What happened, as a line of the log; None for what needs no words."""
    said = words_of(game.setting, language)
    told = _fill(said, game, "events", event.code, said.file.events[event.code], event.data, now=False)
    if told is None or "because" not in event.data:
        return told
    return said.phrase("because", what=told.removesuffix("."), names=", ".join(map(said.word, event.data["because"])))


def why(game: Game, event: Event, language: str = ENGLISH) -> str:
    """What drew the Zombies that an event tells of; empty for what its line tells already."""
    if "goals" not in event.data:
        return ""
    said = words_of(game.setting, language)
    zones = said.listed([names.zone_name(game, zone) for zone in event.data["goals"]])
    if "seen" not in event.data:
        return said.phrase("drawn", zones=zones)
    return said.phrase("drawn-seen" if event.data["seen"] else "drawn-heard", zones=zones, noise=event.data["noise"])


def deed(game: Game, option: Option, language: str = ENGLISH) -> str | None:
    """What was done with an option, where the events that followed do not tell it."""
    said = words_of(game.setting, language)
    if option.action not in said.file.deeds:
        return None
    template = said.file.deeds[option.action]
    return _fill(said, game, "deeds", option.action, template, option.fields(), now=False)


def story(game: Game, entry: Entry, language: str = ENGLISH) -> list[str]:
    """All that one entry of the log tells, equal lines told once with their number."""
    lines = [deed(game, entry.option, language)] if entry.option is not None else []
    return _counted(game, [*lines, *(sentence(game, event, language) for event in entry.events)], language)


def reasons(game: Game, entry: Entry, language: str = ENGLISH) -> list[str]:
    """All that one entry of the log tells, each line with its rule, and with what drew the Zombies."""
    lines = []
    if entry.option is not None:
        lines.append(_reasoned(game, deed(game, entry.option, language), "", entry.option.rule, language))
    for event in entry.events:
        lines.append(_reasoned(game, sentence(game, event, language), why(game, event, language), event.rule, language))
    return _counted(game, lines, language)


def _reasoned(game: Game, line: str | None, drawn: str, rule: str, language: str) -> str | None:
    said = words_of(game.setting, language)
    by = said.phrase("by-rule", rule=rule) if rule else said.phrase("by-nobody")
    return None if line is None else " ".join(part for part in (line, drawn, by) if part)


def _counted(game: Game, lines: Sequence[str | None], language: str) -> list[str]:
    said = words_of(game.setting, language)
    told: list[tuple[str, int]] = []
    for line in lines:
        if line is not None and told and told[-1][0] == line:
            told[-1] = (line, told[-1][1] + 1)
        elif line is not None:
            told.append((line, 1))
    return [line if times == 1 else said.phrase("times", line=line, times=times) for line, times in told]


def outcome(game: Game, language: str = ENGLISH) -> str:
    """How the game ended and why; empty while it goes on."""
    state = game.state
    if not state.outcome:
        return ""
    return ending(words_of(game.setting, language), game, state.reason)


def _fill(
    said: Words,
    game: Game,
    section: str,
    code: str,
    template: str | Mapping[str, str | None] | None,
    data: Mapping[str, Any],
    *,
    now: bool,
) -> str | None:
    if isinstance(template, Mapping):
        variant = VARIANTS[section][code](game, data)
        template = template[variant] if variant in template else template["other"]
    return None if template is None else template.format_map(Telling(said, game, data, now=now))


def _value(name: str) -> Variant:
    return lambda game, data: str(data[name])


def _has(name: str, yes: str, no: str) -> Variant:
    return lambda game, data: yes if data.get(name) else no


def _route(data: Mapping[str, Any]) -> str:
    """Zone 0 may lie on the way too: only the field tells."""
    return "detour" if "via" in data else "direct"


def _shot(game: Game, data: Mapping[str, Any]) -> str:
    """A weapon without a card has no other name; what a Skill gives for nothing says so."""
    if not data.get("name") or not data.get("cards"):
        return "plain"
    return "special" if data.get("cost") or data.get("free") else "given"


def _where(game: Game, data: Mapping[str, Any]) -> str:
    return "here" if data["zone"] == game.person(data["who"]).zone else "there"


def _by(game: Game, data: Mapping[str, Any]) -> str:
    return "somebody" if data["who"] >= 0 else "nobody"


def _zombie_card(game: Game, data: Mapping[str, Any]) -> str:
    card = game.setting.zombie_cards[data["card"] - 1]
    if card.kind != "spawn":
        return "special"
    return "spawn" if card.lines[data["level"]] else "nobody"


VARIANTS: dict[str, dict[str, Variant]] = {
    "options": {
        "blitz": lambda game, data: _route(data),
        "bloodlust": lambda game, data: _route(data),
        "charge": lambda game, data: _route(data) + ("-attack" if data.get("name") else ""),
        "field-medic": lambda game, data: _route(data),
        "melee": _where,
        "open-door": _has("card", "tool", "bare"),
        "pull-switch": _has("name", "gate", "plain"),
        "rage": lambda game, data: _route(data),
        "ranged": _shot,
        "hit": _has("name", "marked", "plain"),
        "search": lambda game, data: "deck" if data.get("to") else "skill" if data.get("name") else "plain",
        "search-car": _has("to", "deck", "plain"),
        "team-aim": _value("to"),
        "team-melee": _where,
        "stash": _has("cost", "first", "further"),
        "take-out": _has("cost", "first", "further"),
        "throw": lambda game, data: "survivor" if "other" in data else "zombie",
    },
    "questions": {"arrange": _value("purpose")},
    "deeds": {"open-door": _has("card", "tool", "bare")},
    "events": {
        "action": _has("because", "free", "paid"),
        "arranged": _value("purpose"),
        "barricade-built": _has("closed", "closed", "open"),
        "barricade-gone": lambda game, data: "survivor" if data["who"] >= 0 else "zombies",
        "door-opened": _by,
        "door-shut": _by,
        "dragged": _value("by"),
        "extra-activation": _value("why"),
        "gate-turned": _has("clockwise", "clockwise", "counter"),
        "hits": _has("hits", "some", "none"),
        "round": lambda game, data: "alone" if game.setting.seats == 1 else "table",
        "searched": _has("cards", "found", "nothing"),
        "slimer": _has("comes", "comes", "other"),
        "searched-car": _has("cards", "found", "nothing"),
        "token": lambda game, data: f"{data['token']}-{'on' if data['present'] else 'off'}",
        "trade-offered": lambda game, data: "first" if data["n"] == 1 else "counter",
        "wounded": _has("lost", "card", "bare"),
        "zombie-card": _zombie_card,
    },
}
"""How the variant of a template is chosen, where a code has several; "other" stands for the rest."""
