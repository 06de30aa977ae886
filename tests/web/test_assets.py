"""Scripts, styles and fonts: small, packed, kept by browsers for as long as they are what the page was made with."""

from __future__ import annotations

import re
import zlib

from fontTools.ttLib import TTFont
from starlette.testclient import TestClient

from shamble.web.assets import STATIC, Assets, assets

from .conftest import started

FIRST_TABLE = 200_000
"""Bytes that the first table of a browser may take, page, scripts, styles, fonts and the first screen together."""


def test_an_address_is_kept_for_ever_and_changes_with_any_file(client: TestClient) -> None:
    address = assets().address("table.js")
    answer = client.get(address)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    source = (STATIC / "table.js").read_text(encoding="utf-8")
    assert answer.text.splitlines()[-1] == source.splitlines()[-1]
    one, other = Assets({"a.js": b"1", "b.js": b"1"}), Assets({"a.js": b"1", "b.js": b"2"})
    assert one.address("a.js") != other.address("a.js")


def test_scripts_are_sent_without_their_notes_and_with_their_lines() -> None:
    for path in STATIC.glob("*.js"):
        source, sent = path.read_text(encoding="utf-8"), assets().files[path.name].content.decode()
        assert source.count("\n") == sent.count("\n"), path.name
        assert "/**" not in sent
        assert not [text for text in re.findall(r'"[^"\n]*"', source) if "/**" in text and "*/" not in text], path.name


def test_an_address_of_another_version_is_answered_and_not_kept(client: TestClient) -> None:
    for path in ("/static/table.js", "/static/0123456789abcdef/table.js"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-cache"


def test_files_and_pages_are_packed_for_whoever_takes_that(client: TestClient) -> None:
    for path in (assets().address("table.js"), "/", "/new"):
        packed = client.get(path, headers={"Accept-Encoding": "gzip"})
        plain = client.get(path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.text == plain.text
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        assert "Accept-Encoding" in packed.headers["vary"]
    assert "content-encoding" not in client.get(assets().address("icon-192.png")).headers


def test_fonts_have_every_sign_of_the_languages_that_are_shown() -> None:
    fonts = sorted((STATIC / "fonts").glob("*.woff2"))
    assert len(fonts) == 3
    for path in fonts:
        signs = TTFont(path).getBestCmap()
        assert all(ord(sign) in signs for sign in "AZaz09äöüßÄÖÜéèêëàâçîïôùûüœŒÉÈÀÇñ«»„“”’–…×·€"), path.name


def _needed(page: str) -> set[str]:
    """The files that a page asks for, and those that its scripts and styles ask for."""
    base = assets().address("table.js").removesuffix("table.js")
    found: set[str] = set()
    waiting = re.findall(rf'"{base}([^"]+)"', page)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        text = assets().files[name].content.decode("utf-8", "ignore")
        if name.endswith(".js"):
            waiting += re.findall(r'from "\./([\w.]+)"', text)
        if name.endswith(".css"):
            waiting += re.findall(r'url\("(fonts/[^"]+)"\)', text)
    return found


def test_the_first_table_is_small(client: TestClient) -> None:
    code = started(client, mission="RM-M01")
    answer = client.get(f"/t/{code}", headers={"Accept-Encoding": "gzip"})
    needed = _needed(answer.text)
    assert {"table.js", "board.js", "table.css", "fonts/Manrope-Bold.woff2"} <= needed
    files = [assets().files[name] for name in needed]
    total = int(answer.headers["content-length"]) + sum(len(file.packed or file.content) for file in files)
    screen = client.get(f"/t/{code}/screen").content
    assert total + len(zlib.compress(screen)) < FIRST_TABLE
