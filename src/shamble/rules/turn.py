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
    "door": ("door",),
}
"""Which types of free Action may pay for what; the narrowest first, as it is never worse to spend that one."""


ATTACKS = ("melee", "ranged")


class Purse:
    """What a Survivor can still spend in this turn."""

    __slots__ = ("_free", "_game", "_survivor", "_turn", "left")

    def __init__(self, g: Game, turn: Frame, survivor: Survivor) -> None:
        self._game = g
        self._turn = turn
        self._survivor = survivor
        self._free = hooks.FREE_ACTIONS in survivor.profile.hooks and not turn["single"]
        granted = ACTIONS_PER_ACTIVATION + turn["bonus"]
        self.left: int = (1 if turn["single"] else g.value(survivor, hooks.ACTIONS, granted)) - turn["spent"]

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
        if not self._free:
            return 0
        total: int = self._game.value(self._survivor, hooks.FREE_ACTIONS, 0, free)
        used: int = self._turn["free"].count(free)
        return total - used


def new_turn(g: Game, who: int) -> Frame:
    """The frame of a fresh turn: whatever lasts for a turn lives in it."""
    survivor = g.state.survivors[who]
    bonus, survivor.extra_actions = survivor.extra_actions, 0
    return _turn(who, bonus)


def _turn(who: int, bonus: int) -> Frame:
    return {
        "frame": "turn",
        "who": who,
        "at": "begin",
        "single": False,
        "spent": 0,
        "bonus": bonus,
        "free": (),
        "used": (),
        "done": (),
        "searched": 0,
        "cancelled": (),
    }


def single_action(g: Game, who: int) -> Frame:
    """The frame of one Action for nothing: no activation; inside one it knows what has been used in it."""
    outer = turn_of(g, who)
    kept = {name: outer[name] for name in _SHARED} if outer is not None else {}
    return {**_turn(who, bonus=0), **kept, "at": "ask", "single": True}


_SHARED = ("used", "done", "searched", "cancelled")
"""What an Action for nothing inside a turn and that turn know of each other."""


def turn_of(g: Game, who: int) -> Frame | None:
    """The survivor's innermost turn: a turn inside a turn cannot disturb the outer one."""
    return g.innermost("turn", who)


def mark_used(turn: Frame, name: str) -> None:
    """Note that a once-per-activation ability has been used."""
    turn["used"] = (*turn["used"], name)


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
    if turn["at"] == "begin":
        turn["at"] = "ask"
        for hook in survivor.profile.hooks.get(hooks.TURN_BEGINS, ()):
            hook(g, survivor)
        return None
    if turn["at"] == "after":
        turn["at"] = "ended" if turn["single"] else "ask"
        for hook in g.hooks(hooks.AFTER_ACTION):
            g.push_all(hook(g, turn["who"]))
        return None
    if turn["at"] == "ended":
        _end(g, turn, survivor)
        return None
    purse = Purse(g, turn, survivor)
    out = _first_acts(g, turn, survivor, purse) or _offers(g, turn, survivor, purse)
    out.append(Option("end", who=survivor.index, rule="CL-ACT-07"))
    return Question("turn", (survivor.seat,), out, survivor.index)


def _first_acts(g: Game, turn: Frame, survivor: Survivor, purse: Purse) -> list[Option]:
    """What he must do before he can do anything else."""
    return [
        option for hook in survivor.profile.hooks.get(hooks.FIRST_ACTS, ()) for option in hook(g, turn, survivor, purse)
    ]


def _offers(g: Game, turn: Frame, survivor: Survivor, purse: Purse) -> list[Option]:
    """All that he can do now; a single Action for nothing must be one."""
    out: list[Option] = []
    for offer in g.setting.rules.offers:
        offer(g, turn, survivor, purse, out)
    for offer in dict.fromkeys(survivor.profile.hooks.get(hooks.TURN_OFFERS, ())):
        offer(g, turn, survivor, purse, out)
    return [option for option in out if option.cost] if turn["single"] else out


def _end(g: Game, turn: Frame, survivor: Survivor) -> None:
    """The turn is over; a single Action is none, it only tells the turn around it what was used."""
    g.pop()
    if turn["single"]:
        outer = turn_of(g, turn["who"])
        if outer is not None:
            outer.update({name: turn[name] for name in _SHARED})
        return
    for hook in survivor.profile.hooks.get(hooks.TURN_ENDS, ()):
        hook(g, survivor, turn)
    for hook in g.hooks(hooks.TURN_ENDED):
        g.push_all(hook(g, turn["who"]))


@turn_frame.answer
def _act(g: Game, turn: Frame, option: Option) -> None:
    survivor = g.state.survivors[turn["who"]]
    if option.action == "end":
        turn["at"] = "ended"
        if not turn["single"]:
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
