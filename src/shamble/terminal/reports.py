"""Answers to a player's questions about the position: noise, stock, a Zone, the rules."""

from __future__ import annotations

import textwrap

from shamble import rulebook
from shamble.rulebook import LedgerRule, Rulebook, find_skill
from shamble.rules.horde import groups, present
from shamble.rules.noise import noise_levels, noticed
from shamble.rules.pursuit import Senses, noisiest
from shamble.rules.zombies_phase import ACT_EARLY
from shamble.terminal.contents import everything, ways
from shamble.terminal.paint import Paint
from shamble.text import Words, place_name, prey_of, zombies
from shamble.text.trains import train_ahead
from shamble.world.game import Game

MOST_RULES_LISTED = 20


def noise_report(words: Words, paint: Paint, game: Game) -> list[str]:
    """The noise of each Zone, and where each group of Zombies would go if it acted now."""
    levels = noise_levels(game)
    loudest = noisiest(levels, range(len(levels)))
    order = sorted((zone for zone, level in enumerate(levels) if level), key=lambda zone: (-levels[zone], zone))
    lines = [
        words.say("noise-level", zone=place_name(words, game, zone), level=levels[zone])
        + (paint(words.say("loudest"), "noise") if zone in loudest else "")
        for zone in order
    ]
    early = {zone for zone, _, _ in game.ask(ACT_EARLY)}
    senses, unhindered = Senses(game), Senses(game, hindered=False)
    for zone in dict.fromkeys(zone for zone, _, _ in groups(game)):
        who = words.series([zombies(words, game, kind, count) for kind, count in present(game, zone)])
        goal = _goal(words, game, unhindered if zone in early else senses, zone)
        if zone in early:
            goal = words.say("goal-early", goal=goal)
        lines.append(words.say("group-goes", zombies=who, zone=place_name(words, game, zone), goal=goal))
    lines += train_ahead(words, game)
    return lines or [words.say("quiet")]


def _goal(words: Words, game: Game, senses: Senses, zone: int) -> str:
    if any(s.zone == zone for s in noticed(game)):
        return words.say("goal-attack")
    steps = senses.steps(zone)
    if not steps:
        return words.say("goal-stay")
    drawn = senses.drawn[zone]
    prey = prey_of(words, game, drawn)
    return words.say(
        "goal-split" if len(steps) > 1 else "goal-go",
        steps=words.listed([place_name(words, game, step) for step in steps]),
        why=words.say("why-sees" if drawn["seen"] else "why-hears", prey=prey, noise=drawn["noise"]),
    )


def stock_report(words: Words, game: Game) -> list[str]:
    """Miniatures, Noise tokens and cards that are left."""
    state = game.state
    board = [sum(state.zombies[kind :: game.setting.stride]) for kind in range(game.setting.stride)]
    lines = [
        words.say("stock-kind", kind=kind.short, left=state.stock[kind.index], board=board[kind.index])
        for kind in game.setting.kinds
        if state.stock[kind.index] or board[kind.index]
    ]
    if not game.setting.rules.noise:
        lines.append(words.say("stock-noise", left=state.noise_stock))
    lines += [
        words.say("stock-deck", deck=words.word(deck), cards=len(cards), discards=len(state.discards[deck]))
        for deck, cards in state.decks.items()
        if cards or state.discards[deck]
    ]
    return lines


def zone_report(words: Words, paint: Paint, game: Game, name: str) -> list[str]:
    """All about one Zone; BoardError names the nearest when there is none of this name."""
    board, layout = game.setting.board, game.layout
    by_folded = {name.casefold(): zone for name, zone in board.names.items()}
    index = by_folded[name.casefold()] if name.casefold() in by_folded else board.zone(name)
    zone = board.zones[index]
    facts = [words.word(zone.kind), *(words.word(tag) for tag in sorted(zone.tags))]
    sight: dict[int, list[str]] = {}
    for other, distance in layout.sight[index].items():
        if distance:
            sight.setdefault(distance, []).append(place_name(words, game, other))
    lines = [words.say("zone", zone=place_name(words, game, index), facts=words.series([*zone.names[1:], *facts]))]
    pieces = everything(words, paint, game, index)
    if pieces:
        lines.append(f"  {paint.pieces(pieces)}")
    lines.append("  " + ways(words, game, index))
    lines += [
        "  " + words.say("sees", distance=distance, zones=words.series(zones))
        for distance, zones in sorted(sight.items())
    ]
    return lines


def rules_report(words: Words, text: str, width: int) -> list[str]:
    """The rule or Skill of this id or name in full, else the rules that hold all these words."""
    book = rulebook.load()
    named = _named(book, text)
    found = named or book.search(text)
    if not found:
        near = book.nearest(text)
        return [words.say("no-rule-near" if near else "no-rule", text=text, near=words.series(near))]
    if named or len(found) == 1:
        return [line for entry in found for line in _in_full(entry, width)]
    lines = [f"  {entry.id:<16} {entry.title}" for entry in found[:MOST_RULES_LISTED]]
    if len(found) > MOST_RULES_LISTED:
        lines.append(words.say("more-rules", count=len(found) - MOST_RULES_LISTED))
    return lines


def _named(book: Rulebook, text: str) -> list[LedgerRule]:
    """Entries of this id or title; a printed Skill ("+1 die: Melee") is found by its pattern ("+1 die: [Action]")."""
    wanted = text.casefold()
    printed = find_skill(text)
    ids = [wanted, printed.skill.id.casefold()] if printed is not None else [wanted]
    return [
        entry
        for entry in book.rules.values()
        if entry.id.casefold() in ids
        or entry.id.casefold().partition("/")[0] in ids
        or entry.title.casefold() == wanted
    ]


def _in_full(entry: LedgerRule, width: int) -> list[str]:
    body = textwrap.wrap(entry.rule, width - 2, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    return [f"{entry.id}  {entry.title}", *body]
