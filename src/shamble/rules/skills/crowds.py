"""Skills that lock Zombies out, drive them off or hold them where they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.combat.attack import begin
from shamble.rules.doors import is_open, shut_door
from shamble.rules.experience import gain_for_kills
from shamble.rules.frames import Activation, Attack, Turn, ZombiesPhase
from shamble.rules.horde import present, shift, take_off
from shamble.rules.inventory import in_hand
from shamble.rules.kinds import can_kill, withstands
from shamble.rules.moving import drag, stands_in_zone
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.seeing import sight_of
from shamble.rules.slaying import may_be_cleared, set_off_by_kills
from shamble.rules.traits import SEMI_OFFICIAL, brings, extend_once, once_per_activation, skill, skill_at, skill_offer
from shamble.rules.turn import Purse, mark_used, note_kill, tell_use
from shamble.rules.wounds import Wound
from shamble.world import hooks
from shamble.world.facts import HOLDS_BACK, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.pieces import FIRST_BODY
from shamble.world.play import because
from shamble.world.records import CardType, Mode
from shamble.world.state import Survivor

rules = Rule("crowds")

BLASTED = 4
THROW_RANGE = 2

declare(
    Action("shut-door", "who zone door cost", "zone", "Lock it down: shut a door; `zone` is behind it", group="place",
        business="shut"),
    Action("powerslave", "who cost", "", "Powerslave: the Zombies next door are driven off"),
    Action("chest-blast", "who", "", "Chest Blast: four others of the Zone take 1 Damage"),
    Action("throw", "who other kind", "other", "Throw: a Survivor (`other`) or a Zombie (`kind`) of their Zone"),
    Action("drive-off", "who zone via", "zone", "where Zombies are driven; `via` is where they stand"),
    Action("root", "who zone kind", "zone", "This is Silly: the Zombie that does not Move"),
    Action("throw-to", "who zone", "zone", "Throw: where to"),
    DecisionKind("drive-off", "{drive-off: b}", "Powerslave, Chest Blast: where the Zombies of a Zone go"),
    DecisionKind("chest-blast", "{hits: [Ned, Walker]}", "Chest Blast: who takes 1 Damage"),
    DecisionKind("silly", "{root: b, kind: Runner} or {decline: true}", "This is Silly: which Zombie does not Move"),
    DecisionKind("throw", "{throw-to: b}", "Throw: where to"),
    EventKind("rooted", "who zone kind"),
    EventKind("thrown", "who kind zone"),
)  # fmt: skip


@skill_at(hooks.TURN_OFFERS, "Lock it down", "SKILL-lock-it-down")
def lock_it_down(g: Game, turn: Turn, s: Survivor, purse: Purse, out: list[Option]) -> None:
    """For an Action an open door of their Zone is shut; the rooms behind it stay revealed."""
    if purse.left < 1:
        return
    who, zone, rule = s.index, s.zone, "SKILL-lock-it-down"
    doors = [door for door in g.setting.board.doors_at[zone] if is_open(g, door.index)]
    shutting = (
        Option("shut-door", who=who, zone=door.beyond(zone), door=door.index, cost=1, rule=rule) for door in doors
    )
    extend_once(out, shutting)


@action("shut-door")
def _shut_door(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    shut_door(g, option.door, survivor.index, rule=option.rule)


@skill_offer("Powerslave", "SKILL-powerslave", versions=SEMI_OFFICIAL)
def powerslave(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per turn, for an Action, the Zombies of every Zone that they see at Range 1 are driven one Zone away."""
    if purse.left >= 1 and any(g.state.crowd[zone] for zone in _next_in_sight(g, s)):
        yield Option("powerslave", who=s.index, cost=1, rule="SKILL-powerslave")


def _next_in_sight(g: Game, s: Survivor) -> list[int]:
    return [zone for zone, distance in g.layout.sight[s.zone].items() if distance == 1]


@action("powerslave")
def _powerslave(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Powerslave")
    here = [(zone, tuple(present(g, zone))) for zone in _next_in_sight(g, survivor) if g.state.crowd[zone]]
    g.push(DrivenOff(who=survivor.index, groups=tuple(here)))


class DrivenOff(Frame, tag="driven-off"):
    """Groups of Zombies are driven off, one after the other."""

    groups: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]


@frame(DrivenOff)
def driven_off(g: Game, f: DrivenOff) -> Question | None:
    """Where the Zombies of each Zone go, as they stood at the beginning; never to the Survivor who drives them."""
    if not f.groups:
        g.pop()
        return None
    survivor = g.person(f.who)
    origin = f.groups[0][0]
    options = [
        Option("drive-off", who=survivor.index, zone=zone, via=origin, rule="SKILL-powerslave")
        for zone in g.layout.adjacent[origin]
        if zone != survivor.zone
    ]
    if not options:
        f.groups = f.groups[1:]
        return None
    return Question("drive-off", (survivor.seat,), options, survivor.index)


