"""The screen: the whole table as JSON, every word ready to show, nothing of what lies face down."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from shamble import draw
from shamble.engine.game import Game
from shamble.engine.log import Entry
from shamble.rules.experience import LEVELS, danger_level
from shamble.rules.objectives import holds
from shamble.rules.seeing import sight_of
from shamble.table import pictures
from shamble.table.dashboards import card_shown, dashboard
from shamble.table.lines import dice_shown, told
from shamble.table.offers import anytime_shown, decision_shown
from shamble.text import goal, kind_name, outcome, words, zone_name

LOG_LINES = 60


def board_part(game: Game) -> dict[str, Any]:
    """All that is the same for everybody who looks at a position."""
    state, setting, said = game.state, game.setting, words()
    level = danger_level(game)
    return {
        "round": state.round,
        "phase": state.phase,
        "phase_name": said.tell(f"phase-{state.phase}"),
        "danger": {"level": level, "name": said.word(LEVELS[level])},
        "first_seat": state.first_seat,
        "outcome": state.outcome,
        "ending": outcome(game),
        "note": game.note,
        "survivors": [dashboard(game, survivor) for survivor in state.survivors],
        "pieces": pictures.pieces(game),
        "zones": {zone.name: draw.zone_text(game, zone.index) for zone in setting.board.zones},
        "stock": _stock(game),
        "noise_left": state.noise_stock,
        "decks": {name: len(deck) for name, deck in state.decks.items()},
        "discards": {
            "equipment": [setting.card(card).name for card in state.discards["equipment"]],
            "zombie": [setting.zombie_cards[card - 1].name for card in state.discards["zombie"]],
        },
        "aside": sorted(setting.card(card).name for card in state.aside),
        "found": _found(game),
        "sight": _sight(game),
        "noise": {zone_name(game, zone): tokens for zone, tokens in enumerate(state.noise) if tokens},
    }


def seat_part(game: Game, seats: Collection[int]) -> dict[str, Any]:
    """What depends on who is looking: the questions to them."""
    return {"decision": decision_shown(game, seats), "anytime": anytime_shown(game, seats)}


def mission_part(game: Game) -> dict[str, Any]:
    """What the Mission wants, and its own rules."""
    mission = game.setting.mission
    return {
        "mission": mission.id,
        "title": mission.title,
        "goals": _goals(game),
        "special_rules": list(mission.special_rules),
        "rules": dict(sorted(game.setting.rules.chosen.items())),
    }


def log_part(
    game: Game, log: Sequence[Entry], numbers: Sequence[int], remarks: Sequence[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The last lines of the log: entries with their numbers, and remarks about the table between them."""
    lines: list[dict[str, Any]] = []
    for entry, seq in zip(reversed(log), reversed(numbers), strict=False):
        lines[:0] = told(game, entry, seq)
        if len(lines) >= LOG_LINES:
            break
    oldest = lines[0]["seq"] if len(lines) >= LOG_LINES else -1
    lines += [remark for remark in remarks if remark["seq"] >= oldest]
    lines.sort(key=lambda line: line["seq"])
    return lines[-LOG_LINES:]


def dice_part(game: Game, log: Sequence[Entry]) -> dict[str, Any] | None:
    """The attack dice that still lie there."""
    return dice_shown(game, log)


def _goals(game: Game) -> list[dict[str, Any]]:
    mission = game.setting.mission
    found = []
    for side, conditions in (("win", mission.win), ("lose", mission.lose)):
        for condition in conditions:
            text = goal(side, condition)
            if text is not None:
                found.append({"text": text, "done": _is_met(game, condition), "side": side})
    return found


def _is_met(game: Game, condition: Mapping[str, Any]) -> bool:
    return holds(game, condition, condition.get("when", ""))


def _stock(game: Game) -> list[dict[str, Any]]:
    state, stride = game.state, game.setting.stride
    found = []
    for kind in game.setting.kinds:
        total = state.stock[kind.index] + sum(state.zombies[kind.index :: stride])
        if total:
            found.append({"kind": kind_name(game, kind.index), "left": state.stock[kind.index], "total": total})
    return found


def _sight(game: Game) -> dict[str, dict[str, int]]:
    """The Zones that each Survivor on the board sees from where he stands, with their range."""
    return {
        str(survivor.index): {zone_name(game, zone): reach for zone, reach in sorted(sight_of(game, survivor).items())}
        for survivor in game.on_board()
    }


def _found(game: Game) -> list[dict[str, Any]]:
    """Cards that lie open before a Survivor while somebody decides about them, in no slot yet."""
    decision = game.decision
    if decision is None:
        return []
    carried = {card for survivor in game.state.survivors for card in survivor.slots if card > 0}
    named = dict.fromkeys(card for option in decision.options for card in (option.card, *option.cards) if card > 0)
    frame = game.state.agenda[-1]
    if isinstance(frame.get("card"), int) and decision.kind == "find":
        named[frame["card"]] = None
    if decision.kind == "arrange":
        named.update(dict.fromkeys(frame["found"]))
    return [card_shown(game, card) for card in named if card not in carried]
