"""Survivors and Zombies on the board."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.correcting.registry import correction
from shamble.rules.horde import groups, put, shift
from shamble.rules.wounds import health, recover
from shamble.world.game import Game
from shamble.world.state import Survivor

declare(
    Action("fix-survivor", "who zone", "zone", "put a Survivor elsewhere", group="place"),
    Action("fix-return", "who zone", "zone", "bring back who died or left", group="place"),
    Action("fix-zombie", "zone kind n", "kind", "one Zombie more (`n: 1`) or less (`n: -1`)", group="zombies"),
    Action("fix-walk", "via zone kind", "zone", "one Zombie stands in `zone`, not in `via`", group="walks"),
)


def open_zones(g: Game) -> list[int]:
    """The Zones in which a figure can stand."""
    board = g.setting.board
    return [zone.index for zone in board.zones if zone.index not in board.blocked]


@correction("fix-survivor")
def survivor_zone(g: Game, out: list[Option]) -> None:
    """A Survivor stands in another Zone; nothing that is tied to moving happens."""
    for survivor in g.on_board():
        out.extend(
            Option("fix-survivor", who=survivor.index, zone=zone) for zone in open_zones(g) if zone != survivor.zone
        )


@survivor_zone.made
def _stand(g: Game, option: Option) -> None:
    _put(g, g.state.survivors[option.who], option.zone)


def _put(g: Game, survivor: Survivor, zone: int) -> None:
    """They stand there with all who follow them; what their coming would set off does not happen."""
    before = len(g.state.agenda)
    g.settle(survivor, zone)
    while len(g.state.agenda) > before:
        g.pop()


@correction("fix-return")
def survivor_back(g: Game, out: list[Option]) -> None:
    """Somebody who died or left the board is back, alive."""
    for survivor in g.state.survivors:
        if survivor.status != "alive":
            out.extend(Option("fix-return", who=survivor.index, zone=zone) for zone in open_zones(g))


@survivor_back.made
def _return(g: Game, option: Option) -> None:
    survivor = g.state.survivors[option.who]
    while survivor.wounds >= health(g, survivor):
        recover(survivor)
    survivor.status = "alive"
    _put(g, survivor, option.zone)
    g.renew(survivor)


@correction("fix-zombie")
def zombie_count(g: Game, out: list[Option]) -> None:
    """One Zombie more, from the stock, or one less."""
    for zone in open_zones(g):
        out.extend(
            Option("fix-zombie", zone=zone, kind=kind, n=1) for kind, left in enumerate(g.state.stock) if left > 0
        )
    out.extend(Option("fix-zombie", zone=zone, kind=kind, n=-1) for zone, kind, _ in groups(g))


@zombie_count.made
def _count(g: Game, option: Option) -> None:
    put(g, option.zone, option.kind, option.n)


@correction("fix-walk")
def zombie_zone(g: Game, out: list[Option]) -> None:
    """One Zombie stands in another Zone."""
    for origin, kind, _ in groups(g):
        out.extend(Option("fix-walk", via=origin, zone=zone, kind=kind) for zone in open_zones(g) if zone != origin)


@zombie_zone.made
def _walk(g: Game, option: Option) -> None:
    shift(g, option.via, option.zone, option.kind, 1)
