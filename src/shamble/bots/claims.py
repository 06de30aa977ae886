"""Claims: what somebody would use up, set off or endanger by an option that others at the table could want or mind."""

from __future__ import annotations

from collections.abc import Collection

from shamble.bots.arms import armament
from shamble.bots.reasons import Reason
from shamble.engine import Option
from shamble.engine.declared import ACTIONS
from shamble.rules.combat.targets import exposed_to
from shamble.rules.doors import is_open, rooms_behind
from shamble.world import Game, Survivor

NEAR = 3
"""Those who are farther away than this want and mind nothing."""


def claim_on(game: Game, option: Option, others: Collection[int]) -> Reason | None:
    """The claim of an option on what these Survivors could want or mind, unless they are rivals; None: nothing.

    Its message is `claim-CODE`.
    """
    if not 0 <= option.who < len(game.state.survivors):
        return None
    taker = game.state.survivors[option.who]
    people = [one for one in game.on_board() if one.index in others and one is not taker and one.team == taker.team]
    if not people:
        return None
    return _under_fire(game, option, people) or _rooms(game, option, people) or _only_one(game, option, people)


def _under_fire(game: Game, option: Option, people: list[Survivor]) -> Reason | None:
    """A shot at a Zone in which they stand."""
    if not ACTIONS[option.action].endangers:
        return None
    exposed = exposed_to(game, game.person(option.who), "ranged", option.zone)
    hit = tuple(one.index for one in people if one in exposed)
    return Reason("fire", option.zone, hit) if hit else None


def _rooms(game: Game, option: Option, people: list[Survivor]) -> Reason | None:
    """A door behind which Zombies may wait."""
    if option.door < 0 or option.zone < 0 or is_open(game, option.door):
        return None
    near = _near(game, people, game.person(option.who).zone)
    rooms = rooms_behind(game, option.door) if near else ()
    return Reason("rooms", option.zone, _indexes(near), len(rooms)) if rooms else None


def _only_one(game: Game, option: Option, people: list[Survivor]) -> Reason | None:
    """Something of which there is one: experience for whoever takes it, or a card for those with poorer weapons."""
    taker = game.person(option.who)
    if not ACTIONS[option.action].claims or not taker.on_board:
        return None
    near = _near(game, people, taker.zone)
    if option.action == "objective":
        token = game.setting.mission.objectives[option.n - 1]
        for_one = token.xp if near and not token.xp_for_all else 0
        return Reason("experience", token.zone, _indexes(near), for_one) if for_one else None
    own = armament(game, taker)
    poorer = [one for one in near if armament(game, one) < own]
    code = "card" if option.card > 0 else "crate"
    return Reason(code, taker.zone, _indexes(poorer), card=option.card) if poorer else None


def _near(game: Game, people: list[Survivor], zone: int) -> list[Survivor]:
    distance = game.layout.distance
    return [one for one in people if zone >= 0 and 0 <= distance(one.zone, zone) <= NEAR]


def _indexes(people: list[Survivor]) -> tuple[int, ...]:
    return tuple(one.index for one in people)
