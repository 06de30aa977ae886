"""Advice for people: what a bot would do in their place and why, and how far it can be trusted in this Mission."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from shamble.bots import Bot, SearchBot, make_bot
from shamble.bots.findings import difficulty
from shamble.bots.reasons import Reason, reason_for
from shamble.bots.search import never
from shamble.content.difficulty import Difficulty
from shamble.engine import Option
from shamble.errors import ShambleError
from shamble.games.missions import content_behind, mission_named
from shamble.text import card_name, place_name, survivor_name, words_of
from shamble.world import Game
from shamble.world.setup import GameSetup

ADVISER = "search"
"""The bot that gives hints, and that sits at a table unless another one is asked for."""
SECONDS = 1.0
"""The time that people like to wait for a thought."""
MANY_NODES = 20_000
"""The nodes of a search that is bounded by its time."""
POORLY = 25.0
"""Bots that win fewer games of a hundred than this are not to be relied on."""


class Advice(NamedTuple):
    """The option that a bot would take, and its reason."""

    option: Option
    reason: Reason


def advice_of(
    bot: Bot,
    game: Game,
    options: Sequence[Option] | None = None,
    seconds: float | None = None,
    is_late: Callable[[], bool] = never,
) -> Advice:
    """The choice of a bot, of these options where some are meant; it may also be something that is legal at any time.

    A bot that searches takes as many seconds, or without them its usual nodes, and stops once it `is_late`.
    """
    if isinstance(bot, SearchBot):
        bot.is_late = is_late
        if seconds is not None:
            bot.seconds, bot.nodes = seconds, MANY_NODES
    option = bot.choose(game if options is None else among(game, options))
    return Advice(option, reason_for(game, option, getattr(bot, "intent", None)))


def advise(game: Game) -> Advice:
    """The choice of the best adviser there is, within a moment."""
    return advice_of(make_bot(ADVISER), game, seconds=SECONDS)


def among(game: Game, options: Sequence[Option]) -> Game:
    """A copy of a game that asks the same and offers only these options."""
    narrowed = game.copy()
    if game.decision is not None:
        narrowed.decision = replace(game.decision, options=list(options))
    return narrowed


def doubt_about(game: Game) -> Reason | None:
    """The reason not to rely on bots in this Mission (its message is `doubt-CODE`); None where they play it well."""
    found = _measured(game.setting.setup)
    if found is None:
        return Reason("unmeasured")
    poor = not found.rivals and found.share < POORLY
    return Reason("poor", number=round(found.share)) if poor else None


def _measured(setup: GameSetup) -> Difficulty | None:
    """The measurement of the Mission of a set-up; None for positions of no Mission, or one that is no longer there."""
    if not setup.mission:
        return None
    try:
        return difficulty(mission_named(content_behind(setup), setup.mission))[0]
    except ShambleError:
        return None


def told(game: Game, reason: Reason, kind: str = "reason") -> str:
    """A reason as a sentence; `kind` says what for: reason, claim or doubt."""
    said = words_of(game.setting)
    zone = place_name(said, game, reason.zone) if reason.zone >= 0 else ""
    return said.explain(
        f"{kind}-{reason.code}",
        zone=zone,
        people=said.listed([survivor_name(game, who) for who in reason.people]),
        count=reason.number,
        card=card_name(said, game, reason.card) if reason.card > 0 else "",
        aim=said.explain("aim", word=reason.word, zone=zone) if reason.word else "",
    )
