"""The Favorite Weapon place, what works in the Backpack, and the weapon to begin with (UA-INV, UA-SETUP-12 to -15)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import DecisionKind, declare
from shamble.rules.arranging import offer_rearranging
from shamble.rules.dealing import give, take_named
from shamble.rules.rule import Rule
from shamble.rules.starting_weapons import STARTING_WEAPONS
from shamble.world.game import Game
from shamble.world.records import CardType, Identity

MELEE, PISTOL, RIFLE, ANY = "melee", "pistol", "rifle", "any"
CARDS = {PISTOL: "Old Timer", MELEE: "Pan", RIFLE: "Springfield"}
"""UA-SETUP-12: by favorite type."""
ANYWHERE = "works-in-backpack"

declare(
    DecisionKind(
        "favorite-weapon", "{give: Ned, name: Pan}", "which weapon a Survivor of no favorite type begins with"
    ),
)

rules = Rule("favorite-weapons")


def is_of_type(card: CardType, favorite: str) -> bool:
    """Whether a card is a weapon of this type; `any`: of whatever type."""
    if favorite == MELEE:
        return any(not mode.ranged for mode in card.modes)
    if favorite in (PISTOL, RIFLE):
        return card.goes_for(favorite.capitalize())
    return card.is_weapon


def takes_favorite(bearer: Identity, card: CardType) -> bool:
    """UA-INV-06, -07: the place takes one type of weapon; of somebody whose card names none, any weapon."""
    return is_of_type(card, bearer.favorite or ANY)


def works_in_backpack(card: CardType) -> bool:
    """UA-BACKPACK-01, UA-DYNAMITE-01: it can be used wherever it lies."""
    return ANYWHERE in card.traits


def first_weapons(card: Identity) -> tuple[str, ...]:
    """UA-SETUP-12, -13: the weapons of which a Survivor may begin with one."""
    own = CARDS.get(card.favorite)
    return (own,) if own is not None else tuple(CARDS.values())


@rules.on(STARTING_WEAPONS)
def a_weapon_each(g: Game) -> list[Frame]:
    """UA-SETUP-12, -13: one for each Survivor."""
    return [StartingWeapon(who=survivor.index) for survivor in g.state.survivors]


class StartingWeapon(Frame, tag="starting-weapon"):
    """A Survivor gets the weapon that they begin with; `dealt`: it is theirs."""

    dealt: bool = False


@frame(StartingWeapon)
def starting_weapon(g: Game, f: StartingWeapon) -> Question | None:
    """UA-SETUP-12, -13, -15: by the favorite type, or as the player likes; laid in Hand or in the favorite place."""
    survivor = g.state.survivors[f.who]
    if f.dealt:
        g.pop()
        offer_rearranging(g, f.who, purpose="dealt", at_work=True)
        return None
    weapons = first_weapons(g.setting.identity(survivor))
    if len(weapons) == 1:
        _deal(g, f, weapons[0], "UA-SETUP-12")
        return None
    options = [Option("give", who=f.who, name=name, rule="UA-SETUP-13") for name in weapons]
    return Question("favorite-weapon", (survivor.seat,), options, f.who)


@starting_weapon.answer
def _picked(g: Game, f: StartingWeapon, option: Option) -> None:
    _deal(g, f, option.name, option.rule)


def _deal(g: Game, f: StartingWeapon, name: str, rule: str) -> None:
    f.dealt = True
    card = take_named(g, name)
    if card:
        give(g, g.state.survivors[f.who], card, rule)
