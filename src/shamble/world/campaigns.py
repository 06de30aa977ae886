"""The terms of a campaign: what its sheets count, what is kept from game to game, what becomes of the fallen.

A campaign's file has them among its keys (content/campaign.py); every game of it is set up with them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from shamble.files.plain import Json
from shamble.world.records import Name

Points = Annotated[int, Meta(ge=1, le=99)]
Small = Annotated[int, Meta(ge=0, le=99)]
Level = Literal["yellow", "orange", "red"]
Reward = Literal["bonus-action", "skill"]
Inherited = Literal["achievements", "cxp", "skills", "bonus-actions"]
MOST = 200
"""The longest list that a campaign or one of its sheets may have."""


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of what a campaign says."""


class Cxp(Terms, frozen=True, kw_only=True):
    """Campaign Experience Points: the boxes of the bar, and what a Danger Level is worth, once in each Mission."""

    boxes: Points
    levels: dict[Level, Points] = field(default_factory=dict)


class Milestones(Terms, frozen=True, kw_only=True):
    """Numbers of points that bring a reward, and the rewards to choose from."""

    at: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=MOST)]
    choose: Annotated[tuple[Reward, ...], Meta(min_length=1, max_length=2)]


class BonusActions(Terms, frozen=True, kw_only=True):
    """The most Bonus Actions that a sheet has room for."""

    most: Points


class KeptEquipment(Terms, frozen=True, kw_only=True):
    """Equipment that is kept: by a roll of these dice for each card, lost on a face; or so many cards by choice."""

    dice: Name = ""
    lost_on: Name = ""
    choose: Small = 0


class Keeps(Terms, frozen=True, kw_only=True):
    """The things that Survivors keep from game to game besides their sheets."""

    equipment: KeptEquipment


class Fallen(Terms, frozen=True, kw_only=True):
    """The fate of those who lie when a Mission ends, of the dead, and of whoever follows them."""

    left_lying: Literal["dead", "rescued"] = "dead"
    never_again: bool = True
    inherits: tuple[Inherited, ...] = ()


class Achievement(Terms, frozen=True, kw_only=True):
    """A word that later Missions ask for, of one Survivor or of the whole team; `hidden`: nobody is shown it."""

    name: Name
    who: Literal["one", "team"] = "one"
    excludes: tuple[Name, ...] = ()
    hidden: bool = False
    text: str = ""


class CampaignTerms(Terms, frozen=True, kw_only=True):
    """All that the rules of a campaign play with."""

    cxp: Cxp | None = None
    milestones: Milestones | None = None
    bonus_actions: BonusActions | None = None
    skills: Annotated[tuple[Name, ...], Meta(max_length=MOST)] = ()
    keeps: Keeps | None = None
    fallen: Fallen | None = None
    lost_when: tuple[Literal["nobody-standing"], ...] = ()
    achievements: Annotated[tuple[Achievement, ...], Meta(max_length=MOST)] = ()


USUAL = CampaignTerms(
    cxp=Cxp(boxes=20, levels={"orange": 1, "red": 1}),
    milestones=Milestones(at=(2, 5, 8, 11, 14, 17, 20), choose=("bonus-action",)),
    bonus_actions=BonusActions(most=7),
    fallen=Fallen(inherits=("achievements",)),
)
"""The terms of a series of games that no campaign has written any for."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The sheet of a Survivor as it lasts; `earned` are the Danger Levels that gave points, by Mission.

    `lost` are the cards that they could not keep after the last Mission, `follows` is whom they follow.
    """

    cxp: Small = 0
    skills: Annotated[tuple[Name, ...], Meta(max_length=MOST)] = ()
    bonus_actions: Small = 0
    equipment: Annotated[tuple[Name, ...], Meta(max_length=MOST)] = ()
    lost: Annotated[tuple[Name, ...], Meta(max_length=MOST)] = ()
    achievements: Annotated[tuple[Name, ...], Meta(max_length=MOST)] = ()
    earned: Annotated[dict[str, tuple[Name, ...]], Meta(max_length=MOST)] = field(default_factory=dict)
    follows: str = ""


class TeamSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The sheet that all have in common: sheets by Survivor, the last sheets of the dead, Achievements of the team.

    `lost`: nobody is left to go on.
    """

    sheets: Annotated[dict[Name, Sheet], Meta(max_length=MOST)] = field(default_factory=dict)
    dead: Annotated[dict[Name, Sheet], Meta(max_length=MOST)] = field(default_factory=dict)
    achievements: Annotated[tuple[Name, ...], Meta(max_length=MOST)] = ()
    lost: bool = False


KEY = "campaign"
"""Under it the document of what lasts says which game of which campaign it is for, and its terms."""
LEFT = "left"
"""There it says, too, how many Survivors are left alive, where the next Mission is for more."""
SHEETS = "sheets"
"""Under it stands the TeamSheet."""


def plain(record: msgspec.Struct) -> dict[str, Json]:
    """A record as plain data."""
    found: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(record))
    return found
