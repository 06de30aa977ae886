"""The output of `show`: options in the words of `do`, the position in the words of `expect`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from shamble.engine.events import Event
from shamble.files.plain import Json, mapping
from shamble.rules.experience import danger_level
from shamble.rules.horde import present
from shamble.rules.objective_colours import colour_of
from shamble.rules.turn import acting
from shamble.scenario.barriers import KINDS, shown_state
from shamble.scenario.expected_survivors import OF_SURVIVOR
from shamble.scenario.hints import asked, texts
from shamble.scenario.matching import anytime_acts
from shamble.scenario.names import card_name, event_text, flow, pile_names, spawns_shown
from shamble.scenario.position import NOBODY
from shamble.world.game import Game
from shamble.world.pieces import named
from shamble.world.state import Survivor
from shamble.world.tokens import noise_on_board


def events_text(game: Game, events: Iterable[Event]) -> list[str]:
    """Events as lines; equal ones that follow each other are told once, with their number."""
    told = [(line, len(list(same))) for line, same in groupby(event_text(game, event) for event in events)]
    return [line if times == 1 else f"{line} x{times}" for line, times in told]


def options_text(game: Game, events: Sequence[Event]) -> list[str]:
    """The options of the decision, and what is legal at any moment."""
    lines = asked(game, game.decision)
    if acts := texts(game, anytime_acts(game)):
        lines += ["at any moment:", *acts]
    if corrections := len(game.corrections()):
        lines.append(f"{corrections} corrections besides: show: corrections")
    return lines


def _corrections_text(game: Game, events: Sequence[Event]) -> list[str]:
    return texts(game, game.corrections()) or ["none"]


def state_text(game: Game, events: Sequence[Event]) -> list[str]:
    """The position as a step `expect` that holds."""
    lines = ["expect:"]
    for key, value in position(game).items():
        if key == "survivors":
            lines += ["  survivors:", *(f"    {name}: {flow(detail)}" for name, detail in mapping(value).items())]
        else:
            lines.append(f"  {key}: {flow(value)}")
    return lines


def position(game: Game) -> dict[str, Json]:
    """The position in the words of `expect`, without keys that are empty."""
    state = game.state
    who, decision = acting(game), game.decision
    shown: dict[str, Json] = {
        "survivors": {survivor.name: _survivor(game, survivor) for survivor in state.survivors},
        **_on_the_board(game),
        "game": state.outcome or "running",
        "reason": state.reason,
        "round": state.round,
        "phase": state.phase,
        "danger": game.setting.levels[danger_level(game)].name,
        "first_player": state.first_seat + 1,
        "turn": NOBODY if who < 0 else state.survivors[who].name,
        "decks": {deck: len(cards) for deck, cards in state.decks.items()},
        "discards": {deck: pile_names(game.setting, deck, cards) for deck, cards in state.discards.items() if cards},
        "decision": decision.kind if decision is not None else NOBODY,
        "seats_asked": [seat + 1 for seat in decision.seats] if decision is not None else [],
    }
    return {key: value for key, value in shown.items() if value not in ("", [], {}, {"taken": []})}


def _on_the_board(game: Game) -> dict[str, Json]:
    state, board = game.state, game.setting.board
    laid = range(len(game.setting.mission.objectives))
    return {
        "zombies": {zone.name: crowd for zone in board.zones if (crowd := _crowd(game, zone.index))},
        "noise": noise_on_board(game),
        "spawns": spawns_shown(game),
        "doors": {door.name: "open" if state.doors >> door.index & 1 else "closed" for door in board.doors},
        **{key: _barriers(game, key) for key in KINDS},
        "parts": {part.name: part.called(state.doors) for part in board.parts},
        "objectives": {"taken": [colour_of(game, index) for index in laid if state.taken >> index & 1]},
        "revealed": [zone.name for zone in board.zones if zone.kind == "room" and state.revealed >> zone.index & 1],
        "triggered": [name for at, name in enumerate(board.tile_names) if state.triggered >> at & 1],
        "pieces": [named(game, piece, all_fields=True) for piece in state.pieces],
    }


def _survivor(game: Game, survivor: Survivor) -> Json:
    if survivor.status != "alive":
        return survivor.status
    looks = {key: look(game, survivor) for key, look in OF_SURVIVOR.items()}
    if not survivor.on_board:
        del looks["at"]
    return {key: value for key, value in looks.items() if value not in (0, [], (), {})}


def _crowd(game: Game, zone: int) -> dict[str, int]:
    return {game.setting.kinds[kind].short: count for kind, count in present(game, zone)}


def _barriers(game: Game, key: str) -> dict[str, Json]:
    board, doors = game.setting.board, game.state.doors
    found = [barrier for barrier in board.barriers if barrier.kind == KINDS[key]]
    names = {barrier: board.zones[barrier.a].name if key == "gates" else barrier.name for barrier in found}
    return {names[barrier]: shown_state(barrier, doors) for barrier in found}


def _piles_text(game: Game, events: Sequence[Event]) -> list[str]:
    state = game.state
    lines = []
    for key, piles in (("decks", state.decks), ("discards", state.discards)):
        lines.append(f"{key}:")
        lines += [f"  {deck}: {flow(pile_names(game.setting, deck, cards) or 0)}" for deck, cards in piles.items()]
    return [*lines, f"aside: {flow({'all': sorted(card_name(game, card) for card in state.aside)})}"]


SHOWN: dict[str, Callable[[Game, Sequence[Event]], list[str]]] = {
    "options": options_text,
    "corrections": _corrections_text,
    "state": state_text,
    "piles": _piles_text,
    "events": lambda game, events: events_text(game, events) or ["none"],
}
"""The output for each word of `show`."""
