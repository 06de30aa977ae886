"""Fields of Equipment cards: which they are, where they are laid, what lies there so far."""

from __future__ import annotations

from shamble.rules.arranging import arranging
from shamble.text import names
from shamble.text.fields.registry import MessageFields, field, plain_fields

plain_fields(("card", "lost"), lambda facts, value: facts.carried(value))


@field("cards", "cards")
def _cards(facts: MessageFields) -> object:
    cards = facts.data["cards"]
    return cards if isinstance(cards, int) else facts.words.listed([facts.carried(card) for card in cards])


@field("weapon")
def _weapon(facts: MessageFields) -> str:
    """One weapon, or two equal ones used together; without a card the one that a Skill gives."""
    cards = facts.data.get("cards", ())
    if not cards:
        return facts.words.word(facts.data["name"])
    name = facts.card(cards[0])
    return name if len(cards) == 1 else facts.words.phrase("both", weapon=name)


@field("with_dogs", now=True)
def _with_dogs(facts: MessageFields) -> str:
    """The dogs that get in or out with somebody."""
    dogs = [facts.card(card) for card in facts.data.get("cards", ())]
    return facts.words.phrase("with-dogs", dogs=facts.words.listed(dogs)) if dogs else ""


@field("place", "to", now=True)
def _place(facts: MessageFields) -> str:
    """The place where a card is laid; in a trade also one of the other Survivor."""
    return _place_words(facts, facts.data["to"])


def _place_words(facts: MessageFields, place: str) -> str:
    own = place.removeprefix("other-")
    if place == own:
        return facts.words.word(place)
    other = names.survivor_name(facts.game, arranging(facts.game).other)
    theirs = facts.words.word_or(place, facts.words.word(own))
    return facts.words.phrase("to-other", place=theirs, other=other)


@field("trade", now=True)
def _trade(facts: MessageFields) -> str:
    """The cards that whoever is asked would carry after a trade."""
    laid = _laid_out(facts, facts.game.setting.rules.places.names)
    said = facts.words
    return said.listed(
        [
            said.phrase("laid-so-far", cards=cards or said.word("nothing"), place=said.word(place))
            for place, cards in laid
        ]
    )


@field("laid", now=True)
def _laid(facts: MessageFields) -> str:
    """The cards that have been laid out so far and those still to come, so that nobody has to remember them."""
    now = arranging(facts.game)
    shown = []
    for place, cards in _laid_out(facts, facts.game.setting.rules.places.everywhere):
        if cards:
            shown.append(facts.words.phrase("laid-so-far", cards=cards, place=_place_words(facts, place)))
    later = [facts.card(card) for card in now.cards[len(now.placed) + 1 :]]
    if later:
        shown.append(facts.words.phrase("laid-later", cards=facts.words.series(later)))
    return facts.words.phrase("laid", what=facts.words.series(shown, "semicolon")) if shown else ""


def _laid_out(facts: MessageFields, places: tuple[str, ...]) -> list[tuple[str, str]]:
    """Each place with the cards that have been laid there so far."""
    now, known = arranging(facts.game), facts.game.setting.rules.places.everywhere
    piles: dict[str, list[str]] = {place: [] for place in places}
    for card, index in zip(now.cards, now.placed, strict=False):
        if known[index] in piles:
            piles[known[index]].append(facts.card(card))
    return [(place, facts.words.series(cards)) for place, cards in piles.items()]
