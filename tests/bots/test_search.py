"""The search bot: the same answers for the same seed and nodes, nothing hidden, and each macro action on a position."""

from typing import Any

import pytest
from msgspec.structs import replace

from shamble.bots import Bot, GreedyBot, SearchBot, make_bot
from shamble.bots.aims import Aims
from shamble.bots.candidates import Candidate, candidates, in_any_order
from shamble.bots.intent import NOTHING, Macro
from shamble.bots.planning import PlanStep
from shamble.bots.playing_out import PlayedPosition, is_near
from shamble.bots.search import DASH, PART, RESERVE, RUN
from shamble.bots.situation import USUAL, Situation, Style
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.scenario.building import build
from shamble.world import Game

FEW = 120


def drawn(**scenario: Any) -> Game:
    return build({"kind": "scenario", "scenario": {"scenario": "a position", **scenario}}).start()


def in_the_middle(mission: str = "RM-T1", choices: int = 30) -> Game:
    game, bot = new_game(mission, seed=700), GreedyBot(1)
    while game.decision is not None and (len(game.log) < choices or game.decision.kind != "turn"):
        game.choose(bot.choose(game))
    return game


def plans(game: Game, greedy: GreedyBot) -> list[Candidate]:
    """The plans of Ann, whose turn it is, in no other style."""
    return candidates(Situation(game, greedy.memory(game), 0), greedy, 0, {}, ())


def first_choices(game: Game, bot: Bot, number: int) -> list[str]:
    """The actions of the next choices, on a copy."""
    game, actions = game.copy(), []
    for _ in range(number):
        if game.decision is None:
            break
        option = bot.choose(game)
        actions.append(option.action)
        game.choose(option)
    return actions


def test_equal_seeds_and_nodes_choose_alike() -> None:
    game = in_the_middle()
    one, other = (make_bot(f"search:nodes={FEW}", 5).choose(game) for _ in range(2))
    assert one.key == other.key


def test_it_never_looks_at_hidden_things() -> None:
    game = in_the_middle()
    for salt in (1, 2):
        twin = game.redeal(0, salt)
        assert SearchBot(5, nodes=FEW).choose(twin).key == SearchBot(5, nodes=FEW).choose(game).key


@pytest.mark.parametrize("settings", [{"nodes": 1}, {"nodes": 10**9, "seconds": 0.01}])
def test_a_small_budget_still_gives_a_legal_choice(settings: dict[str, Any]) -> None:
    game = in_the_middle()
    before = game.state_hash()
    assert SearchBot(5, **settings).choose(game) in game.options
    assert game.state_hash() == before


def test_a_setting_that_it_does_not_have_is_refused() -> None:
    with pytest.raises(ShambleError, match="no setting 'depth=3'"):
        make_bot("search:depth=3")


def test_a_turn_with_little_to_do_is_not_thought_through_on_an_earlier_position() -> None:
    """Where all but one option is passed by, the copies are those of the present, not of the last question."""
    greedy = GreedyBot(1)
    greedy.after(in_the_middle(choices=20), in_the_middle(choices=20).options[0])
    people = {"Ann": {"at": "a"}, "Bob": {"at": "a", "hands": ["Sub MG", "Shotgun"]}}
    game = drawn(board={"grid": "a"}, survivors=people, turn="Ann")
    assert {one.option.action for one in plans(game, greedy)} >= {"end", "trade"}


def test_its_intent_tells_the_macro_action() -> None:
    game = in_the_middle()
    bot = SearchBot(5, nodes=FEW)
    option = bot.choose(game)
    assert bot.intent.who == option.who
    assert isinstance(bot.intent.macro, Macro)


def test_where_no_zombie_is_near_it_plays_like_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    people = {"Ann": {"at": "a"}, "Bob": {"at": "a", "hands": ["Sub MG", "Shotgun"]}}
    game = drawn(board={"grid": "a b c d e f"}, survivors=people, zombies={"f": {"Walker": 3}}, turn="Ann")
    monkeypatch.setattr(PlayedPosition, "played_out", lambda *given: pytest.fail("nothing is at stake"))
    assert SearchBot(1).choose(game).key == GreedyBot(1).choose(game).key


def whose_turn(**changed: Any) -> Game:
    """Ann, Bob and Cid have still to act; greedy would begin with Ann, who is in danger."""
    people = {"Ann": {"at": "a"}, "Bob": {"at": "b", "hands": ["Pan"]}, "Cid": {"at": "b"}}
    position = {"board": {"grid": "a b c d e f"}, "survivors": people, "zombies": {"a": {"Walker": 1}}, "turn": "none"}
    return drawn(**{**position, **changed})


