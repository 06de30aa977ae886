"""Cards drawn from their data: Equipment with its four figures, the Wounded card, Zombie cards."""

from __future__ import annotations

import re

from shamble.draw.figures import zombie
from shamble.draw.gear import drawing_of
from shamble.draw.printed import MANHOLE, bed
from shamble.draw.svg import colour, moved, picture, text, title
from shamble.rules.combat.all_out import advanced_equipment
from shamble.rules.combat.weapons import is_explosive
from shamble.text import Words, words_of
from shamble.world.records import CardType, Mode, ZombieCard
from shamble.world.setting import Setting

WIDTH, HEIGHT = 160, 130
BOXES = (44, 33, 39, 34)

RANGE_ICON = '<path d="M-8 0H6M1 -5L7 0L1 5" fill="none" stroke="{ink}" stroke-width="2.4"/>'
DICE_ICON = '<rect x="-6" y="-6" width="12" height="12" rx="3" fill="none" stroke="{ink}" stroke-width="2.2"/><circle r="2" fill="{ink}"/>'
ACCURACY_ICON = '<circle r="5.6" fill="none" stroke="{ink}" stroke-width="2.2"/><path d="M0 -8.5V-3M0 3V8.5M-8.5 0H-3M3 0H8.5" stroke="{ink}" stroke-width="2"/>'
DAMAGE_ICON = (
    '<path d="M0 -8L2 -2.6L7.6 -4L4 0.6L7 6L1.4 3.4L-2 8L-2.6 2.4L-8 1.6L-3.4 -1.4L-5.6 -6.6L-1.4 -3.6Z" fill="{ink}"/>'
)

NOISE_MARK = '<path d="M-8 -3H-4L1 -8V8L-4 3H-8Z" fill="{ink}"/><path d="M4 -5Q8 0 4 5M7 -8Q13 0 7 8" fill="none" stroke="{ink}" stroke-width="2.2"/>'
DOOR_MARK = '<path d="M-7 9V-9H4V9Z" fill="none" stroke="{ink}" stroke-width="2.4"/><path d="M-7 -9L1 -6V12L-7 9Z" fill="{ink}"/>'
DUAL_MARK = '<path d="M-9 8L5 -8M9 8L-5 -8M-9 2L-3 8M9 2L3 8" fill="none" stroke="{ink}" stroke-width="2.6"/>'
TEXT_MARK = '<path d="M0 -9V2" stroke="{ink}" stroke-width="4.4" fill="none" stroke-linecap="round"/><circle cy="9" r="2.8" fill="{ink}"/>'
_BULLET = '<path d="M{x} 9V-3Q{m} -11 {r} -3V9Z" fill="{{ink}}"/>'
AMMO_MARKS = (_BULLET.format(x=-4, m=0, r=4), _BULLET.format(x=-9, m=-5, r=-1) + _BULLET.format(x=1, m=5, r=9))
RELOAD_MARK = '<path d="M7 -4A8 8 0 1 0 8 3M8 -9V-3H2" fill="none" stroke="{ink}" stroke-width="2.4"/>'


