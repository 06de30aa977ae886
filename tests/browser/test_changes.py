"""The page rebuilds each screen from changes, as the server does, and asks again when one does not fit."""

from __future__ import annotations

import json
import random
from typing import Any

from shamble.table.screen.changes import screen_after
from shamble.web.screen_messages import ScreenMessages, ScreenRequest, View

from .conftest import Opened, Served

LINK = """async (messages) => {
  const { Link } = await import("/static/link.js");
  const heard = [], sent = [];
  const link = Object.create(Link.prototype);
  Object.assign(link, { screen: null, at: -1, handlers: { heard: (message) => heard.push(message.screen) } });
  link.send = (message) => sent.push(message);
  for (const message of messages) link.hear(message);
  return { heard, sent };
}"""


def told(served: Served, holder: str, seats: frozenset[int], choices: int) -> list[dict[str, Any]]:
    """What a page is told during some choices, the whole screen first."""
    table = served.table("RM-M01", holder=holder)
    screens, stream = ScreenMessages(table), random.Random(3)
    has: View | None = None
    messages = []
    for _ in range(choices):
        [(has, text)] = screens.messages([ScreenRequest(seats, has, -1)])
        messages.append(json.loads(text))
        table.choose({0}, table.seq, stream.choice(table.game.options).key)
    return messages


def screens(messages: list[dict[str, Any]]) -> list[Any]:
    found: list[Any] = []
    for message in messages:
        found.append(screen_after(found[-1], message) if found else message["screen"])
    return found


def test_the_page_makes_the_same_screens(served: Served, open_page: Opened, holder: str) -> None:
    page = open_page(served.table("RM-M01", holder=holder), holder)
    for seats in (frozenset({0}), frozenset[int]()):
        messages = told(served, holder, seats, 25)
        result = page.evaluate(LINK, messages)
        assert result == {"heard": screens(messages), "sent": []}


def test_a_lost_or_repeated_message_leads_to_the_whole_state(served: Served, open_page: Opened, holder: str) -> None:
    page = open_page(served.table("RM-M01", holder=holder), holder)
    messages = told(served, holder, frozenset({0}), 6)
    for odd in ([*messages[:2], *messages[3:]], [*messages[:3], messages[2], messages[3]]):
        result = page.evaluate(LINK, odd)
        assert result["sent"] == [{"do": "state"}]
        assert result["heard"] == screens(messages)[: len(result["heard"])]
        whole = {"is": "screen", "at": 77, "screen": screens(messages)[-1], "steps": []}
        healed = page.evaluate(LINK, [*odd, whole])
        assert healed["heard"][-1] == whole["screen"]
