"""The Missions on the form of a new game: the chosen one, and the facts shown of each."""

from __future__ import annotations

from typing import Any

from shamble.content import Mission, Pack
from shamble.editions import EDITIONS, edition_named
from shamble.games import content_in_play, content_with
from shamble.games.teams import default_survivors, fewest_survivors, teams_wanted
from shamble.table.screen.offers import is_guided
from shamble.text import words, words_in
from shamble.text.boxes import box_title
from shamble.web.collection import is_owned
from shamble.web.forms import Form, clean
from shamble.web.jobs import version_of
from shamble.web.pictures import mission_goals, mission_measured

BETWEEN_BOXES = "|"
GALLERY = "gallery"


def content_for(form: Form) -> Pack:
    """The content of the edition that the form names, or of that of its Mission."""
    edition = clean(form.get("edition", ""), 40)
    return content_in_play(edition) if edition in EDITIONS else content_with(clean(form.get("mission", ""), 40))


def chosen_mission(pack: Pack, form: Form) -> Mission:
    """The Mission that the form names, or the first one."""
    return pack.missions.get(str(form.get("mission", ""))) or pack.first_mission


def survivors_wanted(mission: Mission) -> str:
    """The number of Survivors that a Mission is for, in words."""
    low, high = mission.survivors
    return str(low) if low == high else words().page("from-to", low=low, high=high)


def _teams(mission: Mission) -> str:
    """The number of teams that a Mission is for, in words; empty where all play together."""
    said, number = words(), teams_wanted(mission)
    if mission.competitive:
        return said.page("new-teams-rivals", teams=number)
    return said.page("new-teams", teams=number) if number > 1 else ""


def missions_shown(pack: Pack, chosen: Mission, form: Form) -> list[dict[str, Any]]:
    """The Missions of the edition, by box; those of the gallery, which need many boxes, stand together."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for mission in pack.in_order():
        shown = mission_shown(pack, mission, mission is chosen, form)
        groups.setdefault(_heading(pack, mission), []).append(shown)
    return [{"title": title, "all": all_} for title, all_ in groups.items()]


def _heading(pack: Pack, mission: Mission) -> str:
    home = pack.home_of(mission)
    of_gallery = mission.series == GALLERY and home not in pack.dropped
    return words().page("gallery") if of_gallery else box_title(pack, home)


def achieved_field(mission: Mission, name: str) -> str:
    """The field of the form that says whether the players have an Achievement that a Mission asks for."""
    return f"achieved-{mission.id}-{name}"


def achieved(mission: Mission, form: Form) -> dict[str, Any]:
    """The document of earlier games: the Achievements that the players say they have (WZ-ACH-03)."""
    names = [name for name in mission.achievements if achieved_field(mission, name) in form]
    return {"sheets": {"achievements": names}} if names else {}


def mission_shown(pack: Pack, mission: Mission, chosen: bool, form: Form) -> dict[str, Any]:
    """The facts that the page shows of a Mission."""
    few, high = mission.survivors
    said = words_in(edition_named(mission.edition))
    return {
        "id": mission.id,
        "title": mission.title,
        "chosen": chosen,
        "low": fewest_survivors(mission),
        "few": few,
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
        "requires": said.tallied(mission.requires),
        "bars": said.listed(mission.bars),
        "survivors": survivors_wanted(mission),
        "teams": _teams(mission),
        "guided": is_guided(mission.edition, mission.id),
        "goals": mission_goals(mission.id, version_of(pack, mission)),
        "measured": mission_measured(mission),
        "special_rules": mission.special_rules,
        "achievements": [
            {"name": name, "field": achieved_field(mission, name), "on": achieved_field(mission, name) in form}
            for name in mission.achievements
        ],
        "notes": mission.notes,
        "origin": said.page(f"origin-{mission.origin}"),
    }
