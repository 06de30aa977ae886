"""The Spawn step: which Zones get cards, how many and in which order (CL-SPAWN)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from shamble.engine.agenda import frame
from shamble.engine.decisions import Option, Question
from shamble.rules.chapters import mission as rules
from shamble.rules.piles import draw
from shamble.rules.rivals import sides_in_turn, who_settles
from shamble.rules.rule import Rule, usual_way
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import new_piece, pieces_of, register_piece
from shamble.world.state import Frame, Survivor
from shamble.world.things import SpawnToken

ADDED_TOKEN = "added-spawn"
register_piece(ADDED_TOKEN)

DRIVEN = "driven-spawn"
"""A Spawn token of the Mission that lies elsewhere now."""
register_piece(DRIVEN, {"number": "number"})

USUAL_DICE = 4

NOWHERE = -1
"""The place of a Spawn die whose number no active Spawn Zone has."""


def spawn_dice(g: Game) -> int:
    """CL-SPAWN-03, -04: 4 dice, one more for every two Survivors beyond six who began the game."""
    beyond = max(0, len(g.state.survivors) - g.setting.rules.numbers.survivors)
    dice: int = g.game_value(hooks.SPAWN_DICE, USUAL_DICE + math.ceil(beyond / 2))
    return max(0, dice)


@rules.on(hooks.SPAWN_DICE, "RM-SPAWN-01")
def mission_dice(g: Game, dice: int) -> int:
    """RM-SPAWN-01: a Mission may change the number of dice, for good or with each Objective that is taken."""
    mission = g.setting.mission
    if mission.spawn_dice_each:
        dice += mission.spawn_dice_each * g.state.taken.bit_count()
    return dice + mission.spawn_dice


@rules.on(hooks.DANGER, "RM-SPAWN-01")
def mission_danger(g: Game, level: int) -> int:
    """RM-SPAWN-01: a Mission may set the lowest line that is read."""
    return max(level, g.setting.mission.danger)


def all_spawns(g: Game) -> list[SpawnToken]:
    """The Spawn tokens of the Mission, and those that the players added (CL-SETUP-04)."""
    return [*laid_spawns(g), *_added(g)]


def _added(g: Game) -> list[SpawnToken]:
    return [SpawnToken(piece["zone"]) for _, piece in pieces_of(g, ADDED_TOKEN)] if g.state.pieces else []


def awake_spawns(g: Game) -> list[SpawnToken]:
    """CL-SPAWN-15: the Spawn tokens that are active."""
    return [*(spawn for index, spawn in enumerate(laid_spawns(g)) if g.state.awake >> index & 1), *_added(g)]


@usual_way("spawn-tokens")
def where_laid(g: Game) -> Sequence[SpawnToken]:
    """CL-SPAWN-01: Spawn tokens stay where the Mission lays them, unless it moves them itself."""
    return spawn_tokens(g) if g.state.pieces else g.setting.mission.spawns


def spawn_tokens(g: Game) -> list[SpawnToken]:
    """The Spawn tokens where they lie now."""
    driven = {piece["number"] - 1: piece["zone"] for _, piece in pieces_of(g, DRIVEN)}
    return [
        SpawnToken(driven[index], token.locators, colour=token.colour, awake_when=token.awake_when)
        if index in driven
        else token
        for index, token in enumerate(g.setting.mission.spawns)
    ]


@rules.on(hooks.VIEW, "CL-SPAWN-01")
def shown_spawns(g: Game, seen: dict[str, Any]) -> None:
    """Everybody sees the Spawn tokens where they lie now."""
    for shown, token in zip(seen["spawns"], laid_spawns(g), strict=True):
        shown["zone"] = g.setting.board.zones[token.zone].name


def laid_spawns(g: Game) -> Sequence[SpawnToken]:
    """The Spawn tokens of the Mission where they lie now, in its order."""
    tokens: Sequence[SpawnToken] = g.policy("spawn-tokens")(g)
    return tokens


def move_spawn(g: Game, index: int, zone: int) -> None:
    """A Spawn token of the Mission lies in another Zone from now on."""
    for number, piece in pieces_of(g, DRIVEN):
        if piece["number"] == index + 1:
            g.state.pieces[number] = {**piece, "zone": NOWHERE}
    g.state.pieces.append(new_piece(DRIVEN, zone, number=index + 1))


def clockwise(g: Game, spawns: list[SpawnToken]) -> list[SpawnToken]:
    """Spawn Zones in clockwise order, seen from the middle of the board, beginning at the top."""
    board = g.setting.board

    def angle(spawn: SpawnToken) -> float:
        cells = board.zones[spawn.zone].cells
        x = sum(column + 0.5 for column, _ in cells) / len(cells) - board.width / 2
        y = sum(row + 0.5 for _, row in cells) / len(cells) - board.height / 2
        return round(math.atan2(x, -y) % (2 * math.pi), 9)

    return sorted(spawns, key=lambda spawn: (angle(spawn), spawn.zone))


@frame("spawn-step")
def spawn_step(g: Game, f: Frame) -> Question | None:
    """Roll or count, then draw one card after the other; a side may allot the cards instead."""
    if f["at"] == "roll":
        f["at"] = "draw"
        queue = tuple(g.policy("spawn")(g))
        f["queue"] = tuple(zone for zone in queue if zone != NOWHERE)
        sides = sides_in_turn(g, (s for s in g.in_play() if s.profile.hooks.get(hooks.SPAWN_CARDS, ())))
        if len(sides) == 1:
            g.push_all(_allotted_by(g, sides[0][0], f["queue"], len(queue)))
        elif sides:
            able = tuple(side[0].index for side in sides)
            g.push("allotting-side", able=able, queue=f["queue"], cards=len(queue))
        if sides:
            f["queue"] = ()
        return None
    if not f["queue"]:
        g.pop()
        return None
    zone, f["queue"] = f["queue"][0], f["queue"][1:]
    g.push("zombie-card", zone=zone, card=0)
    return None


def _allotted_by(g: Game, survivor: Survivor, zones: tuple[int, ...], cards: int) -> list[Frame]:
    frames: list[Frame] = survivor.profile.hooks[hooks.SPAWN_CARDS][0](g, survivor, zones, cards)
    return frames


@frame("allotting-side", ends_when_dead=False)
def allotting_side(g: Game, f: Frame) -> Question | None:
    """Where rivals could allot the cards the first player says whose team does (SKILL-distributor)."""
    holders = [g.state.survivors[who] for who in f["able"]]
    options = [Option("react", who=s.index, name=g.origin(s, s.profile.hooks[hooks.SPAWN_CARDS][0])) for s in holders]
    return Question("allotting-side", (g.state.first_seat,), options)


@allotting_side.answer
def _give_to_side(g: Game, f: Frame, option: Option) -> None:
    g.pop()
    g.push_all(_allotted_by(g, g.state.survivors[option.who], f["queue"], f["cards"]))


spawn = Rule("spawn", of="zombies", usual="rue-morgue", always=True)


@spawn.value("rue-morgue", replaces=("CL-SPAWN-12", "CL-SPAWN-13"))
def dice_and_locators(g: Game) -> list[int]:
    """CL-SPAWN-02 to -07, -10, -11: dice go to their locators in rising order, Zones without locator come after."""
    spawns = awake_spawns(g)
    if not any(spawn.locators for spawn in g.setting.mission.spawns):
        return one_card_each(g)
    dice = sorted(g.roll(spawn_dice(g)))
    g.emit("spawn-dice", dice=dice)
    by_locator = {number: spawn.zone for spawn in spawns for number in spawn.locators}
    queue = [by_locator.get(die, NOWHERE) for die in dice]
    return queue + [spawn.zone for spawn in clockwise(g, [spawn for spawn in spawns if not spawn.locators])]


@spawn.value("older-seasons", replaces=("CL-SPAWN-02", "CL-SPAWN-03", "CL-SPAWN-06", "CL-SPAWN-07", "CL-SPAWN-10"))
def one_card_each(g: Game) -> list[int]:
    """CL-SPAWN-12 to -14: one card for each Spawn token, from the chosen first Zone clockwise."""
    zones = list(dict.fromkeys(spawn.zone for spawn in clockwise(g, all_spawns(g))))
    at = zones.index(g.state.first_spawn) if g.state.first_spawn in zones else 0
    awake = [spawn.zone for spawn in awake_spawns(g)]
    return [zone for zone in zones[at:] + zones[:at] for _ in range(awake.count(zone))]


@frame("first-spawn")
def first_spawn(g: Game, f: Frame) -> Question | None:
    """CL-SPAWN-13: the players name the first Spawn Zone, once for the whole game."""
    zones = dict.fromkeys(spawn.zone for spawn in clockwise(g, all_spawns(g)))
    options = [Option("first-spawn", zone=zone, rule="CL-SPAWN-13") for zone in zones]
    return Question("first-spawn", who_settles(g), options)


@first_spawn.answer
def _first_spawn(g: Game, f: Frame, option: Option) -> None:
    g.state.first_spawn = option.zone
    g.pop()


def needs_first_spawn(g: Game) -> bool:
    """Whether this game draws a card per Zone in a fixed order, and has more than one to begin with."""
    return _card_per_token(g) and len({spawn.zone for spawn in all_spawns(g)}) > 1


def _card_per_token(g: Game) -> bool:
    """Whether Spawn Zones get cards without any dice."""
    return g.policy("spawn") is one_card_each or not any(spawn.locators for spawn in g.setting.mission.spawns)


def tokens_to_add(g: Game) -> int:
    """CL-SETUP-04, CL-MODE-SEVEN-01: one for every two Survivors beyond six, unless dice grow with their number."""
    beyond = max(0, len(g.state.survivors) - g.setting.rules.numbers.survivors)
    return math.ceil(beyond / 2) if _card_per_token(g) and g.setting.mission.spawns else 0


@frame("added-spawn")
def added_spawn(g: Game, f: Frame) -> Question | None:
    """CL-SETUP-04, CL-MODE-SEVEN-02: each goes into a Spawn Zone or opens another one, as the players like."""
    zones = dict.fromkeys(spawn.zone for spawn in clockwise(g, all_spawns(g)))
    zones.update(dict.fromkeys(zone.index for zone in g.setting.board.zones if g.layout.adjacent[zone.index]))
    options = [Option("add-spawn", zone=zone, rule="CL-SETUP-04") for zone in zones]
    return Question("added-spawn", who_settles(g), options)


@added_spawn.answer
def _add_spawn(g: Game, f: Frame, option: Option) -> None:
    g.pop()
    g.state.pieces.append(new_piece(ADDED_TOKEN, option.zone))
    g.emit("spawn-added", zone=option.zone)


def draw_all(g: Game, count: int) -> tuple[int, ...]:
    """As many Zombie cards as there are to be had, seen before they are placed."""
    return tuple(card for card in (draw(g, "zombie") for _ in range(count)) if card)
