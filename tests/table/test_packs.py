"""Games with what somebody dropped into the data folder: played, saved, shown again, and never changed under way."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from shamble.bots import RandomBot
from shamble.engine.errors import SaveError, SetupError
from shamble.errors import ShambleError
from shamble.games import beginning, build, new_game
from shamble.lab.checker import check_game
from shamble.packs import shelf
from shamble.packs.copies import keep_for_good
from shamble.scenario.exporting import export
from shamble.table import Tables
from shamble.table.errors import Damaged
from shamble.table.files.uploads import game_of_upload
from shamble.table.screen.replay import Replay
from shamble.table.store.store import Store
from shamble.table.table import Table
from shamble.terminal.saves import Saves
from shamble.world.game import Game
from shamble.world.setup import GameSetup, seated

Drop = Callable[..., Path]
MISSION = "last-round"
TEAM = ["Vera", "Bear", "Cathy", "Dan", "James", "Jane"]


@pytest.fixture
def restarted(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Forgets everything that was read so far, as another process would not know it."""
    return lambda: monkeypatch.setattr(shelf, "_memory", shelf._PackMemory())


def played(game: Game, choices: int, seed: int = 1) -> Game:
    bot = RandomBot(seed)
    for _ in range(choices):
        if game.decision is not None:
            game.choose(bot.choose(game))
    return game


@pytest.mark.parametrize("seed", range(3))
def test_random_play_survives_a_dropped_mission(drop: Drop, seed: int) -> None:
    drop()
    checked = check_game(
        GameSetup(mission=MISSION, seed=seed, players=seated([TEAM[:3], TEAM[3:]]), boxes=("RM", "night-shift"))
    )
    assert checked.outcome


def test_everything_in_a_pack_takes_part(drop: Drop) -> None:
    drop()
    game = new_game(MISSION, [TEAM])
    setting = game.setting
    assert setting.board.tile_names == ("6V", "yard")
    assert len(setting.numbers_of("Bone Saw")) == 2
    assert "night-shift #1" in [card.name for card in setting.zombie_cards]
    assert setting.setup.boxes == ("RM", "night-shift")
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.options[0])
    vera = next(survivor for survivor in game.state.survivors if survivor.name == "Vera")
    held = [setting.card(number).name for number in vera.slots if number > 0]
    assert "Bone Saw" in held


def test_cards_join_where_their_box_is_in_play_and_only_there(drop: Drop, packs: Path) -> None:
    drop()
    assert (
        not new_game("RM-T1").setting.numbers_of("Bone Saw")
        if "Bone Saw" in new_game("RM-T1").setting.type_of
        else True
    )
    game = new_game("RM-T1", boxes=["RM", "night-shift"])
    assert len(game.setting.numbers_of("Bone Saw")) == 2
    assert list(game.setting.setup.packs) == ["night-shift"]
    brought = new_game("RM-T1", [TEAM])
    assert brought.setting.setup.boxes == ("RM", "night-shift"), "whoever begins with a card of a pack brings it"
    path = packs / "night-shift/survivors/vera.yaml"
    told = path.read_text(encoding="utf-8").replace("starting_equipment: [Bone Saw]", "")
    path.write_text(told.replace("[+1 Action]", "['Starts with a Bone Saw']"), encoding="utf-8")
    assert new_game("RM-T1", [TEAM]).setting.setup.boxes == ("RM", "night-shift"), "a Skill may name it, too"
    path.write_text(told, encoding="utf-8")
    assert new_game("RM-T1", [TEAM]).setting.setup.boxes == ("RM",)


def test_a_game_is_saved_and_shown_again(drop: Drop, restarted: Callable[[], None]) -> None:
    drop()
    game = played(new_game(MISSION, [TEAM], seed=4), 40)
    text = game.to_json()
    restarted()
    again = Game.from_json(text)
    assert again.note == ""
    assert again.state_hash() == game.state_hash()
    assert len(Replay.of_file(text)) == len(game.log)


