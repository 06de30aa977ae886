import re

import pytest
import yaml

from shamble.rulebook import BOOKS, LedgerRule, Rulebook, RulebookError, load
from shamble.rulebook.ledger import LEDGER_FOLDER

COUNTS = {
    "classic": 964,
    "rue-morgue": 27,
    "undead-or-alive": 422,
    "army-of-the-dead": 285,
    "second-edition": 178,
    "washington-zc": 193,
    "skills": 243,
}
PREFIXES = {
    "classic": "CL",
    "rue-morgue": "RM",
    "undead-or-alive": "UA",
    "army-of-the-dead": "AD",
    "second-edition": "SE",
    "washington-zc": "WZ",
    "skills": "SKILL",
}
GIVEN = re.compile(r"^ *- id: (\S+)$", re.MULTILINE)
NAMED = re.compile(r"\b(?:CL|RM|UA|AD|SE|WZ)-[A-Z0-9]+(?:-[A-Z0-9]+)*|\bSKILL-[a-z0-9-]+(?:/[a-z0-9-]+)?")


def entry(entry_id: str, title: str = "Title", rule: str = "Rule.") -> LedgerRule:
    return LedgerRule(id=entry_id, book="classic", title=title, rule=rule, kind="rule")


@pytest.mark.parametrize("book", BOOKS)
def test_every_book_is_there_whole(book: str) -> None:
    assert len(load().book(book)) == COUNTS[book]


def test_the_ids_of_a_book_share_its_prefix() -> None:
    for one in load().rules.values():
        assert one.id.partition("-")[0] == PREFIXES[one.book]


def test_every_entry_says_something() -> None:
    for one in load().rules.values():
        assert one.title
        assert one.rule == one.rule.strip() != ""
        assert one.kind


def test_every_reference_leads_somewhere() -> None:
    """An id in any field or text of the ledger is that of an entry, a Skill, a Mission, an example or a group."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(LEDGER_FOLDER.rglob("*.yaml"))}
    known = {*load().rules, *load().skills}.union(*(GIVEN.findall(text) for text in texts.values()))
    known |= {one.rpartition("-")[0] for one in load().rules if "SKILL" not in one}
    named = [f"{path.name} names {name}" for path, text in texts.items() for name in NAMED.findall(text)]
    assert [one for one in named if one.rpartition(" ")[2] not in known] == []


def test_the_worked_examples_name_known_rules() -> None:
    rulebook = load()
    examples = [
        example
        for path in sorted((LEDGER_FOLDER / "examples").glob("*.yaml"))
        for example in yaml.safe_load(path.read_text(encoding="utf-8"))
    ]
    assert len(examples) == 116
    for example in examples:
        for rule in example["rules"]:
            assert rule in rulebook.rules or rule in rulebook.skills, f"{example['id']} refers to {rule}"


def test_an_id_that_stands_twice_is_refused() -> None:
    with pytest.raises(RulebookError, match="CL-A-01 stands twice"):
        Rulebook([entry("CL-A-01"), entry("CL-A-01")])


def test_get_returns_all_that_the_ledger_says() -> None:
    found = load().get("CL-MOVE-03")
    assert (found.book, found.kind, found.boxes) == ("classic", "rule", ("S1",))
    assert "SKILL-slippery" in found.interacts


def test_an_unknown_id_names_the_nearest() -> None:
    with pytest.raises(RulebookError) as caught:
        load().get("CL-MOVE-3")
    assert str(caught.value).startswith("there is no rule CL-MOVE-3; nearest: ")
    assert "CL-MOVE-03" in str(caught.value)


def test_an_id_like_no_other_gets_no_suggestion() -> None:
    with pytest.raises(RulebookError, match=r"^there is no rule QQQQQQQQ$"):
        load().get("QQQQQQQQ")


def test_an_unknown_book_names_the_books() -> None:
    with pytest.raises(RulebookError, match="the books are classic, rue-morgue"):
        load().book("season-9")


def test_a_bare_skill_is_no_entry_but_names_its_versions() -> None:
    with pytest.raises(RulebookError) as caught:
        load().get("SKILL-taunt")
    assert str(caught.value) == (
        "SKILL-taunt is a skill; name one of its versions: SKILL-taunt/classic-rm, SKILL-taunt/semi-official"
    )


def test_versions_with_the_same_first_edition_are_numbered() -> None:
    assert [version.id for version in load().skills["SKILL-charge"].versions] == [
        "SKILL-charge/classic-rm",
        "SKILL-charge/semi-official",
        "SKILL-charge/semi-official-2",
    ]


def test_a_version_overrides_what_its_skill_says_in_general() -> None:
    general, army, undead = load().skills["SKILL-charge"].versions
    assert [general.timing, army.timing, undead.timing] == [
        "free-any-number",
        "free-once-per-activation",
        "costs-action",
    ]
    two_dice, _, none = load().skills["SKILL-improvised-weapon-ranged"].versions
    assert two_dice.weapon is not None
    assert none.weapon is None


def test_every_version_of_every_skill_is_an_entry() -> None:
    rulebook = load()
    assert len(rulebook.skills) == 187
    versions = [version.id for skill in rulebook.skills.values() for version in skill.versions]
    assert versions == [one.id for one in rulebook.book("skills")]


def test_search_wants_all_words_and_puts_titles_first() -> None:
    rulebook = Rulebook(
        [
            entry("CL-A-01", "Noise", "A door that breaks is loud."),
            entry("CL-A-02", "Loud doors", "They are heard."),
            entry("CL-A-03", "Doors", "They are heard."),
        ]
    )
    assert [one.id for one in rulebook.search("door LOUD")] == ["CL-A-02", "CL-A-01"]


def test_search_finds_the_beginnings_of_words_only() -> None:
    rulebook = Rulebook([entry("CL-A-01", "Cards"), entry("CL-A-02", "Discards"), entry("CL-A-03", "+1 die")])
    assert [one.id for one in rulebook.search("card")] == ["CL-A-01"]
    assert [one.id for one in rulebook.search("+1")] == ["CL-A-03"]
    assert rulebook.search("  ") == []


def test_search_finds_parts_of_ids() -> None:
    assert {one.id.rpartition("-")[0] for one in load().search("CL-MOVE-0")} == {"CL-MOVE"}
