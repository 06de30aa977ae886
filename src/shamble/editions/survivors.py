"""Who plays: the Identity Cards of those at the table and on the bench, and the teams of the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from shamble.content import LEVELS, CustomSurvivor, Pack, SurvivorCard
from shamble.world import things

PLAIN_SIDE = "survivor"
"""The version of a Survivor whose Identity Card bears no symbol."""


def identity(pack: Pack, name: str, own: Mapping[str, CustomSurvivor] | None = None) -> things.Identity:
    """A Survivor's Identity Card, of the pack or one's own; a name that nobody knows is a blank Survivor."""
    custom = (own or {}).get(name)
    card = custom or pack.survivors.get(name)
    if card is None:
        return things.Identity(name)
    levels = tuple(card.at(level) for level in LEVELS)
    if isinstance(card, CustomSurvivor):
        return things.Identity(name, levels, card.starting_equipment, box=card.box, edition=card.edition)
    made = partial(things.Identity, box=card.box, edition=pack.boxes[card.box].edition)
    side = made(name, levels, traits=_symbol(card))  # CL-ZOMBIVOR-03
    other = next((one for one in pack.survivors.values() if one.name == card.name and one is not card), None)
    if other is not None:
        back_levels = tuple(other.at(level) for level in LEVELS)
        side.reverse = made(other.called, back_levels, traits=_symbol(other), reverse=side)
    return side


def _symbol(card: SurvivorCard) -> tuple[str, ...]:
    return () if card.version == PLAIN_SIDE else (card.version,)


def bench(pack: Pack, boxes: Sequence[str], players: Sequence[Sequence[str]]) -> list[things.Identity]:
    """The Identity Cards of these boxes whose Survivors nobody plays."""
    playing = {name for seat in players for name in seat}
    return [identity(pack, name) for name in pack.survivors_of(boxes) if name not in playing]


def team_list(players: Sequence[Sequence[str]], teams: Sequence[Sequence[int]] | None) -> list[int]:
    """Which team each seat belongs to; without teams all seats are one. Teams name seats from 1."""
    if teams is None:
        return [0] * len(players)
    found = [0] * len(players)
    for team, seats in enumerate(teams):
        for seat in seats:
            found[seat - 1] = team
    return found
