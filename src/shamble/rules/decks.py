"""The contents of the decks when a game begins, where the books leave a choice (CL-SETUP-02, -21; RM-MIX-02)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.decks import ZOMBIE
from shamble.world.game import Game
from shamble.world.hooks import SetupWay, Way
from shamble.world.records import WALKER, CardType
from shamble.world.setting import Setting

WALK_OF_THE_DEAD = "Walk of the Dead"
BUILT_NAILBAT, FOUND_NAILBAT = "Nailbat (PO)", "Nailbat (RM)"


zombie_deck = Rule("zombie-deck", of="setup", usual="all", always=True, setup_only=True)
ZOMBIE_DECK: SetupWay[Setting, list[int]] = SetupWay("the Zombie cards of a game")
NAILBAT: Way[Mapping[str, tuple[str, ...]]] = Way("the cards that can be built in place of another, by its name")


@zombie_deck.value("all", ZOMBIE_DECK)
def all_zombie_cards(setting: Setting) -> list[int]:
    """CL-SETUP-01, -02: the Zombie cards of all boxes in use, those of Walk of the Dead among them."""
    return [number for number, card in enumerate(setting.zombie_cards, 1) if card.deck == ZOMBIE]


@zombie_deck.value("walk-of-the-dead", ZOMBIE_DECK)
def walkers_alone(setting: Setting) -> list[int]:
    """CL-SETUP-02, CL-READ-21: the Walk of the Dead cards are the whole deck, and nothing but Walkers is ever drawn."""
    return [
        number
        for number, card in enumerate(setting.zombie_cards, 1)
        if card.box.startswith(WALK_OF_THE_DEAD) and all(setting.kinds[kind].type == WALKER for kind in card.kinds)
    ]


EASIER, HARDER, EXTRA_ACTIVATIONS = range(1, 19), range(19, 37), range(37, 41)
PARTS: dict[str, tuple[range, ...]] = {
    "easier": (EASIER, EXTRA_ACTIVATIONS),
    "harder": (HARDER, EXTRA_ACTIVATIONS),
    "no-extra-activations": (EASIER, HARDER),
    "easier-no-extra-activations": (EASIER,),
    "harder-no-extra-activations": (HARDER,),
}
difficulty = Rule("zombie-cards", "SE-SPAWN-14", of="setup", setup_only=True)


def _only(parts: tuple[range, ...]) -> Callable[[Setting], list[int]]:
    """SE-SPAWN-14: the Zombie cards with the numbers of these parts, and all that no box of the edition has."""

    def some_zombie_cards(setting: Setting) -> list[int]:
        printed = {f"#{number}" for part in parts for number in part}
        cards = ((number, setting.zombie_cards[number - 1].name) for number in all_zombie_cards(setting))
        return [number for number, name in cards if name in printed or not name.startswith("#")]

    return some_zombie_cards


for value, parts in PARTS.items():
    difficulty.on(ZOMBIE_DECK, value=value)(_only(parts))

nailbat = Rule("nailbat", of="setup", usual="consolidated", always=True, setup_only=True)


@nailbat.value("consolidated", NAILBAT)
def found_only(g: Game) -> Mapping[str, tuple[str, ...]]:
    """CL-SETUP-21: the Rue Morgue Nailbat is a pimpweapon and never built."""
    return {}


@nailbat.value("rue-morgue-book", NAILBAT, replaces=("CL-SETUP-21",))
def built_as_well(g: Game) -> Mapping[str, tuple[str, ...]]:
    """RM-MIX-02, CL-READ-21: it is no pimpweapon, and can be built like the one of Prison Outbreak."""
    return {BUILT_NAILBAT: (FOUND_NAILBAT,)}


@nailbat.on(hooks.DECK, "RM-MIX-02", value="rue-morgue-book")
def no_pimpweapon(setting: Setting, card: CardType, deck: str) -> str:
    """RM-MIX-02, CL-READ-21: until it is built it lies aside."""
    return "set-aside" if card.name == FOUND_NAILBAT and deck == "pimpweapon" else deck
