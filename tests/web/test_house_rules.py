"""House rules on the page of a new game: listed by chapter, taken in as a set, refused with the reason."""

from shamble.editions import EDITIONS
from shamble.text import words
from shamble.web.setup_form import form_shown, read_form
from shamble.web.setup_house import house_shown, with_set

CLASSIC = EDITIONS["classic"]
FORM = {"mission": "RM-T1", "seat-1": "me"}


def test_all_of_them_are_listed_by_chapter_in_our_words() -> None:
    shown = house_shown(CLASSIC, FORM)
    listed = [rule["name"] for chapter in shown["chapters"] for rule in chapter["rules"]]
    assert sorted(listed) == sorted(CLASSIC.house)
    assert shown["chapters"][0]["title"] == words().page("house-chapter-cars")
    assert shown["chosen"] == 0


def test_what_is_ticked_becomes_an_option_of_the_game() -> None:
    ticked = {**FORM, "option-three-wounds": "on", "option-survivors-as-companions": "2"}
    assert read_form(ticked).setup.options == {"three-wounds": "on", "survivors-as-companions": "2"}
    assert house_shown(CLASSIC, ticked)["text"] == "three-wounds, survivors-as-companions=2"


def test_a_set_takes_the_place_of_what_was_ticked() -> None:
    form = with_set(
        CLASSIC,
        {**FORM, "option-no-team-fire": "on", "option-spawn": "older-seasons"},
        "Sunday: three-wounds",
    )
    assert read_form(form).setup.options == {"three-wounds": "on", "spawn": "older-seasons"}
    assert form_shown(form)["house"]["name"] == "Sunday"


def test_those_that_clash_are_named_on_the_page() -> None:
    rules = {rule["name"]: rule for chapter in house_shown(CLASSIC, FORM)["chapters"] for rule in chapter["rules"]}
    assert rules["big-ones-first"]["against"] == "abominations-first"
    assert rules["hard-hitters"]["needs"] == "three-wounds"
