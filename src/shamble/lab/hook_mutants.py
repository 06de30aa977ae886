"""Take one hook at a time out of the rules, and list those that no test misses which claims to prove their rule.

Every hook names a ledger id. Without the hook at least one scenario or test that claims this id has to fail; otherwise
the claim does not show what the hook does. Each hook is tried in a process of its own.
"""

from __future__ import annotations

import hashlib
import inspect
import multiprocessing
import os
from collections.abc import Callable, Collection, Iterable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from shamble.engine import hooks as engine_hooks
from shamble.engine.hooks import Hook, Table, arrange
from shamble.errors import ShambleError
from shamble.lab.line_coverage import notice
from shamble.lab.wrongs import UNCLAIMED, in_processes, reasons, tests_fail
from shamble.rulebook import find_claims, load
from shamble.scenario import run_file, scenario_files

HARMLESS = Path("tests") / "lab" / "harmless-hooks.yaml"
"""Hooks whose absence no game can notice: their names, and why."""


Arrange = Callable[[Iterable[Hook]], Table]


class Spot(NamedTuple):
    """A hook by what it is: its rule, its point, and the function that speaks there."""

    rule: str
    point: str
    function: str

    @property
    def name(self) -> str:
        """The name in reports."""
        return f"{self.rule} at {self.point}: {self.function}"


class HookTrial(NamedTuple):
    """A hook with what claims its rule; `digest` changes with the function's text."""

    spot: Spot
    digest: str
    scenarios: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name in reports."""
        return self.spot.name

    @property
    def key(self) -> str:
        """The key of its result."""
        return f"{self.name} {self.digest}"


def _function(hook: Hook) -> Callable[..., Any]:
    call = hook.call
    while isinstance(call, partial):
        call = call.func
    return call


def _spot(hook: Hook) -> Spot:
    function = _function(hook)
    return Spot(hook.rule, hook.point.name, f"{function.__module__}.{function.__qualname__}")


def _digest(hook: Hook) -> str:
    return hashlib.blake2b(inspect.getsource(_function(hook)).encode(), digest_size=6).hexdigest()


def _watching(found: dict[Spot, str]) -> Arrange:
    """`arrange`, noting every hook that comes along."""

    def noting(hooks: Iterable[Hook]) -> Table:
        hooks = list(hooks)
        for hook in hooks:
            spot = _spot(hook)
            if spot not in found:
                found[spot] = _digest(hook)
        return arrange(hooks)

    return noting


def _without(spot: Spot) -> Arrange:
    """`arrange`, leaving one hook out."""
    return lambda hooks: arrange(hook for hook in hooks if _spot(hook) != spot)


def _collect(root: Path) -> dict[Spot, str]:
    """Every hook that the games of all scenarios are made of, with its digest."""
    found: dict[Spot, str] = {}
    with patch.object(engine_hooks, "arrange", _watching(found)):
        for path in scenario_files(root / "tests" / "scenarios"):
            run_file(path)
    return found


def spots(root: Path, only: str = "") -> list[HookTrial]:
    """Every hook to try, by name, with the scenarios and tests that claim its rule."""
    with multiprocessing.get_context("fork").Pool(1) as pool:  # what it builds must not be there when hooks go
        found = pool.apply(_collect, (root,))
    claims: dict[str, list[str]] = {}
    for claim in find_claims(root / "tests"):
        claims.setdefault(claim.id.partition("/")[0], []).append(claim.place)
    ledger = load().rules
    known = ((spot, digest) for spot, digest in sorted(found.items()) if _is_of_the_ledger(spot.rule, ledger))
    todo = [_claimed(spot, digest, claims.get(spot.rule, ())) for spot, digest in known]
    chosen = [one for one in todo if only in one.spot.name]
    if not chosen:
        raise ShambleError(f"mutants: no hook has {only!r} in its name")
    return chosen


def _is_of_the_ledger(rule: str, ledger: Collection[str]) -> bool:
    """Whether a rule is one of the book; those of a Mission's module are not."""
    return rule in ledger or rule.startswith("SKILL-")


def _claimed(spot: Spot, digest: str, places: Iterable[str]) -> HookTrial:
    places = list(dict.fromkeys(place.partition(":")[0] for place in places))
    scenarios = tuple(place for place in places if place.endswith(".yaml"))
    return HookTrial(spot, digest, scenarios, tuple(place for place in places if place.endswith(".py")))


class _OnlyClaiming:
    """A pytest plugin: of the tests collected those stay that claim a rule."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Drop the others."""
        items[:] = [item for item in items if self.rule in self._claimed(item)]

    def _claimed(self, item: pytest.Item) -> set[str]:
        return {str(rule).partition("/")[0] for mark in item.iter_markers("rule") for rule in mark.args}


def attempt(root: Path, one: HookTrial) -> tuple[HookTrial, str]:
    """Who misses a hook: a claiming scenario, else a claiming test, else nobody."""
    os.chdir(root)
    if not one.scenarios and not one.tests:
        return one, UNCLAIMED
    with patch.object(engine_hooks, "arrange", _without(one.spot)):
        if notice(one.scenarios):
            return one, "scenarios"
        return one, "tests" if tests_fail(one.tests, _OnlyClaiming(one.spot.rule)) else ""


def harmless(root: Path) -> dict[str, str]:
    """The hooks whose absence no game can tell, with the reason."""
    return reasons(root / HARMLESS)


run = partial(in_processes, attempt, "NOT MISSED")
"""Try these hooks as far as they have no result yet, for so many minutes; returns what is known of them."""
