"""More than six Survivors in the older seasons (CL-MODE-SEVEN): tokens, their Zones, weapons."""

from collections import Counter

import pytest

from shamble.engine import Game, SetupError
from shamble.games import new_game

NAMES = ["Jane", "Bear", "James", "Travis", "Joe", "Cathy", "Maddie", "Laurie", "Parker", "Dan", "Louise", "Terry"]
PANS = 3
"""So many are in the box; then strong weapons make up for them."""


def game(survivors: int, **options: str) -> Game:
    chosen = {"numbers": "seven-plus", **options}
    team = [NAMES[:survivors]]
    return new_game("RM-M01", team, seed=1, variant="older-seasons", boxes=["RM", "S1"], options=chosen)


def answered(game: Game, kind: str) -> int:
    """How many choices of a kind the set-up asks for, each answered with its first option."""
    asked = 0
    while game.state.round == 0 and game.decision is not None:
        asked += game.decision.kind == kind
        game.choose(game.options[0])
    return asked


@pytest.mark.rule("CL-MODE-SEVEN-01", "CL-SETUP-04")
@pytest.mark.parametrize(("survivors", "tokens"), [(7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (12, 3)])
def test_a_spawn_token_comes_in_for_each_two_survivors_beyond_six(survivors: int, tokens: int) -> None:
    laid = game(survivors)
    assert answered(laid, "add-spawn") == tokens
    assert [piece["piece"] for piece in laid.state.pieces].count("spawn-token") == tokens
    assert answered(game(survivors, spawn="rue-morgue"), "add-spawn") == 0
    with pytest.raises(SetupError, match="6 Survivors take part; here there must be 7 to 12"):
        game(6)


@pytest.mark.rule("CL-MODE-SEVEN-02")
def test_added_tokens_are_stacked_or_make_new_spawn_zones_as_the_players_like() -> None:
    laid = game(9)
    while laid.decision is not None and laid.decision.kind != "add-spawn":
        laid.choose(laid.options[0])
    offered = [option.zone for option in laid.options]
    spawns = [spawn.zone for spawn in laid.setting.mission.spawns]
    assert set(spawns) < set(offered)
    fresh = next(zone for zone in offered if zone not in spawns)
    stacked = next(zone for zone in spawns if zone >= fresh)
    for zone in (fresh, stacked):
        laid.choose(next(option for option in laid.options if option.zone == zone))
    assert laid.decision is not None
    assert fresh in [option.zone for option in laid.options if option.action == "first-spawn"]
    answered(laid, "")
    events = laid.run_phase("spawn")
    cards = Counter(event.data["zone"] for event in events if event.code == "zombie-card")
    assert (cards[fresh], cards[stacked]) == (1, 2)


@pytest.mark.rule("CL-MODE-SEVEN-03", "CL-SETUP-29")
@pytest.mark.parametrize(("survivors", "choices"), [(7, 0), (8, 1), (9, 1), (10, 2), (12, 3)])
def test_the_eighth_and_tenth_get_a_strong_weapon_by_choice_and_the_others_a_pan(survivors: int, choices: int) -> None:
    dealt = game(survivors)
    asked = []
    while dealt.state.round == 0:
        assert dealt.decision is not None
        option = dealt.options[0]
        asked += [option.name] * (dealt.decision.kind == "add-weapon")
        dealt.choose(option)
    assert len(asked) == choices
    weapons = Counter(dealt.setting.card(s.cards[0]).name for s in dealt.state.survivors)
    strong = Counter(["Fire Axe", "Pistol", "Crowbar", *asked])
    assert all(weapons[name] >= strong[name] for name in strong)
    assert sum(weapons.values()) == survivors
    assert weapons["Pan"] == min(PANS, survivors - 3 - choices)
