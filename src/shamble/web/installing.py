"""The table on a home screen, and without a connection: manifest, service worker, and a page for want of another."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from shamble.text import words
from shamble.web.assets import ICON_SIZES, assets
from shamble.web.doors import PageDoor
from shamble.web.render import page
from shamble.web.rights import READ

BACKGROUND = "#14161a"


def manifest(request: Request) -> Response:
    """The manifest: the name of what is installed, its icons, where it begins."""
    said = words()
    icons = [{"src": assets().address("icon.svg"), "type": "image/svg+xml", "sizes": "any", "purpose": "any"}]
    for size in ICON_SIZES:
        address = assets().address(f"icon-{size}.png")
        icons.append({"src": address, "type": "image/png", "sizes": f"{size}x{size}", "purpose": "any"})
    return JSONResponse(
        {
            "id": "/",
            "name": "Shamble",
            "short_name": "Shamble",
            "description": said.page("installed-about"),
            "lang": said.language,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": BACKGROUND,
            "theme_color": BACKGROUND,
            "icons": icons,
        },
        media_type="application/manifest+json",
        headers={"Cache-Control": "no-cache"},
    )


def service_worker(request: Request) -> Response:
    """The script that shows the last table while there is no connection; another digest makes it a new one."""
    script = assets().files["worker.js"].content.decode()
    told = f'self.DIGEST = "{assets().digest}";\n{script}'
    return Response(told, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


def offline(request: Request) -> Response:
    """The page that is shown when there is no connection and no table to show."""
    return page(request, "offline.html")


ROUTES = [
    PageDoor("/manifest.webmanifest", manifest, READ),
    PageDoor("/worker.js", service_worker, READ),
    PageDoor("/offline", offline, READ),
]
