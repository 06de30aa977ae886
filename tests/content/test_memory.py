"""What the program's own files hold is remembered between starts, and never believed when it could be wrong."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from shamble.files import memory, parsing
from shamble.files.faults import ContentError
from shamble.files.memory import parsed_once
from shamble.files.reading import read_document


class Shelf:
    """A folder of the program with one file in it, and how often it was parsed."""

    def __init__(self, folder: Path, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder / "shelf"
        self.file = self.folder / "pans.yaml"
        self.memory = data / "shamble" / memory.FOLDER / "shelf"
        self.parsed = 0
        self.folder.mkdir()
        self.file.write_text("pans: 3\n1: one\nsizes: [2.5, null, true]\n", encoding="utf-8")
        plain_data = parsing.plain_data

        def counting(text: str, where: str) -> object:
            self.parsed += 1
            return plain_data(text, where)

        monkeypatch.setattr(parsing, "plain_data", counting)
        monkeypatch.setattr(memory, "PROGRAM", folder)
        monkeypatch.setenv("XDG_DATA_HOME", str(data))

    def read(self) -> object:
        with parsed_once(self.folder):
            return read_document(self.file).data


HELD = {"pans": 3, 1: "one", "sizes": [2.5, None, True]}


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    return Shelf(tmp_path, tmp_path / "data", monkeypatch)


def test_a_file_is_parsed_once_and_holds_the_same(shelf: Shelf) -> None:
    assert [shelf.read(), shelf.read()] == [HELD, HELD]
    assert shelf.parsed == 1


def test_a_file_that_changes_is_parsed_anew(shelf: Shelf) -> None:
    shelf.read()
    shelf.file.write_text("pans: 4\n", encoding="utf-8")
    assert [shelf.read(), shelf.read()] == [{"pans": 4}, {"pans": 4}]
    assert shelf.parsed == 2


def test_other_code_parses_anew(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.read()
    monkeypatch.setattr(memory, "_code", lambda: b"of tomorrow")
    assert [shelf.read(), shelf.read()] == [HELD, HELD]
    assert shelf.parsed == 2


def _cut(whole: bytes) -> bytes:
    return whole[:-3]


def _forged(whole: bytes) -> bytes:
    """Other data under the digest of the same file, with the seal as it was."""
    known = msgspec.msgpack.decode(whole[memory.SEAL_SIZE :], type=dict[bytes, object])
    return whole[: memory.SEAL_SIZE] + msgspec.msgpack.encode({key: {"pans": 99} for key in known})


def _sealed_nonsense(whole: bytes) -> bytes:
    return memory._seal(b"\xc1") + b"\xc1"


@pytest.mark.parametrize("damage", [_cut, _forged, _sealed_nonsense, lambda _: b""])
def test_a_damaged_or_forged_memory_is_ignored_and_made_anew(shelf: Shelf, damage: Callable[[bytes], bytes]) -> None:
    shelf.read()
    shelf.memory.write_bytes(damage(shelf.memory.read_bytes()))
    assert [shelf.read(), shelf.read()] == [HELD, HELD]
    assert shelf.parsed == 2


def test_without_a_folder_that_can_be_written_nothing_is_remembered(shelf: Shelf) -> None:
    shelf.memory.parents[2].write_text("a file where the data folder should be", encoding="utf-8")
    assert [shelf.read(), shelf.read()] == [HELD, HELD]
    assert shelf.parsed == 2


def test_a_folder_that_can_only_be_read_is_left_as_it_is(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError("read-only")

    monkeypatch.setattr(memory, "write_atomically", refuse)
    assert [shelf.read(), shelf.read()] == [HELD, HELD]
    assert shelf.parsed == 2


def test_nobody_without_a_home_needs_one(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(memory, "data_folder", homeless)
    assert shelf.read() == HELD


def test_files_of_people_are_not_remembered(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "PROGRAM", shelf.folder.parent / "elsewhere")
    shelf.read()
    assert not shelf.memory.exists()


def test_a_remembered_file_still_names_the_lines_of_its_faults(shelf: Shelf) -> None:
    shelf.read()
    with parsed_once(shelf.folder):
        document = read_document(shelf.file, "pans.yaml")
    assert shelf.parsed == 1
    with pytest.raises(ContentError, match=r"^pans\.yaml:3: sizes: "):
        raise ContentError([document.fault(("sizes",), "are odd")])


def _loaded(*arguments: str) -> set[str]:
    """The modules that a command loads."""
    said = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "shamble", *arguments],
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    return {line.rpartition("|")[2].strip() for line in said.splitlines()}


def test_help_and_rules_load_neither_rules_nor_parser() -> None:
    assert not {"shamble.world", "shamble.rules", "shamble.content", "msgspec"} & _loaded("--help")
    _loaded("rules", "CL-MOVE-03")
    again = _loaded("rules", "CL-MOVE-03")
    assert "shamble.rulebook" in again
    assert not {"shamble.world", "shamble.rules", "shamble.content", "yaml"} & again