def test_all_who_may_act_are_tried_the_usual_one_first() -> None:
    game = whose_turn()
    found = in_any_order(game, GreedyBot(1))
    assert [one.who for one in found] == [0, 1, 2]
    assert {(one.option.action, one.path) for one in found} == {("activate", ())}


@pytest.mark.parametrize("better", [0, 1, 2])
def test_whoever_had_better_begin_begins(better: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def played_out(table: PlayedPosition, copy: Game, plan: Candidate) -> float:
        table.nodes += 10
        return 0.9 if plan.who == better else 0.1

    monkeypatch.setattr(PlayedPosition, "played_out", played_out)
    bot, game = SearchBot(1), whose_turn()
    option = bot.choose(game)
    assert (option.action, option.who, bot.intent.who) == ("activate", better, better)


@pytest.mark.parametrize("changed", [{"zombies": {"f": {"Walker": 1}}}, {"win": [{"round": 1}]}])
def test_where_nothing_is_at_stake_or_left_to_do_greedy_says_who_begins(
    changed: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlayedPosition, "played_out", lambda *given: pytest.fail("nothing is at stake"))
    game = whose_turn(**changed)
    assert SearchBot(1).choose(game).key == GreedyBot(1).choose(game).key


def test_a_deal_that_time_cuts_short_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def played_out(table: PlayedPosition, copy: Game, plan: Candidate) -> float:
        played.append(plan.who)
        table.nodes += 10
        return 0.9 if plan.who == 1 else 0.1

    monkeypatch.setattr(PlayedPosition, "played_out", played_out)
    bot, game = SearchBot(1), whose_turn()
    bot.is_late = lambda: len(played) == 3 * 3 + 2
    assert (bot.choose(game).who, len(played)) == (1, 11), "the three deals before it count"
    played.clear()
    bot.is_late = lambda: len(played) == 2
    assert (bot.choose(game).who, len(played)) == (0, 2), "it would have been the first"


def test_it_stops_when_the_usual_plan_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_the_middle()
    table, usual = PlayedPosition(Situation(game, team=0)), game.options[0]
    plans = [Candidate(0, replace(usual, n=number), (), NOTHING) for number in range(9)]
    played: list[int] = []

    def worth(table: PlayedPosition, copy: Game, plan: Candidate) -> float:
        played.append(plan.option.n)
        return 1.0 - plan.option.n / 10

    monkeypatch.setattr(PlayedPosition, "played_out", worth)
    assert SearchBot()._best(game, table, plans, 10**6) is plans[0]
    assert [played.count(number) for number in range(9)] == [4, 4, 3, 2, 2, 1, 1, 1, 1]


AT_THE_EXIT: dict[str, Any] = {
    "board": {"grid": "a b c", "zones": {"a": {"exit": True}}},
    "win": [{"rally": "exit", "when": "end-phase"}],
}


@pytest.mark.parametrize("name", ["greedy", f"search:nodes={FEW}"])
def test_nobody_leaves_a_goal_that_is_met(name: str) -> None:
    game = drawn(
        **AT_THE_EXIT,
        survivors={"Ann": {"at": "a", "hands": ["Pan"]}, "Bob": {"at": "a"}},
        zombies={"b": {"Walker": 1}},
        turn="Ann",
    )
    bot, round_now = make_bot(name, 1), game.state.round
    assert Aims(game.setting).read(game).left < 0.05
    while game.decision is not None and game.state.round == round_now:
        game.choose(bot.choose(game))
        assert {one.zone for one in game.on_board()} <= {game.setting.board.zone("a")}
    assert game.state.outcome == "won"


def test_a_plan_is_not_carried_on_where_goals_are_met() -> None:
    game = drawn(
        **AT_THE_EXIT, survivors={"Ann": {"at": "b"}, "Bob": {"at": "a"}}, zombies={"c": {"Walker": 1}}, turn="Ann"
    )
    back = game.person(0).zone
    game.choose(next(option for option in game.options if option.action == "move" and option.zone != back + 1))
    assert game.last.free_to_undo
    bot = SearchBot(1, nodes=FEW)
    bot._planned = Candidate(0, game.options[0], (PlanStep("move", back),), NOTHING)
    assert bot.choose(game).action != "move"


def test_a_team_runs_together_where_that_wins() -> None:
    game = drawn(
        board={"grid": "a b c d", "zones": {"c": {"exit": True}}},
        win=[{"rally": "exit", "when": "any-time"}],
        survivors={"Ann": {"at": "a"}, "Bob": {"at": "a"}, "Cid": {"at": "a"}},
        zombies={"d": {"Runner": 4}},
    )

    def ends(bot: Bot) -> str:
        trial = game.copy()
        while trial.decision is not None and trial.state.round == game.state.round:
            trial.choose(bot.choose(trial))
        return trial.state.outcome

    assert ends(SearchBot(1)) == "won"
    assert ends(GreedyBot(1)) != "won", "alone nobody dares"


@pytest.mark.parametrize(
    ("place", "more", "near"), [("c", [], True), ("c", [{"taken": "all"}], False), ("h", [], False)]
)
def test_a_team_runs_only_for_the_last_task_and_where_all_are_near(
    place: str, more: list[dict[str, Any]], near: bool
) -> None:
    game = drawn(
        board={"grid": "a b c d e f g h", "zones": {"a": {"exit": True}, "b": {"objective": "red"}}},
        survivors={"Ann": {"at": "b"}, "Bob": {"at": place}},
        win=[{"rally": "exit", "when": "end-phase"}, *more],
    )
    assert is_near(Situation(game, team=0)) is near


def test_nobody_runs_along_before_the_last_dash() -> None:
    assert SearchBot()._otherwise(())[RUN] == USUAL, "the others play on as before"
    assert SearchBot()._otherwise(DASH)[RUN] == RUN


def test_it_flies_out_of_reach() -> None:
    game = drawn(
        boxes=["S1", "RM"],
        board={"grid": "a b"},
        allows=["flying"],
        pieces=[{"piece": "helicopter", "zone": "a", "landing": ["a"]}],
        survivors={"Ann": {"at": "a", "skills": ["Helicopter pilot"]}},
        zombies={"b": {"Runner": 6}},
        turn="Ann",
    )
    assert first_choices(game, SearchBot(1, nodes=FEW), 2) == ["get-in", "take-off"]
    assert "take-off" not in first_choices(game, GreedyBot(1), 2)


def test_whoever_waits_in_the_air_does_not_shift_cards_to_and_fro() -> None:
    game = drawn(
        boxes=["S1", "RM"],
        board={"grid": "a b"},
        allows=["flying"],
        pieces=[{"piece": "helicopter", "zone": "a", "landing": ["a"]}],
        survivors={"Ann": {"at": "a", "hands": ["Fire Axe"], "skills": ["Helicopter pilot"]}},
        zombies={"b": {"Runner": 6}},
        turn="Ann",
    )
    for wanted in ("get-in", "take-off"):
        game.choose(next(option for option in game.options if option.action == wanted))
    assert any(option.action == "stash" for option in game.options)
    for bot in (GreedyBot(1), SearchBot(1, nodes=FEW)):
        assert "stash" not in first_choices(game, bot, 4)


def test_nobody_goes_back_in_a_turn_that_has_changed_nothing() -> None:
    game = drawn(board={"grid": "a b c"}, survivors={"Ann": {"at": "a"}, "Bob": {"at": "c"}}, turn="Ann")
    bot = GreedyBot(1)

    def go(zone: int) -> None:
        game.choose(next(option for option in game.options if option.action == "move" and option.zone == zone))

    def ways() -> list[int]:
        bot.note(game)
        bot._deal = None  # another question
        return [option.zone for option in bot._onward(game, list(game.options), 0) if option.action == "move"]

    assert ways() == [1]
    go(1)
    assert ways() == [2], "not back to a"
    game.choose(next(option for option in game.options if option.action == "noise"))
    assert ways() == [0, 2], "something was done here"


def test_it_trades_for_a_weapon_that_a_friend_can_spare() -> None:
    game = drawn(
        board={"grid": "a b c d"},
        survivors={"Ann": {"at": "a"}, "Bob": {"at": "a", "hands": ["Sub MG", "Shotgun"]}},
        zombies={"b": {"Walker": 3}},
        turn="Ann",
    )
    bot = SearchBot(1, nodes=2 * FEW)
    assert bot.choose(game).action == "trade"
    assert bot.intent.macro is Macro.TRADE
    assert GreedyBot(1).choose(game).action != "trade"
    while game.decision is not None and game.person(0).cards == []:
        game.choose(bot.choose(game))
    assert len(game.person(0).cards) == 1


def test_it_shuts_a_door_against_those_behind_it() -> None:
    game = drawn(
        board={"grid": "A B", "doors": {"A-B": "open"}},
        survivors={"Ann": {"at": "A", "skills": ["Lock it down"], "wounds": 1}},
        zombies={"B": {"Walker": 5}},
        turn="Ann",
    )
    assert first_choices(game, SearchBot(1, nodes=FEW), 1) == ["shut-door"]


def test_noise_draws_zombies_away_from_somebody_who_cannot_bear_them() -> None:
    doors = {"a-B": "open", "B-C": "open", "C-D": "open", "D-E": "open"}
    game = drawn(
        board={"grid": "a B C D E", "doors": doors},
        survivors={"Ann": {"at": "a"}, "Bob": {"at": "E", "wounds": 1}},
        zombies={"C": {"Runner": 1}},
        turn="Ann",
    )
    greedy = GreedyBot(1)
    bait = next(one for one in plans(game, greedy) if one.intent.macro is Macro.BAIT)
    hold = bait._replace(option=next(option for option in game.options if option.action == "end"))
    table = PlayedPosition(Situation(game, greedy.memory(game), 0))
    with_bait, without = (sum(table.played_out(game.redeal(0, salt), one) for salt in range(4)) for one in (bait, hold))
    assert with_bait > without + 0.03


@pytest.mark.parametrize("place", ["a", "e"])
def test_noise_is_no_plan_where_it_calls_nobody_away(place: str) -> None:
    """Neither beside the others, nor where no Zombie is near to them."""
    people = {"Ann": {"at": "a"}, "Bob": {"at": place}}
    game = drawn(board={"grid": "a b c d e"}, survivors=people, zombies={"b": {"Walker": 1}}, turn="Ann")
    assert any(option.action == "noise" for option in game.options)
    assert not any(one.intent.macro is Macro.BAIT for one in plans(game, GreedyBot(1)))


def test_a_style_that_brings_no_other_plan_is_tried_only_if_it_is_shared() -> None:
    game, greedy = in_the_middle(), GreedyBot(1)
    situation = Situation(game, greedy.memory(game), 0)
    same = USUAL._replace(together=USUAL.together + 1e-9)

    def found(shared: tuple[Style, ...]) -> int:
        return len(candidates(situation, greedy, game.decision.who if game.decision else 0, {same: same}, shared))

    assert found((same,)) == found(()) + 1


def test_plans_that_come_out_alike_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_the_middle(mission="GAL-7", choices=120)
    played: list[Candidate] = []

    def alike(table: PlayedPosition, copy: Game, plan: Candidate) -> float:
        table.nodes += 10
        played.append(plan)
        return 0.5

    monkeypatch.setattr(PlayedPosition, "played_out", alike)
    bot = SearchBot(1, nodes=300)
    bot.choose(game)
    assert len(played) > 1, "something is at stake"
    assert len(played) == len(set(played)), "each plan is played out once"


def test_choices_share_a_reserve_and_what_is_left_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_the_middle(mission="GAL-7", choices=120)
    budgets: list[int] = []

    def best(bot: SearchBot, game: Game, table: PlayedPosition, found: list[Candidate], budget: int) -> Candidate:
        budgets.append(budget)
        table.nodes = spent
        return found[0]

    monkeypatch.setattr(SearchBot, "_best", best)
    bot, spent = SearchBot(1, nodes=300), 700
    whole = bot._reserve
    assert whole == RESERVE * 300
    bot.choose(game)
    assert budgets == [300 + whole // PART]
    assert bot._reserve == whole + 300 - 700
    bot, spent = SearchBot(1, nodes=300), 10
    bot.choose(game)
    assert bot._reserve == whole, "no more than there was in the beginning"


def test_it_drives_away_from_those_who_come() -> None:
    game = drawn(
        boxes=["S1"],
        board={"grid": "a b c d e"},
        allows=["driving"],
        pieces=[{"piece": "car", "zone": "a", "kind": "taxi", "driver": "Ann"}],
        survivors={"Ann": {"at": "a", "wounds": 1}},
        zombies={"a": {"Runner": 4}},
        turn="Ann",
    )
    assert first_choices(game, SearchBot(1, nodes=FEW), 1) == ["drive"]


def test_an_objective_is_gone_to_and_taken_in_one_turn_however_far_behind_a_friend_is() -> None:
    game = drawn(
        board={"grid": "a b c d e f g h", "zones": {"b": {"objective": "red"}}},
        survivors={"Ann": {"at": "a"}, "Bob": {"at": "h"}},
        win=[{"taken": "all"}],
        turn="Ann",
    )
    options, thoughts = GreedyBot().ranked(game, 0)
    assert options[thoughts[0].first].action == "move"
    assert thoughts[0].path[0].action == "objective"
