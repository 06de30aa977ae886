"""What an edition says differently it says so in pictures, on the printed sheet and in the log of a table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from fluent.syntax import ast, serialize
from tests.sent import sent

from shamble import draw
from shamble.draw.maps import signs
from shamble.editions import EDITIONS
from shamble.engine.events import Event
from shamble.engine.log import Entry
from shamble.games import new_game
from shamble.sheet import contents
from shamble.table.screen import pictures
from shamble.table.screen.dashboards import dashboard
from shamble.table.screen.kinds import kinds_shown
from shamble.table.screen.lines import entry_lines, undo_line
from shamble.table.store.records import StepsEntry
from shamble.text import places_laid, to_reader, words
from shamble.world import Game
from shamble.world.setting import Setting
from shamble.world.state import WOUNDED

CLASSIC = EDITIONS["classic"]
MARK = "¤"
MARKED = ("drawing", "sheet", "nouns", "phrases", "table")
UNMARKED = ("comma", "semicolon", "space", "several", "counted")
"""What only joins words, and names of Zombies and cards, which are the same in every edition."""
LABEL = re.compile(r'<title>(.*?)</title>|aria-label="(.*?)"')


@pytest.fixture
def marked(tmp_path: Path, packs: Path) -> Iterator[None]:
    """Inside there is an edition with a mark in all that pictures, sheets and the log say."""
    (tmp_path / "en").mkdir()
    for file in MARKED:
        marked = ast.Resource([_marked(message) for message in words().file(file).values()])
        (tmp_path / "en" / f"{file}.ftl").write_text(serialize(marked), encoding="utf-8")
    with EDITIONS.with_one_more(CLASSIC.but("marked", words=tmp_path)):
        yield


def _marked(message: ast.Message) -> ast.Message:
    value = message.value
    if value is None or message.id.name in UNMARKED:
        return message
    return ast.Message(message.id, ast.Pattern([ast.TextElement(MARK), *value.elements]), message.attributes)


def game_in(edition: str, mission: str, folder: Path) -> Game:
    text = (CLASSIC.folder / "missions" / f"{mission}.yaml").read_text(encoding="utf-8")
    path = folder / f"{mission}.yaml"
    path.write_text(text.replace("edition: classic", f"edition: {edition}"), encoding="utf-8")
    game = new_game(str(path), seed=1)
    game.state.survivors[0].slots[0] = WOUNDED
    return game


def labels(drawing: str) -> list[str]:
    """What a drawing says, to those who look and to those who hear it."""
    return [unescape(next(filter(None, found), "")) for found in LABEL.findall(drawing)]


def in_pictures(game: Game) -> list[str]:
    """All that the pictures of a game say."""
    setting, hurt = game.setting, sent(dashboard(game, game.state.survivors[0]))
    types = {setting.card(card).name: card for card in range(1, len(setting.cards) + 1)}
    drawings = [
        pictures.ground(setting),
        *pictures.pieces(game).values(),
        *(sign.drawing for sign in signs(game)),
        *(pictures.card(setting, card, loaded=False, joined="") for card in types.values()),
        *(draw.zombie_card(setting, card) for card in range(1, len(setting.zombie_cards) + 1, 5)),
        *(kind["mark"] for kind in sent(kinds_shown(game))),
        *(slot["svg"] for place in hurt["places"] for slot in place["slots"] if slot),
    ]
    said = [label for drawing in drawings for label in labels(drawing)]
    return [one for one in [*said, *draw.zone_texts(game).values()] if one.strip(MARK)]


def names(setting: Setting) -> set[str]:
    """What is called the same in every edition that has it, and what stands on a card."""
    counted = {words().counted(number, kind.short) for kind in setting.kinds for number in range(1, 10)}
    kinds = {name for kind in setting.kinds for name in (kind.name, kind.short)}
    cards = {text for card in setting.types for text in (card.name, card.text or "")}
    places = places_laid(words(), setting).values()
    return {*counted, *kinds, *cards, *places, *(card.name for card in setting.identities)}


@pytest.mark.parametrize("mission", ["RM-M03", "RM-M08"])
def test_pictures_say_it_as_the_edition_does(marked: None, tmp_path: Path, mission: str) -> None:
    here, there = (game_in(edition, mission, tmp_path) for edition in ("classic", "marked"))
    common, own = in_pictures(here), in_pictures(there)
    assert not any(MARK in one for one in common)
    assert [re.sub(MARK, "", one) for one in own] == common
    assert {one for one in own if MARK not in one} <= names(there.setting)


def test_the_sheet_says_it_as_the_edition_does(marked: None, tmp_path: Path) -> None:
    here, there = (game_in(edition, "RM-M08", tmp_path) for edition in ("classic", "marked"))
    mission = CLASSIC.pack.missions["RM-M08"]
    common, own = (contents(game, mission, CLASSIC.pack, ()) for game in (here, there))
    assert own != common
    rows = [row.name for row in own.rows if row.name not in names(there.setting)]
    assert all(MARK in name for name in [*rows, own.win_title, *own.lose, *own.facts[2:]])


def test_the_log_of_a_table_says_it_as_the_edition_does(marked: None, tmp_path: Path) -> None:
    game = game_in("marked", "RM-T1", tmp_path)
    twice = Entry(0)
    twice.events.extend([Event("xp", {"who": 0, "points": 1, "total": 1})] * 2)
    assert [line["text"][0] for line in sent(entry_lines(game, twice, 1))] == [MARK]
    assert str(to_reader(undo_line(game, StepsEntry("undo", 1, "Ann", "moved")))).startswith(MARK)
