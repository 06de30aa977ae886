"""The ways in which wrongs are put in, one at a time, for somebody to notice.

A list of wrongs goes on where it stopped: results are kept by the name of a wrong.
"""

from __future__ import annotations

import hashlib
import io
import json
import multiprocessing
import time
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import yaml

from shamble.files.disk import write_atomically
from shamble.lab.results import kept

Results = dict[str, str]
"""By the name of a wrong: who noticed it ("scenarios", "tests", "all"), or one of UNNOTICED."""
UNCLAIMED = "unclaimed"
UNNOTICED = ("", UNCLAIMED)
"""Nobody noticed it; nobody claims to prove its rule."""


class Wrong(Protocol):
    """A wrong, by the name that reports give it and the key of its result."""

    @property
    def name(self) -> str:
        """The name in reports."""

    @property
    def key(self) -> str:
        """The key of its result."""


T = TypeVar("T")
W = TypeVar("W", bound=Wrong)


def known(results: Path) -> Results:
    """The results so far; none when the file is missing or not ours."""
    return kept(results, Results, {})


def keep(results: Path, found: Results) -> None:
    """Write down the results so far."""
    write_atomically(results, json.dumps(found, indent=0, sort_keys=True))


def reasons(file: Path) -> dict[str, str]:
    """The wrongs that were judged to make no difference, with the reason."""
    return yaml.safe_load(file.read_text(encoding="utf-8")) or {} if file.exists() else {}


def sample(found: Sequence[T], size: int, seed: int, name: Callable[[T], str]) -> list[T]:
    """So many wrongs that the seed draws, or all (0): a change elsewhere leaves the others in the sample."""

    def lot(one: T) -> str:
        return hashlib.blake2b(f"{seed} {name(one)}".encode(), digest_size=12).hexdigest()

    return sorted(found, key=lot)[:size] if size > 0 else list(found)


def tests_fail(tests: Sequence[str], *plugins: object) -> bool:
    """Whether one of these tests fails, run in this process."""
    import pytest  # who puts wrongs into a copy of the project runs it there

    if not tests:
        return False
    quiet = io.StringIO()
    plain = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly")
    with redirect_stdout(quiet), redirect_stderr(quiet):
        code = pytest.main([*plain, *tests], plugins=list(plugins))
    return code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def in_processes(
    attempt: Callable[[Path, W], tuple[W, str]],
    missed: str,
    root: Path,
    results: Path,
    minutes: float,
    todo: Sequence[W],
    *,
    workers: int = 1,
    report: Callable[[str], None] = lambda line: None,
) -> Results:
    """Try each in a process of its own, for so many minutes and as far as nobody has noticed it yet.

    Returns what is known of all, by their names; `missed` is what is said of those that nobody notices.
    """
    found = known(results)
    left = [one for one in todo if found.get(one.key, "") in UNNOTICED]  # who was missed by nobody is tried again
    end = time.monotonic() + minutes * 60
    context: Any = multiprocessing.get_context("fork")
    with context.Pool(workers, maxtasksperchild=1) as pool:
        for one, by in pool.imap_unordered(partial(attempt, root), left):
            found[one.key] = by
            keep(results, found)
            report(f"{by or missed}: {one.name}")
            if time.monotonic() > end:
                break
    return {one.name: found[one.key] for one in todo if one.key in found}
