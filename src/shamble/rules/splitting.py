"""Zombies' Moves and how groups split over equal ways (CL-SPLIT, CL-READ-13)."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.board import Layout
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.frames import Activation, Group, Leg
from shamble.rules.horde import number, put, shift
from shamble.rules.kinds import kin_of, own_layout, zones_per_move
from shamble.rules.moving import CLIMBING
from shamble.rules.pursuit import Drawn, Senses, noticed_in
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.showing import Sound

declare(
    Action("way", "zone kind via", "zone", "where a Zombie goes that does not split; `via` is where it stands"),
    Action("go-for", "zone via", "zone", "one-noise-token: which of equal targets Zombies in `via` go for"),
    Action("larger-part", "zone kind via", "zone", "the way that gets a full part of an uneven split"),
    DecisionKind("choose-way", "{way: b}, {group-way: b}", "the way of Zombies that do not split"),
    DecisionKind("go-for", "{go-for: b}", "one-noise-token: which of equal targets Zombies go for"),
    DecisionKind("uneven-split", "{larger-part: b}", "the way of a larger part"),
    EventKind("zombies-moved", "origin zone kind count goals seen noise whom", beat="moves", sound=Sound.GROAN),
    EventKind("split-added", "zone kind count"),
)

SPLITTING: Way[Activation, Group, tuple[int, ...], Senses, Question | None] = Way("a group goes several ways")
ONE_PREY: Way[tuple[int, ...]] = Way("the seats that choose between equal targets, if any do (CL-SPLIT-02)", ())
SPLIT_SUPPLY: Way[int, int] = Way("the figures of a kind that may be added to even out a split")
SPLIT_SHORTAGE: Way[int, tuple[int, ...]] = Way("the kinds that act again when a split stays uneven")
WHO_DECIDES: Way[tuple[int, ...]] = Way("the seats that decide for Zombies")


def move_groups(g: Game, f: Activation) -> Question | None:
    """CL-ZMOVE-01: every waiting group goes one Zone on its way; the frame's groups follow their figures.

    A kind whose Move covers several Zones chooses its target before it starts, goes for it whoever it meets on the way
    (CL-ZACT-10, -11), and splits over targets only, not over ways.
    """
    senses = Senses(g, f.goal, f.aimed, hindered=f.hindered)
    rule = f.rule or "CL-ZMOVE-01"
    while f.waiting or f.legs:
        if f.legs:
            choice = _go_on(g, f, senses, rule)
            if choice is not None:
                return choice
            continue
        zone, kind, count = f.waiting[0]
        count = min(count, number(g, zone, kind))
        if count and (deciders := g.ask(ONE_PREY)) and len(targets := senses.wanted(zone)) > 1:
            return _choice_of_target(zone, targets, deciders)
        ways = _divisions(g, senses, zone, kind) if count and _gets_out(g, f, zone, kind) else ()
        if len(ways) > 1:
            question = g.ask(SPLITTING, f, (zone, kind, count), ways, senses)
            if question is not None:
                return question
            continue
        f.waiting = f.waiting[1:]
        _send(g, f, zone, kind, [(way, count) for way in ways] or [(zone, count)], rule, senses)
    f.groups = _gathered(f.moved)
    f.at = "after"
    f.aimed = ()
    return None


def _choice_of_target(zone: int, targets: tuple[int, ...], deciders: tuple[int, ...]) -> Question:
    options = [Option("go-for", zone=target, via=zone) for target in targets]
    return Question("go-for", deciders, options)


def _gets_out(g: Game, f: Activation, zone: int, kind: int) -> bool:
    """CL-HOLE-03, CL-PATH-11: whether it has the Actions left that it takes to Move out of a Zone; fliers need none."""
    needed = g.ask(CLIMBING, zone)
    return not needed or needed <= g.setting.kinds[kind].actions - f.nth or own_layout(g, kind) is not None


def _goes_far(g: Game, kind: int) -> bool:
    return zones_per_move(g, kind) > 1 or own_layout(g, kind) is not None


def _divisions(g: Game, senses: Senses, zone: int, kind: int) -> tuple[int, ...]:
    """The Zones over which a group splits: those next door, or its targets if its Moves cover several Zones."""
    if not _goes_far(g, kind):
        return senses.steps(zone)
    targets = senses.wanted(zone)
    if not targets or zone in targets:
        return ()
    reach, layout = zones_per_move(g, kind), own_layout(g, kind)
    ends = {_ends(senses, zone, target, reach, layout): target for target in reversed(targets)}
    ends.pop(frozenset({zone}), None)
    return tuple(sorted(ends.values()))


def _ends(senses: Senses, zone: int, target: int, reach: int, layout: Layout | None) -> frozenset[int]:
    """All Zones in which a Move to a target may end."""
    ways = senses.ways(zone, (target,), layout) if reach and zone != target else ()
    if not ways:
        return frozenset({zone})
    return frozenset().union(*(_ends(senses, way, target, reach - 1, layout) for way in ways))


def _go_on(g: Game, f: Activation, senses: Senses, rule: str) -> Question | None:
    """The next Zone of a longer Move; where equal ways end in different Zones somebody has to choose."""
    zone, kind, count, target, left = f.legs[0]
    layout = own_layout(g, kind)
    ways = senses.ways(zone, (target,), layout) if left and zone != target else ()
    if len({_ends(senses, way, target, left - 1, layout) for way in ways}) > 1:
        options = [Option("way", zone=way, kind=kind, via=zone, rule="CL-READ-16") for way in ways]
        return Question("choose-way", (g.state.first_seat,), options)
    f.legs = f.legs[1:]
    _advance(g, f, (zone, kind, count, target, left), ways[0] if ways else zone, rule)
    return None


def _advance(g: Game, f: Activation, leg: Leg, way: int, rule: str) -> None:
    zone, kind, count, target, left = leg
    if way != zone:
        _step(g, zone, way, kind, count, rule, {"goals": (target,), "whom": noticed_in(g, (target,))})
        f.legs = ((way, kind, count, target, left - 1), *f.legs)
    else:
        f.moved = (*f.moved, (zone, kind, count))


def _step(g: Game, origin: int, zone: int, kind: int, count: int, rule: str, drawn: Drawn) -> None:
    """Figures go into the next Zone."""
    shift(g, origin, zone, kind, count)
    g.emit("zombies-moved", rule, origin=origin, zone=zone, kind=kind, count=count, **drawn)
    for hook in g.hooks(hooks.ZOMBIES_MOVED):
        hook(g, origin, zone, kind, count)


def _send(
    g: Game, f: Activation, origin: int, kind: int, parts: list[tuple[int, int]], rule: str, senses: Senses
) -> None:
    """Move the parts of one group, as the rule with this ledger id says; a part may stay where it is."""
    far = _goes_far(g, kind)
    for target, count in parts:
        if not count:
            continue
        if far and target != origin:
            f.legs = (*f.legs, (origin, kind, count, target, zones_per_move(g, kind)))
            continue
        if target != origin:
            _step(g, origin, target, kind, count, rule, senses.drawn[origin])
        if target == origin or not g.ask(CLIMBING, origin):  # whoever climbs out has no Action left
            f.moved = (*f.moved, (target, kind, count))


def _gathered(groups: tuple[Group, ...]) -> tuple[Group, ...]:
    totals: dict[tuple[int, int], int] = {}
    for zone, kind, count in groups:
        totals[zone, kind] = totals.get((zone, kind), 0) + count
    return tuple((zone, kind, totals[zone, kind]) for zone, kind in sorted(totals))


@SPLITTING.usual
def split(g: Game, f: Activation, group: Group, ways: tuple[int, ...], senses: Senses) -> Question | None:
    """CL-SPLIT-01 to -04: equal parts on each way, topped up from the stock; CL-SPLIT-06: some never split."""
    zone, kind, _ = group
    if not g.setting.kinds[kind].splits:
        options = [Option("way", zone=way, kind=kind, via=zone, rule="CL-SPLIT-06") for way in ways]
        return Question("choose-way", g.ask(WHO_DECIDES), options)
    alike = _alike(g, f, zone, kind)
    count, plain = sum(alike.values()), next(iter(alike))
    share, full = -(-count // len(ways)), _larger_parts(g, plain, count, ways)
    evenly = full == len(ways)
    if not evenly and len(f.larger) < full:
        after = _after(ways, f.larger, full)
        options = [Option("larger-part", zone=way, kind=plain, via=zone, rule="CL-SPLIT-07") for way in after]
        return Question("uneven-split", g.ask(WHO_DECIDES), options)
    larger, odd = (ways, f.larger) if evenly else (f.larger[:full], f.larger[full:])
    parts = {way: share - (way not in larger) for way in ways}
    added = sum(parts.values()) - count
    alike[plain] += added
    shares = _shares(g, zone, alike, parts, odd)
    if isinstance(shares, Question):
        return shares
    f.larger = ()
    f.waiting = tuple([other for other in f.waiting if other[0] != zone or other[1] not in alike])
    f.owed = f.owed if evenly else (*f.owed, *g.ask(SPLIT_SHORTAGE, plain))
    _top_up(g, zone, plain, added)
    for one, portions in shares.items():
        _send(g, f, zone, one, portions, _why_split(senses, zone) if evenly else "CL-SPLIT-07", senses)
    return None


def _why_split(senses: Senses, zone: int) -> str:
    """The ledger id of a split over equal targets, or over equal routes to one."""
    return "CL-SPLIT-02" if zone not in senses.drawn or senses.drawn[zone]["goals"][1:] else "CL-SPLIT-01"


def _after(ways: Sequence[int], chosen: Sequence[int], wanted: int) -> Sequence[int]:
    """The ways among which the next of so many is chosen; each choice of several ways can be made in one order."""
    first = ways.index(chosen[-1]) + 1 if chosen else 0
    return ways[first : len(ways) - (wanted - len(chosen)) + 1]


def _alike(g: Game, f: Activation, zone: int, kind: int) -> dict[int, int]:
    """CL-READ-13: the Zombies of one type and species that wait in a Zone, by kind; those that may be added first."""
    waiting = {one: min(count, number(g, zone, one)) for where, one, count in f.waiting if where == zone}
    kin = kin_of(g, kind)
    return {one: waiting.get(one, 0) for one in kin if one == kin[0] or one in waiting}


def _shares(
    g: Game, zone: int, alike: dict[int, int], parts: dict[int, int], chosen: tuple[int, ...]
) -> dict[int, list[tuple[int, int]]] | Question:
    """The number of each kind in each part; where those with a status cannot be divided evenly somebody decides."""
    plain, *others = alike
    room, shares = dict(parts), {}
    for kind in others:
        each, odd = divmod(alike[kind], len(parts))
        taking = [way for way in parts if room[way] > each]
        more, chosen = (tuple(taking), chosen) if odd == len(taking) else (chosen[:odd], chosen[odd:])
        if len(more) < odd:
            options = [
                Option("way", zone=way, kind=kind, via=zone, rule="CL-READ-13") for way in _after(taking, more, odd)
            ]
            return Question("choose-way", g.ask(WHO_DECIDES), options)
        shares[kind] = [(way, each + (way in more)) for way in parts]
        for way, count in shares[kind]:
            room[way] -= count
    return {plain: list(room.items()), **shares}


def supply(g: Game, kind: int) -> int:
    """The number of figures that may be added so that the parts of a split are equal."""
    return g.ask(SPLIT_SUPPLY, kind)


@SPLIT_SUPPLY.usual
def the_whole_stock(g: Game, kind: int) -> int:
    """CL-SPLIT-03: as many as there are."""
    return g.state.stock[kind]


def _top_up(g: Game, zone: int, kind: int, count: int) -> None:
    """CL-SPLIT-03, -09: figures added by a split come alone."""
    if count:
        put(g, zone, kind, count)
        g.emit("split-added", "CL-SPLIT-03", zone=zone, kind=kind, count=count)


def answer_move(g: Game, f: Activation, option: Option) -> None:
    """A way for what does not split, or a way that gets a full part of an uneven split."""
    if f.legs:
        leg, f.legs = f.legs[0], f.legs[1:]
        _advance(g, f, leg, option.zone, option.rule)
        return
    zone, kind, count = f.waiting[0]
    count = min(count, number(g, zone, kind))
    if option.action == "go-for":
        f.aimed = (*f.aimed, (zone, option.zone))
        return
    if option.action == "group-way":
        _lead(g, f, zone, option, Senses(g, f.goal, f.aimed, hindered=f.hindered))
    elif g.setting.kinds[option.kind].splits:
        f.larger = (*f.larger, option.zone)
    else:
        senses = Senses(g, f.goal, f.aimed, hindered=f.hindered)
        senses.steps(zone)
        f.waiting = ((zone, kind, count - 1), *f.waiting[1:]) if count > 1 else f.waiting[1:]
        _send(g, f, zone, kind, [(option.zone, 1)], option.rule, senses)


def _lead(g: Game, f: Activation, zone: int, option: Option, senses: Senses) -> None:
    """All waiting groups of a Zone go one way together, undivided."""
    senses.steps(zone)
    for origin, kind, count in f.waiting:
        if origin == zone:
            _send(g, f, zone, kind, [(option.zone, min(count, number(g, zone, kind)))], option.rule, senses)
    f.waiting = tuple(group for group in f.waiting if group[0] != zone)


def _larger_parts(g: Game, kind: int, count: int, ways: tuple[int, ...]) -> int:
    """The number of ways that get a full part, all of them if the stock allows: parts differ by one at the most."""
    share = -(-count // len(ways))
    return min(len(ways), count + supply(g, kind) - (share - 1) * len(ways))


split_shortage = Rule("split-shortage", of="zombies", usual="rue-morgue", always=True)


@split_shortage.value("rue-morgue", SPLIT_SHORTAGE, replaces=("CL-SPLIT-08", "CL-OUT-09"))
def no_extra_activation(g: Game, kind: int) -> tuple[int, ...]:
    """CL-SPLIT-07: nobody gets an extra Activation for a split that the stock cannot even out."""
    return ()


@split_shortage.value(
    "older-seasons", SPLIT_SHORTAGE, replaces=("CL-SPLIT-07",), instead={"CL-SPLIT-07": "CL-SPLIT-08"}
)
def extra_activation_later(g: Game, kind: int) -> tuple[int, ...]:
    """CL-SPLIT-08, CL-OUT-09: all Zombies of the lacking type act again, once all Moves are finished."""
    return (kind,)


who_decides = Rule("who-decides", of="survivors", usual="rue-morgue", always=True)


@who_decides.value("rue-morgue", WHO_DECIDES)
def first_player_decides(g: Game) -> tuple[int, ...]:
    """CL-SPLIT-06: under Rue Morgue the first player."""
    return (g.state.first_seat,)


@who_decides.value("older-seasons", WHO_DECIDES)
def players_decide(g: Game) -> tuple[int, ...]:
    """CL-SPLIT-06: under the older seasons the players together."""
    return who_settles(g)
