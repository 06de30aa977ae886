"""The names of a scenario that are plain words to the engine: what each may be, so that one that means nothing is told.

A word that nobody knows would otherwise lie there without doing anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

import msgspec

from shamble.content.goal_checks import trait_problem
from shamble.content.mission import Colour
from shamble.content.mission_names import own_name_fault
from shamble.content.pack import Pack
from shamble.editions import EDITIONS
from shamble.editions.language import LANGUAGE
from shamble.engine.declared import ACTIONS
from shamble.files.faults import Steps, suggestion
from shamble.files.plain import Json
from shamble.rulebook import skill_fault
from shamble.rulebook.catalogue import skill_names, skills
from shamble.rules.noise import AUDIBLE
from shamble.rules.team.cards import CARDS as TEAM_ACTIONS
from shamble.rules.traits import CARRIED, skill_problem
from shamble.rules.turn import FREE_TYPES, GIVEN_SEARCH, SEARCH
from shamble.scenario.faults import Faults
from shamble.scenario.names import kind_names
from shamble.scenario.shape import Scenario, TurnDetail
from shamble.world.pieces import CARD, KIND, PIECES, SCULPT, SKILL, SPAWN_KIND, TRAIT
from shamble.world.setting import Setting

COLOURS: tuple[str, ...] = get_args(Colour)
"""The colours of Objectives, Spawn Zones and switches."""


def token_words() -> list[str]:
    """The tokens and states of a Survivor."""
    return [AUDIBLE, *(effect.name for effect in CARRIED if effect.name.islower() and "[" not in effect.name)]


class WordChecks:
    """Checks the words in the fields of pieces, and puts full names for short ones."""

    def __init__(self, edition: str, pack: Pack, setting: Setting, faults: Faults) -> None:
        self.edition = edition
        self.pack = pack
        self.setting = setting
        self.faults = faults

    def piece(self, given: Mapping[str, Json], steps: Steps) -> dict[str, Json]:
        """The entry of a piece with the names that the engine uses; a fault for each word that means nothing."""
        kind = PIECES[str(given["piece"])]
        found = dict(given)
        for field, sort in kind.names.items():
            for name, place in _each(given.get(field), (*steps, field)):
                if name and (problem := self.problem(sort, name)):
                    self.faults.add(place, problem)
            if sort == KIND and (named := given.get(field)) in kind_names(self.setting):
                found[field] = self.setting.kinds[kind_names(self.setting)[str(named)]].name
        return found

    def used(self, names: Iterable[str], steps: Steps) -> None:
        """Check the names of all that somebody has used up: Skills, Team Actions, cards, or a Search."""
        others = [*TEAM_ACTIONS, *self.pack.equipment, SEARCH, GIVEN_SEARCH]
        for at, name in enumerate(names):
            if name in others:
                continue
            if skill_fault(name):
                self.faults.unknown((*steps, at), "Skill", name, [*skill_names(), *others])
            elif problem := self.problem(SKILL, name):
                self.faults.add((*steps, at), problem)

    def turn(self, detail: TurnDetail) -> None:
        """Check the names of what was used and done in a turn under way."""
        self.used(detail.used, ("turn", "used"))
        for at, free in enumerate(detail.free):
            if free not in FREE_TYPES:
                self.faults.unknown(("turn", "free", at), "type of free Action", free, FREE_TYPES)
        for at, done in enumerate(detail.done):
            action, _, weapon = done.partition(" ")
            if action not in ACTIONS and action not in FREE_TYPES:
                self.faults.unknown(("turn", "done", at), "action", action, ACTIONS)
            elif weapon and weapon not in self.pack.equipment:
                self.faults.unknown(("turn", "done", at), "card", weapon, self.pack.equipment)

    def refused(self, name: str, scenario: Scenario, people: Iterable[str], steps: Steps) -> None:
        """Check the word that an option is not to carry: one that no option could carry is refused for nothing."""
        if not skill_fault(name) or name in (known := self._words_of_options(scenario, people)):
            return
        if name not in _general_words():
            self.faults.unknown(steps, "word of an option", name, [*skill_names(), *sorted(known)])

    def _words_of_options(self, scenario: Scenario, people: Iterable[str]) -> set[str]:
        pack, pieces = self.pack, [word for kind in PIECES.values() for words in kind.words.values() for word in words]
        made = {combination.result for combination in pack.combinations}
        named = {*pack.equipment, *made, *pack.survivors, *pack.companions, *kind_names(self.setting), *people}
        missions = [one for one in pack.missions.values() if one.id == self.setting.mission.id]
        own = _strings([msgspec.to_builtins(one) for one in (*missions, msgspec.structs.replace(scenario, steps=()))])
        return {*named, *self._known(SCULPT), *ACTIONS, *FREE_TYPES, *PIECES, *pieces, *COLOURS, *TEAM_ACTIONS, *own}

    def problem(self, sort: str, name: str) -> str:
        """The reason why a word of this sort means nothing; empty where it does."""
        if sort == SPAWN_KIND:
            return own_name_fault(LANGUAGE.names(self.edition, "spawn_kinds"), "spawn_kinds", name)
        if sort == SKILL:
            return skill_problem(name, self.setting.rules.skill_versions)
        if sort == TRAIT:
            return trait_problem(name, self.pack.pieces, self.edition)
        if sort == KIND and name in kind_names(self.setting):
            return ""
        known = self._known(sort)
        return "" if name in known and sort != KIND else f'no {sort} "{name}"{suggestion(name, known)}'

    def _known(self, sort: str) -> Iterable[str]:
        if sort == KIND:
            return self.pack.pieces.zombies
        if sort == SCULPT:
            return [sculpt for kind in self.pack.zombies.values() for box in kind.sculpts.values() for sculpt in box]
        return self.pack.equipment if sort == CARD else COLOURS


def _each(given: Json, steps: Steps) -> Iterator[tuple[str, Steps]]:
    if isinstance(given, str):
        yield given, steps
    elif isinstance(given, list | tuple):
        yield from ((one, (*steps, at)) for at, one in enumerate(given))


def _general_words() -> set[str]:
    """The cards of all editions, for one may be there that is not to be, and what Skills are called in general."""
    cards = {name for edition in EDITIONS.values() for name in edition.pack.equipment}
    return {*cards, *(skill.name for skill in skills().values())}


def _strings(data: Json) -> Iterator[str]:
    """Every text in plain data, the keys among them."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list | tuple):
        for one in (*data, *data.values()) if isinstance(data, dict) else data:
            yield from _strings(one)
