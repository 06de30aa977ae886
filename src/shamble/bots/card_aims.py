"""Aims about cards: what nobody has read is sought, what was read is done. A card that lies face down is any card."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.bots.aims import DONE, EVERYBODY, Aim, Given, Reading, by_the_exit, read, reads, together
from shamble.bots.frontier import blasts_awaited, to_blast
from shamble.bots.tools import met, openers
from shamble.rules.doors import is_barred, is_open
from shamble.rules.horde import groups
from shamble.rules.missions.cards import card_of, cards_left
from shamble.rules.missions.conditions import holds
from shamble.rules.missions.deeds import helpers, is_allowed, places_of
from shamble.rules.missions.happenings import KILLED
from shamble.rules.missions.hordes import IMPROVED
from shamble.rules.missions.modules import NEARNESS
from shamble.rules.missions.notes import noted
from shamble.rules.missions.scripts import is_so
from shamble.rules.tallies import exit_zone
from shamble.world import Game
from shamble.world.missions import ObjectiveCard
from shamble.world.words import leaves, word_of

UNKNOWN = 0.4
"""The part of a task that a card is which nobody has read: what it brings is not known."""
AN_EXIT = "an Exit"
"""Stands among the notes of cards for an Exit that they bring."""
HIDDEN = ("noted", "cards", "achieved")
"""Words of events that nobody knows of before they are so: a card tells of the event."""


def _place(game: Game, card: ObjectiveCard) -> Aim | None:
    """The place where a card is taken: its Zone, or a door of it that can still be opened."""
    if card.zone >= 0:
        return Aim("taken", (card.zone,))
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
        aim = _place(game, place)
        needs = card_of(game, piece).needs if piece["shown"] else None
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
    near = game.policy(NEARNESS)().get(given["noted"])
    if near is not None:
        found = near(game)
        aims = (Aim("noted", found.zones, EVERYBODY, found.who),) if found.zones and found.who else ()
        return Reading(found.left, aims)
    if not game.setting.mission.scripts:
        return Reading(1)
    known, finding = list(_known_ways(game, given["noted"])), _find_out(game)
    best = min(known if known and not finding.now else [*known, finding], key=lambda one: one.left)
    further = int(given.get("number", 1)) - noted(game, given["noted"]) - 1
    return best._replace(left=best.left + further)


def _can_be_killed(game: Game, kind: int) -> bool:
    """Whether somebody carries a weapon that is strong enough, improved or not."""
    needed = game.setting.kinds[kind].min_damage
    better = {piece["weapon"]: piece["damage"] for piece in game.state.pieces if piece["piece"] == IMPROVED}
    carried = [card for one in game.on_board() for card in one.cards]
    return any(
        mode.damage + better.get(card, 0) >= needed for card in carried for mode in game.setting.card(card).modes
    )


def _find_out(game: Game) -> Reading:
    """Every card that nobody has read, and those that were read and can be done by now."""
    aims = []
    for _, piece, place in cards_left(game):
        aim = _place(game, place)
        ready = not piece["shown"] or met(game, card_of(game, piece).needs)
        if aim is not None and ready and is_so(game, place.waits_for, -1):
            aims.append(aim)
    return Reading(1 + UNKNOWN * len(aims), tuple(aims))


def _known_ways(game: Game, note: str) -> Iterator[Reading]:
    """The ways to a note that everybody knows of."""
    yield from _by_deeds(game, note)
    yield from _by_cards(game, note)
    for event in game.setting.mission.events:
        told = (leaf for leaf in leaves(event["when"]) if word_of(leaf) in HIDDEN)
        if _leads_to(game, event["do"], note) and all(holds(game, leaf, "round") for leaf in told):
            yield read(game, event["when"])
    for blast in blasts_awaited(game):
        if note in notes_of(game, blast.do):
            yield to_blast(game, blast)
    for one in game.setting.mission.happenings:
        there = groups(game, one.of) if one.word == KILLED and not isinstance(one.of, str) else ()
        prey = tuple(zone for zone, kind, _ in there if _can_be_killed(game, kind))
        if prey:
            yield Reading(0.8, (Aim("kills", prey),))


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
        aim = _place(game, place)
        if piece["shown"] and aim is not None and note in notes_of(game, card_of(game, piece).do):
            needs = card_of(game, piece).needs
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
