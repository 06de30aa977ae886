"""What must hold on every board, whatever is drawn."""

from hypothesis import given, settings
from hypothesis import strategies as st

from shamble.board import Board, DoorSpec, from_drawing

STREET_COLOURS = 2
COLOURS = 5
NOTHING = COLOURS - 1


def named_pieces(colours: list[list[int]]) -> list[list[str]]:
    """Each piece of one colour becomes a Zone of its own: s0, s1 ... are streets, R2 ... rooms."""
    height, width = len(colours), len(colours[0])
    names = [["." for _ in row] for row in colours]
    count = 0
    for row in range(height):
        for column in range(width):
            colour = colours[row][column]
            if colour == NOTHING or names[row][column] != ".":
                continue
            name = f"{'s' if colour < STREET_COLOURS else 'R'}{count}"
            count += 1
            ahead = [(row, column)]
            while ahead:
                r, c = ahead.pop()
                inside = 0 <= r < height and 0 <= c < width
                if inside and names[r][c] == "." and colours[r][c] == colour:
                    names[r][c] = name
                    ahead += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return names


def touching_pairs(names: list[list[str]]) -> list[tuple[str, str]]:
    pairs: dict[tuple[str, str], None] = {}
    for row, line in enumerate(names):
        for column, name in enumerate(line):
            near = line[column + 1 : column + 2] + [below[column] for below in names[row + 1 : row + 2]]
            for other in near:
                if "." not in (name, other) and name != other:
                    pairs[min(name, other), max(name, other)] = None
    return list(pairs)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    width, height = draw(st.integers(1, 6)), draw(st.integers(1, 5))
    colour = st.sampled_from([0, 0, 1, 2, 3, NOTHING])
    rows = st.lists(colour, min_size=width, max_size=width)
    colours = draw(st.lists(rows, min_size=height, max_size=height))
    colours[0][0] = 0
    names = named_pieces(colours)
    on_border: dict[str, list[tuple[str, str]]] = {}
    for pair in touching_pairs(names):
        streets = pair[0][0] == pair[1][0] == "s"
        choices = ["", "", "door", "fence", "wall" if streets else "opening"]
        on_border.setdefault(draw(st.sampled_from(choices)), []).append(pair)
    flat = sorted({name for row in names for name in row} - {"."})
    opaque = draw(st.lists(st.sampled_from(flat), max_size=2))
    return from_drawing(
        "\n".join(" ".join(row) for row in names),
        doors=[DoorSpec(*pair) for pair in on_border.get("door", [])],
        openings=on_border.get("opening", []),
        fences=on_border.get("fence", []),
        walls=on_border.get("wall", []),
        opaque=opaque,
    )


@st.composite
def boards_with_doors(draw: st.DrawFn) -> tuple[Board, int]:
    board = draw(boards())
    return board, draw(st.integers(0, (1 << len(board.doors)) - 1))


@settings(max_examples=150)
@given(boards_with_doors())
def test_ways_grabs_and_sight_go_both_ways(drawn: tuple[Board, int]) -> None:
    board, open_doors = drawn
    layout = board.layout(open_doors)
    for zone in range(len(board.zones)):
        assert list(layout.adjacent[zone]) == sorted(set(layout.adjacent[zone]) - {zone})
        assert all(zone in layout.adjacent[other] for other in layout.adjacent[zone])
        assert all(zone in layout.grab_adjacent[other] for other in layout.grab_adjacent[zone])
        assert set(layout.adjacent[zone]) <= set(layout.grab_adjacent[zone])
        assert layout.sight[zone][zone] == 0
        for other, distance in layout.sight[zone].items():
            assert layout.sight[other][zone] == distance
            assert (distance == 0) == (zone == other)
            assert distance != 1 or other in layout.grab_adjacent[zone]


@settings(max_examples=100)
@given(boards_with_doors())
def test_steps_lead_along_shortest_routes(drawn: tuple[Board, int]) -> None:
    board, open_doors = drawn
    layout = board.layout(open_doors)
    zones = range(len(board.zones))
    for a in zones:
        assert layout.reachable(a) == {b for b in zones if layout.distance(a, b) >= 0}
        for b in zones:
            far = layout.distance(a, b)
            assert far == layout.distance(b, a)
            assert layout.connected(a, b) == (far == 1)
            nearer = tuple(z for z in layout.adjacent[a] if far > 0 and layout.distance(z, b) == far - 1)
            assert layout.steps(a, b) == nearer
            assert bool(nearer) == (far > 0)


@settings(max_examples=100)
@given(boards_with_doors(), st.integers(min_value=0))
def test_opening_doors_never_takes_away_a_way_or_a_view(drawn: tuple[Board, int], more: int) -> None:
    board, open_doors = drawn
    before = board.layout(open_doors)
    after = board.layout(open_doors | more & (1 << len(board.doors)) - 1)
    for zone in range(len(board.zones)):
        assert before.reachable(zone) <= after.reachable(zone)
        assert set(before.adjacent[zone]) <= set(after.adjacent[zone])
        assert all(after.sight[zone].get(other, 99) <= far for other, far in before.sight[zone].items())
