"""How hard a Mission is: intervals, games that are kept, the closer look, and what changes make it old."""

from pathlib import Path

import msgspec
import pytest

from shamble.bots import VERSIONS
from shamble.cli import main
from shamble.content import ContentError
from shamble.content.difficulty import (
    BUILT_IN,
    Difficulty,
    difficulty_of,
    mission_digest,
    read_difficulties,
    wilson,
)
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.lab import measuring
from shamble.lab.measuring import Measuring, measure, summed_up, write_difficulty
from shamble.lab.playing import Death, GameJob, Matchup, Played, play
from shamble.text.difficulty import measured
from shamble.world.setup import GameSetup

MISSION = EDITIONS["classic"].pack.missions["RM-T1"]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own, and no checkout to write into."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(measuring, "CHECKOUT_FILE", tmp_path / "nowhere")
    return tmp_path / "shamble"


def ended(
    outcome: str, decisions: int, rounds: int, by: str = "", where: str = "", winners: tuple[int, ...] = ()
) -> Played:
    deaths = (Death(rounds, "Ned", where, "Walker"),) if where else ()
    return Played(outcome=outcome, decisions=decisions, rounds=rounds, by=by, deaths=deaths, winners=winners)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 200, 0.0, 1.9), (68, 200, 27.8, 40.8), (200, 200, 98.1, 100.0)]
)
def test_the_interval_is_that_of_wilson(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == (low, high)


def test_what_is_kept_says_how_games_are_lost() -> None:
    played = [ended("won", 90, 4, "mission-done")] * 2
    played += [ended("lost", 50, 3, "mission-failed", "4V.C")] * 3 + [ended("lost", 70, 9, "all-dead", "4V.D")]
    found = summed_up(MISSION, "greedy", [*played, ended("", 3000, 40)])
    assert (found.games, found.won, found.unfinished) == (7, 2, 1)
    assert found.lost_by == {"mission-failed": 3, "all-dead": 1}
    assert (found.lost_round, found.lost_at) == (3, "4V.C")


def test_between_rivals_the_first_team_counts() -> None:
    rivals = msgspec.structs.replace(MISSION, competitive=True)
    played = [ended("won", 90, 4, winners=(1,))] * 3 + [ended("won", 90, 4, winners=(2,))]
    found = summed_up(rivals, "greedy", played)
    assert (found.won, found.rivals, found.lost_by) == (3, True, {})
    assert measured(new_game("RM-T1"), found, current=True) == [
        "Between bots the first team wins 75 % (30 to 95 %) of 4 games, 4.0 rounds on average."
    ]


def test_a_game_tells_what_ended_it_and_where_the_last_one_died() -> None:
    lost = play(GameJob(Matchup(GameSetup(mission="RM-T1")), 1))
    assert lost.outcome == "lost"
    assert lost.by
    assert lost.where in {zone.name for zone in new_game("RM-T1").setting.board.zones}


def test_measuring_goes_on_where_it_stopped(own: Path) -> None:
    lines: list[str] = []
    how = Measuring(bot="random", games=10, closer=0)
    first = measure("RM-T1", how, lines.append)
    assert len(lines) == 1
    again = measure("RM-T1", how._replace(games=20), lines.append)
    assert len(lines) == 2, "the first ten games were kept"
    assert (first.games, again.games) == (10, 20)
    assert read_difficulties(own / "difficulty.yaml")["RM-T1"] == again


def test_a_mission_that_nobody_wins_gets_a_closer_look(own: Path) -> None:
    lines: list[str] = []
    found = measure("RM-T1", Measuring(bot="random", games=10, closer=30), lines.append)
    assert (found.games, found.won) == (30, 0)
    assert any("closer look" in line for line in lines)


def test_another_wording_makes_no_measurement_old_but_another_board_does() -> None:
    reworded = msgspec.structs.replace(MISSION, title="Flying, Learned", notes=("new",))
    harder = msgspec.structs.replace(MISSION, spawn_dice=2)
    assert mission_digest(reworded) == mission_digest(MISSION) != mission_digest(harder)


def a_measurement(**more: object) -> Difficulty:
    return msgspec.structs.replace(
        summed_up(MISSION, "greedy", [ended("won", 90, 4)] * 34 + [ended("lost", 50, 3, "mission-failed")] * 66),
        **more,
    )


def test_a_measurement_of_the_present_form_goes_before_others() -> None:
    old, new = a_measurement(digest="old"), a_measurement()
    assert difficulty_of("RM-T1", new.digest, {"RM-T1": old}, {"RM-T1": new}) is new
    assert difficulty_of("RM-T1", "third", {"RM-T1": old}, {"RM-T1": new}) is old
    assert difficulty_of("RM-T2", "third", {"RM-T1": old}) is None


def test_it_is_told_in_plain_words() -> None:
    game = new_game("RM-T1")
    assert measured(game, None, current=False) == ["Not measured yet: no bot has played it often enough."]
    told = " ".join(measured(game, a_measurement(), current=True))
    assert told == (
        "Bots win 34 % (26 to 44 %) of 100 games, 3.3 rounds on average. "
        "Most lost games are lost because a Survivor dies, half of them by round 3."
    )
    assert measured(game, a_measurement(), current=False)[-1] == "This was measured before the last change."
    everybody = a_measurement(lost_by={"all-dead": 2, "lose 1": 1, "else": 1}, unfinished=1)
    assert "The usual way to lose: no Survivor is left alive" in " ".join(measured(game, everybody, current=True))


def test_where_a_mission_is_flown_it_is_said_that_bots_do_not() -> None:
    assert "The bots have not learned to fly: for people it is easier." in measured(
        new_game("RM-T2"), a_measurement(), current=True
    )


def test_a_file_that_nobody_can_read_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "difficulty.yaml"
    write_difficulty(path, "RM-T1", a_measurement())
    path.write_text(path.read_text(encoding="utf-8").replace("won:", "one:"), encoding="utf-8")
    with pytest.raises(ContentError, match="one"):
        read_difficulties(path)


def test_every_mission_of_the_pack_is_measured() -> None:
    kept = read_difficulties(BUILT_IN)
    assert set(kept) >= {*EDITIONS["classic"].pack.missions, "SE-M1", "SE-M2"}
    assert set(kept) <= {mission for edition in EDITIONS.values() for mission in edition.pack.missions}
    known = {name: mission for edition in EDITIONS.values() for name, mission in edition.pack.missions.items()}
    assert [name for name, one in kept.items() if one.digest != mission_digest(known[name])] == [], "measure it again"
    assert all(one.games >= measuring.GAMES and one.bot in VERSIONS for one in kept.values())
    assert all(one.won or one.games >= measuring.CLOSER for one in kept.values())


def test_the_command_line_measures_and_tells_it(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["measure", "RM-T1", "--bot", "random", "--games", "10", "--closer", "0", "--workers", "1"]) == 0
    assert "RM-T1 Learning to Fly: Bots win 0 % (0 to 28 %) of 10 games" in capsys.readouterr().out
    assert main(["missions", "RM-T1"]) == 0
    told = capsys.readouterr().out
    assert "You lose when a Survivor dies." in told
    assert "Bots win 0 % (0 to 28 %) of 10 games" in told
    assert main(["missions", "RM-T1", "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out)["measured"]["games"] == 10


def test_a_mission_of_ones_own_is_measured_too(own: Path, tmp_path: Path) -> None:
    file = tmp_path / "MY-1.yaml"
    text = (BUILT_IN.parent / "classic" / "missions" / "RM-T1.yaml").read_text(encoding="utf-8")
    file.write_text(text.replace("id: RM-T1", "id: MY-1"), encoding="utf-8")
    found = measure(str(file), Measuring(bot="random", games=10, closer=0))
    assert read_difficulties(own / "difficulty.yaml") == {"MY-1": found}
