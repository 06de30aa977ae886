import argparse
from pathlib import Path

from shamble.bots.findings import how_hard
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.games.missions import content_naming, find_mission

PAPERS = ("a4", "letter")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble sheet`."""
    parser.description = (
        "Write a Mission as a PDF to be printed: map, tiles, tokens, goals, special rules and measured "
        "difficulty, for the real table."
    )
    parser.add_argument("mission", metavar="MISSION", help="a Mission (see `shamble missions`), or a file of your own")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help="mission.pdf")
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help="the size of the paper (default: a4)")


def run(arguments: argparse.Namespace) -> int:
    """Write the sheet."""
    if arguments.output.suffix.lower() != ".pdf":
        raise ShambleError(f"sheet: {arguments.output} must end in .pdf")
    game = new_game(arguments.mission)
    pack = content_naming(game.setting.setup.mission)
    mission = find_mission(pack, arguments.mission)
    from shamble.sheet import contents, pdf  # writing PDF takes a while to load

    written = pdf(game, contents(game, mission, pack, how_hard(game, mission)), arguments.paper)
    try:
        arguments.output.write_bytes(written)
    except OSError as error:
        raise ShambleError(f"{arguments.output}: cannot be written: {error.strerror}") from None
    return 0
