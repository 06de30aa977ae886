"""The observation: what lies open on the table, as one array of numbers with named fields.

Nothing in it depends on what lies face down: two tables that look the same give the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from shamble.engine.declared import DECISIONS
from shamble.rules.tallies import exit_zone
from shamble.rules.turn import have_acted, ordinary_actions_left
from shamble.world import Game
from shamble.world.pieces import FIRST_BODY
from shamble.world.state import WOUNDED
from shamble.world.tokens import spawn_tokens

Numbers = NDArray[np.float32]

SLOTS_TO_COME = 3
"""Skills can give a Survivor so many slots besides the usual ones."""
OF_A_ZONE = ("Noise", "Objectives", "active Spawn tokens", "other pieces", "the Exit (1)")
NOISE, OBJECTIVES, SPAWNS, PIECES, EXIT = range(len(OF_A_ZONE))
OF_A_SURVIVOR = (
    "in play (1)",
    "has left the board alive (1)",
    "experience",
    "Danger Level from 0",
    "Wounds",
    "number of the Zone from 1",
    "still to act in this round (1)",
    "is asked now (1)",
)


class ObservedField(NamedTuple):
    """A named part of the observation: its place in the array, its shape, and what its numbers say."""

    name: str
    start: int
    span: slice
    shape: tuple[int, ...]
    says: str


class Observer:
    """The observer of the games of one set-up."""

    def __init__(self, game: Game) -> None:
        setting, state = game.setting, game.state
        self.fields: dict[str, ObservedField] = {}
        self.size = 0
        self._questions = {kind: place for place, kind in enumerate(sorted(DECISIONS))}
        self._decks = list(state.decks)
        self._slots = setting.rules.places.count + SLOTS_TO_COME
        types = {name: number for number, name in enumerate(dict.fromkeys(card.name for card in setting.cards), 1)}
        self._type_of = [0, *(types[card.name] for card in setting.cards), WOUNDED]
        zones, people, kinds = len(state.crowd), len(state.survivors), len(setting.kinds)
        of_kinds = f"by kind: {_listed(kind.name for kind in setting.kinds)}"
        self._moment = self._add(
            "moment", (4,), "the round; whoever is asked: Actions left, their number from 1 (0: nobody); the first seat"
        )
        self._question = self._add("question", (len(self._questions),), f"1 at its kind: {_listed(self._questions)}")
        self._zombies = self._add("zombies", (zones, kinds), f"Zombies in each Zone {of_kinds}")
        self._people = self._add("people", (zones, people), "1 in the Zone where each Survivor stands")
        self._zones = self._add("zones", (zones, len(OF_A_ZONE)), f"of each Zone: {_listed(OF_A_ZONE)}")
        self._doors = self._add("doors", (len(setting.board.doors),), "1 for each door that is open")
        self._survivors = self._add(
            "survivors", (people, len(OF_A_SURVIVOR)), f"of each Survivor: {_listed(OF_A_SURVIVOR)}"
        )
        self._cards = self._add(
            "cards",
            (people, self._slots),
            f"in each slot 0 nothing, -1 a Wound, or a type of card: {_listed(types, 1)}",
        )
        self._stock = self._add("stock", (kinds,), f"Zombies left in the box {of_kinds}")
        self._piles = self._add("decks", (len(self._decks), 2), f"cards left and discarded: {_listed(self._decks)}")

    def _add(self, name: str, shape: tuple[int, ...], says: str) -> ObservedField:
        start, self.size = self.size, self.size + prod(shape)
        self.fields[name] = field = ObservedField(name, start, slice(start, self.size), shape, says)
        return field

    def named(self, observation: Numbers) -> dict[str, Numbers]:
        """The fields of an observation by name, each in its shape."""
        return {field.name: observation[field.span].reshape(field.shape) for field in self.fields.values()}

    def observe(self, game: Game) -> Numbers:
        """The table as numbers."""
        state = game.state
        seen = np.zeros(self.size, np.float32)
        self._see_moment(game, seen)
        seen[self._zombies.span] = state.zombies
        self._see_zones(game, seen)
        self._see_people(game, seen)
        doors = self._doors.start
        for door in range(self._doors.shape[0]):
            if state.doors >> door & 1:
                seen[doors + door] = 1
        seen[self._stock.span] = state.stock
        piles = [(len(state.decks[name]), len(state.discards.get(name, ()))) for name in self._decks]
        seen[self._piles.span] = [number for pile in piles for number in pile]
        return seen

    def _see_moment(self, game: Game, seen: Numbers) -> None:
        decision = game.decision
        left, asked = 0, -1
        if decision is not None:
            seen[self._question.start + self._questions[decision.kind]] = 1
            if -1 < decision.who < FIRST_BODY:
                asked = decision.who
                left = ordinary_actions_left(game, game.state.survivors[asked]) or 0
        seen[self._moment.span] = (game.state.round, left, asked + 1, game.state.first_seat)

    def _see_zones(self, game: Game, seen: Numbers) -> None:
        state, mission, width = game.state, game.setting.mission, len(OF_A_ZONE)
        start, end = self._zones.start, self._zones.span.stop
        seen[start + NOISE : end : width] = state.noise
        for index, token in enumerate(mission.objectives):
            if not state.taken >> index & 1 and token.zone >= 0:
                seen[start + token.zone * width + OBJECTIVES] += 1
        for spawn in spawn_tokens(game):
            if not spawn.asleep:
                seen[start + spawn.zone * width + SPAWNS] += 1
        for piece in state.pieces:
            if piece.zone >= 0:
                seen[start + piece.zone * width + PIECES] += 1
        exit_at = exit_zone(game)
        if exit_at >= 0:
            seen[start + exit_at * width + EXIT] = 1

    def _see_people(self, game: Game, seen: Numbers) -> None:
        asked = game.decision.who if game.decision is not None else -1
        everybody, acted = game.state.survivors, have_acted(game)
        numbers: list[int] = []
        cards: list[int] = []
        type_of, slots = self._type_of, self._slots
        for one in everybody:
            zone, index = one.zone, one.index
            if zone >= 0:
                seen[self._people.start + zone * len(everybody) + index] = 1
            numbers += (
                one.status == "alive",
                one.status == "left",
                one.xp,
                one.level,
                one.wounds,
                zone + 1 if zone >= 0 else 0,
                not acted >> index & 1,
                index == asked,
            )
            held = [type_of[card] for card in one.slots]
            cards += held[:slots] + [0] * (slots - len(held))
        seen[self._survivors.span] = numbers
        seen[self._cards.span] = cards


def _listed(names: Iterable[str], start: int = 0) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names, start))
