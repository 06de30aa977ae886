"""Noise: tokens and Survivors, and the Action of making some (CL-NOISE)."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.engine.game import Game
from shamble.engine.state import Frame, Survivor
from shamble.rules.registry import action
from shamble.rules.turn import Purse


def make_noise(g: Game, zone: int) -> None:
    """CL-NOISE-01, -05, -07: one token in the Zone, if the stock has one."""
    state = g.state
    if state.noise_stock > 0:
        state.noise_stock -= 1
        state.noise[zone] += 1
        g.emit("noise", zone=zone, tokens=state.noise[zone])


def noise_levels(g: Game) -> list[int]:
    """CL-NOISE-02: the noise of each Zone, its tokens plus its Survivors."""
    levels = g.state.noise[:]
    for survivor in g.state.survivors:
        if survivor.zone >= 0:
            levels[survivor.zone] += 1
    return levels


def clear_noise(g: Game) -> None:
    """CL-ROUND-06: all tokens go back to the stock."""
    state = g.state
    state.noise_stock += sum(state.noise)
    state.noise = [0] * len(state.noise)


def offer_noise(g: Game, turn: Frame, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-NOISE-08: make some noise, with no Equipment needed."""
    if purse.left >= 1:
        out.append(Option("noise", who=survivor.index, zone=survivor.zone, cost=1, rule="CL-NOISE-08"))


@action("noise")
def _noise(g: Game, turn: Frame, survivor: Survivor, option: Option) -> None:
    make_noise(g, survivor.zone)
