"""Lifting: records that the compiler would spoil go into modules of their own, which stay interpreted.

mypyc drops what a class is told besides its bases (`tag="reveal"`), and all but the outline of what its fields are
annotated with: a msgspec record needs both. Of a NamedTuple it loads the types, even those that are not there yet. So
the records of a module are moved to another one beside it, with whatever they need, and the module imports them from
there. What their annotations name besides is handed to them at its end. No line gets another number.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence

SUFFIX = "_lifted"
"""A module's records lie in one of its name with this behind it."""

Definition = ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign
_RECORDS = frozenset(["Struct", "msgspec.Struct", "NamedTuple"])


def record_names(modules: Iterable[ast.Module]) -> frozenset[str]:
    """The names of all classes that are records, or come from one."""
    bases = {one.name: [ast.unparse(base) for base in one.bases] for tree in modules for one in _classes(tree)}
    found, known = set(_RECORDS), 0
    while len(found) > known:
        known = len(found)
        found |= {name for name, above in bases.items() if not found.isdisjoint(above)}
    return frozenset(found)


def lifted(name: str, source: str, records: frozenset[str]) -> tuple[str, str] | None:
    """The module without its records, and the one that holds them; None when it has none."""
    tree = ast.parse(source)
    moved = _moved(tree, records)
    if not moved:
        return None
    lines = source.splitlines()
    names = [name for one in moved for name in _named(one)]
    types = sorted({word for one in moved for word in _words(one) if word in _defined(tree)} - set(names))
    for_types = [f"    from {name} import {', '.join(types)}"] if types else []
    bodies = [line for one in moved for line in (*_lines(one, lines), "")]
    holder = [*_imports(tree, lines), *(["from typing import TYPE_CHECKING", "if TYPE_CHECKING:"] if types else [])]
    back = f"from {name}{SUFFIX} import {', '.join(f'{one} as {one}' for one in names)}"
    for one in moved:
        for number in range(one.lineno, (one.end_lineno or one.lineno) + 1):
            lines[number - 1] = ""
    lines[moved[0].lineno - 1] = back
    lines += _handing_over(name, types)
    return "\n".join(lines) + "\n", "\n".join([*holder, *for_types, "", *bodies])


def _handing_over(name: str, types: Sequence[str]) -> Iterator[str]:
    """The lines that give a module's types to its records: msgspec looks up all that their annotations name."""
    if types:
        given = ", ".join(f"{one}={one}" for one in types)
        yield f'import sys as _sys; vars(_sys.modules["{name}{SUFFIX}"]).update({given})'


def _classes(tree: ast.Module) -> Iterator[ast.ClassDef]:
    return (one for one in tree.body if isinstance(one, ast.ClassDef))


def _defined(tree: ast.Module) -> dict[str, Definition]:
    return {name: one for one in tree.body if isinstance(one, Definition) for name in _named(one)}


def _moved(tree: ast.Module, records: frozenset[str]) -> list[Definition]:
    """The records of a module and all of its definitions that they need when they run, in their order."""
    defined = _defined(tree)
    needed: dict[int, Definition] = {}
    left: list[Definition] = [
        one for one in _classes(tree) if not records.isdisjoint(ast.unparse(base) for base in one.bases)
    ]
    while left:
        one = left.pop()
        if one.lineno not in needed:
            needed[one.lineno] = one
            left += [defined[word] for word in _words(one, at_run=True) if word in defined]
    return [needed[line] for line in sorted(needed)]


def _words(one: ast.AST, *, at_run: bool = False) -> Iterator[str]:
    """The names that a definition mentions; at run, annotations count only where msgspec reads them."""
    unread = {id(node) for note in _unread(one) for node in ast.walk(note)} if at_run else set()
    return (node.id for node in ast.walk(one) if isinstance(node, ast.Name) and id(node) not in unread)


def _unread(one: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(one):
        if isinstance(node, ast.arg) and node.annotation is not None:
            yield node.annotation
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            yield node.returns
        elif isinstance(node, ast.ClassDef):
            fields = [line.annotation for line in node.body if isinstance(line, ast.AnnAssign)]
            unread = "NamedTuple" in map(ast.unparse, node.bases)
            yield from (note for note in fields if unread or ast.unparse(note).startswith("ClassVar"))


def _named(one: Definition) -> list[str]:
    if isinstance(one, ast.ClassDef | ast.FunctionDef):
        return [one.name]
    targets = one.targets if isinstance(one, ast.Assign) else [one.target]
    names = [node for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]
    return [node.id for node in names if isinstance(node.ctx, ast.Store)]


def _imports(tree: ast.Module, lines: list[str]) -> Iterator[str]:
    yield "from __future__ import annotations"
    for one in tree.body:
        if isinstance(one, ast.ImportFrom) and one.module == "__future__":
            continue
        if isinstance(one, ast.Import | ast.ImportFrom) or (isinstance(one, ast.If) and _is_for_types(one)):
            yield from _lines(one, lines)
    yield ""


def _is_for_types(one: ast.If) -> bool:
    return ast.unparse(one.test) == "TYPE_CHECKING"


def _lines(one: ast.stmt, lines: list[str]) -> list[str]:
    return lines[one.lineno - 1 : one.end_lineno]
