from __future__ import annotations

import ast
import re
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
            if isinstance(code, ast.Constant):
                assert isinstance(code.value, str)
                given = {keyword.arg for keyword in node.keywords}
                assert set(fields_of(known[code.value])) <= given, code.value
                used.add(code.value)
            else:
                assert isinstance(code, ast.JoinedStr)
                assert isinstance(code.values[0], ast.Constant)
                used |= {name for name in known if name.startswith(str(code.values[0].value))}
    assert used == set(known)


def test_templates_use_no_words_that_are_not_there() -> None:
    for path in sorted((FOLDER / "templates").glob("*.html")):
        for code in re.findall(r'say\("([^"]+)"', path.read_text(encoding="utf-8")):
            assert code in words().file.web
