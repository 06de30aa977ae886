"""A set-up is dealt as `deal`, `decks` and the tents of a scenario say."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble.scenario import ScenarioError, run_file, run_scenario
from shamble.scenario.building import build
from shamble.world.game import Game

ANYBODY = {"Ann": {"at": "a"}, "Bob": {"at": "a"}}
OLDER: dict[str, Any] = {
    "scenario": "A deal",
    "variant": "older-seasons",
    "board": {"grid": "a b"},
    "survivors": ANYBODY,
    "phase": "setup",
}


def holds(expect: dict[str, Any], *steps: dict[str, Any], **changes: Any) -> None:
    """Whatever the seed is."""
    for seed in (0, 1, 5):
        result = run_scenario({**OLDER, "seed": seed, **changes, "steps": [*steps, {"expect": expect}]})
        assert result.ok, result.difference


def test_one_card_for_each() -> None:
    four = {**ANYBODY, "Cid": {"at": "b"}, "Dan": {"at": "b"}}
    told = {"Ann": "Pan", "Bob": "Crowbar", "Cid": "Pistol", "Dan": ["Fire Axe"]}
    hands = {name: {"hands": [card] if isinstance(card, str) else card} for name, card in told.items()}
    holds({"survivors": hands}, survivors=four, deal={"cards": told})


def test_few_survivors_get_several() -> None:
    told = {"Bob": ["Crowbar", "Pistol"]}
    holds({"survivors": {"Bob": {"hands": told["Bob"]}, "Ann": {"hands": ["Fire Axe"]}}}, deal={"cards": told})


def test_those_whom_the_team_leaves_unarmed() -> None:
    five = {name: {"at": "a"} for name in ("Ann", "Bob", "Cid", "Dan", "Eve")}
    steps = [{"answer": [{"give": "Ann"}, {"give": "Bob"}, {"give": "Cid"}]}]
    told = {"Dan": "Bow", "Eve": "Fire Axe"}
    hands = {"survivors": {"Dan": {"hands": ["Bow"]}, "Eve": {"hands": ["Fire Axe"]}}}
    holds(hands, *steps, variant="rue-morgue", survivors=five, deal={"cards": told})


@pytest.mark.parametrize(
    ("house_rule", "told"),
    [("one-weapon-each", {"Bob": ["Pistol"]}), ("six-weapons", {"Bob": ["Crowbar", "Pan", "Pistol"]})],
)
def test_house_rules_deal_as_told(house_rule: str, told: dict[str, list[str]]) -> None:
    bob = [("hands", told["Bob"][:2]), ("reserve", told["Bob"][2:])]
    holds({"survivors": {"Bob": dict(bob)}}, house_rules=[house_rule], deal={"cards": told})


def test_decks_lie_as_told_after_the_deal() -> None:
    """A Pistol that is dealt is another one than that on top of the deck."""
    decks = {"equipment": ["Pistol", "Water"], "zombie": [{"blue": {"Runner": 1}}]}
    holds({"decks": decks}, decks=decks, deal={"cards": {"Ann": "Pistol"}})


def test_tents_stand_as_told() -> None:
    zones = {zone: {"tent": kind} for zone, kind in (("c", "infirmary"), ("d", True), ("e", "administrative"))}
    for seed in range(4):
        config = {**OLDER, "board": {"grid": "a b c d e", "zones": zones}, "seed": seed}
        game = build({"kind": "scenario", "scenario": config}).start()
        kinds = [game.setting.tent_cards[face].kind for face in game.state.tents]
        assert (kinds[0], kinds[2]) == ("infirmary", "administrative")


def test_objectives_lie_as_told() -> None:
    laid = (("c", "red"), ("d", "blue"), ("e", "green"))
    zones = {zone: {"objective": {"colour": colour, "face_down": True}} for zone, colour in laid}
    faces = [{"piece": "face-down", "face": colour} for colour in ("green", "red", "blue")]
    deal = {"objectives": {"c": "green", "d": "red"}}
    holds({"pieces": faces}, board={"grid": "a b c d e", "zones": zones}, deal=deal)


def test_the_first_player_is_drawn_as_told() -> None:
    two: dict[str, Any] = {"players": [["Ann"], ["Bob"]], "house_rules": ["random-first-player"]}
    holds({"first_player": 2}, **two, deal={"first_player": 2})
    holds({"first_player": 1}, **two, deal={"first_player": 1})


@pytest.mark.parametrize("told", [["2R.S3", "5R.S7"], ["5R.S7", "2R.S3"]])
def test_teams_start_where_told(told: list[str]) -> None:
    six = [["Ann", "Bob", "Cid"], ["Dan", "Eve", "Fay"]]
    config = {
        "scenario": "Lots are drawn",
        "board": {"mission": "RM-M11"},
        "players": six,
        "teams": [[1], [2]],
        "survivors": {name: {} for seat in six for name in seat},
        "phase": "setup",
        "deal": {"starts": told},
    }
    game = build({"kind": "scenario", "scenario": config}).start()
    while game.state.phase == "setup":
        game.choose(game.options[0])
    zones = [game.setting.board.zones[survivor.zone].name for survivor in game.state.survivors]
    assert [zones[0], zones[3]] == told


def test_a_dealt_game_comes_back() -> None:
    config = {**OLDER, "deal": {"cards": {"Bob": ["Crowbar", "Pistol"]}}, "decks": {"equipment": ["Water"]}}
    game = build({"kind": "scenario", "scenario": config}).start()
    assert Game.from_json(game.to_json()).state_hash() == game.state_hash()


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"deal": {"cards": {"Ann": "Katana"}}}, "deal.cards.Ann: chance cannot deal Katana to Ann here, who has "),
        ({"players": [["Ann"], ["Bob"]], "deal": {"first_player": 2}}, "answer {first-player: 2}"),
        ({"decks": {"equipment": ["Molotov"]}}, "decks.equipment: set-up has left no Molotov in this deck"),
    ],
)
def test_what_cannot_be_dealt_fails(changes: dict[str, Any], why: str) -> None:
    steps = [{"answer": {"first-player": 1}}] if "players" in changes else []
    assert why in str(run_scenario({**OLDER, **changes, "steps": steps}).difference)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"phase": "players", "deal": {}}, "deal: only a set-up deals: add phase: setup"),
        ({"deal": {"cards": {"Anne": "Pan"}}}, 'deal.cards.Anne: no Survivor "Anne", did you mean "Ann"?'),
        ({"deal": {"cards": {"Ann": ["Pann"]}}}, 'deal.cards.Ann[1]: no card "Pann", did you mean "Pan"?'),
        ({"deal": {"first_player": 2}}, "deal.first_player: found 2, expected a player from 1 to 1"),
        ({"deal": {"starts": ["a"]}}, 'deal.starts[1]: no starting Zone that is drawn by lot "a"'),
        ({"deal": {"objectives": {"a": "blue"}}}, "deal.objectives.a: no Objective lies face down in a"),
        ({"decks": {"equipment": ["Pan"], "rest": "none"}}, "decks.rest: set-up needs all cards"),
    ],
)
def test_faults_of_a_deal_are_told(changes: dict[str, Any], why: str, tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(yaml.safe_dump({**OLDER, **changes}), encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        run_file(path)
    assert why in str(caught.value)


def test_no_more_tokens_are_dealt_than_lie_there(tmp_path: Path) -> None:
    sleepers = {"edition": "army-of-the-dead", "variant": "printed", "deal": {"tokens": {"sleeper": [1, 2]}}}
    path = tmp_path / "x.yaml"
    path.write_text(yaml.safe_dump({**OLDER, **sleepers, "pieces": [{"piece": "sleeper", "zone": "b"}]}))
    with pytest.raises(ScenarioError, match=r"deal\.tokens\.sleeper: found 2 numbers for 1 sleeper tokens"):
        run_file(path)
