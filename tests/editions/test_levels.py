"""Danger Levels, who gains points and what loses a game are the edition's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.sent import sent

from shamble import draw
from shamble.bots import RandomBot
from shamble.bots.situation import Situation
from shamble.content import ContentError, SurvivorCard
from shamble.editions import EDITIONS
from shamble.engine import SetupError
from shamble.games import new_game
from shamble.laying.survivors import identity
from shamble.rules.experience import POINTS_GAINED, gain_xp
from shamble.rules.house import endings
from shamble.rules.rule import Row, Rule, rule
from shamble.scenario import ScenarioError, run_scenario
from shamble.table.screen.dashboards import dashboard
from shamble.table.screen.goals import goals_shown
from shamble.table.screen.position import board_part
from shamble.terminal.dashboards import overview
from shamble.terminal.paint import Paint
from shamble.text import goals, outcome, words
from shamble.world import Game, hooks
from shamble.world.state import Survivor

CLASSIC = EDITIONS["classic"]
MISSIONS = Path(__file__).parents[2] / "src/shamble/content/classic/missions"


@rule("big-ones-pay-everybody", "AD-ADR-02", of="survivors")
def big_ones_pay_everybody() -> Iterator[Row]:
    """AD-ADR-02: what a Fatty brings is everybody's."""
    yield Row(lambda kind: kind.altered(xp_for_all=True) if kind.type == "Fatty" else kind)


overrun = Rule("overrun", "UA-WIN-03")
overrun.lost_when({"tokens": "spawn", "number": 3}, "UA-WIN-03")

POINTS = (0, 3, 6, 10)
STEEP = CLASSIC.but(
    "steep",
    numbers=CLASSIC.numbers._replace(
        levels=tuple(
            level._replace(points=points) for level, points in zip(CLASSIC.numbers.levels, POINTS, strict=True)
        )
    ),
    rules=(*CLASSIC.rules, big_ones_pay_everybody, overrun),
)
DEADLY = CLASSIC.but("deadly", rules=(*CLASSIC.rules, endings.one_death_loses.under({"CL-HOUSE-58": "UA-WIN-01"})))

short_bar = Rule("short-bar")
"""What the book of an edition may say otherwise about the last level and about Companions."""


@short_bar.on(POINTS_GAINED)
def lost_beyond_the_bar(g: Game, survivor: Survivor, points: int) -> int:
    """UA-CLAR-31: points beyond the last level are lost, unless Ultrared lets the bar begin anew."""
    left = g.setting.levels[-1].points - survivor.xp
    return points if g.setting.rules.chosen["ultrared"] == "on" else min(points, max(0, left))


@short_bar.on(hooks.DIED, "UA-WIN-01")
def any_death_loses(g: Game, who: int) -> None:
    """UA-WIN-01, SE-COMPANION-06: a Companion counts too."""
    g.finish("lost", "starter-died")


SHORT = STEEP.but("short", rules=(*STEEP.rules, short_bar))


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with EDITIONS.with_one_more(STEEP), EDITIONS.with_one_more(DEADLY), EDITIONS.with_one_more(SHORT):
        yield


def plays(text: str, **changes: Any) -> str | None:
    """The first thing that is not as the scenario says; None when all is."""
    return run_scenario({**yaml.safe_load(text), **changes}).difference


def mission(folder: Path, edition: str, **changes: Any) -> str:
    """The file of a Mission of this edition."""
    data = yaml.safe_load((MISSIONS / "RM-T1.yaml").read_text(encoding="utf-8"))
    path = folder / "RM-T1.yaml"
    path.write_text(yaml.safe_dump({**data, "edition": edition, **changes}), encoding="utf-8")
    return str(path)


# ---------------------------------------------------------------------- levels

