"""The Gatling Gun: pushed or mounted, and fired by whoever stands at it, without any help (UA-MACH-12 to -19)."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.rules.combat.in_a_row import earlier_in_a_row
from shamble.rules.combat.weapons import PossibleAttack, attack_option, in_range
from shamble.rules.frames import Attack, Turn
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse
from shamble.rules.vehicles.seats import vehicle_of
from shamble.rules.vehicles.wagon import ON_IT, Wagon, push_options
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.pieces import Piece, pieces_of
from shamble.world.records import CardType
from shamble.world.state import Survivor

GATLING = "gatling-gun"
CARD = "Gatling Gun"
"""The card that shows its figures."""

rules = Rule("gatling-gun")


class GatlingGun(Piece, tag=GATLING, laid=True):
    """`mounted`: on the Wagon of its Zone; `fixed`: the Mission lets it be fired, and not moved."""

    mounted: bool = False
    fixed: bool = False


@rules.on(ON_IT)
def mounted_guns(g: Game, wagon: Wagon) -> tuple[int, ...]:
    """UA-MACH-18: a gun that is mounted on the Wagon goes along."""
    return tuple(n for n, gun in pieces_of(g, GatlingGun) if gun.mounted and gun.zone == wagon.zone)


@makes("push", "ranged")
@about(here=(GATLING,))
def offer_gatling(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """UA-MACH-12, -14, -18, -19: pushed from beside it, or fired for an Action that no Skill gives for nothing."""
    aboard = vehicle_of(g, survivor.index)
    in_wagon = aboard is not None and isinstance(aboard[1], Wagon)
    here = [(number, gun) for number, gun in pieces_of(g, GatlingGun) if gun.zone == survivor.zone]
    for number, gun in here if aboard is None else ():
        if not gun.mounted and not gun.fixed:
            out.extend(push_options(g, survivor, purse, number, gun, "UA-MACH-12"))
    if purse.left and any(in_wagon or not gun.mounted for _, gun in here):
        with g.unaided(survivor):
            zones = in_range(g, survivor, 0, g.setting.type_of[CARD].modes[0], survivor.zone)
        out.extend(attack_option(survivor, PossibleAttack("ranged", zone, (), CARD), 1) for zone in zones)


@rules.on(hooks.OWN_WEAPONS, "UA-MACH-14")
@about(pieces=(GATLING,))
def nobodys_card(g: Game, survivor: Survivor, weapons: tuple[CardType, ...]) -> tuple[CardType, ...]:
    """UA-MACH-14: the figures of the gun, which is nobody's card."""
    return (*weapons, g.setting.type_of[CARD])


@rules.on(hooks.ATTACK_DICE, "UA-MACH-15")
@about(pieces=(GATLING,))
def escalates(g: Game, survivor: Survivor, attack: Attack, dice: int) -> int:
    """UA-MACH-15, UA-CLAR-37: one die more for every earlier shot of an unbroken series of theirs in this Turn."""
    return dice + earlier_in_a_row(g, survivor, attack, lambda mode, weapon: weapon == CARD)
