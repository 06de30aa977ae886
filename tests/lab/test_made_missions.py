"""Made-up Missions: over a few of them everything lies on the board that a Mission may lay."""

import pytest

from shamble.content import Mission
from shamble.editions import EDITIONS
from shamble.editions.language import known_kinds
from shamble.games.missions import find_mission
from shamble.lab import made_missions
from shamble.lab.made_missions import made_mission

MANY = range(40)
LAID = ("doors", "stairs", "barricades", "torn", "gates", "towers", "planks", "triggers", "tents", "tokens", "zombies")


@pytest.fixture(scope="module")
def missions(tmp_path_factory: pytest.TempPathFactory) -> list[Mission]:
    folder = tmp_path_factory.mktemp("made")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(made_missions, "data_folder", lambda: folder)
        made_mission.cache_clear()
        found = [find_mission(EDITIONS["classic"].pack, made_mission(number)) for number in MANY]
        made_mission.cache_clear()
    return found


def test_everything_that_a_mission_may_lay_lies_somewhere(missions: list[Mission]) -> None:
    assert [key for key in LAID if not any(getattr(mission, key) for mission in missions)] == []
    kinds = {name for name, kind in known_kinds().items() if kind.laid}
    assert {piece["piece"] for mission in missions for piece in mission.pieces} == kinds >= {"car", "switch"}


def test_things_differ_as_their_words_allow(missions: list[Mission]) -> None:
    doors = [door for mission in missions for door in mission.doors]
    assert {door.state for door in doors} == {"closed", "open"}
    assert any(door.locked_until for door in doors)
    assert any(spawn.awake_when for mission in missions for spawn in mission.spawns)
    assert {mission.competitive for mission in missions} == {False, True}
