"""Correcting by hand at a table: switched on by all, asked for as one wish, told, undone, marked in the replay."""

from typing import Any

import pytest
from tests.sent import sent

from shamble.engine.declared import ACTIONS
from shamble.rules.correcting import CORRECTIONS
from shamble.table import Refused, Store, Table, Tables
from shamble.table.screen.corrections import TOPICS
from shamble.table.screen.replay import Replay
from shamble.world.setup import GameSetup, seated

from .conftest import PEOPLE, TWO, play_until


@pytest.fixture
def alone(tables: Tables) -> Table:
    """One person plays all; corrections are on and possible."""
    table = tables.create(GameSetup(mission="RM-M01", seed=5)).table
    ready(table)
    assert table.agreement.ask({0}, "rules", {"corrections": "on"})
    return table


@pytest.fixture
def together(tables: Tables) -> Table:
    table = tables.create(
        GameSetup(mission="RM-M01", players=seated(TWO), seed=5, options={"corrections": "on"}), seats=PEOPLE
    ).table
    return ready(table)


def ready(table: Table) -> Table:
    return play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind == "activate")


def offered(table: Table, about: Any = None, draft: Any = None) -> dict[str, list[str]]:
    shown = sent(table.corrections({0}, about, draft))
    return {topic["topic"]: [option["label"] for option in topic["options"]] for topic in shown["topics"]}


def key_of(table: Table, about: Any, text: str, draft: Any = None) -> str:
    shown = sent(table.corrections({0}, about, draft))
    return next(
        str(option["key"]) for topic in shown["topics"] for option in topic["options"] if option["label"] == text
    )


def test_every_correction_has_a_topic() -> None:
    assert {ACTIONS[name].group for name in CORRECTIONS} == set(TOPICS)


def test_where_somebody_should_stand_is_clicked_on_the_board(alone: Table) -> None:
    topics = sent(alone.corrections({0}, {"who": 0}))["topics"]
    assert [topic["topic"] for topic in topics if topic["on_board"]] == ["place"]


def test_off_unless_all_have_switched_it_on(table: Table) -> None:
    ready(table)
    shown = sent(table.corrections({0}))
    assert (shown["on"], shown["topics"]) == (False, [])
    assert "switched off" in shown["why"]
    assert not table.agreement.ask({0}, "rules", {"corrections": "on"})
    assert table.agreement.consent({1})
    assert sent(table.corrections({0}))["on"]
    assert sent(table.screen())["correcting"]


def test_what_can_be_corrected_is_told_by_zone_survivor_and_round(alone: Table) -> None:
    zone = sent(alone.screen())["survivors"][0]["zone"]
    name = sent(alone.screen())["survivors"][0]["name"]
    assert offered(alone)["turn"] == ["This is round 2"]
    assert {"zombies", "noise"} <= set(offered(alone, {"zone": zone}))
    assert f"One Crawler more in {sent(alone.screen())['names'][zone]}" in offered(alone, {"zone": zone})["zombies"]
    about = offered(alone, {"who": 0})
    assert {"turn", "place", "wounds", "experience", "skills", "cards", "new-cards"} <= set(about)
    assert all(name in text for text in about["wounds"])


def test_alone_corrections_are_made_at_once_as_one_choice(alone: Table, store: Store) -> None:
    first = key_of(alone, None, "This is round 2")
    second = key_of(alone, None, "This is round 3", [first])
    entries = len(alone.game.log)
    assert alone.agreement.ask({0}, "correct", {"keys": [first, second]})
    assert (alone.game.state.round, len(alone.game.log)) == (3, entries + 1)
    lines = sent(alone.screen())["log"]
    assert [line["text"] for line in lines if line["kind"] == "corrected"] == [
        "Correction: This is round 2.",
        "Correction: This is round 3.",
    ]
    opened = Table.open(store, alone.code)
    assert opened.game.state_hash() == alone.game.state_hash()
    assert opened.game.last.correction
    assert alone.undo.allowed() == "consent"  # what all agreed on is taken back by all
    assert alone.agreement.ask({0}, "undo")
    assert alone.game.state.round == 1
    alone.agreement.ask({0}, "redo")
    assert alone.game.state.round == 3