@driven_off.answer
def _drive_off(g: Game, f: DrivenOff, option: Option) -> None:
    origin, kinds = f.groups[0]
    f.groups = f.groups[1:]
    _push(g, origin, kinds, option)


def _push(g: Game, origin: int, kinds: Iterable[tuple[int, int]], option: Option) -> None:
    """Put Zombies into the Zone of the option; this is no Move."""
    for kind, count in kinds:
        shift(g, origin, option.zone, kind, count)
    g.emit("shoved", option.rule, who=option.who, origin=origin, zone=option.zone)


brings("This is Silly", "SKILL-this-is-silly", fact(HOLDS_BACK), versions=SEMI_OFFICIAL)
"""Once per Zombies' Phase they name a Zombie at Range 1 or less, which does not Move in it."""


@rules.on(hooks.ZOMBIES_ACT, "SKILL-this-is-silly")
def call_out(g: Game, activation: Activation, step: str) -> list[Frame]:
    """SKILL-this-is-silly: before the Zombies of a pass act, whoever has not named one yet may do so."""
    phase = g.innermost(ZombiesPhase) if step == "attack" else None
    if phase is None:
        return []
    able = [s for s in g.on_board() if HOLDS_BACK in s.profile.facts and s.index not in phase.called]
    return [Silly(who=s.index) for s in able if _zombies_near(g, s)]


def _zombies_near(g: Game, s: Survivor) -> list[tuple[int, int]]:
    zones = [zone for zone, distance in g.layout.sight[s.zone].items() if distance <= 1]
    return [(zone, kind) for zone in zones for kind, _ in present(g, zone)]


class Silly(Frame, tag="silly"):
    """Somebody may name a Zombie that does not Move."""


@frame(Silly)
def silly_frame(g: Game, f: Silly) -> Question | None:
    """Which Zombie is named, or none for now."""
    survivor = g.person(f.who)
    options = [Option("decline", who=survivor.index)]
    options += [
        Option("root", who=survivor.index, zone=zone, kind=kind, rule="SKILL-this-is-silly")
        for zone, kind in _zombies_near(g, survivor)
    ]
    return Question("silly", (survivor.seat,), options, survivor.index)


@silly_frame.answer
def _root(g: Game, f: Silly, option: Option) -> None:
    g.pop()
    phase = g.innermost(ZombiesPhase)
    if option.action == "root" and phase is not None:
        phase.called = (*phase.called, option.who)
        phase.rooted = (*phase.rooted, (option.zone, option.kind))
        g.emit("rooted", option.rule, who=option.who, zone=option.zone, kind=option.kind)


