"""Skills about what can be aimed at: sight, Range, targets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from shamble.engine.decisions import Option
from shamble.rules.combat.weapons import armed_with, is_loaded
from shamble.rules.frames import Attack
from shamble.rules.seeing import over_everything
from shamble.rules.traits import SEMI_OFFICIAL, brings, heeding, hooks_of, once_per_activation, skill
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.facts import AIMS_APART, FIRES_HERE, REACHES_OUT, TOWERS, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

UNLIMITED = 99
RAY_GUN_RANGE = 40

Seen = Mapping[int, int]
Look = Callable[[Game, int], Seen]


def _sees(look: Look) -> Hook:
    """The hook that adds what they see in a special way to what everybody sees."""

    def more(g: Game, s: Survivor, origin: int, seen: Seen) -> Seen:
        found = look(g, origin)
        return {zone: min(far, found.get(zone, far)) for zone, far in {**found, **seen}.items()}

    return hook(hooks.SIGHT, more)


def _deep(rooms: int) -> Look:
    return lambda g, zone: g.setting.board.far_sight.deep(zone, g.state.doors, rooms)


def _over_buildings(g: Game, zone: int) -> Seen:
    return g.setting.board.far_sight.over_buildings(zone, g.state.doors)


brings("Enhanced senses", "SKILL-enhanced-senses", _sees(_deep(2)), versions=SEMI_OFFICIAL)
"""Lines of sight end in the second room that they enter."""

brings("Home defender", "SKILL-home-defender", _sees(_deep(UNLIMITED)), versions=SEMI_OFFICIAL)
"""Lines of sight go through any number of rooms."""


@skill(
    "Home defender",
    "SKILL-home-defender",
    versions=("undead-or-alive",),
)
def home_defender_round_corners() -> Iterator[Hook]:
    """Lines of sight go through any number of rooms, even where their openings are not in one line."""
    yield _sees(lambda g, zone: g.setting.board.far_sight.round_corners(zone, g.state.doors))


@skill("Infinite Dreams", "SKILL-infinite-dreams", versions=SEMI_OFFICIAL)
def infinite_dreams() -> Iterator[Hook]:
    """Neither maximum Range nor rooms limit their Ranged attacks; the minimum Range stays."""
    yield _sees(_deep(UNLIMITED))
    yield hook(hooks.MAX_RANGE, lambda g, s, card, reach: UNLIMITED, hooks.SET)


brings("Bird's-eye view", "SKILL-birds-eye-view", _sees(_over_buildings), versions=SEMI_OFFICIAL)
"""From the street they see the streets behind buildings, and nobody there sees them."""

brings("Giant", "SKILL-giant", _sees(over_everything), fact(TOWERS), versions=SEMI_OFFICIAL)
"""From the street they see the streets behind every obstacle, and Zombies and rivals there see them."""

brings("Reach", "SKILL-reach", fact(REACHES_OUT), versions=SEMI_OFFICIAL)
"""Melee Actions reach the next Zone in sight."""


@skill("Ronald's Ray Gun", "SKILL-ronalds-ray-gun", versions=SEMI_OFFICIAL)
def ray_gun() -> Iterator[Hook]:
    """Once per turn a free shot, straight through everything."""
    name, rule = "Ronald's Ray Gun", "SKILL-ronalds-ray-gun"

    def shots(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        in_line = g.setting.board.far_sight.straight(s.zone)
        for cards in armed_with(g, s):
            for mode in g.setting.card(cards[0]).modes:
                if mode.ranged and is_loaded(g, cards[0], mode):
                    for zone, far in in_line.items():
                        if mode.min_range <= far <= RAY_GUN_RANGE:
                            yield Option("ranged", who=s.index, zone=zone, cards=cards, name=name, rule=rule)

    yield once_per_activation(name, shots)


brings("Trick shot", "SKILL-trick-shot", fact(AIMS_APART))
"""Two Dual Ranged weapons may each be fired at a Zone of their own."""


def _into_own_zone() -> Iterator[Hook]:

    def at_range_zero(g: Game, s: Survivor, attack: Attack, picks: bool) -> bool:
        return picks or attack.range == 0

    yield fact(FIRES_HERE)
    yield hook(hooks.PICKS_TARGETS, at_range_zero, hooks.SET)
    yield hook(hooks.HARMS_ALL, at_range_zero, hooks.SET)


brings("Point-blank", "SKILL-point-blank", *_into_own_zone(), versions=SEMI_OFFICIAL)
"""Any Ranged weapon can be fired into their own Zone, where they pick the targets."""


@skill("Point-blank", "SKILL-point-blank", versions=("undead-or-alive",))
def point_blank_undead_or_alive() -> Iterator[Hook]:
    """Any Ranged weapon can be fired into their own Zone, where they pick the targets and misses hit nobody."""

    def none_astray(g: Game, s: Survivor, attack: Attack, misses: int, stray: int) -> int:
        return 0 if attack.mode == "ranged" and attack.range == 0 else stray

    yield from _into_own_zone()
    yield hook(hooks.STRAY_HITS, none_astray, hooks.FORBID)


@skill("Low profile", "SKILL-low-profile", versions=("undead-or-alive",))
def low_profile_friendly_fire() -> Iterator[Hook]:
    """Hits and misses that would strike a Survivor by mistake never strike them."""
    yield hook(hooks.UNSEEN, lambda g, s, attack, unseen: True, hooks.SET)


def _from_afar(inner: Hook) -> Hook | None:
    """The hook of a Skill, in force for shots at Range 2 and beyond alone; None where no attack is known."""

    def at_least_two(g: Game, s: Survivor, card: int, far: int) -> int:
        farther: int = inner.call(g, s, card, far)
        return farther if farther >= 2 else far

    if inner.point is hooks.MAX_RANGE:
        return inner._replace(rule="", call=at_least_two)
    return heeding(inner, lambda g, attack: attack.mode == "ranged" and attack.range >= 2)


@skill("Range 2+: [Skill]", "SKILL-range-2plus-skill", versions=SEMI_OFFICIAL, nested=True)
def range_two_plus(name: str, versions: tuple[str, ...]) -> Iterator[Hook]:
    """They have the named Skill in shots at Range 2 and beyond."""
    for inner in hooks_of(name, versions):
        made = _from_afar(inner)
        if made is not None:
            yield made
