"""Checks the names in the steps of a scenario: all faults are found at once, before anything is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

import msgspec

from shamble.content import Pack
from shamble.content.mission_names import own_name_fault
from shamble.editions.language import LANGUAGE
from shamble.engine.declared import ACTIONS, DECISIONS
from shamble.files.faults import Steps, quoted
from shamble.files.plain import Json
from shamble.files.shapes import mismatches
from shamble.rulebook import load, skill_fault
from shamble.rules.correcting import CORRECTIONS
from shamble.rules.searching import SOURCES
from shamble.rules.turn import FREE_TYPES
from shamble.scenario.answers import ARRANGE, HITS, NO_TARGET, WOUNDS, main_field, short_word
from shamble.scenario.barriers import KINDS as BARRIERS
from shamble.scenario.barriers import check_part
from shamble.scenario.cards import drawn_card
from shamble.scenario.expected_names import ExpectedNames
from shamble.scenario.expected_piles import WantedPile
from shamble.scenario.expecting import NO_KIND_OF_TENT
from shamble.scenario.faults import Faults
from shamble.scenario.hints import SWITCHED_ON
from shamble.scenario.inventories import arranged, cards_given, missing
from shamble.scenario.meanings import COLOURS, WordChecks, token_words
from shamble.scenario.names import SLEEPING, WOUNDED_CARD, joined_names, kind_names, without_mark
from shamble.scenario.phases import UNTIL_NEXT_PLAYER
from shamble.scenario.piles import decks_of, discards_of
from shamble.scenario.places import BoardNames
from shamble.scenario.position import NOBODY
from shamble.scenario.shape import (
    STEP_KINDS,
    DrawnCard,
    Expect,
    ExpectedPile,
    ExpectedSurvivor,
    Scenario,
    ScenarioStep,
    Wanted,
)
from shamble.scenario.words import STATES, fields_of, short_field
from shamble.text import words
from shamble.world.game import Game

T = TypeVar("T")


class Checker:
    """Goes through the steps and notes every name that does not exist."""

    def __init__(self, game: Game, scenario: Scenario, pack: Pack, places: BoardNames, faults: Faults) -> None:
        self.faults = faults
        self.scenario = scenario
        self.pack = pack
        self.places = places
        self.survivors = [survivor.name for survivor in game.state.survivors]
        figures = [card_type.name for card_type in dict.fromkeys(game.setting.cards) if card_type.figure]
        others = [person.name for person in game.bodies()]
        self.people = list(dict.fromkeys([*self.survivors, *others, *figures, *(f"{name} 2" for name in figures)]))
        self.kinds = kind_names(game.setting)
        self.zones = game.setting.board.names
        types = [card_type.name for card_type in game.setting.types]
        self.cards = [*types, *joined_names(game.setting), WOUNDED_CARD]
        self.faces = list(dict.fromkeys(face for die in game.setting.rules.dice.values() for face in die))
        self.parts = (*game.setting.rules.parts, UNTIL_NEXT_PLAYER)
        self.inventory = game.setting.rules.places
        self.decks = game.setting.rules.decks.values()
        self.corrected = bool(game.setting.rules.corrections)
        self.words = WordChecks(scenario.edition, pack, game.setting, faults)
        self.expected = ExpectedNames(places, self.words, self._all_people(), self.card)

    def _all_people(self) -> list[str]:
        """Those who are there, and those of the pack, who may come."""
        return [*self.people, *self.pack.pieces.survivors, *self.pack.pieces.companions]

    def check(self) -> None:
        """Check all steps."""
        for at, step in enumerate(self.scenario.steps):
            self._step(step, ("steps", at))

    def known(self, what: str, name: str, names: Iterable[str], steps: Steps) -> None:
        """Note a name that is not among those that exist."""
        if name not in names:
            self.faults.unknown(steps, what, name, names)

    def card(self, name: str, steps: Steps) -> None:
        """Note a card that does not exist."""
        self.known("card", without_mark(name), self.cards, steps)

    def _step(self, step: ScenarioStep, steps: Steps) -> None:
        given = [kind for kind in STEP_KINDS if getattr(step, kind) is not None]
        if len(given) != 1:
            found = " and ".join(given) or "none of them"
            self.faults.add(steps, f"found {found}, expected one of {', '.join(STEP_KINDS)}")
            return
        self._beside(step, given[0], steps)
        if step.run is not None:
            self.known("part of the round", step.run, self.parts, (*steps, "run"))
        for key, given_there in (("do", step.do), ("offer", step.offer), ("refuse", step.refuse)):
            for wanted, place in _each(given_there, (*steps, key)):
                self._wanted(wanted, place)
        for answer, place in _each(step.answer, (*steps, "answer")):
            self._answer(answer, place)
        if step.expect is not None:
            self._expect(step.expect, (*steps, "expect"))

    def _beside(self, step: ScenarioStep, kind: str, steps: Steps) -> None:
        """Note what is wrong with the dice, the answers and the repetition of a step."""
        if step.answers and kind not in ("do", "run"):
            self.faults.add((*steps, "answers"), "answers belong to do or run")
        for key, stands in (("dice", bool(step.dice)), ("repeat", step.repeat > 1)):
            if stands and kind not in ("do", "run", "answer"):
                self.faults.add((*steps, key), f"{key} belongs to do, run or answer")
        for at, face in enumerate(step.dice):
            if face not in self.faces:
                shown = ", ".join(map(str, self.faces))
                self.faults.add((*steps, "dice", at), f"found {quoted(face)}, expected what a die shows: {shown}")
        for at, answer in enumerate(step.answers):
            self._answer(answer, (*steps, "answers", at))

    def _wanted(self, wanted: Wanted, steps: Steps) -> None:
        if wanted.action is not None:
            self._action(wanted, wanted.action, steps)
        people, zones = ("Survivor", self.people), ("Zone", self.zones)
        named = {"who": people, "other": people, "zone": zones, "via": zones, "kind": ("kind of Zombie", self.kinds)}
        for key, (what, names) in named.items():
            name = getattr(wanted, key)
            if name is not None:
                self.known(what, name, names, (*steps, key))
        if wanted.name and "refuse" in steps:
            self.words.refused(wanted.name, self.scenario, self._all_people(), (*steps, "name"))
        if wanted.door is not None:
            self.places.door(wanted.door, (*steps, "door"))
        if wanted.card is not None:
            self.card(wanted.card, (*steps, "card"))
        for at, name in enumerate(wanted.with_ or ()):
            self.card(name, (*steps, "with", at))
        if wanted.to is not None:
            moved = [state for part in self.places.board.parts for state in part.states]
            places = (*self.inventory.everywhere, *STATES, *SOURCES, *decks_of(self.decks), *moved)
            self.known("place for a card", wanted.to, places, (*steps, "to"))
        if wanted.free:
            self.known("type of free Action", wanted.free, FREE_TYPES, (*steps, "free"))

    def _action(self, wanted: Wanted, action: str, steps: Steps) -> None:
        self.known("action", action, ACTIONS, (*steps, "action"))
        if action in CORRECTIONS and not self.corrected and "refuse" not in steps:
            self.faults.add((*steps, "action"), SWITCHED_ON)
        self._check_fields(wanted, steps)

    def _check_fields(self, wanted: Wanted, steps: Steps) -> None:
        """Note fields that the action never has: they would match nothing."""
        if wanted.action not in ACTIONS:
            return
        fields = fields_of(wanted.action)
        cards = {"with", "card"}
        allowed = {"action", *fields, *(cards if cards & set(fields) else ())}
        for name, attribute in zip(Wanted.__struct_encode_fields__, Wanted.__struct_fields__, strict=True):
            if getattr(wanted, attribute) is not None and name not in allowed:
                known = ", ".join(fields) or "no fields"
                self.faults.add((*steps, name), f"{wanted.action} has no such field; it has {known}")

    def _fields(self, raw: Mapping[str, Json], steps: Steps) -> None:
        """Check the fields of an option that stand in an answer."""
        found = mismatches(dict(raw), Wanted)
        for inner, problem in found:
            self.faults.add((*steps, *inner), problem)
        if not found:
            self._wanted(msgspec.convert(dict(raw), Wanted), steps)

    def _answer(self, raw: Mapping[str, Json], steps: Steps) -> None:
        special = [key for key in (HITS, WOUNDS, ARRANGE) if key in raw]
        if special:
            if len(raw) > 1:
                self.faults.add(steps, f"{special[0]} stands alone; make several answers of it")
            {HITS: self._hits, WOUNDS: self._wounds, ARRANGE: self._arranged}[special[0]](raw, steps)
            return
        if "action" in raw:
            self._fields(raw, steps)
            return
        word = short_word(raw)
        known = [*ACTIONS, HITS, WOUNDS, ARRANGE, "action"]
        if word not in ACTIONS:
            self.faults.unknown(steps, "answer", word or ", ".join(raw), known)
            return
        main = short_field(word)
        further = {key: value for key, value in raw.items() if key != word}
        values = raw[word]
        for value in values if isinstance(values, list) else [values]:
            if not main and value is not True:
                self.faults.add((*steps, word), f"found {quoted(value)}, expected true")
            else:
                self._fields({"action": word, **main_field(word, value), **further}, steps)

    def _hits(self, raw: Mapping[str, Json], steps: Steps) -> None:
        names = raw[HITS]
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            self.faults.add((*steps, HITS), "expected a list of kinds of Zombies and Survivors, one for each hit")
            return
        for at, name in enumerate(names):
            known = [*self.kinds, *self.people, NO_TARGET]
            self.known("kind of Zombie or Survivor", name, known, (*steps, HITS, at))

    def _wounds(self, raw: Mapping[str, Json], steps: Steps) -> None:
        shares = raw[WOUNDS]
        if not isinstance(shares, dict) or not all(type(count) is int for count in shares.values()):
            self.faults.add((*steps, WOUNDS), "expected the number of Wounds of each Survivor")
            return
        for name in shares:
            self.known("Survivor", name, self.people, (*steps, WOUNDS, name))

    def _arranged(self, raw: Mapping[str, Json], steps: Steps) -> None:
        target, known = raw[ARRANGE], arranged(self.inventory)
        if not isinstance(target, dict) or not all(isinstance(names, list) for names in target.values()):
            self.faults.add((*steps, ARRANGE), f"expected lists of cards: {', '.join(known)}")
            return
        for key, names in target.items():
            self.known("place for cards", key, known, (*steps, ARRANGE, key))
            for at, name in enumerate(names):
                self.card(str(name), (*steps, ARRANGE, key, at))

    def _expect(self, expect: Expect, steps: Steps) -> None:
        for name, wanted in (expect.survivors or {}).items():
            self.known("Survivor", name, self.survivors, (*steps, "survivors", name))
            if isinstance(wanted, ExpectedSurvivor):
                self._expected_survivor(wanted, (*steps, "survivors", name))
        self._expected_zones(expect, steps)
        self._expected_board(expect, steps)
        for key in ("events", "not_events"):
            for at, one in enumerate(getattr(expect, key) or ()):
                self._event({"event": one} if isinstance(one, str) else one, (*steps, key, at))
        if expect.decision is not None:
            self.known("decision", expect.decision, [*DECISIONS, NOBODY], (*steps, "decision"))
        if expect.turn is not None:
            self.known("Survivor", expect.turn, [*self.survivors, NOBODY], (*steps, "turn"))
        self._expected_piles(expect, steps)
        for at, piece in enumerate(expect.pieces or ()):
            self.expected.piece(piece, (*steps, "pieces", at))

    def _expected_zones(self, expect: Expect, steps: Steps) -> None:
        for key in ("zombies", "noise", "noise_level", "spawns", "tents"):
            for zone in getattr(expect, key) or {}:
                self.known("Zone", zone, self.zones, (*steps, key, zone))
        for zone, crowd in (expect.zombies or {}).items():
            for kind in crowd:
                self.known("kind of Zombie", kind, self.kinds, (*steps, "zombies", zone, kind))
        self._expected_words(expect, steps)
        for kind in expect.stock or {}:
            self.known("kind of Zombie", kind, self.kinds, (*steps, "stock", kind))
        for at, zone in enumerate(expect.revealed or ()):
            self.known("Zone", zone, self.zones, (*steps, "revealed", at))

    def _expected_words(self, expect: Expect, steps: Steps) -> None:
        """The words for what lies in Zones: tents, noise, Spawn tokens."""
        tents = [*dict.fromkeys(card.kind for card in self.pack.tents), *NO_KIND_OF_TENT]
        for zone, tent in (expect.tents or {}).items():
            self.known("kind of tent", tent, tents, (*steps, "tents", zone))
        spawns = [*COLOURS, *LANGUAGE.names(self.scenario.edition, "spawn_kinds")]
        for zone, tokens in (expect.spawns or {}).items():
            for at, token in enumerate(tokens):
                self.known("Spawn token", token.removeprefix(SLEEPING), spawns, (*steps, "spawns", zone, at))
        noise = LANGUAGE.names(self.scenario.edition, "noise")
        for zone, given in (expect.noise or {}).items():
            if isinstance(given, str) and (problem := own_name_fault(noise, "noise", given)):
                self.faults.add((*steps, "noise", zone), problem)

    def _expected_board(self, expect: Expect, steps: Steps) -> None:
        for name in expect.doors or {}:
            self.places.door(name, (*steps, "doors", name))
        for key in BARRIERS:
            for name in getattr(expect, key) or {}:
                self.places.barrier(key, name, (*steps, key, name))
        for name, state in (expect.parts or {}).items():
            check_part(self.places.board, name, state, (*steps, "parts", name), self.faults)
        for at, tile in enumerate(expect.triggered or ()):
            self.places.tile(tile, (*steps, "triggered", at))

    def _event(self, wanted: Mapping[str, Json], steps: Steps) -> None:
        self.known("event", str(wanted.get("event")), words().file("events"), steps)
        rule = str(wanted.get("rule", ""))
        if rule and load().behind(rule) is None:
            self.known("rule", rule, load().rules, (*steps, "rule"))
        self.expected.event(wanted, steps)

    def _expected_piles(self, expect: Expect, steps: Steps) -> None:
        for key, known in (("decks", decks_of(self.decks)), ("discards", discards_of(self.decks))):
            for deck, given in (getattr(expect, key) or {}).items():
                self.known("deck", deck, known, (*steps, key, deck))
                self._pile(given, (*steps, key, deck))
        if expect.aside is not None:
            self._pile(expect.aside, (*steps, "aside"))

    def _pile(self, given: WantedPile, steps: Steps) -> None:
        if given == () and "discards" not in steps:
            self.faults.add(steps, "an empty list says nothing: write {all: []}, or {without: [...]}")
        if isinstance(given, ExpectedPile):
            if given.top is not None and "aside" in steps:
                self.faults.add((*steps, "top"), "these cards lie in no order; use all, with or without")
            for name, field in zip(ExpectedPile.__struct_encode_fields__, ExpectedPile.__struct_fields__, strict=True):
                self._cards(getattr(given, field) or (), (*steps, name))
        elif not isinstance(given, int):
            self._cards(given, steps)

    def _cards(self, cards: Iterable[str | int | DrawnCard], steps: Steps) -> None:
        for at, card in enumerate(cards):
            if isinstance(card, DrawnCard):
                drawn_card(card, self.kinds, (*steps, at), self.faults)
            elif isinstance(card, str) and card not in self.kinds:  # a deck of Abominations has cards of that name
                self.card(card, (*steps, at))

    def _expected_survivor(self, wanted: ExpectedSurvivor, steps: Steps) -> None:
        if wanted.at is not None:
            self.known("Zone", wanted.at, self.zones, (*steps, "at"))
        cards = [cards_given(self.inventory, wanted, name) for name in self.inventory.names]
        for where, names in (*cards, (("unloaded",), wanted.unloaded or ())):
            for at, name in enumerate(names):
                if name is not None:
                    self.card(name, (*steps, *where, at))
        for where, name in missing(self.inventory, wanted):
            self.faults.unknown((*steps, *where), "place for cards", name, self.inventory.names)
        for at, free in enumerate(wanted.free or ()):
            self.known("type of free Action", free, FREE_TYPES, (*steps, "free", at))
        for at, token in enumerate(wanted.tokens or ()):
            self.known("token of a Survivor", token, token_words(), (*steps, "tokens", at))
        for at, skill in enumerate(wanted.skills or ()):
            if fault := skill_fault(skill):
                self.faults.add((*steps, "skills", at), fault)


def _each(given: T | tuple[T, ...] | None, steps: Steps) -> Iterator[tuple[T, Steps]]:
    """The entries of a key that holds nothing, one or a list, each with its place."""
    if isinstance(given, tuple):
        for at, one in enumerate(given):
            yield one, (*steps, at)
    elif given is not None:
        yield given, steps
