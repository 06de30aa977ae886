from collections.abc import Sequence

from shamble.board.barriers import BARRICADES, CLOSED_ZONES, FENCES, QUARTERS, TORN, Barrier
from shamble.board.cells import (
    DOUBLE_OPENING,
    EAST,
    FENCE,
    FIRST_BARRIER,
    FIRST_DOOR,
    INSIDE,
    LADDER,
    NOTHING,
    OPEN,
    OPENING,
    RAIL,
    SOUTH,
    STAIRS,
    WALL,
    CellGrid,
    is_door,
)
from shamble.board.layout import Layout
from shamble.board.zones import TOWER, Door, Zone

_BOTH = {INSIDE: " ", OPENING: "=", DOUBLE_OPENING: "=", FENCE: "#", STAIRS: "s", LADDER: "H", RAIL: "~"}
ACROSS = {**_BOTH, OPEN: ":", WALL: "|"}
ALONG = {**_BOTH, OPEN: ".", WALL: "-"}
KEY = "borders: | - wall, : . open, = opening, # fence, s stairs, D closed door, O open door"
MORE_KEY = "         x barbwire, ^ torn barbwire, g open side of a gate, G closed side, H ladder, ~ rim of a tower"


def description(
    grid: CellGrid,
    zones: Sequence[Zone],
    doors: Sequence[Door],
    barriers: Sequence[Barrier],
    tile_names: Sequence[str],
    key: int,
    layout: Layout,
) -> str:
    """A board and one layout of it as readable text."""
    lines = [f"{len(zones)} Zones on {grid.width} x {grid.height} cells"]
    if tile_names:
        lines.append("tiles: " + ", ".join(tile_names))
    lines.append(KEY)
    if barriers or any(zone.kind == TOWER for zone in zones):
        lines.append(MORE_KEY)
    lines += ["", *_picture(grid, [zone.name for zone in zones], key, _barrier_marks(barriers, key)), ""]
    for door in doors:
        state = "open" if key >> door.index & 1 else "closed"
        lines.append(f"{'double ' * door.double}door {door.name}: {state}")
    lines += [f"{barrier.kind} {barrier.name}: {_state(barrier, key)}" for barrier in barriers]
    if doors or barriers:
        lines.append("")
    for zone in zones:
        if zone.cells:
            lines += _about(zone, zones, tile_names, layout)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _state(barrier: Barrier, key: int) -> str:
    state = barrier.state(key)
    if barrier.kind == BARRICADES:
        return f"{state} of {barrier.size} complete"
    if barrier.kind == FENCES:
        return "torn" if state == TORN else "intact"
    if barrier.kind == CLOSED_ZONES:
        return "closed" if state else "open"
    return f"face {barrier.face}, turned by {state * 90}"


def _barrier_marks(barriers: Sequence[Barrier], key: int) -> dict[int, str]:
    return {one.border + side: _barrier_mark(one, side, key) for one in barriers for side in range(QUARTERS)}


def _barrier_mark(barrier: Barrier, side: int, key: int) -> str:
    state = barrier.state(key)
    if barrier.kind == FENCES:
        return "^" if state == TORN else "x"
    return "g" if barrier.kind != BARRICADES and side in barrier.open_sides(state) else "G"


def _picture(grid: CellGrid, names: Sequence[str], key: int, barriers: dict[int, str]) -> list[str]:
    def mark(border: int, marks: dict[int, str]) -> str:
        if is_door(border):
            return "O" if key >> (border - FIRST_DOOR) & 1 else "D"
        return barriers[border] if border >= FIRST_BARRIER else marks[border]

    wide = max((len(name) for name in names), default=1) + 2
    lines = ["+" + ("-" * wide + "+") * grid.width]
    for row in range(grid.height):
        middle, under = "|", "+"
        before = NOTHING
        for cell in range(row * grid.width, (row + 1) * grid.width):
            label = grid.labels[cell]
            text = "" if label in (before, NOTHING) else names[label]
            across, along = grid.borders[2 * cell + EAST], grid.borders[2 * cell + SOUTH]
            middle += text.center(wide) + mark(across, ACROSS)
            under += mark(along, ALONG) * wide + "+"
            before = label
        lines += [middle, under]
    return lines


def _about(zone: Zone, zones: Sequence[Zone], tile_names: Sequence[str], layout: Layout) -> list[str]:
    features = sorted(zone.tags)
    features += [f"{count} manhole{'s' * (count > 1)}{_on(tile, zone, tile_names)}" for tile, count in zone.manholes]
    for tile, colour, count in zone.beds:
        features.append(f"{count} {colour} bed{'s' * (count > 1)}{_on(tile, zone, tile_names)}")
    near = ", ".join(zones[other].name for other in layout.adjacent[zone.index])
    grabbed = [z for z in layout.grab_adjacent[zone.index] if z not in layout.adjacent[zone.index]]
    ranges: dict[int, list[str]] = {}
    for other, distance in layout.sight[zone.index].items():
        if distance:
            ranges.setdefault(distance, []).append(zones[other].name)
    lines = [
        f"{' = '.join(zone.names)}: {', '.join([zone.kind, *features])}",
        f"    next to: {near or 'nothing'}",
    ]
    if grabbed:
        lines.append("    across a fence: " + ", ".join(zones[other].name for other in grabbed))
    for distance in sorted(ranges):
        lines.append(f"    sees at {distance}: {', '.join(ranges[distance])}")
    return lines


def _on(tile: int, zone: Zone, tile_names: Sequence[str]) -> str:
    return f" on {tile_names[tile]}" if len(zone.tiles) > 1 and tile_names else ""
