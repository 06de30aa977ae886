"""The conditions of Missions, a short function for each. Its docstring is its entry in docs/missions.md."""

from __future__ import annotations

from collections.abc import Iterable

from shamble.rules.doors import OBJECTIVE_TAKEN, are_taken, colour_taken, is_open
from shamble.rules.frames import Attack
from shamble.rules.horde import number
from shamble.rules.objective_colours import seen_colour
from shamble.rules.rivals import scores
from shamble.rules.spawn import awake_spawns
from shamble.rules.tallies import KILLS, Tally, add, exit_zone, keep, tally
from shamble.world.game import Game
from shamble.world.pieces import pieces_called
from shamble.world.state import Survivor
from shamble.world.words import (
    ANY_TIME,
    ANYBODY,
    CONDITIONS,
    COUNTED,
    END_PHASE,
    Given,
    Progress,
    condition,
    inner,
    progress,
)

EVERYBODY, REMAINING = "all-starting", "remaining"
"""Whom a condition about people means: who began, or who is left."""

RESCUED = "rescued"
"""The status of a Survivor who was carried out of the game alive."""

STEP = "step {}"


def holds(g: Game, given: Given, moment: str) -> bool:
    """Whether a condition is met at this moment: `action`, `taken`, `death`, `escape`, `end-phase`, `round`."""
    for word in given:
        if word in CONDITIONS:
            return bool(CONDITIONS[word].call(g, given, moment))
        break
    raise ValueError(f"the Mission asks for {dict(given)}, which is no known condition")


def all_hold(g: Game, conditions: Iterable[Given], moment: str) -> bool:
    """Whether all of these are met at this moment."""
    for given in conditions:
        if not holds(g, given, moment):
            return False
    return True


def any_holds(g: Game, conditions: Iterable[Given], moment: str) -> bool:
    """Whether one of these is met at this moment."""
    for given in conditions:
        if holds(g, given, moment):
            return True
    return False


def advance(g: Game, given: Given, moment: str) -> None:
    """Note every further step of a chain that has been done: chains remember how far they have come."""
    parts = inner(given)
    if "then" not in given:
        for part in parts:
            advance(g, part, moment)
        return
    name = STEP.format(given["id"])
    at = tally(g, name)
    while at < len(parts):
        advance(g, parts[at], moment)
        if not holds(g, parts[at], moment):
            return
        at += 1
        keep(g, name, at)


def meant(given: Given, key: str) -> str:
    """The choice that a condition makes by one of its keys: where it makes none, the first there is."""
    choices = CONDITIONS[next(iter(given))].fields[key]
    return str(given.get(key, choices[0]))


def is_the_moment(given: Given, moment: str) -> bool:
    """Whether a condition that says when it counts does so now."""
    return meant(given, "when") in (moment, ANY_TIME)


def count_kills(g: Game, kinds: Iterable[int]) -> None:
    """Remember the Zombies that were killed, by kind."""
    for kind in kinds:
        add(g, KILLS.format(g.setting.kinds[kind].name), 1)


def concerned(g: Game) -> list[Survivor]:
    """The Survivors that a goal about everybody means: not those who were carried out alive and can do nothing more."""
    return [survivor for survivor in g.state.survivors if survivor.status != RESCUED]


def whom(g: Game, given: Given) -> list[Survivor]:
    """The Survivors whom a condition about people means."""
    return g.in_play() if meant(given, "who") == REMAINING else concerned(g)


@condition("{all: [{taken: [blue]}, {kills: 10}]}", all="conditions", told="name")
def _all(g: Game, given: Given, moment: str) -> bool:
    """All of these hold, in any order."""
    return all_hold(g, given["all"], moment)


@condition("{any: [{kills: 30}, {rally: exit}]}", any="conditions", told="name")
def _any(g: Game, given: Given, moment: str) -> bool:
    """At least one of these holds."""
    return any_holds(g, given["any"], moment)


@condition("{then: [{taken: all}, {rally: exit}]}", then="conditions", told="name")
def _then(g: Game, given: Given, moment: str) -> bool:
    """One after the other: each counts only once those before it have been met, and then stays met."""
    return tally(g, STEP.format(given["id"])) == len(given["then"])


@condition("{not: {on_board: [Fatty]}}", not_="condition", told="name")
def _not(g: Game, given: Given, moment: str) -> bool:
    """The inner condition does not hold."""
    return not holds(g, given["not"], moment)


