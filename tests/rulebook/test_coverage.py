from pathlib import Path

import pytest

from shamble.errors import ShambleError
from shamble.rulebook import BOOKS, Claim, RulebookError, load, measure
from shamble.rulebook.coverage import APART_FILE, count, read_apart

PROJECT_TESTS = Path(__file__).parents[1]


def test_every_claim_of_this_project_names_an_entry() -> None:
    coverage = measure(PROJECT_TESTS)
    for name in BOOKS:
        book = coverage.books[name]
        assert book.entries == len(book.proved) + len(book.missing) + len(book.apart)


def test_an_entry_is_proved_missing_or_apart() -> None:
    claims = [Claim("CL-MOVE-03", "a"), Claim("SKILL-taunt/classic-rm", "b"), Claim("CL-MOVE-03", "c")]
    books = count(load(), claims, {"CL-ROUND-10": "a permission"}).books
    assert list(books) == list(BOOKS)
    assert books["classic"].proved == ["CL-MOVE-03"]
    assert books["classic"].apart == {"CL-ROUND-10": "a permission"}
    assert len(books["classic"].missing) == books["classic"].entries - 2
    assert books["skills"].proved == ["SKILL-taunt/classic-rm"]
    assert "SKILL-taunt/semi-official" in books["skills"].missing


def test_all_wrong_claims_are_listed_at_once() -> None:
    claims = [
        Claim("CL-MOVE-3", "tests/test_a.py:1"),
        Claim("SKILL-taunt", "tests/scenarios/b.yaml"),
        Claim("CL-ROUND-10", "tests/test_c.py:3"),
    ]
    with pytest.raises(RulebookError) as caught:
        count(load(), claims, {"CL-ROUND-10": "a permission", "CL-NONE-1": "gone"})
    apart, unknown, bare_skill, both = str(caught.value).splitlines()
    assert apart.startswith("apart.yaml: there is no rule CL-NONE-1")
    assert unknown.startswith("tests/test_a.py:1: there is no rule CL-MOVE-3; nearest: ")
    assert bare_skill.startswith("tests/scenarios/b.yaml: SKILL-taunt is a skill; name one of its versions")
    assert both.startswith("tests/test_c.py:3: CL-ROUND-10 is claimed here and stands in apart.yaml")


def test_what_stands_apart_has_a_reason() -> None:
    for entry_id, reason in read_apart(APART_FILE).items():
        assert len(reason.split()) > 3, entry_id


def test_the_file_of_what_stands_apart_must_map_ids_to_reasons(tmp_path: Path) -> None:
    path = tmp_path / "apart.yaml"
    path.write_text("")
    assert read_apart(path) == {}
    path.write_text("- CL-MOVE-03\n")
    with pytest.raises(ShambleError, match=r"apart\.yaml: "):
        read_apart(path)
