"""The agenda's hardest test: a turn inside a spawn inside a door inside a turn, twice, saved at every decision."""

from pathlib import Path

import pytest

from shamble.rules.frames import Turn
from shamble.scenario import load
from shamble.scenario.playing import Run
from shamble.world import Game

SCENARIO = Path(__file__).parents[1] / "scenarios/classic/skills/zombie-link/a-turn-in-a-turn-in-a-turn.yaml"


@pytest.mark.rule("SKILL-zombie-link/classic-rm")
def test_every_decision_on_the_way_can_be_saved_and_resumed() -> None:
    scenario, game = load(SCENARIO)
    assert Run(game, scenario).play() is None
    log, config = game.log, game.setting.setup
    depth = 0
    for length in range(1, len(log)):
        here = Game.replay(config, log[:length])
        loaded = Game.from_json(here.to_json())
        assert loaded.state.to_data() == here.state.to_data()
        assert [option.key for option in loaded.options] == [option.key for option in here.options]
        loaded.choose(log[length].key)
        assert loaded.state_hash() == Game.replay(config, log[: length + 1]).state_hash()
        depth = max(depth, sum(isinstance(frame, Turn) for frame in loaded.state.agenda))
    assert depth == 3
    assert len(log) > 10
