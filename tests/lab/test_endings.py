"""Whole games of each Mission, one for each way to win and to lose: none is missing, and each ends as it should.

What ends them stands, from before the first choice on, in every place where people read what can end a game.
"""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.sent import sent

from shamble.cli import main
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.games.missions import content_naming, find_mission
from shamble.lab.ending_games import FOLDER, endings, kept_games
from shamble.rules.missions.conditions import meant
from shamble.rules.missions.endings import LOST, PossibleEnd, ended_by, possible_ends
from shamble.sheet import contents
from shamble.table.screen.position import mission_part
from shamble.terminal.console import Console
from shamble.terminal.saves import Saves
from shamble.terminal.session import TerminalSession
from shamble.text import languages, outcome, reading_a_plain_map, reading_in, words_of
from shamble.text.conditions import end_told
from shamble.world import Game
from shamble.world.words import CONDITIONS, END_PHASE, leaves, word_of

KEPT = Path(__file__).parents[2] / FOLDER
HOW_TO_RENEW = "If the change is meant, look for such a game anew: make golden, or shamble prove"
PROVED = ("army-of-the-dead", "classic", "second-edition", "undead-or-alive")
"""The editions whose Missions all have their games."""
ROUND_ENDS = ("at the end of a round", "am Ende einer Runde", "à la fin d’une manche")

Capture = pytest.CaptureFixture[str]


class Around(NamedTuple):
    """What a place writes to."""

    capture: Capture
    folder: Path


def folded(text: str) -> str:
    """A text as it is compared: a sentence may begin with it or not, and a line may end in it."""
    return " ".join(text.split()).casefold()


def on_the_page(game: Game, around: Around) -> str:
    return " ".join(goal["text"] for goal in sent(mission_part(game))["goals"])


def in_the_briefing(game: Game, around: Around) -> str:
    """Its two lists: what is lost by, and all else."""
    goals = sent(mission_part(game))["goals"]
    return " ".join(goal["text"] for lost in (False, True) for goal in goals if (goal["side"] == LOST) is lost)


def in_the_terminal(game: Game, around: Around) -> str:
    out = io.StringIO()
    TerminalSession(game, Console(io.StringIO("goals\nquit\n"), out), Saves(around.folder), "now").play()
    return out.getvalue()


def in_the_list_of_missions(game: Game, around: Around) -> str:
    assert main(["missions", game.setting.mission.id]) == 0
    return around.capture.readouterr().out


def on_the_sheet(game: Game, around: Around) -> str:
    pack = content_naming(game.setting.mission.id)
    sheet = contents(game, find_mission(pack, game.setting.mission.id), pack, ())
    return " ".join((*sheet.win, *sheet.lose))


FORETOLD: dict[str, Callable[[Game, Around], str]] = {
    "page": on_the_page,
    "briefing": in_the_briefing,
    "terminal": in_the_terminal,
    "missions": in_the_list_of_missions,
    "sheet": on_the_sheet,
}


@pytest.mark.parametrize("mission", [one for name in PROVED for one in sorted(EDITIONS[name].pack.missions)])
def test_every_ending_of_a_mission_has_a_game(mission: str) -> None:
    assert sorted(kept_games(mission, KEPT)) == sorted(endings(new_game(mission))), HOW_TO_RENEW


@pytest.mark.rule("CL-END-01", "CL-END-02", "CL-END-03")
@pytest.mark.parametrize("mission", sorted(path.stem for path in KEPT.glob("*.json")))
def test_kept_games_end_in_their_way_and_every_place_has_foretold_it(
    mission: str, capsys: Capture, tmp_path: Path
) -> None:
    around = Around(capsys, tmp_path)
    foretold = {place: folded(told(new_game(mission), around)) for place, told in FORETOLD.items()}
    for ending, kept in kept_games(mission, KEPT).items():
        game = kept.replay(mission)
        assert ended_by(game) == ending, HOW_TO_RENEW
        ends = [end for end in possible_ends(game) if ending in end.by]
        assert ends, f"{ending} is not in the list"
        told = {**foretold, "replay": folded(on_the_page(game, around))}
        for end in ends:
            for place, text in told.items():
                assert sentence(game, end, plain=place == "terminal") in text, f"{place} does not tell of {ending}"
        assert_the_end_says_it(game, ends)


def sentence(game: Game, end: PossibleEnd, *, plain: bool = False) -> str:
    """An end in words, those of a terminal or those of all other places."""
    if plain:
        with reading_a_plain_map():
            return sentence(game, end)
    return folded(end_told(words_of(game.setting), game, end)).rstrip(".")


def assert_the_end_says_it(game: Game, ends: list[PossibleEnd]) -> None:
    """The sentence for the end names the defeat, or those who died."""
    if game.state.outcome == "won":
        return
    dead = [survivor.name for survivor in game.state.survivors if survivor.status == "dead"]
    (end,) = ends
    by_a_death = end.given is not None and word_of(end.given) == "dead"
    assert all(name in outcome(game) for name in dead) if by_a_death else len(outcome(game)) > len("You have lost: ")


@pytest.mark.parametrize("mission", [one for name in PROVED for one in sorted(EDITIONS[name].pack.missions)])
def test_a_goal_names_the_end_of_a_round_where_it_counts_then_alone(mission: str) -> None:
    game = new_game(mission)
    for language in languages():
        with reading_in(language):
            for end in possible_ends(game):
                timed = [
                    one for one in (leaves(end.given) if end.given else ()) if "when" in CONDITIONS[word_of(one)].fields
                ]
                expected = any(meant(one, "when") == END_PHASE for one in timed)
                assert any(words in sentence(game, end) for words in map(folded, ROUND_ENDS)) is expected, (
                    language,
                    end,
                )


def test_no_games_are_kept_of_missions_that_are_gone() -> None:
    known = {name for edition in EDITIONS.values() for name in edition.pack.missions}
    assert {path.stem for path in KEPT.glob("*.json")} <= known


def test_a_defeat_by_spawn_tokens_needs_as_many_as_can_be_active(tmp_path: Path) -> None:
    source = EDITIONS["undead-or-alive"].folder / "missions" / "UA-M0.yaml"
    text = source.read_text(encoding="utf-8")
    assert "UA-WIN-03" not in endings(new_game(str(source)))
    mission = tmp_path / source.name
    more = "".join(f"  - {{zone: {zone}, kind: mobile}}\n" for zone in ("3R.S1", "3R.S2", "2R.S1"))
    mission.write_text(text.replace("spawns:\n", f"spawns:\n{more}"), encoding="utf-8")
    assert "UA-WIN-03" in endings(new_game(str(mission)))
