"""The report says what the games had: shares, deaths, killers, effects; and so do the tables of the ladder."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from shamble.cli import main
from shamble.lab.ladder import ladder_table, rivals_table
from shamble.lab.playing import Death, Played
from shamble.lab.report import FOLDER, report_page
from shamble.lab.tallies import Share, compared, difference, killers, rival_tally, skills_of, sorted_games
from shamble.text import languages, reading_in, words

TEAM = (("Bear", "Cathy"),)


def game(seed: int, outcome: str = "lost", **more: object) -> Played:
    line = Played(id=f"a-{seed}", mission="RM-T1", bot="greedy", seed=seed, team=TEAM, outcome=outcome, rounds=seed)
    return msgspec.structs.replace(line, **more)


def some_games() -> list[Played]:
    """Ten games of which six were won; two deaths in one Zone, one by another Survivor."""
    games = [game(seed, "won" if seed <= 6 else "lost") for seed in range(1, 11)]
    walker, shot = Death(3, "Bear", "4V.S2", "Walker"), Death(4, "Cathy", "4V.S2", "survivor")
    games[8] = game(9, deaths=(walker, shot), found={"Pistol": 2})
    games[9] = game(10, deaths=(Death(5, "Bear", "2V.L3", "CL-FIRE-01"),))
    return games


class Texts(HTMLParser):
    """The texts and tooltips of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.found.append(data.strip())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]


def test_the_page_says_what_the_games_had() -> None:
    page = Texts(report_page(some_games()))
    assert "Report of 10 games" in page.found
    assert "greedy: 60 % of 10 games won (31.3 to 83.2 %)." in page.found
    assert "60 % (31 to 83 %) of 10 games won, 5.5 rounds and 0.3 deaths on average" in page.found
    assert "4V.S2: 2 deaths in 10 games." in page.found
    assert "2V.L3: 1 death in 10 games." in page.found
    assert "Round 3: 1 death." in page.found
    assert "Round 9: 0 won, 1 lost, 0 unfinished." in page.found
    assert {"Walker", "Friendly fire"} <= set(page.found)
    assert all(link.startswith("#") for link in page.links), "it needs nothing else"


def test_what_killed_whom() -> None:
    assert {name: dict(counts) for name, counts in killers(some_games()).items()} == {
        "CL-FIRE-01": {"Bear": 1},
        "Walker": {"Bear": 1},
        "survivor": {"Cathy": 1},
    }


def test_skills_are_compared_where_enough_games_have_and_lack_them() -> None:
    games = [
        game(seed, "won" if seed % 4 else "lost", skills={"Bear": ("Shove",) if seed <= 8 else ()})
        for seed in range(16)
    ]
    games[15] = game(15, skills={"Bear": ("Rare",)})
    (found,) = compared(games, skills_of)
    assert (found.name, found.having, found.lacking) == ("Shove", Share(6, 9), Share(5, 7))


def test_survivors_are_compared_over_the_teams_of_a_bot() -> None:
    others = [game(seed, "won", team=(("Bear", "Joe"),)) for seed in range(11, 21)]
    page = Texts(report_page([*some_games(), *others]))
    assert {"Survivors and victories", "Cathy", "Joe", "-40 (10)", "+40 (10)"} <= set(page.found)
    assert "Survivors and victories" not in Texts(report_page(some_games())).found, "they are all the same"
    by_another = [msgspec.structs.replace(one, bot="search", id=f"b-{one.seed}") for one in others]
    assert "Survivors and victories" not in Texts(report_page([*some_games(), *by_another])).found


def test_a_long_team_has_several_rows_in_a_graph() -> None:
    team = ("Bear", "Cathy", "Chaz", "Concepción", "Vanderohe", "Wanda")
    page = Texts(report_page([game(1, team=(team,)), game(2, team=(("Ann", *team[1:]),))]))
    assert {"greedy · Bear, Cathy, Chaz, Concepción,", "Vanderohe, Wanda"} <= set(page.found)


def test_rules_are_compared_with_the_first_set_of_them() -> None:
    games = [game(seed, "won" if seed < 80 else "lost") for seed in range(100)]
    games += [game(seed, "won" if seed < 50 else "lost", id=f"b-{seed}", rules="hard", place=1) for seed in range(100)]
    found = difference(Share(50, 100), Share(80, 100))
    assert found == pytest.approx((-30, -41.9, -17.1), abs=0.3), "Newcombe's interval"
    page = Texts(report_page(games))
    assert "greedy · hard: -30 points beside as printed (-42 to -17)." in page.found
    assert "House rules and their effect" in page.found
    assert "House rules and their effect" not in Texts(report_page(some_games())).found


