"""The table in the browser: pages, WebSockets and the server that carries them."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shamble.web.app import make_app
    from shamble.web.options import Options

__all__ = ["Options", "make_app"]


def __getattr__(name: str) -> Any:
    """Load the pages when they are asked for: a worker, which begins in this package as well, needs none of them."""
    if name == "make_app":
        from shamble.web.app import make_app

        return make_app
    if name == "Options":
        from shamble.web.options import Options

        return Options
    raise AttributeError(name)
