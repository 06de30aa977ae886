"""The closed list of hook points of the Zombicide family: what each is called with, what it returns, what it is for.

Every function gets the game first. The type of a point names what else it gets, in this order, and at last what it
returns. A value is handed on: whoever changes it gets it after everything else and returns the new one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, TypeVarTuple

from shamble.engine import hooks as engine_hooks
from shamble.engine.hooks import (
    ADD,
    CAP,
    ENDING,
    FACTS,
    FORBID,
    GIVES_OUT,
    MULTIPLY,
    SET,
    TAKES_IN,
    Hook,
    OwnPoint,
    Point,
    Profile,
    Table,
    hook,
)

if TYPE_CHECKING:  # the types alone: what chapters of the rules call a point with
    from shamble.engine.decisions import Option
    from shamble.rules.combat.weapons import Way
    from shamble.rules.turn import Purse
    from shamble.world.game import Game
    from shamble.world.records import CardType, Mode, Note
    from shamble.world.setting import Setting
    from shamble.world.state import Frame, Survivor

    Activation = Frame
    Attack = Frame
    Draw = Frame
    Turn = Frame
    Wound = Frame
    Sight = Mapping[int, int]

Given = TypeVarTuple("Given")
R = TypeVar("R")
V = TypeVar("V")


class Occasion(Point[Callable[["Game", *Given], R]], Generic[*Given, R]):
    """Something that happens, or that is asked: what functions get there, and what they return."""

    __slots__ = ()


class Value(engine_hooks.Value["Game", *Given, V], Generic[*Given, V]):
    """A value of the game."""

    __slots__ = ()


class OwnValue(OwnPoint[Callable[["Game", "Survivor", *Given, V], V]], Generic[*Given, V]):
    """A value of a Survivor."""

    __slots__ = ()


# Values of a Survivor
FREE_ACTIONS: OwnValue[str, int] = OwnValue("free-actions", "free Actions of a type")
MOVE_ZONES: OwnValue[int] = OwnValue("move-zones", "Zones that a Move Action may cover")
OWN_WEAPONS: OwnValue[tuple[CardType, ...]] = OwnValue("own-weapons", "weapons that need no card")
FIGURES: OwnValue[Attack, Mode] = OwnValue("figures", "how the weapons of an attack are used")
DICE: OwnValue[Attack, int, int] = OwnValue("dice", "dice of one weapon, a card")
ATTACK_DICE: OwnValue[Attack, int] = OwnValue("attack-dice", "dice of a whole attack, on top of its weapons")
ROLL_BONUS: OwnValue[Attack, int] = OwnValue("roll-bonus", "added to every die")
DAMAGE: OwnValue[Attack, int] = OwnValue("damage", "of each hit")
SIGHT: OwnValue[int, Sight] = OwnValue("sight", "what they see from a Zone, with Ranges; never changed in place")
MAX_RANGE: OwnValue[int, int] = OwnValue("max-range", "of a card")
KILL_XP: OwnValue[int, int] = OwnValue("kill-xp", "experience for a Zombie of a kind that they killed")
RESERVE: OwnValue[int] = OwnValue("reserve", "cards that fit in the last place of the inventory")
DUAL: OwnValue[CardType, bool] = OwnValue("dual", "whether two of a card fight together")
PICKS_TARGETS: OwnValue[Attack, bool] = OwnValue("picks-targets", "free choice of targets")
SPARES: OwnValue[Attack, bool] = OwnValue("spares", "may leave out Survivors")
HITS_FRIENDS: OwnValue[Attack, bool] = OwnValue("hits-friends", "whether hits of Ranged attacks go to Survivors")
STRAY_HITS: OwnValue[Attack, int, int] = OwnValue("stray-hits", "of so many misses, those that hit other Survivors")
UNSEEN: OwnValue[Attack, bool] = OwnValue("unseen", "hits of this attack pass them by")
SEARCH_CARDS: OwnValue[int] = OwnValue("search-cards", "cards drawn by a Search")
STARTS_WITH: OwnValue[tuple[str, ...]] = OwnValue("starts-with", "names of Equipment")
PRESENCE: OwnValue[int] = OwnValue("presence", "how much Noise their being in a Zone counts for")
HELD: OwnValue[bool] = OwnValue("held", "whether nothing can drag them out of their Zone")
HARMS_ALL: OwnValue[Attack, bool] = OwnValue("harms-all", "no kind of Zombie is immune against this attack")
HEALTH: OwnValue[int] = OwnValue("health", "the Wound that eliminates them")
NEEDED: OwnValue[Attack, int] = OwnValue("needed", "what a die must show at least to hit")
WOUND_COST: OwnValue[int] = OwnValue("wound-cost", "Equipment cards that a Wound costs")
COMPANY: OwnValue[tuple[int, int]] = OwnValue(
    "company", "(further Actions, further seats) that those who ride with them need"
)
KILLS_CLEANLY: OwnValue[Attack, bool] = OwnValue("kills-cleanly", "nothing rises again from what it kills")

# Values of the game
ZOMBIE_SIGHT: Value[int, Sight] = Value(
    "zombie-sight", "what Zombies see from a Zone, with Ranges; never changed in place"
)
NOISE_LEVELS: Value[list[int]] = Value("noise-levels", "the noise of each Zone, a list that is nobody else's")
SPAWN_DICE: Value[int] = Value("spawn-dice", "dice of a Spawn step")
DANGER: Value[int] = Value("danger", "lowest line that Zombie cards are read at")
SEARCHABLE: Value[int, bool] = Value("searchable", "whether a Zone can be Searched")
DECK: Point[Callable[[Setting, CardType, str], str]] = Point(
    "deck", "the pile that an Equipment card belongs to before there is a game"
)
SPAWNS_IN: Value[int, bool] = Value("spawns-in", "False keeps a Zone free of the Zombies that cards bring")
SPAWNED_ROOM: Value[int, bool] = Value("spawned-room", "False keeps a room, a Zone, out of a building spawn")
KILLED_BY: Value[int, Attack | None, int] = Value(
    "killed-by", "the Damage that kills a kind of Zombie, asked through rules/kinds.py; 0: no Damage does"
)
TOLD_APART: Value[int, int, tuple[str, ...]] = Value(
    "told-apart", "words for the figures in a Zone, of a kind, that are not all alike"
)

# What happens to Zombies, or through them
HIT_TAKEN: Occasion[Attack, int, bool] = Occasion("hit-taken", "a kind stands a hit that was strong enough")
KILLED: Occasion[Survivor, int, tuple[int, ...], Attack | None, list[Frame]] = Occasion(
    "killed", "in a Zone, of these kinds; after the experience for them"
)
MINIATURES: Occasion[int, int, int, int, None] = Occasion(
    "miniatures", "figures are about to go somewhere: kind, origin (-1: the stock), Zone, count"
)
ZOMBIES_MOVED: Occasion[int, int, int, int, None] = Occasion(
    "zombies-moved", "figures went from Zone to Zone: origin, Zone, kind, count"
)
ZOMBIES_DONE: Occasion[list[Frame]] = Occasion("zombies-done", "the last moment of a Zombies' Phase")
ZOMBIES_ACT: Occasion[Activation, str, list[Frame]] = Occasion(
    "zombies-act", "before all Attacks or all Moves of a pass, which the word says"
)
AFTER_PASS: Occasion[Activation, list[Frame]] = Occasion("after-pass", "Zombies of a pass have acted")

# Offers append options to a turn; limits say what of them stays, perhaps at another price
TURN_OFFERS: Occasion[Turn, Survivor, Purse, list[Option], None] = Occasion("turn-offers", "of somebody on the board")
OFFERS_ANYWHERE: Occasion[Turn, Survivor, Purse, list[Option], None] = Occasion(
    "offers-anywhere", "the same for somebody in play who is off the board"
)
OFFER_LIMITS: Occasion[Turn, Survivor, list[Option], list[Option]] = Occasion(
    "offer-limits", "what stays of the offers"
)

# Replacements and reactions
ANYTIME: Occasion[Survivor, list[Option]] = Occasion("anytime", "Options that they have at any moment")
WAYS_TO_ATTACK: Occasion[Survivor, int, Iterable[Way]] = Occasion(
    "ways-to-attack", "attacks from a Zone beside the plain ones"
)
BEFORE_ROLL: OwnPoint[Callable[[Game, Survivor, Attack], str | None]] = OwnPoint(
    "before-roll", "name of what they may use for this roll"
)
REROLL: Occasion[Survivor, Attack, str | None] = Occasion("reroll", "name of what lets them roll again")
BONUS_DICE: Occasion[Survivor, Attack, tuple[int, ...], int] = Occasion(
    "bonus-dice", "number of further dice after these faces"
)
CHAIN_KILL: Occasion[Survivor, Attack, int, tuple[str, list[int]]] = Occasion(
    "chain-kill", "a kind was killed: (name of the source, kinds that may die with it)"
)
WOUND_STOPPED: Occasion[Survivor, Wound, bool] = Occasion("wound-stopped", "True when it is cancelled of itself")
WOUND_ANSWERS: Occasion[Survivor, Wound, list[Option]] = Occasion("wound-answers", "Options that cancel it")
REDRAW: Occasion[Survivor, Draw, tuple[str, tuple[int, ...], bool] | None] = Occasion(
    "redraw", "(name, cards of the draw that it exchanges, whether it must)"
)
AFTER_ATTACK: Occasion[Survivor, Attack, Frame | None] = Occasion("after-attack", "their attack is over")
AFTER_ACTION: Occasion[int, list[Frame]] = Occasion("after-action", "of whoever has this index")
MOVED: Occasion[Survivor, int, int, list[Frame]] = Occasion(
    "moved", "they have moved themselves, one Zone far: origin, Zone"
)
ZONE_ENTERED: Occasion[int, int, list[Frame]] = Occasion(
    "zone-entered", "by whoever has this index, which Zone; general rules first, then their own Skills"
)
EXTRA_CARD: Occasion[Survivor, Frame] = Occasion("extra-card", "an Extra Activation card was drawn")
SPAWNED: Occasion[Survivor, tuple[int, ...], Frame | None] = Occasion(
    "spawned", "a Zombie card put Zombies into these Zones"
)
CARD_DRAWN: Occasion[int, int, list[Frame]] = Occasion(
    "card-drawn", "a Zombie card is about to be carried out: its number, the level"
)
SPAWN_CARDS: Occasion[Survivor, tuple[int, ...], int, list[Frame]] = Occasion(
    "spawn-cards", "frames that allot the Spawn step's cards: Zones, number of cards"
)
ZONE_BURNT: Occasion[Survivor, int, list[Frame]] = Occasion("zone-burnt", "everything in a Zone was destroyed")
TURN_BEGINS: Occasion[Survivor, None] = Occasion("turn-begins", "of their own activation")
TURN_ENDS: Occasion[Survivor, Turn, None] = Occasion(
    "turn-ends", "of their own activation; places first, then their Skills"
)
PHASE_ENDS: Occasion[Survivor, str, Frame | None] = Occasion(
    "phase-ends", "the last moment of a players' or zombies' phase"
)
NOISE_MADE: Occasion[Survivor, None] = Occasion("noise-made", "they made themselves heard")
DEFEATED: Occasion[Survivor, int, bool] = Occasion(
    "defeated", "True when something else becomes of them than death; by whom, or -1"
)
DIED: Occasion[int, None] = Occasion("died", "whoever has this index")
ROUND_BEGINS: Occasion[list[Frame]] = Occasion("round-begins", "frames that come before the first turn of a round")
DOOR_OPENED: Occasion[int, int, list[Frame]] = Occasion(
    "door-opened", "before anything appears behind it: door, index of whoever opened it (-1: nobody)"
)
XP_GAINED: Occasion[Survivor, int, list[Frame]] = Occasion(
    "xp-gained", "with the points before, after the Skills of new Danger Levels"
)
TAKEN: Occasion[int, int, None] = Occasion("taken", "index of whoever took an Objective, and which")
CARRIED: Occasion[Survivor, None] = Occasion("carried", "other cards have come into their inventory")
DISCARDED: Occasion[int, int, list[Frame]] = Occasion(
    "discarded", "index of whoever threw it away (-1: nobody did), and the card on the discard pile"
)
SETTLED: Point[Callable[[Any, Survivor, int], None]] = Point(
    "settled", "they were put into another Zone, by whatever way, from the origin"
)
SET_UP: Occasion[list[Frame]] = Occasion("set-up", "before the decks are shuffled")
READY: Occasion[list[Frame]] = Occasion("ready", "everything is laid out, the first round is about to begin")
TALLIES: Occasion[list[tuple[str, int | str]]] = Occasion(
    "tallies", "(name, number or word): what rules keep count of, for everybody to see"
)
DASHBOARD: Occasion[Survivor, list[Note]] = Occasion("dashboard", "what a rule has on or beside their dashboard")
SETS_OFF: Occasion[int, list[tuple[str, tuple[int, ...]]]] = Occasion(
    "sets-off", "(word, Zones): what whoever goes into a Zone sets off, and which Zones get cards"
)
VIEW: Occasion[dict[str, Any], None] = Occasion(
    "view", "what everybody sees, put right where rules have moved or covered something"
)
END_PHASE: Occasion[None] = Occasion("end-phase", "the End Phase")
ROUND_ENDED: Occasion[Survivor, Frame | None] = Occasion("round-ended", "their part of the End Phase")

# Traits
TRAITS: Point[Callable[[Any, Survivor], Sequence[str]]] = Point(
    "traits", "traits that the rules give somebody, besides Skills, tokens and cards"
)
LENDS: Point[Callable[[Any, Survivor, Survivor], tuple[str, ...]]] = Point(
    "lends", "traits that another one of their Zone, or they themselves, have while they are together"
)

POINTS: tuple[Point[Any], ...] = tuple(value for _, value in sorted(globals().items()) if isinstance(value, Point))

__all__ = [
    "ADD",
    "CAP",
    "ENDING",
    "FACTS",
    "FORBID",
    "GIVES_OUT",
    "MULTIPLY",
    "POINTS",
    "SET",
    "TAKES_IN",
    "Hook",
    "OwnPoint",
    "Point",
    "Profile",
    "Table",
    "hook",
]
