"""What the set-up of a posse gives, of which no position tells: numbers, classes, decks, what lies open."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from tests.sent import sent

from shamble.bots import RandomBot
from shamble.editions import EDITIONS
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.games.missions import find_mission
from shamble.games.teams import default_survivors, fitting_team
from shamble.rules.house.leaders import Follower
from shamble.rules.spawn_kinds import CORPSE_PILE
from shamble.table.screen.dashboards import dashboard
from shamble.world import Game
from shamble.world.tokens import spawn_tokens
from shamble.world.view import tops_shown

EDITION = EDITIONS["undead-or-alive"]
PACK = EDITION.pack
SIX = ["Carl", "Meg", "Jeb", "Hanna", "Concepción", "Thomas"]
MISSION = EDITION.folder / "missions" / "UA-M0.yaml"


def ready(players: list[list[str]] | None = None, seed: int = 0, mission: str = "UA-M0") -> Game:
    game = new_game(mission, players, seed=seed)
    while game.state.phase != "players":
        game.choose(game.options[0])
    return game


def changed(folder: Path, **keys: object) -> str:
    path = folder / MISSION.name
    path.write_text(
        yaml.safe_dump(yaml.safe_load(MISSION.read_text(encoding="utf-8")) | keys, allow_unicode=True), encoding="utf-8"
    )
    return str(path)


@pytest.mark.rule("UA-SETUP-01")
def test_a_posse_is_shared_among_one_to_six_players() -> None:
    assert [s.seat for s in new_game("UA-M0", [[name] for name in SIX]).state.survivors] == [0, 1, 2, 3, 4, 5]
    assert [s.seat for s in new_game("UA-M0", [SIX]).state.survivors] == [0] * 6
    assert [s.seat for s in new_game("UA-M0", [SIX[:1], SIX[1:]]).state.survivors] == [0, 1, 1, 1, 1, 1]
    assert len(default_survivors(PACK, PACK.missions["UA-M0"])) == EDITION.numbers.survivors == 6
    with pytest.raises(ShambleError, match="UA-M0 is for 1 to 6 Survivors, not 7"):
        new_game("UA-M0", [[*SIX, "May"]])
    with pytest.raises(ShambleError, match="there are 2 teams; all players are one"):
        new_game("UA-M0", [SIX[:3], SIX[3:]], teams=[[1], [2]])
    with pytest.raises(ShambleError, match="player 2 has no Survivor"):
        new_game("UA-M0", [SIX, []])
    with pytest.raises(ShambleError, match="7 players sit at the table"):
        new_game("UA-M0", [[name] for name in [*SIX, "May"]])


@pytest.mark.rule("UA-SETUP-01")
@pytest.mark.parametrize("mission", sorted(PACK.missions))
def test_a_posse_of_one_or_two_is_allowed_in_every_mission(mission: str) -> None:
    people = default_survivors(PACK, PACK.missions[mission])
    for number in (1, 2):
        game, bot = new_game(mission, [people[:number]], seed=1), RandomBot(1)
        while not game.state.outcome and game.state.round < 3:
            game.choose(bot.choose(game))
        told = [event.data["n"] for event in game.events if event.code == "few-survivors"]
        assert (len(game.state.survivors), told) == (number, [number])


@pytest.mark.rule("UA-SETUP-06", "UA-MISSION-03")
def test_a_mission_may_keep_classes_out(tmp_path: Path) -> None:
    mission = changed(tmp_path, bars=["Brawler", "Faithful"])
    with pytest.raises(ShambleError) as refused:
        new_game(mission, [SIX])
    assert "Carl is one of those whom UA-M0 keeps out: Brawler" in str(refused.value)
    assert "Concepción is one of those whom UA-M0 keeps out: Faithful" in str(refused.value)
    assert "Meg" not in str(refused.value)
    record = find_mission(PACK, mission)
    usual = default_survivors(PACK, record)
    drawn = fitting_team(PACK, record, ["Carl", "Meg", "Thomas"], sorted(PACK.survivors))
    assert {PACK.survivors[name].traits for name in usual} == {("Gunslinger",), ("Townsfolk",)}
    assert (len(usual), len(drawn), drawn[1]) == (6, 3, "Meg")
    assert {PACK.survivors[name].traits for name in drawn} <= {("Gunslinger",), ("Townsfolk",)}
    assert len(new_game(mission).state.survivors) == 6


@pytest.mark.rule("UA-SETUP-06")
def test_any_of_the_fourteen_may_be_picked_where_nobody_is_kept_out() -> None:
    for name in PACK.survivors:
        others = [other for other in SIX if other != name][:2]
        assert new_game("UA-M0", [[name, *others]]).state.survivors[0].name == name


@pytest.mark.rule("UA-MISSION-03")
def test_a_class_that_nobody_has_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(ShambleError, match=r'bars\[0\]: no Survivor is a "Brawlr", did you mean "Brawler"'):
        find_mission(PACK, changed(tmp_path, bars=["Brawlr"]))


@pytest.mark.rule("UA-COMPANION-02")
def test_companions_who_cannot_be_there_are_faults(tmp_path: Path) -> None:
    with pytest.raises(ShambleError, match=r'pieces\[0\]\.trait: no Survivor is a "Brawlr", did you mean "Brawler"'):
        find_mission(PACK, changed(tmp_path, pieces=[{"piece": "follower", "zone": "2R.B", "trait": "Brawlr"}]))
    with pytest.raises(ShambleError, match=r'pieces\[0\]\.zones\[1\]: no Zone "2R.X"'):
        find_mission(PACK, changed(tmp_path, pieces=[{"piece": "follower", "zones": ["2R.B", "2R.X"]}]))


@pytest.mark.rule("UA-COMPANION-02")
def test_chance_draws_companions_and_their_zones(tmp_path: Path) -> None:
    two = [{"piece": "follower", "trait": "Gunslinger", "zones": ["2R.A", "2R.B", "3R.A"]} for _ in range(2)]
    mission = changed(tmp_path, pieces=two)
    drawn = set()
    for seed in range(8):
        game = ready([["Carl", "May", "Jeb", "Molly", "Hanna"]], seed, mission)
        pair = [(piece.called, piece.zone) for piece in game.state.all_of(Follower)]
        assert len({zone for _, zone in pair}) == len({name for name, _ in pair}) == 2
        drawn.add(pair[0])
    assert len({name for name, _ in drawn}) > 1
    assert len({zone for _, zone in drawn}) > 1


@pytest.mark.rule("UA-SETUP-08")
def test_four_decks_are_shuffled_and_lie_face_down() -> None:
    game, other = ready(seed=1), ready(seed=2)
    sizes = {name: len(deck) for name, deck in game.state.decks.items()}
    assert sizes == {"equipment": 55, "zombie": 37, "abomination": 1, "bounty": 7}
    for name in ("equipment", "zombie", "bounty"):
        assert game.state.decks[name] != other.state.decks[name]
        assert game.state.decks[name] != sorted(game.state.decks[name])
    assert game.view(0)["decks"] == sizes


@pytest.mark.rule("UA-SETUP-10", "UA-BOUNTY-03")
def test_the_back_of_the_top_bounty_weapon_is_seen_and_no_other() -> None:
    game = ready(seed=1)
    top = game.setting.card(game.state.decks["bounty"][-1])
    assert tops_shown(game) == {"bounty": top.back}
    assert game.view(0)["tops"] == game.redeal(0).view(0)["tops"] == {"bounty": top.back}


@pytest.mark.rule("UA-SETUP-11")
def test_starting_weapons_unused_survivors_and_machines_lie_open() -> None:
    game = ready([SIX])
    aside = sorted(game.setting.card(card).name for card in game.state.aside)
    assert aside.count("Pan") + aside.count("Old Timer") + aside.count("Springfield") == 18 - len(SIX)
    assert {"Gatling Gun", "Wagon"} <= set(aside)
    assert sorted(game.view(0)["aside"]) == aside
    assert {card.name for card in game.setting.bench} == set(PACK.survivors) - set(SIX)


@pytest.mark.rule("UA-SETUP-07", "UA-SETUP-18")
def test_each_survivor_has_a_dashboard_and_a_face_and_full_health_at_blue() -> None:
    game = ready([SIX])
    boards = [sent(dashboard(game, survivor)) for survivor in game.state.survivors]
    assert len({board["portrait"] for board in boards}) == 6
    assert {(board["xp"], board["level"], board["wounds"]) for board in boards} == {(0, 0, 0)}
    assert [board["health"] for board in boards] == [3, 2, 2, 2, 2, 2]
    assert [survivor.skills for survivor in game.state.survivors] == [PACK.survivors[name].blue for name in SIX]


@pytest.mark.rule("UA-SETUP-04")
def test_objectives_lie_on_open_crates() -> None:
    for mission in PACK.missions.values():
        for token in mission.objectives:
            tile, _, zone = token.zone.partition(".")
            crates = {one.id for one in PACK.pieces.tiles[tile].zones if one.features.crate is not None}
            assert zone in crates or not crates, token.zone  # a tile without any has its Objective elsewhere


@pytest.mark.rule("UA-SETUP-20", "UA-SETUP-21", "UA-SETUP-16", "UA-SETUP-17", "UA-SETUP-05")
def test_the_tokens_of_a_new_game() -> None:
    game = ready()
    tokens = [(game.setting.board.zones[one.zone].name, one.kind, one.asleep) for one in spawn_tokens(game)]
    assert tokens == [("3R.S3", "starting", False), ("3R.S3", "abomination", True)]
    assert not [one for one in spawn_tokens(game) if one.kind == CORPSE_PILE]
    [start] = {survivor.zone for survivor in game.state.survivors}
    assert "2R.S5" in game.setting.board.zones[start].names
    assert (game.state.noise[start], sum(game.state.noise), game.state.loudness) == (1, 1, 1)
    assert game.setting.board.doors == ()


@pytest.mark.rule("UA-MISSION-02")
def test_missions_stand_alone() -> None:
    assert not PACK.campaigns
    for mission in PACK.missions.values():
        assert not mission.achievements
        assert ready(mission=mission.id).state.round == 1
