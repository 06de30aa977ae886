"""The Missions of the galleries use all that the boxes have: what is new fails here until one does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from shamble.content.card_words import effects_of as all_effects
from shamble.content.mission import Mission
from shamble.content.tiles import Connection, Features, Tile, TileZone
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.games.missions import edition_of
from shamble.laying.missions import mission_kinds
from shamble.rulebook import load
from shamble.rules.vehicles.cars import CAR, CARS
from shamble.rules.vehicles.seats import VEHICLES
from shamble.world import pieces

Uses = Callable[[Mission], Any]

PLACES = ("special-zones", "obstacles")
FIGURES = ("vehicles", "companions", "species", "abominations")
WAYS_TO_PLAY = ("modes", "team-actions")

GALLERY = [mission for name, mission in sorted(EDITIONS["classic"].pack.missions.items()) if name.startswith("GAL-")]
GALLERIES = [
    mission
    for edition in EDITIONS.values()
    for mission in edition.pack.missions.values()
    if mission.series == "gallery" or mission.edition != "classic"
]
"""Missions that are made here: those of galleries, and those of a book whose own are lost."""

AWAITED = {"basement", "casino", "casino_hall", "elevator", "hotel", "hotel_corridor", "statue", "trap", "vault"}
AWAITED |= {"taco-truck", "vault-card"}
"""Kinds of tiles and Zones whose Missions are not laid out yet."""


def used_by(uses: Uses) -> list[str]:
    return [mission.id for mission in GALLERIES if uses(mission)]


def tiles_of(mission: Mission) -> list[Tile]:
    tiles = EDITIONS[mission.edition].pack.pieces.tiles
    return [tiles[name] for row in mission.tiles for name in row if name]


def zones_of(mission: Mission) -> list[TileZone]:
    return [zone for tile in tiles_of(mission) for zone in tile.zones]


def lays(piece: str, **fields: str) -> Uses:
    """Missions that lay a piece of this kind."""
    return lambda mission: [
        one for one in mission.pieces if one["piece"] == piece and all(one.get(key) == fields[key] for key in fields)
    ]


def has(key: str) -> Uses:
    """Missions with this key."""
    return lambda mission: getattr(mission, key)


def has_zone(kind: str) -> Uses:
    """Missions with a Zone of this kind, or with this feature, on one of their tiles."""
    return lambda mission: [one for one in zones_of(mission) if one.kind == kind or getattr(one.features, kind, None)]


def has_border(kind: str) -> Uses:
    """Missions with such a border on one of their tiles."""
    return lambda mission: [one for tile in tiles_of(mission) for one in tile.connections if one.kind == kind]


def has_token(kind: str) -> Uses:
    """Missions where such a token lies."""
    return lambda mission: kind in [token.kind for token in mission.tokens]


def has_box(*boxes: str) -> Uses:
    """Missions that are played with these boxes."""
    return lambda mission: set(boxes) <= set(mission.played_with)


def chooses(option: str, *values: str) -> Uses:
    """Missions that ask for a way to play."""
    return lambda mission: mission.options.get(option) in (values or ("on",))


def allows(what: str) -> Uses:
    """Missions that permit this."""
    return lambda mission: what in mission.allows


def names(kind: str) -> Uses:
    """Missions with this kind of Zombies, in their text or in their Zombie deck."""
    return lambda mission: kind in coming(mission.id)


def together(*uses: Uses) -> Uses:
    """Missions for which all of this is so."""
    return lambda mission: all(one(mission) for one in uses)


def either(*uses: Uses) -> Uses:
    """Missions for which some of this is so."""
    return lambda mission: any(one(mission) for one in uses)


@cache
def coming(mission_id: str) -> frozenset[str]:
    """The kinds of Zombies that the Mission names or that some card of its deck brings, with what comes along."""
    pack = edition_of(mission_id).pack
    mission = pack.missions[mission_id]
    game = new_game(mission_id)
    setting, state = game.setting, game.state
    found = set(mission_kinds(mission, pack))
    for number in state.decks["zombie"]:
        found |= {setting.kinds[kind].name for kind in setting.zombie_cards[number - 1].kinds}
    left_behind = {"Crawler"} if any(name.startswith("Skinner") for name in found) else set()
    there = {row.name for row in setting.kinds if state.stock[row.index] or state.zombies[row.index :: setting.stride]}
    return frozenset((found | left_behind) & there)


CHAPTERS: dict[str, Uses] = {
    # special-zones
    "ALLEY": has_zone("indoor-alley"),
    "CAMP": has_zone("camp"),
    "CELL": has_zone("cell"),
    "FENCE": has_border("barbwire"),
    "HELIPAD": together(has_zone("helipad"), has("stairs")),
    "HOLE": has_zone("hole"),
    "HOSP": has_zone("hospital"),
    "PLANK": together(has_border("plank"), has("planks")),
    "SECZONE": has_zone("security"),
    "SHOP": has_zone("shop"),
    # obstacles
    "BARRICADE": has("barricades"),
    "CRASH": has_token("crashed-helicopter"),
    "EXTRAZONE": has("extra_zones"),
    "GATE": has("gates"),
    "RUBBLE": has_token("rubble"),
    "TENT": has("tents"),
    "TOWER": has("towers"),
    "TRIGGER": has("triggers"),
    # vehicles
    "CAR": together(lays(CAR), allows("driving")),
    "HELI": together(lays("helicopter"), allows("flying")),
    "STASH": together(lays(CAR), allows("driving")),
    # companions
    "COMP": either(lays("companion"), chooses("companions", "anywhere")),
    "DOGCOMP": has_box("DC"),
    "SLIMER": has_box("G1"),
    # species and abominations
    "ABOMB": names("A-Bomb Abomination"),
    "BERSERK": names("Berserker Runner"),
    "CRAWLER": names("Crawler"),
    "CROWS": names("Murder of Crows"),
    "DOGZ": names("Zombie Dog"),
    "GOZER": names("Gozer"),
    "LOST": names("Lost"),
    "PUFT": names("Stay Puft"),
    "SEEKER": names("Seeker"),
    "SKINNER": names("Skinner Walker"),
    "TOXIC": names("Toxic Abomination"),
    "VINZ": names("Vinz Clortho"),
    "VIP": names("VIP Standard Walker"),
    "ZOMBIVOR": chooses("resurrection"),
    "ZUUL": names("Zuul"),
    # modes and team-actions
    "MODE-CAR": together(chooses("car-substitution"), lays(CAR)),
    "MODE-COMP": has("competitive"),
    "MODE-COMPANION": chooses("companions", "anywhere"),
    "MODE-EXP": chooses("experience-cards"),
    "MODE-NIGHT": chooses("gaming-night"),
    "MODE-RES": chooses("resurrection"),
    "MODE-SEVEN": lambda mission: mission.variant == "older-seasons" and mission.survivors[0] > 6,
    "MODE-ULTRA": chooses("ultrared"),
    "TEAM": chooses("team-actions", "1", "2"),
}
"""The chapters of the ledger about places, figures and ways to play, and which Mission has what each is about."""

PIECES: dict[str, Uses] = {
    "achievement": has("achievements"),
    "added-spawn": CHAPTERS["MODE-SEVEN"],
    "approaching": lays("approaching"),
    "barricade-debris": has("barricades"),
    "begun-deed": lambda mission: [one for card in mission.objective_cards for one in card.deeds if one.by > 1],
    "bounty-aside": has("bounties_aside"),
    "car": lays("car"),
    "changed-spawn": lambda mission: "spawn_cards" in words_of(mission),
    "clock": chooses("clock", *map(str, range(24))),
    "companion": CHAPTERS["COMP"],
    "downed": CHAPTERS["MODE-RES"],
    "dropped": has_box("AOTD"),
    "driven-spawn": lambda mission: "move_spawn" in effects_of(mission),
    "experience-cards": CHAPTERS["MODE-EXP"],
    "face-down": lambda mission: [one for one in mission.objectives if one.face_down],
    "gatling-gun": lays("gatling-gun"),
    "gozer": CHAPTERS["GOZER"],
    "helicopter": lays("helicopter"),
    "hurt-lost": CHAPTERS["LOST"],
    "humvee": lays("humvee"),
    "improved-weapon": lambda mission: "improve" in words_of(mission),
    "lasting-noise": has("noise"),
    "light-beam": lays("light-beam"),
    "lit-zone": lambda mission: "light" in words_of(mission),
    "load": lambda mission: [one for one in mission.objectives if one.borne_by],
    "lying-card": has("cards"),
    "mission-card": has("objective_cards"),
    "note-card": has("note_cards"),
    "sighted-zombie": lambda mission: [event for event in mission.events if event.upon and event.upon.seen],
    "moved-exit": lambda mission: "exit" in effects_of(mission),
    "personal-objective": has_box("AOTD"),
    "pimpweapon-crate": lays("pimpweapon-crate"),
    "resting": lays("sleeper"),
    "set-apart": lays("sleeper"),
    "sleeper": lays("sleeper"),
    "snared": has_box("AOTD"),
    "vade-retro": has_box("UOA"),
    "fired-pair": has_box("UOA"),
    "stream": CHAPTERS["PUFT"],
    "switch": lays("switch"),
    "tally": has("events"),
    "team-action-card": CHAPTERS["TEAM"],
    "unfinished-barricade": has("barricades"),
    "vip": CHAPTERS["VIP"],
    "wagon": lays("wagon"),
}
"""Every kind of piece, and which Missions lay it or bring it about."""

HOUSE_PIECES = {"broken-door", "burnt-objective", "campaign-sheet", "fallen", "follower", "team-sheet"}
"""Pieces of house rules, which are no box's."""


