import argparse

from shamble.bots.findings import difficulty
from shamble.cli.output import add_json_flag, complain, print_table, write_json
from shamble.content import Mission, Pack
from shamble.files.commands import command
from shamble.games import all_content, content_with, new_game, packs_found
from shamble.games.missions import find_mission
from shamble.packs import READY
from shamble.text.difficulty import measured
from shamble.text.goals import goals


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble missions`."""
    parser.add_argument("mission", nargs="?", metavar="MISSION", help="tell all about this one, or about a file")
    add_json_flag(parser)
    parser.add_argument("--docs", action="store_true", help="print the page about Missions (docs/missions.md)")


def run(arguments: argparse.Namespace) -> int:
    """Print a table of all Missions, their facts as JSON, or all about one."""
    if arguments.docs:
        from shamble.lab.mission_page import page

        print(page(), end="")
        return 0
    if arguments.mission:
        return _tell(arguments.mission, as_json=arguments.json)
    found = [_facts(pack, mission) for pack in all_content() for mission in pack.in_order()]
    if arguments.json:
        write_json(found)
        return 0
    print_table(found, _shown)
    if waiting := [found.name for found in packs_found() if found.state != READY]:
        complain(f"not in play: {', '.join(waiting)} (see `{command('packs')}`)")
    return 0


def _tell(name: str, *, as_json: bool) -> int:
    """One Mission: its facts, its goals, its own rules, and how hard bots have found it."""
    pack = content_with(name)
    mission = find_mission(pack, name)
    game = new_game(name)
    found, current = difficulty(mission)
    if as_json:
        write_json({**_facts(pack, mission), "goals": goals(game), "measured": found, "measured_is_current": current})
        return 0
    facts = {key: _shown(value) for key, value in _facts(pack, mission).items() if key not in ("id", "title")}
    print(f"{mission.id} {mission.title}")
    print(", ".join(f"{key} {value}" for key, value in facts.items()))
    for line in (*goals(game), *mission.special_rules):
        print(f"- {line}")
    print(" ".join(measured(game, found, current=current)))
    return 0


def _facts(pack: Pack, mission: Mission) -> dict[str, object]:
    return {
        "id": mission.id,
        "title": mission.title,
        "edition": mission.edition,
        "box": mission.box,
        "difficulty": mission.difficulty,
        "minutes": mission.minutes,
        "survivors": list(mission.survivors),
        "from": mission.origin,
        "pack": home if (home := pack.home_of(mission)) in pack.dropped else None,
    }


def _shown(value: object) -> str:
    if isinstance(value, list):
        return "-".join(map(str, value))
    return "-" if value is None else str(value)
