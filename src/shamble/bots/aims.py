"""The aims of a Mission: how much is left to do, what comes next, where that is, and how far away.

The words of the Mission language (rules/missions/conditions.py) are read in general, by what lies open on the table.
A word that has no reader here counts as one task in no known place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from shamble.bots.routes import UNREACHABLE, Distances, Routes
from shamble.bots.tools import openers
from shamble.rules.companions.figures import Companion, companions_of
from shamble.rules.doors import OBJECTIVE_TAKEN, colour_taken, is_inside, is_open
from shamble.rules.horde import number
from shamble.rules.house.leaders import led_by
from shamble.rules.missions.activating import named
from shamble.rules.missions.conditions import RESCUED, STEP, has_trait, holds, zones_named
from shamble.rules.missions.endings import goals as all_goals
from shamble.rules.missions.limits import forbidden_in
from shamble.rules.objective_colours import may_be
from shamble.rules.rivals import is_competitive, scores
from shamble.rules.tallies import KILLS, exit_zone, tally
from shamble.world import Game, Survivor
from shamble.world.mission_records import ObjectiveToken
from shamble.world.missions import Given
from shamble.world.pieces import pieces_of
from shamble.world.setting import Setting
from shamble.world.words import inner, word_of

ON_ONE_SIDE = ("inside", "outside", "rally")
WAITING = "rallied"
EVERYBODY = 99
"""The number of an aim that everybody who can has to reach."""
A_KILL = 0.1
"""The part of a task that a single Zombie is, where a number of them have to be killed."""
A_POINT = 0.05
A_ROUND = 0.1
A_CARD = 0.02


class Aim(NamedTuple):
    """Something left to do: so many of these Survivors (none named: of all) have to get to one of these Zones.

    What is `pressing` is too late when it has come to its turn. Zombies that are killed from elsewhere are the `prey`.
    """

    word: str
    zones: tuple[int, ...]
    number: int = 1
    who: tuple[int, ...] = ()
    pressing: bool = False
    prey: tuple[int, ...] = ()


class Reading(NamedTuple):
    """The amount that is left to do (0: all is done), the aims to go for now, and those that come after them."""

    left: float
    now: tuple[Aim, ...] = ()
    later: tuple[Aim, ...] = ()


DONE = Reading(0)
Reader = Callable[[Game, Given], Reading]
READERS: dict[str, Reader] = {}
"""The reader of each word of a condition."""


def reads(word: str) -> Callable[[Reader], Reader]:
    """Decorator: the reader of a word."""

    def register(function: Reader) -> Reader:
        assert word not in READERS, f"{word} has a reader"
        READERS[word] = function
        return function

    return register


DENIALS: dict[str, Reader] = {}
"""The reader of what has to be done until a condition of this word no longer holds."""


def reads_not(word: str) -> Callable[[Reader], Reader]:
    """Decorator: the reader of a word inside `not`."""

    def register(function: Reader) -> Reader:
        DENIALS[word] = function
        return function

    return register


def read(game: Game, given: Given) -> Reading:
    """The reading of a condition: what it still asks for."""
    reader = READERS.get(word_of(given))
    if reader is None:
        return DONE if holds(game, given, "round") else Reading(1)
    return reader(game, given)


def together(readings: Iterable[Reading]) -> Reading:
    """The reading of several conditions that all have to be met, in any order."""
    found = list(readings)
    return Reading(
        sum(one.left for one in found),
        tuple(aim for one in found for aim in one.now),
        tuple(aim for one in found for aim in one.later),
    )


class Aims:
    """The aims of one Mission. `goals` are its goals, unless only some of its ways to win are meant."""

    __slots__ = ("goals", "routes", "setting")

    def __init__(self, setting: Setting, goals: Iterable[Given] | None = None) -> None:
        self.setting = setting
        self.goals = tuple(all_goals(setting) if goals is None else goals)
        self.routes = Routes(setting)

    def read(self, game: Game) -> Reading:
        """The reading of the goals; where an aim lies behind locked doors, what unlocks them comes first."""
        plain = together(read(game, goal) for goal in self.goals)
        keys = self.routes.unlocking(game)
        locked = [aim for aim in plain.now if aim.zones and not self._can_reach(game, aim)] if keys else []
        if not locked:
            return plain
        before = together(read(game, key) for key in keys)
        open_now = tuple(aim for aim in plain.now if aim not in locked)
        return Reading(plain.left + before.left, (*before.now, *open_now), (*locked, *plain.later))

    def _can_reach(self, game: Game, aim: Aim) -> bool:
        distances = self.distances(game, aim.zones)
        far = [distances[one.zone] for one in _able(game, aim)]
        return not far or (max(far) if aim.number == EVERYBODY else min(far)) < UNREACHABLE

    def distances(self, game: Game, zones: tuple[int, ...]) -> Distances:
        """For each Zone the Actions that the way to the nearest of these takes."""
        return self.routes.distances(game, zones)

    def total_distance(self, game: Game, aims: Iterable[Aim]) -> int:
        """The Actions that it takes to reach all of these aims, each by whoever is nearest."""
        total = 0
        for aim in aims:
            if aim.zones:
                found = self.distances(game, aim.zones)
                far = [found[one.zone] for one in _able(game, aim)]
                total += sum(far) if aim.number >= len(far) else sum(sorted(far)[: aim.number])
        return total


def _able(game: Game, aim: Aim) -> list[Survivor]:
    people = game.on_board()
    return [one for one in people if one.index in aim.who] if aim.who else people


# ------------------------------------------------------------------ the words


@reads("all")
def _all(game: Game, given: Given) -> Reading:
    """In any order, but a door is shut only when everybody is on the right side of it."""
    found = together(read(game, part) for part in inner(given))
    if not any(aim.word in ON_ONE_SIDE for aim in found.now):
        return found
    shut = tuple(aim for aim in found.now if aim.word == "shut")
    return Reading(found.left, tuple(aim for aim in found.now if aim.word != "shut"), (*found.later, *shut))


@reads("any")
def _any(game: Game, given: Given) -> Reading:
    """The least task; rivals do not wait for what comes by itself, since experience is what counts for them."""
    found = [read(game, part) for part in inner(given)]
    busy = [one for one in found if one.now] if is_competitive(game) else []
    return min(busy or found, key=lambda one: one.left, default=DONE)


@reads("then")
def _then(game: Game, given: Given) -> Reading:
    """The step that it has come to now, and the others later."""
    steps = inner(given)[tally(game, STEP.format(given["id"])) :]
    if not steps:
        return DONE
    found = [read(game, step) for step in steps]
    later = tuple(aim for one in found[1:] for aim in (*one.now, *one.later))
    # A step that is so by now is passed only when the game next looks; until then it stays a little to do.
    left = sum(max(one.left, 0.01) for one in found)
    pressing = next((one for one in found[1:] if _presses(one)), None)
    if pressing is not None:
        return Reading(left, (*pressing.now, *found[0].now), later)
    if bearers_of_gifts(game) != ():
        waiting = tuple(aim for aim in later if aim.word == WAITING)  # they are in danger as long as they wait
        found[0] = found[0]._replace(now=(*found[0].now, *waiting)) if found[0].now else found[0]
    return Reading(left, found[0].now or later, (*found[0].later, *later))


def _presses(step: Reading) -> bool:
    return any(aim.pressing for aim in step.now)


@reads("not")
def _not(game: Game, given: Given) -> Reading:
    """By the word inside; what nobody reads has no place."""
    part = given["not"]
    reader = DENIALS.get(word_of(part))
    if reader is not None:
        return reader(game, part)
    return DONE if holds(game, given, "round") else Reading(1)


@reads_not("on_board")
def _none_on_board(game: Game, given: Given) -> Reading:
    """No Zombies of a kind on the board means that they have to be killed."""
    return _to_kill(game, [zone for zone in range(len(game.state.crowd)) if _has_any(game, zone, given["on_board"])])


@reads("taken")
def _taken(game: Game, given: Given) -> Reading:
    tokens = game.setting.mission.objectives
    wanted = given["taken"]
    left = [index for index in range(len(tokens)) if not game.ask(OBJECTIVE_TAKEN, index)]
    if isinstance(wanted, int):
        missing = max(0, wanted - len(tokens) + len(left))
    else:
        if wanted != "all":
            sought = [colour for colour in wanted if not colour_taken(game, colour)]
            left = [i for i in left if any(colour in sought for colour in may_be(game, i))]
        missing = len(left)
    return Reading(missing, tuple(to_take(game, index) for index in left)) if missing else DONE


@reads("found")
def _found(game: Game, given: Given) -> Reading:
    """Those of the name that are still there; who may take them, and whether they wait for something else."""
    left = [index for index in named(game, given["found"]) if not game.ask(OBJECTIVE_TAKEN, index)]
    missing = int(given.get("number", len(named(game, given["found"])))) - len(named(game, given["found"])) + len(left)
    if missing <= 0:
        return DONE
    waited = [read(game, token.when) for token in _tokens(game, left) if token.when]
    before = together(waited)
    if before.left:
        return Reading(missing + before.left, before.now, before.later)
    return Reading(missing, tuple(to_take(game, index) for index in left))


def _tokens(game: Game, left: Iterable[int]) -> list[ObjectiveToken]:
    return [game.setting.mission.objectives[index] for index in left]


def to_take(game: Game, index: int) -> Aim:
    """The aim of taking an Objective, for those who may."""
    token = game.setting.mission.objectives[index]
    able = [one.index for one in game.in_play() if has_trait(game, one, token.by)] if token.by else []
    return Aim("taken", (token.zone,), who=tuple(able))


@reads("rally")
def _rally(game: Game, given: Given) -> Reading:
    concerned = game.in_play() if given.get("who") == "remaining" else _concerned(game)
    return _to_the_exit(game, "rally", concerned, [one for one in concerned if one.zone != exit_zone(game)])


def by_the_exit(game: Game, given: Given) -> Reading:
    """All who have to leave, as far as they are not gone; Companions who wait are fetched first."""
    if given["escape"] == "everybody" and led_by(game, -1):
        return Reading(1 + len(led_by(game, -1)), those_who_wait(game, WAITING))
    concerned = [one for one in _concerned(game) if one.status in ("alive", "left") or given["escape"] != "remaining"]
    return _to_the_exit(game, "escape", concerned, [one for one in concerned if one.status != "left"])


def those_who_wait(game: Game, word: str) -> tuple[Aim, ...]:
    """The Zones in which Companions wait for a Leader, as far as they can be rallied."""
    zones = dict.fromkeys(piece.zone for _, piece in led_by(game, -1))
    if game.setting.mission.limits:
        zones = dict.fromkeys(zone for zone in zones if "rally" not in forbidden_in(game, zone))
    return tuple(Aim(word, (zone,), who=bearers_of_gifts(game) or ()) for zone in zones)


def bearers_of_gifts(game: Game) -> tuple[int, ...] | None:
    """Those who carry what a Companion asks for; None where they ask for nothing."""
    gifts = game.setting.mission.rally_price
    if not gifts:
        return None
    carried = {one.index: [game.setting.card(card).name for card in one.cards] for one in game.on_board()}
    return tuple(who for who, names in carried.items() if any(name in gifts for name in names))


def _concerned(game: Game) -> list[Survivor]:
    return [survivor for survivor in game.state.survivors if survivor.status != RESCUED]


def _to_the_exit(game: Game, word: str, concerned: list[Survivor], missing: list[Survivor]) -> Reading:
    there = exit_zone(game)
    if not concerned:
        return Reading(1)  # nobody is left who could get there
    if not missing:
        return Reading(0.01)  # looked at only when the time has come
    aim = Aim(word, (there,) if there >= 0 else (), EVERYBODY, tuple(one.index for one in missing))
    return Reading(len(missing) / len(concerned), (aim,))


@reads("survive")
def _survive(game: Game, given: Given) -> Reading:
    return Reading(A_ROUND * max(0, given["survive"] - game.state.round))


@reads("round")
def _round(game: Game, given: Given) -> Reading:
    return Reading(A_ROUND * max(0, given["round"] - game.state.round))


def kills_left(game: Game, given: Given) -> Reading:
    """The Zombies that are still to be killed, wherever they stand."""
    kinds = given.get("of") or range(len(game.setting.kinds))
    done = sum(tally(game, KILLS.format(game.setting.kinds[kind].name)) for kind in kinds)
    zones = tuple(zone for zone, crowd in enumerate(game.state.crowd) if crowd and _has_any(game, zone, kinds))
    left = given["kills"] - done
    each = max(A_KILL, 1 / given["kills"])  # a few that were picked out are as much as any other task
    return Reading(each * left, (Aim("kills", zones),)) if left > 0 else DONE


@reads("cleared")
def _cleared(game: Game, given: Given) -> Reading:
    return _to_kill(game, [zone for zone in zones_named(game, given["cleared"]) if game.state.crowd[zone]])


def _to_kill(game: Game, zones: list[int]) -> Reading:
    """All Zombies of these Zones."""
    left = sum(game.state.crowd[zone] for zone in zones)
    return Reading(A_KILL * left, tuple(Aim("cleared", (zone,)) for zone in zones)) if left else DONE


def _has_any(game: Game, zone: int, kinds: Iterable[int]) -> bool:
    return bool(game.state.crowd[zone]) and any(number(game, zone, kind) for kind in kinds)


def doors_to_open(game: Game, given: Given) -> Reading:
    """Those of the doors that are still shut."""
    doors = game.setting.board.doors
    shut = [door for door in doors if not is_open(game, door.index)]
    if given["opened"] != "all":
        shut = [door for door in shut if door.index in given["opened"]]
    able = openers(game)
    return Reading(len(shut), tuple(Aim("opened", (door.a, door.b), 1, able) for door in shut))


@reads("triggered")
def _triggered(game: Game, given: Given) -> Reading:
    tiles = game.setting.mission.triggers if given["triggered"] == "all" else given["triggered"]
    unused = [tile for tile in tiles if not game.state.triggered >> tile & 1]
    return Reading(len(unused), tuple(Aim("triggered", _rooms(game, tile)) for tile in unused))


def _rooms(game: Game, tile: int) -> tuple[int, ...]:
    zones = game.setting.board.zones
    return tuple(zone.index for zone in zones if tile in zone.tiles and is_inside(game, zone.index))


@reads("present")
def _present(game: Game, given: Given) -> Reading:
    zones = range(len(game.state.crowd)) if isinstance(given["present"], str) else given["present"]
    skill, wanted = given.get("skill"), int(given.get("number", 1))
    able = [one for one in game.on_board() if skill is None or skill in one.skills]
    led = [] if "who" in given else game.led_in(zones)
    there = [one for one in (*able, *led) if one.zone in zones and (skill is None or skill in one.skills)]
    missing = wanted - len(there)
    if missing <= 0:
        return DONE
    return Reading(missing / wanted, (Aim("present", tuple(zones), wanted, tuple(one.index for one in able)),))


@reads("led")
def _led(game: Game, given: Given) -> Reading:
    """Those who wait for a Leader have to be fetched."""
    missing = given["led"] - sum(len(companions_of(game, one, aloft=True)) for one in game.in_play())
    waiting = [piece.zone for _, piece in pieces_of(game, Companion) if not piece.sign]
    return Reading(missing, tuple(Aim("led", (zone,)) for zone in waiting)) if missing > 0 else DONE


@reads("score")
def _score(game: Game, given: Given) -> Reading:
    best = max((points for _, points in scores(game)), default=0)
    return Reading(A_POINT * max(0, given["score"] - best))


@reads("shut")
def _shut(game: Game, given: Given) -> Reading:
    doors = game.setting.board.doors
    agape = [door for door in doors if is_open(game, door.index)]
    if given["shut"] != "all":
        agape = [door for door in agape if door.index in given["shut"]]
    return Reading(len(agape), tuple(Aim("shut", (door.a, door.b)) for door in agape))


@reads("inside")
def _inside(game: Game, given: Given) -> Reading:
    return _all_among(game, given, "inside", set(zones_named(game, given["inside"])))


@reads("outside")
def _outside(game: Game, given: Given) -> Reading:
    out = set(range(len(game.state.crowd))) - set(zones_named(game, given["outside"]))
    return _all_among(game, given, "outside", out)


def _all_among(game: Game, given: Given, word: str, zones: set[int]) -> Reading:
    meant = _concerned(game) if given.get("who") == "all-starting" else game.in_play()
    missing = tuple(one.index for one in meant if one.zone not in zones)
    return (
        Reading(len(missing) / len(meant), (Aim(word, tuple(sorted(zones)), EVERYBODY, missing),)) if missing else DONE
    )


@reads("deck_empty")
def _deck_empty(game: Game, given: Given) -> Reading:
    return Reading(A_CARD * len(game.state.decks.get(given["deck_empty"], ())))


@reads("tent")
def _tent(game: Game, given: Given) -> Reading:
    covered = tuple(zone for zone, face in zip(game.setting.mission.tents, game.state.tents, strict=False) if face >= 0)
    return DONE if holds(game, given, "round") else Reading(1, (Aim("tent", covered),) if covered else ())
