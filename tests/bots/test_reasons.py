"""The reasons for options, each on a small position; what others could mind; and how far bots are to be trusted."""

from typing import Any

import msgspec
import pytest

from shamble.bots import GreedyBot, make_bot
from shamble.bots.advice import POORLY, advice_of, among, doubt_about, told
from shamble.bots.claims import claim_on
from shamble.bots.findings import difficulty
from shamble.bots.reasons import ANSWER, Reason, reason_for
from shamble.engine import Option
from shamble.games import new_game
from shamble.games.missions import edition_of
from shamble.scenario.building import build
from shamble.text import reading_in
from shamble.world import Game

WIN = [{"rally": "exit", "who": "all-starting", "when": "end-phase"}]
BOARD = {"grid": "a b c d", "zones": {"d": {"exit": True}}}


def drawn(**scenario: Any) -> Game:
    return build({"kind": "scenario", "scenario": {"scenario": "a position", **scenario}}).start()


def in_turn(**scenario: Any) -> Game:
    """A position on a short street in the turn of the first Survivor."""
    game = drawn(**{"board": BOARD, "win": WIN, **scenario})
    assert game.decision is not None
    assert game.decision.kind == "turn"
    return game


def option(game: Game, action: str, zone: str = "") -> Option:
    zones = game.setting.board.zones
    return next(o for o in game.options if o.action == action and (not zone or zones[o.zone].name == zone))


def why(game: Game, action: str, zone: str = "") -> str:
    return told(game, reason_for(game, option(game, action, zone)))


TWO = {"Ann": {"at": "a"}, "Bob": {"at": "a"}}


def test_a_move_leads_to_an_aim_of_the_mission() -> None:
    assert why(in_turn(survivors=TWO), "move", "b") == "It leads to the Exit."


def test_a_move_back_leads_to_those_who_are_behind() -> None:
    game = in_turn(survivors={"Ann": {"at": "c"}, "Bob": {"at": "a"}})
    assert why(game, "move", "b") == "It brings them closer to Bob."


def test_a_move_out_of_danger_comes_before_everything_else() -> None:
    game = in_turn(survivors={"Ann": {"at": "b", "wounds": 1}, "Bob": {"at": "a"}}, zombies={"b": {"Walker": 1}})
    assert why(game, "move", "c") == "In the western street in the middle 1 attack is to be expected."
    assert why(game, "move", "a") == "In the western street in the middle 1 attack is to be expected."


@pytest.mark.parametrize(("zone", "said"), [
    ("a", "2 Zombies in the street in the west could attack Ann and Bob next."),
    ("c", "2 Zombies stand in the way."),
])  # fmt: skip
def test_an_attack_is_on_those_who_would_attack_or_are_in_the_way(zone: str, said: str) -> None:
    people = {"Ann": {"at": "a", "hands": ["Rifle", "Fire Axe"]}, "Bob": {"at": "a"}}
    game = in_turn(survivors=people, zombies={zone: {"Walker": 2}})
    assert why(game, "melee" if zone == "a" else "ranged", zone) == said


def test_the_end_of_a_turn_waits_for_somebody_or_rests() -> None:
    assert why(in_turn(survivors=TWO), "end") == "Nothing else helps now."
    assert why(in_turn(survivors={"Ann": {"at": "c"}, "Bob": {"at": "a"}}), "end") == "Nothing else helps now."
    long = {"grid": "a b c d e", "zones": {"e": {"exit": True}}}
    assert (
        why(in_turn(board=long, survivors={"Ann": {"at": "d"}, "Bob": {"at": "a"}}), "end")
        == "Bob is still far behind."
    )


def test_whoever_stands_where_the_mission_wants_everybody_stays() -> None:
    game = in_turn(survivors={"Ann": {"at": "d"}, "Bob": {"at": "c"}})
    assert why(game, "end") == "The Mission wants them here: the Exit."
    together = in_turn(survivors={"Ann": {"at": "d"}, "Bob": {"at": "d"}})
    assert why(together, "end") == "The goals are met; they only have to stay so."


def test_a_search_says_what_for() -> None:
    room = {"grid": "A b c d", "openings": ["A-b"], "zones": {"d": {"exit": True}}}
    people = {"Ann": {"at": "A"}, "Bob": {"at": "A"}}
    assert why(in_turn(board=room, survivors=people), "search") == "Better weapons are needed."


def test_those_in_danger_act_first() -> None:
    people = {"Ann": {"at": "a"}, "Bob": {"at": "b"}, "Cid": {"at": "a"}}
    game = in_turn(survivors=people, zombies={"b": {"Walker": 2}})
    game.choose(option(game, "end"))
    assert (
        why(game, "activate") == "Bob is in danger: 2 attacks are to be expected in the western street in the middle."
    )


