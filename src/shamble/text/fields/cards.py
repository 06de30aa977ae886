"""Fields of Equipment cards: which they are, where they are laid, what lies there so far."""

from __future__ import annotations

from shamble.rules.arranging import arranging
from shamble.text import names
from shamble.text.fields.registry import Telling, field, plain_fields

plain_fields(("card", "lost"), lambda told, value: told.carried(value))


@field("cards", "cards")
def _cards(told: Telling) -> object:
    cards = told.data["cards"]
    return cards if isinstance(cards, int) else told.words.listed([told.carried(card) for card in cards])


@field("weapon")
def _weapon(told: Telling) -> str:
    """One weapon, or two equal ones used together; without a card the one that a Skill gives."""
    cards = told.data.get("cards", ())
    if not cards:
        return told.words.word(told.data["name"])
    name = told.card(cards[0])
    return name if len(cards) == 1 else told.words.phrase("both", weapon=name)


@field("with_dogs", now=True)
def _with_dogs(told: Telling) -> str:
    """The dogs that get in or out with somebody."""
    dogs = [told.card(card) for card in told.data.get("cards", ())]
    return told.words.phrase("with-dogs", dogs=told.words.listed(dogs)) if dogs else ""


@field("place", "to", now=True)
def _place(told: Telling) -> str:
    """Where a card is laid; in a trade also the places of the other one."""
    return _place_words(told, told.data["to"])


def _place_words(told: Telling, place: str) -> str:
    own = place.removeprefix("other-")
    if place == own:
        return told.words.word(place)
    other = names.survivor_name(told.game, arranging(told.game).other)
    theirs = told.words.word_or(place, told.words.word(own))
    return told.words.phrase("to-other", place=theirs, other=other)


@field("trade", now=True)
def _trade(told: Telling) -> str:
    """What the one who is asked would carry after a trade."""
    laid = _laid_out(told, told.game.setting.rules.places.names)
    said = told.words
    return said.listed(
        [
            said.phrase("laid-so-far", cards=cards or said.word("nothing"), place=said.word(place))
            for place, cards in laid
        ]
    )


@field("laid", now=True)
def _laid(told: Telling) -> str:
    """What has been laid out so far and what is still to come, so that nobody has to remember it."""
    now = arranging(told.game)
    shown = []
    for place, cards in _laid_out(told, told.game.setting.rules.places.everywhere):
        if cards:
            shown.append(told.words.phrase("laid-so-far", cards=cards, place=_place_words(told, place)))
    later = [told.card(card) for card in now.cards[len(now.placed) + 1 :]]
    if later:
        shown.append(told.words.phrase("laid-later", cards=told.words.series(later)))
    return told.words.phrase("laid", what=told.words.series(shown, "semicolon")) if shown else ""


def _laid_out(told: Telling, places: tuple[str, ...]) -> list[tuple[str, str]]:
    """(place, cards) of what has been laid out so far."""
    now, known = arranging(told.game), told.game.setting.rules.places.everywhere
    piles: dict[str, list[str]] = {place: [] for place in places}
    for card, index in zip(now.cards, now.placed, strict=False):
        if known[index] in piles:
            piles[known[index]].append(told.card(card))
    return [(place, told.words.series(cards)) for place, cards in piles.items()]
