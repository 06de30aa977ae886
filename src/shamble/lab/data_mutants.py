"""Change one figure or key of the content at a time, and list the changes that no scenario and no test notices.

A change is tried with the scenarios, and then the tests, that name what it belongs to: a card, a kind of Zombie, a
Mission, a campaign. Content that cannot be read with the change in it has been noticed, too. Each change is tried in a
process of its own, which reads the content with the change in place of the file.
"""

from __future__ import annotations

import copy
import os
import re
from collections.abc import Callable, Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from shamble.errors import ShambleError
from shamble.files import reading
from shamble.files.memory import remembered
from shamble.files.reading import read_yaml
from shamble.lab import wrongs
from shamble.lab.line_coverage import TEST_FOLDERS, notice
from shamble.lab.wrongs import in_processes, reasons, tests_fail
from shamble.scenario import DEFAULTS, scenario_files

HARMLESS = Path("tests") / "lab" / "harmless-data.yaml"
"""Changes that no test has to notice, and why; a `*` in a name stands for anything."""
CONTENT = Path("src") / "shamble" / "content"
FILES = ("equipment/*.yaml", "zombies.yaml", "missions/*.yaml", "campaigns/*.yaml")
TESTS = (*TEST_FOLDERS, "tests/content", "tests/games")
FOR_READERS = frozenset(
    {
        *("format", "from", "copies_from", "miniatures_from", "title", "story", "text", "special_rules", "told"),
        *("minutes", "difficulty", "endings", "notes"),
    }
)
"""Keys that only people read: no game plays otherwise for them."""
NAMED_BY = ("name", "id", "result")

Step = str | int


class DataChange(NamedTuple):
    """One change of a file: what it belongs to, the place in the file's data, and what it does there."""

    file: str
    record: str
    steps: tuple[Step, ...]
    what: str

    @property
    def name(self) -> str:
        """A name that stays the same while the entry does, wherever that moves in the file."""
        return f"{self.file}: {self.record}: {self.what}"

    @property
    def key(self) -> str:
        """The key of its result."""
        return self.name


def changes_of(data: Any, file: str) -> list[DataChange]:
    """Every change of the data of a file: numbers one higher, true for false, a key or an entry of a list gone."""
    found = list(_changes(data, file, str(data.get("id", "")), (), ""))
    return [one for one in found if one.record]


def _changes(node: Any, file: str, record: str, steps: tuple[Step, ...], shown: str) -> Iterator[DataChange]:
    """The changes below a node; `shown` is the way to it from its record."""
    if isinstance(node, bool):
        yield DataChange(file, record, steps, f"{shown} {str(not node).lower()} for {str(node).lower()}")
    elif isinstance(node, int):
        yield DataChange(file, record, steps, f"{shown} {node + 1} for {node}")
    elif isinstance(node, dict):
        for key, value in node.items():
            if key in FOR_READERS or key in NAMED_BY:
                continue
            if record:
                yield DataChange(file, record, (*steps, key), f"without {shown}{_joint(shown)}{key}")
            yield from _changes(value, file, record, (*steps, key), f"{shown}{_joint(shown)}{key}")
    elif isinstance(node, list):
        for at, value in enumerate(node):
            inner = record or _name_of(value)
            if record and isinstance(value, dict | list):
                yield DataChange(file, record, (*steps, at), f"without {shown}[{at + 1}]")
            yield from _changes(value, file, inner, (*steps, at), f"{shown}[{at + 1}]" if record else "")


def _joint(shown: str) -> str:
    return "." if shown else ""


def _name_of(entry: Any) -> str:
    return next((str(entry[key]) for key in NAMED_BY if key in entry), "") if isinstance(entry, dict) else ""


def changed(data: Any, change: DataChange) -> Any:
    """A copy of the data with the change in it."""
    data = copy.deepcopy(data)
    *way, last = change.steps
    node = data
    for step in way:
        node = node[step]
    if change.what.startswith("without "):
        del node[last]
    else:
        value = node[last]
        node[last] = not value if isinstance(value, bool) else value + 1
    return data


