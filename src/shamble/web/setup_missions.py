"""The Missions on the form of a new game: which one is chosen, and what is shown of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.content import Mission, Pack
from shamble.games.teams import default_survivors
from shamble.table.offers import GUIDED
from shamble.text import words
from shamble.text.boxes import box_title
from shamble.web.collection import is_owned
from shamble.web.pictures import mission_goals, mission_measured, version_of

FIRST_MISSION = "RM-T1"
BETWEEN_BOXES = "|"


def first_mission(pack: Pack) -> Mission:
    """The first tutorial, or whatever comes first."""
    return pack.missions.get(FIRST_MISSION) or min(pack.missions.values(), key=lambda mission: mission.id)


def chosen_mission(pack: Pack, form: Mapping[str, Any]) -> Mission:
    """The Mission that the form names, or the first one."""
    return pack.missions.get(str(form.get("mission", ""))) or first_mission(pack)


def survivors_wanted(mission: Mission) -> str:
    """How many Survivors a Mission is for, in words."""
    low, high = mission.survivors
    return str(low) if low == high else words().page("from-to", low=low, high=high)


def missions_shown(pack: Pack, chosen: Mission, form: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The Missions by edition and box, the one for beginners first, those of dropped packs last."""
    groups: dict[tuple[str, str], list[dict[str, Any]]] = {}
    first = first_mission(pack)
    by_home = sorted(
        pack.missions.values(), key=lambda one: (one is not first, pack.home_of(one) in pack.dropped, one.id)
    )
    for mission in by_home:
        groups.setdefault((mission.edition, pack.home_of(mission)), []).append(
            mission_shown(pack, mission, mission is chosen, form)
        )
    said = words()
    return [
        {
            "title": said.page("edition-and-box", edition=said.page(f"book-{edition}"), box=box_title(pack, box)),
            "all": all_,
        }
        for (edition, box), all_ in groups.items()
    ]


def mission_shown(pack: Pack, mission: Mission, chosen: bool, form: Mapping[str, Any]) -> dict[str, Any]:
    """What the page shows of a Mission."""
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
        "survivors": survivors_wanted(mission),
        "guided": mission.id in GUIDED,
        "goals": mission_goals(mission.id, version_of(pack, mission)),
        "measured": mission_measured(mission),
        "special_rules": mission.special_rules,
        "notes": mission.notes,
        "origin": said.page(f"origin-{mission.origin}"),
    }
