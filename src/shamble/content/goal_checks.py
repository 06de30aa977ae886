"""Whether the conditions and effects of a Mission name what there is, and whether it can be won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shamble.board.railroads import TRAIN
from shamble.content.card_words import card_words, effects_of, granted_achievements
from shamble.content.mission import Mission, TriggerToken, tile_of
from shamble.content.mission_names import DoorName
from shamble.content.mission_pieces import Pieces, spawn_colours, zone_problem, zones_laid
from shamble.content.mission_words import read_condition, read_effect
from shamble.files.faults import Finding, Steps, suggestion
from shamble.rulebook.catalogue import find_skill, skill_names
from shamble.world.missions import Choice, Given
from shamble.world.words import words_in


def word_findings(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    """Every word that is not known, and every name that does not exist."""
    checker = _Checker(mission, pieces)
    for key in ("win", "lose"):
        for i, condition in enumerate(getattr(mission, key)):
            read_condition(condition, checker, (key, i))
    card_words(mission, checker)
    for i, event in enumerate(mission.events):
        if event.when:
            read_condition(event.when, checker, ("events", i, "when"))
        for at, effect in enumerate(event.do):
            read_effect(effect, checker, ("events", i, "do", at))
        for at, effect in enumerate(event.after):
            read_effect(effect, checker, ("events", i, "after", at))
    if mission.train is not None and mission.train.starts:
        read_condition(mission.train.starts, checker, ("train", "starts"))
    _read_objectives(mission, checker)
    for i, trigger in enumerate(mission.triggers):
        if isinstance(trigger, TriggerToken):
            for at, effect in enumerate(trigger.do):
                read_effect(effect, checker, ("triggers", i, "do", at))
    yield from checker.found


def _read_objectives(mission: Mission, checker: _Checker) -> None:
    for i, token in enumerate(mission.objectives):
        if token.when:
            read_condition(token.when, checker, ("objectives", i, "when"))
        for at, effect in enumerate(token.do):
            read_effect(effect, checker, ("objectives", i, "do", at))
        for key, named in (("by", token.by), ("borne_by", token.borne_by)):
            if named is not None and (problem := trait_problem(named, checker.pieces, mission.edition)):
                checker.wrong(("objectives", i, key), problem)
    for colour, effects in mission.rewards.items():
        checker.objective(colour, ("rewards", colour))
        for at, effect in enumerate(effects):
            read_effect(effect, checker, ("rewards", colour, at))


def ending_findings(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    """There is a way to win, and an Exit where one is needed."""
    if not mission.win and mission.module is None:
        yield (), "this Mission cannot be won: give a condition under win, or a module"
    if mission.exit is None and not any("exit" in one for one in effects_of(mission)):
        for steps, word in _places_of_words(mission, pieces):
            if word in ("rally", "escape"):
                yield (*steps, word), 'this Mission has no Exit: the key "exit" is missing'


def _places_of_words(mission: Mission, pieces: Pieces) -> Iterator[tuple[Steps, str]]:
    for key in ("win", "lose"):
        for i, condition in enumerate(getattr(mission, key)):
            read = read_condition(condition, _Checker(mission, pieces), (key, i))
            if read:
                yield from (((key, i), word) for word in words_in(read))


def trait_problem(name: str, pieces: Pieces, edition: str) -> str:
    """Why no Survivor is of this kind or has this Skill in an edition; empty when some do."""
    if name in pieces.traits:
        return ""
    if find_skill(name) is not None:
        return pieces.language.skill_fault(edition, name)
    meant = suggestion(name, [*pieces.traits, *skill_names()])
    return f'neither a Skill nor a kind of Survivor is called "{name}"{meant}'


class _Checker:
    """Notes every name in a Mission's conditions and effects that does not exist."""

    def __init__(self, mission: Mission, pieces: Pieces) -> None:
        self.mission = mission
        self.pieces = pieces
        self.laid = [name for row in mission.tiles for name in row if name]
        self.zones = zones_laid(mission, pieces)
        self.found: list[Finding] = []

    def own(self, sort: str) -> Sequence[str]:
        """The names that the edition of the Mission has."""
        return self.pieces.language.names(self.mission.edition, sort)

    def wrong(self, steps: Steps, problem: str) -> None:
        """A fault at this place."""
        self.found.append((steps, problem))

    def _known(self, steps: Steps, known: bool, problem: str) -> int:
        if not known:
            self.wrong(steps, problem)
        return 0

    def zone(self, name: str, steps: Steps) -> int:
        """A Zone of one of the tiles."""
        problem = zone_problem(name, self.laid, self.zones, self.pieces)
        return self._known(steps, not problem, problem)

    def door(self, between: DoorName, steps: Steps) -> int:
        """A door of the Mission."""
        pairs = [sorted(door.between) for door in self.mission.doors]
        return self._known(steps, sorted(between) in pairs, "no door lies between these Zones")

    def tile(self, name: str, steps: Steps) -> int:
        """A tile with an Event trigger."""
        tiles = [tile_of(trigger) for trigger in self.mission.triggers]
        return self._known(steps, name in tiles, f'no Event trigger on a tile "{name}"{suggestion(name, tiles)}')

    def kind(self, name: str, steps: Steps) -> int:
        """A kind of Zombie."""
        kinds = self.pieces.zombies
        return self._known(steps, name in kinds, f'no kind of Zombie "{name}" in this pack{suggestion(name, kinds)}')

    def kinds_of(self, type_: str, steps: Steps) -> list[int]:
        """A type of Zombies."""
        types = self.pieces.types
        self._known(steps, type_ in types, f'no Zombies are of the type "{type_}"{suggestion(type_, types)}')
        return []

    def card(self, name: str, steps: Steps) -> str:
        """An Equipment card."""
        cards = self.pieces.cards
        self._known(steps, name in cards, f'no Equipment card "{name}" in this pack{suggestion(name, cards)}')
        return name

    def objective(self, colour: str, steps: Steps) -> str:
        """The colour of an Objective, or all."""
        laid = [objective.colour for objective in self.mission.objectives]
        if colour == "all":
            self._known(steps, bool(laid), "this Mission has no Objectives to take")
        else:
            self._known(steps, colour in laid, f"this Mission has no {colour} Objective that could be taken")
        return colour

    def objective_name(self, name: str, steps: Steps) -> str:
        """The name of an Objective."""
        names = list(dict.fromkeys(token.name for token in self.mission.objectives if token.name))
        self._known(steps, name in names, f'no Objective is called "{name}"{suggestion(name, names)}')
        return name

    def part(self, name: str, steps: Steps) -> str:
        """A part of the board that moves."""
        parts = [*self.mission.parts, *([TRAIN] if self.mission.train is not None else [])]
        self._known(steps, name in parts, f'no part of the board is called "{name}"{suggestion(name, parts)}')
        return name

    def survivor(self, name: str, steps: Steps) -> str:
        """A Survivor of the pack."""
        known = self.pieces.survivors
        self._known(steps, name in known, f'no Survivor "{name}" in this pack{suggestion(name, known)}')
        return name

    def skill(self, name: str, steps: Steps) -> str:
        """A Skill of the edition."""
        if problem := self.pieces.language.skill_fault(self.mission.edition, name):
            self.wrong(steps, problem)
        return name

    def trait(self, name: str, steps: Steps) -> str:
        """A Skill, or what a Survivor's card says besides."""
        if problem := trait_problem(name, self.pieces, self.mission.edition):
            self.wrong(steps, problem)
        return name

    def tent(self, kind: str, steps: Steps) -> str:
        """The kind of a tent."""
        self._known(steps, bool(self.mission.tents), 'this Mission has no tents: the key "tents" is missing')
        return kind

    def spawn(self, colour: str, steps: Steps) -> str:
        """The colour of a Spawn Zone."""
        self._known(steps, colour in spawn_colours(self.mission), f"this Mission has no {colour} Spawn Zone")
        return colour

    def script(self, effects: tuple[Given, ...], steps: Steps) -> str:
        """Nothing is kept while a Mission is checked."""
        return ""

    def choices(self, choices: tuple[Choice, ...], steps: Steps) -> str:
        """Nothing is kept while a Mission is checked."""
        return ""

    def objective_card(self, id: str, steps: Steps) -> str:
        """An Objective card of the Mission."""
        known = [card.id for card in self.mission.objective_cards]
        self._known(steps, id in known, f'no Objective card "{id}" in this Mission{suggestion(id, known)}')
        return id

    def note_card(self, id: str, steps: Steps) -> int:
        """A Note of the Mission."""
        known = [note.id for note in self.mission.note_cards]
        return self._known(steps, id in known, f'no Note "{id}" in this Mission{suggestion(id, known)}')

    def achievement(self, name: str, steps: Steps, granted: bool) -> str:
        """An Achievement that the Mission grants, or asks for."""
        known = [*self.mission.achievements, *granted_achievements(self.mission)]
        hint = f"nobody can have the Achievement {name!r} here: add it to achievements{suggestion(name, known)}"
        self._known(steps, granted or name in known, hint)
        return name

    def companion(self, name: str, steps: Steps) -> str:
        """Somebody who can follow others."""
        known = [*self.pieces.companions, *self.pieces.survivors]
        self._known(steps, name in known, f'no Companion "{name}" in this pack{suggestion(name, known)}')
        return name

    def laid_tile(self, name: str, steps: Steps) -> int:
        """A tile of the Mission."""
        return self._known(steps, name in self.laid, f'no tile "{name}" in this Mission{suggestion(name, self.laid)}')

    def join(self, pair: tuple[str, str], steps: Steps) -> int:
        """Two Zones that are joined later."""
        for at, zone in enumerate(pair):
            self.zone(zone, (*steps, at))
        return 0
