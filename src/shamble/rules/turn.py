"""A Survivor's turn: Actions and free Actions, what is offered, what it costs (CL-ACT)."""

from __future__ import annotations

from collections.abc import Callable

from shamble.engine import hooks
from shamble.engine.agenda import frame
from shamble.engine.decisions import Option, Question
from shamble.engine.game import Game
from shamble.engine.play import because
from shamble.engine.state import Frame, Survivor
from shamble.rules.registry import ACTIONS

ACTIONS_PER_ACTIVATION = 3

PAYS_FOR: dict[str, tuple[str, ...]] = {
    "move": ("move",),
    "melee": ("melee", "combat"),
    "ranged": ("ranged", "combat"),
    "melee-pair": ("pair", "melee", "combat"),
    "ranged-pair": ("pair", "ranged", "combat"),
    "search": ("search",),
}
"""Which types of free Action may pay for what; the narrowest first, as it is never worse to spend that one."""


ATTACKS = ("melee", "ranged")
KILLED = "a kill"
"""Stands among what was used in a turn once a Zombie was killed in it."""


class Purse:
    """What a Survivor can still spend in this turn."""

    __slots__ = ("_free", "_game", "_survivor", "_turn", "left")

    def __init__(self, g: Game, turn: Frame, survivor: Survivor) -> None:
        self._game = g
        self._turn = turn
        self._survivor = survivor
        self._free = hooks.FREE_ACTIONS in survivor.profile.hooks
        self.left: int = g.value(survivor, hooks.ACTIONS, ACTIONS_PER_ACTIVATION + turn["bonus"]) - turn["spent"]

    def price(self, what: str, surcharge: int = 0) -> tuple[int, str] | None:
        """(Actions, type of free Action or "") for an Action of this type, or None when it cannot be paid.

        CL-ACT-03: free Actions go first; the surcharge is paid with ordinary ones (CL-MOVE-03, -04).
        """
        if self._free and self.left >= surcharge:
            for free in PAYS_FOR[what]:
                if self.free_left(free) > 0:
                    return surcharge, free
        return (1 + surcharge, "") if self.left >= 1 + surcharge else None

    def free_left(self, free: str) -> int:
        """How many free Actions of a type are left."""
        total: int = self._game.value(self._survivor, hooks.FREE_ACTIONS, 0, free)
        used: int = self._turn["free"].count(free)
        return total - used


def new_turn(g: Game, who: int) -> Frame:
    """The frame of a fresh turn: whatever lasts for a turn lives in it."""
    survivor = g.state.survivors[who]
    bonus, survivor.extra_actions = survivor.extra_actions, 0
    return {
        "frame": "turn",
        "who": who,
        "at": "ask",
        "spent": 0,
        "bonus": bonus,
        "free": (),
        "used": (),
        "done": (),
        "searched": 0,
        "cancelled": (),
    }


def turn_of(g: Game, who: int) -> Frame | None:
    """The survivor's innermost turn: a turn inside a turn cannot disturb the outer one."""
    return g.innermost("turn", who)


def mark_used(turn: Frame, name: str) -> None:
    """Note that a once-per-activation ability has been used."""
    turn["used"] = (*turn["used"], name)


def note_kill(g: Game, who: int) -> None:
    """Note that a survivor has killed: in his turn, if he has one now, and in this round."""
    g.state.survivors[who].killed = True
    turn = turn_of(g, who)
    if turn is not None and KILLED not in turn["used"]:
        mark_used(turn, KILLED)


def has_killed(turn: Frame) -> bool:
    """Whether the survivor has killed in this turn."""
    return KILLED in turn["used"]


def note_attack(turn: Frame, mode: str, weapon: str) -> None:
    """Note an attack among the Actions of this activation."""
    turn["done"] = (*turn["done"], (mode, weapon))


def series(turn: Frame, belongs: Callable[[str, str], bool]) -> int:
    """How many of the latest Actions in a row are attacks (mode, weapon) that belong to a series."""
    count = 0
    for mode, weapon in reversed(turn["done"]):
        if not belongs(mode, weapon):
            break
        count += 1
    return count


def forget_cancelled(g: Game) -> None:
    """CL-TRADE-01, -02: with other cards in the inventories whatever was called off may be tried again."""
    for turn in g.state.agenda:
        if turn["frame"] == "turn":
            turn["cancelled"] = ()


@frame("turn")
def turn_frame(g: Game, turn: Frame) -> Question | None:
    """Ask for the next Action; after each one first settle what an ended Action sets off."""
    survivor = g.state.survivors[turn["who"]]
    if turn["at"] == "after":
        turn["at"] = "ask"
        for hook in g.hooks(hooks.AFTER_ACTION):
            g.push_all(hook(g, turn["who"]))
        return None
    if turn["at"] == "ended":
        g.pop()
        for hook in g.hooks(hooks.TURN_ENDED):
            g.push_all(hook(g, turn["who"]))
        return None
    purse = Purse(g, turn, survivor)
    out: list[Option] = []
    for offer in g.setting.rules.offers:
        offer(g, turn, survivor, purse, out)
    for offer in dict.fromkeys(survivor.profile.hooks.get(hooks.TURN_OFFERS, ())):
        offer(g, turn, survivor, purse, out)
    out.append(Option("end", who=survivor.index, rule="CL-ACT-07"))
    return Question("turn", (survivor.seat,), out, survivor.index)


@turn_frame.answer
def _act(g: Game, turn: Frame, option: Option) -> None:
    survivor = g.state.survivors[turn["who"]]
    if option.action == "end":
        turn["at"] = "ended"
        g.emit("turn-ended", who=survivor.index)
        return
    turn["spent"] += option.cost
    if option.free:
        turn["free"] = (*turn["free"], option.free)
    turn["at"] = "after"
    if option.action not in ATTACKS:
        turn["done"] = (*turn["done"], (option.action, ""))
    if option.action not in ("reorganise", "trade"):
        turn["cancelled"] = ()
    why = because(g.credit(survivor, hooks.FREE_ACTIONS, 0, option.free)) if option.free else {}
    g.emit("action", who=survivor.index, action=option.action, cost=option.cost, free=option.free, **why)
    ACTIONS[option.action](g, turn, survivor, option)
