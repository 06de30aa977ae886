"""Who plays the next Mission of a campaign: the form of its page, filled in and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from shamble.games import content_in_play
from shamble.games.campaign import RunningCampaign, those_left
from shamble.games.campaign_teams import usual_players
from shamble.games.missions import mission_named
from shamble.table.campaigns import NextSeat
from shamble.table.store.records import BOT, OPEN, PERSON, Seat
from shamble.table.table import Table
from shamble.text import words
from shamble.web.forms import Form, FormError, clean

NEW_SEATS = 4
STAYS, GONE = "stays", "gone"
OLD_KINDS = (STAYS, BOT, OPEN, GONE)
NEW_KINDS = ("", PERSON, OPEN, BOT)
NOBODY = ""


class SeatRow(NamedTuple):
    """A seat on the form: `id` is its name there, `was` the seat of the last game, which was `called` so."""

    id: str
    name: str
    kind: str
    kinds: tuple[str, ...]
    was: int = -1
    called: str = ""


def rows_for(table: Table | None, form: Form) -> list[SeatRow]:
    """The seats of the last game, or one for whoever begins, and some that may be added."""
    if table is None:
        old = [SeatRow("s0", clean(form.get("name-s0", "")), PERSON, (PERSON,), called=words().page("new-seat-me"))]
    else:
        old = [
            SeatRow(
                f"s{seat}",
                table.seats[seat].name,
                _kind(form, f"s{seat}", OLD_KINDS, STAYS),
                OLD_KINDS,
                seat,
                table.seats.name(seat),
            )
            for seat in range(len(table.seats))
        ]
    new = [
        SeatRow(
            f"n{number}", clean(form.get(f"name-n{number}", "")), _kind(form, f"n{number}", NEW_KINDS, ""), NEW_KINDS
        )
        for number in range(1, NEW_SEATS + 1)
    ]
    return [*old, *new]


def _kind(form: Form, row: str, kinds: Sequence[str], usual: str) -> str:
    found = form.get(f"seat-{row}", usual)
    return str(found) if found in kinds else usual


def people_shown(running: RunningCampaign, rows: Sequence[SeatRow], form: Form) -> list[dict[str, Any]]:
    """The Survivors who may be chosen, each with the seat that plays them so far."""
    campaign, now = running.campaign, running.state
    pack = content_in_play(campaign.edition)
    mission = mission_named(pack, now.missions[0])
    usual = {name: f"s{seat}" for seat, names in enumerate(usual_players(running)) for name in names}
    names = list(dict.fromkeys([*usual, *those_left(pack, campaign, mission, now)]))
    filled = any(field.startswith("plays-") for field in form)
    return [
        {
            "name": name,
            "row": clean(form.get(f"plays-{name}", ""), 4) if filled else usual.get(name, NOBODY),
            "known": name in usual,
        }
        for name in names
    ]


def seats_in(running: RunningCampaign, table: Table | None, form: Form) -> list[NextSeat]:
    """The seats that the form asks for; FormError says what is missing."""
    said = words()
    rows = rows_for(table, form)
    people = people_shown(running, rows, form)
    seats: list[NextSeat] = []
    for row in rows:
        survivors = tuple(one["name"] for one in people if one["row"] == row.id)
        if row.kind in (GONE, ""):
            continue
        if not survivors:
            raise FormError(
                said.page("campaign-seat-empty", name=row.name or row.called or said.page("campaign-new-seat")), "seats"
            )
        kind = _seat_kind(row, table)
        stays = row.was if row.kind == STAYS else -1
        seats.append(NextSeat(Seat(len(seats), row.name, kind), survivors, stays))
    if not seats:
        raise FormError(said.page("campaign-nobody"), "seats")
    return seats


def _seat_kind(row: SeatRow, table: Table | None) -> str:
    if row.kind == STAYS and table is not None:
        return table.seats[row.was].kind
    return row.kind
