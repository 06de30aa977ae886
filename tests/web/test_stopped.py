"""A server that is told to stop (SIGTERM) closes its database and answers everybody, whatever is going on."""

from __future__ import annotations

import contextlib
import http.client
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from shamble.games import new_game
from shamble.table.store.store import FILE_NAME, Store

SECONDS = 20
SHEETS = 6
SAVE = new_game("RM-T1", seed=1).to_json()


def _port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def _upload(port: int) -> socket.socket:
    """A file that is on its way: the answer is not waited for."""
    body = f'--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n{SAVE}\r\n--x--\r\n'.encode()
    head = f"POST /open HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
    page = socket.create_connection(("127.0.0.1", port))
    page.sendall(f"{head}Content-Type: multipart/form-data; boundary=x\r\n\r\n".encode() + body)
    return page


def _sheets(port: int) -> list[http.client.HTTPConnection]:
    """More printed sheets than are made before the server ends."""
    asked = [http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS) for _ in range(SHEETS)]
    for number, one in enumerate(asked, 1):
        one.request("GET", f"/mission/RM-M{number:02}.pdf")
    return asked


def _status(asked: http.client.HTTPConnection) -> int:
    with contextlib.closing(asked), asked.getresponse() as answer:
        answer.read()
        return answer.status


def test_sigterm_answers_all_and_closes_the_database_in_the_middle_of_an_upload(tmp_path: Path) -> None:
    port = _port()
    command = [sys.executable, "-m", "shamble", "serve", "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.02)
        page = http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)
        page.request("POST", "/new", "mission=RM-T1", {"Content-Type": "application/x-www-form-urlencoded"})
        code = re.findall(r"/t/(\w+)", page.getresponse().headers["Location"])[0]
        page.close()
        assert (tmp_path / f"{FILE_NAME}-wal").exists()
        sheets, pending = _sheets(port), _upload(port)
        later = http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)
        later.request("GET", "/favicon.ico")
        later.getresponse().read()  # whoever came before it has been heard
        later.close()
        server.send_signal(signal.SIGTERM)
        answered = [_status(one) for one in sheets]
        told, _ = server.communicate(timeout=SECONDS)
        assert (server.returncode, "Traceback" in told) == (0, False), told
        pending.close()
    assert answered.count(503) > 1
    assert set(answered) <= {200, 503}
    assert not (tmp_path / f"{FILE_NAME}-wal").exists()
    store = Store.in_folder(tmp_path)
    assert store.load(code).config["mission"] == "RM-T1"  # type: ignore[union-attr]
    store.close()
