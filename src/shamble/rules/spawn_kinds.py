"""Starting, Mobile, Abomination and Corpse Pile Spawn tokens, and the defeat by seven of them (UA-SPAWN, UA-WIN-03)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.horde import STOCK, any_about
from shamble.rules.kinds import abominations
from shamble.rules.missions.events import settle
from shamble.rules.missions.out_of_reach import attainable
from shamble.rules.rule import Rule, SpawnKind
from shamble.rules.running_out import WHEN_PLACED
from shamble.rules.spawn import (
    OUTER_FIRST,
    STILL_TO_COME,
    SpawnTurn,
    add_spawn,
    awake_spawns,
    in_turn,
    move_spawn,
    remove_spawn,
)
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.mission_records import SpawnToken
from shamble.world.setting import Setting
from shamble.world.tokens import spawn_tokens
from shamble.world.words import Given, Progress, condition, progress

STARTING, MOBILE, ABOMINATION, CORPSE_PILE = "starting", "mobile", "abomination", "corpse-pile"
COLOURS = {STARTING: "yellow", MOBILE: "red", ABOMINATION: "purple", CORPSE_PILE: "green"}
ABOMINATION_SPAWN = "abomination-spawn"
"""The tag of Zones that an Abomination Spawn token begins in: Cemetery and Mine."""
MOST_ACTIVE = 7

rules = Rule("spawn-kinds")
rules.on(OUTER_FIRST)(lambda g: True)  # UA-CLAR-28
rules.lost_when({"tokens": "spawn", "number": MOST_ACTIVE}, "UA-WIN-03")


def abomination_about(g: Game) -> bool:
    """UA-ABSPAWN-02, -04: whether an Abomination is on the board."""
    return any_about(g, abominations(g))


def send_to_the_start(g: Game, token: SpawnToken, rule: str) -> None:
    """A token goes to the Starting Spawn Zone, on the side that it shows; without a start it is gone (UA-CLAR-66)."""
    start = next((one.zone for one in spawn_tokens(g) if one.kind == STARTING), None)
    if start is None:
        remove_spawn(g, token, "UA-CLAR-66")
        return
    move_spawn(g, token.number, start)
    g.emit("spawn-moved", rule, zone=start, colour=token.colour)


@rules.on(STILL_TO_COME)
def as_tokens_lie_now(g: Game, queue: tuple[SpawnTurn, ...], last: tuple[int, int]) -> tuple[SpawnTurn, ...]:
    """UA-ABSPAWN-03: all tokens behind the place in the order at which the last card was drawn, as they lie now."""
    zone, number = last
    tokens = [token for token in spawn_tokens(g) if token.number != number]
    kind = next((token.kind for token in spawn_tokens(g) if token.number == number), STARTING)
    turns = in_turn(g, [*tokens, SpawnToken(zone, number=number, kind=kind)])
    return tuple(turns[turns.index(last) + 1 :])


@rules.on(WHEN_PLACED)
def tokens_wake(g: Game, zone: int, kind: int, count: int) -> list[Frame]:
    """UA-ABSPAWN-02, UA-WIN-03: an Abomination that comes turns its tokens on, perhaps one too many."""
    if g.setting.kinds[kind].is_abomination:
        _tell(g, "spawn-awake", "UA-ABSPAWN-02")
        settle(g, "spawn")
    return []


@rules.on(hooks.MINIATURES, "UA-ABSPAWN-04")
def tokens_sleep(g: Game, kind: int, origin: int, target: int, count: int) -> None:
    """UA-ABSPAWN-04: and one that goes, in whatever way, turns them back."""
    if target == STOCK and g.setting.kinds[kind].is_abomination:
        _tell(g, "spawn-sleeps", "UA-ABSPAWN-04")


def _tell(g: Game, event: str, rule: str) -> None:
    for token in spawn_tokens(g):
        if token.kind == ABOMINATION and token.rests:
            g.emit(event, rule, zone=token.zone, colour=token.colour)


@condition("{herded: all}", herded="spawn-colours")
def _herded(g: Game, given: Given, moment: str) -> bool:
    """All Mobile Spawn tokens lie in the Zone of the Starting Spawn token, or those of these colours."""
    so_far = _how_many_herded(g, given)
    return so_far.done == so_far.all


@progress("herded")
def _how_many_herded(g: Game, given: Given) -> Progress:
    herd = _herd(g, given)
    return Progress(len(herd) - len(astray(g, given)), len(herd))


def _herd(g: Game, given: Given) -> list[SpawnToken]:
    colours, tokens = given["herded"], [token for token in spawn_tokens(g) if token.kind == MOBILE]
    return [token for token in tokens if colours == "all" or token.colour in colours]


def astray(g: Game, given: Given) -> list[SpawnToken]:
    """The Mobile tokens that `herded` means and that lie elsewhere than the Starting one."""
    home = {token.zone for token in spawn_tokens(g) if token.kind == STARTING}
    return [token for token in _herd(g, given) if token.zone not in home]


@attainable("herded")
def _can_be_herded(g: Game, given: Given) -> bool:
    """UA-WIN-02: whether all lie where they belong, or there still is a Starting Spawn Zone to send them to."""
    return not astray(g, given) or any(token.kind == STARTING for token in spawn_tokens(g))


@rules.on(hooks.TALLIES, "UA-WIN-03")
def how_many_are_active(g: Game) -> list[tuple[str, int | str]]:
    """UA-WIN-03: everybody sees how far it is to the seventh."""
    return [("active-spawns", f"{len(awake_spawns(g))}/{MOST_ACTIVE}")]


rules.spawns(SpawnKind(STARTING, begins=True))  # UA-SPAWN-02, UA-STARTSPAWN-01
rules.spawns(SpawnKind(MOBILE, rank=1))  # UA-STARTSPAWN-03
rules.spawns(SpawnKind(ABOMINATION, rank=2, awake=abomination_about))
rules.spawns(SpawnKind(CORPSE_PILE, rank=3))  # UA-CLAR-29


def most_tokens(setting: Setting) -> int:
    """The Spawn tokens that can be active at once on this board: those of the Mission, of Abominations and of piles."""
    laid = setting.mission.spawns
    tagged = [sum(tag in zone.tags for zone in setting.board.zones) for tag in (ABOMINATION_SPAWN, CORPSE_PILE)]
    own = any(token.kind == ABOMINATION for token in laid)
    return len(laid) + (0 if own else max(1, tagged[0])) + tagged[1]


@rules.on(hooks.SET_UP, "UA-SETUP-21")
def lay_abomination_tokens(g: Game) -> list[Frame]:
    """UA-SETUP-21, UA-CEM-01: on Cemetery and Mine, else in the Starting Spawn Zone, unless the Mission lays some."""
    tokens = spawn_tokens(g)
    if any(token.kind == ABOMINATION for token in tokens):
        return []
    zones = [zone.index for zone in g.setting.board.there if ABOMINATION_SPAWN in zone.tags]
    for zone in zones or [token.zone for token in tokens if token.kind == STARTING]:
        add_spawn(g, zone, colour=COLOURS[ABOMINATION], kind=ABOMINATION, rule="UA-SETUP-21")
    return []
