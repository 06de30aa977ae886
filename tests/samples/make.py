"""Makes samples of what this version of Shamble writes: `python tests/samples/make.py FOLDER`.

They stay as they are; a later version has to read them (see README.md). What is to be kept of it has to be looked at
by hand: the folder is a person's data folder as it would be after some evenings of play, and files beside it.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

from shamble.bots import RandomBot
from shamble.cli import main
from shamble.editions import EDITIONS
from shamble.editions.house_sets import written
from shamble.engine import Option
from shamble.files.disk import data_folder, data_kept_in
from shamble.games import new_game
from shamble.table import Seat, Store, Table, Tables
from shamble.table.store.store import FILE_NAME
from shamble.terminal.saves import Saves
from shamble.world import Game

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = re.compile(r"^`([\w/.-]+)`\n\n```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TWO = [["Ned", "Amy", "Josh"], ["Wanda", "Phil", "Joe"]]
PEOPLE = [Seat(0, "Ann"), Seat(1, "Ben")]
SUNDAY = {"three-wounds": "on", "survivors-as-companions": "1"}
EXPERIENCED = {"experience": {"Ned": {"cards": ["Lucky"], "reached": 1}}}
ANN = "ann's browser"
DEED = "mission-deed"
BRIDGE = """\
format: 1
id: the-bridge
title: The Bridge
edition: classic
box: RM
variant: rue-morgue
difficulty: easy
minutes: 60
survivors: [6, 12]
from: designed
tiles: [[2V, 4V], [6V, 7V]]
turns: [[90, 180], [0, 90]]
doors:
  - {between: [4V.L1, 4V.S2]}
  - {between: [6V.D, 6V.S4]}
start: [4V.S2]
spawns:
  - {zone: 4V.S1, locators: [1, 2]}
  - {zone: 7V.C3, locators: [3, 4]}
  - {zone: 6V.S5, locators: [5, 6]}
