import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from shamble.cli.output import Subparsers, add_json_flag, write_json
from shamble.errors import ShambleError
from shamble.files.disk import data_kept_in, write_atomically
from shamble.games.campaign import RunningCampaign, choose, options, take_back
from shamble.games.campaign_files import read, verify, written
from shamble.games.campaign_story import story_of
from shamble.terminal.campaigns import (
    CampaignFiles,
    begun,
    go_on,
    known_campaigns,
    label_of,
    lines_of,
    read_text,
)
from shamble.terminal.console import standard_console
from shamble.terminal.opening import split_players
from shamble.terminal.saves import Saves
from shamble.text import words


def register(subparsers: Subparsers) -> None:
    """Add `shamble campaign` to the command line."""
    parser = subparsers.add_parser(
        "campaign",
        description="Campaigns: Missions that are linked, with what lasts from game to game. Without anything else it "
        "lists those that can be begun, and yours. At the table they have pages of their own.",
    )
    acts = parser.add_subparsers(metavar="ACT")
    add_json_flag(parser)
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where campaigns are kept")
    parser.set_defaults(run=_run, act=_list)
    shown = _act(acts, "show", _show, "tell the road, the story so far and the sheets of a campaign")
    shown.add_argument("name", metavar="NAME", help="a campaign of yours, or the id of one that can be begun")
    on = _act(acts, "go-on", _go_on, "begin a campaign, or play its next game in this terminal")
    on.add_argument("name", metavar="NAME", help="a campaign of yours, or the id of one that can be begun")
    on.add_argument("--survivors", metavar="NAMES", help="who plays next: Ned,Amy;Josh (seats split by ;)")
    on.add_argument(
        "--choose", metavar="KEY", action="append", default=[], help="what `show` offers: next-mission RM-M02"
    )
    on.add_argument("--take-back", action="store_true", help="open the last choice between Missions again, and stop")
    on.add_argument("--seed", type=int, metavar="N", help="the same seed and choices give the same games (a new one)")
    on.add_argument("--no-play", action="store_true", help="only write down what was chosen")
    out = _act(acts, "export", _export, "write a campaign as one file")
    out.add_argument("name", metavar="NAME")
    out.add_argument("file", type=Path, metavar="FILE")
    into = _act(acts, "import", _import, "take in a campaign from a file, or Experience cards of earlier games")
    into.add_argument("file", type=Path, metavar="FILE")
    into.add_argument("--name", help="its name here (default: the file's)")


def _act(
    acts: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    run: Callable[[argparse.Namespace], int],
    told: str,
) -> argparse.ArgumentParser:
    parser = acts.add_parser(name, help=told, description=f"{told[0].upper()}{told[1:]}.")
    parser.set_defaults(act=run)
    return parser


def _run(arguments: argparse.Namespace) -> int:
    with data_kept_in(arguments.data):
        act: Callable[[argparse.Namespace], int] = arguments.act
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
    name, running = begun(arguments.name, files, None)
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
    name, running = begun(arguments.name, files, arguments.seed)
    if arguments.take_back:
        files.write(name, take_back(running))
        return 0
    for key in arguments.choose:
        running = choose(running, key)
    if arguments.no_play:
        files.write(name, running)
        return 0
    players = split_players(arguments.survivors) if arguments.survivors else None
    go_on(standard_console(), files, Saves(arguments.data), name, running, players)
    print(f"shamble campaign go-on {name}", file=sys.stderr)
    return 0


def _export(arguments: argparse.Namespace) -> int:
    write_atomically(arguments.file, written(CampaignFiles(arguments.data).load(arguments.name)))
    print(f"{arguments.name} is in {arguments.file}.")
    return 0


def _import(arguments: argparse.Namespace) -> int:
    files = CampaignFiles(arguments.data)
    try:
        running = read(read_text(arguments.file))
        verify(running)
    except ShambleError as error:
        raise ShambleError(f"{arguments.file}: {error}") from error
    name = files.new_name(arguments.name or arguments.file.stem)
    files.write(name, running)
    print(f"{running.campaign.title} is kept as {name}; `shamble campaign go-on {name}` plays on.")
    return 0
