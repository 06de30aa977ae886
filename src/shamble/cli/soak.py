import argparse
import datetime
import sys
from pathlib import Path

from shamble.cli.output import Subparsers, add_json_flag, complain, write_json
from shamble.lab.measured import CHECKOUT_FILE, add_row
from shamble.lab.soaking import Soaked, soak

HEADING = "Soaking"


def register(subparsers: Subparsers) -> None:
    """Add `shamble soak` to the command line."""
    parser = subparsers.add_parser(
        "soak",
        help="play random games under the checker for some minutes",
        description="Play games that are checked at every decision. Goes on where it stopped the last time.",
    )
    parser.add_argument("--minutes", type=float, default=1.0, metavar="M", help="how long (default 1)")
    parser.add_argument("--seed", type=int, metavar="S", help="begin with this seed and leave the last place alone")
    parser.add_argument(
        "--mission",
        action="append",
        default=[],
        metavar="MISSION",
        help="only this Mission (may be given several times)",
    )
    parser.add_argument(
        "--measured",
        type=Path,
        metavar="FILE",
        help="where the result is written (default: docs/measured.md of this checkout)",
    )
    add_json_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when a game failed."""
    done = soak(60 * arguments.minutes, seed=arguments.seed, missions=arguments.mission, report=complain)
    what = ", ".join(arguments.mission) or "all Missions"
    record(arguments.measured or CHECKOUT_FILE, what, done)
    if arguments.json:
        write_json(done)
    else:
        print(
            f"{what}: seeds {done.first} to {done.first + done.games - 1}, {done.decisions} decisions in "
            f"{done.seconds} s, {len(done.failed)} failures"
        )
    return 1 if done.failed else 0


def record(path: Path, what: str, done: Soaked) -> None:
    """Write the result as the last row of its kind; without a checkout there is nowhere to write it."""
    if not path.is_file():
        print(f"shamble: no {path.name} to write the result into", file=sys.stderr)
        return
    today = datetime.date.today().isoformat()
    minutes = f"{done.seconds / 60:.1f} min"
    cells = [what, today, minutes, str(done.games), str(done.decisions), str(len(done.failed))]
    add_row(path, HEADING, cells, only_last=True)
