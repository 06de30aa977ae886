"""Arrows and planned Moves: whose they are, how many, how long they last."""

import pytest
from tests.sent import sent

from shamble.table import Refused, Table
from shamble.table.screen.plans import ARROWS_PER_SEAT, GHOSTS_PER_SEAT, SECONDS, MarkShown, Plans

from .conftest import play_until


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def plans(clock: Clock) -> Plans:
    return Plans(clock)


@pytest.fixture
def begun(table: Table) -> Table:
    return play_until(table, lambda table: table.game.state.round == 1 and table.game.state.phase == "players")


def zones(table: Table) -> list[str]:
    return [zone.name for zone in table.game.setting.board.zones]


def drawn(plans: Plans, table: Table) -> list[MarkShown]:
    return plans.shown(table.game, lambda seat: table.seats[seat].name).marks


def shown(plans: Plans, table: Table) -> list[dict[str, object]]:
    marks: list[dict[str, object]] = sent(drawn(plans, table))
    return marks


def test_an_arrow_has_an_owner_and_words(plans: Plans, begun: Table) -> None:
    a, b, *_ = zones(begun)
    plans.arrow(begun.game, 1, a, b)
    (mark,) = shown(plans, begun)
    assert (mark["kind"], mark["by"], mark["name"], mark["zones"]) == ("arrow", 1, "Ben", [a, b])
    names = sent(begun.screen())["names"]
    assert mark["text"] == f"Ben points from {names[a]} to {names[b]}."
    assert mark["seconds"] == SECONDS


def test_what_another_process_shows_is_taken_over_and_added_to(plans: Plans, begun: Table) -> None:
    a, b, *_ = zones(begun)
    plans.arrow(begun.game, 0, a, b)
    plans.ghost(begun.game, 0, 0, a)
    elsewhere = Plans(Clock())
    elsewhere.take_over(begun.game, drawn(plans, begun))
    assert shown(elsewhere, begun) == shown(plans, begun)
    elsewhere.arrow(begun.game, 1, b, a)
    assert [mark["by"] for mark in shown(elsewhere, begun)] == [0, 0, 1]
    assert len({mark["id"] for mark in shown(elsewhere, begun)}) == 3


def test_the_same_arrow_again_takes_it_away_but_not_that_of_another(plans: Plans, begun: Table) -> None:
    a, b, *_ = zones(begun)
    for seat in (0, 1, 1):
        plans.arrow(begun.game, seat, a, b)
    assert [mark["by"] for mark in shown(plans, begun)] == [0]


def test_there_are_only_so_many(plans: Plans, begun: Table) -> None:
    names = zones(begun)
    for name in names[1 : ARROWS_PER_SEAT + 4]:
        plans.arrow(begun.game, 0, names[0], name)
    plans.arrow(begun.game, 1, names[0], names[1])
    own = [mark["zones"] for mark in shown(plans, begun) if mark["by"] == 0]
    assert own == [[names[0], name] for name in names[4 : ARROWS_PER_SEAT + 4]]
    for who in range(6):
        for name in names[:3]:
            plans.ghost(begun.game, 0, who, name)
    assert len([mark for mark in shown(plans, begun) if mark["kind"] == "ghost"]) <= GHOSTS_PER_SEAT


def test_a_planned_move_knows_its_way_and_is_gone_when_it_is_made(plans: Plans, begun: Table) -> None:
    game = begun.game
    who = game.on_board()[0]
    near = game.layout.adjacent[who.zone][0]
    far = next(zone for zone in range(len(zones(begun))) if game.layout.distance(who.zone, zone) == 2)
    plans.ghost(game, 0, who.index, zones(begun)[near])
    plans.ghost(game, 0, who.index, zones(begun)[far])
    (mark,) = shown(plans, begun)
    way = mark["zones"]
    assert isinstance(way, list)
    assert (way[0], way[-1], len(way), mark["walks"]) == (zones(begun)[who.zone], zones(begun)[far], 3, True)
    assert not plans.drop_old(game)
    moved = game.copy()
    moved.state.survivors[who.index].zone = far
    assert plans.drop_old(moved)
    assert shown(plans, begun) == []


def test_no_open_way_is_told_and_standing_still_is_no_plan(plans: Plans, begun: Table) -> None:
    game = begun.game
    who = game.on_board()[0]
    closed = next(zone for zone in range(len(zones(begun))) if game.layout.distance(who.zone, zone) < 0)
    plans.ghost(game, 0, who.index, zones(begun)[closed])
    assert [mark["walks"] for mark in shown(plans, begun)] == [False]
    plans.ghost(game, 0, who.index, zones(begun)[who.zone])
    assert shown(plans, begun) == []


def test_they_are_gone_with_the_round_after_a_while_or_when_wiped_away(
    plans: Plans, begun: Table, clock: Clock
) -> None:
    a, b, c, *_ = zones(begun)
    plans.arrow(begun.game, 0, a, b)
    clock.now += SECONDS / 2
    plans.arrow(begun.game, 0, a, c)
    clock.now += SECONDS / 2
    assert plans.drop_old(begun.game)
    assert [mark["zones"] for mark in shown(plans, begun)] == [[a, c]]
    assert not plans.wipe({1})
    assert plans.wipe({0, 1})
    plans.arrow(begun.game, 1, a, b)
    later = begun.game.copy()
    later.state.round += 1
    assert plans.drop_old(later)
    assert shown(plans, begun) == []


def test_nonsense_is_refused(plans: Plans, begun: Table) -> None:
    a, *_ = zones(begun)
    with pytest.raises(Refused, match="from one Zone to another"):
        plans.arrow(begun.game, 0, a, a)
    with pytest.raises(Refused, match="no such Zone"):
        plans.arrow(begun.game, 0, a, "Atlantis")
    for who in (-1, 99, True, "Ned", None):
        with pytest.raises(Refused, match="no such Survivor"):
            plans.ghost(begun.game, 0, who, a)
