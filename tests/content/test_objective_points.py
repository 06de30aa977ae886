"""The points that Objectives give stand in the file of each Mission and in its rules, which people read everywhere."""

import re

import msgspec
import pytest
from tests.sent import sent

from shamble.cli import main
from shamble.content.printed import with_printed
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.sheet import contents
from shamble.table.screen.position import mission_part
from shamble.web.setup_missions import mission_shown

MISSIONS = {
    name: (edition.pack, mission) for edition in EDITIONS.values() for name, mission in edition.pack.missions.items()
}
POINTS = re.compile(r"experience points?|Adrenaline Points?|\bAP\b")


@pytest.mark.parametrize("name", sorted(MISSIONS))
def test_what_objectives_give_is_said(name: str) -> None:
    _, mission = MISSIONS[name]
    told = {int(number) for rule in mission.special_rules if POINTS.search(rule) for number in re.findall(r"\d+", rule)}
    assert {token.xp for token in mission.objectives} - {0} <= told


@pytest.mark.parametrize(("name", "points"), [("AD-M2", 0), ("GAL-1", 5), ("UA-M1", 5), ("SE-M2", 5)])
@pytest.mark.rule("AD-ADR-03")
def test_where_a_mission_is_silent_the_edition_says_it(name: str, points: int) -> None:
    pack, mission = MISSIONS[name]
    silent = tuple(msgspec.structs.replace(token, xp=None) for token in mission.objectives)
    read = with_printed(msgspec.structs.replace(mission, objectives=silent), pack.pieces)
    assert {token.xp for token in read.objectives} == {points}


@pytest.mark.parametrize("name", ["AD-M2", "GAL-1"])
def test_everybody_reads_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    pack, mission = MISSIONS[name]
    rule = next(rule for rule in mission.special_rules if POINTS.search(rule))
    game = new_game(name, seed=1)
    assert rule in sent(mission_part(game))["special_rules"]
    assert rule in mission_shown(pack, mission, chosen=True, form={})["special_rules"]
    assert rule in contents(game, mission, pack, ()).special_rules
    assert main(["missions", name]) == 0
    assert rule in capsys.readouterr().out
