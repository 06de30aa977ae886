"""An hour that passes, night that falls with it, and what Zombies and Survivors see then: an edition with a clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
import yaml
from tests.sent import sent

from shamble.editions import EDITIONS
from shamble.engine.agenda import Frame
from shamble.rules.frames import Activation, Attack
from shamble.rules.horde import groups
from shamble.rules.missions.notes import count_to, noted
from shamble.rules.rule import Rule
from shamble.rules.seeing import zombie_sight
from shamble.scenario import run_scenario
from shamble.scenario.building import KIND, build
from shamble.scenario.exporting import export
from shamble.table.screen.lookahead import whereto
from shamble.table.screen.position import mission_part
from shamble.text import sentence, tallies
from shamble.world import Game, hooks
from shamble.world.records import Mode
from shamble.world.state import Survivor

CLASSIC = EDITIONS["classic"]
Sight = Mapping[int, int]

DARK = "dark"
clock, night, dark_rooms = Rule("clock"), Rule("night"), Rule("dark-rooms")


@clock.step("round", "hour", after="zombies")
def an_hour_passes(g: Game, f: Frame) -> None:
    """Between the Zombies' Phase and the End Phase."""
    count_to(g, "hour", (noted(g, "hour") + 1) % 24, shown="Hour", rule="WZ-CLOCK-03")


@clock.on(hooks.TALLIES, "WZ-CLOCK-04")
def shown(g: Game) -> list[tuple[str, int | str]]:
    return [("Clock", f"{noted(g, 'hour')}:00, {'night' if is_night(g) else 'day'}")]


def is_night(g: Game) -> bool:
    """WZ-CLOCK-04: from 7 in the evening to 6 in the morning."""
    return not 7 <= noted(g, "hour") <= 18


def is_lit(g: Game, zone: int) -> bool:
    return bool(noted(g, f"light {g.setting.board.zones[zone].name}"))


def in_the_dark(g: Game, sight: Sight, reach: int) -> Sight:
    """So far, and Zones with light as by day (WZ-LIGHT-08, -14)."""
    return {zone: far for zone, far in sight.items() if far <= reach or is_lit(g, zone)} if is_night(g) else sight


@night.on(hooks.ZOMBIE_SIGHT, "WZ-NIGHT-01")
def zombies_see(g: Game, zone: int, sight: Sight) -> Sight:
    return in_the_dark(g, sight, 0)


@night.on(hooks.SIGHT, "WZ-NIGHT-02", stage=hooks.CAP)
def survivors_see(g: Game, survivor: Survivor, zone: int, sight: Sight) -> Sight:
    return in_the_dark(g, sight, 1)


@night.on(hooks.FIGURES, "WZ-NIGHT-03", stage=hooks.SET)
def hard_to_aim(g: Game, survivor: Survivor, attack: Attack, mode: Mode) -> Mode:
    dark = is_night(g) and not is_lit(g, attack.zone)
    return mode.altered(accuracy=6) if mode.ranged and dark else mode


@night.step("round", "lights", after="players")
def light_stirs_zombies(g: Game, f: Frame) -> None:
    """WZ-LIGHT-10: those who see a light act once more, before the Zombies' Phase."""
    stirred = tuple(group for group in groups(g) if any(is_lit(g, zone) for zone in zombie_sight(g, group[0])))
    if is_night(g) and stirred:
        g.push_all([Activation(groups=stirred)])


def _into_rooms(g: Game, sight: Sight) -> Sight:
    """SE-DARK-01: Actors see into a dark room from next door, and from no farther."""
    return {zone: far for zone, far in sight.items() if far <= 1 or DARK not in g.setting.board.zones[zone].tags}


@dark_rooms.on(hooks.ZOMBIE_SIGHT, "SE-DARK-01", stage=hooks.CAP)
def zombies_see_into_rooms(g: Game, zone: int, sight: Sight) -> Sight:
    return _into_rooms(g, sight)


@dark_rooms.on(hooks.SIGHT, "SE-DARK-01", stage=hooks.CAP)
def survivors_see_into_rooms(g: Game, survivor: Survivor, zone: int, sight: Sight) -> Sight:
    return _into_rooms(g, sight)


