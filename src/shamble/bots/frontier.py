"""The aims of Missions with Spawn tokens that are herded, Bounty Weapons, blasts, loads and the Wagon."""

from __future__ import annotations

from shamble.board import ROOM
from shamble.bots.aims import DONE, EVERYBODY, Aim, Reading, read, reads, reads_not
from shamble.bots.arms import arms_of
from shamble.bots.heading import FEAT, SEARCH
from shamble.bots.tools import searchable
from shamble.rules.bearing import borne_for, free_bearers
from shamble.rules.bounty import BOUNTY, LAID_ASIDE, counts_for, place_of, words_of
from shamble.rules.combat.weapons import strikes_zone
from shamble.rules.corpse_piles import met_piles, piles_on_the_way, printed_piles, unmet_piles, unsafe_piles
from shamble.rules.doors import OBJECTIVE_TAKEN
from shamble.rules.holy_water import blessed_waters
from shamble.rules.missions.activating import named
from shamble.rules.missions.happenings import BLASTED
from shamble.rules.objective_colours import may_be
from shamble.rules.spawn import awake_spawns
from shamble.rules.spawn_kinds import ABOMINATION, CORPSE_PILE, MOST_ACTIVE, astray
from shamble.rules.train.conditions import RAILROAD
from shamble.rules.vehicles.wagon import Wagon
from shamble.world import Game, Survivor
from shamble.world.missions import Given, Happening
from shamble.world.pieces import NOWHERE, pieces_called, pieces_of
from shamble.world.records import Feat
from shamble.world.tokens import spawn_tokens
from shamble.world.words import PROGRESS

FEATS_FIRST = 4
"""Where Feats are needed besides Objectives, one that is in reach comes before these up to this round."""
ATTACKS_OF_A_TURN, SURELY, PERHAPS = 3, 1.5, 0.5
"""A Feat is in reach of those who can expect so many times its kills of so many attacks.

The last Objective is kept for a Feat that nobody can do, so any other is tried if there is a chance at all.
"""
A_FIND = 0.3
"""The part of a task that is left as long as nobody carries what it takes."""
A_PILE, A_RISK, FATAL = 6.0, 40.0, 1000.0
"""The cost of a Corpse Pile that is awake, of one more that an Abomination could make one too many, and of that one."""
ROOM_LEFT = 2
"""With fewer Spawn tokens than this to the defeat nobody wakes another pile."""


# ------------------------------------------------------------------ what is done with Water


def rooms_that_wake(game: Game) -> dict[int, int]:
    """The rooms whose first visitor wakes Corpse Piles, each with their number."""
    if not printed_piles(game):
        return {}
    board, layout, met = game.setting.board, game.layout, met_piles(game)
    found: dict[int, int] = {}
    for zone in board.there:
        piles = len(piles_on_the_way(board, layout, met, NOWHERE, zone.index)) if zone.kind == ROOM else 0
        if piles:
            found[zone.index] = piles
    return found


def cost_of_waking(game: Game) -> dict[int, float]:
    """For each room that wakes a pile the cost of entering it: the more, the nearer the defeat by Spawn tokens."""
    waking = rooms_that_wake(game)
    if not waking:
        return {}
    tokens = spawn_tokens(game)
    awake = sum(not token.asleep for token in tokens)
    asleep = sum(token.asleep and token.kind == ABOMINATION for token in tokens)
    found: dict[int, float] = {}
    for zone, piles in waking.items():
        then = awake + piles
        found[zone] = FATAL if then >= MOST_ACTIVE else A_RISK if then + asleep >= MOST_ACTIVE else A_PILE
    return found


def spawn_pressure(game: Game) -> float:
    """The cost of the Corpse Piles that are awake, and of coming near the defeat with an Abomination's tokens."""
    if not printed_piles(game):
        return 0.0
    tokens = [token for token in spawn_tokens(game) if not token.asleep or token.kind == ABOMINATION]
    piles = sum(token.kind == CORPSE_PILE for token in tokens)
    return A_PILE * piles + A_RISK * max(0, len(tokens) - MOST_ACTIVE + ROOM_LEFT)


@reads("herded")
def _herded(game: Game, given: Given) -> Reading:
    """Those that are astray and can be sent home by Water; all others by what else the Mission says."""
    left = astray(game, given)
    return _to_bless(game, "herded", [token.zone for token in left if not token.fixed], len(left))


