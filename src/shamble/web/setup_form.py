"""The form of a new game: the values that it shows, and the game that a filled-in one asks for."""

from __future__ import annotations

from typing import Any, NamedTuple

from shamble.content import Mission, plain
from shamble.editions import EDITIONS, Edition, edition_fault, edition_named, is_home_of
from shamble.games import content_in_play
from shamble.games.strangers import strangers
from shamble.games.teams import a_team_each, default_survivors, fewest_survivors, is_right_number, teams_wanted
from shamble.rules.rivals import COMPETITIVE
from shamble.rules.rule import OFF, ON
from shamble.table.consent.together import ANYONE, SECONDS, USUAL_SECONDS, WAYS
from shamble.table.store.records import TableOptions
from shamble.text import words, words_in
from shamble.web.collection import collection_shown, marked_boxes, strange_boxes
from shamble.web.forms import Form, FormError, clean
from shamble.web.own_survivors import own_survivors
from shamble.web.setup_house import house_options, house_shown
from shamble.web.setup_missions import (
    achieved,
    chosen_mission,
    content_for,
    mission_shown,
    missions_shown,
    survivors_wanted,
)
from shamble.web.setup_rules import further_skills_shown, options_shown, single_options
from shamble.web.setup_seats import (
    AT_THIS_SCREEN,
    MANY_FRIENDS,
    SEATS_SHOWN,
    SeatPlace,
    dealt_to_seats,
    places_in,
    seats_shown,
    teams_of,
    together_shown,
)
from shamble.web.setup_survivors import named_in, survivors_shown
from shamble.world.setup import GameSetup

PEOPLE = ("who-", "plays-")
"""Prefixes of the fields about a Survivor, before the name."""


class WantedGame(NamedTuple):
    """A new game as the form asks for it: its set-up, who sits where, and the options of the table."""

    setup: GameSetup
    places: list[SeatPlace]
    table_options: TableOptions


def read_form(form: Form) -> WantedGame:
    """The game that the form asks for; FormError says what is missing. Everything left out has a default."""
    pack = content_for(form)
    mission_id = clean(form.get("mission", ""), 40) or chosen_mission(pack, form).id
    mission = pack.missions.get(mission_id)
    if mission is None:
        raise FormError(words().page("no-mission", mission=mission_id), "mission")
    edition = edition_named(mission.edition)
    places, sides = _seats_in(form, mission)
    own = own_survivors(form, pack)
    named = named_in(
        [*(one.name for one in own), *pack.own_survivors, *pack.survivors, *strangers(edition, pack)], form
    )
    _check_number(mission, named)
    survivors = named or default_survivors(pack, mission)
    setup = GameSetup(
        mission=mission.id,
        players=dealt_to_seats(form, survivors, len(places)),
        teams=sides,
        variant=_listed(form, "variant", list(edition.variants)) or "",
        boxes=(*marked_boxes(pack, form), *strange_boxes(pack, form)),
        options={
            name: value
            for name, values in {**single_options(edition), **house_options(edition)}.items()
            if (value := _listed(form, f"option-{name}", values)) is not None
        },
        survivors=tuple(plain(one) for one in own if one.name in named),
        kept=achieved(mission, form),
    )
    table_options = TableOptions(
        together=_listed(form, "together", list(WAYS)) or ANYONE,
        seconds=int(_listed(form, "seconds", [str(one) for one in SECONDS]) or USUAL_SECONDS),
    )
    return WantedGame(setup, places, table_options)


def _seats_in(form: Form, mission: Mission) -> tuple[list[SeatPlace], tuple[tuple[int, ...], ...] | None]:
    """The seats and their teams; FormError when nobody sits at this screen or the Mission is for other teams."""
    places, teams = places_in(form)
    if not any(place.kind in AT_THIS_SCREEN for place in places):
        raise FormError(words().page("no-seat-for-me"), "seats")
    sides = teams_of(teams) or a_team_each(mission, len(places))
    rivals = form.get(f"option-{COMPETITIVE}", ON) != OFF
    if not is_right_number(mission, len(sides or [places]), rivals=rivals):
        number, count = teams_wanted(mission), len(sides or [places])
        raise FormError(words().page("wrong-teams", title=mission.title, teams=number, count=count), "seats")
    return places, sides


