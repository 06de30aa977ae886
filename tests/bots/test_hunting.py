"""Certain Zombies have to die: who can kill them, from where, and that it counts when one is dead."""

from typing import Any

import pytest

from shamble.bots import GreedyBot
from shamble.bots.aims import Aim, Aims
from shamble.bots.answers import answered, wanted_in_hand
from shamble.bots.arms import Armoury
from shamble.bots.building import worth
from shamble.engine import Option
from shamble.rules.horde import put
from shamble.rules.missions.cards import ReadNote
from shamble.scenario.building import build
from shamble.world import Game
from shamble.world.pieces import NOWHERE


def drawn(**scenario: Any) -> Game:
    return build({"kind": "scenario", "scenario": {"scenario": "a position", **scenario}}).start()


def aims_of(game: Game) -> tuple[Aim, ...]:
    return Aims(game.setting).read(game).now


@pytest.mark.parametrize(
    ("weapon", "zones", "prey"),
    [("Machete", "c", ""), ("Shotgun", "bd", "c"), ("Pistol", "c", "")],
)
def test_where_only_shots_are_strong_enough_nobody_goes_to_the_prey(weapon: str, zones: str, prey: str) -> None:
    """With a blade they go to the Zombie; with nothing that kills it as well, to be there when something is found."""
    game = drawn(
        board={"grid": "a b c d"},
        survivors={"Ann": {"at": "a", "hands": [weapon]}},
        zombies={"c": {"Fatty": 1}},
        win=[{"kills": 1, "of": ["Fatty"]}],
    )
    (aim,) = aims_of(game)
    names = [zone.name for zone in game.setting.board.zones]
    assert {names[zone] for zone in aim.zones} == set(zones)
    assert {names[zone] for zone in aim.prey} == set(prey)


ROUNDS = {"id": "1", "zone": "a", "title": "Rounds", "text": "Better.", "needs": {"armed": 2}, "kept": True}


def with_rounds() -> Game:
    """A card that improves a weapon of Damage 2; Ann, who has none, has read it, and it is her turn."""
    game = drawn(
        edition="second-edition",
        boxes=["2E", "WZC"],
        board={"grid": "a"},
        survivors={"Ann": {"at": "a", "hands": ["Crowbar"]}, "Bob": {"at": "a", "hands": ["Machete"]}},
        objective_cards=[{**ROUNDS, "do": [{"improve": 1, "of": 2}, {"note": "READY"}]}],
        win=[{"noted": "READY"}],
    )
    game.choose(next(option for option in game.options if option.action == "take-card"))
    return game


def test_nobody_takes_a_card_again_that_only_goes_back() -> None:
    game = with_rounds()
    assert any(option.action == "take-card" for option in game.options), "it may be taken again"
    assert GreedyBot(1).choose(game).action != "take-card"
    assert [aim.who for aim in aims_of(game)] == [(1,)], "Bob has what it demands"


def test_an_improved_weapon_is_known_to_be_stronger() -> None:
    game, armoury = with_rounds(), Armoury()
    bob = game.state.survivors[1]
    (before,) = armoury.arms(game, bob)
    while game.decision is not None and game.decision.who != 1:
        game.choose(next(option for option in game.options if option.action in ("end", "activate")))
    game.choose(next(option for option in game.options if option.action == "take-card"))
    (after,) = armoury.arms(game, bob)
    assert (before.damage, after.damage) == (2, 3)


def test_what_kills_an_abomination_is_kept_in_hand_while_one_is_about() -> None:
    game = with_rounds()
    while game.decision is not None and game.decision.who != 1:
        game.choose(next(option for option in game.options if option.action in ("end", "activate")))
    game.choose(next(option for option in game.options if option.action == "take-card"))
    improved = game.person(1).cards[0]
    number = {game.setting.card(card).name: card for card in range(1, len(game.setting.cards) + 1)}
    better = [number["Sub-MG"], number["Chainsaw"]]
    assert improved not in wanted_in_hand(game, [improved, *better])
    before = worth(game, improved)
    put(game, 0, next(kind.index for kind in game.setting.kinds if kind.is_abomination), 1)
    assert wanted_in_hand(game, [*better, improved])[0] == improved
    assert worth(game, improved) > before, "nor is it thrown away"
    plain = number["Machete"] if number["Machete"] != improved else number["Katana"]
    assert wanted_in_hand(game, [*better, plain])[0] != plain, "others of its name do not kill it"


def at_court(*hands: str) -> Game:
    """The Queen has to die, and whoever takes the crate chooses an Explosive."""
    return drawn(
        edition="army-of-the-dead",
        board={"grid": "a b c", "zones": {"b": {"objective": {"xp": 0, "do": [{"choose_card": "explosive"}]}}}},
        survivors={"Ann": {"at": "a", "hands": list(hands)}},
        zombies={"c": {"Queen": 1}},
        win=[{"kills": 1, "of": ["Queen"]}],
    )


def test_where_nobody_has_what_kills_it_that_is_fetched_first() -> None:
    game = at_court("Machete")
    names = [zone.name for zone in game.setting.board.zones]
    assert [(aim.word, [names[zone] for zone in aim.zones]) for aim in aims_of(game)] == [("taken", ["b"])]
    armed = at_court("Rocket Launcher")
    (aim,) = aims_of(armed)
    assert (aim.word, [names[zone] for zone in aim.prey]) == ("kills", ["c"])
    explosives = [card for card in game.state.decks["equipment"] if "explosive" in game.setting.card(card).traits]
    offered = [Option("take-found", who=0, card=card) for card in sorted(explosives)]
    chosen = answered(game, "take-found", offered)
    assert chosen is not None
    assert game.setting.card(chosen.card).name == "Rocket Launcher"


def test_what_nothing_in_the_deck_kills_is_gone_for_all_the_same() -> None:
    game = at_court("Machete")
    game.state.decks["equipment"] = []
    (aim,) = aims_of(game)
    assert aim.word == "kills"


def test_a_note_that_a_death_brings_is_worth_the_prey() -> None:
    """Nothing is gained by leaving somebody alive because the next one has to be found first."""
    game = drawn(
        edition="second-edition",
        boxes=["2E", "WZC"],
        board={"grid": "a b"},
        survivors={"Ann": {"at": "a", "hands": ["Machete"]}},
        objective_cards=[
            {
                "id": str(number),
                "zone": "b",
                "title": "A lair",
                "text": "It is here.",
                "do": [{"place": {"b": {"Fatty": 1}}}],
            }
            for number in range(1, 7)
        ],
        note_cards=[
            {"id": "#1", "title": "Nothing", "text": "Not this one.", "do": []},
            {"id": "#2", "title": "The key", "text": "KEY.", "do": [{"note": "KEY"}]},
        ],
        events=[{"upon": {"killed": ["Fatty"]}, "do": [{"read": "next"}]}],
        win=[{"noted": "KEY"}],
    )
    aims, fatty = Aims(game.setting), next(kind.index for kind in game.setting.kinds if kind.name == "Fatty")
    without = aims.read(game).left
    put(game, 1, fatty, 1)
    hunting = aims.read(game).left
    put(game, 1, fatty, -1)
    game.state.pieces.append(ReadNote(NOWHERE, note=1))
    assert aims.read(game).left < hunting < without
