"""Every code of the engine has words, and every template can be filled in."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import shamble
from shamble.content import ContentError
from shamble.editions import load_all
from shamble.engine.declared import ACTIONS, DECISIONS, EVENTS
from shamble.engine.deeds import GIVEN_UP
from shamble.rules.missions.endings import DEFEAT
from shamble.rules.rivals import MOST_EXPERIENCE
from shamble.scenario import phases as phases
from shamble.text import languages, words
from shamble.text.catalogue import FOLDER, KNOWN_FIELDS
from shamble.text.fields import FIELDS
from shamble.text.telling import VARIANTS
from shamble.text.words import Name, Number, fields_of, read_words, templates

SOURCE = Path(shamble.__file__).parent
GAME_FOLDERS = ("engine", "world", "rules", "combat", "missions", "scenario")
NEVER_MISSING = ("who", "action")
"""Fields of the data that every option of an action has, or that telling adds."""


def calls(*folders: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call in the Python files of these folders, by the last part of the function's name."""
    for folder in folders:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            yield from calls_in(path)


@cache
def calls_in(path: Path) -> list[tuple[str, ast.Call]]:
    """Every call in a Python file, which is read only once."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
            found.append((name, node))
    return found


def codes(name: str, argument: int = 0) -> dict[str, list[set[str]]]:
    """The constant codes that are given to calls of a function, each with the keywords of every such call."""
    found: dict[str, list[set[str]]] = {}
    for called, node in calls(*GAME_FOLDERS):
        if called == name and len(node.args) > argument:
            given = node.args[argument]
            if isinstance(given, ast.Constant) and isinstance(given.value, str) and given.value:
                keywords = {keyword.arg for keyword in node.keywords if keyword.arg}
                found.setdefault(given.value, []).append(keywords)
    return found


def test_every_action_decision_and_event_has_words_and_nothing_else_has() -> None:
    load_all()
    file = words().file
    assert set(ACTIONS) == set(file.options)
    assert set(DECISIONS) == set(file.questions)
    assert set(EVENTS) == set(file.events)
    assert set(file.deeds) <= set(ACTIONS)


def test_every_way_to_end_a_game_has_words() -> None:
    assert {*codes("finish"), *codes("finish", 1), GIVEN_UP, MOST_EXPERIENCE, DEFEAT} == set(words().file.outcomes)


@pytest.mark.parametrize("section", ["options", "deeds"])
def test_options_have_the_fields_of_their_templates(section: str) -> None:
    given = codes("Option")
    for (action, *_), template in templates(getattr(words().file, section)):
        for keywords in given.get(action, []):
            for field in fields_of(template):
                assert set(FIELDS[field].needs) <= {*keywords, *NEVER_MISSING}, (action, field)


def test_events_have_the_fields_of_their_templates() -> None:
    given = codes("emit")
    for (code, *_), template in templates(words().file.events):
        for keywords in given.get(code, []):
            for field in fields_of(template):
                assert set(FIELDS[field].needs) <= keywords, (code, field)


def test_variants_are_chosen_where_there_are_several_and_only_there() -> None:
    file = words().file
    for section, chosen in VARIANTS.items():
        several = {code for code, entry in getattr(file, section).items() if isinstance(entry, dict)}
        assert several == set(chosen)


@pytest.mark.parametrize(("function", "keyword", "event"), [
    ("ExtraActivation", "why", "extra-activation"),
    ("drag", "by", "dragged"),
])  # fmt: skip
def test_every_reason_has_a_sentence_of_its_own(function: str, keyword: str, event: str) -> None:
    reasons = {
        given.value.value
        for called, node in calls(*GAME_FOLDERS)
        if called == function
        for given in node.keywords
        if given.arg == keyword and isinstance(given.value, ast.Constant)
    }
    variants = words().file.events[event]
    assert reasons
    assert isinstance(variants, dict)
    assert reasons <= set(variants)


@pytest.mark.parametrize(("function", "folder", "section"), [
    ("say", "terminal", "terminal"),
    ("phrase", "text", "phrases"),
])  # fmt: skip
def test_what_is_said_is_there_with_the_fields_it_is_given(function: str, folder: str, section: str) -> None:
    known: dict[str, str] = getattr(words().file, section)
    used: set[str] = set()
    for called, node in calls(folder):
        if called != function:
            continue
        code = node.args[0]
        given = {keyword.arg for keyword in node.keywords}
        for choice in [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]:
            if isinstance(choice, ast.Constant):
                assert choice.value in known
                assert set(fields_of(known[choice.value])) <= given, choice.value
                used.add(choice.value)
            else:
                assert isinstance(choice, ast.JoinedStr), ast.unparse(choice)
                start = choice.values[0]
                assert isinstance(start, ast.Constant)
                used |= {name for name in known if name.startswith(str(start.value))}
    assert used == set(known)


def test_all_languages_can_be_loaded_and_say_the_same_things() -> None:
    english = words().file
    for language in languages():
        other = words(language).file
        for section in ("options", "questions", "deeds", "events", "outcomes", "goals", "phrases", "terminal"):
            assert getattr(other, section).keys() == getattr(english, section).keys()


def test_sections_are_in_alphabetical_order_and_say_nothing_twice() -> None:
    section, codes = "", list[str]()
    for line in [*(FOLDER / "en.yaml").read_text(encoding="utf-8").splitlines(), "end:"]:
        if line[:1].isalpha():
            assert codes == sorted(set(codes)), section
            section, codes = line, []
        elif line[:2] == "  " and line[2] != " ":
            codes.append(line.strip().partition(":")[0])


def test_a_template_that_cannot_be_filled_in_is_a_fault_with_its_place(tmp_path: Path) -> None:
    text = (FOLDER / "en.yaml").read_text(encoding="utf-8")
    text = text.replace('activate: "Activate {who}"', 'activate: "Activate {whom}"')
    text = text.replace('died: "{who} died."', 'died: "{here} died."')
    text = text.replace('skill: "Learn {name}"', 'skill: "Learn {name"')
    broken = tmp_path / "en.yaml"
    broken.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_words(broken, "text/en.yaml", KNOWN_FIELDS)
    whom, unclosed, here = caught.value.faults
    assert (whom.place, whom.line is not None) == ("options.activate", True)
    assert 'no field "{whom}" here, did you mean "who"?' in whom.problem
    assert unclosed.place == "options.skill"
    assert here.place == "events.died"  # what is past must not be told by the present state


def test_numbers_choose_their_noun() -> None:
    assert f"{Number(1):hit|hits} {Number(2):hit|hits} {Number(3)}" == "1 hit 2 hits 3"


def test_plurals_and_lists() -> None:
    english = words()
    assert english.counted(1, "Skinner Fatty") == "1 Skinner Fatty"
    assert english.counted(2, "Skinner Fatty") == "2 Skinner Fatties"
    assert [english.listed(names) for names in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_a_name_finds_its_article() -> None:
    assert "killed {kind:a}, {kind}".format(kind=Name("A-Bomb")) == "killed an A-Bomb, A-Bomb"
    assert f"{Name('Walker'):a}" == "a Walker"
