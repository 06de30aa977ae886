import argparse
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from shamble.cli.output import add_json_flag, complain, write_json
from shamble.content import LEVELS, ContentError, CustomSurvivor, Pack, checked_survivor
from shamble.content.custom_survivors import SUFFIXES
from shamble.content.pack import CAMPAIGNS
from shamble.editions import DEFAULT, EDITIONS, Edition, is_home_of
from shamble.engine.errors import SetupError
from shamble.files.faults import suggestion
from shamble.files.reading import Document, read_document
from shamble.games import new_game
from shamble.games.missions import edition_of
from shamble.packs import on_shelf, read_pack
from shamble.packs.reading import (
    ABOUT,
    CAMPAIGN,
    EQUIPMENT,
    MISSION,
    MISSIONS,
    SURVIVOR,
    SURVIVORS,
    TILES,
    ZOMBIE_CARDS,
    kind_of,
)
from shamble.packs.shelf import assembled
from shamble.review import review, review_campaign
from shamble.rulebook import find_skill, in_force
from shamble.rulebook.catalogue import version_words
from shamble.rules.skills import working

PACK = "pack"
SIGNS = (ABOUT, TILES, EQUIPMENT, ZOMBIE_CARDS, CAMPAIGNS)
"""The files that make a folder a pack: one that says so, or files that need each other."""


