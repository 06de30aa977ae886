"""Putting Zombies on the board, and what happens when the stock runs out (CL-OUT, CL-ZCARD-14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from shamble.engine.agenda import Frame, copied, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.engine.held import Held
from shamble.rules.frames import Activation, Groups, Reaction
from shamble.rules.horde import put
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.play import brought_by
from shamble.world.showing import Sound

Order = tuple[int, int, int]
"""Zone, kind and number of Zombies to put down."""

declare(
    Action("place-here", "zone kind", "zone", "where the last miniatures go"),
    DecisionKind("last-miniatures", "{place-here: b}", "where the last miniatures go"),
    DecisionKind("spawn-reactions", "{react: Ned, name: Sidestep}", "who is first to react to new Zombies"),
    EventKind("spawned", "zone kind count", beat="card", sound=Sound.GROAN),
    EventKind("shortage", "kind zone missing"),
)

WHEN_PLACED: Way[int, int, int, Sequence[Frame]] = Way("frames that figures which came from the stock bring along", ())
IF_MISSING: Way[int, int, int, Sequence[Frame]] = Way("frames that take the place of a shortage of a kind", ())
SHORTAGE: Way[tuple[int, ...], tuple[Groups, ...], int, list[Frame]] = Way("what comes of a lack of kinds in a Zone")
MANHOLES: Way[list[Order], int, list[Frame]] = Way("the placements that the places of one Zombie card are")


class Placing(Frame, tag="placing"):
    """Zombies that are put down, order by order. `shared`: one card fills several places and counts one shortage.

    `card`: the Zombie card that brings them, which Survivors may react to once all its Zombies are there; `rule`: the
    ledger id of what else brings them; `set_off`: what comes of those who are down; `rushing`: those who act at once;
    `short_of`: the Zone in which the first of them was lacking.
    """

    later: ClassVar[tuple[str, ...]] = ("short_of",)
    orders: tuple[Order, ...]
    lacking: tuple[int, ...] = ()
    shared: bool = False
    card: int = 0
    placed: tuple[int, ...] = ()
    set_off: Held[Frame] = Held()
    rule: str = ""
    rushing: Groups = ()
    short_of: int = -1


@frame(Placing)
def placing_frame(g: Game, f: Placing) -> Question | None:
    """CL-OUT-01: place what there is; then the Zombies of each lacking kind get an extra Activation."""
    if f.set_off:
        set_off, f.set_off = f.set_off, Held()
        g.push_all(copied(set_off))
        return None
    if not f.orders:
        g.pop()
        activations = g.ask(SHORTAGE, f.lacking, (), f.short_of) if f.lacking else []
        rush = [Activation(groups=f.rushing, rule=SPECIAL_CARDS[RUSH], rushing=True)] if f.rushing else []
        g.push_all([*_reactions(g, f), *rush, *activations])
        return None
    if f.shared and (question := _last_miniatures(g, f)) is not None:
        return question
    zone, kind, count = f.orders[0]
    f.orders = _with_escorts(f, _place(g, f, zone, kind, count), f.orders[1:])
    return None


RUSH = "rush"
SPECIAL_CARDS = {
    "manhole": "CL-ZCARD-09",
    "bed": "CL-ZCARD-12",
    "extra_activation": "CL-ZCARD-06",
    RUSH: "SE-SPAWN-06",
}
"""The ledger ids of the kinds of Zombie cards that do something of their own."""


def _reactions(g: Game, f: Placing) -> list[Frame]:
    """Reactions of Survivors to the Zombies of a card; each Skill reacts once to a card, however many its places.

    Each reaction is a frame of its own; the players settle the order.
    """
    following = g.state.agenda[-1]
    if isinstance(following, Placing) and following.card == f.card:
        following.placed = (*f.placed, *following.placed)
        return []
    if not f.card or not f.placed:
        return []
    zones = tuple(dict.fromkeys(f.placed))
    found = [hook(g, survivor, zones) for survivor, hook in brought_by(g.on_board(), hooks.SPAWNED)]
    left = {(made.who, made.skill): made for made in found if made is not None}
    return [SpawnReactions(left=Held(left.values()))] if left else []


class SpawnReactions(Frame, tag="spawn-reactions"):
    """Reactions of Survivors to Zombies that have just come."""

    left: Held[Reaction]


@frame(SpawnReactions)
def spawn_reactions(g: Game, f: SpawnReactions) -> Question | None:
    """Those who react to new Zombies settle their order among themselves."""
    left = [made for made in f.left if g.state.survivors[made.who].zone >= 0]
    if not left:
        g.pop()
        return None
    seats = tuple(sorted({g.state.survivors[made.who].seat for made in left}))
    options = [Option("react", who=made.who, name=made.skill, seat=g.state.survivors[made.who].seat) for made in left]
    return Question("spawn-reactions", seats, options)


@spawn_reactions.answer
def _react(g: Game, f: SpawnReactions, option: Option) -> None:
    chosen = next(made for made in f.left if (made.who, made.skill) == (option.who, option.name))
    f.left = Held(made for made in f.left if made is not chosen)
    g.push_all(copied([chosen]))


def _with_escorts(f: Placing, escorts: list[Order], orders: tuple[Order, ...]) -> tuple[Order, ...]:
    """Escorts come with their Fatty; those of one card for several places come when all places have theirs.

    Only then the first player can say which of these places get the last Walkers (CL-OUT-07).
    """
    return (*orders, *escorts) if f.shared else (*escorts, *orders)


def _place(g: Game, f: Placing, zone: int, kind: int, count: int) -> list[Order]:
    """Put one order down; returns what comes with it: escorts, or the group that stands in for an Abomination."""
    row = g.setting.kinds[kind]
    placed = min(count, g.state.stock[kind])
    if placed:
        _put_down(g, f, zone, kind, placed)
    further = [(zone, g.setting.kind_of[name], placed) for name in row.escort if placed]
    missing = count - placed
    if missing and row.if_missing:
        return [*_merged(further), *((zone, g.setting.kind_of[name], missing) for name in row.if_missing)]
    instead = _set_off(g, IF_MISSING, zone, kind, missing) if missing else []
    if instead:
        f.set_off = Held((*f.set_off, *instead))
    elif missing:
        g.emit("shortage", "CL-OUT-03", kind=kind, zone=zone, missing=missing)
        if not (f.shared and kind in f.lacking):
            f.lacking = (*f.lacking, kind)
            f.short_of = zone if f.short_of < 0 else f.short_of
    return _merged(further)


def _put_down(g: Game, f: Placing, zone: int, kind: int, count: int) -> None:
    put(g, zone, kind, count)
    f.placed = (*f.placed, zone)
    of = g.setting.zombie_cards[f.card - 1].kind if f.card else ""
    if of == RUSH and not f.rule:
        f.rushing = (*f.rushing, (zone, kind, count))
    g.emit("spawned", f.rule or SPECIAL_CARDS.get(of, "CL-SPAWN-08"), zone=zone, kind=kind, count=count)
    f.set_off = Held((*f.set_off, *_set_off(g, WHEN_PLACED, zone, kind, count)))


def _set_off(g: Game, way: Way[int, int, int, Sequence[Frame]], zone: int, kind: int, count: int) -> list[Frame]:
    """The frames that rules about this kind make of its coming, or of its lack."""
    return [*g.ask(way, zone, kind, count)] if g.setting.kinds[kind].abilities else []


def _merged(orders: list[Order]) -> list[Order]:
    """Two Walkers of one escort are one order, so that they are one placement and one possible shortage."""
    totals: dict[tuple[int, int], int] = {}
    for zone, kind, count in orders:
        totals[zone, kind] = totals.get((zone, kind), 0) + count
    return [(zone, kind, count) for (zone, kind), count in totals.items()]


def _last_miniatures(g: Game, f: Placing) -> Question | None:
    """CL-OUT-07: with too few for all places the first player says where the last ones go."""
    kind = f.orders[0][1]
    places = [(zone, count) for zone, one, count in f.orders if one == kind]
    zones = dict.fromkeys(zone for zone, _ in places)
    stock = g.state.stock[kind]
    if len(zones) < 2 or stock == 0 or sum(count for _, count in places) <= stock:
        return None
    options = [Option("place-here", zone=zone, kind=kind, rule="CL-OUT-07") for zone in zones]
    return Question("last-miniatures", (g.state.first_seat,), options)


@placing_frame.answer
def _place_here(g: Game, f: Placing, option: Option) -> None:
    """One miniature goes to the chosen place; that place's order shrinks by one."""
    orders = []
    done = False
    for zone, kind, count in f.orders:
        if not done and (zone, kind) == (option.zone, option.kind):
            done = True
            count -= 1
        if count:
            orders.append((zone, kind, count))
    f.orders = _with_escorts(f, _place(g, f, option.zone, option.kind, 1), tuple(orders))


