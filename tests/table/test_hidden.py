"""What the server answers while a game goes on is the same for two games that differ only in what nobody can know."""

from typing import Any

import pytest

from shamble.table import Table, Tables
from shamble.table.files.reports import problem_report
from shamble.table.screen.chronicle import chronicle
from shamble.table.screen.corrections import corrections
from shamble.table.screen.lookahead import measure, whereto
from shamble.table.screen.offers import anytime_shown, decision_shown
from shamble.table.screen.piles import piles_shown
from shamble.table.screen.steps import PlayedEntry, StateRecording
from shamble.table.screen.to_page import encode
from shamble.table.store.records import Seat
from shamble.world import Game
from shamble.world.setup import GameSetup

from .conftest import play

QUIET = ("move", "noise", "end", "activate", "rearrange", "trade")
"""What can be done without drawing, rolling or revealing anything."""

BOXES = {"RM": ["S1", "RM"], "SE": ["2E"], "AD": ["AOTD"]}


def subjects(game: Game) -> list[dict[str, Any]]:
    """Everything that corrections can be asked for about."""
    zones = [{"zone": zone.name} for zone in game.setting.board.zones]
    people = [{"who": who} for who in range(len(game.state.survivors))]
    return [{}, *zones, *people, *({"door": door} for door in range(len(game.setting.board.doors)))]


def answers(table: Table, game: Game) -> dict[str, Any]:
    """What can be asked about a position."""
    asked = Table.open(table.store, table.code)
    asked.journal.game = game
    people = range(len(game.state.survivors))
    zones = [zone.name for zone in game.setting.board.zones]
    return {
        "corrections": [corrections(game, about, None) for about in subjects(game)],
        "decision": [decision_shown(game, seats) for seats in ((), (0,), (1,), (0, 1))],
        "anytime": anytime_shown(game, (0, 1)),
        "whereto": [whereto(asked.game, None, None), *(whereto(asked.game, who, zones[who]) for who in people)],
        "hint": asked.bots.hint((0, 1)),
        "measure": [measure(asked.game, zones[0], zone) for zone in zones],
        "piles": piles_shown(game),
        "chronicle": chronicle(game),
        "report": problem_report(game, asked.code, "", (0,), lambda: asked.screen((0,))),
        "quiet": quiet_steps(game),
    }


def quiet_steps(game: Game) -> list[Any]:
    """The steps of every choice by which nobody learns anything."""
    found = []
    for option in game.options:
        if option.action not in QUIET:
            continue
        trial = game.copy()
        recording = StateRecording(trial)
        trial.choose(option)
        if trial.last.free_to_undo:
            found.append(PlayedEntry(1, game, trial, [trial.last], recording=recording.stop()).steps())
    return found


@pytest.mark.parametrize(("mission", "seed"), [("RM-T1", 1), ("RM-M01", 2), ("RM-M01", 3), ("SE-M2", 4), ("AD-M5", 5)])
def test_answers_for_games_that_differ_in_hidden_things_are_equal(tables: Tables, mission: str, seed: int) -> None:
    boxes = BOXES[mission[:2]]
    table = tables.create(
        GameSetup(mission=mission, seed=seed, boxes=tuple(boxes)), seats=[Seat(0, "Ann")], holder="ann"
    ).table
    table.agreement.ask({0}, "rules", {"corrections": "on"})
    compared = 0
    for number in range(48):
        if table.game.decision is None:
            break
        if number % 8 == 0:
            known = answers(table, table.game.copy())
            twin = answers(table, table.game.redeal(0, salt=number + 1))
            for name, answer in known.items():
                assert encode(twin[name]) == encode(answer), name
            compared += bool(known["corrections"][0].topics) and bool(known["quiet"])
        play(table, 1, seed=seed * 1000 + number)
    assert compared
