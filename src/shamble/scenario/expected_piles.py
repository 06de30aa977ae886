"""The keys of `expect` about decks, discard piles and the cards put aside."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from shamble.files.plain import Json
from shamble.files.reading import Document
from shamble.scenario.cards import drawn_card
from shamble.scenario.faults import Faults
from shamble.scenario.names import kind_names, pile_names, zombie_card_content
from shamble.scenario.shape import DrawnCard, ExpectedPile
from shamble.world.game import Game

Comparison = tuple[str, object, object]
"""A place, what is expected there, what is there."""

WantedPile = int | Sequence[str | int | DrawnCard] | ExpectedPile
NO_PILE = "no such pile"
LISTED = {"decks": "top", "discards": "all", "aside": "with_"}
"""The key of the long form that a plain list stands for."""


def piles(game: Game, key: str, wanted: Mapping[str, WantedPile]) -> Iterator[Comparison]:
    """The comparisons of all decks, or all discard piles, that are named."""
    gone: dict[str, list[int]] = {deck.gone: [] for deck in game.setting.rules.decks.values() if deck.gone}
    there = game.state.decks if key == "decks" else {**gone, **game.state.discards}
    for name, given in wanted.items():
        if name in there:
            yield from _pile(game, f"{key}.{name}", LISTED[key], given, pile_names(game.setting, name, there[name]))
        else:
            yield f"{key}.{name}", _short(game, given), NO_PILE


def aside(game: Game, wanted: WantedPile) -> Iterator[Comparison]:
    """The comparisons of the cards put aside."""
    yield from _pile(
        game, "aside", LISTED["aside"], wanted, [game.setting.card(card).name for card in game.state.aside]
    )


def _pile(game: Game, place: str, listed: str, wanted: WantedPile, cards: list[Json]) -> Iterator[Comparison]:
    if isinstance(wanted, int):
        yield place, wanted, len(cards)
        return
    detail = wanted if isinstance(wanted, ExpectedPile) else ExpectedPile(**{listed: tuple(wanted)})
    if detail.top is not None:
        yield f"{place} from the top", _contents(game, detail.top), cards[: len(detail.top)]
    if detail.all is not None:
        yield place, sorted(_contents(game, detail.all), key=str), sorted(cards, key=str)
    named = _contents(game, detail.with_ or ())
    for card in [card for at, card in enumerate(named) if card not in named[:at]]:
        yield f"{place}.{card}", named.count(card), min(named.count(card), cards.count(card))
    if detail.without is not None:
        yield f"{place} without", [], [card for card in _contents(game, detail.without) if card in cards]


def _contents(game: Game, cards: Sequence[str | int | DrawnCard]) -> list[Json]:
    return [_content(game, card) for card in cards]


def _content(game: Game, card: str | int | DrawnCard) -> Json:
    if not isinstance(card, DrawnCard):
        return card
    made = drawn_card(card, kind_names(game.setting), (), Faults(Document(None, "", None)))
    return zombie_card_content(game.setting, made)


def _short(game: Game, wanted: WantedPile) -> Json:
    return "a pile" if isinstance(wanted, int | ExpectedPile) else _contents(game, wanted)
