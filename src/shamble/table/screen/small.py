"""Small messages to pages: who is here, what somebody points at, the rules, a refusal."""

from __future__ import annotations

from shamble.table.screen.to_page import ToPage


class HereShown(ToPage):
    """A seat, and whether somebody is connected for it."""

    seat: int
    kind: str
    here: bool


class PresenceShown(ToPage, tag_field="is", tag="presence"):
    """Who is here, and how many look on."""

    seats: list[HereShown]
    watching: int


class PointShown(ToPage, tag_field="is", tag="point"):
    """A Zone that somebody points at, by their seat and name."""

    zone: str
    by: int
    name: str


class ValueShown(ToPage):
    """A value of an option."""

    value: str
    label: str
    chosen: bool


class RuleShown(ToPage):
    """An option that can still be changed in a game, with its values; a house rule has a chapter."""

    name: str
    label: str
    usually: str
    values: list[ValueShown]
    chapter: str = ""


class RulesShown(ToPage, tag_field="is", tag="rules"):
    """The options that can still be changed in a game."""

    options: list[RuleShown]


class RefusedShown(ToPage, tag_field="is", tag="refused"):
    """Why something that a page has sent is refused."""

    why: str
