"""Fields of a turn: what is left of it, what an offer costs, the odds of an attack and whom it endangers."""

from __future__ import annotations

from collections import Counter

from shamble.rules.combat.targets import exposed_to
from shamble.rules.companions.orders import company_cards
from shamble.rules.turn import actions_left
from shamble.text.fields.registry import Telling, field
from shamble.text.forecast import forecast
from shamble.text.names import loudness


@field("left", "who", now=True)
def _left(told: Telling) -> str:
    """Actions and free Actions left in the turn that is asked about."""
    survivor = told.game.person(told.data["who"])
    left, free = actions_left(told.game, survivor)
    said = told.words
    shown = [said.phrase("actions", actions=left or 0)]
    shown += [
        said.phrase("free-left", count=count, what=said.word(f"free-{kind}")) for kind, count in Counter(free).items()
    ]
    return said.series(shown)


@field("price", now=True)
def _price(told: Telling) -> str:
    """What is paid, when it is not simply one Action."""
    cost, free = told.data.get("cost", 0), told.data.get("free", "")
    if free:
        word = told.words.word(f"free-{free}")
        return told.words.phrase("price-free-and" if cost else "price-free", free=word, cost=cost)
    return told.words.phrase("price", cost=cost) if cost > 1 else ""


@field("price_or_none", now=True)
def _price_or_none(told: Telling) -> str:
    """As `price`, for what costs an Action unless a Skill makes it free."""
    return str(_price(told)) if told.data.get("cost") else told.words.phrase("price-none")


@field("odds", "who", "zone", now=True)
def _odds(told: Telling) -> str:
    """Dice and what they need, with every Skill counted in."""
    data = told.data
    mode = data["action"].removeprefix("team-")
    seen = forecast(told.game, mode, data["who"], data["zone"], data.get("cards", ()), data.get("name", ""))
    if seen.clears:
        return told.words.phrase("odds-clears")
    parts = [told.words.phrase("odds", dice=seen.dice, needed=seen.needed)]
    if seen.damage > 1:
        parts.append(told.words.phrase("odds-damage", damage=seen.damage))
    if seen.noisy:
        parts.append(loudness(told.words, told.game.setting, seen.noisy))
    return told.words.series(parts)


@field("company_odds", "other", "zone", now=True)
def _company_odds(told: Telling) -> str:
    """The dice of a Companion's attack, with all who join in."""
    companion = told.game.person(told.data["other"])
    cards = company_cards(told.game, companion)
    mode = "ranged" if told.data["action"] == "volley" else "melee"
    data = {"action": mode, "who": companion.index, "zone": told.data["zone"], "cards": cards}
    return str(_odds(Telling(told.words, told.game, data, now=told.now)))


@field("friends", "who", "zone", now=True)
def _friends(told: Telling) -> str:
    """A warning that other Survivors stand where the shot goes."""
    shooter, mode = told.game.person(told.data["who"]), told.data["action"].removeprefix("team-")
    hit = [one.name for one in exposed_to(told.game, shooter, mode, told.data["zone"])]
    return told.words.phrase("friends", who=told.words.listed(hit)) if hit else ""
