import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from shamble.content import LEVELS, load_pack
from shamble.content.pack import BUILT_IN
from shamble.content.reading import read_yaml

PACK = load_pack()
ORIGINS = {"seed", "public", "deduced", "recalled", "designed"}


def copies(box: str) -> dict[str, int]:
    return {card.name: card.boxes[box] for card in PACK.equipment.values() if box in card.boxes}


def test_equipment_totals_per_box() -> None:
    assert sum(copies("S1").values()) == 62
    assert sum(copies("RM").values()) == 86


def test_rue_morgue_equipment_copies() -> None:
    assert copies("RM") == {
        "Aaahh! (Skinner)": 6,
        "AK-47": 2,
        "Bow": 4,
        "Bulletproof Vest": 6,
        "Chainsaw": 2,
        "Crowbar": 4,
        "Double Barrel": 2,
        "Fire Axe": 4,
        "Gasoline": 3,
        "Glass Bottles": 3,
        "Goalie Mask": 1,
        "Knife": 4,
        "La Guillotine": 1,
        "Mac-10": 4,
        "Molotov": 3,
        "MP5": 4,
        "Nailbat (RM)": 1,
        "Pistol": 4,
        "Plenty Of Ammo (heavy)": 4,
        "Plenty Of Ammo (light)": 4,
        "Rifle": 2,
        "Saber": 3,
        "Sawed-Off": 4,
        "Scope": 2,
        "Shotgun": 2,
        "Sword": 3,
        "Urban Mace": 4,
    }


def test_a_box_is_whatever_holds_a_card_a_survivor_or_a_miniature() -> None:
    boxes = {box for card in PACK.equipment.values() for box in card.boxes}
    assert set(PACK.playable_boxes) == boxes >= {"S1", "RM"}
    boxes |= {box for kind in PACK.zombies.values() for box in kind.miniatures}
    boxes |= {card.box for card in PACK.zombie_cards} | {card.box for card in PACK.survivors.values()}
    assert set(PACK.pieces.boxes) == boxes
    assert {token.box for token in PACK.tokens} | {tent.box for tent in PACK.tents} <= boxes


@pytest.mark.parametrize(
    ("name", "reach", "dice", "accuracy", "damage", "marks"),
    [
        ("Pan", (0, 0), 1, 6, 1, ""),
        ("Chainsaw", (0, 0), 5, 5, 2, "noisy, door noisy"),
        ("Crowbar", (0, 0), 1, 4, 1, "door silent"),
        ("Fire Axe", (0, 0), 1, 4, 2, "door noisy"),
        ("Machete", (0, 0), 1, 4, 2, "dual"),
        ("Knife", (0, 0), 1, 4, 1, "dual"),
        ("Pistol", (0, 1), 1, 4, 1, "dual, noisy, ammo light"),
        ("Rifle", (1, 3), 1, 3, 1, "noisy, ammo light"),
        ("Sawed-Off", (0, 1), 2, 3, 1, "dual, noisy, reload, ammo heavy"),
        ("Mac-10", (0, 1), 5, 5, 1, "dual, noisy, reload, ammo none"),
        ("Sub MG", (0, 1), 3, 5, 1, "dual, noisy, ammo none"),
        ("Bow", (0, 1), 1, 3, 1, "ammo none"),
    ],
)
def test_weapon_figures(name: str, reach: tuple[int, int], dice: int, accuracy: int, damage: int, marks: str) -> None:
    card = PACK.equipment[name]
    assert (card.range, card.dice, card.accuracy, card.damage) == (reach, dice, accuracy, damage)
    found = [word for word in ("dual", "noisy", "reload") if getattr(card, word)]
    found += [f"door {card.door}"] if card.door else []
    found += [f"ammo {card.ammo}"] if card.ammo else []
    assert ", ".join(found) == marks


def test_a_blade_with_a_gun_has_two_profiles() -> None:
    card = PACK.equipment["Ma's Shotgun"]
    assert [(p.mode, p.range, p.dice, p.accuracy, p.damage, p.noisy) for p in card.profiles] == [
        ("melee", (0, 0), 1, 3, 2, False),
        ("ranged", (0, 1), 2, 3, 2, True),
    ]
    assert card.reload
    assert card.ammo == "heavy"


