from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import shamble.web
from shamble.text import words
from shamble.text.source import MessageParts

from ..source import nodes

FOLDER = Path(shamble.web.__file__).parent
PAGES = ("page", "page_or")


def test_what_the_pages_say_is_there_and_nothing_else() -> None:
    known = words().file("web")
    used: set[str] = set()
    for path in sorted(FOLDER.glob("*.py")):
        for node in nodes(path):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in PAGES):
                continue
            code = node.args[0]
            if isinstance(code, ast.Constant):
                assert isinstance(code.value, str)
                given = {keyword.arg for keyword in node.keywords}
                assert set(MessageParts(known[code.value]).fields) <= given, code.value
                used.add(code.value)
            else:
                assert isinstance(code, ast.JoinedStr)
                assert isinstance(code.values[0], ast.Constant)
                used |= {name for name in known if name.startswith(str(code.values[0].value))}
    for said, begins in said_in_templates():
        used |= {name for name in known if name.startswith(said)} if begins else {said}
    for said, begins in said_in_texts():
        used |= {name for name in known if name.startswith(said)} if begins else {said} & set(known)
    assert used == set(known)


def said_in_texts() -> Iterator[tuple[str, bool]]:
    """What may be the codes of words for pages in modules that put things into words, or the beginnings of some."""
    for path in sorted((FOLDER.parent / "text").glob("*.py")):
        if not any(isinstance(node, ast.Attribute) and node.attr in PAGES for node in nodes(path)):
            continue
        for node in nodes(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value, False
            elif isinstance(node, ast.JoinedStr) and isinstance(start := node.values[0], ast.Constant):
                yield str(start.value), True


def said_in_templates() -> Iterator[tuple[str, bool]]:
    """The codes that templates say, each with whether it is only the beginning of one."""
    for path in sorted((FOLDER / "templates").glob("*.html")):
        for code, more in re.findall(r'(?:say|to_fill)\("([^"]+)"( ~)?', path.read_text(encoding="utf-8")):
            yield code, bool(more)


def test_what_templates_hand_to_scripts_can_be_filled_in_there() -> None:
    for path in sorted((FOLDER / "templates").glob("*.html")):
        for code in re.findall(r'to_fill\("([^"]+)"', path.read_text(encoding="utf-8")):
            assert words().file("web").to_fill(code)


def test_templates_use_no_words_that_are_not_there() -> None:
    for code, begins in said_in_templates():
        assert any(name.startswith(code) for name in words().file("web")) if begins else code in words().file("web")


TAGS = re.compile(r"\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\}|&\w+;", re.DOTALL)
SHOWN_ATTRIBUTE = re.compile(r'(?<![\w-])(?:aria-label|title|placeholder|alt)="([^"]*)"')
WORD = re.compile(r"[A-Za-z]*[a-z]{2,}")


@pytest.mark.parametrize("path", sorted((FOLDER / "templates").glob("*.html")), ids=lambda path: path.name)
def test_templates_hold_no_words_of_their_own(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"\{% block main_class %\}.*?\{% endblock %\}", "", text).replace("Shamble", "")
    shown = TAGS.sub(" ", text)
    assert WORD.findall(re.sub(r"<[^>]*>", " ", shown)) == []
    assert [name for name in SHOWN_ATTRIBUTE.findall(shown) if WORD.search(name)] == []


SCRIPTS = sorted((FOLDER / "static").glob("*.js"))
SAID_TO_PEOPLE = re.compile(
    r"""(?:toast\(|passing\(|textContent\s*=|(?:"aria-label"|title|label|placeholder):|\bh\("\w+", \{[^}]*\},)"""
    r"""\s*["'`]([^"'`$]*)"""
)


def test_what_the_scripts_say_is_there_and_nothing_else() -> None:
    known = words().file("script")
    used: set[str] = set()
    for path in SCRIPTS:
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r'\bsay\("([^"]+)"', text)) <= set(known), path.name
        for call in re.finditer(r"\bsay\(", text):
            end = call.end()
            while text[call.end() : end].count("(") >= text[call.end() : end].count(")"):
                end += 1
            asked = text[call.end() : end]
            used |= set(known) & set(re.findall(r'"([\w-]+)"', asked))
            for start in re.findall(r"`([\w-]+)\$\{", asked):
                used |= {name for name in known if name.startswith(start)}
    assert used == set(known)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_scripts_hold_no_words_of_their_own(path: Path) -> None:
    """Neither where something is shown, nor any text that looks like a sentence."""
    text = re.sub(r"/\*.*?\*/|^\s*//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    assert [shown for shown in SAID_TO_PEOPLE.findall(text) if WORD.search(shown)] == []
    assert re.findall(r"""["'`][A-Z][a-z]+(?: [a-z]+|[.!?:])[^"'`]*""", text) == []
