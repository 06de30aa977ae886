"""`shamble boxes`: the boxes of a collection, and what is in each."""

import argparse

from shamble.cli.output import add_json_flag, print_table, write_json
from shamble.content import Pack
from shamble.games import all_content
from shamble.text.boxes import box_title


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble boxes`."""
    parser.description = (
        "List the boxes that can be pooled with `shamble play --boxes S1,PO` (or `--boxes all`). "
        "A game needs one that can be played alone."
    )
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each box, or their contents as JSON."""
    rows = [_facts(pack, box) for pack in all_content() for box in pack.boxes]
    if arguments.json:
        write_json(rows)
        return 0
    print_table(rows, _cell)
    return 0


def _facts(pack: Pack, box: str) -> dict[str, object]:
    return {
        "box": box,
        "name": box_title(pack, box),
        "season": pack.boxes[box].season if pack.boxes[box].season < GUESTS else None,
        "alone": pack.boxes[box].core,
        "survivors": len(pack.survivors_of([box])) + sum(one.box == box for one in pack.own_survivors.values()),
        "zombivors": len(pack.zombivors_of([box])),
        "equipment": sum(card.boxes.get(box, 0) for card in pack.equipment.values()),
        "zombie cards": sum(card.box == box for card in pack.zombie_cards),
        "zombies": sum(kind.miniatures.get(box, 0) for kind in pack.zombies.values()),
        "missions": sum(pack.home_of(mission) == box for mission in pack.missions.values()),
    }


GUESTS = 4
"""The season of boxes that belong to none."""


def _cell(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "-"
    return str(value) if value else "-"