def test_traits_and_tags_of_cards() -> None:
    traits = {card.name: card.traits for card in PACK.equipment.values() if card.traits}
    assert traits == {
        "Knife": ("knife",),
        "La Guillotine": ("no-crawlers",),
        "Bow": ("bow-sixes",),
        "Molotov": ("clears-zone",),
        "Aaahh!!": ("aaahh:Standard Walker",),
        "Aaahh! (Skinner)": ("aaahh:Skinner Walker",),
        "Flashlight": ("flashlight",),
        "Goalie Mask": ("goalie-mask",),
        "Plenty Of Ammo (light)": ("plenty-of-ammo:light",),
        "Plenty Of Ammo (heavy)": ("plenty-of-ammo:heavy",),
    }
    assert {card.name: card.tags for card in PACK.equipment.values() if card.tags} == {"Rifle": ("scope-friendly",)}


def test_combinations() -> None:
    molotov, sniper = PACK.combinations
    assert (molotov.result, molotov.parts, molotov.consumes) == (
        "Molotov",
        ("Glass Bottles", "Gasoline"),
        True,
    )
    assert (sniper.result, sniper.base_tag, sniper.part) == ("Sniper Rifle", "scope-friendly", "Scope")
    assert sniper.joins
    assert sniper.gives == ("sniper-weapon",)


def test_decks_that_cards_start_in() -> None:
    by_deck: dict[str, list[str]] = {}
    for card in PACK.equipment.values():
        by_deck.setdefault(card.deck, []).append(card.name)
    assert by_deck["starting"] == ["Pan"]
    assert by_deck["set-aside"] == ["Molotov", "Bulletproof Vest"]
    assert by_deck["pimpweapon"] == ["La Guillotine", "Nailbat (RM)", "Evil Twins", "Ma's Shotgun"]


def test_zombie_cards_per_box_and_kind() -> None:
    assert Counter((card.box, card.kind) for card in PACK.zombie_cards) == {
        ("S1", "spawn"): 36,
        ("S1", "extra_activation"): 4,
        ("S1", "manhole"): 2,
        ("RM", "spawn"): 36,
        ("RM", "extra_activation"): 4,
        ("RM", "manhole"): 2,
        ("RM", "bed"): 6,
    }
    assert [card.id for card in PACK.zombie_cards] == [*range(1, 43), *range(145, 193)]


def test_zombies_that_all_cards_bring_together() -> None:
    totals: dict[str, Counter[str]] = {box: Counter() for box in ("S1", "RM")}
    for card in PACK.zombie_cards:
        for level in LEVELS:
            totals[card.box].update(card.at(level))
    assert totals["S1"] == {
        "Standard Walker": 278,
        "Standard Runner": 80,
        "Standard Fatty": 33,
        "Standard Abomination": 4,
    }
    assert totals["RM"] == {
        "Skinner Walker": 278,
        "Skinner Runner": 80,
        "Skinner Fatty": 33,
        "A-Bomb Abomination": 4,
        "Crawler": 24,
    }


