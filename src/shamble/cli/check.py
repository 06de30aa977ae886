import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from shamble.cli.output import Subparsers, add_json_flag, complain, write_json
from shamble.content import LEVELS, ContentError, CustomSurvivor, Mission, checked_survivor, load_mission, load_pack
from shamble.content.reading import read_document
from shamble.editions.classic import CLASSIC, SEMI_OFFICIAL, SKILL_VERSIONS
from shamble.engine.errors import SetupError
from shamble.games import new_game
from shamble.rulebook import find_skill, in_force
from shamble.rulebook.catalogue import version_words
from shamble.rules.skills import working

MISSION, SURVIVOR = "Mission", "Survivor"
KEYS = {"tiles": MISSION, "win": MISSION, "blue": SURVIVOR, "red": SURVIVOR}
"""Keys that tell what a file is about."""


class Checked(msgspec.Struct):
    """What is to be said about a file; without faults it can be played."""

    file: str
    kind: str = ""
    name: str = ""
    faults: list[str] = msgspec.field(default_factory=list)
    notes: list[str] = msgspec.field(default_factory=list)


def register(subparsers: Subparsers) -> None:
    """Add `shamble check` to the command line."""
    parser = subparsers.add_parser(
        "check",
        help="check the files of Survivors and Missions of your own",
        description="Look at files of Survivors and Missions and tell all that is wrong with them, with its place.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a Survivor or a Mission (YAML)")
    add_json_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when a file has a fault."""
    found = [check(path) for path in arguments.files]
    if arguments.json:
        write_json(found)
    else:
        for one in found:
            show(one)
    return 1 if any(one.faults for one in found) else 0


def show(checked: Checked) -> None:
    """One line, and whatever is worth knowing."""
    if checked.faults:
        print(f"faulty  {checked.file}")
        for fault in checked.faults:
            complain(fault)
        return
    print(f"ok      {checked.file}: {checked.kind} {checked.name}")
    for note in checked.notes:
        print(f"    {note}")


def check(path: Path) -> Checked:
    """All that is wrong with a file, and what one should know about it."""
    checked = Checked(str(path))
    try:
        document = read_document(path)
        checked.kind = _kind(document.data)
        if checked.kind == SURVIVOR:
            survivor = checked_survivor(document, load_pack())
            checked.name, checked.notes = survivor.name, list(_notes(survivor))
        elif checked.kind == MISSION:
            checked.name = _checked_mission(path).title
        else:
            checked.faults.append(
                f"{path}: is neither a Survivor (with blue, yellow, orange and red) nor a Mission (with tiles)"
            )
    except ContentError as error:
        checked.faults += [str(fault) for fault in error.faults]
    except SetupError as error:
        checked.faults.append(f"{path}: {error}")
    return checked


def _kind(data: Any) -> str:
    return next((kind for key, kind in KEYS.items() if isinstance(data, dict) and key in data), "")


def _checked_mission(path: Path) -> Mission:
    mission = load_mission(path, load_pack())
    new_game(str(path))
    return mission


def _notes(survivor: CustomSurvivor) -> Iterator[str]:
    """Skills that work only in some games, and those whose rules are still missing."""
    versions = SKILL_VERSIONS[CLASSIC.default_variant]
    for text in dict.fromkeys(text for level in LEVELS for text in survivor.at(level)):
        printed = find_skill(text)
        if printed is None:
            continue
        if in_force(printed, versions) is None:
            words = version_words(printed.skill)
            if SEMI_OFFICIAL in words:
                yield f"{text}: only in games with --skills semi-official"
            else:
                yield f"{text}: of {', '.join(words)}; name the version to play it: {text} ({words[0]})"
        if working(printed, (*versions, SEMI_OFFICIAL)) is None:
            yield f"{text}: its rules are still missing, it does nothing yet"
