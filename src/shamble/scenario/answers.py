"""Answers to the small decisions within a step: each covers one of them, or a run of equal ones."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from shamble.engine.decisions import Option
from shamble.engine.declared import DECISIONS
from shamble.files.plain import Json, entries, mapping
from shamble.rules.arranging import arranging
from shamble.scenario.differences import Difference
from shamble.scenario.hints import only_one
from shamble.scenario.inventories import arranged
from shamble.scenario.matching import matches
from shamble.scenario.names import WOUNDED_CARD, card_name, flow, is_called, kind_names
from shamble.scenario.shape import Wanted
from shamble.scenario.words import short_field
from shamble.world.game import Game
from shamble.world.state import WOUNDED

HITS, WOUNDS, ARRANGE = "hits", "wounds", "arrange"
NO_TARGET = "none"


class Answer(ABC):
    """One entry of `answers`."""

    covers_run = False

    def __init__(self, raw: Mapping[str, Json]) -> None:
        self.text = flow(dict(raw))

    @abstractmethod
    def fits(self, game: Game) -> bool:
        """Whether it answers the present decision."""

    @abstractmethod
    def pick(self, game: Game) -> Option:
        """The option that it means; a Difference is raised when that is not offered."""

    @abstractmethod
    def names(self, game: Game, forced: Option) -> bool:
        """Whether it names a forced choice that the engine has just taken; that part of it is spent then."""

    @property
    @abstractmethod
    def done(self) -> bool:
        """Whether all of it is spent."""


class NamedAnswer(Answer):
    """Options one after the other, each by its fields."""

    def __init__(self, raw: Mapping[str, Json], wanted: Sequence[Wanted]) -> None:
        super().__init__(raw)
        self.left = list(wanted)
        self.covers_run = len(wanted) > 1

    def fits(self, game: Game) -> bool:
        """Whether an option with the next action is offered."""
        action = self.left[0].action
        return any(action in (None, option.action) for option in game.options)

    def pick(self, game: Game) -> Option:
        """The only option with these fields."""
        wanted = self.left.pop(0)
        found = [option for option in game.options if matches(game, option, wanted)]
        return only_one(found, game, self.text, wanted)

    def names(self, game: Game, forced: Option) -> bool:
        """Whether the next entry has the fields of the forced option."""
        named = matches(game, forced, self.left[0])
        if named:
            self.left.pop(0)
        return named

    @property
    def done(self) -> bool:
        """Whether all entries are spent."""
        return not self.left


class SharedWoundsAnswer(Answer):
    """The number of Wounds that each Survivor takes, in the order given."""

    covers_run = True

    def __init__(self, raw: Mapping[str, Json]) -> None:
        super().__init__(raw)
        self.left: dict[str, int] = {
            name: count for name, count in mapping(raw[WOUNDS]).items() if isinstance(count, int)
        }

    def fits(self, game: Game) -> bool:
        """Whether the Wounds of a Zone are being shared out."""
        return game.decision is not None and game.decision.kind == "share-wound"

    def pick(self, game: Game) -> Option:
        """The first Survivor who still has Wounds to take."""
        for name, count in self.left.items():
            option = next((o for o in game.options if game.person(o.other).name == name), None)
            if count and option is not None:
                self.left[name] -= 1
                return option
        return only_one([], game, self.text)

    def names(self, game: Game, forced: Option) -> bool:
        """Whether the only possible victim has Wounds to take."""
        name = game.person(forced.other).name if forced.action == "wound" else ""
        if not self.left.get(name):
            return False
        self.left[name] -= 1
        return True

    @property
    def done(self) -> bool:
        """Whether everybody has taken their Wounds."""
        return not any(self.left.values())


class ArrangedAnswer(Answer):
    """The final places of all cards; it covers the placing of each."""

    covers_run = True

    def __init__(self, raw: Mapping[str, Json]) -> None:
        super().__init__(raw)
        self.target: dict[str, list[str]] = {
            key: [str(name) for name in entries(names)] for key, names in mapping(raw[ARRANGE]).items()
        }
        self.plan: list[int] | None = None
        self.at = 0

    def fits(self, game: Game) -> bool:
        """Whether cards are being laid out, a found card could be fitted in, or an offer could be changed."""
        return game.decision is not None and DECISIONS[game.decision.kind].lays_out

    def pick(self, game: Game) -> Option:
        """The next placement, or the single option with the same result."""
        decision = game.decision
        if decision is not None and decision.kind == "find":
            return self._find(game)
        if decision is not None and decision.kind == "trade-consent":
            return only_one([option for option in game.options if option.action == "change"], game, self.text)
        now = arranging(game)
        if self.plan is None:
            self.plan = self._plan(game, now.cards, now.before)
            if tuple(self.plan) == now.before and not now.offers:
                self.at = len(self.plan)
                return next(option for option in game.options if option.action == "keep")
        to = game.setting.rules.places.everywhere[self.plan[self.at]]
        self.at += 1
        return only_one([o for o in game.options if o.action == "place" and o.to == to], game, self.text)

    def _find(self, game: Game) -> Option:
        """The option for a found card; one that goes where there is room needs no rearranging."""
        card = game.options[0].card
        survivor = game.person(game.options[0].who)
        places = game.setting.rules.places
        slots = [(at, held) for at, span in enumerate(places.slices) for held in survivor.slots[span] if held]
        cards, before = [held for _, held in slots], [place for place, _ in slots]
        for option in game.options:
            if option.action in ("take", "throw-away"):
                lies = [*before, places.everywhere.index(option.to or "discard")]
                if sorted(self._labels(game, [*cards, card], lies)) == sorted(self._wanted_labels(game, slots)):
                    self.plan, self.at = [], 0
                    return option
        return only_one([option for option in game.options if option.action == "rearrange"], game, self.text)

    def _labels(self, game: Game, cards: Iterable[int], places: Iterable[int]) -> list[tuple[str, int]]:
        return [(card_name(game, card), place) for card, place in zip(cards, places, strict=True)]

    def _wanted_labels(self, game: Game, slots: list[tuple[int, int]]) -> list[tuple[str, int]]:
        number = arranged(game.setting.rules.places)
        labels = [(name, number[key]) for key, names in self.target.items() for name in names]
        if all(name != WOUNDED_CARD for name, _ in labels):
            labels += [(WOUNDED_CARD, place) for place, card in slots if card == WOUNDED]
        return labels

    def _plan(self, game: Game, cards: Sequence[int], before: Sequence[int]) -> list[int]:
        """The place of each card; equal cards in ascending order of places, as the game asks for them."""
        number = arranged(game.setting.rules.places)
        left = sorted((number[key], name) for key, names in self.target.items() for name in names)
        named_wounds = any(name == WOUNDED_CARD for _, name in left)
        plan = []
        for card, place in zip(cards, before, strict=True):
            if card == WOUNDED and not named_wounds:
                plan.append(place)
                continue
            found = next((entry for entry in left if is_called(game, card, entry[1])), None)
            if found is None:
                raise Difference(f"a place for every card in {self.text}", [f"none for {card_name(game, card)}"])
            left.remove(found)
            plan.append(found[0])
        if left:
            raise Difference(f"the cards of {self.text}", [f"there is no {left[0][1]} (more) to be placed"])
        return plan

    def names(self, game: Game, forced: Option) -> bool:
        """Whether a card had only one place left, and this one was meant."""
        if forced.action != "place" or not self.plan or self.at >= len(self.plan):
            return False
        to = game.setting.rules.places.everywhere[self.plan[self.at]]
        if forced.to != to:
            raise Difference(
                f"{card_name(game, forced.card)} to {to} in {self.text}", [f"only {forced.to} is possible"]
            )
        self.at += 1
        return True

    @property
    def done(self) -> bool:
        """Whether every card has been placed."""
        return self.plan is not None and self.at >= len(self.plan)


def make_answer(raw: Mapping[str, Json], game: Game) -> Answer:
    """An answer that has been checked, ready to be spent."""
    if WOUNDS in raw:
        return SharedWoundsAnswer(raw)
    if ARRANGE in raw:
        return ArrangedAnswer(raw)
    if HITS in raw:
        return NamedAnswer(raw, [_hit(str(name), game) for name in entries(raw[HITS])])
    if "action" in raw:
        return NamedAnswer(raw, [msgspec.convert(raw, Wanted)])
    word = short_word(raw)
    value = raw[word]
    further = {key: entry for key, entry in raw.items() if key != word}
    values = value if isinstance(value, list) else [value]
    return NamedAnswer(raw, [short_answer(word, one, further) for one in values])


def _hit(name: str, game: Game) -> Wanted:
    if name == NO_TARGET:
        return Wanted(action="drop-hits")
    if name in kind_names(game.setting):
        return Wanted(action="hit", kind=name)
    return Wanted(action="hit-survivor", other=name)


def short_word(raw: Mapping[str, Json]) -> str:
    """The word of an answer like {lose: Pan, who: Ann}; "" when there is not exactly one."""
    words = [key for key in raw if key not in Wanted.__struct_encode_fields__]
    return words[0] if len(words) == 1 else ""


def short_answer(word: str, value: Json, further: Mapping[str, Json]) -> Wanted:
    """{lose: Pan} as fields of an option; `true` leaves the main field open."""
    return msgspec.convert({"action": word, **main_field(word, value), **further}, Wanted)


def main_field(word: str, value: Json) -> dict[str, Json]:
    """The field that the value of a short answer stands for."""
    main = short_field(word)
    if value is True:
        return {}
    if main == "with" and isinstance(value, str):
        return {main: [value]}
    return {"zone" if main == "n" and isinstance(value, str) else main: value}


class AnswerQueue:
    """The answers of a step, spent in order."""

    def __init__(self, answers: Iterable[Answer]) -> None:
        self._answers = list(answers)

    def left(self) -> list[Answer]:
        """The answers of which something is left."""
        return [answer for answer in self._answers if not answer.done]

    def next_for(self, game: Game) -> Answer | None:
        """The answer to the present decision, or None. Runs that go on later are passed over."""
        for answer in self.left():
            if answer.fits(game):
                return answer
            if not answer.covers_run:
                return None
        return None

    def spend_on(self, game: Game, forced: Option) -> bool:
        """Whether an answer names a forced choice; that part of it is spent then."""
        for answer in self.left():
            if answer.names(game, forced):
                return True
            if not answer.covers_run:
                return False
        return False