def test_others_read_what_they_agree_to(together: Table) -> None:
    zone = sent(together.screen())["survivors"][0]["zone"]
    place = sent(together.screen())["names"][zone]
    noise = key_of(together, {"zone": zone}, f"One Noise token more in {place}")
    before = together.game.state_hash()
    assert not together.agreement.ask({0}, "correct", {"keys": [noise, noise, "fix-round n=2"]})
    assert together.game.state_hash() == before
    wish = sent(together.screen({1}))["wish"]
    assert wish["missing"] == [1]
    assert wish["text"] == f"Ann would like to correct: One Noise token more in {place} (×2); This is round 2."
    assert together.agreement.consent({1}, wish["number"])
    assert sum(together.game.state.noise) == 2
    assert together.game.state.round == 2


def test_an_objection_leaves_everything_as_it_was(together: Table) -> None:
    before = together.game.state_hash()
    together.agreement.ask({1}, "correct", {"keys": ["fix-round n=2"]})
    together.agreement.object({0})
    assert (together.game.state_hash(), together.history.wish) == (before, None)


def test_the_replay_marks_corrections(alone: Table) -> None:
    alone.agreement.ask({0}, "correct", {"keys": ["fix-round n=2"]})
    replay, last = Replay.of(alone.game), len(alone.game.log) - 1
    assert [mark.at for mark in replay.marks() if mark.kind == "correction"] == [last]
    assert replay.moment(last).choice == "Correction: This is round 2."
    assert replay.moment(last - 1).choice == "The rules changed. Correcting by hand: possible, with the consent of all."


def test_why_nothing_can_be_corrected_is_told(tables: Tables) -> None:
    table = tables.create(
        GameSetup(mission="RM-M01", players=seated(TWO), seed=5, options={"corrections": "on"}), seats=PEOPLE
    ).table
    assert "set up" in sent(table.corrections({0}))["why"]
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind == "hit", seed=3)
    shown = sent(table.corrections({0}))
    assert "Something is going on" in shown["why"]
    assert shown["topics"] == []
    with pytest.raises(Refused, match="not possible now"):
        table.agreement.ask({0}, "correct", {"keys": ["fix-round n=2"]})


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (None, "No correction was chosen"),
        ({"keys": []}, "No correction was chosen"),
        ({"keys": "fix-round n=2"}, "could not be understood"),
        ({"keys": [7]}, "could not be understood"),
        ({"keys": ["fix-round n=9"]}, "not possible now"),
        ({"keys": ["end who=0"]}, "not possible now"),
        ({"keys": ["fix-round n=2"] * 31}, "At most 30"),
    ],
)
def test_what_makes_no_sense_is_refused(alone: Table, data: Any, why: str) -> None:
    before = alone.game.state_hash()
    with pytest.raises(Refused, match=why):
        alone.agreement.ask({0}, "correct", data)
    assert alone.game.state_hash() == before


def test_a_correction_cannot_be_slipped_in_as_a_choice(together: Table) -> None:
    with pytest.raises(Refused, match="not offered now"):
        together.choose({0}, together.seq, "fix-round n=2")


def test_somebody_who_looks_on_corrects_nothing(together: Table) -> None:
    with pytest.raises(Refused, match="looking on"):
        sent(together.corrections(set()))
    with pytest.raises(Refused, match="looking on"):
        together.agreement.ask(set(), "correct", {"keys": ["fix-round n=2"]})


@pytest.mark.parametrize("about", [{"zone": "nowhere"}, {"who": 99}, {"who": "Ned"}, {"who": True}, {"x": 1}])
def test_only_what_is_there_can_be_asked_about(alone: Table, about: Any) -> None:
    with pytest.raises(Refused, match="no such"):
        sent(alone.corrections({0}, about))
