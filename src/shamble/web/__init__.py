"""The table in the browser: pages, WebSockets and the server that carries them."""

from shamble.web.app import make_app
from shamble.web.options import Options

__all__ = ["Options", "make_app"]
