"""The Spawn step: which Zones get cards, how many and in which order (CL-SPAWN)."""

from __future__ import annotations

import math

from shamble.engine import hooks
from shamble.engine.agenda import frame
from shamble.engine.decisions import Option, Question
from shamble.engine.game import Game
from shamble.engine.pieces import pieces_of, register_piece
from shamble.engine.setting import SpawnToken
from shamble.engine.state import Frame
from shamble.rules.piles import draw
from shamble.rules.registry import on, policy

USUAL_DICE = 4
USUAL_SURVIVORS = 6

NOWHERE = -1
"""The place of a Spawn die whose number no active Spawn Zone has."""


def spawn_dice(g: Game) -> int:
    """CL-SPAWN-03, -04: 4 dice, one more for every two Survivors beyond six who began the game."""
    beyond = max(0, len(g.state.survivors) - USUAL_SURVIVORS)
    dice: int = g.game_value(hooks.SPAWN_DICE, USUAL_DICE + math.ceil(beyond / 2))
    return max(0, dice)


@on(hooks.SPAWN_DICE, "RM-SPAWN-01", of="mission")
def mission_dice(g: Game, dice: int) -> int:
    """RM-SPAWN-01: a Mission may change the number of dice."""
    return dice + g.setting.mission.spawn_dice


@on(hooks.DANGER, "RM-SPAWN-01", of="mission")
def mission_danger(g: Game, level: int) -> int:
    """RM-SPAWN-01: a Mission may set the lowest line that is read."""
    return max(level, g.setting.mission.danger)


ADDED_SPAWN = "spawn-token"
"""A Spawn token beyond those of the Mission; it is always awake."""
register_piece(ADDED_SPAWN)


def awake_spawns(g: Game) -> list[SpawnToken]:
    """CL-SPAWN-15: the Spawn Zones that are active."""
    awake = [spawn for index, spawn in enumerate(g.setting.mission.spawns) if g.state.awake >> index & 1]
    return awake + _added(g)


def _added(g: Game) -> list[SpawnToken]:
    return [SpawnToken(piece["zone"]) for _, piece in pieces_of(g, ADDED_SPAWN)]


def draws_by_zone(g: Game) -> bool:
    """CL-SPAWN-12: whether every Spawn Zone gets its cards, and no dice are rolled."""
    return g.policy("spawn") is one_card_each or not any(spawn.locators for spawn in g.setting.mission.spawns)


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
        allotting = [s for s in g.on_board() if s.profile.hooks.get(hooks.SPAWN_CARDS, ())]
        if allotting:
            allots = allotting[0].profile.hooks[hooks.SPAWN_CARDS][0]
            g.push_all(allots(g, allotting[0], f["queue"], len(queue)))
            f["queue"] = ()
        return None
    if not f["queue"]:
        g.pop()
        return None
    zone, f["queue"] = f["queue"][0], f["queue"][1:]
    g.push("zombie-card", zone=zone, card=0)
    return None


@policy("spawn", "rue-morgue", replaces=("CL-SPAWN-12", "CL-SPAWN-13"))
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


@policy(
    "spawn",
    "older-seasons",
    replaces=("CL-SPAWN-02", "CL-SPAWN-03", "CL-SPAWN-06", "CL-SPAWN-07", "CL-SPAWN-10"),
)
def one_card_each(g: Game) -> list[int]:
    """CL-SPAWN-12, -13: each Spawn Zone gets one card, from the chosen first one clockwise, even while that sleeps.

    CL-SPAWN-14, CL-MODE-SEVEN-02: one for each of its tokens.
    """
    awake = awake_spawns(g)
    asleep = [spawn for spawn in g.setting.mission.spawns if spawn not in awake]
    spawns = clockwise(g, awake + asleep)
    at = next((place for place, spawn in enumerate(spawns) if spawn.zone == g.state.first_spawn), 0)
    return [spawn.zone for spawn in spawns[at:] + spawns[:at] if spawn in awake]


@frame("first-spawn")
def first_spawn(g: Game, f: Frame) -> Question | None:
    """CL-SPAWN-13: the players name the first Spawn Zone, once for the whole game."""
    options = [Option("first-spawn", zone=zone, rule="CL-SPAWN-13") for zone in _spawn_zones(g)]
    return Question("first-spawn", g.all_seats(), options)


@first_spawn.answer
def _first_spawn(g: Game, f: Frame, option: Option) -> None:
    g.state.first_spawn = option.zone
    g.pop()


def needs_first_spawn(g: Game) -> bool:
    """Whether this game draws a card per Zone in a fixed order, and has more than one to begin with."""
    return draws_by_zone(g) and len(_spawn_zones(g)) > 1


def _spawn_zones(g: Game) -> list[int]:
    """All Zones with Spawn tokens, awake or not, clockwise."""
    return list(dict.fromkeys(spawn.zone for spawn in clockwise(g, [*g.setting.mission.spawns, *_added(g)])))


def draw_all(g: Game, count: int) -> tuple[int, ...]:
    """As many Zombie cards as there are to be had, seen before they are placed."""
    return tuple(card for card in (draw(g, "zombie") for _ in range(count)) if card)
