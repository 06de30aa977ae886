"""The Spawn step: which Zones get cards, how many and in which order (CL-SPAWN)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar

from shamble.board import Board
from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.doors import OBJECTIVE_TAKEN
from shamble.rules.piles import draw
from shamble.rules.rivals import sides_in_turn, who_settles
from shamble.rules.rule import Rule
from shamble.rules.zombie_cards import SpawnCard
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import SetupWay, Way
from shamble.world.mission_records import SpawnToken
from shamble.world.pieces import NOWHERE, pieces_of
from shamble.world.showing import Sound
from shamble.world.state import Survivor
from shamble.world.tokens import FurtherSpawn, MovedSpawn, spawn_tokens

rules = Rule("mission-spawns")

USUAL_DICE = 4
BEARINGS_REMEMBERED = 4096

SpawnTurn = int | tuple[int, int]
"""A Zone that gets a Zombie card (NOWHERE: a die whose number no active Spawn Zone has), or a Zone and the number of
the token there whose kind has a say."""

declare(
    Action("add-spawn", "zone", "zone", "a Spawn token for further Survivors goes here"),
    Action("first-spawn", "zone", "zone", "the Spawn Zone that gets the first card, all game long"),
    DecisionKind("allotting-side", "{react: Ned}", "Distributor: whose team allots the cards, if rivals could"),
    DecisionKind("first-spawn", "{first-spawn: b}", "the first Spawn Zone"),
    DecisionKind("added-spawn", "{add-spawn: b}", "where a Spawn token for further Survivors goes"),
    EventKind("spawn-added", "zone"),
    EventKind("spawn-removed", "zone colour"),
    EventKind("spawn-dice", "dice", sound=Sound.DICE),
    EventKind("spawn-awake", "zone colour"),
    EventKind("spawn-sleeps", "zone colour"),
)

OUTER_FIRST: Way[bool] = Way("whether of Spawn tokens that lie in one direction the outer one comes first", False)
SPAWN_TURNS: Way[list[SpawnTurn], list[SpawnTurn]] = Way("the turns of a Spawn step, more or fewer")
STILL_TO_COME: Way[tuple[SpawnTurn, ...], tuple[int, int], tuple[SpawnTurn, ...]] = Way("the turns left after this one")
BY_DICE: SetupWay[bool] = SetupWay("whether Spawn dice say which Zones with locators get cards", True)
SPAWN: Way[list[SpawnTurn]] = Way("the turns of a Spawn step")


def spawn_dice(g: Game) -> int:
    """CL-SPAWN-03, -04: 4 dice, one more for every two Survivors beyond six who began the game."""
    beyond = max(0, len(g.state.survivors) - g.setting.rules.numbers.survivors)
    dice = g.ask(hooks.SPAWN_DICE, USUAL_DICE + math.ceil(beyond / 2))
    return max(0, dice)


@rules.on(hooks.SPAWN_DICE, "RM-SPAWN-01")
def mission_dice(g: Game, dice: int) -> int:
    """RM-SPAWN-01: a Mission may change the number of dice, for good or with each Objective that is taken."""
    mission = g.setting.mission
    if mission.spawn_dice_each:
        dice += mission.spawn_dice_each * sum(g.ask(OBJECTIVE_TAKEN, index) for index in range(len(mission.objectives)))
    return dice + mission.spawn_dice


@rules.on(hooks.DANGER, "RM-SPAWN-01")
def mission_danger(g: Game, level: int) -> int:
    """RM-SPAWN-01: a Mission may set the lowest line that is read."""
    return max(level, g.setting.mission.danger)


def awake_spawns(g: Game) -> list[SpawnToken]:
    """CL-SPAWN-15: the Spawn tokens that are active."""
    return [token for token in spawn_tokens(g) if not token.asleep]


def move_spawn(g: Game, number: int, zone: int) -> None:
    """A Spawn token lies in another Zone from now on; NOWHERE: it is out of the game."""
    pieces, laid = g.state.pieces, len(g.setting.mission.spawns)
    if number >= laid:
        pieces[number - laid].zone = zone
        return
    for _, piece in pieces_of(g, MovedSpawn):
        if piece.number == number + 1:
            piece.zone = NOWHERE
    pieces.append(MovedSpawn(zone, number=number + 1))


def add_spawn(
    g: Game, zone: int, *, colour: str = "red", kind: str = "", asleep: bool = False, rule: str = "CL-SPAWN-01"
) -> None:
    """A Spawn token comes into the game, by the rule with this ledger id."""
    g.state.pieces.append(FurtherSpawn(zone, colour=colour, kind=kind, asleep=asleep))
    g.emit("spawn-added", rule, zone=zone)


def remove_spawn(g: Game, token: SpawnToken, rule: str = "CL-SPAWN-01") -> None:
    """A Spawn token leaves the game, by the rule with this ledger id."""
    move_spawn(g, token.number, NOWHERE)
    g.emit("spawn-removed", rule, zone=token.zone, colour=token.colour)


def turn_spawn(g: Game, number: int, *, asleep: bool) -> None:
    """A Spawn token lies on its active side from now on, or on the other."""
    laid = len(g.setting.mission.spawns)
    if number >= laid:
        g.state.piece(number - laid, FurtherSpawn).asleep = asleep
    elif asleep:
        g.state.awake &= ~(1 << number)
    else:
        g.state.awake |= 1 << number


def wake_spawn(g: Game, token: SpawnToken, rule: str) -> None:
    """CL-SPAWN-15: a sleeping Spawn token is active from now on."""
    if token.asleep and not token.rests:
        turn_spawn(g, token.number, asleep=False)
        if any(one.number == token.number for one in awake_spawns(g)):
            g.emit("spawn-awake", rule, zone=token.zone, colour=token.colour)


def sleep_spawn(g: Game, token: SpawnToken, rule: str) -> None:
    """An active Spawn token sleeps from now on."""
    if token.rests or not token.asleep:
        turn_spawn(g, token.number, asleep=True)
        if not token.asleep:
            g.emit("spawn-sleeps", rule, zone=token.zone, colour=token.colour)


def clockwise(g: Game, spawns: list[SpawnToken]) -> list[SpawnToken]:
    """Spawn tokens in clockwise order, seen from the middle of the board, beginning at the top; in a Zone by rank."""
    board, outer_first, kinds = g.setting.board, g.ask(OUTER_FIRST), g.setting.rules.spawn_kinds
    order: list[tuple[float, float, int, int, int]] = []
    for number, spawn in enumerate(spawns):
        angle, distance = _bearing(board, spawn.zone)
        rank = kinds[spawn.kind].rank if spawn.kind else 0
        order.append((angle, -distance if outer_first else 0, spawn.zone, rank, number))
    return [spawns[number] for *_, number in sorted(order)]


@lru_cache(BEARINGS_REMEMBERED)
def _bearing(board: Board, zone: int) -> tuple[float, float]:
    """The angle of a Zone, seen from the middle of the board and clockwise from its top, and how far away it is."""
    cells = board.zones[zone].cells
    x = sum(column + 0.5 for column, _ in cells) / len(cells) - board.width / 2
    y = sum(row + 0.5 for _, row in cells) / len(cells) - board.height / 2
    return round(math.atan2(x, -y) % (2 * math.pi), 9), round(math.hypot(x, y), 9)


@SPAWN_TURNS.usual
def as_they_are(g: Game, turns: list[SpawnTurn]) -> list[SpawnTurn]:
    """The turns of a Spawn step, with nothing added or taken away."""
    return turns


@STILL_TO_COME.usual
def as_the_step_began(g: Game, queue: tuple[SpawnTurn, ...], last: tuple[int, int]) -> tuple[SpawnTurn, ...]:
    """The turns that are left after the `last` one: those of which the step consisted when it began."""
    return queue


class SpawnStep(Frame, tag="spawn-step"):
    """The Spawn step, Zone by Zone. `last`: the turn that came last, if its token has a kind."""

    later: ClassVar[tuple[str, ...]] = ("last",)
    at: str = "roll"
    queue: tuple[SpawnTurn, ...] = ()
    last: SpawnTurn = NOWHERE


@frame(SpawnStep)
def spawn_step(g: Game, f: SpawnStep) -> Question | None:
    """Roll or count, then one turn after the other, mostly a card; a side may allot the cards instead."""
    if f.at == "roll":
        f.at = "draw"
        queue = tuple(g.ask(SPAWN_TURNS, g.ask(SPAWN)))
        f.queue = tuple(turn for turn in queue if turn != NOWHERE)
        sides = sides_in_turn(g, (s for s in g.in_play() if s.profile.hooks.get(hooks.SPAWN_CARDS, ())))
        zones = zones_in_turn(g, f.queue) if sides else ()
        if len(sides) == 1:
            g.push_all(_allotted_by(g, sides[0][0], zones, len(queue)))
        elif sides:
            able = tuple(side[0].index for side in sides)
            g.push(AllottingSide(able=able, queue=zones, cards=len(queue)))
        if sides:
            f.queue = ()
        return None
    if isinstance(f.last, tuple):
        f.queue = g.ask(STILL_TO_COME, f.queue, f.last)
    if not f.queue:
        g.pop()
        return None
    turn, f.queue = f.queue[0], f.queue[1:]
    if isinstance(turn, int):
        f.last = NOWHERE
        g.push(SpawnCard(zone=turn))
    else:
        f.last = turn
        g.push_all(_turn_of_kind(g, turn[1]))
    return None


def zones_in_turn(g: Game, turns: Iterable[SpawnTurn]) -> tuple[int, ...]:
    """The Zones whose turn comes, in order, as far as their tokens are awake now."""
    awake = [token.number for token in awake_spawns(g)]
    told = [turn if isinstance(turn, tuple) else (turn, -1) for turn in turns]
    return tuple(zone for zone, number in told if number < 0 or number in awake)


def _turn_of_kind(g: Game, number: int) -> list[Frame]:
    """A Zombie card, or what the kind of the token says; one that sleeps when its turn comes is passed over."""
    token = next((token for token in awake_spawns(g) if token.number == number), None)
    if token is None:
        return []
    brings = g.setting.rules.spawn_kinds[token.kind].turn
    return brings(g, token) if brings is not None else [SpawnCard(zone=token.zone)]


def _allotted_by(g: Game, survivor: Survivor, zones: tuple[int, ...], cards: int) -> list[Frame]:
    frames: list[Frame] = survivor.profile.hooks[hooks.SPAWN_CARDS][0](g, survivor, zones, cards)
    return frames


class AllottingSide(Frame, tag="allotting-side"):
    """The choice among sides that could allot the Zombie cards of a Spawn step."""

    able: tuple[int, ...]
    queue: tuple[int, ...]
    cards: int


@frame(AllottingSide, ends_when_dead=False)
def allotting_side(g: Game, f: AllottingSide) -> Question | None:
    """Where rivals could allot the cards the first player says whose team does (SKILL-distributor)."""
    holders = [g.state.survivors[who] for who in f.able]
    options = [Option("react", who=s.index, name=g.origin(s, s.profile.hooks[hooks.SPAWN_CARDS][0])) for s in holders]
    return Question("allotting-side", (g.state.first_seat,), options)


@allotting_side.answer
def _give_to_side(g: Game, f: AllottingSide, option: Option) -> None:
    g.pop()
    g.push_all(_allotted_by(g, g.state.survivors[option.who], f.queue, f.cards))


spawn = Rule("spawn", of="zombies", usual="rue-morgue", always=True)


@spawn.value("rue-morgue", SPAWN, replaces=("CL-SPAWN-12", "CL-SPAWN-13"))
def dice_and_locators(g: Game) -> list[SpawnTurn]:
    """CL-SPAWN-02 to -07, -10, -11: dice go to their locators in rising order, Zones without locator come after."""
    if _card_per_token(g):
        return one_card_each(g)
    dice = sorted(g.roll(spawn_dice(g)))
    g.emit("spawn-dice", "CL-SPAWN-06", dice=dice)
    spawns = spawn_tokens(g)
    by_locator = {number: spawn.zone for spawn in spawns for number in spawn.locators if not spawn.asleep}
    called: list[SpawnTurn] = [by_locator.get(die, NOWHERE) for die in dice]
    return called + _turns(clockwise(g, [spawn for spawn in spawns if not spawn.locators]))


@spawn.value(
    "older-seasons", SPAWN, replaces=("CL-SPAWN-02", "CL-SPAWN-03", "CL-SPAWN-06", "CL-SPAWN-07", "CL-SPAWN-10")
)
def one_card_each(g: Game) -> list[SpawnTurn]:
    """CL-SPAWN-12 to -14: one card for each Spawn token, from the first Zone clockwise."""
    return in_turn(g, spawn_tokens(g))


def in_turn(g: Game, spawns: list[SpawnToken]) -> list[SpawnTurn]:
    """The turns of these tokens in their order, from the first Zone clockwise."""
    spawns = clockwise(g, spawns)
    first = _first_zone(g)
    at = next((at for at, spawn in enumerate(spawns) if spawn.zone == first), 0)
    return _turns(spawns[at:] + spawns[:at])


@spawn.on(BY_DICE, value="older-seasons")
def without_dice() -> bool:
    """CL-SPAWN-12: no Spawn dice."""
    return False


def _turns(spawns: list[SpawnToken]) -> list[SpawnTurn]:
    """The turns of these tokens, already in order. A token of a kind has one though it sleeps: it may wake before."""
    return [
        (spawn.zone, spawn.number) if spawn.kind else spawn.zone for spawn in spawns if spawn.kind or not spawn.asleep
    ]


def _first_zone(g: Game) -> int:
    """CL-SPAWN-13: the Zone in which a Spawn step begins: that of a token which says so, else the players' choice."""
    kinds = g.setting.rules.spawn_kinds
    beginning = (token.zone for token in spawn_tokens(g) if token.kind and kinds[token.kind].begins)
    return next(beginning, g.state.first_spawn)


