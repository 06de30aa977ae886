"""An edition holds what it lists, whichever others somebody has loaded: a module writes its own rules and no others."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import shamble
from shamble.editions import EDITIONS

from . import bringing

SOURCE = Path(shamble.__file__).parent
WRITES = {"lost_when", "offers", "offers_anywhere", "on", "spawns", "step", "value", "way", "won_only_when"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_that_is_loaded_alone_is_the_one_that_is_loaded_with_others(edition: str) -> None:
    told = subprocess.run([sys.executable, bringing.__file__, edition], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == list(bringing.brought_by(EDITIONS[edition]))


def written(tree: ast.Module) -> Iterator[str]:
    """The names of what a module calls a writing method of, as far as it has imported them."""
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    imported = {alias.asname or alias.name for node in imports for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITES:
            owner = node.func.value
            while isinstance(owner, ast.Attribute):
                owner = owner.value
            if isinstance(owner, ast.Name) and owner.id in imported:
                yield owner.id


@pytest.mark.parametrize("folder", ["editions", "missions", "rules"])
def test_a_module_writes_no_rule_but_its_own(folder: str) -> None:
    paths = sorted((SOURCE / folder).rglob("*.py"))
    assert paths
    assert [(path.name, name) for path in paths for name in written(ast.parse(path.read_text("utf-8")))] == []
