"""The attack dice that lie on the table: which of them hit, and what each hit did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shamble.engine.events import Event
from shamble.engine.log import Entry
from shamble.rules.combat.rolling import thrown
from shamble.rules.dice import numbers
from shamble.rules.vault.challenge import Standing, standing
from shamble.table.screen.to_page import ToPage
from shamble.text import kind_name, survivor_name, words_of
from shamble.world.game import Game

FURTHER = ("rolled-beside", "rolled-more")
"""Rolls that are added to the dice on the table."""
ROLLS = ("rolled", "rerolled", *FURTHER)
NEW_TURN = ("turn", "zombies-phase")
TAKES_ALONG = "second-kill"


class DiceShown(ToPage):
    """Dice on the table: what each shows, which `hit`, what each hit `did`.

    Those that somebody has `kept` come first; `picks` are the keys of what can be done with each.
    """

    who: int
    faces: list[int | str]
    accuracy: int | None = None
    hits: int | None = None
    hit: list[bool] = []
    did: list[str] = []
    beside: list[int | str] = []
    kept: int = 0
    picks: list[str] = []


EventOfAction = tuple[str, Event]
"""An event with the action that led to it."""


def dice_shown(game: Game, log: Sequence[Entry]) -> DiceShown | None:
    """The dice of the last attack of this turn; they lie there until the next one, or until the turn is over.

    While dice are rolled for and kept, these: those in reserve first, each with the key of what can be done with it.
    """
    try_ = standing(game)
    if try_ is not None:
        return _kept_and_rolled(game, try_)
    since: list[Entry] = []
    for entry in reversed(log):
        since.insert(0, entry)
        if any(event.code == "rolled" for event in entry.events):
            break
        if any(event.code in NEW_TURN for event in entry.events):
            return None
    shown = rolled_dice(game, [event for entry in since for event in _entry_events(entry)])
    roll = thrown(game) if shown is not None and shown.hits is None else None
    if shown is not None and roll is not None and shown.who == roll.who:
        _mark(shown, sum(face >= roll.needed for face in numbers(shown.faces)))
    return shown


def _kept_and_rolled(game: Game, try_: Standing) -> DiceShown:
    offered = {(option.action, option.n): option.key for option in game.options}
    kept = [(face, offered.get(("take-back", face), "")) for face in try_.reserve]
    rolled = [(face, offered.get(("reserve", face), "")) for face in try_.loose]
    faces: list[int | str] = [face for face, _ in kept + rolled]
    picks = [key for _, key in kept + rolled]
    return DiceShown(try_.who, faces, kept=len(kept), picks=picks)


def rolled_dice(game: Game, events: Sequence[EventOfAction]) -> DiceShown | None:
    """The last roll among these events: faces, hits, and the effect of each hit; None if nothing was rolled."""
    shown: DiceShown | None = None
    for action, event in events:
        data = event.data
        if event.code in ROLLS:
            shown = _rolled(event, shown)
        elif event.code in NEW_TURN:
            shown = None
        elif shown is None:
            continue
        elif event.code == "hits":
            shown.hits = data["hits"]
            _mark(shown, data["hits"])
        elif event.code == "killed" and action == TAKES_ALONG and shown.did:
            shown.did[-1] = words_of(game.setting).tell("die-both", first=shown.did[-1], second=_fate(game, event))
        elif event.code in ("killed", "absorbed", "friendly-fire"):
            shown.did.append(_fate(game, event))
        elif event.code == "hits-lost":
            shown.did += [words_of(game.setting).tell("die-lost")] * data["hits"]
    return shown


def with_actions(events: Sequence[Event], action: str = "") -> Iterator[EventOfAction]:
    """Events with the action that led to each, forced ones included."""
    for event in events:
        if event.code == "forced":
            action = event.data["option"]
        yield action, event


def _entry_events(entry: Entry) -> Iterator[EventOfAction]:
    return with_actions(entry.events, entry.option.action if entry.option is not None else "")


def _rolled(event: Event, before: DiceShown | None) -> DiceShown:
    code, data = event.code, event.data
    faces = list(data["dice"])
    lying = before.beside if before is not None and code != "rolled" else []
    if code in FURTHER and before is not None:
        faces = [*before.faces, *faces]
    elif code == "rerolled":
        faces += lying
    accuracy = data.get("accuracy", before.accuracy if before is not None else None)
    beside = [*lying, *data["dice"]] if code == "rolled-beside" else lying
    shown = DiceShown(data["who"], faces, accuracy, beside=beside)
    if accuracy is not None:
        _mark(shown, sum(face >= accuracy for face in numbers(faces)))
    return shown


def _mark(shown: DiceShown, hits: int) -> None:
    """Mark the dice that hit: a bonus counts for all alike, so these are always the highest."""
    values = [-face if isinstance(face, int) else 0 for face in shown.faces]
    ranked = sorted(range(len(values)), key=values.__getitem__)
    shown.hit = [at in ranked[:hits] for at in range(len(values))]


def _fate(game: Game, event: Event) -> str:
    said = words_of(game.setting)
    if event.code == "friendly-fire":
        return said.tell("die-survivor", who=survivor_name(game, event.data["other"]))
    return said.tell(f"die-{event.code}", kind=kind_name(game, event.data["kind"]))
