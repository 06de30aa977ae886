"""A World in Flames: the helicopter that calls the Zombies together, and blows up among them (RM-M10)."""

from __future__ import annotations

from shamble.combat.hitting import blow_up
from shamble.combat.targets import Struck
from shamble.combat.weapons import weapon_cards, weapon_of
from shamble.engine import hooks
from shamble.engine.game import Game
from shamble.engine.pieces import NOWHERE, Piece, pieces_at, pieces_of
from shamble.engine.state import Frame, Survivor
from shamble.rules.inventory import discard, is_joined
from shamble.rules.missions.modules import MissionRules, tell
from shamble.rules.missions.notes import note
from shamble.rules.missions.tallies import exit_zone
from shamble.rules.vehicles.helicopter import HELICOPTER
from shamble.rules.vehicles.seats import STASH

MOLOTOV, SNIPER_RIFLE, SNIPER_WEAPON = "Molotov", "Sniper Rifle", "sniper-weapon"
WASTELAND = "wasteland"
EXPLODED, BURNT = "exploded", "burnt"
"""What the Mission notes: that the helicopter is gone, and how many Zombies went with it."""

rules = MissionRules()


@rules.on(hooks.NOISE_LEVELS)
def goes_on_being_loud(g: Game, levels: list[int]) -> list[int]:
    """CL-HELI-14: the Zone of a helicopter that landed on the wasteland is the noisiest of all, as if it flew there."""
    for _, piece in pieces_of(g, HELICOPTER):
        if WASTELAND in g.setting.board.zones[piece["zone"]].tags:
            levels[piece["zone"]] = max(levels) + 1
    return levels


def _landed(g: Game, zone: int) -> list[tuple[int, Piece]]:
    """The helicopter, if it stands in this Zone and this is the Exit Zone."""
    return pieces_at(g, HELICOPTER, zone) if zone == exit_zone(g) else []


def _is_sniper_rifle(g: Game, card: int) -> bool:
    card_type = g.setting.card(card)
    return is_joined(g, card, SNIPER_WEAPON) or SNIPER_RIFLE in (card_type.name, *card_type.counts_as)


@rules.on(hooks.OTHER_TARGETS)
def may_be_shot(g: Game, survivor: Survivor, attack: Frame) -> list[tuple[str, int, Struck]]:
    """A Sniper Rifle may be aimed at the helicopter in the Exit Zone; a hit blows it up."""
    cards = weapon_cards(attack)
    if not cards or not all(_is_sniper_rifle(g, card) for card in cards):
        return []
    return [(HELICOPTER, number, blow_up) for number, _ in _landed(g, attack["zone"])]


@rules.on(hooks.ZONE_BURNT)
def explodes(g: Game, survivor: Survivor, zone: int) -> list[Frame]:
    """CL-CRAFT-09: a Molotov in its Zone or a hit of a Sniper Rifle blows it up, and the Zombies there are counted."""
    attack = g.innermost("attack")
    if attack is None or not (
        weapon_of(g, attack).name == MOLOTOV or all(_is_sniper_rifle(g, card) for card in weapon_cards(attack))
    ):
        return []
    for _, piece in _landed(g, zone):
        for card in piece[STASH]:
            discard(g, card)
        piece[STASH], piece["zone"] = (), NOWHERE
        note(g, EXPLODED)
        note(g, BURNT, len(attack["kills"]))
        tell(g, f"The helicopter exploded among {len(attack['kills'])} Zombies.")
    return []
