import argparse
import platform
from pathlib import Path

from shamble.cli.measured import add_measured_flag, write_row
from shamble.cli.output import above_zero, add_json_flag, complain, write_result
from shamble.lab.bench import (
    BASELINE,
    PEER,
    Figures,
    Report,
    bench,
    drops,
    peer_python,
    read_baseline,
    write_baseline,
)
from shamble.lab.growth import Growth, measure_growth
from shamble.lab.measured import CHECKOUT_FILE, check_table, today

HEADING = "Speed"
GROWTH_HEADING = "Growth"
PEER_FOLDER = Path(__file__).parents[3] / ".venv-bench"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble bench`."""
    parser.description = (
        f"Measure random play, beside that of {PEER} where it can be installed (in a folder of its own), "
        "and tell what has become worse by more than a tenth."
    )
    parser.add_argument("--seconds", type=above_zero, default=12.0, metavar="S", help="how long each (default 12)")
    parser.add_argument("--alone", action="store_true", help=f"leave {PEER} out")
    parser.add_argument(
        "--peer",
        type=Path,
        default=PEER_FOLDER,
        metavar="FOLDER",
        help=f"the environment that {PEER} is installed in (default: .venv-bench of this checkout)",
    )
    parser.add_argument(
        "--baseline",
        type=Path,
        default=BASELINE,
        metavar="FILE",
        help="what it is compared with (default: benchmarks/baseline.json of this checkout)",
    )
    parser.add_argument("--rebase", action="store_true", help="from now on compare with what is measured now")
    add_measured_flag(parser)
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the figures and add them to the file; exit 1 when something has become worse."""
    if arguments.measured:
        check_table(arguments.measured, HEADING)
        check_table(arguments.measured, GROWTH_HEADING)
    baseline = read_baseline(arguments.baseline)
    python, note = None, "measured alone"
    if not arguments.alone:
        python = peer_python(arguments.peer, complain)
        note = "" if python else f"{PEER} could not be installed here"
    report = bench(arguments.seconds, python, note)
    growth = measure_growth()
    record(arguments.measured or CHECKOUT_FILE, report, growth)
    worse = drops(report, baseline)
    if arguments.rebase:
        write_baseline(arguments.baseline, report)
    result = {"speed": report, "growth": growth, "worse": worse}
    write_result(result, [*_told(report), *_growth_told(growth), *worse], as_json=arguments.json)
    return 1 if worse and not arguments.rebase else 0


def _told(report: Report) -> list[str]:
    lines = [f"random play, Python {report.python}, {_build(report)}"]
    for row in report.rows:
        ratio = "" if row.ratio is None else f", {row.ratio} times {PEER} (copies {row.copy_ratio} times)"
        lines.append(f"{_line(row.mission, row.ours)}, {row.calls_per_decision} calls per decision{ratio}")
    if report.peer is not None:
        lines.append(_line(PEER, report.peer))
    return [*lines, *([report.note] if report.note else [])]


def _build(report: Report) -> str:
    return "compiled" if report.compiled else "interpreted"


def _line(name: str, figures: Figures) -> str:
    return (
        f"{name:<12}{figures.decisions_per_second:>8} decisions/s {figures.options_per_decision:>7} options each "
        f"{figures.games_per_second:>8} games/s {figures.copy_us:>7} us per copy"
    )


def _growth_told(growth: Growth) -> list[str]:
    return [
        f"a choice among 300 Zombies takes {growth.crowd} times as long as among 30",
        f"5,000 choices: loaded in {growth.load_ms} ms, run in {growth.run_ms} ms, "
        f"{growth.bytes_per_choice} bytes of memory for each",
        f"shamble --help takes {growth.help_ms} ms of CPU, shamble rules {growth.rules_ms} ms",
    ]


def record(path: Path, report: Report, growth: Growth) -> None:
    """Add a row for each Mission, and one for what grows."""
    when = [today(), f"Python {report.python}, {platform.machine()}"]
    note = ", ".join(([_build(report)] if report.compiled else []) + ([report.note] if report.note else [])) or "-"
    for row in report.rows:
        ours = row.ours
        figures = [ours.decisions_per_second, ours.options_per_decision, ours.games_per_second, ours.copy_us]
        ratios = ["-" if one is None else one for one in (row.ratio, row.copy_ratio)]
        write_row(path, HEADING, *when, row.mission, *figures, row.calls_per_decision, *ratios, note)
    grown = [growth.crowd, growth.load_ms, growth.run_ms, growth.bytes_per_choice, growth.help_ms, growth.rules_ms]
    write_row(path, GROWTH_HEADING, *when, *grown, _build(report) if report.compiled else "-")
