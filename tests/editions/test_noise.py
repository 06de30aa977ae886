"""One Noise token with sides, noise where a thing goes off, what wakes by noise: an edition can have all of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from tests.sent import sent

from shamble import draw
from shamble.editions import EDITIONS
from shamble.engine.agenda import Frame
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.lab.checker import replay_faults
from shamble.laying.components import card_types
from shamble.rules.combat.attack import NOISE_ZONE
from shamble.rules.frames import Activation, Attack
from shamble.rules.house.noise import NoiseSettles, move_token, one_noise_token
from shamble.rules.noise import NOISE_ENDS, NOISE_HEARD, NOISE_TOKENS, noise_levels
from shamble.rules.rule import Rule
from shamble.rules.running_out import Placing
from shamble.rules.spawn import remove_spawn
from shamble.scenario import ScenarioError, run_scenario
from shamble.table.screen.position import board_part
from shamble.terminal.contents import tokens
from shamble.terminal.paint import Paint
from shamble.text import card_figures, words
from shamble.world import Game, hooks
from shamble.world.records import Mode
from shamble.world.state import Survivor
from shamble.world.tokens import spawn_tokens

CLASSIC = EDITIONS["classic"]
BANG, BOOM = 1, 2

sides = Rule("noise-with-sides")


@sides.on(NOISE_TOKENS)
def louder_moves(g: Game, zone: int, loudness: int, rule: str) -> None:
    """A noise moves the token, unless what lies there is louder."""
    if loudness >= g.state.loudness:
        move_token(g, zone, loudness, rule)


@sides.on(NOISE_ENDS)
def dies_down(g: Game) -> list[Frame]:
    """The loud side is turned where it lies; the other goes to the biggest group."""
    if g.state.loudness == BANG:
        return [NoiseSettles()]
    move_token(g, g.state.noise.index(1), BANG)
    return []


@sides.on(hooks.AFTER_PASS)
def reached(g: Game, activation: Activation) -> list[Frame]:
    """Zombies that reach the token send it away."""
    there = any(g.state.noise[zone] for zone, _, _ in activation.groups)
    return [NoiseSettles()] if there else []


@sides.on(hooks.FIGURES)
def louder_still(g: Game, survivor: Survivor, attack: Attack, mode: Mode) -> Mode:
    """What some weapons do is loud."""
    return mode.altered(noisy=BOOM) if "Ma's Shotgun" in _names(g, attack) else mode


@sides.on(NOISE_ZONE)
def where_it_goes_off(g: Game, survivor: Survivor, attack: Attack) -> int:
    """Shotguns are heard where they hit."""
    return int(attack.zone) if any("Shotgun" in name for name in _names(g, attack)) else survivor.zone


def _names(g: Game, attack: Attack) -> list[str]:
    return [g.setting.card(card).name for card in attack.cards]


sleepers = Rule("sleepers")


@sleepers.on(NOISE_HEARD)
def wakes(g: Game, zone: int, loudness: int, who: int) -> list[Frame]:
    """AD-SLEEP-05: all that sleeps in the Zone and next to it gets up at once."""
    return _woken(g, {zone, *g.layout.adjacent[zone]})


@sleepers.on(hooks.ZOMBIES_MOVED, "AD-SLEEP-08")
def is_trodden_on(g: Game, origin: int, zone: int, kind: int, count: int) -> None:
    """AD-SLEEP-08: Zombies that come into the Zone wake what sleeps there."""
    g.push_all(_woken(g, {zone}))


def _woken(g: Game, near: set[int]) -> list[Frame]:
    found = [token for token in spawn_tokens(g) if token.asleep and token.zone in near]
    for token in found:
        remove_spawn(g, token)
    return [Placing(orders=((token.zone, 0, 1),)) for token in found]


SIDED = CLASSIC.but("sided", rules=(*CLASSIC.rules, one_noise_token.under({}), sides), noise=("Bang!", "BOOM!"))
WAKING = CLASSIC.but("waking", rules=(*CLASSIC.rules, one_noise_token.under({}), sleepers))


@pytest.fixture(autouse=True)
def editions() -> Iterator[None]:
    with EDITIONS.with_one_more(SIDED), EDITIONS.with_one_more(WAKING):
        yield


def played(text: str, edition: str = "sided") -> None:
    result = run_scenario({"scenario": "a scenario", "edition": edition, **yaml.safe_load(text)})
    assert result.ok, result.difference


def test_a_louder_noise_moves_the_token_and_a_quieter_one_is_not_heard() -> None:
    played("""
        board: {grid: a b c d}
        survivors:
          Ann: {at: a, hands: [Ma's Shotgun, Pistol], skills: [], actions: 9}
        zombies: {c: {Walker: 1}}
        noise: {d: Bang!}
        steps:
          - do: {who: Ann, action: noise}
          - expect: {noise: {a: Bang!, d: 0}, noise_level: {a: 2}, events: [noise-side]}
          - do: {who: Ann, action: move, zone: b}
          - expect: {noise: {a: Bang!, b: 0}}
          - do: {who: Ann, action: ranged, with: [Ma's Shotgun], zone: c}
            dice: [1, 1]
          - expect: {noise: {a: 0, b: 0, c: BOOM!}, noise_level: {b: 1, c: 2}}
          - do: {who: Ann, action: ranged, with: [Pistol], zone: c}
            dice: [1]
          - do: {who: Ann, action: noise}
          - expect: {noise: {b: 0, c: BOOM!}, not_events: [noise-side, noise]}
    """)


def test_noise_is_made_where_the_edition_says() -> None:
    played("""
        board: {grid: a b c}
        survivors:
          Ann: {at: a, hands: [Shotgun, Pistol], skills: [], actions: 9}
        zombies: {b: {Walker: 1}}
        noise: {c: Bang!}
        steps:
          - do: {who: Ann, action: ranged, with: [Shotgun], zone: b}
            dice: [1, 1]
          - expect: {noise: {a: 0, b: Bang!, c: 0}}
          - do: {who: Ann, action: ranged, with: [Pistol], zone: b}
            dice: [1]
          - expect: {noise: {a: Bang!, b: 0}}
    """)


def test_whoever_makes_no_noise_moves_no_token() -> None:
    played("""
        board: {grid: a b c}
        survivors:
          Ann: {at: a, hands: [Shotgun], skills: [Ninja]}
        zombies: {b: {Walker: 1}}
        noise: {c: Bang!}
        steps:
          - do: {who: Ann, action: ranged, with: [Shotgun], zone: b}
            dice: [1, 1]
          - expect: {noise: {a: 0, b: 0, c: Bang!}}
    """)


def test_in_the_end_phase_it_dies_down_and_then_goes_to_the_biggest_group() -> None:
    played("""
        board: {grid: a b c}
        survivors:
          Ann: {at: a, skills: [], done: true}
          Bob: {at: a, skills: [], done: true}
          Cat: {at: b, skills: [], done: true}
        noise: {c: BOOM!}
        steps:
          - run: end
          - expect: {noise: {a: 0, c: Bang!}}
          - run: end
          - expect: {noise: {a: Bang!, c: 0}}
    """)


def test_zombies_that_reach_it_send_it_away_on_its_quiet_side() -> None:
    played("""
        board: {grid: "a b c d\\nE . . .", doors: {a-E: closed}}
        survivors: {Ann: {at: E, skills: [], done: true}}
        zombies: {d: {Walker: 1}}
        noise: {b: BOOM!}
        steps:
          - run: activation
          - expect: {zombies: {c: {Walker: 1}}, noise: {b: BOOM!}}
          - run: activation
          - expect: {zombies: {b: {Walker: 1}}, noise: {b: 0, E: Bang!}}
    """)


def test_zombies_that_come_wake_what_sleeps() -> None:
    played(
        """
        variant: older-seasons
        board:
          grid: a b c d
          zones: {b: {spawn: {asleep: true}}, d: {spawn: {asleep: true}}}
        survivors: {Ann: {at: a, skills: [], done: true}}
        zombies: {c: {Walker: 1}}
        steps:
          - run: activation
          - expect: {zombies: {b: {Walker: 2}, d: {}}, spawns: {b: [], d: [sleeping red]}}
        """,
        "waking",
    )


def test_noise_wakes_what_sleeps_nearby_even_when_the_token_does_not_move() -> None:
    played(
        """
        variant: older-seasons
        board:
          grid: a b c d
          zones: {b: {spawn: {asleep: true}}, c: {spawn: {asleep: true}}, d: {spawn: {colour: blue}}}
        survivors: {Ann: {at: a, skills: []}}
        noise: {a: 1}
        steps:
          - do: {who: Ann, action: noise}
          - expect: {noise: {a: 1}, zombies: {b: {Walker: 1}, c: {}}, spawns: {b: [], c: [sleeping red], d: [blue]}}
        """,
        "waking",
    )


def test_noise_of_an_event_is_noise_like_any_other() -> None:
    played(
        """
        variant: older-seasons
        board: {grid: a b c d, zones: {c: {spawn: {asleep: true}}}}
        survivors: {Ann: {at: a, skills: []}}
        events: [{when: {present: [b]}, do: [{noise: d}]}]
        steps:
          - do: {who: Ann, action: move, zone: b}
          - expect: {noise: {d: 1}, zombies: {c: {Walker: 1}}}
        """,
        "waking",
    )


def test_the_table_puts_the_token_right_by_hand() -> None:
    played("""
        options: {corrections: "on"}
        board: {grid: a b c}
        survivors: {Ann: {at: a, skills: []}, Bob: {at: a, skills: []}}
        noise: {c: BOOM!}
        steps:
          - refuse: {action: fix-noise-side, zone: c, name: BOOM!}
          - refuse: {action: fix-noise, zone: b}
          - do: {action: fix-noise-side, zone: b, name: BOOM!}
          - expect: {noise: {a: 0, b: BOOM!, c: 0}}
          - do: {action: fix-noise-side, zone: b, name: Bang!}
          - expect: {noise: {b: Bang!}}
    """)


def test_a_card_says_how_loud_it_is() -> None:
    pack = EDITIONS["classic"].pack
    louder = msgspec.structs.replace(pack.equipment["Pistol"], noisy=BOOM)
    louder_pack = replace(pack, equipment={**pack.equipment, "Pistol": louder})
    made = {one.name: one for one in card_types(louder_pack.equipment.values())}
    assert [mode.noisy for name in ("Pistol", "Shotgun", "Pan") for mode in made[name].modes] == [2, 1, 0]


def test_people_read_how_loud_a_weapon_is(tmp_path: Path) -> None:
    def told(edition: str, noisy: int) -> str:
        setting = new_game(_mission(tmp_path, edition), seed=1).setting
        return card_figures(words(), setting, setting.type_of["Rifle"].modes[0].altered(noisy=noisy))

    assert [told("sided", noisy).partition("amage ")[2] for noisy in (0, 1, 2)] == ["1", "1, Bang!", "1, BOOM!"]
    assert told("classic", 1).endswith(", noisy")


def _mission(path: Path, edition: str = "sided", **changes: Any) -> str:
    source = Path(__file__).parents[2] / "src/shamble/content/classic/missions/RM-T1.yaml"
    data = yaml.safe_load(source.read_text(encoding="utf-8")) | {"edition": edition, **changes}
    file = path / "RM-T1.yaml"
    file.write_text(yaml.safe_dump(data), encoding="utf-8")
    return str(file)


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A game in which an event has made a loud noise."""
    made = {"when": {"present": ["2V.L2"]}, "do": [{"noise": "4V.S1", "loudness": "BOOM!"}]}
    found = new_game(_mission(tmp_path, events=[made]), seed=5)
    while not any(option.action == "move" for option in found.options):
        found.choose(found.options[0])
    found.choose(next(option for option in found.options if option.action == "move"))
    return found


def test_everybody_sees_the_side_that_it_shows(game: Game) -> None:
    zone = game.setting.board.zone("4V.S1")
    assert (game.state.noise[zone], game.state.loudness) == (1, BOOM)
    assert noise_levels(game)[zone] == BOOM
    assert game.view(0)["noise"] == game.redeal(0).view(0)["noise"] == {"4V.S1": "BOOM!"}
    assert sent(board_part(game))["noise"] == {"4V.S1": "BOOM!"}
    assert "BOOM! Noise" in draw.zone_texts(game)["4V.S1"]
    assert ">BOOM!<" in draw.pieces(game)["noise:4V.S1"]
    assert any(text.endswith("BOOM!") for text, _ in tokens(words(), Paint(colours=False, unicode=False), game, zone))


def test_it_is_kept_by_saves_and_undone(game: Game) -> None:
    kept = Game.from_json(game.to_json())
    assert (kept.state.loudness, kept.state_hash()) == (BOOM, game.state_hash())
    game.undo()
    assert game.state.loudness == BANG
    game.redo()
    assert game.state.loudness == BOOM
    assert not list(replay_faults(game))


def test_classic_writes_nothing_of_it() -> None:
    assert "loudness" not in new_game("RM-T1", seed=5).state.to_data()


def test_a_loudness_that_the_edition_lacks_is_refused_by_its_nearest_name(tmp_path: Path) -> None:
    made = {"when": {"round": 1}, "do": [{"noise": "4V.S1", "loudness": "BOM!"}]}
    with pytest.raises(ShambleError, match=r'events\[0\].do\[0\].loudness: no loudness "BOM!", did you mean "BOOM!"'):
        new_game(_mission(tmp_path, events=[made]))
    with pytest.raises(ShambleError, match='no loudness "BOM!": this edition counts Noise tokens'):
        new_game(_mission(tmp_path, "classic", events=[made]))
    with pytest.raises(ScenarioError, match='no loudness "Bag!", did you mean "Bang!"'):
        played("{board: {grid: a b}, survivors: {Ann: {at: a}}, noise: {b: Bag!}, steps: [{run: end}]}")
