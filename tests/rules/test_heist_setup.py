"""What the set-up of a heist gives, of which no position tells: teams, cards that are drawn, what lies face down."""

from __future__ import annotations

import pytest

from shamble.editions import EDITIONS
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.games.teams import default_survivors, first_skills
from shamble.rules.personal.cards import PERSONAL
from shamble.rules.vault.traps import CARD
from shamble.world import Game

PACK = EDITIONS["army-of-the-dead"].pack
SIX = ["Scott", "Vanderohe", "Guzman", "Dieter", "Cruz", "Kate"]


def ready(mission: str, seed: int = 0) -> Game:
    game = new_game(mission, seed=seed)
    while game.state.phase != "players":
        game.choose(game.options[0])
    return game


@pytest.mark.rule("AD-SETUP-01")
def test_six_survivors_are_shared_among_one_to_six_players() -> None:
    assert len(new_game("AD-M1", [[name] for name in SIX]).state.survivors) == 6
    assert len(new_game("AD-M1", [SIX]).state.survivors) == 6
    with pytest.raises(ShambleError, match="AD-M1 is for 6 to 6 Survivors, not 5"):
        new_game("AD-M1", [SIX[:5]])
    with pytest.raises(ShambleError, match="there are 2 teams; all players are one"):
        new_game("AD-M1", [SIX[:3], SIX[3:]], teams=[[1], [2]])


@pytest.mark.rule("AD-SETUP-05")
@pytest.mark.parametrize("mission", sorted(PACK.missions))
def test_the_usual_team_brings_what_the_mission_asks_for(mission: str) -> None:
    team = default_survivors(PACK, PACK.missions[mission])
    brought = [skill for name in team for skill in first_skills(PACK, name)]
    assert all(
        brought.count(one) >= PACK.missions[mission].requires.count(one) for one in PACK.missions[mission].requires
    )


@pytest.mark.rule("AD-SETUP-02", "AD-MISSION-01")
@pytest.mark.parametrize("mission", sorted(PACK.missions))
def test_every_mission_is_laid_out_with_a_starting_spawn_zone(mission: str) -> None:
    game = ready(mission)
    assert [token.kind for token in game.setting.mission.spawns].count("starting") == 1
    assert {one["piece"] for one in PACK.missions[mission].pieces} <= {one["piece"] for one in game.state.pieces}


@pytest.mark.rule("AD-SETUP-13", "AD-SETUP-14")
def test_two_personal_objectives_of_different_survivors_who_play_are_drawn() -> None:
    seen = set()
    for seed in range(4):
        game = ready("AD-M7", seed)
        drawn = [piece for piece in game.state.pieces if piece["piece"] == PERSONAL]
        owners = [
            trait.removeprefix("owner:")
            for piece in drawn
            for trait in game.setting.card(piece["card"]).traits
            if trait.startswith("owner:")
        ]
        assert [piece["colour"] for piece in drawn] == ["yellow", "purple"]
        assert len(set(owners)) == 2
        assert set(owners) <= {survivor.name for survivor in game.state.survivors}
        seen.add(tuple(owners))
    assert len(seen) > 1


@pytest.mark.rule("AD-SETUP-18")
def test_one_vault_card_lies_face_down_in_the_trap_zone() -> None:
    game = ready("AD-M5")
    [piece] = [piece for piece in game.state.pieces if piece["piece"] == CARD]
    assert (piece["zone"], bool(piece["face_down"]), piece["card"]) == (game.setting.board.zone("V2.T"), True, 0)
    assert len(game.state.decks["vault"]) == 4
    assert [shown["face_down"] for shown in game.view(0)["pieces"] if shown["piece"] == CARD] == ["hidden"]
    dealt = {
        next(one["face_down"] for one in game.redeal(0, salt).state.pieces if one["piece"] == CARD) for salt in range(9)
    }
    assert len(dealt) > 1


@pytest.mark.rule("AD-SETUP-19")
def test_the_players_choose_who_waits_in_each_spot() -> None:
    game = new_game("AD-M4")
    while game.decision is not None and game.decision.kind != "enlist":
        game.choose(game.options[0])
    assert game.decision is not None
    playing = {survivor.name for survivor in game.state.survivors}
    assert {option.name for option in game.options} == set(PACK.survivors) - playing
