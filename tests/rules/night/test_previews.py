"""A light that is turned in imagination only (WZ-LIGHT)."""

import pytest
import yaml

from shamble.engine import Option
from shamble.rules.night.beams import LightBeam
from shamble.rules.registry import PREVIEWS
from shamble.scenario.building import KIND, build

POSITION = """
scenario: Ann shines at a wall, Bob has no light
edition: second-edition
boxes: [2E]
options: {clock: "19"}
board: {grid: a b}
survivors: {Ann: {at: a, places: {backpack: [Flashlight]}, skills: []}, Bob: {at: a, skills: []}}
pieces: [{piece: clock, hour: 19}, {piece: light-beam, zone: a, toward: a, who: Ann}]
"""


@pytest.mark.parametrize("action", ["aim-light", "turn-light"])
def test_the_light_shines_into_the_zone_of_the_option(action: str) -> None:
    game = build({"kind": KIND, "scenario": yaml.safe_load(POSITION)}).start()
    beam = game.state.all_of(LightBeam)[0]
    near = game.setting.board.zone("b")
    PREVIEWS[action](game, Option(action, who=1, zone=near))
    assert beam.toward == game.setting.board.zone("a"), "Bob has none to be turned"
    PREVIEWS[action](game, Option(action, who=0, zone=near))
    assert beam.toward == near