def _card(kind: str, tint: str, told: str, inner: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    rim = (
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="10" fill="{colour(tint)}" '
        f'stroke="{colour("card-rim")}" stroke-width="3"/>'
    )
    return picture(f"card {kind}", f"0 0 {width} {height}", told, title(told) + rim + inner)


_BOX_CODE = re.compile(r" \([A-Z0-9]+\)$")


def _name(printed: str, width: int = WIDTH) -> str:
    name = _BOX_CODE.sub("", printed)
    size = min(19.0, (width - 16) / (0.6 * max(len(name), 1)))
    return text(name, width / 2, 17, size, colour("card-ink"))


def figures_text(said: Words, mode: Mode) -> str:
    """The figures of one mode of a weapon, for those who hear the card read."""
    if not mode.accuracy and mode.damage:
        return said.drawn("figures-sure", range=_range(mode), damage=mode.damage)
    if not mode.accuracy:
        return said.drawn("range", range=_range(mode))
    if not mode.dice:
        return said.drawn("figures-open", range=_range(mode), accuracy=mode.accuracy, damage=mode.damage)
    return said.drawn("figures", range=_range(mode), dice=mode.dice, accuracy=mode.accuracy, damage=mode.damage)


def _range(mode: Mode) -> str:
    return f"{mode.min_range}" if mode.min_range == mode.max_range else f"{mode.min_range}-{mode.max_range}"


def equipment_card(setting: Setting, card_type: CardType, loaded: bool = True, joined: str = "") -> str:
    """An Equipment card: name, drawing, marks, and range, dice, accuracy and damage in four boxes.

    `loaded=False` marks a weapon that waits for its reload, or a card turned over; `joined` names the card that was slid under it.
    """
    said = words_of(setting)
    parts = [_name(card_type.name), *_art_and_figures(said, card_type)]
    dice = all_out_dice(setting, card_type)
    if dice:
        parts.append(_all_out(dice))
    if joined:
        parts.append(_ribbon(said.drawn("joined", part=joined), "token-green", 80))
    if not loaded:
        parts.append(f'<rect x="3" y="28" width="{WIDTH - 6}" height="60" fill="{colour("black")}" opacity=".5"/>')
        parts.append(_ribbon(said.drawn("empty-ribbon" if card_type.is_weapon else "turned-ribbon"), "token-red", 66))
    heard = _read_aloud(said, card_type, loaded, joined)
    if dice:
        heard = said.series([heard, said.drawn("all-out", count=dice)], "semicolon")
    return _card("equipment", f"card-{card_kind(card_type)}", heard, "".join(parts))


def card_kind(card: CardType) -> str:
    """The kind of a card, which gives it its colour: `item`, `ranged` or `melee`."""
    return "item" if not card.modes else "ranged" if any(mode.ranged for mode in card.modes) else "melee"


def card_icon(card: CardType) -> str:
    """The drawing of a card alone, for where its words stand beside it."""
    return picture("gear", "0 0 120 60", "", drawing_of(card)).replace(
        ' role="img" aria-label=""', ' aria-hidden="true"'
    )


def all_out_dice(setting: Setting, card_type: CardType) -> int:
    """The All-Out dice of a weapon, in games in which somebody can go All-Out."""
    return card_type.all_out if advanced_equipment.name in setting.rules.in_force else 0


def _all_out(dice: int) -> str:
    """The mark of a weapon with All-Out dice."""
    plate = f'<rect x="5" y="82" width="30" height="20" rx="6" fill="{colour("token-red")}"/>'
    return plate + text(str(dice), 20, 92, 15, colour("white"))


def _art_and_figures(said: Words, card: CardType) -> list[str]:
    """The drawing, the marks, and below them the figures of each mode, or else the text."""
    modes = card.modes
    twice = len(modes) > 1
    figures = bool(modes) and bool(modes[0].accuracy or modes[0].damage)
    x, y, size = (14, 32, 0.6) if twice else (14, 34, 0.96) if figures else (37, 29, 0.72)
    parts = [moved(x, y, drawing_of(card), size), _mark_column(said, card)]
    if twice:
        parts += [_boxes(mode, HEIGHT - 32 - 27 * (len(modes) - 1 - at), 24) for at, mode in enumerate(modes)]
    elif figures:
        parts.append(_boxes(modes[0], HEIGHT - 36, 30))
    elif card.text:
        parts.append(_lines(card.text, 95, 26, 9.8, most=4))
    return parts


def _read_aloud(said: Words, card: CardType, loaded: bool, joined: str) -> str:
    name = said.drawn("card-with", card=card.name, part=joined) if joined else card.name
    told = [name, *(figures_text(said, mode) for mode in card.modes), *(said.drawn(mark) for mark in _marks(card))]
    told += [] if loaded else [said.drawn("empty" if card.is_weapon else "turned")]
    heard = said.series(told, "semicolon")
    return said.drawn("card-heard", told=heard, text=card.text) if card.text else heard


MARKS = {
    "mark-dual": DUAL_MARK,
    "mark-noisy": NOISE_MARK,
    "mark-reload": RELOAD_MARK,
    "mark-ammo-1": AMMO_MARKS[0],
    "mark-ammo-2": AMMO_MARKS[1],
    "mark-explosive": DAMAGE_ICON,
    "mark-door-noisy": DOOR_MARK,
    "mark-door-silent": DOOR_MARK,
    "mark-text": TEXT_MARK,
}
LOUD = ("mark-noisy", "mark-door-noisy")


def _marks(card: CardType) -> list[str]:
    """The marks of a card, in the order of MARKS."""
    given = (
        card.dual,
        any(mode.noisy for mode in card.modes),
        card.reload,
        card.ammo_dice == 1,
        card.ammo_dice > 1,
        is_explosive(card),
        card.door == "noisy",
        bool(card.door) and card.door != "noisy",
        bool(card.traits) and any(mode.accuracy for mode in card.modes),
    )
    return [mark for mark, is_given in zip(MARKS, given, strict=True) if is_given]


def _mark_column(said: Words, card: CardType) -> str:
    shown = _marks(card)
    tall = 3 if len(card.modes) < 2 else 1
    first, step, size = (42, 29, 0.92) if len(shown) < 3 else (38, 23, 0.78)
    drawn = []
    for at, code in enumerate(shown):
        ink = colour("noise") if code in LOUD else colour("white")
        disc = f'<circle r="14" fill="{colour("black")}" opacity=".82"/>'
        mark = f'<g transform="scale(.82)">{MARKS[code].format(ink=ink)}</g>'
        column, row = divmod(at, tall)
        inner = disc + mark + title(card.text or "" if code == "mark-text" else said.drawn(code))
        drawn.append(moved(WIDTH - 17 - 24 * column, first + step * row, inner, size))
    return "".join(drawn)


def _boxes(mode: Mode, y: float, height: float) -> str:
    unrolled = not mode.accuracy
    values = (
        _range(mode),
        "–" if unrolled else mode.dice or "✱",
        "–" if unrolled else f"{mode.accuracy}+",
        mode.damage,
    )
    icons = (RANGE_ICON, DICE_ICON, ACCURACY_ICON, DAMAGE_ICON)
    drawn, x = [], 5
    for value, icon, step in zip(values, icons, BOXES, strict=True):
        size = 19 if len(str(value)) < 3 else 16
        drawn.append(
            f'<rect x="{x + 1:g}" y="{y:g}" width="{step - 2:g}" height="{height:g}" rx="5" fill="{colour("card-box")}"/>'
            + moved(x + 9, y + height / 2, icon.format(ink=colour("card-soft")), 0.62)
            + text(value, x + step / 2 + 7, y + height / 2, size, colour("card-ink"))
        )
        x += step
    return "".join(drawn)


def _lines(told: str, y: float, letters: int, size: float, width: int = WIDTH, most: int = 3) -> str:
    """A few short lines of text, around a middle line; the rest is read out and shown by the pointer."""
    lines = [""]
    for word in told.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > letters:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1] + " …"]
    top = y - (len(lines) - 3) * size * 0.6 - size * 0.3
    look = 'text-anchor="middle" font-weight="600"'
    return "".join(
        text(line, width / 2, top + at * size * 1.2, size, colour("card-ink"), look) for at, line in enumerate(lines)
    )


