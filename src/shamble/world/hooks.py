"""The closed list of hook points of the Zombicide family: what each gets, what it returns, what it is for.

Every function gets the game first. The type of a point names what else it gets, in this order, and at last what it
returns. A value is handed on: whoever changes it gets it after everything else and returns the new one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, TypeVarTuple

from shamble.engine.hooks import (
    ADD,
    AFTERMATH,
    CAP,
    ENDING,
    FACTS,
    FORBID,
    GIVES_OUT,
    MULTIPLY,
    SET,
    TAKES_IN,
    Folded,
    Hook,
    OwnPoint,
    Point,
    Profile,
    Replaced,
    Table,
    hook,
    named_points,
)

if TYPE_CHECKING:  # the types alone: what chapters of the rules call a point with
    from shamble.engine.agenda import Frame
    from shamble.engine.decisions import Option
    from shamble.rules.combat.weapons import PossibleAttack
    from shamble.rules.frames import Activation, Attack, Reaction, Turn
    from shamble.rules.searching import SearchResult
    from shamble.rules.turn import Purse
    from shamble.rules.wounds import Wound
    from shamble.world.game import Game
    from shamble.world.mission_records import Note
    from shamble.world.records import CardType, Mode
    from shamble.world.setting import Setting
    from shamble.world.state import Survivor
    from shamble.world.view import TableSeen

    Frames = list[Frame]
    Sight = Mapping[int, int]

Given = TypeVarTuple("Given")
R = TypeVar("R")
V = TypeVar("V")


class Occasion(Point[Callable[["Game", *Given], R]], Generic[*Given, R]):
    """Something that happens, or that is asked: what functions get there, and what they return."""

    __slots__ = ()


class Way(Replaced["Game", *Given, R], Generic[*Given, R]):
    """A question that one function decides, in a game; it stands in the module that asks."""

    __slots__ = ()


class SetupWay(Replaced[*Given, R], Generic[*Given, R]):
    """A question that one function decides for the rules alone (`rules.ask`), mostly before there is a game."""

    __slots__ = ()


class Value(Folded["Game", *Given, V], Generic[*Given, V]):
    """A value of the game."""

    __slots__ = ()


class OwnValue(Folded["Game", "Survivor", *Given, V], Generic[*Given, V]):
    """A value of a Survivor."""

    __slots__ = ()
    is_own: ClassVar[bool] = True


# Values of a Survivor
FREE_ACTIONS: OwnValue[str, int] = OwnValue("free Actions of a type")
MOVE_ZONES: OwnValue[int] = OwnValue("Zones that a Move Action may cover")
OWN_WEAPONS: OwnValue[tuple[CardType, ...]] = OwnValue("weapons that need no card")
FIGURES: OwnValue[Attack, Mode] = OwnValue("how the weapons of an attack are used")
DICE: OwnValue[Attack, int, int] = OwnValue("dice of one weapon, a card")
ATTACK_DICE: OwnValue[Attack, int] = OwnValue("dice of a whole attack, on top of its weapons")
ROLL_BONUS: OwnValue[Attack, int] = OwnValue("added to every die")
DAMAGE: OwnValue[Attack, int] = OwnValue("of each hit")
SIGHT: OwnValue[int, Sight] = OwnValue("what they see from a Zone, with Ranges; never changed in place")
MAX_RANGE: OwnValue[int, int] = OwnValue("of a card")
KILL_XP: OwnValue[int, int] = OwnValue("experience for a Zombie of a kind that they killed")
RESERVE: OwnValue[int] = OwnValue("cards that fit in the last place of the inventory")
DUAL: OwnValue[CardType, bool] = OwnValue("whether two of a card fight together")
PICKS_TARGETS: OwnValue[Attack, bool] = OwnValue("free choice of targets")
SPARES: OwnValue[Attack, bool] = OwnValue("may leave out Survivors")
HITS_FRIENDS: OwnValue[Attack, bool] = OwnValue("whether hits of Ranged attacks go to Survivors")
STRAY_HITS: OwnValue[Attack, int, int] = OwnValue("of so many misses, those that hit other Survivors")
UNSEEN: OwnValue[Attack, bool] = OwnValue("hits of this attack pass them by")
SEARCH_CARDS: OwnValue[int] = OwnValue("cards drawn by a Search")
STARTS_WITH: OwnValue[tuple[str, ...]] = OwnValue("names of Equipment")
PRESENCE: OwnValue[int] = OwnValue("how much Noise their being in a Zone counts for")
HELD: OwnValue[bool] = OwnValue("whether nothing can drag them out of their Zone")
HARMS_ALL: OwnValue[Attack, bool] = OwnValue("no kind of Zombie is immune against this attack")
HEALTH: OwnValue[int] = OwnValue("the Wound that eliminates them")
NEEDED: OwnValue[Attack, int] = OwnValue("what a die must show at least to hit")
WOUND_COST: OwnValue[int] = OwnValue("Equipment cards that a Wound costs")
COMPANY: OwnValue[tuple[int, int]] = OwnValue("(further Actions, further seats) that those who ride with them need")
KILLS_CLEANLY: OwnValue[Attack, bool] = OwnValue("nothing rises again from what it kills")

# Values of the game
ZOMBIE_SIGHT: Value[int, Sight] = Value("what Zombies see from a Zone, with Ranges; never changed in place")
NOISE_LEVELS: Value[list[int]] = Value("the noise of each Zone, a list that is nobody else's")
SPAWN_DICE: Value[int] = Value("dice of a Spawn step")
DANGER: Value[int] = Value("lowest line that Zombie cards are read at")
SEARCHABLE: Value[int, bool] = Value("whether a Zone can be Searched")
DECK: Point[Callable[[Setting, CardType, str], str]] = Point("the pile of an Equipment card before there is a game")
SPAWNS_IN: Value[int, bool] = Value("False keeps a Zone free of the Zombies that cards bring")
SPAWNED_ROOM: Value[int, bool] = Value("False keeps a room, a Zone, out of a building spawn")
KILLED_BY: Value[int, Attack | None, int] = Value(
    "the Damage that kills a kind (asked through rules/kinds.py), 0: none"
)
IDLE: Value[int, int, int] = Value("of the Zombies in a Zone, of a kind, those that take no Actions now")
TOLD_APART: Value[int, int, tuple[str, ...]] = Value("for figures in a Zone, of a kind, that are not all alike")

# What happens to Zombies, or through them
HIT_TAKEN: Occasion[Attack, int, bool] = Occasion("a kind stands a hit that was strong enough")
KILLED: Occasion[Survivor, int, tuple[int, ...], Attack | None, Frames] = Occasion(
    "Zone, kinds; after their experience"
)
MINIATURES: Occasion[int, int, int, int, None] = Occasion("figures will go: kind, origin (-1: the stock), Zone, count")
ZOMBIES_MOVED: Occasion[int, int, int, int, None] = Occasion("figures went: origin, Zone, kind, count")
ZOMBIES_DONE: Occasion[Frames] = Occasion("the last moment of a Zombies' Phase")
ZOMBIES_ACT: Occasion[Activation, str, Frames] = Occasion("before all Attacks or all Moves of a pass (a word)")
AFTER_PASS: Occasion[Activation, Frames] = Occasion("Zombies of a pass have acted")

# Offers append options to a turn; limits say what of them stays, perhaps at another price
TURN_OFFERS: Occasion[Turn, Survivor, Purse, list[Option], None] = Occasion("of somebody on the board")
OFFERS_ANYWHERE: Occasion[Turn, Survivor, Purse, list[Option], None] = Occasion("of somebody off it")
OFFER_LIMITS: Occasion[Turn, Survivor, list[Option], list[Option]] = Occasion("what stays of the offers")

# Replacements and reactions
ANYTIME: Occasion[Survivor, list[Option]] = Occasion("Options that they have at any moment")
FREE_FOR: OwnPoint[Callable[[Game, Survivor, PossibleAttack], Iterable[str]]] = OwnPoint(
    "types of free Action that pay for some attacks alone, or for reloading (mode `reload`) some weapons"
)
WAYS_TO_ATTACK: Occasion[Survivor, int, Iterable[PossibleAttack]] = Occasion(
    "attacks from a Zone beside the plain ones"
)
BEFORE_ROLL: OwnPoint[Callable[[Game, Survivor, Attack], str | None]] = OwnPoint("name of what may be used")
ABOUT_TO_ROLL: Occasion[Survivor, Attack, Frames] = Occasion("all is decided before the dice of their attack")
REROLL: Occasion[Survivor, Attack, str | None] = Occasion("name of what lets them roll again")
BONUS_DICE: Occasion[Survivor, Attack, tuple[int, ...], int] = Occasion("number of further dice after these faces")
CHAIN_KILL: Occasion[Survivor, Attack, int, tuple[str, list[int]]] = Occasion(
    "a kind was killed: (source, what may die with it)"
)
WOUND_STOPPED: Occasion[Survivor, Wound, bool] = Occasion("True when it is cancelled of itself")
WOUND_ANSWERS: Occasion[Survivor, Wound, list[Option]] = Occasion("Options that cancel it")
REDRAW: Occasion[Survivor, SearchResult, tuple[str, tuple[int, ...], bool] | None] = Occasion(
    "(name, cards it exchanges, must it)"
)
AFTER_ATTACK: Occasion[Survivor, Attack, Frame | None] = Occasion("their attack is over")
AFTER_ACTION: Occasion[int, Frames] = Occasion("of whoever has this index")
MOVED: Occasion[Survivor, int, int, Frames] = Occasion("they have moved themselves, one Zone far: origin, Zone")
ZONE_ENTERED: Occasion[int, int, Frames] = Occasion("who, Zone; general rules first, then their own Skills")
EXTRA_CARD: Occasion[Survivor, Frame] = Occasion("an Extra Activation card was drawn")
SPAWNED: Occasion[Survivor, tuple[int, ...], Reaction | None] = Occasion("a Zombie card put Zombies into these Zones")
CARD_DRAWN: Occasion[int, int, Frames] = Occasion("a Zombie card, by its number, is about to be read at a level")
SPAWN_CARDS: Occasion[Survivor, tuple[int, ...], int, Frames] = Occasion(
    "what allots a Spawn step's cards: Zones, how many"
)
ZONE_BURNT: Occasion[Survivor, int, Frames] = Occasion("everything in a Zone was destroyed")
TURN_BEGINS: Occasion[Survivor, None] = Occasion("of their own activation")
TURN_ENDS: Occasion[Survivor, Turn, None] = Occasion("of their own activation; places first, then their Skills")
PHASE_ENDS: Occasion[Survivor, str, Frame | None] = Occasion("the last moment of a players' or zombies' phase")
NOISE_MADE: Occasion[Survivor, None] = Occasion("they made themselves heard")
DEFEATED: Occasion[Survivor, int, bool] = Occasion("by whom, or -1: True when they do not die of it")
DIED: Occasion[int, None] = Occasion("whoever has this index")
ROUND_BEGINS: Occasion[Frames] = Occasion("frames that come before the first turn of a round")
DOOR_OPENED: Occasion[int, int, Frames] = Occasion("door, who (-1: nobody), before anything appears behind it")
XP_GAINED: Occasion[Survivor, int, Frames] = Occasion("with the points before; new Skills come first")
TAKEN: Occasion[int, int, None] = Occasion("who, and which Objective")
SEARCH_FOUND: Occasion[Survivor, tuple[int, ...], Frames] = Occasion("cards of a Search, before they are stowed")
CARRIED: Occasion[Survivor, None] = Occasion("other cards have come into their inventory")
DISCARDED: Occasion[int, int, Frames] = Occasion("who (-1: nobody threw it away), and the card, on its pile")
SETTLED: Point[Callable[[Any, Survivor, int], None]] = Point("they were put into another Zone, from the origin")
SET_UP: Occasion[Frames] = Occasion("before the decks are shuffled")
READY: Occasion[Frames] = Occasion("everything is laid out, the first round is about to begin")
FURTHER_DEFEATS: Occasion[list[str]] = Occasion("the defeats that are no conditions, each by its reason")
TALLIES: Occasion[list[tuple[str, int | str]]] = Occasion("what rules keep count of, for everybody")
DASHBOARD: Occasion[Survivor, list[Note]] = Occasion("what a rule has on or beside their dashboard")
SETS_OFF: Occasion[int, int, list[tuple[str, tuple[int, ...]]]] = Occasion(
    "what whoever goes from an origin into a Zone sets off: (word, Zones with cards)"
)
VIEW: Occasion[TableSeen, None] = Occasion("what everybody sees, put right where rules have changed it")
END_PHASE: Occasion[None] = Occasion("the End Phase")
ROUND_ENDED: Occasion[Survivor, Frame | None] = Occasion("their part of the End Phase")

# Traits
TRAITS: Point[Callable[[Any, Survivor], Sequence[str]]] = Point("traits besides Skills, tokens and cards")
LENDS: Point[Callable[[Any, Survivor, Survivor], tuple[str, ...]]] = Point("traits that another of their Zone has")

POINTS = named_points(globals())

__all__ = [
    "ADD",
    "AFTERMATH",
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
    "Replaced",
    "Table",
    "hook",
]
