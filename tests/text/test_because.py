"""The log names the Skill or the card that changed a number, and is silent where nothing did."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from shamble.engine.chance import Script
from shamble.scenario import load
from shamble.text import story
from shamble.world.game import Game

SCENARIO = """\
scenario: One Survivor
board: {{grid: "a b c"}}
survivors: {{Ann: {{at: a, hands: [{hands}], skills: [{skills}]}}, Bob: {{at: a, skills: [+1 Action]}}}}
zombies: {{{zone}: {{Walker: 1}}}}
"""

Begin = Callable[..., Game]


@pytest.fixture
def begin(tmp_path: Path) -> Begin:
    def begun(skills: str, zone: str = "a", hands: str = "Machete") -> Game:
        path = tmp_path / "one.yaml"
        path.write_text(SCENARIO.format(skills=skills, zone=zone, hands=hands), encoding="utf-8")
        return load(path)[1].start()

    return begun


def act(game: Game, dice: tuple[int, ...] = (), **wanted: Any) -> dict[str, Mapping[str, Any]]:
    game.script = Script(dice)
    option = next(one for one in game.options if all(getattr(one, name) == value for name, value in wanted.items()))
    game.choose(option)
    return {event.code: event.data for event in game.last.events}


def test_dice_bonus_and_damage_name_their_skills(begin: Begin) -> None:
    game = begin("'+1 die: Melee', '+1 die: Ranged', '+1 to dice roll: Combat', '+1 Damage: Melee'")
    events = act(game, (3, 1), action="melee")
    assert events["rolled"]["because"] == ["+1 die: Melee"]
    assert events["hits"]["because"] == ["+1 to dice roll: Combat", "+1 Damage: Melee"]
    assert "Ann rolled 3 1 and needed 4+ (+1 die: Melee)." in story(game, game.last)


def test_what_nothing_changed_has_no_reason(begin: Begin) -> None:
    game = begin("'+1 die: Ranged', Lucky, '+1 max Range'", hands="Machete, Pistol", zone="b")
    assert "because" not in act(game, action="move", zone=1)["moved"]
    events = act(game, (1,), action="melee")
    assert "because" not in events["rolled"]


def test_actions_and_free_actions_name_their_skills(begin: Begin) -> None:
    game = begin("+1 free Move Action, Slippery")
    events = act(game, action="move", zone=1)
    assert events["action"]["because"] == ["+1 free Move Action"]
    assert events["moved"]["because"] == ["Slippery"]
    assert "Ann spent a free Action (+1 free Move Action)." in story(game, game.last)
    assert act(game, action="end")["turn"]["because"] == ["+1 Action"]
    assert "Bob was activated (+1 Action)." in story(game, game.last)


def test_range_is_named_only_where_it_was_needed(begin: Begin) -> None:
    for zone, reason in (("b", None), ("c", ["+1 max Range"])):
        game = begin("+1 max Range", zone=zone, hands="Pistol")
        assert act(game, (6,), action="ranged", zone={"b": 1, "c": 2}[zone])["rolled"].get("because") == reason


def test_a_card_is_called_by_its_own_name(begin: Begin) -> None:
    game = begin("", hands="Crowbar, Knife")
    crowbar = game.setting.numbers_of("Crowbar")[0]
    assert act(game, (1, 1), action="melee", cards=(crowbar,))["rolled"]["because"] == ["Knife"]
