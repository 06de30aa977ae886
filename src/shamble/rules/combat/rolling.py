"""The dice of an attack: what comes before the roll, re-rolls, further dice (CL-COMBAT)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rulebook import skill_rule
from shamble.rules.combat.one_die import OneDie
from shamble.rules.combat.weapons import (
    CANNOT_MISS,
    CLEARS_ZONE,
    MACHINES,
    is_machine,
    mode_of,
    printed_mode,
    weapon_cards,
    weapon_of,
)
from shamble.rules.dice import Face, numbers
from shamble.rules.frames import SPREAD, UNDECIDED, Attack
from shamble.rules.kinds import told_apart
from shamble.rules.turn import mark_used, note_in_phase, tell_use, turn_of
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Point, Way
from shamble.world.play import USUAL_DIE, because
from shamble.world.records import Mode
from shamble.world.showing import Sound
from shamble.world.state import Survivor

UNROLLED = {CLEARS_ZONE: "clear", CANNOT_MISS: "blast"}
"""The stage to which an attack goes at once with a weapon of this trait, without a roll."""

LEAST_FACE = 2
"""The least that a die has to show, where a 1 never hits."""

ONE_TARGET: Way[Survivor, Attack, Sequence[int]] = Way("kinds of Zombies of which one may be named for all hits", ())
DAMAGE_ADDS_UP: Way[bool] = Way("whether the Damage of all hits on such a target counts together", False)

declare(
    Action("concentrate", "who zone kind name", "kind",
        "concentrated-attack: all hits go to one Zombie of this kind; `name` tells apart those that differ"),
    Action("spread", "who", "", "concentrated-attack: do without", ends=QUESTION),
    Action("plain-roll", "who", "", "roll without what could be used before", ends=QUESTION),
    Action("use-skill", "who name", "name", "use a Skill for this roll"),
    Action("keep-roll", "who", "", "leave the dice as they are", ends=QUESTION),
    Action("reroll", "who name", "name", "throw all dice again; `name` is what allows it", hint="reroll"),
    Action("reroll-die", "who name n", "n", "throw one die that shows `n` again; `name` is what allows it"),
    Action("more-dice", "who n", "n", "roll the further dice"),
    Action("no-more-dice", "who", "", "do without the further dice", ends=QUESTION),
    DecisionKind("before-roll", "{use-skill: Barbarian} or {plain-roll: true}", "what is used for a roll, before it"),
    DecisionKind("reroll", "{reroll: Lucky}, {reroll-die: 2} or {keep-roll: true}",
        "whether dice are thrown again: all, or one that shows a 2"),
    DecisionKind("more-dice", "{more-dice: true} or {no-more-dice: true}", "whether the dice for sixes are rolled"),
    DecisionKind("concentrate", "{concentrate: Fatty} or {spread: true}", "concentrated-attack: the one target"),
    EventKind("rolled", "who dice accuracy because", still=True, dice=True, sound=Sound.DICE),
    EventKind("rolled-beside", "who name dice", dice=True, sound=Sound.DICE),
    EventKind("rerolled", "who dice by", dice=True, sound=Sound.DICE),
    EventKind("rolled-more", "who dice because", dice=True, sound=Sound.DICE),
)  # fmt: skip

DECLARED: dict[str, str] = {}
"""The ledger ids of what may be declared before a roll and is no Skill, by name; its rule tells of it itself."""

DICE_BESIDE: Way[Survivor, Attack, Sequence[tuple[str, int]]] = Way("(die, number) thrown beside the usual dice", ())
MISSED_FACES: Way[Attack, int] = Way("of the dice beside the usual ones, those that miss and show no number", 0)

THROWN_TOGETHER: Way[bool] = Way("whether who throws all dice again throws those beside the usual ones as well", False)


def _sources(
    g: Game, attack: Attack, survivor: Survivor, point: Point[Callable[[Game, Survivor, Attack], str | None]]
) -> list[str]:
    """The names of what their Skills and cards allow at a point of this attack, each once."""
    named = [hook(g, survivor, attack) for hook in survivor.profile.hooks.get(point, ())]
    return [source for source in dict.fromkeys(named) if source is not None] if named else []


def _prepare(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """The decisions before the dice are thrown."""
    unrolled = _unrolled(g, attack)
    kinds = () if unrolled else g.ask(ONE_TARGET, survivor, attack)
    if kinds and attack.target == UNDECIDED:
        options = [
            Option("concentrate", who=survivor.index, zone=attack.zone, kind=kind, name=word)
            for kind in kinds
            for word in told_apart(g, attack.zone, kind)
        ]
        options.insert(0, Option("spread", who=survivor.index))
        return Question("concentrate", (survivor.seat,), options, survivor.index)
    sources = [name for name in _sources(g, attack, survivor, hooks.BEFORE_ROLL) if name not in attack.used]
    if unrolled:
        sources = [name for name in sources if name in DECLARED]
    if not sources:
        _decided(g, attack)
        return None
    options = [Option("plain-roll", who=survivor.index)]
    options += [
        Option("use-skill", who=survivor.index, name=source, rule=DECLARED.get(source, "")) for source in sources
    ]
    return Question("before-roll", (survivor.seat,), options, survivor.index)


def _unrolled(g: Game, attack: Attack) -> str:
    """The stage of an attack with a weapon that needs no dice; empty for all others."""
    traits = weapon_of(g, attack).traits
    return next((stage for trait, stage in UNROLLED.items() if trait in traits), "") if traits else ""


def _decided(g: Game, attack: Attack) -> None:
    """All is decided: the dice are next, unless rules do something before them."""
    attack.at = "ready" if g.hooks(hooks.ABOUT_TO_ROLL) else _unrolled(g, attack) or "roll"


def _ready(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """The acts of rules before the dice are thrown."""
    attack.at = _unrolled(g, attack) or "roll"
    for hook in g.hooks(hooks.ABOUT_TO_ROLL):
        g.push_all(hook(g, survivor, attack))
    return None


def _roll(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """CL-COMBAT-01, -02: the Dice of each weapon used, rolled together."""
    mode = mode_of(g, attack)
    if is_machine(attack):
        count = MACHINES[attack.mode].dice(g, attack, survivor)
        if not count:
            attack.at = "aftermath"
            return None
    else:
        count = dice_of(g, attack, survivor, mode)
    faces = tuple(g.roll(count))
    attack.dice = attack.fresh = faces
    why = _why_so_many(g, attack, survivor, mode)
    g.emit("rolled", "CL-COMBAT-01", who=survivor.index, dice=list(faces), accuracy=mode.accuracy, **why)
    for die, further in g.ask(DICE_BESIDE, survivor, attack):
        _roll_beside(g, attack, die, further)
    attack.at = "reroll"
    return None


def dice_of(g: Game, attack: Attack, survivor: Survivor, mode: Mode) -> int:
    """The usual dice that an attack throws: those of each of its weapons, and what comes on top of them."""
    dice = sum(g.ask(hooks.DICE, survivor, attack, card, mode.dice) for card in weapon_cards(attack))
    return g.ask(hooks.ATTACK_DICE, survivor, attack, dice)


def _roll_beside(g: Game, attack: Attack, die: str, count: int) -> None:
    """Dice with faces of their own: their numbers count like those of the usual dice."""
    faces = tuple(g.throw(count, g.setting.rules.dice[die]))
    attack.beside = (*attack.beside, (die, faces))
    attack.fresh = all_numbers(attack)
    g.emit("rolled-beside", "CL-COMBAT-01", who=attack.who, name=die, dice=list(faces))


def beside(attack: Attack, die: str) -> tuple[Face, ...]:
    """The faces of the dice of one kind that were thrown beside the usual ones."""
    return tuple(face for name, faces in attack.beside if name == die for face in faces)


def all_numbers(attack: Attack) -> tuple[int, ...]:
    """The numbers on the dice of an attack, of whatever kind they are; other faces never hit (MISSED_FACES)."""
    usual: tuple[int, ...] = attack.dice
    return (*usual, *(face for _, faces in attack.beside for face in numbers(faces)))


def _why_so_many(g: Game, attack: Attack, survivor: Survivor, mode: Mode) -> dict[str, list[str]]:
    """The Skills and cards that brought dice to the roll, or let it reach that far."""
    card = weapon_cards(attack)[0]
    dice = g.credit(hooks.DICE, survivor, attack, card, mode.dice)
    far = mode.ranged and attack.range > mode.max_range
    return because(
        g.credit(hooks.FIGURES, survivor, attack, printed_mode(g, attack)),
        dice,
        g.credit(hooks.MAX_RANGE, survivor, card, mode.max_range) if far else (),
    )


def _reroll(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """All dice may be thrown again, once for each source, or one of them; the later result stands (CL-CLAR-08)."""
    sources = _sources(g, attack, survivor, hooks.REROLL)
    if not sources:
        attack.at = "bonus"
        return None
    options = [Option("keep-roll", who=survivor.index)]
    of_one = [str(source) for source in sources if isinstance(source, OneDie)]
    options += [Option("reroll", who=survivor.index, name=source) for source in sources if source not in of_one]
    faces = sorted(set(attack.dice))
    options += [Option("reroll-die", who=survivor.index, n=face, name=source) for source in of_one for face in faces]
    return Question("reroll", (survivor.seat,), options, survivor.index, shown={"dice": attack.dice})


def _bonus(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """Further dice for what was rolled, after all re-rolls; each batch may bring another."""
    further = sum(hook(g, survivor, attack, attack.fresh) for hook in survivor.profile.hooks.get(hooks.BONUS_DICE, ()))
    if not further:
        attack.at = "count"
        return None
    options = [Option("more-dice", who=survivor.index, n=further), Option("no-more-dice", who=survivor.index)]
    return Question("more-dice", (survivor.seat,), options, survivor.index, shown={"dice": attack.dice})


def rolled_values(g: Game, attack: Attack, faces: tuple[int, ...]) -> list[int]:
    """The values of the dice: faces with their bonus, which lifts none above the best face of the usual die."""
    survivor = g.person(attack.who)
    bonus = g.ask(hooks.ROLL_BONUS, survivor, attack, 0)
    best = g.setting.rules.dice[USUAL_DIE][-1]
    return [face + bonus if face + bonus <= best else max(best, face) for face in faces]


def needed_to_hit(g: Game, attack: Attack) -> int:
    """The number that a die must show: the Accuracy less the bonus to every die, within what the rules allow."""
    survivor = g.person(attack.who)
    bare = mode_of(g, attack).accuracy - g.ask(hooks.ROLL_BONUS, survivor, attack, 0)
    return g.ask(hooks.NEEDED, survivor, attack, bare)


class Thrown(NamedTuple):
    """The dice of the attack that is under way, and what they have to show."""

    who: int
    dice: tuple[int, ...]
    needed: int


def thrown(g: Game) -> Thrown | None:
    """The roll of the attack that is under way, if one is."""
    attack = g.innermost(Attack)
    return None if attack is None else Thrown(attack.who, attack.dice, needed_to_hit(g, attack))


class Drawn(NamedTuple):
    """The cards of the attack that is under way, whether it is Ranged, and the Zone at which it is made."""

    cards: tuple[int, ...]
    ranged: bool
    zone: int


def weapons_drawn(g: Game) -> Drawn | None:
    """The weapons of the attack that is under way, if one is."""
    attack = g.innermost(Attack)
    return None if attack is None else Drawn(attack.cards, attack.mode == "ranged", attack.zone)


def _plain_roll(g: Game, attack: Attack, option: Option) -> None:
    _decided(g, attack)


def _use_skill(g: Game, attack: Attack, option: Option) -> None:
    attack.used = (*attack.used, option.name)
    if option.name not in DECLARED:
        tell_use(g, skill_rule(option.name), who=attack.who, skill=option.name)


def _keep_roll(g: Game, attack: Attack, option: Option) -> None:
    attack.at = "bonus"


def _roll_again(g: Game, attack: Attack, option: Option) -> None:
    attack.used = (*attack.used, option.name)
    turn = turn_of(g, attack.who)
    if turn is not None:
        mark_used(turn, option.name)
    faces = tuple(g.roll(len(attack.dice)))
    attack.dice = faces
    attack.fresh = all_numbers(attack)
    g.emit("rerolled", skill_rule(option.name, "CL-CLAR-08"), who=attack.who, dice=list(faces), by=option.name)
    if g.ask(THROWN_TOGETHER):
        before, attack.beside = attack.beside, ()
        for die, shown in before:
            _roll_beside(g, attack, die, len(shown))


def _roll_one_again(g: Game, attack: Attack, option: Option) -> None:
    attack.used = (*attack.used, option.name)
    note_in_phase(g, attack.who, option.name)
    faces = list(attack.dice)
    faces[faces.index(option.n)] = g.roll(1)[0]
    attack.dice = tuple(faces)
    attack.fresh = all_numbers(attack)
    g.emit("rerolled", skill_rule(option.name, "CL-CLAR-08"), who=attack.who, dice=faces, by=option.name)


def _more_dice(g: Game, attack: Attack, option: Option) -> None:
    survivor = g.person(attack.who)
    givers = [
        g.origin(survivor, hook)
        for hook in survivor.profile.hooks.get(hooks.BONUS_DICE, ())
        if hook(g, survivor, attack, attack.fresh)
    ]
    faces = tuple(g.roll(option.n))
    attack.dice = (*attack.dice, *faces)
    attack.fresh = faces
    rule = skill_rule(givers[0], "CL-COMBAT-01")
    g.emit("rolled-more", rule, who=attack.who, dice=list(faces), **because(givers))


def _no_more_dice(g: Game, attack: Attack, option: Option) -> None:
    attack.at = "count"


def is_concentrated(attack: Attack) -> bool:
    """CL-HOUSE-10: whether one target was named for all hits of an attack."""
    return attack.target >= 0


def _name_target(g: Game, attack: Attack, option: Option) -> None:
    if option.action == "concentrate":
        attack.target, attack.mark = option.kind, option.name
    else:
        attack.target = SPREAD


STAGES: dict[str, Callable[[Game, Attack, Survivor], Question | None]] = {
    "prepare": _prepare,
    "ready": _ready,
    "roll": _roll,
    "reroll": _reroll,
    "bonus": _bonus,
}

ANSWERS: dict[str, Callable[[Game, Attack, Option], None]] = {
    "concentrate": _name_target,
    "spread": _name_target,
    "plain-roll": _plain_roll,
    "use-skill": _use_skill,
    "keep-roll": _keep_roll,
    "reroll": _roll_again,
    "reroll-die": _roll_one_again,
    "more-dice": _more_dice,
    "no-more-dice": _no_more_dice,
}
