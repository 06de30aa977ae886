"""Mixed tables: anybody of any box, and Survivors made up of any Skills."""

from pathlib import Path

import pytest

from shamble.bots.stream import Stream
from shamble.content import plain, survivor_of
from shamble.editions import EDITIONS, Edition
from shamble.engine.errors import SetupError
from shamble.games.missions import edition_of
from shamble.lab import soaking
from shamble.lab.checker import check_game
from shamble.lab.made_survivors import made_survivor
from shamble.lab.trials import SKILLS, era_trial, mixed_trial, name_of, start, trial, wild_trial, with_house_rules
from shamble.world.setup import GameSetup

CLASSIC = EDITIONS["classic"]

WILD = (1, 12)
TABLES = [mixed_trial(number) for number in range(40)]


def test_the_same_number_gives_the_same_table() -> None:
    assert mixed_trial(7) == mixed_trial(7)
    assert name_of(mixed_trial(7)) == name_of(mixed_trial(7))


def test_tables_hold_people_of_all_kinds_and_nobody_twice() -> None:
    pack = EDITIONS["classic"].pack
    boxes, skills, made = set(), set(), 0
    for number, table in enumerate(TABLES):
        names = table.names
        known = [pack.survivors[name] for name in names if name in pack.survivors]
        assert len({card.name for card in known}) == len(known)
        assert len(known) + len(table.survivors) == len(names) == len(trial(number).names)
        boxes |= {card.box for card in known}
        skills.add(table.options[SKILLS])
        made += len(table.survivors)
    assert boxes >= {"S1", "RM", "TCM", "PO", "LZ", "AN"}
    assert skills == {"printed", "semi-official"}
    assert made > len(TABLES)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_made_survivors_are_as_good_as_those_of_a_file(edition: Edition) -> None:
    traits: set[str] = set()
    for number in range(200):
        one = made_survivor(Stream(number), "Somebody", edition)
        assert survivor_of(plain(one), "made", edition.pack) == one
        traits |= set(one.traits)
    assert traits == {trait for card in edition.pack.survivors.values() for trait in card.traits}


def test_nobody_is_made_up_of_a_class_that_the_mission_keeps_out() -> None:
    tables = [mixed_trial(number, ["UA-M7"]) for number in range(12)]
    traits = [trait for table in tables for one in table.survivors for trait in one["traits"]]
    assert set(traits) == {"Brawler", "Gunslinger"}
    assert all(start(table).state.survivors for table in tables[:2])


def test_a_mixed_game_survives_the_checker() -> None:
    assert check_game(mixed_trial(3)).outcome


def test_house_rules_are_drawn_that_go_together() -> None:
    drawn = [with_house_rules(table) for table in TABLES]
    assert drawn == [with_house_rules(table) for table in TABLES]
    assert len({name for table in drawn for name in table.options}) > len(CLASSIC.house) // 2
    assert all(CLASSIC.ruleset(table.variant, table.options) for table in drawn)
    assert list(drawn[0].options)[-1] in name_of(drawn[0])


@pytest.mark.parametrize("number", [10, 17, 24])
def test_house_rules_that_keep_the_team_out_are_left_out(number: int) -> None:
    """A campaign keeps no sheets for Survivors of other editions."""
    table = era_trial(number, sorted(EDITIONS["classic"].pack.missions))
    drawn = with_house_rules(table)
    assert start(drawn).decision is not None


def test_mixed_games_with_house_rules_survive_the_checker() -> None:
    for number in (1, 2):
        assert check_game(with_house_rules(mixed_trial(number))).outcome


def test_a_soak_may_be_so_many_games_long(tmp_path: Path) -> None:
    done = soaking.soak(0, games=3, missions=["RM-T1"], seed=0, path=tmp_path / "soak.json")
    assert (done.games, done.unfinished, done.failed) == (3, 0, [])


def test_a_soak_on_two_processes_plays_the_same_games() -> None:
    alone, together = (
        soaking.soak(0, games=3, missions=["RM-T1"], seed=0, most_decisions=9, workers=workers) for workers in (1, 2)
    )
    assert (together.games, together.decisions) == (alone.games, alone.decisions) == (3, 27)
    assert together.unfinished == alone.unfinished == 3


def test_wild_tables_mix_boxes_house_rules_and_made_up_missions() -> None:
    tables = [wild_trial(number) for number in range(6)]
    assert tables[3] == wild_trial(3)
    assert any(table.mission.endswith(".yaml") for table in tables)
    assert any(name in CLASSIC.house for table in tables for name in table.options)
    assert len({table.boxes for table in tables}) > 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_wild_games_of_every_edition_survive_the_checker(edition: str) -> None:
    tables = [wild_trial(number, edition) for number in WILD]
    assert {edition_of(table.mission).name for table in tables} == {edition}
    assert all(check_game(table, most_decisions=100).decisions for table in tables)


def test_a_soak_goes_through_the_editions_or_stays_with_one(tmp_path: Path) -> None:
    def editions(asked: str) -> list[str]:
        played: list[str] = []

        def any_trial(seed: int, edition: str) -> GameSetup:
            played.append(edition)
            return trial(seed)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(soaking, "wild_trial", any_trial)
            soaking.soak(0, games=len(EDITIONS), edition=asked, seed=0, most_decisions=1, path=tmp_path / "soak.json")
        return played

    assert editions("") == list(EDITIONS)
    assert editions("second-edition") == ["second-edition"] * len(EDITIONS)
    with pytest.raises(SetupError, match="did you mean"):
        editions("second-edtion")
