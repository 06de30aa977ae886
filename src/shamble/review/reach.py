"""Zones that can never be reached, and why: walls without doors, doors that stay shut, locks in a circle."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from shamble.board import BARRICADES, DOORS, FENCES, GATES, STREET
from shamble.board.laid_tiles import HOUSE
from shamble.board.zones import STATUE
from shamble.files.faults import Steps, listed
from shamble.review.findings import Finding, fault, note
from shamble.review.outlook import BestCase

Imagine = Callable[[Collection[int]], BestCase]
"""The outlook as it would be if these doors stood open."""

MOST_NAMED = 6


def way_findings(outlook: BestCase, columns: int, imagine: Imagine) -> Iterator[Finding]:
    """Doors that never open, regions that nobody enters, and what lies in them."""
    shut = [door.index for door in outlook.board.doors if door.index not in outlook.opened]
    explained: set[int] = set()
    for door in shut:
        ends = outlook.board.doors[door].a, outlook.board.doors[door].b
        if outlook.reached.intersection(ends):
            if outlook.facts.doors[door].locked:
                yield note(("doors", door, "locked"), "this door can never be opened: no event unlocks or opens it")
            else:
                yield fault(*_why_shut(outlook, door, shut, imagine))
            explained.update(ends)
    for region in _regions(outlook):
        if not explained & region:
            yield _region_finding(outlook, sorted(region), columns)
    yield from _out_of_reach(outlook)


def _why_shut(outlook: BestCase, door: int, shut: list[int], imagine: Imagine) -> tuple[Steps, str]:
    colour = outlook.facts.doors[door].locked_until
    switches = [f"pieces[{outlook.facts.pieces.index(one)}]" for one in outlook.switches(door)]
    if switches and not colour:
        return ("doors", door), f"this door can never be opened: nobody gets to its switch, {listed(switches)}"
    missing = [at for at in outlook.of_colour(colour) if at not in outlook.taken]
    waits = listed([f"objectives[{at}]" for at in missing], "and") or f"a {colour} Objective"
    place: Steps = ("doors", door, "locked_until")
    never = f"this door can never be opened: {waits}, for which it waits,"
    for opened in ([door], shut):
        imagined = imagine(opened)
        if imagined.taken.issuperset(missing):
            circle = [f"doors[{other}]" for other in _waiting(outlook, shut, door) if other in imagined.opened]
            if not circle:
                return place, f"{never} can only be reached through it"
            return place, f"{never} lies behind {listed(circle, 'and')}, shut until this one opens"
    return place, f"{never} cannot be taken"


def _waiting(outlook: BestCase, shut: list[int], door: int) -> list[int]:
    """The other shut doors that wait for a lock or a switch."""
    return [other for other in shut if other != door and (outlook.is_locked(other) or outlook.switches(other))]


def _regions(outlook: BestCase) -> Iterator[set[int]]:
    """The Zones that nobody enters, as connected regions."""
    board = outlook.board
    layout = board.layout(board.first_key).as_if_open(DOORS, BARRICADES, FENCES, GATES)
    left = {zone.index for zone in board.there if STATUE not in zone.tags} - outlook.reached - board.blocked
    while left:
        waiting, region = [min(left)], set[int]()
        while waiting:
            zone = waiting.pop()
            region.add(zone)
            waiting += [near for near in layout.adjacent[zone] if near in left and near not in region]
        left -= region
        yield region


def _region_finding(outlook: BestCase, region: list[int], columns: int) -> Finding:
    board = outlook.board
    names = [board.zones[zone].name for zone in region]
    more = f" and {len(names) - MOST_NAMED} Zones more" if len(names) > MOST_NAMED else ""
    shown = ", ".join(names[:MOST_NAMED]) + more if more else listed(names, "and")
    place: Steps = ("tiles", *divmod(board.zones[region[0]].tiles[0], columns))
    if not _lies_in(outlook, region) and _is_walled_in(outlook, region):
        return note(place, f"nobody can ever get to {shown}: its walls have no way in")
    if any(near in board.blocked for zone in region for near in board.flight.adjacent[zone]):  # CL-RUBBLE-03
        return note(place, f"rubble or a wreck keeps everybody from {shown}")
    problem = f"nobody can ever get to {shown}: no door, stairs or plank leads there"
    if all(board.zones[zone].kind == STREET for zone in region) and not _lies_in(outlook, region):
        return note(place, problem)  # a bit of street at the rim of the board
    return fault(place, problem)


def _is_walled_in(outlook: BestCase, region: Collection[int]) -> bool:
    """Whether a region is part of one large house, some rooms of which have no door, or one in its outer wall alone."""
    return all(HOUSE in outlook.board.zones[zone].tags for zone in region)


def _lies_in(outlook: BestCase, region: Collection[int]) -> bool:
    """Whether the Mission has laid anything there."""
    facts = outlook.facts
    lying = [facts.exit, *facts.tents, *(zone for _, zone in facts.tokens), *(zone for _, zone in facts.cards)]
    lying += [token.zone for token in facts.objectives] + [token.zone for token in facts.spawns]
    lying += [piece.zone for piece in facts.pieces]
    lying += [card.zone for card in facts.objective_cards] + [zone for deed in facts.deeds for zone in deed.zones]
    return any(zone in region for zone in lying)


def _out_of_reach(outlook: BestCase) -> Iterator[Finding]:
    """Objectives and an Exit that nobody can reach."""
    names = [zone.name for zone in outlook.board.zones]
    for at, token in enumerate(outlook.facts.objectives):
        if at not in outlook.taken:
            why = "one can only Move there" if token.zone in outlook.reached else "nobody can ever get there"
            yield fault(("objectives", at, "zone"), f"this Objective in {names[token.zone]} cannot be taken: {why}")
    if outlook.facts.exit >= 0 and outlook.facts.exit not in outlook.reached:
        yield fault(("exit",), f"nobody can ever get to the Exit in {names[outlook.facts.exit]}")
