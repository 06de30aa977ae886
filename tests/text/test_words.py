"""Every code of the engine has words, and every message can be filled in."""

import ast
import importlib
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize

import shamble
from shamble.content import ContentError
from shamble.draw.tokens import KNOWN_COLOURS
from shamble.engine.commands import GIVEN_UP
from shamble.engine.declared import ACTIONS, DECISIONS, EVENTS
from shamble.games import new_game
from shamble.rules.missions.endings import DEFEAT, MISSION_FAILED
from shamble.rules.rivals import MOST_EXPERIENCE
from shamble.scenario import phases as phases
from shamble.text import languages, words
from shamble.text.catalogue import words_from
from shamble.text.fields import FIELDS
from shamble.text.languages.en import article, with_ending
from shamble.text.source import MessageParts, Source
from shamble.text.words import FILES, FOLDER

from ..source import nodes

SOURCE = Path(shamble.__file__).parent
GAME_FOLDERS = ("engine", "world", "rules", "combat", "missions", "scenario")
DIFFICULTIES = ("easy", "medium", "hard", "unknown")
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
    for node in nodes(path):
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


def fields_of(message: ftl.Message, attribute: str = "") -> set[str]:
    """The fields of a message, or of an attribute of it."""
    patterns = [one.value for one in message.attributes if one.id.name == attribute] if attribute else [message.value]
    return {name for pattern in patterns if pattern is not None for name in MessageParts(pattern).fields}


def test_every_action_decision_and_event_has_words_and_nothing_else_has() -> None:
    assert set(ACTIONS) == set(words().file("actions"))
    assert set(DECISIONS) == set(words().file("questions"))
    assert set(EVENTS) == set(words().file("events"))


@pytest.mark.parametrize("mission", ["RM-T1", "RM-M03", "RM-M05", "RM-M08"])
def test_codes_that_people_see_have_words_even_where_english_says_the_same(mission: str) -> None:
    setting = new_game(mission, seed=1).setting
    codes = {*KNOWN_COLOURS, *DIFFICULTIES, *(level.name for level in setting.levels)}
    codes |= {code for zone in setting.board.zones for code in (zone.kind, *zone.tags)}
    codes |= {f"place-{place.name}" for place in setting.rules.places} | {card.kind for card in setting.tent_cards}
    assert codes <= set(words().file("nouns"))


def test_every_way_to_end_a_game_has_words() -> None:
    """The end itself, and the defeat that it comes from where no condition of the Mission language is that."""
    goals = words().file("goals")
    ends, lost = (
        {name.removeprefix(kind) for name in goals if name.startswith(kind)} for kind in ("outcome-", "lost-")
    )
    given = {*finished_with(1), *finished_with("by")} - {DEFEAT}
    assert given == (ends | lost) - {"won", "lost", GIVEN_UP, MOST_EXPERIENCE, DEFEAT}
    assert given - {MISSION_FAILED, "mission-done"} == lost


def finished_with(argument: int | str) -> Iterator[str]:
    """The words that rules give when they end a game, as an argument by its place or its name."""
    for folder in GAME_FOLDERS:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            module = ".".join(("shamble", *path.relative_to(SOURCE).with_suffix("").parts))
            for name, node in calls_in(path):
                given = dict(enumerate(node.args)) | {keyword.arg: keyword.value for keyword in node.keywords}
                found = given.get(argument) if name == "finish" else None
                if isinstance(found, ast.Constant):
                    yield str(found.value)
                elif isinstance(found, ast.Name) and found.id.isupper():
                    yield getattr(importlib.import_module(module), found.id)


@pytest.mark.parametrize("attribute", ["", "done"])
@pytest.mark.parametrize("language", languages())
def test_options_have_the_fields_of_their_messages(language: str, attribute: str) -> None:
    given = codes("Option")
    for action, message in words(language).file("actions").items():
        for keywords in given.get(action, []):
            for field in fields_of(message, attribute):
                assert set(FIELDS[field].needs) <= {*keywords, *NEVER_MISSING}, (action, field)


@pytest.mark.parametrize("language", languages())
def test_events_have_the_fields_of_their_messages(language: str) -> None:
    given = codes("emit")
    for code, message in words(language).file("events").items():
        for keywords in given.get(code, []):
            for field in fields_of(message):
                assert set(FIELDS[field].needs) <= keywords, (code, field)


def test_every_field_is_named_by_some_message() -> None:
    used = {
        name
        for file in ("actions", "questions", "events")
        for one in words().file(file).values()
        for name in MessageParts(one).fields
    }
    assert used == set(FIELDS)


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
    assert reasons
    assert reasons <= set(MessageParts(words().file("events")[event]).keys)


@pytest.mark.parametrize(("function", "folders", "file", "elsewhere"), [
    ("say", ("terminal",), "terminal", ()),
    ("phrase", ("text", "table", "terminal", "web"), "phrases", ("and", "or", "then", "comma", "semicolon", "space")),
    ("sheet", ("sheet",), "sheet", ()),
])  # fmt: skip
def test_what_is_said_is_there_with_the_fields_it_is_given(
    function: str, folders: tuple[str, ...], file: str, elsewhere: tuple[str, ...]
) -> None:
    known = words().file(file)
    used = set(elsewhere)
    for called, node in calls(*folders):
        if called != function or not node.args:
            continue
        code = node.args[0]
        given = {keyword.arg for keyword in node.keywords}
        for choice in [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]:
            if isinstance(choice, ast.Constant):
                assert isinstance(choice.value, str)
                assert choice.value in known
                assert fields_of(known[choice.value]) <= given, choice.value
                used.add(choice.value)
            elif isinstance(choice, ast.JoinedStr):
                start = choice.values[0]
                assert isinstance(start, ast.Constant)
                used |= {name for name in known if name.startswith(str(start.value))}
    constants = {
        node.value
        for folder in folders
        for path in (SOURCE / folder).rglob("*.py")
        for node in nodes(path)
        if isinstance(node, ast.Constant)
    }
    assert set(known) - used <= constants, "said by a name that is chosen before"


