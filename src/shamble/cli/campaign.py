import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from shamble.cli.output import add_json_flag, complain, write_json
from shamble.errors import ShambleError
from shamble.files.commands import command
from shamble.files.disk import write_atomically
from shamble.games.campaign import CampaignError, RunningCampaign, choose, options, take_back
from shamble.games.campaign_files import read, verify, written
from shamble.games.campaign_story import story_of
from shamble.terminal.campaigns import (
    CampaignFiles,
    go_on,
    known_campaigns,
    label_of,
    lines_of,
    read_text,
    taken_up,
)
from shamble.terminal.console import standard_console
from shamble.terminal.opening import people_in, split_players
from shamble.terminal.saves import Saves
from shamble.text import words


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble campaign`."""
    parser.description = (
        "Campaigns: Missions that are linked, with what lasts from game to game. Without anything else it "
        "lists those that can be begun, and yours. At the table they have pages of their own."
    )
    parser.add_argument("act", nargs="?", choices=list(ACTS), default="list", metavar="ACT", help=", ".join(ACTS))
    parser.add_argument("name", nargs="?", metavar="NAME", help="a campaign of yours, or the id of one to begin")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="where `export` writes it")
    parser.add_argument("--survivors", metavar="NAMES", help="go-on: who plays next: Ned,Amy;Josh (seats split by ;)")
    parser.add_argument(
        "--choose", metavar="KEY", action="append", default=[], help="go-on: what `show` offers: next-mission RM-M02"
    )
    parser.add_argument("--take-back", action="store_true", help="go-on: open the last choice again, and stop")
    parser.add_argument("--seed", type=int, metavar="N", help="go-on: the same seed and choices give the same games")
    parser.add_argument("--no-play", action="store_true", help="go-on: only write down what was chosen")
    parser.add_argument("--as", dest="name_here", metavar="NAME", help="import: its name here (default: the file's)")
    add_json_flag(parser)
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where campaigns are kept")


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked for."""
    act, needs = ACTS[arguments.act]
    missing = [name for name in needs if getattr(arguments, name) is None]
    if missing:
        raise ShambleError(f"campaign {arguments.act}: name its {' and '.join(missing)}")
    return act(arguments)


def _list(arguments: argparse.Namespace) -> int:
    kept = list(CampaignFiles(arguments.data).all())
    if arguments.json:
        write_json(
            {
                "known": [{"id": one.id, "title": one.title, "edition": one.edition} for one in known_campaigns()],
                "kept": [{"name": one.name, "fault": one.fault, **_facts(one.running)} for one in kept],
            }
        )
        return 0
    for campaign in known_campaigns():
        length = "any Mission" if campaign.free else f"{len(campaign.road)} Missions"
        print(f"{campaign.id:<20} {campaign.title} ({campaign.edition}, {length})")
    for one in kept:
        facts = _facts(one.running)
        state = one.fault or f"game {facts['game']}, {facts['outcome'] or 'goes on'}"
        print(f"  {one.name:<18} {state}")
    return 0


def _facts(running: RunningCampaign | None) -> dict[str, object]:
    if running is None:
        return {}
    now = running.state
    return {"campaign": running.campaign.id, "game": now.game, "outcome": now.outcome, "missions": now.missions}


def _show(arguments: argparse.Namespace) -> int:
    files = CampaignFiles(arguments.data)
    name, running = taken_up(arguments.name, files, None)
    said = words()
    if arguments.json:
        write_json(
            {
                "name": name,
                **_facts(running),
                "kept": running.state.kept,
                "options": [one.key for one in options(running)],
            }
        )
        return 0
    print("\n".join(lines_of(said, story_of(running))))
    for one in options(running):
        print(f"  {one.key:<30} {label_of(said, running.campaign, one)}")
    return 0


def _go_on(arguments: argparse.Namespace) -> int:
    files = CampaignFiles(arguments.data)
    name, running = taken_up(arguments.name, files, arguments.seed)
    if arguments.take_back:
        files.write(name, take_back(running))
        return 0
    for key in arguments.choose:
        running = choose(running, key)
    if arguments.no_play:
        files.write(name, running)
        return 0
    players = split_players(arguments.survivors) if arguments.survivors else None
    go_on(
        standard_console(), files, Saves(arguments.data), name, running, players, people_in(arguments.survivors or "")
    )
    print(command("campaign", "go-on", name), file=sys.stderr)
    return 0


def _export(arguments: argparse.Namespace) -> int:
    write_atomically(arguments.file, written(CampaignFiles(arguments.data).load(arguments.name)))
    print(f"{arguments.name} is in {arguments.file}.")
    return 0


def _import(arguments: argparse.Namespace) -> int:
    files = CampaignFiles(arguments.data)
    try:
        running = read(read_text(Path(arguments.name)))
    except ShambleError as error:
        raise ShambleError(f"{arguments.name}: {error}") from error
    try:
        verify(running)
    except CampaignError as error:
        complain(f"{arguments.name}: {error} It goes on with what is written down there.")
    name = files.new_name(arguments.name_here or Path(arguments.name).stem)
    files.write(name, running)
    print(f"{running.campaign.title} is kept as {name}; `{command('campaign', 'go-on', name)}` plays on.")
    return 0


ACTS: dict[str, tuple[Callable[[argparse.Namespace], int], tuple[str, ...]]] = {
    "list": (_list, ()),
    "show": (_show, ("name",)),
    "go-on": (_go_on, ("name",)),
    "export": (_export, ("name", "file")),
    "import": (_import, ("name",)),
}
"""The acts of the command, and what has to be named for each."""
