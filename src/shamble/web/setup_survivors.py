"""The Survivors on the form of a new game: who is marked to play, teams dealt anew, and the cards to choose from."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from shamble.content import LEVELS, CustomSurvivor, Mission, Pack, SurvivorCard
from shamble.editions import Edition, edition_named, is_home_of
from shamble.editions.era import Crossing
from shamble.games.strangers import crossing_of, may_join, printed_card, rules_of_joining, strangers
from shamble.games.teams import default_survivors, fewest_survivors, fitting_team
from shamble.table.screen.dashboards import skill_shown
from shamble.table.screen.pictures import portrait
from shamble.text import words
from shamble.text.boxes import box_title
from shamble.text.eras import changes_told
from shamble.web.collection import survivors_on_offer
from shamble.web.forms import Form, FormError, clean
from shamble.web.own_survivors import FIELD, File, carried, loaded, own_survivors
from shamble.web.render import drawn
from shamble.web.setup_missions import chosen_mission, content_for

RANDOM, USUAL, LOAD, INVITE = "random", "usual", "load", "invite"


class SurvivorChoice(NamedTuple):
    """A Survivor who may be marked to play; one of another edition has to be converted, and `crossing` says how."""

    card: SurvivorCard | CustomSurvivor
    name: str
    home: Pack
    offered: bool
    edition: str = ""
    crossing: Crossing | str | None = None


def named_in(known: Iterable[str], form: Form) -> list[str]:
    """Those of the known Survivors whom the form marks to play."""
    return [name for name in dict.fromkeys(known) if f"who-{name}" in form]


def dealt_anew(form: Form, how: str) -> Form:
    """The same form with the usual team of its Mission, or with a random one of as many Survivors."""
    pack = content_for(form)
    mission = chosen_mission(pack, form)
    low, high = fewest_survivors(mission), mission.survivors[1]
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


def survivors_shown(pack: Pack, chosen: Mission, form: Form) -> dict[str, Any]:
    """Custom Survivors, those of dropped packs and of the boxes, and the boxes they come from.

    Those of other editions are among them where a chosen rule converts them.
    """
    edition = edition_named(chosen.edition)
    own = _own_if_sound(form, pack)
    of_boxes = _of_the_boxes(pack, chosen, form)
    dropped = [one for one in _of_dropped_packs(pack, form) if one.name not in {other.name for other in own}]
    others = _of_other_editions(edition, pack, form)
    candidates = [*(_own_shown(one, edition, pack, form) for one in own), *dropped, *of_boxes, *others]
    team = named_in([one.name for one in candidates], form) or default_survivors(pack, chosen)
    homes = {one.card.box: one.home for one in (*of_boxes, *dropped, *others)}
    versions = edition.skill_versions(chosen.variant or edition.default_variant, {})
    return {
        "survivors": [
            _survivor_shown(one, one.name in team, form, versions)
            | {"heads": bool(one.edition) and (before is None or one.edition != before.edition)}
            for before, one in pairwise([None, *candidates])
            if one is not None
        ],
        "own": carried(own)[FIELD],
        "boxes": [{"box": box, "label": box_title(home, box)} for box, home in homes.items()],
        "inviting": bool(edition.converting()) and not others,
    }


def with_loaded(form: Form, files: Sequence[File]) -> Form:
    """The same form with the Survivors of these files, as a worker reads them: they are a stranger's YAML."""
    return loaded(form, files, content_for(form))


def with_strangers(form: Form, edition: Edition) -> Form:
    """The same form with a house rule that lets Survivors of other editions in."""
    kept = {name: value for name, value in form.items() if name != "do"}
    invited = [] if may_join(edition, _options(form)) else edition.converting()[:1]
    return kept | {f"option-{name}": next(iter(edition.house[name].values)) for name in invited}


def _options(form: Form) -> dict[str, str]:
    return {name.removeprefix("option-"): value for name, value in form.items() if name.startswith("option-")}


