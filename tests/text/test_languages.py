"""Every language says all that English says, with the same fields; what is said is said to whoever reads."""

import shutil
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from shamble.content import ContentError
from shamble.editions import EDITIONS
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.text import ENGLISH, in_every_language, label, languages, reading_in, to_reader, words, words_in
from shamble.text.catalogue import words_from
from shamble.text.languages import de, fr
from shamble.text.source import MessageParts
from shamble.text.words import FILES, FOLDER

OTHERS = [language for language in languages() if language != ENGLISH]
OVERLAYS = [edition.words for edition in EDITIONS.values() if edition.words is not None]


def messages(path: Path) -> dict[str, ftl.Message]:
    """The messages of a file that says anything but forms of names, which are a language's own affair."""
    entries = parse(path.read_text(encoding="utf-8")).body if path.is_file() else []
    found = {one.id.name: one for one in entries if isinstance(one, ftl.Message)}
    return {name: one for name, one in found.items() if path.stem != "nouns" or name == name.lower()}


def parts(message: ftl.Message) -> dict[str, set[str]]:
    """The fields of a message and of each of its attributes."""
    told = {one.id.name: set(MessageParts(one.value).fields) for one in message.attributes}
    return {"": set(MessageParts(message.value).fields) if message.value else set(), **told}


@pytest.mark.parametrize("folder", [FOLDER, *OVERLAYS], ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_and_nothing_is_said_of_other_fields(language: str, folder: Path) -> None:
    """What is missing is to be written in text/LANGUAGE, as docs/translating.md says."""
    for path in sorted((folder / ENGLISH).glob("*.ftl")):
        english, told = messages(path), messages(folder / language / path.name)
        assert {"missing": set(english) - set(told), "unknown": set(told) - set(english)} == {
            "missing": set(),
            "unknown": set(),
        }, f"{language}/{path.name}"
        for name, message in english.items():
            if path.stem != "nouns":
                assert parts(told[name]) == parts(message), f"{language}/{path.name}: {name}"


def test_german_and_french_can_be_read() -> None:
    assert languages() == ("en", "de", "fr")
    assert [words(language).page("language-name") for language in languages()] == ["English", "Deutsch", "Français"]


def test_a_language_without_one_of_its_files_is_not_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for language in ("en", "de"):
        shutil.copytree(FOLDER / language, tmp_path / language)
    (tmp_path / "de" / "sheet.ftl").unlink()
    monkeypatch.setattr("shamble.text.reader.FOLDER", tmp_path)
    assert languages.__wrapped__() == ("en",)


def test_what_is_said_is_said_in_the_language_of_whoever_reads() -> None:
    game = new_game("RM-T1", seed=1)
    told = {}
    for language in languages():
        with reading_in(language):
            told[language] = label(game, game.options[0])
    assert told == {"en": "Bear gets the Bow", "de": "Bear bekommt Bow", "fr": "Bear reçoit Bow"}
    assert label(game, game.options[0]) == told["en"]


def test_what_is_written_down_is_read_in_every_language() -> None:
    written = in_every_language(lambda: words().listed(["Ann", "Ben"]))
    assert written == {"en": "Ann and Ben", "de": "Ann und Ben", "fr": "Ann et Ben"}
    with reading_in("de"):
        assert to_reader(written) == "Ann und Ben"
    assert in_every_language(lambda: "Ann") == "Ann"
    assert to_reader("Ann und Ben") == "Ann und Ben", "as it was written when there was one language"
    assert to_reader({"spawn": "older-seasons"}) == {"spawn": "older-seasons"}


@pytest.fixture
def german(tmp_path: Path) -> Path:
    shutil.copytree(FOLDER / "de", tmp_path / "de")
    return tmp_path / "de"


def put(folder: Path, file: str, right: str, wrong: str) -> None:
    path = folder / f"{file}.ftl"
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), encoding="utf-8")


