from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from .postgres import Cluster, binaries

# The same examples in every run and process, and no time limit: a busy machine must not fail a test.
settings.register_profile("shamble", derandomize=True, database=None, deadline=None, print_blob=True)
settings.load_profile("shamble")


def need(found: str | None, what: str, install: str) -> str:
    """A program of this machine; a test without it fails where `make test` could have installed it, else is skipped."""
    if found is not None:
        return found
    told = f"this test needs {what}: {install}"
    if os.environ.get("CI") or os.geteuid() == 0:
        pytest.fail(told)
    pytest.skip(told)


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
