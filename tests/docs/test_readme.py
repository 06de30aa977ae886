import doctest
import re
import shlex
from pathlib import Path

import pytest

from shamble.cli import main

README = Path(__file__).parents[2] / "README.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    return [body for found, body in BLOCK.findall(README.read_text(encoding="utf-8")) if found == language]


def commands() -> list[tuple[str, str]]:
    """Each `$ shamble` line with the output printed under it; "..." stands for anything."""
    found = []
    for body in blocks("console"):
        for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
            line, _, output = part.partition("\n")
            if line.startswith("shamble "):
                found.append((line, output))
    return found


@pytest.mark.parametrize(("line", "expected"), commands())
def test_command_of_the_readme(capsys: pytest.CaptureFixture[str], line: str, expected: str) -> None:
    assert main(shlex.split(line)[1:]) == 0
    got = capsys.readouterr().out
    if expected:
        assert doctest.OutputChecker().check_output(expected, got, doctest.ELLIPSIS), got


def test_python_of_the_readme(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for body in blocks("python"):
        exec(compile(body, README.name, "exec"), names)


def test_the_readme_has_examples() -> None:
    assert commands()
    assert blocks("python")
