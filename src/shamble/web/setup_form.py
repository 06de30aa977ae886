"""The form of a new game: what it shows, and what a filled-in one asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from shamble.content import LEVELS, Mission, Pack, SurvivorCard, load_pack
from shamble.editions.classic import CLASSIC
from shamble.errors import ShambleError
from shamble.games import default_survivors
from shamble.rules.registry import POLICIES
from shamble.table.dashboards import skill_shown
from shamble.table.pictures import portrait
from shamble.text import words
from shamble.web.render import drawn

FIRST_MISSION = "RM-T1"
MOST_SEATS = 12
SEATS_SHOWN = 6
MOST_TEAMS = 4
LONGEST_NAME = 24
ME, INVITED, BOT = "me", "invite", "bot"
SEAT_KINDS = (ME, INVITED, BOT)
NO_SEAT = ""


class Place(NamedTuple):
    """A seat that the form asks for."""

    kind: str
    name: str
    bot: str = "greedy"


class Wanted(NamedTuple):
    """A new game as the form asks for it."""

    mission: str
    players: list[list[str]]
    places: list[Place]
    teams: list[list[int]] | None
    variant: str | None
    boxes: list[str] | None
    options: dict[str, str]


class FormError(ShambleError):
    """A form that was filled in so that no game can be made of it."""


def first_mission(pack: Pack) -> Mission:
    """The first tutorial, or whatever comes first."""
    return pack.missions.get(FIRST_MISSION) or min(pack.missions.values(), key=lambda mission: mission.id)


def clean(text: object, longest: int = LONGEST_NAME) -> str:
    """A text that somebody typed, on one line and without signs that cannot be shown."""
    if not isinstance(text, str):
        return ""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())[:longest].strip()


# ---------------------------------------------------------------------- reading


def read_form(form: Mapping[str, Any]) -> Wanted:
    """What the form asks for; FormError says what is missing. Everything left out has a default."""
    pack = load_pack()
    said = words()
    mission_id = clean(form.get("mission", ""), 40) or first_mission(pack).id
    mission = pack.missions.get(mission_id)
    if mission is None:
        raise FormError(said.page("no-mission", mission=mission_id))
    places, teams = _places(form)
    if not any(place.kind == ME for place in places):
        raise FormError(said.page("no-seat-for-me"))
    named = [name for name in pack.survivors if f"who-{name}" in form]
    survivors = named or default_survivors(pack, mission)
    return Wanted(
        mission=mission.id,
        players=_dealt(form, survivors, len(places)),
        places=places,
        teams=_teams(teams),
        variant=_listed(form, "variant", list(CLASSIC.variants)),
        boxes=[box for box in boxes_of(pack) if f"box-{box}" in form] or None,
        options={
            name: value
            for name, values in single_options().items()
            if (value := _listed(form, f"option-{name}", values)) is not None
        },
    )


def _listed(form: Mapping[str, Any], field: str, allowed: list[str]) -> str | None:
    value = form.get(field) or None
    if value is not None and value not in allowed:
        raise FormError(words().page("no-value", field=field, value=clean(value), values=", ".join(allowed)))
    return str(value) if value is not None else None


def _places(form: Mapping[str, Any]) -> tuple[list[Place], list[int]]:
    places: list[Place] = []
    teams: list[int] = []
    said = words()
    for number in range(1, MOST_SEATS + 1):
        kind = form.get(f"seat-{number}", NO_SEAT)
        if kind not in (NO_SEAT, *SEAT_KINDS):
            raise FormError(
                said.page("no-value", field=f"seat {number}", value=clean(kind), values=", ".join(SEAT_KINDS))
            )
        if kind != NO_SEAT:
            name = clean(form.get(f"name-{number}", ""))
            places.append(Place(str(kind), name or said.page("player", number=len(places) + 1)))
            team = form.get(f"team-{number}", "")
            teams.append(int(team) if team in {str(one) for one in range(1, MOST_TEAMS + 1)} else 0)
    if not places:
        places, teams = [Place(ME, clean(form.get("name-1", "")) or said.page("player", number=1))], [0]
    return places, teams


def _teams(teams: list[int]) -> list[list[int]] | None:
    """Teams as lists of seats from 1; None when all play together."""
    if len(set(teams)) < 2:
        return None
    return [[seat for seat, own in enumerate(teams, 1) if own == team] for team in sorted(set(teams))]


def _dealt(form: Mapping[str, Any], survivors: list[str], seats: int) -> list[list[str]]:
    """The Survivors of each seat; those without a seat of their own go to whoever has the fewest."""
    dealt: list[list[str]] = [[] for _ in range(seats)]
    free = []
    for name in survivors:
        wish = form.get(f"plays-{name}", "")
        if isinstance(wish, str) and wish.isascii() and wish.isdigit() and 1 <= int(wish[:3]) <= seats:
            dealt[int(wish[:3]) - 1].append(name)
        else:
            free.append(name)
    for name in free:
        min(dealt, key=len).append(name)
    return dealt


# ---------------------------------------------------------------------- showing


def boxes_of(pack: Pack) -> list[str]:
    """The boxes that have Survivors to offer, those with cards to play with first."""
    named = dict.fromkeys(card.box for card in pack.survivors.values() if card.version == "survivor")
    return sorted(named, key=lambda box: box not in pack.playable_boxes)


def single_options() -> dict[str, list[str]]:
    """The single options of the edition and their values."""
    ways = next(iter(CLASSIC.variants.values()))
    return {name: list(POLICIES[name]) for name in ways} | {name: list(ways) for name, ways in CLASSIC.switches.items()}


def form_shown(form: Mapping[str, Any]) -> dict[str, Any]:
    """All that the page of a new game shows, with what was filled in so far."""
    pack = load_pack()
    chosen = pack.missions.get(str(form.get("mission", ""))) or first_mission(pack)
    usual = default_survivors(pack, chosen)
    filled = [name for name in pack.survivors if f"who-{name}" in form]
    boxes = [box for box in boxes_of(pack) if f"box-{box}" in form] or pack.playable_boxes
    offered = [pack.survivors[name] for name in dict.fromkeys([*pack.survivors_of(boxes), *filled])]
    first = sorted(offered, key=lambda card: card.box != chosen.box)
    missions = sorted(pack.missions.values(), key=lambda one: (one.id != first_mission(pack).id, one.id))
    return {
        "missions": [_mission_shown(mission, mission is chosen) for mission in missions],
        "survivors": [_survivor_shown(card, card.called in (filled or usual), form) for card in first],
        "seats": [_seat_shown(number, form) for number in range(1, MOST_SEATS + 1)],
        "variants": [
            {"value": name, "label": words().page(f"variant-{name}"), "chosen": form.get("variant") == name}
            for name in CLASSIC.variants
        ],
        "options": [_option_shown(name, values, form) for name, values in single_options().items()],
        "boxes": [
            {"box": box, "label": words().page(f"box-{box}"), "chosen": f"box-{box}" in form} for box in boxes_of(pack)
        ],
    }


def _mission_shown(mission: Mission, chosen: bool) -> dict[str, Any]:
    low, high = mission.survivors
    return {
        "id": mission.id,
        "title": mission.title,
        "chosen": chosen,
        "difficulty": mission.difficulty or words().word("unknown"),
        "minutes": mission.minutes,
        "survivors": str(low) if low == high else f"{low} to {high}",
        "special_rules": mission.special_rules,
        "notes": mission.notes,
        "origin": words().page(f"origin-{mission.origin}"),
    }


def _survivor_shown(card: SurvivorCard, playing: bool, form: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "name": card.called,
        "box": words().page(f"box-{card.box}"),
        "portrait": drawn(portrait(card.called)),
        "playing": playing,
        "plays": clean(form.get(f"plays-{card.called}", ""), 3),
        "levels": [{"level": level, "skills": [skill_shown(name) for name in card.at(level)]} for level in LEVELS],
        "first": ", ".join(card.blue),
    }


def _seat_shown(number: int, form: Mapping[str, Any]) -> dict[str, Any]:
    kind = form.get(f"seat-{number}", ME if number == 1 and not form else NO_SEAT)
    return {
        "number": number,
        "kind": kind if kind in SEAT_KINDS else NO_SEAT,
        "name": clean(form.get(f"name-{number}", "")),
        "team": clean(form.get(f"team-{number}", ""), 2),
        "later": number > SEATS_SHOWN,
    }


def _option_shown(name: str, values: list[str], form: Mapping[str, Any]) -> dict[str, Any]:
    said = words()
    return {
        "name": name,
        "label": said.page(f"option-{name}"),
        "values": [
            {"value": value, "label": said.page(f"value-{value}"), "chosen": form.get(f"option-{name}") == value}
            for value in values
        ],
    }
