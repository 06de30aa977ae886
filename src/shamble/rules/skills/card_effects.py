"""The effects of Equipment cards, in the same form as Skills: they last while the card is carried, or held."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import AnytimeAct, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, declare
from shamble.rules.combat.rolling import all_numbers, rolled_values
from shamble.rules.combat.weapons import NO_CARD, mode_of, weapon_cards, weapon_of
from shamble.rules.experience import gain_xp
from shamble.rules.frames import Attack, Turn
from shamble.rules.inventory import NO_SLOT, distinct, in_hand, is_joined
from shamble.rules.registry import action
from shamble.rules.species.toxic import BLOOD_SPRAY
from shamble.rules.traits import anywhere, carried, carried_at, heeding, hooks_of
from shamble.rules.turn import Purse, forget_cancelled, is_given
from shamble.rules.wounds import Wound, drop_card
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

declare(
    Action("drink", "who cards", "cards", "Energy Drink: discard it for one more Action", group="cards", minor=True),
    Action("eat", "who cards seat", "cards", "Cookies: discard them for a point of experience"),
    Action("use-mask", "who card name", "card", "discard a card that stops a Wound, such as the Goalie Mask, instead"),
    Action("stop-all-wounds", "who card name", "card", "discard a card that stops all Wounds of an attack instead"),
)


@carried(NO_SLOT, "CL-COMP-32")
def no_slot() -> Iterator[Hook]:
    """CL-COMP-32: the card brings the slot that it lies in."""
    yield hook(hooks.RESERVE, lambda g, s, room: room + 1)


@carried("flashlight", "CL-CLAR-05")
def flashlight() -> Iterator[Hook]:
    """CL-CLAR-01, -05: each one draws one more card."""
    yield hook(hooks.SEARCH_CARDS, lambda g, s, cards: cards + 1)


@carried("other-hand:[dice]", "CL-CARD-02")
def other_hand(dice: str) -> Iterator[Hook]:
    """CL-CARD-02: so many more dice for the Melee weapon in the other hand; the best such help counts, once."""
    trait = f"other-hand:{dice}"

    def helped(g: Game, s: Survivor, attack: Attack, card: int, value: int) -> int:
        in_a_hand = attack.mode == "melee" and card != NO_CARD
        helper = in_a_hand and any(other != card for other in _held(g, s, trait))
        return max(value, mode_of(g, attack).dice + int(dice)) if helper else value

    yield hook(hooks.DICE, helped, hooks.SET)


@carried("dice-with:[dice]:[weapon]", "CL-CLAR-12")
def dice_with(dice: str, weapon: str) -> Iterator[Hook]:
    """CL-CLAR-12: so many more dice with a weapon of this name, however many such cards are held."""

    def helped(g: Game, s: Survivor, attack: Attack, card: int, value: int) -> int:
        fits = card != NO_CARD and g.setting.card(card).goes_for(weapon)
        return max(value, mode_of(g, attack).dice + int(dice)) if fits else value

    yield hook(hooks.DICE, helped, hooks.SET)


@carried_at(hooks.DICE, "dice-per-actor", "CL-CARD-02", hooks.SET)
def dice_per_actor(g: Game, s: Survivor, attack: Attack, card: int, value: int) -> int:
    """CL-CARD-02: as many dice as there are Actors in the target Zone."""
    with_this = card != NO_CARD and "dice-per-actor" in g.setting.card(card).traits
    return g.state.crowd[attack.zone] + len(g.people_in(attack.zone)) if with_this else value


@carried("more-dice:[face]", "CL-CARD-02")
def more_dice(face: str) -> Iterator[Hook]:
    """CL-CARD-02: each die that shows this face or a higher one brings another die, which may bring further ones."""
    trait = f"more-dice:{face}"

    def further(g: Game, s: Survivor, attack: Attack, faces: tuple[int, ...]) -> int:
        if trait not in weapon_of(g, attack).traits:
            return 0
        return sum(value >= int(face) for value in rolled_values(g, attack, faces))

    yield hook(hooks.BONUS_DICE, further)


@carried("damage-with:[weapon]", "CL-CLAR-07")
def damage_with(weapon: str) -> Iterator[Hook]:
    """CL-CLAR-07: 1 more Damage with a weapon of this name; a second such card adds nothing."""

    def sharper(g: Game, s: Survivor, attack: Attack, damage: int) -> int:
        fits = weapon_of(g, attack).goes_for(weapon)
        return max(damage, mode_of(g, attack).damage + 1) if fits else damage

    yield hook(hooks.DAMAGE, sharper, hooks.SET)


@carried("damage-of:[damage]:[weapon]", "CL-CARD-02")
def damage_of(least: str, weapon: str) -> Iterator[Hook]:
    """CL-CARD-02: weapons of this name have at least this Damage."""

    def heavier(g: Game, s: Survivor, attack: Attack, damage: int) -> int:
        return max(damage, int(least)) if weapon_of(g, attack).goes_for(weapon) else damage

    yield hook(hooks.DAMAGE, heavier, hooks.SET)


def _held(g: Game, s: Survivor, trait: str) -> list[int]:
    return [card for card in in_hand(g, s) if trait in g.setting.card(card).traits]


@carried_at(hooks.DAMAGE, "bow-sixes", "CL-CARD-02", hooks.SET)
def bow_sixes(g: Game, s: Survivor, attack: Attack, damage: int) -> int:
    """CL-CARD-02: each 6 of the roll adds 1 to the Damage."""
    bow = "bow-sixes" in weapon_of(g, attack).traits
    counted = rolled_values(g, attack, all_numbers(attack)).count(6) if bow else 0
    return max(damage, mode_of(g, attack).damage + counted)


@carried("plenty-of-ammo:[kind]", "CL-CLAR-09")
def plenty_of_ammo(kind: str) -> Iterator[Hook]:
    """CL-CLAR-08, -09: all dice of a shot with fitting guns may be thrown again, once for each such card."""
    trait = f"plenty-of-ammo:{kind}"
    name = f"Plenty Of Ammo ({kind})"

    def once_per_card(g: Game, s: Survivor, attack: Attack) -> str | None:
        fits = attack.mode == "ranged" and weapon_of(g, attack).ammo == kind
        return name if fits and attack.used.count(name) < s.profile.traits.count(trait) else None

    yield hook(hooks.REROLL, once_per_card)


@carried("ammunition:[kind]", "SE-CMB-12")
def ammunition(kind: str) -> Iterator[Hook]:
    """SE-CMB-12: all dice of an attack with fitting guns again, once, however many such cards are carried."""

    def once(g: Game, s: Survivor, attack: Attack) -> str | None:
        fits = attack.mode == "ranged" and weapon_of(g, attack).ammo == kind
        name = next((card.name for card in map(g.setting.card, s.cards) if f"ammunition:{kind}" in card.traits), "")
        return name if fits and name not in attack.used else None

    yield hook(hooks.REROLL, once)


@carried("own:[Skill]", "SE-INV-04", nested=True)
def skill_of_the_weapon(name: str, versions: tuple[str, ...]) -> Iterator[Hook]:
    """SE-INV-04: a Skill on a weapon counts for attacks with that weapon alone."""

    def with_it(g: Game, attack: Attack) -> bool:
        return all(card != NO_CARD and f"own:{name}" in g.setting.card(card).traits for card in weapon_cards(attack))

    for inner in hooks_of(name, versions):
        made = inner if inner.point is hooks.WAYS_TO_ATTACK else heeding(inner, with_it)
        if made is not None:
            yield made


def _worn(g: Game, s: Survivor, trait: str) -> list[int]:
    """The cards whose effect of this name is in force, one of each kind."""
    held = in_hand(g, s)
    cards = [card for card in s.cards if trait in g.setting.card(card).traits]
    return distinct(g, (card for card in cards if card in held or not g.setting.card(card).held_only))


@carried_at(hooks.WOUND_ANSWERS, "prevents-wound", "CL-COMBAT-16")
def prevents_wound(g: Game, s: Survivor, wound: Wound) -> list[Option]:
    """CL-COMBAT-16: discarded, the card prevents one Wound, whoever deals it."""
    return [
        Option("use-mask", who=s.index, card=card, name=g.setting.card(card).name, rule="CL-COMBAT-16")
        for card in _worn(g, s, "prevents-wound")
    ]


@carried_at(hooks.WOUND_ANSWERS, "prevents-all-wounds", "CL-CARD-02")
def prevents_all_wounds(g: Game, s: Survivor, wound: Wound) -> list[Option]:
    """CL-CARD-02: discarded, the card prevents every Wound that is being dealt to its bearer."""
    return [
        Option("stop-all-wounds", who=s.index, card=card, name=g.setting.card(card).name, rule="CL-CARD-02")
        for card in _worn(g, s, "prevents-all-wounds")
    ]


@carried_at(hooks.WOUND_STOPPED, "gas-mask", "CL-CARD-02")
def gas_mask(g: Game, s: Survivor, wound: Wound) -> bool:
    """CL-CARD-02: its bearer is immune to the blood of Toxic Zombies, from reserve too."""
    harmless = bool(wound.by == BLOOD_SPRAY)
    if harmless:
        g.emit("wound-stopped", "CL-CARD-02", who=s.index, by="Gas Mask")
    return harmless


@carried_at(hooks.ANYTIME, "cookies", "CL-CARD-02")
def cookies(g: Game, s: Survivor) -> list[Option]:
    """CL-CARD-02: discarded, they are worth a point of experience."""
    return [
        Option("eat", who=s.index, cards=(card,), seat=s.seat, rule="CL-CARD-02") for card in _worn(g, s, "cookies")
    ]


class Eat(AnytimeAct, tag="anytime-eat"):
    """Somebody eats a card."""


@frame(Eat)
def eat_frame(g: Game, f: Eat) -> Question | None:
    """The card is discarded for a point of experience."""
    g.pop()
    survivor = g.state.survivors[f.who]
    drop_card(g, survivor, f.cards[0])
    forget_cancelled(g)
    g.emit("discarded", "CL-CARD-02", who=survivor.index, card=f.cards[0])
    gain_xp(g, survivor, 1, (g.setting.card(f.cards[0]).name,), rule="CL-CARD-02")
    return None


@carried("energy-drink", "CL-CARD-02")
def energy_drink() -> Iterator[Hook]:
    """CL-CARD-02: discarded in its owner's activation, it gives them one more Action in it."""

    def drink(g: Game, turn: Turn, s: Survivor, purse: Purse, out: list[Option]) -> None:
        if not is_given(turn):
            out.extend(
                Option("drink", who=s.index, cards=(card,), rule="CL-CARD-02") for card in _worn(g, s, "energy-drink")
            )

    yield from anywhere(hook(hooks.TURN_OFFERS, drink))


