"""A PostgreSQL server for tests: in a temporary folder, reached by a socket there, gone afterwards."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

PATIENCE = 60
LOCKED_OUT = "locked"
"""The user who has to give a password."""
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "autovacuum": "off",
}


def binaries() -> str | None:
    """The folder of the newest PostgreSQL on this machine; Debian keeps it out of the path."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = str(debian[-1]) if debian else shutil.which("initdb")
    return str(Path(found).resolve().parent) if found else None


class Cluster:
    """One server. It refuses to run as root, so root lends it another user."""

    def __init__(self, binaries: str) -> None:
        self._binaries = binaries
        self._numbers = itertools.count(1)
        self._server: subprocess.Popen[Any] | None = None
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._user = {"user": "postgres", "group": "postgres", "extra_groups": []}

    def __enter__(self) -> Cluster:
        self.folder = Path(tempfile.mkdtemp(prefix="shamble-pg-"))
        try:
            if self._user:
                shutil.chown(self.folder, "postgres", "postgres")
            initdb = [
                f"{self._binaries}/initdb",
                "-D",
                str(self._data),
                *["-U", "shamble", "-A", "trust", "-N", "-E", "UTF8"],
            ]
            done = subprocess.run(
                [*initdb, "--locale=C"], cwd=self.folder, capture_output=True, text=True, **self._user
            )
            assert done.returncode == 0, done.stderr
            (self._data / "pg_hba.conf").write_text(f"local all {LOCKED_OUT} scram-sha-256\nlocal all all trust\n")
            self.start()
            self.run(f"CREATE USER {LOCKED_OUT} PASSWORD 'right'")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        given = {**SETTINGS, "unix_socket_directories": str(self.folder)}
        command = [f"{self._binaries}/postgres", "-D", str(self._data)]
        command += [f"--{name}={value}" for name, value in given.items()]
        log = self.folder / "log"
        with log.open("ab") as out:
            server = subprocess.Popen(command, cwd=self.folder, stdout=out, stderr=out, **self._user)
        self._server = server
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.run("SELECT 1")
                return
            except psycopg.OperationalError:
                assert server.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                time.sleep(0.02)

    def stop(self) -> None:
        """Stop the server as if its machine had failed."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(PATIENCE)
            self._server = None

    def address(self, schema: str = "public", user: str = "shamble") -> str:
        """An address, as people would give it."""
        return f"postgresql://{user}@/postgres?host={self.folder}&options=-csearch_path%3D{schema}"

    def run(self, statement: str) -> list[tuple[Any, ...]]:
        """Run a statement as the owner of everything."""
        with psycopg.connect(self.address(), autocommit=True) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []

    @contextlib.contextmanager
    def database(self) -> Iterator[str]:
        """As good as an empty database, and made in no time: an empty schema."""
        name = f"tables_{next(self._numbers)}"
        self.run(f"CREATE SCHEMA {name}")
        yield self.address(name)
        self.run(f"DROP SCHEMA {name} CASCADE")
