"""docs/points.md, made from the declarations of all points in the sources: `python -m shamble.lab.points_page`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from shamble.lab.measured import CHECKOUT_FILE, table
from shamble.lab.pages import page as from_template

PAGE = CHECKOUT_FILE.with_name("points.md")
SOURCE = Path(__file__).parents[1]

KINDS = ("Way", "SetupWay", "OwnValue", "Value", "Occasion", "OwnPoint")
MEANT = {"Point": "Occasion", "Folded": "Value"}
"""The kinds of the engine, and as which they are listed."""


class Declared(NamedTuple):
    """A point as its module declares it."""

    kind: str
    name: str
    where: str
    about: str
    gets: tuple[str, ...]
    returns: str
    usually: str


def declared() -> Iterator[Declared]:
    """All points, by module."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Subscript):
                kind = ast.unparse(node.annotation.value)
                kind = MEANT.get(kind, kind)
                if kind in KINDS and isinstance(node.value, ast.Call):
                    yield _point(kind, path.relative_to(SOURCE).as_posix(), node.target, node.annotation, node.value)


def _point(kind: str, where: str, name: ast.expr, types: ast.Subscript, made: ast.Call) -> Declared:
    about, *answer = made.args
    gets, returns = _signature(kind, types)
    usually = ast.unparse(answer[0]) if answer else ""
    return Declared(kind, ast.unparse(name), where, str(ast.literal_eval(about)), gets, returns, usually)


def _signature(kind: str, types: ast.Subscript) -> tuple[tuple[str, ...], str]:
    """The types that a function gets besides the game, and the one that it returns."""
    given = types.slice.elts if isinstance(types.slice, ast.Tuple) else [types.slice]
    if isinstance(given[0], ast.Subscript) and ast.unparse(given[0].value) == "Callable":
        assert isinstance(given[0].slice, ast.Tuple)
        gets, returned = given[0].slice.elts
        assert isinstance(gets, ast.List)
        given = [*gets.elts[1:], returned]
    words = [ast.unparse(one) for one in given if ast.unparse(one) != "Any"]
    if kind.endswith("Value"):
        return (*(["Survivor"] if kind == "OwnValue" else []), *words), words[-1]
    return tuple(words[:-1]), words[-1]


def page() -> str:
    """The whole page."""
    points = list(declared())
    return from_template("points", **{kind.lower(): _table(kind, points) for kind in KINDS})


def _table(kind: str, points: list[Declared]) -> list[str]:
    heading = ("point", "what it is for", "gets", "returns", *(["usually"] if kind.endswith("Way") else []))
    return table(heading, (_cells(one)[: len(heading)] for one in points if one.kind == kind))


def _cells(one: Declared) -> list[str]:
    name = f"[`{one.name}`](../src/shamble/{one.where})"
    return [name, one.about, ", ".join(map(_code, one.gets)), _code(one.returns), _code(one.usually)]


def _code(text: str) -> str:
    """A piece of Python in a cell of a table."""
    return f"`{text}`".replace("|", "\\|") if text else ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