def test_what_nobody_has_translated_is_said_in_english(german: Path) -> None:
    put(german, "events", "died = { $who } stirbt.\n", "")
    put(german, "script", "win = Gewonnen!\n", "")
    put(german, "nouns", "hospital = Krankenhaus\n", "")
    said = words_from(german)
    assert said.file("events").filled("died", {"who": "Ned"}) == "Ned died."
    assert said.file("events").filled("left", {"who": "Ned"}) == "Ned verlässt den Spielplan."
    assert (said.file("script").all_to_fill()["win"], said.word("hospital")) == ("Won!", "hospital")
    with pytest.raises(KeyError):
        said.file("events").filled("nothing-like-that")


@pytest.mark.parametrize(("file", "right", "wrong", "problem"), [
    ("events", "died = { $who } stirbt.", "died = { $wer } stirbt.", 'no field "$wer"'),
    ("web", "home-round = Runde { $round }", "home-round = Runde { $runde }", 'no field "$runde"'),
    ("events", "{ EINEN($kind) }", "{ EINE($kind) }", 'no function "EINE"'),
    ("events", "{ EINEN($kind) }", "{ INDEFINITE($kind) }", 'no function "INDEFINITE"'),
    ("events", "died = { $who } stirbt.", "died = { $who } ist { -dead }.", 'refers to "dead"'),
    ("web", "table-log = Protokoll", "table-log = <b>Protokoll</b>", "without markup"),
])  # fmt: skip
def test_a_translation_that_cannot_be_filled_in_is_a_fault(
    german: Path, file: str, right: str, wrong: str, problem: str
) -> None:
    put(german, file, right, wrong)
    with pytest.raises(ContentError) as caught:
        words_from(german).file(file)
    assert all(problem in fault.problem and fault.line for fault in caught.value.faults)


def test_an_edition_says_it_in_every_language() -> None:
    second = EDITIONS["second-edition"]
    told = [words_in(second, language).file("script").to_fill("xp") for language in languages()]
    assert told == ["{xp} AP", "{xp} AP", "{xp} PA"]


def test_what_an_edition_says_in_english_alone_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "web.ftl").write_text("book-alone = Alone\nhome-join = Come in\n", encoding="utf-8")
    alone = EDITIONS["classic"].but("alone", words=tmp_path)
    assert words_in(alone, "de").edition("alone") == "Alone"
    assert words_in(alone, "de").page("home-join") == words("de").page("home-join"), "rather German than its own"


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(ShambleError, match="no words for the language 'xx'; there are en, de, fr"):
        words("xx")


def test_german_names() -> None:
    german = de.functions(lambda name, form: "")
    assert [german["EIN"](name) for name in ("Walker", "Toxic Abomination")] == ["ein Walker", "eine Toxic Abomination"]
    assert [german["EINEN"](name) for name in ("Walker", "A-Bomb")] == ["einen Walker", "eine A-Bomb"]
    several = [german["PLURAL"](name) for name in ("Walker", "Skinner Fatty", "Abomination", "Crows", "Brute")]
    assert several == ["Walker", "Skinner Fattys", "Abominationen", "Crows", "Brutes"]
    assert words("de").counted(2, "Kitchen Knife") == "2 Kitchen Knives"


def test_french_names() -> None:
    french = fr.functions(lambda name, form: "")
    assert [french["UN"](name) for name in ("Walker", "Abomination")] == ["un Walker", "une Abomination"]
    assert [french["DE"](name) for name in ("Ned", "Amy", "Élise", "Hanna")] == [
        "de Ned",
        "d’Amy",
        "d’Élise",
        "de Hanna",
    ]
    assert [french["PLURIEL"](name) for name in ("Fatty", "Crows")] == ["Fattys", "Crows"]


def test_every_file_of_a_language_is_there() -> None:
    for language in languages():
        assert {path.stem for path in (FOLDER / language).glob("*.ftl")} == set(FILES)
