"""Zeus Orders: what the turn of the Zeus Spawn token brings (AD-ZEUS-06, AD-OPEN-39)."""

from __future__ import annotations

from collections.abc import Iterable

from shamble.board.paths import UNREACHED
from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.experience import danger_level, level_named
from shamble.rules.frames import Activation, Group, Groups
from shamble.rules.horde import able_to_act
from shamble.rules.noise import noise_at
from shamble.rules.piles import draw
from shamble.rules.pursuit import Senses
from shamble.rules.rule import Rule, SpawnKind
from shamble.rules.running_out import Placing
from shamble.rules.sleepers.tokens import SleeperToken
from shamble.rules.sleepers.waking import wake_in
from shamble.rules.zeus.king import ZEUS, zeus_comes
from shamble.world.decks import ZOMBIE, Deck
from shamble.world.game import Game
from shamble.world.mission_records import SpawnToken
from shamble.world.pieces import pieces_of
from shamble.world.records import Order

rules = Rule("orders")

DECK = "zeus-orders"
ORDERS = Deck(DECK, ZOMBIE)
"""AD-OPEN-39: renewed from its discards, like Zombie cards."""
RULE = "AD-ZEUS-06"
NEAR = 2
"""Zones from the token within which an order about those near it is heard."""
LAST_PASS = 9
"""The pass of a single Move: nobody has so many Actions that another one follows."""

declare(
    Action("order-here", "zone", "zone", "the Zone that a Zeus Orders card is about, of several that are equally near"),
    DecisionKind("order-zone", "{order-here: b}", "Zeus Orders: which of several Zones that are equally near"),
    EventKind("zeus-orders", "zone card level", shown=True),
)


def take_orders(g: Game, token: SpawnToken) -> list[Frame]:
    """AD-ZEUS-06: a card places Zombies in the Zone of the token, then its order is carried out."""
    number = draw(g, DECK)
    if not number:
        return []
    g.state.discards[DECK].append(number)
    level = danger_level(g)
    g.emit("zeus-orders", RULE, zone=token.zone, card=number, level=level)
    line = g.setting.zombie_cards[number - 1].lines[level]
    placing = Placing(orders=tuple((token.zone, kind, count) for kind, count in line), card=number, rule=RULE)
    return [placing, Ordered(zone=token.zone, card=number, level=level)]


rules.spawns(SpawnKind(ZEUS, turn=take_orders))


class Ordered(Frame, tag="zeus-ordered"):
    """The order of a card is carried out; `zone` is that of the token, `level` the line that was read."""

    zone: int
    card: int
    level: int


@frame(Ordered, ends_when_dead=False)
def ordered_frame(g: Game, f: Ordered) -> Question | None:
    """All that the card orders; where Zones are equally near the first player names one."""
    order = g.setting.zombie_cards[f.card - 1].order
    zones = _nearest(g, f.zone, _objective_zones(g)) if order is not None and order.place else []
    if len(zones) > 1:
        return Question(
            "order-zone", (g.state.first_seat,), [Option("order-here", zone=zone, rule=RULE) for zone in zones]
        )
    g.pop()
    if order is not None:
        g.push_all(_carried_out(g, f, order, zones))
    return None


@ordered_frame.answer
def _named(g: Game, f: Ordered, option: Option) -> None:
    order = g.setting.zombie_cards[f.card - 1].order
    g.pop()
    if order is not None:
        g.push_all(_carried_out(g, f, order, [option.zone]))


def _carried_out(g: Game, f: Ordered, order: Order, zones: list[int]) -> list[Frame]:
    if order.zeus_from is not None and f.level >= level_named(g, order.zeus_from):
        return zeus_comes(g, RULE)
    frames: list[Frame] = []
    if order.noise:
        noise_at(g, f.zone, rule=RULE)
    if order.wake:
        asleep = {piece.zone for _, piece in pieces_of(g, SleeperToken)}
        noisy = g.state.noise.index(1)
        frames += wake_in(g, _nearest(g, noisy, asleep), RULE)
    for name, count in order.place.items() if zones else ():
        frames.append(Placing(orders=((zones[0], g.setting.kind_of[name], count),), rule=RULE))
    if order.activate:
        frames += _activation(_those(g, f.zone, order, order.activate))
    if order.move:
        frames += _single_move(g, f, order)
    return frames


def _activation(acting: Groups) -> list[Frame]:
    return [Activation(groups=acting, rule=RULE)] if acting else []


def _single_move(g: Game, f: Ordered, order: Order) -> list[Frame]:
    """AD-ZEUS-06: a Move and nothing else, for those who stand with a Survivor, too."""
    moving = _those(g, f.zone, order, order.move)
    if not moving:
        return []
    aimed = tuple((zone, f.zone) for zone in dict.fromkeys(zone for zone, _, _ in moving)) if order.toward_token else ()
    return [Activation(groups=moving, waiting=moving, at="move", nth=LAST_PASS, aimed=aimed, rule=RULE)]


def _those(g: Game, token: int, order: Order, named: Iterable[str]) -> Groups:
    """The groups that an order is about, by kind or type and by where they stand."""
    kinds = tuple(kind.index for kind in g.setting.kinds if {kind.name, kind.type} & {*named})
    senses = Senses(g)

    def is_meant(group: Group) -> bool:
        zone = group[0]
        if order.where == "sees-survivors":
            return bool(senses.seen(zone))
        if order.where == "sees-nobody":
            return not senses.seen(zone)
        return order.where != "near-token" or 0 <= g.layout.distance(zone, token) <= NEAR

    return tuple(group for group in able_to_act(g, kinds) if is_meant(group))


def _objective_zones(g: Game) -> set[int]:
    objectives = g.setting.mission.objectives
    return {token.zone for at, token in enumerate(objectives) if not g.state.taken >> at & 1}


def _nearest(g: Game, origin: int, zones: Iterable[int]) -> list[int]:
    """Those of these Zones with the shortest way from there."""
    far = {zone: g.layout.distance(origin, zone) for zone in sorted(zones)}
    near = min((steps for steps in far.values() if steps != UNREACHED), default=UNREACHED)
    return [zone for zone, steps in far.items() if steps == near and near != UNREACHED]
