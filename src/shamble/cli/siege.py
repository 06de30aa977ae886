import argparse
import secrets
from pathlib import Path

from shamble.cli.measured import add_measured_flag, write_row
from shamble.cli.output import add_json_flag, complain, write_result
from shamble.lab.measured import CHECKOUT_FILE, this_machine, today
from shamble.lab.siege import GOAL_95, GOAL_WORST, During, Endured, Siege, besiege
from shamble.lab.swarm import MOST_MINUTES

HEADING = "Siege"
SEEDS = 100_000


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble siege`."""
    parser.description = "Attack a server of its own on this computer, kill it, and tell how long its players wait."
    parser.add_argument("--tables", type=int, default=10, metavar="N", help="tables at once (default 10)")
    parser.add_argument("--seats", type=int, default=3, metavar="N", help="seats at each table (default 3)")
    parser.add_argument(
        "--minutes", type=float, default=5.0, metavar="M", help=f"how long (default 5, at most {MOST_MINUTES})"
    )
    parser.add_argument("--seed", type=int, metavar="S", help="the same attacks once more (otherwise others each time)")
    add_measured_flag(parser)
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when something was lost, or players waited too long."""
    seed = secrets.randbelow(SEEDS) if arguments.seed is None else arguments.seed
    siege = Siege(tables=arguments.tables, seats=arguments.seats, seconds=60 * arguments.minutes, seed=seed)
    done = besiege(siege, report=complain)
    record(arguments.measured or CHECKOUT_FILE, siege, done)
    write_result(done, [told(done)], as_json=arguments.json)
    return 0 if done.holds else 1


def told(done: Endured) -> str:
    """The result in words, the attacks during which players waited longest first."""
    rows = [(one.worst, one.share_95, one.attack, _answers(one.answers)) for one in by_worst(done)]
    return "\n".join(
        [
            "    worst          95 %  while (answers)",
            *(f"{worst:9.1f} ms {share:9.1f} ms  {attack} ({answers})" for worst, share, attack, answers in rows),
            *(f"waited {ms} ms during: {attack}" for ms, attack in done.worst_waits),
            f"{done.waits} waits: {done.median} ms (half), {done.share_95} ms (95 %), {done.worst} ms (all); "
            f"undisturbed {done.calm_95} ms (95 %)",
            f"{done.restarts} times killed: back at the table after {done.restart_worst} ms at worst; "
            f"{done.workers_killed} workers killed",
            *done.faults,
            f"seed {done.seed}: goal of {GOAL_95:g} ms (95 %) and {GOAL_WORST:g} ms (all), nothing lost: "
            f"{'reached' if done.holds else 'missed'}",
        ]
    )


def by_worst(done: Endured) -> list[During]:
    """The attacks, that with the longest wait first."""
    return sorted(done.during, key=lambda one: -one.worst)


def _answers(answers: dict[str, int]) -> str:
    return ", ".join(f"{number} x {status}" for status, number in sorted(answers.items())) or "nothing sent"


def record(path: Path, siege: Siege, done: Endured) -> None:
    """Add a row."""
    played = (siege.tables, f"{done.seconds / 60:.1f} min", done.seed, done.waits)
    waits = (f"{done.calm_95} ms", f"{done.share_95} ms", f"{done.worst} ms")
    attack = by_worst(done)[0].attack if done.during else "-"
    restarts = (done.restarts, f"{done.restart_worst} ms")
    write_row(path, HEADING, today(), this_machine(), *played, *waits, attack, *restarts, len(done.faults))