YELLOW_AT_THREE = """
scenario: The third point brings Yellow with its Skill, and the Zombie cards are read there
edition: steep
options: {spawn: older-seasons}
board: {grid: a b, zones: {b: {spawn: true}}}
survivors:
  Amy: {at: a, xp: 2, hands: [Fire Axe]}
zombies: {a: {Walker: 1}}
decks: {zombie: [{blue: {Walker: 1}, yellow: {Runner: 2}}]}
steps:
  - expect: {survivors: {Amy: {level: blue}}, danger: blue}
  - do: {who: Amy, action: melee, with: [Fire Axe]}
    dice: [6]
  - expect: {survivors: {Amy: {level: yellow, xp: 3, skills: ["+1 free Move Action", "+1 Action"]}}, danger: yellow}
  - undo: 1
  - expect: {survivors: {Amy: {level: blue, skills: ["+1 free Move Action"]}}}
  - do: {who: Amy, action: melee, with: [Fire Axe]}
    dice: [6]
  - run: spawn
  - expect: {zombies: {b: {Runner: 2}}}
"""


def test_a_level_begins_at_the_points_of_the_edition() -> None:
    assert plays(YELLOW_AT_THREE) is None
    assert "survivors.Amy.level: yellow" in (plays(YELLOW_AT_THREE, edition="classic") or "")


RUNS_ON = """
scenario: At the last level the tracker begins anew, wherever that level lies; what it comes to again counts anew
edition: steep
options: {ultrared: "on"}
board: {grid: a, zones: {a: {objective: {colour: red, xp: 10}}}}
survivors:
  Amy: {at: a, xp: 7}
steps:
  - do: {who: Amy, action: objective}
    answers: [{skill: Medic}]
  - expect:
      survivors:
        Amy:
          level: red
          xp: 17
          tracker: 7
          skills: ["+1 free Move Action", "+1 Action", "+1 free Combat Action", Medic, "+1 free Move Action"]
"""


def test_the_bar_runs_on_from_the_last_level_of_the_edition() -> None:
    assert plays(RUNS_ON) is None


def test_everybody_is_shown_the_levels_of_the_edition(tmp_path: Path) -> None:
    game = new_game(mission(tmp_path, "steep"))
    first = game.state.survivors[0]
    assert Situation(game).level_cost(0, 2) == 0.0
    assert Situation(game).level_cost(0, 3) == 1.0
    gain_xp(game, first, 4)
    shown = sent(dashboard(game, first))
    assert (shown["level_name"], shown["next_level"]) == ("yellow", 6)
    assert shown["bar"] == draw.danger_bar(words(), STEEP.numbers.levels, 4)
    assert "4 experience, yellow" in shown["bar"]
    assert sent(board_part(game))["danger"] == {"level": 1, "name": "yellow"}
    assert "yellow 4" in overview(words(), Paint(colours=False, unicode=False), game)[0]
    assert f"{first.name} (yellow)" in draw.zone_text(game, first.zone)
    read = Game.from_json(game.to_json())
    assert read.setting.levels == STEEP.numbers.levels
    assert read.copy().redeal(0).setting.levels == STEEP.numbers.levels


def test_a_mission_may_begin_the_levels_elsewhere(tmp_path: Path) -> None:
    game = new_game(mission(tmp_path, "classic", levels={"yellow": 2, "orange": 4, "red": 5}))
    assert [level.points for level in game.setting.levels] == [0, 2, 4, 5]
    assert [level.points for level in Game.from_json(game.to_json()).setting.levels] == [0, 2, 4, 5]
    with pytest.raises(ContentError, match="levels: expected yellow, orange and red, each from more points than"):
        new_game(mission(tmp_path, "classic", levels={"yellow": 4, "orange": 4, "red": 5}))
    with pytest.raises(ContentError, match="levels: expected yellow, orange and red, each from more points than"):
        new_game(mission(tmp_path, "classic", levels={"yellow": 4}))


def test_files_and_editions_call_the_levels_the_same() -> None:
    other = CLASSIC.numbers.levels[:3]
    with pytest.raises(
        SetupError, match="'odd' cannot be played:\\n  its Danger Levels are not called blue, yellow, orange, red"
    ):
        CLASSIC.but("odd", numbers=CLASSIC.numbers._replace(levels=other))


# ---------------------------------------------------------------------- Skills of a level

SAM = SurvivorCard(
    name="Sam", box="S1", blue=("Medic",), yellow=("Lucky",), orange=("Sprint",), red=("Ninja",), origin="designed"
)


