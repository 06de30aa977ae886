"""Setting up games of Missions: `new_game` is where a player, a bot or a test begins."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from shamble.board import Board, BoardError
from shamble.content import Mission, Pack, load_mission, load_pack
from shamble.editions.assembly import (
    first_state,
    identity,
    mission_board,
    mission_facts,
    place_start,
    shared_pieces,
    team_list,
)
from shamble.editions.classic import CLASSIC, altered, ruleset
from shamble.engine.chance import mix
from shamble.engine.errors import SetupError
from shamble.engine.game import Game
from shamble.engine.saves import BUILDERS
from shamble.engine.setting import MissionFacts, Setting

USUAL_SURVIVORS = 6


def new_game(
    mission: str,
    players: Sequence[Sequence[str]] | None = None,
    *,
    teams: Sequence[Sequence[int]] | None = None,
    seed: int = 0,
    variant: str | None = None,
    boxes: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """A game of a Mission, ready for its first decision.

    `players` lists the Survivors of each seat (`[["Ned", "Amy"], ["Josh"]]`); without it one seat plays six Survivors
    of the Mission's box. `teams` lists seats, from 1. `boxes` is what is pooled (default: the Mission's box). `options`
    are single choices such as `{"spawn": "older-seasons"}`.
    """
    pack = load_pack()
    found = find_mission(pack, mission)
    config: dict[str, Any] = {
        "kind": "mission",
        # The whole path of a file, so that its game can be resumed from any folder.
        "mission": mission if mission in pack.missions else str(Path(mission).absolute()),
        "players": [list(seat) for seat in players or [default_survivors(pack, found)]],
        "teams": [list(team) for team in teams] if teams else None,
        "seed": seed,
        "variant": variant or found.variant or "rue-morgue",
        "boxes": list(boxes or [found.box]),
        "options": dict(options or {}),
    }
    return build(config).start()


def find_mission(pack: Pack, name: str) -> Mission:
    """A Mission by its id, or from a file of one's own."""
    if name in pack.missions:
        return pack.missions[name]
    if name.endswith((".yaml", ".yml")):
        return load_mission(Path(name), pack)
    near = difflib.get_close_matches(name, pack.missions, 1)
    known = ", ".join(sorted(pack.missions))
    hint = f"did you mean {near[0]!r}?" if near else f"there are {known}, and files (*.yaml)."
    raise SetupError(f"There is no Mission {name!r}; {hint}")


def default_survivors(pack: Pack, mission: Mission) -> list[str]:
    """The first Survivors of the Mission's box: six, if the Mission is for so many."""
    low, high = mission.survivors
    number = max(low, min(high, USUAL_SURVIVORS))
    return [name for name, card in pack.survivors.items() if card.box == mission.box][:number]


@cache
def _board(mission: str) -> Board:
    """A Mission's board, laid once for all its games."""
    pack = load_pack()
    return mission_board(pack, find_mission(pack, mission))


def _board_of_file(pack: Pack, mission: Mission, config: Mapping[str, Any]) -> Board:
    try:
        return mission_board(pack, mission)
    except BoardError as error:
        raise SetupError(f"{config['mission']}: {error}") from error


@cache
def _facts(mission: str, boxes: tuple[str, ...]) -> MissionFacts:
    """What a Mission lays on its board, the same object for all its games: drawings are remembered by it."""
    pack = load_pack()
    kinds = {kind.name: kind.index for kind in _pieces(boxes)["kinds"]}
    return mission_facts(find_mission(pack, mission), _board(mission), kinds, pack)


@cache
def _pieces(boxes: tuple[str, ...]) -> dict[str, Any]:
    """Cards, kinds and tokens of the boxes, made once for all games with them."""
    return shared_pieces(load_pack(), boxes)


