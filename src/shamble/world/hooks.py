"""The closed list of hook points of the Zombicide family: what each is called with, and what it returns."""

from __future__ import annotations

from collections.abc import Iterable

from shamble.engine import hooks as engine_hooks
from shamble.engine.hooks import (
    ADD,
    CAP,
    ENDING,
    FACTS,
    FORBID,
    GIVES_OUT,
    MULTIPLY,
    RULES_CHANGED,
    SET,
    TAKES_IN,
    Hook,
    Profile,
    Table,
    hook,
)

# Values of a survivor. fn(game, survivor, ..., value) -> value
ACTIONS = "actions"  # (game, survivor, value): Actions in an activation
FREE_ACTIONS = "free-actions"  # (game, survivor, type, value): free Actions of a type
MOVE_ZONES = "move-zones"  # (game, survivor, value): Zones that a Move Action may cover
OWN_WEAPONS = "own-weapons"  # (game, survivor, value): tuple of weapons, as CardTypes, that need no card
USES = "uses"  # (game, survivor, Skill, value): how often a limited Skill may be used in an activation
FIGURES = "figures"  # (game, survivor, attack, value): the Mode that the weapons of an attack are used with
DICE = "dice"  # (game, survivor, attack, card, value): dice of one weapon
ATTACK_DICE = "attack-dice"  # (game, survivor, attack, value): dice of a whole attack, on top of its weapons
DICE_BESIDE = "dice-beside"  # (game, survivor, attack, value): tuple of (die, number) thrown beside the usual dice
ROLL_BONUS = "roll-bonus"  # (game, survivor, attack, value): added to every die
DAMAGE = "damage"  # (game, survivor, attack, value): of each hit
SIGHT = "sight"  # (game, survivor, zone, value): what he sees from there, with Ranges; never changed in place
SEEN_FROM = "seen-from"  # (game, survivor, zone, value): whether Actors in a Zone see him beyond common sight
MAX_RANGE = "max-range"  # (game, survivor, card, value)
AIMS_APART = "aims-apart"  # (game, survivor, value): two Ranged weapons may be aimed at two Zones in one Action
KILL_XP = "kill-xp"  # (game, survivor, kind, value): experience for a Zombie that he killed
RESERVE = "reserve"  # (game, survivor, value): cards that fit in the last place of the inventory
DUAL = "dual"  # (game, survivor, card, value): whether two of this card fight together
PICKS_TARGETS = "picks-targets"  # (game, survivor, attack, value): free choice of targets
SPARES = "spares"  # (game, survivor, attack, value): may leave out Survivors
HITS_FRIENDS = "hits-friends"  # (game, survivor, attack, value): whether hits of his Ranged attacks go to Survivors
STRAY_HITS = "stray-hits"  # (game, survivor, attack, misses, value): misses that hit other Survivors
UNSEEN = "unseen"  # (game, survivor, attack, value): hits of this attack pass him by
SEARCH_CARDS = "search-cards"  # (game, survivor, value): cards drawn by a Search
BUILT_CARDS = "built-cards"  # (game, survivor, name, value): cards that building an improved weapon brings
STARTS_WITH = "starts-with"  # (game, survivor, value): tuple of Equipment names
PRESENCE = "presence"  # (game, survivor, value): how much Noise his being in a Zone counts for
NOISE_ZONE = "noise-zone"  # (game, survivor, attack, value): the Zone in which his attack is heard
SOUNDLESS = "soundless"  # (game, survivor, value): whether his weapons and tools place no Noise tokens
STARTS_XP = "starts-xp"  # (game, survivor, value): experience when the game begins
STARTS_HIGHER = "starts-higher"  # (game, survivor, value): Danger Level that he may begin at if all players agree
HELD = "held"  # (game, survivor, value): whether nothing can drag him out of his Zone
EARNER = "earner"  # (game, survivor, value): index of whoever gains the experience for what he kills
HARMS_ALL = "harms-all"  # (game, survivor, attack, value): no kind of Zombie is immune against this attack
HEALTH = "health"  # (game, survivor, value): the Wound that eliminates him
NEEDED = "needed"  # (game, survivor, attack, value): what a die must show at least to hit
WOUND_COST = "wound-cost"  # (game, survivor, value): Equipment cards that a Wound costs
COMPANY = "company"  # (game, survivor, value): (further Actions, further seats) that those who ride with him need

# Values of the game
ZOMBIE_SIGHT = "zombie-sight"  # (game, zone, value): what Zombies see from there, with Ranges; never changed in place
NOISE_LEVELS = "noise-levels"  # (game, value): the noise of each Zone, a list that is nobody else's
SPAWN_DICE = "spawn-dice"  # (game, value)
DANGER = "danger"  # (game, value): lowest line that Zombie cards are read at
SEARCHABLE = "searchable"  # (game, zone, value)
DECK = "deck"  # (setting, card, value): the pile that an Equipment card belongs to before the game begins
SPAWNS_IN = "spawns-in"  # (game, zone, value): False keeps a Zone free of the Zombies that cards bring

