"""The form of a new game: what it shows, and what a filled-in one asks for."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from shamble.content import LEVELS, CustomSurvivor, Mission, Pack, SurvivorCard
from shamble.editions.classic import CLASSIC, SEMI_OFFICIAL
from shamble.editions.layers import choose_policies
from shamble.engine.game import Game
from shamble.games import content_in_play, default_survivors, fitting_team
from shamble.rules.house.registry import OFF, HouseRule, by_chapter, contested
from shamble.rules.house.sets import LONGEST_NAME as LONGEST_SET_NAME
from shamble.rules.house.sets import HouseSet
from shamble.rules.house.sets import link as set_link
from shamble.rules.house.sets import read as read_set
from shamble.rules.house.sets import written as written_set
from shamble.rules.registry import POLICIES
from shamble.table.dashboards import skill_shown
from shamble.table.offers import GUIDED
from shamble.table.pictures import portrait
from shamble.table.together import ANYONE, SECONDS, USUAL_SECONDS, WAYS
from shamble.text import Number, words
from shamble.text.boxes import box_title
from shamble.web.collection import collection_shown, is_owned, marked_boxes, survivors_on_offer
from shamble.web.forms import FormError
from shamble.web.own_survivors import FIELD, carried, own_survivors
from shamble.web.pictures import mission_goals, mission_measured, version_of
from shamble.web.render import drawn

FIRST_MISSION = "RM-T1"
MOST_SEATS = 12
SEATS_SHOWN = 6
MOST_TEAMS = 4
LONGEST_NAME = 24
ME, HERE, INVITED, BOT = "me", "here", "invite", "bot"
SEAT_KINDS = (ME, HERE, INVITED, BOT)
AT_THIS_SCREEN = (ME, HERE)
NO_SEAT = ""
LEVELS_WITH_A_CHOICE = 2
"""From orange on a level offers several Skills of which one is chosen."""
BETWEEN_BOXES = "|"
RANDOM, USUAL, LOAD, TAKE_SET = "random", "usual", "load", "take-set"
OPTION_GROUPS = {
    "modes": CLASSIC.modes,
    "setup": ("numbers", "starting-weapons", "zombie-deck", "nailbat", "team-actions", "competitive"),
    "zombies": ("spawn", "routing", "crawlers", "manholes", "split-shortage"),
    "survivors": ("who-decides", "after-building", "slippery"),
}
"""How the single rules are grouped on the page; one that is not listed stands with the last."""


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
    table_options: dict[str, Any]
    survivors: list[CustomSurvivor]
    kept: dict[str, Any] | None = None


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
    pack = content_in_play()
    said = words()
    mission_id = clean(form.get("mission", ""), 40) or first_mission(pack).id
    mission = pack.missions.get(mission_id)
    if mission is None:
        raise FormError(said.page("no-mission", mission=mission_id), "mission")
    places, teams = _places(form)
    if not any(place.kind in AT_THIS_SCREEN for place in places):
        raise FormError(said.page("no-seat-for-me"), "seats")
    own = own_survivors(form, pack)
    named = _named([*(one.name for one in own), *pack.own_survivors, *pack.survivors], form)
    low, high = mission.survivors
    if named and not low <= len(named) <= high:
        wanted = str(low) if low == high else said.page("from-to", low=low, high=high)
        raise FormError(
            said.page("wrong-number", title=mission.title, wanted=wanted, count=Number(len(named))), "survivors"
        )
    survivors = named or default_survivors(pack, mission)
    return Wanted(
        mission=mission.id,
        players=_dealt(form, survivors, len(places)),
        places=places,
        teams=_teams(teams),
        variant=_listed(form, "variant", list(CLASSIC.variants)),
        boxes=marked_boxes(pack, form) or None,
        options={
            name: value
            for name, values in {**single_options(), **house_options()}.items()
            if (value := _listed(form, f"option-{name}", values)) is not None
        },
        table_options={
            "together": _listed(form, "together", list(WAYS)) or ANYONE,
            "seconds": int(_listed(form, "seconds", [str(one) for one in SECONDS]) or USUAL_SECONDS),
        },
        survivors=[one for one in own if one.name in named],
    )


def _named(known: Iterable[str], form: Mapping[str, Any]) -> list[str]:
    return [name for name in known if f"who-{name}" in form]


def dealt_anew(form: Mapping[str, Any], how: str) -> dict[str, Any]:
    """The same form with the usual team of its Mission, or with a random one of as many Survivors."""
    pack = content_in_play()
    mission = pack.missions.get(str(form.get("mission", ""))) or first_mission(pack)
    low, high = mission.survivors
    number = len(_named(pack.survivors, form))
    if how == RANDOM:
        fitting = number if low <= number <= high else len(default_survivors(pack, mission))
        boxes = survivors_on_offer(pack, form)
        people = random.SystemRandom().sample(sorted(pack.survivors_of(boxes)), len(pack.survivors_of(boxes)))
        team = fitting_team(pack, mission, people[:fitting], people)
    else:
        team = default_survivors(pack, mission)
    kept = {name: value for name, value in form.items() if not name.startswith(("who-", "plays-")) and name != "do"}
    return kept | {f"who-{name}": "1" for name in team}


def _listed(form: Mapping[str, Any], field: str, allowed: list[str]) -> str | None:
    value = form.get(field) or None
    if value is not None and value not in allowed:
        raise FormError(words().page("no-value", field=field, value=clean(value), values=", ".join(allowed)), "rules")
    return str(value) if value is not None else None


def _places(form: Mapping[str, Any]) -> tuple[list[Place], list[int]]:
    places: list[Place] = []
    teams: list[int] = []
    said = words()
    for number in range(1, MOST_SEATS + 1):
        kind = form.get(f"seat-{number}", NO_SEAT)
        if kind not in (NO_SEAT, *SEAT_KINDS):
            known = ", ".join(SEAT_KINDS)
            raise FormError(said.page("no-value", field=f"seat {number}", value=clean(kind), values=known), "seats")
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


def single_options() -> dict[str, list[str]]:
    """The single options of the edition and their values."""
    ways = next(iter(CLASSIC.variants.values()))
    return {name: list(POLICIES[name]) for name in ways} | {name: list(ways) for name, ways in CLASSIC.switches.items()}


def house_options() -> dict[str, list[str]]:
    """The house rules of the edition and their values."""
    return {name: CLASSIC.values_of(name) for name in CLASSIC.house}


def with_set(form: Mapping[str, Any], text: str) -> dict[str, Any]:
    """The same form with the house rules of a set that somebody brings, in place of those chosen before."""
    taken = read_set(text)
    house_faults_of(taken)
    kept = {name: value for name, value in form.items() if name.removeprefix("option-") not in CLASSIC.house}
    return kept | {"house-name": taken.name} | {f"option-{name}": value for name, value in taken.options.items()}


def house_faults_of(taken: HouseSet) -> None:
    """SetupError when the house rules of a set cannot be played together."""
    choose_policies(CLASSIC, CLASSIC.default_variant, taken.options)


def house_shown(form: Mapping[str, Any]) -> dict[str, Any]:
    """The house rules by chapter, with those that are chosen, and the chosen ones as text and link."""
    said = words()
    chosen = {name: str(form[f"option-{name}"]) for name in CLASSIC.house if form.get(f"option-{name}", OFF) != OFF}
    name = clean(form.get("house-name", ""), LONGEST_SET_NAME)
    return {
        "chapters": [
            {
                "title": said.page(f"house-chapter-{chapter}"),
                "rules": [_house_rule_shown(rule, chosen.get(rule.name, OFF)) for rule in rules],
                "chosen": sum(rule.name in chosen for rule in rules),
            }
            for chapter, rules in by_chapter()
        ],
        "chosen": len(chosen),
        "name": name,
        "text": written_set(chosen, name) if chosen else "",
        "link": set_link(chosen, name) if chosen else "",
    }


def _house_rule_shown(rule: HouseRule, value: str) -> dict[str, Any]:
    said = words()
    entry = said.file.house[rule.name]
    against = [other.name for other in CLASSIC.house.values() if other is not rule and contested(rule, other)]
    return {
        "name": rule.name,
        "title": entry["title"],
        "about": entry["about"],
        "rule": rule.rules[0],
        "value": value,
        "chosen": value != OFF,
        "values": [{"value": one, "label": said.value(rule.name, one), "chosen": one == value} for one in rule.values],
        "against": " ".join(against),
        "needs": " ".join(rule.needs),
        "find": " ".join([rule.name, entry["title"], entry["about"], *rule.rules]).casefold(),
    }


def form_shown(form: Mapping[str, Any]) -> dict[str, Any]:
    """All that the page of a new game shows, with what was filled in so far."""
    pack = content_in_play()
    chosen = pack.missions.get(str(form.get("mission", ""))) or first_mission(pack)
    own = _own_if_sound(form, pack)
    dropped = [one for one in pack.own_survivors.values() if one.name not in {other.name for other in own}]
    known = [*(one.name for one in (*own, *dropped)), *pack.survivors]
    team = _named(known, form) or default_survivors(pack, chosen)
    boxes = survivors_on_offer(pack, form)
    first = sorted(pack.survivors.values(), key=lambda card: (card.version != "survivor", card.box != chosen.box))
    homes = dict.fromkeys([*(one.box for one in first), *(one.box for one in dropped)])
    said = words()
    return {
        "edition": chosen.edition,
        "chosen": _mission_shown(pack, chosen, True, form),
        "missions": _missions_shown(pack, chosen, form),
        "survivors": [
            *(_survivor_shown(pack, one, one.name, one.name in team, form) for one in own),
            *(
                _survivor_shown(pack, one, one.name, one.name in team, form)
                | {"offered": one.box in boxes or one.name in team}
                for one in dropped
            ),
            *(
                _survivor_shown(pack, card, card.called, card.called in team, form)
                | {"offered": card.box in boxes or card.called in team}
                for card in first
            ),
        ],
        "own": carried(own)[FIELD],
        "semi_official": form.get("option-skills") == SEMI_OFFICIAL,
        "seats": [_seat_shown(number, form) for number in range(1, MOST_SEATS + 1)],
        "seats_shown": SEATS_SHOWN,
        "variant": clean(form.get("variant", ""), 40),
        "usual_variant": said.page(f"variant-{chosen.variant or CLASSIC.default_variant}"),
        "variants": [
            {"value": name, "label": said.page(f"variant-{name}"), "help": said.page(f"about-variant-{name}")}
            for name in CLASSIC.variants
        ],
        "together": together_shown(form),
        "options": _options_shown(form),
        "house": house_shown(form),
        "options_chosen": any(form.get(f"option-{name}") for name in single_options()),
        "collection": collection_shown(pack, form),
        "boxes": [{"box": box, "label": box_title(pack, box)} for box in homes],
    }


def rules_shown(game: Game) -> list[dict[str, Any]]:
    """The options that can still be changed in a game, each with what it is now."""
    changeable = CLASSIC.changeable()
    chosen = {f"option-{name}": value for name, value in game.setting.rules.chosen.items()}
    shown = [_option_shown(name, values, chosen) for name, values in single_options().items() if name in changeable]
    return shown + [_changeable_house_rule(name, chosen) for name in CLASSIC.house if name in changeable]


def _changeable_house_rule(name: str, chosen: Mapping[str, str]) -> dict[str, Any]:
    said = words()
    rule = CLASSIC.house[name]
    now = chosen.get(f"option-{name}", OFF)
    return {
        "name": name,
        "chapter": said.page(f"house-chapter-{rule.chapter}"),
        "label": said.option(name),
        "usually": said.file.house[name]["about"],
        "values": [
            {"value": value, "label": said.value(name, value), "chosen": value == now} for value in (OFF, *rule.values)
        ],
    }


def together_shown(form: Mapping[str, Any]) -> dict[str, Any]:
    """How the players answer together, as a list to choose from."""
    said = words()
    way, seconds = form.get("together") or ANYONE, form.get("seconds") or str(USUAL_SECONDS)
    return {
        "ways": [{"value": one, "label": said.page(f"together-{one}"), "chosen": one == way} for one in WAYS],
        "seconds": [{"value": one, "chosen": str(one) == seconds} for one in SECONDS],
    }


def _missions_shown(pack: Pack, chosen: Mission, form: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The Missions by edition and box, the one for beginners first, those of dropped packs last."""
    groups: dict[tuple[str, str], list[dict[str, Any]]] = {}
    first = first_mission(pack)
    by_home = sorted(
        pack.missions.values(), key=lambda one: (one is not first, pack.home_of(one) in pack.dropped, one.id)
    )
    for mission in by_home:
        groups.setdefault((mission.edition, pack.home_of(mission)), []).append(
            _mission_shown(pack, mission, mission is chosen, form)
        )
    said = words()
    return [
        {
            "title": said.page("edition-and-box", edition=said.page(f"book-{edition}"), box=box_title(pack, box)),
            "all": all_,
        }
        for (edition, box), all_ in groups.items()
    ]


