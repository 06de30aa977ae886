"""A function that does not fit its hook point is a fault that the type checker finds.

Each line with an `ignore` is wrong on purpose: were it right, the ignore would be a fault (`warn_unused_ignores`).
"""

from __future__ import annotations

from shamble.games import new_game
from shamble.rules.moving import CLIMBING
from shamble.rules.rule import Rule
from shamble.rules.spawn import BY_DICE
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import POINTS, Hook, SetupWay, Way, hook
from shamble.world.state import Frame, Survivor


def one_more(g: Game, s: Survivor, wounds: int) -> int:
    return wounds + 1


def one_more_die(g: Game, s: Survivor, attack: Frame, dice: int) -> int:
    return dice + 1


def frames(g: Game) -> list[Frame]:
    return []


def test_a_function_has_to_fit_the_point_that_it_is_hooked_to() -> None:
    made = [
        hook(hooks.HEALTH, one_more),
        hook(hooks.HEALTH, one_more_die),  # type: ignore[misc]
        hook(hooks.HEALTH, lambda g, s, wounds: f"{wounds} and one more"),  # type: ignore[misc]
        hook(hooks.DICE, lambda g, s, attack, dice: dice + 1),  # type: ignore[misc]
        hook(hooks.READY, frames),
        hook(CLIMBING, lambda g, zone: zone),
        hook(CLIMBING, one_more),  # type: ignore[misc]
        hook(hooks.END_PHASE, frames),  # type: ignore[misc]
        hook("health", one_more),  # type: ignore[arg-type]
    ]
    assert all(isinstance(one, Hook) for one in made)


def test_so_it_has_where_a_rule_is_decorated() -> None:
    rules = Rule("test")

    @rules.on(hooks.HELD)  # type: ignore[arg-type]
    def held(g: Game, held: bool) -> bool:
        return True

    @rules.on(hooks.DIED)
    def died(g: Game, who: int) -> None:
        pass

    assert [one.point for one in rules.brings() if isinstance(one, Hook)] == [hooks.HELD, hooks.DIED]


def test_a_value_is_asked_with_what_its_point_says() -> None:
    game = new_game("RM-T1", seed=1)
    survivor = game.state.survivors[0]
    assert game.ask(hooks.HEALTH, survivor, 3) == 3
    assert game.ask(hooks.HEALTH, survivor, "3") == "3"  # type: ignore[misc]
    assert game.ask(hooks.STRAY_HITS, survivor, 1) == 1  # type: ignore[misc]
    assert game.ask(hooks.TOLD_APART, 0, 0, ()) == ()
    assert game.ask(hooks.TOLD_APART, survivor, 0, ()) == ()  # type: ignore[misc]
    assert [one(game, survivor) for one in game.hooks(hooks.XP_GAINED)] == []  # type: ignore[call-arg]


def test_a_way_is_asked_with_what_its_point_says() -> None:
    game = new_game("RM-T1", seed=1)
    assert game.ask(CLIMBING, 0) == 0
    assert game.ask(CLIMBING, "0") == 0  # type: ignore[misc]
    assert game.setting.rules.ask(BY_DICE)
    assert game.ask(BY_DICE)  # type: ignore[arg-type]


def test_a_point_that_is_declared_when_a_game_is_on_has_its_usual_answer() -> None:
    game = new_game("RM-T1", seed=1)
    late: Way[int, int] = Way("as much again", 3)
    assert game.ask(late, 5) == 3
    late.usual(lambda g, number: 2 * number)
    assert game.ask(late, 5) == 10
    early: SetupWay[int, int] = SetupWay("as much again", 3)
    assert game.setting.rules.ask(early, 5) == 3


def test_points_are_told_apart_by_their_names() -> None:
    names = [point.name for point in POINTS]
    assert sorted(set(names)) == sorted(names)
    assert all(point.about for point in POINTS)
    assert (hooks.DICE.name, hooks.ATTACK_DICE.name, hooks.ENDING.name) == ("dice", "attack-dice", "ending")
