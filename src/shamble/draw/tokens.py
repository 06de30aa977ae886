"""The tokens of a Mission: doors, Spawn plates, the Exit, Objectives, tents, Event triggers, the helicopter, Noise."""

from __future__ import annotations

from html import escape

from shamble.draw.geometry import Rect, Segment
from shamble.draw.places import EXIT_WIDTH, LOCATOR, PLATE_HEIGHT, PicturePlaces, helicopter_length, spawn_width
from shamble.draw.printed import bed
from shamble.draw.svg import colour, figure, legible, moved, text, title
from shamble.draw.wording import objective_text, trigger_text
from shamble.text import Words
from shamble.text.pieces import named_colour
from shamble.world.mission_records import SpawnToken

KNOWN_COLOURS = ("red", "blue", "green", "pink", "white", "yellow", "purple", "neutral")
EDGE = 'stroke="var(--d-black)" stroke-width="5" stroke-linejoin="round"'

MAGNIFIER = (
    '<path d="M6 10L20 26" stroke="var(--d-black)" stroke-width="10" stroke-linecap="round"/>'
    '<circle cx="-4" cy="-6" r="18" fill="var(--d-heli-glass)" stroke="var(--d-black)" stroke-width="7"/>'
)


def token_colour(name: str) -> str:
    """The paint of a token's colour code."""
    return colour(f"token-{name if name in KNOWN_COLOURS else 'neutral'}")


def door(
    said: Words,
    segment: Segment,
    tint: str,
    index: int,
    words: str,
    *,
    is_open: bool,
    locked: bool,
    double: bool = False,
) -> str:
    """A door token in its gap: shut it fills it, open it stands beside it; a double one has two leaves."""
    x, y = (segment.x0 + segment.x1) / 2, (segment.y0 + segment.y1) / 2
    paint = token_colour(tint)
    letter = "" if tint == "neutral" else said.initial(tint)
    if is_open:
        leaf = (
            f'<path d="M-62 0V74A74 74 0 0 0 12 0Z" fill="{colour("gleam")}"/>'
            f'<rect x="-71" y="-6" width="19" height="84" rx="5" fill="{paint}" {EDGE}/>'
            f'<circle cx="-61.5" cy="62" r="5" fill="{colour("paper")}"/>'
        )
    else:
        leaf = (
            f'<rect x="-68" y="-21" width="136" height="42" rx="7" fill="{paint}" {EDGE}/>'
            f'<path d="M-56 -11H-8V11H-56ZM8 -11H40V11H8Z" fill="{colour("black")}" opacity=".22"/>'
            f'<circle cx="53" r="6.5" fill="{colour("paper")}"/>'
        )
    if double:
        leaf = f'<g transform="translate(-70 0)">{leaf}</g><g transform="translate(70 0) scale(-1 1)">{leaf}</g>'
    turn = 90 if segment.upright else 0
    marks = ""
    if not is_open and (letter or locked):
        sign = _padlock() if locked else text(letter, 0, 0, 30, colour("white"))
        marks = legible(f'<circle r="23" fill="{paint}" {EDGE}/>{sign}', 0, 0, 30)
    hit = '<rect class="hit" x="-84" y="-46" width="168" height="92" rx="14" fill="transparent"/>'
    return (
        f'<g class="door" data-door="{index}" transform="translate({x:g} {y:g})"><g transform="rotate({turn})">'
        f"{hit}{leaf}</g>{marks}{title(words)}</g>"
    )


def _padlock() -> str:
    white = colour("white")
    return (
        f'<path d="M-7 -2V-7A7 7 0 0 1 7 -7V-2" fill="none" stroke="{white}" stroke-width="4.5"/>'
        f'<rect x="-11" y="-3" width="22" height="16" rx="3" fill="{white}"/>'
    )


