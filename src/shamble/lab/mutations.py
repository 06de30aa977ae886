"""Small mutations of the rules: if no test notices one, a rule is not proved."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}

WORDS_ONLY = ("emit", "seen")
"""Calls that report and decide nothing."""


class Mutation(NamedTuple):
    """One mutation: its place, what it changes, and its number in the file."""

    file: str
    line: int
    what: str
    number: int

    @property
    def name(self) -> str:
        """A name that stays the same while its statement does, wherever that moves in the file."""
        return f"{self.file}: {self.what}"


def mutations(path: Path, shown: str) -> list[Mutation]:
    """Every mutation of a module, in the order of its lines."""
    found: list[Mutation] = []
    seen: Counter[str] = Counter()
    for number, (line, what, _) in enumerate(_wrongs(ast.parse(path.read_text(encoding="utf-8")))):
        seen[what] += 1
        found.append(Mutation(shown, line, f"{what} (#{seen[what]})" if seen[what] > 1 else what, number))
    return found


def mutated(source: str, mutation: Mutation) -> str:
    """The text of the file with the mutation in it."""
    tree = ast.parse(source)
    _, _, apply = next(islice(_wrongs(tree), mutation.number, None))
    apply()
    return ast.unparse(tree)


Wrong = tuple[int, str, Callable[[], None]]


def _wrongs(tree: ast.Module) -> Iterator[Wrong]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            yield from _in_block(function.body)


def _in_block(block: list[ast.stmt]) -> Iterator[Wrong]:
    for at, statement in enumerate(block):
        if isinstance(statement, ast.FunctionDef) or _is_docstring(statement) or _reports(statement):
            continue
        if isinstance(statement, ast.Expr | ast.Assign | ast.AugAssign):
            yield statement.lineno, f"drop `{_short(statement)}`", _dropper(block, at)
        yield from _in_expressions(statement)
        for inner in _blocks(statement):
            yield from _in_block(inner)


def _blocks(statement: ast.stmt) -> list[list[ast.stmt]]:
    return [getattr(statement, name) for name in ("body", "orelse", "finalbody") if getattr(statement, name, None)]


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _reports(statement: ast.stmt) -> bool:
    call = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in WORDS_ONLY


def _short(node: ast.AST) -> str:
    text = ast.unparse(node).split("\n")[0]
    return text if len(text) <= 60 else text[:57] + "..."


def _dropper(block: list[ast.stmt], at: int) -> Callable[[], None]:
    def drop() -> None:
        block[at] = ast.copy_location(ast.Pass(), block[at])

    return drop


def _in_expressions(statement: ast.stmt) -> Iterator[Wrong]:
    """Mutations of the expressions of one statement, not of the blocks inside it."""
    waiting: list[ast.AST] = [
        child for child in ast.iter_child_nodes(statement) if not isinstance(child, ast.stmt | ast.arguments)
    ]
    while waiting:
        node = waiting.pop(0)
        yield from _in_node(node)
        waiting.extend(
            child
            for child in ast.iter_child_nodes(node)
            if not (isinstance(child, ast.keyword) and child.arg == "rule")
        )


def _in_node(node: ast.AST) -> Iterator[Wrong]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        other = COMPARISONS[type(node.ops[0])]
        yield node.lineno, f"{other.__name__} in `{_short(node)}`", lambda: node.ops.__setitem__(0, other())
    elif isinstance(node, ast.BoolOp):
        swapped: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield node.lineno, f"{type(swapped).__name__} in `{_short(node)}`", lambda: setattr(node, "op", swapped)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        turned: ast.operator = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield node.lineno, f"{type(turned).__name__} in `{_short(node)}`", lambda: setattr(node, "op", turned)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield node.lineno, f"{not node.value} for {node.value}", lambda: setattr(node, "value", not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        value = node.value
        yield node.lineno, f"{value + 1} for {value}", lambda: setattr(node, "value", value + 1)
    elif isinstance(node, ast.IfExp):
        yield node.lineno, f"always the first in `{_short(node)}`", lambda: setattr(node, "test", ast.Constant(True))
