"""Effects on Zombies: cards for rooms and Spawn Zones, Activations, Zones that are cleared; better weapons."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.combat.weapons import weapon_cards
from shamble.rules.doors import BUILDING
from shamble.rules.frames import Attack
from shamble.rules.horde import present, take_off
from shamble.rules.inventory import IMPROVED as IMPROVED_CARDS
from shamble.rules.inventory import distinct
from shamble.rules.missions.effects import spot
from shamble.rules.missions.people import weapons_of_damage
from shamble.rules.piles import draw, lay_back
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.rules.running_out import ExtraActivation
from shamble.rules.spawn import SPAWN_TURNS, SpawnTurn, awake_spawns, clockwise
from shamble.rules.tallies import add
from shamble.rules.zombie_cards import SpawnCard
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.decks import ZOMBIE
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, Piece, SignNumber
from shamble.world.state import Survivor
from shamble.world.tokens import spawn_tokens
from shamble.world.words import MISSION_SAYS, Given, effect

rules = Rule("hordes")


class ChangedSpawn(Piece, tag="changed-spawn"):
    """More or fewer Zombie cards for the Spawn Zone in which it lies, up to this round (0: for good)."""

    number: int = 0
    until: int = 0


IMPROVED = "improved-weapon"


class ImprovedWeapon(Piece, tag=IMPROVED):
    """A weapon, by its card, whose attacks have so much more Damage."""

    weapon: SignNumber = 0
    damage: int = 0


START, CHOSEN, ALL = "start", "chosen", "all"

declare(
    Action("change-spawn", "zone n", "zone", "the Spawn Zone that gets more or fewer Zombie cards"),
    Action("improve", "who card", "card", "the weapon that is improved"),
    DecisionKind("change-spawn", "{change-spawn: b}", "which Spawn Zone gets more or fewer Zombie cards"),
    DecisionKind("improve", "{improve: Kukri}", "which weapon is improved"),
    EventKind("spawn-changed", "zone n rounds"),
    EventKind("improved", "who card n", tone="good"),
    EventKind("zone-swept", "zone"),
    EventKind("cards-shown", "cards"),
)


@effect("{spawn: 4V.A}", spawn="spot")
def _spawn(g: Game, given: Given, who: int) -> list[Frame]:
    """A Zombie card is drawn for this Zone."""
    zone = spot(g, given["spawn"], who)
    return [SpawnCard(zone=zone)] if zone >= 0 else []


@effect("{building: -1}", building="number")
def _building(g: Game, given: Given, who: int) -> list[Frame]:
    """So many Zombie cards more or fewer for the building that is opened next; the players name the rooms."""
    add(g, BUILDING, given["building"])
    return []


@effect("{activate: [any Runner]}", activate="kinds")
def _activate(g: Game, given: Given, who: int) -> list[Frame]:
    """All Zombies of these kinds get an extra Activation."""
    return [ExtraActivation(kinds=tuple(given["activate"]), why="card", rule=MISSION_SAYS)]


@effect("{look_ahead: 2}", look_ahead="number")
def _look_ahead(g: Game, given: Given, who: int) -> list[Frame]:
    """Everybody sees the next Zombie cards, so many of them; they are laid back in the same order."""
    seen = [card for card in (draw(g, ZOMBIE) for _ in range(given["look_ahead"])) if card]
    lay_back(g, ZOMBIE, seen)
    g.emit("cards-shown", MISSION_SAYS, cards=seen)
    return []


@effect("{clear: [4V.S1, 4V.S2]}", clear="zones")
def _clear(g: Game, given: Given, who: int) -> list[Frame]:
    """All Zombies in these Zones die; nobody gains experience for them."""
    for zone in given["clear"]:
        for kind, count in present(g, zone):
            take_off(g, zone, kind, count)
        g.emit("zone-swept", MISSION_SAYS, zone=zone)
    return []


@effect("{spawn_cards: -1, of: chosen, rounds: 2}", spawn_cards="number", of="spawn-place", rounds="number")
def _spawn_cards(g: Game, given: Given, who: int) -> list[Frame]:
    """So many Zombie cards more or fewer for a Spawn Zone, for so many `rounds` or for good.

    `of`: `start` (the Starting Spawn Zone), a colour, a Zone, `chosen` (one that the players choose) or `all`; those
    that are asleep have it once they wake, unless the players choose.
    """
    of, number, rounds = given["of"], given["spawn_cards"], given.get("rounds", 0)
    if of == CHOSEN:
        return [ChangeSpawn(number=number, rounds=rounds)]
    kinds = g.setting.rules.spawn_kinds
    for token in spawn_tokens(g):
        begins = bool(token.kind) and kinds[token.kind].begins
        if of in (ALL, token.colour, token.zone) or (of == START and begins):
            _change(g, token.zone, number, rounds)
    return []


def _change(g: Game, zone: int, number: int, rounds: int) -> None:
    until = g.state.round + rounds - 1 if rounds else 0
    g.state.pieces.append(ChangedSpawn(zone, number=number, until=until))
    g.emit("spawn-changed", MISSION_SAYS, zone=zone, n=number, rounds=rounds)


class ChangeSpawn(Frame, tag="change-spawn"):
    """The players name the Spawn Zone."""

    number: int
    rounds: int


@frame(ChangeSpawn)
def change_spawn(g: Game, f: ChangeSpawn) -> Question | None:
    """Any that is active and was not chosen just before."""
    changed = [one.zone for one in g.state.pieces if isinstance(one, ChangedSpawn) and one.until >= g.state.round]
    zones = dict.fromkeys(token.zone for token in clockwise(g, awake_spawns(g)) if token.zone not in changed)
    options = [Option("change-spawn", zone=zone, n=f.number, rule=MISSION_SAYS) for zone in zones]
    if not options:
        g.pop()
        return None
    return Question("change-spawn", who_settles(g), options)


@change_spawn.answer
def _changed(g: Game, f: ChangeSpawn, option: Option) -> None:
    g.pop()
    _change(g, option.zone, f.number, f.rounds)


@rules.on(SPAWN_TURNS)
def more_and_fewer(g: Game, turns: list[SpawnTurn]) -> list[SpawnTurn]:
    """CL-READ-20: the turns of a Spawn step with those that cards have added or taken away."""
    now = g.state.round
    changes: dict[int, int] = {}
    for piece in g.state.pieces:
        if isinstance(piece, ChangedSpawn) and (not piece.until or piece.until >= now):
            changes[piece.zone] = changes.get(piece.zone, 0) + piece.number
    if not changes:
        return turns
    found: list[SpawnTurn] = []
    for turn in turns:
        zone = turn if isinstance(turn, int) else turn[0]
        change = changes.pop(zone, 0)
        found += [turn] * max(0, 1 + change)
    return found


@effect("{improve: 1, of: 2}", improve="number", of="number")
def _improve(g: Game, given: Given, who: int) -> list[Frame]:
    """Whoever set it off chooses a weapon of theirs with a Damage of `of`: it has so much more for the whole game."""
    return [Improve(damage=given["improve"], of=given["of"], by=who)] if who >= 0 else []


class Improve(Frame, tag="improve"):
    """Somebody chooses the weapon that is improved."""

    damage: int
    of: int
    by: int


@frame(Improve)
def improve(g: Game, f: Improve) -> Question | None:
    """One of those with the right Damage."""
    survivor = g.state.survivors[f.by]
    cards = distinct(g, weapons_of_damage(g, survivor, f.of))
    if not cards:
        g.pop()
        return None
    options = [Option("improve", who=f.by, card=card, rule=MISSION_SAYS) for card in cards]
    return Question("improve", (survivor.seat,), options, f.by)


@improve.answer
def _improved(g: Game, f: Improve, option: Option) -> None:
    g.pop()
    g.state.pieces.append(ImprovedWeapon(NOWHERE, weapon=option.card, damage=f.damage))
    g.emit("improved", MISSION_SAYS, who=f.by, card=option.card, n=f.damage)


@rules.on(hooks.DAMAGE, MISSION_SAYS)
@about(pieces=(IMPROVED,))
def improved_damage(g: Game, survivor: Survivor, attack: Attack, damage: int) -> int:
    """CL-READ-20: whoever holds an improved weapon, its attacks have more Damage."""
    better = improvements(g)
    return damage + max([better.get(card, 0) for card in weapon_cards(attack)], default=0)


@rules.on(IMPROVED_CARDS)
def improvements(g: Game) -> dict[int, int]:
    """CL-READ-20: the Damage that each card has more since it was improved."""
    found: dict[int, int] = {}
    for piece in g.state.all_of(ImprovedWeapon):
        found[piece.weapon] = max(piece.damage, found.get(piece.weapon, 0))
    return found
