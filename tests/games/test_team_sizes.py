"""How many Survivors may play each Mission: one more, and one fewer, are refused."""

import pytest

from shamble.engine import SetupError
from shamble.games.checks import check_players
from shamble.games.in_play import content_in_play
from shamble.games.missions import find_mission

CLASSIC = "RM-T1 RM-T2 RM-M01 RM-M02 RM-M03 RM-M04 RM-M05 RM-M06 RM-M07 RM-M08 RM-M09 RM-M10 RM-M11 RM-M12"
SIZES = {
    ("classic", 6, 12): f"{CLASSIC} GAL-1 GAL-2 GAL-3 GAL-4 GAL-5 GAL-7",
    ("classic", 6, 6): "GAL-6",
    ("classic", 8, 12): "GAL-8",
    ("second-edition", 6, 6): "SE-M1 SE-M2 WZ-M1 WZ-M2 WZ-M3 WZ-M4 WZ-M5 WZ-M6 WZ-M7 WZ-M8 WZ-M9 WZ-M10",
    ("army-of-the-dead", 6, 6): "AD-M1 AD-M2 AD-M3 AD-M4 AD-M5 AD-M6 AD-M7 AD-M8 AD-M9 AD-M10",
    ("undead-or-alive", 1, 6): "UA-M0 UA-M1 UA-M2 UA-M3 UA-M4 UA-M5 UA-M6 UA-M7 UA-M8 UA-M9 UA-M10",
}


@pytest.mark.parametrize(("edition", "fewest", "most"), SIZES)
def test_one_more_and_one_fewer_are_refused(edition: str, fewest: int, most: int) -> None:
    pack = content_in_play(edition)
    people = list(pack.survivors_of(pack.boxes))
    for name in SIZES[edition, fewest, most].split():
        mission = find_mission(pack, name)
        for number in (fewest - 1, most + 1):
            with pytest.raises(SetupError, match=f"{name} is for {fewest} to {most} Survivors, not {number}"):
                check_players(people, mission, people[:number], [])
        for number in (fewest, most):
            check_players(people, mission, people[:number], [])


def test_every_mission_has_a_size() -> None:
    written = {name for names in SIZES.values() for name in names.split()}
    assert written == {one for edition, *_ in SIZES for one in content_in_play(edition).missions}