UNLIT = CLASSIC.but("unlit", rules=(*CLASSIC.rules, dark_rooms))
CLOCK = CLASSIC.but("clock", rules=(*CLASSIC.rules, clock, night))

HEAD = """
edition: clock
board: {grid: a b c d e}
survivors: {Ann: {at: a, hands: [Rifle], skills: []}}
"""

HOUR = (
    HEAD
    + """
scenario: An hour passes between the Zombies' Phase and the End Phase, and midnight follows on the 23rd
pause: false
pieces: [{piece: tally, of: note hour, number: 22}]
steps:
  - do: {who: Ann, action: end}
  - expect: {round: 2, events: [zombies-phase, counted, end-phase], pieces: [{piece: tally, of: note hour, number: 23}]}
  - do: {who: Ann, action: end}
  - expect: {round: 3, pieces: [{piece: tally, of: note hour, number: 0}]}
"""
)

NIGHTFALL = (
    HEAD
    + """
scenario: With the hour night falls, and whom Zombies have seen from afar is lost to them
pieces: [{piece: tally, of: note hour, number: 18}]
zombies: {d: {Walker: 1}}
noise: {e: 3}
steps:
  - run: activation
  - expect: {zombies: {c: {Walker: 1}}}
  - run: hour
  - run: activation
  - expect: {zombies: {d: {Walker: 1}}}
  - run: hour
    repeat: 12
  - run: activation
  - expect: {zombies: {c: {Walker: 1}}}
"""
)

OWN_ZONE = (
    HEAD
    + """
scenario: At night Zombies see their own Zone
pieces: [{piece: tally, of: note hour, number: 19}]
zombies: {a: {Walker: 1}}
noise: {e: 3}
steps:
  - run: activation
  - expect: {zombies: {a: {Walker: 1}}, survivors: {Ann: {wounds: 1}}}
"""
)

SHOOTING = (
    HEAD
    + """
scenario: At night Survivors see one Zone far and hit with a 6 alone
pieces: [{piece: tally, of: note hour, number: 19}]
zombies: {b: {Walker: 2}, c: {Walker: 1}}
steps:
  - offer: {who: Ann, action: ranged, zone: b}
  - refuse: {who: Ann, action: ranged, zone: c}
  - do: {who: Ann, action: ranged, zone: b}
    dice: [5]
  - expect: {zombies: {b: {Walker: 2}}}
  - do: {who: Ann, action: ranged, zone: b}
    dice: [6]
  - expect: {zombies: {b: {Walker: 1}}}
"""
)

LIT = (
    HEAD
    + """
scenario: Whoever stands in the light is seen and shot at as by day, and the dark between stays dark
pieces:
  - {piece: tally, of: note hour, number: 19}
  - {piece: tally, of: note light c, number: 1}
zombies: {b: {Walker: 1}, c: {Walker: 2}, d: {Walker: 1}}
steps:
  - offer: {who: Ann, action: ranged, zone: c}
  - refuse: {who: Ann, action: ranged, zone: d}
  - do: {who: Ann, action: ranged, zone: c}
    dice: [3]
  - expect: {zombies: {c: {Walker: 1}}}
"""
)

STIRRED = """
scenario: Zombies that see a light act once more before the Zombies' Phase, by night alone
edition: clock
pause: false
board:
  grid: |
    a b c d e
    . . . . f
survivors: {Ann: {at: a, skills: []}}
pieces:
  - {piece: tally, of: note hour, number: 18}
  - {piece: tally, of: note light c, number: 1}
zombies: {e: {Walker: 1}, f: {Walker: 1}}
noise: {a: 1}
steps:
  - do: {who: Ann, action: end}
  - expect: {zombies: {d: {Walker: 1}, e: {Walker: 1}}}
  - do: {who: Ann, action: end}
  - expect: {zombies: {b: {Walker: 1}, c: {Walker: 1}}}
"""