def test_how_many_skills_a_card_shows_is_said_by_the_edition() -> None:
    pack = EDITIONS["classic"].pack
    pack = replace(pack, survivors={**pack.survivors, "Sam": SAM})
    levels = tuple(level._replace(skills=(1, 1)) for level in CLASSIC.numbers.levels)
    one_each = CLASSIC.but("one-each", numbers=CLASSIC.numbers._replace(levels=levels))
    assert identity(one_each, pack, "Sam").levels == (("Medic",), ("Lucky",), ("Sprint",), ("Ninja",))
    with pytest.raises(SetupError, match="Sam has 1 Skills at orange; this edition has 2 there"):
        identity(CLASSIC, pack, "Sam")
    two = SAM.__class__(**{**{name: getattr(SAM, name) for name in SAM.__struct_fields__}, "blue": ("Medic",) * 3})
    with pytest.raises(SetupError, match="Sam has 3 Skills at blue; this edition has 1 to 2 there"):
        identity(CLASSIC, replace(pack, survivors={"Sam": two}), "Sam")


@pytest.mark.parametrize("name", EDITIONS["classic"].pack.survivors)
def test_every_card_shows_as_many_skills_as_its_edition_says(name: str) -> None:
    assert len(identity(CLASSIC, CLASSIC.pack, name).levels) == len(CLASSIC.numbers.levels)


# ---------------------------------------------------------------------- points for everybody

FOR_EVERYBODY = """
scenario: A Fatty pays everybody in play, its killer more where a Skill doubles it; a Walker pays the killer alone
edition: steep
board: {grid: a b}
survivors:
  Amy: {at: a, hands: [Chainsaw], skills: ["Collector: Fatty"]}
  Ann: {at: b, xp: 2, skills: []}
  Cid: {at: b, skills: []}
zombies: {a: {Fatty: 1, Walker: 1}}
steps:
  - do: {who: Amy, action: melee, with: [Chainsaw]}
    dice: [6, 6, 1, 1, 1]
    answers: [{hits: [Fatty, Walker]}]
  - expect: {survivors: {Amy: {xp: 3}, Ann: {xp: 3, level: yellow}, Cid: {xp: 1}}}
"""


def test_a_kind_of_zombie_may_pay_everybody() -> None:
    assert plays(FOR_EVERYBODY) is None
    assert "survivors.Ann.xp: 3" in (plays(FOR_EVERYBODY, edition="classic") or "")


# ---------------------------------------------------------------------- losing

OVERRUN = """
scenario: In this edition every game is lost the moment the third Spawn token is active
edition: steep
board:
  grid: a b c D
  zones: {a: {spawn: true}, b: {spawn: true}, c: {spawn: {colour: blue, awake_when: blue}}, D: {objective: blue}}
  openings: [c-D]
survivors:
  Ann: {at: D, skills: []}
win: [{kills: 9}]
steps:
  - do: {who: Ann, action: objective}
  - expect: {game: lost, reason: defeat}
  - undo: 1
  - expect: {game: running}
"""


def test_an_edition_may_lose_by_a_count_of_tokens() -> None:
    assert plays(OVERRUN) is None
    assert "got: running" in (plays(OVERRUN, edition="classic") or "")


def test_what_an_edition_loses_by_is_told(tmp_path: Path) -> None:
    game = new_game(mission(tmp_path, "steep", lose=[]))
    assert "You lose when 3 Spawn tokens are active." in goals(game)
    assert "You lose when 3 Spawn tokens are active." in [one["text"] for one in sent(goals_shown(game))]
    assert game.state.awake.bit_count() >= 3
    bot = RandomBot(1)
    while game.decision is not None:
        game.choose(bot.choose(game))
    assert (game.state.outcome, game.state.reason) == ("lost", "defeat")
    assert game.last.events[-1].data["by"] == "UA-WIN-03"
    assert outcome(game) == "You have lost: 3 Spawn tokens are active."
    game.state.awake = 0
    assert outcome(game) == "You have lost: 3 Spawn tokens are active.", "it was so when the game ended"


ONE_DEATH = """
scenario: A single death loses, as a rule of the edition's own
edition: deadly
board: {grid: a b}
survivors:
  Ann: {at: a, wounds: 1, skills: []}
  Ben: {at: b, skills: []}
zombies: {a: {Walker: 1}}
steps:
  - run: activation
  - expect: {game: lost, reason: starter-died}
"""