def build(config: Mapping[str, Any]) -> Game:
    """A game from its saved set-up, not yet started."""
    pack = load_pack()
    mission = find_mission(pack, config["mission"])
    players: list[list[str]] = config["players"]
    rules = ruleset(config["variant"], config["options"])
    teams = [[seat - 1 for seat in team] for team in config["teams"] or [list(range(1, len(players) + 1))]]
    _check_mission(pack, mission, config["boxes"])
    _check_players(pack, mission, players, rules.policies["numbers"](players, teams, mission.survivors))
    boxes = tuple(config["boxes"])
    pieces = _pieces(boxes)
    if config["mission"] in pack.missions:
        board, facts = _board(mission.id), _facts(mission.id, boxes)
    else:
        board = _board_of_file(pack, mission, config)
        facts = mission_facts(mission, board, {kind.name: kind.index for kind in pieces["kinds"]}, pack)
    setting = Setting(
        board=board,
        identities=[identity(pack, name) for seat in players for name in seat],
        seats=len(players),
        teams=team_list(players, config["teams"]),
        rules=rules,
        mission=facts,
        options=config["options"],
        altered=partial(altered, config["variant"]),
        config=dict(config),
        **pieces,
    )
    game = Game(setting, first_state(pack, setting, config["boxes"], players))
    game.state.rng = mix(config["seed"] + 1)
    place_start(game)
    game.push("setup", at="first-player")
    return game


def _check_mission(pack: Pack, mission: Mission, boxes: Sequence[str]) -> None:
    """Whether this program and the pooled boxes have what the Mission needs."""
    faults = []
    if mission.edition != CLASSIC.name:
        faults.append(f"{mission.edition} cannot be played yet; so far there is {CLASSIC.name}")
    if mission.module is not None:
        faults.append(f"module: found {mission.module!r}; no Mission has code of its own yet")
    things = {thing.token for thing in pack.tokens}
    for kind in dict.fromkeys(token.kind for token in mission.tokens if token.kind not in things):
        near = difflib.get_close_matches(kind, things, 1)
        faults.append(f"tokens: there is no token {kind!r}{f'; did you mean {near[0]!r}?' if near else ''}")
    unknown = [box for box in boxes if box not in pack.pieces.boxes]
    faults += [f"there is no box {box!r}; there are {', '.join(pack.pieces.boxes)}" for box in unknown]
    standing = Counter(dict.fromkeys(pack.zombies, 0))
    for there in mission.zombies.values():
        standing.update({pack.zombie(name).name: count for name, count in there.items()})
    held = {name: sum(kind.miniatures.get(box, 0) for box in boxes) for name, kind in pack.zombies.items()}
    short = [name for name in standing if standing[name] > held[name]]
    if short and not unknown:
        kinds = ", ".join(f"{name} ({number})" for name, number in held.items() if number)
        faults += [
            f"zombies: found {standing[name]} of {name}; the boxes in use ({', '.join(boxes)}) hold {held[name]}. "
            f"They hold {kinds}"
            for name in short
        ]
    _refuse(mission, faults, "boxes")


def _check_players(pack: Pack, mission: Mission, players: list[list[str]], faults: list[str]) -> None:
    names = [name for seat in players for name in seat]
    for name in names:
        if name not in pack.survivors:
            near = difflib.get_close_matches(name, pack.survivors, 1)
            faults.append(f"there is no Survivor {name!r}{f'; did you mean {near[0]!r}?' if near else ''}")
    faults += [f"{name} is taken twice" for name in dict.fromkeys(names) if names.count(name) > 1]
    low, high = mission.survivors
    if not low <= len(names) <= high:
        faults.append(f"{mission.id} is for {low} to {high} Survivors, not {len(names)}")
    _refuse(mission, faults, "survivors")


def _refuse(mission: Mission, faults: list[str], about: str) -> None:
    if faults:
        listed = "\n".join(f"  {fault}" for fault in dict.fromkeys(faults))
        raise SetupError(f"{mission.id} cannot be set up like this:\n{listed}", about)


BUILDERS["mission"] = build
