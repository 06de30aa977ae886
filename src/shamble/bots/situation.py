"""The facts that all outlooks from one position of a game share: who is there, what they can bear, where to go."""

from __future__ import annotations

from typing import NamedTuple

from shamble.bots import boarding, card_aims, carting, hunting  # noqa: F401  # they read words too
from shamble.bots.aims import Aims
from shamble.bots.arms import Arm, Armoury
from shamble.bots.frontier import FATAL, cost_of_waking, spawn_pressure, zones_to_blast
from shamble.bots.heading import Heading, counts_points, head_for
from shamble.bots.tools import searchable
from shamble.rules.experience import danger_level
from shamble.rules.rivals import is_competitive
from shamble.rules.wounds import health, is_out
from shamble.world import Game, Survivor
from shamble.world.words import any_death

NEAR = 3
"""Zombies farther away than this are nobody's worry yet."""
WON = 10_000
A_LIFE = 400
A_WOUND = 15
AN_OBJECTIVE = 60
LEAST_TASKS = 0.5
"""Every Mission has at least so much to do."""


class Style(NamedTuple):
    """The weights of the wishes."""

    unhurt: float = 8.0
    """No Wounds in the coming Zombies' Phase."""
    out_of_reach: float = 0.7
    """Few Zombies next door: an extra Activation, or the next round, brings them."""
    fewer: float = 1.5
    """Few Zombies, above all in the neighbourhood."""
    onward: float = 4.0
    """Near to the next aim."""
    together: float = 0.4
    """Nobody more than a Zone away from the others."""
    armed: float = 2.0
    """Good weapons."""
    life: float = 400.0
    """Nobody dead."""
    eager: float = 2.5
    """Those with weapons that are worth less than this want to Search."""


USUAL = Style()


class Memory:
    """The facts that hold for a whole game and are worked out once."""

    __slots__ = ("aims", "all_must_live", "armoury", "for_points", "rooms", "tasks")

    def __init__(self, game: Game) -> None:
        self.armoury = Armoury()
        self.aims = Aims(game.setting)
        self.for_points = counts_points(self.aims) or is_competitive(game)
        self.all_must_live = any(map(any_death, game.setting.rules.defeats.values()))
        """Whether the rules want all to live. Missions that do so by themselves are short, and won by haste."""
        self.tasks: float = max(LEAST_TASKS, self.aims.read(game).left)
        """The tasks that the Mission had left when the game was first seen."""
        self.rooms = frozenset(searchable(game))
        """The Zones that can be Searched; some rooms never can."""


