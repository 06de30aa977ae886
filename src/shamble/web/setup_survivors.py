"""The Survivors on the form of a new game: who is marked to play, teams dealt anew, and the cards to choose from."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterable, Mapping
from typing import Any

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
    """One's own Survivors, those of dropped packs and the cards of the boxes, and the boxes they come from.

    Those of other editions are among them where a rule that can be chosen converts them.
    """
    edition = edition_named(chosen.edition)
    converting = edition.converting()
    converted = any(form.get(f"option-{name}", OFF) not in ("", OFF) for name in converting)
    own = _own_if_sound(form, pack)
    dropped = [one for one in pack.own_survivors.values() if one.name not in {other.name for other in own}]
    first = sorted(pack.survivors.values(), key=lambda card: (card.version != "survivor", card.box != chosen.box))
    others = [
        (other.pack.survivors[name], other.pack) for name, other in strangers(edition, pack).items() if converting
    ]
    foreign = [
        *(card.called for card, _ in others),
        *(one.name for one in own if not is_home_of(edition, one.edition)),
    ]
    known = [*(one.name for one in (*own, *dropped)), *(card.called for card in first), *foreign]
    team = named_in(known, form) or default_survivors(pack, chosen)
    boxes = survivors_on_offer(pack, form)

    def shown(card: SurvivorCard | CustomSurvivor, called: str, offered: bool, home: Pack = pack) -> dict[str, Any]:
        playing = called in team
        offered = playing or (converted if called in foreign else offered)
        return _survivor_shown(home, card, called, playing, form) | {"offered": offered, "foreign": called in foreign}

    homes = dict.fromkeys([*(card.box for card in first), *(one.box for one in dropped)], pack)
    homes |= {card.box: content for card, content in others}
    return {
        "survivors": [
            *(shown(one, one.name, True) for one in own),
            *(shown(one, one.name, one.box in boxes) for one in dropped),
            *(shown(card, card.called, card.box in boxes) for card in first),
            *(shown(card, card.called, False, content) for card, content in others),
        ],
        "own": carried(own)[FIELD],
        "boxes": [{"box": box, "label": box_title(home, box)} for box, home in homes.items()],
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
            "one_of": at > 0 and len(card.at(level)) > 1,
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
        "playing": playing,
        "plays": clean(form.get(f"plays-{called}", ""), 3),
        "levels": levels,
        "first": ", ".join(card.blue),
        "find": " ".join([called, *skills]).casefold(),
    }
