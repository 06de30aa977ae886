"""The action space of a Mission: each number is an action with its argument, and means the same in all of its games.

Actions are those that rules declare (`engine/declared.py`), in alphabetical order. The argument is the field that the
declaration calls the one that tells most: a Zone, a Survivor, a card. Options that agree in both take the following
numbers, in the order in which the decision lists them; the last numbers of the space are for options for which there
was none left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from shamble.engine import Option
from shamble.engine.declared import ACTIONS, Action
from shamble.rules.correcting.registry import CORRECTIONS
from shamble.world import Game
from shamble.world.pieces import FIRST_BODY

Mask = NDArray[np.int8]

FURTHER = 64
"""So many options of a decision can be without a number of their own."""
STAND_INS = 12
"""So many pieces that count as Survivors have arguments of their own."""
NUMBERS = 16
"""Numbers below this one are arguments."""
ALIKE = {"name": 16, "to": 8}
"""So many options of an action may have the same argument, by the field of it; of words only their order counts."""
USUALLY_ALIKE = 1
ATTACKS_ALIKE = 6
"""Ways to attack one Zone: with each weapon, or a pair of them."""

ArgumentOf = Callable[[Option], int]


class Block(NamedTuple):
    """The numbers of one action: `alike` for each of its arguments; the first argument is "none"."""

    action: str
    field: str
    start: int
    arguments: int
    alike: int
    argument_of: ArgumentOf

    @property
    def end(self) -> int:
        """The first number that is no longer of this action."""
        return self.start + self.arguments * self.alike


class ActionSpace:
    """The actions of one set-up as numbers. Equal set-ups have equal spaces, whatever happens in the game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._types = list(dict.fromkeys(card.name for card in game.setting.cards))
        self._arguments = self._kinds_of_arguments()
        self.blocks: dict[str, Block] = {}
        start = 0
        for action in sorted(ACTIONS.values()):
            if action.name not in CORRECTIONS:  # they are none of the options
                block = self.blocks[action.name] = self._block(action, start)
                start = block.end
        self.further = start
        self.size = start + FURTHER

    def _kinds_of_arguments(self) -> dict[str, tuple[int, ArgumentOf]]:
        """By the field of an argument: how many there are with "none", and the one that an option has."""
        setting, state = self._game.setting, self._game.state
        people = len(state.survivors)
        type_of = [0, *(self._types.index(card.name) + 1 for card in setting.cards)]

        def somebody(index: int) -> int:
            return index + 1 if index < FIRST_BODY else people + 1 + index - FIRST_BODY

        return {
            "": (1, lambda option: 0),
            "name": (1, lambda option: 0),
            "to": (1, lambda option: 0),
            "zone": (len(state.crowd) + 1, lambda option: option.zone + 1),
            "door": (len(setting.board.doors) + 1, lambda option: option.door + 1),
            "kind": (len(setting.kinds) + 1, lambda option: option.kind + 1),
            "who": (people + STAND_INS + 1, lambda option: somebody(option.who)),
            "other": (people + STAND_INS + 1, lambda option: somebody(option.other)),
            "card": (len(self._types) + 1, lambda option: type_of[option.card]),
            "cards": (len(self._types) + 1, lambda option: type_of[option.cards[0]] if option.cards else 0),
            "n": (NUMBERS, lambda option: option.n),
        }

    def _block(self, action: Action, start: int) -> Block:
        arguments, argument_of = self._arguments[action.short]
        alike = ATTACKS_ALIKE if action.attacks else ALIKE.get(action.short, USUALLY_ALIKE)
        return Block(action.name, action.short, start, arguments, alike, argument_of)

    def numbers(self, options: Iterable[Option]) -> list[int]:
        """The number of each of these options, which are those of one decision; no two have the same."""
        blocks, further = self.blocks, self.further
        found: list[int] = []
        for option in options:
            _, _, start, arguments, alike, argument_of = blocks[option.action]
            argument = argument_of(option)
            number = start + argument * alike
            if number in found:
                last = number + alike
                while number < last and number in found:
                    number += 1
                argument = argument if number < last else arguments
            if not 0 <= argument < arguments:
                number, further = further, further + 1
            found.append(number)
        return found

    def mask(self, numbers: Iterable[int]) -> Mask:
        """1 for each of these numbers, 0 for all others."""
        mask = np.zeros(self.size, np.int8)
        mask[list(numbers)] = 1
        return mask

    def meaning(self, number: int) -> str:
        """The meaning of a number: `move zone=2V.L3`, `ranged zone=4V.S1 (3rd)`."""
        if not 0 <= number < self.size:
            raise IndexError(f"there are actions from 0 to {self.size - 1}, not {number}")
        if number >= self.further:
            return f"option without a number of its own ({_nth(number - self.further)})"
        block = next(block for block in self.blocks.values() if block.start <= number < block.end)
        argument, place = divmod(number - block.start, block.alike)
        shown = f" {block.field}={self._named(block.field, argument)}" if block.arguments > 1 else ""
        return f"{block.action}{shown}" + (f" ({_nth(place)})" if place else "")

    def _named(self, field: str, argument: int) -> str:
        if field == "n":
            return str(argument)
        if argument == 0:
            return "none"
        setting, people = self._game.setting, self._game.state.survivors
        at = argument - 1
        if field in ("who", "other"):
            return people[at].name if at < len(people) else f"stand-in {at - len(people) + 1}"
        if field == "zone":
            return setting.board.zones[at].name if at < len(setting.board.zones) else str(at)
        if field == "door":
            return setting.board.doors[at].name
        return setting.kinds[at].name if field == "kind" else self._types[at]


def _nth(place: int) -> str:
    return f"{place + 1}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place + 1, 'th') }"