@pytest.mark.parametrize(
    ("name", "short", "actions", "min_damage", "xp", "priority", "escort"),
    [
        pytest.param("Standard Walker", "Walker", 1, 1, 1, 3, None, marks=pytest.mark.rule("CL-ZTABLE-01")),
        pytest.param("Standard Fatty", "Fatty", 1, 2, 1, 6, "Standard Walker", marks=pytest.mark.rule("CL-ZTABLE-02")),
        pytest.param("Standard Abomination", "Abomination", 1, 3, 5, 6, None, marks=pytest.mark.rule("CL-ZTABLE-03")),
        pytest.param("Standard Runner", "Runner", 2, 1, 1, 9, None, marks=pytest.mark.rule("CL-ZTABLE-04")),
        pytest.param("Skinner Walker", "Skinner Walker", 1, 1, 1, 3, None, marks=pytest.mark.rule("CL-ZTABLE-13")),
        pytest.param(
            "Skinner Fatty",
            "Skinner Fatty",
            1,
            2,
            1,
            6,
            "Skinner Walker",
            marks=pytest.mark.rule("CL-ZTABLE-14"),
        ),
        pytest.param("Skinner Runner", "Skinner Runner", 2, 1, 1, 9, None, marks=pytest.mark.rule("CL-ZTABLE-15")),
        pytest.param("A-Bomb Abomination", "A-Bomb", 1, None, 5, 6, None, marks=pytest.mark.rule("CL-ZTABLE-16")),
        pytest.param("Crawler", "Crawler", 1, 1, 1, 11, None, marks=pytest.mark.rule("CL-ZTABLE-18")),
    ],
)
def test_zombie_table(
    name: str, short: str, actions: int, min_damage: int | None, xp: int, priority: int, escort: str | None
) -> None:
    kind = PACK.zombies[name]
    assert PACK.zombie(short) is kind is PACK.zombie(name)
    figures = (kind.actions, kind.min_damage, kind.xp, kind.priority)
    assert figures == (actions, min_damage, xp, priority)
    assert kind.zones_per_move == 1
    assert kind.escort == ((escort, escort) if escort else ())
    is_abomination = kind.type == "Abomination"
    assert kind.splits is not is_abomination
    assert ("leaves-crawlers" in kind.abilities) is (kind.species == "skinner")
    if is_abomination:
        species = "Standard" if kind.species == "standard" else "Skinner"
        assert kind.if_missing == (f"{species} Fatty",)
    else:
        assert kind.if_missing == ()


def test_miniatures() -> None:
    assert _in_box("S1") == {"Walker": 40, "Fatty": 8, "Abomination": 1, "Runner": 16}
    assert _in_box("RM") == {"Skinner Walker": 40, "Skinner Fatty": 8, "Skinner Runner": 16, "A-Bomb": 1, "Crawler": 15}
    toxic = {"Toxic Walker": 16, "Toxic Fatty": 4, "Toxic Abomination": 1, "Toxic Runner": 8}
    assert _in_box("TCM") == toxic
    berserkers = {name.replace("Toxic", "Berserker"): count for name, count in toxic.items()}
    assert _in_box("PO") == berserkers | {"Walker": 30, "Fatty": 6, "Abomination": 1, "Runner": 12}
    assert [_in_box(box) for box in ("ZD", "MC", "LZ")] == [{"Zombie Dog": 20}, {"Crows": 15}, {"Lost": 12}]
    assert [_in_box(box) for box in ("VIP1", "VIP2")] == [{"VIP Walker": 20}, {"VIP Walker": 20}]
    assert [_in_box(box) for box in ("G1", "G2", "G3")] == [
        {"Zuul": 1},
        {"Gozer": 1, "Vinz Clortho": 1},
        {"Stay Puft": 1},
    ]


def _in_box(box: str) -> dict[str, int]:
    return {kind.short: kind.miniatures[box] for kind in PACK.zombies.values() if box in kind.miniatures}


def test_survivors() -> None:
    assert PACK.survivors_of(["S1"]) == ["Amy", "Doug", "Josh", "Ned", "Phil", "Wanda"]
    living = [card for card in PACK.survivors.values() if card.version == "survivor"]
    assert Counter(card.box for card in living).most_common(4) == [("RM", 12), ("S1", 6), ("PO", 6), ("TCM", 4)]
    assert len(living) == 37
    assert all(card.yellow == ("+1 Action",) for card in living)
    ropers = [card.name for card in living if "Fast roping" in card.blue]
    pilots = [card.name for card in living if "Helicopter pilot" in card.blue]
    assert ropers == ["Dan", "James", "Louise"]
    assert pilots == ["Parker", "Terry", "Travis"]
    doug = PACK.survivors["Doug"]
    assert [doug.at(level) for level in LEVELS] == [
        ("Matching Set!",),
        ("+1 Action",),
        ("+1 die: Ranged", "+1 free Combat Action"),
        ("+1 to dice roll: Combat", "Ambidextrous", "Slippery"),
    ]


