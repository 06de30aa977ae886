"""Whatever is sent, the server answers with a page or a refusal, and never with a fault of its own."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from shamble.table.consent.wishes import WISHES
from shamble.table.table import Table
from shamble.web.hub import Hub
from shamble.web.table_socket import ACTS

from .conftest import started, table_of

FEW = settings(
    max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=30),
    st.sampled_from(["4V.S2", "2V.L3", "0", "-1", "end", "state"]),
    st.sampled_from(sorted(WISHES)),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)
FIELDS = ("seq", "key", "text", "zone", "who", "from", "to", "kind", "data", "wish", "seat", "about", "draft", "at")
MESSAGES = st.builds(
    lambda do, rest: {"do": do, **rest},
    st.one_of(st.sampled_from(sorted(ACTS)), ODD),
    st.dictionaries(st.sampled_from(FIELDS), ODD, max_size=len(FIELDS)),
)
TEXTS = st.one_of(MESSAGES.map(json.dumps), st.text(max_size=60), ODD.map(json.dumps))

NAMES = (
    *("mission", "code", "seat", "seat-1", "seat-2", "name-1", "team-1", "variant", "key", "seq", "act", "file"),
    *("who-Amy", "plays-Amy", "option-spawn", "box-S1", "together", "seconds", "wish"),
)
WORDS = ("me", "bot", "invite", "1", "0", "-1", "RM-T1", "sit", "hand", "lend", "watch", "device")
VALUES = st.one_of(st.text(max_size=40), st.sampled_from(WORDS))
PARTS = (
    *("t", "i", "new", "join", "rules", "static", "mission", "fonts", "CODE", "ws", "screen", "replay", "board.svg"),
    *("save", "report", "people", "choose", "..", "RM-T1.svg", "0.ttf", "pages.css"),
    *("end", "problem", "chronicle", "replay.json", "CL-MOVE-03", "SKILL-taunt"),
)
QUERIES = st.dictionaries(
    st.sampled_from(["q", "at", "from", "code", "book", "chapter", "mission", "light", "told"]), st.text(max_size=30)
)
BODIES = ("multipart/form-data; boundary=b", "application/x-www-form-urlencoded", "text/x")
PLACES = ("shamble", "format", "config", "log", "table", "state", "hash", "content", "kind", "mission", "seed")
SAVES: st.SearchStrategy[Any] = st.recursive(
    ODD, lambda inner: st.dictionaries(st.sampled_from(PLACES), inner), max_leaves=12
)


@pytest.fixture
def table(client: TestClient, hub: Hub) -> Table:
    return table_of(hub, started(client, **{"seat-1": "me", "seat-2": "me"}))


@FEW
@given(messages=st.lists(TEXTS, min_size=1, max_size=6))
def test_messages(client: TestClient, table: Table, messages: list[str]) -> None:
    with client.websocket_connect(f"/t/{table.code}/ws") as socket:
        for message in messages:
            socket.send_text(message)
        socket.send_json({"do": "measure", "from": "4V.S2", "to": "4V.S2"})
        while (heard := socket.receive_json())["is"] != "measure":
            assert heard["is"] in (
                "screen",
                "refused",
                "presence",
                "point",
                "whereto",
                "hint",
                "rules",
                "plans",
                "corrections",
                "change",
            )


@FEW
@given(path=st.lists(st.one_of(st.sampled_from(PARTS), st.text(max_size=12)), max_size=4), query=QUERIES)
def test_addresses(client: TestClient, table: Table, path: list[str], query: dict[str, str]) -> None:
    parts = [quote(shown(part) if part != "CODE" else table.code, safe="") for part in path]
    answer = client.get("http://testserver/" + "/".join(parts), params={name: shown(q) for name, q in query.items()})
    assert answer.status_code < 500


@FEW
@given(
    path=st.sampled_from(["/new", "/join", "/open", "/share", "choose", "people", "again", "adopt", "wish"]),
    fields=st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=8),
)
def test_forms(client: TestClient, table: Table, path: str, fields: dict[str, str]) -> None:
    address = path if path.startswith("/") else f"/t/{table.code}/{path}"
    sent = {name: shown(value) for name, value in fields.items()}
    assert client.post(address, data=sent).status_code < 500


@FEW
@given(raw=st.binary(max_size=200), kind=st.sampled_from(BODIES))
def test_bodies(client: TestClient, table: Table, raw: bytes, kind: str) -> None:
    for path in ("/new", "/open", f"/t/{table.code}/choose"):
        assert client.post(path, content=raw, headers={"Content-Type": kind}).status_code < 500


@FEW
@given(change=st.dictionaries(st.sampled_from(PLACES), SAVES, max_size=2))
def test_saved_games_that_were_tampered_with(client: TestClient, table: Table, change: dict[str, Any]) -> None:
    data = json.dumps({**json.loads(table.game.to_json()), **change})
    answer = client.post("/open", files={"file": ("game.json", data.encode(), "application/json")})
    assert answer.status_code in (303, 400)


def shown(text: str) -> str:
    """A text that can be sent at all: half a surrogate pair cannot."""
    return text.encode("utf-8", "replace").decode("utf-8")