@action("drink")
def _drink(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    drop_card(g, survivor, option.cards[0])
    turn.bonus += 1
    g.emit("discarded", option.rule, who=survivor.index, card=option.cards[0])


@carried_at(hooks.KILLS_CLEANLY, "no-crawlers", "CL-CARD-02", hooks.SET)
def no_crawlers(g: Game, s: Survivor, attack: Attack, clean: bool) -> bool:
    """CL-CARD-02: what is killed with it leaves no Crawler."""
    return clean or "no-crawlers" in weapon_of(g, attack).traits


@carried_at(hooks.PICKS_TARGETS, "sniper-weapon", "CL-CRAFT-15", hooks.SET)
def sniper_weapon(g: Game, s: Survivor, attack: Attack, picks: bool) -> bool:
    """CL-CRAFT-15: whoever fires a weapon with a Scope picks the targets."""
    return picks or all(is_joined(g, card, "sniper-weapon") for card in weapon_cards(attack))


@carried_at(hooks.PICKS_TARGETS, "picks-targets", "CL-CRAFT-15", hooks.SET)
def picks_targets(g: Game, s: Survivor, attack: Attack, picks: bool) -> bool:
    """CL-CRAFT-15: a weapon that counts as a Sniper Rifle picks its targets as one does."""
    return picks or "picks-targets" in weapon_of(g, attack).traits


@carried("as-standard", "CL-CARD-02")
def as_standard() -> Iterator[Hook]:
    """CL-CARD-02: for this weapon all Zombies are standard ones: none is immune, and nothing rises again from them."""

    def with_this(g: Game, s: Survivor, attack: Attack, value: bool) -> bool:
        return value or "as-standard" in weapon_of(g, attack).traits

    yield hook(hooks.KILLS_CLEANLY, with_this, hooks.SET)
    yield hook(hooks.HARMS_ALL, with_this, hooks.SET)


@carried_at(hooks.ROLL_BONUS, "laser", "CL-CARD-02", hooks.SET)
def laser(g: Game, s: Survivor, attack: Attack, bonus: int) -> int:
    """CL-CARD-02: 1 is added to every die, if all weapons used have their Laser Pointer."""
    return max(bonus, 1) if all(is_joined(g, card, "laser") for card in weapon_cards(attack)) else bonus
