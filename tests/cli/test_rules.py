import json
from pathlib import Path

import pytest

from shamble.cli import main
from shamble.rulebook import BOOKS

Capture = pytest.CaptureFixture[str]


def test_an_id_shows_its_rule_in_full_whatever_the_case(capsys: Capture) -> None:
    assert main(["rules", "cl-move-03"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("CL-MOVE-03  Zombies hold the leaver back\n")
    assert "book: classic" in out


def test_a_skill_shows_all_its_versions_and_once_what_they_share(capsys: Capture) -> None:
    assert main(["rules", "SKILL-taunt"]) == 0
    out = capsys.readouterr().out
    assert "SKILL-taunt/classic-rm  Taunt" in out
    assert "SKILL-taunt/semi-official  Taunt" in out
    assert out.count("interactions:") == 1


def test_words_list_the_rules_that_have_them(capsys: Capture) -> None:
    assert main(["rules", "hold", "leaver"]) == 0
    assert "CL-MOVE-03" in capsys.readouterr().out


def test_json_stands_alone_on_stdout(capsys: Capture) -> None:
    assert main(["rules", "--json", "CL-MOVE-03"]) == 0
    out, err = capsys.readouterr()
    (entry,) = json.loads(out)
    assert entry["id"] == "CL-MOVE-03"
    assert {"book", "title", "rule", "kind", "boxes", "variants", "choices", "interacts"} <= entry.keys()
    assert err == ""


def test_words_that_stand_nowhere_exit_with_1(capsys: Capture) -> None:
    assert main(["rules", "--json", "xylophone"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out) == []
    assert err == "shamble: no rule has all these words: xylophone\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["CL-MOVE-99"], "there is no rule CL-MOVE-99; nearest: "),
        ([], "give an id (CL-MOVE-03), words to search for, --coverage, --house or --skills-docs"),
        (["--coverage", "move"], "leave out 'move'"),
        (["--coverage", "--tests", "no-such-folder"], "there is no folder of tests"),
    ],
)
def test_mistakes_exit_with_2_and_say_what_to_do(capsys: Capture, arguments: list[str], message: str) -> None:
    assert main(["rules", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err


def test_coverage_as_json(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("pytestmark = pytest.mark.rule('CL-MOVE-03')\n")
    assert main(["rules", "--coverage", "--json", "--tests", str(tmp_path)]) == 0
    result = json.loads(capsys.readouterr().out)
    assert list(result) == ["books"]
    assert list(result["books"]) == list(BOOKS)
    classic = result["books"]["classic"]
    assert list(classic) == ["entries", "proved", "missing", "apart"]
    assert classic["proved"] == ["CL-MOVE-03"]
    assert "CL-CLAR-29" in classic["apart"]
    assert classic["entries"] == len(classic["proved"]) + len(classic["missing"]) + len(classic["apart"])


def test_coverage_as_a_table(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("pytestmark = pytest.mark.rule('CL-MOVE-03', 'CL-MOVE-05')\n")
    assert main(["rules", "--coverage", "--tests", str(tmp_path)]) == 0
    heading, classic, *others = capsys.readouterr().out.splitlines()
    assert heading.split() == ["book", "entries", "proved", "apart", "missing"]
    assert classic.split() == ["classic", "964", "2", "12", "950"]
    assert len(others) == len(BOOKS) - 1


def test_coverage_refuses_claims_of_unknown_ids(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("pytestmark = pytest.mark.rule('CL-MOVE-3')\n")
    assert main(["rules", "--coverage", "--json", "--tests", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "test_it.py:1: there is no rule CL-MOVE-3; nearest: " in err
    assert "CL-MOVE-03" in err


def test_house_rules_are_listed_by_chapter_and_found_by_a_word(capsys: Capture) -> None:
    assert main(["rules", "--house"]) == 0
    out, _ = capsys.readouterr()
    assert out.startswith("classic: Cars\n  swap-seats  (CL-HOUSE-01)")
    assert "not with: abominations-first" in out
    assert main(["rules", "--house", "slippery"]) == 0
    out, _ = capsys.readouterr()
    assert out.splitlines()[1] == "  frail-but-slippery  (CL-HOUSE-45)"
    assert main(["rules", "--house", "no such thing"]) == 1