def spawn(said: Words, place: tuple[float, float], token: SpawnToken, words: str) -> str:
    """A plate with an arrow's point and the numbers of the dice that call for it."""
    locators = token.locators
    half, high = spawn_width(len(locators)) / 2, PLATE_HEIGHT / 2
    paint = token_colour(token.colour)
    body = f"M{-half:g} {-high:g}H{half - 24:g}L{half:g} 0L{half - 24:g} {high:g}H{-half:g}L{-half + 14:g} 0Z"
    if not token.asleep:
        plate = f'<path d="{body}" fill="{paint}" {EDGE}/>'
    else:
        plate = (
            f'<path d="{body}" fill="{colour("black")}" fill-opacity=".55" stroke="{paint}" stroke-width="5" '
            'stroke-dasharray="12 8"/>'
        )
    boxes = "".join(
        moved(
            half - 46 - LOCATOR * (len(locators) - 1 - at),
            0,
            f'<rect x="-20" y="-20" width="40" height="40" rx="8" fill="{colour("paper")}"/>'
            + text(number, 0, 0, 34, colour("black")),
        )
        for at, number in enumerate(locators)
    )
    word = text(said.drawn("spawn-plate"), -half + 20, 0, 25, colour("white"), 'text-anchor="start"')
    return legible(f"{plate}{word}{boxes}{title(words)}", *place, 25)


def exit_plate(said: Words, place: tuple[float, float]) -> str:
    """The Exit: a green plate with an arrow that leads away."""
    half, high, white = EXIT_WIDTH / 2, PLATE_HEIGHT / 2, colour("white")
    return legible(
        f'<rect x="{-half:g}" y="{-high:g}" width="{EXIT_WIDTH}" height="{PLATE_HEIGHT}" rx="10" fill="{colour("exit")}" '
        f'stroke="{white}" stroke-width="5"/>{text(said.drawn("exit-plate"), -18, 0, 36, white)}'
        f'<path d="M34 0H60M48 -12L60 0L48 12" fill="none" stroke="{white}" stroke-width="7"/>{title(said.drawn("exit"))}',
        *place,
        36,
    )


def objective(said: Words, place: tuple[float, float], tint: str, name: str = "") -> str:
    """A diamond in its colour with its letter, and its name in words; of one that lies face down only its back."""
    ink = colour("black" if tint in ("white", "yellow") else "white")
    letter = said.initial(tint) if tint in KNOWN_COLOURS else "?"
    return legible(
        f'<path d="M4 -40L50 6L4 52L-42 6Z" fill="{colour("black")}" opacity=".4"/>'
        f'<path d="M0 -46L46 0L0 46L-46 0Z" fill="{token_colour(tint)}" stroke="{colour("white")}" stroke-width="6" '
        f'stroke-linejoin="round"/>{text(letter, 0, 0, 44, ink)}{title(objective_text(said, named_colour(said, tint, name)))}',
        *place,
        44,
    )


def trigger(said: Words, place: tuple[float, float], tile: str, *, used: bool) -> str:
    """An Event trigger tile: a flash while it waits, a tick when it has been set off."""
    fill, ink = (colour("black"), colour("card-soft")) if used else (colour("event"), colour("black"))
    mark = (
        f'<path d="M-15 1L-4 12L16 -12" fill="none" stroke="{ink}" stroke-width="8"/>'
        if used
        else f'<path d="M6 -27L-18 5H-3L-8 27L18 -7H3Z" fill="{ink}"/>'
    )
    more = f'fill-opacity=".5" stroke="{ink}" stroke-dasharray="9 6"' if used else f'stroke="{ink}"'
    return moved(
        *place,
        f'<path d="M0 -38L33 -19V19L0 38L-33 19V-19Z" fill="{fill}" {more} stroke-width="5" stroke-linejoin="round"/>{mark}'
        f"{title(trigger_text(said, tile, used=used))}",
    )


