"""Packs that people have dropped: those of the docs, and one with pieces of each edition, on boards of the boxes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import shamble.content
from shamble.files.disk import data_folder
from shamble.games import new_game
from shamble.packs import on_shelf
from shamble.packs.trust import trust
from shamble.world import Game

from .playing import first_turn, offers, played, take, until

DOCS = Path(__file__).parents[2] / "docs"
CONTENT = Path(shamble.content.__file__).parent
EXAMPLE = re.compile(r"^`([\w/.-]+)`\n\n```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
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


class Borrowed(NamedTuple):
    """A Mission of a pack on the board of a built-in one, with further pieces."""

    of: str
    edition: str
    pieces: tuple[str, ...]


WITH_PIECES = {
    "motor-pool": Borrowed(
        "GAL-4",
        "classic",
        (
            "{piece: helicopter, zone: 1P.S4, landing: [1P.S4]}",
            "{piece: companion, zone: 10P.A}",
        ),
    ),
    "wagon-yard": Borrowed("UA-M1", "undead-or-alive", ("{piece: follower, zone: 2R.A, trait: Faithful}",)),
    "night-vault": Borrowed(
        "AD-M9", "army-of-the-dead", ("{piece: vault-card, zone: R2.A}", "{piece: companion, zone: R8.D}")
    ),
    "lamp-shop": Borrowed(
        "WZ-M4",
        "second-edition",
        (
            "{piece: humvee, zone: 11V.S5}",
            "{piece: lit-zone, zone: 11V.S8}",
            "{piece: car, zone: 11V.S5, kind: police-car}",
        ),
    ),
}


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
    [digest] = [pack.found.digest for pack in on_shelf() if pack.name == "day-shift"]
    trust("day-shift", digest)
    team = ["Vera", "Bear", "Cathy", "Dan", "James", "Jane"]
    night = played(new_game("last-round", [team], seed=4), 40)
    mission = packs / "night-shift" / "missions" / "last-round.yaml"
    mission.write_text(mission.read_text(encoding="utf-8").replace("minutes: 30", "minutes: 40"), encoding="utf-8")
    bridge = until(new_game("the-bridge", seed=4), lambda game: game.decision is not None and offers(game, DEED))
    take(bridge, DEED)
    return {"edited-pack": night, "own-module": bridge}


def packs_with_pieces() -> dict[str, Game]:
    """A pack for each edition with all kinds of pieces that its Missions may lay, and a game of each."""
    found = {}
    for name, borrowed in WITH_PIECES.items():
        folder = data_folder() / "packs" / name / "missions"
        folder.mkdir(parents=True)
        (folder / f"{name}.yaml").write_text(_with_pieces(name, borrowed), encoding="utf-8")
        found[f"pieces-of-{name}"] = played(first_turn(new_game(name, seed=1)), 6)
    return found


def _with_pieces(name: str, borrowed: Borrowed) -> str:
    text = (CONTENT / borrowed.edition / "missions" / f"{borrowed.of}.yaml").read_text(encoding="utf-8")
    text = re.sub(r"(?m)^(series|notes):.*\n(  .*\n)*", "", text).replace(f"id: {borrowed.of}\n", f"id: {name}\n")
    text = re.sub(r"(?m)^title: .*$", f"title: {name.replace('-', ' ').title()}", text)
    return text.replace("pieces:\n", "pieces:\n" + "".join(f"  - {piece}\n" for piece in borrowed.pieces))
