"""Pages from templates. Everything is escaped; only drawings of our own are put in as they are."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse

from shamble import __version__
from shamble.text import ENGLISH, Words, languages, words
from shamble.web.assets import asset
from shamble.web.visitors import cookie_of, forget_before, greet

FOLDER = Path(__file__).parent
TEMPLATES = FOLDER / "templates"
THEME_COOKIE = "shamble-theme"

_KEY = re.compile(r"\[(\w+)\]")
_UNSAFE_IN_SCRIPTS = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&\u2028\u2029'"}


def as_json(value: Any) -> Markup:
    """A value as JSON that can stand inside a <script type="application/json">."""
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return Markup(text.translate(_UNSAFE_IN_SCRIPTS))


def keyed(text: str) -> Markup:
    """Words in which [Enter] is drawn as a key."""
    return Markup(_KEY.sub(r"<kbd>\1</kbd>", str(escape(text))))


@cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["json"] = as_json
    environment.filters["keyed"] = keyed
    environment.globals["version"] = __version__
    environment.globals["asset"] = asset
    return environment


def _saying(said: Words) -> dict[str, Any]:
    """The functions that templates call to say something."""
    return {
        "say": said.page,
        "word": said.word,
        "colon": said.phrase("colon"),
        "to_fill": said.file("web").to_fill,
        "language": said.language,
        "languages": [{"code": code, "name": words(code).page("language-name")} for code in languages()],
        "content_language": ENGLISH,
    }


def is_light(request: Request) -> bool:
    """Whether this browser has asked for light pages; its scripts keep that in a cookie."""
    return cookie_of(request.scope, THEME_COOKIE) == "light"


def page(
    request: Request, template: str, status: int = 200, *, said: Words | None = None, **context: Any
) -> HTMLResponse:
    """A page of ours; `said` are the words of the game that it is about."""
    context |= _saying(said if said is not None else words())
    here = f"{request.url.path}?{request.url.query}" if request.url.query else request.url.path
    context["here"] = here if request.method == "GET" else "/"
    shown = _environment().get_template(template).render(light=is_light(request), **context)
    response = HTMLResponse(shown, status)
    greet(request, response)
    if getattr(request.state, "settled", False):
        forget_before(request, response)
    return response


def error_page(status: int, reason: str, back: str = "/") -> HTMLResponse:
    """A page that says what went wrong and what to do."""
    known = status if status in (403, 404, 409, 429) else 404 if status == 410 else 500 if status >= 500 else 400
    heading = words().page(f"error-{known}")
    context = {**_saying(words()), "here": back, "heading": heading, "reason": reason, "back": back}
    shown = _environment().get_template("error.html").render(status=status, **context)
    return HTMLResponse(shown, status)


def drawn(svg: str) -> Markup:
    """A drawing of ours, to be put into a page as it is."""
    return Markup(svg)
