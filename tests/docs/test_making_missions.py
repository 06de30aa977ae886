"""docs/making-missions.md: each step of its Mission is told what the page says."""

import re
import shlex
from pathlib import Path

import pytest

from shamble.cli import COMMANDS, main

PAGE = (Path(__file__).parents[2] / "docs" / "making-missions.md").read_text(encoding="utf-8")
STEPS = re.findall(r"^```yaml\n(.*?)^```\n+```text\n\$ (.*?)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("document", "command", "told"), STEPS, ids=lambda text: "")
def test_each_step_is_told_what_the_page_says(
    document: str,
    command: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("lantern.yaml").write_text(document, encoding="utf-8")
    faulty = told.startswith("faulty")
    assert main(shlex.split(command)[1:]) == faulty
    shown = capsys.readouterr()
    assert sorted((shown.out + shown.err).splitlines()) == sorted(told.splitlines())


def test_the_page_goes_from_faults_to_none() -> None:
    assert [told.split()[0] for _, _, told in STEPS] == ["faulty", "faulty", *["ok"] * 5]


def test_every_command_of_the_page_exists() -> None:
    named = set(re.findall(r"`shamble (\w+)", PAGE))
    assert named <= {*COMMANDS, "prove"}
