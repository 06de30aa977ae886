"""What the set-up of a heist gives, of which no position tells: teams, cards that are drawn, what lies face down."""

from __future__ import annotations

import pytest

from shamble.editions import EDITIONS
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.games.teams import default_survivors, first_skills
from shamble.rules import ammunition
from shamble.rules.personal.cards import PersonalCard
from shamble.rules.vault import challenge
from shamble.rules.vault.traps import CARD, VaultCard
from shamble.world import Game
from shamble.world.play import USUAL_DIE

PACK = EDITIONS["army-of-the-dead"].pack
SIX = ["Scott", "Vanderohe", "Guzman", "Dieter", "Cruz", "Kate"]
USUAL_DICE, AMMO_DICE = 6, 2
OWN_DECKS = ("personal-objective", "vault")


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
    assert {one["piece"] for one in PACK.missions[mission].pieces} <= {one.piece_kind.name for one in game.state.pieces}


@pytest.mark.rule("AD-SETUP-13", "AD-SETUP-14")
def test_two_personal_objectives_of_different_survivors_who_play_are_drawn() -> None:
    seen = set()
    for seed in range(4):
        game = ready("AD-M7", seed)
        drawn = game.state.all_of(PersonalCard)
        owners = [
            trait.removeprefix("owner:")
            for piece in drawn
            for trait in game.setting.card(piece.card).traits
            if trait.startswith("owner:")
        ]
        assert [piece.colour for piece in drawn] == ["yellow", "purple"]
        assert len(set(owners)) == 2
        assert set(owners) <= {survivor.name for survivor in game.state.survivors}
        seen.add(tuple(owners))
    assert len(seen) > 1


@pytest.mark.rule("AD-SETUP-18")
def test_one_vault_card_lies_face_down_in_the_trap_zone() -> None:
    game = ready("AD-M5")
    [piece] = game.state.all_of(VaultCard)
    assert (piece.zone, bool(piece.face_down), piece.card) == (game.setting.board.zone("V2.T"), True, 0)
    assert len(game.state.decks["vault"]) == 4
    assert [shown["face_down"] for shown in game.view(0)["pieces"] if shown["piece"] == CARD] == ["hidden"]
    dealt = {one.face_down for salt in range(9) for one in game.redeal(0, salt).state.all_of(VaultCard)}
    assert len(dealt) > 1


@pytest.mark.rule("AD-SETUP-19")
def test_the_players_choose_who_waits_in_each_spot() -> None:
    game = new_game("AD-M4")
    while game.decision is not None and game.decision.kind != "enlist":
        game.choose(game.options[0])
    assert game.decision is not None
    playing = {survivor.name for survivor in game.state.survivors}
    assert {option.name for option in game.options} == set(PACK.survivors) - playing


@pytest.mark.rule("AD-SETUP-04", "AD-OPEN-17")
def test_one_pool_of_six_usual_dice_and_two_ammo_dice_is_enough_for_everybody() -> None:
    game = ready("AD-M5")
    cards = [game.setting.card(number) for number in range(1, len(game.setting.cards) + 1)]
    assert set(game.setting.rules.dice) == {USUAL_DIE, ammunition.DIE}
    assert max(mode.dice for card in cards for mode in card.modes) <= USUAL_DICE
    assert max(card.ammo_dice for card in cards) == AMMO_DICE
    assert challenge.DICE + 1 == USUAL_DICE


@pytest.mark.rule("AD-OPEN-21")
def test_what_the_book_does_not_tell_is_content_of_our_own() -> None:
    orders = [card for card in PACK.zombie_cards if card.deck == "zeus-orders"]
    zombies = [card for card in PACK.zombie_cards if card.deck == "zombie"]
    named = {deck: [card for card in PACK.equipment.values() if card.deck == deck] for deck in OWN_DECKS}
    assert {card.origin for card in (*orders, *zombies)} == {"designed"}
    assert {card.origin for card in named["personal-objective"]} == {"designed"}
    assert [card.name for card in named["vault"] if card.origin != "designed"] == ["Gears and Bolts"]
    assert {mission.origin for mission in PACK.missions.values()} == {"designed"}
    assert (len(orders), len(zombies), len(PACK.survivors), len(PACK.missions)) == (8, 30, 12, 10)
    assert [len(named[deck]) for deck in OWN_DECKS] == [12, 5]


@pytest.mark.rule("AD-SPEC-01")
def test_each_card_shows_one_of_the_five_specialties_or_several() -> None:
    shown = [card.traits for card in PACK.survivors.values()]
    assert all(shown)
    assert {one for traits in shown for one in traits} == {"Bruiser", "Mechanic", "Pilot", "Stealthy", "Vault Expert"}
    assert max(map(len, shown)) > 1