def _of_other_editions(edition: Edition, pack: Pack, form: Form) -> list[SurvivorChoice]:
    """Those whom a house rule that was chosen lets in, with what becomes of them; nobody where there is none."""
    options = _options(form)
    if not may_join(edition, options):
        return []
    rules = rules_of_joining(edition, options)
    return [
        SurvivorChoice(
            stranger.card,
            name,
            stranger.home.pack,
            True,
            stranger.home.name,
            crossing_of(printed_card(edition, pack, name, {}), edition, rules),
        )
        for name, stranger in strangers(edition, pack).items()
    ]


def _own_shown(one: CustomSurvivor, edition: Edition, pack: Pack, form: Form) -> SurvivorChoice:
    """A Survivor of one's own; of one of another edition what becomes of them."""
    if is_home_of(edition, one.edition):
        return SurvivorChoice(one, one.name, pack, True)
    rules = rules_of_joining(edition, _options(form))
    card = printed_card(edition, pack, one.name, {one.name: one})
    return SurvivorChoice(
        one, one.name, pack, may_join(edition, _options(form)), one.edition, crossing_of(card, edition, rules)
    )


def _of_the_boxes(pack: Pack, chosen: Mission, form: Form) -> list[SurvivorChoice]:
    boxes = survivors_on_offer(pack, form)
    cards = sorted(pack.survivors.values(), key=lambda card: (card.version != "survivor", card.box != chosen.box))
    return [SurvivorChoice(card, card.called, pack, card.box in boxes) for card in cards]


def _of_dropped_packs(pack: Pack, form: Form) -> list[SurvivorChoice]:
    boxes = survivors_on_offer(pack, form)
    return [SurvivorChoice(one, one.name, pack, one.box in boxes) for one in pack.own_survivors.values()]


def _own_if_sound(form: Form, pack: Pack) -> list[CustomSurvivor]:
    """The Survivors that the form carries; none when they are damaged, which is reported when the game begins."""
    with contextlib.suppress(FormError):
        return own_survivors(form, pack)
    return []


class Shown(NamedTuple):
    """The words of a Survivor's card as it is played here: the Skills of each level, Health, traits and packs."""

    levels: tuple[tuple[str, ...], ...]
    health: int | None
    traits: tuple[str, ...]
    packs: tuple[tuple[str, ...], ...]


def _as_played(one: SurvivorChoice) -> Shown:
    if isinstance(one.crossing, Crossing):
        card = one.crossing.card
        return Shown(card.levels, card.health, card.traits, card.packs)
    return Shown(tuple(map(one.card.at, LEVELS)), one.card.health, one.card.traits, one.card.packs)


def _survivor_shown(one: SurvivorChoice, playing: bool, form: Form, versions: tuple[str, ...]) -> dict[str, Any]:
    said, box, card = words(), one.card.box, _as_played(one)
    levels: list[dict[str, Any]] = [
        {
            "level": level,
            "name": said.word(level),
            "one_of": at > 0 and len(card.levels[at]) > 1,
            "skills": [skill_shown(name, versions) for name in card.levels[at]],
        }
        for at, level in enumerate(LEVELS)
    ]
    skills = [skill.name for level in levels for skill in level["skills"]]
    return {
        "name": one.name,
        "box": box,
        "box_title": box_title(one.home, box) if box in one.home.boxes else said.page("box-custom"),
        "portrait": drawn(portrait(one.name)),
        "playing": playing,
        "plays": clean(form.get(f"plays-{one.name}", ""), 3),
        "levels": levels,
        "first": ", ".join(card.levels[0]),
        "facts": [
            *([said.page("new-health", health=card.health)] if card.health else []),
            *(said.word(trait) for trait in card.traits),
        ],
        "packs": said.series([said.listed(pack) for pack in card.packs], "semicolon"),
        "find": " ".join([one.name, *skills]).casefold(),
        "offered": playing or one.offered,
        **_home_shown(one),
    }


def _home_shown(one: SurvivorChoice) -> dict[str, Any]:
    """Where somebody comes from, if it is another edition, and what becomes of them."""
    said = words()
    return {
        "edition": one.edition,
        "home": said.edition(one.edition) if one.edition else "",
        "changes": changes_told(one.crossing, said) if one.crossing is not None else [],
    }