def all_changes(root: Path, only: str = "") -> list[DataChange]:
    """Every change of the content, file by file; only those with one of the words of `only` in their names."""
    wanted = only.split(",")
    files = sorted({path for pattern in FILES for path in (root / CONTENT).glob(f"*/{pattern}")})
    return [
        change
        for path in files
        for change in changes_of(read_yaml(path), path.relative_to(root / CONTENT).as_posix())
        if any(word in change.name for word in wanted)
    ]


def chosen(root: Path, only: str, sample: int, seed: int) -> list[DataChange]:
    """The changes to try: of those asked for all, or a sample that the seed gives."""
    found = all_changes(root, only)
    if not found:
        raise ShambleError(f"mutants: no figure or key of the content has {only!r} in its name")
    return wrongs.sample(found, sample, seed, lambda change: change.name)


def harmless(root: Path, names: Iterable[str]) -> dict[str, str]:
    """Of these changes those that no test has to notice, with the reason."""
    known = reasons(root / HARMLESS).items()
    return {name: why for name in names for pattern, why in known if fnmatchcase(name, pattern.replace("[", "[[]"))}


# ---------------------------------------------------------------------- trying


@cache
def _texts(root: Path, folder: str, pattern: str) -> dict[str, str]:
    return {str(path): path.read_text(encoding="utf-8") for path in sorted((root / folder).rglob(pattern))}


def _record_names(root: Path, change: DataChange) -> set[str]:
    """The names of the record in scenarios: in full, short, or as a piece (gatling-gun, of a Gatling Gun).

    Where the name says two things, as Taco Truck: ramming, the first of them is such a piece.
    """
    spoken = change.record.partition(": ")[0]
    names = {change.record, spoken, spoken.lower().replace(" ", "-")}
    node = read_yaml(root / CONTENT / change.file)
    for step in change.steps[:-1]:
        node = node[step]
        if isinstance(node, dict) and _name_of(node) == change.record:
            names.add(str(node.get("short", change.record)))
    return names


def scenarios_naming(root: Path, change: DataChange) -> list[str]:
    """The scenarios of the edition that name the record, or lie in a folder whose defaults do."""
    edition = change.file.partition("/")[0]
    texts = _texts(root, f"tests/scenarios/{edition}", "*.yaml")
    words = "|".join(map(re.escape, sorted(_record_names(root, change))))
    named = re.compile(rf"(?<![\w-])({words})(?![\w-])")
    folders = [
        str(Path(path).parent) + os.sep
        for path, text in texts.items()
        if path.endswith(DEFAULTS) and named.search(text)
    ]
    every = map(str, scenario_files(root / "tests" / "scenarios" / edition))
    return [path for path in every if path.startswith(tuple(folders)) or named.search(texts[path])]


def tests_naming(root: Path, change: DataChange) -> list[str]:
    """The modules of tests that name the record, themselves or in a folder of tables beside them that they name."""
    found = []
    for folder in TESTS:
        tables = {
            Path(path).parent.name for path, text in _texts(root, folder, "*.yaml").items() if change.record in text
        }
        for path, text in _texts(root, folder, "test_*.py").items():
            if change.record in text or any(f'"{name}"' in text for name in tables):
                found.append(path)
    return found


def attempt(root: Path, change: DataChange) -> tuple[DataChange, str]:
    """Who notices a change: a scenario that names its record, else a test that does, else nobody."""
    os.chdir(root)
    path = root / CONTENT / change.file
    wrong = changed(read_yaml(path), change)
    original = path.read_bytes()

    def read(raw: bytes, parse: Callable[[], Any]) -> Any:
        return copy.deepcopy(wrong) if raw == original else remembered(raw, parse)

    with patch.object(reading, "remembered", read):
        if notice(scenarios_naming(root, change)):
            return change, "scenarios"
        return change, "tests" if tests_fail(tests_naming(root, change)) else ""


run = partial(in_processes, attempt, "NOT NOTICED")
"""Try these changes as far as nobody has noticed them yet, for so many minutes; returns what is known of them."""
