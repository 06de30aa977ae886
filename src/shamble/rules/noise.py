"""Noise: tokens and Survivors, and the Action of making some (CL-NOISE)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shamble.engine.agenda import Frame
from shamble.engine.decisions import Option, shared
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.registry import action, preview
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.about import makes
from shamble.world.facts import IGNORED, SOUNDLESS
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.pieces import NOWHERE
from shamble.world.showing import WITH_DICE
from shamble.world.state import Survivor

declare(
    Action("noise", "who zone cost", "zone", "make some noise", group="place", idle=True, aside=True, planned=True,
        business="bait", purpose="noise"),
    EventKind("noise", "zone tokens", quick=True, beat=WITH_DICE),
)  # fmt: skip

AUDIBLE = "audible"
"""The token of somebody who could be soundless and wants to be heard."""
NOISE_HEARD: Way[int, int, int, Sequence[Frame]] = Way("what comes of noise (Zone, loudness, who)", ())
NOISE_TOKENS: Way[int, int, str, None] = Way("tokens for noise in a Zone: its loudness, the ledger id")
NOISE_STAYS: Way[Mapping[int, int]] = Way("the tokens that the End Phase leaves, by Zone", {})
NOISE_ENDS: Way[list[Frame]] = Way("what becomes of the Noise tokens in the End Phase")


def make_noise(
    g: Game,
    by: Survivor,
    zone: int = NOWHERE,
    loudness: int = 1,
    *,
    wanted: bool = False,
    rule: str = "CL-NOISE-01",
) -> None:
    """CL-NOISE-01, -05: noise in their own Zone, or where something sounds; `wanted`: they mean to be heard.

    `rule` is the ledger id of what makes it.
    """
    if not wanted and SOUNDLESS in by.profile.facts and AUDIBLE not in by.tokens:
        return
    noise_at(g, by.zone if zone == NOWHERE else zone, loudness, by.index, rule)
    heard(g, by)


def noise_at(g: Game, zone: int, loudness: int = 1, who: int = -1, rule: str = "CL-NOISE-01") -> None:
    """Noise of some loudness in a Zone, and all that comes of it, whether or not a token moves; who -1: nobody's."""
    g.ask(NOISE_TOKENS, zone, loudness, rule)
    g.push_all(g.ask(NOISE_HEARD, zone, loudness, who))


@NOISE_TOKENS.usual
def add_token(g: Game, zone: int, loudness: int, rule: str) -> None:
    """CL-NOISE-01, -07: one token from the stock, if there is one left, however loud it was."""
    state = g.state
    if state.noise_stock > 0:
        state.noise_stock -= 1
        state.noise[zone] += 1
        g.emit("noise", rule, zone=zone, tokens=state.noise[zone])


def lay_one_token(g: Game, zone: int, loudness: int) -> None:
    """The only Noise token on the board lies here now; where the edition has steps it shows the side of this one."""
    state = g.state
    state.noise_stock += sum(state.noise) - 1
    state.noise = [int(index == zone) for index in range(len(state.noise))]
    state.loudness = min(loudness, len(g.setting.rules.noise) or 1)


def heard(g: Game, survivor: Survivor) -> None:
    """They made noise, with or without a token: what hangs on their silence ends."""
    for hook in survivor.profile.hooks.get(hooks.NOISE_MADE, ()):
        hook(g, survivor)


def noise_levels(g: Game) -> list[int]:
    """CL-NOISE-02: the noise of each Zone, its tokens plus its Survivors; one Zone may count as the noisiest."""
    state = g.state
    levels = state.noise[:] if state.loudness == 1 else [tokens * state.loudness for tokens in state.noise]
    for person in g.people():
        levels[person.zone] += g.ask(hooks.PRESENCE, person, 1)
    if state.loudest >= 0 and state.survivors[state.loudest_by].status == "alive":
        levels[state.loudest] = max(levels) + 1
    return g.ask(hooks.NOISE_LEVELS, levels)


def noticed(g: Game) -> list[Survivor]:
    """Everybody on the board of whom Zombies take notice: Survivors, and what counts as one."""
    found: list[Survivor] = []
    for person in g.people():
        if IGNORED not in person.profile.facts:
            found.append(person)
    return found


def clear_noise(g: Game) -> None:
    """Take all tokens off the board, but for those that stay."""
    state, stays = g.state, g.ask(NOISE_STAYS)
    left = [min(tokens, stays.get(zone, 0)) for zone, tokens in enumerate(state.noise)] if stays else []
    state.noise_stock += sum(state.noise) - sum(left)
    state.noise = left or [0] * len(state.noise)
    state.loudness = 1


@NOISE_ENDS.usual
def noise_ends(g: Game) -> list[Frame]:
    """CL-ROUND-06: all tokens go back to the stock."""
    clear_noise(g)
    return []


@makes("noise", paid=True)
def offer_noise(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-NOISE-08: make some noise, with no Equipment needed."""
    if purse.left >= 1:
        out.append(_making_noise(survivor.index, survivor.zone))


@shared
def _making_noise(who: int, zone: int) -> Option:
    return Option("noise", who=who, zone=zone, cost=1, rule="CL-NOISE-08")


@preview("noise")
def loud_here(g: Game, option: Option) -> None:
    """They have made the noise."""
    make_noise(g, g.person(option.who), wanted=True, rule=option.rule)


@action("noise")
def _noise(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    make_noise(g, survivor, wanted=True, rule=option.rule)
