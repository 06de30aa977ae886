"""The files that pages ask for: scripts, styles, fonts. Their address tells their content, so browsers keep them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from shamble.draw import font_files, png, style
from shamble.text import words
from shamble.web.doors import PageDoor
from shamble.web.rights import READ

STATIC = Path(__file__).parent / "static"
DRAWING_STYLE = "draw.css"
FONT_WEIGHTS = (500, 700, 800)
ICON_SIZES = (192, 512)
"""Phones want icons as pictures of these widths."""
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_PACKED_ALREADY = (".woff2", ".png")
_NOTE = re.compile(rb"/\*\*.*?\*/ ?", re.DOTALL)
"""A note in a script, of types or purpose: browsers need none, and they are a quarter of it. Lines stay as they are."""
_MEDIA_TYPES = {".woff2": "font/woff2", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}


class Asset(NamedTuple):
    """A file as it is sent; `packed` is empty where packing would gain nothing."""

    content: bytes
    packed: bytes
    media_type: str


class Assets:
    """All of them, with one digest: a page and its scripts always belong together."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.files = {name: _asset(name, content) for name, content in sorted(files.items())}
        digest = hashlib.blake2b(digest_size=8)
        for name, content in sorted(files.items()):
            digest.update(name.encode() + b"\0" + content)
        self.digest = digest.hexdigest()

    def address(self, name: str) -> str:
        """The address of a file as it is now."""
        if name not in self.files:
            raise KeyError(f"there is no file {name!r} in web/static")
        return f"/static/{self.digest}/{name}"

    def answer(self, path: str, *, takes_packed: bool) -> Response | None:
        """The file at an address; one without the digest of now is to be asked for again the next time."""
        digest, _, name = path.partition("/")
        is_current = digest == self.digest
        found = self.files.get(name) or self.files.get(path)
        if found is None:
            return None
        packed = takes_packed and found.packed
        headers = {"Cache-Control": _FOR_EVER if is_current else _ASK_AGAIN, "Vary": "Accept-Encoding"}
        if packed:
            headers["Content-Encoding"] = "gzip"
        return Response(found.packed if packed else found.content, media_type=found.media_type, headers=headers)


def _asset(name: str, content: bytes) -> Asset:
    suffix = Path(name).suffix
    if suffix == ".js":
        content = _NOTE.sub(lambda note: b"\n" * note.group().count(b"\n"), content)
    packed = b"" if suffix in _PACKED_ALREADY else gzip.compress(content, 9, mtime=0)
    return Asset(content, packed, _MEDIA_TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "text/plain")


@cache
def assets() -> Assets:
    """The files beside this module, and the style of the drawings."""
    found = {path.relative_to(STATIC).as_posix(): path.read_bytes() for path in STATIC.rglob("*") if path.is_file()}
    icon = found["icon.svg"].decode()
    icons = {f"icon-{size}.png": png(icon, size) for size in ICON_SIZES}
    return Assets({**found, **icons, DRAWING_STYLE: _drawing_style().encode()})


def _drawing_style() -> str:
    """The style sheet of all drawings, with their font."""
    names = [Path(path).stem for path in font_files()]
    faces = "".join(
        f'@font-face{{font-family:"{name.partition("-")[0]}";font-weight:{weight};font-display:swap;'
        f'src:url("fonts/{name}.woff2") format("woff2")}}'
        for name, weight in zip(names, FONT_WEIGHTS, strict=True)
    )
    return faces + style()


def asset(name: str) -> str:
    """The address of a file, for templates."""
    return assets().address(name)


def _send(request: Request) -> Response:
    takes_packed = "gzip" in request.headers.get("accept-encoding", "")
    answer = assets().answer(request.path_params["path"], takes_packed=takes_packed)
    if answer is None:
        raise HTTPException(404, words().page("no-page"))
    return answer


ROUTES = [PageDoor("/static/{path:path}", _send, READ)]
