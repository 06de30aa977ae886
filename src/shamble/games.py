"""Setting up games of Missions: `new_game` is where a player, a bot or a test begins."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from shamble.board import Board, BoardError
from shamble.content import (
    LEVELS,
    CustomSurvivor,
    Mission,
    Pack,
    load_mission,
    load_pack,
    load_survivor,
    plain,
    survivor_of,
)
from shamble.content.custom import SUFFIXES
from shamble.content.packs import DroppedPack, OnShelf, content_naming, content_of, in_play, on_shelf
from shamble.content.packs.keeping import keep
from shamble.content.packs.reading import TRIALS
from shamble.content.packs.shelf import assembled
from shamble.editions.classic import CLASSIC, SEMI_OFFICIAL, altered, ruleset, skill_versions
from shamble.editions.components import further_cards, shared_pieces
from shamble.editions.missions import mission_board, mission_facts, mission_kinds
from shamble.editions.modules import mission_rules
from shamble.editions.starting import first_state, place_start
from shamble.editions.survivors import bench, identity, team_list
from shamble.engine import hooks
from shamble.engine.chance import mix
from shamble.engine.errors import SetupError
from shamble.engine.game import Game
from shamble.engine.saves import BUILDERS
from shamble.engine.setting import Setting
from shamble.engine.things import Identity, MissionFacts
from shamble.rulebook import find_skill, in_force
from shamble.rulebook.catalogue import version_words
from shamble.rules.missions.requirements import unmet, with_required

USUAL_SURVIVORS = 6
FEWEST_RIVALS = 2
FILES_REMEMBERED = 32
SETTINGS_REMEMBERED = 512


def new_game(
    mission: str,
    players: Sequence[Sequence[str]] | None = None,
    *,
    teams: Sequence[Sequence[int]] | None = None,
    seed: int = 0,
    variant: str | None = None,
    boxes: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    survivors: Sequence[CustomSurvivor] = (),
    kept: Mapping[str, Any] | None = None,
) -> Game:
    """A game of a Mission, ready for its first decision.

    `players` lists the Survivors of each seat (`[["Ned", "Amy"], ["Josh"]]`), by name or by the file of one's own;
    without it one seat, or one for each team, plays six Survivors of the Mission's box. `survivors` are further ones of
    one's own, played where `players` names them. `teams` lists seats, from 1. `boxes` is what is pooled (default: the
    Mission's boxes).
    `options` are single choices such as `{"spawn": "older-seasons"}`; they go before what the Mission asks for.
    `kept` is the document of what lasts from an earlier game (`Game.kept`).
    """
    pack = content_naming(mission, boxes or (), [name for seat in players or () for name in seat])
    chosen: dict[str, Any] = {"teams": teams, "variant": variant, "boxes": boxes, "options": options, "kept": kept}
    game = build(_config(pack, mission, players, seed=seed, survivors=survivors, **chosen)).start()
    for name in game.setting.config.get("packs", ()):
        keep(pack.dropped[name])
    return game


def _config(
    pack: Pack,
    mission: str,
    players: Sequence[Sequence[str]] | None = None,
    *,
    teams: Sequence[Sequence[int]] | None = None,
    seed: int = 0,
    variant: str | None = None,
    boxes: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    survivors: Sequence[CustomSurvivor] = (),
    kept: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The set-up of a new game, as it is saved, with all that was left open decided."""
    found = find_mission(pack, mission)
    seats, own = _with_own_survivors(pack, players or default_seats(pack, found), survivors)
    in_use = boxes_in_use(pack, found, boxes, own)
    config: dict[str, Any] = {
        "kind": "mission",
        # The whole path of a file, so that its game can be resumed from any folder.
        "mission": mission if mission in pack.missions else str(Path(mission).absolute()),
        "players": seats,
        "teams": [list(team) for team in teams] if teams else _a_team_each(found, len(seats)),
        "seed": seed,
        "variant": variant or found.variant or "rue-morgue",
        "boxes": in_use,
        "options": {**({"competitive": "on"} if found.competitive else {}), **found.options, **(options or {})},
    }
    if own:
        config["survivors"] = [plain(one) for one in own]
    if kept:
        config["kept"] = dict(kept)
    if dropped := {box: pack.dropped[box].hash for box in in_use if box in pack.dropped}:
        config["packs"] = dropped
    return config


