"""Everybody and everything in Zones that a Train or a turned tile takes away (UA-TRAIN-13 to -17)."""

from __future__ import annotations

from collections.abc import Iterable

from shamble.board import BALCONY, STREET, Board
from shamble.board.railroads import TRAIN
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.horde import present, take_off
from shamble.rules.house.leaders import Follower
from shamble.rules.lost_objectives import BurntObjective, lose_objectives
from shamble.rules.places.parts import board_after, put_part
from shamble.rules.rivals import who_settles
from shamble.rules.spawn import move_spawn, remove_spawn
from shamble.rules.spawn_kinds import ABOMINATION, MOBILE, STARTING, send_to_the_start
from shamble.rules.tallies import MovedExit, exit_zone, move_exit
from shamble.rules.vehicles.seats import Vehicle, leave_empty
from shamble.world.game import Game
from shamble.world.mission_records import SpawnToken
from shamble.world.pieces import FIRST_BODY, NOWHERE, Piece
from shamble.world.state import Survivor
from shamble.world.tokens import SPAWN_PIECES, spawn_tokens

declare(
    Action("jump-aside", "who zone", "zone", "get out of the way of the Train, or off a tile that is turned over"),
    DecisionKind("jump-aside", "{jump-aside: b, who: Meg}", "to which side somebody gets out of the way of the Train"),
    EventKind("crushed", "zone kind count"),
    EventKind("jumped-aside", "who zone"),
    EventKind("lost", "zone name"),
)  # fmt: skip

NEVER_LOST = (BurntObjective, MovedExit, *SPAWN_PIECES)
"""Records of the game, and tokens of which other rules say what becomes of them."""

Aside = tuple[tuple[int, tuple[int, ...]], ...]
"""Who has to get out of the way still, and the Zones that they may choose from."""


def zones_on(board: Board, tile: str) -> list[int]:
    """UA-TRAIN-13, UA-CLAR-43: every Zone with any part on a tile of railroad; of a section of the Train its rooms."""
    here = [zone for zone in board.there if any(name.startswith(f"{tile}.") for name in zone.names)]
    rooms = [zone for zone in here if TRAIN in zone.tags]
    return [zone.index for zone in rooms or here]


def clear_away(g: Game, part: str, state: str, zones: tuple[int, ...], *, crushes: bool = False) -> Aside:
    """UA-TRAIN-13 to -17: everything goes out of these Zones, and a part of the board changes them.

    Who can be put aside in several ways stands in one of the Zones for now; the players choose.
    """
    after = board_after(g, part, state)
    aftermath = _Aftermath(g, after)
    beside = {zone: aftermath.beside(zone) for zone in zones}
    into = {zone: after.now(zone) if after.now(zone) in sides else sides[0] for zone, sides in beside.items()}
    staying: dict[int, int] = {}
    for zone in zones:
        crush(g, zone, "UA-TRAIN-14")
        staying |= dict.fromkeys(_spawns_in_the_way(g, zone, crushes=crushes), zone)
        lose_everything(g, zone, "UA-TRAIN-17")
    jumping = [(one.index, beside[zone]) for zone in zones for one in who_jumps(g, zone)]
    put_part(g, part, state, into)
    for token in spawn_tokens(g):
        zone = staying.get(token.number, NOWHERE)
        if zone != NOWHERE and token.zone not in beside[zone]:
            move_spawn(g, token.number, into[zone])
    for who, sides in jumping:
        if len(sides) == 1:
            g.emit("jumped-aside", "UA-TRAIN-15", who=who, zone=sides[0])
    return tuple((who, sides) for who, sides in jumping if len(sides) > 1)


