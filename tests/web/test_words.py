from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import shamble.web
from shamble.text import words
from shamble.text.words import fields_of

FOLDER = Path(shamble.web.__file__).parent


def test_what_the_pages_say_is_there_and_nothing_else() -> None:
    known = words().file.web
    used: set[str] = set()
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "page"):
                continue
            code = node.args[0]
            if isinstance(code, ast.Name):
                continue  # render.say hands on what templates say
            if isinstance(code, ast.Constant):
                assert isinstance(code.value, str)
                given = {keyword.arg for keyword in node.keywords}
                assert set(fields_of(known[code.value])) <= given, code.value
                used.add(code.value)
            else:
                assert isinstance(code, ast.JoinedStr)
                assert isinstance(code.values[0], ast.Constant)
                used |= {name for name in known if name.startswith(str(code.values[0].value))}
    for said, begins in said_in_templates():
        used |= {name for name in known if name.startswith(said)} if begins else {said}
    assert used == set(known)


def said_in_templates() -> Iterator[tuple[str, bool]]:
    """The codes that templates say, each with whether it is only the beginning of one."""
    for path in sorted((FOLDER / "templates").glob("*.html")):
        for code, more in re.findall(r'say\("([^"]+)"( ~)?', path.read_text(encoding="utf-8")):
            yield code, bool(more)


def test_templates_use_no_words_that_are_not_there() -> None:
    for code, begins in said_in_templates():
        assert any(name.startswith(code) for name in words().file.web) if begins else code in words().file.web


def test_templates_around_the_table_hold_no_words_of_their_own() -> None:
    for path in sorted((FOLDER / "templates").glob("*.html")):
        if path.name in ("table.html", "people.html"):
            continue
        text = re.sub(
            r"\{% block main_class %\}.*?\{% endblock %\}|\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\}|<[^>]*>",
            " ",
            path.read_text(encoding="utf-8"),
            flags=re.DOTALL,
        )
        assert re.findall(r"[A-Za-z]{2,}", text.replace("Shamble", "")) == [], path.name
