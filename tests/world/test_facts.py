"""A fact that a Skill gives is asked for by some rule."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import shamble

SOURCE = Path(shamble.__file__).parent
BY_SKILL = {"MECHANIC", "VAULT_EXPERT"}
"""Missions and Vault cards ask for these Skills themselves, by name."""


def test_every_fact_that_is_given_is_asked_for() -> None:
    given, asked = set(), Counter[str]()
    for path in SOURCE.rglob("*.py"):
        within: set[int] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="fact"), args=[ast.expr() as arg, *_]):
                    names = [one for one in ast.walk(arg) if isinstance(one, ast.Name)]
                    given |= {one.id for one in names}
                    within |= {id(one) for one in names}
                case ast.Name(id=name, ctx=ast.Load()) if id(node) not in within:
                    asked[name] += 1
    assert given
    assert {name for name in given if not asked[name]} == BY_SKILL
