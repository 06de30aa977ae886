"""The map of a Mission as one lays it out: everything on its board but the Survivors, and a legend of its signs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from html import escape
from typing import NamedTuple

from shamble.draw import figures, landmarks, tokens
from shamble.draw.boards import MARGIN, defs, viewbox
from shamble.draw.cars import car
from shamble.draw.companions import unknown
from shamble.draw.floor_plan import static_layer
from shamble.draw.geometry import Segment, geometry
from shamble.draw.heist import sleeper_disc, vault_back
from shamble.draw.markers import card_plate, crate_box
from shamble.draw.palette import written
from shamble.draw.pieces import pieces
from shamble.draw.places import EXIT_WIDTH, LOCKERS, PLATE_HEIGHT, plan, spawn_width
from shamble.draw.printed import MANHOLE, bed, lockers
from shamble.draw.svg import colour, moved, picture, text, title
from shamble.draw.trains import WAY
from shamble.draw.trucks import truck
from shamble.draw.wording import bed_text, objective_text, spawn_text
from shamble.rules.companions.figures import COMPANION
from shamble.rules.house.leaders import FOLLOWER
from shamble.rules.objective_colours import FACE_DOWN
from shamble.rules.sleepers.tokens import SLEEPER
from shamble.rules.vault.traps import CARD as VAULT_CARD
from shamble.rules.vehicles.cars import CAR
from shamble.rules.vehicles.helicopter import HELICOPTER
from shamble.rules.vehicles.seats import kind_of
from shamble.rules.vehicles.truck import TRUCK
from shamble.text import Words, words_of
from shamble.text.pieces import named_colour
from shamble.world.game import Game
from shamble.world.mission_records import DoorToken, SpawnToken
from shamble.world.records import CardType, ZombieKind
from shamble.world.tokens import CRATE, HUMVEE

FIGURES = ("survivor:", "slimer:")
"""Pieces that are drawn in a game but not on a map."""

START_WIDTH = 168
ROW, LETTERS, GAP = 118, 38, 26
WORD_WIDTH = 0.55
"""The width of a letter, in parts of its height."""


class Sign(NamedTuple):
    """One sign of a map: its drawing around the origin, how wide it is, and what it means."""

    drawing: str
    width: float
    words: str


def map_svg(
    game: Game,
    turned: bool | None = None,
    *,
    light: bool = False,
    legend: bool = True,
    ground: str = "ground",
    names: float = 1,
) -> str:
    """A whole picture of a Mission's map that stands by itself, its colours written in, on a ground of this colour.

    `names` makes the names of Zones larger, for a map that will be small.
    """
    x, y, width, height = map(float, viewbox(game.setting, turned).split())
    parts = {name: part for name, part in pieces(game, turned).items() if not name.startswith(FIGURES)}
    drawn = "".join(f'<g id="{escape(name)}">{part}</g>' for name, part in {**_starts(game, turned), **parts}.items())
    strip, deep = _strip(game, x + MARGIN, y + height, width - 2 * MARGIN) if legend else ("", 0.0)
    frame = f"{x:g} {y:g} {width:g} {height + deep:g}"
    sheet = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height + deep:g}" fill="{colour(ground)}"/>'
    inner = f'{defs()}{sheet}{static_layer(game.setting, turned, names=names)}<g class="pieces">{drawn}</g>{strip}'
    return written(picture("map", frame, game.setting.mission.title, inner), light=light)


def sign_svg(sign: Sign) -> str:
    """A sign alone, for a list beside the map; its height is always the same."""
    half = max(sign.width, ROW) / 2
    return written(picture("sign", f"{-half:g} {-ROW / 2:g} {2 * half:g} {ROW}", sign.words, sign.drawing), light=True)


def sign_picture(sign: Sign) -> str:
    """A sign alone in the colours of the page that shows it."""
    half = max(sign.width, ROW) / 2
    return picture("sign", f"{-half:g} {-ROW / 2:g} {2 * half:g} {ROW}", sign.words, sign.drawing)


def _starts(game: Game, turned: bool | None) -> dict[str, str]:
    said, places = words_of(game.setting), plan(game.setting, turned)
    zones = dict.fromkeys(game.setting.mission.start)
    return {f"start:{zone}": moved(*places[zone].lower.centre, start_plate(said)) for zone in zones}


def start_plate(said: Words) -> str:
    """The mark of a starting Zone."""
    half, high, white = START_WIDTH / 2, PLATE_HEIGHT / 2, colour("white")
    word = said.drawn("start-plate")
    return (
        f'<rect x="{-half:g}" y="{-high:g}" width="{START_WIDTH}" height="{PLATE_HEIGHT}" rx="31" '
        f'fill="{colour("black")}" stroke="{white}" stroke-width="5"/>{text(word, 0, 0, 36, white)}'
        f"{title(said.drawn('start'))}"
    )


def _strip(game: Game, left: float, top: float, width: float) -> tuple[str, float]:
    """The legend below a board, row by row, and how high it is."""
    x, row, shown = left, 0, []
    for sign in signs(game):
        wide = sign.width + GAP + WORD_WIDTH * LETTERS * len(sign.words)
        if x > left and x + wide > left + width:
            x, row = left, row + 1
        y = top + ROW * (row + 0.5)
        label = text(sign.words, x + sign.width + GAP, y, LETTERS, colour("wall"), 'text-anchor="start"')
        shown.append(moved(x + sign.width / 2, y, sign.drawing) + label)
        x += wide + 2 * GAP
    return f'<g class="legend">{"".join(shown)}</g>', ROW * (row + 1) + MARGIN


def signs(game: Game) -> list[Sign]:
    """Every sign that the map of this Mission has, each once."""
    said = words_of(game.setting)
    found = [start_sign(said)]
    if game.setting.mission.exit >= 0:
        found.append(exit_sign(said))
    if game.setting.mission.train is not None:
        found.append(Sign(f'<g transform="scale(.5)">{WAY}</g>', 80, said.drawn("train-way")))
    found += _token_signs(said, game)
    found += [
        sign
        for piece in game.setting.mission.pieces
        if (sign := piece_sign(said, piece.piece_kind.name, kind_of(piece)))
    ]
    found += [zombie_sign(said, game.setting.kinds[kind]) for _, kind, _ in game.setting.mission.zombies]
    found += _printed_signs(said, game)
    return list({sign.words: sign for sign in found}.values())


def start_sign(said: Words) -> Sign:
    """The mark of a starting Zone."""
    return Sign(start_plate(said), START_WIDTH, said.drawn("start"))


def exit_sign(said: Words) -> Sign:
    """The Exit."""
    return Sign(tokens.exit_plate(said, (0, 0)), EXIT_WIDTH, said.drawn("exit"))


def _token_signs(said: Words, game: Game) -> Iterator[Sign]:
    mission = game.setting.mission
    for door in mission.doors:
        yield door_sign(said, door)
    for objective in mission.objectives:
        yield objective_sign(said, FACE_DOWN if objective.face_down else objective.colour)
    for spawn in mission.spawns:
        yield spawn_sign(said, spawn)
    if mission.triggers:
        yield trigger_sign(said)
    if mission.tents:
        yield tent_sign(said)
    for name, _ in mission.cards:
        yield card_sign(said, game.setting.type_of[name])


def door_sign(said: Words, door: DoorToken) -> Sign:
    """A door of this colour, open, shut or locked."""
    # An open leaf hangs to the left of its gap and below it.
    x, y, wide = (30, -36, 90) if door.starts_open else (0, 0, 142)
    flat = Segment(x - 68, y, x + 68, y, 0, 0, 0)
    name = said.drawn("door-plain" if door.colour == "neutral" else "door-tinted", colour=said.word(door.colour))
    state = "door-open" if door.starts_open else "door-locked" if door.locked_until else "door-closed"
    drawn = tokens.door(said, flat, door.colour, 0, name, is_open=door.starts_open, locked=bool(door.locked_until))
    return Sign(drawn, wide, said.drawn(state, door=name))


def objective_sign(said: Words, tint: str, name: str = "") -> Sign:
    """An Objective of this colour, with the name that a Mission gives it."""
    told = objective_text(said, named_colour(said, tint, name))
    return Sign(tokens.objective(said, (0, 0), tint, name), 100, told)


def spawn_sign(said: Words, token: SpawnToken) -> Sign:
    """A Spawn token of this colour and kind, without its locators."""
    plain = token._replace(locators=())
    tinted = said.drawn("spawn-tinted", colour=said.word(token.colour))
    name = tinted if token.colour != "red" and not token.kind else spawn_text(said, plain._replace(asleep=False))
    shown = said.drawn("spawn-asleep", spawn=name) if token.asleep else name
    return Sign(tokens.spawn(said, (0, 0), plain, shown), spawn_width(0), shown)


def trigger_sign(said: Words) -> Sign:
    """An Event trigger."""
    return Sign(tokens.trigger(said, (0, 0), "", used=False), 76, said.drawn("trigger"))


def tent_sign(said: Words) -> Sign:
    """A tent whose kind nobody knows yet."""
    canvas = f'<rect x="-60" y="-44" width="120" height="88" rx="16" fill="{colour("canvas")}" '
    roof = f'stroke="{colour("canvas-dark")}" stroke-width="7"/><path d="M-60 0H60" stroke="{colour("canvas-dark")}" '
    return Sign(
        f'{canvas}{roof}stroke-width="6"/>{text("?", 0, 2, 42, colour("paper"))}', 124, said.drawn("tent-closed")
    )


def card_sign(said: Words, card: CardType) -> Sign:
    """Equipment that lies in a Zone."""
    return Sign(card_plate(said, card), 92, said.drawn("lying-card", card=card.name))


def zombie_sign(said: Words, kind: ZombieKind) -> Sign:
    """A Zombie of this kind that stands there from the beginning."""
    return Sign(figures.zombie(said, kind, 1, 0, 0, 1), 106, kind.name)


def piece_sign(said: Words, kind: str, paint: str) -> Sign | None:
    """The picture of a piece, of a car with its paint; pieces without one say themselves what they are."""
    if kind == CAR:
        return Sign(car(paint), 216, said.word(paint))
    if kind == HELICOPTER:
        return Sign(tokens.helicopter(said, (10, 0), 190), 200, said.drawn("helicopter"))
    if kind not in PIECE_SIGNS:
        return None
    drawing, width = PIECE_SIGNS[kind]
    return Sign(drawing(said), width, said.word(kind))


PIECE_SIGNS: Mapping[str, tuple[Callable[[Words], str], int]] = {
    CRATE: (lambda _: crate_box(), 100),
    HUMVEE: (lambda _: landmarks.HUMVEE, 216),
    TRUCK: (lambda _: truck(), 216),
    SLEEPER: (sleeper_disc, 90),
    VAULT_CARD: (vault_back, 78),
    FOLLOWER: (unknown, 82),
    COMPANION: (unknown, 82),
}
"""The drawing of a piece by its kind, and how wide it is."""


def _printed_signs(said: Words, game: Game) -> Iterator[Sign]:
    zones = game.setting.board.there
    if any(zone.manholes for zone in zones):
        yield Sign(MANHOLE, 70, said.drawn("manhole"))
    for tint in sorted({tint for zone in zones for _, tint, _ in zone.beds}):
        yield Sign(bed(said, tint), 48, bed_text(said, tint))
    if any("locker-room" in zone.tags for zone in zones):
        yield Sign(lockers(said), LOCKERS[0] + 8, said.drawn("locker-room"))


def shape(game: Game, turned: bool | None) -> tuple[float, float]:
    """The width and height of the map, without its legend."""
    drawn = geometry(game.setting.board, turned)
    return drawn.width + 2 * MARGIN, drawn.height + 2 * MARGIN
