"""The content of Second Edition: counts and figures of its box, tiles, Missions."""

from collections import Counter
from pathlib import Path

import pytest
import yaml

from shamble import rulebook
from shamble.content import ContentError
from shamble.content.mission import Mission
from shamble.content.pack import mission_of
from shamble.editions import EDITIONS
from shamble.files.reading import decode, read_document
from shamble.laying.components import components_of
from shamble.review import review
from shamble.world.tokens import CRATE

SECOND = EDITIONS["second-edition"]
PACK = SECOND.pack
BOOK = Path(rulebook.__file__).parent / "washington-zc" / "missions.yaml"
WASHINGTON = {one["id"]: one for one in yaml.safe_load(BOOK.read_text(encoding="utf-8"))["missions"]}
PARTS = components_of(PACK, ("2E",))
CORE = {name: tile for name, tile in PACK.tiles.items() if tile["box"] == "2E"}


@pytest.mark.rule("SE-MISS-18")
def test_copies_of_each_deck() -> None:
    names = [PARTS.types[index].name for index in PARTS.cards]
    decks = {name: card.deck for name, card in PACK.equipment.items()}
    lying = [PARTS.lie_in.get(number) or decks[name] for number, name in enumerate(names, 1)]
    assert Counter(lying) == {"equipment": 45, "pimpweapon": 11, "starting": 6}
    starting = [name for name, deck in zip(names, lying, strict=True) if deck == "starting"]
    assert starting == ["Baseball Bat", "Crowbar", "Fire Axe", "Pistol", "Pistol", "Pistol"]
    pimped = [name for name, deck in zip(names, lying, strict=True) if deck == "pimpweapon"]
    assert pimped.count("Aaahh!!") == 2


@pytest.mark.rule("SE-MISS-25")
def test_the_zombie_deck() -> None:
    deck = [card for card in PACK.zombie_cards if card.deck == "zombie"]
    assert Counter(card.kind for card in deck) == {"spawn": 24, "rush": 12, "extra_activation": 4}
    assert [card.id for card in deck if card.kind == "extra_activation"] == [37, 38, 39, 40]
    rushing = {name for card in deck if card.kind == "rush" for level in ("blue", "red") for name in card.at(level)}
    assert rushing == {"Walker", "Fatty"}, "SE-SPAWN-06: Runners have no Rush"
    called = [card.id for card in deck if "Abomination" in card.red]
    assert called == [17, 18, 35, 36]


def test_each_abomination_has_a_card() -> None:
    deck = [card for card in PARTS.zombie_cards if card.deck == "abomination"]
    assert [card.name for card in deck] == ["Patient 0", "Hobomination", "Abominacop", "Abominawild"]


def test_adults_and_kids() -> None:
    core = [card for card in PACK.survivors.values() if card.box == "2E"]
    assert Counter((card.health, card.traits) for card in core) == {(3, ()): 6, (2, ("kid",)): 6}


def test_miniatures_and_the_order_in_which_they_are_hit() -> None:
    assert {kind.name: (kind.miniatures["2E"], kind.min_damage, kind.priority) for kind in PACK.zombies.values()} == {
        "Walker": (40, 1, 3),
        "Fatty": (16, 2, 2),
        "Runner": (16, 1, 4),
        "Patient 0": (1, 3, 2),
        "Hobomination": (1, 3, 2),
        "Abominacop": (1, 3, 1),
        "Abominawild": (1, 3, 2),
    }


@pytest.mark.parametrize("name", PACK.tiles)
def test_the_zones_of_a_tile_cover_it(name: str) -> None:
    tile = PACK.tiles[name]
    rects = [rect for zone in tile["zones"] for rect in zone.get("rects") or [zone["rect"]]] + tile.get("blocked", [])
    assert sum((right - left) * (bottom - top) for left, top, right, bottom in rects) == 1000 * 1000


def test_both_sides_of_nine_tiles() -> None:
    assert set(CORE) == {f"{number}{side}" for number in range(1, 10) for side in "RV"}


@pytest.mark.rule("SE-MISS-31")
def test_two_places_for_tokens_on_each_side() -> None:
    kinds = [sorted(crate["kind"] for crate in tile["crates"]) for tile in CORE.values()]
    assert kinds == [["objective", "pimpweapon"]] * 18
    assert sum(bool(zone.features.dark) for name in CORE for zone in PACK.pieces.tiles[name].zones) == 28


@pytest.mark.rule("SE-SETUP-02")
@pytest.mark.parametrize("name", ["SE-M1", "SE-M2"])
def test_what_is_drawn_on_the_tiles_lies_there(name: str) -> None:
    document = read_document(SECOND.folder / "missions" / f"{name}.yaml")
    assert review(document, PACK).faults == []
    written, laid = decode(document.data, Mission, name), PACK.missions[name]
    tiles = [(tile, PACK.pieces.tiles[tile]) for row in laid.tiles for tile in row]
    doors = {
        frozenset((f"{tile}.{border.a}", f"{tile}.{border.b}"))
        for tile, record in tiles
        for border in record.connections
        if border.kind == "door"
    }
    assert {frozenset(door.between) for door in laid.doors} == doors
    assert len(laid.doors) == len(doors) > len(written.doors)
    assert all(door.state == "closed" for door in laid.doors)
    drawn = [(crate.kind, f"{tile}.{crate.zone}") for tile, record in tiles for crate in record.crates]
    [left_out] = [(one.kind, one.zone) for one in laid.left_out]
    objectives = [("objective", token.zone) for token in laid.objectives]
    assert sorted([*objectives, left_out]) == sorted(place for place in drawn if place[0] == "objective")
    crates = [str(piece["zone"]) for piece in laid.pieces if piece["piece"] == CRATE]
    own = [str(piece["zone"]) for piece in written.pieces if piece["piece"] == CRATE]
    assert sorted(crates) == sorted([*own, *(zone for kind, zone in drawn if kind == "pimpweapon")])


