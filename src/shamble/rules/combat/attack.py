"""One attack, from the roll to its aftermath (CL-COMBAT, CL-KILL)."""

from __future__ import annotations

from collections.abc import Callable

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, declare
from shamble.rulebook import skill_rule
from shamble.rules.combat import blasts, hitting, rolling
from shamble.rules.combat.aftermath import aftermath
from shamble.rules.combat.aiming import aim, new_attack, take_aim
from shamble.rules.combat.weapons import (
    OF_MACHINES,
    attack_option,
    attacks,
    is_machine,
    mode_of,
    takes_no_skills,
    weapon_of,
)
from shamble.rules.experience import gain_for_kills
from shamble.rules.frames import Attack, Reaction, Turn
from shamble.rules.noise import make_noise
from shamble.rules.registry import action, preview
from shamble.rules.turn import mark_used, note_action, tell_use, turn_of
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.play import Using
from shamble.world.showing import Sound
from shamble.world.state import Survivor

declare(
    Action("melee", "who zone cards cost free name", "zone",
        "attack in their own Zone; `with` lists one weapon, or two, `name` one that is no card", group="fight",
        attacks=True, hint="melee"),
    Action("ranged", "who zone cards cost free name", "zone",
        "shoot at a Zone; `with` lists one weapon, or two, `name` one that is no card, or a Skill used", group="fight",
        attacks=True, endangers=True, hint="ranged", sound=Sound.SHOT),
    DecisionKind("free-attack", "{action: melee, with: [Pan]} or {decline: true}", "an attack for nothing"),
)  # fmt: skip

NOISE_ZONE: Way[Survivor, Attack, int] = Way("the Zone in which an attack is heard")
HEARD_AFTERWARDS: Way[bool] = Way("whether an attack is heard only when it is over", False)


def begin(g: Game, survivor: Survivor, option: Option) -> Attack:
    """Put an attack on the agenda. CL-NOISE-06: one token at the most, whatever is rolled."""
    attack = new_attack(g, survivor, option.action, option.zone, option.cards, by=option.name)
    g.push_all([attack])
    turn = turn_of(g, survivor.index)
    if turn is not None:
        weapon = weapon_of(g, attack)
        note_action(turn, option.action, weapon.name)
        if "once-per-turn" in weapon.traits:
            mark_used(turn, weapon.name)
    mode = mode_of(g, attack)
    if mode.noisy:
        attack.noise = (g.ask(NOISE_ZONE, survivor, attack), int(mode.noisy))
        if not g.ask(HEARD_AFTERWARDS):
            _let_hear(g, survivor, attack)
    if mode.reload:
        g.state.unloaded.extend(option.cards)
    return attack


def _let_hear(g: Game, survivor: Survivor, attack: Attack) -> None:
    zone, loudness = attack.noise
    attack.noise = ()
    make_noise(g, survivor, zone, loudness)


@NOISE_ZONE.usual
def where_they_stand(g: Game, survivor: Survivor, attack: Frame) -> int:
    """CL-NOISE-01: the Zone in which an attack is heard."""
    return survivor.zone


@preview("melee")
@preview("ranged")
def heard_fighting(g: Game, option: Option) -> None:
    """The attack has been heard; whom it would hit nobody knows."""
    survivor = g.person(option.who)
    attack = new_attack(g, survivor, option.action, option.zone, option.cards, by=option.name)
    noisy = int(mode_of(g, attack).noisy)
    if noisy:
        make_noise(g, survivor, g.ask(NOISE_ZONE, survivor, attack), noisy)


@action("melee")
@action("ranged")
def _attack(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """An attack that a Skill gives in a turn for nothing, without any free Action, is given once."""
    if option.name and not option.cost and not option.free:
        mark_used(turn, option.name)
        tell_use(g, skill_rule(option.name), who=survivor.index, skill=option.name)
    begin(g, survivor, option)


@frame(Attack, ends_when_dead=False)
def attack_frame(g: Game, attack: Attack) -> Question | None:
    """Go through the stages of an attack."""
    survivor = g.person(attack.who)
    if not attack.by and not is_machine(attack):
        return _STAGES[attack.at](g, attack, survivor)
    with _helped(g, attack, survivor):
        return _STAGES[attack.at](g, attack, survivor)


def _helped(g: Game, attack: Attack, survivor: Survivor) -> Using:
    """The context of an attack that is no plain one: whatever of their Skills and cards bears on it."""
    if takes_no_skills(g, attack):
        return g.unaided(survivor)
    return g.using(survivor, attack.by, OF_MACHINES if is_machine(attack) else None)


def _experience(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """CL-XP-01, -02; CL-SKINNER-07: experience comes before anything rises again."""
    attack.at = "aftermath"
    gain_for_kills(g, survivor, attack.kills)
    return None


def _aftermath(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """The rules, then the attacker's own Skills react to the attack."""
    g.pop()
    g.push_all(aftermath(g, attack, survivor))
    if attack.noise:
        _let_hear(g, survivor, attack)
    return None


_STAGES: dict[str, Callable[[Game, Attack, Survivor], Question | None]] = {
    "aim": aim,
    **rolling.STAGES,
    **hitting.STAGES,
    **blasts.STAGES,
    "experience": _experience,
    "aftermath": _aftermath,
}


@attack_frame.answer
def _answer(g: Game, attack: Attack, option: Option) -> None:
    with _helped(g, attack, g.person(attack.who)):
        _ANSWERS[option.action](g, attack, option)


_ANSWERS: dict[str, Callable[[Game, Attack, Option], None]] = {
    "aim": take_aim,
    "aim-together": take_aim,
    **rolling.ANSWERS,
    **hitting.ANSWERS,
}


class FreeAttack(Reaction, tag="free-attack"):
    """An attack for nothing."""

    kind: str
    by: str = ""
    zones: tuple[int, ...] = ()


@frame(FreeAttack)
def free_attack(g: Game, f: FreeAttack) -> Question | None:
    """An attack for nothing that a Skill grants outside the turn's own Actions; it may be declined.

    `by` names the ability that it is part of, if that changes it; `zones`: it has to go into one of these; `skill`:
    what grants it, where the log would not tell it.
    """
    survivor = g.person(f.who)
    zones = f.zones
    options = [Option("decline", who=survivor.index)]
    options += [
        attack_option(survivor, possible._replace(name=possible.name or f.by))
        for possible in attacks(g, survivor)
        if f.kind in ("combat", possible.mode) and (not zones or possible.zone in zones)
    ]
    return Question("free-attack", (survivor.seat,), options, survivor.index)


class FreeAttacks(Frame, tag="free-attacks"):
    """Several attacks for nothing."""

    left: int
    kind: str
    skill: str


@frame(FreeAttacks)
def free_attacks(g: Game, f: FreeAttacks) -> Question | None:
    """Several such attacks, one after the other."""
    if f.left == 0:
        g.pop()
        return None
    f.left -= 1
    g.push(FreeAttack(who=f.who, kind=f.kind, skill=f.skill))
    return None


@free_attack.answer
def _free_attack(g: Game, f: FreeAttack, option: Option) -> None:
    g.pop()
    if option.action != "decline":
        if f.skill:
            tell_use(g, skill_rule(f.skill), who=f.who, skill=f.skill)
        begin(g, g.person(f.who), option)