def _ribbon(told: str, tint: str, y: float) -> str:
    width = 22 + 9.5 * len(told)
    return (
        f'<rect x="{WIDTH / 2 - width / 2:g}" y="{y - 11}" width="{width:g}" height="22" rx="6" fill="{colour(tint)}" '
        f'stroke="{colour("white")}" stroke-width="2"/>{text(told, WIDTH / 2, y, 14, colour("white"))}'
    )


def wounded_card(said: Words) -> str:
    """A Wounded card: it takes a place in the inventory."""
    drop = (
        f'<path d="M0 -36Q30 0 26 16A27 27 0 0 1 -26 16Q-30 0 0 -36Z" fill="{colour("blood")}" stroke="{colour("white")}" '
        f'stroke-width="4"/><path d="M-14 14A15 15 0 0 0 -2 28" fill="none" stroke="{colour("white")}" stroke-width="4" '
        'opacity=".7"/>'
    )
    name = said.drawn("wound-ribbon")
    return _card("wounded", "card-wound", name, _name(name) + moved(WIDTH / 2, 76, drop))


def zombie_card(setting: Setting, number: int, level: int = -1) -> str:
    """A Zombie card: the Zombies at each Danger Level (the others fade when one is read), or those it activates."""
    card, said = setting.zombie_cards[number - 1], words_of(setting)
    inner = (
        _activation(said, setting, card)
        if card.kind == "extra_activation"
        else _spawn_lines(said, setting, card, level)
    )
    place = {"manhole": MANHOLE, "bed": bed(said, card.bed) if card.bed else ""}.get(card.kind, "")
    if place:
        inner += moved(WIDTH - 22, 19, place, 0.34)
    return _card("zombie", "card", _zombie_text(said, setting, card), _heading(said, card) + inner, WIDTH, 190)


