"""The effects of events of Missions, a short function for each. Its docstring is its entry in docs/missions.md."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.dealing import give, take_named
from shamble.rules.doors import is_barred, open_door, shut_door
from shamble.rules.experience import EARNER, gain_for_all, gain_xp, level_named
from shamble.rules.frames import Activation
from shamble.rules.horde import number
from shamble.rules.inventory import has_room
from shamble.rules.noise import noise_at
from shamble.rules.objective_colours import colour_of, mix, seen_colour
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.rules.running_out import Placing
from shamble.rules.spawn import add_spawn, move_spawn, remove_spawn, sleep_spawn, wake_spawn
from shamble.rules.tallies import ALLOWED, DANGER, DICE, LOCK, TALLY, add, exit_zone, keep, move_exit, tally
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.mission_records import SpawnToken
from shamble.world.pieces import FIRST_BODY, NOWHERE
from shamble.world.tokens import spawn_tokens
from shamble.world.words import EFFECTS, MISSION_SAYS, Given, effect, word_of

rules = Rule("mission-effects")

declare(
    Action("open-chosen", "door zone", "door", "the door that the Mission opens"),
    DecisionKind("open-chosen", "{open-chosen: A-B}", "which door the Mission opens"),
    EventKind("objectives-mixed", "n"),
    EventKind("danger-line", "level"),
    EventKind("dice-changed", "n"),
    EventKind("set-aside", "card"),
    EventKind("door-locked", "door"),
    EventKind("door-unlocked", "door"),
    EventKind("spawn-moved", "zone colour"),
    EventKind("exit-moved", "zone"),
)


HERE = -2
"""In the place of a Zone: `here`."""
NEXT_ABOMINATION = -2
"""In the place of a kind of Zombies: the next Abomination."""
CHOSEN = "chosen"
NEXT_ONE: Way[int, int, Sequence[Frame]] = Way("so many next Abominations come to a Zone", ())
MAKE_LAST: Way[int, int, None] = Way("so many Noise tokens of a Zone stay in every End Phase")


def spot(g: Game, zone: int, who: int) -> int:
    """A Zone that an effect names; HERE is that of whoever set it off, NOWHERE if there is none."""
    return zone if zone != HERE else (g.person(who).zone if who >= 0 else NOWHERE)


WHO = ("finder", "here", "one-here", "tile", "all")
"""Whom an effect may be about: whoever set it off, or others by the place where that happened."""
ABOUT_PLACES = ("spot", "crowd", WHO)
"""The types of the keys of effects that ask where whoever set them off is."""


def carry_out(g: Game, given: Given, who: int) -> list[Frame]:
    """Do what one effect says; `who` set it off, -1: nobody did.

    CL-COMP-15: a Companion has neither cards nor experience; but for the place, their Leader counts.
    """
    word = EFFECTS.get(word_of(given))
    if word is None:
        raise ValueError(f"the Mission names the effect {dict(given)}, which is not known")
    if who >= FIRST_BODY and not any(type_ in ABOUT_PLACES for type_ in word.fields.values()):
        who = g.ask(EARNER, g.person(who)).index
    frames: list[Frame] = word.call(g, given, who)
    return frames


@effect("{xp: 5, who: all}", xp="number", who=("finder", "all"))
def _xp(g: Game, given: Given, who: int) -> list[Frame]:
    """Experience points for whoever set it off; for all Survivors if it says so, or if nobody set it off."""
    if given.get("who") == "all" or who < 0:
        gain_for_all(g, given["xp"], rule=MISSION_SAYS)
    else:
        gain_xp(g, g.state.survivors[who], given["xp"], rule=MISSION_SAYS)
    return []


@effect("{give: Katana}", give="card")
def _give(g: Game, given: Given, who: int) -> list[Frame]:
    """Whoever set it off (else the first Survivor with room) gets this card, if there is one and they have room."""
    first = [g.state.survivors[who]] if who >= 0 else []
    card = take_named(g, given["give"])
    taker = next((s for s in [*first, *g.in_play()] if card and _has_room(g, s.index, card)), None)
    if taker is not None:
        give(g, taker, card, MISSION_SAYS)
    elif card:
        g.state.aside.append(card)
    return []


def _has_room(g: Game, who: int, card: int) -> bool:
    survivor = g.state.survivors[who]
    return survivor.in_play and any(has_room(g, survivor, card, where) for where in g.setting.rules.places.names)


@effect("{set_aside: La Guillotine}", set_aside="card")
def _set_aside(g: Game, given: Given, who: int) -> list[Frame]:
    """One card of this name is taken out of the decks and put aside, until something gives it to a Survivor."""
    card = take_named(g, given["set_aside"])
    if card:
        g.state.aside.append(card)
        g.emit("set-aside", MISSION_SAYS, card=card)
    return []


@effect("{mix: all}", mix="colours")
def _mix(g: Game, given: Given, who: int) -> list[Frame]:
    """The Objectives that still lie there (all, or those of these colours) are mixed and laid face down at random."""
    left = [index for index in range(len(g.setting.mission.objectives)) if not g.state.taken >> index & 1]
    mixed = [index for index in left if given["mix"] == "all" or seen_colour(g, index) in given["mix"]]
    mix(g, mixed, [colour_of(g, index) for index in mixed])
    g.emit("objectives-mixed", "CL-OBJ-01", n=len(mixed))
    return []


@effect("{open: [4V.L1, 4V.S2]}", open="door-or-chosen")
def _open(g: Game, given: Given, who: int) -> list[Frame]:
    """The door opens by itself, and reveals what is behind it; `chosen`: a closed one without a colour."""
    if given["open"] == CHOSEN:
        return [OpenChosen(by=who)]
    if not g.state.doors >> given["open"] & 1:
        open_door(g, given["open"], -1, who, rule=MISSION_SAYS)
    return []


class OpenChosen(Frame, tag="open-chosen"):
    """The players say which door opens."""

    by: int = -1


@frame(OpenChosen)
def open_chosen(g: Game, f: OpenChosen) -> Question | None:
    """Any closed door without a colour that nothing keeps shut."""
    tokens = g.setting.mission.doors
    closed = [door for door in g.setting.board.doors if not g.state.doors >> door.index & 1]
    free = [door for door in closed if tokens[door.index].colour == "neutral" and not is_barred(g, door.index)]
    if not free:
        g.pop()
        return None
    options = [Option("open-chosen", door=door.index, zone=door.b, rule=MISSION_SAYS) for door in free]
    return Question("open-chosen", who_settles(g), options)


@open_chosen.answer
def _opened(g: Game, f: OpenChosen, option: Option) -> None:
    g.pop()
    open_door(g, option.door, -1, f.by, rule=MISSION_SAYS)


@effect("{lock: [4V.L1, 4V.S2]}", lock="door")
def _lock(g: Game, given: Given, who: int) -> list[Frame]:
    """The door closes and cannot be opened until an event unlocks or opens it."""
    if not is_barred(g, given["lock"]):
        g.emit("door-locked", MISSION_SAYS, door=given["lock"])
    keep(g, LOCK.format(given["lock"]), 1)
    if g.state.doors >> given["lock"] & 1:
        shut_door(g, given["lock"], who, rule=MISSION_SAYS)
    return []


@effect("{unlock: [4V.L1, 4V.S2]}", unlock="door")
def _unlock(g: Game, given: Given, who: int) -> list[Frame]:
    """The door, whatever kept it shut, can be opened from now on."""
    if is_barred(g, given["unlock"]):
        g.emit("door-unlocked", MISSION_SAYS, door=given["unlock"])
    keep(g, LOCK.format(given["unlock"]), -1)
    return []


@effect("{wake: blue}", wake="colour")
def _wake(g: Game, given: Given, who: int) -> list[Frame]:
    """The Spawn Zones of this colour are active from now on."""
    for token in _spawns(g, given["wake"]):
        wake_spawn(g, token, MISSION_SAYS)
    return []


def _spawns(g: Game, colour: str) -> list[SpawnToken]:
    return [token for token in spawn_tokens(g) if token.colour == colour]


@effect("{sleep: blue}", sleep="colour")
def _sleep(g: Game, given: Given, who: int) -> list[Frame]:
    """The Spawn Zones of this colour are inactive, until something wakes them."""
    for token in _spawns(g, given["sleep"]):
        sleep_spawn(g, token, MISSION_SAYS)
    return []


@effect("{add_spawn: 4V.S2, colour: blue}", add_spawn="zone", colour="tint", kind="spawn-kind")
def _add_spawn(g: Game, given: Given, who: int) -> list[Frame]:
    """A further Spawn token, active, lies in this Zone; red and plain, unless `colour` or `kind` says otherwise."""
    add_spawn(g, given["add_spawn"], colour=given.get("colour", "red"), kind=given.get("kind", ""), rule=MISSION_SAYS)
    return []


@effect("{remove_spawn: blue}", remove_spawn="colour")
def _remove_spawn(g: Game, given: Given, who: int) -> list[Frame]:
    """The Spawn tokens of this colour are out of the game."""
    for token in _spawns(g, given["remove_spawn"]):
        remove_spawn(g, token, MISSION_SAYS)
    return []


@effect("{move_spawn: blue, to: 4V.S2}", move_spawn="colour", to="zone")
def _move_spawn(g: Game, given: Given, who: int) -> list[Frame]:
    """The Spawn tokens of this colour lie in another Zone from now on, with their locators."""
    for token in _spawns(g, given["move_spawn"]):
        move_spawn(g, token.number, given["to"])
        g.emit("spawn-moved", MISSION_SAYS, zone=given["to"], colour=token.colour)
    return []


@effect("{place: {4V.S2: {Runner: 3}}, rush: true}", place="crowd", rush="flag")
def _place(g: Game, given: Given, who: int) -> list[Frame]:
    """These Zombies are placed, as far as there are miniatures: reinforcements; `rush`: they act at once.

    `here` is the Zone of whoever set it off; `Abomination`: whichever is next, where these have a deck of their own.
    """
    orders = [(spot(g, zone, who), kind, count) for zone, kind, count in given["place"]]
    orders = [order for order in orders if order[0] >= 0]
    plain = tuple(order for order in orders if order[1] != NEXT_ABOMINATION)
    next_ones = [(zone, count) for zone, kind, count in orders if kind == NEXT_ABOMINATION]
    called = [made for zone, count in next_ones for made in g.ask(NEXT_ONE, zone, count)]
    placing: list[Frame] = [Placing(orders=plain, rule=MISSION_SAYS)] if plain else []
    if given.get("rush"):
        groups = tuple((zone, kind, count) for zone, kind, count in plain)
        placing.append(Rush(groups=groups))
    return [*placing, *called]


class Rush(Frame, tag="mission-rush"):
    """Zombies that the Mission has placed act at once."""

    groups: tuple[tuple[int, int, int], ...]


@frame(Rush)
def rush(g: Game, f: Rush) -> Question | None:
    """Those of them that there were miniatures for."""
    g.pop()
    there = tuple((zone, kind, min(count, number(g, zone, kind))) for zone, kind, count in f.groups)
    g.push(Activation(groups=tuple(group for group in there if group[2]), rule=MISSION_SAYS))
    return None


@effect("{danger: orange}", danger="level")
def _danger(g: Game, given: Given, who: int) -> list[Frame]:
    """Zombie cards are read at this line at least, from now on."""
    keep(g, DANGER, max(tally(g, DANGER), level_named(g, given["danger"])))
    g.emit("danger-line", "RM-SPAWN-01", level=given["danger"])
    return []


@effect("{dice: -1}", dice="number")
def _dice(g: Game, given: Given, who: int) -> list[Frame]:
    """So many more (or fewer) Spawn dice from now on."""
    add(g, DICE, given["dice"])
    g.emit("dice-changed", "RM-SPAWN-01", n=given["dice"])
    return []


@effect(
    "{noise: 4V.S2, tokens: 3}", noise="spot", tokens="number", loudness="loudness", lasting="flag", who=("survivors",)
)
def _noise(g: Game, given: Given, who: int) -> list[Frame]:
    """One Noise token, or so many, in this Zone, as far as any are left; `loudness`: one of the edition's steps.

    `lasting`: they stay in every End Phase; `who: survivors`: in every other Zone with Survivors as well.
    """
    zones = [spot(g, given["noise"], who)]
    if "who" in given:
        zones += sorted({one.zone for one in g.people()} - {*zones})
    for zone in zones:
        if given.get("lasting"):
            g.ask(MAKE_LAST, zone, given.get("tokens", 1))
        for _ in range(given.get("tokens", 1)):
            noise_at(g, zone, given.get("loudness", 1), rule=MISSION_SAYS)
    return []


@effect("{allow: driving}", allow=("driving", "flying"))
def _allow(g: Game, given: Given, who: int) -> list[Frame]:
    """From now on cars, or the helicopter, may be driven or flown."""
    keep(g, ALLOWED.format(given["allow"]), 1)
    return []


@effect("{exit: 4V.S2}", exit="zone")
def _exit(g: Game, given: Given, who: int) -> list[Frame]:
    """The Exit lies in this Zone from now on."""
    if exit_zone(g) != given["exit"]:
        move_exit(g, given["exit"])
        g.emit("exit-moved", MISSION_SAYS, zone=given["exit"])
    return []


@rules.on(hooks.SPAWN_DICE, "RM-SPAWN-01")
@about(pieces=(TALLY,))
def changed_dice(g: Game, dice: int) -> int:
    """RM-SPAWN-01: the Spawn dice with those that events of the Mission have added, or taken away."""
    return dice + tally(g, DICE)


@rules.on(hooks.DANGER, "RM-SPAWN-01")
@about(pieces=(TALLY,))
def changed_danger(g: Game, level: int) -> int:
    """RM-SPAWN-01: at least the line that an event of the Mission has set."""
    return max(level, tally(g, DANGER))
