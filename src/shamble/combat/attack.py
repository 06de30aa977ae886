"""One attack, from the roll to its aftermath (CL-COMBAT, CL-KILL)."""

from __future__ import annotations

from collections.abc import Callable

from shamble.combat.aftermath import aftermath
from shamble.combat.aiming import aim, new_attack, take_aim
from shamble.combat.targets import exposed, next_hit
from shamble.combat.weapons import (
    MACHINES,
    OF_MACHINES,
    attack_option,
    attacks,
    fuel_of,
    is_machine,
    mode_of,
    printed_mode,
    weapon_cards,
    weapon_of,
)
from shamble.engine import hooks
from shamble.engine.agenda import frame
from shamble.engine.decisions import Option, Question
from shamble.engine.game import Game
from shamble.engine.play import because
from shamble.engine.state import EMPTY, Frame, Survivor
from shamble.rules.experience import gain_for_kills
from shamble.rules.horde import number, present, take_off
from shamble.rules.inventory import discard
from shamble.rules.kinds import can_kill, dies_with_its_zone, withstands
from shamble.rules.noise import make_noise
from shamble.rules.registry import action
from shamble.rules.turn import mark_used, note_attack, note_in_phase, note_kill, turn_of
from shamble.rules.wounds import drop_card, kill, wound

SPREAD = -1
"""In place of the one kind of Zombie that all hits of an attack go to."""


def begin(g: Game, survivor: Survivor, option: Option) -> Frame:
    """Put an attack on the agenda. CL-NOISE-06: one token at the most, whatever is rolled."""
    attack = new_attack(g, survivor, option.action, option.zone, option.cards, by=option.name)
    g.push_all([attack])
    turn = turn_of(g, survivor.index)
    if turn is not None:
        weapon = weapon_of(g, attack)
        note_attack(turn, option.action, weapon.name)
        if "once-per-turn" in weapon.traits:
            mark_used(turn, weapon.name)
    mode = mode_of(g, attack)
    if mode.noisy:
        make_noise(g, survivor)
    if mode.reload:
        g.state.unloaded.extend(option.cards)
    return attack


@action("melee")
@action("ranged")
def _attack(g: Game, turn: Frame, survivor: Survivor, option: Option) -> None:
    """What a Skill gives in a turn for nothing, without any free Action, it gives once."""
    if option.name and not option.cost and not option.free:
        mark_used(turn, option.name)
        g.emit("skill-used", who=survivor.index, skill=option.name)
    begin(g, survivor, option)


@frame("attack", ends_when_dead=False)
def attack_frame(g: Game, attack: Frame) -> Question | None:
    """Go through the stages of the pipeline."""
    survivor = g.person(attack["who"])
    with g.using(survivor, attack["by"], OF_MACHINES if is_machine(attack) else None):
        return _STAGES[attack["at"]](g, attack, survivor)


def _sources(g: Game, attack: Frame, survivor: Survivor, point: str) -> list[str]:
    """The names of what his Skills and cards allow at a point of this attack, each once."""
    named = (hook(g, survivor, attack) for hook in survivor.profile.hooks.get(point, ()))
    return [source for source in dict.fromkeys(named) if source is not None]


