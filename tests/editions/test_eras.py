"""Through space and time: the table by which Survivors and weapons of one edition play in another (UA-ERA)."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from shamble.cli import main
from shamble.content import EquipmentCard
from shamble.editions import EDITIONS
from shamble.editions.crossing import (
    ESSENTIAL,
    NEEDED_CARDS,
    NEEDS,
    SUBSTITUTES,
    arms_around,
    arms_of,
    crossed,
    weapon,
)
from shamble.editions.era import Crossing
from shamble.engine import SetupError
from shamble.games import new_game
from shamble.games.strangers import printed_card, strangers
from shamble.lab.checker import check_game
from shamble.lab.trials import era_trial
from shamble.rulebook import find_skill, in_force, skills
from shamble.text import words
from shamble.text.eras import changes_told
from shamble.world import Game
from shamble.world.records import Identity

CLASSIC, SECOND, ARMY, UNDEAD = EDITIONS.values()
ON = {"other-eras": "on"}
MISSIONS = {CLASSIC: "RM-T1", SECOND: "SE-M1", ARMY: "AD-M5", UNDEAD: "UA-M0"}


def crossing(name: str, here: str) -> Crossing:
    """What becomes of somebody in this edition."""
    edition = EDITIONS[here]
    return crossed(
        printed_card(edition, edition.pack, name, {}), edition, edition.skill_versions(edition.default_variant, {})
    )


def told(name: str, here: str) -> list[str]:
    """The same in words."""
    return changes_told(crossing(name, here), words())


def is_made(home: str, name: str, here: str) -> EquipmentCard:
    """A weapon that can be used in this edition."""
    found = weapon(home, name, EDITIONS[here])
    assert isinstance(found, EquipmentCard), found
    return found


@pytest.mark.rule("UA-ERA-01")
def test_strangers_are_refused_without_the_house_rule_and_play_with_it() -> None:
    team = [["Ned", "Scott", "Lili", "Meg", "Jeb", "Amy (second-edition)"]]
    with pytest.raises(SetupError) as caught:
        new_game("UA-M0", team)
    said = str(caught.value)
    assert "Ned is a Survivor of classic: choose Survivors of undead-or-alive, or play with 'other-eras'" in said
    assert "Meg" not in said
    game = new_game("UA-M0", team, options=ON)
    assert [one.name for one in game.state.survivors] == team[0]
    assert {one.edition for one in game.setting.identities} == {"undead-or-alive"}


def test_whoever_shares_a_name_is_called_by_their_edition_too() -> None:
    assert strangers(CLASSIC, CLASSIC.pack)["Amy (second-edition)"].home is SECOND
    here = strangers(UNDEAD, UNDEAD.pack)
    assert (here["Amy"].home, here["Amy (second-edition)"].home) == (CLASSIC, SECOND)
    assert "Amy (classic)" in strangers(SECOND, SECOND.pack)


@pytest.mark.rule("UA-ERA-03")
@pytest.mark.parametrize(
    ("name", "health"),
    [
        ("Ned", {"army-of-the-dead": 3, "undead-or-alive": 2}),
        ("Ned (classic)", {"second-edition": 3}),
        ("Amy (zombivor)", {"second-edition": 6, "army-of-the-dead": 6, "undead-or-alive": 5}),
        ("Elle", {"classic": 2, "army-of-the-dead": 3, "undead-or-alive": 2}),
        ("Lili", {"classic": 2, "army-of-the-dead": 2, "undead-or-alive": 2}),
        ("Lilly", {"classic": 2, "second-edition": 3, "undead-or-alive": 2}),
        ("Scott", {"classic": 3, "second-edition": 4, "undead-or-alive": 3}),
        ("Meg", {"classic": 2, "second-edition": 3, "army-of-the-dead": 3}),
        ("Carl", {"classic": 3, "second-edition": 4, "army-of-the-dead": 4}),
    ],
)
def test_health_is_as_much_more_or_less_than_usual_as_at_home(name: str, health: dict[str, int]) -> None:
    assert {here: crossing(name, here).card.health for here in health} == health


@pytest.mark.rule("UA-ERA-03")
def test_whoever_has_less_than_two_at_home_keeps_that() -> None:
    frail = Identity("Frail", (("Lucky",),) * 4, health=1, edition="second-edition")
    assert crossed(frail, UNDEAD, ("undead-or-alive",)).card.health == 1


@pytest.mark.rule("UA-ERA-04")
def test_skills_stay_at_their_colour_however_many_there_are() -> None:
    tanaka = crossing("Tanaka", "classic").card
    assert tanaka.levels == (("+1 die: Melee",), ("+1 free Melee Action",), ("Hit & run",), ("Reaper: Melee",))
    dan = crossing("Dan", "undead-or-alive").card
    assert [len(level) for level in dan.levels] == [1, 1, 2, 3], "one of two at Blue stays at home"
    levels = new_game("UA-M0", [["Ned", "Meg", "Jeb"]], options=ON).setting.levels
    assert levels == UNDEAD.numbers.levels


@pytest.mark.rule("UA-ERA-04")
def test_after_red_the_card_counts_as_it_is_converted() -> None:
    options = {**ON, "ultrared": "on"}
    game = new_game("UA-M0", [["Tanaka", "Meg", "Jeb"]], options=options)
    assert game.setting.identities[0].levels[3] == ("Reaper: Melee",)
    assert "ultrared" in game.setting.rules.in_force


@pytest.mark.rule("UA-ERA-05")
def test_everybody_has_the_places_of_the_mission() -> None:
    meg = new_game("RM-T1", [["Meg", "Ned", "Amy", "Josh", "Wanda", "Phil"]], options=ON)
    assert len(meg.state.survivors[0].slots) == len(meg.state.survivors[1].slots) == 5
    assert meg.setting.identities[0].favorite == ""
    ned = new_game("UA-M0", [["Ned", "Meg", "Jeb"]], options=ON)
    assert len(ned.state.survivors[0].slots) == len(ned.state.survivors[1].slots) == 6


@pytest.mark.rule("UA-ERA-06")
def test_the_version_of_the_missions_edition_comes_before_that_of_home() -> None:
    assert "Gunslinger" in crossing("Molly", "classic").card.levels[3]
    assert "Gunslinger works as it does here." in told("Molly", "classic")
    assert crossing("Jimmy", "classic").card.levels[3][0] == "Marksman (undead-or-alive)"
    assert "Marksman works as in Undead or Alive." in told("Jimmy", "classic")
    assert not any("Lucky" in one for one in told("Dieter", "classic")), "nothing is said of what stays the same"


@pytest.mark.rule("UA-ERA-07")
def test_every_need_is_of_known_skills_and_some_edition_meets_it() -> None:
    names = {skill.name for skill in skills().values()}
    assert {one for listed in (*NEEDS.values(), *NEEDED_CARDS.values()) for one in listed} <= names
    elements = {element for edition in EDITIONS.values() for element in edition.era.elements}
    assert {*NEEDS, *ESSENTIAL.values()} <= elements
    for edition in EDITIONS.values():
        versions = edition.skill_versions(edition.default_variant, {})
        for text in SUBSTITUTES.values():
            printed = find_skill(text)
            assert printed is not None
            assert in_force(printed, versions) is not None, f"{edition.name} has no {text}"


@pytest.mark.rule("UA-ERA-07")
@pytest.mark.parametrize(
    ("name", "here", "sentence"),
    [
        ("Elsa", "undead-or-alive", "Break-in stays at home: there is no door here."),
        ("Laurie", "army-of-the-dead", "Free reload stays at home: there is no reloading here."),
        ("Doug", "army-of-the-dead", "Matching Set! stays at home: there is no pair of weapons here."),
        ("Anton", "classic", "Double All-Out dice stays at home: there is no going All-Out here."),
        ("Ashley", "undead-or-alive", "Night vision stays at home: there is no darkness here."),
        ("Mindy", "classic", "Jack of all trades stays at home: there is no Campaign Skill here."),
        ("Parker", "second-edition", "Helicopter pilot stays at home: there is no helicopter here."),
        ("Terry", "undead-or-alive", "+1 free Team Action stays at home: there is no Team Action here."),
        ("Derek", "undead-or-alive", "Toxic immunity stays at home: there is no Toxic Zombie here."),
        (
            "Wanda (zombivor)",
            "undead-or-alive",
            "Death grasp stays at home: there is no Equipment lost to Wounds here.",
        ),
        ("Lilly", "classic", "Silent Killer stays at home: there is no Sleeper here."),
        ("Dieter", "classic", "Vault Expert stays at home: there is no Vault here."),
        ("Peters", "second-edition", "Pilot stays at home: there is no task for specialists here."),
        ("Cruz", "undead-or-alive", "Explosive Master stays at home: there is no Explosive here."),
        ("Thomas", "classic", "Can use Water as Holy Water stays at home: there is no Holy Water here."),
        ("Meg", "army-of-the-dead", "Fanning stays at home: there is no Pistol here."),
        ("Pablito", "second-edition", "Explosives Expert stays at home: there is no Dynamite here."),
        ("Lilly", "second-edition", "Hunter: Alpha stays at home: there is no Alpha here."),
        ("Tiff", "undead-or-alive", "Starts with a Sub MG stays at home: there is no Sub MG here."),
        ("Jeb", "second-edition", "+1 Damage with Rifle stays at home: there is no Rifle here."),
        ("Anton", "classic", "All-Out: +1 die: Ranged stays at home: there is no going All-Out here."),
    ],
)
def test_what_a_skill_needs_and_is_not_there_is_told(name: str, here: str, sentence: str) -> None:
    assert sentence in told(name, here)


@pytest.mark.rule("UA-ERA-07")
def test_dogs_are_needed_for_what_is_about_them() -> None:
    handler = Identity("Handler", (("+1 free Dog Action", "Lucky"), (), (), ()), edition="classic")
    assert crossed(handler, UNDEAD, ("undead-or-alive",)).card.levels == (("Lucky",), (), (), ())


@pytest.mark.rule("UA-ERA-07")
def test_a_colour_that_would_be_empty_gets_another_skill() -> None:
    nothing = Identity("Nobody", (("Toxic immunity",),) * 4, edition="classic")
    found = crossed(nothing, UNDEAD, ("undead-or-alive",))
    assert found.card.levels == tuple((text,) for text in SUBSTITUTES.values())
    assert "Instead of what stays at home: +1 die: Combat (orange)." in changes_told(found, words())


@pytest.mark.rule("UA-ERA-08")
def test_classes_and_specialties_become_skills_of_blue() -> None:
    for name, ability in {"Carl": "Charge", "Meg": "Fanning (undead-or-alive)"}.items():
        assert crossing(name, "classic").card.levels[0][-1] == ability
    assert crossing("Jeb", "second-edition").card.levels[0][1:] == (
        "Can Search more than once",
        "Home defender",
    )
    carl = crossing("Carl", "classic")
    assert carl.card.traits == ()
    assert "Brawler becomes: Charge." in changes_told(carl, words())
    assert crossing("Amy (zombivor)", "undead-or-alive").card.traits == ("zombivor",)
    assert crossing("Amy (zombivor)", "undead-or-alive").card.reverse is None
    assert crossing("Lili", "classic").card.traits == ("kid",)


@pytest.mark.rule("UA-ERA-08")
def test_resurrection_has_no_use_for_whoever_has_no_other_side() -> None:
    with pytest.raises(SetupError) as caught:
        new_game(
            "RM-T1",
            [["Lili", "Carl", "Amy", "Josh", "Wanda", "Phil"]],
            options={**ON, "resurrection": "on"},
        )
    assert "Lili has no Zombivor version, which Resurrection needs" in str(caught.value)
    assert "Carl has no Zombivor version" in str(caught.value)


@pytest.mark.rule("UA-ERA-09")
def test_cards_that_the_mission_does_not_have_stay_at_home(tmp_path: Path) -> None:
    path = tmp_path / "abe.yaml"
    path.write_text(
        "format: 1\nname: Abe\nblue: [Lucky]\nyellow: [+1 Action]\norange: [Taunt]\nred: [Medic]\n"
        "starting_equipment: [Water, Chainsaw, Flamethrower, Flashlight]\n",
        encoding="utf-8",
    )
    game = new_game("UA-M0", [[str(path), "Meg", "Jeb"]], options=ON)
    assert game.setting.identities[0].equipment == ("Water",)
    game = new_game("UA-M0", [[str(path), "Meg", "Jeb"]], options={**ON, "weapons-of-other-eras": "owners"})
    assert game.setting.identities[0].equipment == ("Water", "Bow or Crowbar or Fire Axe", "Chainsaw")


@pytest.mark.rule("UA-ERA-10")
@pytest.mark.parametrize(("name", "home"), [("Gaspard", "classic"), ("Taylor", "second-edition")])
def test_companions_and_dogs_stay_with_their_missions(name: str, home: str) -> None:
    with pytest.raises(SetupError, match=f"{name} is a Companion of {home}, who stays with its Missions"):
        new_game("UA-M0", [[name, "Meg"]], options=ON)
    assert weapon("classic", "Gaspard", UNDEAD) == "companion"
    bench = new_game("UA-M0", [["Ned", "Meg", "Jeb"]], options=ON).setting.bench
    assert {card.box for card in bench} == {"UOA"}, "nobody from elsewhere follows others"


@pytest.mark.rule("UA-ERA-02")
def test_weapons_stay_at_home_come_with_their_owners_or_lie_in_the_deck() -> None:
    def foreign(value: str) -> list[str]:
        game = new_game("UA-M0", [["Scott", "Meg", "Jeb"]], options={**ON, "weapons-of-other-eras": value})
        return [card.name for card in game.setting.cards if card.name not in UNDEAD.pack.equipment]

    assert foreign("off") == []
    assert foreign("owners") == ["Scott's Military Rifle", "Grenade"], "the Machete is one of here, the Clip no weapon"
    deck = foreign("deck")
    assert len(deck) == len(set(deck)) == len(arms_around(UNDEAD))
    assert {"Katana", "Sub-MG", "Rocket Launcher"} <= set(deck)
    assert not {"Evil Twins", "Bola Gun", "Ka-Bar"} & set(deck), "no Pimpweapons, no snares, no other boxes"
    alone = new_game("RM-T1", options={"weapons-of-other-eras": "deck"})
    assert "Dynamite" in [card.name for card in alone.setting.cards], "without anybody from elsewhere"


@pytest.mark.rule("UA-ERA-02")
def test_everybody_brings_what_they_might_begin_with_at_home() -> None:
    def arms(name: str, here: str) -> object:
        edition = EDITIONS[here]
        return arms_of(printed_card(edition, edition.pack, name, {}), edition)

    assert arms("Ned", "undead-or-alive") == (("Bow", "Crowbar", "Fire Axe"),)
    assert arms("Elle", "undead-or-alive") == (("Baseball Bat", "Crowbar", "Fire Axe", "Pistol"),)
    assert arms("Lilly", "classic") == (("Army Knife", "Semi-Automatic Rifle"),), "no Bola Gun, no Silencer"
    assert arms("Carl", "classic") == (("Pan",),)
    assert arms("Jimmy", "classic") == (("Springfield",),)


@pytest.mark.rule("UA-ERA-11")
def test_the_figures_of_a_weapon_are_as_printed() -> None:
    printed = CLASSIC.pack.equipment["Chainsaw"]
    here = is_made("classic", "Chainsaw", "undead-or-alive")
    for field in ("range", "dice", "accuracy", "damage", "dual", "door"):
        assert getattr(here, field) == getattr(printed, field)
    assert is_made("classic", "Machete", "undead-or-alive") is UNDEAD.pack.equipment["Machete"]
    assert is_made("classic", "SBF", "undead-or-alive").traits == ("Tough (classic-rm)",)
    assert is_made("second-edition", "Sniper Rifle", "undead-or-alive").traits == ("own:Sniper (second-edition)",)
    assert is_made("second-edition", "Colt M16A4 Rifle", "classic").traits == (), "there is no darkness"
    types = {name: is_made("classic", name, "undead-or-alive").counts_as for name in ("Sub MG", "Mac-10", "AK-47")}
    assert types == {"Sub MG": ("Pistol",), "Mac-10": ("Pistol",), "AK-47": ("Rifle",)}
    assert is_made("classic", "Katana", "undead-or-alive").counts_as == ()
    assert is_made("undead-or-alive", "Springfield", "classic").counts_as == ("Rifle",)
    assert is_made("undead-or-alive", "Dynamite", "classic").traits == ("clears-zone", "discarded-after-use")


@pytest.mark.rule("UA-ERA-12")
@pytest.mark.parametrize(
    ("home", "name", "here", "reason"),
    [
        ("classic", "Flashlight", "undead-or-alive", "no-weapon"),
        ("classic", "Flamethrower", "undead-or-alive", "Gasoline"),
        ("classic", "Betty", "second-edition", "set-apart"),
        ("classic", "Nailbat (PO)", "second-edition", "set-apart"),
        ("army-of-the-dead", "Bola Gun", "classic", "snares"),
        ("army-of-the-dead", "Taco Truck: roof gun", "classic", "set-apart"),
        ("undead-or-alive", "Gatling Gun", "army-of-the-dead", "set-apart"),
        ("undead-or-alive", "Blunderbuss", "classic", "unknown"),
    ],
)
def test_some_weapons_stay_at_home(home: str, name: str, here: str, reason: str) -> None:
    assert weapon(home, name, EDITIONS[here]) == reason


@pytest.mark.rule("UA-ERA-13")
def test_loudness_is_that_of_home_as_far_as_there_is_such_a_step() -> None:
    loud = {
        ("classic", "AK-47", "undead-or-alive"): 1,
        ("army-of-the-dead", "TNT", "undead-or-alive"): 2,
        ("second-edition", "Molotov", "undead-or-alive"): 2,
        ("army-of-the-dead", "TNT", "second-edition"): 1,
        ("undead-or-alive", "Dynamite", "classic"): 1,
        ("classic", "Bow", "undead-or-alive"): 0,
    }
    assert {one: is_made(*one).noisy for one in loud} == loud


@pytest.mark.rule("UA-ERA-14")
def test_ammunition_and_reloading_are_put_into_the_words_of_the_mission() -> None:
    made = is_made("second-edition", "Sub-MG", "undead-or-alive"), is_made("undead-or-alive", "Twin Barrel", "classic")
    assert [(card.ammo, card.reload) for card in made] == [("bullets", False), ("heavy", True)]
    army = is_made("undead-or-alive", "Twin Barrel", "army-of-the-dead")
    assert (army.ammo, army.reload, army.ammo_dice) == (None, False, 1)
    assert is_made("classic", "Shotgun", "army-of-the-dead").ammo_dice == 0
    assert is_made("army-of-the-dead", "Heavy Machine Gun", "classic").ammo_dice == 0


@pytest.mark.rule("UA-ERA-01")
def test_a_campaign_has_no_room_for_strangers() -> None:
    team = [["Meg", "Ned", "Amy", "Josh", "Wanda", "Phil"]]
    with pytest.raises(SetupError, match="Meg is a Survivor of undead-or-alive: a campaign keeps sheets"):
        new_game("RM-T1", team, options={**ON, "campaign": "on"})


@pytest.mark.parametrize("here", EDITIONS.values(), ids=list(EDITIONS))
def test_everybody_of_every_edition_can_be_converted_to_every_other(here: object) -> None:
    assert here in MISSIONS
    edition = next(one for one in MISSIONS if one is here)
    for name in strangers(edition, edition.pack):
        found = crossing(name, edition.name)
        assert all(found.card.levels)
        assert all(find_skill(text) for level in found.card.levels for text in level)
        assert all(changes_told(found, words()))


def test_a_game_with_strangers_is_saved_undone_and_played_again() -> None:
    options = {**ON, "weapons-of-other-eras": "owners"}
    game = new_game("UA-M0", [["Ned", "Scott", "Meg", "Lili", "Amy (second-edition)", "Eva"]], seed=5, options=options)
    hashes = []
    for _ in range(60):
        hashes.append(game.state_hash())
        assert game.decision is not None
        game.choose(game.decision.options[0])
    again = Game.from_json(game.to_json())
    assert again.state_hash() == game.state_hash()
    assert all(edition.pack.hash in game.setting.content_hash for edition in EDITIONS.values())
    assert new_game("UA-M0", options=ON).setting.content_hash == UNDEAD.pack.hash, "nobody came"
    assert [one.levels for one in again.setting.identities] == [one.levels for one in game.setting.identities]
    assert Game.from_json(game.to_json(), run_all=True).state_hash() == game.state_hash()
    for before in reversed(hashes):
        game.undo(consent=True)
        assert game.state_hash() == before


def test_random_games_of_all_editions_survive_the_checker() -> None:
    for number in (1, 40):
        check_game(era_trial(number), most_decisions=40)


def test_the_terminal_lists_who_may_come_and_tells_what_becomes_of_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    asked = ["play", "--terminal", "--house", "other-eras"]
    assert main([*asked, "--mission", "UA-M0", "--survivors", "Ned,Meg,Jeb"]) == 0
    assert "Ned, of Classic: Tough works as in Classic. Health 2." in " ".join(capsys.readouterr().out.split())
    monkeypatch.setattr("sys.stdin", io.StringIO("classic\nRM-T1\nMeg,Ned,Amy,Josh,Wanda,Phil\n"))
    assert main([*asked, "--new"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Of Second Edition: " in said
    assert "Meg, of Undead or Alive: Gunslinger becomes: Fanning." in said
