"""Whole games and single commands, typed into `shamble play`."""

from collections.abc import Callable
from pathlib import Path

import pytest

from shamble.cli import main
from shamble.terminal.saves import Saves
from shamble.text import closing_story, outcome

from .conftest import Play, choices

START = ("--mission", "RM-T1", "--seed", "3")


@pytest.mark.parametrize("seed", [3, 8])
def test_a_whole_game_by_numbers(play: Play, saves: Saves, seed: int) -> None:
    typed, played = choices(seed)
    told = play("--mission", "RM-T1", "--seed", str(seed), lines=typed)
    assert told.code == 0
    assert outcome(played) in told.out
    assert closing_story(played) in " ".join(told.out.split())
    assert "\x1b" not in told.out  # no colours for a pipe
    assert max(map(len, told.out.replace(str(saves.folder.parent), "DATA").splitlines())) <= 160
    game = saves.load("RM-T1-1")
    assert game.state_hash() == played.state_hash()
    assert len(game.log) == len(typed) + 1


def test_the_end_of_the_input_leaves_the_game_saved(play: Play, saves: Saves) -> None:
    typed, played = choices(3, limit=7)
    told = play(*START, lines=typed)
    assert told.code == 0
    assert "The game is saved in" in told.out
    assert f"shamble play --terminal --resume RM-T1-1 --data {saves.folder.parent}" in told.out
    assert saves.load("RM-T1-1").state_hash() == played.state_hash()


def test_a_resumed_game_goes_on_where_it_was(play: Play, saves: Saves) -> None:
    typed, played = choices(3, limit=20)
    play(*START, lines=[*typed[:9], "q"])
    told = play("--resume", "RM-T1-1", lines=typed[9:])
    assert "What happened last:" in told.out
    assert saves.load("RM-T1-1").state_hash() == played.state_hash()


def test_resume_without_a_name_takes_the_newest_unfinished_game(play: Play) -> None:
    play(*START, lines=["1", "q"])
    whole, _ = choices(3)
    play(*START, lines=whole)
    assert "RM-T1-1" in play("--resume", lines=["q"]).out


def test_undo_is_free_until_chance_has_spoken(play: Play, saves: Saves) -> None:
    _, before = choices(3, limit=1)
    typed, _ = choices(3, limit=2)
    told = play(*START, lines=[*typed, "u"])
    assert "Undone." in told.out
    assert "(y)" not in told.out
    assert saves.load("RM-T1-1").state_hash() == before.state_hash()


def test_undo_after_chance_asks_for_consent(play: Play, saves: Saves) -> None:
    typed, after = choices(3, limit=3)  # the third weapon is followed by a shuffle
    assert after.log[-1].chance
    told = play(*START, lines=[*typed, "u", "n"])
    assert "Undo it anyway?" in told.out
    assert "Nothing was undone." in told.out
    assert saves.load("RM-T1-1").state_hash() == after.state_hash()
    _, before = choices(3, limit=2)
    play("--resume", lines=["u", "y"])
    assert saves.load("RM-T1-1").state_hash() == before.state_hash()


def test_redo_takes_the_choice_again(play: Play, saves: Saves) -> None:
    typed, after = choices(3, limit=5)
    play(*START, lines=[*typed, "u", "r"])
    assert saves.load("RM-T1-1").state_hash() == after.state_hash()
    assert "There is nothing to redo." in play(*START, lines=["r"]).out


def test_a_lost_game_can_be_taken_back(play: Play, saves: Saves) -> None:
    typed, _ = choices(3)
    told = play(*START, lines=[*typed, "u", "y"])
    assert "The game is over." in told.out
    assert not saves.load("RM-T1-1").state.outcome


def test_wrong_answers_are_explained_and_change_nothing(play: Play, saves: Saves) -> None:
    told = play(*START, lines=["0", "99", "fly", "", "e", "²"])
    assert "There is no choice 0; type a number from 1 to 6, or ? for help." in told.out
    assert "There is no choice 99" in told.out
    assert "There is no command fly" in told.out
    assert "There is no turn to end now" in told.out
    assert len(saves.load("RM-T1-1").log) == 1