def boxes_in_use(
    pack: Pack, mission: Mission, boxes: Sequence[str] | None = None, survivors: Iterable[CustomSurvivor] = ()
) -> list[str]:
    """What is pooled: the boxes that somebody chose, else the Mission's own.

    A Mission of a dropped pack is always played with that pack, and a Survivor who begins with cards of one brings it.
    """
    wanted = dict.fromkeys([*(boxes or mission.played_with), *([pack.home_of(mission)] if pack.dropped else [])])
    for one in survivors:
        cards = {name.casefold() for name in (*one.starting_equipment, *_named_by_skills(one))}
        for name, dropped in pack.dropped.items():
            if any(card.casefold() in cards for card in dropped.equipment):
                wanted[name] = None
    return list(wanted)


def _named_by_skills(survivor: CustomSurvivor) -> Iterator[str]:
    """The cards in Skills such as "Starts with a Bone Saw"."""
    for text in (text for level in LEVELS for text in survivor.at(level)):
        printed = find_skill(text)
        yield from printed.words if printed is not None else ()


def _with_own_survivors(
    pack: Pack, players: Sequence[Sequence[str]], given: Sequence[CustomSurvivor]
) -> tuple[list[list[str]], list[CustomSurvivor]]:
    """The seats with names in place of files, and those Survivors of one's own that take part."""
    files = [name for seat in players for name in seat if name.endswith(SUFFIXES)]
    read = {name: load_survivor(Path(name), pack) for name in dict.fromkeys(files)}
    seats = [[read[name].name if name in read else name for name in seat] for seat in players]
    known: dict[str, CustomSurvivor] = {}
    for one in (*given, *read.values()):
        if known.setdefault(one.name, one) is not one:
            raise SetupError(f"Two Survivors of your own are called {one.name!r}; give one of them another name.")
    known = {**pack.own_survivors, **known}
    return seats, [one for name, one in known.items() if any(name in seat for seat in seats)]


def find_mission(pack: Pack, name: str) -> Mission:
    """A Mission by its id, or from a file of one's own."""
    if name in pack.missions:
        return pack.missions[name]
    if name.endswith(SUFFIXES):
        return _mission_file(name, _version(name))
    near = difflib.get_close_matches(name, pack.missions, 1)
    known = ", ".join(sorted(pack.missions))
    hint = f"did you mean {near[0]!r}?" if near else f"there are {known}, and files (*.yaml)."
    raise SetupError(f"There is no Mission {name!r}; {hint}")


def _version(path: str) -> tuple[int, int]:
    """What changes when somebody edits a file."""
    try:
        found = Path(path).stat()
    except OSError:
        return 0, 0  # reading it says what is wrong
    return found.st_mtime_ns, found.st_size


@lru_cache(maxsize=FILES_REMEMBERED)
def _mission_file(path: str, version: tuple[int, int]) -> Mission:
    """The Mission of a file, read once for all games until somebody edits it."""
    return load_mission(Path(path), load_pack())


@lru_cache(maxsize=FILES_REMEMBERED)
def _board_of_file(path: str, version: tuple[int, int]) -> Board:
    try:
        return mission_board(load_pack(), _mission_file(path, version))
    except BoardError as error:
        raise SetupError(f"{path}: {error}") from error


def default_survivors(pack: Pack, mission: Mission) -> list[str]:
    """The first Survivors of the Mission's box, then of its further ones, and those that it asks for.

    There are six of them, if the Mission is for so many.
    """
    low, high = mission.survivors
    number = max(low, min(high, USUAL_SURVIVORS))
    people = [name for box in mission.played_with for name in pack.survivors_of([box])]
    return fitting_team(pack, mission, people[:number], people)


