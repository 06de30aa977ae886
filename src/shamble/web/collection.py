"""My collection: which boxes I own. Decks, kinds of Zombies, Survivors on offer and Missions follow from it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from shamble.content import Mission, Pack
from shamble.text import words
from shamble.text.boxes import box_title
from shamble.web.forms import Form, clean

PREFIX = "box-"


def marked_boxes(pack: Pack, form: Form) -> list[str]:
    """The boxes of an edition that a form marks; none: the Mission's own ones are played with."""
    return [box for box in pack.boxes if f"{PREFIX}{box}" in form]


def strange_boxes(pack: Pack, form: Form) -> list[str]:
    """Boxes that a form marks although no page has offered them for this edition; no game is set up with them."""
    marked = (field.removeprefix(PREFIX) for field in form if field.startswith(PREFIX))
    return [clean(box) for box in marked if box not in pack.boxes]


def survivors_on_offer(pack: Pack, form: Form) -> Collection[str]:
    """The boxes whose Survivors are offered: those marked, or those that can be played alone and those dropped."""
    return marked_boxes(pack, form) or (*pack.core_boxes, *pack.dropped)


def is_owned(pack: Pack, form: Form, mission: Mission) -> bool:
    """Whether the collection has a Mission's boxes; where nothing is marked, nothing is missing."""
    marked = marked_boxes(pack, form)
    return not marked or set(mission.played_with) <= set(marked)


def collection_shown(pack: Pack, form: Form) -> list[dict[str, Any]]:
    """The boxes of an edition, season by season, each with what is in it."""
    said = words()
    marked = marked_boxes(pack, form)
    return [
        {
            "title": said.page(f"season-{season}"),
            "boxes": [
                {
                    "box": name,
                    "label": box_title(pack, name),
                    "chosen": name in marked,
                    "core": box.core,
                    "holds": said.listed(_contents(pack, name)),
                }
                for name, box in pack.boxes.items()
                if box.season == season
            ],
        }
        for season in sorted({box.season for box in pack.boxes.values()})
    ]


def _contents(pack: Pack, box: str) -> list[str]:
    """The contents of a box, in words."""
    numbers = {
        "survivors": len(pack.survivors_of([box])) + sum(one.box == box for one in pack.own_survivors.values()),
        "zombivors": len(pack.zombivors_of([box])),
        "equipment": sum(card.boxes.get(box, 0) for card in pack.equipment.values()),
        "zombie-cards": sum(card.box == box for card in pack.zombie_cards),
        "miniatures": sum(kind.miniatures.get(box, 0) for kind in pack.zombies.values()),
        "missions": sum(pack.home_of(mission) == box for mission in pack.missions.values()),
    }
    return [words().page(f"holds-{code}", count=number) for code, number in numbers.items() if number]
