"""Doors, and what waits behind them (CL-DOOR, CL-BSPAWN)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shamble.board import BARRICADES, JOINS, Layout, Zone
from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question, shared
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.inventory import distinct, in_hand
from shamble.rules.noise import make_noise
from shamble.rules.objective_colours import objectives_of
from shamble.rules.registry import Lack, action, lacking, preview
from shamble.rules.tallies import LOCK, Tally, keep, tally
from shamble.rules.turn import Purse
from shamble.rules.zombie_cards import SpawnCard
from shamble.world import hooks
from shamble.world.about import makes
from shamble.world.facts import OPENS_DOORS
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.showing import Sound
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS

BUILDING = "building"
"""So many Zombie cards more or fewer for the building that is opened next."""

BARE_HANDS = 0
"""Stands for the card that opens a door where none is needed."""

declare(
    Action("open-door", "who zone door card cost free", "zone",
        "open a door with a card in hand, or with none; `zone` is behind it", group="place", hint="door",
        business="open"),
    Action("reveal", "zone", "zone", "the room that gets the next card", hint="reveal"),
    Action("further-card", "zone", "zone", "the room that gets one card more"),
    Action("spare-room", "zone", "zone", "the room that gets one card fewer"),
    DecisionKind("reveal", "{reveal: [C, D]}", "the order of the rooms behind a door"),
    DecisionKind("further-card", "{further-card: C} or {spare-room: C}", "which room gets a card more, or fewer"),
    EventKind("door-opened", "door who", sound=Sound.DOOR),
    EventKind("door-shut", "door who", sound=Sound.DOOR),
)  # fmt: skip

OBJECTIVE_TAKEN: Way[int, bool] = Way("whether an Objective counts as taken")
DOOR_TRIED: Way[OpenDoor, tuple[Sequence[Frame], bool]] = Way("(what comes first, whether it opens)", ((), True))


def is_open(g: Game, door: int) -> bool:
    """Whether a door stands open."""
    return bool(g.state.doors >> door & 1)


def is_barred(g: Game, door: int) -> bool:
    """Whether the Mission keeps a door shut until an Objective of some colour is taken, or an event unlocks it."""
    lock = tally(g, LOCK.format(door)) if g.state.numbers_of(Tally) else 0
    if lock:
        return lock > 0
    token = g.setting.mission.doors[door]
    return token.locked or (bool(token.locked_until) and not colour_taken(g, token.locked_until))


def colour_taken(g: Game, colour: str) -> bool:
    """Whether every Objective of a colour has been taken; never where none was laid (CL-SPAWN-15)."""
    meant = objectives_of(g, colour)
    return bool(meant) and are_taken(g, meant)


def are_taken(g: Game, objectives: Iterable[int]) -> bool:
    """Whether all of these Objectives count as taken."""
    for index in objectives:
        if not g.ask(OBJECTIVE_TAKEN, index):
            return False
    return True


@OBJECTIVE_TAKEN.usual
def objective_taken(g: Game, index: int) -> bool:
    """Whether somebody has taken an Objective."""
    return bool(g.state.taken >> index & 1)


@makes("open-door", paid=True)
def offer_doors(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-DOOR-02, -03: a locked door on the edge of their Zone, and a weapon in hand with the door symbol."""
    price = purse.price("door")
    if price is None:
        return
    zone, doors = survivor.zone, g.state.doors
    tools: list[int] | None = None
    for door in g.setting.board.doors_at[zone]:
        if doors >> door.index & 1 or is_barred(g, door.index):
            continue
        if tools is None:
            tools = distinct(g, [card for card in in_hand(g, survivor) if g.setting.card(card).door])
            if OPENS_DOORS in survivor.profile.facts:
                tools = [BARE_HANDS, *tools]
        for card in tools:
            out.append(opening(survivor.index, door.beyond(zone), door.index, card, *price))


