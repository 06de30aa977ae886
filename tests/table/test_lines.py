"""The lines of the log: where they point on the map."""

from __future__ import annotations

from pathlib import Path

from tests.sent import sent

from shamble.engine.events import Event
from shamble.engine.log import Entry
from shamble.scenario.running import load
from shamble.table.screen.lines import entry_lines
from shamble.world.pieces import FIRST_BODY

SCENARIO = Path(__file__).parents[1] / "scenarios" / "classic" / "companions" / "dog-bites.yaml"


def test_what_happens_to_a_dog_is_shown_where_the_dog_is() -> None:
    _, game = load(SCENARIO)
    game.start()
    happened = Entry(0)
    happened.events.append(Event("wounded", {"who": FIRST_BODY, "lost": 0, "source": "zombie", "kind": 0}))
    happened.events.append(Event("wounded", {"who": 0, "lost": 0, "source": "zombie", "kind": 0}))
    assert [line["zones"] for line in sent(entry_lines(game, happened, 1))] == [["a"], ["c"]]
