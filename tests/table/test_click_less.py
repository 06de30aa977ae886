"""Fewer clicks: walks of several Moves, attacks that hit nobody or friends, and why an option is missing."""

import pytest
from tests.sent import sent

from shamble.table import Refused, Table, Tables
from shamble.table.screen.lookahead import zone_index
from shamble.world.setup import GameSetup

from .conftest import play_until


def walkable(table: Table) -> bool:
    decision = table.game.decision
    return decision is not None and decision.kind == "turn" and bool(walks_of(table))


def walks_of(table: Table) -> dict[str, dict[str, object]]:
    assert table.game.decision is not None
    shown = sent(table.screen(set(table.game.decision.seats)))["decision"]
    found: dict[str, dict[str, object]] = shown.get("walks", {})
    return found


def standing(table: Table, who: int) -> int:
    return table.game.state.survivors[who].zone


def test_one_click_walks_several_zones_and_undo_takes_it_back_as_one(table: Table) -> None:
    play_until(table, walkable)
    assert table.game.decision is not None
    who, mine, origin = (
        table.game.decision.who,
        set(table.game.decision.seats),
        standing(table, table.game.decision.who),
    )
    zone, walk = next(iter(walks_of(table).items()))
    log, seq, way = len(table.game.log), table.seq, walk["way"]
    assert isinstance(way, list)
    assert way[-1] == zone
    table.walk(mine, seq, zone)
    assert standing(table, who) == zone_index(table.game, zone)
    assert len(table.game.log) == log + len(way) > log + 1
    with pytest.raises(Refused, match="already been made"):
        table.choose(mine, seq, table.game.log[log].key)
    assert sent(table.screen(mine))["can_undo"] == "free"
    assert table.agreement.ask(mine, "undo")
    assert (standing(table, who), len(table.game.log)) == (origin, log)
    assert table.agreement.ask(mine, "redo")
    assert standing(table, who) == zone_index(table.game, zone)
    again = Table.open(table.store, table.code)
    assert again.history.undo_count() == len(way)


def test_a_walk_stops_when_something_happens(tables: Tables) -> None:
    table = tables.create(GameSetup(mission="RM-M01", seed=5), holder="ann").table
    play_until(table, lambda table: walkable(table) and any(len(w["way"]) > 2 for w in walks_of(table).values()))  # type: ignore[arg-type]
    assert table.game.decision is not None
    who = table.game.decision.who
    zone, walk = next((zone, walk) for zone, walk in walks_of(table).items() if len(walk["way"]) > 2)  # type: ignore[arg-type]
    take = table.choices.take
    log = len(table.game.log)

    def interrupted(option: object, seat: int, **how: object) -> None:
        take(option, seat, **how)  # type: ignore[arg-type]
        table.game.emit("died", "CL-ZATK-04", who=who, zone=0)

    table.choices.take = interrupted  # type: ignore[method-assign]
    table.walk({0}, table.seq, zone)
    assert len(table.game.log) == log + 1
    assert standing(table, who) == zone_index(table.game, walk["way"][0])  # type: ignore[index]


def test_nobody_walks_where_no_way_leads_or_for_others(table: Table) -> None:
    play_until(table, walkable)
    assert table.game.decision is not None
    mine, others = set(table.game.decision.seats), {0, 1} - set(table.game.decision.seats)
    zone = next(iter(walks_of(table)))
    here = table.game.setting.board.zones[standing(table, table.game.decision.who)].name
    log = len(table.game.log)
    for seats, seq, wanted in (
        (others, table.seq, zone),
        (mine, table.seq - 1, zone),
        (mine, table.seq, here),
        ((), 0, zone),
    ):
        with pytest.raises(Refused):
            table.walk(seats, seq, wanted)
    with pytest.raises(Refused, match="no such Zone"):
        table.walk(mine, table.seq, "nowhere")
    assert len(table.game.log) == log


def test_what_is_missing_is_told_with_its_rule(table: Table) -> None:
    play_until(table, walkable)
    assert table.game.decision is not None
    mine = set(table.game.decision.seats)
    missing = {one["action"]: one for one in sent(table.screen(mine))["decision"]["missing"]}
    assert missing["melee"]["text"] == "no Melee attack: nobody to fight here"
    assert missing["melee"]["rule"] == "CL-MELEE-01"
    assert "missing" not in sent(table.screen({0, 1} - mine))["decision"]


def test_attacks_on_nobody_stand_aside_and_those_on_friends_are_marked(tables: Tables) -> None:
    table = tables.create(GameSetup(mission="RM-M01", seed=5), holder="ann").table

    def shooting(table: Table) -> bool:
        decision = sent(table.screen({0}))["decision"]
        return decision["kind"] == "turn" and any(one["action"] == "ranged" for one in decision["options"])

    play_until(table, shooting)
    game = table.game
    shooter, friend = game.state.survivors[game.decision.who], None  # type: ignore[union-attr]
    shots = [one for one in sent(table.screen({0}))["decision"]["options"] if one["action"] == "ranged"]
    assert [one.get("more", False) for one in shots] == [one.get("idle", False) for one in shots]
    for one in shots:
        there = [s for s in game.survivors_in(zone_index(game, one["zone"])) if s is not shooter]
        assert one.get("risky", False) == bool(there)
        friend = friend or there
    folded = {one["action"] for one in sent(table.screen({0}))["decision"]["options"] if one.get("more")}
    assert {"noise", "reorganise"} >= folded - {"ranged", "trade"}


def test_moves_come_before_attacks_on_nobody(tables: Tables) -> None:
    table = tables.create(GameSetup(mission="RM-M01", seed=5), holder="ann").table
    seen: set[bool | None] = set()
    for _ in range(2):
        play_until(table, lambda table: fights(table) not in (*seen, None))
        groups = list(dict.fromkeys(one["group"] for one in sent(table.screen({0}))["decision"]["options"]))
        seen.add(fights(table))
        if "Fight" in groups and "Move" in groups:
            assert (groups.index("Fight") < groups.index("Move")) == fights(table)


def fights(table: Table) -> bool | None:
    decision = sent(table.screen({0}))["decision"]
    if decision is None or decision["kind"] != "turn":
        return None
    attacks = [one for one in decision["options"] if one["action"] in ("melee", "ranged")]
    return any(not one.get("idle") for one in attacks) if attacks else None
