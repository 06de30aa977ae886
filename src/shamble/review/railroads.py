"""Railroads of a Mission: strips that are no Zones, a Train that never comes, and what it will crush."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from shamble.board import Board
from shamble.board.laid_tiles import RAILROAD
from shamble.content import Mission
from shamble.content.mission_pieces import zones_named
from shamble.files.faults import Steps
from shamble.review.findings import Finding, fault, note
from shamble.review.outlook import BestCase
from shamble.rules.house.leaders import Follower


def strip_findings(mission: Mission, board: Board, faulty: Collection[Steps]) -> Iterator[Finding]:
    """UA-TRAIN-07: strips beside a Train that join no street, and so are no Zones."""
    for steps, zone in zones_named(mission):
        if zone not in board.names and steps not in faulty:
            yield fault(steps, f"{zone} joins no street here, and so is no Zone")


def train_findings(mission: Mission, outlook: BestCase) -> Iterator[Finding]:
    """A Train that nothing starts, and what lies in its way."""
    if mission.train is None:
        return
    if not outlook.train_starts and not outlook.has_module:
        yield fault(("train",), "nothing ever starts this Train: give starts, or an effect {start_train: true}")
    zones = outlook.board.zones
    laid: list[tuple[Steps, int]] = [
        (("objectives", i, "zone"), token.zone) for i, token in enumerate(outlook.facts.objectives)
    ]
    laid += [
        (("pieces", i, "zone"), piece.zone)
        for i, piece in enumerate(outlook.facts.pieces)
        if piece.zone >= 0 and not isinstance(piece, Follower)
    ]
    laid += [(("exit",), outlook.facts.exit)] if outlook.facts.exit >= 0 else []
    for steps, zone in laid:
        if RAILROAD in zones[zone].tags:
            yield note(steps, f"the Train crushes whatever still lies in {zones[zone].name} when it comes by")
