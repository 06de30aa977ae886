"""The engine plays any game, and tests/engine/toy.py is one: played, saved, copied, hidden."""

import json

import pytest

from shamble.engine import IllegalChoiceError, SaveError
from shamble.engine.agenda import FRAMES, Frame, frame
from shamble.engine.commands import GIVEN_UP
from shamble.engine.errors import EngineError
from shamble.engine.saves import seal_of

from .toy import ODD_DIE, TURNS, Toy, act, new_toy, played_out


def test_it_is_played_to_its_end() -> None:
    game = played_out(new_toy())
    assert game.state.outcome == "won"
    assert game.state.reason.endswith("is happy")
    assert [event.code for event in game.events].count("thrown") == TURNS * 2
    assert {event.data["face"] for event in game.events if event.code == "thrown"} <= set(ODD_DIE)


def test_a_save_is_the_game_and_its_log_leads_there_again() -> None:
    game = new_toy()
    game.choose(game.options[1])
    again = Toy.from_json(game.to_json())
    assert isinstance(again, Toy)
    assert again.state_hash() == game.state_hash()
    assert Toy.replay(game.setting.setup, game.log).state_hash() == game.state_hash()
    assert [one.state_hash() for one in Toy.steps(game.setting.setup, game.log)][-1] == game.state_hash()
    damaged = json.loads(game.to_json())
    damaged["state"]["points"][0] += 5
    with pytest.raises(SaveError, match="does not fit its own digest"):
        Toy.from_json(json.dumps(damaged))


def test_what_a_seat_cannot_know_is_dealt_again_and_not_shown() -> None:
    game = new_toy()
    thought = game.redeal(0)
    assert thought.view(0) == game.view(0)
    assert thought.state.hands[0] == game.state.hands[0]
    assert sorted([*thought.state.pile, *thought.state.hands]) == sorted([*game.state.pile, *game.state.hands])
    assert any(game.redeal(0, salt).state.hands[1] != game.state.hands[1] for salt in range(5))
    assert game.view(0)["hands"][1] is True
    assert game.view(1)["hands"][0] is True


def test_a_copy_goes_its_own_way_and_a_game_that_was_given_up_goes_on() -> None:
    game = new_toy()
    other = game.copy()
    other.choose(other.options[0])
    assert game.state_hash() != other.state_hash()
    game.give_up(0)
    assert (game.state.outcome, game.state.reason) == ("lost", GIVEN_UP)
    game.play_on(0)
    assert game.decision is not None


def test_choose_returns_the_new_events_and_events_holds_them_all() -> None:
    game = new_toy()
    before = len(game.events)
    new = game.choose(game.options[0])
    assert new
    assert game.events[before:] == new


def test_an_option_is_chosen_by_object_or_by_key() -> None:
    one, other = new_toy(), new_toy()
    option = one.options[-1]
    one.choose(option)
    other.choose(option.key)
    assert one.state_hash() == other.state_hash()


def test_an_option_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = act(new_toy(), "draw", "cheer", "take")
    before, log = game.state.to_data(), len(game.log)
    with pytest.raises(IllegalChoiceError, match="is not offered now"):
        game.choose("take who=99")
    assert game.state.to_data() == before
    assert len(game.log) == log


def test_what_is_no_option_at_all_is_refused_too() -> None:
    with pytest.raises(IllegalChoiceError, match="'99' is not offered now"):
        new_toy().choose(99)  # type: ignore[arg-type]  # a caller's slip


def test_a_finished_game_takes_no_choice() -> None:
    game = played_out(new_toy())
    assert game.decision is None
    with pytest.raises(IllegalChoiceError, match="over"):
        game.choose("take who=0")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "damaged"),
        ("[]", "not a saved game"),
        ('{"shamble": "save", "format": 99}', "format 99"),
        ('{"shamble": "save", "format": 1}', "damaged"),
    ],
)
def test_a_damaged_or_foreign_save_is_refused(text: str, message: str) -> None:
    with pytest.raises(SaveError, match=message):
        Toy.from_json(text)


def test_a_save_of_another_kind_of_game_is_refused() -> None:
    data = json.loads(act(new_toy(), "draw").to_json())
    data["config"]["kind"] = "chess"
    with pytest.raises(SaveError, match="another program"):
        Toy.from_json(json.dumps(data))


def test_a_log_that_no_longer_replays_goes_on_from_its_last_state() -> None:
    game = act(new_toy(), "draw", "cheer", "take")
    data = json.loads(game.to_json())
    data["log"][1]["choice"] = "a choice of older rules"
    data["seal"] = seal_of(data)
    loaded = Toy.from_json(json.dumps(data))
    assert loaded.state.to_data() == game.state.to_data()
    loaded.choose(loaded.options[0])
    loaded.undo(consent=True)
    assert loaded.state_hash() == game.state_hash()
    with pytest.raises(IllegalChoiceError, match="rules have changed"):
        loaded.undo(consent=True)


def test_an_agenda_that_never_asks_is_an_error_that_names_it() -> None:
    class Endless(Frame, tag="test-endless"):
        pass

    @frame(Endless)
    def endless(g: Toy, f: Endless) -> None:
        return None

    try:
        game = new_toy()
        game.push(Endless())
        with pytest.raises(EngineError, match="Endless"):
            game._run()
    finally:
        del FRAMES["test-endless"]


@pytest.mark.parametrize("key", ["log", "state", "config", "table"])
def test_a_save_with_a_broken_part_is_refused(key: str) -> None:
    data = json.loads(act(new_toy(), "draw").to_json())
    data[key] = None
    with pytest.raises(SaveError, match="damaged"):
        Toy.from_json(json.dumps(data))
