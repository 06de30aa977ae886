"""The pieces on borders: those that change (barricades, barbwire, gates) and those that stay (ladders, planks)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shamble.board import BARRICADES, CLOSED_ZONES, FENCES, JOINS, Barrier
from shamble.board.balconies import Balcony
from shamble.board.barriers import TORN
from shamble.board.cells import DOUBLE_OPENING, LADDER, OPEN, OPENING, RAIL, SANDBAGS, STAIRS, WALL, is_door
from shamble.draw.geometry import Geometry, Segment, geometry
from shamble.draw.parking import shelf
from shamble.draw.piece_pictures import drawn
from shamble.draw.places import PicturePlaces
from shamble.draw.svg import colour, moved, title
from shamble.draw.tokens import token_colour
from shamble.draw.wording import barrier_text
from shamble.rules.barricades import BarricadeDebris, OnBorder, UnfinishedBarricade
from shamble.rules.places.switches import SWITCH, Switch
from shamble.text import Words, words_of
from shamble.world.game import Game
from shamble.world.pieces import Piece, pieces_of

BOARDS = 150
"""The width of one barricade."""

EDGE = 'stroke="var(--d-black)" stroke-width="4" stroke-linejoin="round"'
CROSSABLE = (OPEN, OPENING, DOUBLE_OPENING, STAIRS, LADDER, SANDBAGS)


def barriers(game: Game, turned: bool | None) -> dict[str, str]:
    """Every barrier as it is now, by a name that stays the same."""
    shape = geometry(game.setting.board, turned)
    return {f"barrier:{one.index}": _barrier(game, shape, one) for one in _visible(game)}


def _visible(game: Game) -> list[Barrier]:
    """All barriers of which there is something to see."""
    key = game.state.doors
    return [one for one in game.setting.board.standing(key) if one.is_there(key)]


def unfinished(game: Game, turned: bool | None) -> dict[str, str]:
    """Barricades that were begun, and the debris of those that fell."""
    shape = geometry(game.setting.board, turned)
    found = {}
    looks: tuple[tuple[type[OnBorder], str], ...] = ((UnfinishedBarricade, _begun()), (BarricadeDebris, _broken()))
    for kind, look in looks:
        for number, piece in pieces_of(game, kind):
            place = game.setting.board.barrier_between(piece.zone, piece.beyond, BARRICADES)
            if place is not None:
                before = sum(_same_border(one, piece) for one in game.state.pieces[:number])
                slots = _slots(shape, place)
                at = slots[min(place.state(game.state.doors) + before, len(slots) - 1)]
                found[f"piece:{number}"] = (
                    f"<g>{_turned(at, look)}{title(words_of(game.setting).word(kind.piece_kind.name))}</g>"
                )
    return found


def _same_border(one: Piece, other: OnBorder) -> bool:
    return (
        isinstance(one, UnfinishedBarricade | BarricadeDebris)
        and one.beyond >= 0
        and {one.zone, one.beyond} == {other.zone, other.beyond}
    )


def _barrier(game: Game, shape: Geometry, barrier: Barrier) -> str:
    state = barrier.state(game.state.doors)
    if barrier.kind == BARRICADES:
        slots = _slots(shape, barrier)
        drawn_ = "".join(_turned(at, _built() if n < state else _place()) for n, at in enumerate(slots))
    elif barrier.kind == FENCES:
        drawn_ = "".join(_wire(one, torn=state == TORN) for one in _with_border(shape, [barrier.border]))
    elif barrier.kind == JOINS:
        drawn_ = "".join(_lift(shape, zone, "") for zone in (barrier.a, barrier.b)) if state else ""
    elif barrier.kind == CLOSED_ZONES:
        drawn_ = _closed_zone(shape, barrier.a)
    else:
        drawn_ = _gate(shape, barrier, state)
    return f'<g class="barrier">{drawn_}{title(barrier_text(game, barrier))}</g>'


def _with_border(shape: Geometry, borders: Iterable[int]) -> list[Segment]:
    wanted = list(borders)
    return [segment for segment in shape.segments if segment.border in wanted]


Slot = tuple[float, float, bool]
"""The middle of a place for a barricade, and whether its border runs from top to bottom."""


def _slots(shape: Geometry, place: Barrier) -> list[Slot]:
    """The places of a border side by side on its longest stretch."""
    pair = (min(place.a, place.b), max(place.a, place.b))
    shared = [one for one in shape.segments if (one.a, one.b) == pair and one.border != WALL]
    crossed = [one for one in shared if one.border in CROSSABLE or is_door(one.border)] or shared
    longest = max(crossed, key=lambda one: one.length)
    found = []
    for at in range(place.size):
        x, y, _, _ = longest.part((at + 0.5) / place.size if place.size > 1 else 0.5, 1)
        found.append((x, y, longest.upright))
    return found


def _turned(slot: Slot, inner: str) -> str:
    x, y, upright = slot
    return f'<g transform="translate({x:g} {y:g}) rotate({90 if upright else 0})">{inner}</g>'


def _plank(x0: float, y0: float, x1: float, y1: float, tint: str = "wood") -> str:
    line = f'<path d="M{x0:g} {y0:g}L{x1:g} {y1:g}" stroke-linecap="round" stroke='
    return f'{line}"var(--d-black)" stroke-width="24"/>{line}"var(--d-{tint})" stroke-width="17"/>'


def _built() -> str:
    half = BOARDS / 2
    nails = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="3.5" fill="var(--d-black)"/>' for x in (-60, 60) for y in (-14, 14)
    )
    return (
        _plank(-half + 12, -26, half - 12, 26, "wood-dark")
        + _plank(-half + 12, 26, half - 12, -26, "wood-dark")
        + _plank(-half + 8, -14, half - 8, -14)
        + _plank(-half + 8, 14, half - 8, 14)
        + nails
    )


def _begun() -> str:
    half = BOARDS / 2
    return f'<g opacity=".92">{_plank(-half + 12, 18, half - 40, -6)}{_plank(-30, 26, -10, -26, "wood-dark")}</g>'


def _broken() -> str:
    return (
        f'<g opacity=".75">{_plank(-58, 12, -20, -14)}{_plank(14, 18, 46, 2, "wood-dark")}{_plank(2, -20, 20, -12)}</g>'
    )


def _place() -> str:
    half = BOARDS / 2
    return (
        f'<rect x="{-half + 6:g}" y="-22" width="{BOARDS - 12}" height="44" rx="9" fill="none" stroke="var(--d-wood)" '
        'stroke-width="5" stroke-dasharray="13 10" opacity=".85"/>'
    )


def _wire(segment: Segment, *, torn: bool) -> str:
    """Posts with coils between them; torn, the coils hang loose at both ends."""
    stretches = [(0.0, 0.24), (0.76, 1.0)] if torn else [(0.0, 1.0)]
    shown = ""
    for start, end in stretches:
        x0, y0, x1, y1 = segment.part(start, end)
        length = abs(x1 - x0) + abs(y1 - y0)
        coils = max(1, round(length / 34))
        step = length / coils
        loops = "".join(f'<ellipse cx="{(at + 0.5) * step:g}" rx="{step * 0.66:g}" ry="19"/>' for at in range(coils))
        posts = "".join(f'<path d="M{x:g} -21V21"/>' for x in (0, length))
        shown += (
            f'<g transform="translate({x0:g} {y0:g}) rotate({90 if segment.upright else 0})" fill="none">'
            f'<g stroke="var(--d-black)" stroke-width="8" opacity=".6">{loops}</g>'
            f'<g stroke="var(--d-fence)" stroke-width="4">{loops}<path d="M0 0H{length:g}"/></g>'
            f'<g stroke="var(--d-wood-dark)" stroke-width="13" stroke-linecap="round">{posts}</g></g>'
        )
    return shown


def _gate(shape: Geometry, gate: Barrier, state: int) -> str:
    """Bars on the closed sides, an arc that shows how it turns."""
    room = shape.rooms[gate.a]
    open_now = gate.open_sides(state)
    bars = ""
    for side in range(4):
        for segment in _with_border(shape, [gate.border + side]):
            if side not in open_now:
                bars += _bars(segment)
    x, y = room.centre
    reach = min(room.width, room.height) * 0.42
    arc = (
        f'<g transform="translate({x:g} {y:g}) rotate({90 * state + (90 if shape.turned else 0)})" fill="none" '
        f'stroke="var(--d-metal)" stroke-width="9" opacity=".55"><circle r="{reach:g}" stroke-dasharray="26 18"/>'
        f'<path d="M{-reach:g} 0A{reach:g} {reach:g} 0 0 0 0 {reach:g}" stroke-width="20"/></g>'
    )
    return arc + bars


def _closed_zone(shape: Geometry, zone: int) -> str:
    """Two beams across a Zone that nobody enters."""
    room = shape.rooms[zone]
    inset = min(room.width, room.height) * 0.12
    x0, y0, x1, y1 = room.x0 + inset, room.y0 + inset, room.x1 - inset, room.y1 - inset
    return (
        f'<path d="M{x0:g} {y0:g}L{x1:g} {y1:g}M{x0:g} {y1:g}L{x1:g} {y0:g}" stroke="{colour("wood-dark")}" '
        f'stroke-width="22" stroke-linecap="round" opacity=".7"/>'
    )


def _bars(segment: Segment) -> str:
    length = segment.length
    count = max(2, round(length / 44))
    step = length / count
    uprights = "".join(f"M{(at + 0.5) * step:g} -17V17" for at in range(count))
    return (
        f'<g transform="translate({segment.x0:g} {segment.y0:g}) rotate({90 if segment.upright else 0})">'
        f'<path d="M0 0H{length:g}" stroke="var(--d-black)" stroke-width="30"/>'
        f'<path d="M0 -9H{length:g}M0 9H{length:g}" stroke="var(--d-metal-dark)" stroke-width="7"/>'
        f'<path d="{uprights}" stroke="var(--d-metal)" stroke-width="10" stroke-linecap="round"/></g>'
    )


def fixtures(said: Words, shape: Geometry) -> str:
    """The pieces that never change: the platforms of towers with their rails and ladders, planks and sandbags."""
    rails = "".join(_rail(one) for one in _with_border(shape, [RAIL]))
    rails += "".join(_sandbags(said, one) for one in _with_border(shape, [SANDBAGS]))
    ladders = "".join(_ladder(said, one) for one in _with_border(shape, [LADDER]))
    planks = "".join(_bridge(said, shape, a, b) for a, b in shape.board.planks)
    balconies = "".join(_balcony(said, shape, one) for one in shape.board.balconies)
    return rails + ladders + planks + balconies + "".join(_elevators(said, shape))


def _rail(segment: Segment) -> str:
    x0, y0, x1, y1 = segment.part(0.02, 0.98)
    line = f'<path d="M{x0:g} {y0:g}L{x1:g} {y1:g}" fill="none" stroke='
    return f'{line}"var(--d-wood-dark)" stroke-width="20"/>{line}"var(--d-wood)" stroke-width="9" stroke-dasharray="34 12"/>'


def _sandbags(said: Words, segment: Segment) -> str:
    """A row of sacks along all of the border."""
    x0, y0, x1, y1 = segment.part(0.02, 0.98)
    line = f'<path d="M{x0:g} {y0:g}L{x1:g} {y1:g}" fill="none" stroke-linecap="round" stroke='
    sacks = f'{line}"var(--d-black)" stroke-width="36"/>{line}"var(--d-sandbag)" stroke-width="28" stroke-dasharray="34 32"/>'
    return f"<g>{sacks}" + title(said.drawn("sandbags")) + "</g>"


def _ladder(said: Words, segment: Segment) -> str:
    x, y, _, _ = segment.part(0.5, 1)
    rungs = "".join(f"M-36 {at}H36" for at in range(-52, 60, 26))
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({90 if segment.upright else 0})" fill="none">'
        '<path d="M-36 -70V70M36 -70V70" stroke="var(--d-black)" stroke-width="20" stroke-linecap="round"/>'
        f'<path d="{rungs}" stroke="var(--d-wood)" stroke-width="11"/>'
        '<path d="M-36 -70V70M36 -70V70" stroke="var(--d-wood)" stroke-width="12" stroke-linecap="round"/>'
        + title(said.drawn("ladder"))
        + "</g>"
    )


def _balcony(said: Words, shape: Geometry, balcony: Balcony) -> str:
    """A wooden platform above the street with a rail around it, and the foot of its stairs."""
    room = shape.rooms[balcony.zone]
    boards = "".join(f"M{room.x0:g} {y:g}H{room.x1:g}" for y in _between(room.y0, room.y1, 38))
    (x, y), (to_x, to_y) = room.centre, shape.rooms[balcony.room].centre
    foot = x + (to_x - x) * 0.3, y + (to_y - y) * 0.3
    frame = f'<rect x="{room.x0:g}" y="{room.y0:g}" width="{room.width:g}" height="{room.height:g}" rx="8"'
    return (
        f'<g><path d="M{x:g} {y:g}L{foot[0]:g} {foot[1]:g}" stroke="var(--d-wood-dark)" stroke-width="64"/>'
        f'<path d="M{x:g} {y:g}L{foot[0]:g} {foot[1]:g}" stroke="var(--d-wood)" stroke-width="52" stroke-dasharray="9 14"/>'
        f'{frame} fill="var(--d-wood-dark)" opacity=".92"/>'
        f'<path d="{boards}" stroke="var(--d-wood)" stroke-width="3" opacity=".55"/>'
        f'{frame} fill="none" stroke="var(--d-black)" stroke-width="20"/>'
        f'{frame} fill="none" stroke="var(--d-wood)" stroke-width="9" stroke-dasharray="34 12"/>'
        + title(said.drawn("balcony"))
        + "</g>"
    )


def _between(start: float, end: float, step: float) -> Iterator[float]:
    at = start + step
    while at < end:
        yield at
        at += step


def _elevators(said: Words, shape: Geometry) -> Iterator[str]:
    """A sign in every Zone that is adjacent to others which lie elsewhere."""
    joins = shape.board.joins
    for zone in sorted({zone for pair in joins for zone in pair}):
        others = [b if a == zone else a for a, b in joins if zone in (a, b)]
        told = said.drawn("elevator", zones=said.series([shape.board.zones[other].name for other in others]))
        yield _lift(shape, zone, title(told))


def _lift(shape: Geometry, zone: int, told: str) -> str:
    """A sign of a way to another Zone that lies elsewhere."""
    room = shape.rooms[zone]
    return moved(
        room.x1 - 62,
        room.y0 + 62,
        f'<rect x="-40" y="-40" width="80" height="80" rx="10" fill="{colour("metal-dark")}" {EDGE}/>'
        f'<path d="M-18 -6L0 -28L18 -6ZM-18 6L0 28L18 6Z" fill="{colour("light")}"/>{told}',
        1,
    )


def _bridge(said: Words, shape: Geometry, a: int, b: int) -> str:
    """A plank from one Zone into the other, across whatever lies between."""
    (x0, y0), (x1, y1) = shape.rooms[a].centre, shape.rooms[b].centre
    ends = [(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part) for part in (0.24, 0.76)]
    line = f'<path d="M{ends[0][0]:g} {ends[0][1]:g}L{ends[1][0]:g} {ends[1][1]:g}" fill="none" stroke='
    return (
        f'<g>{line}"var(--d-black)" stroke-width="62" opacity=".5"/>{line}"var(--d-wood)" stroke-width="52"/>'
        f'{line}"var(--d-wood-dark)" stroke-width="3"/>{line}"var(--d-wood-dark)" stroke-width="52" stroke-dasharray="5 60"/>'
        + title(said.drawn("plank"))
        + "</g>"
    )


@drawn(UnfinishedBarricade, BarricadeDebris)
def _on_its_border(game: Game, number: int, piece: Piece, places: PicturePlaces) -> str:
    """Nothing: these lie on borders, not in Zones, and `unfinished` draws them."""
    return ""


@drawn(Switch)
def switch(game: Game, number: int, piece: Switch, places: PicturePlaces) -> str:
    """A box with a lever in its colour; pulled, the lever is down."""
    x, y, scale = shelf(game, number, places)
    tint = token_colour(piece.colour or "neutral")
    lever = "M0 6L26 26" if piece.pulled else "M0 6L26 -22"
    knob = (26, 26) if piece.pulled else (26, -22)
    said = words_of(game.setting)
    told = f"{said.word(piece.colour)} {said.word(SWITCH)}" if piece.colour else said.word(SWITCH)
    return moved(
        x,
        y,
        f'<rect x="-38" y="-40" width="76" height="80" rx="10" fill="{colour("metal-dark")}" {EDGE}/>'
        f'<rect x="-26" y="-28" width="30" height="56" rx="6" fill="{tint}" {EDGE}/>'
        f'<path d="{lever}" stroke="{colour("black")}" stroke-width="11" stroke-linecap="round"/>'
        f'<circle cx="{knob[0]}" cy="{knob[1]}" r="10" fill="{tint}" {EDGE}/>{title(told)}',
        scale,
    )