def words_of(mission: Mission) -> set[str]:
    """Every word among the effects of a Mission, on its cards too."""
    return {word for effect in all_effects(mission) for word in effect}


def effects_of(mission: Mission) -> set[str]:
    triggered = [one.do for one in mission.triggers if not isinstance(one, str)]
    return {word for do in (*triggered, *(event.do for event in mission.events)) for effect in do for word in effect}


def test_there_are_three_easy_three_medium_and_two_hard_ones() -> None:
    assert [mission.id for mission in GALLERY] == [f"GAL-{number}" for number in range(1, 9)]
    assert Counter(mission.difficulty for mission in GALLERY) == {"easy": 3, "medium": 3, "hard": 2}
    assert all(mission.story and mission.special_rules and mission.minutes for mission in GALLERY)


def ledger_chapters(*files: str) -> list[str]:
    entries = load().rules.values()
    ids = [entry.id for entry in entries if entry.book == "classic" and entry.chapter in files]
    return sorted({id_.removeprefix("CL-").rpartition("-")[0] for id_ in ids})


@pytest.mark.parametrize("chapter", ledger_chapters(*PLACES, *FIGURES, *WAYS_TO_PLAY))
def test_every_place_figure_and_mode_of_the_rulebook_is_used(chapter: str) -> None:
    assert used_by(CHAPTERS[chapter])