# Values of a kind of Zombie. fn(game, kind, ..., value) -> value; asked through rules/kinds.py
KILLED_BY = "killed-by"  # (game, kind, attack or None, value): the Damage that kills it; 0: no Damage does

# What happens to Zombies, or through them
HIT_TAKEN = "hit-taken"  # (game, attack, kind) -> True when it stands a hit that was strong enough
KILLED = "killed"  # (game, survivor, zone, kinds, attack or None) -> list of frames: after his experience for them
MINIATURES = "miniatures"  # (game, kind, origin, zone, count) -> None: figures are about to go there (-1: the stock)
TOLD_APART = "told-apart"  # (game, zone, kind, value): words for figures of a kind in a Zone that are not all alike
ZOMBIES_MOVED = "zombies-moved"  # (game, origin, zone, kind, count) -> None: figures went from Zone to Zone
ACTIVATION_ENDED = "activation-ended"  # (game, activation) -> None: all its Zombies have spent their Actions
ZOMBIES_DONE = "zombies-done"  # (game) -> list of frames: the last moment of a Zombies' Phase

# Offers. fn(game, turn frame, survivor, out): appends options to the turn
OFFERS_ANYWHERE = "offers-anywhere"  # as TURN_OFFERS, for somebody in play who is off the board
TURN_OFFERS = "turn-offers"
# Limits. fn(game, turn frame, survivor, options) -> options: what of a turn's offers stays, perhaps at another price
OFFER_LIMITS = "offer-limits"

# Replacements and reactions. They return an Option to offer, frames to push, or nothing.
FIRST_ACTS = "first-acts"  # (game, turn, survivor, purse) -> Options of which one comes before anything else in a turn
ANYTIME = "anytime"  # (game, survivor) -> list of Options that he has at any moment
WAYS_TO_ATTACK = "ways-to-attack"  # (game, survivor, zone) -> attacks from there beside the plain ones, as `Way`s
BEFORE_ROLL = "before-roll"  # (game, survivor, attack) -> name of what he may use for this roll, or None
REROLL = "reroll"  # (game, survivor, attack) -> name of the re-roll source or None
REROLL_DIE = "reroll-die"  # (game, survivor, attack) -> name of what lets him throw a single die again, or None
BONUS_DICE = "bonus-dice"  # (game, survivor, attack, faces) -> number of further dice
OTHER_TARGETS = "other-targets"  # (game, survivor, attack) -> list of (name, piece, what a hit makes of it)
CHAIN_KILL = "chain-kill"  # (game, survivor, attack, kind) -> (name of the source, kinds that may die with it)
WOUND_STOPPED = "wound-stopped"  # (game, survivor, wound) -> True when it is cancelled of itself
WOUND_ANSWERS = "wound-answers"  # (game, survivor, wound) -> list of Options that cancel it
ASKS = "asks"  # (game, survivor) -> words: one is chosen when the game begins or the Skill is gained, and stays
REDRAW = "redraw"  # (game, survivor, draw) -> (name, cards of the draw that it exchanges, whether it must) or None
USED_UP = "used-up"  # (game, survivor, card) -> frame or None: a card was used up by an attack
SEARCH_FOUND = "search-found"  # (game, survivor, card) -> frame or None
AFTER_ATTACK = "after-attack"  # (game, survivor, attack) -> frame or None
ATTACK_SEEN = "attack-seen"  # (game, survivor, attack) -> frame or None: another one's attack is over
ZONE_CLEARED = "zone-cleared"  # (game, survivor, zone) -> frame or None: the last Zombie of his Zone was killed
AFTER_ACTION = "after-action"  # (game, who) -> list of frames
ZOMBIES_ACT = "zombies-act"  # (game, activation, step) -> list of frames: before all Attacks or all Moves of a pass
BEFORE_PASS = "before-pass"  # (game, survivor, activation) -> frame or None: Zombies are about to act
AFTER_PASS = "after-pass"  # (game, activation, groups) -> list of frames
MOVED = "moved"  # (game, survivor, origin, zone) -> list of frames: he has moved himself, one Zone far
ZONE_ENTERED = "zone-entered"  # (game, who, zone) -> list of frames; general rules first, then his own Skills
EXTRA_CARD = "extra-card"  # (game, survivor) -> frame or None: an Extra Activation card was drawn
SPAWNED = "spawned"  # (game, survivor, zones) -> frame or None: a Zombie card put Zombies into these Zones
CARD_DRAWN = "card-drawn"  # (game, card, level) -> list of frames: a Zombie card is about to be carried out
SPAWN_CARDS = "spawn-cards"  # (game, survivor, zones, number of cards) -> frames that allot the Spawn step's cards
ZONE_BURNT = "zone-burnt"  # (game, survivor, zone) -> list of frames: everything in a Zone was destroyed
SPAWNED_ROOM = "spawned-room"  # (game, zone, value): False keeps a room out of a building spawn
KILLS_CLEANLY = "kills-cleanly"  # (game, survivor, attack, value): nothing rises again from what it kills
TURN_BEGINS = "turn-begins"  # (game, survivor) -> None: of his own activation
TURN_ENDS = "turn-ends"  # (game, survivor, turn) -> None: of their own activation; places first, then their Skills
PHASE_ENDS = "phase-ends"  # (game, survivor, phase) -> frame or None: the last moment of a players' or zombies' phase
NOISE_MADE = "noise-made"  # (game, survivor) -> None: he made himself heard
NOISE_HEARD = "noise-heard"  # (game, zone, loudness, who) -> list of frames: noise was made there; who -1: by nobody
TURN_ENDED = "turn-ended"  # (game, who) -> list of frames
DEFEATED = "defeated"  # (game, survivor, by) -> True when something else becomes of him than death; by whom, or -1
DIED = "died"  # (game, who) -> None
ROUND_BEGINS = "round-begins"  # (game) -> list of frames that come before the first turn of a round
FALLS = "falls"  # (game, survivor) -> None: he is about to be eliminated with all that he carries
DOOR_OPENED = "door-opened"  # (game, door, who) -> list of frames: before anything appears behind it; who -1: nobody
XP = "xp"  # (game, survivor, points) -> points that he gains
XP_GAINED = "xp-gained"  # (game, survivor, before) -> list of frames: after the Skills of new Danger Levels
TAKEN = "taken"  # (game, who, objective) -> None
CARRIED = "carried"  # (game, survivor) -> None: other cards have come into his inventory
DISCARDED = "discarded"  # (game, who, card) -> list of frames: on the discard pile; -1: nobody threw it away himself
BOARDED = "boarded"  # (game, survivor, piece, option) -> None: he got into a vehicle, or out of it
STASHED = "stashed"  # (game, survivor, piece, card) -> None: left in a vehicle, or taken out of it
SETTLED = "settled"  # (game, survivor, origin) -> None: he was put into another Zone, by whatever way
SET_UP = "set-up"  # (game) -> list of frames: before the decks are shuffled
READY = "ready"  # (game) -> list of frames: everything is laid out, the first round is about to begin
TALLIES = "tallies"  # (game) -> list of (name, number or word): what rules keep count of, for everybody to see
DASHBOARD = "dashboard"  # (game, survivor) -> list of Notes: what a rule has on or beside his dashboard
SETS_OFF = "sets-off"  # (game, zone) -> list of (word, Zones): what whoever goes there sets off, and who gets cards
VIEW = "view"  # (game, view) -> None: what everybody sees, put right where rules have moved or covered something
END_PHASE = "end-phase"  # (game) -> None
ROUND_ENDED = "round-ended"  # (game, survivor) -> frame or None: his part of the End Phase

