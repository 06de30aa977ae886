"""Build the image of deploy/Containerfile and try it as deploy/compose.yaml runs it: with PostgreSQL, behind Caddy.

It needs root, and of Debian's packages buildah, debootstrap, postgresql and caddy. Where the image that it is built on
cannot be fetched, a Debian with Python stands in for it. Everything lies in the folder that is named: no image,
container or certificate of the machine is touched.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
import socket
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
PROXY = ROOT / "deploy" / "Caddyfile"
BASE = re.findall(r"^FROM (\S+)", CONTAINERFILE.read_text(encoding="utf-8"), re.MULTILINE)[-1]
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
PORT = 7373
NAME = "localhost"
PATIENCE = 60


def main(folder: Path) -> None:
    """Exit with an error at the first thing that does not work."""
    folder.mkdir(parents=True, exist_ok=True)
    container = _built(folder)
    with ExitStack() as stack:
        database = stack.enter_context(_database(folder))
        certificate, address = stack.enter_context(_proxy(folder))
        told = json.loads(_buildah(folder, "inspect", container))["OCIv1"]["config"]
        command = [*told["Entrypoint"], "--name", NAME, "--keep-days", "90"]
        serving = ["run", "--env", f"SHAMBLE_DB={database}", container, "--", *command]
        with _process(_buildah_command(folder, *serving), folder / "table.log"):
            _until(lambda: _listens(PORT), "the table to listen")
            _say("healthy", _buildah(folder, "run", container, "--", *_health()) == "")
            visitor = Visitor(address, certificate)
            code = _look_around(visitor)
        with _process(_buildah_command(folder, *serving), folder / "table.log"):
            _until(lambda: _listens(PORT), "the table to listen again")
            _say("the game is there after a restart, in PostgreSQL", visitor.screen(code)["seq"] > 0)


# ---------------------------------------------------------------------- the image


def _built(folder: Path) -> str:
    """A container of the image; its base is fetched, or stood in for."""
    building = ("bud", "--quiet", "--format", "docker", "--file", str(CONTAINERFILE), "--tag", "shamble", str(ROOT))
    try:
        _buildah(folder, *building)
    except subprocess.CalledProcessError:
        print(f"{BASE} cannot be fetched here: a Debian with Python stands in for it")
        _stand_in(folder)
        _buildah(folder, building[0], "--pull=never", *building[1:])
    _say(f"built on {BASE}", True)
    return _buildah(folder, "from", "--pull=never", "shamble")


def _stand_in(folder: Path) -> None:
    """Commit an image under the name of the base: this machine's Debian, with Python where that image has it."""
    base = folder / "base"
    release = re.findall(r"^VERSION_CODENAME=(\w+)", Path("/etc/os-release").read_text(encoding="utf-8"), re.MULTILINE)[
        0
    ]
    if not (base / CERTIFICATES).exists():
        packages = "--include=python3,python3-pip,python3-venv,ca-certificates"
        subprocess.run(
            ["debootstrap", "--variant=minbase", packages, release, base], check=True, stdout=subprocess.DEVNULL
        )
    (base / "usr/local/bin/python").unlink(missing_ok=True)
    (base / "usr/local/bin/python").symlink_to("/usr/bin/python3")
    for mark in base.glob("usr/lib/python3*/EXTERNALLY-MANAGED"):
        mark.unlink()
    shutil.copyfile(f"/{CERTIFICATES}", base / CERTIFICATES)
    container = _buildah(folder, "from", "scratch")
    _buildah(folder, "add", "--quiet", container, str(base), "/")
    places = "/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin"
    _buildah(folder, "config", "--env", f"PATH={places}", container)
    _buildah(folder, "commit", "--quiet", "--rm", container, f"docker.io/library/{BASE}")


def _buildah_command(folder: Path, *words: str) -> list[str]:
    storage = ["--storage-driver", "vfs", "--root", str(folder / "storage"), "--runroot", str(folder / "running")]
    return ["buildah", *storage, *words]


