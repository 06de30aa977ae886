"""What a seat is offered: the decision with its options, and what is legal at any time, in words."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from shamble.engine.decisions import Decision, Option
from shamble.rules.doors import rooms_behind
from shamble.rules.experience import danger_level
from shamble.rules.horde import present
from shamble.rules.rivals import enemy_in
from shamble.rules.vehicles.seats import VEHICLES, kind_of
from shamble.table.screen.dashboards import reach
from shamble.table.screen.reactions import reactions_shown
from shamble.text import (
    Words,
    ends,
    group_of,
    kind_name,
    label,
    place_title,
    question,
    words_of,
    zombies,
    zone_name,
)
from shamble.text.forecast import forecast
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import FIRST_BODY

FIGHTS = ("melee", "ranged")
GUIDED = ("RM-T1",)
GUIDE = {
    "weapons": ("give",),
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
ABOARD = ("drive", "slow-drive", "fly", "land", "take-off", "get-out", "change-seat")
"""Whoever is offered one of these sits in a vehicle: what can be done with it comes first."""
SWITCHES = ("pull-switch",)
LAYS_OUT = ("arrange", "find", "trade-consent")
"""Questions that are answered by laying cards out."""
NEVER = 99
"""The Damage of what no hit kills."""
MOVES = (
    "move",
    "move-on",
    "sprint",
    "jump",
    "bloodlust",
    "charge",
    "blitz",
    "full-tilt",
    "iron-maiden",
    "field-medic",
    "team-move",
)


def may_take(decision: Decision, option: Option, seats: Collection[int]) -> list[int]:
    """The seats among these that may take an option of the decision."""
    return [seat for seat in decision.seats if seat in seats and option.seat in (-1, seat)]


def decision_shown(game: Game, seats: Collection[int]) -> dict[str, Any] | None:
    """The decision for these seats; the options stand there only for those who may take them."""
    decision = game.decision
    if decision is None:
        return None
    said = words_of(game.setting)
    options = [option for option in decision.options if may_take(decision, option, seats)]
    if any(option.action in ABOARD for option in options):
        options.sort(key=lambda option: group_of(option) != "vehicle")
    shown = {
        "kind": decision.kind,
        "question": question_shown(game, decision, mine=bool(options)),
        "seats": list(decision.seats),
        "mine": bool(options),
        "who": _player_of(game, decision.who),
        "options": [option_shown(said, game, option, grouped=decision.kind == "turn") for option in options],
    }
    if options:
        shown["guide"] = guide(game, decision)
        shown["reactions"] = reactions_shown(game, decision)
    if options and decision.kind in LAYS_OUT:
        shown["places"] = list(game.setting.rules.places.everywhere)
        if decision.kind != "find":
            shown["arrange"] = _laying(game)
    return shown


def _player_of(game: Game, who: int) -> int:
    """The Survivor whose affair it is: himself, or whoever acts through one who has no turn of his own."""
    if who < len(game.state.survivors):
        return who
    found: int = game.value(game.person(who), hooks.EARNER, -1)
    return found


def question_shown(game: Game, decision: Decision, *, mine: bool) -> str:
    """What is asked. How somebody lays cards out is his own affair until he is done."""
    if decision.kind == "arrange" and not mine:
        return words_of(game.setting).tell("laying-out", who=game.state.survivors[decision.who].name)
    return question(game, decision, addressed=False)


def guide(game: Game, decision: Decision) -> list[dict[str, Any]]:
    """Hints for a first game, the one that fits best first, with the actions they are about; none in other Missions."""
    if game.setting.mission.id not in GUIDED:
        return []
    said = words_of(game.setting)
    offered = {option.action for option in decision.options}
    codes = [code for code, actions in GUIDE.items() if not offered.isdisjoint(actions)]
    places = [(place_title(said, place.name), place.slots) for place in game.setting.rules.places]
    room = said.listed([said.phrase("place-room", place=place, slots=slots) for place, slots in places])
    return [{"code": code, "text": said.tell(f"guide-{code}", room=room), "about": list(GUIDE[code])} for code in codes]


def _laying(game: Game) -> dict[str, Any]:
    """How far a new arrangement of cards has come: all its cards in their order, and the places given so far.

    Where a trade is offered these are the places of the offer; `offers` are all that were made in this trade.
    """
    frame, places = game.state.agenda[-1], game.setting.rules.places.everywhere
    return {
        "who": frame["who"],
        "other": frame["other"],
        "found": list(frame["found"]),
        "cards": list(frame["cards"]),
        "before": [places[place] for place in frame["before"]],
        "placed": [places[place] for place in frame["placed"]],
        "offers": [[places[place] for place in offer] for offer in frame["offers"]],
    }


def anytime_shown(game: Game, seats: Collection[int]) -> list[dict[str, Any]]:
    """What these seats may do outside the question."""
    said = words_of(game.setting)
    return [option_shown(said, game, option) for seat in sorted(seats) for option in game.anytime(seat)]


def option_shown(said: Words, game: Game, option: Option, *, grouped: bool = False) -> dict[str, Any]:
    """One option: its key and label, the fields in use by the names that people see, and what to know before."""
    shown: dict[str, Any] = {"key": option.key, "label": label(game, option), "action": option.action}
    fields = option.fields()
    if "who" in fields:
        fields["who"] = _player_of(game, option.who)
    for name in ("zone", "via"):
        if name in fields:
            fields[name] = zone_name(game, fields[name])
    if "kind" in fields:
        fields["kind"] = kind_name(game, fields["kind"])
    if "cards" in fields:
        fields["cards"] = list(fields["cards"])
    shown.update(fields)
    piece = _piece_of(game, option)
    if piece:
        shown["piece"] = piece
    if grouped:
        shown["group"] = said.tell(f"group-{group_of(option)}")
    if option.action in FIGHTS:
        shown |= _attack(game, option)
    if ended := ends(option):
        shown["ends"] = ended
    if option.action == "reveal":
        shown["distance"] = _distance(game, option.zone)
    if option.rule:
        shown["rule"] = option.rule
    if hint := _hint(said, game, option):
        shown["hint"] = hint
    return shown | _warned(said, game, option)


def _attack(game: Game, option: Option) -> dict[str, Any]:
    """Whether an attack is on nobody, and the ranges at which its weapon could be used."""
    shown: dict[str, Any] = {}
    if not enemy_in(game, game.person(option.who), option.zone):
        shown["idle"] = True
    who, weapon = _player_of(game, option.who), option.cards[0] if option.cards else 0
    if who >= 0 and weapon and weapon in game.state.survivors[who].slots:
        melee = option.action == "melee"
        shown["reach"] = [0, 0] if melee else reach(game, game.state.survivors[who], weapon)
    return shown


def _piece_of(game: Game, option: Option) -> str:
    """The drawn piece that an option is about, by the name of its drawing; empty when it is about none."""
    if option.other >= FIRST_BODY:
        return f"figure:{option.other}"
    pieces = game.state.pieces
    if option.n < 1 or option.n > len(pieces):
        return ""
    piece = pieces[option.n - 1]
    is_meant = option.action in SWITCHES or (piece["piece"] in VEHICLES and option.name == kind_of(piece))
    return f"piece:{option.n - 1}" if is_meant else ""


def _distance(game: Game, zone: int) -> int:
    """How far a room is from the one who acts; what he cannot walk to is farther than everything else."""
    turn = game.innermost("turn")
    here = game.state.survivors[turn["who"]].zone if turn is not None else -1
    walk = game.layout.distance(here, zone) if here >= 0 else -1
    return walk if walk >= 0 else len(game.setting.board.zones)


def _hint(said: Words, game: Game, option: Option) -> str:
    """What an attack can be expected to do, and to whom."""
    if option.action not in FIGHTS:
        return ""
    there = present(game, option.zone)
    if not there:
        return said.tell("odds-nobody")
    crowd = said.listed([zombies(said, game, kind, count) for kind, count in there])
    seen = forecast(game, option.action, option.who, option.zone, option.cards, option.name)
    if seen.clears:
        return said.tell("odds-clears", zombies=crowd)
    if not seen.harms:
        return said.tell("odds-harmless", zombies=crowd)
    hits = seen.dice * max(0, 7 - seen.needed) / 6
    return said.tell("odds", zombies=crowd, hits=f"{hits:.1f}")


def _warned(said: Words, game: Game, option: Option) -> dict[str, Any]:
    """What opening a door or going somewhere sets off: in words, and in which rooms."""
    if option.action == "open-door":
        rooms = rooms_behind(game, option.door)
        return _cards_to_come(said, game, "warn-door", rooms) if rooms else {}
    if option.action not in MOVES:
        return {}
    waiting = [one for hook in game.hooks(hooks.SETS_OFF) for one in hook(game, option.zone)]
    return _cards_to_come(said, game, f"warn-{waiting[0][0]}", waiting[0][1]) if waiting else {}


def _cards_to_come(said: Words, game: Game, code: str, rooms: tuple[int, ...]) -> dict[str, Any]:
    """One Zombie card for each of these Zones, told with the line that will be read."""
    level = said.word(game.setting.levels[danger_level(game)].name)
    shown: dict[str, Any] = {"warn": said.tell(code, rooms=len(rooms), level=level)}
    return shown | ({"rooms": [zone_name(game, room) for room in rooms]} if rooms else {})
