"""Whether a Mission can be laid out with the pieces of its pack; all faults at once."""

from collections.abc import Iterator, Mapping, Sequence

from shamble.board.faults import BoardError
from shamble.board.parts import AS_PRINTED
from shamble.board.railroads import TRAIN, railroad
from shamble.content.card_words import card_findings
from shamble.content.fittings_checks import fitting_findings
from shamble.content.goal_checks import ending_findings, word_findings
from shamble.content.mission import NO_TILE, Mission, TriggerToken, tile_of
from shamble.content.mission_names import own_name_fault
from shamble.content.mission_pieces import (
    Pieces,
    rail_tile_of,
    spawn_colours,
    tiles_laid,
    zone_problem,
    zones_laid,
    zones_named,
)
from shamble.content.pieces import LAID_TYPES, doors_named, piece_findings
from shamble.content.printed import left_out_findings
from shamble.content.records import LEVELS, Level
from shamble.content.start_checks import (
    asked_for_findings,
    barred_findings,
    decided_findings,
    divided_findings,
    face_down_findings,
    required_findings,
)
from shamble.files.faults import Fault, Finding, Steps, listed, suggestion
from shamble.files.reading import Document

LOCATORS = range(1, 7)


def mission_faults(document: Document, mission: Mission, pieces: Pieces) -> Iterator[Fault]:
    """Everything in a well-formed Mission that does not fit the pieces or contradicts itself."""
    return (document.fault(steps, problem) for steps, problem in mission_findings(mission, pieces))


def mission_findings(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    """The same by the places inside the file."""
    language = (word_findings, ending_findings)
    laid = (
        _grid,
        _train,
        _places,
        left_out_findings,
        _doors,
        _spawns,
        _levels,
        _colours,
        _tents,
        _pieces,
        _cards,
        _zombies,
    )
    yield from _heading(mission, pieces)
    yield from pieces.language.findings(mission)
    for check in (*laid, *language, _start):
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
    yield from _tiles(mission.tiles, ("tiles",), pieces)
    laid = tiles_laid(mission, pieces)
    if not laid:
        yield ("tiles",), "found no tile, expected at least one"
    for i, name in enumerate(mission.detached):
        if name not in laid:
            yield ("detached", i), f'no tile "{name}" in this Mission{suggestion(name, laid)}'
    for part, moving in mission.parts.items():
        for called, state in moving.states.items():
            yield from _tiles(state.tiles, ("parts", part, "states", called, "tiles"), pieces)


def _train(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    """Faults of a railroad: tiles that a Train could not drive along."""
    if mission.train is None:
        return
    if TRAIN in mission.parts:
        yield ("parts", TRAIN), 'the key "train" says how the Train moves; leave this out'
    if [len(row) for row in mission.turns] != [len(row) for row in mission.tiles]:
        return
    try:
        railroad(mission.tiles, mission.turns, lambda name: rail_tile_of(pieces, name), cars=mission.train.cars)
    except BoardError as error:
        yield ("train",), str(error)


def _tiles(rows: Sequence[Sequence[str]], place: Steps, pieces: Pieces) -> Iterator[Finding]:
    used: dict[tuple[str, ...], str] = {}
    for row, names in enumerate(rows):
        for column, name in enumerate(names):
            steps: Steps = (*place, row, column)
            if name == NO_TILE or (name == AS_PRINTED and place != ("tiles",)):
                continue
            if name not in pieces.tiles:
                yield steps, f'neither a box nor this pack has a tile "{name}"{suggestion(name, pieces.tiles)}'
                continue
            piece = tuple(sorted((name, pieces.tiles[name].other_side)))
            if piece in used:
                same = "is laid already" if used[piece] == name else f"is the other side of {used[piece]}"
                yield steps, f"{name} {same}; there is one of it"
            used.setdefault(piece, name)


def _places(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    laid = tiles_laid(mission, pieces)
    zones = zones_laid(mission, pieces)
    for steps, zone in zones_named(mission):
        problem = zone_problem(zone, laid, zones, pieces)
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


def _effects(mission: Mission, pieces: Pieces, i: int, trigger: TriggerToken) -> Iterator[Finding]:
    if not trigger.place and trigger.open is None and trigger.wake is None and not trigger.do:
        yield ("triggers", i), "found no effect, expected do, place, open or wake"
    if trigger.open is not None and sorted(trigger.open) not in [sorted(door.between) for door in mission.doors]:
        yield ("triggers", i, "open"), "no door lies between these Zones"
    if trigger.wake is not None and trigger.wake not in spawn_colours(mission):
        yield ("triggers", i, "wake"), f"this Mission has no {trigger.wake} Spawn Zone"
    for zone, kinds in trigger.place.items():
        for kind in kinds:
            if kind not in pieces.zombies:
                problem = f'no kind of Zombie "{kind}" in this pack{suggestion(kind, pieces.zombies)}'
                yield ("triggers", i, "place", zone, kind), problem


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
        if (spawn.zone, spawn.kind) in [(other.zone, other.kind) for other in mission.spawns[:i]]:
            yield ("spawns", i, "zone"), f"{spawn.zone} is a Spawn Zone already"
        known = pieces.language.names(mission.edition, "spawn_kinds")
        problem = own_name_fault(known, "spawn_kinds", spawn.kind) if spawn.kind else ""
        if problem:
            yield ("spawns", i, "kind"), problem
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


def _levels(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    if problem := levels_problem(mission.levels):
        yield ("levels",), problem


def levels_problem(levels: Mapping[Level, int]) -> str:
    """The fault of a table of Danger Levels; empty when it is sound, or when there is none."""
    points = [levels.get(level, 0) for level in LEVELS]
    sound = not levels or (set(levels) == {*LEVELS[1:]} and points == sorted(set(points)))
    return "" if sound else f"expected {listed(LEVELS[1:], 'and')}, each from more points than the one before"


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


LIES_AT = ("zone", "zones", "door", "doors")
"""The fields that say where a piece of a Mission lies."""


def _pieces(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    doors = ["-".join(door.between) for door in mission.doors]
    for i, given in enumerate(mission.pieces):
        for steps, problem in piece_findings(given, LAID_TYPES, by_missions=True):
            yield ("pieces", i, *steps), problem
        if not any(given.get(place) for place in LIES_AT):
            yield ("pieces", i), "the Zone is missing in which it lies"
        for field, name in doors_named(given):
            if name not in doors:
                yield ("pieces", i, field), f'no door "{name}" in this Mission{suggestion(name, doors)}'
    yield from fitting_findings(mission)


def _tents(mission: Mission, pieces: Pieces) -> Iterator[Finding]:
    if len(mission.tents) > pieces.tents:
        yield ("tents",), f"found {len(mission.tents)} tents, expected at most {pieces.tents}"
    zones = zones_laid(mission, pieces)
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
    for i, card in enumerate(mission.rally_price):
        if card not in pieces.cards:
            yield ("rally_price", i), f'no Equipment card "{card}" in this pack{suggestion(card, pieces.cards)}'
    if mission.rally_price and not any(given.get("piece") == "follower" for given in mission.pieces):
        yield ("rally_price",), "nobody waits to be rallied: this Mission lays no follower"


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
    yield from required_findings(mission, pieces.language)
    yield from barred_findings(mission, pieces.traits)
    yield from asked_for_findings(mission, pieces.traits)
    yield from face_down_findings(mission)
    yield from divided_findings(mission)
    yield from card_findings(mission)
    yield from decided_findings(mission)