@reads("piles")
def _piles(game: Game, given: Given) -> Reading:
    """The piles that are awake first; another one is woken only by somebody who can destroy it."""
    left = unsafe_piles(game)
    awake = [token.zone for token in awake_spawns(game) if token.kind == CORPSE_PILE]
    full = len(awake_spawns(game)) > MOST_ACTIVE - 1 - ROOM_LEFT
    return _to_bless(game, "piles", awake or ([] if full else left), len(left))


def _to_bless(game: Game, word: str, zones: list[int], left: int) -> Reading:
    if not left:
        return DONE
    able = tuple(one.index for one in game.on_board() if blessed_waters(game, one))
    if not able:
        return after_a_search(game, left)
    return Reading(left, tuple(Aim(word, _within_sight(game, zone), 1, able) for zone in zones))


def _within_sight(game: Game, zone: int) -> tuple[int, ...]:
    """The Zone, and those beside it from which it is seen; a pile that sleeps has to be entered."""
    if CORPSE_PILE in game.setting.board.zones[zone].tags and unmet_piles(game, NOWHERE, zone):
        return (zone,)
    sight = game.layout.sight
    return (zone, *(near for near in game.layout.adjacent[zone] if zone in sight[near]))


def after_a_search(game: Game, left: float) -> Reading:
    """Where nobody carries what it takes, everybody looks for it, far from Spawn tokens and sleeping piles."""
    haunted = {token.zone for token in spawn_tokens(game)}
    rooms = tuple(room for room in searchable(game) if room not in haunted)
    waking = rooms_that_wake(game)
    quiet = tuple(room for room in rooms if room not in waking)
    return Reading(left + A_FIND, (Aim(SEARCH, quiet or rooms, EVERYBODY),) if rooms else ())


# ------------------------------------------------------------------ blasts


def blasts_awaited(game: Game) -> list[Happening]:
    """The blasts that the Mission waits for, in Zones that are still there."""
    there = {zone.index for zone in game.setting.board.there}
    waited = [one for one in game.setting.mission.happenings if one.word == BLASTED]
    return [one for one in waited if not there.isdisjoint(one.of)]


def zones_to_blast(game: Game) -> set[int]:
    """The Zones in which the Mission waits for a blast, or a Wagon is stuck, without any of the people."""
    occupied = {one.zone for one in game.people()}
    stuck = {piece.zone for _, piece in pieces_of(game, Wagon) if piece.stuck}
    return stuck | {zone for one in blasts_awaited(game) for zone in one.of if isinstance(zone, int)} - occupied


def to_blast(game: Game, one: Happening) -> Reading:
    """Whoever carries Dynamite goes where it can be thrown from; else it is looked for."""
    return to_throw_at(game, [zone for zone in one.of if isinstance(zone, int)])


def to_throw_at(game: Game, zones: list[int]) -> Reading:
    """The same for these Zones."""
    able = tuple(survivor.index for survivor in game.on_board() if explosives(game, survivor))
    if not able:
        return after_a_search(game, 1)
    sight = game.layout.sight
    beside = tuple(near for zone in zones for near in game.layout.adjacent[zone] if zone in sight[near])
    return Reading(1, (Aim("blasted", beside, 1, able),))


def explosives(game: Game, survivor: Survivor) -> list[int]:
    """The cards of a Survivor that strike a whole Zone."""
    return [card for card in survivor.cards if card > 0 and strikes_zone(game.setting.card(card))]


# ------------------------------------------------------------------ Bounty Weapons


@reads("bounties")
def _bounties(game: Game, given: Given) -> Reading:
    """Objectives that bring one, and Zombies for a Feat; an Objective is kept while a needed Feat is in reach."""
    told = PROGRESS["bounties"](game, given)
    if told.done >= told.all:
        return DONE
    tokens = game.setting.mission.objectives
    giving = [
        at
        for at in range(len(tokens))
        if not game.ask(OBJECTIVE_TAKEN, at) and _gives(game, at, bool(given.get("aside")))
    ]
    left, taking = told.all - told.done, tuple(Aim("taken", (tokens[at].zone,)) for at in giving)
    if given.get("aside"):
        return Reading(left, taking)
    needed = left > len(giving)
    able = those_for_a_feat(game, SURELY if len(giving) > 1 else PERHAPS) if needed else ()
    feats = _to_accomplish(game, able)
    if able and game.state.round <= FEATS_FIRST:
        return Reading(left, feats or after_a_search(game, left).now)
    return Reading(left, (*taking, *feats))


