from collections.abc import Sequence

from shamble.board.cells import (
    EAST,
    FENCE,
    FIRST_DOOR,
    INSIDE,
    NOTHING,
    OPEN,
    OPENING,
    SOUTH,
    STAIRS,
    WALL,
    CellGrid,
)
from shamble.board.layout import Layout
from shamble.board.zones import Door, Zone

ACROSS = {INSIDE: " ", OPEN: ":", WALL: "|", OPENING: "=", FENCE: "#", STAIRS: "s"}
ALONG = {INSIDE: " ", OPEN: ".", WALL: "-", OPENING: "=", FENCE: "#", STAIRS: "s"}
KEY = "borders: | - wall, : . open, = opening, # fence, s stairs, D closed door, O open door"


def description(
    grid: CellGrid,
    zones: Sequence[Zone],
    doors: Sequence[Door],
    tile_names: Sequence[str],
    open_doors: int,
    layout: Layout,
) -> str:
    """A board and one layout of it as readable text."""
    lines = [f"{len(zones)} Zones on {grid.width} x {grid.height} cells"]
    if tile_names:
        lines.append("tiles: " + ", ".join(tile_names))
    lines += [KEY, "", *_picture(grid, [zone.name for zone in zones], open_doors), ""]
    for door in doors:
        state = "open" if open_doors >> door.index & 1 else "closed"
        lines.append(f"door {door.name}: {state}")
    if doors:
        lines.append("")
    for zone in zones:
        lines += _about(zone, zones, tile_names, layout)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _mark(border: int, marks: dict[int, str], open_doors: int) -> str:
    if border >= FIRST_DOOR:
        return "O" if open_doors >> (border - FIRST_DOOR) & 1 else "D"
    return marks[border]


def _picture(grid: CellGrid, names: Sequence[str], open_doors: int) -> list[str]:
    wide = max((len(name) for name in names), default=1) + 2
    lines = ["+" + ("-" * wide + "+") * grid.width]
    for row in range(grid.height):
        middle, under = "|", "+"
        before = NOTHING
        for cell in range(row * grid.width, (row + 1) * grid.width):
            label = grid.labels[cell]
            text = "" if label in (before, NOTHING) else names[label]
            across, along = grid.borders[2 * cell + EAST], grid.borders[2 * cell + SOUTH]
            middle += text.center(wide) + _mark(across, ACROSS, open_doors)
            under += _mark(along, ALONG, open_doors) * wide + "+"
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