@lacking("open-door")
def no_door(g: Game, turn: Turn, survivor: Survivor) -> Lack | None:
    """CL-DOOR-02: no closed door here, one that the Mission keeps shut, or nothing in hand that opens it."""
    here = [door for door in g.setting.board.doors_at[survivor.zone] if not is_open(g, door.index)]
    if not here:
        return Lack("door-none", "CL-DOOR-02")
    if all(is_barred(g, door.index) for door in here):
        return Lack("door-barred", MISSION_SAYS)
    tools = any(g.setting.card(card).door for card in in_hand(g, survivor))
    return None if tools or OPENS_DOORS in survivor.profile.facts else Lack("door-tool", "CL-DOOR-02")


@shared
def opening(who: int, zone: int, door: int, card: int, cost: int, free: str) -> Option:
    """The option of opening a door with a card; `zone` is behind it."""
    return Option("open-door", who=who, zone=zone, door=door, card=card, cost=cost, free=free, rule="CL-DOOR-03")


@preview("open-door")
def heard_at_the_door(g: Game, option: Option) -> None:
    """The door stands open, and was heard; who waits behind it nobody knows."""
    _sound(g, g.person(option.who), option.card)
    g.state.doors |= 1 << option.door


def _sound(g: Game, survivor: Survivor, tool: int) -> None:
    """CL-DOOR-04: some tools are loud."""
    if tool != BARE_HANDS and g.setting.card(tool).door == "noisy":
        make_noise(g, survivor, rule="CL-DOOR-04")


