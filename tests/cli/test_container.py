"""The image and its neighbours ask for things that are there: their parts are tried one by one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml

from shamble.cli import parser
from shamble.cli.serve import DATABASE_SETTING
from shamble.table.files.campaign_uploads import MOST_BYTES

ROOT = Path(__file__).parents[2]
IMAGE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
NEIGHBOURS = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))["services"]
PROXY = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")


def _words(instruction: str) -> list[str]:
    found = re.search(rf"^{instruction} (\[.*\])$", IMAGE, re.MULTILINE)
    assert found is not None
    words: list[str] = json.loads(found.group(1))
    return words


def test_its_command_is_one_that_the_program_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATABASE_SETTING, "postgresql://somewhere/shamble")
    named: list[str] = [NEIGHBOURS["table"]["command"][0], "table.example.org", "--keep-days", "90"]
    for further in (_words("CMD"), named):
        program, *asked = [*_words("ENTRYPOINT"), *further]
        assert program == "shamble"
        chosen = parser("serve").parse_args(asked)
        assert (chosen.host, chosen.port, chosen.keep_days) == ("0.0.0.0", 7373, 90)
        assert chosen.behind_proxy
        assert chosen.db == "postgresql://somewhere/shamble"


def test_it_copies_files_that_are_there_and_installs_an_extra_that_is() -> None:
    copied = [name for line in re.findall(r"^COPY (?!--from)(.+) \S+$", IMAGE, re.MULTILINE) for name in line.split()]
    assert copied == ["pyproject.toml", "README.md", "LICENSE", "src"]
    assert all((ROOT / name).exists() for name in copied)
    assert f"ENV {DATABASE_SETTING}=" in IMAGE
    assert 'postgresql = ["psycopg' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_neighbours_find_each_other() -> None:
    table, proxy = NEIGHBOURS["table"], NEIGHBOURS["proxy"]
    assert table["environment"][DATABASE_SETTING].endswith("@database/shamble")
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in proxy["volumes"]
    assert "reverse_proxy table:7373" in PROXY
    assert "EXPOSE 7373" in IMAGE
    assert "ports" not in table  # nobody gets past the proxy


def test_the_proxy_has_limits_that_let_every_upload_through() -> None:
    """Heads and bodies that are too large or too slow end at the proxy; the largest upload does not."""
    body = re.search(r"max_size (\d+)MB", PROXY)
    assert body is not None
    assert MOST_BYTES < int(body[1]) * 1_000_000 < 2 * MOST_BYTES
    assert re.search(r"max_header_size 16KB", PROXY)
    assert {"read_header 10s", "read_body 30s", "idle 2m"} <= set(map(str.strip, PROXY.splitlines()))
