"""Made-up Missions: over a few of them everything lies on the board that a Mission may lay."""

from pathlib import Path

import pytest

from shamble.content import Mission
from shamble.editions import EDITIONS
from shamble.games.missions import find_mission
from shamble.lab import made_missions
from shamble.lab.made_missions import kinds_of, made_mission

MANY, SOME = range(40), range(12)
LAID = ("doors", "stairs", "barricades", "torn", "gates", "towers", "planks", "triggers", "tents", "tokens", "zombies")


def made(folder: Path, edition: str, numbers: range) -> list[Mission]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(made_missions, "data_folder", lambda: folder)
        made_mission.cache_clear()
        found = [find_mission(EDITIONS[edition].pack, made_mission(number, edition)) for number in numbers]
        made_mission.cache_clear()
    return found


@pytest.fixture(scope="module")
def missions(tmp_path_factory: pytest.TempPathFactory) -> list[Mission]:
    return made(tmp_path_factory.mktemp("made"), "classic", MANY)


def test_everything_that_a_mission_may_lay_lies_somewhere(missions: list[Mission]) -> None:
    assert [key for key in LAID if not any(getattr(mission, key) for mission in missions)] == []
    kinds = set(kinds_of(EDITIONS["classic"]))
    assert {piece["piece"] for mission in missions for piece in mission.pieces} == kinds >= {"car", "switch"}
    assert kinds == {"car", "companion", "follower", "helicopter", "switch"}


def test_things_differ_as_their_words_allow(missions: list[Mission]) -> None:
    doors = [door for mission in missions for door in mission.doors]
    assert {door.state for door in doors} == {"closed", "open"}
    assert any(door.locked_until for door in doors)
    assert any(spawn.awake_when for mission in missions for spawn in mission.spawns)
    assert {mission.competitive for mission in missions} == {False, True}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_gets_missions_of_its_own_tiles_tokens_and_cards(edition: str, tmp_path: Path) -> None:
    home, found = EDITIONS[edition], made(tmp_path, edition, SOME)
    assert {mission.edition for mission in found} == {edition}
    assert {tile for mission in found for row in mission.tiles for tile in row} <= set(home.pack.tiles)
    assert all(any(getattr(mission, key) for mission in found) for key in ("doors", "pieces", "cards", "events"))
    assert {token.kind for mission in found for token in mission.spawns} == {"", *home.spawn_kinds}
    printed = any("crates" in tile for tile in home.pack.tiles.values())
    assert any(mission.left_out for mission in found) == printed
