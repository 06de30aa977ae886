"""A campaign above games: a log of the games played and of the choices between them.

All that lasts goes through the document that a game takes in and gives out (`Game.kept`): the rules in force say what
stands in it. Under `campaign` it says which game of which campaign it is for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from shamble.content.campaign import Campaign, Missions
from shamble.content.records import Part
from shamble.engine.chance import mix
from shamble.engine.log import Entry
from shamble.engine.saves import seal_of
from shamble.errors import ShambleError
from shamble.world.game import Game
from shamble.world.records import Name

KEY = "campaign"
"""The key under which the document of what lasts says which game of which campaign it is for."""

_SEED_BITS = 32
MOST_STEPS, MOST_SIGNS = 10_000, 50_000_000
"""No campaign that people play comes near these; a file beyond them is not read."""


class CampaignError(ShambleError):
    """Something that a campaign does not allow: a choice or a game that is not due, or a damaged file."""


class Chosen(Part, frozen=True, kw_only=True, tag="chosen"):
    """The players have chosen one of several Missions."""

    mission: str


class Begun(Part, frozen=True, kw_only=True, tag="begun"):
    """The next game has begun."""

    config: dict[str, Any]


class Ended(Part, frozen=True, kw_only=True, tag="ended"):
    """The game has ended: its outcome, what lasts of it, and its own log."""

    outcome: Name
    reason: str
    kept: dict[str, Any]
    log: tuple[dict[str, Any], ...]


Step = Chosen | Begun | Ended


class CampaignState(NamedTuple):
    """The state of a campaign: Missions that may be next, what lasts, the game being played, the outcome at the end."""

    missions: Missions
    game: int
    kept: dict[str, Any]
    mission: str = ""
    config: dict[str, Any] | None = None
    outcome: str = ""


class RunningCampaign(Part, frozen=True, kw_only=True):
    """A campaign that is being played. Without a seed its games are played with secure chance."""

    shamble: Literal["campaign"] = "campaign"
    format: Literal[1] = 1
    campaign: Campaign
    seed: int | None = None
    log: Annotated[tuple[Step, ...], msgspec.Meta(max_length=MOST_STEPS)] = ()

    @property
    def state(self) -> CampaignState:
        """Its state, from its log alone; CampaignError when a step does not follow from those before it."""
        now = CampaignState(self.campaign.begins, 1, {})
        for step in self.log:
            now = _after(self.campaign, now, step)
        return now

    def to_json(self) -> str:
        """The whole campaign as text."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return json.dumps({**data, "seal": seal_of(data)}, separators=(",", ":"), ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> RunningCampaign:
        """The campaign written by `to_json`; CampaignError says what is wrong with the text."""
        if len(text) > MOST_SIGNS:
            raise CampaignError(f"This campaign has {len(text)} signs, expected {MOST_SIGNS} at most.")
        try:
            data = json.loads(text)
            if not isinstance(data, dict) or data.get("shamble") != KEY:
                raise CampaignError("This file is no campaign of Shamble; it was left as it is.")
            if data.pop("seal", "") != seal_of(data):
                raise CampaignError(
                    "This campaign is damaged and was left as it is: it was changed after it was written."
                )
            found = msgspec.convert(data, RunningCampaign)
        except (ValueError, RecursionError) as error:  # msgspec's faults are ValueErrors
            raise CampaignError(f"This campaign is damaged and was left as it is: {error}.") from error
        _check(found.campaign)
        _ = found.state
        return found

    def replayed(self) -> Iterator[Game]:
        """The games of the campaign at their ends, replayed from their logs with the recorded chance."""
        begun = (step.config for step in self.log if isinstance(step, Begun))
        for config, step in zip(begun, (step for step in self.log if isinstance(step, Ended)), strict=False):
            yield Game.replay(config, [Entry.from_data(entry) for entry in step.log])


def begin(campaign: Campaign, seed: int | None = None) -> RunningCampaign:
    """A campaign of which nothing has been played yet; the same seed and the same choices give the same games."""
    _check(campaign)
    return RunningCampaign(campaign=campaign, seed=seed)


def choose(running: RunningCampaign, mission: str) -> RunningCampaign:
    """Of the Missions that may be next, play this one."""
    return _with(running, Chosen(mission=mission))


def take_back(running: RunningCampaign) -> RunningCampaign:
    """The last choice is open again; CampaignError once the next game has begun."""
    if not running.log or not isinstance(running.log[-1], Chosen):
        raise CampaignError("There is no choice to take back: the last one was followed by a game, or none was made.")
    return msgspec.structs.replace(running, log=running.log[:-1])