@condition("{taken: [blue, red]}", taken="objectives")
def _taken(g: Game, given: Given, moment: str) -> bool:
    """Objectives were taken: `all`, so many of them, or all of these colours."""
    wanted = given["taken"]
    if isinstance(wanted, int):
        return sum(g.ask(OBJECTIVE_TAKEN, index) for index in range(len(g.setting.mission.objectives))) >= wanted
    if wanted == "all":
        return are_taken(g, range(len(g.setting.mission.objectives)))
    for colour in wanted:
        if not colour_taken(g, colour):
            return False
    return True


@progress("taken")
def _how_many_taken(g: Game, given: Given) -> Progress:
    wanted = given["taken"]
    objectives = range(len(g.setting.mission.objectives))
    meant = [index for index in objectives if not isinstance(wanted, tuple) or seen_colour(g, index) in wanted]
    missing = tuple(index for index in meant if not g.ask(OBJECTIVE_TAKEN, index))
    return Progress(len(meant) - len(missing), len(meant), objectives=missing)


@condition(
    "{rally: exit, who: remaining}",
    rally=("exit",),
    who=(EVERYBODY, REMAINING),
    when=(END_PHASE, ANY_TIME),
)
def _rally(g: Game, given: Given, moment: str) -> bool:
    """Everybody who began stands in the Exit Zone, or with `who: remaining` everybody who is left (at least one).

    Checked in the End Phase, or with `when: any-time` at any moment.
    """
    if not is_the_moment(given, moment):
        return False
    people = whom(g, given)
    return bool(people) and all(survivor.zone == exit_zone(g) for survivor in people)


@progress("rally")
def _how_many_there(g: Game, given: Given) -> Progress:
    return _all_but(g, tuple(survivor.name for survivor in g.state.survivors if survivor.zone != exit_zone(g)))


@condition("{escape: remaining}", escape=("all-starting", "remaining", "everybody"), when=("escape",))
def _escape(g: Game, given: Given, moment: str) -> bool:
    """Everybody who began has left by the Exit, at the end of their turn; `remaining`: all who are not dead.

    `everybody`: those who began, and all who count as Survivors, with them.
    """
    if given["escape"] != "remaining":
        others = g.bodies() if given["escape"] == "everybody" else []
        return not others and all(survivor.status == "left" for survivor in concerned(g))
    return not g.in_play() and any(survivor.status == "left" for survivor in g.state.survivors)


@progress("escape")
def _how_many_left(g: Game, given: Given) -> Progress:
    others = tuple(one.name for one in g.bodies()) if given["escape"] == "everybody" else ()
    return _all_but(g, (*(survivor.name for survivor in g.state.survivors if survivor.status != "left"), *others))


def _all_but(g: Game, missing: tuple[str, ...]) -> Progress:
    everybody = len(g.state.survivors)
    return Progress(everybody - len(missing), everybody, missing)


@condition("{dead: [Amy, Doug]}", dead="people", trait="trait")
def _dead(g: Game, given: Given, moment: str) -> bool:
    """Somebody who began the game is dead, or one of these; `trait`: with this Skill, or of this kind.

    Companions and dogs are not meant: rules of their own say what comes of it.
    """
    wanted, trait = given["dead"], given.get("trait")
    return any(
        survivor.status == "dead" and (wanted == ANYBODY or survivor.name in wanted) and _is_such(g, survivor, trait)
        for survivor in g.state.survivors
    )


@condition("{alive: 1, trait: Medic}", alive="number", trait="trait")
def _alive(g: Game, given: Given, moment: str) -> bool:
    """So many Survivors who are played are left; `trait`: with this Skill, or of this kind. In `not`: too few are."""
    trait = given.get("trait")
    meant = [survivor for survivor in g.in_play() if trait is None or has_trait(g, survivor, trait)]
    return len(meant) >= int(given["alive"])


def _is_such(g: Game, survivor: Survivor, trait: str | None) -> bool:
    return trait is None or has_trait(g, survivor, trait)


def has_trait(g: Game, survivor: Survivor, trait: str) -> bool:
    """Whether a Survivor has a Skill, or their card says it of them."""
    return trait in survivor.skills or trait in g.setting.identity(survivor).traits


@condition("{rescued: 1}", rescued="number")
def _rescued(g: Game, given: Given, moment: str) -> bool:
    """So many Survivors who had been knocked out were picked up."""
    return sum(survivor.status == RESCUED for survivor in g.state.survivors) >= int(given["rescued"])


@condition("{tokens: spawn, number: 7}", tokens="token", number="number", in_="zones")
def _tokens(g: Game, given: Given, moment: str) -> bool:
    """So many (1) are on the board: `spawn` (active Spawn tokens), `noise`, `objective`, or pieces of a kind.

    `in`: in one of these Zones.
    """
    kind = given["tokens"]
    there = COUNTED[kind](g) if kind in COUNTED else [piece.zone for _, piece in pieces_called(g, kind)]
    if "in" in given:
        zones = zones_named(g, given["in"])
        there = [zone for zone in there if zone in zones]
    return len(there) >= int(given.get("number", 1))


