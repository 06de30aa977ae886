"""Names, English and the size of functions are as docs/style.md wants them; `make lint` runs this, too."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from radon.complexity import cc_visit_ast  # type: ignore[import-untyped]

from ..source import module, nodes

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "shamble"

MOST_COMPLEX = 15
GUESSWORK = {"Ears", "Easel", "Hunches", "Moments", "Told", "Turned", "ears", "easel", "hunches", "things", "whole"}
TWICE = {"Reaction", "Ruleset", "Setting", "Table", "Value"}
"""The class names that still stand twice."""
PRONOUNS = re.compile(r"\b(he|his|him|himself|she|her|hers|herself)\b", re.IGNORECASE)
SAYS_NO_NOUN = re.compile(r"(What|How)\b|Its \w+\.$")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
SHOWN = (".css", ".ftl", ".html", ".js", ".py", ".yaml")


def _modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def _defined(path: Path) -> Iterator[str]:
    """Every name that a module gives to something, its own among them."""
    yield path.stem
    for node in nodes(path):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name


def _docstrings(path: Path) -> Iterator[str]:
    """Every string that stands as a statement: of modules, classes, functions, and behind constants and fields."""
    for node in nodes(path):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def _texts() -> list[Path]:
    sources = [path for path in SOURCE.rglob("*") if path.suffix in SHOWN]
    pages = (ROOT / "docs").glob("*.md")
    return sorted([*sources, *pages, ROOT / "README.md", ROOT / "tests" / "README.md"])


def _shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _words_of_script(path: Path) -> set[str]:
    code = COMMENT.sub("", path.read_text(encoding="utf-8"))
    return set(re.findall(r"\w+", code))


def test_no_name_makes_people_guess() -> None:
    found = {_shown(path): GUESSWORK.intersection(_defined(path)) for path in _modules()}
    found |= {_shown(path): GUESSWORK & _words_of_script(path) for path in (SOURCE / "web").rglob("*.js")}
    assert not {module: names for module, names in found.items() if names}


def test_a_word_names_one_class() -> None:
    homes: dict[str, list[Path]] = defaultdict(list)
    for path in _modules():
        for node in nodes(path):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(path)
    assert {name for name, paths in homes.items() if len(paths) > 1} == TWICE


def test_docstrings_say_the_noun() -> None:
    assert not [
        f"{_shown(path)}: {text}" for path in _modules() for text in _docstrings(path) if SAYS_NO_NOUN.match(text)
    ]


def test_survivors_and_players_are_they() -> None:
    found = [
        f"{_shown(path)}:{number}: {line.strip()}"
        for path in _texts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if PRONOUNS.search(line)
    ]
    assert not found


def test_functions_are_simple() -> None:
    functions = [(path, one) for path in _modules() for one in cc_visit_ast(module(path)) if one.letter != "C"]
    assert not [
        f"{_shown(path)}: {one.name} ({one.complexity})" for path, one in functions if one.complexity > MOST_COMPLEX
    ]
