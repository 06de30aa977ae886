import contextlib
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from shamble.content import ContentError, Fault
from shamble.errors import ShambleError
from shamble.files.reading import decode, nearest, parse_yaml, read_document, read_yaml


class Weapon(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    dice: Annotated[int, Meta(ge=1, le=12)]
    kind: Literal["melee", "ranged"] = "melee"
    range: tuple[int, int] | None = None
    loud: bool = False
    copies: dict[str, Annotated[int, Meta(ge=1)]] = {}
    taken: Literal["all"] | tuple[str, ...] | None = None


class Shelf(Struct, frozen=True, forbid_unknown_fields=True):
    cards: Annotated[tuple[Weapon, ...], Meta(min_length=1)]


def faults_of(text: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        parse_yaml(text, "shelf.yaml").decode(Shelf)
    return str(caught.value).split("\n")


def card(**changes: Any) -> dict[str, Any]:
    return {"name": "Pan", "dice": 1, **changes}


def test_good_data_become_values() -> None:
    shelf = decode({"cards": [card(range=[0, 1], taken=["blue"])]}, Shelf, "shelf.yaml")
    assert shelf.cards == (Weapon("Pan", 1, range=(0, 1), taken=("blue",)),)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (card(dice="two"), 'cards[0].dice: found "two", expected a whole number from 1 to 12'),
        (card(dice=13), "cards[0].dice: found 13, expected a whole number from 1 to 12"),
        (card(dice=True), "cards[0].dice: found true, expected a whole number from 1 to 12"),
        (card(dice=None), "cards[0].dice: found nothing, expected a whole number from 1 to 12"),
        (card(dice=[1]), "cards[0].dice: found a list, expected a whole number from 1 to 12"),
        (
            card(kind="meele"),
            'cards[0].kind: found "meele", expected melee or ranged (did you mean "melee"?)',
        ),
        (card(kind=7), "cards[0].kind: found 7, expected melee or ranged"),
        (card(range=[1, 2, 3]), "cards[0].range: found 3 entries, expected 2"),
        (card(range=[1, "x"]), 'cards[0].range[1]: found "x", expected a whole number'),
        (card(range=5), "cards[0].range: found 5, expected a list of 2"),
        (card(loud="yes"), 'cards[0].loud: found "yes", expected true or false'),
        (card(copies={"S1": 0}), "cards[0].copies.S1: found 0, expected a whole number of at least 1"),
        (
            card(copies={"Box one": 0}),
            'cards[0].copies["Box one"]: found 0, expected a whole number of at least 1',
        ),
        (card(copies={5: 1}), "cards[0].copies: found the key 5, expected text"),
        (
            card(taken="al"),
            'cards[0].taken: found "al", expected all or a list (did you mean "all"?)',
        ),
        (card(taken=["blue", 3]), "cards[0].taken[1]: found 3, expected text"),
        (card(name={"en": "Pan"}), "cards[0].name: found a mapping, expected text"),
        ("Pan", 'cards[0]: found "Pan", expected a mapping'),
        ({"name": "Pan"}, 'cards[0]: the key "dice" is missing'),
        (card(rnage=[0, 0]), 'cards[0].rnage: unknown key, did you mean "range"?'),
        (
            card(weight=3),
            "cards[0].weight: unknown key, expected kind, range, loud, copies or taken",
        ),
        (card(**{"name": "x" * 99, "dice": "y" * 99}), f'cards[0].dice: found "{"y" * 55}...", expected'),
    ],
)
def test_each_mismatch_has_its_exact_message(entry: object, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        decode({"cards": [entry]}, Shelf, "shelf.yaml")
    assert str(caught.value).startswith(f"shelf.yaml: {message}")
    assert len(caught.value.faults) == 1


def test_an_empty_list_can_be_too_short() -> None:
    assert faults_of("cards: []") == ["shelf.yaml:1: cards: found no entries, expected at least 1"]


def test_all_faults_of_a_file_are_listed_at_once_with_their_lines() -> None:
    text = """\
cards:
- name: Pan
  dice: two
- nmae: Pan
  dice: 0
shelves: 3
"""
    assert faults_of(text) == [
        'shelf.yaml:3: cards[0].dice: found "two", expected a whole number from 1 to 12',
        'shelf.yaml:4: cards[1].nmae: unknown key, did you mean "name"?',
        "shelf.yaml:5: cards[1].dice: found 0, expected a whole number from 1 to 12",
        'shelf.yaml:4: cards[1]: the key "name" is missing',
        "shelf.yaml:6: shelves: unknown key",
    ]


def test_very_many_faults_are_cut_short_in_the_message_only() -> None:
    with pytest.raises(ContentError) as caught:
        decode({"cards": [{} for _ in range(100)]}, Shelf, "shelf.yaml")
    assert len(caught.value.faults) == 200
    assert str(caught.value).split("\n")[50:] == ["... and 150 more"]


def test_what_only_msgspec_can_judge_is_a_fault_too() -> None:
    class Even(Struct):
        number: Annotated[int, Meta(multiple_of=2)]

    with pytest.raises(ContentError, match=r"^even\.yaml: .*multiple"):
        decode({"number": 3}, Even, "even.yaml")


def test_content_errors_are_shown_to_people_without_a_traceback() -> None:
    assert issubclass(ContentError, ShambleError)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: 1\na: 2", "f.yaml:2: a: this key stands in line 1 already"),
        ("{a: 1, a: 2}", "f.yaml:1: a: this key stands in line 1 already"),
        ("x:\n- {a: 1}\n- {b: 1, b: 1}", "f.yaml:3: x[1].b: this key stands in line 3 already"),
        ("? [1, 2]\n: 3", "f.yaml:1: a key must be a word, not a list or mapping"),
        ("a: &x 1\nb: *x", "f.yaml:1: anchors (&) and aliases (*) are not allowed"),
        ("a: 1\nb: !!python/object:os.system x", "f.yaml:2: tags (!) are not allowed"),
        ("[" * 30 + "]" * 30, "f.yaml:1: is nested deeper than 24 levels"),
        ("a: 1\n--- \nb: 2", "f.yaml:2: is not YAML: expected a single document"),
        ("a: [1, 2", "f.yaml:2: is not YAML: "),
        ("a: \x07", "f.yaml: is not YAML: "),
        ("#" * 2_000_001, "f.yaml: is larger than 2000000 bytes"),
    ],
)
def test_traps_and_slips_are_refused(text: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse_yaml(text, "f.yaml")
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_keys_that_stand_twice_are_all_listed() -> None:
    with pytest.raises(ContentError) as caught:
        parse_yaml("a: 1\na: 2\nb:\n  c: 1\n  c: 2\n", "f.yaml")
    assert [fault.place for fault in caught.value.faults] == ["a", "b.c"]


def test_words_that_look_like_something_else_stay_words() -> None:
    text = "[yes, No, on, off, 12:30, 2014-01-01, 0x1F, 010, 1_000, 1e3, .5, 4V, '1', 99999999999999999999]"
    words = parse_yaml(text, "f.yaml").data
    assert all(isinstance(word, str) for word in words)
    plain = parse_yaml("[true, False, null, ~, , 12, -3, +4, 0, 2.5]".replace(" ,", ""), "f.yaml").data
    assert plain == [True, False, None, None, 12, -3, 4, 0, 2.5]
    assert parse_yaml("a:\nb: 1", "f.yaml").data == {"a": None, "b": 1}


def test_an_empty_file_is_no_value() -> None:
    assert parse_yaml("# nothing\n", "f.yaml").data is None
    assert faults_of("") == ["shelf.yaml: found nothing, expected a mapping"]


def test_files_are_read_as_utf8_and_faults_name_them(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes("\ufeffname: Zoë".encode())
    assert read_yaml(path) == {"name": "Zoë"}
    path.write_bytes(b"name: \xff")
    with pytest.raises(ContentError, match=r"is not UTF-8 text \(byte 6\)"):
        read_yaml(path)
    with pytest.raises(ContentError) as caught:
        read_document(tmp_path / "b.yaml", "b.yaml")
    assert caught.value.faults == [Fault("b.yaml", "", "cannot be read: No such file or directory")]
    path.write_bytes(b"#" * 2_000_001)
    with pytest.raises(ContentError, match="is larger than 2000000 bytes"):
        read_yaml(path)


@given(st.text(alphabet=st.sampled_from("ab1:-?[]{}#&*!|>'\"%@`,~ \n\t"), max_size=40))
def test_any_text_is_read_or_refused_with_a_content_error(text: str) -> None:
    with contextlib.suppress(ContentError):
        parse_yaml(text, "f.yaml")


@pytest.mark.parametrize(
    ("word", "expected"),
    [("Walkr", "Walker"), ("walker", "Walker"), ("FATTY", "Fatty"), ("Dragon", None), ("", None)],
)
def test_nearest(word: str, expected: str | None) -> None:
    assert nearest(word, ["Walker", "Fatty", "Runner"]) == expected
    assert nearest(word, {"Runner", "Fatty", "Walker"}) == expected
