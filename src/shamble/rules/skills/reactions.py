"""Skills that answer Zombie cards: new Zombies, and Extra Activations."""

from __future__ import annotations

from collections.abc import Callable

from shamble.engine.agenda import Frame
from shamble.rules.combat.attack import FreeAttack, FreeAttacks
from shamble.rules.frames import Reaction
from shamble.rules.moving import FreeMove
from shamble.rules.seeing import sight_of
from shamble.rules.traits import SEMI_OFFICIAL, brings, skill_at
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

Noticed = Callable[[Game, Survivor, int], bool]


def _is_seen(g: Game, s: Survivor, zone: int) -> bool:
    return zone == s.zone or zone in sight_of(g, s)


def _is_near(g: Game, s: Survivor, zone: int) -> bool:
    """Whether a Zone is at Range 0-1: their own or one next to it, seen or not."""
    return zone == s.zone or zone in g.layout.adjacent[s.zone] or g.layout.sight[s.zone].get(zone) == 1


def _strikes(noticed: Noticed) -> Hook:
    """The hook of a free Combat Action against new Zombies that are noticed."""

    def strike(g: Game, s: Survivor, zones: tuple[int, ...]) -> Reaction | None:
        against = tuple(zone for zone in zones if noticed(g, s, zone))
        if not against:
            return None
        return FreeAttack(who=s.index, kind="combat", zones=against, skill="Combat reflexes")

    return hook(hooks.SPAWNED, strike)


brings("Combat reflexes", "SKILL-combat-reflexes", _strikes(_is_seen), versions=SEMI_OFFICIAL)
"""Once per Zombie card they may attack Zombies that appear where they can see them."""

brings("Combat reflexes", "SKILL-combat-reflexes", _strikes(_is_near), versions=("semi-official-2",))
"""Once per Zombie card they may attack Zombies that appear at Range 0-1."""


@skill_at(hooks.SPAWNED, "Sidestep", "SKILL-sidestep", versions=SEMI_OFFICIAL)
def sidestep(g: Game, s: Survivor, zones: tuple[int, ...]) -> Reaction | None:
    """Once per Zombie card they may Move for free when Zombies appear at Range 0-1."""
    if not any(_is_near(g, s, zone) for zone in zones):
        return None
    return FreeMove(who=s.index, skill="Sidestep")


@skill_at(hooks.EXTRA_CARD, "Die with Your Boots On", "SKILL-die-with-your-boots-on", versions=SEMI_OFFICIAL)
def die_with_your_boots_on(g: Game, s: Survivor) -> Frame:
    """Two free Combat Actions at each Extra Activation card, before the Zombies act."""
    return FreeAttacks(who=s.index, left=2, kind="combat", skill="Die with Your Boots On")
