"""The house rule about adjacent Zones (CL-HOUSE-74)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.rule import rule
from shamble.rules.species.abomb import ADJACENT
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook


@rule("adjacent-in-sight", "CL-HOUSE-74", of="zones", replaces=("CL-ABOMB-06",))
def adjacent_in_sight() -> Iterator[Hook]:
    """CL-HOUSE-74: Zones seen at Range 1 are adjacent."""

    def near(g: Game, zone: int) -> list[int]:
        return [other for other, distance in g.layout.sight[zone].items() if distance == 1]

    yield hook(ADJACENT, near)
