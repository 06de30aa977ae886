"""Regular expressions are no trap: each of the program is tried with 100 kB of what suits it worst."""

from __future__ import annotations

import ast
import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from re import _constants as signs  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any, NamedTuple

import pytest

from shamble.content.records import CUSTOM_NAME
from shamble.files.parsing import _Loader
from shamble.rulebook.catalogue import _families
from shamble.rules.traits import CARRIED, LENT
from shamble.scenario.names import _PLAIN
from shamble.text.languages import de, en

SOURCE = Path(__file__).parents[2] / "src" / "shamble"
OURS_ALONE = ("lab/", "web/assets.py")
"""The parts of the program that read nothing but what belongs to it."""
SHORT, LONG = (300, 3_000), 100_000
SLOWER = 1_000
"""Times that an expression may take of what it takes to pass by all signs; one that tries all pairs takes more."""
USUAL = (" ", "a", "A", "0", "-", "/", "\\", ";", "&", "[", "(", ":", "a ", " (", "a-", "{", "\t", "é")
ENDS = ("", "!", "\0", " ")
WAYS = ("match", "fullmatch", "search", "sub", "split", "findall", "finditer", "subn")


class Expression(NamedTuple):
    """An expression of the program, where it stands, and how it is asked."""

    where: str
    pattern: str
    flags: int
    way: str


def literal(node: ast.expr) -> str | None:
    """A text (or bytes) that stands in a program."""
    value = node.value if isinstance(node, ast.Constant) else None
    return value.decode("latin-1") if isinstance(value, bytes) else value if isinstance(value, str) else None