class FirstSpawn(Frame, tag="first-spawn"):
    """The players agree on the first Spawn Zone."""


@frame(FirstSpawn)
def first_spawn(g: Game, f: FirstSpawn) -> Question | None:
    """CL-SPAWN-13: the players name the first Spawn Zone, once for the whole game."""
    zones = dict.fromkeys(spawn.zone for spawn in clockwise(g, spawn_tokens(g)))
    options = [Option("first-spawn", zone=zone, rule="CL-SPAWN-13") for zone in zones]
    return Question("first-spawn", who_settles(g), options)


@first_spawn.answer
def _first_spawn(g: Game, f: FirstSpawn, option: Option) -> None:
    g.state.first_spawn = option.zone
    g.pop()


def needs_first_spawn(g: Game) -> bool:
    """Whether this game draws a card per Zone in a fixed order, and has more than one to begin with."""
    return _card_per_token(g) and _first_zone(g) < 0 and len({spawn.zone for spawn in spawn_tokens(g)}) > 1


def _card_per_token(g: Game) -> bool:
    """Whether Spawn Zones get cards without any dice."""
    return not g.setting.rules.ask(BY_DICE) or not any(spawn.locators for spawn in g.setting.mission.spawns)


def tokens_to_add(g: Game) -> int:
    """CL-SETUP-04, CL-MODE-SEVEN-01: one for every two Survivors beyond six, unless dice grow with their number."""
    beyond = max(0, len(g.state.survivors) - g.setting.rules.numbers.survivors)
    return math.ceil(beyond / 2) if _card_per_token(g) and g.setting.mission.spawns else 0


class AddedSpawn(Frame, tag="added-spawn"):
    """One more Spawn token is laid."""


@frame(AddedSpawn)
def added_spawn(g: Game, f: AddedSpawn) -> Question | None:
    """CL-SETUP-04, CL-MODE-SEVEN-02: each goes into a Spawn Zone or opens another one, as the players like."""
    zones = dict.fromkeys(spawn.zone for spawn in clockwise(g, spawn_tokens(g)))
    zones.update(dict.fromkeys(zone.index for zone in g.setting.board.zones if g.layout.adjacent[zone.index]))
    options = [Option("add-spawn", zone=zone, rule="CL-SETUP-04") for zone in zones]
    return Question("added-spawn", who_settles(g), options)


@added_spawn.answer
def _add_spawn(g: Game, f: AddedSpawn, option: Option) -> None:
    g.pop()
    g.state.pieces.append(FurtherSpawn(option.zone))
    g.emit("spawn-added", "CL-SETUP-04", zone=option.zone)


def draw_all(g: Game, count: int) -> tuple[int, ...]:
    """As many Zombie cards as there are to be had, seen before they are placed."""
    return tuple(card for card in (draw(g, "zombie") for _ in range(count)) if card)