@skill_offer("Chest Blast", "SKILL-chest-blast", versions=SEMI_OFFICIAL)
def chest_blast(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per turn four others in their Zone take 1 Damage, Survivors first; the Zombies left are pushed next door."""
    if g.state.crowd[s.zone] or len(g.people_in(s.zone)) > 1:
        yield Option("chest-blast", who=s.index, rule="SKILL-chest-blast")


@action("chest-blast")
def _chest_blast(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Chest Blast")
    tell_use(g, option.rule, who=survivor.index, skill="Chest Blast")
    g.push(ChestBlast(who=survivor.index, zone=survivor.zone, left=BLASTED))


class ChestBlast(Frame, tag="chest-blast"):
    """Somebody blasts all who stand in a Zone."""

    zone: int
    left: int
    struck: tuple[int, ...] = ()
    kinds: tuple[int, ...] = ()
    kills: tuple[int, ...] = ()
    at: str = "hit"


@frame(ChestBlast)
def chest_blast_frame(g: Game, f: ChestBlast) -> Question | None:
    """Four others, each once; then experience; then one Zone next door for all Zombies that are left."""
    survivor = g.person(f.who)
    if f.at == "hit":
        options = _blast_targets(g, f) if f.left else []
        if options:
            return Question("chest-blast", (survivor.seat,), options, survivor.index)
        f.at = "push"
        if f.kills:
            sprung = set_off_by_kills(g, survivor, f.zone, f.kills)
            g.push_all([*sprung, *may_be_cleared(g, f.zone)])
        gain_for_kills(g, survivor, f.kills)
        return None
    zones = g.layout.adjacent[f.zone] if g.state.crowd[f.zone] else ()
    if not zones:
        g.pop()
        return None
    options = [
        Option("drive-off", who=survivor.index, zone=zone, via=f.zone, rule="SKILL-chest-blast") for zone in zones
    ]
    return Question("drive-off", (survivor.seat,), options, survivor.index)


def _blast_targets(g: Game, f: ChestBlast) -> list[Option]:
    others = [s for s in g.people_in(f.zone) if s.index != f.who and s.index not in f.struck]
    if others:
        return [Option("hit-survivor", zone=f.zone, other=other.index, rule="SKILL-chest-blast") for other in others]
    untouched = [kind for kind, count in present(g, f.zone) if count > f.kinds.count(kind)]
    return [Option("hit", zone=f.zone, kind=kind, name="", rule="SKILL-chest-blast") for kind in untouched]


def _blow(f: ChestBlast) -> Attack:
    """The blast as an attack of Damage 1, for Zombies that withstand several hits."""
    return Attack(who=f.who, zone=f.zone, damage=1)


@chest_blast_frame.answer
def _blast(g: Game, f: ChestBlast, option: Option) -> None:
    if option.action == "drive-off":
        g.pop()
        _push(g, f.zone, present(g, f.zone), option)
        return
    f.left -= 1
    if option.action == "hit-survivor":
        f.struck = (*f.struck, option.other)
        g.push(Wound(who=option.other, left=1, source="survivor", culprit=f.who, rule=option.rule))
    elif can_kill(g, option.kind, 1) and not withstands(g, option.kind, _blow(f)):
        take_off(g, f.zone, option.kind, 1)
        f.kills = (*f.kills, option.kind)
        note_kill(g, f.who)
        g.emit("killed", option.rule, who=f.who, zone=f.zone, kind=option.kind, **because(["Chest Blast"]))
    else:
        f.kinds = (*f.kinds, option.kind)
        g.emit("absorbed", option.rule, zone=f.zone, kind=option.kind)


_THROWN = Mode(min_range=1, max_range=THROW_RANGE, dice=0, accuracy=0, damage=0, noisy=False, reload=False, ranged=True)


@skill("Throw", "SKILL-throw", versions=SEMI_OFFICIAL)
def throw() -> Iterator[Hook]:
    """Once per turn they throw somebody in their Zone one or two Zones far, who hits a Zombie there."""
    rule = "SKILL-throw"
    own = CardType(name="Throw", modes=(_THROWN,))

    def offer(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        others = [(other.index, -1) for other in g.people_in(s.zone) if other is not s and _can_be_thrown(g, other)]
        zombies = [(-1, kind) for kind, _ in present(g, s.zone)]
        for other, kind in [*others, *zombies] if _landings(g, s) else ():
            yield Option("throw", who=s.index, other=other, kind=kind, rule=rule)

    yield hook(hooks.OWN_WEAPONS, lambda g, s, weapons: (*weapons, own))
    yield once_per_activation("Throw", offer)


def _can_be_thrown(g: Game, other: Survivor) -> bool:
    """Whether somebody can be thrown: dogs too, but no Companion with a Leader (CL-COMP-14) or in a seat."""
    return other.index < FIRST_BODY or (stands_in_zone(g, other) and not g.ask(hooks.HELD, other, False))


def _landings(g: Game, s: Survivor) -> list[int]:
    return [zone for zone, distance in sight_of(g, s).items() if 1 <= distance <= THROW_RANGE]


@action("throw")
def _throw(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Throw")
    g.push(Throw(who=survivor.index, other=option.other, kind=option.kind))


class Throw(Frame, tag="throw"):
    """Where somebody is thrown."""

    other: int
    kind: int


@frame(Throw)
def throw_frame(g: Game, f: Throw) -> Question | None:
    """Where to; whoever has left the Zone in the meantime is not thrown."""
    survivor = g.person(f.who)
    if f.other >= 0 and g.person(f.other).zone != survivor.zone:
        g.pop()
        return None
    options = [Option("throw-to", who=survivor.index, zone=zone, rule="SKILL-throw") for zone in _landings(g, survivor)]
    return Question("throw", (survivor.seat,), options, survivor.index)


@throw_frame.answer
def _throw_to(g: Game, f: Throw, option: Option) -> None:
    """The one thrown lands; then one Zombie takes a hit, neither a Survivor nor the one thrown."""
    g.pop()
    survivor = g.person(f.who)
    if f.other >= 0:
        other = g.person(f.other)
        drag(g, other, option.zone, by="throw", rule="SKILL-throw")
        damage = _best_damage(g, other)
    else:
        shift(g, survivor.zone, option.zone, f.kind, 1)
        g.emit("thrown", "SKILL-throw", who=survivor.index, kind=f.kind, zone=option.zone)
        damage = g.setting.kinds[f.kind].min_damage
    attack = begin(g, survivor, Option("ranged", who=survivor.index, zone=option.zone, name="Throw"))
    bystanders = tuple(person.index for person in g.people_in(option.zone))
    attack.at, attack.hits, attack.scored, attack.damage = "assign", 1, 1, damage
    attack.spared, attack.sheltered = bystanders, f.kind


def _best_damage(g: Game, survivor: Survivor) -> int:
    """The highest Damage of the weapons that they have in hand; a Companion carries none (CL-COMP-15)."""
    if survivor.index >= FIRST_BODY:
        return 0
    return max((mode.damage for card in in_hand(g, survivor) for mode in g.setting.card(card).modes), default=0)