def test_ending_a_turn_has_a_letter_of_its_own(play: Play) -> None:
    told = play(*START, lines=["1", "2", "3", "1", "e"])
    assert "> End the turn" in told.out
    assert "has acted" in told.out


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("?", "Type the number of a choice and Enter."),
        ("h", "A bot would: "),
        ("m", "EXIT"),
        ("s", "hands    Fire Axe"),
        ("s dan", "Dan  blue"),
        ("l", "Bear started with"),
        ("g", "You lose when a Survivor dies."),
        ("noise", "The indoor alley at the start (2V.L3): noise 6  <- the loudest"),
        ("n", "The indoor alley at the start (2V.L3): noise 6  <- the loudest"),
        ("stock", "Zombie deck:"),
        ("z 4v.s2", "sees at 1:"),
        ("z 4V.S9", "4V.S"),
        ("z", "Type z and the name of a Zone"),
        ("i CL-MOVE-03", "CL-MOVE-03  Zombies hold the leaver back"),
        ("i hold leaver", "CL-MOVE-03"),
        ("i +1 die: Ranged", "SKILL-plus-1-die-action"),
        ("i 1", "CL-ROUND-03"),
        ("i", "Type i with the id of a rule"),
        ("i xylophone", "No rule has all these words: xylophone.\n"),
        ("i CL-MOVE-3", "Nearest ids: CL-MOVE-03"),
        ("i 99", "There is no choice 99"),
        ("save", "The game is saved in"),
        ("save ../other", "is no name for a save"),
    ],
)
def test_commands_look_at_the_game(play: Play, saves: Saves, command: str, answer: str) -> None:
    told = play(*START, lines=["1", "2", "3", command])
    shown = told.out.partition("Who acts next?")[2]
    assert answer in shown
    assert shown.count("Who acts next?") == 1
    assert len(saves.load("RM-T1-1").log) == 4


def test_discarding_is_possible_at_any_moment(play: Play, saves: Saves) -> None:
    told = play(*START, lines=["1", "2", "3", "d", "1", "d", ""])
    assert "> Bear: discard" in told.out
    assert "Bear discarded" in told.out
    assert saves.load("RM-T1-1").state.survivors[0].cards == []


def test_a_wrong_answer_to_what_may_be_discarded_is_explained(play: Play, saves: Saves) -> None:
    told = play(*START, lines=["1", "2", "3", "d", "the Bow"])
    assert "Type a number from 1 to" in told.out
    assert len(saves.load("RM-T1-1").log) == 4


def test_save_under_another_name_leaves_the_old_one(play: Play, saves: Saves) -> None:
    told = play(*START, lines=["1", "save before the door", "2"])
    assert told.code == 0
    assert len(saves.load("RM-T1-1").log) == 2
    assert len(saves.load("before the door").log) == 3
    play("--resume", "RM-T1-1", lines=["save before the door", "n"])
    assert len(saves.load("before the door").log) == 3


def test_without_arguments_it_asks_with_defaults(play: Play, saves: Saves) -> None:
    told = play(lines=["", "", "", "1", "q"])
    assert told.code == 0
    assert "Which Mission? [1]" in told.out
    assert "[Bear, Cathy, Dan, James, Jane, Joe]" in told.out
    game = saves.load("RM-T1-1")
    assert game.setting.setup.mission == "RM-T1"
    assert len(game.log) == 2


def test_it_offers_to_go_on_with_a_saved_game(play: Play, saves: Saves) -> None:
    play(*START, lines=["1", "q"])
    told = play(lines=["9", "", "2", "q"])
    assert "1  RM-T1-1: RM-T1, round 0, just now" in told.out
    assert "Type a number from 1 to 1." in told.out
    assert len(saves.load("RM-T1-1").log) == 3
    play(lines=["0", "", "RM-M01", "ned, amy, josh; WANDA, Phil, doug", "q"])
    assert saves.load("RM-M01-1").setting.setup.players == (("Ned", "Amy", "Josh"), ("Wanda", "Phil", "Doug"))


def test_a_misspelt_survivor_is_asked_for_again(play: Play) -> None:
    told = play(lines=["", "1", "Bare,Cathy,Dan,James,Jane,Joe", "", "q"])
    assert "there is no Survivor 'Bare'; did you mean 'Bear'?" in told.out
    assert "Who gets the Bow?" in told.out


