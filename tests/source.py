"""Python files, for the tests that read what the source says: they are parsed once for all of them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def module(path: Path) -> ast.Module:
    """What a Python file says."""
    return ast.parse(path.read_bytes())


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Each part of what a Python file says, the whole first."""
    return tuple(ast.walk(module(path)))