exit: 7V.C2
module: bridge
win: [{noted: bridge, told: the bridge is gone}, {rally: exit, who: all-starting, when: end-phase}]
lose: [{dead: any-starting}]
"""
ROPER = """\
format: 1
name: Zoë
blue: ['Slippery (undead-or-alive)', Fast roping]
yellow: [+1 Action]
orange: ['+1 die: Ranged', 'Starts with a Pistol']
red: ['+1 Damage: Melee', Tough, Regeneration]
"""


def make(folder: Path) -> None:
    """Fill a new folder."""
    folder.mkdir(parents=True)
    survivors, scenarios = folder / "survivors", folder / "scenarios"
    survivors.mkdir()
    scenarios.mkdir()
    mo, *_ = re.findall(r"```yaml\n(.*?)```", (DOCS / "survivors.md").read_text(encoding="utf-8"), re.DOTALL)
    (survivors / "mo.yaml").write_text(mo, encoding="utf-8")
    (survivors / "zoe.yaml").write_text(ROPER, encoding="utf-8")
    (folder / "house-rules.txt").write_text(f"{written(EDITIONS['classic'], SUNDAY, 'Sunday')}\n", encoding="utf-8")
    with data_kept_in(folder / "data"):
        saves = Saves()
        games = missions(survivors) | dropped_packs()
        for name, game in games.items():
            saves.write(name, game)
        tables(folder)
    for save, at in (("in-an-attack", None), ("in-the-air", None), ("undone", 12)):
        told = io.StringIO()
        with contextlib.redirect_stdout(told):
            path = folder / "data" / "terminal" / f"{save}.json"
            main(["export", str(path), *(() if at is None else ("--at", str(at)))])
        (scenarios / f"{save}.yaml").write_text(told.getvalue(), encoding="utf-8")


# ---------------------------------------------------------------------- games


def missions(survivors: Path) -> dict[str, Game]:
    """Games of built-in Missions, in all the moments in which somebody may stop."""
    undone = played(new_game("RM-M01", TWO, boxes=["S1", "RM"], seed=2), 40)
    for _ in range(3):
        undone.undo(consent=True)
    house = played(new_game("RM-M01", seed=5, options=SUNDAY), 30)
    house.change_rules({"no-team-fire": "on", "three-wounds": "off"}, 0)
    own = ["Mo", "Zoë", "Ned", "Amy", "Josh", "Doug"]
    files = [str(survivors / f"{name}.yaml") for name in ("mo", "zoe")]
    return {
        "beginning": new_game("RM-M01", seed=1),
        "in-an-attack": until(new_game("RM-M01", TWO, boxes=["S1", "RM"], seed=3), asked_in("attack")),
        "in-a-search": until(new_game("RM-M01", seed=4), asked_in("found"), "search"),
        "undone": undone,
        "changed-rules": played(house, 20),
        "own-survivors": played(new_game("RM-M01", [files + own[2:]], boxes=["S1", "RM"], seed=6), 40),
        "finished": until(new_game("RM-T1", seed=7), lambda game: game.decision is None),
        "in-the-air": in_the_air(),
        "security-zone": in_a_security_zone(),
    }


def in_the_air() -> Game:
    """A helicopter has taken off, with a pilot, a passenger and those whom they lead."""
    team = ["Parker", "Dan", "James", "Bear", "Cathy", "Jane"]
    options = {"survivors-as-companions": "1", "corrections": "on"}
    game = new_game("RM-T2", [team], boxes=["S1", "RM", "AN"], options=options, seed=1)
    while game.decision is not None and game.decision.kind != "activate":
        game.choose(game.options[0])
    gunman = game.setting.numbers_of("Gunman")[0]
    take(game, "fix-card", who=1, card=gunman, to="reserve")
    for action, fields in (
        ("activate", {"who": 1}),
        ("get-in", {"to": "passenger"}),
        ("end", {}),
        ("activate", {"who": 0}),
        ("get-in", {"to": "pilot"}),
        ("take-off", {}),
    ):
        take(game, action, **fields)
    return game


def in_a_security_zone() -> Game:
    """In their turn somebody has walked into a Zone in which nobody may stay."""
    game = new_game("GAL-4", options={"corrections": "on"}, seed=1)
    while game.decision is not None and game.decision.kind != "activate":
        game.choose(game.options[0])
    board = game.setting.board
    zone = next(zone.index for zone in board.zones if "security" in zone.tags)
    take(game, "fix-survivor", who=0, zone=max(game.layout.adjacent[zone]))
    take(game, "activate", who=0)
    take(game, "move", zone=zone)
    return game


def dropped_packs() -> dict[str, Game]:
    """Games of a pack that was edited meanwhile, so that its copy is needed, and of one with a module of its own."""
    packs = data_folder() / "packs"
    for file, text in EXAMPLE.findall((DOCS / "packs.md").read_text(encoding="utf-8")):
        path = packs / "night-shift" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    day = packs / "day-shift" / "missions"
    day.mkdir(parents=True)
    [code] = re.findall(r"```python\n(.*?)```", (DOCS / "missions.md").read_text(encoding="utf-8"), re.DOTALL)
    (day / "bridge.py").write_text(code, encoding="utf-8")
    (day / "the-bridge.yaml").write_text(BRIDGE, encoding="utf-8")
    with contextlib.redirect_stdout(io.StringIO()):
        main(["packs", "trust", "day-shift"])
    team = ["Vera", "Bear", "Cathy", "Dan", "James", "Jane"]
    night = played(new_game("last-round", [team], seed=4), 40)
    mission = packs / "night-shift" / "missions" / "last-round.yaml"
    mission.write_text(mission.read_text(encoding="utf-8").replace("minutes: 30", "minutes: 40"), encoding="utf-8")
    bridge = until(new_game("the-bridge", seed=4), lambda game: game.decision is not None and offers(game, DEED))
    take(bridge, DEED)
    return {"edited-pack": night, "own-module": bridge}


# ---------------------------------------------------------------------- tables


def tables(folder: Path) -> None:
    """A database with tables of two people: one that goes on, one that is over, and one with an open wish."""
    store = Store.in_folder(data_folder())
    every = Tables(store)
    running = every.create("RM-M01", TWO, seats=PEOPLE, seed=5, boxes=["S1", "RM"], holder=ANN, options=SUNDAY).table
    running.chat({1}, "Well met – ça va?")
    answer(running, 25)
    running.agreement.ask({0}, "rules", {"no-team-fire": "on"})
    running.agreement.consent({1})
    answer(running, 8)
    wished = every.create("RM-T1", TWO, seats=PEOPLE, seed=6, boxes=["S1", "RM"], holder=ANN).table
    answer(wished, 12)
    wished.agreement.ask({0}, "rules", {"spawn": "older-seasons"})
    kept = {"experience-cards": "on"}
    options = {"options": kept, "kept": EXPERIENCED}
    over = every.create("RM-M01", TWO, seats=PEOPLE, seed=7, boxes=["S1", "RM"], holder=ANN, **options).table
    answer(over, 10)
    over.agreement.ask({0}, "give-up")
    over.agreement.consent({1})
    (folder / "lasting.json").write_text(json.dumps(over.game.kept(), indent=2) + "\n", "utf-8")
    store.close()
    with contextlib.closing(sqlite3.connect(data_folder() / FILE_NAME)) as database:
        database.execute("VACUUM")


def answer(table: Table, choices: int) -> None:
    """So many choices at random, each by whoever is asked."""
    bot = RandomBot(1)
    for _ in range(choices):
        decision, option = table.game.decision, bot.choose(table.game)
        assert decision is not None
        table.choose({option.seat if option.seat >= 0 else decision.seats[0]}, table.seq, option.key)


# ---------------------------------------------------------------------- ways to play


def played(game: Game, choices: int) -> Game:
    """So many choices at random."""
    bot = RandomBot(1)
    for _ in range(choices):
        game.choose(bot.choose(game))
    return game


def until(game: Game, wanted: Callable[[Game], bool], liked: str = "") -> Game:
    """Choices at random, but `liked` whenever it is offered, until something is so."""
    bot = RandomBot(1)
    while not wanted(game):
        if offers(game, liked):
            take(game, liked)
        else:
            game.choose(bot.choose(game))
    return game


def take(game: Game, action: str, **fields: object) -> None:
    """The one option, or the first, with these fields."""
    found = [*game.options, *game.corrections(action)]
    game.choose(next(one for one in found if one.action == action and fits(one, fields)))


def fits(option: Option, fields: dict[str, object]) -> bool:
    return all(getattr(option, name) == value for name, value in fields.items())


def offers(game: Game, action: str) -> bool:
    return any(option.action == action for option in game.options)


def asked_in(frame: str) -> Callable[[Game], bool]:
    """Whether something is asked while this is being resolved."""
    return lambda game: any(one.frame_kind.name == frame for one in game.state.agenda)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
