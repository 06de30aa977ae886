"""House rules about setting up (CL-HOUSE-36 to -39)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.dealing import take_named
from shamble.rules.rule import rule
from shamble.rules.setup import FIRST_PLAYER
from shamble.rules.starting_weapons import (
    DEAL_WEAPONS,
    WEAPONS_FOR_FEW,
    deal_evenly,
    share_out,
    weak_weapon,
)
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

FULL_TEAM = 6
WEAK_ONES = 3

declare(
    EventKind("first-drawn", "n"),
)


def _strong_and_weak(g: Game, strong: tuple[str, ...], weak: int) -> list[int]:
    """One of each of the strong weapons and so many weak ones, as far as there are any."""
    found = [*(take_named(g, name) for name in strong), *(weak_weapon(g) for _ in range(weak))]
    return [card for card in found if card]


@rule("one-weapon-each", "CL-HOUSE-36", of="setup", replaces=("CL-SETUP-26",), setup_only=True)
def one_weapon_each() -> Iterator[Hook]:
    """CL-HOUSE-36: fewer than six Survivors get one starting weapon each; the others are out of the game."""

    def one_each(g: Game, strong: tuple[str, ...]) -> list[Frame] | None:
        number = len(g.state.survivors)
        if number >= FULL_TEAM:
            return None
        cards = g.shuffle(_strong_and_weak(g, strong, max(0, number - len(strong))), "starting-choice")
        g.state.aside.extend(cards[number:])
        return g.ask(DEAL_WEAPONS, cards[:number], g.state.survivors, 1, "CL-HOUSE-36")

    yield hook(WEAPONS_FOR_FEW, one_each)


@rule("six-weapons", "CL-HOUSE-39", of="setup", replaces=("CL-SETUP-26",), setup_only=True)
def six_weapons() -> Iterator[Hook]:
    """CL-HOUSE-39: fewer than six Survivors get three strong weapons and three weak ones, as evenly as possible."""

    def all_six(g: Game, strong: tuple[str, ...]) -> list[Frame] | None:
        survivors = g.state.survivors
        if len(survivors) >= FULL_TEAM:
            return None
        cards = _strong_and_weak(g, strong, WEAK_ONES)
        if weapons_by_agreement.name in g.setting.rules.in_force:
            return g.ask(DEAL_WEAPONS, cards, survivors, g.setting.rules.places.count, "CL-HOUSE-39")
        return deal_evenly(g, cards, "CL-HOUSE-39")

    yield hook(WEAPONS_FOR_FEW, all_six)


@rule("weapons-by-agreement", "CL-HOUSE-37", of="setup", replaces=("CL-SETUP-30",), setup_only=True)
def weapons_by_agreement() -> Iterator[Hook]:
    """CL-HOUSE-37: the players hand the starting weapons out as they wish."""

    def agree(g: Game, cards: list[int], survivors: list[Survivor], most: int, rule: str) -> list[Frame]:
        return [share_out(g, cards, most if most == 1 else g.setting.rules.places.count, "CL-HOUSE-37")]

    yield hook(DEAL_WEAPONS, agree)


@rule("random-first-player", "CL-HOUSE-38", of="setup", replaces=("CL-SETUP-36",), setup_only=True)
def random_first_player() -> Iterator[Hook]:
    """CL-HOUSE-38: the first player is drawn at random."""

    def drawn(g: Game) -> list[Frame]:
        g.state.first_seat = g.shuffle(range(g.setting.seats), "first-player")[0]
        g.emit("first-drawn", "CL-HOUSE-38", n=g.state.first_seat + 1)
        return []

    yield hook(FIRST_PLAYER, drawn)
