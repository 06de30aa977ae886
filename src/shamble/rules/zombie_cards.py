"""Zombie cards: reading the line, spawning, extra Activations, manholes and beds (CL-ZCARD, CL-SPAWN-08, -09)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.experience import danger_level
from shamble.rules.piles import draw
from shamble.rules.rivals import sides_in_turn
from shamble.rules.running_out import MANHOLES, RUSH, SPECIAL_CARDS, ExtraActivation, Order, Placing
from shamble.world import hooks
from shamble.world.decks import ZOMBIE
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.records import ZombieCard
from shamble.world.state import Survivor

GONE = "removed"
"""The pile of those Zombie cards that have left the game."""


CARD_SPENT: Way[ZombieCard, bool] = Way("whether it is taken out of the game once it was drawn", False)
CRAWLERS: Way[list[Order], list[Order]] = Way("of these orders for Crawlers, those that are carried out")
CALLED: Way[int, int, Sequence[Frame]] = Way("what comes of a line that calls an Abomination, whichever is next", ())

declare(
    Action("react", "who name seat", "who", "who is first to react to a Zombie card, and with which Skill (`name`)"),
    DecisionKind("extra-card", "{react: Ned}", "who is first to react to an Extra Activation card"),
    EventKind("zombie-card", "zone card level", shown=True, beat="card"),
)


class SpawnCard(Frame, tag="zombie-card"):
    """A Zombie card for a Zone; `card` 0: the next one."""

    zone: int
    card: int = 0

    def holds(self, game: Game, of: str) -> tuple[int, ...]:
        """A card that was drawn before lies nowhere else."""
        return (self.card,) if of == ZOMBIE and self.card else ()


@frame(SpawnCard, ends_when_dead=False)
def zombie_card(g: Game, f: SpawnCard) -> Question | None:
    """Draw a card for a Zone (or take the one that was allotted) and carry it out."""
    g.pop()
    number = f.card or draw(g, "zombie")
    if not number:
        return None
    spent = g.ask(CARD_SPENT, g.setting.zombie_cards[number - 1])
    g.state.discards.setdefault(GONE if spent else "zombie", []).append(number)
    level = danger_level(g)
    card = g.setting.zombie_cards[number - 1]
    rule = "CL-SPAWN-09" if card.kind == "spawn" else SPECIAL_CARDS[card.kind]
    g.emit("zombie-card", rule, zone=f.zone, card=number, level=level)
    if card.kind == "extra_activation":
        _extra_activation(g, card, level)
    elif card.kind in ("spawn", RUSH):
        orders = _allowed(g, [(f.zone, kind, count) for kind, count in card.lines[level]])
        before = [made for hook in g.hooks(hooks.CARD_DRAWN) for made in hook(g, number, level)]
        called = g.ask(CALLED, f.zone, number) if card.calls[level] else ()
        g.push_all([*before, Placing(orders=tuple(orders), card=number), *called])
    else:
        manhole = card.kind == "manhole"
        orders = _manholes(g, card, level) if manhole else g.ask(CRAWLERS, _beds(g, card, level))
        g.push_all(g.ask(MANHOLES, _allowed(g, orders), number))
    return None


def _allowed(g: Game, orders: list[Order]) -> list[Order]:
    """CL-SPAWN-17: without those for places where Zombies never spawn."""
    return [order for order in orders if g.ask(hooks.SPAWNS_IN, order[0], True)]


def _extra_activation(g: Game, card: ZombieCard, level: int) -> None:
    """CL-ZCARD-06, -07: all Zombies of the type and species shown, at once; nothing at Blue."""
    frames: list[Frame] = (
        [ExtraActivation(kinds=(card.activates,), why="card", rule="CL-ZCARD-06")] if level > 0 else []
    )
    linked = tuple((survivor.index, name) for survivor in g.in_play() for name in _reacting(g, survivor))
    if linked:
        frames.insert(0, ExtraCard(left=linked))
    g.push_all(frames)


def _reacting(g: Game, survivor: Survivor) -> dict[str, Callable[[Game, Survivor], Frame]]:
    """The reactions of a Survivor to an Extra Activation card, by the name of the Skill."""
    return {g.origin(survivor, hook): hook for hook in survivor.profile.hooks.get(hooks.EXTRA_CARD, ())}


class ExtraCard(Frame, tag="extra-card"):
    """Those whom an Extra Activation card sets off settle their order."""

    left: tuple[tuple[int, str], ...]


@frame(ExtraCard)
def extra_card(g: Game, f: ExtraCard) -> Question | None:
    """Those who react to an Extra Activation card, before the Zombies act.

    Teammates settle their order among themselves; rivals react in turn order (SKILL-zombie-link).
    """
    survivors = g.state.survivors
    able = [(who, name) for who, name in f.left if survivors[who].in_play and name in _reacting(g, survivors[who])]
    if not able:
        g.pop()
        return None
    next_side = sides_in_turn(g, (survivors[who] for who, _ in able))[0]
    left = [(who, name) for who, name in able if survivors[who] in next_side]
    seats = tuple(sorted({survivors[who].seat for who, _ in left}))
    options = [Option("react", who=who, name=name, seat=survivors[who].seat) for who, name in left]
    return Question("extra-card", seats, options)


@extra_card.answer
def _react(g: Game, f: ExtraCard, option: Option) -> None:
    f.left = tuple(entry for entry in f.left if entry != (option.who, option.name))
    survivor = g.state.survivors[option.who]
    g.push_all([_reacting(g, survivor)[option.name](g, survivor)])


def occupied_tiles(g: Game) -> set[int]:
    """CL-READ-01: a Survivor stands on every tile that their Zone lies on, and so does a Companion (CL-COMP-11)."""
    zones = g.setting.board.zones
    return {tile for person in g.people() for tile in zones[person.zone].tiles}


def _manholes(g: Game, card: ZombieCard, level: int) -> list[Order]:
    """CL-ZCARD-09, -10, -11: every manhole, counted singly, of every tile with a Survivor."""
    tiles = occupied_tiles(g)
    return [
        (zone.index, kind, count)
        for zone in g.setting.board.zones
        for tile, manholes in zone.manholes
        if tile in tiles
        for _ in range(manholes)
        for kind, count in card.lines[level]
    ]


def beds_of(g: Game, zone: int, colour: str) -> list[tuple[int, int]]:
    """(tile, number) of the beds of a colour in a Zone: those printed, and those of a revealed tent (CL-TENT-02)."""
    place = g.setting.board.zones[zone]
    found = [(tile, number) for tile, bed, number in place.beds if bed == colour] if place.beds else []
    if zone in g.setting.mission.tents:
        face = g.state.tents[g.setting.mission.tents.index(zone)]
        if face < 0:
            beds = g.setting.tent_cards[-1 - face].beds.by_colour.get(colour, 0)
            if beds:
                found.append((place.tiles[0], beds))
    return found


def _beds(g: Game, card: ZombieCard, level: int) -> list[Order]:
    """CL-ZCARD-12, -13: one Crawler on each bed of the colour on every tile with a Survivor."""
    tiles = occupied_tiles(g)
    return [
        (zone.index, kind, count)
        for zone in g.setting.board.zones
        for tile, number in beds_of(g, zone.index, card.bed)
        if tile in tiles
        for _ in range(number)
        for kind, count in card.lines[level]
    ]
