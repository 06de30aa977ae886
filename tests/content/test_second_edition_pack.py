"""The content of Second Edition, read as that of an edition that is made for this test: its own is still to come."""

from collections import Counter

import pytest

from shamble.editions import EDITIONS
from shamble.files.reading import read_document
from shamble.review import review

SECOND = EDITIONS["classic"].but(
    "second-edition",
    content="second-edition",
    usual_boxes=("2E",),
    variants={"printed": {}},
    skills={"printed": ("second-edition",)},
)
PACK = SECOND.pack


def test_copies_of_each_deck() -> None:
    copies = Counter({card.deck: 0 for card in PACK.equipment.values()})
    for card in PACK.equipment.values():
        copies[card.deck] += card.boxes["2E"]
    assert copies == {"equipment": 45, "pimpweapon": 9, "starting": 1}


def test_adults_and_kids() -> None:
    assert Counter(card.health for card in PACK.survivors.values()) == {3: 6, 2: 6}


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
    rects = [zone["rect"] for zone in PACK.tiles[name]["zones"]]
    assert sum((right - left) * (bottom - top) for left, top, right, bottom in rects) == 1000 * 1000


def test_both_sides_of_nine_tiles() -> None:
    assert set(PACK.tiles) == {f"{number}{side}" for number in range(1, 10) for side in "RV"}


@pytest.mark.parametrize("name", PACK.missions)
def test_a_mission_lies_and_lists_every_printed_door(name: str) -> None:
    document = read_document(SECOND.folder / "missions" / f"{name}.yaml")
    with EDITIONS.with_one_more(SECOND):
        found = review(document, PACK)
    assert found.faults == []
    printed = {
        frozenset((f"{tile}.{border['a']}", f"{tile}.{border['b']}"))
        for row in PACK.missions[name].tiles
        for tile in row
        for border in PACK.tiles[tile]["connections"]
        if border["kind"] == "door-slot"
    }
    assert {frozenset(door.between) for door in PACK.missions[name].doors} == printed
