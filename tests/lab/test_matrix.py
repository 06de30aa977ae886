"""Matrix files: their faults, what a run writes, and that it goes on after any stop."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from shamble.bots import make_bot
from shamble.cli import main
from shamble.content import ContentError
from shamble.engine.events import Event
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.lab.matrix import Cell, read_matrix
from shamble.lab.playing import Death, GameJob, GameRecord, Matchup, Played, _bots, play, play_or_tell
from shamble.lab.results import Results, read_results
from shamble.lab.simulation import Crew, games_of, play_cells, simulate
from shamble.world.setup import GameSetup

SMALL = "missions: [RM-T1, SE-M1]\nbots: [random]\ngames: 3\nseed: 7\n"
ROOT = Path(__file__).parents[2]


def matrix(folder: Path, text: str = SMALL) -> Path:
    path = folder / "matrix.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def timeless(played: list[Played]) -> list[Played]:
    """Lines without what hangs on the machine."""
    return [msgspec.structs.replace(one, seconds=0) for one in played]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("missions: [RM-T1, RM-T9]", r":1: missions\[1\]: There is no Mission 'RM-T9'; did you mean"),
        ("bots: [gredy]", r":2: bots\[0\]: There is no bot 'gredy'; did you mean 'greedy'"),
        ("bots: [mine.py:Bot]", r"bots\[0\]: .* only when the command line names it: --bot mine.py:Bot"),
        ("bots: [{bot: random, game: 3}]", r'bots\[0\].game: unknown key, did you mean "games"\?'),
        ("survivors: [6, [Ned, Amy]]", r"survivors\[1\]: RM-T1: .*\n.*2 Survivors take part"),
        ("survivors: [40]", r"survivors\[0\]: RM-T1: found 40, but its boxes have"),
        ("rules: {older: {spawm: on}}", r"rules.older: RM-T1: .*\n.*did you mean 'spawn'"),
        ("rules: {one: {}, two: {}}", "rules.two: is the same as one"),
        ("rules: {one: {spawn: [on]}}", "rules.one.spawn: found a list, expected one word"),
        (
            "survivors: [8]\nrules: {printed: {}, older: {variant: older-seasons}}",
            "rules.older: RM-T1: .*\n.*with 2 players each takes 3",
        ),
        ("games: 0", "games: found 0, expected a whole number from 1"),
        ("game: 3", 'game: unknown key, did you mean "games"'),
    ],
)
def test_a_fault_names_its_place_and_what_would_be_right(tmp_path: Path, line: str, told: str) -> None:
    lines = {"missions": "missions: [RM-T1]", "bots": "bots: [random]", line.partition(":")[0]: line}
    with pytest.raises(ContentError, match=told):
        read_matrix(matrix(tmp_path, "\n".join(lines.values())))


def test_every_combination_is_a_cell_with_the_same_seeds(tmp_path: Path) -> None:
    text = """
