"""Survivors of one's own: faults are told together, and a game carries the Survivor with it."""

import json
from pathlib import Path

import pytest

from shamble.content import ContentError, read_survivor
from shamble.editions import EDITIONS
from shamble.engine.errors import SetupError
from shamble.files.faults import listed
from shamble.games import build, new_game
from shamble.rulebook.catalogue import skills, version_words
from shamble.rules.experience import gain_xp
from shamble.world.game import Game

MO = """\
format: 1
name: Mo
blue: [Slippery, Low profile]
yellow: [+1 Action, Lucky]
orange: [Sprint]
red: [Taunt, Shove, Medic, Tough]
starting_equipment: [Katana, Water]
"""
OTHERS = ["Ned", "Amy", "Josh", "Wanda", "Phil"]


def faults_of(text: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        read_survivor(text, "mo.yaml", EDITIONS["classic"].pack)
    return [str(fault) for fault in caught.value.faults]


@pytest.fixture
def mo(tmp_path: Path) -> Path:
    path = tmp_path / "mo.yaml"
    path.write_text(MO, encoding="utf-8")
    return path


def test_all_faults_are_told_at_once() -> None:
    text = MO.replace("name: Mo", "name: ned").replace("Slippery", "Slipery").replace("Katana", "Katanna")
    text = text.replace("Sprint", "Sprint (rue-morgue)")
    versions = listed(version_words(skills()["SKILL-sprint"]), "and")
    assert faults_of(text) == [
        'mo.yaml:2: name: "ned" is a Survivor of the box S1, choose another name',
        'mo.yaml:3: blue[0]: no Skill "Slipery", did you mean "Slippery"?',
        f'mo.yaml:5: orange[0]: Sprint has no version "rue-morgue", it has {versions}',
        'mo.yaml:7: starting_equipment[0]: no card "Katanna", did you mean "Katana"?',
    ]


def test_packs_and_traits_are_checked_by_their_own_edition() -> None:
    rosa = MO.replace("starting_equipment: [Katana, Water]", "edition: army-of-the-dead\n")
    rosa += "traits: [Mechanik, kid]\npacks: [[Crowbar, Silenzer], [TNT]]\n"
    with pytest.raises(ContentError) as caught:
        read_survivor(rosa, "rosa.yaml", EDITIONS["army-of-the-dead"].pack)
    assert [str(fault).partition(" ")[2] for fault in caught.value.faults] == [
        'packs[0][1]: no card "Silenzer", did you mean "Silencer"?',
        'traits[0]: no trait "Mechanik", did you mean "Mechanic"?',
        'traits[1]: no trait "kid", expected Bruiser, Mechanic, Pilot, Stealthy or Vault Expert',
    ]
    assert read_survivor(rosa, "rosa.yaml", EDITIONS["classic"].pack).packs[1] == ("TNT",)


@pytest.mark.parametrize("name", ["Mo, Jo", "Mo;Jo", "mo.yaml", "' Mo'", "'Mo '", "''", "M" * 41])
def test_a_name_that_a_list_could_not_hold_is_refused(name: str) -> None:
    [fault] = faults_of(MO.replace("name: Mo", f"name: {name}"))
    assert "expected a name of up to 40 signs without comma or semicolon" in fault


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("format: 1", "format: 2", "format: found 2, expected 1"),
        ("blue: [Slippery, Low profile]", "blue: []", "blue: found no entries, expected at least 1"),
        ("red:", "rad:", 'rad: unknown key, did you mean "red"?'),
    ],
)
def test_a_file_of_another_shape_is_refused(old: str, new: str, message: str) -> None:
    assert any(f": {message}" in fault for fault in faults_of(MO.replace(old, new)))


def test_a_game_takes_files_and_names_mixed_and_carries_the_survivor_with_it(mo: Path) -> None:
    game = new_game("RM-T1", [[str(mo), *OTHERS]], boxes=["S1", "RM"])
    mo.unlink()
    again = Game.from_json(game.to_json())
    assert again.state.survivors[0].name == "Mo"
    assert again.state.survivors[0].skills == ("Slippery", "Low profile")
    assert again.setting.identities[0].levels[3] == ("Taunt", "Shove", "Medic", "Tough")
    assert again.setting.setup == game.setting.setup
    assert again.state_hash() == game.state_hash()


def test_he_begins_with_his_cards_besides_the_dealt_weapon(mo: Path) -> None:
    game = new_game("RM-T1", [[str(mo), *OTHERS]], boxes=["S1", "RM"])
    while game.decision is not None and game.decision.kind != "activate":
        game.choose(game.options[0])
    held = [game.setting.card(card).name for card in game.state.survivors[0].cards]
    assert {"Katana", "Water"} < set(held)


def test_a_text_that_was_sent_is_played_without_a_file() -> None:
    own = read_survivor(MO, "sent", EDITIONS["classic"].pack)
    game = new_game(
        "RM-T1",
        [["Mo", *OTHERS]],
        survivors=[own, read_survivor(MO.replace("Mo", "Jo"), "x", EDITIONS["classic"].pack)],
    )
    assert [one["name"] for one in game.setting.setup.survivors] == ["Mo"]


def test_two_of_one_name_are_refused(mo: Path) -> None:
    other = read_survivor(MO, "sent", EDITIONS["classic"].pack)
    with pytest.raises(SetupError, match="Two Survivors of your own are called 'Mo'"):
        new_game("RM-T1", [[str(mo), *OTHERS]], survivors=[other])


def test_a_skill_that_the_game_does_not_have_is_refused_with_the_way_out() -> None:
    own = read_survivor(
        MO.replace("Slippery", "Throw").replace("Low profile", "Faithful"), "x", EDITIONS["classic"].pack
    )
    with pytest.raises(SetupError) as caught:
        new_game("RM-T1", [["Mo", *OTHERS]], survivors=[own])
    assert "Mo: this game has no Throw; allow --skills semi-official, or name a version" in str(caught.value)
    assert "Mo: this game has no Faithful; name a version on the card: Faithful (undead-or-alive)" in str(caught.value)
    own = read_survivor(MO.replace("Slippery", "Throw"), "x", EDITIONS["classic"].pack)
    assert new_game("RM-T1", [["Mo", *OTHERS]], survivors=[own], options={"skills": "semi-official"}).decision


def test_a_saved_survivor_is_checked_like_a_file(mo: Path) -> None:
    data = json.loads(new_game("RM-T1", [[str(mo), *OTHERS]]).to_json())
    data["config"] = json.loads(json.dumps(data["config"]).replace("Slippery", "Slipery"))
    with pytest.raises(ContentError, match='no Skill "Slipery"'):
        Game.from_json(json.dumps(data))


def test_whoever_reaches_a_level_chooses_among_its_skills_however_many_there_are(mo: Path) -> None:
    mo.write_text(MO.replace("Tough]", "Tough, Medic]"), encoding="utf-8")
    game = build(new_game("RM-T1", [[str(mo), *OTHERS]]).setting.setup)
    gain_xp(game, game.state.survivors[0], 43)
    game.start()
    assert [option.name for option in game.options] == ["+1 Action", "Lucky"]
    game.choose(game.options[1])
    assert [option.name for option in game.options] == ["Taunt", "Shove", "Medic", "Tough"]
    game.choose(game.options[3])
    assert game.state.survivors[0].skills == ("Slippery", "Low profile", "Lucky", "Sprint", "Tough")