def _to_accomplish(game: Game, able: tuple[int, ...]) -> tuple[Aim, ...]:
    """Where a Feat is accomplished: among Zombies, or where it has to be done from, by those who may."""
    prey = tuple(zone for zone, crowd in enumerate(game.state.crowd) if crowd)
    feats = game.setting.card(deck[-1]).feat if (deck := game.state.decks[BOUNTY.name]) else ()
    if feats and all(feat.place for feat in feats):
        there, sight = game.setting.board.there, game.layout.sight
        high = [zone.index for zone in there if any(place_of(zone) == feat.place for feat in feats)]
        prey = tuple(zone for zone in high if any(seen in sight[zone] for seen in prey))
    return (Aim(FEAT, prey, 1, able),) if prey else ()


def those_for_a_feat(game: Game, likely: float = SURELY) -> tuple[int, ...]:
    """Those who may accomplish a Feat of the card that lies on top in one turn."""
    deck = game.state.decks[BOUNTY.name]
    feats = game.setting.card(deck[-1]).feat if deck else ()
    return tuple(
        one.index for one in game.on_board() if any(_may_accomplish(game, one, feat, likely) for feat in feats)
    )


def _may_accomplish(game: Game, survivor: Survivor, feat: Feat, likely: float) -> bool:
    if feat.treated:
        return bool(blessed_waters(game, survivor))
    if feat.of or feat.place:
        return False
    for arm in arms_of(game, survivor):
        here, mode = game.setting.board.zones[survivor.zone], "ranged" if arm.ranged else "melee"
        words = words_of(mode, here, game.setting.card(arm.cards[0]))
        times = 1 if arm.once or feat.one_action else ATTACKS_OF_A_TURN
        if counts_for(feat, "", words) and times * arm.hits >= likely * max(feat.kills, feat.zones):
            return True
    return False


def _gives(game: Game, objective: int, aside: bool) -> bool:
    mission = game.setting.mission
    by_colour = [effect for colour in may_be(game, objective) for effect in mission.rewards.get(colour, ())]
    effects = (*mission.objectives[objective].do, *by_colour)
    return any(effect.get("bounty") == LAID_ASIDE if aside else "bounty" in effect for effect in effects)


# ------------------------------------------------------------------ loads and the Wagon


@reads("unloaded")
def _unloaded(game: Game, given: Given) -> Reading:
    """Whoever can have more borne takes it; then those who have brought it along put it down."""
    told, name = PROGRESS["unloaded"](game, given), given["unloaded"]
    if told.done >= told.all:
        return DONE
    laden = tuple(one.index for one in game.on_board() if borne_for(game, one.index, name))
    left = 2.0 * (told.all - told.done) - sum(len(borne_for(game, who, name)) for who in laden)
    lying = [at for at in named(game, name) if not game.ask(OBJECTIVE_TAKEN, at)]
    return Reading(left, (_to_load(game, lying[0]) if lying else ()) or _to_unload(game, name, laden))


def _to_load(game: Game, objective: int) -> tuple[Aim, ...]:
    """By those whose Companions have their hands free; what it waits for as well."""
    token = game.setting.mission.objectives[objective]
    free = tuple(one.index for one in game.on_board() if free_bearers(game, one, token.borne_by))
    before = read(game, token.when).now if token.when and free else ()
    return (Aim("taken", (token.zone,), 1, free), *before) if free else ()


def _to_unload(game: Game, name: str, laden: tuple[int, ...]) -> tuple[Aim, ...]:
    zones = tuple(zone for deed in game.setting.mission.deeds for zone in deed.zones if _unloads(game, deed.do, name))
    return (Aim("taken", zones, 1, laden),) if laden and zones else ()


def _unloads(game: Game, script: str, name: str) -> bool:
    return any(effect.get("unload") == name for effect in game.setting.mission.scripts.get(script, ()))


@reads_not("on_track")
def _off_the_track(game: Game, given: Given) -> Reading:
    """A Machine is pushed to the nearest Zone without railroad."""
    zones = game.setting.board.zones
    standing = [piece.zone for _, piece in pieces_called(game, given["on_track"])]
    standing = [zone for zone in standing if RAILROAD in zones[zone].tags]
    if not standing:
        return DONE
    pushes = min(_steps_off(game, zone) for zone in standing)
    return Reading(pushes, tuple(Aim("pushed", (zone,)) for zone in standing))


def _steps_off(game: Game, zone: int) -> int:
    zones, far = game.setting.board.zones, game.layout.distances(zone)
    return min((far[other.index] for other in zones if far[other.index] > 0 and RAILROAD not in other.tags), default=1)
