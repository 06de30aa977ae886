"""The contents of a Mission's sheet, in words and signs; pages.py lays them out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from shamble.board.railroads import TRAIN
from shamble.content import LEVELS, Mission, Pack
from shamble.content.mission import PartState
from shamble.content.mission_cards import ObjectiveCardText
from shamble.draw.cars import PAINTS
from shamble.draw.maps import (
    Sign,
    card_sign,
    door_sign,
    exit_sign,
    objective_sign,
    piece_sign,
    spawn_sign,
    start_sign,
    tent_sign,
    trigger_sign,
    zombie_sign,
)
from shamble.rules.missions.endings import LOST, goals, possible_ends
from shamble.rules.objective_colours import FACE_DOWN
from shamble.text import Words, words_of
from shamble.text.conditions import end_told
from shamble.text.pieces import with_class
from shamble.world.game import Game
from shamble.world.mission_records import DoorToken, ObjectiveToken, SpawnToken

OnMap = Callable[[str], str]


class TokenRow(NamedTuple):
    """A kind of token: its sign, how many, what it is, where each lies."""

    sign: Sign | None
    number: int
    name: str
    places: str


class CardTold(NamedTuple):
    """A card of the Mission: what stands on its back, and what is read when it is taken."""

    back: str
    title: str
    story: str
    text: str


class SheetWords(NamedTuple):
    """All words of a sheet."""

    title: str
    facts: tuple[str, ...]
    measured: str
    story: str
    needs: tuple[str, ...]
    grid: tuple[tuple[tuple[str, int], ...], ...]
    rows: tuple[TokenRow, ...]
    setup: tuple[str, ...]
    win_title: str
    win: tuple[str, ...]
    lose: tuple[str, ...]
    special_rules: tuple[str, ...]
    notes: tuple[str, ...]
    cards: tuple[CardTold, ...]


def contents(game: Game, mission: Mission, pack: Pack, measured: Sequence[str]) -> SheetWords:
    """The sheet of a Mission, from its file, a game of it that has not begun, and its measured difficulty."""
    said = words_of(game.setting)
    return SheetWords(
        mission.title,
        tuple(_facts(said, mission)),
        said.series(measured, "space"),
        mission.story,
        tuple(_needs(said, mission, pack)),
        tuple(tuple(zip(names, turns, strict=True)) for names, turns in zip(mission.tiles, mission.turns, strict=True)),
        tuple(_rows(said, game, mission)),
        tuple(_setup(said, mission)),
        said.sheet(_win_title(game, mission)),
        tuple(_ends(said, game, lost=False)),
        tuple(_ends(said, game, lost=True)),
        mission.special_rules,
        mission.notes,
        tuple(_cards(said, mission, _on_map(game))),
    )


def _ends(said: Words, game: Game, *, lost: bool) -> Iterator[str]:
    """Everything that can end the game: the defeats, or all else."""
    for end in possible_ends(game):
        if (end.side == LOST) is lost:
            yield said.sheet("goal", goal=end_told(said, game, end))


def _cards(said: Words, mission: Mission, here: OnMap) -> Iterator[CardTold]:
    """WZ-OBJ-03, -04: the Objective cards and Notes of a Mission, and how its story ends."""
    for card in mission.objective_cards:
        back = said.sheet("card-back", card=card.id, place=_place(said, card, here))
        yield CardTold(back, card.title, card.story, card.text)
    for note in mission.note_cards:
        yield CardTold(said.sheet("note-back", card=note.id), note.title, note.story, note.text)
    for one in mission.epilogues:
        yield CardTold(said.sheet("epilogue-back"), "", one.story, "")


def _place(said: Words, card: ObjectiveCardText, here: OnMap) -> str:
    """Where an Objective card lies."""
    if card.hour is not None:
        return said.sheet("card-hour", number=card.hour)
    return here(card.zone) if card.zone else _listed(said, [_pair(said, doors, here) for doors in card.doors])


def _win_title(game: Game, mission: Mission) -> str:
    """The goals of rivals end the game; who has won is counted then (CL-MODE-COMP)."""
    if mission.competitive:
        return "heading-ends"
    return "heading-win" if len(goals(game.setting)) < 2 else "heading-win-all"


def _setup(said: Words, mission: Mission) -> Iterator[str]:
    """The differences from other games before it begins."""
    for name, value in mission.options.items():
        yield said.sheet("option", option=said.option(name), value=said.value(name, value))
    if mission.door_xp:
        yield said.sheet("door-xp", number=mission.door_xp)
    if mission.spawn_dice:
        yield said.sheet("dice", number=mission.spawn_dice)
    if mission.spawn_dice_each:
        yield said.sheet("dice-each", number=mission.spawn_dice_each)
    if mission.danger_at_least != LEVELS[0]:
        yield said.sheet("danger", level=said.word(mission.danger_at_least))
    if mission.requires:
        yield said.sheet("requires", skills=said.tallied(mission.requires))
    if mission.bars:
        yield said.sheet("bars", classes=said.listed(mission.bars))
    for allowed in mission.allows:
        yield said.sheet(f"allows-{allowed}")
    if mission.leaving == "choice":
        yield said.sheet("leaving-choice")
    if mission.start_drawn:
        yield said.sheet("start-drawn")


def _facts(said: Words, mission: Mission) -> Iterator[str]:
    yield mission.id
    if mission.difficulty:
        yield said.page(f"difficulty-{mission.difficulty}")
    if mission.minutes:
        yield said.sheet("minutes", minutes=mission.minutes)
    low, high = mission.survivors
    yield said.sheet("survivors" if low == high else "survivors-range", low=low, high=high)
    if mission.teams:
        yield said.sheet("teams", teams=mission.teams)
    if mission.competitive:
        yield said.sheet("competitive")


def _needs(said: Words, mission: Mission, pack: Pack) -> Iterator[str]:
    """The boxes that cards, miniatures and tiles come from, each once."""
    tiles: dict[str, list[str]] = {}
    for row in mission.tiles:
        for name in filter(None, row):
            tiles.setdefault(str(pack.tiles[name]["box"]), []).append(name)
    for box in dict.fromkeys([*mission.played_with, *tiles]):
        of_box = tiles.get(box, [])
        called = said.page_or(f"box-{box}", box)
        yield said.sheet("box-tiles", box=called, tiles=said.series(sorted(of_box))) if of_box else called


def _rows(said: Words, game: Game, mission: Mission) -> Iterator[TokenRow]:
    facts, here = game.setting.mission, _on_map(game)
    names = [zone.name for zone in game.setting.board.zones]
    starts = list(dict.fromkeys(facts.start))
    yield TokenRow(start_sign(said), len(starts), said.sheet("start"), _listed(said, [names[zone] for zone in starts]))
    if facts.exit >= 0:
        yield TokenRow(exit_sign(said), 1, said.sheet("exit"), names[facts.exit])
    yield from _doors(said, facts.doors, mission, here)
    yield from _objectives(said, facts.objectives, names)
    if mission.objective_cards:
        places = [
            said.sheet("card-at", card=card.id, place=_place(said, card, here)) for card in mission.objective_cards
        ]
        yield TokenRow(None, len(places), _head(said, said.word("mission-card")), said.series(places, "semicolon"))
    yield from _spawns(said, facts.spawns, names)
    if facts.triggers:
        tiles = _listed(said, [game.setting.board.tile_names[tile] for tile in facts.triggers])
        yield TokenRow(
            trigger_sign(said), len(facts.triggers), said.sheet("trigger"), said.sheet("on-tiles", tiles=tiles)
        )
    if facts.tents:
        yield TokenRow(
            tent_sign(said), len(facts.tents), said.sheet("tent"), _listed(said, [names[zone] for zone in facts.tents])
        )
    yield from _lying(said, mission, here)
    for lying in mission.cards:
        sign = card_sign(said, game.setting.type_of[lying.card])
        yield TokenRow(sign, 1, said.sheet("card", card=lying.card), here(lying.zone))
    yield from _borders(said, mission, here)
    if parted := game.setting.board.parted:
        pairs = [said.sheet("between").join(names[zone] for zone in pair) for pair in parted]
        yield TokenRow(None, len(pairs), said.sheet("one-line"), _listed(said, pairs))
    yield from _train(said, game)
    yield from _zombies(said, game)


def _doors(said: Words, doors: tuple[DoorToken, ...], mission: Mission, here: OnMap) -> Iterator[TokenRow]:
    kinds: dict[tuple[str, str, bool], list[int]] = {}
    for at, door in enumerate(doors):
        kinds.setdefault((door.colour, door.locked_until, door.starts_open), []).append(at)
    for (_, waits, _), found in kinds.items():
        sign = door_sign(said, doors[found[0]])
        name = said.sheet("door-waits", door=_head(said, sign.words), colour=said.word(waits)) if waits else sign.words
        places = [_pair(said, mission.doors[at].between, here) for at in found]
        yield TokenRow(sign, len(found), _head(said, name), _listed(said, places))


def _on_map(game: Game) -> OnMap:
    """The name of a Zone as the map shows it: several tiles may share one Zone, which has one name there."""
    board = game.setting.board
    return lambda name: board.zones[board.zone(name)].name


def _pair(said: Words, between: Iterable[str], here: OnMap) -> str:
    return said.sheet("between").join(map(here, between))


def _objectives(said: Words, tokens: tuple[ObjectiveToken, ...], names: list[str]) -> Iterator[TokenRow]:
    """Objectives by colour and name; of those that are laid face down, which are mixed, only the backs."""
    open_ones = [token for token in tokens if not token.face_down]
    for tint, name in dict.fromkeys((token.colour, token.name) for token in open_ones):
        places = [names[token.zone] for token in open_ones if (token.colour, token.name) == (tint, name)]
        sign = objective_sign(said, tint, name)
        yield TokenRow(sign, len(places), _head(said, sign.words), _listed(said, places))
    hidden = [token for token in tokens if token.face_down]
    if hidden:
        mixed = Counter(said.word(token.colour) for token in hidden)
        colours = said.listed([said.sheet("several", count=number, what=tint) for tint, number in mixed.items()])
        name = said.sheet("face-down", colours=colours)
        yield TokenRow(
            objective_sign(said, FACE_DOWN), len(hidden), name, _listed(said, [names[token.zone] for token in hidden])
        )


def _spawns(said: Words, spawns: tuple[SpawnToken, ...], names: list[str]) -> Iterator[TokenRow]:
    kinds: dict[tuple[str, str, str, bool], list[SpawnToken]] = {}
    for spawn in spawns:
        kinds.setdefault((spawn.colour, spawn.awake_when, spawn.kind, spawn.asleep), []).append(spawn)
    for (_, waits, _, _), found in kinds.items():
        sign = spawn_sign(said, found[0])
        name = (
            said.sheet("spawn-waits", spawn=_head(said, sign.words), colour=said.word(waits)) if waits else sign.words
        )
        yield TokenRow(
            sign, len(found), _head(said, name), _listed(said, [_with_locators(said, spawn, names) for spawn in found])
        )


def _with_locators(said: Words, spawn: SpawnToken, names: list[str]) -> str:
    numbers = _listed(said, spawn.locators)
    return said.sheet("locators", zone=names[spawn.zone], numbers=numbers) if numbers else names[spawn.zone]


def _lying(said: Words, mission: Mission, here: OnMap) -> Iterator[TokenRow]:
    """Tokens and vehicles, those of a kind together."""
    lying: dict[str, list[str]] = {}
    signs: dict[str, Sign | None] = {}
    for token in mission.tokens:
        lying.setdefault(said.word(token.kind), []).append(here(token.zone))
    for piece in mission.pieces:
        zone = here(str(piece["zone"])) if piece.get("zone") else _one_of(said, piece, here)
        towards = said.sheet("towards", zone=zone, entry=here(str(piece["toward"]))) if "toward" in piece else zone
        kind, paint = str(piece["piece"]), str(piece.get("kind", next(iter(PAINTS))))
        called = said.word(str(piece.get("kind") or kind))
        name = with_class(said, called, str(piece.get("trait", "")))
        lying.setdefault(name, []).append(towards)
        signs[name] = piece_sign(said, kind, paint)
    for name, places in lying.items():
        yield TokenRow(signs.get(name), len(places), _head(said, name), _listed(said, places))


def _one_of(said: Words, piece: Mapping[str, Any], here: OnMap) -> str:
    """The Zones of which chance says in which a piece lies."""
    zones = [here(str(name)) for name in piece.get("zones", ())]
    return said.sheet("one-of", zones=said.either(zones)) if zones else ""


def _train(said: Words, game: Game) -> Iterator[TokenRow]:
    """The way of a Train that moves, and how its tiles lie one step after the other."""
    train = game.setting.mission.train
    if train is not None:
        way = said.word({0: "east", 90: "south", 180: "west", 270: "north"}[train.turn])
        first, *passing, _ = game.setting.board.part(TRAIN).states
        drives = said.sheet("train-drives", way=way, first=first, states=said.series(passing))
        yield TokenRow(None, 1, said.sheet("train"), drives)


def _borders(said: Words, mission: Mission, here: OnMap) -> Iterator[TokenRow]:
    """The pieces on borders and whole Zones: stairs, planks, barricades, barbwire, gates, towers."""
    pairs: Mapping[str, list[str]] = {
        "stairs": [_pair(said, pair, here) for pair in mission.stairs],
        "plank": [_pair(said, pair, here) for pair in mission.planks],
        "join": [_pair(said, pair, here) for pair in mission.joins],
        "part": [
            said.sheet("part-states", part=name, states=_listed(said, _states(said, part.states, here)))
            for name, part in mission.parts.items()
        ],
        "barricade": [_pair(said, place.between, here) for place in mission.barricades],
        "torn": [_pair(said, pair, here) for pair in mission.torn],
        "gate": [said.sheet("gate-turned", zone=here(one.zone), face=one.face, turn=one.turn) for one in mission.gates],
        "tower": [said.sheet("ladder-from", zone=here(one.zone), foot=here(one.ladder)) for one in mission.towers],
        "extra-zone": [
            said.sheet("entry-from", zone=here(one.zone), entry=here(one.entry)) for one in mission.extra_zones
        ],
    }
    for code, places in pairs.items():
        if places:
            yield TokenRow(None, len(places), said.sheet(code), _listed(said, places))


def _states(said: Words, states: Mapping[str, PartState], here: OnMap) -> Iterator[str]:
    """The states of a part that moves, with the Zones that each joins."""
    for name, state in states.items():
        pairs = _listed(said, [_pair(said, pair, here) for pair in state.joins])
        yield said.sheet("state-joins", state=name, pairs=pairs) if pairs else name


def _zombies(said: Words, game: Game) -> Iterator[TokenRow]:
    """The Zombies that stand there from the beginning, kind by kind."""
    names = [zone.name for zone in game.setting.board.zones]
    standing: dict[int, list[tuple[str, int]]] = {}
    for zone, kind, count in game.setting.mission.zombies:
        standing.setdefault(kind, []).append((names[zone], count))
    for kind, places in standing.items():
        told = (said.sheet("several-in", count=count, zone=zone) if count > 1 else zone for zone, count in places)
        sign = zombie_sign(said, game.setting.kinds[kind])
        yield TokenRow(sign, sum(count for _, count in places), sign.words, _listed(said, told))


def _head(said: Words, what: str) -> str:
    """The name of a piece at the beginning of a line."""
    return said.sheet("head", what=what)


def _listed(said: Words, places: Iterable[Any]) -> str:
    return said.series([str(place) for place in places])