class _Aftermath:
    """The streets of a board that is about to be laid, by the names that keep their place until then."""

    def __init__(self, g: Game, after: Board) -> None:
        self.game = g
        board = g.setting.board
        moved = {tile for tile, other in zip(board.tile_names, after.tile_names, strict=True) if tile != other}
        streets = [zone for zone in after.there if zone.kind == STREET and BALCONY not in zone.tags]
        self._first = tuple(zone.index for zone in streets[:1])
        self._streets = {
            name: zone.index for zone in streets for name in zone.names if name.partition(".")[0] not in moved
        }

    def left_of(self, zone: int) -> tuple[int, ...]:
        """The streets that are left of a Zone."""
        names = self.game.setting.board.zones[zone].names
        return tuple(sorted({self._streets[name] for name in names if name in self._streets}))

    def beside(self, zone: int) -> tuple[int, ...]:
        """UA-TRAIN-15, UA-CLAR-68: the streets that are left of a Zone, else the nearest other ones by steps."""
        if left := self.left_of(zone):
            return left
        far = self.game.layout.distances(zone)
        others = {other: self.left_of(other) for other, steps in enumerate(far) if steps > 0}
        near = min((far[other] for other, streets in others.items() if streets), default=-1)
        found = {street for other, streets in others.items() if far[other] == near for street in streets}
        return tuple(sorted(found)) or self._first


def who_jumps(g: Game, zone: int) -> list[Survivor]:
    """Survivors, and Companions whom nobody leads: all others go with their Leaders (UA-COMPANION-09, -11)."""
    return [one for one in g.people_in(zone) if one.index < FIRST_BODY or _is_alone(g, one)]


def _is_alone(g: Game, somebody: Survivor) -> bool:
    piece = g.state.pieces[somebody.index - FIRST_BODY]
    return bool(not isinstance(piece, Follower) or piece.leader < 0)


def jump_question(g: Game, aside: Aside) -> Question:
    """UA-TRAIN-15: the players choose among Zones that are equally near."""
    who, zones = aside[0]
    options = [Option("jump-aside", who=who, zone=zone, rule="UA-TRAIN-15") for zone in zones]
    return Question("jump-aside", who_settles(g), options, who)


def jumped(g: Game, aside: Aside, option: Option) -> Aside:
    """Somebody stands where they jumped to; those who have not chosen yet."""
    person = g.person(option.who)
    if person.zone != option.zone:
        g.settle(person, option.zone)
    g.emit("jumped-aside", option.rule, who=option.who, zone=option.zone)
    return aside[1:]


def crush(g: Game, zone: int, rule: str) -> int:
    """UA-TRAIN-14, -24: all Zombies of a Zone are gone, for nobody's Adrenaline; how many there were."""
    found = present(g, zone)
    for kind, count in found:
        take_off(g, zone, kind, count)
        g.emit("crushed", rule, zone=zone, kind=kind, count=count)
    return sum(count for _, count in found)


def _spawns_in_the_way(g: Game, zone: int, *, crushes: bool) -> list[int]:
    """UA-TRAIN-16, UA-CLAR-46: Mobile and Abomination tokens go to the start; which tokens stay in the Zone.

    The Starting Spawn Zone stays one with all its tokens, unless the Mission lets the Train destroy them.
    """
    here = [token for token in spawn_tokens(g) if token.zone == zone]
    if any(token.kind == STARTING for token in here):
        for token in here if crushes else ():
            remove_spawn(g, token, "UA-CLAR-46")
        return [] if crushes else [token.number for token in here]
    send_or_remove(g, here, "UA-TRAIN-16", "UA-TRAIN-17")
    return []


def send_or_remove(g: Game, tokens: Iterable[SpawnToken], sent: str, lost: str) -> None:
    """Mobile and Abomination tokens go to the start, all others out of the game, by the rules with these ids."""
    for token in tokens:
        if token.kind in (MOBILE, ABOMINATION):
            send_to_the_start(g, token, sent)
        else:
            remove_spawn(g, token, lost)


def lose_everything(g: Game, zone: int, rule: str) -> None:
    """UA-TRAIN-17, -25: what lies in a Zone and is neither somebody nor a Spawn token is out of the game."""
    lose_objectives(g, zone, rule)
    if exit_zone(g) == zone:
        move_exit(g, NOWHERE)
        g.emit("lost", rule, zone=zone, name="exit")
    for piece in g.state.pieces:
        if piece.zone != zone or piece.piece_kind.body is not None or isinstance(piece, NEVER_LOST):
            continue
        if is_lost(piece):
            g.emit("lost", rule, zone=zone, name=piece.piece_kind.name)
        if isinstance(piece, Vehicle):
            leave_empty(piece)
        piece.zone = NOWHERE


def is_lost(piece: Piece) -> bool:
    """Whether a piece is one that players would miss: what a Mission lays, and nobody."""
    return piece.piece_kind.laid and piece.piece_kind.body is None
