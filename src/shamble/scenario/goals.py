"""The goals, events and Event triggers of a scenario, in the words of Missions."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from shamble.board import JOINS
from shamble.content import Pack
from shamble.content.card_words import CardTexts, card_words, rallying
from shamble.content.goal_checks import trait_problem
from shamble.content.mission_names import DoorName, Names
from shamble.content.mission_words import read_condition, read_effect
from shamble.editions.language import LANGUAGE
from shamble.files.faults import Steps, suggestion
from shamble.files.plain import Json
from shamble.rules.missions.cards import laid_cards
from shamble.rules.missions.lasting_noise import laid_noise
from shamble.scenario.meanings import COLOURS
from shamble.scenario.places import BoardNames
from shamble.scenario.shape import Scenario, TriggerDetail
from shamble.world import mission_records
from shamble.world.missions import Choice, Given, TimedEvent
from shamble.world.words import look_through, words_in

CARD_KEYS = ("objective_cards", "note_cards", "deeds", "lasting_noise", "sent", "limits")
"""The keys of a scenario that are about cards and what goes with them."""


def read_goals(scenario: Scenario, facts: mission_records.MissionFacts, names: ScenarioNames) -> None:
    """Write into the facts how the game is won and lost, and what happens when."""
    names.notes = [note.id for note in scenario.note_cards]
    names.cards = _known_cards(scenario, facts)
    _check_bars(scenario, names)
    if scenario.triggers:
        _read_triggers(scenario, facts, names)
    if scenario.board.mission is None:
        names.objectives = tuple(dict.fromkeys(token.name for token in facts.objectives))
        facts.objectives = tuple(_read_objective(token, names) for token in facts.objectives)
    if scenario.win is not None:
        facts.win = tuple(read_condition(goal, names, ("win", i)) for i, goal in enumerate(scenario.win))
    if scenario.lose is not None:
        facts.lose = tuple(read_condition(goal, names, ("lose", i)) for i, goal in enumerate(scenario.lose))
    if scenario.events:
        facts.events = tuple(_read_events(scenario, names))
    _read_cards(scenario, facts, names)
    look_through(facts)
    if facts.exit < 0 and any("rally" in words_in(goal) for goal in (*facts.win, *facts.lose)):
        names.wrong(("win",), "there is no Exit to rally at; give a Zone `exit: true`")


def _known_cards(scenario: Scenario, facts: mission_records.MissionFacts) -> list[str]:
    return [*(one.id for one in facts.objective_cards), *(one.id for one in scenario.objective_cards)]


def _check_bars(scenario: Scenario, names: ScenarioNames) -> None:
    for at, barred in enumerate(scenario.bars or ()):
        if barred not in names.pack.pieces.traits:
            names.wrong(("bars", at), f'no Survivor is a "{barred}"{suggestion(barred, names.pack.pieces.traits)}')


def _read_events(scenario: Scenario, names: ScenarioNames) -> Iterator[TimedEvent]:
    for i, event in enumerate(scenario.events):
        for at, effect in enumerate(event.do):
            names.turned(effect, ("events", i, "do", at, "to"))
        if event.when:
            yield TimedEvent(
                read_condition(event.when, names, ("events", i, "when")),
                tuple(read_effect(one, names, ("events", i, "do", at)) for at, one in enumerate(event.do)),
                tuple(read_effect(one, names, ("events", i, "after", at)) for at, one in enumerate(event.after)),
                event.again or bool(event.after),
            )


def _read_cards(scenario: Scenario, facts: mission_records.MissionFacts, names: ScenarioNames) -> None:
    given = CardTexts(
        scenario.objective_cards,
        scenario.note_cards,
        scenario.deeds,
        scenario.events,
        scenario.lasting_noise,
        scenario.sent,
        scenario.limits,
    )
    if not any(getattr(scenario, key) for key in CARD_KEYS) and not any(one.upon for one in scenario.events):
        facts.scripts, facts.choices = {**facts.scripts, **names.scripts}, {**facts.choices, **names.chosen}
        return
    cards = card_words(given, names)
    facts.objective_cards, facts.note_cards, facts.deeds = cards.objective_cards, cards.note_cards, cards.deeds
    facts.happenings, facts.noise, facts.sent, facts.limits = cards.happenings, cards.noise, cards.sent, cards.limits
    facts.rallying = rallying(given)
    facts.scripts, facts.choices = {**facts.scripts, **names.scripts}, {**facts.choices, **names.chosen}
    facts.pieces = (*facts.pieces, *laid_cards(cards.objective_cards), *laid_noise(cards.noise))


def _read_objective(token: mission_records.ObjectiveToken, names: ScenarioNames) -> mission_records.ObjectiveToken:
    steps: Steps = ("board", "zones", names.places.board.zones[token.zone].name, "objective")
    if token.by:
        names.trait(token.by, (*steps, "by"))
    return token._replace(
        when=read_condition(token.when, names, (*steps, "when")) if token.when else {},
        do=tuple(read_effect(one, names, (*steps, "do", at)) for at, one in enumerate(token.do)),
    )


def _read_triggers(scenario: Scenario, facts: mission_records.MissionFacts, names: Names) -> None:
    tiles = []
    for at, trigger in enumerate(scenario.triggers):
        if isinstance(trigger, str):
            tiles.append(names.tile(trigger, ("triggers", at)))
        else:
            tiles.append(names.tile(trigger.tile, ("triggers", at, "tile")))
            facts.trigger_effects[tiles[-1]] = tuple(_effects(trigger, ("triggers", at), names))
    facts.triggers = tuple(tiles)


def _effects(trigger: TriggerDetail, steps: Steps, names: Names) -> Iterator[Given]:
    short = {"place": trigger.place, "open": trigger.open, "wake": trigger.wake}
    for word, value in short.items():
        if value:
            yield read_effect({word: value}, names, steps)
    for at, effect in enumerate(trigger.do):
        yield read_effect(effect, names, (*steps, "do", at))


class ScenarioNames:
    """Finds the names in the conditions and effects of a scenario."""

    def __init__(
        self, places: BoardNames, pack: Pack, kinds: Mapping[str, int], people: Collection[str], edition: str
    ) -> None:
        self.places = places
        self.edition = edition
        self.pack = pack
        self.kinds = kinds
        self.people = people
        self.objectives: tuple[str, ...] = ()
        """The names of Objectives."""
        self.scripts: dict[str, tuple[Given, ...]] = {}
        self.chosen: dict[str, tuple[Choice, ...]] = {}
        self.notes: list[str] = []
        self.cards: list[str] = []
        """The ids of Objective cards."""

    def wrong(self, steps: Steps, problem: str) -> None:
        """Note a fault at a place of the file."""
        self.places.faults.add(steps, problem)

    def own(self, sort: str) -> Sequence[str]:
        """The names of a sort that the scenario's edition has."""
        return LANGUAGE.names(self.edition, sort)

    def zone(self, name: str, steps: Steps) -> int:
        """The index of a Zone."""
        return self.places.zone(name, steps)

    def door(self, between: DoorName, steps: Steps) -> int:
        """The index of a door, which is written as in `board`: a-C."""
        return self.places.door(between if isinstance(between, str) else "-".join(between), steps) or 0

    def tile(self, name: str, steps: Steps) -> int:
        """The index of a tile."""
        return self.places.tile(name, steps)

    def kind(self, name: str, steps: Steps) -> int:
        """The index of a kind of Zombie."""
        full = self.pack.pieces.zombies.get(name, "")
        if full not in self.kinds:
            self.places.faults.unknown(steps, "kind of Zombie", name, self.pack.pieces.zombies)
        return self.kinds.get(full, 0)

    def kinds_of(self, type_: str, steps: Steps) -> list[int]:
        """The indices of the kinds of a type that are in the scenario."""
        zombies = self.pack.zombies
        return [index for name, index in self.kinds.items() if name in zombies and zombies[name].type == type_]

    def card(self, name: str, steps: Steps) -> str:
        """The name of an Equipment card."""
        if name not in self.pack.equipment:
            self.places.faults.unknown(steps, "Equipment card", name, self.pack.equipment)
        return name

    def objective(self, colour: str, steps: Steps) -> str:
        """The colour of an Objective; a scenario may ask for one that is not laid."""
        return colour if colour == "all" else self._colour(colour, steps)

    def spawn(self, colour: str, steps: Steps) -> str:
        """The colour of a Spawn Zone; a scenario may ask for one that is not laid."""
        return self._colour(colour, steps)

    def _colour(self, colour: str, steps: Steps) -> str:
        if colour not in COLOURS:
            self.places.faults.unknown(steps, "colour", colour, COLOURS)
        return colour

    def survivor(self, name: str, steps: Steps) -> str:
        """The name of a Survivor of the scenario."""
        if name not in self.people:
            self.places.faults.unknown(steps, "Survivor", name, self.people)
        return name

    def objective_name(self, name: str, steps: Steps) -> str:
        """The name of an Objective."""
        if name not in self.objectives:
            self.places.faults.unknown(steps, "Objective", name, [one for one in self.objectives if one])
        return name

    def part(self, name: str, steps: Steps) -> str:
        """The name of a part of the board."""
        parts = [part.name for part in self.places.board.parts]
        if name not in parts:
            self.places.faults.unknown(steps, "part of the board", name, parts)
        return name

    def turned(self, effect: Mapping[str, Json], steps: Steps) -> None:
        """Check the state into which an effect brings a part of the board."""
        part = next((one for one in self.places.board.parts if one.name == effect.get("turn_over")), None)
        if part is not None and effect.get("to") not in part.states:
            self.places.faults.unknown(steps, f"state of {part.name}", str(effect.get("to")), part.states)

    def skill(self, name: str, steps: Steps) -> str:
        """The name of a Skill."""
        if problem := LANGUAGE.skill_fault(self.edition, name):
            self.wrong(steps, problem)
        return name

    def trait(self, name: str, steps: Steps) -> str:
        """The name of a trait."""
        if problem := trait_problem(name, self.pack.pieces, self.edition):
            self.wrong(steps, problem)
        return name

    def tent(self, kind: str, steps: Steps) -> str:
        """The kind of a tent."""
        kinds = dict.fromkeys(card.kind for card in self.pack.tents)
        if kind not in kinds:
            self.places.faults.unknown(steps, "kind of tent", kind, kinds)
        return kind

    def script(self, effects: tuple[Given, ...], steps: Steps) -> str:
        """The name of a list of effects: its place in the file."""
        name = ".".join(map(str, steps))
        self.scripts[name] = effects
        return name

    def choices(self, choices: tuple[Choice, ...], steps: Steps) -> str:
        """The name of the options of a choice: their place in the file."""
        name = ".".join(map(str, steps))
        self.chosen[name] = choices
        return name

    def objective_card(self, id: str, steps: Steps) -> str:
        """The id of an Objective card."""
        if id not in self.cards:
            self.places.faults.unknown(steps, "Objective card", id, self.cards)
        return id

    def note_card(self, id: str, steps: Steps) -> int:
        """The number of a Note."""
        if id not in self.notes:
            self.places.faults.unknown(steps, "Note", id, self.notes)
        return self.notes.index(id) + 1 if id in self.notes else 0

    def achievement(self, name: str, steps: Steps, granted: bool) -> str:
        """An Achievement; a scenario may ask for one that nobody can have."""
        return name

    def companion(self, name: str, steps: Steps) -> str:
        """Somebody who can follow others."""
        known = [*self.pack.pieces.companions, *self.pack.pieces.survivors, *self.people]
        if name not in known:
            self.places.faults.unknown(steps, "Companion", name, known)
        return name

    def laid_tile(self, name: str, steps: Steps) -> int:
        """The index of a tile."""
        return self.places.tile(name, steps)

    def join(self, pair: tuple[str, str], steps: Steps) -> int:
        """The number of two Zones under `later_joins` of the board."""
        zones = {self.zone(name, (*steps, at)) for at, name in enumerate(pair)}
        joins = [one for one in self.places.board.barriers if one.kind == JOINS]
        found = next((at for at, one in enumerate(joins) if {one.a, one.b} == zones), -1)
        if found < 0:
            self.wrong(steps, "expected two Zones that stand under later_joins of the board")
        return max(found, 0)
