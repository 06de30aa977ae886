"""Fields of Zombies, their kinds and their cards."""

from __future__ import annotations

from shamble.text import names
from shamble.text.fields.registry import Telling, field


@field("kind", "kind")
def _kind(told: Telling) -> str:
    kind = told.data["kind"]
    return told.words.word(kind) if isinstance(kind, str) else names.kind_name(told.game, kind)


@field("all_kinds", "kinds")
def _all_kinds(told: Telling) -> str:
    return told.words.listed([told.words.plural(names.kind_name(told.game, kind)) for kind in told.data["kinds"]])


@field("zombies", "kind", "count")
def _zombies(told: Telling) -> str:
    return names.zombies(told.words, told.game, told.data["kind"], told.data["count"])


@field("brings", "card", "level")
def _brings(told: Telling) -> str:
    """What a Zombie card that was drawn brings."""
    return names.zombie_card(told.words, told.game, told.data["card"], told.data["level"])


@field("zombie_cards", "cards")
def _zombie_cards(told: Telling) -> str:
    return told.words.series([told.game.setting.zombie_cards[card - 1].name for card in told.data["cards"]])


@field("zombie_card", "n", now=True)
def _zombie_card(told: Telling) -> str:
    """A Zombie card that lies open, by its number and what it brings now."""
    number = told.data["n"]
    card = told.game.setting.zombie_cards[number - 1]
    brings = names.zombie_card(told.words, told.game, number)
    return told.words.phrase("zombie-card", name=card.name, brings=brings)
