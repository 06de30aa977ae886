"""Which games the laboratory plays: an endless numbered row of tables over Missions, variants, seats and boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from shamble.bots.stream import Stream
from shamble.content import load_pack
from shamble.engine import Game
from shamble.games import new_game

VARIANTS = ("rue-morgue", "older-seasons")
SEATS = ((6,), (3, 3), (2, 2, 2), (2, 2, 1, 1))
"""Survivors of each seat, for one to four players."""
BOXES = (("RM",), ("S1", "RM"))


class Trial(NamedTuple):
    """One game to play; equal trials give equal games."""

    mission: str
    seed: int
    players: tuple[tuple[str, ...], ...]
    variant: str
    boxes: tuple[str, ...]

    @property
    def name(self) -> str:
        """Everything that is needed to play it again, on one line."""
        seats = ";".join(",".join(seat) for seat in self.players)
        return f"{self.mission} seed {self.seed} {self.variant} boxes {','.join(self.boxes)} survivors {seats}"

    def start(self) -> Game:
        """The game at its first decision."""
        return new_game(
            self.mission,
            self.players,
            seed=self.seed,
            variant=self.variant,
            boxes=self.boxes,
            options=self.options,
        )

    @property
    def options(self) -> dict[str, Any]:
        """The older seasons fix how many Survivors a table has; the Missions here want six."""
        return {"numbers": "rue-morgue"} if self.variant == "older-seasons" else {}


def trial(number: int, missions: Sequence[str] = ()) -> Trial:
    """The table with this number. Any 16 of them in a row hold every variant, number of seats and choice of boxes."""
    pack = load_pack()
    known = list(missions) or sorted(pack.missions)
    stream = Stream(number)
    boxes = BOXES[number // 8 % 2]
    people = pack.survivors_of(boxes)
    players = tuple(
        tuple(people.pop(stream.below(len(people))) for _ in range(size)) for size in SEATS[number // 2 % 4]
    )
    return Trial(known[stream.below(len(known))], number, players, VARIANTS[number % 2], boxes)