@pytest.mark.parametrize("answered", [[], [""]])
def test_the_input_may_end_before_the_game_begins(play: Play, saves: Saves, answered: list[str]) -> None:
    assert play(lines=answered).code == 0
    assert saves.names() == []


def test_two_players_with_options_of_their_own(play: Play, saves: Saves) -> None:
    told = play(
        "--mission", "RM-T1", "--survivors", "Ned,Amy,Josh;Bear,Cathy,Dan", "--boxes", "S1,RM",
        "--option", "spawn=older-seasons", "--seed", "1", lines=["2"],
    )  # fmt: skip
    assert "Everybody: Who is the first player?" in told.out
    setup = saves.load("RM-T1-1").setting.setup
    assert setup.options == {"spawn": "older-seasons"}
    assert setup.boxes == ("S1", "RM")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--mission", "RM-T9"], "There is no Mission 'RM-T9'; did you mean"),
        (["--mission", "RM-T1", "--survivors", "Ned"], "RM-T1 cannot be set up like this"),
        (["--option", "spawn"], "--option takes NAME=VALUE"),
        (["--mission", "RM-T1", "--boxes", "RM,S9"], "there is no box 'S9'; there are S1, "),
        (["--mission", "elsewhere"], "There is no Mission 'elsewhere'; there are "),
        (["--resume", "RM-T1-1"], "There is no saved game 'RM-T1-1'"),
        (["--resume"], "There is no game to go on with"),
        (["--resume", "--seed", "1"], "leave the other options out"),
    ],
)
def test_mistakes_exit_with_2_and_say_what_to_do(play: Play, arguments: list[str], message: str) -> None:
    told = play(*arguments, lines=[])
    assert told.code == 2
    assert message in told.err


def test_a_list_of_zones_for_narrow_terminals(play: Play) -> None:
    told = play(*START, "--narrow", lines=["1", "2", "3", "1", "m"])
    here = "> the indoor alley at the start (2V.L3) BEA Cat Dan Jam Jan Joe bed:g1 next to 2V.L2, 2V.D"
    assert here in told.out
    assert "- the southern indoor alley in the north-west (2V.L2) next to 2V.L1, 2V.L3, 2V.B, 2V.C" in told.out
    assert "shut door to" in told.out
    assert "│" not in told.out


def test_the_data_folder_follows_xdg(play: Play, monkeypatch: pytest.MonkeyPatch, saves: Saves) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(saves.folder.parent))
    told = play(*START, lines=["q"], data=None)
    assert (saves.folder.parent / "shamble" / "terminal" / "RM-T1-1.json").exists()
    assert "`shamble play --terminal --resume RM-T1-1` continues it" in told.out


def test_missions_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["missions"]) == 0
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split() == ["id", "title", "edition", "box", "difficulty", "minutes", "survivors", "from", "pack"]
    assert any(row.startswith("RM-T1 ") and "6-12" in row for row in rows)


def test_what_was_dropped_into_the_data_folder_is_listed_and_played(
    play: Play, drop: Callable[..., Path], packs: Path
) -> None:
    drop()
    told = play("--new", lines=["", "last-round", "", "q"], data=packs.parent)
    assert "The Last Round" in told.out
    assert "Vera" in told.out
    assert "yard" in told.out
    told = play(lines=["1", "q"], data=packs.parent)
    assert "last-round" in told.out


def test_the_log_is_told_with_its_rules(play: Play) -> None:
    told = play(*START, lines=["1", "w", "q"])
    assert " started with Bow. [CL-SETUP-22]" in told.out


def test_people_at_one_terminal_are_called_by_their_names(play: Play) -> None:
    told = play("--mission", "RM-T1", "--survivors", "Anna: Bear, cathy, Dan; James, Jane, Joe", lines=["1", "s", "q"])
    assert "Anna (Bear, Cathy, Dan) begins" in told.out
    assert "James's player (James, Jane, Joe) begins" in told.out
    assert "| Anna" in told.out, "on the dashboards"
    assert "Anna" in play("--resume", lines=["s", "q"]).out
    asked = play("--new", lines=["", "", "Zoe: Bear, Cathy, Dan; James, Jane, Joe", "q"])
    assert "Zoe (Bear, Cathy, Dan) begins" in asked.out
