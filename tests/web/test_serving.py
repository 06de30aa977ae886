from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path

import pytest
from websockets.sync.client import connect

from shamble.cli import main
from shamble.table.screen.changes import screen_after
from shamble.web.serving import HERE, ServerError, bind, own_names, terminal_qr

PATIENCE = 60


def start(tmp_path: Path, *arguments: str) -> tuple[subprocess.Popen[str], str]:
    """A server in a process of its own, and the address that it prints."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "home"), "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(
        [sys.executable, "-m", "shamble", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    )
    assert server.stdout is not None
    line = server.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found, line + server.stdout.read()
    return server, found[0]


def stop(server: subprocess.Popen[str]) -> str:
    server.send_signal(signal.SIGINT)
    told, _ = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0, told
    return told


def test_play_tells_its_address_serves_and_stops_cleanly(tmp_path: Path) -> None:
    server, address = start(tmp_path, "play", "--no-browser", "--port", "0", "--data", str(tmp_path / "data"))
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            assert "Learning to Fly" in page.read().decode()
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(urllib.request.Request(address, headers={"Host": "evil.example"}), timeout=PATIENCE)
        assert refused.value.code == 421
        refused.value.close()
    finally:
        told = stop(server)
    assert "all games are saved" in told
    assert "Traceback" not in told
    assert (tmp_path / "data" / "tables.sqlite").exists()


def test_play_can_begin_with_a_game(tmp_path: Path) -> None:
    server, address = start(tmp_path, "play", "--no-browser", "--port", "0", "--mission", "RM-M01", "--seed", "3")
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            assert "Gas Run" in page.read().decode()
    finally:
        stop(server)


def test_serve_serves(tmp_path: Path) -> None:
    where = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server, address = start(tmp_path, "serve", "--port", "0", "--db", where, "--name", HERE)
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            assert page.status == 200
    finally:
        stop(server)


def test_a_second_server_on_the_same_data_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    data = str(tmp_path / "data")
    server, _ = start(tmp_path, "play", "--no-browser", "--port", "0", "--data", data)
    try:
        assert main(["play", "--no-browser", "--port", "0", "--data", data]) == 2
        assert "Another Shamble is using" in capfd.readouterr().err
    finally:
        stop(server)


def test_a_taken_port_is_told_with_what_to_do(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with bind(HERE, 0) as taken:
        port = taken.getsockname()[1]
        assert main(["play", "--no-browser", "--port", str(port), "--data", str(tmp_path)]) == 2
        told = capfd.readouterr().err
        assert f"Port {port} cannot be used" in told
        assert f"--port {port + 1}" in told


def test_without_a_wished_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with bind(HERE, 0) as taken:
        monkeypatch.setattr("shamble.web.serving.USUAL_PORT", taken.getsockname()[1])
        with bind(HERE, None) as other:
            assert other.getsockname()[1] > taken.getsockname()[1]
        monkeypatch.setattr("shamble.web.serving.PORTS_TRIED", 1)
        with pytest.raises(ServerError, match="all taken"):
            bind(HERE, None)


def test_ports_and_hosts_that_do_not_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ServerError, match="no port 70000"):
        bind(HERE, 70000)
    with pytest.raises(ServerError, match="no address"):
        bind("no.such.host.invalid", 0)


@pytest.mark.parametrize(
    "arguments", [["--terminal", "--lan"], ["--resume"], ["--narrow"], ["--terminal", "--port", "1"]]
)
def test_options_of_the_other_way_to_play_are_told_apart(
    arguments: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--data", str(tmp_path), *arguments]) == 2
    assert "terminal" in capfd.readouterr().err


def test_a_wrong_mission_lets_go_of_the_port(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with bind(HERE, 0) as probe:
        port = probe.getsockname()[1]
    arguments = ["play", "--no-browser", "--data", str(tmp_path), "--port", str(port), "--mission", "RM-X1"]
    assert main(arguments) == 2
    assert "no Mission" in capfd.readouterr().err
    bind(HERE, port).close()


def test_without_a_network_there_is_nothing_to_share(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shamble.cli.play.home_network_address", lambda: None)
    assert main(["play", "--lan", "--data", str(tmp_path)]) == 2
    assert "in no network" in capfd.readouterr().err


def test_only_the_home_network_adds_names() -> None:
    assert own_names(None) == {"localhost", "127.0.0.1", "[::1]"}
    assert {"192.168.1.5", f"{socket.gethostname().casefold()}.local"} <= own_names("192.168.1.5")


def test_the_qr_code_for_the_terminal_is_square() -> None:
    lines = terminal_qr("http://192.168.1.5:7373/join").splitlines()
    assert {len(line) for line in lines} == {len(lines[0])}
    assert abs(len(lines) * 2 - len(lines[0])) <= 1


def test_every_acknowledged_choice_survives_a_killed_server(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    server, address = start(tmp_path, "play", "--no-browser", "--port", "0", "--data", data)
    jar = CookieJar()
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    with opener.open(f"{address}new", data=b"", timeout=PATIENCE) as page:
        code = page.url.split("/")[-1]
    cookie = "; ".join(f"{one.name}={one.value}" for one in jar)
    url = f"{address.replace('http', 'ws')}t/{code}/ws"
    with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        screen = json.loads(socket.recv())["screen"]
        for _ in range(8):
            key = screen["decision"]["options"][0]["key"]
            socket.send(json.dumps({"do": "choose", "seq": screen["seq"], "key": key}))
            while (message := json.loads(socket.recv()))["is"] != "change":
                pass
            screen = screen_after(screen, message)
        server.kill()
    server.communicate(timeout=PATIENCE)
    server, address = start(tmp_path, "play", "--no-browser", "--port", "0", "--data", data)
    try:
        request = urllib.request.Request(f"{address}t/{code}/screen", headers={"Cookie": cookie})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            assert json.load(answer)["seq"] == screen["seq"]
        page = f"{address.replace('http', 'ws')}t/{code}/ws"
        with connect(page, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE) as socket:
            socket.recv(timeout=PATIENCE)
            told = stop(server)
    finally:
        server.kill()
    assert "Traceback" not in told