# Traits. fn(game, survivor) -> traits that the rules give him, besides his Skills, tokens and cards
TRAITS = "traits"

# Lending. fn(game, survivor, other) -> traits that another one of his Zone, or he himself, has while they are together
LENDS = "lends"

SURVIVOR_VALUES = frozenset(
    {
        FACTS, SIGHT, SEEN_FROM, KILL_XP, RESERVE, BUILT_CARDS, STARTS_XP, STARTS_HIGHER, AIMS_APART, ACTIONS,
        FREE_ACTIONS, MOVE_ZONES, DICE, ATTACK_DICE, ROLL_BONUS, DAMAGE, MAX_RANGE, DUAL, PICKS_TARGETS, SPARES,
        STRAY_HITS, UNSEEN, SEARCH_CARDS, STARTS_WITH, HEALTH, WOUND_COST, NEEDED, HITS_FRIENDS, HELD, EARNER,
        COMPANY, HARMS_ALL, DICE_BESIDE, BEFORE_ROLL, KILLS_CLEANLY, USES, FIGURES,
        OWN_WEAPONS, PRESENCE, SOUNDLESS, NOISE_ZONE,
    }
)  # fmt: skip
"""Points at which a general rule speaks for every survivor, in one order with his own traits."""

POINTS: tuple[str, ...] = tuple(
    value for name, value in sorted(globals().items()) if name.isupper() and isinstance(value, str)
)


def arrange(hooks: Iterable[Hook]) -> Table:
    """Hooks sorted by point, stage and rule id, as plain functions ready to call."""
    return engine_hooks.arrange(hooks, POINTS)


__all__ = [
    "ADD",
    "CAP",
    "ENDING",
    "FACTS",
    "FORBID",
    "GIVES_OUT",
    "MULTIPLY",
    "POINTS",
    "RULES_CHANGED",
    "SET",
    "SURVIVOR_VALUES",
    "TAKES_IN",
    "Hook",
    "Profile",
    "Table",
    "arrange",
    "hook",
]