UNSEEN = """
scenario: Nobody sees into a dark room from two Zones off
edition: unlit
board: {grid: n a b C, doors: {b-C: open}, zones: {C: {tags: [dark]}}}
survivors: {Ann: {at: C, skills: []}}
zombies: {a: {Walker: 1}}
noise: {n: 3}
steps:
  - run: activation
  - expect: {zombies: {n: {Walker: 1}}}
"""

SEEN = """
scenario: Survivors and Zombies see from next door what is in a dark room
edition: unlit
board: {grid: n a b C, doors: {b-C: open}, zones: {C: {tags: [dark]}}}
survivors: {Ann: {at: a, hands: [Rifle], skills: []}, Bob: {at: C, skills: [], done: true}}
zombies: {C: {Walker: 1}, b: {Walker: 1}}
noise: {n: 3}
steps:
  - refuse: {who: Ann, action: ranged, zone: C}
  - offer: {who: Ann, action: ranged, zone: b}
  - do: {who: Ann, action: move, zone: b}
  - offer: {who: Ann, action: ranged, zone: C}
"""


@pytest.mark.parametrize("text", [HOUR, NIGHTFALL, OWN_ZONE, SHOOTING, LIT, STIRRED, UNSEEN, SEEN])
def test_the_clock_and_the_night_in_scenarios(text: str) -> None:
    with EDITIONS.with_one_more(CLOCK), EDITIONS.with_one_more(UNLIT):
        assert run_scenario(yaml.safe_load(text)).difference is None


def game_at(hour: int, **more: Any) -> Game:
    pieces = [{"piece": "tally", "of": "note hour", "number": hour}]
    data = {**yaml.safe_load(HEAD), "scenario": "x", "pieces": pieces, **more}
    game = build({"kind": KIND, "scenario": data, "seed": 1})
    game.start()
    return game


def test_everybody_sees_the_hour_and_reads_of_it() -> None:
    with EDITIONS.with_one_more(CLOCK):
        game = game_at(18)
        assert sent(mission_part(game))["tallies"] == tallies(game) == ["Clock: 18:00, day"]
        (event,) = game.run_phase("hour")
        assert sentence(game, event) == "Hour: 19."
        assert event.rule == "WZ-CLOCK-03"
        assert tallies(game) == ["Clock: 19:00, night"]
        assert game.view(0)["pieces"] == [{"piece": "tally", "zone": None, "of": "note hour", "number": 19}]
        assert game.redeal(0).state.pieces == game.state.pieces
    assert (
        tallies(build({"kind": KIND, "scenario": {**yaml.safe_load(HEAD), "edition": "classic", "scenario": "x"}}))
        == []
    )


def test_the_hour_is_saved_and_taken_back() -> None:
    with EDITIONS.with_one_more(CLOCK):
        game = game_at(22)
        before = game.state_hash()
        game.run_phase("hour")
        assert noted(Game.from_json(game.to_json()), "hour") == 23
        assert noted(Game.replay(game.setting.setup, game.log), "hour") == 23
        game.undo(consent=True)
        assert (noted(game, "hour"), game.state_hash()) == (22, before)


def test_a_position_is_exported_with_its_edition_and_its_hour() -> None:
    with EDITIONS.with_one_more(CLOCK):
        game = game_at(22)
        game.choose(next(option for option in game.options if option.action == "end"))
        game.run_phase("hour")
        data = export(game)
        assert data["edition"] == "clock"
        hour = {"piece": "tally", "of": "note hour", "number": 0}
        data["steps"] = [{"run": "hour"}, {"expect": {"pieces": [hour]}}]
        assert run_scenario(data).difference is None


def test_the_table_tells_where_zombies_go_in_the_dark() -> None:
    with EDITIONS.with_one_more(CLOCK):
        day, dark = (game_at(hour, zombies={"d": {"Walker": 1}}, noise={"e": 3}) for hour in (12, 0))
        assert [way["to"] for way in sent(whereto(day))["ways"]] == [["c"]]
        assert [way["to"] for way in sent(whereto(dark))["ways"]] == [["e"]]
        assert (sent(whereto(day))["sees"], sent(whereto(dark))["sees"]) == ({"d": ["Ann"]}, {"d": []})
