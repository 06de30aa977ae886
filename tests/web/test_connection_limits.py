"""Connections that say nothing, or half of something, lock nobody out: at a real server, over real sockets."""

from __future__ import annotations

import http.client
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from typing import Any

import pytest
import uvicorn

from shamble.table.store.store import Store
from shamble.web import Options, make_app
from shamble.web.connection_limits import PatientProtocol, neighbourhood
from shamble.web.serving import HERE, _config, bind

from .conftest import OPEN_TO_ALL

HALF = b"GET /join HTTP/1.1\r\nHost: " + HERE.encode() + b"\r\nX-Half: "
FORM = b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n"
HALF_A_FORM = b"POST /join HTTP/1.1\r\nHost: " + HERE.encode() + b"\r\n" + FORM + b"cod"
STRICT = replace(OPEN_TO_ALL, seconds_to_ask=0.2, seconds_per_request=0.3)

PATIENCE = 60
"""Seconds after which nobody waits any longer for something that has to come, however busy the machine is."""

Serving = Callable[[Options], int]
noticed = {step: threading.Semaphore(0) for step in ("connection_made", "data_received", "connection_lost")}
"""How often the server has seen a connection come, say something and go."""


@pytest.fixture(autouse=True)
def _noticing(monkeypatch: pytest.MonkeyPatch) -> None:
    for step, seen in noticed.items():
        monkeypatch.setattr(PatientProtocol, step, _and_then(getattr(PatientProtocol, step), seen.release))


def _and_then(act: Callable[..., None], more: Callable[[], None]) -> Callable[..., None]:
    def both(*given: Any) -> None:
        act(*given)
        more()

    return both


def forget(step: str) -> None:
    """From here on only what comes is noticed."""
    while noticed[step].acquire(blocking=False):
        pass


def wait_for(step: str) -> None:
    assert noticed[step].acquire(timeout=PATIENCE)


@pytest.fixture
def serving(store: Store) -> Iterator[Serving]:
    """Starts a server with these options; returns its port."""
    with ExitStack() as stack:
        yield lambda options: stack.enter_context(running(store, options))


@contextmanager
def running(store: Store, options: Options) -> Iterator[int]:
    listener = bind(HERE, 0)
    server = uvicorn.Server(_config(make_app(store, options), options))
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield listener.getsockname()[1]
    server.should_exit = True
    thread.join(PATIENCE)
    listener.close()
    assert not thread.is_alive()


def status(port: int, source: str = HERE, told: str = HERE) -> int:
    """The answer to a visitor, who for a server behind a proxy has the address that they are `told` to have."""
    connection = http.client.HTTPConnection(HERE, port, timeout=PATIENCE, source_address=(source, 0))
    connection.request("GET", "/join", headers={"Connection": "close", "X-Forwarded-For": told})
    answer = connection.getresponse().status
    connection.close()
    return answer


def opened(stack: ExitStack, port: int, said: bytes, count: int) -> list[socket.socket]:
    """Connections that say so much; each has been read before the next one comes."""
    found = []
    for step in noticed:
        forget(step)
    for _ in range(count):
        one = stack.enter_context(socket.create_connection((HERE, port), PATIENCE))
        wait_for("connection_made")
        found.append(one)
        if said:
            one.sendall(said)
            wait_for("data_received")
    return found


def is_cut_off(connection: socket.socket) -> bool:
    """Whether the server has ended it, perhaps with some words."""
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def is_answered(connection: socket.socket, rest: bytes) -> bool:
    """Whether there is an answer once the rest has been said."""
    connection.sendall(rest)
    return connection.recv(100).startswith(b"HTTP/1.1 ")


RESTS = {b"": HALF + b"1\r\n\r\n", HALF: b"1\r\n\r\n", HALF_A_FORM: b"e=ABCD"}
HALVES = pytest.mark.parametrize("said", RESTS, ids=["nothing", "half a request", "half a form"])


@HALVES
def test_half_sent_requests_make_room_for_whole_ones(serving: Serving, said: bytes) -> None:
    port = serving(replace(OPEN_TO_ALL, most_waiting=5))
    with ExitStack() as stack:
        many = opened(stack, port, said, 20)
        assert status(port) == 200
        assert all(is_cut_off(one) for one in many[:14]), "the oldest go first"
        assert is_answered(many[-1], RESTS[said]), "the newest are still heard"


def test_whoever_leaves_in_the_middle_of_a_form_fills_no_log(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    with running(store, OPEN_TO_ALL) as port:
        with ExitStack() as stack:
            opened(stack, port, HALF_A_FORM, 3)
        for _ in range(3):
            wait_for("connection_lost")
        assert status(port) == 200
    assert caplog.text == "", "and all that was begun has ended"


@HALVES
def test_half_sent_requests_end_with_time(serving: Serving, said: bytes) -> None:
    port = serving(STRICT)
    with ExitStack() as stack:
        assert all(is_cut_off(one) for one in opened(stack, port, said, 3))


def test_one_that_waits_between_two_requests_is_cut_off_in_the_middle_of_the_second(serving: Serving) -> None:
    port = serving(STRICT)
    with served_once(port) as one:
        one.sendall(HALF)
        assert is_cut_off(one)


def served_once(port: int) -> socket.socket:
    """A connection that has had an answer; one that was too slow on a busy machine is given up for another."""
    while True:
        one = socket.create_connection((HERE, port), PATIENCE)
        with suppress(ConnectionError):
            one.sendall(b"GET /static/icon.svg HTTP/1.1\r\nHost: " + HERE.encode() + b"\r\n\r\n")
            if one.recv(100).startswith(b"HTTP/1.1 200"):
                return one
        one.close()


def test_an_address_has_so_many_connections_and_others_still_get_in(serving: Serving) -> None:
    port = serving(replace(OPEN_TO_ALL, connections_per_address=3))
    with ExitStack() as stack:
        opened(stack, port, HALF, 3)
        (fourth,) = opened(stack, port, b"", 1)
        assert is_cut_off(fourth)
        assert status(port, "127.0.0.2") == 200
    assert status(port) == 200, "who has gone is not counted"


def test_behind_a_proxy_all_come_from_its_address(serving: Serving) -> None:
    port = serving(replace(OPEN_TO_ALL, connections_per_address=1, behind_proxy=True))
    with ExitStack() as stack:
        opened(stack, port, HALF, 4)
        assert status(port) == 200


def test_behind_a_proxy_an_address_waits_for_so_many_answers(serving: Serving) -> None:
    port = serving(replace(OPEN_TO_ALL, connections_per_address=2, behind_proxy=True))
    theirs, others = "192.0.2.1", "192.0.2.2"
    with ExitStack() as stack:
        half = HALF_A_FORM.replace(b"\r\n", f"\r\nX-Forwarded-For: {theirs}\r\n".encode(), 1)
        opened(stack, port, half, 2)
        assert [status(port, told=address) for address in (theirs, others)] == [429, 200]
        stack.close()
        while status(port, told=theirs) == 429:
            pass  # the server has yet to hear that they are gone


def test_whoever_has_a_network_of_addresses_is_one_visitor() -> None:
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::4") != neighbourhood("2001:db8:1:2::4")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("fe80::1%eth0") == "fe80::/64"
    assert neighbourhood("testclient") == "testclient"
