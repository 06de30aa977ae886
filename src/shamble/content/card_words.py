"""The words on the cards of a Mission: read in one place, by whoever checks a file and by whoever lays it out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from shamble.content.mission import DoorText, Mission, MissionEvent
from shamble.content.mission_cards import (
    DeedText,
    EpilogueText,
    HappeningText,
    LimitText,
    NoiseTokens,
    NoteText,
    ObjectiveCardText,
    Sending,
    Written,
)
from shamble.content.mission_names import Names
from shamble.content.mission_words import kinds_in, read_condition, read_effects
from shamble.files.faults import Finding, Steps, listed, suggestion
from shamble.files.plain import Json
from shamble.world.missions import (
    NO_HOUR,
    CardDeed,
    Epilogue,
    Given,
    Happening,
    LastingNoise,
    Limit,
    NoteCard,
    ObjectiveCard,
)

UPON = ("killed", "seen", "led_out", "blasted")
"""The happenings that a Mission can wait for."""


class CardTexts(NamedTuple):
    """Cards that stand in no Mission's file."""

    objective_cards: tuple[ObjectiveCardText, ...] = ()
    note_cards: tuple[NoteText, ...] = ()
    deeds: tuple[DeedText, ...] = ()
    events: tuple[MissionEvent, ...] = ()
    noise: tuple[NoiseTokens, ...] = ()
    sent: tuple[Sending, ...] = ()
    limits: tuple[LimitText, ...] = ()
    epilogues: tuple[EpilogueText, ...] = ()


CardSource = Mission | CardTexts


def card_words(mission: CardSource, names: Names) -> CardFacts:
    """All that the cards of a Mission and what goes with them say, as the rules take it."""
    return CardFacts(mission, names)


class CardFacts:
    """The cards of a Mission as the rules take them; faults are reported to `names`."""

    def __init__(self, mission: CardSource, names: Names) -> None:
        self._mission = mission
        self._names = names
        self.objective_cards = tuple(self._card(at) for at in range(len(mission.objective_cards)))
        self.note_cards = tuple(self._note(at) for at in range(len(mission.note_cards)))
        own = [
            self._deed(deed, ("objective_cards", at, "deeds", n), at)
            for at, card in enumerate(mission.objective_cards)
            for n, deed in enumerate(card.deeds)
        ]
        self.deeds = (*own, *(self._deed(deed, ("deeds", at), -1) for at, deed in enumerate(mission.deeds)))
        self.happenings = tuple(self._happenings())
        self.noise = tuple(
            LastingNoise(names.zone(one.zone, ("noise", at, "zone")), one.tokens, one.lasting, one.doors_ignored)
            for at, one in enumerate(mission.noise)
        )
        self.sent = tuple(
            (names.zone(one.origin, ("sent", at, "from")), names.zone(one.to, ("sent", at, "to")))
            for at, one in enumerate(mission.sent)
        )
        self.limits = tuple(self._limit(at) for at in range(len(mission.limits)))
        self.epilogues = tuple(
            Epilogue(one.story, self._needs(one.when, ("epilogues", at, "when")))
            for at, one in enumerate(mission.epilogues)
        )

    def _needs(self, given: Written, steps: Steps) -> Given | None:
        return read_condition(given, self._names, steps) if given else None

    def _card(self, at: int) -> ObjectiveCard:
        card, names = self._mission.objective_cards[at], self._names
        steps: Steps = ("objective_cards", at)
        return ObjectiveCard(
            card.id,
            names.zone(card.zone, (*steps, "zone")) if card.zone else -1,
            tuple(names.door(pair, (*steps, "doors", n)) for n, pair in enumerate(card.doors)),
            NO_HOUR if card.hour is None else card.hour,
            self._needs(card.waits_for, (*steps, "waits_for")),
            card.title,
            card.story,
            card.text,
            self._needs(card.needs, (*steps, "needs")),
            read_effects(card.otherwise, names, (*steps, "otherwise")),
            read_effects(card.do, names, (*steps, "do")),
            card.kept,
        )

    def _note(self, at: int) -> NoteCard:
        note, names = self._mission.note_cards[at], self._names
        steps: Steps = ("note_cards", at)
        return NoteCard(
            note.id,
            note.title,
            note.story,
            note.text,
            read_effects(note.do, names, (*steps, "do")),
            read_effects(note.burnt, names, (*steps, "burnt")),
            note.kept,
        )

    def _deed(self, deed: DeedText, steps: Steps, card: int) -> CardDeed:
        names = self._names
        zones = (*((deed.zone,) if deed.zone else ()), *deed.zones)
        if bool(zones) + deed.anywhere + (deed.at is not None) != 1:
            names.wrong(steps, "expected either Zones (zone or zones), a kind of piece (at) or anywhere: true")
        if deed.whenever and (deed.actions or deed.by > 1 or not deed.anywhere):
            names.wrong((*steps, "whenever"), "what can be done at any moment is done anywhere, for 0 actions, by one")
        if deed.at is not None and isinstance(self._mission, Mission):
            laid = [str(piece.get("piece")) for piece in self._mission.pieces]
            if deed.at not in laid:
                names.wrong((*steps, "at"), f'this Mission lays no piece "{deed.at}"{suggestion(deed.at, laid)}')
        return CardDeed(
            deed.name,
            tuple(names.zone(zone, (*steps, "zone")) for zone in zones),
            deed.actions,
            deed.by,
            self._needs(deed.needs, (*steps, "needs")),
            read_effects(deed.do, names, (*steps, "do")),
            deed.again,
            card,
            deed.at or "",
            deed.whenever,
        )

    def _happenings(self) -> Iterator[Happening]:
        for at, event in enumerate(self._mission.events):
            steps: Steps = ("events", at)
            upon = event.upon
            if upon is None:
                if not event.when:
                    self._names.wrong(steps, "expected either when or upon")
                continue
            given = [word for word in UPON if getattr(upon, word)]
            if len(given) != 1 or event.when or event.again or event.after:
                self._names.wrong((*steps, "upon"), f"expected one of {listed(UPON)}, and do beside it")
                continue
            word = given[0]
            of = self._of_happening(word, upon, (*steps, "upon", word))
            if upon.without:
                self._names.card(upon.without, (*steps, "upon", "without"))
            needs = self._needs(event.needs, (*steps, "needs"))
            yield Happening(word, of, upon.without, needs, read_effects(event.do, self._names, (*steps, "do")))

    def _of_happening(self, word: str, upon: HappeningText, steps: Steps) -> tuple[int, ...] | str:
        """Whom or which Zones it is about."""
        if word == "led_out":
            return self._names.companion(upon.led_out, steps)
        if word == "blasted":
            return tuple(self._names.zone(zone, (*steps, at)) for at, zone in enumerate(upon.blasted))
        return kinds_in(upon.killed or upon.seen, self._names, steps)

    def _limit(self, at: int) -> Limit:
        limit, names = self._mission.limits[at], self._names
        steps: Steps = ("limits", at)
        if not limit.tiles and not limit.zones:
            names.wrong(steps, "expected tiles or zones in which this is forbidden")
        return Limit(
            limit.forbids,
            tuple(names.laid_tile(tile, (*steps, "tiles", n)) for n, tile in enumerate(limit.tiles)),
            tuple(names.zone(zone, (*steps, "zones", n)) for n, zone in enumerate(limit.zones)),
            self._needs(limit.until, (*steps, "until")),
        )


