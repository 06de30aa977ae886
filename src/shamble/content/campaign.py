"""A campaign as somebody writes it: its Missions, where it begins, and which of them follow which outcome."""

from typing import Annotated

from msgspec import Meta, field

from shamble.content.records import Part
from shamble.world.records import Name

Missions = tuple[Name, ...]


class Campaign(Part, frozen=True, kw_only=True):
    """A campaign of an edition or of a pack.

    `missions` says for each Mission what may follow, by the reason for which its game ended ("given-up") or else by the
    outcome ("won", "lost"); of several Missions the players choose one. Where nothing follows the campaign is over,
    with that outcome. `options` are in force in all its games: the rules among them say what lasts.
    """

    name: Name
    begins: Annotated[Missions, Meta(min_length=1)]
    missions: dict[Name, dict[Name, Missions]]
    options: dict[Name, str] = field(default_factory=dict)

    def faults(self) -> list[str]:
        """The faults of the campaign: Missions that are named and not in it, and those that are never reached."""
        named = {*self.begins, *(one for after in self.missions.values() for many in after.values() for one in many)}
        unknown, unreached = sorted(named - {*self.missions}), sorted({*self.missions} - named)
        known = ", ".join(self.missions)
        return [
            *(f"{one} is named and is no Mission of the campaign; there are {known}" for one in unknown),
            *(f"{one} follows nothing" for one in unreached),
        ]

    def following(self, mission: str, outcome: str, reason: str) -> Missions:
        """The Missions that may follow one that ended like this."""
        after = self.missions[mission]
        return after.get(reason, after.get(outcome, ()))
