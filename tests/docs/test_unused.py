"""Nothing stands in the source that nothing or only tests use; `make lint` runs this, too.

A decorator that puts a function into a list of ours uses it; those that hand it back as it was do not. What our pages
name as a call (`game.replayed()`) is there for others.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "shamble"

CALLED_BY_OTHERS = {
    "envs/cycles.py": "PettingZoo asks for its methods",
    "envs/spiel.py": "OpenSpiel asks for its methods",
    "envs/survivors.py": "PettingZoo asks for its methods",
    "files/parsing.py": "PyYAML looks at what its loaders resolve",
    "web/connection_limits.py": "uvicorn and its parsers call the methods of protocols",
    "web/heads.py": "h11 calls it",
    "web/serving.py": "uvicorn calls what its servers do at start and end",
}
"""The modules whose classes answer to another library."""
NO_REGISTRATION = {
    *("about", "cache", "cached_property", "classmethod", "contextmanager", "makes", "never_given", "paid", "property"),
    *("shared", "staticmethod", "total_ordering"),
}
"""Decorators that put a function into no list from which it would be called."""
KEPT = {
    "BUILT_BY": "imported for what these modules register",
    "DoorNumber": "the type of a field of a piece, as editions of others have it",
    "PICTURED": "imported for what these modules register",
    "choose_together": "CL-INV-05, for whoever plays several seats in Python; at tables people act one after the other",
    "describe": "a board as text, for whoever lays one",
    "may_look": "a pass, as whoever drives tables in Python asks it",
    "pytest_collection_modifyitems": "pytest calls it",
    "rights_named": "the table of rights: its test asks every route",
    "take_turn": "a table of bots, as whoever drives tables in Python moves it on",
    "upload": "a saved game at a table, as whoever drives tables in Python puts it up",
    "without_rights": "the table of rights: its test asks every route",
}
"""What nothing in the source calls and stays all the same."""
PAGES = (".css", ".html", ".js")
WORD = re.compile(r"[A-Za-z_]\w*")
NAMED = re.compile(r"[A-Za-z_][\w.:]*")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

Owners = tuple[ast.AST, ...]


class _Names:
    """The names that the source gives, with where, and whatever uses a name, by the definitions in which it does."""

    def __init__(self) -> None:
        self.given: list[tuple[str, Path, ast.stmt]] = []
        self.used: dict[str, list[Owners]] = defaultdict(list)

    def read(self, path: Path) -> None:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            self._visit(node, path, ())

    def _visit(self, node: ast.AST, path: Path, owners: Owners) -> None:
        if not (isinstance(node, ast.ImportFrom) and path.stem == "__init__"):
            for name in _used_by(node):
                self.used[name].append(owners)
        if isinstance(node, ast.stmt) and (not owners or isinstance(owners[-1], ast.ClassDef)):
            self.given += [(name, path, node) for name in _given_by(node, of_class=bool(owners))]
        inside = (*owners, node) if isinstance(node, (*FUNCTIONS, ast.ClassDef)) else owners
        for child in ast.iter_child_nodes(node):
            self._visit(child, path, inside)

    def unused(self) -> Iterator[tuple[str, Path, ast.stmt]]:
        for name, path, node in self.given:
            if all(node in owners for owners in self.used[name]):
                yield name, path, node


def _used_by(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()):
            yield name
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            yield from (one.name for one in names)
        case ast.keyword(arg=str(name)):
            yield name
        case ast.Constant(value=str(text)) if NAMED.fullmatch(text):
            yield from WORD.findall(text)


def _given_by(node: ast.stmt, *, of_class: bool) -> Iterator[str]:
    """The names of functions, classes and constants; fields of records are filled from files."""
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        if all(_word(one) in NO_REGISTRATION for one in node.decorator_list):
            yield node.name
    elif isinstance(node, ast.Assign | ast.AnnAssign) and not of_class:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        yield from (one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name))


def _word(decorator: ast.expr) -> str:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def _named_elsewhere() -> set[str]:
    """The names in our pages' templates and scripts, in what is installed as a command, and as calls in docs."""
    texts = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*") if path.suffix in PAGES]
    docs = [path.read_text(encoding="utf-8") for path in [*(ROOT / "docs").glob("*.md"), ROOT / "README.md"]]
    called = {name for text in docs for name in re.findall(r"(?<=[`.])\w+(?=\(|`)", text)}
    return {*WORD.findall("\n".join([*texts, (ROOT / "pyproject.toml").read_text(encoding="utf-8")])), *called}


def test_nothing_is_there_for_tests_alone() -> None:
    names = _Names()
    for path in sorted(SOURCE.rglob("*.py")):
        names.read(path)
    elsewhere = _named_elsewhere()
    unused = {
        f"{shown}:{node.lineno}: {name}": name
        for name, path, node in names.unused()
        if not name.startswith("__")
        and name not in elsewhere
        and (shown := path.relative_to(SOURCE).as_posix()) not in CALLED_BY_OTHERS
    }
    assert not [place for place, name in unused.items() if name not in KEPT]
    assert KEPT.keys() <= set(unused.values()), "a name of this list is used, or gone"