missions: [RM-T1, RM-M01]
bots: [random, {bot: greedy, games: 2, closer: 9}]
survivors: [6, 7]
rules: {printed: {}, older: {spawn: older-seasons}}
games: 5
seed: 30
"""
    cells = read_matrix(matrix(tmp_path, text))
    assert len(cells) == len({cell.key for cell in cells}) == 16
    assert {(cell.setup.bot, cell.games, cell.closer) for cell in cells} == {("random", 5, 0), ("greedy", 2, 9)}
    assert {tuple(map(len, cell.setup.game.players)) for cell in cells} == {(6,), (4, 3)}, "nobody plays more than six"
    assert {cell.setup.rules: cell.setup.game.options for cell in cells} == {
        "": {},
        "older": {"spawn": "older-seasons"},
    }
    assert {tuple(job.seed for job in cell.jobs()) for cell in cells} == {(30, 31), (30, 31, 32, 33, 34)}
    assert [job.seed for job in cells[1].jobs(closer=True)] == list(range(32, 39))


def test_a_run_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    cells = read_matrix(matrix(tmp_path))
    path, whole = tmp_path / "results.jsonl", Results()
    play_cells(cells, whole)
    with Results(path) as results:
        play_cells(cells[:1], results)
    text = path.read_bytes()
    path.write_bytes(text[:-40])
    played: list[int] = []
    with Results(path) as results:
        assert len(results.played) == 2, "the last line was cut in half"
        play_cells(cells, results, progress=lambda pace: played.append(pace.done))
        again = [timeless(games_of(cell, results)) for cell in cells]
    assert played == [3, 4, 5, 6], "one game again, and those of the other Mission"
    assert again == [timeless(games_of(cell, whole)) for cell in cells]
    assert timeless(sorted(read_results(path), key=lambda one: one.id)) == timeless(
        sorted(whole.played.values(), key=lambda one: one.id)
    )


def test_a_line_that_is_none_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text('{"id":"a-1"}\nnonsense\n{"id":"a-2"}\n', encoding="utf-8")
    with pytest.raises(ContentError, match=r"results.jsonl:2: is no line of results .*; take it out"):
        Results(path)
    with pytest.raises(ShambleError, match=r"none.jsonl: cannot be read.*simulate"):
        read_results(tmp_path / "none.jsonl")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_killed_run_goes_on_and_two_do_not_share_a_file(tmp_path: Path) -> None:
    matrix(tmp_path, SMALL.replace("games: 3", "games: 100000"))
    command = [sys.executable, "-m", "shamble", "simulate", "matrix.yaml", "--workers", "1"]
    path = tmp_path / "matrix.jsonl"
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL) as running:
        while not path.exists() or path.read_bytes().count(b"\n") < 3:
            assert running.poll() is None
        with pytest.raises(ShambleError, match="another run is writing into it"):
            Results(path)
        os.kill(running.pid, signal.SIGKILL)
    cells = read_matrix(matrix(tmp_path))
    with Results(path) as results:
        there = len(results.played)
        play_cells(cells, results)
        found = [timeless(games_of(cell, results)) for cell in cells]
        assert there >= 3
    fresh = Results()
    play_cells(cells, fresh)
    assert found == [timeless(games_of(cell, fresh)) for cell in cells]


def test_a_changed_set_up_is_played_anew() -> None:
    keys = {
        Cell.of(setup, 1).key
        for setup in (
            Matchup(GameSetup(mission="RM-T1")),
            Matchup(GameSetup(mission="RM-T2")),
            Matchup(GameSetup(mission="RM-T1"), bot="greedy"),
            Matchup(GameSetup(mission="RM-T1", options={"spawn": "older-seasons"})),
            Matchup(GameSetup(mission="RM-T1"), most_decisions=7),
        )
    }
    assert len(keys) == 5
    assert Cell.of(Matchup(GameSetup(mission="RM-T1"), rules="usual"), 1).key in keys, "only a name is another"


def test_a_cell_without_a_victory_gets_a_closer_look() -> None:
    cell = Cell.of(Matchup(GameSetup(mission="RM-T1")), 2, closer=5)
    assert simulate(cell).games == 5
    assert simulate(msgspec.structs.replace(cell, closer=1)).games == 2


def test_a_game_that_fails_is_a_line_and_the_others_are_played() -> None:
    failed = play_or_tell(GameJob(Matchup(GameSetup(mission="RM-T9")), 3, id="a-3"))
    assert (failed.id, failed.seed, failed.outcome) == ("a-3", 3, "")
    assert "RM-T9" in failed.fault


def test_rivals_change_places() -> None:
    setup = Matchup(GameSetup(mission="RM-M11"), bot="random", most_decisions=4)
    there, back = (play(GameJob(setup, 1, exchanged=exchanged)) for exchanged in (False, True))
    assert there.team == back.team[::-1]
    assert len(there.scores) == 2
    duel = msgspec.structs.replace(setup, bot="random vs greedy")
    there, back = (play(GameJob(duel, 1, exchanged=exchanged)) for exchanged in (False, True))
    assert there.team == back.team, "the bots change places"
    game = duel.begun(1)
    seated = [type(bot).__name__ for bot in _bots(GameJob(duel, 1, exchanged=True), game)]
    assert seated == ["GreedyBot", "RandomBot"]
    cell = Cell.of(setup, 2, exchanged=True, seed=5)
    assert [(job.seed, job.exchanged) for job in cell.jobs()] == [(5, False), (5, True), (6, False), (6, True)]
    assert len({job.id for job in cell.jobs()}) == 4


def test_a_line_says_when_where_and_of_what_somebody_died() -> None:
    game = new_game("RM-T1", seed=1)
    record = GameRecord(game)
    ned, amy = game.state.survivors[:2]
    zone = game.setting.board.zones[ned.zone].name
    walker = game.setting.kinds[0]
    game.emit("wounded", "CL-WOUND-01", who=ned.index, lost=0, source="zombie", kind=walker.index)
    game.emit("died", "CL-ZATK-04", who=ned.index, zone=ned.zone)
    game.emit("wounded", "CL-WOUND-05", who=amy.index, lost=0, source="survivor", kind=-1)
    record.next_choice()
    game.emit("died", "CL-FIRE-01", who=amy.index, zone=amy.zone)
    assert record.deaths == [
        Death(game.state.round, ned.name, zone, walker.name),
        Death(game.state.round, amy.name, zone, "CL-FIRE-01"),
    ]


def test_whoever_falls_has_died_there_unless_somebody_carries_them_away() -> None:
    game = new_game("WZ-M1", seed=1)
    record = GameRecord(game)
    walker = game.setting.kinds[0]
    people = game.state.survivors[:4]
    for one in people:
        game.emit("wounded", "CL-WOUND-01", who=one.index, lost=0, source="zombie", kind=walker.index)
        game.emit("fell", "CL-HOUSE-55", who=one.index, zone=one.zone)
        record.next_choice()
    saved, late, *lying = people
    game.emit("rescued", "CL-HOUSE-56", who=lying[0].index, other=saved.index)
    game.emit("died", "CL-HOUSE-57", who=late.index, zone=late.zone)
    assert [(death.who, death.killer) for death in record.deaths] == [(late.name, walker.name)]
    game.emit("game-over", "CL-END-01", outcome="lost", reason="all-dead")
    assert [death.who for death in record.deaths] == [late.name, *(one.name for one in lying)]


def test_a_line_counts_what_was_found_and_killed() -> None:
    line = play(GameJob(Matchup(GameSetup(mission="RM-T1"), bot="greedy"), 1000))
    game, bot = new_game("RM-T1", seed=1000), make_bot("greedy", 1000)
    events: list[Event] = list(game.events)
    while game.decision is not None:
        events += game.choose(bot.choose(game))
    assert line.outcome == game.state.outcome
    assert line.kills == sum(event.code == "killed" for event in events) > 0
    assert sum(line.found.values()) == sum(len(event.data["cards"]) for event in events if event.code == "searched") > 0
    assert line.skills == {one.name: one.skills for one in game.state.survivors}


def test_the_command_line_writes_lines_and_plays_a_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, results = matrix(tmp_path), tmp_path / "r.jsonl"
    assert main(["simulate", str(path), "-o", str(results), "--only", "SE-M1", "--workers", "1"]) == 0
    assert "SE-M1, random, 6 Survivors: 3 games, 0 won (0 %, 0 to 56 %)" in capsys.readouterr().out
    lines = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    assert [(line["mission"], line["bot"], line["seed"]) for line in lines] == [
        ("SE-M1", "random", seed) for seed in (7, 8, 9)
    ]
    assert main(["simulate", str(path), "-o", str(results), "--json", "--workers", "1"]) == 0
    assert [one["games"] for one in json.loads(capsys.readouterr().out)] == [3, 3]
    assert main(["simulate", str(path), "--only", "RM-T2"]) == 2
    assert "the matrix has no 'RM-T2'" in capsys.readouterr().err
    assert main(["simulate", str(path), "--games", "3"]) == 2
    assert "--games is for a single Mission" in capsys.readouterr().err


def test_a_cluster_without_a_library_or_an_address_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    cell = Cell.of(Matchup(GameSetup(mission="RM-T1")), 1)
    with pytest.raises(ShambleError, match="expected the address of a cluster: ray://"):
        simulate(cell, Crew(cluster="somewhere:99"))
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ShambleError, match=r"pip install 'shamble\[ray\]'"):
        simulate(cell, Crew(cluster="ray://localhost:10001"))


@pytest.mark.parametrize("name", ["ladder", "rivals"])
def test_the_matrices_of_the_ladder_can_be_played(name: str) -> None:
    path = ROOT / "benchmarks" / f"{name}.yaml"
    assert read_matrix(path)