HEADINGS = {
    "extra_activation": "heading-extra",
    "manhole": "heading-manholes",
    "bed": "heading-beds",
    "rush": "heading-rush",
}


def _heading(said: Words, card: ZombieCard) -> str:
    name = said.drawn(HEADINGS.get(card.kind, "heading-spawn"))
    return text(name, 12, 18, 14, colour("card-soft"), 'text-anchor="start"')


def _spawn_lines(said: Words, setting: Setting, card: ZombieCard, read: int) -> str:
    lines = [_spawn_line(said, setting, level, card) for level in range(len(card.lines))]
    if not 0 <= read < len(lines):
        return "".join(lines)
    rim = (
        f'<rect x="6" y="{34 + read * 37}" width="{WIDTH - 12}" height="36" rx="9" fill="none" '
        f'stroke="{colour("card-ink")}" stroke-width="3"/>'
    )
    faded = [line if level == read else f'<g opacity=".3">{line}</g>' for level, line in enumerate(lines)]
    return "".join(faded) + rim


def _spawn_line(said: Words, setting: Setting, level: int, card: ZombieCard) -> str:
    line = card.lines[level]
    y = 52 + level * 37
    ink = colour("black" if level == 1 else "white")
    drawn = [
        f'<rect x="8" y="{y - 16}" width="{WIDTH - 16}" height="32" rx="7" fill="{colour("card-box")}"/>'
        f'<rect x="8" y="{y - 16}" width="32" height="32" rx="7" fill="{colour(f"danger-{level}")}"/>'
        + text(said.initial(setting.levels[level].name), 24, y, 18, ink)
    ]
    for at, (index, count) in enumerate(line):
        drawn.append(zombie(said, setting.kinds[index], count, 66 + at * 40, y, 0.3))
    look = 'text-anchor="start" font-weight="700"'
    if card.calls[level]:
        drawn.append(text(said.drawn("card-called"), 56, y, 13, colour("card-ink"), look))
    elif len(line) == 1:
        kind = setting.kinds[line[0][0]]
        name = kind.short if kind.species == "unique" else kind.type
        drawn.append(text(name, 86, y, min(13, 112 / len(name)), colour("card-ink"), look))
    elif not line:
        drawn.append(text("–", 66, y, 18, colour("card-soft")))
    return "".join(drawn)


def _activation(said: Words, setting: Setting, card: ZombieCard) -> str:
    kind = setting.kinds[card.activates]
    arrows = (
        f'<path d="M-52 0A52 52 0 0 1 36 -38M52 0A52 52 0 0 1 -36 38" fill="none" stroke="{colour("token-red")}" '
        f'stroke-width="9"/><path d="M30 -56L50 -32L22 -26ZM-30 56L-50 32L-22 26Z" fill="{colour("token-red")}"/>'
    )
    return (
        moved(WIDTH / 2, 98, arrows)
        + zombie(said, kind, "!", WIDTH / 2, 98, 0.62)
        + text(setting.kinds[card.activates].short, WIDTH / 2, 172, 15, colour("card-ink"))
    )


def _zombie_text(said: Words, setting: Setting, card: ZombieCard) -> str:
    if card.kind == "extra_activation":
        return said.drawn("card-activates", name=card.name, kind=setting.kinds[card.activates].short)
    brought = [
        said.drawn(
            "card-line",
            level=said.word(setting.levels[level].name),
            zombies=said.series([said.counted(count, setting.kinds[kind].short) for kind, count in line])
            or said.drawn("card-called" if card.calls[level] else "card-nobody"),
        )
        for level, line in enumerate(card.lines)
    ]
    lines = said.series(brought, "semicolon")
    if card.kind not in ("manhole", "bed"):
        return said.drawn("card-brings", name=card.name, lines=lines)
    where = (
        said.drawn("card-at-manholes")
        if card.kind == "manhole"
        else said.drawn("card-at-beds", colour=said.word(card.bed))
    )
    return said.drawn("card-brings-at", name=card.name, where=where, lines=lines)