@action("open-door")
def _open_door(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    _sound(g, survivor, option.card)
    open_door(g, option.door, survivor.index, rule=option.rule)


def open_door(g: Game, door: int, who: int, cause: int = -1, *, rule: str) -> None:
    """CL-DOOR-03, CL-BSPAWN-01: turn the token, and reveal what has become reachable for the first time.

    `rule` is the ledger id of what opens it. Where nobody opens it (-1), `cause` is whoever has brought it about, and
    sees to what is revealed.
    """
    opening = OpenDoor(door=door, by=who, cause=cause, rule=rule)
    frames, opens = g.ask(DOOR_TRIED, opening)
    if opens:
        _turn_door(g, opening)
    if opens and not frames:
        _look_behind(g, opening)
    else:
        g.push_all([*frames, opening] if opens else frames)


class OpenDoor(Frame, tag="open-door"):
    """A door that opens (see `open_door`); once it is `turned` there is what waits behind it."""

    later = ("turned",)
    door: int
    by: int = -1
    cause: int = -1
    rule: str = ""
    turned: bool = False

    @property
    def opener(self) -> int:
        """Whoever opens it, or has brought it about; -1: nobody."""
        return self.by if self.by >= 0 else self.cause


@frame(OpenDoor, ends_when_dead=False)
def open_door_frame(g: Game, f: OpenDoor) -> Question | None:
    """The door is looked behind, after all that came first."""
    g.pop()
    if not f.turned:
        _turn_door(g, f)
    _look_behind(g, f)
    return None


def _turn_door(g: Game, f: OpenDoor) -> None:
    f.turned = True
    g.state.doors |= 1 << f.door
    g.emit("door-opened", f.rule, door=f.door, who=f.by)
    for hook in g.hooks(hooks.DOOR_OPENED):
        g.push_all(hook(g, f.door, f.by))


def _look_behind(g: Game, f: OpenDoor) -> None:
    token = g.setting.board.doors[f.door]
    reveal(g, opened_up(g.layout, token.a, token.b), f.opener)
    further = tally(g, BUILDING) if g.state.pieces else 0
    if further:
        keep(g, BUILDING, 0)
        top = g.state.agenda[-1]
        if isinstance(top, Reveal):
            top.further = further


def opened_up(layout: Layout, *zones: int) -> list[int]:
    """CL-BARRICADE-07, CL-SPAWN-18: all that is joined to these Zones; barricades do not divide a building.

    WZ-OPEN-29: a way for Survivors alone does not open one.
    """
    undivided = layout.as_if_open(BARRICADES, JOINS)
    return sorted(frozenset[int]().union(*(undivided.reachable(zone) for zone in zones)))


def shut_door(g: Game, door: int, who: int, *, rule: str) -> None:
    """Turn the token back, by the rule with this ledger id; the rooms behind stay revealed."""
    g.state.doors &= ~(1 << door)
    g.emit("door-shut", rule, door=door, who=who)


def reveal(g: Game, zones: Iterable[int], who: int) -> None:
    """Rooms that nobody could reach before get their card."""
    rooms = unrevealed(g, zones)
    if rooms:
        g.push_all([revealing(g, rooms, who)])


def unrevealed(g: Game, zones: Iterable[int]) -> tuple[int, ...]:
    """CL-BSPAWN-01, -05, -09: the rooms among these that would get their card if they were opened; alleys get none."""
    return tuple(
        zone
        for zone in zones
        if g.setting.board.zones[zone].kind == "room"
        and not g.state.revealed >> zone & 1
        and g.ask(hooks.SPAWNED_ROOM, zone, True)
    )


def rooms_behind(g: Game, door: int) -> tuple[int, ...]:
    """The rooms that would get their card if this door were opened."""
    token = g.setting.board.doors[door]
    layout = g.setting.board.layout(g.state.doors | 1 << door)
    return unrevealed(g, opened_up(layout, token.a, token.b))


def revealing(g: Game, rooms: tuple[int, ...], who: int) -> Frame:
    """The frame that spawns in these rooms because somebody has opened them."""
    return revealing_for(g, rooms, g.person(who).seat if who >= 0 else g.state.first_seat)


def revealing_for(g: Game, rooms: tuple[int, ...], seat: int) -> Frame:
    """The frame that spawns in these rooms; they count as revealed at once, whatever interrupts it."""
    mark_rooms(g, rooms)
    return Reveal(rooms=rooms, seat=seat)


def mark_rooms(g: Game, rooms: Iterable[int]) -> None:
    """From now on these rooms get no card for being opened."""
    for room in rooms:
        g.state.revealed |= 1 << room


class Reveal(Frame, tag="reveal"):
    """Rooms that are looked into, in the order that their player likes; `further`: so many cards more, or fewer."""

    rooms: tuple[int, ...]
    seat: int
    further: int = 0


@frame(Reveal)
def reveal_frame(g: Game, f: Reveal) -> Question | None:
    """CL-BSPAWN-03: the rooms are named one at a time, each card is resolved before the next is named."""
    if not f.rooms:
        g.pop()
        return None
    if f.further:
        more = f.further > 0
        options = [
            Option("further-card", zone=room, rule=MISSION_SAYS)
            if more
            else Option("spare-room", zone=room, rule=MISSION_SAYS)
            for room in dict.fromkeys(f.rooms)
        ]
        return Question("further-card", (f.seat,), options)
    options = [Option("reveal", zone=room, rule="CL-BSPAWN-03") for room in dict.fromkeys(f.rooms)]
    return Question("reveal", (f.seat,), options)


@reveal_frame.answer
def _reveal(g: Game, f: Reveal, option: Option) -> None:
    if option.action == "further-card":
        f.rooms, f.further = (*f.rooms, option.zone), f.further - 1
        return
    at = f.rooms.index(option.zone)
    f.rooms = (*f.rooms[:at], *f.rooms[at + 1 :])
    if option.action == "spare-room":
        f.further += 1
    else:
        g.push(SpawnCard(zone=option.zone))


def is_inside(g: Game, zone: int) -> bool:
    """Whether a Zone lies in a building."""
    return lies_inside(g.setting.board.zones[zone])


def lies_inside(place: Zone) -> bool:
    """Whether this is a room, or an alley, which is a street under a roof."""
    return place.kind == "room" or "indoor-alley" in place.tags


def mark_revealed(g: Game) -> None:
    """CL-BSPAWN-01, -04: rooms that are open to Survivors or to the streets from the start never get a card.

    A Spawn Zone inside a closed building opens nothing (CL-HOSP-05, CL-ALLEY-05).
    """
    streets = {spawn.zone for spawn in g.setting.mission.spawns if not is_inside(g, spawn.zone)}
    for zone in sorted({survivor.zone for survivor in g.on_board()} | streets):
        mark_rooms(g, opened_up(g.layout, zone))
