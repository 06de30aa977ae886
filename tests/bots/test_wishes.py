"""Each wish of the greedy bot on a small position, and where its team goes."""

from typing import Any

from shamble.bots import GreedyBot
from shamble.bots.aims import EVERYBODY, Aim, Aims
from shamble.bots.heading import SEARCH, head_for
from shamble.bots.planning import A_TOOL, search_worth
from shamble.bots.routes import UNREACHABLE
from shamble.bots.situation import USUAL, Situation
from shamble.bots.wishes import (
    LEASH,
    Outlook,
    go_on,
    keep_out_of_reach,
    keep_together,
    meet_no_attacks,
    score,
)
from shamble.games import new_game
from shamble.rules.horde import put
from shamble.scenario.building import build
from shamble.world import Game


def drawn(**scenario: Any) -> Game:
    return build({"kind": "scenario", "scenario": {"scenario": "a position", **scenario}}).start()


def armed(mission: str) -> Game:
    """A game once everybody has got their weapon."""
    game = new_game(mission, seed=1)
    while game.decision is not None and game.decision.kind == "team-weapon":
        game.choose(game.options[0])
    return game


def look(game: Game) -> Outlook:
    return Outlook(Situation(game))


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
    assert score(hurt) < score(whole)
    beside = look(street(survivors={"Ann": {"at": "a", "wounds": 1}}, zombies={"a": {"Walker": 1}}))
    assert meet_no_attacks(beside) < meet_no_attacks(hurt) == 0


def test_runners_next_door_attack_once_and_walkers_not_at_all() -> None:
    game = street(
        survivors={"Ann": {"at": "a"}}, zombies={"a": {"Walker": 1, "Runner": 1}, "b": {"Runner": 1, "Walker": 2}}
    )
    zone, situation = game.setting.board.zone("a"), Situation(game)
    next_door = sum(situation.attacks_next_door[near] for near in situation.prowl[zone])
    assert situation.attacks_here[zone] + next_door == 1 + 2 + 1


def test_far_zombies_weigh_less_than_near_ones() -> None:
    near = look(street(survivors={"Ann": {"at": "a"}}, zombies={"a": {"Walker": 2}}))
    far = look(street(survivors={"Ann": {"at": "a"}}, zombies={"d": {"Walker": 2}}))
    assert near.horde > far.horde > 0
    assert score(near) < score(far)


def test_a_gun_in_hand_is_better_than_in_reserve() -> None:
    held = look(street(survivors={"Ann": {"at": "a", "hands": ["Sub MG"]}}))
    kept = look(street(survivors={"Ann": {"at": "a", "reserve": ["Sub MG"]}}))
    assert score(held) > score(kept) > score(look(street(survivors={"Ann": {"at": "a"}})))


def test_next_door_is_together_and_farther_away_is_not() -> None:
    near = look(street(survivors={"Ann": {"at": "a"}, "Bob": {"at": "b"}}))
    far = look(street(survivors={"Ann": {"at": "a"}, "Bob": {"at": "c"}}))
    assert keep_together(near) == 0 > keep_together(far)


def test_nobody_gains_by_running_far_ahead_of_the_last_one() -> None:
    board = {"grid": "a b c d e f g h", "zones": {"h": {"exit": True}}}

    def with_bob(zone: str) -> float:
        return go_on(look(drawn(board=board, win=WIN, survivors={"Ann": {"at": "a"}, "Bob": {"at": zone}})))

    assert LEASH == 3
    assert with_bob("b") < with_bob("d") == with_bob("h")


def test_zombies_next_door_are_a_threat() -> None:
    assert keep_out_of_reach(look(street(survivors={"Ann": {"at": "a"}}, zombies={"b": {"Walker": 1}}))) < 0
    assert keep_out_of_reach(look(street(survivors={"Ann": {"at": "a"}}, zombies={"c": {"Walker": 1}}))) == 0


def test_a_won_game_beats_everything() -> None:
    game = street(survivors={"Ann": {"at": "a"}})
    before = score(look(game))
    put(game, game.setting.board.zone("a"), 0, 5)
    game.finish("won", "mission-done")
    assert score(look(game)) > before


def test_a_style_weighs_the_wishes() -> None:
    game = street(survivors={"Ann": {"at": "a"}}, zombies={"a": {"Walker": 1}})
    usual, careful = (score(Outlook(Situation(game, style=style))) for style in (USUAL, USUAL._replace(unhurt=16.0)))
    assert careful < usual


def test_the_way_goes_through_doors_that_can_be_opened() -> None:
    game = armed("RM-T1")
    zone = game.setting.board.zone
    distances = head_for(game, Aims(game.setting), game.on_board()).distances
    assert distances[zone("2V.L3")] == 7  # six Zones and the door
    assert distances[zone("7V.C2")] == 0


def behind_a_door(ann: list[str], bob: list[str]) -> Game:
    """Ann stands beside a closed door, Bob in an open room two Zones away."""
    board = {"grid": "B a c D", "doors": {"B-a": "open", "c-D": "closed"}, "zones": {"D": {"objective": "red"}}}
    people = {"Ann": {"at": "c", "hands": ann}, "Bob": {"at": "B", "hands": bob}}
    return drawn(board=board, survivors=people, win=[{"opened": "all"}])


def test_whoever_can_open_the_door_goes_there() -> None:
    game = behind_a_door([], ["Crowbar"])
    zone = game.setting.board.zone
    before = look(game)
    assert before.situation.heading.aim == Aim("opened", (zone("c"), zone("D")), 1, (1,))
    assert go_on(before.moved(1, zone("a"))) > go_on(before)
    assert go_on(before.moved(0, zone("a"))) == go_on(before)


def test_where_nobody_can_open_a_door_they_search_for_something_that_does() -> None:
    game = behind_a_door([], [])
    room = game.setting.board.zone("B")
    situation = Situation(game)
    assert situation.heading.aim == Aim(SEARCH, (room,), EVERYBODY)
    assert search_worth(situation, 0) >= search_worth(Situation(behind_a_door(["Crowbar"], [])), 1) + A_TOOL


def test_the_key_is_fetched_before_the_exit() -> None:
    game = new_game("RM-M01", seed=1)
    zone = game.setting.board.zone
    before = head_for(game, Aims(game.setting), game.on_board())
    assert before.aim is not None
    assert before.aim.zones == (zone("8R.A"),)
    assert before.objectives == {zone("8R.A")}
    game.state.taken |= 1
    after = head_for(game, Aims(game.setting), game.on_board())
    assert after.aim is not None
    assert after.aim.zones == (zone("9R.H"),)
    assert after.distances[zone("1R.S1")] < UNREACHABLE


def test_a_tool_is_taken_in_hand_at_the_door_that_it_opens() -> None:
    board = {"grid": "a b C", "doors": {"b-C": "closed"}}
    ann = {"at": "b", "hands": ["Katana", "Machete"], "places": {"backpack": ["Crowbar"]}, "skills": []}
    game = drawn(edition="second-edition", board=board, survivors={"Ann": ann}, win=[{"opened": "all"}])
    bot = GreedyBot()
    done: list[str] = []
    while game.decision is not None and len(done) < 6:
        option = bot.choose(game)
        done.append(option.action)
        game.choose(option)
    assert game.state.outcome == "won"
    assert (done[0], done[-1]) == ("reorganise", "open-door")