def _check_number(mission: Mission, named: list[str]) -> None:
    low, high = fewest_survivors(mission), mission.survivors[1]
    if named and not low <= len(named) <= high:
        wanted, count = survivors_wanted(mission), len(named)
        raise FormError(words().page("wrong-number", title=mission.title, wanted=wanted, count=count), "survivors")


def _listed(form: Form, field: str, allowed: list[str]) -> str | None:
    value = form.get(field) or None
    if value is not None and value not in allowed:
        raise FormError(words().page("no-value", field=field, value=clean(value), values=", ".join(allowed)), "rules")
    return str(value) if value is not None else None


def edition_in(form: Form) -> Edition:
    """The edition that the form asks for, or that of its Mission; FormError when it cannot be played."""
    wanted = clean(form.get("edition", ""), 40)
    reason = edition_fault(wanted) if wanted else ""
    if wanted and not reason and not content_in_play(wanted).missions:
        reason = words().page("edition-empty", edition=words().edition(wanted))
    if reason:
        raise FormError(reason, "edition")
    return EDITIONS[wanted] if wanted else edition_named(chosen_mission(content_for(form), form).edition)


def in_edition(form: Form, name: str) -> Form:
    """The same form for another edition; fields that do not fit it get their defaults."""
    wanted = {**form, "edition": clean(name, 40)}
    edition, pack = edition_in(wanted), content_for(wanted)
    own = [one.name for one in own_survivors(form, pack) if is_home_of(edition, one.edition)]
    known = {*pack.survivors, *pack.own_survivors, *own}
    unfit = {field for field in form if field.startswith(PEOPLE) and field.partition("-")[2] not in known}
    unfit |= {"mission"} if form.get("mission") not in pack.missions else set()
    unfit |= {"variant"} if form.get("variant") not in edition.variants else set()
    return {field: value for field, value in wanted.items() if field not in unfit} | {"switched": "1"}


def editions_shown(chosen: str) -> list[dict[str, Any]]:
    """The editions to choose from; one without Missions cannot be chosen."""
    said = words()
    return [
        {
            "name": name,
            "label": words_in(edition).edition(name),
            "chosen": name == chosen,
            "obstacle": "" if content_in_play(name).missions else said.page("new-edition-empty"),
        }
        for name, edition in EDITIONS.items()
    ]


def form_shown(form: Form) -> dict[str, Any]:
    """All that the page of a new game shows, with what was filled in so far."""
    pack = content_for(form)
    chosen = chosen_mission(pack, form)
    edition = edition_named(chosen.edition)
    said = words_in(edition)
    return {
        "said": said,
        "edition": edition.look,
        "edition_name": edition.name,
        "editions": editions_shown(edition.name),
        "switched": "switched" in form,
        "chosen": mission_shown(pack, chosen, True, form),
        "missions": missions_shown(pack, chosen, form),
        **survivors_shown(pack, chosen, form),
        "further_skills": further_skills_shown(edition, form),
        "seats": seats_shown(form),
        "seats_shown": SEATS_SHOWN,
        "many_friends": MANY_FRIENDS,
        "variant": clean(form.get("variant", ""), 40),
        "usual_variant": said.page(f"variant-{chosen.variant or edition.default_variant}"),
        "variants": [
            {"value": name, "label": said.page(f"variant-{name}"), "help": said.page(f"about-variant-{name}")}
            for name in edition.variants
        ],
        "together": together_shown(form),
        "options": options_shown(edition, form),
        "house": house_shown(edition, form),
        "options_chosen": any(form.get(f"option-{name}") for name in single_options(edition)),
        "collection": collection_shown(pack, form),
    }