class Checked(msgspec.Struct):
    """The result of a check; a file without faults can be played."""

    file: str
    kind: str = ""
    name: str = ""
    faults: list[str] = msgspec.field(default_factory=list)
    notes: list[str] = msgspec.field(default_factory=list)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble check`."""
    parser.description = (
        "Look at Survivors, Missions or whole folders of them and tell all that is wrong, with its place. "
        "Notes are worth knowing; only faults make the answer no."
    )
    parser.add_argument(
        "paths",
        nargs="+",
        metavar="PATH",
        help="a file (YAML), a folder of files, a whole pack, or the name of a Mission or of what you have dropped",
    )
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when a file has a fault."""
    found = [one for path in arguments.paths for one in check_path(path)]
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
    else:
        print(f"ok      {checked.file}: {checked.kind} {checked.name}")
    for note in checked.notes:
        print(f"    {note}")


def check_path(given: str) -> list[Checked]:
    """Everything that a path on the command line stands for."""
    path = Path(given)
    if path.is_dir():
        return _check_folder(path)
    if not path.exists() and path.suffix not in SUFFIXES:
        return _check_by_name(given)
    return [check(path)]


def _check_by_name(name: str) -> list[Checked]:
    """A Mission or campaign of what is built in, or what was dropped: a whole pack, or a Mission or Survivor of one."""
    known = [mission for edition in EDITIONS.values() for mission in edition.pack.missions]
    if name in known:
        edition = edition_of(name)
        return [check(edition.folder / MISSIONS / f"{name}.yaml", edition.pack)]
    for edition in EDITIONS.values():
        if name in edition.pack.campaigns:
            return [check(edition.folder / CAMPAIGNS / f"{name}.yaml", edition.pack)]
        known += edition.pack.campaigns
    for pack in on_shelf():
        found = pack.found
        if found.name == name:
            return _check_dropped(found.path) if found.path.is_dir() else [check(found.path)]
        path = found.file_called(name) or found.file_called(name, SURVIVORS)
        if path is not None and found.content is None:
            return _check_dropped(found.path)  # what is wrong with another of its files may spoil this one
        if path is not None and found.content is not None:
            return [check(path, assembled(found.content.edition, [found.content]))]
        known += [found.name, *(found.content.missions if found.content is not None else ())]
    return [Checked(name, faults=[f"{name}: no file, folder, pack or Mission is called so{suggestion(name, known)}"])]


def _check_folder(folder: Path) -> list[Checked]:
    """A folder with a list of boxes is a whole edition, one that says so or has tiles or cards of its own a pack."""
    if (folder / "boxes.yaml").exists():
        return _check_edition(folder)
    if any((folder / name).exists() for name in SIGNS):
        return _check_dropped(Path(os.path.abspath(folder)))
    found = [check(path) for path in sorted(folder.rglob("*")) if path.suffix in SUFFIXES]
    return found or [Checked(str(folder), faults=[f"{folder}: there is nothing to check in this folder (*.yaml)"])]


def _check_edition(folder: Path) -> list[Checked]:
    try:
        pack = _edition_in(folder).content_in(folder)
    except ContentError as error:
        return [Checked(str(folder), PACK, faults=[str(fault) for fault in error.faults])]
    files = [path for kind in (MISSIONS, CAMPAIGNS) for path in sorted((folder / kind).glob("*.yaml"))]
    return [Checked(str(folder), PACK, folder.name), *(check(path, pack) for path in files)]


def _edition_in(folder: Path) -> Edition:
    """The edition whose content a folder holds, by its place or its first Mission."""
    at_home = [edition for edition in EDITIONS.values() if edition.folder == folder.absolute()]
    first = next(iter(sorted((folder / MISSIONS).glob("*.yaml"))), Path())
    return at_home[0] if at_home else edition_of(str(first))


def _check_dropped(folder: Path) -> list[Checked]:
    """A pack as it would be dropped into the data folder, and what is worth knowing about its files."""
    found = read_pack(folder)
    if found.content is None or found.faults:
        return [Checked(str(folder), PACK, found.name, [str(fault) for fault in found.faults])]
    pack = assembled(found.content.edition, [found.content])
    files = [path for kind in (MISSIONS, SURVIVORS, CAMPAIGNS) for path in sorted((folder / kind).glob("*.y*ml"))]
    notes = [f"holds Python: it is played when it is trusted ({', '.join(found.code)})"] if found.code else []
    return [Checked(str(folder), PACK, found.content.title, notes=notes), *(check(path, pack) for path in files)]


def check(path: Path, pack: Pack | None = None) -> Checked:
    """All that is wrong with a file, and what one should know about it."""
    checked, pack = Checked(str(path)), pack or edition_of(str(path)).pack
    try:
        document = read_document(path)
        checked.kind = kind_of(document.data)
        if checked.kind == SURVIVOR:
            survivor = checked_survivor(document, pack)
            checked.name, checked.notes = survivor.name, list(_notes(survivor))
        elif checked.kind == MISSION:
            _check_mission(checked, document, pack)
        elif checked.kind == CAMPAIGN:
            _check_campaign(checked, document, pack)
        else:
            checked.faults.append(
                f"{path}: is neither a Survivor (with blue, yellow, orange and red) nor a Mission (with tiles) "
                "nor a campaign (with missions)"
            )
    except ContentError as error:
        checked.faults += [str(fault) for fault in error.faults]
    return checked


def _check_mission(checked: Checked, document: Document, pack: Pack) -> None:
    mission, faults, notes = review(document, pack)
    checked.faults = [str(fault) for fault in faults]
    checked.notes = [str(note) for note in notes]
    if mission is None:
        return
    checked.name = mission.title
    stem = Path(checked.file).stem
    if mission.id != stem:
        checked.faults.append(
            str(document.fault(("id",), f'found "{mission.id}", expected the name of the file, "{stem}"'))
        )
    if not checked.faults and any(pack is edition.pack for edition in EDITIONS.values()):
        try:
            new_game(checked.file)
        except SetupError as error:
            checked.faults.append(f"{checked.file}: {error}")


def _check_campaign(checked: Checked, document: Document, pack: Pack) -> None:
    campaign, faults = review_campaign(document, pack)
    checked.faults = [str(fault) for fault in faults]
    if campaign is None:
        return
    checked.name = campaign.title
    stem = Path(checked.file).stem
    if campaign.id != stem:
        problem = f'found "{campaign.id}", expected the name of the file, "{stem}"'
        checked.faults.append(str(document.fault(("id",), problem)))
    if not campaign.free:
        checked.notes.append(f"{len(campaign.road)} Missions: {', '.join(campaign.road)}")


def _notes(survivor: CustomSurvivor) -> Iterator[str]:
    """Where the Survivor can play, Skills that work only in some games, and those whose rules are still missing."""
    edition = EDITIONS[survivor.edition]
    if survivor.edition != DEFAULT:
        homes = [name for name, one in EDITIONS.items() if is_home_of(one, survivor.edition)]
        yield f"plays in games of {', '.join(homes)}; in others only with a house rule that converts Survivors"
    versions = edition.skill_versions(edition.default_variant, {})
    further = edition.further_skills
    for text in dict.fromkeys(text for level in LEVELS for text in survivor.at(level)):
        printed = find_skill(text)
        if printed is None:
            continue
        if in_force(printed, versions) is None:
            words = version_words(printed.skill)
            if any(version in words for version in further):
                yield f"{text}: only in games with --skills {', '.join(further)}"
            else:
                yield f"{text}: of {', '.join(words)}; name the version to play it: {text} ({words[0]})"
        if working(printed, (*versions, *further)) is None:
            yield f"{text}: its rules are still missing, it does nothing yet"
