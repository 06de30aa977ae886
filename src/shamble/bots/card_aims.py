"""Aims about cards: what nobody has read is sought, what was read is done. A card that lies face down is any card."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.bots.aims import DONE, EVERYBODY, Aim, Reading, by_the_exit, read, reads, together
from shamble.bots.frontier import blasts_awaited, to_blast
from shamble.bots.hunting import to_hunt
from shamble.bots.tools import met, openers, those_who_meet
from shamble.rules.doors import is_barred, is_open
from shamble.rules.missions.cards import NEXT, card_of, cards_left, notes_read
from shamble.rules.missions.conditions import holds
from shamble.rules.missions.deeds import helpers, is_allowed, places_of
from shamble.rules.missions.happenings import KILLED
from shamble.rules.missions.modules import NEARNESS
from shamble.rules.missions.notes import noted
from shamble.rules.missions.scripts import is_so
from shamble.rules.tallies import exit_zone
from shamble.world import Game
from shamble.world.missions import Given, ObjectiveCard
from shamble.world.words import leaves, word_of

UNKNOWN = 0.4
"""The part of a task that a card is which nobody has read: what it brings is not known."""
A_NOTE = 3.0
"""A Note that was read is worth more than the way to the next one: what had to be found for it may be gone again."""
AN_EXIT = "an Exit"
"""Stands among the notes of cards for an Exit that they bring."""
HIDDEN = ("noted", "cards", "achieved")
"""Words of events that nobody knows of before they are so: a card tells of the event."""


def _place(game: Game, card: ObjectiveCard, needs: Given | None = None) -> Aim | None:
    """The place where a card is taken: its Zone, by those who have what it demands, or a door of it to open."""
    if card.zone >= 0:
        return Aim("taken", (card.zone,), who=those_who_meet(game, needs))
    shut = [door for door in card.doors if not is_open(game, door) and not is_barred(game, door)]
    doors = [game.setting.board.doors[door] for door in shut]
    beside = tuple(zone for door in doors for zone in (door.a, door.b))
    return Aim("opened", beside, 1, openers(game)) if doors else None


def _within_reach(game: Game, ids: tuple[str, ...] | str) -> Reading:
    """All of these cards that can be taken now; for one that demands something, that first."""
    left, found, before = 0, [], []
    for _, piece, place in cards_left(game):
        if ids != "all" and place.id not in ids:
            continue
        left += 1
        needs = card_of(game, piece).needs if piece.shown else None
        aim = _place(game, place, needs)
        if not is_so(game, place.waits_for, -1):
            before.append(read(game, place.waits_for or {}))
        elif needs is not None and not met(game, needs):
            before.append(read(game, needs))
        elif aim is not None:
            found.append(aim)
    first = together(before)
    return Reading(left + first.left, (*found, *first.now), first.later) if left else DONE


@reads("cards")
def _cards(game: Game, given: Given) -> Reading:
    return _within_reach(game, given["cards"])


@reads("escape")
def _escape(game: Game, given: Given) -> Reading:
    """By the Exit; as long as nobody knows of one, the cards that may tell of it."""
    if exit_zone(game) >= 0 or not game.setting.mission.scripts:
        return by_the_exit(game, given)
    known = [*_by_deeds(game, AN_EXIT), *_by_cards(game, AN_EXIT)]
    return min([*known, _find_out(game)], key=lambda one: one.left)


@reads("noted")
def _noted(game: Game, given: Given) -> Reading:
    """The distance that the Mission's own module tells; else what the cards that were read tell, or finding out."""
    if holds(game, given, "round"):
        return DONE
    near = game.ask(NEARNESS).get(given["noted"])
    if near is not None:
        found = near(game)
        aims = (Aim("noted", found.zones, EVERYBODY, found.who),) if found.zones and found.who else ()
        return Reading(found.left, aims)
    if not game.setting.mission.scripts:
        return Reading(1)
    known, finding = list(_known_ways(game, given["noted"])), _find_out(game)
    best = min(known if known and not finding.now else [*known, finding], key=lambda one: one.left)
    further = int(given.get("number", 1)) - noted(game, given["noted"]) - 1
    return best._replace(left=best.left + further + A_NOTE * _notes_to_come(game))


