"""Whether a Mission can be laid out with the pieces of its pack; all faults at once."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from shamble.content.faults import Fault, Steps, listed, nearest, suggestion
from shamble.content.fittings_checks import fitting_findings
from shamble.content.mission import Mission, TriggerToken, tile_of
from shamble.content.mission_starts import decided_findings, face_down_findings, required_findings
from shamble.content.mission_words import read_condition, read_effect
from shamble.content.pieces import piece_findings
from shamble.content.reading import Document
from shamble.content.tiles import Tile, TileZone
from shamble.rules.missions.words import words_in

Finding = tuple[Steps, str]

LOCATORS = range(1, 7)


class Pieces(NamedTuple):
    """What a Mission may be made of."""

    tiles: Mapping[str, Tile]
    zombies: Mapping[str, str]
    """Full names by every name that may be used for a kind."""
    boxes: Collection[str]
    tents: int
    cards: Collection[str] = ()
    types: Collection[str] = ()


def mission_faults(document: Document, mission: Mission, pieces: Pieces) -> Iterator[Fault]:
    """Everything in a well-formed Mission that does not fit the pieces or contradicts itself."""
    return (document.fault(steps, problem) for steps, problem in mission_findings(mission, pieces))


def mission_findings(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    """The same by the places inside the file."""
    heading, laid, language = (_heading, _options), (_grid, _places, _doors, _spawns, _colours), (_words, _endings)
    for check in (*heading, *laid, _tents, _pieces, _cards, _zombies, *language, _start):
        yield from check(mission, pieces)


def _heading(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    if mission.box not in pieces.boxes:
        yield ("box",), f'no box "{mission.box}" in this pack{suggestion(mission.box, pieces.boxes)}'
    for i, box in enumerate(mission.boxes):
        if box not in pieces.boxes:
            yield ("boxes", i), f'no box "{box}" in this pack{suggestion(box, pieces.boxes)}'
        elif box in mission.played_with[: i + 1]:
            yield ("boxes", i), f"{box} is in use already"
    fewest, most = mission.survivors
    if fewest > most:
        yield ("survivors",), f"found {fewest} to {most}, expected the smaller number first"
    if mission.competitive and mission.teams == 1:
        yield ("teams",), "found 1, expected at least 2: the teams of a Competitive Mission are rivals"
    if mission.start_drawn and len(mission.start) < 2:
        yield ("start_drawn",), "found a single starting Zone, expected one for each team to draw from"
    if mission.edition == "classic" and mission.variant is None:
        yield (), 'the key "variant" is missing (classic Missions need it: rue-morgue or older-seasons)'


def _options(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    if mission.edition != "classic":
        return
    from shamble.editions.classic import CLASSIC  # a pack can be read before any game was made
    from shamble.editions.layers import option_faults

    for name, problem in option_faults(CLASSIC, mission.options):
        yield ("options", name) if name else ("options",), problem


def _grid(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    lengths = [len(row) for row in mission.tiles]
    if len(set(lengths)) > 1:
        yield (
            ("tiles",),
            f"found rows of {listed([str(n) for n in lengths], 'and')} tiles, expected equal ones",
        )
    turn_lengths = [len(row) for row in mission.turns]
    if turn_lengths != lengths:
        yield ("turns",), f"found rows of {turn_lengths}, expected one turn for each tile: {lengths}"
    used: dict[tuple[str, ...], str] = {}
    for row, names in enumerate(mission.tiles):
        for column, name in enumerate(names):
            steps: Steps = ("tiles", row, column)
            if name not in pieces.tiles:
                yield steps, f'no tile "{name}" in this pack{suggestion(name, pieces.tiles)}'
                continue
            piece = tuple(sorted((name, pieces.tiles[name].other_side)))
            if piece in used:
                same = "is laid already" if used[piece] == name else f"is the other side of {used[piece]}"
                yield steps, f"{name} {same}; there is one of it"
            used.setdefault(piece, name)


def _places(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    laid = [name for row in mission.tiles for name in row]
    zones = _zones(mission, pieces)
    for steps, zone in _zones_named(mission):
        problem = _zone_problem(zone, laid, zones, pieces)
        if problem:
            yield steps, problem
    tiles = [tile_of(trigger) for trigger in mission.triggers]
    for i, tile in enumerate(tiles):
        if tile not in laid:
            yield ("triggers", i), f'no tile "{tile}" in this Mission{suggestion(tile, laid)}'
        elif tile in tiles[:i]:
            yield ("triggers", i), f"{tile} has an Event trigger already"
    for i, trigger in enumerate(mission.triggers):
        if isinstance(trigger, TriggerToken):
            yield from _effects(mission, pieces, i, trigger)


def _zone_problem(zone: str, laid: list[str], zones: Mapping[str, TileZone], pieces: Pieces) -> str:
    """What is wrong with the name of a Zone, or nothing."""
    tile = zone.partition(".")[0]
    if tile not in laid:
        return f'found "{zone}", but tile {tile} is not in this Mission{suggestion(zone, zones)}'
    if tile not in pieces.tiles or zone in zones:
        return ""
    mine = [name for name in zones if name.startswith(f"{tile}.")]
    meant = nearest(zone, mine)
    hint = f', did you mean "{meant}"?' if meant else ""
    return f'no Zone "{zone}" on that tile{hint} (it has {listed(mine, "and")})'


def _effects(mission: Mission, pieces: Pieces, i: int, trigger: TriggerToken) -> Iterator[Finding]:
    if not trigger.place and trigger.open is None and trigger.wake is None and not trigger.do:
        yield ("triggers", i), "found no effect, expected do, place, open or wake"
    if trigger.open is not None and sorted(trigger.open) not in [sorted(door.between) for door in mission.doors]:
        yield ("triggers", i, "open"), "no door lies between these Zones"
    if trigger.wake is not None and trigger.wake not in [spawn.colour for spawn in mission.spawns]:
        yield ("triggers", i, "wake"), f"this Mission has no {trigger.wake} Spawn Zone"
    for zone, kinds in trigger.place.items():
        for kind in kinds:
            if kind not in pieces.zombies:
                problem = f'no kind of Zombie "{kind}" in this pack{suggestion(kind, pieces.zombies)}'
                yield ("triggers", i, "place", zone, kind), problem


def _zones(mission: Mission, pieces: Pieces) -> dict[str, TileZone]:
    return {
        f"{name}.{zone.id}": zone
        for row in mission.tiles
        for name in row
        if name in pieces.tiles
        for zone in pieces.tiles[name].zones
    }


def _zones_named(mission: Mission) -> Iterator[tuple[Steps, str]]:
    for i, door in enumerate(mission.doors):
        for end, zone in enumerate(door.between):
            yield ("doors", i, "between", end), zone
    for i, pair in enumerate(mission.stairs):
        for end, zone in enumerate(pair):
            yield ("stairs", i, end), zone
    for i, place in enumerate(mission.barricades):
        for end, zone in enumerate(place.between):
            yield ("barricades", i, "between", end), zone
    for key in ("torn", "planks"):
        for i, pair in enumerate(getattr(mission, key)):
            for end, zone in enumerate(pair):
                yield (key, i, end), zone
    for i, gate in enumerate(mission.gates):
        yield ("gates", i, "zone"), gate.zone
    for i, tower in enumerate(mission.towers):
        yield ("towers", i, "zone"), tower.zone
        yield ("towers", i, "ladder"), tower.ladder
    for i, extra in enumerate(mission.extra_zones):
        yield ("extra_zones", i, "zone"), extra.zone
        yield ("extra_zones", i, "entry"), extra.entry
    for i, zone in enumerate(mission.start):
        yield ("start", i), zone
    for i, spawn in enumerate(mission.spawns):
        yield ("spawns", i, "zone"), spawn.zone
    if mission.exit is not None:
        yield ("exit",), mission.exit
    for i, zone in enumerate(mission.tents):
        yield ("tents", i), zone
    for i, given in enumerate(mission.pieces):
        if isinstance(given.get("zone"), str):
            yield ("pieces", i, "zone"), given["zone"]
    for i, objective in enumerate(mission.objectives):
        yield ("objectives", i, "zone"), objective.zone
    for i, token in enumerate(mission.tokens):
        yield ("tokens", i, "zone"), token.zone
    for i, lying in enumerate(mission.cards):
        yield ("cards", i, "zone"), lying.zone
    for zone in mission.zombies:
        yield ("zombies", zone), zone
    for i, trigger in enumerate(mission.triggers):
        if isinstance(trigger, TriggerToken):
            for zone in (*trigger.place, *(trigger.open or ())):
                yield ("triggers", i), zone


def _doors(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    seen: dict[tuple[str, ...], int] = {}
    for i, door in enumerate(mission.doors):
        a, b = door.between
        if a == b:
            yield (
                ("doors", i, "between"),
                f'found "{a}" twice, expected the Zones on both sides of the door',
            )
        first = seen.setdefault(tuple(sorted(door.between)), i)
        if first != i:
            yield ("doors", i, "between"), f"doors[{first}] lies between these Zones already"
        if door.state == "open" and door.locked_until is not None:
            yield ("doors", i), "an open door cannot be locked: leave out state or locked_until"
    for i, (a, b) in enumerate(mission.stairs):
        if a == b:
            yield ("stairs", i), f'found "{a}" twice, expected the two Zones that the stairs join'


def _spawns(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    held: dict[int, int] = {}
    for i, spawn in enumerate(mission.spawns):
        if spawn.zone in [other.zone for other in mission.spawns[:i]]:
            yield ("spawns", i, "zone"), f"{spawn.zone} is a Spawn Zone already"
        for place, locator in enumerate(spawn.locators):
            first = held.setdefault(locator, i)
            if first != i or locator in spawn.locators[:place]:
                yield (
                    ("spawns", i, "locators", place),
                    f"the locator {locator} is on spawns[{first}] already",
                )
    missing = [str(locator) for locator in LOCATORS if locator not in held]
    if held and missing:  # RM-SPAWN-02
        yield ("spawns",), f"no Spawn Zone has the locator {listed(missing, 'and')}; each of 1 to 6 belongs to one"


def _colours(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    laid = [objective.colour for objective in mission.objectives]
    wanted: list[tuple[Steps, str]] = []
    for i, door in enumerate(mission.doors):
        if door.locked_until is not None:
            wanted.append((("doors", i, "locked_until", "taken"), door.locked_until.taken))
    for i, spawn in enumerate(mission.spawns):
        if spawn.awake_when is not None:
            wanted.append((("spawns", i, "awake_when", "taken"), spawn.awake_when.taken))
    for steps, colour in wanted:
        if colour not in laid:
            yield steps, f"this Mission has no {colour} Objective that could be taken"


def _pieces(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    for i, given in enumerate(mission.pieces):
        for steps, problem in piece_findings(given, ("word", "number", "flag", "zone", "zones"), by_missions=True):
            yield ("pieces", i, *steps), problem
    yield from fitting_findings(mission)


def _tents(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    if len(mission.tents) > pieces.tents:
        yield ("tents",), f"found {len(mission.tents)} tents, expected at most {pieces.tents}"
    zones = _zones(mission, pieces)
    for i, zone in enumerate(mission.tents):
        if zone in mission.tents[:i]:
            yield ("tents", i), f"{zone} has a tent already"
        if zone in zones and not zones[zone].features.camp:
            yield ("tents", i), f"{zone} is no Zone of the camp: tents stand only there"


def _cards(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    for i, lying in enumerate(mission.cards):
        if lying.card not in pieces.cards:
            known = suggestion(lying.card, pieces.cards)
            yield ("cards", i, "card"), f'no Equipment card "{lying.card}" in this pack{known}'


def _zombies(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    for zone, kinds in mission.zombies.items():
        for kind in kinds:
            if kind not in pieces.zombies:
                problem = f'no kind of Zombie "{kind}" in this pack{suggestion(kind, pieces.zombies)}'
                yield ("zombies", zone, kind), problem
        full = [pieces.zombies[kind] for kind in kinds if kind in pieces.zombies]
        if len(full) != len(set(full)):
            yield ("zombies", zone), "a kind of Zombie stands here under two names"


def _start(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    yield from required_findings(mission)
    yield from face_down_findings(mission)
    yield from decided_findings(mission)


def _endings(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    if not mission.win and mission.module is None:
        yield (), "this Mission cannot be won: give a condition under win, or a module"
    if mission.exit is None:
        for steps, word in _places_of_words(mission):
            if word in ("rally", "escape"):
                yield (*steps, word), 'this Mission has no Exit: the key "exit" is missing'


def _places_of_words(mission: Mission) -> Iterator[tuple[Steps, str]]:
    for key in ("win", "lose"):
        for i, condition in enumerate(getattr(mission, key)):
            read = read_condition(condition, _Checker(mission, Pieces({}, {}, (), 0)), (key, i))
            if read:
                yield from (((key, i), word) for word in words_in(read))


class _Checker:
    """Notes every name in a Mission's conditions and effects that does not exist."""

    def __init__(self, mission: Mission, pieces: Pieces) -> None:
        self.mission = mission
        self.pieces = pieces
        self.laid = [name for row in mission.tiles for name in row]
        self.zones = _zones(mission, pieces)
        self.found: list[Finding] = []

    def wrong(self, steps: Steps, problem: str) -> None:
        """A fault at this place."""
        self.found.append((steps, problem))

    def _known(self, steps: Steps, known: bool, problem: str) -> int:
        if not known:
            self.wrong(steps, problem)
        return 0

    def zone(self, name: str, steps: Steps) -> int:
        """A Zone of one of the tiles."""
        problem = _zone_problem(name, self.laid, self.zones, self.pieces)
        return self._known(steps, not problem, problem)

    def door(self, between: Any, steps: Steps) -> int:
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

    def tent(self, kind: str, steps: Steps) -> str:
        """The kind of a tent."""
        self._known(steps, bool(self.mission.tents), 'this Mission has no tents: the key "tents" is missing')
        return kind

    def spawn(self, colour: str, steps: Steps) -> str:
        """The colour of a Spawn Zone."""
        laid = [spawn.colour for spawn in self.mission.spawns]
        self._known(steps, colour in laid, f"this Mission has no {colour} Spawn Zone")
        return colour


def _words(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    checker = _Checker(mission, pieces)
    for key in ("win", "lose"):
        for i, condition in enumerate(getattr(mission, key)):
            read_condition(condition, checker, (key, i))
    for i, event in enumerate(mission.events):
        read_condition(event.when, checker, ("events", i, "when"))
        for at, effect in enumerate(event.do):
            read_effect(effect, checker, ("events", i, "do", at))
        for at, effect in enumerate(event.after):
            read_effect(effect, checker, ("events", i, "after", at))
    for i, trigger in enumerate(mission.triggers):
        if isinstance(trigger, TriggerToken):
            for at, effect in enumerate(trigger.do):
                read_effect(effect, checker, ("triggers", i, "do", at))
    yield from checker.found
