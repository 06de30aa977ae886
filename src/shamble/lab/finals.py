"""Constants that the compiler may count on: names in capitals that are assigned once are marked `Final`.

mypyc then reads them directly; any other name of a module it looks up in a dict, every time.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator

_VARIABLES = frozenset(["TypeVar", "TypeVarTuple", "ParamSpec"])
_IMPORT = "from typing import Final"


def with_finals(source: str) -> str:
    """The module with its constants marked; no line gets another number."""
    tree = ast.parse(source)
    constants = list(_constants(tree))
    if not constants:
        return source
    lines = source.encode().splitlines()
    for one in reversed(constants):
        if isinstance(one, ast.AnnAssign):
            note = one.annotation
            _insert(lines, note.end_lineno or note.lineno, note.end_col_offset or 0, b"]")
            _insert(lines, note.lineno, note.col_offset, b"Final[")
        else:
            target = one.targets[0]
            _insert(lines, target.lineno, target.end_col_offset or 0, b": Final")
    first = next(one for one in tree.body if isinstance(one, ast.Import | ast.ImportFrom))
    if isinstance(first, ast.ImportFrom) and first.module == "__future__":
        lines[first.lineno - 1] += f"; {_IMPORT}".encode()
    else:
        _insert(lines, first.lineno, 0, f"{_IMPORT}; ".encode())
    return b"\n".join(lines).decode() + "\n"


def _insert(lines: list[bytes], number: int, at: int, text: bytes) -> None:
    line = lines[number - 1]
    lines[number - 1] = line[:at] + text + line[at:]


def _constants(tree: ast.Module) -> Iterator[ast.Assign | ast.AnnAssign]:
    if not any(isinstance(one, ast.Import | ast.ImportFrom) for one in tree.body):
        return
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    assigned = Counter(node.id for node in names if isinstance(node.ctx, ast.Store))
    assigned.update(name for node in ast.walk(tree) if isinstance(node, ast.Global) for name in node.names)
    for one in tree.body:
        name = _name_of(one)
        if isinstance(one, ast.Assign | ast.AnnAssign) and name.isupper() and assigned[name] == 1:
            yield one


def _name_of(one: ast.stmt) -> str:
    """The name that a line gives a value, if it gives one to a single name."""
    if isinstance(one, ast.Assign) and len(one.targets) == 1 and not _is_type_variable(one.value):
        return one.targets[0].id if isinstance(one.targets[0], ast.Name) else ""
    if isinstance(one, ast.AnnAssign) and one.value is not None and isinstance(one.target, ast.Name):
        return one.target.id
    return ""


def _is_type_variable(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) in _VARIABLES
