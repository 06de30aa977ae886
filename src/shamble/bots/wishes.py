"""What the greedy bot wishes for. Each wish is a small function of a position with a weight; their sum is its score.

Only what lies open on the table is looked at: figures, tokens, doors, inventories; never a deck.
"""

from __future__ import annotations

from collections.abc import Callable

from shamble.bots.compass import Compass
from shamble.engine import Game, Survivor
from shamble.rules.wounds import health

FATAL = 12
"""How much worse a Wound is that somebody dies of."""
NEAR = 3
"""Zombies farther away than this are nobody's worry yet."""


class Position:
    """A position with the facts that several wishes need."""

    __slots__ = ("distances", "game", "people", "state")

    def __init__(self, game: Game, compass: Compass) -> None:
        self.game = game
        self.state = game.state
        self.people: list[Survivor] = game.on_board()
        self.distances = compass.distances(game)


Wish = Callable[[Position], float]

WISHES: list[tuple[float, Wish]] = []


def wish(weight: float) -> Callable[[Wish], Wish]:
    """Decorator: one more thing to wish for, and how much."""

    def register(function: Wish) -> Wish:
        WISHES.append((weight, function))
        return function

    return register


def score(position: Position) -> float:
    """How good a position is: the weighed sum of all wishes."""
    return sum(weight * wanted(position) for weight, wanted in WISHES)


@wish(10_000)
def win(position: Position) -> float:
    """To win, and not to lose."""
    return {"won": 1, "lost": -1}.get(position.state.outcome, 0)


@wish(12)
def stay_whole(position: Position) -> float:
    """No Wounds."""
    return -sum(survivor.wounds for survivor in position.people)


@wish(5)
def meet_no_attacks(position: Position) -> float:
    """No Wounds in the coming Zombies' Phase; more of them than can be borne weigh as much as a lost game."""
    total = 0.0
    for zone in sorted({survivor.zone for survivor in position.people}):
        here = [survivor for survivor in position.people if survivor.zone == zone]
        attacks = coming_attacks(position.game, zone)
        if attacks:
            bearable = sum(health(position.game, survivor) - 1 - survivor.wounds for survivor in here)
            total += min(attacks, bearable) + FATAL * max(0, attacks - bearable)
    return -total


def coming_attacks(game: Game, zone: int) -> int:
    """Attacks that the Zombies in a Zone and next to it can make there in their next Activation."""
    crowd = game.state.crowd
    total = _attacks(game, zone, 0)
    for near in game.layout.adjacent[zone]:
        if crowd[near]:
            total += _attacks(game, near, 1)
    return total


def _attacks(game: Game, zone: int, moves: int) -> int:
    if not game.state.crowd[zone]:
        return 0
    start = zone * game.setting.stride
    numbers = game.state.zombies[start : start + game.setting.stride]
    return sum(
        number * max(0, kind.actions - moves)
        for kind, number in zip(game.setting.kinds, numbers, strict=True)
        if number
    )


@wish(0.3)
def thin_them_out(position: Position) -> float:
    """Few Zombies, above all in the neighbourhood."""
    layout = position.game.layout
    zones = sorted({survivor.zone for survivor in position.people})
    total = 0.0
    for zone, number in enumerate(position.state.crowd):
        if number:
            nearest = min((far for near in zones if (far := layout.distance(zone, near)) >= 0), default=NEAR + 1)
            total += number * (1 if nearest > NEAR else 2 - nearest / NEAR)
    return -total


@wish(16)
def go_on(position: Position) -> float:
    """Near to what the Mission wants next."""
    return -sum(position.distances[survivor.zone] for survivor in position.people)


@wish(3)
def keep_together(position: Position) -> float:
    """Nobody far behind and nobody far ahead."""
    ways = [position.distances[survivor.zone] for survivor in position.people]
    return -max(0, max(ways, default=0) - min(ways, default=0) - 2)


@wish(1000)
def take_objectives(position: Position) -> float:
    """Every Objective helps: experience, or a way that opens."""
    return position.state.taken.bit_count()


@wish(2)
def hold_weapons(position: Position) -> float:
    """Good weapons in hand; those in the reserve count a little."""
    return sum(armament(position.game, survivor) for survivor in position.people)


def armament(game: Game, survivor: Survivor) -> float:
    """The kills that his best weapon in hand promises per Action, and a little for everything else he carries."""
    held = [weapon_worth(game, card) for card in survivor.slots[:2] if card > 0]
    kept = [weapon_worth(game, card) for card in survivor.slots[2:] if card > 0]
    return max(held, default=0.0) + 0.2 * sum(held) + 0.1 * sum(kept)


def weapon_worth(game: Game, card: int) -> float:
    """Expected kills of ordinary Zombies in one Action; reach and heavy Damage make a weapon better."""
    card_type = game.setting.card(card)
    worth = 0.1
    for mode in card_type.modes:
        hits = mode.dice * (7 - mode.accuracy) / 6
        worth = max(worth, hits * (1 + 0.25 * mode.ranged + 0.25 * (mode.damage > 1)))
    return worth + 0.3 * bool(card_type.door)
