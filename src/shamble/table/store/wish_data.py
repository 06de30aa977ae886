"""The data of wishes as they are written down, one class for each kind that has any."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from shamble.bots.reasons import Reason
from shamble.table.store.records import TableOptions


class NoData(msgspec.Struct, frozen=True):
    """Of a wish that says all by its name."""


class CorrectionsWanted(msgspec.Struct, frozen=True):
    """The keys of corrections, in order."""

    keys: list[str]


class AnswerProposed(msgspec.Struct):
    """An answer for a seat, those who are asked, and the time `until` which they can object."""

    key: str
    seat: int
    asked: list[int]
    until: float


class BotsProposal(AnswerProposed):
    """The answer that a bot is about to give: what others could mind about it, why, and the round in which it asks."""

    claim: Reason
    reason: Reason
    round: int


WishData = NoData | dict[str, str] | CorrectionsWanted | TableOptions | AnswerProposed | BotsProposal
_READ: dict[str, Callable[[bytes], WishData]] = {
    "rules": msgspec.json.Decoder(dict[str, str]).decode,
    "correct": msgspec.json.Decoder(CorrectionsWanted).decode,
    "together": msgspec.json.Decoder(TableOptions).decode,
    "proposal": msgspec.json.Decoder(AnswerProposed).decode,
    "plan": msgspec.json.Decoder(BotsProposal).decode,
}


def wish_data(kind: str, written: msgspec.Raw | msgspec.UnsetType) -> WishData:
    """The data of a wish of this kind."""
    return _READ[kind](written) if kind in _READ and written is not msgspec.UNSET else NoData()