COUNTED["spawn"] = lambda g: [token.zone for token in awake_spawns(g)]
COUNTED["noise"] = lambda g: [zone for zone, tokens in enumerate(g.state.noise) for _ in range(tokens)]
COUNTED["objective"] = lambda g: [
    token.zone for index, token in enumerate(g.setting.mission.objectives) if not g.state.taken >> index & 1
]


@condition("{survive: 10}", survive="number")
def _survive(g: Game, given: Given, moment: str) -> bool:
    """The Survivors have reached this round."""
    return bool(g.state.round >= given["survive"])


@progress("survive")
def _rounds_survived(g: Game, given: Given) -> Progress:
    return Progress(g.state.round, given["survive"])


@condition("{round: 3}", round="number")
def _round(g: Game, given: Given, moment: str) -> bool:
    """It is this round or a later one, for instance for reinforcements."""
    return bool(g.state.round >= given["round"])


@condition("{kills: 20, of: [Runner, Fatty]}", kills="number", of="kinds")
def _kills(g: Game, given: Given, moment: str) -> bool:
    """The Survivors have killed so many Zombies, or so many of these kinds, those of attacks under way among them."""
    rows, kinds = g.setting.kinds, given.get("of") or range(len(g.setting.kinds))
    killed = sum(kind in kinds for frame in g.state.agenda if isinstance(frame, Attack) for kind in frame.kills)
    for kind in kinds if g.state.numbers_of(Tally) else ():
        killed += tally(g, KILLS.format(rows[kind].name))
    return killed >= int(given["kills"])


@condition("{cleared: [4V.S1, 4V.S2]}", cleared="zones")
def _cleared(g: Game, given: Given, moment: str) -> bool:
    """No Zombie stands in any of these Zones; `all`: nowhere on the board."""
    return not any(g.state.crowd[zone] for zone in zones_named(g, given["cleared"]))


@condition("{on_board: [Abomination], in: [4V.S1]}", on_board="kinds", in_="zones")
def _on_board(g: Game, given: Given, moment: str) -> bool:
    """At least one Zombie of these kinds is on the board, or `in` one of these Zones."""
    zones = zones_named(g, given.get("in", "all"))
    return any(number(g, zone, kind) for kind in given["on_board"] for zone in zones)


@condition("{opened: all}", opened="doors")
def _opened(g: Game, given: Given, moment: str) -> bool:
    """These doors stand open; `all`: every door of the board."""
    doors = range(len(g.setting.board.doors)) if given["opened"] == "all" else given["opened"]
    return all(is_open(g, door) for door in doors)


@condition("{triggered: all}", triggered="tiles")
def _triggered(g: Game, given: Given, moment: str) -> bool:
    """The Event triggers of these tiles, or all, have been set off."""
    tiles = g.setting.mission.triggers if given["triggered"] == "all" else given["triggered"]
    return all(g.state.triggered >> tile & 1 for tile in tiles)


@condition(
    "{present: [4V.S2], number: 2, skill: Medic}", present="zones", number="number", skill="skill", who=("played",)
)
def _present(g: Game, given: Given, moment: str) -> bool:
    """A Survivor (or `number` of them; with this `skill`) stands in one of these Zones: for a trigger in a Zone.

    Companions and dogs count once somebody leads them, but not with `who: played`.
    """
    zones, skill = zones_named(g, given["present"]), given.get("skill")
    missing = int(given.get("number", 1))
    for survivor in g.state.survivors:
        missing -= survivor.zone in zones and (skill is None or skill in survivor.skills)
    for companion in g.led_in(zones) if missing > 0 and "who" not in given else ():
        missing -= skill is None or skill in companion.skills
    return missing <= 0


@condition("{score: 60}", score="number")
def _score(g: Game, given: Given, moment: str) -> bool:
    """A team has so many experience points together, those of its dead included."""
    return any(points >= given["score"] for _, points in scores(g))


HOSPITAL = frozenset({"hospital", "indoor-alley"})
"""The tags of Zones of the hospital: its rooms and the alleys between them (CL-HOSP-01)."""


def zones_named(g: Game, zones: str | tuple[int, ...]) -> tuple[int, ...]:
    """The Zones that a condition lists, or means by `all` or `hospital`."""
    if not isinstance(zones, str):
        return zones
    everywhere = g.setting.board.zones
    return tuple(zone.index for zone in everywhere if zones != "hospital" or zone.tags & HOSPITAL)
