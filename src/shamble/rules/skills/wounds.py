"""Skills about Health, healing, and what a Wound costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, declare
from shamble.rules.experience import gain_xp
from shamble.rules.frames import Turn
from shamble.rules.moving import ends_moves, enter, hold_back_cost
from shamble.rules.registry import action
from shamble.rules.species.toxic import BLOOD_SPRAY
from shamble.rules.traits import SEMI_OFFICIAL, brings, skill, skill_at, skill_offer
from shamble.rules.turn import Purse, mark_used
from shamble.rules.wounds import Wound, heal
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.records import ZombieKind
from shamble.world.state import EMPTY, Survivor

STANDARD = "standard"

declare(
    Action("field-medic", "who zone via cost", "zone", "Field medic: up to two Zones to others", group="move",
        moves=True),
    Action("stay-wounded", "who other", "other", "keep a Wound that a Medic could heal in the End Phase",
        ends=QUESTION),
    DecisionKind("field-medic", "{heal: Ned} or {decline: true}", "Field medic: whose Wound is healed"),
    DecisionKind("tend", "{heal: Ned} or {stay-wounded: Ned}", "Medic, semi-official: whether a Wound is healed"),
)  # fmt: skip


def _heals_fully(rule: str) -> Hook:
    def lose_all_wounds(g: Game, s: Survivor) -> None:
        while s.wounds:
            heal(g, s, s.index, rule)

    return hook(hooks.ROUND_ENDED, lose_all_wounds)


brings("Regeneration", "SKILL-regeneration", _heals_fully("SKILL-regeneration"), waits=("Bruisers: back to Health 4",))
"""In every End Phase they lose all their Wounds."""

brings("Auto repair", "SKILL-auto-repair", _heals_fully("SKILL-auto-repair"), versions=SEMI_OFFICIAL)
"""In every End Phase they lose all their Wounds."""


@skill("Medic", "SKILL-medic", versions=SEMI_OFFICIAL)
def medic_of_the_end_phase() -> Iterator[Hook]:
    """In every End Phase each Survivor in their Zone may lose one Wound."""
    yield hook(hooks.ROUND_ENDED, lambda g, s: Tend(who=s.index, left=_wounded(g, s), xp=0))


@skill("Medic", "SKILL-medic", versions=("semi-official-2",))
def medic_who_learns() -> Iterator[Hook]:
    """In every End Phase each Survivor in their Zone may lose one Wound; each Wound healed brings the Medic a point."""
    yield hook(hooks.ROUND_ENDED, lambda g, s: Tend(who=s.index, left=_wounded(g, s), xp=1))


def _wounded(g: Game, s: Survivor) -> tuple[int, ...]:
    return tuple(other.index for other in g.survivors_in(s.zone) if other.wounds)


class Tend(Frame, tag="tend"):
    """The Wounded are asked, one after the other, whether they let a Wound be healed."""

    left: tuple[int, ...]
    xp: int


@frame(Tend)
def tend_frame(g: Game, f: Tend) -> Question | None:
    """Each wounded Survivor in turn may keep the Wound, since some Skills profit from Wounds."""
    left = [index for index in f.left if g.state.survivors[index].wounds]
    if not left:
        g.pop()
        return None
    patient = g.state.survivors[left[0]]
    options = [
        Option("heal", who=f.who, other=patient.index, rule="SKILL-medic"),
        Option("stay-wounded", who=f.who, other=patient.index, rule="SKILL-medic"),
    ]
    return Question("tend", (patient.seat,), options, patient.index)


@tend_frame.answer
def _tend(g: Game, f: Tend, option: Option) -> None:
    f.left = f.left[f.left.index(option.other) + 1 :]
    if option.action == "heal":
        heal(g, g.state.survivors[option.other], f.who, option.rule)
        gain_xp(g, g.state.survivors[f.who], f.xp, rule=option.rule)


@skill_offer("Field medic", "SKILL-field-medic", versions=SEMI_OFFICIAL)
def field_medic(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per turn, for one Action, up to two Zones to other Survivors, one of whom may lose a Wound there."""
    cost = 1 + hold_back_cost(g, s)
    if purse.left >= cost:
        for via, zone in _rounds(g, s):
            yield Option("field-medic", who=s.index, zone=zone, via=via, cost=cost, rule="SKILL-field-medic")


def _rounds(g: Game, s: Survivor) -> list[tuple[int, int]]:
    """(Zone on the way or -1, Zone with other Survivors) within two Zones; Zombies on the way end the Move there.

    Companions and dogs are Survivors; they have no Wounds to heal, since the first one removes them.
    """
    adjacent = g.layout.adjacent
    others = {other.zone for other in g.people() if other is not s}
    found = [(-1, zone) for zone in adjacent[s.zone] if zone in others]
    found += [
        (via, zone) for via in adjacent[s.zone] if not ends_moves(g, via) for zone in adjacent[via] if zone in others
    ]
    return found


