"""A running campaign as one file, with a digest of what it holds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, cast

import msgspec

from shamble.engine.log import Entry
from shamble.engine.saves import Retraced, seal_of
from shamble.games.campaign import CampaignError, RunningCampaign, begin, check
from shamble.games.in_play import content_in_play
from shamble.rules.modes.experience_cards import KEY as EXPERIENCE
from shamble.world.campaigns import KEY
from shamble.world.game import Game

MOST_SIGNS = 50_000_000
"""No campaign that people play comes near this; a longer file is not read."""
OF_EXPERIENCE = ("classic", "experience")
"""The edition and the id of the campaign that goes on with a document of Experience cards."""


def written(running: RunningCampaign) -> str:
    """The whole campaign as text."""
    data: dict[str, Any] = msgspec.to_builtins(running)
    return json.dumps({**data, "seal": seal_of(data)}, separators=(",", ":"), ensure_ascii=False)


def read(text: str) -> RunningCampaign:
    """The campaign that was `written`; CampaignError says what is wrong with the text.

    A document of Experience cards, which single games used to give out, becomes a campaign that goes on with it.
    """
    if len(text) > MOST_SIGNS:
        raise CampaignError(f"This campaign has {len(text)} signs, expected {MOST_SIGNS} at most.")
    try:
        data = json.loads(text)
        if isinstance(data, dict) and "shamble" not in data and isinstance(data.get(EXPERIENCE), dict):
            return _with_experience(data)
        if not isinstance(data, dict) or data.get("shamble") != KEY:
            raise CampaignError("This file is no campaign of Shamble; it was left as it is.")
        if data.pop("seal", "") != seal_of(data):
            raise CampaignError("This campaign is damaged and was left as it is: it was changed after it was written.")
        found = msgspec.convert(data, RunningCampaign)
    except (ValueError, RecursionError) as error:  # msgspec's faults are ValueErrors
        raise CampaignError(f"This campaign is damaged and was left as it is: {error}.") from error
    check(found.campaign)
    _ = found.state
    return found


def _with_experience(document: dict[str, Any]) -> RunningCampaign:
    edition, name = OF_EXPERIENCE
    return begin(content_in_play(edition).campaigns[name], kept=document)


def verify(running: RunningCampaign) -> None:
    """CampaignError when a game does not lead to the end that the campaign has written down."""
    for _ in verified(running):
        pass


def verified(running: RunningCampaign) -> Iterator[Game]:
    """The games of a campaign at their ends, replayed one by one; CampaignError at the first that ends otherwise."""
    for number, (setup, ended) in enumerate(running.played(), 1):
        game = cast(Game | None, Retraced(setup, [Entry.from_data(entry) for entry in ended.log]).end())
        if game is None or _end_of(game) != (ended.outcome, ended.reason, ended.kept):
            raise CampaignError(
                f"Game {number} does not lead to the end that this campaign says, or not by the rules of today."
            )
        yield game


def _end_of(game: Game) -> tuple[str, str, dict[str, Any]]:
    kept = {name: value for name, value in game.kept().items() if name != KEY}
    return game.state.outcome, game.state.reason, kept
