"""The Survivors on the form of a new game: who is marked to play, teams dealt anew, and the cards to choose from."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from shamble.content import LEVELS, CustomSurvivor, Mission, Pack, SurvivorCard
from shamble.editions import edition_named, is_home_of
from shamble.games.missions import strangers
from shamble.games.teams import default_survivors, fitting_team
from shamble.rules.rule import OFF
from shamble.table.screen.dashboards import skill_shown
from shamble.table.screen.pictures import portrait
from shamble.text import words
from shamble.text.boxes import box_title
from shamble.web.collection import survivors_on_offer
from shamble.web.forms import FormError, clean
from shamble.web.own_survivors import FIELD, carried, own_survivors
from shamble.web.render import drawn
from shamble.web.setup_missions import chosen_mission, content_for

RANDOM, USUAL, LOAD = "random", "usual", "load"


class Candidate(NamedTuple):
    """A Survivor who may be marked to play; a foreign one is of another edition and has to be converted."""

    card: SurvivorCard | CustomSurvivor
    name: str
    home: Pack
    offered: bool
    foreign: bool = False


def named_in(known: Iterable[str], form: Mapping[str, Any]) -> list[str]:
    """Those of the known Survivors whom the form marks to play."""
    return [name for name in dict.fromkeys(known) if f"who-{name}" in form]


def dealt_anew(form: Mapping[str, Any], how: str) -> dict[str, Any]:
    """The same form with the usual team of its Mission, or with a random one of as many Survivors."""
    pack = content_for(form)
    mission = chosen_mission(pack, form)
    low, high = mission.survivors
    number = len(named_in(pack.survivors, form))
    if how == RANDOM:
        fitting = number if low <= number <= high else len(default_survivors(pack, mission))
        on_offer = pack.survivors_of(survivors_on_offer(pack, form))
        people = random.SystemRandom().sample(sorted(on_offer), len(on_offer))
        team = fitting_team(pack, mission, people[:fitting], people)
    else:
        team = default_survivors(pack, mission)
    kept = {name: value for name, value in form.items() if not name.startswith(("who-", "plays-")) and name != "do"}
    return kept | {f"who-{name}": "1" for name in team}


def survivors_shown(pack: Pack, chosen: Mission, form: Mapping[str, Any]) -> dict[str, Any]:
    """Custom Survivors, those of dropped packs and of the boxes, and the boxes they come from.

    Those of other editions are among them where a rule that can be chosen converts them.
    """
    edition = edition_named(chosen.edition)
    own = _own_if_sound(form, pack)
    candidates = [Candidate(one, one.name, pack, True, not is_home_of(edition, one.edition)) for one in own]
    of_boxes = _of_the_boxes(pack, chosen, form)
    dropped = [one for one in _of_dropped_packs(pack, form) if one.name not in {other.name for other in own}]
    converting = edition.converting()
    versions = edition.skill_versions(chosen.variant or edition.default_variant, {})
    others = [
        Candidate(other.pack.survivors[name], other.pack.survivors[name].called, other.pack, False, foreign=True)
        for name, other in strangers(edition, pack).items()
        if converting
    ]
    candidates += [*dropped, *of_boxes, *others]
    team = named_in([one.name for one in candidates], form) or default_survivors(pack, chosen)
    converted = any(form.get(f"option-{name}", OFF) not in ("", OFF) for name in converting)
    homes = {one.card.box: one.home for one in (*of_boxes, *dropped, *others)}
    return {
        "survivors": [_survivor_shown(one, one.name in team, converted, form, versions) for one in candidates],
        "own": carried(own)[FIELD],
        "boxes": [{"box": box, "label": box_title(home, box)} for box, home in homes.items()],
    }


def _of_the_boxes(pack: Pack, chosen: Mission, form: Mapping[str, Any]) -> list[Candidate]:
    boxes = survivors_on_offer(pack, form)
    cards = sorted(pack.survivors.values(), key=lambda card: (card.version != "survivor", card.box != chosen.box))
    return [Candidate(card, card.called, pack, card.box in boxes) for card in cards]


def _of_dropped_packs(pack: Pack, form: Mapping[str, Any]) -> list[Candidate]:
    boxes = survivors_on_offer(pack, form)
    return [Candidate(one, one.name, pack, one.box in boxes) for one in pack.own_survivors.values()]


def _own_if_sound(form: Mapping[str, Any], pack: Pack) -> list[CustomSurvivor]:
    """The Survivors that the form carries; none when they are damaged, which is reported when the game begins."""
    with contextlib.suppress(FormError):
        return own_survivors(form, pack)
    return []


def _survivor_shown(
    one: Candidate, playing: bool, converted: bool, form: Mapping[str, Any], versions: tuple[str, ...]
) -> dict[str, Any]:
    said, card = words(), one.card
    levels: list[dict[str, Any]] = [
        {
            "level": level,
            "name": said.word(level),
            "one_of": at > 0 and len(card.at(level)) > 1,
            "skills": [skill_shown(name, versions) for name in card.at(level)],
        }
        for at, level in enumerate(LEVELS)
    ]
    skills = [skill["name"] for level in levels for skill in level["skills"]]
    return {
        "name": one.name,
        "box": card.box,
        "box_title": box_title(one.home, card.box) if card.box in one.home.boxes else said.page("box-custom"),
        "portrait": drawn(portrait(one.name)),
        "playing": playing,
        "plays": clean(form.get(f"plays-{one.name}", ""), 3),
        "levels": levels,
        "first": ", ".join(card.blue),
        "facts": [
            *([said.page("new-health", health=card.health)] if card.health else []),
            *(said.word(trait) for trait in card.traits),
        ],
        "packs": said.series([said.listed(pack) for pack in card.packs], "semicolon"),
        "find": " ".join([one.name, *skills]).casefold(),
        "offered": playing or (converted if one.foreign else one.offered),
        "foreign": one.foreign,
    }
