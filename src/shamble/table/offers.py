"""What a seat is offered: the decision with its options, and what is legal at any time, in words."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from shamble.engine import hooks
from shamble.engine.decisions import Decision, Option
from shamble.engine.game import Game
from shamble.rules.arranging import PLACES
from shamble.rules.doors import is_inside
from shamble.rules.places.tents import tent_at
from shamble.text import Number, Words, group_of, kind_name, label, question, words, zone_name
from shamble.text.forecast import forecast

FIGHTS = ("melee", "ranged")
GUIDED = ("RM-T1",)
GUIDE = {
    "first-player": ("first-player",),
    "activate": ("activate",),
    "hit": ("hit",),
    "reveal": ("reveal",),
    "find": ("take", "throw-away"),
    "reroll": ("reroll",),
    "lose": ("lose",),
    "skill": ("skill",),
    "melee": ("melee",),
    "objective": ("objective",),
    "move": ("move",),
    "door": ("open-door",),
    "search": ("search",),
    "ranged": ("ranged",),
    "end": ("end",),
}
"""The hints of the guided Missions, the more urgent first, with the actions on offer that they are about."""
MOVES = ("move", "move-on", "sprint", "jump", "bloodlust")


def may_take(decision: Decision, option: Option, seats: Collection[int]) -> list[int]:
    """The seats among these that may take an option of the decision."""
    return [seat for seat in decision.seats if seat in seats and option.seat in (-1, seat)]


def decision_shown(game: Game, seats: Collection[int]) -> dict[str, Any] | None:
    """The decision for these seats; the options stand there only for those who may take them."""
    decision = game.decision
    if decision is None:
        return None
    said = words()
    options = [option for option in decision.options if may_take(decision, option, seats)]
    shown = {
        "kind": decision.kind,
        "question": question(game, decision, addressed=False),
        "seats": list(decision.seats),
        "mine": bool(options),
        "who": decision.who,
        "options": [option_shown(said, game, option, grouped=decision.kind == "turn") for option in options],
    }
    if options:
        shown["guide"] = guide(game, decision)
    if options and decision.kind == "arrange":
        shown["arrange"] = _laying(game)
    return shown


def guide(game: Game, decision: Decision) -> list[dict[str, str]]:
    """Hints for a first game, the one that fits best first; none outside the guided Missions."""
    if game.setting.mission.id not in GUIDED:
        return []
    said = words()
    offered = {option.action for option in decision.options}
    codes = [code for code, actions in GUIDE.items() if not offered.isdisjoint(actions)]
    return [{"code": code, "text": said.tell(f"guide-{code}")} for code in codes]


def _laying(game: Game) -> dict[str, Any]:
    """How far a new arrangement of cards has come: all its cards in their order, and the places given so far."""
    frame = game.state.agenda[-1]
    return {
        "who": frame["who"],
        "other": frame["other"],
        "found": list(frame["found"]),
        "cards": list(frame["cards"]),
        "before": [PLACES[place] for place in frame["before"]],
        "placed": [PLACES[place] for place in frame["placed"]],
    }


def anytime_shown(game: Game, seats: Collection[int]) -> list[dict[str, Any]]:
    """What these seats may do outside the question."""
    said = words()
    return [option_shown(said, game, option) for seat in sorted(seats) for option in game.anytime(seat)]


def option_shown(said: Words, game: Game, option: Option, *, grouped: bool = False) -> dict[str, Any]:
    """One option: its key and label, the fields in use by the names that people see, and what to know before."""
    shown: dict[str, Any] = {"key": option.key, "label": label(game, option), "action": option.action}
    fields = option.fields()
    for name in ("zone", "via"):
        if name in fields:
            fields[name] = zone_name(game, fields[name])
    if "kind" in fields:
        fields["kind"] = kind_name(game, fields["kind"])
    if "cards" in fields:
        fields["cards"] = list(fields["cards"])
    shown.update(fields)
    if grouped:
        shown["group"] = said.tell(f"group-{group_of(option)}")
    if option.action == "reveal":
        shown["distance"] = _distance(game, option.zone)
    if option.rule:
        shown["rule"] = option.rule
    for name, text in (("hint", _hint(said, game, option)), ("warn", _warn(said, game, option))):
        if text:
            shown[name] = text
    return shown


def _distance(game: Game, zone: int) -> int:
    """How far a room is from the one who acts; what he cannot walk to is farther than everything else."""
    turn = game.innermost("turn")
    here = game.state.survivors[turn["who"]].zone if turn is not None else -1
    walk = game.layout.distance(here, zone) if here >= 0 else -1
    return walk if walk >= 0 else len(game.setting.board.zones)


def _hint(said: Words, game: Game, option: Option) -> str:
    """What an attack can be expected to do."""
    if option.action not in FIGHTS:
        return ""
    seen = forecast(game, option.action, option.who, option.zone, option.cards, option.name)
    if seen.clears:
        return said.phrase("odds-clears")
    hits = seen.dice * max(0, 7 - seen.needed) / 6
    return said.tell("odds", dice=Number(seen.dice), needed=seen.needed, hits=f"{hits:.1f}")


def _warn(said: Words, game: Game, option: Option) -> str:
    """What a door, a tent or a trigger will set off."""
    if option.action == "open-door":
        rooms = _rooms_behind(game, option.door)
        return said.tell("warn-door", rooms=Number(rooms)) if rooms else ""
    if option.action not in MOVES:
        return ""
    tent = tent_at(game, option.zone)
    if tent >= 0 and game.state.tents[tent] >= 0:
        return said.tell("warn-tent")
    return said.tell("warn-trigger") if _sets_off(game, option.zone) else ""


def _rooms_behind(game: Game, door: int) -> int:
    """How many rooms would get their Zombie card if this door were opened."""
    token = game.setting.board.doors[door]
    layout = game.setting.board.layout(game.state.doors | 1 << door)
    reached = sorted(layout.reachable(token.a) | layout.reachable(token.b))
    return sum(
        game.setting.board.zones[zone].kind == "room"
        and not game.state.revealed >> zone & 1
        and bool(game.game_value(hooks.SPAWNED_ROOM, True, zone))
        for zone in reached
    )


def _sets_off(game: Game, zone: int) -> bool:
    waiting = [tile for tile in game.setting.mission.triggers if not game.state.triggered >> tile & 1]
    return is_inside(game, zone) and any(tile in game.setting.board.zones[zone].tiles for tile in waiting)
