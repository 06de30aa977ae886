"""The condition about tents that have been turned over."""

from __future__ import annotations

from shamble.world.game import Game
from shamble.world.words import Given, condition


def revealed_tents(g: Game, kind: str) -> list[int]:
    """The Zones of the tents of a kind that were turned over (CL-TENT-02)."""
    faces = zip(g.setting.mission.tents, g.state.tents, strict=False)
    return [zone for zone, face in faces if face < 0 and g.setting.tent_cards[-1 - face].kind == kind]


@condition("{tent: administrative}", tent="tent")
def _tent(g: Game, given: Given, moment: str) -> bool:
    """A tent of this kind has been turned over."""
    return bool(revealed_tents(g, given["tent"]))
