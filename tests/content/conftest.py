import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shamble.editions import EDITIONS
from shamble.files.memory import parsed_once

Edit = Callable[[str, str, str], None]


@pytest.fixture
def pack_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the built-in pack without its Missions, as the folder `pack` of the current directory.

    What a test changes in it is parsed, the files that are as they were are remembered.
    """
    built_in = EDITIONS["classic"].folder
    shutil.copytree(built_in, tmp_path / "pack", ignore=shutil.ignore_patterns("campaigns", "missions"))
    monkeypatch.chdir(tmp_path)
    with parsed_once(built_in):
        yield Path("pack")


@pytest.fixture
def edit(pack_folder: Path) -> Edit:
    """Replaces the first occurrence of a text in a file of that copy."""

    def replace(file: str, old: str, new: str) -> None:
        path = pack_folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    return replace