@action("field-medic")
def _field_medic(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Field medic")
    first = "there" if option.via < 0 else "via"
    g.push(FieldMedic(who=survivor.index, via=option.via, zone=option.zone, at=first))


class FieldMedic(Frame, tag="field-medic"):
    """Somebody goes to the Wounded."""

    via: int
    zone: int
    at: str


@frame(FieldMedic)
def field_medic_frame(g: Game, f: FieldMedic) -> Question | None:
    """The route, Zone by Zone; once there, they may heal somebody."""
    survivor = g.state.survivors[f.who]
    if f.at == "via":
        f.at = "on"
        enter(g, survivor, f.via, rule="SKILL-field-medic")
        return None
    if f.at == "there" or (f.at == "on" and survivor.zone == f.via and not g.state.crowd[survivor.zone]):
        f.at = "heal"
        enter(g, survivor, f.zone, rule="SKILL-field-medic")
        return None
    patients = _wounded(g, survivor) if survivor.zone == f.zone else ()
    if not patients:
        g.pop()
        return None
    options = [Option("heal", who=survivor.index, other=other, rule="SKILL-field-medic") for other in patients]
    options.append(Option("decline", who=survivor.index))
    return Question("field-medic", (survivor.seat,), options, survivor.index)


@field_medic_frame.answer
def _heal_there(g: Game, f: FieldMedic, option: Option) -> None:
    g.pop()
    if option.action == "heal":
        heal(g, g.state.survivors[option.other], f.who, option.rule)


@skill("Death grasp", "SKILL-death-grasp")
def death_grasp() -> Iterator[Hook]:
    """While there is an empty place for the Wounded card a Wound costs no Equipment."""
    yield hook(hooks.WOUND_COST, lambda g, s, cost: 0 if EMPTY in s.slots else cost, hooks.SET)


@skill("Starts with Health [X]", "SKILL-starts-with-health-x", versions=("undead-or-alive",))
@skill("Starts with Health [X]", "SKILL-starts-with-health-x", versions=SEMI_OFFICIAL)
def starts_with_health(wounds: str) -> Iterator[Hook]:
    """Only the Wound of this number eliminates them."""
    yield hook(hooks.HEALTH, lambda g, s, health: max(health, int(wounds)), hooks.SET)


@skill("Starts with Health [X]", "SKILL-starts-with-health-x", versions=("second-edition",))
def has_this_health(points: str) -> Iterator[Hook]:
    """They have so many points of Health, whatever others have."""
    yield hook(hooks.HEALTH, lambda g, s, health: int(points), hooks.SET)


@skill_at(hooks.WOUND_STOPPED, "Toxic immunity", "SKILL-toxic-immunity")
def toxic_immunity(g: Game, s: Survivor, wound: Wound) -> bool:
    """The blood of Toxic Zombies does not harm them; their Attacks do."""
    if wound.by == BLOOD_SPRAY:
        g.emit("wound-stopped", "SKILL-toxic-immunity", who=s.index, by="Toxic immunity")
    return bool(wound.by == BLOOD_SPRAY)


@skill("Dreadnought: [Zombie type]", "SKILL-dreadnought-zombie-type", versions=("classic-rm",))
def dreadnought(named: str) -> Iterator[Hook]:
    """Zombies of the named type, or of the named species, do not wound them."""

    def is_meant(kind: ZombieKind) -> bool:
        return named in (kind.type.lower(), kind.species.lower(), kind.name.lower())

    yield from _shrugs_off(named, is_meant)


@skill("Dreadnought: [Zombie type]", "SKILL-dreadnought-zombie-type", versions=("classic-older",))
def dreadnought_of_old(named: str) -> Iterator[Hook]:
    """Standard Zombies of the named type do not wound them."""

    def is_meant(kind: ZombieKind) -> bool:
        return kind.type.lower() == named and kind.species == STANDARD

    yield from _shrugs_off(named, is_meant)


@skill("Dreadnought: [Zombie type]", "SKILL-dreadnought-zombie-type", versions=("second-edition",))
def dreadnought_by_name(named: str) -> Iterator[Hook]:
    """Zombies with this word in their name do not wound them."""
    yield from _shrugs_off(named, lambda kind: named in kind.name.lower())


@skill("Ironclad: [Zombie type]", "SKILL-ironclad-zombie-type", versions=("undead-or-alive",))
def ironclad(named: str) -> Iterator[Hook]:
    """Zombies with this word in their name do not wound them."""
    rule = "SKILL-ironclad-zombie-type"
    yield from _shrugs_off(named, lambda kind: named in kind.name.lower(), f"Ironclad: {named.capitalize()}", rule)


def _shrugs_off(
    named: str,
    is_meant: Callable[[ZombieKind], bool],
    by: str = "",
    rule: str = "SKILL-dreadnought-zombie-type",
) -> Iterator[Hook]:
    by = by or f"Dreadnought: {named.capitalize()}"

    def unharmed(g: Game, s: Survivor, wound: Wound) -> bool:
        harmless = wound.source == "zombie" and is_meant(g.setting.kinds[wound.kind])
        if harmless:
            g.emit("wound-stopped", rule, who=s.index, by=by)
        return harmless

    yield hook(hooks.WOUND_STOPPED, unharmed)
