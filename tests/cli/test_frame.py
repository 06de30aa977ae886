import subprocess
import sys
from pathlib import Path

import pytest

from shamble import __version__
from shamble.cli import main

Capture = pytest.CaptureFixture[str]


def test_version(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"shamble {__version__} (interpreted)\n"


@pytest.mark.parametrize("arguments", [[], ["no-such-command"], ["rules", "--no-such-option"]])
def test_a_wrong_command_line_exits_with_2_and_says_how(capsys: Capture, arguments: list[str]) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("usage: shamble")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_a_full_disk_is_told_without_a_traceback() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "shamble", "missions"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "shamble: cannot go on: No space left on device\n"


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "shamble", "rules", "CL-MOVE-99"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("shamble: there is no rule CL-MOVE-99; nearest: ")
    assert "Traceback" not in done.stderr
