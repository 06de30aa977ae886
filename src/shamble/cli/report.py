import argparse
from pathlib import Path

from shamble.cli.output import complain
from shamble.errors import ShambleError
from shamble.lab.ladder import LADDER, write_ladder
from shamble.lab.report import report_page
from shamble.lab.results import read_results


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble report`."""
    parser.description = "Make one page of HTML, with charts, of games that `shamble simulate` has played."
    parser.add_argument("results", nargs="+", type=Path, metavar="RESULTS", help="files of `shamble simulate -o`")
    parser.add_argument("-o", "--output", type=Path, metavar="PAGE", help="the page, such as report.html")
    parser.add_argument(
        "--table", type=Path, metavar="FILE", help="write the tables of the ladder into this file (docs/bots.md)"
    )
    parser.add_argument(
        "--under",
        default=LADDER,
        metavar="HEADING",
        help=f"the heading of the table that is replaced (default: {LADDER})",
    )


def run(arguments: argparse.Namespace) -> int:
    """Write what was asked for."""
    if arguments.output is None and arguments.table is None:
        raise ShambleError("report: say what to write: -o report.html, or --table docs/bots.md")
    played = [one for path in arguments.results for one in read_results(path)]
    if arguments.output is not None:
        try:
            arguments.output.write_text(report_page(played), encoding="utf-8")
        except OSError as error:
            raise ShambleError(f"{arguments.output}: cannot be written: {error.strerror}") from None
        complain(f"the report is in {arguments.output}")
    if arguments.table is not None:
        for heading in write_ladder(arguments.table, played, arguments.under):
            complain(f"{arguments.table}: the table under '{heading}' is written")
    return 0
