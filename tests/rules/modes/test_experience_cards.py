"""What lasts between games: a document that a game takes in and gives out (CL-MODE-EXP)."""

import json

import pytest
from tests.sent import sent

from shamble.editions import EDITIONS
from shamble.engine import SetupError
from shamble.games import new_game
from shamble.rules.experience import gain_xp
from shamble.rules.modes.experience_cards import DIVIDES, STARTS_WITH, cards_of, retire
from shamble.scenario import run_scenario
from shamble.scenario.exporting import export
from shamble.table.screen.dashboards import dashboard
from shamble.world import Game

TEAM = ["Amy", "Ned", "Josh", "Doug", "Phil", "Wanda"]
KEPT = {"experience": {"Amy": {"cards": ["Lucky"], "reached": 1}, "Belle": {"cards": ["Medic"], "reached": 1}}}


def game(kept: object = None, **options: str) -> Game:
    chosen = {"experience-cards": "on", **options}
    return new_game("RM-M01", [TEAM], seed=1, boxes=["RM", "S1"], options=chosen, kept=kept)  # type: ignore[arg-type]  # nonsense too


def play_on(game: Game) -> None:
    """Any answers until the first turn."""
    while game.decision is not None and game.decision.kind != "activate":
        game.choose(game.options[0])


@pytest.mark.rule("CL-MODE-EXP-01")
@pytest.mark.rule("CL-MODE-EXP-02")
def test_what_one_game_gives_out_the_next_takes_in() -> None:
    first = game()
    play_on(first)
    gain_xp(first, first.state.survivors[0], 7)
    first._run()
    first.choose(next(option for option in first.options if option.name == "Tough"))
    document = json.loads(json.dumps(first.kept()))
    assert document == {"experience": {"Amy": {"cards": ["Tough"], "reached": 1}}}
    second = game(document)
    amy = second.state.survivors[0]
    assert cards_of(second, amy) == ("Tough",)
    assert "Tough" in amy.profile.traits
    assert (amy.xp, amy.level) == (0, 0)
    assert second.kept() == document
    again = Game.from_json(second.to_json())
    assert again.kept() == document
    assert again.state_hash() == second.state_hash()


def test_without_the_mode_a_document_passes_through_untouched() -> None:
    plain = game(KEPT, **{"experience-cards": "off"})
    assert cards_of(plain, plain.state.survivors[0]) == ()
    assert plain.kept() == KEPT


@pytest.mark.rule("CL-MODE-EXP-06")
def test_who_is_retired_begins_anew() -> None:
    document = retire(KEPT, ["Amy"])
    assert document == {"experience": {"Belle": KEPT["experience"]["Belle"]}}
    anew = game(document)
    play_on(anew)
    amy = anew.state.survivors[0]
    assert cards_of(anew, amy) == ()
    gain_xp(anew, amy, 7)
    anew._run()
    assert anew.decision is not None
    assert anew.decision.kind == "experience-card"
    with pytest.raises(SetupError, match="Ned: no such Survivor has Experience cards"):
        retire(KEPT, ["Ned"])


def test_a_document_that_cannot_be_is_refused_with_all_reasons() -> None:
    wrong = {"experience": {"Amy": {"cards": ["Unlucky", "Lucky", "Lucky"], "reached": -1}, "Ned": 3}}
    with pytest.raises(SetupError) as refused:
        game(wrong)
    told = str(refused.value)
    assert "there is no Experience card 'Unlucky'" in told
    assert "'Lucky' stands there twice" in told
    assert "reached is a number" in told
    assert "Ned: expected" in told


@pytest.mark.parametrize("card", EDITIONS["classic"].pack.lasting)
def test_every_experience_card_does_something(card: str) -> None:
    starts = card.partition(DIVIDES)[2].startswith(STARTS_WITH)
    assert starts or EDITIONS["classic"].ruleset("rue-morgue", {}).traits(card)
    assert starts or EDITIONS["classic"].ruleset("older-seasons", {}).traits(card)


def test_a_position_with_experience_cards_can_be_exported_and_played() -> None:
    kept = {"experience": {"Amy": {"cards": ["Medic"], "reached": 1, "version": "zombivor"}}}
    begun = game(kept)
    play_on(begun)
    exported = export(begun)
    assert exported["survivors"]["Amy"]["turned"]
    exported["steps"] = [{"expect": {"kept": kept, "survivors": {"Amy": {"experience_cards": ["Medic"]}}}}]
    assert run_scenario(exported).difference is None


@pytest.mark.rule("CL-MODE-EXP-01")
def test_cards_stand_among_the_skills_with_what_they_bring() -> None:
    with_effect = next(card for card in game().setting.lasting if DIVIDES in card)
    played = game({"experience": {"Amy": {"cards": ["Lucky", with_effect], "reached": 2}}})
    shown = sent(dashboard(played, played.state.survivors[0]))["skills"][-2:]
    assert [skill["name"] for skill in shown] == ["Lucky", with_effect]
    assert shown[0]["text"].startswith("Experience card. ")
    assert len(shown[0]["text"]) > len("Experience card. ")
    assert shown[1]["text"] == f"Experience card. {with_effect.replace(DIVIDES, ': ')}."