def tent(said: Words, places: PicturePlaces, zone: str, beds: list[str] | None, words: str, *, searched: bool) -> str:
    """A tent over its field: all alike while closed; with its beds, or what can be searched, when entered."""
    room, (name_x, name_y) = places.room.shrunk(-6), places.name
    dark = colour("canvas-dark")
    body = room.shape(f'rx="26" fill="{colour("canvas")}" stroke="{dark}" stroke-width="8"')
    name = legible(
        f'<text font-size="31" fill="{colour("black")}" opacity=".6">{escape(zone)}</text>', name_x + 8, name_y, 31
    )
    if beds is None:
        y, x0, x1 = room.centre[1], room.x0, room.x1
        slopes = "".join(
            f"M{rim:g} {room.y0:g}L{ridge:g} {y:g}L{rim:g} {room.y1:g}"
            for rim, ridge in ((x0 + 50, x0 + 84), (x1 - 50, x1 - 84))
        )
        roof = f'<path d="M{x0:g} {y:g}H{x1:g}{slopes}" fill="none" stroke="{dark}" stroke-width="6"/>'
        mark = moved(x1 - 44, room.y1 - 44, f'<circle r="30" fill="{dark}"/>' + text("?", 0, 0, 42, colour("paper")))
        return f"<g>{body}{roof}{mark}{name}{title(words)}</g>"
    inside = room.shrunk(12).shape(f'rx="18" fill="none" stroke="{dark}" stroke-width="5" stroke-dasharray="4 14"')
    drawings = [bed(said, tint) for tint in beds] + ([MAGNIFIER] if searched else [])
    laid = "".join(moved(x, y - 6, drawing) for (x, y), drawing in zip(places.printed, drawings, strict=False))
    return f'<g><g opacity=".8">{body}{inside}</g>{laid}{name}{title(words)}</g>'


def noise(said: Words, x: float, y: float, scale: float, shown: int | str) -> str:
    """A loudspeaker with the waves of a sound, and its number or the side that it shows in letters below."""
    black, yellow = colour("black"), colour("noise")
    size = 40 if isinstance(shown, int) else max(26, 110 / max(3, len(shown)))
    waves = (
        '<path d="M8 -26Q20 -10 8 6M22 -38Q44 -10 22 18M36 -48Q66 -10 36 28" fill="none" stroke="{ink}" '
        'stroke-width="{wide}" stroke-linecap="round"/>'
    )
    horn = f'<path d="M-44 -22H-26L-4 -42V22L-26 2H-44Z" fill="{yellow}" stroke="{black}" {{}}/>'
    plate = (
        f'<rect x="{-20 - size * 0.28 * len(str(shown)):g}" y="-22" width="{40 + size * 0.56 * len(str(shown)):g}" height="44" '
        f'rx="22" fill="{yellow}" stroke="{black}" stroke-width="5"/>{text(shown, 0, 0, size, black)}'
    )
    inner = (
        waves.format(ink=black, wide=16)
        + horn.format('stroke-width="9" stroke-linejoin="round" paint-order="stroke"')
        + waves.format(ink=yellow, wide=7)
        + legible(plate, 0, 30, size)
        + title(said.drawn("noise", count=shown))
    )
    return figure(inner, x, y, scale)


