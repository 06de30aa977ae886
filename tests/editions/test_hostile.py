"""An edition, a Mission, words or a campaign that cannot be is refused when it is read, with the reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble.board.parts import AS_PRINTED
from shamble.cli import main
from shamble.content.campaign import Campaign
from shamble.editions import EDITIONS
from shamble.engine import SetupError
from shamble.engine.agenda import Frame
from shamble.engine.saves import seal_of
from shamble.files.faults import ContentError
from shamble.games import campaign_files
from shamble.games.campaign import CampaignError, begin
from shamble.games.campaign_files import read, written
from shamble.packs import on_shelf
from shamble.rules.house import survivors
from shamble.rules.rule import Rule
from shamble.text import words_in
from shamble.world import Game
from shamble.world.places import Place

CLASSIC = EDITIONS["classic"]
MISSIONS = CLASSIC.folder / "missions"
LEVELS = CLASSIC.numbers.levels


def points(*numbers: int) -> dict[str, Any]:
    levels = tuple(level._replace(points=number) for level, number in zip(LEVELS, numbers, strict=True))
    return {"numbers": CLASSIC.numbers._replace(levels=levels)}


def stepping(of: str, name: str, after: str) -> dict[str, Any]:
    made = Rule("lost")

    @made.step(of, name, after=after)
    def step(g: Game, f: Frame) -> None:
        raise AssertionError("nobody takes it")

    return {"rules": (*CLASSIC.rules, made)}


STEPS = CLASSIC.steps


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"places": [Place("hand", 2, works=True), Place("hand", 3)]}, "the place 'hand' is listed twice"),
        ({"places": [Place("hand", 2, works=True), Place("bag", 0)]}, "the place 'bag' has 0 slots"),
        ({"decks": (*CLASSIC.decks, CLASSIC.decks[0])}, "the deck 'equipment' is listed twice"),
        ({"set_aside": (*CLASSIC.set_aside, "zombie")}, "the deck 'zombie' is listed twice"),
        ({"dice": {**CLASSIC.dice, "All-Out": ()}}, "the die 'All-Out' has no faces"),
        ({"dice": {"All-Out": (1, 2)}}, "there is no die 'die'"),
        (points(0, 19, 7, 43), "its Danger Levels begin at 0, 19, 7, 43 points, expected 0 and then more each time"),
        (points(0, 7, 7, 43), "its Danger Levels begin at 0, 7, 7, 43 points"),
        (points(1, 7, 19, 43), "its Danger Levels begin at 1, 7, 19, 43 points"),
        (stepping("round", "tea", "nothing"), "The step 'tea' comes after 'nothing'; round has"),
        (stepping("rond", "tea", "players"), "The step 'tea' is one of 'rond'; there are setup"),
        (stepping("round", "players", "zombies"), "round has two steps that are called 'players'"),
        ({"steps": {**STEPS, "round": (*STEPS["round"], STEPS["round"][0])}}, "round has two steps that are called"),
        ({"steps": {**STEPS, "end-phase": ()}}, "end-phase has no steps"),
        ({"house": (survivors.three_wounds,) * 2}, "the rule 'three-wounds' is listed twice"),
        ({"variants": {}}, "it has Skills for rue-morgue, older-seasons, variants are none"),
        ({"variants": {"printed": {}}}, "it has Skills for rue-morgue, older-seasons, variants are printed"),
        (
            {"variants": {"rue-morgue": {"spwan": "x"}, "older-seasons": {"spawn": "x"}}},
            "the variant 'rue-morgue': there is no option 'spwan'; did you mean 'spawn'?\n"
            "  the variant 'older-seasons': option 'spawn' is 'x'; it may be",
        ),
    ],
)
def test_an_edition_that_cannot_be_says_why(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(SetupError) as caught:
        CLASSIC.but("hostile", **changes)
    assert str(caught.value).startswith("The edition 'hostile' cannot be played:\n  ")
    assert fault in str(caught.value)


def test_an_inventory_has_places_and_those_where_everything_works_come_first() -> None:
    with pytest.raises(ValueError, match="an inventory needs a place"):
        CLASSIC.but("hostile", places=())
    with pytest.raises(ValueError, match="the places where every card works have to be the first ones"):
        CLASSIC.but("hostile", places=[Place("bag", 2), Place("hand", 2, works=True)])


@pytest.mark.parametrize("text", ["<b>{ $who }</b> gained", "{ $who } gained <script>", "{ $who } { '&amp;' } Co"])
def test_words_are_plain_text(tmp_path: Path, text: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "events.ftl").write_text("# XP\nxp = " + text.replace("'", '"'), encoding="utf-8")
    with pytest.raises(ContentError, match=r'en/events\.ftl:2: xp: found "[<&].*": words are plain text'):
        words_in(CLASSIC.but("hostile", words=tmp_path))


def test_parts_of_a_mission_that_overlap_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = yaml.safe_load((MISSIONS / "RM-T1.yaml").read_text(encoding="utf-8"))
    there = [[AS_PRINTED] * len(row) for row in data["tiles"]]
    there[0][0] = "5V"
    part = {"states": {"as-printed": {}, "other": {"tiles": there}}}
    path = tmp_path / "RM-T1.yaml"
    text = json.dumps({**data, "parts": {"lift": part, "train": part}})
    path.write_text(text, encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "states other and other: both have something in row 1, 1" in capsys.readouterr().err


CAMPAIGN = Campaign(id="endless", title="Endless", begins=("RM-T1",), missions={"RM-T1": {"won": ("RM-T1",)}})


def sealed(**changes: Any) -> str:
    data = json.loads(written(begin(CAMPAIGN))) | changes
    data.pop("seal")
    return json.dumps({**data, "seal": seal_of(data)})


def test_a_campaign_of_too_many_steps_is_not_gone_through(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = {"type": "ended", "outcome": "won", "reason": "", "rounds": 1, "kept": {"sheets": 3}, "log": []}
    played = [{"type": "begun", "config": {"mission": "RM-T1"}}, ended]
    assert read(sealed(log=played * 3)).state.game == 4
    with pytest.raises(CampaignError, match=r"Expected `array` of length <= 10000 - at `\$\.log`"):
        read(sealed(log=played * 5001))
    with pytest.raises(CampaignError, match="damaged and was left as it is: Expected `array`, got `int`"):
        read(sealed(log=7))
    monkeypatch.setattr(campaign_files, "MOST_SIGNS", 1000)
    with pytest.raises(CampaignError, match="signs, expected 1000 at most"):
        read(sealed(log=played * 20))


def test_a_pack_that_names_an_unknown_edition_is_told(packs: Path) -> None:
    text = (MISSIONS / "RM-T1.yaml").read_text(encoding="utf-8").replace("RM-T1", "mine")
    (packs / "mine.yaml").write_text(text.replace("edition: classic", "edition: clasic"), encoding="utf-8")
    [found] = on_shelf()
    assert 'mine.yaml:4: edition: no edition "clasic", did you mean "classic"?' in [
        str(fault) for fault in found.faults
    ]
