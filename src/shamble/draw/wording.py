"""The words of the drawings: what is in a Zone, for those who cannot see it, and what the things are called."""

from __future__ import annotations

from functools import partial

from shamble.board import Zone
from shamble.draw.memory import Memory
from shamble.engine.game import Game
from shamble.rules.experience import LEVELS
from shamble.rules.horde import present
from shamble.text import words, zombies

USES = (
    ("helipad", "helipad"),
    ("indoor-alley", "indoor alley"),
    ("rock", "rock"),
    ("tent-field", "camp, a field for a tent"),
    ("camp", "camp"),
    ("locker-room", "locker room of the hospital"),
    ("hospital", "hospital room"),
)


def place_text(zone: Zone) -> str:
    """A Zone by its name and use."""
    use = next((called for tag, called in USES if tag in zone.tags), zone.kind)
    return f"{zone.name}, {use}"


_ZONES: Memory[Memory[str]] = Memory(1024)
_WORDINGS_OF_A_BOARD = 4096


def zone_texts(game: Game) -> dict[str, str]:
    """All Zones by name, each in words."""
    state, setting = game.state, game.setting
    laid = (setting.board, setting.mission, state.doors, state.taken, state.awake, *state.tents)
    known = _ZONES.get(laid, lambda: Memory(_WORDINGS_OF_A_BOARD))
    people: dict[int, list[tuple[str, int, int]]] = {}
    for survivor in state.survivors:
        people.setdefault(survivor.zone, []).append((survivor.name, survivor.level, survivor.wounds))
    found = {}
    for place in setting.board.zones:
        zone = place.index
        key = (zone, state.noise[zone], tuple(present(game, zone)), tuple(people.get(zone, ())))
        found[place.name] = known.get(key, partial(zone_text, game, zone))
    return found


def zone_text(game: Game, zone: int) -> str:
    """All that a seat can see in a Zone, as one line to be read aloud."""
    place = game.setting.board.zones[zone]
    parts = [place_text(place), *_people(game, zone), *_horde(game, zone), *_tokens(game, zone), *_printed(place)]
    return "; ".join([*parts, *_doors(game, zone)])


def _people(game: Game, zone: int) -> list[str]:
    return [
        f"{survivor.name} ({LEVELS[survivor.level]}{_counted(survivor.wounds, 'Wound', before=', ')})"
        for survivor in game.state.survivors
        if survivor.zone == zone
    ]


def _horde(game: Game, zone: int) -> list[str]:
    return [zombies(words(), game, kind, count) for kind, count in present(game, zone)]


def _tokens(game: Game, zone: int) -> list[str]:
    state, mission = game.state, game.setting.mission
    found = [f"{state.noise[zone]} Noise"] if state.noise[zone] else []
    found += ["Exit"] if zone == mission.exit else []
    found += [
        f"{token.colour} Objective"
        for index, token in enumerate(mission.objectives)
        if token.zone == zone and not state.taken >> index & 1
    ]
    found += [
        spawn_text(token.locators, awake=bool(state.awake >> index & 1))
        for index, token in enumerate(mission.spawns)
        if token.zone == zone
    ]
    found += [words().word(kind) for kind, place in mission.tokens if place == zone]
    if zone in mission.tents and state.tents:
        found.append(tent_text(game, mission.tents.index(zone)))
    return found


def _printed(zone: Zone) -> list[str]:
    beds: dict[str, int] = {}
    for _, tint, count in zone.beds:
        beds[tint] = beds.get(tint, 0) + count
    found = [_counted(sum(count for _, count in zone.manholes), "manhole")]
    found += [_counted(count, f"{tint} bed") for tint, count in beds.items()]
    return [part for part in found if part]


def _doors(game: Game, zone: int) -> list[str]:
    board = game.setting.board
    return [
        f"{door_text(game, door.index)} to {board.zones[door.b if zone == door.a else door.a].name}"
        for door in board.doors
        if zone in (door.a, door.b)
    ]


def door_text(game: Game, index: int) -> str:
    """A door and whether it is open."""
    token = game.setting.mission.doors[index]
    named = "door" if token.colour == "neutral" else f"{token.colour} door"
    return f"open {named}" if game.state.doors >> index & 1 else f"closed {named}"


def spawn_text(locators: tuple[int, ...], *, awake: bool) -> str:
    """A Spawn token with its locators."""
    shown = " ".join(["Spawn Zone", *map(str, locators)])
    return shown if awake else f"sleeping {shown}"


def tent_text(game: Game, index: int) -> str:
    """A tent: nobody knows which one until it has been entered."""
    face = game.state.tents[index]
    if face >= 0:
        return "closed tent"
    card = game.setting.tent_cards[-1 - face]
    beds = [_counted(count, f"{tint} bed") for tint, count in card.beds.items() if count]
    return ", ".join([f"{card.kind} tent", *beds, *(["can be searched"] if card.search else [])])


def _counted(number: int, name: str, before: str = "") -> str:
    return f"{before}{words().counted(number, name)}" if number else ""