def helicopter(said: Words, place: tuple[float, float], length: float) -> str:
    """A helicopter from above: cabin, tail, two blades at rest."""
    body, dark, rotor = colour("heli"), colour("heli-dark"), colour("rotor")
    inner = (
        f'<g transform="translate(10 14)" fill="{colour("black")}" opacity=".35"><ellipse cx="-70" rx="92" ry="50"/>'
        '<path d="M0 -22L176 -7V7L0 22Z"/></g>'
        f'<g stroke="{colour("black")}" stroke-width="5" stroke-linejoin="round">'
        f'<path d="M-128 -62H-8M-128 62H-8" fill="none" stroke="{rotor}" stroke-width="10" stroke-linecap="round"/>'
        f'<path d="M-96 -46V-62M-40 -46V-62M-96 46V62M-40 46V62" stroke="{rotor}" stroke-width="7"/>'
        f'<path d="M-10 -26L180 -9V9L-10 26Z" fill="{dark}"/><path d="M160 -44L186 -36V36L160 44Z" fill="{body}"/>'
        f'<path d="M-164 0Q-164 -48 -90 -50Q-10 -50 14 -24V24Q-10 50 -90 50Q-164 48 -164 0Z" fill="{body}"/>'
        f'<path d="M-152 0Q-150 -34 -108 -40Q-98 0 -108 40Q-150 34 -152 0Z" fill="{colour("heli-glass")}"/>'
        f'<path d="M-130 -36V36" fill="none" stroke-width="4"/></g>'
        f'<path d="M-84 -30H-16M-84 30H-16" stroke="{dark}" stroke-width="6"/>'
        f'<circle cx="172" r="15" fill="none" stroke="{rotor}" stroke-width="5"/>'
        f'<g transform="translate(-52 0) rotate(-27)"><path d="M-158 -8H158V8H-158Z" fill="{rotor}" opacity=".82"/>'
        f'<path d="M-8 -100H8V100H-8Z" fill="{rotor}" opacity=".82"/></g><circle cx="-52" r="17" fill="{rotor}" '
        f'stroke="{colour("metal-dark")}" stroke-width="5"/>{title(said.drawn("helicopter"))}'
    )
    x, y = place
    return moved(x, y, inner, length / 400)


def rubble(room: Rect) -> str:
    """Broken stones all over a Zone."""
    x, y, stones = 11, 29, []
    wide, high = max(1, int(room.width) - 80), max(1, int(room.height) - 80)
    for at in range(max(8, int(room.width * room.height / 7000))):
        x, y = (x * 31 + 97) % 9973, (y * 43 + 61) % 9967
        size, tint = 20 + (x + y) % 26, ("rock", "wall", "metal-dark")[at % 3]
        stones.append(
            f'<path d="M{-size} {size // 4}L{-size // 2} {-size * 3 // 4}L{size // 2} {-size}L{size} {-size // 6}'
            f'L{size // 2} {size * 3 // 4}L{-size // 3} {size}Z" fill="var(--d-{tint})" {EDGE} '
            f'transform="translate({room.x0 + 40 + x % wide:g} {room.y0 + 40 + y % high:g}) rotate({x % 360})"/>'
        )
    return "".join(stones)


def wreck(said: Words, room: Rect) -> str:
    """The wreck of a helicopter, in its own rubble."""
    x, y = room.centre
    fallen = (
        f'<g transform="rotate(-19 {x:g} {y:g})">{helicopter(said, (x, y), min(room.width, room.height) * 0.86)}</g>'
    )
    flames = "".join(
        moved(x + dx, y + dy, '<path d="M0 24Q-22 6 -8 -14Q-4 -2 2 -30Q20 -8 14 6Q10 20 0 24Z" fill="var(--d-flame)"/>')
        for dx, dy in ((-70, -20), (10, 34), (62, -26))
    )
    return f"<g>{rubble(room)}{fallen}{flames}{title(said.word('crashed-helicopter'))}</g>"


def lying_token(said: Words, place: tuple[float, float], kind: str, room: Rect) -> str:
    """A token that a Mission lays down."""
    if kind == "helicopter":
        return helicopter(said, place, helicopter_length(room))
    if kind == "crashed-helicopter":
        return wreck(said, room)
    if kind == "rubble":
        return f"<g>{rubble(room)}{title(said.word(kind))}</g>"
    name = said.word(kind)
    width = 40 + 18 * len(name)
    return legible(
        f'<rect x="{-width / 2:g}" y="-30" width="{width}" height="60" rx="12" fill="{colour("card")}" '
        f'stroke="{colour("card-rim")}" stroke-width="5"/>{text(name, 0, 0, 30, colour("card-ink"))}{title(name)}',
        *place,
        30,
    )
