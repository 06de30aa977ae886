"""What the cards and the zombie table say, compared with the ledger."""

import pytest

from shamble.editions import EDITIONS

DAMAGE_THREE = {"Molotov", "Flamethrower", "Concrete Saw", "Will's Comet Launcher", "Ross' Bowling Ball"}


def _reaches_damage_three(name: str) -> bool:
    card = EDITIONS["classic"].pack.equipment[name]
    damages = [card.damage or 0, *(profile.damage for profile in card.profiles)]
    return max(damages) >= 3 or "clears-zone" in card.traits


@pytest.mark.rule("CL-ZTYPE-07")
def test_only_the_weapons_named_reach_damage_three_by_themselves() -> None:
    """Of the weapons that anybody may find or build; some pimpweapons and Ultrared weapons reach it as well."""
    pack = EDITIONS["classic"].pack
    common = [name for name, card in pack.equipment.items() if card.deck not in ("pimpweapon", "ultrared")]
    assert {name for name in common if _reaches_damage_three(name)} == DAMAGE_THREE


LEVELS = {
    1: ("Lost",),
    2: ("Toxic Walker", "Murder of Crows"),
    3: ("Standard Walker", "Skinner Walker", "Seeker", "VIP Standard Walker"),
    4: ("Berserker Walker",),
    5: ("Toxic Fatty", "Toxic Abomination"),
    6: (
        "Standard Fatty",
        "Standard Abomination",
        "Skinner Fatty",
        "A-Bomb Abomination",
        "Zuul",
        "Gozer",
        "Vinz Clortho",
        "Stay Puft",
    ),
    7: ("Berserker Fatty", "Berserker Abomination"),
    8: ("Toxic Runner",),
    9: ("Standard Runner", "Skinner Runner"),
    10: ("Berserker Runner",),
    11: ("Zombie Dog", "Crawler"),
}


@pytest.mark.rule("CL-PRIO-01")
def test_every_zombie_stands_on_its_priority_level() -> None:
    level_of = {name: level for level, names in LEVELS.items() for name in names}
    for name, kind in EDITIONS["classic"].pack.zombies.items():
        assert kind.priority == level_of[name], name


@pytest.mark.rule("CL-SKINNER-02")
def test_the_a_bomb_is_of_a_species_of_its_own() -> None:
    zombies = EDITIONS["classic"].pack.zombies
    skinners = {name for name, kind in zombies.items() if kind.species == "skinner"}
    assert skinners == {"Skinner Walker", "Skinner Fatty", "Skinner Runner"}
    assert skinners == {name for name, kind in zombies.items() if "leaves-crawlers" in kind.abilities}