def next_config(running: RunningCampaign) -> dict[str, Any]:
    """The next game, as `new_game(**config)` takes it; who plays is up to the players."""
    now = running.state
    if now.config is not None:
        raise CampaignError(f"{now.mission} is being played: its end has to be recorded before the next game.")
    return _due(running, now)


def started(running: RunningCampaign, game: Game) -> RunningCampaign:
    """The next game has begun, and nothing that was chosen for it can be taken back."""
    now = running.state
    if now.config is None:
        _check_is_due(running.campaign, _due(running, now), game.setting.config)
        return _with(running, Begun(config=game.setting.config))
    if game.setting.config != now.config:
        raise CampaignError(f"{running.campaign.name}: another game of {now.mission} is being played, not this one.")
    return running


def record(running: RunningCampaign, game: Game) -> RunningCampaign:
    """The next game has ended: what it gives out lasts, and its outcome says which Missions may follow."""
    begun = started(running, game)
    if not game.state.outcome:
        raise CampaignError(f"{begun.state.mission} has not ended yet: play it to its end, or give up.")
    state, log = game.state, tuple(entry.to_data() for entry in game.log)
    return _with(begun, Ended(outcome=state.outcome, reason=state.reason, kept=game.kept(), log=log))


def _check(campaign: Campaign) -> None:
    faults = campaign.faults()
    if faults:
        raise CampaignError(f"{campaign.name} cannot be played:\n" + "\n".join(f"  {fault}" for fault in faults))


def _with(running: RunningCampaign, step: Step) -> RunningCampaign:
    """The campaign after one more step; CampaignError when it does not follow."""
    longer = msgspec.structs.replace(running, log=(*running.log, step))
    _ = longer.state
    return longer


def _after(campaign: Campaign, now: CampaignState, step: Step) -> CampaignState:
    """The state of a campaign after a step."""
    match step:
        case Chosen(mission=mission) if now.config is None and mission in now.missions and len(now.missions) > 1:
            return now._replace(missions=(mission,))
        case Begun(config=config) if now.config is None and len(now.missions) == 1:
            return now._replace(mission=now.missions[0], config=config)
        case Ended(outcome=outcome, reason=reason, kept=kept) if now.config is not None:
            follow = campaign.following(now.mission, outcome, reason)
            return CampaignState(follow, now.game + 1, kept, outcome="" if follow else outcome)
        case Chosen(mission=mission):
            raise CampaignError(f"{campaign.name}: {mission} cannot be chosen now{_what_is_next(now)}")
        case _:
            raise CampaignError(f"{campaign.name}: no game can have {type(step).__name__.lower()}{_what_is_next(now)}")


def _what_is_next(now: CampaignState) -> str:
    if now.config is not None:
        return f": {now.mission} is being played."
    if now.outcome:
        return f": the campaign is over ({now.outcome})."
    return f"; next is {' or '.join(now.missions)}."


def _due(running: RunningCampaign, now: CampaignState) -> dict[str, Any]:
    """The game that is to be played next."""
    name = running.campaign.name
    if now.outcome:
        raise CampaignError(f"{name} is over ({now.outcome}): nothing follows.")
    if len(now.missions) > 1:
        raise CampaignError(f"{name}: choose what is next: {' or '.join(now.missions)}.")
    return {
        "mission": now.missions[0],
        "seed": None if running.seed is None else mix(mix(running.seed + 1) + now.game) >> _SEED_BITS,
        "options": running.campaign.options,
        "kept": {**now.kept, KEY: {"name": name, "game": now.game}},
    }


def _check_is_due(campaign: Campaign, due: dict[str, Any], config: dict[str, Any]) -> None:
    """CampaignError when a game of this set-up is not the one that is to be played next."""
    name, mission, place = campaign.name, due["mission"], config.get("kept", {}).get(KEY)
    other = place.get("name") if isinstance(place, dict) else "none"
    if other != name:
        raise CampaignError(f"This game belongs to another campaign ({other}), not to {name}.")
    if config["mission"] not in (mission, str(Path(mission).absolute())):
        raise CampaignError(f"This is a game of {config['mission']}; next in {name} is {mission}.")
    options = {option: config["options"].get(option) for option in due["options"]}
    if (config["kept"], config["seed"], options) != (due["kept"], due["seed"], due["options"]):
        raise CampaignError(
            f"This game of {mission} was not set up as game {due['kept'][KEY]['game']} of {name}: "
            "begin it with what the campaign says (next_config)."
        )
