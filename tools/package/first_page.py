"""Start the installed `shamble serve` on a free port, set a table up and look at it, as a wheel has to be able to."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import urllib.parse
import urllib.request
from pathlib import Path


def main() -> None:
    """Exit with an error when a page is missing something."""
    with tempfile.TemporaryDirectory() as folder:
        shamble = Path(sys.executable).parent / "shamble"
        command = [shamble, "serve", "--port", "0", "--db", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
            try:
                address = _address(server)
                _look(address)
            finally:
                server.terminate()
    print(f"served from {Path(sys.executable).parent}")


def _address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://[\w.:]+", line):
            return found.group()
    raise SystemExit("the server told no address")


def _look(address: str) -> None:
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    home = opener.open(f"{address}/new").read().decode()
    form = urllib.parse.urlencode({"mission": "RM-T1"}).encode()
    request = urllib.request.Request(f"{address}/new", form, {"Origin": address})
    table = opener.open(request).read().decode()
    for page in (home, table):
        for path in re.findall(r'"(/static/[^"]+)"', page):
            assert opener.open(address + path).status == 200, path
    assert 'id="board"' in table


if __name__ == "__main__":
    main()
