"""Each wish of the greedy bot on a small position, and where the compass points."""

from typing import Any

from shamble.bots.compass import UNREACHABLE, Compass, wanted_zones
from shamble.bots.wishes import (
    WISHES,
    Position,
    coming_attacks,
    go_on,
    hold_weapons,
    keep_together,
    meet_no_attacks,
    score,
    stay_whole,
    thin_them_out,
    win,
)
from shamble.engine import Game
from shamble.games import new_game
from shamble.rules.horde import put
from shamble.scenario.building import build


def drawn(**scenario: Any) -> Game:
    return build({"kind": "scenario", "scenario": {"scenario": "a position", **scenario}}).start()


def look(game: Game) -> Position:
    return Position(game, Compass(game.setting))


STREET = {"grid": "a b c d", "zones": {"d": {"exit": True}}}
WIN = [{"rally": "exit", "who": "all-starting", "when": "end-phase"}]


def street(**more: Any) -> Game:
    return drawn(board=STREET, win=WIN, **more)


def test_nearer_to_the_exit_is_better() -> None:
    assert go_on(look(street(survivors={"Ann": {"at": "a"}}))) == -3
    assert go_on(look(street(survivors={"Ann": {"at": "c"}}))) == -1


def test_wounds_and_those_to_come_are_bad() -> None:
    hurt = look(street(survivors={"Ann": {"at": "a", "wounds": 1}}))
    whole = look(street(survivors={"Ann": {"at": "a"}}))
    assert stay_whole(hurt) < stay_whole(whole) == 0
    beside = look(street(survivors={"Ann": {"at": "a", "wounds": 1}}, zombies={"a": {"Walker": 1}}))
    assert meet_no_attacks(beside) < meet_no_attacks(hurt) == 0


def test_runners_next_door_attack_once_and_walkers_not_at_all() -> None:
    game = street(
        survivors={"Ann": {"at": "a"}}, zombies={"a": {"Walker": 1, "Runner": 1}, "b": {"Runner": 1, "Walker": 2}}
    )
    assert coming_attacks(game, game.setting.board.zone("a")) == 1 + 2 + 1


def test_far_zombies_weigh_less_than_near_ones() -> None:
    near = look(street(survivors={"Ann": {"at": "a"}}, zombies={"a": {"Walker": 2}}))
    far = look(street(survivors={"Ann": {"at": "a"}}, zombies={"d": {"Walker": 2}}))
    assert thin_them_out(near) < thin_them_out(far) < 0


def test_a_gun_in_hand_is_better_than_in_reserve() -> None:
    held = look(street(survivors={"Ann": {"at": "a", "hands": ["Sub MG"]}}))
    kept = look(street(survivors={"Ann": {"at": "a", "reserve": ["Sub MG"]}}))
    assert hold_weapons(held) > hold_weapons(kept) > hold_weapons(look(street(survivors={"Ann": {"at": "a"}})))


def test_two_zones_apart_is_together_and_three_is_not() -> None:
    two = look(street(survivors={"Ann": {"at": "a"}, "Bob": {"at": "c"}}))
    three = look(street(survivors={"Ann": {"at": "a"}, "Bob": {"at": "d"}}))
    assert keep_together(two) == 0 > keep_together(three)


def test_a_won_game_beats_everything() -> None:
    game = street(survivors={"Ann": {"at": "a"}})
    before = score(look(game))
    put(game, game.setting.board.zone("a"), 0, 5)
    game.finish("won", "mission-done")
    assert win(look(game)) == 1
    assert score(look(game)) > before


def test_every_wish_says_what_it_wants() -> None:
    assert all(function.__doc__ and weight > 0 for weight, function in WISHES)


def test_the_compass_goes_through_doors_that_can_be_opened() -> None:
    game = new_game("RM-T1", seed=1)
    zone = game.setting.board.zone
    distances = Compass(game.setting).distances(game)
    assert wanted_zones(game) == [zone("7V.C2")]
    assert distances[zone("2V.L3")] == 7  # six Zones and the door
    assert distances[zone("7V.C2")] == 0


def test_the_compass_fetches_the_key_before_the_exit() -> None:
    game = new_game("RM-M01", seed=1)
    zone = game.setting.board.zone
    assert wanted_zones(game) == [zone("8R.A")]
    game.state.taken |= 1
    assert wanted_zones(game) == [zone("9R.H")]
    assert Compass(game.setting).distances(game)[zone("1R.S1")] < UNREACHABLE