def _mission_shown(pack: Pack, mission: Mission, chosen: bool, form: Mapping[str, Any]) -> dict[str, Any]:
    low, high = mission.survivors
    said = words()
    return {
        "id": mission.id,
        "title": mission.title,
        "edition": mission.edition,
        "chosen": chosen,
        "low": low,
        "high": high,
        "usual": ",".join(default_survivors(pack, mission)),
        "boxes": BETWEEN_BOXES.join(mission.played_with),
        "box_titles": said.listed([box_title(pack, box) for box in mission.played_with]),
        "pooled": bool(mission.boxes),
        "story": mission.story,
        "options": [
            said.page("new-asks", option=said.option(name), value=said.value(name, value))
            for name, value in mission.options.items()
        ],
        "owned": is_owned(pack, form, mission),
        "difficulty": said.page(f"difficulty-{mission.difficulty or 'unknown'}"),
        "minutes": mission.minutes,
        "requires": said.listed(mission.requires),
        "survivors": str(low) if low == high else said.page("from-to", low=low, high=high),
        "guided": mission.id in GUIDED,
        "goals": mission_goals(mission.id, version_of(pack, mission)),
        "measured": mission_measured(mission),
        "special_rules": mission.special_rules,
        "notes": mission.notes,
        "origin": said.page(f"origin-{mission.origin}"),
    }


