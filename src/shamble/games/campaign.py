"""A campaign above games: a log of the games played and of the choices between them.

All that lasts goes through the document that a game takes in and gives out (`Game.kept`): the rules in force say what
stands in it. Under `campaign` it says which game of which campaign it is for, and the terms of that campaign.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from shamble.content.campaign import Campaign, Missions
from shamble.content.mission import Mission
from shamble.content.pack import Pack
from shamble.content.records import FilePart
from shamble.engine.log import Entry
from shamble.engine.splitmix import mix
from shamble.errors import ShambleError
from shamble.games.in_play import content_in_play
from shamble.games.missions import mission_named
from shamble.rules.modes.experience_cards import KEY as EXPERIENCE
from shamble.rules.modes.experience_cards import retire
from shamble.world.campaigns import KEY, LEFT, SHEETS, plain
from shamble.world.game import Game
from shamble.world.records import Name
from shamble.world.setup import GameSetup, Seats, seated

_SEED_BITS = 32
MOST_STEPS = 10_000
NEXT_MISSION, RETIRE = "next-mission", "retire"


class CampaignError(ShambleError):
    """Something that a campaign does not allow: a choice or a game that is not due, or a damaged file."""


class CampaignChoice(NamedTuple):
    """Something that may be chosen between two games: the next Mission, or that somebody retires."""

    action: str
    name: str

    @property
    def key(self) -> str:
        """The text by which it is chosen."""
        return f"{self.action} {self.name}"


class Brought(FilePart, frozen=True, kw_only=True, tag="brought"):
    """The document of games that were played before there was a campaign."""

    kept: dict[str, Any]


class Chosen(FilePart, frozen=True, kw_only=True, tag="chosen"):
    """The players have chosen something between two games."""

    action: Literal["next-mission", "retire"]
    name: str

    @property
    def choice(self) -> CampaignChoice:
        """The choice that was made."""
        return CampaignChoice(self.action, self.name)


class Begun(FilePart, frozen=True, kw_only=True, tag="begun"):
    """The next game has begun."""

    config: GameSetup


class Ended(FilePart, frozen=True, kw_only=True, tag="ended"):
    """The game has ended: its outcome, what lasts of it, and its own log."""

    outcome: Name
    reason: str
    rounds: int
    kept: dict[str, Any]
    log: tuple[dict[str, Any], ...]


Step = Brought | Chosen | Begun | Ended


class CampaignState(NamedTuple):
    """The state of a campaign: Missions that may be next, what lasts, the game being played, the outcome at the end.

    `game` counts the games; `seats` are those of the last one.
    """

    missions: Missions
    game: int
    kept: dict[str, Any]
    mission: str = ""
    setup: GameSetup | None = None
    outcome: str = ""
    seats: Seats = ()


class RunningCampaign(FilePart, frozen=True, kw_only=True, dict=True):
    """A campaign that is being played. Without a seed its games are played with secure chance."""

    shamble: Literal["campaign"] = "campaign"
    format: Literal[1] = 1
    campaign: Campaign
    seed: int | None = None
    log: Annotated[tuple[Step, ...], msgspec.Meta(max_length=MOST_STEPS)] = ()

    @cached_property
    def state(self) -> CampaignState:
        """Its state, from its log alone; CampaignError when a step does not follow from those before it."""
        now = CampaignState(self.campaign.begins, 1, {})
        for step in self.log:
            now = after(self.campaign, now, step)
        return now

    def replayed(self) -> Iterator[Game]:
        """The games of the campaign at their ends, replayed from their logs with the recorded chance."""
        for setup, ended in self.played():
            yield Game.replay(setup, [Entry.from_data(entry) for entry in ended.log])

    def played(self) -> Iterator[tuple[GameSetup, Ended]]:
        """The set-up and the end of each game that was played to its end."""
        begun = (step.config for step in self.log if isinstance(step, Begun))
        yield from zip(begun, (step for step in self.log if isinstance(step, Ended)), strict=False)


def begin(campaign: Campaign, seed: int | None = None, kept: dict[str, Any] | None = None) -> RunningCampaign:
    """A campaign of which nothing has been played yet; the same seed and the same choices give the same games.

    `kept` is what lasts from earlier games (`Game.kept`), if it goes on with that.
    """
    check(campaign)
    return RunningCampaign(campaign=campaign, seed=seed, log=(Brought(kept=kept),) if kept else ())


def options(running: RunningCampaign, now: CampaignState | None = None) -> list[CampaignChoice]:
    """All that may be chosen before the next game begins."""
    now = running.state if now is None else now
    if now.setup is not None or now.outcome:
        return []
    return [
        *(CampaignChoice(NEXT_MISSION, name) for name in missions_to_choose(running.campaign, now)),
        *(CampaignChoice(RETIRE, name) for name in part_of(now.kept, EXPERIENCE)),
    ]


def missions_to_choose(campaign: Campaign, now: CampaignState) -> Missions:
    """The Missions of which one has to be chosen; none where one alone may be next."""
    if campaign.free and not now.missions:
        found = content_in_play(campaign.edition).in_order()
        return tuple(one.id for one in found if one.edition == campaign.edition and not one.competitive)
    return now.missions if len(now.missions) > 1 else ()


def choose(running: RunningCampaign, key: str) -> RunningCampaign:
    """Take one of the options by its key."""
    known = {one.key: one for one in options(running)}
    if key not in known:
        raise CampaignError(f"{running.campaign.title}: {key!r} cannot be chosen now{what_is_next(running)}")
    return with_step(running, Chosen(action=known[key].action, name=known[key].name))  # type: ignore[arg-type]  # options have only its actions


def take_back(running: RunningCampaign) -> RunningCampaign:
    """The last choice is open again; CampaignError once the next game has begun."""
    if not running.log or not isinstance(running.log[-1], Chosen):
        raise CampaignError("There is no choice to take back: the last one was followed by a game, or none was made.")
    return msgspec.structs.replace(running, log=running.log[:-1])


def next_setup(
    running: RunningCampaign, players: Iterable[Iterable[str]] = (), people: Iterable[str] = ()
) -> GameSetup:
    """The next game, to be `begun`; who plays is up to the players."""
    now = running.state
    if now.setup is not None:
        raise CampaignError(f"{now.mission} is being played: its end has to be recorded before the next game.")
    return msgspec.structs.replace(_due(running, now), players=seated(players), people=tuple(people))


def started(running: RunningCampaign, game: Game) -> RunningCampaign:
    """The next game has begun, and nothing that was chosen for it can be taken back."""
    now = running.state
    if now.setup is None:
        _check_is_due(running.campaign, _due(running, now), game.setting.setup)
        _check_number(running.campaign, now, len(game.state.survivors))
        return with_step(running, Begun(config=game.setting.setup))
    if game.setting.setup != now.setup:
        raise CampaignError(f"{running.campaign.title}: another game of {now.mission} is being played, not this one.")
    return running


def record(running: RunningCampaign, game: Game) -> RunningCampaign:
    """The next game has ended: what it gives out lasts, and its outcome says which Missions may follow."""
    begun = started(running, game)
    if not game.state.outcome:
        raise CampaignError(f"{begun.state.mission} has not ended yet: play it to its end, or give up.")
    state, log = game.state, tuple(entry.to_data() for entry in game.log)
    kept = {name: value for name, value in game.kept().items() if name != KEY}
    return with_step(begun, Ended(outcome=state.outcome, reason=state.reason, rounds=state.round, kept=kept, log=log))


def check(campaign: Campaign) -> None:
    """CampaignError when a campaign cannot be played."""
    faults = campaign.faults()
    if faults:
        raise CampaignError(f"{campaign.title} cannot be played:\n" + "\n".join(f"  {fault}" for fault in faults))


def with_step(running: RunningCampaign, step: Step) -> RunningCampaign:
    """The campaign after one more step; CampaignError when it does not follow."""
    now = after(running.campaign, running.state, step)
    longer = msgspec.structs.replace(running, log=(*running.log, step))
    longer.__dict__["state"] = now  # the steps before it need not be gone through again
    return longer


def after(campaign: Campaign, now: CampaignState, step: Step) -> CampaignState:
    """The state of a campaign after a step; CampaignError when the step does not follow."""
    match step:
        case Brought(kept=kept) if now.game == 1 and now.setup is None and not now.kept:
            return now._replace(kept=kept)
        case Chosen(action="retire", name=name) if now.setup is None and name in part_of(now.kept, EXPERIENCE):
            return now._replace(kept=retire(now.kept, [name]))
        case Chosen(action="next-mission", name=mission) if now.setup is None and _may_follow(campaign, now, mission):
            return now._replace(missions=(mission,))
        case Begun(config=setup) if now.setup is None and len(now.missions) == 1:
            return now._replace(mission=now.missions[0], setup=setup)
        case Ended() if now.setup is not None:
            return _ended(campaign, now, now.setup, step)
        case Chosen(name=name):
            raise CampaignError(f"{campaign.title}: {name} cannot be chosen now{_what_is_next(campaign, now)}")
        case _:
            word = type(step).__name__.lower()
            raise CampaignError(f"{campaign.title}: no game can have {word}{_what_is_next(campaign, now)}")


def part_of(kept: dict[str, Any], key: str) -> dict[str, Any]:
    """The part of what lasts that stands under a key; nothing where somebody has written something else there."""
    found = kept.get(key)
    return found if isinstance(found, dict) else {}


def dead_of(campaign: Campaign, now: CampaignState) -> list[str]:
    """The Survivors who are not played again."""
    never_again = campaign.fallen is not None and campaign.fallen.never_again
    return list(part_of(part_of(now.kept, SHEETS), "dead")) if never_again else []


def those_left(pack: Pack, campaign: Campaign, mission: Mission, now: CampaignState) -> list[str]:
    """The Survivors who may still be chosen, those of the Mission first: of the campaign's boxes, or of all."""
    first = pack.survivors_of(campaign.boxes or mission.played_with)
    others = () if campaign.boxes else pack.survivors_of(pack.boxes)
    people = [*first, *others, *part_of(part_of(now.kept, SHEETS), "sheets"), *pack.own_survivors]
    gone = dead_of(campaign, now)
    return [name for name in dict.fromkeys(people) if name not in gone]