def fitting_team(pack: Pack, mission: Mission, team: Sequence[str], others: Sequence[str]) -> list[str]:
    """The team, with such of the others in it as bring the Skills that the Mission asks for."""
    return with_required(mission.requires, team, others, lambda name: _first_skills(pack, name))


def _first_skills(pack: Pack, name: str) -> tuple[str, ...]:
    return tuple(pack.survivors[name].at("blue")) if name in pack.survivors else ()


def _required_faults(pack: Pack, mission: Mission, identities: Sequence[Identity]) -> Iterator[str]:
    """Which Skills that the Mission asks for nobody brings, and who would."""
    brings = {one.name: one.levels[0] for one in identities}
    for skill in unmet(mission.requires, list(brings), brings.__getitem__):
        people = [name for name in pack.survivors_of([mission.box]) if skill in _first_skills(pack, name)]
        others = f"; {', '.join(people)} would" if people else ""
        yield f"{mission.id} needs a Survivor who begins with {skill}, and nobody else brings it{others}"


def default_seats(pack: Pack, mission: Mission) -> list[list[str]]:
    """The usual Survivors at one seat; where a Mission is for several teams, at one seat for each of them."""
    usual, number = default_survivors(pack, mission), _teams_wanted(mission)
    return [usual[team::number] for team in range(number)]


def _teams_wanted(mission: Mission) -> int:
    return mission.teams or (FEWEST_RIVALS if mission.competitive else 1)


def _a_team_each(mission: Mission, seats: int) -> list[list[int]] | None:
    """As many players as a Mission wants teams are a team each, unless they say otherwise."""
    if seats == 1 or seats != _teams_wanted(mission):
        return None
    return [[seat] for seat in range(1, seats + 1)]


@lru_cache(maxsize=SETTINGS_REMEMBERED)
def _board(pack: Pack, mission: str) -> Board:
    """A Mission's board, laid once for all its games."""
    return mission_board(pack, find_mission(pack, mission))


@lru_cache(maxsize=SETTINGS_REMEMBERED)
def _facts(pack: Pack, mission: str, boxes: tuple[str, ...]) -> MissionFacts:
    """What a Mission lays on its board, the same object for all its games: drawings are remembered by it."""
    found = find_mission(pack, mission)
    kinds = {kind.name: kind.index for kind in _pieces(pack, boxes, mission_kinds(found, pack))["kinds"]}
    return mission_facts(found, _board(pack, mission), kinds, pack)


