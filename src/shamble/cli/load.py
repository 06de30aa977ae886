import argparse
from pathlib import Path

from shamble.cli.measured import add_measured_flag, write_row
from shamble.cli.output import add_json_flag, complain, write_result
from shamble.lab.measured import CHECKOUT_FILE, this_machine, today
from shamble.lab.swarm import MOST_MINUTES, MOST_TABLES, Load, Swarmed, swarm

HEADING = "Load"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble load`."""
    parser.description = "Let a swarm of players loose on a server of its own on this computer, then check every table."
    parser.add_argument(
        "--tables", type=int, default=100, metavar="N", help=f"tables at once (default 100, at most {MOST_TABLES})"
    )
    parser.add_argument("--seats", type=int, default=3, metavar="N", help="seats at each table (default 3)")
    parser.add_argument(
        "--minutes", type=float, default=1.0, metavar="M", help=f"how long (default 1, at most {MOST_MINUTES})"
    )
    parser.add_argument(
        "--think",
        type=float,
        nargs=2,
        default=[0.5, 2.0],
        metavar=("LEAST", "MOST"),
        help="seconds that a player thinks (default 0.5 2)",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="other games and other choices (default 0)")
    add_measured_flag(parser)
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when something was lost or a table is wrong."""
    least, most = arguments.think
    load = Load(arguments.tables, arguments.seats, 60 * arguments.minutes, (least, most), arguments.seed)
    done = swarm(load, report=complain)
    for fault in done.faults:
        complain(f"seed {arguments.seed}: {fault}")
    record(arguments.measured or CHECKOUT_FILE, done)
    lines = (
        f"{done.choices} choices in {done.seconds} s: {done.choices_per_second} choices/s; answered within "
        f"{done.answer_95} ms (95 %), {done.answer_median} ms (half), {done.answer_worst} ms (all)",
        f"of a core: {done.server_time} ms per choice for the server, {done.player_time} ms for its players",
        f"{done.games} tables run again ({done.games_over} games over): {len(done.faults)} lost or wrong",
    )
    write_result(done, lines, as_json=arguments.json)
    return 1 if done.faults else 0


def record(path: Path, done: Swarmed) -> None:
    """Add a row."""
    played = (done.tables, done.seats, f"{done.seconds / 60:.1f} min", done.choices_per_second)
    times = (done.answer_median, done.answer_95, done.answer_worst, done.server_time, done.player_time)
    write_row(path, HEADING, today(), this_machine(), *played, *(f"{time} ms" for time in times), len(done.faults))