def _buildah(folder: Path, *words: str) -> str:
    done = subprocess.run(_buildah_command(folder, *words), check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def _health() -> list[str]:
    found = re.search(r"^HEALTHCHECK .* CMD (\[.*\])$", CONTAINERFILE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    words: list[str] = json.loads(found.group(1))
    return words


# ---------------------------------------------------------------------- its neighbours


@contextmanager
def _database(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL server that asks for a password."""
    data, password, port = folder / "database", secrets.token_hex(8), _free_port()
    shutil.rmtree(data, ignore_errors=True)
    data.mkdir()
    (given := folder / "password").write_text(password)
    for path in (data, given):
        shutil.chown(path, "postgres", "postgres")
    binaries = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
    init: list[Any] = [binaries / "initdb", "-D", data, "-U", "shamble", "-A", "scram-sha-256", "--pwfile", given]
    subprocess.run(init, check=True, user="postgres", cwd=data, stdout=subprocess.DEVNULL)
    given.unlink()
    command = [binaries / "postgres", "-D", data, "-p", str(port), "-c", f"unix_socket_directories={data}"]
    with _process(command, folder / "database.log", user="postgres"):
        _until(lambda: _listens(port), "PostgreSQL")
        yield f"postgresql://shamble:{password}@127.0.0.1:{port}/postgres"


@contextmanager
def _proxy(folder: Path) -> Iterator[tuple[Path, str]]:
    """Caddy before the table, with a certificate of its own: that of its authority, and the address."""
    port = _free_port()
    given = PROXY.read_text(encoding="utf-8").replace("table:7373", f"127.0.0.1:{PORT}")
    given = given.replace(
        "{\n\tservers", "{\n\tskip_install_trust\n\tadmin off\n\tauto_https disable_redirects\n\tservers"
    )
    given = given.replace("{$TABLE_NAME} {", f"https://{NAME}:{port} {{\n\ttls internal")
    (folder / "Caddyfile").write_text(given, encoding="utf-8")
    command = ["caddy", "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"]
    with _process(command, folder / "proxy.log", env={**os.environ, "XDG_DATA_HOME": str(folder)}):
        authority = folder / "caddy/pki/authorities/local/root.crt"
        _until(lambda: authority.exists() and _listens(port), "Caddy")
        yield authority, f"https://{NAME}:{port}"


@contextmanager
def _process(command: list[Any], log: Path, **more: Any) -> Iterator[None]:
    """Something that runs meanwhile, with all that it starts."""
    with log.open("a") as out, subprocess.Popen(command, stdout=out, stderr=out, process_group=0, **more) as running:
        try:
            yield
        finally:
            os.killpg(running.pid, 15)


# ---------------------------------------------------------------------- a visitor


class Visitor:
    """A browser of few words: cookies, pages, forms and the socket of a table, all through the proxy."""

    def __init__(self, address: str, authority: Path) -> None:
        self.address = address
        self.trust = ssl.create_default_context(cafile=str(authority))
        self.cookies: dict[str, str] = {}
        self.marks = ""

    def get(self, path: str, form: dict[str, str] | None = None, encoding: str = "identity") -> tuple[Any, bytes]:
        """What the server answers: its headers and its body."""
        sent = urllib.parse.urlencode(form).encode() if form else None
        given = {"Origin": self.address, "Cookie": self._cookie(), "Accept-Encoding": encoding}
        opener = urllib.request.build_opener(urllib.request.HTTPSHandler(context=self.trust), NoRedirect)
        answer = opener.open(urllib.request.Request(self.address + path, sent, given))
        for cookie in answer.headers.get_all("Set-Cookie", []):
            name, _, rest = cookie.partition("=")
            self.cookies[name], self.marks = rest.split(";")[0], self.marks + cookie
        return answer, answer.read()

    def screen(self, code: str) -> dict[str, Any]:
        """The screen of a table, over its socket; the first choice of all is made."""
        address = self.address.replace("https", "wss") + f"/t/{code}/ws"
        given = {"Cookie": self._cookie(), "Origin": self.address}
        with connect(address, ssl=self.trust, additional_headers=given) as page:
            screen = _heard(page)
            if not screen["seq"]:
                key = screen["decision"]["options"][0]["key"]
                page.send(json.dumps({"do": "choose", "seq": 0, "key": key}))
                _heard(page)
            return screen

    def _cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """Leaves it to the visitor where to go."""

    def http_error_303(self, req: Any, fp: Any, code: int, msg: str, headers: Any) -> Any:
        """The answer itself."""
        return fp


def _heard(page: ClientConnection) -> dict[str, Any]:
    """The next screen, whole or as changes, that a table tells its page."""
    while (message := json.loads(page.recv(PATIENCE)))["is"] not in ("screen", "change"):
        pass
    return dict(message.get("screen", {}))


def _look_around(visitor: Visitor) -> str:
    """Set a table up and play a choice; returns its code."""
    first, _ = visitor.get("/", encoding="gzip")
    _say("a page through the proxy, compressed", first.status == 200 and first.headers["Content-Encoding"] == "gzip")
    static = re.findall(r'"(/static/[^"]+)"', visitor.get("/")[1].decode())
    _say("files that are kept for good", "immutable" in visitor.get(static[0])[0].headers["Cache-Control"])
    made, _ = visitor.get("/new", {"mission": "RM-T1"})
    code = str(made.headers["Location"]).split("/")[2]
    _say("a table, and a cookie for HTTPS alone", "; Secure" in visitor.marks and "HttpOnly" in visitor.marks)
    table = visitor.get(f"/t/{code}")[1].decode()
    _say("the page of the table", 'id="board"' in table)
    _say("the socket of the table, and a choice over it", visitor.screen(code)["table"]["code"] == code)
    _say("the choice is written", visitor.screen(code)["seq"] > 0)
    _say("no head that is too large", _refused(lambda: visitor.get("/?" + "a" * 40_000)))
    _say("no body that is too large", _refused(lambda: visitor.get("/new", {"mission": "a" * 14_000_000})))
    straight = f"http://127.0.0.1:{PORT}/"
    _say("no answer to another name", _refused(lambda: urllib.request.urlopen(straight)))
    return code


# ---------------------------------------------------------------------- small things


def _refused(ask: Callable[[], object]) -> bool:
    try:
        ask()
    except urllib.error.HTTPError as error:
        return 400 <= error.code < 500
    return False


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def _listens(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def _until(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            raise SystemExit(f"waited {PATIENCE} s in vain for {what}")
        time.sleep(0.1)


def _say(what: str, is_so: bool) -> None:
    if not is_so:
        raise SystemExit(f"NOT {what}")
    print(f"ok  {what}")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