class Situation:
    """One position of a game, seen by one team."""

    __slots__ = (
        "all_must_live",
        "attacks_here",
        "attacks_next_door",
        "bearable",
        "company",
        "crowd",
        "danger_level",
        "distances",
        "fetchers",
        "fetching",
        "game",
        "heading",
        "horde",
        "layout",
        "memory",
        "mover",
        "nearness",
        "people",
        "prowl",
        "settled",
        "style",
        "team",
        "to_blast",
        "waking",
        "zombies",
        "zones",
    )

    def __init__(
        self,
        game: Game,
        memory: Memory | None = None,
        team: int | None = None,
        style: Style = USUAL,
        heading: Heading | None = None,
    ) -> None:
        state = game.state
        self.game = game
        self.style = style
        self.team = team
        self.mover = -1
        """The one of the people who acts now, while the others stay as they are; -1 for nobody in particular."""
        self.memory = memory or Memory(game)
        self.all_must_live = self.memory.all_must_live
        self.people: list[Survivor] = [one for one in game.on_board() if team is None or one.team == team]
        self.zones = [one.zone for one in self.people]
        self.bearable = [health(game, one) - 1 - one.wounds for one in self.people]
        self.company = [somebody.zone for somebody in game.bodies()]
        """Where those are who count as Survivors and are played by nobody."""
        self.layout = game.layout
        self.prowl = self.layout.prowl
        self.heading = heading if heading is not None else head_for(game, self.memory.aims, self.people)
        self.distances = self.heading.distances
        aim = self.heading.aim
        self.fetching = aim is not None and aim.number == 1 and not self.heading.prey
        """Whether it is enough that one of them gets there."""
        able = [index for index, one in enumerate(self.people) if aim is not None and one.index in aim.who]
        self.fetchers = able or range(len(self.people))
        """Those of the people who can do it there."""
        self.to_blast = zones_to_blast(game)
        """The Zones in which the Mission waits for a blast."""
        self.waking = cost_of_waking(game)
        """The cost of entering rooms, by Zone, where that wakes something."""
        self.danger_level = danger_level(game)
        self.zombies: list[float] = list(state.zombies)
        self.crowd: list[float] = list(state.crowd)
        self._count_zombies()
        self.settled = self._settled()

    def _count_zombies(self) -> None:
        """Count for each Zone the attacks of its Zombies, there and next door, and how much they are in the way."""
        kinds, stride = self.game.setting.kinds, self.game.setting.stride
        self.attacks_here: list[float] = [0.0] * len(self.crowd)
        self.attacks_next_door: list[float] = [0.0] * len(self.crowd)
        self.nearness: list[float] = [0.0] * len(self.crowd)
        self.horde = 0.0
        occupied = sorted(set(self.zones))
        distance = self.layout.distance
        for zone, number in enumerate(self.crowd):
            if not number:
                continue
            for kind in kinds:
                count = self.zombies[zone * stride + kind.index]
                if count:
                    self.attacks_here[zone] += count * kind.actions * kind.wounds
                    self.attacks_next_door[zone] += count * (kind.actions - 1) * kind.wounds
            nearest = min((far for near in occupied if (far := distance(zone, near)) >= 0), default=NEAR + 1)
            self.nearness[zone] = 1.0 if nearest > NEAR else 2.5 - 1.5 * nearest / NEAR
            self.horde += number * self.nearness[zone]

    def _settled(self) -> float:
        """The part of the score that no imagined step changes: the outcome, lives, Wounds, weapons, Objectives."""
        game = self.game
        state = game.state
        total = float({"won": WON, "lost": -WON}.get(state.outcome, 0))
        total -= self.style.life * self.dead
        for survivor in self.people:
            total += self.style.armed * self.memory.armoury.worth(game, survivor) - A_WOUND * survivor.wounds
        return total - AN_OBJECTIVE * self.heading.left - spawn_pressure(game)

    @property
    def dead(self) -> int:
        """The number of those of the team who are dead."""
        team = self.team
        return sum([one.status == "dead" for one in self.game.state.survivors if team is None or one.team == team])

    @property
    def gone(self) -> int:
        """The number of those of the team who play no more: dead, or fallen, or carried away."""
        team, people = self.team, self.game.state.survivors
        return sum([is_out(one) and one.status != "left" for one in people if team is None or one.team == team])

    def cost_of_entering(self, zone: int, origin: int) -> float:
        """The cost of what wakes when somebody goes there; on the way to a room like that only the fatal counts."""
        cost, aim = self.waking[zone], self.heading.aim
        bound = aim is not None and any(target in self.waking for target in aim.zones)
        return 0.0 if bound and cost < FATAL and self.distances[zone] < self.distances[origin] else cost

    def apart(self, zone: int) -> list[int]:
        """The distance of every Zone from this one, -1 where no way is open."""
        return self.layout.distances(zone)

    def arms(self, person: int) -> tuple[Arm, ...]:
        """Every way in which one of the people can attack."""
        return self.memory.armoury.arms(self.game, self.people[person])

    def armed(self, person: int) -> float:
        """The worth of the weapons of one of the people."""
        return self.memory.armoury.worth(self.game, self.people[person])

    def level_cost(self, person: int, points: float) -> float:
        """The chance that so many more points raise the Danger Level of all; below 0 where points are wanted."""
        if self.memory.for_points:
            return -points / 10
        further = self.game.setting.levels[self.danger_level + 1 :]
        if not further:
            return 0.0
        return max(0.0, min(1.0, self.people[person].xp + points - further[0].points + 1))