@lru_cache(maxsize=SETTINGS_REMEMBERED)
def _pieces(
    pack: Pack, boxes: tuple[str, ...], kinds: tuple[str, ...], further: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Cards, kinds and tokens of the boxes, made once for all games with them."""
    return shared_pieces(pack, boxes, kinds, further)


def build(config: Mapping[str, Any]) -> Game:
    """A game from its saved set-up, not yet started; SetupError if a pack that it was begun with is not there."""
    pack = content_of(config.get("packs", {}))
    mission = find_mission(pack, config["mission"])
    players: list[list[str]] = config["players"]
    of_mission = mission_rules(pack, mission)
    rules = ruleset(config["variant"], config["options"], of_mission)
    own = {one.name: one for one in (survivor_of(data, "survivors", pack) for data in config.get("survivors", ()))}
    teams = [[seat - 1 for seat in team] for team in config["teams"] or [list(range(1, len(players) + 1))]]
    _check_mission(pack, mission, config["boxes"])
    faults = rules.policies["numbers"](players, teams, mission.survivors, config["boxes"])
    faults += _team_faults(pack, mission, teams, config)
    faults += _not_in_force(own.values(), skill_versions(config["variant"], config["options"]))
    identities = [identity(pack, name, own) for seat in players for name in seat]
    faults += [fault for check in rules.hooks.get(hooks.SETUP_CHECKS, ()) for fault in check(identities)]
    faults += _required_faults(pack, mission, identities)
    _check_players([*pack.survivors, *own], mission, players, faults)
    boxes = tuple(config["boxes"])
    kept = config.get("kept", {})
    names = [name for seat in players for name in seat]
    pieces = _pieces(pack, boxes, mission_kinds(mission, pack), further_cards(pack, rules, boxes, kept, names))
    if config["mission"] in pack.missions:
        board, facts = _board(pack, mission.id), _facts(pack, mission.id, boxes)
    else:
        board = _board_of_file(config["mission"], _version(config["mission"]))
        facts = mission_facts(mission, board, {kind.name: kind.index for kind in pieces["kinds"]}, pack)
    setting = Setting(
        board=board,
        identities=identities,
        bench=bench(pack, boxes, players),
        seats=len(players),
        teams=team_list(players, config["teams"]),
        rules=rules,
        mission=facts,
        options=config["options"],
        altered=partial(altered, config["variant"], of_mission),
        config=dict(config),
        kept=kept,
        **pieces,
    )
    if not rules.policies["zombie-deck"](setting):
        _refuse(mission, ["no box in use has the Zombie cards that the option 'zombie-deck' asks for"], "boxes")
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
    things = {thing.token for thing in pack.tokens}
    for kind in dict.fromkeys(token.kind for token in mission.tokens if token.kind not in things):
        near = difflib.get_close_matches(kind, things, 1)
        faults.append(f"tokens: there is no token {kind!r}{f'; did you mean {near[0]!r}?' if near else ''}")
    unknown = [box for box in boxes if box not in pack.pieces.boxes]
    faults += [f"there is no box {box!r}; there are {', '.join(pack.pieces.boxes)}" for box in unknown]
    if not unknown and not any(box in pack.core_boxes for box in boxes):
        faults.append(
            f"none of the boxes in use ({', '.join(boxes)}) can be played alone; add {', '.join(pack.core_boxes)}"
        )
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


def _team_faults(
    pack: Pack, mission: Mission, teams: Sequence[Sequence[int]], config: Mapping[str, Any]
) -> Iterator[str]:
    """CL-MODE-COMP-04, RM-COMP-02: rival teams only where the Mission is marked so, and as many as it is for."""
    options = config["options"]
    if options.get("competitive") == "on" and not mission.competitive:
        yield f"{mission.id} is no Competitive Mission; its teams cannot be rivals"
    elif options.get("competitive") == "on" and len(teams) < 2:
        yield "rivals need at least two teams (--teams)"
    if mission.teams is not None and len(teams) != mission.teams:
        yield f"{mission.id} is for {mission.teams} teams, not {len(teams)}"
    if options.get("team-actions", "0") != "0" and not pack.token_count("team-action-card", config["boxes"]):
        yield "the boxes in use hold no Team Action cards"


def _not_in_force(survivors: Iterable[CustomSurvivor], versions: tuple[str, ...]) -> Iterator[str]:
    """Skills of one's own Survivors that no version of this game has."""
    for survivor in survivors:
        for text in dict.fromkeys(text for level in LEVELS for text in survivor.at(level)):
            printed = find_skill(text)
            if printed is None or in_force(printed, versions) is not None:
                continue
            words = version_words(printed.skill)
            allow = "allow --skills semi-official, or " if SEMI_OFFICIAL in words else ""
            yield f"{survivor.name}: this game has no {text}; {allow}name a version on the card: {text} ({words[0]})"


def _check_players(known: Sequence[str], mission: Mission, players: list[list[str]], faults: list[str]) -> None:
    names = [name for seat in players for name in seat]
    for name in names:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
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


def content_in_play() -> Pack:
    """What games can be chosen from now: what is built in, and the sound packs of the data folder."""
    return in_play()


def packs_found() -> list[OnShelf]:
    """The packs of the data folder, in play or with what is wrong with them."""
    return on_shelf()


def _tried(dropped: DroppedPack, mission: Mission) -> Iterator[str]:
    """Why a Mission of a dropped pack cannot be set up as it is meant, if so."""
    try:
        build(_config(assembled([dropped]), mission.id)).start()
    except (BoardError, SetupError) as error:
        yield str(error)
    except Exception as error:  # whatever a stranger's pack holds, it must stop nothing else
        yield f"cannot be set up ({type(error).__name__}: {error})"


BUILDERS["mission"] = build
TRIALS.append(_tried)