def test_zombivors_are_had_by_name_and_offered_by_no_box() -> None:
    dead = {name: card for name, card in PACK.survivors.items() if card.version == "zombivor"}
    assert len(dead) == 32
    assert all(name == f"{card.name} (zombivor)" and card.name in PACK.survivors for name, card in dead.items())
    assert dead["Amy (zombivor)"].box == "TCM"
    assert PACK.survivors_of(PACK.pieces.boxes) == [name for name in PACK.survivors if name not in dead]
    assert PACK.playable_boxes == ("RM", "S1")


def test_rue_morgue_mini_cards_and_tokens_add_up() -> None:
    small_cards = PACK.token_count("wounded-card", ["RM"]) + PACK.token_count("team-action-card", ["RM"])
    assert sum(copies("RM").values()) + 48 + small_cards == 155
    tokens = [token for token in PACK.tokens if token.box == "RM" and token.token != "die"]
    assert sum(token.count for token in tokens) - small_cards == 92


def test_token_counts_add_up_over_boxes_and_faces() -> None:
    assert PACK.token_count("noise", ["RM"]) == 24
    assert PACK.token_count("noise", ["S1", "RM"]) == 48
    assert PACK.token_count("door", ["RM"]) == 11
    assert PACK.token_count("door", ["RM"], "pink") == 1
    assert PACK.token_count("wounded-card", ["S1"]) == 6


def test_tents() -> None:
    assert len(PACK.tents) == 11
    assert sum(tent.beds.blue for tent in PACK.tents) == 10
    assert sum(tent.beds.green for tent in PACK.tents) == 10
    assert {tent.kind: tent.id for tent in PACK.tents if tent.search} == {
        "administrative": "R5",
        "infirmary": "R6",
    }


def test_tiles_and_what_is_printed_on_them() -> None:
    assert sorted(PACK.tiles) == sorted(f"{number}{side}" for number in range(1, 10) for side in "RV")
    beds: Counter[str] = Counter()
    manholes = 0
    for tile in PACK.tiles.values():
        for zone in tile["zones"]:
            beds.update(zone.get("features", {}).get("beds", {}))
            manholes += zone.get("features", {}).get("manholes", 0)
    assert beds == {"blue": 15, "green": 13}
    assert manholes == 13
    lockers = [
        f"{name}.{zone['id']}"
        for name, tile in PACK.tiles.items()
        for zone in tile["zones"]
        if zone.get("features", {}).get("locker_room")
    ]
    assert lockers == ["1V.E", "2V.C", "3V.C", "4V.D", "5V.C", "6V.D"]


def test_every_record_says_where_it_is_from() -> None:
    for path in sorted(BUILT_IN.rglob("*.yaml")):
        data = read_yaml(path)
        assert data["format"] == 1, path.name
        single = "zones" in data or path.parent.name == "missions"
        lists = [] if single else [value for value in data.values() if isinstance(value, list)]
        records = [data] if single else [record for group in lists for record in group]
        assert records, path.name
        for record in records:
            assert record["from"] in ORIGINS, path.name
            assert "source" not in record, path.name


def test_nothing_points_outside_the_project() -> None:
    for path in sorted(BUILT_IN.rglob("*.yaml")):
        text = path.read_text(encoding="utf-8")
        assert "http" not in text
        assert ".png" not in text
        assert "source:" not in text


def test_the_built_in_pack_is_read_once() -> None:
    assert load_pack() is PACK


def test_a_copy_of_the_pack_has_the_same_content_and_hash(tmp_path: Path) -> None:
    for path in BUILT_IN.rglob("*.yaml"):
        target = tmp_path / "other" / path.relative_to(BUILT_IN)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(path.read_bytes())
    copy = load_pack(tmp_path / "other")
    assert copy.hash == PACK.hash
    assert list(copy.tiles) == list(PACK.tiles)
    assert copy.zombie_cards == PACK.zombie_cards
    assert copy.missions == PACK.missions
    assert copy.equipment == PACK.equipment


@pytest.mark.parametrize("seed", ["0", "1", "4242"])
def test_the_hash_is_the_same_in_every_process(seed: str) -> None:
    code = "from shamble.content import load_pack; p = load_pack(); print(p.hash, *p.tiles, *p.pieces.boxes, sep='|')"
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip().split("|") == [PACK.hash, *PACK.tiles, *PACK.pieces.boxes]
