from __future__ import annotations

import asyncio
import gc
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from shamble.editions import Edition

from .postgres import Cluster, binaries

# The same examples in every run and process, and no time limit: a busy machine must not fail a test.
settings.register_profile("shamble", derandomize=True, database=None, deadline=None, print_blob=True)
settings.load_profile("shamble")

# Whatever this machine's habit is: all the processes that tests start, and the next run, have their modules compiled.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# What lives as long as the session, like ten thousand collected tests, is not looked through again and again.
gc.set_threshold(50_000, 20, 50)


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """How to run the tests in this order again, however quiet the run is."""
    if (seed := config.getoption("randomly_seed", None)) is not None:
        terminalreporter.write_line(f"The same order again: make test ARGS=--randomly-seed={seed}")


def need(found: str | None, what: str, install: str) -> str:
    """A program of this machine; a test without it fails where `make test` could have installed it, else is skipped."""
    if found is not None:
        return found
    told = f"this test needs {what}: {install}"
    if os.environ.get("CI") or os.geteuid() == 0:
        pytest.fail(told)
    pytest.skip(told)


@pytest.fixture(scope="session", autouse=True)
def _nobodys_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The data folder of whoever runs the tests is left alone, and neither it nor their language counts."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("LC_ALL", "LC_MESSAGES"):
            patch.delenv(name, raising=False)
        patch.setenv("LANG", "C.UTF-8")
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(autouse=True)
def _no_loop_is_left() -> Iterator[None]:
    """A test that leaves an event loop running fails itself, instead of whatever starts one after it."""
    yield
    assert asyncio._get_running_loop() is None


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder into which packs are dropped, in a data folder of this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = tmp_path / "data" / "shamble" / "packs"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def frontier(packs: Path) -> Iterator[Edition]:
    """Inside, there is a second edition, with content of its own."""
    from .editions import frontier  # few tests need it

    with frontier.frontier():
        yield frontier.FRONTIER


Drop = Callable[[str], Path]
_EXAMPLE = re.compile(r"^`([\w/.-]+)`\n\n```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def drop(packs: Path) -> Drop:
    """Writes the pack of docs/packs.md, under this name, into the folder of packs."""
    page = (Path(__file__).parents[1] / "docs" / "packs.md").read_text(encoding="utf-8")

    def write(name: str = "night-shift") -> Path:
        for file, text in _EXAMPLE.findall(page):
            path = packs / name / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text.replace("night-shift", name), encoding="utf-8")
        return packs / name

    return write


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of its own for these tests."""
    folder = need(binaries(), "PostgreSQL", "apt-get install postgresql")
    with Cluster(folder) as cluster:
        yield cluster


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with cluster.database() as address:
        yield address
