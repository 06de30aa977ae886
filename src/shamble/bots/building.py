"""Cards that are made of two others: which are worth keeping, who brings both together, when to build (CL-CRAFT)."""

from __future__ import annotations

from shamble.bots.arms import A_BLAZE, felling_worth, weapon_worth
from shamble.bots.provisions import provision_worth
from shamble.engine import Option
from shamble.rules.anytime import buildable
from shamble.rules.arranging import Arranging, canonical, own_places
from shamble.rules.combat.weapons import CLEARS_ZONE
from shamble.rules.horde import number
from shamble.world import Game, Survivor
from shamble.world.records import CardType, Combination
from shamble.world.state import WOUNDED

A_PART = 0.4
"""The worth of a card that makes a better one together with another."""
WORTH_A_TRADE = 0.3
NEEDED = A_BLAZE - 0.5
"""Its worth while there are Zombies that nothing else kills."""


def built(game: Game, who: int) -> Option | None:
    """Two cards that make a better one, put together in a turn."""
    return next(iter(builds(game, who)), None)


def builds(game: Game, who: int) -> list[Option]:
    """CL-CRAFT-01: the cards that a Survivor can make now of two others."""
    survivor = game.person(who)
    if not buildable(game, survivor):
        return []
    return [option for option in game.anytime(survivor.seat) if option.action == "build" and option.who == who]


def fetched(game: Game, who: int) -> Option | None:
    """A trade with somebody here who has the other part of what is needed."""
    survivor = game.person(who)
    trades = [option for option in game.options if option.action == "trade"]
    if not trades or not any(needed(game, made) for made in game.setting.combinations):
        return None
    return next((one for one in trades if other_parts(game, survivor, game.state.survivors[one.other])), None)


def worth(game: Game, card: int) -> float:
    """The worth of keeping a card; a Wound is worth least of all."""
    if card == WOUNDED:
        return -1.0
    card_type = game.setting.card(card)
    kept_for = part_worth(game, card_type) + provision_worth(game, card_type) + felling_worth(game, card)
    return weapon_worth(card_type) + kept_for


def part_worth(game: Game, card_type: CardType) -> float:
    """The worth of a card as a part of a better one."""
    made = [one for one in game.setting.combinations if card_type.name in one.parts]
    return (NEEDED if any(needed(game, one) for one in made) else A_PART) if made else 0.0


def needed(game: Game, made: Combination) -> bool:
    """Whether there are Zombies that only this kills."""
    if made.joins or CLEARS_ZONE not in game.setting.type_of[made.result].traits:
        return False
    tough = [kind.index for kind in game.setting.kinds if kind.min_damage <= 0]
    return any(number(game, zone, kind) for kind in tough for zone, crowd in enumerate(game.state.crowd) if crowd)


def other_parts(game: Game, survivor: Survivor, other: Survivor) -> list[int]:
    """The other Survivor's cards that this one lacks for something that is needed."""
    own = {game.setting.card(card).name for card in survivor.cards if card > 0}
    lacking: set[str] = set()
    for made in game.setting.combinations:
        if needed(game, made) and len(own & set(made.parts)) == 1:
            lacking |= set(made.parts) - own
    return [card for card in other.cards if card > 0 and game.setting.card(card).name in lacking]


def better_arms(game: Game, survivor: Survivor, other: Survivor) -> list[int]:
    """The other Survivor's weapons that they can spare and that beat everything this one has, the best first."""
    mine = max((weapon_worth(game.setting.card(card)) for card in survivor.cards), default=0.0)
    theirs = sorted(other.cards, key=lambda card: (-weapon_worth(game.setting.card(card)), card))
    return [card for card in theirs[1:] if weapon_worth(game.setting.card(card)) > mine + WORTH_A_TRADE]


def taken_over(game: Game, trade: Arranging, options: list[Option]) -> Option:
    """Where the next card of a trade goes: everything stays as it is but for the part or the weapon that is lacking."""
    people = game.state.survivors
    cards, wanted = trade.cards, list(trade.before)
    me, other = people[trade.who], people[trade.other]
    parts, arms = other_parts(game, me, other), better_arms(game, me, other)
    if (parts or arms) and options[-1].action == "place":
        part = cards.index((parts or arms)[0])
        place = own_places(trade) - 1
        if not parts and wanted.count(0) < trade.room[0]:
            place = 0
        if wanted.count(place) >= trade.room[place]:
            own = [at for at, before in enumerate(wanted) if before < own_places(trade) and cards[at] > 0]
            given = min(own, key=lambda at: worth(game, cards[at]))
            place = wanted[given]
            wanted[given] = wanted[part]
        wanted[part] = place
    target = canonical(game, trade, tuple(wanted))[len(trade.placed)]
    return next((option for option in options if option.to == game.setting.rules.places.everywhere[target]), options[0])