def test_an_edition_may_lose_by_any_death() -> None:
    assert plays(ONE_DEATH) is None
    assert "got: running" in (plays(ONE_DEATH, edition="classic") or "")


COMPANION = """
scenario: Where a Companion's death counts it loses the game, though their Leader lives
edition: short
boxes: [S1, RM, AN]
board: {grid: a b}
survivors:
  Ned: {at: a, reserve: [Gunman], skills: []}
zombies: {a: {Walker: 1}}
steps:
  - run: activation
    answers: [{wounds: {Gunman: 1}}]
  - expect: {survivors: {Ned: {wounds: 0}}, game: lost, reason: starter-died}
"""


def test_an_edition_may_lose_by_the_death_of_a_companion() -> None:
    assert plays(COMPANION) is None
    assert "got: running" in (plays(COMPANION, edition="deadly") or "")


BEYOND_THE_BAR = """
scenario: Of five points the last level takes two, and a Survivor who is there gains nothing more
edition: short
board: {grid: a b, zones: {a: {objective: {colour: red, xp: 5}}, b: {objective: {colour: red, xp: 5}}}}
survivors:
  Ann: {at: a, xp: 8, skills: []}
steps:
  - do: {who: Ann, action: objective}
  - expect: {survivors: {Ann: {xp: 10, level: red}}, events: [objective, xp]}
  - do: {who: Ann, action: move, zone: b}
  - do: {who: Ann, action: objective}
  - expect: {survivors: {Ann: {xp: 10}}, not_events: [xp]}
"""


def test_points_beyond_the_last_level_may_be_lost() -> None:
    assert plays(BEYOND_THE_BAR) is None
    assert "survivors.Ann.xp" in (plays(BEYOND_THE_BAR, edition="steep") or "")
    assert "survivors.Ann.xp" in (plays(BEYOND_THE_BAR, options={"ultrared": "on"}) or "")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"dead": ["Amy", "Doug"]}, "You lose when one of these dies: Amy and Doug."),
        ({"dead": "any-starting", "trait": "Medic"}, "You lose when a Survivor of this kind dies: Medic."),
        ({"dead": "any-starting", "trait": "zombivor"}, "You lose when a Survivor of this kind dies: Zombivor."),
        ({"not": {"alive": 2}}, "You lose when fewer than 2 Survivors are in play."),
        ({"alive": 3, "trait": "Lucky"}, "You lose when 3 Survivors of this kind are in play: Lucky."),
        ({"tokens": "spawn", "number": 7}, "You lose when 7 Spawn tokens are active."),
        ({"tokens": "noise", "number": 9}, "You lose when 9 Noise tokens are on the board."),
        ({"tokens": "car", "number": 2}, "You lose when 2 of these tokens are on the board: car."),
    ],
)
def test_defeats_of_missions_are_told(given: dict[str, Any], told: str, tmp_path: Path) -> None:
    assert told in goals(new_game(mission(tmp_path, "classic", lose=[given])))


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"dead": ["Amy", "Dough"]}, r'no Survivor "Dough" in this pack, did you mean "Doug"\?'),
        ({"dead": "all"}, "expected any-starting or a list of Survivors"),
        ({"dead": "any-starting", "trait": "Medick"}, r'called "Medick", did you mean "Medic"\?'),
        ({"tokens": "spwan"}, r'no kind of token "spwan", did you mean "spawn"\?'),
        ({"tokens": "spawn", "of": 7}, "unknown key of the condition tokens"),
    ],
)
def test_what_does_not_exist_is_refused_with_the_nearest_name(
    given: dict[str, Any], fault: str, tmp_path: Path
) -> None:
    with pytest.raises(ContentError, match=fault):
        new_game(mission(tmp_path, "classic", lose=[given]))


def test_a_scenario_knows_its_own_people_and_refuses_others() -> None:
    with pytest.raises(ScenarioError, match=r'no Survivor "Anne"'):
        plays(ONE_DEATH, lose=[{"dead": ["Anne"]}])
    with pytest.raises(ScenarioError, match="each from more points than the one before"):
        plays(ONE_DEATH, levels={"yellow": 3})
