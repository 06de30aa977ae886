"""What the source offers, asks and tells is declared, once, and nothing else is."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import shamble
from shamble.engine import UndoNeedsConsentError, declared
from shamble.engine.commands import COMMANDS
from shamble.engine.declared import ACTIONS, DECISIONS, EVENTS, Action, DecisionKind, EventKind
from shamble.games import new_game
from shamble.rules.registry import RESOLVERS
from shamble.scenario import phases as phases
from shamble.text.groups import GROUPS

from ..source import nodes

SOURCE = Path(shamble.__file__).parent
BY_MODE = {"melee", "ranged"}
"""Attacks are offered by the mode of a weapon."""
TASTES = {"lab/heuristics.py", "table/screen/dice.py", "text/telling.py"}
"""What bots like, what becomes of a die, and which variant of a text is meant, is said of each by its name."""
SPREAD = {"because", "by", "goals", "seen", "noise", "whom"}
"""Fields that some events get only sometimes, from elsewhere."""


def everything() -> Iterator[tuple[str, ast.AST]]:
    """All that the source says, with the path of its file."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in nodes(path):
            yield path.relative_to(SOURCE).as_posix(), node


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Every call of the source, by the last part of the function's name."""
    found = [node for _, node in everything() if isinstance(node, ast.Call)]
    return [(getattr(node.func, "id", "") or getattr(node.func, "attr", ""), node) for node in found]


def named(function: str) -> Iterator[tuple[str, set[str]]]:
    """The names that are given to calls of a function as they stand there, with the keywords of each call."""
    for called, node in calls():
        if called == function and node.args and isinstance(node.args[0], ast.Constant) and node.args[0].value:
            yield str(node.args[0].value), {keyword.arg for keyword in node.keywords if keyword.arg}


def fields(function: str) -> dict[str, set[str]]:
    """All keywords that are given to calls of a function with each name."""
    found: dict[str, set[str]] = {}
    for name, keywords in named(function):
        found.setdefault(name, set()).update(keywords)
    return found


@pytest.mark.parametrize(
    ("function", "known", "beside"),
    [("Option", ACTIONS, BY_MODE), ("Question", DECISIONS, set()), ("emit", EVENTS, set())],
)
def test_what_is_used_is_declared_and_what_is_declared_is_used(
    function: str, known: dict[str, object], beside: set[str]
) -> None:
    assert {name for name, _ in named(function)} | beside == set(known)


@pytest.mark.parametrize("kind", [Action, DecisionKind, EventKind])
def test_each_is_declared_in_one_place(kind: type) -> None:
    times = Counter(name for name, _ in named(kind.__name__))
    assert times
    assert [name for name, count in times.items() if count > 1] == []


def test_an_event_is_told_by_the_module_that_declares_it() -> None:
    homes: dict[str, dict[str, set[str]]] = {"EventKind": {}, "emit": {}}
    for path, node in everything():
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
            homes.get(called, {}).setdefault(str(node.args[0].value), set()).add(path)
    emitted = homes["emit"]
    assert not [name for name, declared_in in homes["EventKind"].items() if not declared_in <= emitted[name]]


def test_options_have_the_fields_that_are_declared() -> None:
    for action, given in fields("Option").items():
        if action not in BY_MODE:
            assert given - {"rule"} == set(ACTIONS[action].fields.split()), action


def test_events_have_the_fields_that_are_declared() -> None:
    for code, given in fields("emit").items():
        if code != "corrected":  # which has those of its option
            assert given <= set(EVENTS[code].fields.split()) <= given | SPREAD, code


def test_whatever_can_be_chosen_in_a_turn_stands_in_a_group_of_the_menus() -> None:
    for name in {*RESOLVERS, "end"}:
        assert ACTIONS[name].group in ("", *GROUPS), name


def test_whoever_is_attacked_or_met_is_somewhere() -> None:
    for action in ACTIONS.values():
        if action.moves or action.attacks or action.meets:
            assert "zone" in action.fields.split(), action.name
        if action.piece:
            assert "n" in action.fields.split(), action.name


def test_nobody_else_lists_names() -> None:
    names = {*ACTIONS, *DECISIONS, *EVENTS}
    found = set()
    for path, node in everything():
        listed = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", [])
        words = [one.value for one in listed if isinstance(one, ast.Constant)]
        if len(words) >= 3 and len(words) == len(listed) and names.issuperset(words):
            found.add(path)
    assert {path for path in found if not path.startswith("rules/")} <= TASTES


def test_a_name_means_one_thing() -> None:
    before = ACTIONS["move"]
    declared.declare(before)
    with pytest.raises(ValueError, match="'move' is declared twice"):
        declared.declare(before._replace(moves=False))
    assert ACTIONS["move"] is before


def test_no_action_is_called_like_a_command() -> None:
    assert not set(ACTIONS) & set(COMMANDS), "a log tells them apart by their first word"


@pytest.mark.parametrize("kind", sorted(declared.REVEALING))
def test_what_shows_something_new_is_taken_back_with_consent_alone(kind: str) -> None:
    game = new_game("RM-T1", seed=1)
    while len(game.log) < 2 or not game.last.free_to_undo:
        game.choose(game.options[0])
    game.emit(kind, "CL-TENT-02")
    with pytest.raises(UndoNeedsConsentError):
        game.undo()
