"""The registry of fields, and the facts from which they are made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from shamble.text import names
from shamble.text.words import Words
from shamble.world.game import Game


class MessageFields(Mapping[str, object]):
    """The fields of a message, made from the plain data of an option, a question or an event, and from the game.

    `now` says that the data speak of the present; words about the past must not depend on the present state.
    """

    __slots__ = ("data", "game", "now", "words")

    def __init__(self, words: Words, game: Game, data: Mapping[str, Any], *, now: bool) -> None:
        self.words = words
        self.game = game
        self.data = data
        self.now = now

    def __getitem__(self, name: str) -> object:
        return FIELDS[name].make(self)

    def __iter__(self) -> Iterator[str]:
        return iter(FIELDS)

    def __len__(self) -> int:
        return len(FIELDS)

    def card(self, number: int) -> str:
        """A card, with its present state only when the present is spoken of."""
        show = names.card_now if self.now else names.card_name
        return show(self.words, self.game, number)

    def carried(self, number: int) -> str:
        """A card that somebody carries; with its place where an equal one lies in the other."""
        name = self.card(number)
        who = self.data.get("who", -1)
        slots = self.game.person(who).slots if self.now and who >= 0 else []
        if number <= 0 or number not in slots:
            return name
        at = self.game.setting.rules.places.at
        places = {at(slot) for slot, card in enumerate(slots) if card > 0 and self.card(card) == name}
        if len(places) == 1:
            return name
        place = at(slots.index(number))
        return self.words.phrase("in-place", card=name, place=self.words.word(place))


Make = Callable[[MessageFields], object]


class Field:
    """One field: the function that makes it, the data it needs, and whether it speaks of the present state."""

    __slots__ = ("make", "needs", "now")

    def __init__(self, make: Make, needs: tuple[str, ...], now: bool) -> None:
        self.make = make
        self.needs = needs
        self.now = now


FIELDS: dict[str, Field] = {}


def field(name: str, *needs: str, now: bool = False) -> Callable[[Make], Make]:
    """Decorator: registers the function that makes the field of this name from the data that it needs."""

    def register(make: Make) -> Make:
        FIELDS[name] = Field(make, needs, now)
        return make

    return register


def plain_fields(names_: tuple[str, ...], make: Callable[[MessageFields, Any], object]) -> None:
    """Register fields that are made from the datum of the same name alone."""
    for name in names_:
        FIELDS[name] = Field(lambda facts, name=name: make(facts, facts.data[name]), (name,), False)  # type: ignore[misc]
