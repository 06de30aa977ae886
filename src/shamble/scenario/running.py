"""Reads the file of a scenario and runs it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from shamble.content import ContentError, Pack
from shamble.editions import edition_named
from shamble.files.plain import Json
from shamble.files.reading import Document
from shamble.games.checks import rivalry_fault
from shamble.rules.rivals import COMPETITIVE, is_competitive
from shamble.rules.rule import OFF, ON
from shamble.scenario.boards import mission_under
from shamble.scenario.building import assemble, decode
from shamble.scenario.checking import Checker
from shamble.scenario.defaults import read_scenario
from shamble.scenario.faults import FIRST, Faults, ScenarioError
from shamble.scenario.places import BoardNames
from shamble.scenario.playing import Run
from shamble.scenario.shape import Scenario
from shamble.world.game import Game

OF_ONE_GAME = ("steps", "win", "lose", "events", "deal", "turn", "round", "zombies", "noise", "pieces", "taken")
"""The keys that the next game of a scenario does not take over from the one before."""


class Result(msgspec.Struct, frozen=True):
    """The result of one scenario: the first difference, if any, and what it was told to show."""

    file: str
    scenario: str
    ok: bool
    difference: str | None = None
    shown: tuple[str, ...] = ()


def load(path: Path) -> tuple[Scenario, Game]:
    """The scenario of a file and its game at the first decision; ScenarioError lists all faults."""
    try:
        document = read_scenario(path)
    except ContentError as error:
        raise ScenarioError(error.faults) from None
    return _load(document)


def _load(document: Document) -> tuple[Scenario, Game]:
    scenario = decode(document)
    faults = Faults(document)
    if scenario.then is not None:
        _load(_next_game(document, scenario.kept))
    game = assemble(scenario, faults)
    pack = edition_named(game.setting.rules.edition).pack
    _check_rivals(game, scenario, pack, faults)
    Checker(game, scenario, pack, BoardNames(game.setting.board, faults), faults).check()
    faults.raise_all()
    return scenario, game


def _check_rivals(game: Game, scenario: Scenario, pack: Pack, faults: Faults) -> None:
    """CL-MODE-COMP-04: a Mission is played by rivals where it is Competitive, and nowhere else."""
    mission = mission_under(scenario.board, pack)
    fault = rivalry_fault(mission, rivals=is_competitive(game)) if mission is not None else ""
    if mission is not None and fault:
        value = ON if mission.competitive else OFF
        faults.add(("board", "mission"), f"{fault} (options: {{{COMPETITIVE}: {value}}})")


def run_file(path: Path) -> Result:
    """Run the scenario of a file; ScenarioError when it cannot be played as it is written."""
    return _run(str(path), *load(path))


def run_scenario(data: Mapping[str, object], where: str = "scenario") -> Result:
    """Run a scenario from plain data; `where` is the name that messages give to it."""
    return _run(where, *_load(Document(dict(data), where, None, FIRST)))


def _next_game(document: Document, kept: Mapping[str, Json]) -> Document:
    """The scenario of the game that follows: what `then` leaves out is as in the one before, without its steps."""
    before = {name: value for name, value in document.data.items() if name not in (*OF_ONE_GAME, "then")}
    return Document({**before, **document.data["then"], "kept": dict(kept)}, f"{document.shown}: then", None, FIRST)


def _run(where: str, scenario: Scenario, game: Game) -> Result:
    run = Run(game, scenario)
    difference = run.play()
    if difference is None and scenario.then is not None:
        document = Document(game.setting.setup.data()["scenario"], where, None, FIRST)
        after = _run(where, *_load(_next_game(document, game.kept())))
        told = None if after.difference is None else f"then, {after.difference}"
        return Result(where, scenario.scenario, after.ok, told, (*run.shown, *after.shown))
    return Result(where, scenario.scenario, difference is None, difference, tuple(run.shown))
