"""Fields of Zombies, their kinds and their cards."""

from __future__ import annotations

from shamble.text import names
from shamble.text.fields.registry import MessageFields, field


@field("kind", "kind")
def _kind(facts: MessageFields) -> str:
    kind = facts.data["kind"]
    return facts.words.word(kind) if isinstance(kind, str) else names.kind_name(facts.game, kind)


@field("all_kinds", "kinds")
def _all_kinds(facts: MessageFields) -> str:
    return facts.words.listed([facts.words.plural(names.kind_name(facts.game, kind)) for kind in facts.data["kinds"]])


@field("zombies", "kind", "count")
def _zombies(facts: MessageFields) -> str:
    return names.zombies(facts.words, facts.game, facts.data["kind"], facts.data["count"])


@field("brings", "card", "level")
def _brings(facts: MessageFields) -> str:
    """The Zombies that a card brought when it was drawn."""
    return names.zombie_card(facts.words, facts.game, facts.data["card"], facts.data["level"])


@field("order", "card", "level")
def _order(facts: MessageFields) -> str:
    """The name of a card that gives an order, and what it says."""
    card = facts.game.setting.zombie_cards[facts.data["card"] - 1]
    return facts.words.phrase("order", name=card.name, text=card.text)


@field("zombie_cards", "cards")
def _zombie_cards(facts: MessageFields) -> str:
    return facts.words.series([facts.game.setting.zombie_cards[card - 1].name for card in facts.data["cards"]])


@field("zombie_card", "n", now=True)
def _zombie_card(facts: MessageFields) -> str:
    """A Zombie card that lies open, by its number and what it brings now."""
    number = facts.data["n"]
    card = facts.game.setting.zombie_cards[number - 1]
    brings = names.zombie_card(facts.words, facts.game, number)
    return facts.words.phrase("zombie-card", name=card.name, brings=brings)