def test_a_running_game_does_not_feel_an_edited_pack(drop: Drop) -> None:
    folder = drop()
    game = played(new_game(MISSION, [TEAM], seed=4), 20)
    other = played(new_game(MISSION, [TEAM], seed=4), 20)
    path = folder / "missions/last-round.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("exit: 6V.S5", "exit: 6V.S3"), encoding="utf-8")
    assert new_game(MISSION).setting.mission.exit != game.setting.mission.exit
    assert played(game, 30, 2).state_hash() == played(other, 30, 2).state_hash()
    assert len(Replay.of(game)) == len(game.log), "what was read once is remembered"
    shutil.rmtree(folder)
    assert Game.from_json(game.to_json()).state_hash() == game.state_hash()


@pytest.fixture
def no_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on another computer, or in a folder where nothing can be written."""
    monkeypatch.setattr(beginning, "keep", lambda pack: None)


def test_a_game_goes_on_with_a_copy_when_its_pack_was_edited_or_taken_away(
    drop: Drop, packs: Path, restarted: Callable[[], None]
) -> None:
    path = drop() / "missions/last-round.yaml"
    alone = packs / "mo.yaml"
    alone.write_text((packs / "night-shift/survivors/vera.yaml").read_text(encoding="utf-8").replace("Vera", "Mo"))
    game = played(new_game(MISSION, [TEAM], seed=4), 20)
    text = game.to_json()
    path.write_text(path.read_text(encoding="utf-8").replace("minutes: 30", "minutes: 40"), encoding="utf-8")
    restarted()
    assert Game.from_json(text).state_hash() == game.state_hash()
    shutil.rmtree(packs)
    restarted()
    again = Game.from_json(text)
    assert again.state_hash() == game.state_hash()
    assert played(again, 10, 3).state_hash() == played(game, 10, 3).state_hash()
    [copy] = (packs.parent / "packs-of-games").iterdir()
    damaged = copy / "night-shift/missions/last-round.yaml"
    damaged.write_text(damaged.read_text(encoding="utf-8").replace("The Last Round", "Another"), encoding="utf-8")
    restarted()
    with pytest.raises(SetupError, match="put its folder among"):
        Game.from_json(text)


@pytest.mark.parametrize("name", ["../night-shift", "..", "/etc", "night-shift/missions"])
def test_a_forged_save_leads_to_no_other_folder(drop: Drop, name: str) -> None:
    drop()
    setup = new_game(MISSION).setting.setup
    with pytest.raises(SetupError, match="is not here: put"):
        build(replace(setup, packs={name: setup.packs["night-shift"]}))


@pytest.mark.usefixtures("no_copies")
def test_a_save_without_its_pack_says_what_to_do_and_goes_on_when_it_is_back(
    drop: Drop, packs: Path, restarted: Callable[[], None]
) -> None:
    drop()
    game = played(new_game(MISSION, [TEAM], seed=4), 20)
    text = game.to_json()
    shutil.rmtree(packs / "night-shift")
    restarted()
    with pytest.raises(SetupError, match='pack "night-shift", which is not here: put its folder among'):
        Game.from_json(text)
    path = drop() / "missions/last-round.yaml"
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace("minutes: 30", "minutes: 40"), encoding="utf-8")
    with pytest.raises(SetupError, match='"night-shift" has changed since this game was begun'):
        Game.from_json(text)
    path.write_text("format: 1\n", encoding="utf-8")
    with pytest.raises(SetupError, match="has faults now"):
        Game.from_json(text)
    path.write_text(whole, encoding="utf-8")
    assert Game.from_json(text).state_hash() == game.state_hash()


@pytest.mark.usefixtures("no_copies")
def test_a_table_without_its_pack_is_refused_with_the_reason(
    drop: Drop, packs: Path, restarted: Callable[[], None]
) -> None:
    drop()
    store = Store("sqlite://")
    code = Tables(store).create(GameSetup(mission=MISSION, players=seated([TEAM]))).table.code
    shutil.move(packs / "night-shift", packs.parent / "away")
    restarted()
    with pytest.raises(Damaged, match="put its folder among"):
        Table.open(store, code)
    shutil.move(packs.parent / "away", packs / "night-shift")
    assert Table.open(store, code).game.setting.mission.id == MISSION
    store.close()


def test_no_scenario_is_written_of_a_game_with_a_pack(drop: Drop) -> None:
    drop()
    with pytest.raises(ShambleError, match="is played with night-shift; a scenario knows only what is built in"):
        export(new_game(MISSION, [TEAM]))


@pytest.mark.usefixtures("no_copies")
def test_an_upload_needs_the_pack_that_it_names(drop: Drop, packs: Path, restarted: Callable[[], None]) -> None:
    drop()
    text = played(new_game(MISSION, [TEAM], seed=4), 10).to_json()
    assert game_of_upload(text).setting.mission.id == MISSION
    shutil.rmtree(packs / "night-shift")
    restarted()
    with pytest.raises(SaveError, match="put its folder among"):
        game_of_upload(text)


def copies(packs: Path) -> list[str]:
    return sorted(path.name for path in (packs.parent / "packs-of-games").iterdir() if path.is_dir())


def aged(packs: Path) -> None:
    """As if nobody had touched the copies for a month."""
    long_ago = time.time() - 30 * 24 * 3600
    for path in (packs.parent / "packs-of-games").iterdir():
        os.utime(path, (long_ago, long_ago))


def edited(folder: Path, minutes: int) -> None:
    path = folder / "missions/last-round.yaml"
    path.write_text(re.sub(r"minutes: \d+", f"minutes: {minutes}", path.read_text(encoding="utf-8")), encoding="utf-8")


def test_copies_that_no_game_uses_go_and_all_others_stay(
    drop: Drop, packs: Path, restarted: Callable[[], None]
) -> None:
    folder, saves = drop(), Saves()
    store = Store.in_folder(packs.parent)
    table = Tables(store).create(GameSetup(mission=MISSION, players=seated([TEAM]))).table
    edited(folder, 41)
    game = new_game(MISSION, [TEAM])
    saves.write("mine", game)
    edited(folder, 42)
    new_game(MISSION, [TEAM])
    of_table, of_save, of_nobody = (
        one.setting.setup.packs["night-shift"] for one in (table.game, game, new_game(MISSION, [TEAM]))
    )
    assert copies(packs) == sorted({of_table, of_save, of_nobody})
    store.tidy()
    assert len(copies(packs)) == 3, "a game that has just begun may not be saved yet"
    aged(packs)
    store.tidy()
    assert copies(packs) == sorted([of_table, of_save])
    saves.path("mine").write_bytes(b"\xff" + saves.path("mine").read_bytes()[:-9])
    store.tidy()
    assert copies(packs) == sorted([of_table, of_save]), "what is damaged may be mended"
    store.delete(table.code)
    assert copies(packs) == [of_save]
    saves.path("mine").unlink()
    restarted()
    store.tidy()
    assert copies(packs) == []
    store.close()


def test_a_game_that_goes_on_keeps_its_copy(drop: Drop, packs: Path, restarted: Callable[[], None]) -> None:
    folder = drop()
    text = new_game(MISSION, [TEAM]).to_json()
    aged(packs)
    shutil.rmtree(folder)
    restarted()
    Game.from_json(text)
    store = Store.in_folder(packs.parent)
    store.tidy()
    assert len(copies(packs)) == 1, "a game in a file somewhere was gone on with a moment ago"
    store.close()


def test_games_that_cannot_be_listed_keep_every_copy(drop: Drop, packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drop()
    new_game(MISSION, [TEAM])
    aged(packs)
    elsewhere = Store(f"sqlite:///{packs.parent / 'elsewhere.sqlite'}")
    elsewhere.tidy()
    assert len(copies(packs)) == 1
    elsewhere.close()
    store = Store.in_folder(packs.parent)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_text", _unreadable)
        Saves().write("mine", new_game("RM-T1"))
        store.tidy()
    assert len(copies(packs)) == 1
    keep_for_good()
    store.tidy()
    assert len(copies(packs)) == 1
    store.close()


def _unreadable(*_: object, **__: object) -> str:
    raise PermissionError(13, "no")
