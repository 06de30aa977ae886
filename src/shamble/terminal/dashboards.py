"""The Survivors' dashboards: Danger Level, Actions, Wounds, cards and Skills."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.experience import next_level
from shamble.rules.seeing import sight_of
from shamble.rules.turn import actions_left
from shamble.rules.wounds import FILL_SLOTS, health
from shamble.terminal.contents import everything, horde
from shamble.terminal.paint import Paint
from shamble.text import (
    Words,
    card_figures,
    card_now,
    dashboard_notes,
    note_text,
    place_name,
    place_title,
    player_name,
)
from shamble.world.game import Game
from shamble.world.state import EMPTY, WOUNDED, Survivor


def dashboard(words: Words, paint: Paint, game: Game, survivor: Survivor) -> list[str]:
    """One Survivor in a few lines."""
    if survivor.status != "alive":
        return [paint(words.say("gone", who=survivor.name, status=words.word(survivor.status)), "dim")]
    level = game.setting.levels[survivor.level].name
    facts = [
        paint(words.word(level), level),
        words.say("xp", xp=survivor.xp, next=next_level(game, survivor) or 0),
        place_name(words, game, survivor.zone),
        _actions(words, game, survivor),
    ]
    if survivor.wounds:
        facts.append(paint(_wounds(words, game, survivor), "bad"))
    facts += [words.word(token) for token in (*game.setting.identity(survivor).traits, *survivor.tokens)]
    notes = dashboard_notes(game, survivor)
    facts += [note_text(words, note) for note in notes if not note.skill]
    skills = [*survivor.skills, *(note.skill for note in notes if note.skill)]
    if game.setting.seats > 1:
        facts.append(player_name(words, game, survivor.seat))
    return [
        f"{paint(survivor.name, 'survivor')}  {' | '.join(facts)}",
        *_places(words, paint, game, survivor),
        words.say("skills", skills=words.series(skills) or words.word("nothing")),
    ]


def _places(words: Words, paint: Paint, game: Game, survivor: Survivor) -> Iterator[str]:
    for name, span in game.setting.rules.places.span.items():
        cards = " | ".join(_slot(words, paint, game, card) for card in survivor.slots[span])
        yield words.say("slots", place=f"{place_title(words, name):<8}", cards=cards)


def overview(words: Words, paint: Paint, game: Game) -> list[str]:
    """All Survivors, one line each, in columns."""
    rows = [_brief(words, game, survivor) for survivor in game.state.survivors]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for survivor, row in zip(game.state.survivors, rows, strict=True):
        cells = [f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)]
        alive = survivor.status == "alive"
        styles = (
            ["survivor", game.setting.levels[survivor.level].name, "", "", "bad", "", ""]
            if alive
            else ["dim"] * len(cells)
        )
        shown = [paint(cell, style) for cell, style in zip(cells, styles, strict=True) if cell]
        lines.append("  ".join(shown).rstrip())
    return lines


def _brief(words: Words, game: Game, survivor: Survivor) -> list[str]:
    """The columns of the overview: name, level, Zone, Actions, Wounds, cards in hand, cards in reserve."""
    level = f"{words.word(game.setting.levels[survivor.level].name)} {survivor.xp}"
    if survivor.status != "alive":
        return [survivor.name, level, words.word(survivor.status), "", "", "", ""]
    places = game.setting.rules.places
    held = [card_now(words, game, card) for card in survivor.slots[: places.working] if card > 0]
    kept = [card_now(words, game, card) for card in survivor.slots[places.working :] if card > 0]
    return [
        survivor.name,
        level,
        place_name(words, game, survivor.zone),
        _actions(words, game, survivor),
        _wounds(words, game, survivor) if survivor.wounds else "",
        words.series(held) or words.say("no-cards"),
        words.say("kept", place=place_title(words, places.last), cards=words.series(kept)) if kept else "",
    ]


def _wounds(words: Words, game: Game, survivor: Survivor) -> str:
    """The number of their Wounds, and of those they can take where no cards show it."""
    if game.ask(FILL_SLOTS):
        return words.say("wounds", wounds=survivor.wounds)
    return words.say("wounds-of", wounds=survivor.wounds, health=health(game, survivor))


def surroundings(words: Words, paint: Paint, game: Game, who: int) -> list[str]:
    """The contents of a Survivor's Zone, and the Zombies that they see elsewhere."""
    here = game.person(who).zone
    lines = [words.say("here", what=paint.pieces(everything(words, paint, game, here)))]
    seen = [
        words.say("crowd", zone=place_name(words, game, zone), distance=distance, what=paint.pieces(horde(game, zone)))
        for zone, distance in sight_of(game, game.person(who)).items()
        if distance and game.state.crowd[zone]
    ]
    return [*lines, words.say("in-sight", what=words.series(seen, "semicolon"))] if seen else lines


def _actions(words: Words, game: Game, survivor: Survivor) -> str:
    """The Actions and free Actions that they have left; or that they have acted in this round."""
    left, free = actions_left(game, survivor)
    if left is None:
        return words.say("acted")
    shown = [words.say("actions", actions=left)]
    shown += [
        words.phrase("free-left", count=free.count(kind), what=words.word(f"free-{kind}"))
        for kind in dict.fromkeys(free)
    ]
    return " + ".join(shown)


def _slot(words: Words, paint: Paint, game: Game, card: int) -> str:
    if card == EMPTY:
        return words.say("empty-slot")
    if card == WOUNDED:
        return paint(card_now(words, game, card), "bad")
    card_type = game.setting.card(card)
    notes = [card_figures(words, game.setting, mode) for mode in card_type.modes if mode.dice]
    notes += [words.word(f"door-{card_type.door}")] * bool(card_type.door) + [words.word("dual")] * card_type.dual
    name = paint(card_now(words, game, card), "bold")
    return words.say("card", card=name, notes=words.series(notes)) if notes else name
