"""Missions of Undead or Alive as they are set up, and the faults of the words that they are written in."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from shamble.editions import EDITIONS
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.games.missions import find_mission
from shamble.rules.house.leaders import Follower
from shamble.world import Game
from shamble.world.pieces import pieces_of

EDITION = EDITIONS["undead-or-alive"]
PACK = EDITION.pack
BRAWLERS = ["Carl", "May", "Henry", "Turner"]
BARRED: dict[str, tuple[str, ...]] = {
    "UA-M0": (),
    "UA-M1": (),
    "UA-M2": ("Brawler",),
    "UA-M3": ("Faithful", "Gunslinger"),
    "UA-M4": ("Townsfolk",),
    "UA-M5": ("Townsfolk",),
    "UA-M6": ("Gunslinger",),
    "UA-M7": ("Faithful", "Townsfolk"),
    "UA-M8": ("Faithful",),
    "UA-M9": ("Brawler", "Faithful"),
    "UA-M10": ("Faithful",),
}


def ready(mission: str, players: list[str], seed: int) -> Game:
    game = new_game(mission, [players], seed=seed)
    while game.state.phase != "players":
        game.choose(game.options[0])
    return game


def changed(folder: Path, mission: str, **keys: object) -> str:
    given = yaml.safe_load((EDITION.folder / "missions" / f"{mission}.yaml").read_text(encoding="utf-8"))
    path = folder / f"{mission}.yaml"
    path.write_text(yaml.safe_dump(given | keys, allow_unicode=True), encoding="utf-8")
    return str(path)


@pytest.mark.rule("UA-MISSION-03")
@pytest.mark.parametrize("mission", BARRED)
def test_the_classes_of_a_mission_are_kept_out(mission: str) -> None:
    assert PACK.missions[mission].bars == BARRED[mission]
    others = [name for name, card in PACK.survivors.items() if not set(card.traits) & set(BARRED[mission])]
    for name, card in PACK.survivors.items():
        team = [*[other for other in others if other != name][:2], name]
        if set(card.traits) & set(BARRED[mission]):
            with pytest.raises(ShambleError, match=f"{name} is one of those whom {mission} keeps out"):
                new_game(mission, [team])
        else:
            assert len(new_game(mission, [team]).state.survivors) == 3


@pytest.mark.rule("UA-CLAR-56")
def test_two_townsfolk_are_drawn_for_two_different_balconies_of_three() -> None:
    names, zones = set(), set()
    for seed in range(12):
        game = ready("UA-M5", [*BRAWLERS, "Meg"], seed)
        pair = [piece for _, piece in pieces_of(game, Follower)]
        assert [piece.leader for piece in pair] == [-1, -1]
        assert len({piece.called for piece in pair}) == len({piece.zone for piece in pair}) == 2
        names |= {piece.called for piece in pair}
        zones |= {game.setting.board.zones[piece.zone].name for piece in pair}
    assert names == {"Hanna", "Jeb", "Jimmy", "Molly"}
    assert zones == {"1R.BAL", "3R.BAL", "4R.BAL"}


@pytest.mark.rule("UA-SETUP-16")
@pytest.mark.parametrize(("number", "most"), [(3, 1), (4, 2), (5, 2), (6, 2)])
def test_survivors_are_divided_evenly(number: int, most: int) -> None:
    game = ready("UA-M7", [*BRAWLERS, "Meg", "Pablito"][:number], 0)
    there = [sum(one.zone == zone for one in game.state.survivors) for zone in game.setting.mission.start]
    assert (sum(there), max(there), max(there) - min(there) <= 1) == (number, most, True)


STUCK = {"piece": "wagon", "zone": "8V.B", "stuck": True}
DEED = {"name": "Load", "do": [{"note": "loaded"}]}


@pytest.mark.parametrize(
    ("mission", "keys", "problem"),
    [
        ("UA-M4", {"rally_price": ["Plenty"]}, r'rally_price\[0\]: no Equipment card "Plenty" in this pack'),
        ("UA-M4", {"pieces": []}, "rally_price: nobody waits to be rallied"),
        ("UA-M4", {"rewards": {"white": []}}, "rewards.white: this Mission has no white Objective"),
        ("UA-M4", {"rewards": {"red": [{"bounti": "top"}]}}, r'rewards.red\[0\].bounti: unknown effect "bounti"'),
        ("UA-M6", {"start": ["8V.B"]}, r"pieces\[4\].stuck: nobody enters or leaves 8V.B, but start names it"),
        ("UA-M6", {"exit": "8V.B"}, "nobody enters or leaves 8V.B, but exit names it"),
        ("UA-M7", {"start": ["5R.S1"]}, "start_divided: there is one Starting Zone"),
        ("UA-M7", {"one_each": True}, "start_divided: who begins where is settled by one_each already"),
        ("UA-M7", {"deeds": [{**DEED, "at": "waggon"}]}, r'deeds\[0\].at: this Mission lays no piece "waggon"'),
        ("UA-M7", {"deeds": [{**DEED, "at": "wagon", "anywhere": True}]}, "expected either Zones"),
        ("UA-M7", {"deeds": [{**DEED, "anywhere": True, "whenever": True}]}, r"deeds\[0\].whenever: what can be"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_such_words_is_told(
    tmp_path: Path, mission: str, keys: dict[str, object], problem: str
) -> None:
    with pytest.raises(ShambleError, match=problem):
        find_mission(PACK, changed(tmp_path, mission, **keys))
