"""The option of playing with the Clock, and all that comes with it (WZ-CLOCK, WZ-DECK-02)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from shamble.engine.agenda import Frame
from shamble.rules.night.beams import end_at_daybreak, goes_along
from shamble.rules.night.darkness import shots_in_the_dark, survivors_see, zombies_see
from shamble.rules.night.flashlights import (
    after_a_move,
    after_an_action,
    cards_in_the_dark,
    light_follows_the_shot,
    light_thrown_away,
    may_light_the_shot,
    offer_lights,
)
from shamble.rules.night.hours import HOURS, lay_clock, pass_hour, shown
from shamble.rules.night.stirring import light_stirs_zombies, stirred
from shamble.rules.rule import Brought, Offer, Step, by_itself, rule
from shamble.rules.zombies_phase import ACT_EARLY
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import hook

NOW = "now"
"""The value of the option that stands for the real hour at which a game begins (WZ-CLOCK-05)."""


@rule(
    "clock",
    *(f"WZ-CLOCK-{number:02}" for number in range(1, 6)),
    *(f"WZ-NIGHT-{number:02}" for number in range(1, 7)),
    *(f"WZ-LIGHT-{number:02}" for number in range(1, 15)),
    of="setup",
    values=(NOW, *map(str, range(HOURS))),
    setup_only=True,
)
def clock(value: str) -> Iterator[Brought]:
    """WZ-CLOCK-02, -05: from this hour on, with the rules for night and light."""

    def lay(g: Game) -> list[Frame]:
        lay_clock(g, int(value))
        return []

    if value != NOW:
        yield hook(hooks.SET_UP, lay, rule="WZ-CLOCK-02")
    yield Step("end-phase", "hour", _an_hour_later, by_itself, after="begin")
    yield hook(ACT_EARLY, stirred)
    yield Step("round", "lights", light_stirs_zombies, by_itself, after="players")
    yield hook(hooks.TALLIES, shown, rule="WZ-CLOCK-04")
    yield hook(hooks.ZOMBIE_SIGHT, zombies_see, hooks.CAP, rule="WZ-NIGHT-01")
    yield hook(hooks.SIGHT, survivors_see, hooks.CAP, rule="WZ-NIGHT-02")
    yield hook(hooks.FIGURES, shots_in_the_dark, hooks.SET, rule="WZ-NIGHT-03")
    yield Offer(offer_lights)
    yield hook(hooks.SEARCH_CARDS, cards_in_the_dark, hooks.CAP, rule="WZ-EQ-08")
    yield hook(hooks.BEFORE_ROLL, may_light_the_shot, rule="WZ-LIGHT-04")
    yield hook(hooks.ABOUT_TO_ROLL, light_follows_the_shot, rule="WZ-LIGHT-05")
    yield hook(hooks.SETTLED, goes_along, rule="WZ-LIGHT-06")
    yield hook(hooks.AFTER_ACTION, after_an_action, rule="WZ-LIGHT-06")
    yield hook(hooks.MOVED, after_a_move, rule="WZ-LIGHT-06")
    yield hook(hooks.DISCARDED, light_thrown_away, rule="WZ-LIGHT-07")


def _an_hour_later(g: Game, f: Frame) -> None:
    """WZ-CLOCK-03, WZ-OPEN-03."""
    pass_hour(g, f)
    end_at_daybreak(g)


clock.settles[NOW] = lambda: str(datetime.now().astimezone().hour)
