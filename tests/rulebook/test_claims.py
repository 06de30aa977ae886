from pathlib import Path

import pytest

from shamble.errors import ShambleError
from shamble.rulebook import Claim, RulebookError, find_claims


@pytest.fixture
def tests_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "scenarios" / "doors").mkdir(parents=True)
    return folder


def test_marks_on_tests_classes_modules_and_params_are_claims(tests_folder: Path) -> None:
    (tests_folder / "test_it.py").write_text(
        "import pytest\n"
        "from pytest import mark\n"
        "pytestmark = pytest.mark.rule('CL-A-01')\n"
        "@pytest.mark.rule('CL-A-02', 'CL-A-03')\n"
        "def test_one(): ...\n"
        "@mark.rule('CL-A-04')\n"
        "class TestTwo: ...\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=[pytest.mark.rule('CL-A-05')])])\n"
        "def test_three(n): ...\n"
    )
    assert sorted((claim.id, claim.place) for claim in find_claims(tests_folder)) == [
        ("CL-A-01", "tests/test_it.py:3"),
        ("CL-A-02", "tests/test_it.py:4"),
        ("CL-A-03", "tests/test_it.py:4"),
        ("CL-A-04", "tests/test_it.py:6"),
        ("CL-A-05", "tests/test_it.py:8"),
    ]


def test_words_that_only_look_like_a_mark_claim_nothing(tests_folder: Path) -> None:
    (tests_folder / "test_it.py").write_text(
        "# pytest.mark.rule('CL-A-01')\n"
        "text = \"pytest.mark.rule('CL-A-02')\"\n"
        "book.rule('CL-A-03')\n"
        "pytest.mark.slow('CL-A-04')\n"
    )
    assert find_claims(tests_folder) == []


def test_rules_of_scenarios_are_claims_at_any_depth(tests_folder: Path) -> None:
    (tests_folder / "scenarios" / "doors" / "one.yaml").write_text("scenario: One\nrules: [CL-A-01]\n")
    (tests_folder / "scenarios" / "two.yaml").write_text("scenario: Two\nrules:\n")
    (tests_folder / "elsewhere.yaml").write_text("rules: [CL-A-02]\n")
    assert find_claims(tests_folder) == [Claim("CL-A-01", "tests/scenarios/doors/one.yaml")]


@pytest.mark.parametrize(
    ("mark", "message"),
    [
        ("rule(RULE)", r"tests/test_it\.py:1: found RULE; a claimed id must be a plain string"),
        ("rule(f'CL-{n}')", r"tests/test_it\.py:1: found f'CL-\{n\}'; a claimed id must be a plain string"),
        ("rule()", r"tests/test_it\.py:1: write the ledger ids into the mark"),
    ],
)
def test_a_claim_that_cannot_be_read_is_an_error(tests_folder: Path, mark: str, message: str) -> None:
    (tests_folder / "test_it.py").write_text(f"pytestmark = pytest.mark.{mark}\n")
    with pytest.raises(RulebookError, match=message):
        find_claims(tests_folder)


def test_a_scenario_whose_rules_are_no_list_is_an_error(tests_folder: Path) -> None:
    (tests_folder / "scenarios" / "one.yaml").write_text("rules: CL-A-01\n")
    with pytest.raises(RulebookError, match=r"one\.yaml: rules: found 'CL-A-01', expected a list"):
        find_claims(tests_folder)


def test_broken_files_are_named(tests_folder: Path) -> None:
    broken = tests_folder / "scenarios" / "one.yaml"
    broken.write_text("rules: [\n")
    with pytest.raises(ShambleError, match=r"tests/scenarios/one\.yaml:2: is not YAML"):
        find_claims(tests_folder)
    broken.unlink()
    (tests_folder / "test_it.py").write_text("def\n")
    with pytest.raises(RulebookError, match=r"tests/test_it\.py:1: is not Python"):
        find_claims(tests_folder)
