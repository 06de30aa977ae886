import argparse
import datetime
import platform
from pathlib import Path

from shamble.cli.measured import add_measured_flag, write_row
from shamble.cli.output import Subparsers, above_zero, add_json_flag, complain, write_json
from shamble.lab.bench import PEER, Figures, Report, bench, peer_python
from shamble.lab.measured import CHECKOUT_FILE, check_table

HEADING = "Speed"
PEER_FOLDER = Path(__file__).parents[3] / ".venv-bench"


def register(subparsers: Subparsers) -> None:
    """Add `shamble bench` to the command line."""
    parser = subparsers.add_parser(
        "bench",
        description=f"Measure random play, beside that of {PEER} where it can be installed (in a folder of its own).",
    )
    parser.add_argument("--seconds", type=above_zero, default=12.0, metavar="S", help="how long each (default 12)")
    parser.add_argument("--alone", action="store_true", help=f"leave {PEER} out")
    add_measured_flag(parser)
    add_json_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the figures and add them to the file."""
    if arguments.measured:
        check_table(arguments.measured, HEADING)
    python, note = None, "measured alone"
    if not arguments.alone:
        python = peer_python(PEER_FOLDER, complain)
        note = "" if python else f"{PEER} could not be installed here"
    report = bench(arguments.seconds, python, note)
    record(arguments.measured or CHECKOUT_FILE, report)
    if arguments.json:
        write_json(report)
    else:
        print("\n".join(_told(report)))
    return 0


def _told(report: Report) -> list[str]:
    lines = [f"random play of {report.mission}, Python {report.python}", _line("shamble", report.ours)]
    if report.peer is not None and report.ratio is not None:
        lines.append(_line(PEER, report.peer))
        lines.append("ratio: " + ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in report.ratio.items()))
    return [*lines, *([report.note] if report.note else [])]


def _line(name: str, figures: Figures) -> str:
    return (
        f"{name:<12}{figures.decisions_per_second:>8} decisions/s {figures.options_per_decision:>7} options each "
        f"{figures.games_per_second:>8} games/s {figures.copy_us:>7} us per copy"
    )


def record(path: Path, report: Report) -> None:
    """Add a row."""
    ours, ratio = report.ours, report.ratio or {}
    cells = [
        datetime.date.today().isoformat(),
        f"Python {report.python}, {platform.machine()}",
        str(ours.decisions_per_second),
        str(ours.options_per_decision),
        str(ours.games_per_second),
        str(ours.copy_us),
        str(ratio.get("decisions_per_second", "-")),
        str(ratio.get("copies_per_second", "-")),
        report.note or "-",
    ]
    write_row(path, HEADING, cells)
