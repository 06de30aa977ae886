from collections import Counter

import pytest

from shamble.draw.figures import EMBLEMS, RING_DASHES, RINGS, SPECIES
from shamble.draw.palette import css_variables
from shamble.draw.silhouettes import SHAPES, shape_of
from shamble.editions import EDITIONS
from shamble.games import new_game


@pytest.mark.parametrize("name", EDITIONS)
def test_kinds_that_come_in_numbers_are_told_apart(name: str) -> None:
    game = new_game(next(iter(EDITIONS[name].pack.missions)))
    looks = Counter(
        (shape_of(kind.type, kind.species).outline, kind.species, EMBLEMS.get(kind.name))
        for kind in game.setting.kinds
        if game.state.stock[kind.index] > 1
    )
    assert looks.most_common(1)[0][1] == 1


@pytest.mark.parametrize("name", EDITIONS)
def test_every_type_of_zombie_has_a_silhouette_of_its_own(name: str) -> None:
    kinds = new_game(next(iter(EDITIONS[name].pack.missions))).setting.kinds
    assert {kind.type for kind in kinds if not any(word in kind.type for word in SHAPES)} == set()


def test_no_two_types_look_alike() -> None:
    assert len({shape.outline for shape in SHAPES.values()}) == len(SHAPES)
    assert {"standard", "toxic", "seeker"} <= set(SPECIES)


def test_twelve_survivors_have_twelve_colours_and_patterns() -> None:
    paints = [line for line in css_variables().split(";") if "--d-ring-" in line]
    assert len({paint.rsplit(":", 1)[1] for paint in paints}) >= RINGS == 12
    assert len(set(RING_DASHES)) == RINGS
