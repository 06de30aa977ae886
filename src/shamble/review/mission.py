"""The review of a Mission's file from beginning to end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import NamedTuple, TypeVar

import msgspec

from shamble.board import Board
from shamble.content import Mission, Pack
from shamble.content.mission import MissionEvent
from shamble.content.mission_cards import Written
from shamble.content.mission_checks import mission_findings
from shamble.content.printed import with_printed
from shamble.editions import EDITIONS
from shamble.files.faults import ContentError, Fault, Steps
from shamble.files.reading import Document
from shamble.laying.components import zombie_kinds
from shamble.laying.missions import mission_facts, mission_kinds
from shamble.review.conditions import Obstacles
from shamble.review.endings import ending_findings
from shamble.review.findings import Finding, fault
from shamble.review.outlook import BestCase
from shamble.review.placement import LAID, lay, seam_findings
from shamble.review.railroads import strip_findings, train_findings
from shamble.review.reach import way_findings
from shamble.review.starts import standing_findings
from shamble.review.stock import stock_findings
from shamble.world.words import Given

E = TypeVar("E")
GOAL: Written = {"survive": 2}
"""Stands in for a goal that cannot be read: it can be met, but not at once."""
NO_EVENT = MissionEvent(when={"round": 99}, do=({"xp": 0},))
CARD_KEYS = frozenset({"objective_cards", "note_cards", "deeds", "noise", "sent", "limits", "epilogues"})
"""The keys of a Mission's cards, and of what goes with them."""
LEFT_OUT: dict[str, object] = {"exit": None, "pieces": (), "triggers": (), "zombies": {}}
"""Keys that are left out as soon as anything under them is wrong, and the values they get."""


class Reviewed(NamedTuple):
    """The review of a Mission's file; without faults it can be played. No Mission: the file is not one."""

    mission: Mission | None
    faults: list[Fault]
    notes: list[Fault]


def review(document: Document, pack: Pack) -> Reviewed:
    """All faults of a Mission's file at once: its form, its names, its board, its routes, its endings."""
    try:
        mission = with_printed(document.decode(Mission), pack.pieces)
    except ContentError as error:
        return Reviewed(None, error.faults, [])
    found = list(dict.fromkeys(_findings(mission, pack)))
    told = [(document.fault(one.steps, one.problem), one.note) for one in found]
    return Reviewed(mission, [one for one, note in told if not note], [one for one, note in told if note])


def _findings(mission: Mission, pack: Pack) -> Iterator[Finding]:
    named = [fault(steps, problem) for steps, problem in mission_findings(mission, pack.pieces)]
    yield from named
    faulty = [one.steps for one in named]
    if not any(steps[:1] in (("tiles",), ("turns",)) for steps in faulty):
        yield from seam_findings(pack, mission)
    laid = lay(pack, mission, faulty)
    yield from laid.findings
    if mission.box in pack.boxes:
        yield from stock_findings(pack, mission, boxes_of(mission, pack))
    strips = [] if laid.board is None else list(strip_findings(mission, laid.board, faulty))
    yield from strips
    if laid.board is not None and not strips:
        complete = not laid.findings and not any(steps[:1] in [(key,) for key in LAID] for steps in faulty)
        yield from _on_the_board(_mended(mission, faulty), pack, laid.board, complete=complete)


def boxes_of(mission: Mission, pack: Pack) -> tuple[str, ...]:
    """The boxes that a Mission is played with: its own ones, and the pack that it was dropped with."""
    return (*mission.played_with, *pack.dropped)


def _mended(mission: Mission, faulty: Collection[Steps]) -> Mission | None:
    """The Mission with harmless entries in place of those that name what does not exist.

    None: no start is left, or its cards are not what they should be, so that nothing can be told of how it is played.
    """
    wrong = {steps[:2] for steps in faulty}
    keys = {steps[0] for steps in faulty if steps}
    if not keys.isdisjoint(CARD_KEYS):
        return None

    def mended(key: str, entries: tuple[E, ...], mend: Callable[[E], E]) -> tuple[E, ...]:
        return tuple(mend(one) if (key, i) in wrong else one for i, one in enumerate(entries))

    def kept(key: str, entries: tuple[E, ...]) -> tuple[E, ...]:
        return tuple(one for i, one in enumerate(entries) if (key, i) not in wrong)

    start = kept("start", mission.start)
    if not start:
        return None
    objectives = mended("objectives", mission.objectives, lambda token: msgspec.structs.replace(token, zone=start[0]))
    left_out = {key: nothing for key, nothing in LEFT_OUT.items() if key in keys}
    return msgspec.structs.replace(
        mission,
        start=start,
        objectives=objectives,
        spawns=kept("spawns", mission.spawns),
        tents=kept("tents", mission.tents),
        tokens=kept("tokens", mission.tokens),
        win=mended("win", mission.win, lambda _: GOAL),
        lose=mended("lose", mission.lose, lambda _: GOAL),
        events=mended("events", mission.events, lambda _: NO_EVENT),
        **left_out,
    )


def _defeats(mission: Mission) -> Iterator[Given]:
    """The ways to lose that the edition of a Mission has by itself."""
    edition = EDITIONS.get(mission.edition)
    if edition is not None and not list(edition.option_faults(mission.options)):
        variant = mission.variant if mission.variant in edition.variants else edition.default_variant
        yield from edition.ruleset(variant or "", mission.options).defeats.values()


def _on_the_board(mission: Mission | None, pack: Pack, board: Board, *, complete: bool) -> Iterator[Finding]:
    """The findings that need a board. If it could not be laid completely, everything counts as within reach."""
    if mission is None:
        return
    if complete:
        yield from standing_findings(mission, board)
    boxes = boxes_of(mission, pack)
    kinds = zombie_kinds(pack, boxes, mission_kinds(mission, pack))
    facts = mission_facts(mission, board, {kind.name: kind.index for kind in kinds}, pack)
    facts.lose = (*facts.lose, *_defeats(mission))
    at_hand = [name for name, kind in pack.zombies.items() if any(box in boxes for box in kind.miniatures)]
    fewest, most = mission.survivors
    obstacles = Obstacles(kinds, at_hand, most, ", ".join(boxes))
    outlook_with = partial(BestCase, board, facts, obstacles.can_be, has_module=mission.module is not None)
    sure = complete and mission.module is None
    outlook = outlook_with(boundless=not sure)
    if sure:
        yield from way_findings(outlook, len(mission.tiles[0]), lambda doors: outlook_with(forced=doors))
    yield from train_findings(mission, outlook)
    yield from ending_findings(outlook, obstacles, fewest)
