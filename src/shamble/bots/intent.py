"""The intent behind a choice: a macro action in one word, whom it is about and where it leads."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from shamble.engine import Option
from shamble.engine.declared import ACTIONS
from shamble.rules.vehicles.helicopter import Helicopter
from shamble.world import Game


class Macro(StrEnum):
    """A macro action: the business of somebody for the rest of their turn."""

    GO = "go"
    """Towards the next aim of the Mission."""
    TAKE = "take"
    """Something that lies here, or is pulled, used or put down here."""
    KILL = "kill"
    """The Zombies of a Zone."""
    ARM = "arm"
    """Search, or take better cards in hand."""
    TRADE = "trade"
    """Cards with somebody in the same Zone."""
    OPEN = "open"
    """A door."""
    SHUT = "shut"
    """A door, against those on the other side."""
    BAIT = "bait"
    """Noise on purpose: Zombies come here and not elsewhere."""
    DRIVE = "drive"
    """Board, drive, push or leave something on wheels."""
    FLY = "fly"
    """Board, fly or leave something that flies."""
    RETREAT = "retreat"
    """Away from Zombies."""
    HOLD = "hold"
    """Stay, and leave the rest of the turn."""
    FIRST = "first"
    """Whoever acts next."""
    ANSWER = "answer"
    """A smaller question, or anything else."""


BY_GROUP = {
    "fight": Macro.KILL,
    "cards": Macro.ARM,
    "place": Macro.TAKE,
    "company": Macro.TAKE,
    "tokens": Macro.TAKE,
    "vehicle": Macro.DRIVE,
    "end": Macro.HOLD,
}
"""The macro action that the options of a heading begin, unless an action says its own business."""
SERVING = (Macro.GO, Macro.TAKE, Macro.OPEN, Macro.SHUT, Macro.DRIVE, Macro.FLY, Macro.KILL)
"""Those that may serve an aim of the Mission."""


class Intent(NamedTuple):
    """The thought behind a choice, as far as it can be said."""

    macro: Macro
    who: int = -1
    """The Survivor who acts, -1 for nobody in particular."""
    zone: int = -1
    """The Zone that it leads to or is about, -1 for none."""
    other: int = -1
    """Another Survivor who takes part."""
    aim: str = ""
    """The word of the Mission's goals that it serves (`taken`, `escape` ...), empty for none."""


NOTHING = Intent(Macro.ANSWER)


def intent_of(game: Game, option: Option, aim: str = "") -> Intent:
    """The intent that an option shows by itself, told by what is declared of its action."""
    action = ACTIONS[option.action]
    macro = Macro(action.business) if action.business else BY_GROUP.get(action.group, Macro.ANSWER)
    if action.attacks:
        macro = Macro.KILL
    elif action.moves:
        macro = Macro.GO if aim else Macro.RETREAT
    elif macro is Macro.DRIVE and _flies(game, option):
        macro = Macro.FLY
    who = option.who if option.who >= 0 else (game.decision.who if game.decision is not None else -1)
    zone = option.zone if option.zone >= 0 else (game.person(who).zone if who >= 0 else -1)
    return Intent(macro, who, zone, option.other, aim if macro in SERVING else "")


def _flies(game: Game, option: Option) -> bool:
    pieces = game.state.pieces
    return 0 < option.n <= len(pieces) and isinstance(pieces[option.n - 1], Helicopter)
