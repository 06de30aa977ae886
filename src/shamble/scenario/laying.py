"""The part of a scenario that a Mission would say: doors, Spawn Zones, Objectives, tents, goals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from shamble.board import Board
from shamble.content import LEVELS, Pack
from shamble.content.mission_checks import levels_problem
from shamble.content.mission_names import own_name_fault
from shamble.editions.language import LANGUAGE
from shamble.files.faults import Steps
from shamble.laying.missions import mission_facts
from shamble.scenario.barriers import mission_key
from shamble.scenario.boards import ONLY_DRAWN, mission_under, scenario_railroad, tokens_in
from shamble.scenario.faults import Faults
from shamble.scenario.goals import ScenarioNames, read_goals
from shamble.scenario.places import BoardNames
from shamble.scenario.shape import DoorDetail, ObjectiveDetail, Scenario, SpawnDetail, TriggerDetail, ZoneDetail
from shamble.world import mission_records

ONLY_LAID = ("spawn", "objective", "exit", "token")
"""Keys of a Zone that say what a Mission would lay there."""
TAKEN_AS_THEY_ARE = ("allows", "bars", "leaving", "door_xp", "spawn_dice", "spawn_dice_each")
"""Keys of a scenario that become facts of the same name."""


class MissionReader(BoardNames):
    """Turns the keys of a scenario into the facts of a Mission, and notes what does not fit."""

    def __init__(self, scenario: Scenario, board: Board, pack: Pack, faults: Faults) -> None:
        super().__init__(board, faults)
        self.scenario = scenario
        self.pack = pack

    def facts(self, kinds: Mapping[str, int]) -> mission_records.MissionFacts:
        """The facts that a Mission would give; what lies on railroad stays there when its tile is taken away."""
        board, scenario = self.board, self.scenario
        self.zones = board.names | {name: board.names[steady] for name, steady in board.steady.items()}
        mission = mission_under(scenario.board, self.pack)
        if mission is not None:
            facts = mission_facts(mission, self.board, kinds, self.pack)
            self._leave_to_the_mission()
        else:
            facts = mission_records.MissionFacts("", scenario.scenario)
            if scenario.board.tiles is not None:
                self._refuse_zone_keys(ONLY_DRAWN, "the tile shows it")
            self._lay_tokens(facts)
            self._lay_doors(facts)
            made, train = scenario_railroad(scenario.board, self.pack), scenario.board.train
            if made is not None and train is not None:
                facts.train = mission_records.Train(made.steps, made.turn, train.crushes_spawns)
        if scenario.danger is not None:
            facts.danger = LEVELS.index(scenario.danger)
        if scenario.levels is not None:
            facts.levels = {str(level): points for level, points in scenario.levels.items()}
            if problem := levels_problem(scenario.levels):
                self.faults.add(("levels",), problem)
        for key in TAKEN_AS_THEY_ARE:
            if (given := getattr(scenario, key)) is not None:
                setattr(facts, key, given)
        read_goals(scenario, facts, ScenarioNames(self, self.pack, kinds, scenario.survivors, scenario.edition))
        self.zones = board.names
        return facts

    def _leave_to_the_mission(self) -> None:
        """Note what a scenario may not lay on the board of a Mission."""
        self._refuse_zone_keys(ONLY_DRAWN + ONLY_LAID, "the Mission lays it")
        if self.scenario.tokens:
            self.faults.add(("tokens",), "the Mission lays its own; leave it out")
        for name, given in self.scenario.board.doors.items():
            if isinstance(given, DoorDetail) and DoorDetail(state=given.state) != given:
                self.faults.add(
                    ("board", "doors", name), "the Mission colours and locks its doors; give the state alone"
                )

    def _refuse_zone_keys(self, keys: Iterable[str], why: str) -> None:
        for name, zone in self.scenario.board.zones.items():
            for key in keys:
                if getattr(zone, key) != getattr(ZoneDetail(), key):
                    self.faults.add(("board", "zones", name, key), f"{why}; leave it out here")

    def _lay_tokens(self, facts: mission_records.MissionFacts) -> None:
        spawns: list[mission_records.SpawnToken] = []
        objectives, tents = [], []
        for name, zone in self.scenario.board.zones.items():
            place: Steps = ("board", "zones", name)
            index = self.zone(name, place)
            if zone.spawn:
                token = self._spawn(index, zone.spawn, (*place, "spawn", "kind"))
                spawns.append(token._replace(number=len(spawns)))
            if zone.objective is not None:
                objectives.append(_objective(index, zone.objective))
            if zone.tent:
                tents.append(index)
            if zone.exit and facts.exit >= 0:
                self.faults.add((*place, "exit"), "there is an Exit already")
            if zone.exit:
                facts.exit = index
        facts.spawns, facts.objectives, facts.tents = tuple(spawns), tuple(objectives), tuple(tents)
        facts.tokens = tuple((kind, self.zone(name, ("tokens", name))) for name, kind in tokens_in(self.scenario))
        self._check_awake_when(spawns, [token.colour for token in objectives])
        self._check_locators(spawns)

    def _spawn(self, zone: int, given: bool | str | SpawnDetail, steps: Steps) -> mission_records.SpawnToken:
        detail = given if isinstance(given, SpawnDetail) else SpawnDetail()
        problem = (
            own_name_fault(LANGUAGE.names(self.scenario.edition, "spawn_kinds"), "spawn_kinds", detail.kind)
            if detail.kind
            else ""
        )
        if problem:
            self.faults.add(steps, problem)
        return mission_records.SpawnToken(
            zone,
            detail.locators,
            colour=given if isinstance(given, str) else detail.colour,
            awake_when=detail.awake_when or "",
            kind=detail.kind,
            asleep=detail.asleep or detail.awake_when is not None,
            fixed=detail.fixed,
        )

    def _check_awake_when(self, spawns: list[mission_records.SpawnToken], colours: list[str]) -> None:
        woken = [trigger.wake for trigger in self.scenario.triggers if isinstance(trigger, TriggerDetail)]
        for spawn in spawns:
            if spawn.awake_when and spawn.awake_when not in colours and spawn.colour not in woken:
                name = self.board.zones[spawn.zone].name
                self._no_objective(("board", "zones", name, "spawn", "awake_when"), spawn.awake_when)

    def _check_locators(self, spawns: list[mission_records.SpawnToken]) -> None:
        held: dict[int, str] = {}
        for spawn in spawns:
            name = self.board.zones[spawn.zone].name
            for number in spawn.locators:
                first = held.setdefault(number, name)
                if first != name:
                    place: Steps = ("board", "zones", name, "spawn", "locators")
                    self.faults.add(place, f"the locator {number} is on {first} already")

    def _no_objective(self, steps: Steps, colour: str) -> None:
        self.faults.add(steps, f"there is no {colour} Objective that could be taken")

    def _lay_doors(self, facts: mission_records.MissionFacts) -> None:
        tokens = []
        colours = [token.colour for token in facts.objectives]
        for name, given in self.scenario.board.doors.items():
            detail = given if isinstance(given, DoorDetail) else DoorDetail(state=given)
            if detail.locked_until and detail.locked_until not in colours:
                self._no_objective(("board", "doors", name, "locked_until"), detail.locked_until)
            tokens.append(
                mission_records.DoorToken(
                    detail.colour,
                    locked_until=detail.locked_until or "",
                    starts_open=detail.state == "open",
                )
            )
        facts.doors = tuple(tokens)

    def open_doors(self, facts: mission_records.MissionFacts) -> int:
        """The key of the board: doors that stand open, one bit each, and the states of all else that can change."""
        doors = self._first_key() + sum(int(door.starts_open) << index for index, door in enumerate(facts.doors))
        for name, given in self.scenario.board.doors.items():
            index = self.door(name, ("board", "doors", name))
            state = given.state if isinstance(given, DoorDetail) else given
            if index is not None:
                doors = doors & ~(1 << index) | int(state == "open") << index
        return doors

    def _first_key(self) -> int:
        if self.scenario.board.mission is None:
            return self.board.first_key
        return mission_key(self.scenario.board, self.board, self.zones, self.faults)

    def tents(self, facts: mission_records.MissionFacts) -> list[int]:
        """The card of each tent: its index, or -1 minus that when it is revealed."""
        given = {self.zone(name, ()): (name, zone) for name, zone in self.scenario.board.zones.items()}
        left = list(range(len(self.pack.tents)))
        found: dict[int, int] = {}
        named = [zone for zone in facts.tents if zone in given and isinstance(given[zone][1].tent, str)]
        for zone in [*named, *(zone for zone in facts.tents if zone not in named)]:
            name, detail = given.get(zone, ("", ZoneDetail()))
            found[zone] = self._tent_card(detail.tent, left, ("board", "zones", name, "tent"))
            if detail.tent_revealed:
                found[zone] = -1 - found[zone]
        for zone, (name, detail) in given.items():
            if (detail.tent or detail.tent_revealed) and zone not in facts.tents:
                self.faults.add(("board", "zones", name), "there is no tent in this Zone")
        return [found[zone] for zone in facts.tents]

    def _tent_card(self, wanted: bool | str | None, left: list[int], steps: Steps) -> int:
        cards = self.pack.tents
        if isinstance(wanted, str):
            fitting = [index for index in left if wanted in (cards[index].kind, cards[index].id)]
            if not fitting:
                known = [*dict.fromkeys(card.kind for card in cards), *(card.id for card in cards)]
                self.faults.unknown(steps, "tent card (left)", wanted, known)
                return 0
        else:
            fitting = left
        if not fitting:
            self.faults.add(steps, f"there are only {len(cards)} tents")
            return 0
        left.remove(fitting[0])
        return fitting[0]


def _objective(zone: int, given: str | ObjectiveDetail) -> mission_records.ObjectiveToken:
    detail = given if isinstance(given, ObjectiveDetail) else ObjectiveDetail()
    colour = given if isinstance(given, str) else detail.colour
    return mission_records.ObjectiveToken(
        zone,
        colour,
        detail.xp,
        xp_for_all=detail.xp_for_all,
        face_down=detail.face_down,
        name=detail.name,
        by=detail.by,
        actions=detail.actions,
        when=detail.when,
        do=detail.do,
        borne_by=detail.borne_by,
    )
