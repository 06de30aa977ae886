"""Which games the laboratory plays: an endless numbered row of tables over Missions, variants, seats and boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from shamble.bots.stream import Stream
from shamble.content import CustomSurvivor, Pack, load_pack
from shamble.engine import Game
from shamble.games import new_game
from shamble.lab.made import made_survivor
from shamble.rules.house.registry import HOUSE, fitting

VARIANTS = ("rue-morgue", "older-seasons")
SEATS = ((6,), (3, 3), (2, 2, 2), (2, 2, 1, 1))
"""Survivors of each seat, for one to four players."""
BOXES = (("RM",), ("S1", "RM"))
SKILLS = ("printed", "semi-official")
OTHER_BOX_ONE_IN = 2
"""How many of the other boxes a mixed table plays with."""
MADE_ONE_IN = 3
"""How many of a mixed table's Survivors are made up, with Skills of all editions."""


class Trial(NamedTuple):
    """One game to play; equal trials give equal games."""

    mission: str
    seed: int
    players: tuple[tuple[str, ...], ...]
    variant: str
    boxes: tuple[str, ...]
    skills: str = ""
    made: tuple[CustomSurvivor, ...] = ()
    house: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Everything that is needed to play it again, on one line; what was made up follows from the seed."""
        seats = ";".join(",".join(seat) for seat in self.players)
        skills = f" skills {self.skills}" if self.skills else ""
        house = f" house {','.join(self.house)}" if self.house else ""
        boxes = ",".join(self.boxes)
        return f"{self.mission} seed {self.seed} {self.variant} boxes {boxes} survivors {seats}{skills}{house}"

    def start(self) -> Game:
        """The game at its first decision."""
        return new_game(
            self.mission,
            self.players,
            seed=self.seed,
            variant=self.variant,
            boxes=self.boxes,
            options=self.options,
            survivors=self.made,
        )

    @property
    def options(self) -> dict[str, Any]:
        """The older seasons fix how many Survivors a table has; the Missions here want six."""
        numbers = {"numbers": "rue-morgue"} if self.variant == "older-seasons" else {}
        house = {name: HOUSE[name].values[self.seed % len(HOUSE[name].values)] for name in self.house}
        return numbers | ({"skills": self.skills} if self.skills else {}) | house


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


def mixed_trial(number: int, missions: Sequence[str] = ()) -> Trial:
    """The table with this number, but with any boxes, played by Survivors of any box and by some that are made up."""
    plain = trial(number, missions)
    pack = load_pack()
    stream = Stream(number)
    boxes = tuple(box for box in pack.boxes if box in plain.boxes or stream.below(OTHER_BOX_ONE_IN) == 0)
    made: list[CustomSurvivor] = []
    people = list(pack.survivors)
    players = tuple(tuple(_anybody(stream, pack, people, made) for _ in seat) for seat in plain.players)
    return plain._replace(boxes=boxes, players=players, skills=SKILLS[stream.below(len(SKILLS))], made=tuple(made))


def with_house_rules(table: Trial) -> Trial:
    """The same table with some house rules that go together, mostly a few and now and then many."""
    stream = Stream(table.seed * 2 + 1)
    names = list(HOUSE)
    drawn = [names.pop(stream.below(len(names))) for _ in range(1 + stream.below(1 + stream.below(len(names))))]
    return table._replace(house=tuple(fitting(drawn)))


def _anybody(stream: Stream, pack: Pack, people: list[str], made: list[CustomSurvivor]) -> str:
    if stream.below(MADE_ONE_IN) == 0:
        made.append(made_survivor(stream, f"Made {len(made) + 1}", pack))
        return made[-1].name
    name = people[stream.below(len(people))]
    same = pack.survivors[name].name
    people[:] = [other for other in people if pack.survivors[other].name != same]
    return name
