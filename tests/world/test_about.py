"""Rules that can have nothing to say in a game are left out, and come in as soon as they can."""

from collections.abc import Iterator

import pytest

from shamble.engine.decisions import Option
from shamble.games import new_game
from shamble.lab.checker import replay_faults
from shamble.lab.invariants import Totals, faults, options_faults
from shamble.rules.combat.weapons import offer_reload
from shamble.rules.moving import CLIMBING, offer_move
from shamble.rules.noise import offer_noise
from shamble.rules.places.cells import no_search_in_cells
from shamble.rules.places.holes import climb_out
from shamble.rules.places.hospital import only_locker_rooms
from shamble.rules.places.security import only_moves
from shamble.rules.places.switches import Switch, offer_pulling, only_by_switch
from shamble.rules.species.berserker import immune_to_shots
from shamble.rules.species.toxic import blood_spray
from shamble.rules.turn import given_turn, offered
from shamble.rules.vehicles.helicopter import Helicopter, offer_flight
from shamble.rules.vehicles.seats import no_walking_away, offer_seats
from shamble.world import Game, about, hooks
from shamble.world.about import everybody_asked


@pytest.fixture
def game() -> Game:
    """One with a helicopter that nobody may fly, a hospital, and neither switches nor cells."""
    game = new_game("RM-M01", seed=3)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.options[0])
    return game


@pytest.fixture
def forget() -> Iterator[None]:
    """Whatever is declared in a test is declared no more."""
    subjects, made = dict(about._SUBJECTS), dict(about._MAKES)
    yield
    for table, before in ((about._SUBJECTS, subjects), (about._MAKES, made)):
        table.clear()
        table.update(before)  # type: ignore[arg-type]
    about._remembered.cache_clear()


def offers(game: Game, actions: tuple[str, ...] = (), *, can_pay: bool = True) -> tuple[object, ...]:
    return in_turn(game, actions, can_pay=can_pay)[0]


def in_turn(
    game: Game, actions: tuple[str, ...] = (), *, can_pay: bool = True
) -> tuple[tuple[object, ...], tuple[object, ...]]:
    survivor = game.state.survivors[0]
    here = game.state.kinds_at(survivor.zone)
    return game.speaking().in_turn(survivor.profile, here, actions, on_board=True, can_pay=can_pay)


def test_rules_about_pieces_speak_as_soon_as_one_is_laid(game: Game) -> None:
    assert offer_pulling not in offers(game)
    assert only_by_switch not in game.hooks(hooks.OFFER_LIMITS)
    assert no_walking_away in game.hooks(hooks.OFFER_LIMITS)
    copy = game.copy()
    game.state.pieces.append(Switch(game.state.survivors[0].zone))
    assert offer_pulling in offers(game)
    assert only_by_switch in game.hooks(hooks.OFFER_LIMITS)
    assert offer_pulling not in offers(copy)
    game.state.lay_anew([])
    assert no_walking_away not in game.hooks(hooks.OFFER_LIMITS)


def test_rules_about_pieces_of_a_zone_speak_to_those_who_are_there(game: Game) -> None:
    helicopter = game.state.all_of(Helicopter)[0]
    assert helicopter.zone != game.state.survivors[0].zone
    assert offer_seats not in offers(game)
    assert no_walking_away not in in_turn(game)[1]
    game.settle(game.state.survivors[0], helicopter.zone)
    assert offer_seats in offers(game)
    assert no_walking_away in in_turn(game)[1]


def test_whoever_has_nothing_left_is_not_asked_for_what_costs_an_action(game: Game) -> None:
    assert {offer_move, offer_noise, offer_reload} <= {*offers(game)}
    left = offers(game, can_pay=False)
    assert offer_reload in left
    assert not {offer_move, offer_noise} & {*left}


def test_ways_that_have_nothing_to_say_leave_it_to_the_usual_ones(game: Game) -> None:
    assert game.setting.rules.answers[CLIMBING.index] is climb_out
    usual = CLIMBING.call
    assert game.setting.answers[CLIMBING.index] is usual is not climb_out
    with everybody_asked():
        assert new_game("RM-M01", seed=3).setting.answers[CLIMBING.index] is climb_out
    assert new_game("RM-M01", seed=3).setting.answers[CLIMBING.index] is usual
    assert new_game("GAL-5", seed=3).setting.answers[CLIMBING.index] is climb_out  # a board with holes


