"""Feats in imagination: how far the deeds of one turn, done and expected, come towards what wins a Bounty Weapon."""

from __future__ import annotations

from typing import NamedTuple

from shamble.rules.bounty import BOUNTY, TREATED, Words, counts_for
from shamble.rules.turn import turn_of
from shamble.world import Game, Survivor
from shamble.world.records import Feat

A_FEAT = 50.0
"""The worth of a Feat that is accomplished; half of it is worth a quarter, since no other turn goes on there."""


class Kills(NamedTuple):
    """Zombies of one type that an Action has killed, or is expected to, and what the Action was done with."""

    type: str
    zone: int
    action: int
    number: float
    words: Words


def top_feats(game: Game) -> tuple[Feat, ...]:
    """The Feats of the card that lies on top, those done by killing."""
    deck = game.state.decks.get(BOUNTY.name)
    return tuple(feat for feat in game.setting.card(deck[-1]).feat if not feat.treated) if deck else ()


def deeds_so_far(game: Game, survivor: Survivor) -> tuple[Kills, ...]:
    """The deeds of somebody's turn that count for the card on top."""
    turn, deck = turn_of(game, survivor.index), game.state.decks.get(BOUNTY.name)
    if turn is None or not deck:
        return ()
    top = deck[-1]
    return tuple(
        Kills(kind, zone, action, 1.0, words)
        for card, action, kind, zone, words in turn.exploits
        if card == top and kind != TREATED
    )


def promise(feats: tuple[Feat, ...], deeds: tuple[Kills, ...]) -> float:
    """The worth of these deeds of one turn, by the Feat that they come nearest to."""
    nearest = max([_part_done(feat, deeds) for feat in feats], default=0.0)
    return A_FEAT * nearest * nearest


def _part_done(feat: Feat, deeds: tuple[Kills, ...]) -> float:
    """The part of a Feat that these deeds are, 1 at most."""
    counted = [deed for deed in deeds if counts_for(feat, deed.type, deed.words)]
    if feat.zones:
        return min(1.0, sum([min(1.0, number) for number in _by(counted, "zone").values()]) / feat.zones)
    kills = _by(counted, "action").values() if feat.one_action else [sum([deed.number for deed in counted])]
    return min(1.0, max(kills, default=0.0) / max(1, feat.kills))


def _by(deeds: list[Kills], what: str) -> dict[int, float]:
    """The Zombies of these deeds, by Zone or by Action."""
    found: dict[int, float] = {}
    for deed in deeds:
        key = deed.zone if what == "zone" else deed.action
        found[key] = found.get(key, 0.0) + deed.number
    return found
