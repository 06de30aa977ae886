import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import shamble.draw
from shamble.draw import danger_bar, equipment_card, portrait, wounded_card, zombie_card
from shamble.draw.gear import BY_NAME, BY_TAG, DRAWINGS
from shamble.draw.portraits import LOOKS
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.text import words
from shamble.world.setting import Setting


@pytest.fixture(scope="module")
def setting() -> Setting:
    return new_game("RM-M01", boxes=["S1", "RM"]).setting


def label(drawing: str) -> str:
    root = ET.fromstring(drawing)
    assert not [element for element in root.iter() if element.get("id")], "cards are shown many times on one page"
    return root.get("aria-label") or ""


def test_every_equipment_card_has_its_drawing_and_its_figures(setting: Setting) -> None:
    for card in setting.types:
        told = label(equipment_card(setting, card))
        assert told.startswith(card.name)
        named = any(word in card.name for _, *words in BY_NAME for word in words)
        assert named or any(tag in card.tags for tag in BY_TAG), card.name
        for mode in card.modes:
            assert not mode.dice or f"{mode.dice} {'die' if mode.dice == 1 else 'dice'}, {mode.accuracy}+" in told


def test_every_named_drawing_exists() -> None:
    assert {drawing for drawing, *_ in BY_NAME} | set(BY_TAG.values()) <= DRAWINGS.keys()


def test_a_card_shows_what_became_of_it(setting: Setting) -> None:
    gun, rifle = setting.type_of["Sawed-Off"], setting.type_of["Rifle"]
    assert "EMPTY" not in equipment_card(setting, gun)
    assert "EMPTY" in equipment_card(setting, gun, loaded=False)
    assert "Scope" in label(equipment_card(setting, rifle, joined="Scope"))
    assert label(wounded_card(words())) == "Wounded"


def test_marks_tell_noise_doors_and_pairs(setting: Setting) -> None:
    assert "opens doors noisily" in label(equipment_card(setting, setting.type_of["Chainsaw"]))
    assert "opens doors silently" in label(equipment_card(setting, setting.type_of["Crowbar"]))
    assert "noisy" not in label(equipment_card(setting, setting.type_of["Crowbar"]))
    assert "dual" in label(equipment_card(setting, setting.type_of["Pistol"]))


def test_every_zombie_card_draws(setting: Setting) -> None:
    for number, card in enumerate(setting.zombie_cards, 1):
        told = label(zombie_card(setting, number))
        assert card.name in told
        for line in card.lines:
            for kind, count in line:
                assert words().counted(count, setting.kinds[kind].short) in told


def test_every_survivor_has_a_look_of_his_own() -> None:
    names = list(EDITIONS["classic"].pack.survivors)
    assert {name.removesuffix(" (zombivor)") for name in names} <= LOOKS.keys()
    assert len({portrait(name).replace(name, "") for name in names}) == len(names)
    assert portrait("Somebody Else") == portrait("Somebody Else")
    assert label(portrait("Bo & <Ann>")) == "Bo & <Ann>"


@pytest.mark.parametrize(
    ("xp", "level"), [(0, "blue"), (6, "blue"), (7, "yellow"), (19, "orange"), (43, "red"), (200, "red")]
)
def test_the_danger_bar_names_the_level(xp: int, level: str) -> None:
    assert label(danger_bar(words(), EDITIONS["classic"].numbers.levels, xp)) == f"{xp} experience, {level}"


def test_no_word_stands_in_the_drawings_themselves() -> None:
    """What people read or hear comes from the words of the language: renamed there, it is renamed in every drawing."""
    folder = Path(shamble.draw.__file__).parent
    shown = re.compile(r"""(?:title|text)\(f?["'][^"']*[A-Za-z]{2}""")
    lines = [(path.name, line) for path in sorted(folder.glob("*.py")) for line in path.read_text().splitlines()]
    found = [f"{name}: {line.strip()}" for name, line in lines if shown.search(line)]
    assert found == []


def test_every_word_for_drawings_is_used() -> None:
    source = "".join(path.read_text() for path in Path(shamble.draw.__file__).parent.glob("*.py"))
    unused = [code for code in words().file("drawing") if f'"{code}"' not in source and not code.startswith("use-")]
    assert unused == []