@pytest.mark.rule("SE-SETUP-02")
def test_a_mission_may_say_otherwise() -> None:
    data = dict(read_document(SECOND.folder / "missions" / "SE-M1.yaml").data)
    data["doors"] = [{"between": ["1R.S1", "1R.A"], "state": "open"}]
    data["objectives"] = [{"zone": "9R.A", "colour": "blue"}]
    data["left_out"] = [{"kind": "pimpweapon", "zone": "1R.C"}]
    laid = mission_of(data, "mine", PACK)
    assert [door.state for door in laid.doors if set(door.between) == {"1R.A", "1R.S1"}] == ["open"]
    assert [(token.zone, token.colour) for token in laid.objectives if token.zone == "9R.A"] == [("9R.A", "blue")]
    assert "1R.A" in [token.zone for token in laid.objectives], "it is left out no more"
    assert "1R.C" not in [piece["zone"] for piece in laid.pieces]
    data["left_out"] = [{"kind": "pimpweapon", "zone": "1R.A"}]
    with pytest.raises(ContentError, match=r"no place for one \(pimpweapon\) is drawn in 1R\.A"):
        mission_of(data, "mine", PACK)


@pytest.mark.rule("WZ-M4-03", "WZ-M9-03")
@pytest.mark.parametrize("name", [name for name in PACK.missions if name.startswith("WZ-")])
def test_missions_of_washington_are_sound(name: str) -> None:
    assert review(read_document(SECOND.folder / "missions" / f"{name}.yaml"), PACK).faults == []
    laid = PACK.missions[name]
    assert laid.objectives == (), "WZ-OBJ-01: cards stand in for them"
    crates = [str(piece["zone"]).partition(".")[0] for piece in laid.pieces if piece["piece"] == CRATE]
    tiles = [tile for row in laid.tiles for tile in row if tile]
    without = {"WZ-M4": ["10V"], "WZ-M9": ["12R"]}.get(name, [])
    assert sorted(crates) == sorted(tile for tile in tiles if tile not in without)


def test_cards_of_the_box_and_what_the_advanced_ones_print() -> None:
    both = components_of(PACK, ("WZC", "2E"))
    names = [both.types[index].name for index in both.cards]
    decks = [both.lie_in.get(number) or PACK.equipment[name].deck for number, name in enumerate(names, 1)]
    service = [name for name, deck in zip(names, decks, strict=True) if deck == "secret-service"]
    assert Counter(service) == {
        "Aaahh!!": 2, "Colt M16A4 Rifle": 2, "Desert Eagle": 2, "Flashlight": 2, "Folding Shovel": 2,
        "Glock 17": 4, "Ka-Bar": 4, "MP5": 4, "Night Vision Goggles": 2, "Repair Kit": 6, "Riot Shield": 2,
        "Snack Cake": 1,
    }  # fmt: skip
    assert len(service) == 33
    keeps = {name: card.keep for name, card in PACK.equipment.items()}
    assert (keeps["Chainsaw"], keeps["Sawed-Off"], keeps["Machete"], keeps["Plenty of Shells"]) == (5, 4, 2, 0)
    assert PACK.equipment["Sub-MG"].all_out == 3
    assert [one.name for one in PACK.companions.values()] == ["Taylor", "The President"]
    own = [card.name for card in PACK.survivors.values() if card.box == "WZC"]
    assert own == ["Angelo", "Anton", "Ashley", "Justin", "Mindy", "Tess"]


@pytest.mark.rule("WZ-OPEN-14", "WZ-CLOCK-02")
@pytest.mark.parametrize("number", range(1, 11))
def test_missions_of_washington_are_those_of_the_book(number: int) -> None:
    laid = PACK.missions[f"WZ-M{number}"]
    book = WASHINGTON[f"M{number}"]
    assert (laid.title, laid.minutes) == (book["title"], book["minutes"])
    assert laid.difficulty == book["difficulty"].lower().replace(" ", "-")
    assert number == 5 or [list(row) for row in laid.tiles] == book["tile_grid"], "the plan of the fifth is lost"
    assert sorted(tile for row in laid.tiles for tile in row if tile) == sorted(book["tiles"])
    assert laid.options["clock"] == str(book["clock_24h"])
    tokens = book["tokens"]
    notes = tokens.get("notes", tokens.get("abomination_notes"))
    assert len(laid.note_cards) == notes
    assert len(laid.objective_cards) == (tokens["objective_cards"] or 9 - notes), "of 95 cards the others leave nine"


@pytest.mark.rule("WZ-OPEN-13")
@pytest.mark.parametrize("name", [name for name in PACK.missions if name.startswith("WZ-")])
def test_one_of_the_spawn_zones_is_the_starting_one_however_many_there_are(name: str) -> None:
    spawns = PACK.missions[name].spawns
    assert [one.kind for one in spawns].count("start") == 1
    more = {"WZ-M9", "WZ-M10"}
    assert len(spawns) > 1 or name not in more, "the 1 of their legends is no count"


@pytest.mark.rule("WZ-OPEN-37")
def test_damage_3_comes_from_a_card_of_the_seventh_mission_alone() -> None:
    both = components_of(PACK, ("WZC", "2E"))
    assert max(mode.damage for card in both.types for mode in card.modes if mode.dice) == 2
    improving = [card.id for card in PACK.missions["WZ-M7"].objective_cards if any("improve" in one for one in card.do)]
    assert improving == ["11"]