def _notes_to_come(game: Game) -> int:
    """The Notes that nobody has read, where something that happens brings one after the other."""
    scripts = [game.setting.mission.scripts.get(one.do, ()) for one in game.setting.mission.happenings]
    if not any(effect.get("read") == NEXT for effects in scripts for effect in effects):
        return 0
    return len(game.setting.mission.note_cards) - len(notes_read(game))


def _find_out(game: Game) -> Reading:
    """Every card that nobody has read, and those that were read and can be done by now."""
    aims = []
    for _, piece, place in cards_left(game):
        needs = card_of(game, piece).needs if piece.shown else None
        aim = _place(game, place, needs)
        if aim is not None and met(game, needs) and is_so(game, place.waits_for, -1):
            aims.append(aim)
    return Reading(1 + UNKNOWN * len(aims), tuple(aims))


def _known_ways(game: Game, note: str) -> Iterator[Reading]:
    """The ways to a note that everybody knows of."""
    yield from _by_deeds(game, note)
    yield from _by_cards(game, note)
    for event in game.setting.mission.events:
        told = (leaf for leaf in leaves(event.when) if word_of(leaf) in HIDDEN)
        if _leads_to(game, event.do, note) and all(holds(game, leaf, "round") for leaf in told):
            yield read(game, event.when)
    for blast in blasts_awaited(game):
        if note in notes_of(game, blast.do):
            yield to_blast(game, blast)
    for one in game.setting.mission.happenings:
        hunted = to_hunt(game, one.of) if one.word == KILLED and not isinstance(one.of, str) else ()
        if hunted:
            yield Reading(0.8, hunted)


def _leads_to(game: Game, effects: tuple[Given, ...], note: str) -> bool:
    return _plain_note(effects, note) or any(note in notes_of(game, made) for made in _scripts_in(effects))


def _by_deeds(game: Game, note: str) -> Iterator[Reading]:
    for number, deed in enumerate(game.setting.mission.deeds, 1):
        places = places_of(game, deed)
        if note not in notes_of(game, deed.do) or not is_allowed(game, number, deed):
            continue
        if deed.whenever:
            yield Reading(0.5)
        elif places:
            helping = helpers(game, number)
            able = tuple(one.index for one in game.on_board() if one.index not in helping)
            yield Reading(0.5, (Aim("taken", places, max(1, deed.by - len(helping)), able),))


def _by_cards(game: Game, note: str) -> Iterator[Reading]:
    """Cards that lie face up and could be done, or what they wait for."""
    for _, piece, place in cards_left(game):
        needs = card_of(game, piece).needs if piece.shown else None
        aim = _place(game, place, needs)
        if piece.shown and aim is not None and note in notes_of(game, card_of(game, piece).do):
            yield Reading(0.6, (aim,)) if met(game, needs) else read(game, needs or {})


def _plain_note(effects: tuple[Given, ...], note: str) -> bool:
    return any(effect.get("note") == note for effect in effects)


def _scripts_in(effects: tuple[Given, ...]) -> Iterator[str]:
    for effect in effects:
        if "read" in effect and effect["read"] != "next":
            yield f"note_cards.{effect['read'] - 1}.do"
        yield from (effect[key] for key in ("do", "else") if effect.get(key))


def notes_of(game: Game, script: str, seen: tuple[str, ...] = ()) -> set[str]:
    """The notes that a list of effects may bring, as it was read aloud."""
    effects = game.setting.mission.scripts.get(script, ())
    if script in seen:
        return set()
    found = {effect["note"] for effect in effects if "note" in effect}
    found |= {AN_EXIT for effect in effects if "exit" in effect}
    inside = [*_scripts_in(effects)]
    for effect in effects:
        inside += [choice.do for choice in game.setting.mission.choices.get(effect.get("choose", ""), ())]
    for one in inside:
        found |= notes_of(game, one, (*seen, script))
    return found
