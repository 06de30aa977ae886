"""Starting the server: find a port, tell the address, open the browser, stop cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import segno
import uvicorn
from starlette.applications import Starlette

from shamble.errors import ShambleError
from shamble.table.errors import Refused
from shamble.table.store.store import Store
from shamble.text import words
from shamble.web.app import SECONDS_TO_FINISH, make_app
from shamble.web.connection_limits import ConnectionLimits
from shamble.web.options import Options
from shamble.web.sharing import SharedAddress
from shamble.web.threads import wait_until_idle

try:
    import resource
except ModuleNotFoundError:  # pragma: no cover  there is none on Windows
    resource = None  # type: ignore[assignment]

USUAL_PORT = 7373
PORTS_TRIED = 10
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
LARGEST_FRAME = 64 * 1024
SECONDS_TO_STOP = 2
WAITING_TO_BE_LET_IN = 1024
MOST_CONNECTIONS = 2000
FILES_BESIDES = 200
"""Files that a server has open besides connections: its database, the program itself."""
OBJECTS_BEFORE_A_SWEEP = (20_000, 20, 50)


class ServerError(ShambleError):
    """The server cannot be started; the message says what to do."""


def bind(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a wished port at the usual one, or the next that is free."""
    if port is not None and not 0 <= port <= 65535:
        raise ServerError(f"There is no port {port}; name one from 1024 to 65535.")
    for wanted in [port] if port is not None else range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        try:
            if sys.platform != "win32":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, wanted))
            listener.listen(WAITING_TO_BE_LET_IN)
            listener.set_inheritable(True)
            return listener
        except PermissionError as error:
            listener.close()
            raise ServerError(f"Port {wanted} may not be used by you; name one above 1023 with --port.") from error
        except socket.gaierror as error:
            listener.close()
            raise ServerError(f"There is no address {host!r} on this computer ({error.strerror}).") from error
        except OSError as error:
            listener.close()
            reason = error
    if port is not None:
        raise ServerError(
            f"Port {port} cannot be used ({reason.strerror}): most likely another program has it, perhaps a table that "
            f"is already running. Open http://{HERE}:{port}/ to see, or name another port: --port {port + 1}"
        )
    raise ServerError(
        f"The ports {USUAL_PORT} to {USUAL_PORT + PORTS_TRIED - 1} are all taken; name a free one with --port N."
    )


def home_network_address() -> str | None:
    """The address of this computer in the home network, or None without one. Nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address = str(probe.getsockname()[0])
        if not ipaddress.ip_address(address).is_loopback and address != EVERYWHERE:
            return address
    return None


def own_names(lan: str | None) -> frozenset[str]:
    """The names under which this computer's browser, and the home network, may ask for the table."""
    names = {"localhost", HERE, "[::1]"}
    if lan:
        name = socket.gethostname().casefold()
        names |= {lan, name, f"{name}.local"}
    return frozenset(names)


def serve(store: Store, listener: socket.socket, options: Options, started: Callable[[], None]) -> None:
    """Serve until Ctrl-C or SIGTERM; `started` is called when the first page can be shown."""
    app = make_app(store, options)
    if options.at_home and not options.address:
        app.state.hub.sharing.listener = HomeNetwork(app, listener.getsockname()[1])
    # Thousands of small objects are made and dropped with each choice: rarer collections keep fewer people waiting.
    gc.set_threshold(*OBJECTS_BEFORE_A_SWEEP)
    _let_many_in()
    server = _Server(_config(app, options), started, app.state.hub.rest)
    _stop_as_for_ctrl_c()
    try:
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
    finally:
        listener.close()
        wait_until_idle(SECONDS_TO_FINISH)
        store.close()


def _stop_as_for_ctrl_c() -> None:
    """Let SIGTERM end the serving and nothing more: the system's own handler would end the process with it at once."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)


def _config(app: Starlette, options: Options, **more: Any) -> uvicorn.Config:
    limits = ConnectionLimits(
        most_waiting=options.most_waiting,
        per_address=0 if options.behind_proxy else options.connections_per_address,
        seconds=options.seconds_to_ask,
    )
    return uvicorn.Config(
        app,
        http=limits.protocol(),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=16,
        ws_per_message_deflate=not options.at_home,  # at home the time to pack is dearer than the network
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        limit_concurrency=MOST_CONNECTIONS,
        backlog=WAITING_TO_BE_LET_IN,
        proxy_headers=False,
        **more,
    )


def _let_many_in() -> None:
    """Every connection is an open file to the system, which may allow fewer at first than it could."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_CONNECTIONS + FILES_BESIDES
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class HomeNetwork:
    """A second server for the same tables, at the address of this computer in the home network."""

    def __init__(self, app: Starlette, port: int, find: Callable[[], str | None] | None = None) -> None:
        self._app = app
        self._port = port
        self._find = find or home_network_address
        self._server: _SecondServer | None = None
        self._serving: asyncio.Task[None] | None = None

    async def open(self) -> SharedAddress:
        """Begin to listen, at the port of the table if it is free there."""
        address = self._find()
        if address is None:
            raise Refused(words().page("share-no-network"))
        try:
            listener = bind(address, self._port)
        except ServerError:
            listener = bind(address, None)
        self._server = _SecondServer(_config(self._app, self._app.state.hub.options, lifespan="off"))
        self._serving = asyncio.create_task(self._server.serve(sockets=[listener]))
        while not self._server.started and not self._serving.done():
            await asyncio.sleep(0.01)
        return SharedAddress(f"http://{address}:{listener.getsockname()[1]}", own_names(address))

    async def close(self) -> None:
        """Stop listening; the connections of others end."""
        if self._server is not None and self._serving is not None:
            self._server.should_exit = True
            await asyncio.wait([self._serving], timeout=SECONDS_TO_STOP + 1)


class _SecondServer(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C is for the first server; that one ends this one."""
        yield


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, started: Callable[[], None], rest: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        super().__init__(config)
        self._tell = started
        self._rest = rest

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()
            self._tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Requests that wait for something slow are answered before uvicorn's patience with them ends."""
        resting = asyncio.create_task(self._rest())
        await super().shutdown(sockets)
        await resting


def open_browser(address: str) -> None:
    """Open the page in the person's browser, without waiting for it."""
    threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def terminal_qr(address: str) -> str:
    """A QR code in characters, for a phone pointed at the terminal."""
    matrix = [list(row) for row in segno.make(address, error="l", micro=False).matrix_iter(border=2)]
    if len(matrix) % 2:
        matrix.append([0] * len(matrix[0]))
    # Two rows to a line; light squares are drawn, so that it can be read on a dark terminal.
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return "\n".join(
        "".join(signs[int(bool(top)), int(bool(low))] for top, low in zip(upper, lower, strict=True))
        for upper, lower in zip(matrix[::2], matrix[1::2], strict=True)
    )
