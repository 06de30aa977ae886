"""A position of a game as a scenario: what stands on the table, and the choices since it last rested."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from shamble.editions import DEFAULT, EDITIONS
from shamble.engine.commands import command_of
from shamble.engine.declared import DECISIONS
from shamble.engine.log import Entry
from shamble.engine.saves import Retraced
from shamble.errors import ShambleError
from shamble.files.plain import Json, mapping
from shamble.rules.horde import present
from shamble.rules.studying import PhaseSoFar, is_at_rest, phase_so_far, rests
from shamble.rules.turn import TurnSoFar, turn_so_far
from shamble.scenario.barriers import exported
from shamble.scenario.building import ScenarioSetup
from shamble.scenario.inventories import listed
from shamble.scenario.matching import all_anytime
from shamble.scenario.names import card_name, option_fields, pile_names, slot_names
from shamble.scenario.position import NOBODY
from shamble.world.game import Game
from shamble.world.pieces import named
from shamble.world.state import Survivor
from shamble.world.tokens import noise_on_board

TAKEN_OVER = (
    "danger",
    "levels",
    "door_xp",
    "spawn_dice",
    "spawn_dice_each",
    "allows",
    "leaving",
    "events",
    "win",
    "lose",
    "triggers",
    "tokens",
    "house_rules",
)
"""The keys that the game of a scenario keeps from its own file."""


def export(game: Game, choices: int | None = None) -> dict[str, Any]:
    """The position after so many choices (default: now) as the plain data of a scenario.

    A position in the middle of something is given as the last one at rest and the steps that lead on from there.
    """
    if packs := game.setting.setup.packs:
        raise ShambleError(f"This game is played with {', '.join(packs)}; a scenario knows only what is built in.")
    entries = game.log
    last = len(entries) - 1
    choices = last if choices is None else choices
    if not 0 <= choices <= last:
        raise ShambleError(f"--at {choices}: this game has {last} choices; give a number from 0 to {last}.")
    there = _gone_back(game, choices) if game.note and choices >= game.undo_floor - 1 else _replayed(game, choices)
    while not is_at_rest(there) and len(there.log) > there.undo_floor:
        there.undo(consent=True)
    steps_from = len(there.log)
    if there.note and not is_at_rest(there):
        raise ShambleError(
            f"After {choices} choices this game is in the middle of something, and the rules of today do not lead "
            "there: play on until the next turn begins, or give with --at a choice by which one has begun."
        )
    data = _position(there) if is_at_rest(there) else _set_up(there)
    data["scenario"] = f"{there.setting.mission.title} after {choices} choices"
    steps = [_step(there, entry) for entry in entries[steps_from : choices + 1]]
    steps += _foreseen(there)
    return {**data, "steps": steps} if steps else data


def _foreseen(game: Game) -> list[dict[str, Json]]:
    """The last step of a scenario that ends in the middle of something, or with the game."""
    if game.decision is None:
        return [{"expect": {"game": game.state.outcome, "reason": game.state.reason}}]
    return [] if DECISIONS[game.decision.kind].rests else [{"expect": {"decision": game.decision.kind}}]


def _gone_back(game: Game, choices: int) -> Game:
    """The position after so many choices of a game that has gone on from one that its log does not lead to."""
    there = game.copy()
    while len(there.log) > choices + 1:
        there.undo(consent=True)
    return there


def _replayed(game: Game, choices: int) -> Game:
    """The position after so many choices, run again from the start."""
    retraced = Retraced(game.setting.setup, game.log[: choices + 1])
    there = retraced.end()
    if there is None:
        led = f"the first {retraced.led - 1} choices" if retraced.led else "no choice"
        raise ShambleError(
            f"The rules of today lead through {led} of this game and no further ({retraced.why}); "
            "give with --at a number up to that, or leave it out."
        )
    return cast(Game, there)


def _step(game: Game, entry: Entry) -> dict[str, Json]:
    """A choice of the log as a step; the game is played on."""
    name, argument = command_of(entry.key) or ("", "")
    if name == "run":
        step: dict[str, Json] = {"run": argument}
    elif name:
        raise ShambleError("The players changed the rules or the end here: export an earlier or later choice.")
    else:
        options = [*game.options, *all_anytime(game)]
        option = next(option for option in options if option.key == entry.key)
        step = {"do": option_fields(game, option)}
    dice = [face for what, values in entry.chance if what == "dice" for face in values]
    game.redo()
    return {**step, "dice": dice} if dice else step


def _heading(game: Game) -> dict[str, Json]:
    """The keys before the position: what is played, and with which choices."""
    setup = game.setting.setup
    in_force = {**game.setting.options, **game.state.rules}
    options: dict[str, Json] = {"options": in_force} if in_force else {}
    if game.setting.rules.edition != DEFAULT:
        options["edition"] = game.setting.rules.edition
    if game.setting.kept:
        options["kept"] = game.setting.kept
    if isinstance(setup, ScenarioSetup):
        keys = ("edition", "variant", "boxes", *TAKEN_OVER)
        return {"scenario": "", **{key: setup.scenario[key] for key in keys if key in setup.scenario}, **options}
    return {"scenario": "", "variant": setup.variant, "boxes": list(setup.boxes), **options}


def _board(game: Game, *, with_state: bool = True) -> dict[str, Json]:
    setting, state = game.setting, game.state
    setup = setting.setup
    file: dict[str, Json] = setup.scenario["board"] if isinstance(setup, ScenarioSetup) else {"mission": setup.mission}
    doors = dict(mapping(file.get("doors")))
    board = {**file, "doors": doors}
    zones = {name: _without(mapping(detail), "revealed") for name, detail in mapping(file.get("zones")).items()}
    if with_state:
        board |= exported(setting.board, file, state.doors)
        for door in setting.board.doors:
            is_open = "open" if state.doors >> door.index & 1 else "closed"
            given = doors.get(door.name)
            doors[door.name] = {**given, "state": is_open} if isinstance(given, dict) else is_open
        _add_tents(game, zones)
    board["zones"] = {name: detail for name, detail in zones.items() if detail}
    return {key: value for key, value in board.items() if value}


def _add_tents(game: Game, zones: dict[str, dict[str, Json]]) -> None:
    """Add to the keys of Zones the tent cards that lie there."""
    setting = game.setting
    cards = EDITIONS[setting.rules.edition].pack.tents
    for place, face in zip(setting.mission.tents, game.state.tents, strict=True):
        name = next((name for name in zones if setting.board.zone(name) == place), setting.board.zones[place].name)
        tent: dict[str, Json] = {"tent": cards[face if face >= 0 else -1 - face].id}
        if face < 0:
            tent["tent_revealed"] = True
        zones[name] = {**_without(zones.get(name, {}), "tent_revealed"), **tent}


def _without(detail: Mapping[str, Json], key: str) -> dict[str, Json]:
    return {name: value for name, value in detail.items() if name != key}


def _players(game: Game) -> dict[str, Json]:
    setting = game.setting
    seats = range(setting.seats)
    data: dict[str, Json] = {
        "players": [[s.name for s in game.state.survivors if s.seat == seat] for seat in seats],
    }
    if any(setting.teams):
        teams = range(max(setting.teams) + 1)
        data["teams"] = [[seat + 1 for seat in seats if setting.teams[seat] == team] for team in teams]
    return data


def _set_up(game: Game) -> dict[str, Json]:
    """A game that is still being set up: the same seed deals the same cards again."""
    setup = game.setting.setup
    if isinstance(setup, ScenarioSetup):
        return dict(setup.scenario)
    names = [survivor.name for survivor in game.state.survivors]
    return {
        **_heading(game),
        "board": _board(game, with_state=False),
        **_players(game),
        "survivors": {name: {} for name in names},
        "phase": "setup",
        "seed": setup.seed or 0,
    }


def _position(game: Game) -> dict[str, Json]:
    state = game.state
    turn, phase = turn_so_far(game), phase_so_far(game)
    data: dict[str, Json] = {
        **_heading(game),
        "board": _board(game),
        **_players(game),
        "first_player": state.first_seat + 1,
        "survivors": {s.name: _survivor(game, s, phase) for s in state.survivors},
        **_zombies_and_tokens(game),
        **_piles(game),
        **_states_of_places(game),
        "wounded_in": state.wounded_in or None,
        "round": state.round,
        "turn": _turn(game, turn) if turn is not None else NOBODY,
        "pause": rests(game),
    }
    needed = ("survivors", "decks", "aside", "revealed", "awake", "stock", "noise_stock", "round", "pause")
    return {key: value for key, value in data.items() if key in needed or (value not in (None, [], {}))}


def _zombies_and_tokens(game: Game) -> dict[str, Json]:
    state, kinds = game.state, game.setting.kinds
    return {
        "zombies": {
            zone.name: {kinds[kind].short: count for kind, count in present(game, zone.index)}
            for zone in game.setting.board.zones
            if state.crowd[zone.index]
        },
        "stock": {kind.short: state.stock[kind.index] for kind in kinds},
        "pieces": [named(game, piece, all_fields=True) for piece in state.pieces],
        "noise": noise_on_board(game),
        "noise_stock": state.noise_stock,
    }


def _piles(game: Game) -> dict[str, Json]:
    state, setting = game.state, game.setting
    decks = setting.rules.decks
    return {
        "decks": {
            **{deck: pile_names(setting, deck, state.decks[deck]) for deck in decks if deck in state.decks},
            "rest": "none",
        },
        "discards": {
            deck: pile_names(setting, deck, state.discards[deck]) for deck in decks if state.discards.get(deck)
        },
        "aside": sorted(card_name(game, card) for card in state.aside),
    }


def _states_of_places(game: Game) -> dict[str, Json]:
    state, setting = game.state, game.setting
    zones = setting.board.zones
    return {
        "revealed": [zone.name for zone in zones if zone.kind == "room" and state.revealed >> zone.index & 1],
        "awake": [zones[s.zone].name for i, s in enumerate(setting.mission.spawns) if state.awake >> i & 1],
        "taken": [zones[t.zone].name for i, t in enumerate(setting.mission.objectives) if state.taken >> i & 1],
        "triggered": [name for i, name in enumerate(setting.board.tile_names) if state.triggered >> i & 1],
        "first_spawn": zones[state.first_spawn].name if state.first_spawn >= 0 else None,
        "loudest": {zones[state.loudest].name: state.survivors[state.loudest_by].name} if state.loudest >= 0 else None,
    }


def _survivor(game: Game, survivor: Survivor, phase: PhaseSoFar) -> dict[str, Json]:
    detail: dict[str, Json] = {
        "status": survivor.status if survivor.status != "alive" else None,
        "at": game.setting.board.zones[survivor.zone].name if survivor.on_board else None,
        **listed(game.setting.rules.places, lambda span: slot_names(game, survivor.slots[span])),
        "wounds": survivor.hurt,
        "xp": survivor.xp,
        "skills": list(survivor.skills),
        "extra_actions": survivor.extra_actions,
        "tokens": list(survivor.tokens),
        "killed": survivor.killed,
        "turned": survivor.turned,
        "unloaded": [game.setting.card(card).name for card in survivor.cards if card in game.state.unloaded],
        "used": [name for who, name in phase.used if who == survivor.index],
        "done": bool(phase.activated >> survivor.index & 1),
    }
    return {key: value for key, value in detail.items() if value or key == "skills"}


def _turn(game: Game, turn: TurnSoFar) -> dict[str, Json]:
    detail: dict[str, Json] = {
        "who": game.state.survivors[turn.who].name,
        "spent": turn.spent,
        "bonus": turn.bonus,
        "free": list(turn.free),
        "used": list(turn.used),
        "done": [f"{action} {weapon}".strip() for action, weapon in turn.done],
        "searched": turn.searched,
        "cancelled": [_cancelled(game, entry) for entry in turn.cancelled],
    }
    return {key: value for key, value in detail.items() if value}


def _cancelled(game: Game, entry: str) -> str:
    purpose, _, other = entry.partition(":")
    return purpose if purpose == "reorganise" else game.state.survivors[int(other)].name
