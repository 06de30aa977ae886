"""Random games that survive the checker, and a checker that notices what is wrong."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from shamble.bots import GreedyBot, RandomBot
from shamble.editions import EDITIONS
from shamble.engine import Option, play
from shamble.engine.declared import REVEALING
from shamble.lab.checker import CheckError, check_game, hidden_faults, replay_faults, thorough_faults
from shamble.lab.invariants import Totals, event_faults, faults
from shamble.lab.trials import SEATS, start, trial
from shamble.rules.frames import PlayersPhase
from shamble.rules.horde import put
from shamble.world import Game
from shamble.world.setup import GameSetup
from shamble.world.state import WOUNDED

GAMES = 32


def position(choices: int = 60, number: int = 4) -> Game:
    game, bot = start(trial(number, ["RM-M01"])), RandomBot(number)
    while game.decision is not None and len(game.log) <= choices:
        game.choose(bot.choose(game))
    assert game.decision is not None
    return game


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_has_nothing_wrong(number: int) -> None:
    checked = check_game(trial(number))
    assert checked.outcome in ("won", "lost")
    assert checked.decisions > 10


def test_a_game_of_the_greedy_bot_has_nothing_wrong() -> None:
    assert check_game(trial(100, ["RM-T1"]), GreedyBot(1)).outcome


def test_the_trials_cover_every_kind_of_table() -> None:
    tables = [trial(number) for number in range(GAMES)]
    assert {one.variant for one in tables} == set(EDITIONS["classic"].variants)
    assert {one.boxes for one in tables} > {("RM",), ("S1", "RM")}, "others are those that a Mission brings along"
    assert {len(one.players) for one in tables} == {len(seats) for seats in SEATS}
    assert len({one.mission for one in tables}) > GAMES // 3


@settings(max_examples=12)
@given(seed=st.integers(0, 2**32), table=st.integers(0, 15), picks=st.lists(st.integers(0, 99), max_size=120))
def test_any_sequence_of_options_keeps_every_position_right(seed: int, table: int, picks: list[int]) -> None:
    game = start(replace(trial(table), seed=seed))
    totals = Totals(game)
    for pick in picks:
        if game.decision is None:
            break
        game.choose(game.options[pick % len(game.options)])
        assert faults(game, totals) == []
    assert list(replay_faults(game)) == []


@settings(max_examples=6)
@given(seed=st.integers(0, 2**32), choices=st.integers(5, 60))
def test_undo_copies_and_saves_agree_anywhere(seed: int, choices: int) -> None:
    game, bot = start(replace(trial(seed % 16), seed=seed)), RandomBot(seed, 10)
    while game.decision is not None and len(game.log) <= choices:
        game.choose(bot.choose(game))
    if game.decision is not None:
        assert list(thorough_faults(game, seed)) == []
        assert [fault for seat in range(game.setting.seats) for fault in hidden_faults(game, seat)] == []


def _lose_a_card(game: Game) -> None:
    game.state.decks["equipment"].pop()


def _double_a_card(game: Game) -> None:
    game.state.discards["equipment"].append(game.state.decks["equipment"][0])


def _lose_a_zombie_card(game: Game) -> None:
    game.state.decks["zombie"].pop()


def _zombie_from_nowhere(game: Game) -> None:
    put(game, 0, 4, 1)
    game.state.stock[4] += 1


def _wrong_crowd(game: Game) -> None:
    game.state.crowd[0] += 1


def _noise_from_nowhere(game: Game) -> None:
    game.state.noise[0] += 1


def _dead_man_standing(game: Game) -> None:
    game.state.survivors[0].status = "dead"


def _alive_nowhere(game: Game) -> None:
    game.state.survivors[0].zone = -1


def _too_many_wounds(game: Game) -> None:
    game.state.survivors[0].slots[2:4] = [WOUNDED, WOUNDED]


def _list_in_a_frame(game: Game) -> None:
    phase = game.innermost(PlayersPhase)
    assert phase is not None
    phase.order = list(phase.order)  # type: ignore[assignment]


def _same_option_twice(game: Game) -> None:
    game.options.append(game.options[0])


def _strange_option(game: Game) -> None:
    game.options.append(Option("search", who=0, via=1))


def _strange_event(game: Game) -> None:
    game.emit("turn-ended", "CL-ROUND-03", who=0, colour="blue")


def _two_ways_out(game: Game) -> None:
    game.options.extend([Option("decline", who=0), Option("stop", who=0)])


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (_lose_a_card, "Equipment card .* is in 0 places"),
        (_double_a_card, "Equipment card .* is in 2 places"),
        (_lose_a_zombie_card, "Zombie card .* is in 0 places"),
        (_zombie_from_nowhere, "miniatures, not"),
        (_wrong_crowd, "the crowd of"),
        (_noise_from_nowhere, "noise tokens, not"),
        (_dead_man_standing, "is dead and stands in"),
        (_alive_nowhere, "is alive and stands in Zone -1"),
        (_too_many_wounds, "is alive with 2 Wounds"),
        (_list_in_a_frame, "agenda or a piece comes back from JSON changed"),
        (_same_option_twice, "is offered 2 times"),
        (_strange_option, "'search who=0 via=1' has fields that are not declared: via"),
        (_strange_event, "'turn-ended' has fields that are not declared: colour"),
        (_two_ways_out, "several options of the decision .* leave things as they are"),
    ],
)
def test_the_checker_notices(damage: Callable[[Game], None], message: str) -> None:
    game = position()
    totals = Totals(game)
    assert faults(game, totals) == []
    damage(game)
    with pytest.raises(AssertionError, match=message):
        assert not "\n".join(faults(game, totals)), "\n".join(faults(game, totals))


def test_actions_that_a_mission_takes_from_the_next_turn_are_no_fault() -> None:
    game = position()
    game.state.survivors[1].extra_actions = -1
    assert faults(game, Totals(game)) == []


def test_the_checker_notices_a_view_that_shows_a_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "view", lambda game, seat: {"deck": list(game.state.decks["zombie"])})
    assert any("sees something" in fault for fault in hidden_faults(position(), 0))


def test_the_checker_notices_what_can_be_looked_at_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_game(trial(1, ["AD-M2"]), most_decisions=30).decisions
    monkeypatch.setattr(play, "REVEALING", REVEALING - {"woken"})
    with pytest.raises(CheckError, match=r"shows something that was hidden"):
        check_game(trial(1, ["AD-M2"]), most_decisions=30)


def test_an_error_names_the_game_and_the_decision() -> None:
    class Stubborn:
        def choose(self, game: Game) -> Option:
            return Option("no-such-option")

    people = ("Bear", "Dan", "Jane", "Joe", "James", "Cathy")
    with pytest.raises(CheckError, match=r"RM-T1 seed 3 .*decision 0: IllegalChoiceError"):
        check_game(GameSetup(mission="RM-T1", seed=3, players=(people,), boxes=("RM",)), Stubborn())


def test_what_a_copy_takes_back_is_not_told_to_the_game() -> None:
    game, bot = start(trial(2)), RandomBot(2)
    while game.log[-1].free_to_undo or len(game.log) < 3:
        game.choose(bot.choose(game))
    game.copy().undo(consent=True)
    assert game.table == []


def test_the_checker_notices_events_without_a_rule_and_with_one_that_does_not_exist() -> None:
    game = position()
    assert list(event_faults(game)) == []
    game.emit("moved", who=0, origin=0, zone=1)
    game.emit("moved", "CL-MOVE-99", who=0, origin=0, zone=1)
    assert [fault.partition("names")[2] for fault in event_faults(game)] == [
        " no rule",
        " the rule CL-MOVE-99, which does not exist",
    ]
    assert list(event_faults(game)) == [fault for fault in faults(game, Totals(game)) if fault.startswith("the event")]


def test_what_people_agree_on_needs_no_rule() -> None:
    game = position()
    game.give_up(0)
    assert [event.rule for event in game.last.events] == ["", ""]
    assert list(event_faults(game)) == []