def _own_if_sound(form: Mapping[str, Any], pack: Pack) -> list[CustomSurvivor]:
    """The Survivors that the form carries; none when they are damaged, which is told when the game begins."""
    with contextlib.suppress(FormError):
        return own_survivors(form, pack)
    return []


def _survivor_shown(
    pack: Pack, card: SurvivorCard | CustomSurvivor, called: str, playing: bool, form: Mapping[str, Any]
) -> dict[str, Any]:
    said = words()
    levels: list[dict[str, Any]] = [
        {
            "level": level,
            "name": said.word(level),
            "one_of": at >= LEVELS_WITH_A_CHOICE and len(card.at(level)) > 1,
            "skills": [skill_shown(name) for name in card.at(level)],
        }
        for at, level in enumerate(LEVELS)
    ]
    skills = [skill["name"] for level in levels for skill in level["skills"]]
    return {
        "name": called,
        "box": card.box,
        "box_title": box_title(pack, card.box) if card.box in pack.boxes else said.page("box-custom"),
        "portrait": drawn(portrait(called)),
        "offered": True,
        "playing": playing,
        "plays": clean(form.get(f"plays-{called}", ""), 3),
        "levels": levels,
        "first": ", ".join(card.blue),
        "find": " ".join([called, *skills]).casefold(),
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


def _options_shown(form: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The single rules by group, each with its values in words."""
    known = {name: values for name, values in single_options().items() if name != "skills"}
    listed = {name for names in OPTION_GROUPS.values() for name in names}
    last = list(OPTION_GROUPS)[-1]
    said = words()
    return [
        {
            "title": said.page(f"options-{group}"),
            "options": [
                _option_shown(name, known[name], form)
                for name in (*names, *((name for name in known if name not in listed) if group == last else ()))
                if name in known
            ],
        }
        for group, names in OPTION_GROUPS.items()
    ]


def _usually(name: str, values: list[str]) -> str:
    """What a single rule is when nobody chooses, in words: by variant where they differ."""
    said = words()
    usual = {variant: ways.get(name, values[0]) for variant, ways in CLASSIC.variants.items()}
    if len(set(usual.values())) == 1:
        return said.page("usually", value=said.page(f"value-{name}-{next(iter(usual.values()))}"))
    return "; ".join(
        said.page("in-variant", variant=said.page(f"variant-{variant}"), value=said.page(f"value-{name}-{value}"))
        for variant, value in usual.items()
    )


def _option_shown(name: str, values: list[str], form: Mapping[str, Any]) -> dict[str, Any]:
    said = words()
    return {
        "name": name,
        "label": said.page(f"option-{name}"),
        "usually": _usually(name, values),
        "values": [
            {"value": value, "label": said.page(f"value-{name}-{value}"), "chosen": form.get(f"option-{name}") == value}
            for value in values
        ],
    }