@pytest.mark.parametrize("file", FILES)
def test_files_are_in_order_and_say_what_their_fields_are(file: str) -> None:
    for language in languages():
        text = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
        resource = parse(text)
        assert serialize(resource) == text, "as the serializer of Fluent writes it"
        group: list[str] = []
        for entry in [*resource.body, ftl.GroupComment("")]:
            if isinstance(entry, ftl.Message):
                group.append(entry.id.name)
            else:
                assert group == sorted(set(group))
                group = []
        explained = set(re.findall(r"^### \$(\w+):", text, flags=re.MULTILINE))
        used = {name for message in Source(text, file).messages for name in MessageParts(message).fields}
        assert used == explained, f"{language}/{file}.ftl"


def test_a_message_that_cannot_be_filled_in_is_a_fault_with_its_place(tmp_path: Path) -> None:
    broken = tmp_path / "en"
    shutil.copytree(FOLDER / "en", broken)
    for file, right, wrong in (
        ("actions", "Activate { $who }", "Activate { $whom }"),
        ("events", "died = { $who } died.", "died = { $here } died."),
        ("questions", "Who acts next?", "{ $who acts next?"),
        ("house", "    .about = It takes Damage 2 to kill a Runner.\n", ""),
    ):
        text = (broken / f"{file}.ftl").read_text(encoding="utf-8")
        assert right in text
        (broken / f"{file}.ftl").write_text(text.replace(right, wrong), encoding="utf-8")
    said = words_from(broken)
    faults = {}
    for file in ("actions", "events", "questions", "house"):
        with pytest.raises(ContentError) as caught:
            said.file(file)
        (faults[file],) = caught.value.faults
        assert faults[file].file.endswith(f"en/{file}.ftl")
        assert faults[file].line is not None
    assert faults["actions"].place == "activate"
    assert 'no field "$whom" here, did you mean "who"?' in faults["actions"].problem
    assert faults["events"].place == "died"  # what is past must not be told by the present state
    assert "cannot be read here" in faults["questions"].problem
    assert (faults["house"].place, faults["house"].problem) == ("tough-runners", "has no .about")


def test_a_field_that_is_not_given_is_an_error() -> None:
    with pytest.raises(Exception, match="cost"):
        words().phrase("price", free="free Move")


def test_long_fields_and_signs_of_fluent_are_told_as_they_are() -> None:
    text = "{ $who } " * 1000
    assert words().tell("not-opened", code="ABC", why=text).endswith(text)


def test_numbers_choose_their_plural() -> None:
    told = [words().say("actions", actions=number) for number in (0, 1, 2, 1234)]
    assert told == ["0 Actions", "1 Action", "2 Actions", "1234 Actions"]


def test_plurals_and_lists() -> None:
    english = words()
    assert english.counted(1, "Skinner Fatty") == "1 Skinner Fatty"
    assert english.counted(2, "Skinner Fatty") == "2 Skinner Fatties"
    assert english.plural("Kitchen Knife") == "Kitchen Knives"
    assert [english.listed(names) for names in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert (english.either(["a", "b", "c"]), english.in_turn(["a", "b", "c"])) == ("a, b or c", "a, b, and then c")


@pytest.mark.parametrize(("one", "several"), [
    ("Walker", "Walkers"), ("Fatty", "Fatties"), ("Boy", "Boys"), ("Crows", "Crows"), ("Boss", "Bosses"),
    ("Axe", "Axes"), ("Box", "Boxes"), ("Torch", "Torches"),
])  # fmt: skip
def test_english_plurals(one: str, several: str) -> None:
    assert with_ending(one) == several


@pytest.mark.parametrize("name", ["A-Bomb", "Axe", "MP5", "8-Ball", "M", "SMG", "X-Ray"])
def test_names_with_an(name: str) -> None:
    assert article(name) == "an"


@pytest.mark.parametrize("name", ["Walker", "P90", "Mp3", "Molotov", "Shotgun", "Toxic Runner", "Nailbat"])
def test_names_with_a(name: str) -> None:
    assert article(name) == "a"


def test_what_a_script_fills_in() -> None:
    script = words().file("script")
    assert script.to_fill("in-zone") == "in {zone}"
    assert script.to_fill("hits") == {"by": "n", "one": "{n} hit", "other": "{n} hits"}


def lines_in(language: str) -> Iterator[str]:
    """Every line of a language's messages, those of the editions too."""
    for folder in (FOLDER, *(FOLDER.parent / "editions" / "words").iterdir()):
        for path in sorted((folder / language).glob("*.ftl")):
            yield from (line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))


def test_signs_stand_as_each_language_has_them() -> None:
    printed = re.compile(r"Aaahh!!|Bang!|Amy;|[A-Z]\w+'s |\{ \"[^\"]*\" \}")
    french = re.compile(r"(?<!=) [:;!?»]|«[^\u00a0]|[\w)}][;!?»]|'")
    german = re.compile(r"[”«»]|(?<![\w’])’|'")
    assert [line for line in lines_in("fr") if french.search(printed.sub("", line))] == []
    assert [line for line in lines_in("de") if german.search(printed.sub("", line))] == []
    assert [line for line in lines_in("de") if line.count("„") != line.count("“")] == []
