"""Fields of a turn: the Actions left, the cost of an option, the odds of an attack and whom it endangers."""

from __future__ import annotations

from collections import Counter

from shamble.rules.combat.targets import exposed_to
from shamble.rules.companions.orders import company_cards
from shamble.rules.turn import actions_left
from shamble.text.fields.registry import MessageFields, field
from shamble.text.forecast import forecast
from shamble.text.names import loudness


@field("left", "who", now=True)
def _left(facts: MessageFields) -> str:
    """Actions and free Actions left in the turn that is asked about."""
    survivor = facts.game.person(facts.data["who"])
    left, free = actions_left(facts.game, survivor)
    said = facts.words
    shown = [said.phrase("actions", actions=left or 0)]
    shown += [
        said.phrase("free-left", count=count, what=said.word(f"free-{kind}")) for kind, count in Counter(free).items()
    ]
    return said.series(shown)


@field("price", now=True)
def _price(facts: MessageFields) -> str:
    """The price, when it is not simply one Action."""
    cost, free = facts.data.get("cost", 0), facts.data.get("free", "")
    if free:
        word = facts.words.word(f"free-{free}")
        return facts.words.phrase("price-free-and" if cost else "price-free", free=word, cost=cost)
    return facts.words.phrase("price", cost=cost) if cost > 1 else ""


@field("price_or_none", now=True)
def _price_or_none(facts: MessageFields) -> str:
    """As `price`, for an option that costs an Action unless a Skill makes it free."""
    return str(_price(facts)) if facts.data.get("cost") else facts.words.phrase("price-none")


@field("odds", "who", "zone", now=True)
def _odds(facts: MessageFields) -> str:
    """The dice and the face they need, with every Skill taken into account."""
    data = facts.data
    mode = data["action"].removeprefix("team-")
    seen = forecast(facts.game, mode, data["who"], data["zone"], data.get("cards", ()), data.get("name", ""))
    if seen.clears:
        return facts.words.phrase("odds-clears")
    rolled = "odds-sure" if seen.sure else "odds"
    parts = [facts.words.phrase(rolled, dice=seen.dice, needed=seen.needed)]
    if seen.damage > 1:
        parts.append(facts.words.phrase("odds-damage", damage=seen.damage))
    if seen.noisy:
        parts.append(loudness(facts.words, facts.game.setting, seen.noisy))
    return facts.words.series(parts)


@field("company_odds", "other", "zone", now=True)
def _company_odds(facts: MessageFields) -> str:
    """The dice of a Companion's attack, with all who join in."""
    companion = facts.game.person(facts.data["other"])
    cards = company_cards(facts.game, companion)
    mode = "ranged" if facts.data["action"] == "volley" else "melee"
    data = {"action": mode, "who": companion.index, "zone": facts.data["zone"], "cards": cards}
    return str(_odds(MessageFields(facts.words, facts.game, data, now=facts.now)))


@field("friends", "who", "zone", now=True)
def _friends(facts: MessageFields) -> str:
    """A warning that other Survivors stand where the shot goes."""
    shooter, mode = facts.game.person(facts.data["who"]), facts.data["action"].removeprefix("team-")
    hit = [one.name for one in exposed_to(facts.game, shooter, mode, facts.data["zone"])]
    return facts.words.phrase("friends", who=facts.words.listed(hit)) if hit else ""
