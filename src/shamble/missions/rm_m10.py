"""A World in Flames: the helicopter that calls the Zombies together, and blows up among them (RM-M10)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.combat.hitting import blow_up
from shamble.rules.combat.targets import OTHER_TARGETS, Struck
from shamble.rules.combat.weapons import weapon_cards, weapon_of
from shamble.rules.doors import is_open
from shamble.rules.frames import Attack
from shamble.rules.inventory import discard, is_joined
from shamble.rules.missions.modules import MissionRules, Near, tell
from shamble.rules.missions.notes import note
from shamble.rules.tallies import exit_zone
from shamble.rules.vehicles.helicopter import FLY, HELICOPTER, Helicopter, helicopters, overhead
from shamble.rules.vehicles.seats import at_the_wheel, ground_of
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, pieces_at, pieces_of
from shamble.world.state import Survivor

MOLOTOV, SNIPER_RIFLE, SNIPER_WEAPON = "Molotov", "Sniper Rifle", "sniper-weapon"
WASTELAND = "wasteland"
EXPLODED, BURNT = "exploded", "burnt"
"""The Mission's notes: that the helicopter is gone, and how many Zombies went with it."""
ENOUGH = 30
A_FLIGHT, TAKING_OFF, NOBODY_FLIES = 0.2, 3, 6
LANDING = 8.0
"""The rest that is left until the helicopter stands in the Exit Zone: it is worth the risk of the pilot's life."""
PARTS, A_PART = frozenset({"Gasoline", "Glass Bottles"}), 0.4
A_ZOMBIE = 0.1
"""The share of an errand that each Zombie counts for that has yet to come."""

rules = MissionRules()


@rules.on(hooks.NOISE_LEVELS)
def goes_on_being_loud(g: Game, levels: list[int]) -> list[int]:
    """CL-HELI-14: a helicopter that has landed on the wasteland makes its Zone the noisiest, as if it still flew."""
    for _, piece in pieces_of(g, Helicopter):
        if WASTELAND in g.setting.board.zones[piece.zone].tags:
            levels[piece.zone] = max(levels) + 1
    return levels


def _landed(g: Game, zone: int) -> list[tuple[int, Helicopter]]:
    """The helicopter, if it stands in this Zone and this is the Exit Zone."""
    return pieces_at(g, Helicopter, zone) if zone == exit_zone(g) else []


def _is_sniper_rifle(g: Game, card: int) -> bool:
    card_type = g.setting.card(card)
    return is_joined(g, card, SNIPER_WEAPON) or SNIPER_RIFLE in (card_type.name, *card_type.counts_as)


@rules.on(OTHER_TARGETS)
def may_be_shot(g: Game, survivor: Survivor, attack: Attack) -> list[tuple[str, int, Struck]]:
    """A Sniper Rifle may be aimed at the helicopter in the Exit Zone; a hit blows it up."""
    cards = weapon_cards(attack)
    if not cards or not all(_is_sniper_rifle(g, card) for card in cards):
        return []
    return [(HELICOPTER, number, blow_up) for number, _ in _landed(g, attack.zone)]


@rules.on(hooks.ZONE_BURNT)
def explodes(g: Game, survivor: Survivor, zone: int) -> list[Frame]:
    """CL-CRAFT-09: a Molotov in its Zone or a hit of a Sniper Rifle blows it up, and the Zombies there are counted."""
    attack = g.innermost(Attack)
    if attack is None or not (
        weapon_of(g, attack).name == MOLOTOV or all(_is_sniper_rifle(g, card) for card in weapon_cards(attack))
    ):
        return []
    for _, piece in _landed(g, zone):
        for card in piece.stash:
            discard(g, card)
        piece.stash, piece.zone = (), NOWHERE
        note(g, EXPLODED)
        note(g, BURNT, len(attack.kills))
        tell(g, f"The helicopter exploded among {len(attack.kills)} Zombies.")
    return []


# ------------------------------------------------------------------ distances for bots


def _sets_on_fire(g: Game, card: int) -> bool:
    return card > 0 and (g.setting.card(card).name == MOLOTOV or _is_sniper_rifle(g, card))


def _most_parts(g: Game) -> int:
    """The most parts of a Molotov that anybody has."""
    held = [{g.setting.card(card).name for card in one.cards if card > 0} for one in g.in_play()]
    return max((len(PARTS & names) for names in held), default=0)


def _flights(g: Game, origin: int, there: int) -> int:
    """The number of flights from one Zone to another."""
    reached, edge, flights = {origin}, {origin}, 0
    while there not in reached:
        edge = {zone for near in edge for zone in overhead(g, near)} - reached
        reached |= edge
        flights += 1
    return flights


@rules.toward(BURNT)
def enough_of_them(g: Game) -> Near:
    """The pilot lands in the Exit Zone, which draws enough Zombies there; then somebody comes to blow it up."""
    return _near(g, ENOUGH)


@rules.toward(EXPLODED)
def any_number(g: Game) -> Near:
    """The same without waiting for Zombies."""
    return _near(g, 0)


def _near(g: Game, enough: int) -> Near:
    piece, there = next(iter(helicopters(g))), exit_zone(g)
    pilots = tuple(one.index for one in g.in_play() if FLY in one.profile.facts)
    torches = tuple(one.index for one in g.in_play() if any(_sets_on_fire(g, card) for card in one.cards))
    left = 1.0 if torches else 2 - A_PART * _most_parts(g)
    if piece.zone != there:
        left += LANDING
    if at_the_wheel(piece) not in pilots and piece.zone != there:
        return Near(left + A_ZOMBIE * enough + (TAKING_OFF if pilots else NOBODY_FLIES), (piece.zone,), pilots)
    if ground_of(piece) != there:
        return Near(left + A_ZOMBIE * enough + A_FLIGHT * _flights(g, ground_of(piece), there))
    missing = max(0, enough - g.state.crowd[there])
    ready = not missing and all(is_open(g, door.index) for door in g.setting.board.doors)
    return Near(left + A_ZOMBIE * missing, (there, *g.layout.adjacent[there]) if ready else (), torches)
