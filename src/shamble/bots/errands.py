"""The aims of errands: what is carried or led somewhere, vehicles, the Vault, and goals of single Survivors."""

from __future__ import annotations

from shamble.bots.aims import (
    A_KILL,
    A_ROUND,
    DONE,
    EVERYBODY,
    Aim,
    Reading,
    doors_to_open,
    reads,
    together,
)
from shamble.bots.building import worth
from shamble.engine import Option
from shamble.rules.doors import OBJECTIVE_TAKEN
from shamble.rules.house.leaders import Follower
from shamble.rules.inventory import has_room
from shamble.rules.keepsakes import DroppedCard
from shamble.rules.missions.conditions import holds, zones_named
from shamble.rules.missions.loot import places_of
from shamble.rules.missions.transport import missing_aboard
from shamble.rules.objective_colours import may_be
from shamble.rules.personal.cards import WITH_TOKEN, PersonalCard, goal_of, holds_token, open_ones, owner_of
from shamble.rules.personal.goals import places as personal_places
from shamble.rules.vault.traps import VaultCard, keepers_of
from shamble.rules.vehicles.seats import Vehicle, occupants
from shamble.world import Game, Survivor
from shamble.world.missions import Given
from shamble.world.pieces import pieces_at, pieces_called, pieces_of

TO_PICK_UP = 0.5
"""The part of a task that is left as long as nobody carries what has to be brought."""


@reads("opened")
def _opened(game: Game, given: Given) -> Reading:
    """Doors; that of the vault by those who can."""
    found = doors_to_open(game, given)
    if not pieces_of(game, VaultCard):
        return found
    return found._replace(now=tuple(_by_its_keepers(game, aim) for aim in found.now))


def _by_its_keepers(game: Game, aim: Aim) -> Aim:
    door = next(door for door in game.setting.board.doors if (door.a, door.b) == aim.zones)
    return aim._replace(who=tuple(one.index for one in keepers_of(game, door.index)))


@reads("brought")
def _brought(game: Game, given: Given) -> Reading:
    """Whoever carries one goes there; what lies somewhere is fetched first."""
    zones, name = zones_named(game, given["to"]), given["brought"]
    missing = int(given.get("number", 1)) - sum(zone in zones for zone in places_of(game, name))
    if missing <= 0:
        return DONE
    bearers = [one.index for one in game.on_board() if one.zone not in zones and _carries(game, one, name)]
    lying = [zone for zone in places_of(game, name) if zone not in zones]
    for one in game.on_board():
        for _ in range(_carries(game, one, name) if one.zone in lying else 0):
            lying.remove(one.zone)
    aims = [Aim("brought", (zone,)) for zone in sorted(set(lying))]
    if bearers:
        aims.append(Aim("delivered", zones, len(bearers), tuple(bearers)))
    return Reading(missing + TO_PICK_UP * len(lying), tuple(aims))


def _carries(game: Game, survivor: Survivor, name: str) -> int:
    return sum(game.setting.card(card).name == name for card in survivor.cards)


@reads("escorted")
def _escorted(game: Game, given: Given) -> Reading:
    """Companions who wait are fetched, those with a Leader are led there."""
    zones = zones_named(game, given["escorted"])
    company = [piece for _, piece in pieces_of(game, Follower)]
    missing = int(given.get("number", len(company))) - sum(piece.zone in zones for piece in company)
    if missing <= 0:
        return DONE
    waiting = [piece for piece in company if piece.leader < 0 and piece.zone not in zones]
    leaders = {piece.leader for piece in company if piece.leader >= 0 and piece.zone not in zones}
    if waiting:
        return Reading(missing + len(waiting), tuple(Aim("escorted", (piece.zone,)) for piece in waiting))
    return Reading(missing, (Aim("delivered", zones, len(leaders), tuple(sorted(leaders))),) if leaders else ())


@reads("aboard")
def _aboard(game: Game, given: Given) -> Reading:
    """Into the vehicle first, then with it to where it has to be."""
    pieces = [piece for _, piece in pieces_called(game, given["aboard"]) if isinstance(piece, Vehicle)]
    if not pieces or holds(game, given, "round"):
        return DONE if pieces else Reading(1)
    piece = pieces[0]
    missing = missing_aboard(piece, given)
    zones = zones_named(game, given["in"]) if "in" in given else (piece.zone,)
    way = min((game.layout.distance(piece.zone, zone) for zone in zones), default=0)
    if missing > 0:
        outside = tuple(one.index for one in game.on_board() if one.index not in occupants(piece))
        return Reading(missing + A_ROUND * way, (Aim("aboard", (piece.zone,), missing, outside),))
    return Reading(A_ROUND * way)


@reads("personal")
def _personal(game: Game, given: Given) -> Reading:
    """The owner takes the token where the goal needs it, and goes where it has to be."""
    return together(_of_one(game, piece) for piece in open_ones(game))


def _of_one(game: Game, piece: PersonalCard) -> Reading:
    owner, (word, *further) = owner_of(game, piece), goal_of(game, piece)
    if owner is None or not owner.on_board:
        return Reading(1)
    who = (owner.index,)
    if word in WITH_TOKEN and not holds_token(piece, owner):
        zones = tuple(
            token.zone
            for index, token in enumerate(game.setting.mission.objectives)
            if not game.ask(OBJECTIVE_TAKEN, index) and piece.colour in may_be(game, index)
        )
        return Reading(2, (Aim("taken", zones, 1, who),) if zones else ())
    if word == "brought":
        return Reading(1, (Aim("personal", personal_places(game, further[0]), 1, who),))
    if word == "gathered":
        waiting = tuple(Aim("led", (one.zone,)) for one in game.bodies() if one.waits)
        return Reading(1, waiting or (Aim("personal", (owner.zone,), EVERYBODY),))
    return Reading(1 - A_KILL * min(9, piece.count))


def made_room(game: Game, who: int) -> Option | None:
    """Something that somebody drops to carry what lies in their Zone and may never be thrown away."""
    survivor = game.person(who)
    lying = [piece.card for _, piece in pieces_at(game, DroppedCard, survivor.zone)] if survivor.on_board else []
    names = game.setting.rules.places.names
    if not lying or any(has_room(game, survivor, lying[0], place) for place in names):
        return None
    dropped = [one for one in game.anytime(survivor.seat) if one.action == "discard" and one.who == who]
    return min(dropped, key=lambda one: worth(game, one.cards[0]), default=None)


def is_for_another(game: Game, who: int, objective: int) -> bool:
    """Whether an Objective may be a token that somebody else has to hold."""
    colours = may_be(game, objective)
    wanted = [
        owner_of(game, piece)
        for piece in open_ones(game)
        if piece.colour in colours and goal_of(game, piece)[0] in WITH_TOKEN and piece.card
    ]
    return bool(wanted) and not any(owner is not None and owner.index == who for owner in wanted)


@reads("traps")
def _traps(game: Game, given: Given) -> Reading:
    """The Trap Zones whose card is not cleared; dice decide, so all come and try."""
    left = [piece.zone for _, piece in pieces_of(game, VaultCard) if not piece.cleared]
    return Reading(len(left), tuple(Aim("traps", (zone,), EVERYBODY) for zone in left)) if left else DONE