def test_a_reason_is_written_down_and_read_in_every_language() -> None:
    game = in_turn(survivors=TWO)
    reason = reason_for(game, option(game, "move", "b"))
    assert msgspec.json.decode(msgspec.json.encode(reason), type=Reason) == reason
    with reading_in("de"):
        assert told(game, reason) == "Das führt näher zum Ziel: der Ausgang."
    with reading_in("fr"):
        assert told(game, reason) == "Cela rapproche du but\u00a0: la Sortie."


@pytest.mark.parametrize("mission", ["GAL-7", "AD-M2", "WZ-M4"])
def test_every_choice_of_a_game_has_a_reason_and_most_say_more_than_that_it_is_good(mission: str) -> None:
    game, bot = new_game(mission, seed=3), GreedyBot(1)
    said: list[str] = []
    while game.decision is not None and len(said) < 60:
        chosen = bot.choose(game)
        kind, reason = game.decision.kind, reason_for(game, chosen)
        assert told(game, reason)
        said += [reason.code] if kind == "turn" else []
        game.choose(chosen)
    assert sum(code in ("better", ANSWER) for code in said) < len(said) / 5


# ---------------------------------------------------------------------- claims


def claim(game: Game, taken: Option, *others: str) -> str:
    found = claim_on(game, taken, [one.index for one in game.state.survivors if one.name in others])
    return told(game, found, "claim") if found is not None else ""


def test_a_shot_at_those_of_others_is_asked_about() -> None:
    people = {"Ann": {"at": "a", "hands": ["Rifle"]}, "Bob": {"at": "b"}}
    game = in_turn(survivors=people, zombies={"b": {"Walker": 1}, "c": {"Walker": 1}})
    assert claim(game, option(game, "ranged", "b"), "Bob") == "The shot could hit Bob."
    assert claim(game, option(game, "ranged", "b")) == "", "nobody else plays Bob"
    assert claim(game, option(game, "ranged", "c"), "Bob") == ""
    game.state.survivors[1].team = 1
    assert claim(game, option(game, "ranged", "b"), "Bob") == "", "a rival is not asked"


def test_a_door_that_brings_zombies_is_asked_about_where_others_are_near() -> None:
    board = {"grid": "a b c d e\nF G . . .", "doors": {"a-F": "closed"}, "openings": ["F-G"]}
    people = {"Ann": {"at": "a", "hands": ["Crowbar"]}, "Bob": {"at": "b"}, "Cid": {"at": "e"}}
    game = in_turn(board=board, win=[], survivors=people)
    door = option(game, "open-door")
    assert claim(game, door, "Bob", "Cid") == "Zombie cards will come to 2 rooms, near Bob."
    assert claim(game, door, "Cid") == "", "too far away to mind"


def test_experience_is_asked_about_where_somebody_else_could_take_it() -> None:
    game = in_turn(
        board={"grid": "a b c d e", "zones": {"a": {"objective": "red"}, "e": {"exit": True}}},
        survivors=TWO,
        win=[{"taken": "all"}],
    )
    taken = option(game, "objective")
    points = game.setting.mission.objectives[0].xp
    assert points
    assert claim(game, taken, "Bob") == f"That brings {points} experience points, and Bob could take them."
    assert claim(game, taken) == ""
    assert why(game, "objective") == "It is a goal of the Mission."


# ---------------------------------------------------------------------- advice


def test_a_bot_chooses_among_the_options_that_it_is_shown() -> None:
    game = in_turn(survivors=TWO)
    bot = make_bot("greedy")
    first = advice_of(bot, game).option
    rest = [one for one in game.options if one is not first]
    other = advice_of(bot, game, rest)
    assert other.option in rest
    assert first in game.options
    assert among(game, rest).options == rest


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_advice_stays_where_the_goals_are_met(bot: str) -> None:
    room = {"grid": "a b c d E", "openings": ["d-E"], "zones": {"d": {"exit": True}}}
    game = in_turn(board=room, survivors={"Ann": {"at": "d"}, "Bob": {"at": "d"}})
    advice = advice_of(make_bot(bot), game)
    assert (advice.option.action, advice.reason.code) == ("end", "met"), "nobody goes Searching next door"


def test_where_bots_play_badly_or_nobody_knows_they_say_so() -> None:
    measured = {name: difficulty(mission)[0] for name, mission in edition_of("RM-T1").pack.missions.items()}
    poor = next(name for name, one in measured.items() if one is not None and one.share < POORLY and not one.rivals)
    well = next(name for name, one in measured.items() if one is not None and one.share > 2 * POORLY)
    doubt = doubt_about(new_game(poor, seed=1))
    assert doubt is not None
    assert "of 100 games" in told(new_game(poor, seed=1), doubt, "doubt")
    assert doubt_about(new_game(well, seed=1)) is None
    assert doubt_about(drawn(board=BOARD, survivors=TWO)) == Reason("unmeasured")
