"""Skills that are weapons themselves: they need no card and no hand."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, declare
from shamble.rulebook import skills
from shamble.rules.combat.attack import FreeAttack, begin
from shamble.rules.combat.weapons import NO_CARD, PossibleAttack, attack_option, fought_in, in_range
from shamble.rules.frames import Attack, Turn
from shamble.rules.inventory import distinct_in_place, place_of
from shamble.rules.moving import enter, is_on_foot
from shamble.rules.registry import action
from shamble.rules.traits import SEMI_OFFICIAL, carried_at, once_per_activation, one_free, skill
from shamble.rules.turn import FREE_TYPES, Purse, mark_used, may_use, tell_use, turn_of
from shamble.rules.wounds import drop_card
from shamble.world import hooks
from shamble.world.facts import OPENS_DOORS, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.records import CardType, Mode
from shamble.world.state import Survivor

LYING = "lying"
ONCE_PER_TURN = "once-per-turn"
DEADLY = "deadly-to-survivors"

declare(
    Action("pay-card", "who card to name", "card", "Can I Play with Madness: the card that pays for the shot"),
    Action("stand-up", "who cost free", "", "get up after a Star Blast"),
    Action("rage", "who zone via", "zone", "Kimiko's Rage: go on to other Zombies", moves=True),
    DecisionKind("rage", "{rage: b} or {decline: true}", "Kimiko's Rage: whether and where it goes on"),
    DecisionKind("own-attack", "{ranged: b}", "Can I Play with Madness: where the shot goes"),
)


def weapon(rule: str, version: str = SEMI_OFFICIAL[0], *traits: str) -> CardType:
    """The weapon whose figures the catalogue gives for a version of a Skill; what reaches farther than 0 is Ranged."""
    known = skills()[rule]
    written = known.version(version)
    figures = written.weapon if written is not None else None
    if figures is None:
        raise ValueError(f"{rule}/{version} has no figures of a weapon in the catalogue")
    nearest, farthest = figures["range"]
    mode = Mode(
        min_range=nearest,
        max_range=farthest,
        dice=figures["dice"],
        accuracy=figures["accuracy"],
        damage=figures["damage"],
        noisy=figures["noisy"],
        reload=False,
        ranged=farthest > 0,
    )
    return CardType(name=known.name, modes=(mode,), traits=traits)


def ways(g: Game, s: Survivor, own: CardType, zone: int) -> Iterator[PossibleAttack]:
    """The attacks with such a weapon from a Zone."""
    mode = own.modes[0]
    if mode.ranged:
        yield from (PossibleAttack("ranged", target, (), own.name) for target in in_range(g, s, NO_CARD, mode, zone))
    else:
        yield from (PossibleAttack("melee", target, (), own.name) for target in fought_in(g, s, zone))


def possessed(own: CardType) -> Hook:
    """The hook that gives them the weapon; other hooks say when they can use it."""
    return hook(hooks.OWN_WEAPONS, lambda g, s, weapons: (*weapons, own))


def equipped(own: CardType) -> Iterator[Hook]:
    """The hooks of a weapon that they always count as equipped with."""
    yield possessed(own)
    yield hook(hooks.WAYS_TO_ATTACK, lambda g, s, zone: list(ways(g, s, own, zone)))


def strays(own: CardType) -> Hook:
    """The hook of a weapon whose misses hit other Survivors."""

    def astray(g: Game, s: Survivor, attack: Attack, misses: int, stray: int) -> int:
        return misses if attack.by == own.name else stray

    return hook(hooks.STRAY_HITS, astray, hooks.SET)


def once_for_nothing(own: CardType) -> Iterator[Hook]:
    """The hooks of a weapon that gives one free attack in each activation."""

    def attack(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        for way in ways(g, s, own, s.zone):
            yield attack_option(s, way)

    yield possessed(own)
    yield once_per_activation(own.name, attack)


@skill("Improvised weapon: Melee", "SKILL-improvised-weapon-melee", versions=SEMI_OFFICIAL)
def improvised_melee() -> Iterator[Hook]:
    """One Melee attack with whatever lies around."""
    rule = "SKILL-improvised-weapon-melee"
    return once_for_nothing(weapon(rule, SEMI_OFFICIAL[0], ONCE_PER_TURN))


@skill(
    "Improvised weapon: Ranged",
    "SKILL-improvised-weapon-ranged",
    versions=("semi-official", "undead-or-alive"),
)
def improvised_ranged() -> Iterator[Hook]:
    """One noisy throw into the next Zone; Undead or Alive prints figures that we lack, so these stand in for them."""
    rule = "SKILL-improvised-weapon-ranged"
    return once_for_nothing(weapon(rule, "semi-official", ONCE_PER_TURN))


@skill("Improvised weapon: Ranged", "SKILL-improvised-weapon-ranged", versions=("semi-official-2",))
def improvised_ranged_silent() -> Iterator[Hook]:
    """One silent throw, into their own Zone too."""
    rule = "SKILL-improvised-weapon-ranged"
    return once_for_nothing(weapon(rule, "semi-official-2", ONCE_PER_TURN))


@skill("Capoeira fighter", "SKILL-capoeira-fighter", versions=SEMI_OFFICIAL)
def capoeira_fighter() -> Iterator[Hook]:
    """A Melee weapon; doors open without Equipment, one of them in each turn for free."""
    rule = "SKILL-capoeira-fighter"
    yield from equipped(weapon(rule))
    yield fact(OPENS_DOORS)
    yield one_free("door")


@skill("Heat Vision", "SKILL-heat-vision", versions=SEMI_OFFICIAL)
def heat_vision() -> Iterator[Hook]:
    """A silent Ranged weapon that eliminates every Survivor it hits."""
    return equipped(weapon("SKILL-heat-vision", SEMI_OFFICIAL[0], DEADLY))


@skill("Light Pulse", "SKILL-light-pulse", versions=SEMI_OFFICIAL)
def light_pulse() -> Iterator[Hook]:
    """A silent Ranged weapon."""
    return equipped(weapon("SKILL-light-pulse"))


@skill("Proud Fury", "SKILL-proud-fury", versions=SEMI_OFFICIAL)
def proud_fury() -> Iterator[Hook]:
    """A Melee weapon whose misses hit other Survivors."""
    rule = "SKILL-proud-fury"
    own = weapon(rule)
    yield from equipped(own)
    yield strays(own)


@skill("Lord of the Seven Seas", "SKILL-lord-of-the-seven-seas", versions=SEMI_OFFICIAL)
def lord_of_the_seven_seas() -> Iterator[Hook]:
    """A Melee attack for two Actions, whose misses hit other Survivors."""
    rule = "SKILL-lord-of-the-seven-seas"
    own = weapon(rule)

    def offer(g: Game, turn: Turn, s: Survivor, purse: Purse, out: list[Option]) -> None:
        if purse.left >= 2:
            out.extend(attack_option(s, way, 2) for way in ways(g, s, own, s.zone))

    yield possessed(own)
    yield hook(hooks.TURN_OFFERS, offer)
    yield strays(own)


@skill("Star Blast", "SKILL-star-blast", versions=SEMI_OFFICIAL)
def star_blast() -> Iterator[Hook]:
    """A noisy Ranged weapon; every shot knocks down all other Survivors in their Zone.

    Companions and dogs have no Actions of their own, so none that getting up could cost.
    """
    rule = "SKILL-star-blast"
    own = weapon(rule)

    def knock_down(g: Game, s: Survivor, attack: Attack) -> None:
        if attack.by == own.name:
            for other in g.survivors_in(s.zone):
                if other is not s:
                    g.put_token(other, LYING, rule)

    yield from equipped(own)
    yield hook(hooks.AFTER_ATTACK, knock_down)


@carried_at(hooks.OFFER_LIMITS, LYING, "SKILL-star-blast")
def lying(g: Game, turn: Turn, s: Survivor, options: list[Option]) -> list[Option]:
    """They have to spend their first Action, a free one too, on getting up."""
    purse = Purse(g, turn, s)
    prices = [(0, kind) for kind in FREE_TYPES if purse.free_left(kind) > 0] + [(1, "")] * (purse.left >= 1)
    rise = [Option("stand-up", who=s.index, cost=cost, free=kind, rule="SKILL-star-blast") for cost, kind in prices]
    return rise or options


@action("stand-up")
def _stand_up(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    g.put_token(survivor, LYING, option.rule, present=False)


@skill("Kimiko's Rage", "SKILL-kimikos-rage", versions=SEMI_OFFICIAL)
def kimikos_rage() -> Iterator[Hook]:
    """A Melee weapon; once per turn a kill with it leads on to other Zombies and a free Melee attack."""
    rule = "SKILL-kimikos-rage"
    own = weapon(rule)

    def goes_on(g: Game, s: Survivor, attack: Attack) -> Frame | None:
        turn = turn_of(g, s.index)
        if attack.by != own.name or not attack.kills or turn is None or not may_use(g, turn, s, own.name):
            return None
        if g.innermost(Rage) is not None or not _rages(g, s.zone) or not is_on_foot(g, s):
            return None
        return Rage(who=s.index, name=own.name)

    yield from equipped(own)
    yield hook(hooks.AFTER_ATTACK, goes_on)


def _rages(g: Game, origin: int) -> list[tuple[int, int]]:
    """(Zone on the way or -1, Zone with Zombies) within two Zones, whoever stands in between."""
    adjacent, crowd = g.layout.adjacent, g.state.crowd
    found = [(-1, zone) for zone in adjacent[origin] if crowd[zone]]
    found += [
        (via, zone)
        for via in adjacent[origin]
        for zone in adjacent[via]
        if crowd[zone] and zone != origin and zone not in adjacent[origin]
    ]
    return found


class Rage(Frame, tag="rage"):
    """Somebody storms towards Zombies."""

    name: str
    at: str = "ask"
    zone: int = -1


@frame(Rage)
def rage_frame(g: Game, f: Rage) -> Question | None:
    """The goal, then Zone after Zone, and the free attack in the last one, which does not lead to another Rage."""
    survivor = g.state.survivors[f.who]
    if f.at == "ask":
        options = [Option("decline", who=survivor.index)]
        options += [
            Option("rage", who=survivor.index, zone=zone, via=via, rule="SKILL-kimikos-rage")
            for via, zone in _rages(g, survivor.zone)
        ]
        return Question("rage", (survivor.seat,), options, survivor.index)
    if f.at == "on":
        f.at = "attack"
        if f.zone in g.layout.adjacent[survivor.zone]:
            enter(g, survivor, f.zone, rule="SKILL-kimikos-rage")
        return None
    if f.at == "attack":
        f.at = "over"
        g.push(FreeAttack(who=survivor.index, kind="melee"))
        return None
    g.pop()
    return None


@rage_frame.answer
def _rage(g: Game, f: Rage, option: Option) -> None:
    if option.action == "decline":
        g.pop()
        return
    survivor = g.state.survivors[f.who]
    turn = turn_of(g, survivor.index)
    if turn is not None:
        mark_used(turn, f.name)
    tell_use(g, option.rule, who=survivor.index, skill=f.name)
    f.zone, f.at = option.zone, "on"
    if option.via >= 0:
        enter(g, survivor, option.via, rule=option.rule)


@skill("Can I Play with Madness", "SKILL-can-i-play-with-madness", versions=SEMI_OFFICIAL)
def can_i_play_with_madness() -> Iterator[Hook]:
    """Once per turn a card is discarded for a Ranged attack; each level above Blue throws one more die."""
    rule = "SKILL-can-i-play-with-madness"
    own = weapon(rule)

    def prices(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        for card in distinct_in_place(g, s):
            yield Option("pay-card", who=s.index, card=card, to=place_of(g, s, card), name=own.name, rule=rule)

    yield possessed(own)
    yield once_per_activation(own.name, prices)
    yield hook(hooks.ATTACK_DICE, lambda g, s, attack, dice: dice + (s.level if attack.by == own.name else 0))


@action("pay-card")
def _pay_card(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, option.name)
    drop_card(g, survivor, option.card)
    g.emit("discarded", option.rule, who=survivor.index, card=option.card)
    g.push(OwnAttack(who=survivor.index, name=option.name))


class OwnAttack(Frame, tag="own-attack"):
    """Somebody chooses where to attack with a weapon of their own that they have paid for."""

    name: str


@frame(OwnAttack)
def own_attack(g: Game, f: OwnAttack) -> Question | None:
    """The attack that was paid for, wherever it reaches."""
    survivor = g.state.survivors[f.who]
    own = next(own for own in g.ask(hooks.OWN_WEAPONS, survivor, ()) if own.name == f.name)
    options = [attack_option(survivor, way) for way in ways(g, survivor, own, survivor.zone)]
    return Question("own-attack", (survivor.seat,), options, survivor.index)


@own_attack.answer
def _own_attack(g: Game, f: OwnAttack, option: Option) -> None:
    g.pop()
    begin(g, g.state.survivors[f.who], option)
