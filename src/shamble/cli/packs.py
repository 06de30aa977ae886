"""`shamble packs`: what was dropped into the data folder, what is wrong with it, and whose Python is trusted."""

import argparse
from pathlib import Path

from shamble.cli.output import add_json_flag, complain, write_json
from shamble.errors import ShambleError
from shamble.files.commands import command
from shamble.games import packs_found
from shamble.packs import FAULTY, READY, ShelvedPack, packs_folder, trust
from shamble.text.packs import contents, standing

TRUST, UNTRUST = "trust", "untrust"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble packs`."""
    parser.description = (
        "List the packs in your data folder: Missions, tiles, cards and Survivors that you dropped there. "
        "A pack with Python is played only after `shamble packs trust NAME`; trust ends when one of its files changes."
    )
    add_json_flag(parser)
    parser.add_argument("act", nargs="?", choices=(TRUST, UNTRUST), help="trust the Python of a pack, or no longer")
    parser.add_argument("name", nargs="?", metavar="NAME", help="the pack to trust or not")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the data folder, as for `shamble play`")


def run(arguments: argparse.Namespace) -> int:
    """Print the packs with their faults (exit 1 if there are any), or change whom to trust."""
    if arguments.act:
        if not arguments.name:
            raise ShambleError(f"packs: name the pack: {command('packs', arguments.act)} NAME")
        return _trust(arguments.name) if arguments.act == TRUST else _untrust(arguments.name)
    packs = packs_found()
    if arguments.json:
        write_json({"folder": str(packs_folder()), "packs": [_facts(pack) for pack in packs]})
    else:
        print(f"Packs are looked for in {packs_folder()}" + ("" if packs else "; there are none."))
        for pack in packs:
            _show(pack)
    return 1 if any(pack.state == FAULTY for pack in packs) else 0


def _show(pack: ShelvedPack) -> None:
    print(f"{pack.state:<10} {pack.name}: {contents(pack) or '-'}")
    for fault in pack.faults:
        complain(str(fault))
    if pack.state not in (READY, FAULTY):
        print(f"           {standing(pack)}")
    elif pack.found.code and trust.is_trusted(pack.name, pack.found.digest):
        print(f"           its Python is trusted: {', '.join(pack.found.code)}")


def _facts(pack: ShelvedPack) -> dict[str, object]:
    content = pack.found.content
    return {
        "name": pack.name,
        "title": content.title if content else pack.name,
        "author": content.author if content else "",
        "state": pack.state,
        "missions": list(content.missions) if content else [],
        "tiles": list(content.tiles) if content else [],
        "equipment": list(content.equipment) if content else [],
        "zombie cards": len(content.zombie_cards) if content else 0,
        "survivors": list(content.survivors) if content else [],
        "python": list(pack.found.code),
        "trusted": bool(pack.found.code) and trust.is_trusted(pack.name, pack.found.digest),
        "faults": [str(fault) for fault in pack.faults],
    }


def _trust(name: str) -> int:
    pack = _named(name)
    if pack.state == FAULTY:
        raise ShambleError(f"packs: {name} has faults and is not played; `{command('packs')}` lists them")
    if not pack.found.code:
        print(f"{name} holds no Python: there is nothing to trust.")
        return 0
    trust.trust(pack.name, pack.found.digest)
    print(f"{name} is trusted as it is now. Its Python runs with all your rights: {', '.join(pack.found.code)}")
    return 0


def _untrust(name: str) -> int:
    if not trust.untrust(name):
        print(f"{name} was not trusted.")
        return 0
    print(f"{name} is no longer trusted; what has begun to run it goes on until it is closed.")
    return 0


def _named(name: str) -> ShelvedPack:
    packs = packs_found()
    found = next((pack for pack in packs if pack.name == name), None)
    if found is None:
        there = ", ".join(pack.name for pack in packs) or "none"
        raise ShambleError(f"packs: there is no pack {name!r} in {packs_folder()}; there are {there}")
    return found