@pytest.mark.parametrize("piece", sorted(pieces.PIECES))
def test_every_kind_of_piece_is_used(piece: str) -> None:
    assert piece in HOUSE_PIECES or piece in AWAITED or used_by(PIECES[piece])


@pytest.mark.parametrize("kind", [*CARS, *(set(VEHICLES) - {CAR})])
def test_every_vehicle_is_used(kind: str) -> None:
    assert kind in AWAITED or used_by(lays(CAR, kind=kind) if kind in CARS else lays(kind))


@pytest.mark.parametrize("kind", sorted(EDITIONS["classic"].pack.zombies))
def test_every_kind_of_zombie_comes(kind: str) -> None:
    assert used_by(names(kind))


@pytest.mark.parametrize(
    "card", [card.name for card in EDITIONS["classic"].pack.equipment.values() if card.kind == "companion"]
)
def test_every_companion_can_be_met(card: str) -> None:
    boxes = EDITIONS["classic"].pack.equipment[card].boxes
    assert used_by(lambda mission: set(boxes) & set(mission.played_with))


@pytest.mark.parametrize("mode", [rule.name for rule in EDITIONS["classic"].options.values() if rule.of == "modes"])
def test_every_mode_is_chosen(mode: str) -> None:
    assert used_by(chooses(mode))


def _words(type_: Any) -> list[str]:
    """The words that a type allows."""
    return [
        word
        for part in (type_, *get_args(type_))
        if get_origin(part) is Literal
        for word in get_args(part)
        if not isinstance(word, NoneType)
    ]


def _field(record: type, name: str) -> list[str]:
    return _words(get_type_hints(record)[name])


@pytest.mark.parametrize("kind", _field(Tile, "tile_kind"))
def test_every_kind_of_tile_is_laid(kind: str) -> None:
    assert kind in AWAITED or used_by(lambda mission: kind in [tile.tile_kind for tile in tiles_of(mission)])


@pytest.mark.parametrize("kind", [*_field(TileZone, "kind"), *Features.__struct_fields__])
def test_every_kind_of_zone_is_there(kind: str) -> None:
    assert kind in AWAITED or used_by(has_zone(kind))


@pytest.mark.parametrize("kind", _field(Connection, "kind"))
def test_every_kind_of_border_is_there(kind: str) -> None:
    assert kind in AWAITED or used_by(has_border(kind))


@pytest.mark.parametrize("kind", sorted(EDITIONS["classic"].pack.blocking))
def test_what_blocks_zones_lies_somewhere(kind: str) -> None:
    assert used_by(has_token(kind))


OPTIONAL = {"module", "levels", "door_xp", "spawn_dice", "spawn_dice_each", "danger_at_least", "notes"}
"""Keys that say no more than others do: a new one is either used or joins these."""

OF_OTHER_EDITIONS = {"bars", "bounties_aside", "joins", "parts", "rally_price", "rewards", "start_divided", "train"}
"""Keys for what no Classic box has: classes, elevators, parts of the board that move, rewards, a Train."""


@pytest.mark.parametrize("key", sorted(set(Mission.__struct_fields__) - OPTIONAL - OF_OTHER_EDITIONS))
def test_every_key_of_missions_is_used(key: str) -> None:
    assert used_by(has(key))


@pytest.mark.parametrize("box", list(EDITIONS["classic"].pack.boxes))
def test_every_box_with_zombies_or_tiles_is_played_with(box: str) -> None:
    pack = EDITIONS["classic"].pack
    brings = any(box in kind.miniatures for kind in pack.zombies.values())
    brings = brings or any(tile.box == box for tile in pack.pieces.tiles.values())
    assert not brings or used_by(has_box(box))
