"""An edition says some things differently, in its own games alone."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from tests.sent import sent

from shamble.cli import main
from shamble.editions import EDITIONS, Edition
from shamble.engine.events import Event
from shamble.files.faults import ContentError
from shamble.games import new_game
from shamble.table.screen.dashboards import dashboard
from shamble.terminal.saves import Saves
from shamble.text import sentence, words, words_in, words_of
from shamble.text.source import outline
from shamble.world import Game

from .frontier import FRONTIER, MISSION

CLASSIC = EDITIONS["classic"]


def gained(game: Game) -> str | None:
    return sentence(game, Event("xp", {"who": 0, "points": 2, "total": 3}))


def test_the_log_and_the_dashboard_have_the_words_of_the_game(frontier: Edition) -> None:
    there, here = new_game(MISSION), new_game("RM-T1")
    for _ in range(2):  # what is drawn is remembered, and must not be taken from the other's
        assert gained(there) == "Quinn gained 2 adrenaline (3 now)."
        assert gained(here) == "Bear gained 2 experience points (now 3)."
        assert "0 adrenaline, blue" in sent(dashboard(there, there.state.survivors[0]))["bar"]
        assert "0 experience, blue" in sent(dashboard(here, here.state.survivors[0]))["bar"]
    assert words_of(here.setting) is words()
    assert words_of(there.setting).word("blue") == words().word("blue"), "all else is said as everywhere"


def written(tmp_path: Path, file: str, text: str) -> Edition:
    (tmp_path / "en").mkdir(exist_ok=True)
    (tmp_path / "en" / f"{file}.ftl").write_text(text, encoding="utf-8")
    return CLASSIC.but("other", words=tmp_path)


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("wrods", "blue = azure", 'en/wrods.ftl: no file of words is called "wrods"'),
        ("nouns", "blu = azure", 'en/nouns.ftl:1: blu: nothing is called "blu" here, did you mean "blue"?'),
        ("nouns", "blue = azure\n    .singular = one", "en/nouns.ftl:2: blue: no attribute is called"),
        ("nouns", "blue = azure\nblue = sky", "en/nouns.ftl:2: blue: stands here twice"),
        ("nouns", "\nblue = { $who", "en/nouns.ftl:2: cannot be read here: "),
        ("nouns", "blue = { red }", 'refers to "red": a message may name fields and functions alone'),
        (
            "events",
            "# A comment\nxp = { $who } gained { $pionts }",
            'en/events.ftl:2: xp: there is no field "$pionts" here, did you mean "points"?',
        ),
        ("events", "xp = { $who } gained { PLURL($points) }", 'no function "PLURL", did you mean "PLURAL"?'),
        ("events", "xp = { $who } in { $here }", 'xp: there is no field "$here" here'),
        ("actions", "melee = Hit\n    .done = { $odds }", 'melee.done: there is no field "$odds" here'),
        ("web", "end-xp = { $who }", 'end-xp: there is no field "$who" here'),
        ("web", "book-third = Third", 'nothing is called "book-third" here'),
        ("house", "nothing-new = A\n    .about = B", 'nothing is called "nothing-new" here'),
        ("house", "three-wounds = Three\n    .abuot = It takes three.", 'no attribute is called "abuot" here'),
        ("script", "hits = { SIGNED($n) } hits", "hits: a script cannot fill this in"),
    ],
)
def test_what_nobody_says_is_a_fault_with_its_place(tmp_path: Path, file: str, text: str, fault: str) -> None:
    with pytest.raises(ContentError) as caught:
        words_in(written(tmp_path, file, text))
    assert fault in str(caught.value)


def test_what_an_edition_brings_anew_is_complete(tmp_path: Path) -> None:
    other = FRONTIER.but("other", words=tmp_path)
    for text, fault in (("city-folk = City folk", "has no .about"), ("city-folk =\n    .about = A", "has no text")):
        written(tmp_path, "house", text)
        with pytest.raises(ContentError, match=f"city-folk: {fault}"):
            words_in(other)


def test_a_part_of_a_message_can_change(tmp_path: Path) -> None:
    fields = {"who": "Ned", "weapon": "Axe"}
    changed = words_in(written(tmp_path, "actions", "melee =\n    .done = { $who } hit out.")).file("actions")
    assert changed.filled("melee", fields, "done") == "Ned hit out."
    assert outline(changed["melee"]) == outline(words().file("actions")["melee"])
    other = words_in(CLASSIC.but("another", words=written(tmp_path, "actions", "melee = Hit out").words))
    assert [other.file("actions").filled("melee", fields, part) for part in ("", "done")] == [
        "Hit out",
        "Ned attacked with Axe.",
    ]


def test_forms_of_nouns_that_an_edition_has_are_used_everywhere(tmp_path: Path) -> None:
    text = "car = wagon\n    .plural = wagonry\n    .indefinite = one wagon"
    edition = written(tmp_path, "nouns", text)
    assert words_in(edition).plural("car") == "wagonry"
    assert words_in(edition).file("events").filled("built", {"who": "Ned", "name": "car"}) == "Ned built one wagon."
    assert words().plural("car") == "cars"


def test_an_edition_without_words_of_its_own_has_the_common_ones(tmp_path: Path) -> None:
    assert words_in(CLASSIC) is words()
    assert words_in(CLASSIC.but("silent", words=tmp_path)) is words(), "none in this language"
    assert words_in(FRONTIER).edition("frontier") == "Frontier"
    assert words().edition("frontier") == "frontier"


Typed = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], packs: Path) -> Typed:
    """What `shamble play --terminal` says to somebody who types these lines."""

    def run(*arguments: str, lines: Sequence[str] = ()) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "--terminal", "--data", str(packs.parent), *arguments]) == 0
        return capsys.readouterr().out

    return run


def test_the_terminal_asks_for_the_edition_first(frontier: Edition, typed: Typed) -> None:
    out = typed("--new", lines=("frontier", ""))
    assert "1  classic  Classic" in out
    assert "5  frontier  Frontier" in out
    assert "The Fort" in out, "its only Mission"
    assert "RM-T1" not in out
    assert "Survivors: Quinn, Rosa" in out
    assert "Learning to Fly" in typed("--new", lines=("1", "RM-T1", ""))


def test_the_terminal_speaks_like_the_edition(frontier: Edition, typed: Typed, packs: Path) -> None:
    for mission, said, unsaid in ((MISSION, "adrenaline", "experience"), ("RM-T1", "experience", "adrenaline")):
        Saves(packs.parent).write("ours", somebody_gains(mission))
        out = typed("--resume", "ours")
        assert f" {said}" in out
        assert unsaid not in out


def somebody_gains(mission: str) -> Game:
    """A game in which somebody has just gained something."""
    for seed in range(20):
        game, chance = new_game(mission, seed=seed), random.Random(seed)
        while (decision := game.decision) is not None:
            attacks = [option for option in decision.options if option.action in ("melee", "ranged")]
            game.choose(chance.choice(attacks or decision.options))
            if any(one.xp for one in game.state.survivors):
                return game
    raise AssertionError("nobody has gained anything")
