"""Nobody can foretell the dice of a table, whatever was seen or downloaded; a game with a seed can be played again."""

import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from shamble.engine.saves import built
from shamble.games import new_game
from shamble.table import Seat, Store, Table, Tables
from shamble.table.store.migrations import MIGRATIONS
from shamble.world import Game
from shamble.world.setup import GameSetup, seated

from .conftest import TWO, play, play_until

OLD = json.loads((Path(__file__).parent / "version-1.json").read_text(encoding="utf-8"))


def next_dice(game: Any, count: int = 40) -> list[int]:
    """What a copy of the game would roll: all that its state, its seed and its generator can tell."""
    rolled: list[int] = game.copy().roll(count)
    return rolled


def whole(game: Game) -> str:
    return game.to_json()


def test_two_games_that_are_alike_in_everything_roll_different_dice(tables: Tables) -> None:
    table = play(tables.create(GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM"))).table, 12)
    twin = Table.open(table.store, table.code)
    assert twin.game.state.to_data() == table.game.state.to_data()
    assert next_dice(twin.game) != next_dice(table.game)
    assert next_dice(Game.from_json(whole(table.game))) != next_dice(table.game), "a save tells no dice either"


def test_the_set_up_of_a_table_has_no_seed_to_be_found(tables: Tables) -> None:
    made = tables.create(GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM")))
    setup = made.table.game.setting.setup
    assert setup.seed is None
    first, second = built(setup), built(setup)
    assert first.copy().shuffle(range(40)) != second.copy().shuffle(range(40))
    assert next_dice(first) != next_dice(second)


def test_a_table_replays_what_chance_gave(tables: Tables) -> None:
    table = play(tables.create(GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM"))).table, 60)
    hash_before = table.game.state_hash()
    assert Table.open(table.store, table.code).game.state_hash() == hash_before
    assert Game.from_json(whole(table.game)).state_hash() == hash_before
    table.agreement.ask({0, 1}, "undo")
    table.agreement.ask({0, 1}, "redo")
    assert table.game.state_hash() == hash_before


def test_an_uploaded_game_and_the_next_one_of_a_team_have_no_seed(tables: Tables) -> None:
    table = tables.create(
        GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM"), seed=5),
        seats=[Seat(0, "Ann"), Seat(1, "Ben")],
    ).table
    uploaded = tables.upload(whole(table.game)).table
    table.agreement.ask({0, 1}, "give-up")
    for other in (uploaded, tables.again(table)):
        assert next_dice(other.game) != next_dice(Table.open(other.store, other.code).game)


def test_who_asks_for_a_seed_gets_its_game_also_after_a_restart(tables: Tables) -> None:
    first, second = (
        tables.create(GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM"), seed=5)).table
        for _ in range(2)
    )
    assert play(first, 20).game.state_hash() == play(second, 20).game.state_hash()
    assert next_dice(Table.open(first.store, first.code).game) == next_dice(second.game)
    assert next_dice(new_game("RM-T1", seed=3)) == next_dice(new_game("RM-T1", seed=3))


def test_thinking_tells_a_bot_nothing_and_costs_no_secure_dice(tables: Tables) -> None:
    table = tables.create(GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM"))).table
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind == "turn")
    assert next_dice(table.game.redeal(0)) == next_dice(table.game.redeal(0))
    assert table.game.redeal(0).secure is None


def test_games_of_older_databases_are_no_longer_foretold(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    old = Store(url, MIGRATIONS[:2])
    with old._transaction() as connection:
        for name in ("tables", "seats", "entries", "links", "grants"):
            connection.execute(sa.insert(sa.Table(name, sa.MetaData(), autoload_with=connection)), OLD[name])
    old.close()
    store = Store(url)
    games = [Table.open(store, OLD["tables"][0]["code"]).game for _ in range(2)]
    assert next_dice(games[0]) != next_dice(games[1])
    store.close()