def test_games_of_an_earlier_version_are_left_out_and_counted() -> None:
    games = [*some_games(), *(game(seed, id=f"new-{seed}") for seed in range(3)), game(99, "", fault="Broken: it fell")]
    found = sorted_games(games)
    assert [len(played) for played in found.kinds.values()] == [3]
    assert (found.outdated, len(found.failed)) == (10, 1)
    page = Texts(report_page(games))
    assert "10 games of earlier versions of their Mission or bot are left out." in page.found
    assert "1 game failed and is left out:" in page.found


def rivals() -> list[Played]:
    """The first bot wins three of four; the first team two of three that one of them wins."""
    lines = [((1,), False), ((2,), True), ((1,), True), ((1, 2), False)]
    return [
        game(seed, "won", mission="RM-M11", bot="greedy vs random", winners=winners, exchanged=exchanged, scores=(5, 3))
        for seed, (winners, exchanged) in enumerate(lines)
    ]


def test_rivals_are_told_by_team_and_by_bot() -> None:
    tally = rival_tally(rivals())
    assert (tally.first, tally.second, tally.both) == (2, 1, 1)
    assert (tally.ahead, tally.exchanged) == (Share(2, 3), Share(2, 3))
    assert "Who won between rival teams." in report_page(rivals())


def test_the_tables_of_the_ladder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = [game(seed, id=f"r-{seed}", bot="random") for seed in range(10)]
    games += [msgspec.structs.replace(one, place=1) for one in some_games()]
    kinds = sorted_games([*games, *rivals()]).kinds
    ladder = {kind: played for kind, played in kinds.items() if kind.mission == "RM-T1"}
    assert ladder_table(ladder) == [
        "| Mission | called | random | greedy | greedy above random |",
        "| --- | --- | --- | --- | --- |",
        "| RM-T1 Learning to Fly | easy | 0 % (0 to 27.8) of 10 | 60 % (31.3 to 83.2) of 10 | yes |",
    ]
    assert rivals_table({kind: played for kind, played in kinds.items() if kind not in ladder})[2] == (
        "| RM-M11 | greedy vs random | 4 | 2 | 1 | 1 | 66.7 % (20.8 to 93.9) of 3 | 66.7 % (20.8 to 93.9) of 3 |"
    )
    results, page = tmp_path / "r.jsonl", tmp_path / "bots.md"
    results.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in games))
    page.write_text("## The ladder\n\nWords.\n\n| old |\n| --- |\n| row |\n\n## Rivals\n\nMore.\n", encoding="utf-8")
    assert main(["report", str(results), "--table", str(page), "-o", str(tmp_path / "page.html")]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("## The ladder\n\nWords.\n\n| Mission |")
    assert text.endswith("of 10 | yes |\n\n## Rivals\n\nMore.\n")
    assert "<!doctype html>" in (tmp_path / "page.html").read_text(encoding="utf-8")
    other = tmp_path / "balance.md"
    other.write_text("## Elsewhere\n\n| old |\n| --- |\n", encoding="utf-8")
    assert main(["report", str(results), "--table", str(other), "--under", "Elsewhere"]) == 0
    assert other.read_text(encoding="utf-8").startswith("## Elsewhere\n\n| Mission |")
    assert main(["report", str(results), "--table", str(other)]) == 2, "no table under The ladder"
    assert main(["report", str(results)]) == 2
    assert "say what to write" in capsys.readouterr().err


def test_all_words_of_the_page_are_used() -> None:
    known = words().file("report")
    source = (FOLDER / "report.py").read_text(encoding="utf-8") + (FOLDER / "report.html").read_text(encoding="utf-8")
    said = set(re.findall(r'say\(\s*"([a-z-]+)"', source)) | {"skills-lead", "cards-lead"}
    assert said == set(known)


@pytest.mark.parametrize("language", languages())
def test_the_page_is_in_the_readers_language(language: str) -> None:
    with reading_in(language):
        page = report_page(some_games())
    assert f'<html lang="{language}">' in page
    assert words(language).report("killers") in page
