"""Campaigns as documents and as logs: what is refused and why, what may be chosen, what goes on after a save."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble.content.campaign import ENDS, Campaign
from shamble.editions import EDITIONS
from shamble.engine import IllegalChoiceError, SetupError
from shamble.files.reading import Document
from shamble.games import begun, new_game
from shamble.games.campaign import (
    CampaignError,
    Ended,
    RunningCampaign,
    begin,
    choose,
    next_setup,
    options,
    record,
    started,
)
from shamble.games.campaign_files import read, verify, written
from shamble.games.campaign_teams import usual_players
from shamble.lab.campaigns import CampaignSummary, play_campaign
from shamble.packs import read_pack
from shamble.review import review_campaign
from shamble.rules.companions.figures import DOG_LOST
from shamble.rules.house.followers import COMPANION_LOST
from shamble.text.words import FOLDER
from shamble.world import Game
from shamble.world.setup import Seats

PACK = EDITIONS["classic"].pack
LONG_WEEK, EXPERIENCE = PACK.campaigns["long-week"], PACK.campaigns["experience"]
TERMS: dict[str, Any] = {
    "cxp": {"boxes": 9, "levels": {"orange": 1}},
    "milestones": {"at": [2, 5], "choose": ["bonus-action"]},
    "bonus_actions": {"most": 2},
}


def _written(**changes: Any) -> dict[str, Any]:
    base = {"format": 1, "id": "two", "title": "Two", "begins": ["RM-T1"], "missions": {"RM-T1": {}}, **TERMS}
    return {name: value for name, value in {**base, **changes}.items() if value is not None}


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"missions": {"RM-T1": {"won": ["RM-T9"]}}}, "missions.RM-T1.won: RM-T9 is named and is no Mission"),
        ({"missions": {"RM-T1": {"wn": []}}}, 'missions.RM-T1.wn: no game ends like this: "wn", did you mean "won"?'),
        ({"missions": {"RM-T1": {}, "RM-T2": {}}}, "missions.RM-T2: RM-T2 follows nothing"),
        ({"begins": ["RM-X1"], "missions": {"RM-X1": {}}}, 'missions.RM-X1: no Mission "RM-X1"'),
        ({"begins": None}, "begins: missing: the Mission, or the Missions to choose from, that come first"),
        ({"missions": "any"}, "begins: any Mission may be the first of this campaign; leave it out"),
        ({"missions": "some"}, "missions: "),
        ({"survivors": [6, 4]}, "survivors: found [6, 4], expected the lower number first"),
        ({"survivors": [1, 3]}, "missions.RM-T1: RM-T1 is for 6 to 12 Survivors, the campaign for 1 to 3"),
        ({"edition": "clasic"}, 'edition: no edition "clasic", did you mean "classic"?'),
        ({"variant": "rue"}, 'variant: no variant "rue"'),
        (
            {"options": {"knocked-ou": "on"}},
            "options.knocked-ou: there is no option 'knocked-ou'; did you mean",
        ),
        ({"boxes": ["S9"]}, 'boxes[0]: no box "S9"'),
        ({"skills": ["Luckyy"]}, 'skills[0]: no Skill "Luckyy", did you mean "Lucky"?'),
        ({"skills": ["Home defender"]}, "skills[0]: classic has no Home defender; it is of"),
        ({"skills": ["Lucky", "Lucky"]}, 'skills[1]: "Lucky" stands there twice'),
        (
            {"milestones": {"at": [5, 2], "choose": ["bonus-action"]}},
            "milestones.at: found 5, 2, expected more",
        ),
        ({"milestones": {"at": [20], "choose": ["bonus-action"]}}, "milestones.at: found 20, the bar has 9 boxes"),
        ({"cxp": None}, "milestones: there are no points that would lead to them"),
        ({"milestones": {"at": [2], "choose": ["skill"]}}, "skills: missing: the Skills that a Milestone may bring"),
        ({"bonus_actions": None}, "bonus_actions: missing: how many there is room for, {most: 7}"),
        ({"keeps": {"equipment": {}}}, "keeps.equipment: expected either {dice: All-Out, lost_on: Break}"),
        ({"keeps": {"equipment": {"dice": "die"}}}, "keeps.equipment: dice and the face on which a card is lost"),
        ({"keeps": {"equipment": {"dice": "Odd", "lost_on": "1"}}}, 'keeps.equipment.dice: classic has no die "Odd"'),
        ({"keeps": {"equipment": {"dice": "die", "lost_on": "7"}}}, 'keeps.equipment.lost_on: the die shows no "7"'),
        ({"achievements": [{"name": "A"}, {"name": "A"}]}, 'achievements[1].name: "A" stands in achievements[0]'),
        ({"achievements": [{"name": "A", "excludes": ["B"]}]}, 'achievements[0].excludes: no Achievement "B"'),
        ({"lost_when": ["tired"]}, "lost_when[0]: "),
        ({"id": "Two"}, "id: "),
    ],
)
def test_a_fault_is_told_with_its_place(changes: dict[str, Any], problem: str) -> None:
    _, faults = review_campaign(Document(_written(**changes), "two.yaml", None), PACK)
    assert any(str(fault).startswith(f"two.yaml: {problem}") for fault in faults), [str(fault) for fault in faults]


def test_every_end_of_a_game_that_has_words_may_lead_on() -> None:
    told = re.findall(r"^(?:outcome|lost)-(\S+) =", (FOLDER / "en" / "goals.ftl").read_text("utf-8"), re.MULTILINE)
    not_reasons = {COMPANION_LOST, DOG_LOST}  # a failed Mission
    assert set(ENDS) == set(told) - not_reasons - {"most-experience"}, "in campaigns all win together"


def test_a_sound_campaign_has_no_faults() -> None:
    found, faults = review_campaign(Document(_written(), "two.yaml", None), PACK)
    assert found is not None
    assert faults == []
    assert found.in_force == {"campaign": "on"}
    assert EXPERIENCE.in_force == {"experience-cards": "on"}


def _small(**changes: Any) -> Campaign:
    return msgspec.convert(_written(**changes), Campaign)


def _given_up(running: RunningCampaign, players: Seats = ()) -> RunningCampaign:
    game = begun(next_setup(running, players))
    running = started(running, game)
    game.give_up(0)
    while game.decision is not None:
        game.choose(game.decision.options[-1])
    return record(running, game)


def test_what_the_end_settles_comes_before_the_end_is_told() -> None:
    campaign = _small(keeps={"equipment": {"choose": 1}}, missions={"RM-T1": {"lost": ["RM-T1"]}})
    game = begun(next_setup(begin(campaign, seed=4)))
    while "round" not in str(game.decision) and game.state.round < 1:
        game.choose(game.options[0])
    game.give_up(0)
    assert game.decision is not None
    assert game.decision.kind == "carry-over"
    assert game.state.outcome == ""
    saved = Game.from_json(game.to_json())
    assert [option.key for option in saved.options] == [option.key for option in game.options]
    for one in (game, saved):
        while one.decision is not None:
            one.choose(one.options[0])
    assert (game.state.outcome, game.state.reason) == ("lost", "given-up")
    assert [event.code for event in game.events].count("game-over") == 1
    assert game.events[-1].code == "game-over"
    assert saved.state_hash() == game.state_hash()
    assert all(sheet["equipment"] for sheet in game.kept()["sheets"]["sheets"].values())
    assert not game.can_play_on
    with pytest.raises(IllegalChoiceError):
        game.play_on(0)
    game.undo(consent=True)
    assert game.decision is not None
    assert game.decision.kind == "carry-over"


@pytest.mark.rule("CL-HOUSE-28")
def test_the_dead_are_refused_and_others_take_their_seats() -> None:
    running = begin(_small(fallen={}), kept={"sheets": {"dead": {"Ned": {}, "Amy": {"cxp": 2}}}})
    with pytest.raises(SetupError, match="Ned died earlier in this campaign: choose somebody else"):
        begun(next_setup(running, [["Ned", "Josh", "Joe", "Doug", "Phil", "Wanda"]]))
    usual = usual_players(running)
    assert not {"Ned", "Amy"} & {name for seat in usual for name in seat}
    again = begin(_small(fallen={"never_again": False}), kept=running.state.kept)
    assert usual_players(again) == usual_players(begin(again.campaign))
    back = begun(next_setup(again, [["Ned", "Josh", "Joe", "Doug", "Phil", "Wanda"]]))
    assert back.kept()["sheets"]["dead"] == {"Amy": {"cxp": 2}}


def test_seats_stay_as_they_were_but_for_the_dead() -> None:
    running = begin(_small(missions={"RM-T1": {"lost": ["RM-T1"]}}, fallen={}))
    seats = (("Ned", "Amy", "Josh"), ("Joe", "Doug", "Phil"))
    running = _given_up(running, seats)
    assert usual_players(running) == seats
    sheets: dict[str, Any] = {"sheets": {"dead": {"Doug": {}}}}
    last = msgspec.structs.replace(running.log[-1], kept=sheets)
    one_dead = msgspec.structs.replace(running, log=(*running.log[:-1], last))
    first, second = usual_players(one_dead)
    assert first == seats[0]
    assert second[:2] == ("Joe", "Phil")
    assert len(second) == 3


def test_too_few_survivors_are_told() -> None:
    everybody: dict[str, Any] = {name: {} for name in PACK.survivors_of(["RM"])}
    running = begin(_small(boxes=["RM"], fallen={}), kept={"sheets": {"dead": everybody}})
    with pytest.raises(CampaignError, match="RM-T1 cannot be played with the 0 who are left alive"):
        usual_players(running)


@pytest.mark.rule("CL-MODE-EXP-01", "CL-MODE-EXP-06")
def test_any_mission_may_follow_in_a_free_campaign_and_somebody_may_retire() -> None:
    document: dict[str, Any] = {
        "experience": {"Amy": {"cards": ["Lucky"], "reached": 1}, "Ned": {"cards": ["Medic"], "reached": 1}}
    }
    running = read(
        '{"experience": {"Amy": {"cards": ["Lucky"], "reached": 1}, "Ned": {"cards": ["Medic"], "reached": 1}}}'
    )
    assert running.campaign == EXPERIENCE
    assert running.state.kept == document
    keys = [one.key for one in options(running)]
    assert keys[:1] == ["next-mission RM-T1"]
    assert keys[-2:] == ["retire Amy", "retire Ned"]
    with pytest.raises(CampaignError, match="choose what is next: any Mission"):
        next_setup(running)
    running = choose(choose(running, "retire Ned"), "next-mission RM-M01")
    assert [one.key for one in options(running)] == ["retire Amy"]
    running = _given_up(running)
    assert running.state.outcome == ""
    assert running.state.kept == {"experience": {"Amy": document["experience"]["Amy"]}}
    assert "next-mission RM-T1" in [one.key for one in options(running)]


def test_nothing_is_offered_while_a_game_is_played_or_when_all_is_over() -> None:
    running = begin(LONG_WEEK, seed=1)
    assert options(running) == []
    playing = started(running, begun(next_setup(running, usual_players(running))))
    assert options(playing) == []
    with pytest.raises(CampaignError, match="RM-M01 is being played"):
        choose(playing, "next-mission RM-M02")


def test_a_campaign_of_bots_follows_from_its_seed_and_from_its_log() -> None:
    played = play_campaign(LONG_WEEK, "random", 5, most_games=2, most_decisions=60)
    assert play_campaign(LONG_WEEK, "random", 5, most_games=2, most_decisions=60) == played
    again = read(written(played.running))
    assert again == played.running
    verify(again)
    summary = CampaignSummary(LONG_WEEK.id, "random")
    summary.add(played)
    assert summary.games == 2
    assert summary.missions["RM-M01"].reached == 1
    first = again.log[1]
    assert isinstance(first, Ended)
    wrong = msgspec.structs.replace(first, reason=f"not {first.reason}")
    with pytest.raises(CampaignError, match="Game 1 does not lead to the end that this campaign says"):
        verify(msgspec.structs.replace(again, log=(again.log[0], wrong, *again.log[2:])))


def test_sheets_that_cannot_be_read_are_refused() -> None:
    wrong: list[Any] = [{"sheets": {"Ned": {"cxp": "many"}}}, {"sheets": {"Ned": {"wealth": 3}}}, []]
    for sheets in wrong:
        with pytest.raises(SetupError, match="What lasts from earlier games cannot be taken in"):
            new_game("RM-T1", options={"campaign": "on"}, kept={"sheets": sheets})


def test_a_campaign_in_a_pack_leads_through_its_own_missions(tmp_path: Path) -> None:
    folder = tmp_path / "Nights"
    (folder / "missions").mkdir(parents=True)
    (folder / "campaigns").mkdir()
    mission = (EDITIONS["classic"].folder / "missions" / "RM-T1.yaml").read_text("utf-8")
    (folder / "missions" / "NI-1.yaml").write_text(mission.replace("id: RM-T1", "id: NI-1"), "utf-8")
    text = "format: 1\nid: nights\ntitle: Nights\nbegins: [NI-1]\nmissions: {NI-1: {won: [RM-T2]}, RM-T2: {}}\n"
    (folder / "campaigns" / "nights.yaml").write_text(text, "utf-8")
    found = read_pack(folder)
    assert found.faults == ()
    assert found.content is not None
    assert list(found.content.campaigns) == ["nights"]
    (folder / "campaigns" / "nights.yaml").write_text(text.replace("RM-T2: {}", "RM-T3: {}"), "utf-8")
    assert "RM-T2 is named and is no Mission of the campaign" in str(read_pack(folder).faults[0])
