"""The effects of Equipment cards, in the same form as Skills: they last while the card is carried, or held."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.combat.attack import rolled_values
from shamble.combat.weapons import NO_CARD, mode_of, weapon_cards, weapon_of
from shamble.engine import hooks
from shamble.engine.decisions import Option
from shamble.engine.game import Game
from shamble.engine.hooks import Hook
from shamble.engine.state import Frame, Survivor
from shamble.rules.inventory import in_hand
from shamble.rules.skills.registry import carried, hook


@carried("flashlight")
def flashlight() -> Iterator[Hook]:
    """CL-CLAR-01, -05: each one draws one more card."""
    yield hook(hooks.SEARCH_CARDS, "CL-CLAR-05", lambda g, s, cards: cards + 1)


@carried("knife")
def knife() -> Iterator[Hook]:
    """CL-CARD-02: one more die for the Melee weapon in the other hand."""

    def other_hand(g: Game, s: Survivor, attack: Frame, card: int, dice: int) -> int:
        in_a_hand = attack["mode"] == "melee" and card != NO_CARD
        helped = in_a_hand and any(other != card for other in _held(g, s, "knife"))
        return max(dice, mode_of(g, attack).dice + 1) if helped else dice

    yield hook(hooks.DICE, "CL-CARD-02", other_hand, hooks.SET)


def _held(g: Game, s: Survivor, trait: str) -> list[int]:
    return [card for card in in_hand(g, s) if trait in g.setting.card(card).traits]


@carried("bow-sixes")
def bow_sixes() -> Iterator[Hook]:
    """CL-CARD-02: each 6 of the roll adds 1 to the Damage."""

    def sixes(g: Game, s: Survivor, attack: Frame, damage: int) -> int:
        bow = "bow-sixes" in weapon_of(g, attack).traits
        counted = rolled_values(g, attack, attack["dice"]).count(6) if bow else 0
        return max(damage, mode_of(g, attack).damage + counted)

    yield hook(hooks.DAMAGE, "CL-CARD-02", sixes, hooks.SET)


@carried("plenty-of-ammo:[kind]")
def plenty_of_ammo(kind: str) -> Iterator[Hook]:
    """CL-CLAR-08, -09: all dice of a shot with fitting guns again, once for each such card."""
    trait = f"plenty-of-ammo:{kind}"
    name = f"Plenty Of Ammo ({kind})"

    def once_per_card(g: Game, s: Survivor, attack: Frame) -> str | None:
        fits = attack["mode"] == "ranged" and weapon_of(g, attack).ammo == kind
        return name if fits and attack["used"].count(name) < s.profile.traits.count(trait) else None

    yield hook(hooks.REROLL, "CL-CLAR-09", once_per_card)


@carried("goalie-mask")
def goalie_mask() -> Iterator[Hook]:
    """CL-COMBAT-16: discarded, it prevents one Wound, whoever deals it."""

    def wear_it(g: Game, s: Survivor, wound: Frame) -> list[Option]:
        masks = [card for card in s.cards if "goalie-mask" in g.setting.card(card).traits]
        return [
            Option("use-mask", who=s.index, card=card, name="Goalie Mask", rule="CL-COMBAT-16") for card in masks[:1]
        ]

    yield hook(hooks.WOUND_ANSWERS, "CL-COMBAT-16", wear_it)


@carried("no-crawlers")
def no_crawlers() -> Iterator[Hook]:
    """CL-CARD-02: what is killed with it leaves no Crawler."""

    def with_this(g: Game, s: Survivor, attack: Frame, clean: bool) -> bool:
        return clean or "no-crawlers" in weapon_of(g, attack).traits

    yield hook(hooks.KILLS_CLEANLY, "CL-CARD-02", with_this, hooks.SET)


@carried("sniper-weapon")
def sniper_weapon() -> Iterator[Hook]:
    """CL-CRAFT-15: whoever fires a weapon with a Scope picks his targets."""

    def with_scope(g: Game, s: Survivor, attack: Frame, picks: bool) -> bool:
        return picks or all(card in g.state.joined for card in weapon_cards(attack))

    yield hook(hooks.PICKS_TARGETS, "CL-CRAFT-15", with_scope, hooks.SET)
