"""Actions, decisions and events: each kind is declared once, beside the rule that offers, asks or emits it.

Menus, pages, bots, scenarios and docs look here; nobody else keeps a list of names.
"""

from __future__ import annotations

from typing import NamedTuple

TURN, QUESTION = "turn", "question"
"""The ends that an option can bring: of a turn, or of a question (`Action.ends`)."""


class Action(NamedTuple):
    """An action: the fields that its options carry, and what to know in order to show or choose them."""

    name: str
    fields: str
    """The fields that such an option may have."""
    short: str
    """The field that tells most; empty where none is needed."""
    says: str
    """Its effect, in a line."""
    group: str = ""
    """The heading under which it stands in menus."""
    ends: str = ""
    """It ends the turn, or answers a question by leaving things as they are."""
    moves: bool = False
    """It takes `who` to another place on their own feet."""
    attacks: bool = False
    """Those in `zone` are attacked."""
    endangers: bool = False
    """Survivors in `zone` may be hit, too."""
    meets: bool = False
    """It matters who waits in `zone`, although nobody goes there and nobody is attacked."""
    aboard: bool = False
    """Only whoever sits in a vehicle is offered it."""
    piece: bool = False
    """It is about the piece `n`, counted from 1."""
    afoot: bool = False
    """It takes somebody who stands in the Zone, on their own feet."""
    idle: bool = False
    """It brings nobody forward."""
    hint: str = ""
    """The hint of a guided game that is about it."""
    aside: bool = False
    """It is seldom wanted: menus keep it folded behind the others."""
    wounds: str = ""
    """The field with whoever takes a Wound by it."""
    learns: bool = False
    """`name` is a Skill that `who` has from then on."""
    at_card: bool = False
    """It is done at the card, not in a list."""
    claims: bool = False
    """There is one of what it takes, and others could want it."""
    pressed: bool = False
    """The key of the number `n` takes it."""
    sound: str = ""
    """The sound with which it is taken, if its game has any."""
    purpose: str = ""
    """The purpose that it shares with others: a "step" of a way, a "search", "noise" on purpose, to
    "roll" again, to "board" or "alight", to "take" what the Mission asks for or do a "deed" of its cards."""
    business: str = ""
    """Their business, where the group does not tell: "arm", "trade", "open", "shut", "bait" or "first"."""
    planned: bool = False
    """It is good for something only as part of a plan, or has more outcomes than can be thought through."""
    furthers: bool = False
    """It may do a task of the Mission by itself."""
    tries: str = ""
    """The word of the goals that it serves although dice may fail it."""
    minor: bool = False
    """It seldom matters within a round."""
    alike: bool = False
    """One such option is as good as any other."""
    then: str = ""
    """The action for which it is often taken, in the same turn."""


class DecisionKind(NamedTuple):
    """One kind of decision: how it is answered, and what is asked."""

    name: str
    forms: str
    says: str
    rests: bool = False
    """Nothing is half done while it is asked."""
    lays_out: bool = False
    """It is answered by laying cards out."""


class EventKind(NamedTuple):
    """A kind of event: the fields that it may have, and what to know in order to show it."""

    name: str
    fields: str = ""
    agreed: bool = False
    """People agreed on it: no rule made it so."""
    still: bool = False
    """Nothing on the board changes with it."""
    shown: bool = False
    """It is worth a step of its own even without words."""
    quick: bool = False
    """It is understood at a glance, however long its line is."""
    hurts: bool = False
    """Somebody feels it: `other`, or else `who`."""
    dice: bool = False
    """The dice of the attack are looked at meanwhile."""
    finds: bool = False
    """It turns up `cards`, or one `card`."""
    stood: str = ""
    """The field with the Zone in which `who` stood until then."""
    tone: str = ""
    """The way in which its line stands out from others."""
    mark: str = ""
    """Its mark on the way through a whole game."""
    beat: str = ""
    """The word of those that are seen at once when they follow each other; whatever is seen with `dice` has theirs."""
    sound: str = ""
    """The sound with which it happens, if its game has any."""
    reveals: bool = False
    """It shows what lay face down: from then on undoing needs consent."""


ACTIONS: dict[str, Action] = {}
DECISIONS: dict[str, DecisionKind] = {}
EVENTS: dict[str, EventKind] = {}
REVEALING: set[str] = set()
"""The kinds of events that show what lay face down."""


def declare(*kinds: Action | DecisionKind | EventKind) -> None:
    """Make kinds of options, decisions and events known; the same once more changes nothing."""
    for kind in kinds:
        if isinstance(kind, Action):
            known = ACTIONS.setdefault(kind.name, kind) == kind
        elif isinstance(kind, DecisionKind):
            known = DECISIONS.setdefault(kind.name, kind) == kind
        else:
            known = EVENTS.setdefault(kind.name, kind) == kind
            if kind.reveals:
                REVEALING.add(kind.name)
        if not known:
            raise ValueError(f"{kind.name!r} is declared twice")