def _prepare(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """What is decided before the dice are thrown."""
    if "clears-zone" in weapon_of(g, attack).traits:
        attack["at"] = "clear"
        return None
    kinds = [kind for hook in g.hooks(hooks.ONE_TARGET) for kind in hook(g, survivor, attack)]
    if kinds and "target" not in attack:
        options = [Option("concentrate", who=survivor.index, zone=attack["zone"], kind=kind) for kind in kinds]
        options.insert(0, Option("spread", who=survivor.index))
        return Question("concentrate", (survivor.seat,), options, survivor.index)
    sources = [name for name in _sources(g, attack, survivor, hooks.BEFORE_ROLL) if name not in attack["used"]]
    if not sources:
        attack["at"] = "roll"
        return None
    options = [Option("plain-roll", who=survivor.index)]
    options += [Option("use-skill", who=survivor.index, name=source) for source in sources]
    return Question("before-roll", (survivor.seat,), options, survivor.index)


def _roll(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """CL-COMBAT-01, -02: the Dice of each weapon used, rolled together."""
    mode = mode_of(g, attack)
    if is_machine(attack):
        count = MACHINES[attack["mode"]].dice(g, attack, survivor)
        if not count:
            attack["at"] = "aftermath"
            return None
    else:
        count = sum(g.value(survivor, hooks.DICE, mode.dice, attack, card) for card in weapon_cards(attack))
        count = g.value(survivor, hooks.ATTACK_DICE, count, attack)
    faces = tuple(g.roll(count))
    attack["dice"] = attack["fresh"] = faces
    g.emit("rolled", who=survivor.index, dice=list(faces), accuracy=mode.accuracy, **_why_so_many(g, attack, survivor))
    attack["at"] = "reroll"
    return None


def _why_so_many(g: Game, attack: Frame, survivor: Survivor) -> dict[str, list[str]]:
    """What brought dice to the roll, or let it reach that far."""
    mode = mode_of(g, attack)
    card = weapon_cards(attack)[0]
    dice = g.credit(survivor, hooks.DICE, mode.dice, attack, card)
    far = mode.ranged and attack["range"] > mode.max_range
    return because(
        g.credit(survivor, hooks.FIGURES, printed_mode(g, attack), attack),
        dice,
        g.credit(survivor, hooks.MAX_RANGE, mode.max_range, card) if far else (),
    )


def _reroll(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """All dice may be thrown again, once for each source, or one of them; the later result stands (CL-CLAR-08)."""
    sources = _sources(g, attack, survivor, hooks.REROLL)
    of_one = _sources(g, attack, survivor, hooks.REROLL_DIE) if attack["dice"] else []
    if not sources and not of_one:
        attack["at"] = "bonus"
        return None
    options = [Option("keep-roll", who=survivor.index)]
    options += [Option("reroll", who=survivor.index, name=source) for source in sources]
    faces = sorted(set(attack["dice"]))
    options += [Option("reroll-die", who=survivor.index, n=face, name=source) for source in of_one for face in faces]
    return Question("reroll", (survivor.seat,), options, survivor.index)


def _bonus(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """Further dice for what was rolled, after all re-rolls; each batch may bring another."""
    further = sum(
        hook(g, survivor, attack, attack["fresh"]) for hook in survivor.profile.hooks.get(hooks.BONUS_DICE, ())
    )
    if not further:
        attack["at"] = "count"
        return None
    options = [Option("more-dice", who=survivor.index, n=further), Option("no-more-dice", who=survivor.index)]
    return Question("more-dice", (survivor.seat,), options, survivor.index)


def rolled_values(g: Game, attack: Frame, faces: tuple[int, ...]) -> list[int]:
    """What the dice count as: faces with their bonus, never above 6."""
    survivor = g.person(attack["who"])
    bonus = g.value(survivor, hooks.ROLL_BONUS, 0, attack)
    return [min(6, face + bonus) for face in faces]


def needed_to_hit(g: Game, attack: Frame) -> int:
    """What a die must show: the Accuracy less the bonus to every die, within what the rules allow."""
    survivor = g.person(attack["who"])
    bare = mode_of(g, attack).accuracy - g.value(survivor, hooks.ROLL_BONUS, 0, attack)
    needed: int = g.value(survivor, hooks.NEEDED, bare, attack)
    return needed


def _count(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """CL-CARD-07, CL-COMBAT-05: each die that reaches the Accuracy is one hit."""
    mode = mode_of(g, attack)
    hits = sum(face >= needed_to_hit(g, attack) for face in attack["dice"])
    attack["hits"] = attack["scored"] = hits
    attack["stray"] = g.value(survivor, hooks.STRAY_HITS, 0, attack, len(attack["dice"]) - hits)
    attack["damage"] = g.value(survivor, hooks.DAMAGE, mode.damage, attack)
    why = because(
        g.credit(survivor, hooks.ROLL_BONUS, 0, attack), g.credit(survivor, hooks.DAMAGE, mode.damage, attack)
    )
    g.emit("hits", who=survivor.index, hits=attack["hits"], damage=attack["damage"], **why)
    attack["at"] = "stray" if is_machine(attack) else "spare"
    return None


def _spare(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """A steady shooter names the Survivors he leaves out, one after the other; a steady driver does so at first."""
    at_first = is_machine(attack)
    shot = attack["mode"] == "ranged" and (attack["hits"] or attack["stray"])
    if (at_first or shot) and g.value(survivor, hooks.SPARES, False, attack):
        for other in exposed(g, attack, survivor):
            if other.index not in attack["asked"]:
                options = [
                    Option("spare", who=survivor.index, other=other.index),
                    Option("do-not-spare", who=survivor.index, other=other.index),
                ]
                return Question("spare", (survivor.seat,), options, survivor.index)
    attack["at"] = "roll" if at_first else "stray"
    return None


def _stray(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """Misses that go into other Survivors of the Zone; the attacker says into whom."""
    others = exposed(g, attack, survivor) if attack["stray"] else []
    if others:
        options = [Option("hit-survivor", zone=attack["zone"], other=other.index) for other in others]
        return Question("stray-hit", (survivor.seat,), options, survivor.index)
    attack["at"] = "assign"
    return None


def _assign(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """CL-COMBAT-06, -07: each hit goes to one target; none may be withheld while it can be taken."""
    if attack["hits"] and attack.get("target", SPREAD) != SPREAD:
        _concentrated_hit(g, attack)
        return None
    if attack["hits"]:
        question = next_hit(g, attack, survivor)
        if question is not None:
            return question
        g.emit("hits-lost", who=survivor.index, hits=attack["hits"])
        attack["hits"] = 0
    attack["at"] = "experience"
    return None


def _concentrated_hit(g: Game, attack: Frame) -> None:
    """CL-HOUSE-10, -11: one hit of all the Damage together, on a figure of the named kind if one is left."""
    attack["damage"] *= attack["hits"]
    attack["hits"] = 1
    if number(g, attack["zone"], attack["target"]):
        _hit_zombie(g, attack, Option("hit", zone=attack["zone"], kind=attack["target"], name="", rule="CL-HOUSE-10"))
    else:
        attack["hits"] = 0


def _chain(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """A killing hit may take another Zombie along, once for each source."""
    killed = attack["kills"][-1]
    victims: dict[tuple[str, int], None] = {}
    for hook in survivor.profile.hooks.get(hooks.CHAIN_KILL, ()):
        source, kinds = hook(g, survivor, attack, killed)
        if source not in attack["used"]:
            victims.update({(source, kind): None for kind in kinds if number(g, attack["zone"], kind)})
    if not victims:
        attack["at"] = "assign"
        return None
    options = [Option("no-second-kill", who=survivor.index)]
    options += [Option("second-kill", who=survivor.index, kind=kind, name=source) for source, kind in victims]
    return Question("second-kill", (survivor.seat,), options, survivor.index)


def _clear(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """CL-CRAFT-09, CL-READ-08: everything in the Zone is eliminated, without roll and without Wounds."""
    zone = attack["zone"]
    for kind, count in present(g, zone):
        for _ in range(count if dies_with_its_zone(g, kind) else 0):
            _kill_one(g, attack, kind)
    attack["at"] = "experience"
    _use_up(g, attack, survivor)
    victims = g.people_in(zone)
    attack["struck"] = tuple(victim.index for victim in victims)
    for victim in victims:
        if victim.on_board:  # who follows somebody may have left with him
            kill(g, victim, by=survivor.index)
    for hook in g.hooks(hooks.ZONE_BURNT):
        g.push_all(hook(g, survivor, zone))
    return None


def _use_up(g: Game, attack: Frame, survivor: Survivor) -> None:
    """CL-CRAFT-10, -11, -12: each card thrown goes back to those put aside; its slot stays empty.

    Others are discarded, or burn a card of their bearer.
    """
    for card in attack["cards"]:
        fuel = fuel_of(g, card)
        if fuel:
            burnt = next(one for one in reversed(survivor.cards) if g.setting.card(one).name == fuel)
            drop_card(g, survivor, burnt)
            g.emit("used-up", who=survivor.index, card=burnt)
            continue
        if card in survivor.slots:
            survivor.slots[survivor.slots.index(card)] = EMPTY
        if "discarded-after-use" in g.setting.card(card).traits:
            discard(g, card)
        else:
            g.state.aside.append(card)
        g.emit("used-up", who=survivor.index, card=card)
    g.renew(survivor)
    for card in attack["cards"]:
        reactions = (hook(g, survivor, card) for hook in survivor.profile.hooks.get(hooks.USED_UP, ()))
        g.push_all(made for made in reactions if made is not None)


def _kill_one(g: Game, attack: Frame, kind: int, by: str = "") -> None:
    take_off(g, attack["zone"], kind, 1)
    attack["kills"] = (*attack["kills"], kind)
    note_kill(g, attack["who"])
    g.emit("killed", who=attack["who"], zone=attack["zone"], kind=kind, **because([by]))


def _experience(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """CL-XP-01, -02; CL-SKINNER-07: experience comes before anything rises again."""
    attack["at"] = "aftermath"
    gain_for_kills(g, survivor, attack["kills"])
    return None


def _aftermath(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """What the rules, then what the attacker's own Skills make of the attack."""
    g.pop()
    g.push_all(aftermath(g, attack, survivor))
    return None


_STAGES: dict[str, Callable[[Game, Frame, Survivor], Question | None]] = {
    "aim": aim,
    "prepare": _prepare,
    "roll": _roll,
    "reroll": _reroll,
    "bonus": _bonus,
    "count": _count,
    "spare": _spare,
    "stray": _stray,
    "assign": _assign,
    "chain": _chain,
    "clear": _clear,
    "experience": _experience,
    "aftermath": _aftermath,
}


@attack_frame.answer
def _answer(g: Game, attack: Frame, option: Option) -> None:
    with g.using(g.person(attack["who"]), attack["by"], OF_MACHINES if is_machine(attack) else None):
        _ANSWERS[option.action](g, attack, option)


def _plain_roll(g: Game, attack: Frame, option: Option) -> None:
    attack["at"] = "roll"


def _use_skill(g: Game, attack: Frame, option: Option) -> None:
    attack["used"] = (*attack["used"], option.name)
    g.emit("skill-used", who=attack["who"], skill=option.name)


def _keep_roll(g: Game, attack: Frame, option: Option) -> None:
    attack["at"] = "bonus"


def _roll_again(g: Game, attack: Frame, option: Option) -> None:
    attack["used"] = (*attack["used"], option.name)
    turn = turn_of(g, attack["who"])
    if turn is not None:
        mark_used(turn, option.name)
    faces = tuple(g.roll(len(attack["dice"])))
    attack["dice"] = attack["fresh"] = faces
    g.emit("rerolled", who=attack["who"], dice=list(faces), by=option.name)


def _roll_one_again(g: Game, attack: Frame, option: Option) -> None:
    attack["used"] = (*attack["used"], option.name)
    note_in_phase(g, attack["who"], option.name)
    faces = list(attack["dice"])
    faces[faces.index(option.n)] = g.roll(1)[0]
    attack["dice"] = attack["fresh"] = tuple(faces)
    g.emit("rerolled", who=attack["who"], dice=faces, by=option.name)


def _more_dice(g: Game, attack: Frame, option: Option) -> None:
    survivor = g.person(attack["who"])
    givers = [
        g.origin(survivor, hook)
        for hook in survivor.profile.hooks.get(hooks.BONUS_DICE, ())
        if hook(g, survivor, attack, attack["fresh"])
    ]
    faces = tuple(g.roll(option.n))
    attack["dice"] = (*attack["dice"], *faces)
    attack["fresh"] = faces
    g.emit("rolled-more", who=attack["who"], dice=list(faces), **because(givers))


def _no_more_dice(g: Game, attack: Frame, option: Option) -> None:
    attack["at"] = "count"


def _name_spared(g: Game, attack: Frame, option: Option) -> None:
    attack["asked"] = (*attack["asked"], option.other)
    if option.action == "spare":
        attack["spared"] = (*attack["spared"], option.other)


def _hit_zombie(g: Game, attack: Frame, option: Option) -> None:
    attack["hits"] -= 1
    attack["mark"] = option.name
    if not can_kill(g, option.kind, attack["damage"], attack):
        g.emit("absorbed", zone=attack["zone"], kind=option.kind)
    elif not withstands(g, option.kind, attack):
        _kill_one(g, attack, option.kind)
        attack["at"] = "chain"


def _hit_survivor(g: Game, attack: Frame, option: Option) -> None:
    """CL-COMBAT-15, CL-WOUND-05: as many Wounds as the Damage."""
    attack["stray" if attack["at"] == "stray" else "hits"] -= 1
    attack["struck"] = (*attack.get("struck", ()), option.other)
    g.emit("friendly-fire", who=attack["who"], other=option.other, damage=attack["damage"])
    if "deadly-to-survivors" in weapon_of(g, attack).traits:
        kill(g, g.person(option.other), by=attack["who"])
        return
    g.push_all([wound(option.other, attack["damage"], source="survivor", culprit=attack["who"])])


def _drop_hits(g: Game, attack: Frame, option: Option) -> None:
    """CL-CRAFT-16: whoever picks his targets may leave hits unassigned."""
    g.emit("hits-lost", who=attack["who"], hits=attack["hits"])
    attack["hits"] = 0


def _second_kill(g: Game, attack: Frame, option: Option) -> None:
    attack["used"] = (*attack["used"], option.name)
    _kill_one(g, attack, option.kind, option.name)
    attack["at"] = "assign"


def _no_second_kill(g: Game, attack: Frame, option: Option) -> None:
    attack["at"] = "assign"


def _name_target(g: Game, attack: Frame, option: Option) -> None:
    attack["target"] = option.kind if option.action == "concentrate" else SPREAD


_ANSWERS: dict[str, Callable[[Game, Frame, Option], None]] = {
    "aim": take_aim,
    "aim-together": take_aim,
    "concentrate": _name_target,
    "spread": _name_target,
    "plain-roll": _plain_roll,
    "use-skill": _use_skill,
    "keep-roll": _keep_roll,
    "reroll": _roll_again,
    "reroll-die": _roll_one_again,
    "more-dice": _more_dice,
    "no-more-dice": _no_more_dice,
    "spare": _name_spared,
    "do-not-spare": _name_spared,
    "hit": _hit_zombie,
    "hit-survivor": _hit_survivor,
    "drop-hits": _drop_hits,
    "second-kill": _second_kill,
    "no-second-kill": _no_second_kill,
}


@frame("free-attack")
def free_attack(g: Game, f: Frame) -> Question | None:
    """An attack for nothing that a Skill grants outside the turn's own Actions; it may be declined.

    `by` names the ability that it is part of, if that changes it; `zones`: it has to go into one of these; `skill`:
    what grants it, where the log would not tell it.
    """
    survivor = g.person(f["who"])
    zones = f.get("zones", ())
    options = [Option("decline", who=survivor.index)]
    options += [
        attack_option(survivor, way._replace(name=way.name or f.get("by", "")))
        for way in attacks(g, survivor)
        if f["kind"] in ("combat", way.mode) and (not zones or way.zone in zones)
    ]
    return Question("free-attack", (survivor.seat,), options, survivor.index)


@frame("free-attacks")
def free_attacks(g: Game, f: Frame) -> Question | None:
    """Several such attacks, one after the other."""
    if f["left"] == 0:
        g.pop()
        return None
    f["left"] -= 1
    g.push("free-attack", who=f["who"], kind=f["kind"], skill=f["skill"])
    return None


@free_attack.answer
def _free_attack(g: Game, f: Frame, option: Option) -> None:
    g.pop()
    if option.action != "decline":
        if "skill" in f:
            g.emit("skill-used", who=f["who"], skill=f["skill"])
        begin(g, g.person(f["who"]), option)
