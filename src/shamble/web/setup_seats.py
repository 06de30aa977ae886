"""The seats on the form of a new game: their players, teams and Survivors, and how players answer together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from shamble.table.consent.together import ANYONE, SECONDS, USUAL_SECONDS, WAYS
from shamble.text import words
from shamble.web.forms import Form, FormError, clean
from shamble.world.setup import Seats, seated

MOST_SEATS = 12
SEATS_SHOWN = 6
MOST_TEAMS = 4
ME, HERE, INVITED, BOT = "me", "here", "invite", "bot"
SEAT_KINDS = (ME, HERE, INVITED, BOT)
AT_THIS_SCREEN = (ME, HERE)
NO_SEAT = ""
FRIENDS = "friends"
"""The action of the button that sets a game up for friends."""
MANY_FRIENDS = ("1", "2", "3", "4", "5")


class SeatPlace(NamedTuple):
    """A seat that the form asks for."""

    kind: str
    name: str
    bot: str = ""


def places_in(form: Form) -> tuple[list[SeatPlace], list[int]]:
    """The seats that the form asks for, and the team of each; 0 is no team."""
    places: list[SeatPlace] = []
    teams: list[int] = []
    said = words()
    for number in range(1, MOST_SEATS + 1):
        kind = form.get(f"seat-{number}", NO_SEAT)
        if kind not in (NO_SEAT, *SEAT_KINDS):
            known = ", ".join(SEAT_KINDS)
            raise FormError(said.page("no-value", field=f"seat {number}", value=clean(kind), values=known), "seats")
        if kind != NO_SEAT:
            name = clean(form.get(f"name-{number}", ""))
            places.append(SeatPlace(str(kind), name))
            team = form.get(f"team-{number}", "")
            teams.append(int(team) if team in {str(one) for one in range(1, MOST_TEAMS + 1)} else 0)
    if not places:
        places, teams = [SeatPlace(ME, clean(form.get("name-1", "")))], [0]
    return places, teams


def with_friends(form: Form) -> Form:
    """The form with a free seat for each friend; one that has such seats already stays as it is."""
    taken = {number for number in range(1, MOST_SEATS + 1) if form.get(f"seat-{number}", NO_SEAT) != NO_SEAT}
    wanted = form.get("friends", "1")
    if wanted not in MANY_FRIENDS:
        known = ", ".join(MANY_FRIENDS)
        raise FormError(words().page("no-value", field="friends", value=clean(wanted), values=known), "seats")
    if any(form[f"seat-{number}"] == INVITED for number in taken):
        return dict(form)
    own = {} if taken else {"seat-1": ME}
    free = [number for number in range(1, MOST_SEATS + 1) if number not in taken and f"seat-{number}" not in own]
    return {**form, **own, **{f"seat-{number}": INVITED for number in free[: int(wanted)]}}


def teams_of(teams: list[int]) -> tuple[tuple[int, ...], ...] | None:
    """Teams as lists of seats from 1; None when all play together."""
    if len(set(teams)) < 2:
        return None
    return tuple(tuple(seat for seat, own in enumerate(teams, 1) if own == team) for team in sorted(set(teams)))


def dealt_to_seats(form: Form, survivors: list[str], seats: int) -> Seats:
    """The Survivors of each seat; those without a seat of their own go to whoever has the fewest."""
    dealt: list[list[str]] = [[] for _ in range(seats)]
    free = []
    for name in survivors:
        wish = form.get(f"plays-{name}", "")
        if wish.isascii() and wish.isdigit() and 1 <= int(wish[:3]) <= seats:
            dealt[int(wish[:3]) - 1].append(name)
        else:
            free.append(name)
    for name in free:
        min(dealt, key=len).append(name)
    return seated(dealt)


def seats_shown(form: Form) -> list[dict[str, Any]]:
    """All seats that a table can have, with who sits there so far and what to call them."""
    seats = [_seat_shown(number, form) for number in range(1, MOST_SEATS + 1)]
    return [{**seat, "called": name} for seat, name in zip(seats, _called(seats), strict=True)]


def _called(seats: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Those who have a name by it, the others by what they are: me, a bot, a bot (no. 2)."""
    said = words()
    met: Counter[str] = Counter()
    for seat in seats:
        name = seat["name"] or (said.page(f"new-seat-{seat['kind']}") if seat["kind"] else "")
        met[name] += 1
        if not name:
            yield said.page("new-seat", number=seat["number"])
        else:
            yield name if met[name] == 1 else said.page("new-seat-again", name=name, number=met[name])


def _seat_shown(number: int, form: Form) -> dict[str, Any]:
    kind = form.get(f"seat-{number}", ME if number == 1 and not form else NO_SEAT)
    return {
        "number": number,
        "kind": kind if kind in SEAT_KINDS else NO_SEAT,
        "name": clean(form.get(f"name-{number}", "")),
        "team": clean(form.get(f"team-{number}", ""), 2),
        "later": number > SEATS_SHOWN,
    }


def together_shown(form: Form) -> dict[str, Any]:
    """The ways to answer together, as a list to choose from."""
    said = words()
    way, seconds = form.get("together") or ANYONE, form.get("seconds") or str(USUAL_SECONDS)
    return {
        "ways": [{"value": one, "label": said.page(f"together-{one}"), "chosen": one == way} for one in WAYS],
        "seconds": [{"value": one, "chosen": str(one) == seconds} for one in SECONDS],
    }
