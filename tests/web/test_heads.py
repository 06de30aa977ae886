"""Heads of requests: what no browser sends is refused before anybody parses it, and holds up nobody."""

from __future__ import annotations

import http.client
import socket
import statistics
import time
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from shamble.table.store.store import Store
from shamble.text import words
from shamble.web.heads import LARGEST_HEAD, LARGEST_HEADER, MOST_HEADERS
from shamble.web.reading import _wished
from shamble.web.serving import HERE
from shamble.web.visitors import cookies_of

from .conftest import OPEN_TO_ALL
from .test_connection_limits import PATIENCE, running

START = f"GET /join HTTP/1.1\r\nHost: {HERE}\r\n".encode()
POST = START.replace(b"GET", b"POST")
LARGE = b" " * (LARGEST_HEADER - 100)
HOSTILE = {
    "blanks": (START + b"Accept-Language: a" + LARGE + b"!\r\n\r\n", 200),
    "more blanks": (START + b"Accept-Language: a" + b" " * 31_000 + b"!\r\n\r\n", 431),
    "cookie": (START + b'Cookie: shamble="' + b"\\" * len(LARGE) + b"\r\n\r\n", 200),
    "quotes": (START + b'Cookie: shamble="' + b'"' * len(LARGE) + b"\r\n\r\n", 200),
    "large cookie": (START + b'Cookie: shamble="' + b"\\" * 31_000 + b"\r\n\r\n", 431),
    "large in all": (START + 5 * (b"X: " + LARGE + b"x\r\n") + b"\r\n", 431),
    "many": (START + (MOST_HEADERS + 1) * b"X: x\r\n" + b"\r\n", 431),
    "no end": (START + b"X: " + b"x" * LARGEST_HEAD, 431),
    "address": (b"GET /join?" + b"x" * LARGEST_HEAD + b" HTTP/1.1\r\n\r\n", 431),
    "no sign": (START + b"X:" + LARGE + b"\0\r\n\r\n", 400),
    "no sign either": (START + b"X:" + LARGE + b"\r \r\n\r\n", 400),
    "trailer": (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX:" + b" " * 31_000 + b"\0\r\n\r\n", 411),
    "piece": (POST + b"Transfer-Encoding: chunked\r\n\r\n1;" + b" " * 31_000 + b"\n\r\n", 411),
}


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    store = Store("sqlite://")
    with running(store, OPEN_TO_ALL) as port:
        yield port
    store.close()


def sent(port: int, said: bytes) -> socket.socket:
    connection = socket.create_connection((HERE, port), PATIENCE)
    connection.sendall(said)
    return connection


def status(connection: socket.socket) -> int:
    with connection:
        return int(connection.recv(65536).split(b" ")[1])


@pytest.mark.parametrize("case", HOSTILE)
def test_what_no_browser_sends_is_refused(port: int, case: str) -> None:
    said, answer = HOSTILE[case]
    assert status(sent(port, said)) == answer


def waits(port: int) -> float:
    """The time that another player waits for an answer."""
    begin = time.perf_counter()
    connection = http.client.HTTPConnection(HERE, port, timeout=PATIENCE)
    connection.request("GET", "/join", headers={"Connection": "close"})
    assert connection.getresponse().status == 200
    connection.close()
    return time.perf_counter() - begin


def waits_beside(port: int, said: bytes, answer: int) -> float:
    """The time that another player waits while eight requests are read."""
    others = [sent(port, said) for _ in range(8)]
    waited = waits(port)
    assert {status(other) for other in others} == {answer}
    return waited


@pytest.mark.parametrize("case", HOSTILE)
def test_another_player_waits_no_longer_for_it(port: int, case: str) -> None:
    plain = statistics.median(waits_beside(port, START + b"\r\n", 200) for _ in range(3))
    assert min(waits_beside(port, *HOSTILE[case]) for _ in range(3)) < 25 * plain


def test_a_head_that_is_refused_says_what_to_do(port: int) -> None:
    with sent(port, HOSTILE["large cookie"][0]) as connection:
        told = connection.recv(65536)
    assert words("en").page("headers-too-large").encode() in told
    assert b"Connection: close" in told or b"connection: close" in told


def test_the_guard_refuses_it_under_any_server(client: TestClient) -> None:
    large = client.get("/join", headers={"Cookie": "x" * (LARGEST_HEADER + 1)})
    assert large.status_code == 431
    assert "Delete the cookies" in large.text
    assert "content-security-policy" in large.headers
    assert client.get("/join", headers={"Cookie": "x" * (LARGEST_HEADER - 10)}).status_code == 200
    assert client.get("/join", headers={f"X{number}": "" for number in range(MOST_HEADERS)}).status_code == 431


def test_a_whole_head_in_many_pieces_is_read(port: int) -> None:
    whole = START + b"X: " + b"x" * 8000 + b"\r\nY: " + b"y" * 8000 + b"\r\n\r\n"
    with socket.create_connection((HERE, port), PATIENCE) as connection:
        for at in range(0, len(whole), 1000):
            connection.sendall(whole[at : at + 1000])
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(START + b"\r\n" + START + b"Connection: close\r\n\r\n")
        told = b""
        while piece := connection.recv(65536):
            told += piece
    assert told.count(b"HTTP/1.1 200") >= 2, "and so are some that come at once"


@pytest.mark.parametrize(("header", "language"), [
    ("de-DE,de;q=0.9,en;q=0.8", "de"),
    (" fr-CA ; q=0.5 , en;q=0.4", "fr"),
    ("de;q=0, fr", "fr"),
    ("xx", "en"),
    ("en-US,en;q=0.5", "en"),
    ("de;q=0.3,fr;q=1", "fr"),
    ("", "en"),
])  # fmt: skip
def test_the_language_that_a_browser_wants_most_is_found(header: str, language: str) -> None:
    assert _wished(header) == language


@pytest.mark.parametrize(("header", "found"), [
    ("shamble=abc", {"shamble": "abc"}),
    ('a=b; shamble="abc"; x=y;shamble-theme=light', {"shamble": "abc", "shamble-theme": "light"}),
    ("__Host-shamble=new; shamble=old", {"__Host-shamble": "new", "shamble": "old"}),
    ("shamble=one; shamble=two", {"shamble": "one"}),
    ("xshamble=a; shamble=b c; Shamble=d", {}),
    ('shamble="\\134\\134', {}),
    ("shamble=" + "a" * 50, {}),
])  # fmt: skip
def test_our_cookies_are_found_among_others(header: str, found: dict[str, str]) -> None:
    assert cookies_of({"type": "http", "headers": [(b"cookie", header.encode())]}) == found
    split = [(b"cookie", part.encode()) for part in header.split("; ")]
    assert cookies_of({"type": "http", "headers": split}) == found