def effects_of(mission: CardSource) -> Iterator[Written]:
    """Every effect in a Mission's file, those inside others too."""
    for card in mission.objective_cards:
        yield from _within((*card.do, *card.otherwise, *(one for deed in card.deeds for one in deed.do)))
    for note in mission.note_cards:
        yield from _within((*note.do, *note.burnt))
    for deed in mission.deeds:
        yield from _within(deed.do)
    for event in mission.events:
        yield from _within((*event.do, *event.after))


def _within(effects: Json) -> Iterator[Written]:
    for one in effects if isinstance(effects, list | tuple) else ():
        if not isinstance(one, dict):
            continue
        yield one
        yield from _within(one.get("do"))
        yield from _within(one.get("else"))
        choices = one.get("choose")
        for option in choices if isinstance(choices, list | tuple) else ():
            if isinstance(option, dict):
                yield from _within(option.get("do"))


def granted_achievements(mission: Mission) -> list[str]:
    """The Achievements that a Mission grants."""
    return [str(one["achievement"]) for one in effects_of(mission) if "achievement" in one]


def joins_of(mission: CardSource) -> list[tuple[str, str, bool]]:
    """The Zones that effects join, each pair once, and whether only Survivors pass."""
    found: dict[tuple[str, str], bool] = {}
    for one in effects_of(mission):
        pair = one.get("join")
        if isinstance(pair, list | tuple) and len(pair) == 2:
            found.setdefault((str(pair[0]), str(pair[1])), one.get("who") == "survivors")
    return [(a, b, survivors) for (a, b), survivors in found.items()]


def rallying(mission: CardSource) -> dict[str, tuple[int, Mapping[str, int]]]:
    """The Actions that it takes to rally each Companion whom an effect brings, and what Achievements make of them."""
    brought = [one for one in effects_of(mission) if "companion" in one]
    found: dict[str, tuple[int, Mapping[str, int]]] = {}
    for one in brought:
        actions, with_ = one.get("rally", 1), one.get("rally_with", {})
        known = {name: cost for name, cost in with_.items() if isinstance(cost, int)} if isinstance(with_, dict) else {}
        found[str(one["companion"])] = (actions if isinstance(actions, int) else 1, known)
    return found


def card_findings(mission: Mission) -> Iterator[Finding]:
    """Cards and Notes that contradict each other or their doors."""
    seen: list[str] = []
    doors = {frozenset(door.between): door for door in mission.doors}
    for at, card in enumerate(mission.objective_cards):
        steps: Steps = ("objective_cards", at)
        if card.id in seen:
            yield (*steps, "id"), f'there is an Objective card "{card.id}" already'
        seen.append(card.id)
        if sum((card.zone is not None, bool(card.doors), card.hour is not None)) != 1:
            yield steps, "expected one place: zone, doors or hour"
        for n, pair in enumerate(card.doors):
            yield from _door_findings((*steps, "doors", n), doors.get(frozenset(pair)))
    yield from _note_findings(mission)
    if mission.one_each and len(mission.start) < mission.survivors[1]:
        yield ("one_each",), f"found {len(mission.start)} Starting Zones, expected {mission.survivors[1]}: one for each"


def _note_findings(mission: Mission) -> Iterator[Finding]:
    notes, effects = [note.id for note in mission.note_cards], list(effects_of(mission))
    read = {str(one["read"]) for one in effects if "read" in one}
    by_order = "next" in read or any("read_on_sight" in one for one in effects)
    for at, id in enumerate(notes):
        if id in notes[:at]:
            yield ("note_cards", at, "id"), f'there is a Note "{id}" already'
        elif id not in read and not by_order:
            yield ("note_cards", at), "nothing sends anybody to this Note: expected an effect {read: ...} somewhere"


def _door_findings(steps: Steps, door: DoorText | None) -> Iterator[Finding]:
    if door is None:
        yield steps, "no door lies between these Zones"
    elif door.state == "open":
        yield steps, "this door stands open from the start: nobody could take the card"
