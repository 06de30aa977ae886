"""The Python module of a Mission: where it is found, and when it is run."""

from __future__ import annotations

import builtins
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any

from shamble.content import Mission, Pack
from shamble.editions import edition_named
from shamble.engine.errors import SetupError
from shamble.rules.missions.modules import MissionRules

BUILT_IN = "shamble.missions"
ENTRY = "rules"
"""The name in a module that holds its MissionRules."""

SOURCES_REMEMBERED = 64

_TO_THE_WORLD = ("game", "hooks", "pieces", "play", "setting", "state", "view")
MOVED = {
    "shamble.engine": "shamble.world",
    "shamble.combat": "shamble.rules.combat",
    "shamble.engine.deeds": "shamble.engine.commands",
    "shamble.engine.things": "shamble.world.records",
    "shamble.world.things": "shamble.world.records",
    "shamble.rules.exits": "shamble.rules.missions.exits",
    "shamble.rules.faces": "shamble.rules.objective_colours",
    "shamble.rules.missions.company": "shamble.rules.companions.conditions",
    "shamble.rules.missions.faces": "shamble.rules.objective_colours",
    "shamble.rules.missions.tallies": "shamble.rules.tallies",
    "shamble.rules.house.ways": "shamble.rules.house.zombie_moves",
    "shamble.rules.missions.handling": "shamble.rules.missions.doors_by_hand",
    "shamble.rules.missions.opening": "shamble.rules.missions.opening_doors",
    "shamble.rules.missions.starting": "shamble.rules.missions.starting_areas",
    "shamble.rules.missions.words": "shamble.world.words",
    "shamble.rules.places.barricades": "shamble.rules.barricades",
    "shamble.rules.modes.lying": "shamble.rules.modes.fallen",
    "shamble.rules.skills.carried": "shamble.rules.skills.card_effects",
    "shamble.rules.skills.registry": "shamble.rules.traits",
    "shamble.rules.skills.witness": "shamble.rules.skills.luck",
    "shamble.rules.species.unique": "shamble.rules.species.unique_abominations",
    **{f"shamble.engine.{name}": f"shamble.world.{name}" for name in _TO_THE_WORLD},
}
"""The modules that packs may import by an older name, and where they are today."""


def mission_rules(pack: Pack, mission: Mission) -> MissionRules | None:
    """The rules of a Mission's own module; SetupError says why there are none though it names one.

    A built-in Mission has its module in shamble/missions. That of a dropped pack comes from the text that the pack was
    read with: content in play holds only packs without code or with code that is trusted.
    """
    if mission.module is None:
        return None
    if edition_named(mission.edition).pack.missions.get(mission.id) == mission:
        return rules_in(import_module(f"{BUILT_IN}.{mission.module}"), mission.module)
    for dropped in pack.dropped.values():
        if dropped.missions.get(mission.id) is mission and mission.module in dropped.modules:
            return rules_from(mission.module, dropped.modules[mission.module])
    raise SetupError(
        f"{mission.id}: a file alone runs no code; put it with {mission.module}.py into a pack.", "mission"
    )


@lru_cache(maxsize=SOURCES_REMEMBERED)
def rules_from(name: str, source: str) -> MissionRules:
    """Run the text of a module, once for all its games, and return the rules that it registers."""
    module = ModuleType(f"mission_{name}")
    module.__dict__["__builtins__"] = {**vars(builtins), "__import__": _import}
    try:
        exec(compile(source, f"missions/{name}.py", "exec"), module.__dict__)
    except Exception as error:
        raise SetupError(f"missions/{name}.py: {type(error).__name__}: {error}", "mission") from error
    return rules_in(module, name)


def _import(name: str, outer: Any = None, inner: Any = None, wanted: Sequence[str] = (), level: int = 0) -> ModuleType:
    """Import as usual, but find modules by the older names that they had."""
    package, _, module = name.rpartition(".")
    found = MOVED.get(name) or (f"{MOVED[package]}.{module}" if package == "shamble.combat" else name)
    imported = builtins.__import__(found, outer, inner, wanted, level)
    if wanted:
        return _MovedPackage(name) if any(f"{name}.{one}" in MOVED for one in wanted) else imported
    return _MovedPackage(imported.__name__) if imported.__name__ == "shamble" else imported


class _MovedPackage(ModuleType):
    """A package by its older name: modules that have moved are found where they are today."""

    def __getattr__(self, name: str) -> Any:
        full = f"{self.__name__}.{name}"
        if any(one.startswith(f"{full}.") for one in MOVED):
            return _MovedPackage(full)
        if full in MOVED:
            return import_module(MOVED[full])
        today = import_module(MOVED.get(self.__name__, self.__name__))
        return getattr(today if hasattr(today, name) else import_module(self.__name__), name)


def rules_in(module: ModuleType, name: str) -> MissionRules:
    """The rules that a module holds."""
    found = getattr(module, ENTRY, None)
    if not isinstance(found, MissionRules):
        raise SetupError(f"missions/{name}.py: there is no `{ENTRY} = MissionRules()` in it", "mission")
    return found
