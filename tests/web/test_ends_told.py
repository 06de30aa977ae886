"""Every page that tells what can end a game reads the one list of it."""

from __future__ import annotations

import html
import re

import pytest
from starlette.testclient import TestClient

from shamble.text import goals
from shamble.web.assets import STATIC
from shamble.web.hub import Hub

from .conftest import started, table_of


@pytest.mark.rule("AD-COMPANION-07")
def test_the_death_of_a_companion_stands_on_the_table_in_the_replay_and_before_the_game(
    client: TestClient, hub: Hub
) -> None:
    code = started(client, mission="AD-M4")
    told = goals(table_of(hub, code).game)
    assert "You lose when a Companion dies (1 Wound is enough)." in told
    for path in (f"/t/{code}", f"/t/{code}/replay", f"/t/{code}/end", "/new?mission=AD-M4"):
        page = html.unescape(client.get(path).text)
        assert all(line in page for line in told), path
    assert [goal["text"] for goal in client.get(f"/t/{code}/screen").json()["table"]["goals"]] == told


def test_the_briefing_shows_the_whole_list_and_nothing_beside_it() -> None:
    script = (STATIC / "moments.js").read_text(encoding="utf-8")
    briefing = script[script.index("export async function openBriefing") : script.index("export function beginWith")]
    assert re.findall(r"goal\.side \S+ \"\w+\"", briefing) == ['goal.side === "lose"', 'goal.side !== "lose"']
    assert set(re.findall(r'say\("(brief-[\w-]+)"', briefing)) == {"brief-win", "brief-lose", "brief-legend"}