def called(node: ast.AST) -> tuple[str, str]:
    """Of a call `a.b(...)` the two names."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
        return node.func.value.id, node.func.attr
    return "", ""


def in_program() -> Iterator[Expression]:
    """All expressions that stand in the program as they are, with the ways in which their names are used."""
    texts = {
        path: path.read_text(encoding="utf-8")
        for path in sorted(SOURCE.rglob("*.py"))
        if not path.relative_to(SOURCE).as_posix().startswith(OURS_ALONE)
    }
    used = {use for text in texts.values() for use in re.findall(rf"(\w+)\.({'|'.join(WAYS)})\(", text)}
    for path, text in texts.items():
        if "import re\n" not in text and "pattern=" not in text:
            continue
        tree = ast.parse(text)
        where = str(path.relative_to(SOURCE))
        names = {
            id(node.value): node.targets[0].id
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for node in ast.walk(tree):
            module, does = called(node)
            if not isinstance(node, ast.Call):
                continue
            for given in node.keywords:
                if given.arg == "pattern" and (found := literal(given.value)):
                    yield Expression(where, found, 0, "search")
            found = literal(node.args[0]) if node.args else None
            if module != "re" or not found:
                continue
            if does != "compile":
                yield Expression(where, found, 0, does)
                continue
            flags = sum(re.RegexFlag[name] for name in re.findall(r"re\.([A-Z]+)", ast.unparse(node)))
            name = names.get(id(node), "")
            for way in [way for way in WAYS if (name, way) in used] or ["search"]:
                yield Expression(where, found, flags, way)


def made() -> Iterator[Expression]:
    """The expressions that are put together, most of them of our own words, while the program runs."""
    plain = [pattern for found in _Loader.yaml_implicit_resolvers.values() for _, pattern in found]
    for pattern in (*(one for one, _ in _families()), *(one.pattern for one in (*CARRIED, *LENT)), _PLAIN, *plain):
        yield Expression("put together", pattern.pattern, pattern.flags & ~re.UNICODE, "fullmatch")
    for text, way in ((CUSTOM_NAME, "search"), *((ending, "search") for ending, _ in (*en._PLURALS, *de._PLURALS))):
        yield Expression("put together", text, 0, way)


def begun(items: Any) -> Iterator[tuple[str, str]]:
    """For each part that repeats: a text that leads there, and one that it repeats."""
    lead = ""
    for operation, argument in items:
        for inner in parts(operation, argument):
            for before, repeated in begun(inner):
                yield lead + before, repeated
        if operation in (signs.MAX_REPEAT, signs.MIN_REPEAT) and argument[1] > 50:
            yield lead, sample(argument[2]) or "a"
        lead += sample([(operation, argument)])


def parts(operation: Any, argument: Any) -> list[Any]:
    if operation in (signs.MAX_REPEAT, signs.MIN_REPEAT):
        return [argument[2]]
    if operation is signs.SUBPATTERN:
        return [argument[-1]]
    return list(argument[1]) if operation is signs.BRANCH else []


def sample(items: Any) -> str:
    """A short text that fits a part of an expression, as far as one can be told by looking at it."""
    text = ""
    for operation, argument in items:
        if operation is signs.LITERAL:
            text += chr(argument)
        elif operation in (signs.ANY, signs.NOT_LITERAL):
            text += "a" if argument != ord("a") else "b"
        elif operation is signs.IN:
            text += next((sign for sign in " aA0-/.[&;:éX\0" if within(sign, argument)), chr(first(argument)))
        elif operation in (signs.MAX_REPEAT, signs.MIN_REPEAT):
            text += sample(argument[2]) * max(1, argument[0])
        elif inner := parts(operation, argument):
            text += sample(inner[0])
    return text


def within(sign: str, choice: Any) -> bool:
    rest = [one for one in choice if one[0] is not signs.NEGATE]
    tried = any(
        (kind is signs.LITERAL and ord(sign) == what)
        or (kind is signs.RANGE and what[0] <= ord(sign) <= what[1])
        or (kind is signs.CATEGORY and re.fullmatch(CATEGORIES[str(what)], sign) is not None)
        for kind, what in rest
    )
    return tried != (len(rest) < len(choice))


CATEGORIES = {
    f"CATEGORY_{'NOT_' * (letter.isupper())}{name}": rf"\{letter}"
    for name, letters in (("DIGIT", "dD"), ("SPACE", "sS"), ("WORD", "wW"))
    for letter in letters
}


def first(choice: Any) -> int:
    for kind, what in choice:
        if kind in (signs.LITERAL, signs.RANGE):
            return int(what if kind is signs.LITERAL else what[0])
    return ord("a")


def hostile(expression: Expression) -> Iterator[tuple[str, str, str]]:
    """Texts in three parts, of which the one in the middle is repeated."""
    leads = dict.fromkeys(begun(parser.parse(expression.pattern, expression.flags)))
    for before, repeated in leads:
        for end in ENDS:
            yield before, repeated, end
    units = dict.fromkeys([*USUAL, *(before + repeated for before, repeated in leads)])
    for unit in units:
        for before in dict.fromkeys(["", *(before for before, _ in leads)]):
            yield before, unit, "\0"
            yield before, unit, " "


def asked(expression: Expression) -> Callable[[str], object]:
    compiled = re.compile(expression.pattern, expression.flags)
    if expression.way in ("sub", "subn"):
        return lambda text: compiled.sub("", text)
    if expression.way == "finditer":
        return lambda text: list(compiled.finditer(text))
    found: Callable[[str], object] = getattr(compiled, expression.way)
    return found


def long(text: tuple[str, str, str], length: int) -> str:
    before, repeated, end = text
    return before + repeated * (length // len(repeated)) + end


def seconds(ask: Callable[[str], object], text: str) -> float:
    begin = time.thread_time()
    ask(text)
    return time.thread_time() - begin


@cache
def at_once(length: int) -> float:
    """The time in which all signs of a text are passed by."""
    return min(seconds(PASSING, "b" * length) for _ in range(20))


def is_slow(ask: Callable[[str], object], text: tuple[str, str, str], length: int) -> bool:
    """Whether it takes so much longer than to pass by all signs; not just once, as other things go on as well."""
    return all(seconds(ask, long(text, length)) > SLOWER * at_once(length) for _ in range(3))


PASSING = re.compile(r"[^\0]*").fullmatch


def trap_in(expression: Expression) -> tuple[str, str, str] | None:
    """A text that an expression takes much too long for."""
    ask, worst = asked(expression), (0.0, ("", "a", ""))
    for text in hostile(expression):
        if any(is_slow(ask, text, length) for length in SHORT):
            return text
        worst = max(worst, (seconds(ask, long(text, SHORT[-1])), text))
    return worst[1] if is_slow(ask, worst[1], LONG) else None


def test_no_expression_takes_much_longer_than_to_pass_by_all_signs() -> None:
    found = list(dict.fromkeys([*in_program(), *made()]))
    assert len(found) > 70
    assert [(one, trap) for one in found if (trap := trap_in(one))] == []


@pytest.mark.parametrize(("pattern", "way"), [
    (r"\s*([a-z]{1,8})?\s*(?:;q)?\s*", "fullmatch"),
    (r"(.+?) +\(x\)", "fullmatch"),
    (r"\[[^\]]+\]", "search"),
    (r"^[^\s-].*-.*[^\s-]$", "search"),
])  # fmt: skip
def test_this_test_finds_what_is_slow(pattern: str, way: str) -> None:
    assert trap_in(Expression("here", pattern, 0, way))
