"""The page repeats nothing that the server knows: options, steps and lines come with what they are."""

from __future__ import annotations

import re

from shamble.engine.declared import EVENTS
from shamble.lab.types_page import page
from shamble.web.assets import STATIC

COMPARED = re.compile(r'\.(?:action|code) [!=]== "([\w-]+)"')
LISTED = re.compile(r"(?:\]|[A-Z])\.includes\((?:decision|line|option|step)\.\w+\)")
NAMED = {"arrange.js": {"rearrange", "place", "take"}, "arriving.js": {"table"}}
"""The dialog that answers for people who lay cards out, option by option; and remarks, which are no events."""
STATES = {"fresh", "current"}
"""What the page itself makes of a line."""


def test_scripts_know_no_actions_and_no_events() -> None:
    for script in sorted(STATIC.glob("*.js")):
        text = script.read_text(encoding="utf-8")
        assert set(COMPARED.findall(text)) == NAMED.get(script.name, set()), script.name
        assert not LISTED.search(text), script.name


def test_styles_know_tones_and_no_events() -> None:
    styles = "".join(style.read_text(encoding="utf-8") for style in STATIC.glob("*.css"))
    tones = {kind.tone for kind in EVENTS.values() if kind.tone}
    assert set(re.findall(r"\.line\.([\w-]+)", styles)) == tones | STATES


def test_types_are_made_of_what_is_sent() -> None:
    written = (STATIC / "types.js").read_text(encoding="utf-8")
    assert written == page(), "python -m shamble.lab.types_page renews it"
