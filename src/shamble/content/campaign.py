"""A campaign as somebody writes it: its Missions, which of them follow which outcome, its sheets, what is kept."""

from collections.abc import Collection, Iterator, Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from shamble.content.records import DEFAULT_EDITION
from shamble.files.faults import Finding, suggestion
from shamble.world.campaigns import MOST, CampaignTerms, Milestones
from shamble.world.records import Name, Origin

Missions = tuple[Name, ...]
ANY = "any"
"""In place of Missions: any Mission of the edition may follow any other."""
ENDS = (
    *("won", "lost", "given-up", "mission-done", "mission-failed", "defeat", "all-dead", "nobody-left", "out-of-reach"),
    *("companion-dead", "starter-died", "mourned"),
)
"""The outcomes of a game, and the reasons for which one may end: each may lead on to other Missions."""
RULE = "campaign"
"""The option that puts sheets in force."""
Text = Annotated[str, Meta(max_length=4000)]
Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,59}$", description="small letters, digits and -")]


class Endings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The words of the last page."""

    won: Text = ""
    lost: Text = ""


class Campaign(CampaignTerms, frozen=True, kw_only=True, rename={"origin": "from"}):
    """A campaign of an edition or of a pack.

    `missions` says for each Mission what may follow, by the reason for which its game ended ("given-up") or else by the
    outcome ("won", "lost"); of several Missions the players choose one. Where nothing follows the campaign is over,
    with that outcome. `options` are in force in all its games, which use all `boxes` (none: those of each Mission).
    """

    format: Literal[1] = 1
    id: Id
    title: Name
    edition: Name = DEFAULT_EDITION
    box: Name = ""
    boxes: Annotated[tuple[Name, ...], Meta(max_length=MOST)] = ()
    author: str = ""
    origin: Origin = "designed"
    story: Text = ""
    survivors: tuple[Annotated[int, Meta(ge=1, le=12)], Annotated[int, Meta(ge=1, le=12)]] = (1, 12)
    begins: Annotated[Missions, Meta(max_length=MOST)] = ()
    missions: Annotated[dict[Name, dict[Name, Missions]], Meta(max_length=MOST)] | Literal["any"]
    variant: Name | None = None
    options: Annotated[dict[Name, str], Meta(max_length=MOST)] = field(default_factory=dict)
    endings: Endings = Endings()

    @property
    def free(self) -> bool:
        """Whether any Mission may follow any other."""
        return self.missions == ANY

    @property
    def road(self) -> Missions:
        """Its Missions in the order in which they are written; none where it is free."""
        return tuple(self.missions) if not isinstance(self.missions, str) else ()

    @property
    def terms(self) -> CampaignTerms:
        """The terms that the rules of its games play with."""
        return CampaignTerms(**{name: getattr(self, name) for name in CampaignTerms.__struct_fields__})

    @property
    def in_force(self) -> dict[str, str]:
        """The options of its games: where it says anything of sheets, the rule of sheets is among them."""
        return {**({RULE: "on"} if self.terms != CampaignTerms() else {}), **self.options}

    def following(self, mission: str, outcome: str, reason: str) -> Missions:
        """The Missions that may follow one that ended like this."""
        if isinstance(self.missions, str):
            return ()
        after = self.missions[mission]
        return after.get(reason, after.get(outcome, ()))

    def faults(self) -> list[str]:
        """The faults of the campaign, as far as they are seen without its edition."""
        return [problem for _, problem in self.findings()]

    def findings(self) -> Iterator[Finding]:
        """Everything that does not fit together in it, with its place."""
        yield from self._road_findings()
        yield from self._sheet_findings()
        low, high = self.survivors
        if low > high:
            yield ("survivors",), f"found [{low}, {high}], expected the lower number first"
        names = [one.name for one in self.achievements]
        for at, one in enumerate(self.achievements):
            if one.name in names[:at]:
                yield (
                    ("achievements", at, "name"),
                    f'"{one.name}" stands in achievements[{names.index(one.name)}] already',
                )
            for other in one.excludes:
                if other not in names:
                    yield ("achievements", at, "excludes"), f'no Achievement "{other}"{suggestion(other, names)}'

    def _road_findings(self) -> Iterator[Finding]:
        if isinstance(self.missions, str):
            if self.begins:
                yield ("begins",), "any Mission may be the first of this campaign; leave it out"
            return
        if not self.begins:
            yield ("begins",), "missing: the Mission, or the Missions to choose from, that come first"
        yield from (
            (("begins",), f"{one} is named and is no Mission of the campaign{_there_are(one, self.missions)}")
            for one in self.begins
            if one not in self.missions
        )
        for mission, after in self.missions.items():
            for outcome, many in after.items():
                if outcome not in ENDS:
                    yield (
                        ("missions", mission, outcome),
                        f'no game ends like this: "{outcome}"{suggestion(outcome, ENDS)}',
                    )
                for one in many:
                    if one not in self.missions:
                        problem = f"{one} is named and is no Mission of the campaign{_there_are(one, self.missions)}"
                        yield ("missions", mission, outcome), problem
        reached = self._reached(self.missions)
        yield from ((("missions", one), f"{one} follows nothing") for one in self.missions if one not in reached)

    def _reached(self, missions: Mapping[str, Mapping[str, Missions]]) -> Collection[str]:
        """The Missions to which some way leads from the beginning."""
        reached: dict[str, None] = {}
        waiting = list(self.begins)
        while waiting:
            one = waiting.pop()
            if one in missions and one not in reached:
                reached[one] = None
                waiting += [name for many in missions[one].values() for name in many]
        return reached

    def _sheet_findings(self) -> Iterator[Finding]:
        if self.milestones is not None:
            yield from self._milestone_findings(self.milestones)
        equipment = self.keeps.equipment if self.keeps is not None else None
        if equipment is not None and bool(equipment.choose) == bool(equipment.dice):
            yield ("keeps", "equipment"), "expected either {dice: All-Out, lost_on: Break} or {choose: 1}"
        elif equipment is not None and bool(equipment.dice) != bool(equipment.lost_on):
            yield ("keeps", "equipment"), "dice and the face on which a card is lost go together"

    def _milestone_findings(self, milestones: Milestones) -> Iterator[Finding]:
        at, rewards = milestones.at, milestones.choose
        if list(at) != sorted(set(at)):
            yield ("milestones", "at"), f"found {', '.join(map(str, at))}, expected more each time"
        if self.cxp is None:
            yield ("milestones",), "there are no points that would lead to them; say under cxp what gives some"
        elif at[-1] > self.cxp.boxes:
            yield ("milestones", "at"), f"found {at[-1]}, the bar has {self.cxp.boxes} boxes"
        if "skill" in rewards and not self.skills:
            yield ("skills",), "missing: the Skills that a Milestone may bring"
        if "bonus-action" in rewards and self.bonus_actions is None:
            yield ("bonus_actions",), "missing: how many there is room for, {most: 7}"


def _there_are(name: str, known: Collection[str]) -> str:
    meant = suggestion(name, known)
    return meant if "did you mean" in meant else f"; there are {', '.join(known)}"


def campaign_findings(campaign: Campaign, missions: Collection[str]) -> Iterator[Finding]:
    """Everything wrong with a campaign through these Missions, with its place."""
    yield from campaign.findings()
    for one in campaign.road:
        if one not in missions:
            yield ("missions", one), f'no Mission "{one}"{suggestion(one, missions)}'