def _may_follow(campaign: Campaign, now: CampaignState, mission: str) -> bool:
    """Whether a Mission is one of several that may be next."""
    return not now.missions if campaign.free else mission in now.missions and len(now.missions) > 1


def _ended(campaign: Campaign, now: CampaignState, setup: GameSetup, step: Ended) -> CampaignState:
    lost = bool(part_of(step.kept, SHEETS).get("lost"))
    follow = () if lost else campaign.following(now.mission, step.outcome, step.reason)
    goes_on = bool(follow) or (campaign.free and not lost)
    return CampaignState(follow, now.game + 1, step.kept, outcome="" if goes_on else step.outcome, seats=setup.players)


def what_is_next(running: RunningCampaign) -> str:
    """The end of a message about something that is not due: what is."""
    return _what_is_next(running.campaign, running.state)


def _what_is_next(campaign: Campaign, now: CampaignState) -> str:
    if now.setup is not None:
        return f": {now.mission} is being played."
    if now.outcome:
        return f": the campaign is over ({now.outcome})."
    if campaign.free and not now.missions:
        return "; next is any Mission."
    return f"; next is {' or '.join(now.missions)}."


def _due(running: RunningCampaign, now: CampaignState) -> GameSetup:
    """The game that is to be played next."""
    campaign = running.campaign
    if now.outcome:
        raise CampaignError(f"{campaign.title} is over ({now.outcome}): nothing follows.")
    if len(now.missions) != 1:
        raise CampaignError(f"{campaign.title}: choose what is next: {' or '.join(now.missions) or 'any Mission'}.")
    place = {"id": campaign.id, "title": campaign.title, "game": now.game, "terms": plain(campaign.terms)}
    if dead_of(campaign, now):
        left = len(those_left_for(campaign, now))
        fewest = mission_named(content_in_play(campaign.edition), now.missions[0]).survivors[0]
        place |= {LEFT: left} if left < fewest else {}
    return GameSetup(
        mission=now.missions[0],
        seed=None if running.seed is None else mix(mix(running.seed + 1) + now.game) >> _SEED_BITS,
        variant=campaign.variant or "",
        boxes=campaign.boxes,
        options=campaign.in_force,
        kept={**now.kept, KEY: place},
    )


