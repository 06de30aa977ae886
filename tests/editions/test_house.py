"""House rules are options: they add up where they can, and are refused with the reason where they cannot."""

import pytest

from shamble.editions import EDITIONS
from shamble.engine import SetupError
from shamble.games import new_game
from shamble.rulebook import load
from shamble.rules.house.followers import can_serve
from shamble.rules.rule import OFF
from shamble.scenario.building import KIND, build
from shamble.text import words
from shamble.world.records import Identity

CLASSIC = EDITIONS["classic"]
HOUSE = CLASSIC.house
ruleset = CLASSIC.ruleset


def refused(**options: str) -> str:
    with pytest.raises(SetupError) as caught:
        ruleset("rue-morgue", {name.replace("_", "-"): value for name, value in options.items()})
    return str(caught.value)


def test_no_entry_is_played_by_two_options() -> None:
    played = [rule for one in HOUSE.values() for rule in one.ids]
    assert len(played) == len(set(played))
    assert set(played) <= {entry for entry in load().rules if entry.startswith(("CL-HOUSE-", "UA-ERA-"))}


def test_what_a_house_rule_replaces_joins_and_needs_is_there() -> None:
    for rule in HOUSE.values():
        assert all(load().get(replaced) for replaced in rule.replaces)
        assert {*(other for value in rule.values.values() for other in value.joins), *rule.needs} <= set(HOUSE), (
            rule.name
        )


def test_every_house_rule_has_words() -> None:
    assert all(words().option(name) and words().about(name) for name in HOUSE)
    for chapter, rules in CLASSIC.house_chapters():
        assert words().page(f"house-chapter-{chapter}")
        assert rules


def test_every_house_rule_can_be_played_alone_or_with_what_it_needs() -> None:
    for rule in HOUSE.values():
        for value in rule.values:
            wanted = {rule.name: value, **{needed: next(iter(HOUSE[needed].values)) for needed in rule.needs}}
            assert ruleset("older-seasons", wanted).chosen[rule.name] == value


def test_house_rules_are_found_by_name_and_by_id() -> None:
    assert CLASSIC.house_rule("three-wounds") == CLASSIC.house_rule("CL-HOUSE-42") == "three-wounds"
    assert CLASSIC.house_rule("four-wounds") is None


def test_house_rules_about_wounds_add_up() -> None:
    wounds = ("three-wounds", "wounds-cost-nothing", "wounds-take-no-slot", "frail-but-slippery", "hard-hitters")
    assert set(wounds) <= set(ruleset("rue-morgue", dict.fromkeys(wounds, "on")).chosen)


def test_two_that_replace_the_same_rule_are_refused_with_the_rule() -> None:
    assert "both replace CL-PRIO-01 (The eleven targeting priority levels)" in refused(
        big_ones_first="on", abominations_first="on"
    )
    assert "both replace CL-TARGET-01" in refused(misses_hit_survivors="on", no_team_fire="on")


@pytest.mark.rule("CL-HOUSE-61")
def test_one_that_builds_on_another_is_refused_without_it() -> None:
    assert "hard-hitters is meant for games with three-wounds" in refused(hard_hitters="on")
    assert "hard-hitters is meant for games with three-wounds" in refused(hard_hitters="on", three_wounds="off")


def test_all_faults_are_told_at_once() -> None:
    told = refused(tree_wounds="on", no_team_fire="yes", hard_hitters="on", uneven_splits="on", no_splitting="on")
    assert "did you mean 'three-wounds'" in told
    assert "option 'no-team-fire' is 'yes'; it may be 'off' or 'on'" in told
    assert "hard-hitters is meant for" in told
    assert "both replace CL-SPLIT-01" in told


def test_off_is_as_if_nothing_had_been_said() -> None:
    plain, off = ruleset("rue-morgue", {}), ruleset("rue-morgue", {"three-wounds": OFF})
    assert plain.ways == off.ways
    assert {**plain.chosen, "three-wounds": OFF} == off.chosen


def test_they_are_saved_with_the_game_and_changed_in_its_middle() -> None:
    game = new_game("RM-T1", seed=1, options={"tough-runners": "on"})
    runner = game.setting.kind_of["Skinner Runner"]
    assert game.setting.kinds[runner].min_damage == 2
    again = type(game).from_json(game.to_json())
    assert again.setting.kinds[runner].min_damage == 2
    again.change_rules({"tough-runners": "off", "three-wounds": "on"}, by=0)
    assert again.setting.kinds[runner].min_damage == 1
    assert again.setting.rules.chosen["three-wounds"] == "on"
    assert game.setting.kinds[runner].min_damage == 2


def test_what_speaks_at_set_up_alone_cannot_be_changed_later() -> None:
    game = new_game("RM-T1", seed=1)
    with pytest.raises(SetupError, match="'no-building' has done its work at set-up"):
        game.change_rules({"no-building": "on"}, by=0)
    assert "no-building" not in CLASSIC.changeable()
    assert "three-wounds" in CLASSIC.changeable()


@pytest.mark.rule("CL-HOUSE-26")
def test_without_building_the_improved_weapons_are_in_the_deck() -> None:
    def molotovs(options: dict[str, str]) -> tuple[int, int]:
        game = new_game("RM-T1", seed=1, boxes=["S1", "RM"], options=options)
        cards = set(game.setting.numbers_of("Molotov"))
        return len(cards & set(game.state.decks["equipment"])), len(cards & set(game.state.aside))

    in_deck, aside = molotovs({})
    assert (in_deck, aside > 0) == (0, True)
    assert molotovs({"no-building": "on"}) == (aside, 0)


@pytest.mark.rule("CL-HOUSE-47")
@pytest.mark.parametrize(
    ("skill", "serves"),
    [
        ("Starts with a Pistol", False),
        ("Starts with 2 XP", False),
        ("Starts with Health 3", False),
        ("Can start at Red", True),
    ],
)
def test_whose_first_skill_is_about_the_beginning_cannot_serve(skill: str, serves: bool) -> None:
    assert can_serve(Identity("Ann", ((skill,), (), (), ()))) is serves


@pytest.mark.rule("CL-HOUSE-47")
def test_a_skill_about_the_beginning_is_not_lent_to_the_leader() -> None:
    followers = [{"piece": "follower", "zone": "a", "called": name, "leader": "Bob"} for name in ("Phil", "Amy")]
    position = {
        "scenario": "Bob leads Phil, who would start with a Pistol, and Amy",
        "boxes": ["S1"],
        "options": {"survivors-as-companions": "2"},
        "board": {"grid": "a"},
        "survivors": {"Bob": {"at": "a", "skills": []}},
        "pieces": followers,
        "steps": [],
    }
    game = build({"kind": KIND, "scenario": position}).start()
    assert set(game.state.survivors[0].profile.traits) == {"+1 free Move Action"}