class ExtraActivation(Frame, tag="extra-activation"):
    """CL-EXTRA-01: some kinds of Zombies act once more (`chain`: see Activation)."""

    kinds: tuple[int, ...]
    why: str
    rule: str = "CL-EXTRA-01"
    chain: tuple[Groups, ...] = ()


@SHORTAGE.usual
def those_of_the_kind_act(g: Game, kinds: tuple[int, ...], chain: tuple[Groups, ...], zone: int) -> list[Frame]:
    """CL-OUT-01, -09: all Zombies of each lacking type and species get an extra Activation; it was lacking in a Zone.

    Where a split has caused it, `chain` are the positions that it follows from, and there is no such Zone (-1).
    """
    rule = "CL-OUT-09" if chain else "CL-OUT-01"
    return [ExtraActivation(kinds=(kind,), why="shortage", rule=rule, chain=chain) for kind in kinds]


manholes = Rule("manholes", of="zombies", usual="rue-morgue", always=True)


@manholes.value("rue-morgue", MANHOLES, replaces=("CL-OUT-08",))
def manholes_share(g: Game, orders: list[Order], card: int) -> list[Frame]:
    """CL-OUT-07: all places of one card are one placement, with one extra Activation at most."""
    return [Placing(orders=tuple(orders), shared=True, card=card)]


@manholes.value("older-seasons", MANHOLES, replaces=("CL-OUT-07",))
def manholes_alone(g: Game, orders: list[Order], card: int) -> list[Frame]:
    """CL-OUT-08: each manhole, also of one Zone, is a placement of its own."""
    return [Placing(orders=(order,), card=card) for order in orders]