def _check_is_due(campaign: Campaign, due: GameSetup, setup: GameSetup) -> None:
    """CampaignError when a game of this set-up is not the one that is to be played next."""
    title, mission, place = campaign.title, due.mission, setup.kept.get(KEY)
    other = place.get("title") if isinstance(place, dict) else "none"
    if other != title:
        raise CampaignError(f"This game belongs to another campaign ({other}), not to {title}.")
    if setup.mission != mission:
        raise CampaignError(f"This is a game of {setup.mission}; next in {title} is {mission}.")
    chosen = {option: setup.options.get(option) for option in due.options}
    if (setup.kept, setup.seed, chosen) != (due.kept, due.seed, due.options):
        raise CampaignError(
            f"This game of {mission} was not set up as game {due.kept[KEY]['game']} of {title}: "
            "begin it with what the campaign says (next_setup)."
        )


def _check_number(campaign: Campaign, now: CampaignState, number: int) -> None:
    """CampaignError when more play than the campaign is for; or fewer, though enough are left alive."""
    low, high = campaign.survivors
    if number <= high and (number >= low or number >= len(those_left_for(campaign, now))):
        return
    wanted = str(low) if low == high else f"{low} to {high}"
    raise CampaignError(f"{campaign.title} is played with {wanted} Survivors, not with {number}.")


def those_left_for(campaign: Campaign, now: CampaignState) -> list[str]:
    """The Survivors who may still be chosen for the Mission that is due."""
    pack = content_in_play(campaign.edition)
    return those_left(pack, campaign, mission_named(pack, now.missions[0]), now)
