import argparse
from pathlib import Path

from shamble.cli.output import complain
from shamble.lab.measured import add_row


def add_measured_flag(parser: argparse.ArgumentParser) -> None:
    """Give a command that measures `--measured`: the file that keeps its results."""
    parser.add_argument(
        "--measured",
        type=Path,
        metavar="FILE",
        help="where the result is written (default: docs/measured.md of this checkout)",
    )


def write_row(path: Path, heading: str, *cells: object, only_last: bool = False) -> None:
    """Write a result down; without a checkout there is nowhere to write it."""
    if path.is_file():
        add_row(path, heading, *cells, only_last=only_last)
    else:
        complain(f"no {path.name} to write the result into")