def test_rules_about_tags_and_zombies_speak_where_these_are(game: Game) -> None:
    assert only_locker_rooms in game.hooks(hooks.SEARCHABLE)
    assert no_search_in_cells not in game.hooks(hooks.SEARCHABLE)
    assert only_moves not in game.hooks(hooks.OFFER_LIMITS)
    abilities = {ability for kind in game.setting.kinds for ability in kind.abilities}
    assert (blood_spray in game.hooks(hooks.KILLED)) == ("toxic-blood-spray" in abilities)
    assert (immune_to_shots in game.hooks(hooks.KILLED_BY)) == ("ranged-immunity" in abilities)


def test_all_declarations_of_a_rule_have_to_be_met(game: Game) -> None:
    assert game.state.all_of(Helicopter)
    assert "flying" not in game.setting.mission.allows
    assert offer_flight not in offers(game)


def test_everybody_is_asked_inside(game: Game) -> None:
    with everybody_asked():
        asked = new_game("RM-M01", seed=3)
        assert {offer_flight, offer_pulling} <= {*offers(asked)}
    assert offer_flight not in offers(new_game("RM-M01", seed=3))


def test_where_one_action_will_do_others_are_not_made(game: Game) -> None:
    assert offer_move in offers(game, ("move",))
    assert offer_noise not in offers(game, ("move",))
    survivor = game.state.survivors[0]
    plain = [one.key for one in offered(game, given_turn(game, 0, ""), survivor) if one.action == "move"]
    assert plain
    assert [one.key for one in offered(game, given_turn(game, 0, "", ("move",)), survivor)] == plain


def test_what_is_never_given_is_not_asked_for_a_single_action(game: Game) -> None:
    game.state.survivors[0].profile = game.setting.profile(("Lifesaver",))
    (own,) = game.state.survivors[0].profile.hooks[hooks.TURN_OFFERS]
    assert own in offers(game)
    assert own not in offers(game, ("move",))
    with everybody_asked():
        asked = new_game("RM-M01", seed=3)
        asked.state.survivors[0].profile = asked.setting.profile(("Lifesaver",))
        assert own in offers(asked, ("move",))


def test_a_rule_that_is_left_out_by_mistake_is_found(game: Game, forget: None) -> None:
    assert list(options_faults(game)) == []
    about.about(pieces=("switch",))(offer_noise)
    about._remembered.cache_clear()
    game = new_game("RM-M01", seed=3)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.options[0])
    assert any("left out" in fault for fault in faults(game, Totals(game)))


def test_a_hook_that_is_left_out_by_mistake_is_found(forget: None) -> None:
    about.about(pieces=("switch",))(only_locker_rooms)
    about._remembered.cache_clear()
    game = new_game("RM-M01", seed=3)
    before = game.setting.board.zones
    hall = next(zone.index for zone in before if "hospital" in zone.tags and "locker-room" not in zone.tags)
    assert game.ask(hooks.SEARCHABLE, hall, True)
    with everybody_asked():
        assert not new_game("RM-M01", seed=3).ask(hooks.SEARCHABLE, hall, True)


def test_a_whole_game_comes_out_the_same_with_everybody_asked() -> None:
    game = new_game("RM-M01", seed=5)
    for _ in range(60):
        if game.decision is None:
            break
        game.choose(game.options[len(game.log) % len(game.options)])
    assert list(replay_faults(game)) == []


def test_equal_options_are_one_and_keep_their_ledger_id(game: Game) -> None:
    again: list[Option] = list(game.copy().ask_again().options)  # type: ignore[union-attr]
    moves = [option for option in game.options if option.action == "move"]
    assert moves
    assert all(any(option is other for other in again) for option in moves)
    told = moves[0].under("CL-HOUSE-01")
    assert (told.rule, moves[0].rule, told.key) == ("CL-HOUSE-01", "CL-MOVE-01", moves[0].key)
