"""The gallery: eight Missions of our own, each with a story."""

import re
from collections import Counter

import pytest

from shamble.content import Mission
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.rules.tallies import exit_zone

GALLERY = sorted(name for name in EDITIONS["classic"].pack.missions if name.startswith("GAL-"))
FEWEST_SENTENCES, MOST_SENTENCES = 3, 6


def mission(name: str) -> Mission:
    return EDITIONS["classic"].pack.missions[name]


def test_there_are_eight_of_them_from_easy_to_hard() -> None:
    assert [f"GAL-{number}" for number in range(1, 9)] == GALLERY
    assert [mission(name).difficulty for name in GALLERY] == ["easy"] * 3 + ["medium"] * 3 + ["hard"] * 2


@pytest.mark.parametrize("name", GALLERY)
def test_each_has_a_story_of_a_few_sentences(name: str) -> None:
    sentences = re.findall(r"[.!?](?=\s|$)", mission(name).story)
    assert FEWEST_SENTENCES <= len(sentences) <= MOST_SENTENCES


def test_no_story_is_told_twice() -> None:
    assert max(Counter(mission(name).story for name in GALLERY).values()) == 1


@pytest.mark.parametrize("name", GALLERY)
def test_each_is_designed_and_says_its_rules(name: str) -> None:
    found = mission(name)
    assert found.origin == "designed"
    assert found.minutes
    assert found.special_rules
    assert found.events or found.triggers or found.module


@pytest.mark.parametrize("name", GALLERY)
def test_each_begins_with_its_own_boxes_and_options(name: str) -> None:
    found = mission(name)
    game = new_game(name, seed=1)
    assert game.setting.setup.boxes == tuple(found.played_with)
    assert {option: game.setting.options[option] for option in found.options} == found.options
    assert game.setting.mission.story == found.story


@pytest.mark.parametrize("name", GALLERY)
def test_nobody_begins_beside_a_spawn_zone_or_at_the_exit(name: str) -> None:
    game = new_game(name, seed=1)
    here = game.setting.mission.start[0]
    near = {here, *game.layout.adjacent[here]}
    assert exit_zone(game) != here
    awake = [spawn.zone for index, spawn in enumerate(game.setting.mission.spawns) if game.state.awake >> index & 1]
    assert not near & set(awake)
