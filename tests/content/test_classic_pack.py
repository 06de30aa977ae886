import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from shamble.content import LEVELS
from shamble.editions import EDITIONS
from shamble.files.reading import read_yaml
from shamble.rules.skills import hooks_of

PACK = EDITIONS["classic"].pack
ORIGINS = {"seed", "public", "deduced", "recalled", "designed"}


def copies(box: str) -> dict[str, int]:
    return {card.name: card.boxes[box] for card in PACK.equipment.values() if box in card.boxes}


def test_equipment_totals_per_box() -> None:
    totals = {box: sum(copies(box).values()) for box in PACK.boxes}
    companions = sum(PACK.equipment[name].boxes["AN"] for name in ("Gunman", "Handyman", "Searcher", "Sniper"))
    assert {box: total for box, total in totals.items() if total} == {
        "S1": 62,
        "PO": 83,
        "TCM": 28,
        "RM": 86,
        "AN": 27 + companions,
        "DC": 6,
        "VIP1": 3,
        "VIP2": 3,
        "ZSR": 1,
        "ZSW": 1,
        "G1": 3,
        "G2": 1,
        "G3": 1,
    }
    assert companions == 8
    assert len(PACK.equipment) == 99


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


def test_every_box_is_listed_and_three_can_be_played_alone() -> None:
    boxes = {box for card in PACK.equipment.values() for box in card.boxes}
    boxes |= {box for kind in PACK.zombies.values() for box in kind.miniatures}
    boxes |= {card.box for card in PACK.zombie_cards} | {card.box for card in PACK.survivors.values()}
    boxes |= {token.box for token in PACK.tokens} | {tent.box for tent in PACK.tents}
    assert boxes <= set(PACK.pieces.boxes) == set(PACK.boxes)
    assert PACK.core_boxes == ("S1", "PO", "RM")


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


READ_WHERE_THEY_ACT = ("clears-zone", "used-up", "discarded-after-use", "burns:Gasoline")
"""Traits that are looked for by the rules of an attack."""


def test_every_trait_of_a_card_is_known_to_the_rules() -> None:
    for card in PACK.equipment.values():
        for trait in card.traits:
            known = trait in READ_WHERE_THEY_ACT or trait.startswith("aaahh:")
            assert known or hooks_of(trait, ("classic-rm", "classic-older")), (card.name, trait)


def test_combinations() -> None:
    made = {combination.result: combination for combination in PACK.combinations}
    assert {name: one.parts for name, one in made.items() if one.consumes} == {
        "Molotov": ("Glass Bottles", "Gasoline"),
        "Nailbat (PO)": ("Baseball Bat", "Nails"),
    }
    joined = {
        (base.name, one.part): one.gives
        for one in made.values()
        if one.joins
        for base in PACK.equipment.values()
        if one.base_tag in base.tags
    }
    assert joined == {
        ("Rifle", "Scope"): ("sniper-weapon",),
        ("Crossbow", "Scope"): ("sniper-weapon",),
        **{(gun, "Laser Pointer"): ("laser",) for gun in ("Pistol", "Sub MG", "Evil Twins", "Pa's Gun")},
    }


def by_deck(deck: str) -> set[str]:
    return {card.name for card in PACK.equipment.values() if card.deck == deck}


@pytest.mark.rule("CL-SETUP-15")
def test_the_pimpweapons() -> None:
    assert by_deck("pimpweapon") == {
        *("Evil Twins", "Ma's Shotgun", "Gunblade", "Pa's Gun", "La Guillotine", "Nailbat (RM)"),
        *("Daisho", "Golden AK-47", "Pink M4", "Desert Eagle", "SPAS 12", "Thompson"),
    }


@pytest.mark.rule("CL-SETUP-16")
def test_the_ultrared_cards() -> None:
    assert by_deck("ultrared") == {
        *("911 Special", "Betty", "Doug's Dream", "Jack & Jill", "Ned's Atomic Flashlight", "Sweet Sisters"),
        *("Flaming Nailbat", "Nico Special", "The Holy Pan", "The Reaper", "Uber Shield", "Zantetsuken", "Zombicider"),
    }


@pytest.mark.rule("CL-SETUP-20")
def test_the_companion_cards() -> None:
    companions = {card.name for card in PACK.equipment.values() if card.kind == "companion"}
    assert companions == {
        *("Gunman", "Handyman", "Searcher", "Sniper"),
        *("Bismuth", "Cherry", "Gaspard", "Lucien", "Martens", "Moog", "Slimer"),
    }
    assert by_deck("set-aside") == companions | {"Molotov", "Nailbat (PO)", "Bulletproof Vest"}
    assert by_deck("starting") == {"Pan", "Night Stick"}


def test_zombie_cards_per_box_and_kind() -> None:
    found: dict[str, Counter[str]] = {}
    for card in PACK.zombie_cards:
        found.setdefault(card.box, Counter())[card.kind] += 1
    whole = {"spawn": 36, "extra_activation": 4, "manhole": 2}
    assert found == {
        "S1": whole,
        "Walk of the Dead 1": {"spawn": 12},
        "ZD": {"spawn": 12},
        "TCM": {"spawn": 12},
        "PO": whole,
        "Walk of the Dead 2": {"spawn": 6, "extra_activation": 4, "manhole": 2},
        "Toxic Crowd": {"spawn": 6},
        "Angry Zombies": {"spawn": 6},
        "RM": whole | {"bed": 6},
        "AN": {"spawn": 12},
        "LZ": {"spawn": 6},
        "VIP1": {"spawn": 12},
        "VIP2": {"spawn": 12},
        "MC": {"spawn": 12},
        "G1": {"spawn": 4},
        "G2": {"spawn": 8},
        "G3": {"spawn": 4},
    }
    assert [card.id for card in PACK.zombie_cards] == list(range(1, 263))
    assert {card.box for card in PACK.zombie_cards if card.origin == "designed"} == {"G1", "G2", "G3"}


