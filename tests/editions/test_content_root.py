"""An edition has content of its own: read, checked, listed, played, and joined by packs that name it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from tests.editions.frontier import FRONTIER, frontier, settler

from shamble.cli import main
from shamble.content import ContentError
from shamble.editions import EDITIONS, Edition
from shamble.engine import SetupError
from shamble.games import all_content, content_with, new_game
from shamble.games.missions import edition_of
from shamble.games.strangers import strangers
from shamble.packs import in_play, on_shelf
from shamble.world import Game

CLASSIC = EDITIONS["classic"]
MISSION = FRONTIER.folder / "missions" / "FORT-1.yaml"


@pytest.fixture(autouse=True)
def _in_play() -> Iterator[None]:
    with frontier():
        yield


def _dropped(packs: Path, name: str, mission: str, about: str = "") -> Path:
    """A pack with the Mission of the Fort under another name."""
    file = packs / name / "missions" / f"{mission}.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(MISSION.read_text(encoding="utf-8").replace("FORT-1", mission), encoding="utf-8")
    (packs / name / "pack.yaml").write_text(f"format: 1\nname: {name}\nfrom: designed\n{about}", encoding="utf-8")
    return file


def test_it_is_read_once_and_is_its_own() -> None:
    pack = FRONTIER.pack
    assert FRONTIER.pack is pack
    assert (len(pack.tiles), list(pack.missions), list(pack.zombies)) == (2, ["FORT-1"], ["Drifter", "Galloper"])
    assert pack.survivors_of(["Fort"]) == ["Quinn", "Rosa"]
    assert pack.blocking == {"wagon-wreck"}
    assert CLASSIC.pack.blocking == {"crashed-helicopter", "rubble"}
    assert CLASSIC.but("sister", house=()).pack is CLASSIC.pack
    assert not CLASSIC.pack.missions.keys() & pack.missions.keys()


def test_a_game_gets_its_content_from_its_mission() -> None:
    game = new_game("FORT-1")
    assert game.setting.content_hash == FRONTIER.pack.hash
    assert [survivor.name for survivor in game.state.survivors] == ["Quinn", "Rosa"]
    assert game.setting.setup.boxes == ("Fort",)
    assert new_game("RM-T1").setting.content_hash == CLASSIC.pack.hash
    assert Game.from_json(game.to_json()).setting.content_hash == FRONTIER.pack.hash
    assert (edition_of("FORT-1"), edition_of("RM-T1"), edition_of("nobody's")) == (FRONTIER, CLASSIC, CLASSIC)
    with pytest.raises(SetupError, match="Ned is a Survivor of classic"):
        new_game("FORT-1", [["Ned", "Rosa"]])


def test_a_mission_file_is_checked_against_the_content_of_its_edition(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(MISSION.read_text(encoding="utf-8").replace("FORT-1", "mine"), encoding="utf-8")
    assert new_game(str(mine)).setting.mission.id == "mine"
    mine.write_text(mine.read_text(encoding="utf-8").replace("[[F1, F2]]", "[[F1, 4V]]"), encoding="utf-8")
    with pytest.raises(ContentError, match='this pack has a tile "4V"'):
        new_game(str(mine))


def test_lists_go_through_all_editions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["missions", "--json"]) == 0
    listed = {one["id"]: one["edition"] for one in json.loads(capsys.readouterr().out)}
    assert (listed["FORT-1"], listed["RM-M01"]) == ("frontier", "classic")
    assert main(["boxes", "--json"]) == 0
    boxes = {one["box"]: one["survivors"] for one in json.loads(capsys.readouterr().out)}
    assert boxes["Fort"] == 2
    assert "S1" in boxes
    assert [pack.hash for pack in all_content()] == [one.pack.hash for one in EDITIONS.values()]
    assert content_with("FORT-1") is FRONTIER.pack


def test_all_of_it_is_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["check", "FORT-1"]) == 0
    assert main(["check", str(FRONTIER.folder)]) == 0
    assert "The Fort" in capsys.readouterr().out
    folder = tmp_path / "copy"
    shutil.copytree(FRONTIER.folder, folder)
    cards = folder / "equipment.yaml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace("deck: bounty", "deck: bonty", 1), encoding="utf-8")
    assert main(["check", str(folder)]) == 1
    assert 'equipment.yaml:10: cards[4].deck: no deck "bonty", did you mean "bounty"?' in capsys.readouterr().err
    with pytest.raises(ContentError, match='no deck "bounty"'):
        CLASSIC.content_in(FRONTIER.folder)


def test_a_pack_joins_the_edition_of_its_missions(packs: Path) -> None:
    _dropped(packs, "annex", "ANNEX-1")
    [found] = on_shelf()
    assert found.faults == ()
    assert found.found.content is not None
    assert found.found.content.edition == "frontier"
    assert set(in_play("frontier").missions) == {"FORT-1", "ANNEX-1"}
    assert in_play("classic") is CLASSIC.pack
    game = new_game("ANNEX-1")
    assert game.setting.setup.packs.keys() == {"annex"}
    shutil.rmtree(packs / "annex")
    assert Game.from_json(game.to_json()).state_hash() == game.state_hash()


def test_no_two_editions_have_a_mission_of_one_name(packs: Path) -> None:
    assert [id_ for edition in EDITIONS.values() for id_ in edition.pack.missions if edition_of(id_) != edition] == []
    sister = CLASSIC.but("sister", house=())
    with patch.dict(EDITIONS, {"sister": sister, **EDITIONS}, clear=True):
        assert edition_of("RM-T1") is CLASSIC, "who shares its content does not take its Missions"
        _dropped(packs, "annex", "rm-t1")
        [found] = on_shelf()
        assert [fault.problem for fault in found.faults] == ['there is a Mission "rm-t1" already; choose another name']


def test_of_two_survivors_with_one_name_the_editions_own_is_meant(packs: Path) -> None:
    ned = packs / "ned.yaml"
    ned.write_text(settler("Ned"), encoding="utf-8")
    with EDITIONS.with_one_more(FRONTIER.but("copy")):
        found = strangers(CLASSIC, CLASSIC.pack)
        assert [name for name, one in found.items() if one.home is FRONTIER] == ["Quinn", "Rosa"]
    assert "Ned" in strangers(FRONTIER, FRONTIER.pack)
    assert "Ned" not in strangers(FRONTIER, in_play("frontier"))
    game = new_game("FORT-1", [["Ned", "Rosa"]], options={"city-folk": "on"})
    assert game.state.survivors[0].skills == ("Slippery",), "not the one of Classic, who would learn something"


def test_a_pack_can_name_its_edition(packs: Path) -> None:
    cards = packs / "arms" / "equipment.yaml"
    cards.parent.mkdir()
    card = "{name: Whip, boxes: {arms: 1}, kind: item, deck: bounty, back: Open a door, from: designed}"
    cards.write_text(f"format: 1\ncopies_from: designed\ncards:\n- {card}\n", encoding="utf-8")
    about = packs / "arms" / "pack.yaml"
    about.write_text("format: 1\nname: arms\nfrom: designed\nedition: frontier\n", encoding="utf-8")
    assert "Whip" in in_play("frontier").equipment
    game = new_game("FORT-1", boxes=["Fort", "arms"])
    assert len(game.state.decks["bounty"]) == 4
    about.write_text("format: 1\nname: arms\nfrom: designed\n", encoding="utf-8")
    assert ['no deck "bounty"' in str(fault) for fault in on_shelf()[0].faults] == [True]


def test_a_pack_is_of_one_edition(packs: Path) -> None:
    _dropped(packs, "annex", "ANNEX-1", "edition: classic\n")
    told = [str(fault) for fault in on_shelf()[0].faults]
    assert any('edition: found "frontier", expected the edition of the pack, "classic"' in fault for fault in told)
    _dropped(packs, "annex", "ANNEX-1", "edition: frontyer\n")
    told = [str(fault) for fault in on_shelf()[0].faults]
    assert any('no edition "frontyer", did you mean "frontier"?' in fault for fault in told)


def test_the_box_of_another_edition_is_no_name_for_a_pack(packs: Path) -> None:
    _dropped(packs, "Fort", "ANNEX-1")
    assert 'a box is called "Fort" already' in str(on_shelf()[0].faults[0])


def test_a_piece_on_a_door_that_there_is_not_is_told(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    text = MISSION.read_text(encoding="utf-8").replace("FORT-1", "mine")
    mine.write_text(text.replace("door: F2.A-F2.S", "door: F2.B-F2.S"), encoding="utf-8")
    with pytest.raises(ContentError, match=r'pieces\[1\].door: no door "F2.B-F2.S"'):
        new_game(str(mine))


def test_help_reads_no_content(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[object] = []
    monkeypatch.setattr(Edition, "pack", property(lambda edition: read.append(edition.name)))
    assert main(["--help"]) == 0
    assert read == []
