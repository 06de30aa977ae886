import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

from shamble.files.reading import read_document
from shamble.rulebook.ledger import RulebookError


class Claim(msgspec.Struct, frozen=True):
    """A test's or scenario's claim to prove a ledger id; `place` is where it stands."""

    id: str
    place: str


def find_claims(tests: Path) -> list[Claim]:
    """Every claim under a folder of tests: `pytest.mark.rule(...)` in Python, `rules:` in scenarios/."""
    claims: list[Claim] = []
    for path in sorted(tests.rglob("*.py")):
        claims += _python_claims(path, tests)
    for path in sorted((tests / "scenarios").rglob("*.yaml")):
        claims += _scenario_claims(path, tests)
    return claims


def _python_claims(path: Path, tests: Path) -> Iterator[Claim]:
    try:
        tree = ast.parse(path.read_bytes())
    except SyntaxError as error:
        raise RulebookError(f"{_shown(path, tests)}:{error.lineno}: is not Python: {error.msg}") from error
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and _is_rule_mark(node.func)):
            continue
        place = f"{_shown(path, tests)}:{node.lineno}"
        if node.keywords or not node.args:
            raise RulebookError(f'{place}: write the ledger ids into the mark: rule("CL-MOVE-03")')
        for argument in node.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                found = ast.unparse(argument)
                raise RulebookError(f"{place}: found {found}; a claimed id must be a plain string")
            yield Claim(argument.value, place)


def _is_rule_mark(function: ast.expr) -> bool:
    """True for `pytest.mark.rule` and for `mark.rule`."""
    if not (isinstance(function, ast.Attribute) and function.attr == "rule"):
        return False
    owner = function.value
    return getattr(owner, "attr", None) == "mark" or getattr(owner, "id", None) == "mark"


def _scenario_claims(path: Path, tests: Path) -> Iterator[Claim]:
    place = _shown(path, tests)
    scenario = read_document(path, place).data
    rules = (scenario.get("rules") or []) if isinstance(scenario, dict) else []
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise RulebookError(f"{place}: rules: found {rules!r}, expected a list of ledger ids")
    for rule in rules:
        yield Claim(rule, place)


def _shown(path: Path, tests: Path) -> str:
    return path.relative_to(tests.parent).as_posix()