def test_zombies_that_all_cards_bring_together() -> None:
    totals: dict[str, Counter[str]] = {box: Counter() for box in PACK.boxes}
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
    assert set(totals["TCM"]) == {f"Toxic {type}" for type in ("Walker", "Runner", "Fatty", "Abomination")}
    assert totals["PO"].keys() >= {"Standard Abomination", "Berserker Abomination"}
    assert totals["ZD"] == {"Zombie Dog": totals["ZD"]["Zombie Dog"]} | {
        kind: number for kind, number in totals["ZD"].items() if kind.startswith("Standard")
    }
    for box, kind in (("AN", "Seeker"), ("LZ", "Lost"), ("VIP1", "VIP Standard Walker"), ("MC", "Murder of Crows")):
        assert set(totals[box]) == {kind}
    assert totals["G2"] == {"Gozer": 16, "Vinz Clortho": 16}


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
        pytest.param("A-Bomb Abomination", "A-Bomb", 1, 0, 5, 6, None, marks=pytest.mark.rule("CL-ZTABLE-16")),
        pytest.param("Crawler", "Crawler", 1, 1, 1, 11, None, marks=pytest.mark.rule("CL-ZTABLE-18")),
    ],
)
def test_zombie_table(
    name: str, short: str, actions: int, min_damage: int, xp: int, priority: int, escort: str | None
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


def test_rue_morgue_mini_cards_and_tokens_add_up() -> None:
    small_cards = PACK.token_count("wounded-card", ["RM"]) + PACK.token_count("team-action-card", ["RM"])
    assert sum(copies("RM").values()) + 48 + small_cards == 155
    backs = ("die", "crashed-helicopter")  # dice are no tokens; the wreck is the back of the helicopter
    tokens = [token for token in PACK.tokens if token.box == "RM" and token.token not in backs]
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
    sides = Counter(tile["box"] for tile in PACK.tiles.values())
    assert sides == {"S1": 18, "RM": 18, "PO": 18, "TCM": 8, "AN": 6}
    beds: Counter[str] = Counter()
    manholes: Counter[str] = Counter()
    for tile in PACK.tiles.values():
        for zone in tile["zones"]:
            beds.update(zone.get("features", {}).get("beds", {}))
            manholes[tile["box"]] += zone.get("features", {}).get("manholes", 0)
    assert beds == {"blue": 15, "green": 13}
    assert manholes == {"S1": 18, "RM": 13, "PO": 10, "TCM": 5, "AN": 4}
    lockers = [
        f"{name}.{zone['id']}"
        for name, tile in PACK.tiles.items()
        for zone in tile["zones"]
        if zone.get("features", {}).get("locker_room")
    ]
    assert lockers == ["1V.E", "2V.C", "3V.C", "4V.D", "5V.C", "6V.D"]


def test_every_record_says_where_it_is_from() -> None:
    for path in sorted(EDITIONS["classic"].folder.rglob("*.yaml")):
        data = read_yaml(path)
        assert data["format"] == 1, path.name
        single = "zones" in data or path.parent.name in ("campaigns", "missions")
        lists = [] if single else [value for value in data.values() if isinstance(value, list)]
        records = [data] if single else [record for group in lists for record in group]
        assert records, path.name
        for record in records:
            assert record["from"] in ORIGINS, path.name
            assert "source" not in record, path.name


def test_nothing_points_outside_the_project() -> None:
    for path in sorted(EDITIONS["classic"].folder.rglob("*.yaml")):
        text = path.read_text(encoding="utf-8")
        assert "http" not in text
        assert ".png" not in text
        assert "source:" not in text


def test_the_built_in_pack_is_read_once() -> None:
    assert EDITIONS["classic"].pack is PACK


def test_a_copy_of_the_pack_has_the_same_content_and_hash(tmp_path: Path) -> None:
    for path in EDITIONS["classic"].folder.rglob("*.yaml"):
        target = tmp_path / "other" / path.relative_to(EDITIONS["classic"].folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(path.read_bytes())
    copy = EDITIONS["classic"].content_in(tmp_path / "other")
    assert copy.hash == PACK.hash
    assert list(copy.tiles) == list(PACK.tiles)
    assert copy.zombie_cards == PACK.zombie_cards
    assert copy.missions == PACK.missions
    assert copy.equipment == PACK.equipment


@pytest.mark.parametrize("seed", ["0", "1", "4242"])
def test_the_hash_is_the_same_in_every_process(seed: str) -> None:
    code = (
        "from shamble.editions import EDITIONS; p = EDITIONS['classic'].pack; "
        "print(p.hash, *p.tiles, *p.pieces.boxes, sep='|')"
    )
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip().split("|") == [PACK.hash, *PACK.tiles, *PACK.pieces.boxes]
