"""Hitting: successes become hits, hits find their targets, targets die (CL-COMBAT, CL-KILL)."""

from __future__ import annotations

from collections.abc import Callable

from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rulebook import skill_rule
from shamble.rules.combat.rolling import MISSED_FACES, all_numbers, is_concentrated, needed_to_hit
from shamble.rules.combat.snares import lays_snares, snare
from shamble.rules.combat.targets import exposed, next_hit, other_targets
from shamble.rules.combat.weapons import fuel_of, is_explosive, is_machine, mode_of, weapon_of
from shamble.rules.frames import Attack
from shamble.rules.horde import number, present, take_off
from shamble.rules.inventory import discard
from shamble.rules.kinds import CLEARED, can_kill, withstands
from shamble.rules.rivals import rivals_among
from shamble.rules.turn import note_kill
from shamble.rules.wounds import Wound, drop_card, fallen, kill
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.play import because
from shamble.world.state import EMPTY, Survivor

declare(
    Action("spare", "who other", "other", "leave a Survivor out of the shot"),
    Action("do-not-spare", "who other", "other", "leave a Survivor in", ends=QUESTION),
    Action("second-kill", "who kind name", "name", "take another Zombie along; `name` is what allows it"),
    Action("no-second-kill", "who", "", "kill no second one", ends=QUESTION),
    DecisionKind("stray-hit", "{hit-survivor: Ned}", "whom a miss hits"),
    DecisionKind("spare", "{spare: Ned} or {do-not-spare: Ned}", "Steady hand: whom the shot leaves out"),
    DecisionKind("second-kill", '{second-kill: "Reaper: Melee"} or {no-second-kill: true}', "Reaper"),
    EventKind("friendly-fire", "who other damage", hurts=True, dice=True),
    EventKind("absorbed", "zone kind", dice=True),
    EventKind("hits", "who hits damage because", still=True, dice=True),
    EventKind("hits-lost", "who hits", dice=True),
    EventKind("used-up", "who card"),
)

STRAYS_SHARED: Way[bool] = Way("whether all players say whom misses hit, and not the attacker alone", False)
BURNS_ALONE: Way[int, tuple[int, ...]] = Way("kinds of Zombies that burn alone in a Zone that burns", ())
STRAY_DAMAGE: Way[Attack, int] = Way("the Damage of a miss that goes into a Survivor")


def _count(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """CL-CARD-07, CL-COMBAT-05: each die that reaches the Accuracy is one hit."""
    mode = mode_of(g, attack)
    thrown, needed = all_numbers(attack), needed_to_hit(g, attack)
    hits = sum(face >= needed for face in thrown)
    attack.hits = attack.scored = hits
    misses = len(thrown) - hits + (g.ask(MISSED_FACES, attack) if attack.beside else 0)
    attack.stray = g.ask(hooks.STRAY_HITS, survivor, attack, misses, 0)
    attack.damage = g.ask(hooks.DAMAGE, survivor, attack, mode.damage)
    why = because(
        g.credit(hooks.ROLL_BONUS, survivor, attack, 0), g.credit(hooks.DAMAGE, survivor, attack, mode.damage)
    )
    g.emit("hits", "CL-COMBAT-05", who=survivor.index, hits=attack.hits, damage=attack.damage, **why)
    if attack.hits and is_explosive(weapon_of(g, attack)):
        attack.at = "blast"
    else:
        attack.at = "stray" if is_machine(attack) else "spare"
    return None


def _spare(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """A steady shooter names the Survivors they leave out, one after the other; a steady driver does so at first."""
    at_first = is_machine(attack)
    shot = attack.mode == "ranged" and (attack.hits or attack.stray)
    if (at_first or shot) and g.ask(hooks.SPARES, survivor, attack, False):
        for other in exposed(g, attack, survivor):
            if other.index not in attack.asked:
                options = [
                    Option("spare", who=survivor.index, other=other.index),
                    Option("do-not-spare", who=survivor.index, other=other.index),
                ]
                return Question("spare", (survivor.seat,), options, survivor.index, shown={"zone": attack.zone})
    attack.at = "roll" if at_first else "stray"
    return None


def _stray(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """Misses that go into other Survivors of the Zone; the attacker says into whom, unless the players do."""
    others = exposed(g, attack, survivor) if attack.stray else []
    if others:
        others += fallen(g, attack.struck)
        options = [Option("hit-survivor", zone=attack.zone, other=other.index) for other in others]
        seats = g.all_seats() if g.ask(STRAYS_SHARED) else (survivor.seat,)
        return Question("stray-hit", seats, options, survivor.index)
    attack.at = "assign"
    return None


def _assign(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """CL-COMBAT-06, -07: each hit goes to one target; none may be withheld while it can be taken."""
    if attack.hits and is_concentrated(attack):
        _concentrated_hit(g, attack)
        return None
    if attack.hits:
        question = next_hit(g, attack, survivor)
        if question is not None:
            return question
        g.emit("hits-lost", "CL-COMBAT-06", who=survivor.index, hits=attack.hits)
        attack.hits = 0
    attack.at = "experience"
    return None


def _concentrated_hit(g: Game, attack: Attack) -> None:
    """CL-HOUSE-10, -11: one hit of all the Damage together, on a figure of the named kind if one is left."""
    attack.damage *= attack.hits
    attack.hits = 1
    if number(g, attack.zone, attack.target):
        _hit_zombie(
            g, attack, Option("hit", zone=attack.zone, kind=attack.target, name=attack.mark, rule="CL-HOUSE-10")
        )
    else:
        attack.hits = 0


def _chain(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """A killing hit may take another Zombie along, once for each source."""
    killed = attack.target if is_concentrated(attack) else attack.kills[-1]
    victims: dict[tuple[str, int], None] = {}
    for hook in survivor.profile.hooks.get(hooks.CHAIN_KILL, ()):
        source, kinds = hook(g, survivor, attack, killed)
        if source not in attack.used:
            victims.update({(source, kind): None for kind in kinds if number(g, attack.zone, kind)})
    if not victims:
        attack.at = "assign"
        return None
    options = [Option("no-second-kill", who=survivor.index)]
    options += [Option("second-kill", who=survivor.index, kind=kind, name=source) for source, kind in victims]
    return Question("second-kill", (survivor.seat,), options, survivor.index)


def _clear(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """CL-CRAFT-09, CL-READ-08: everything in the Zone is eliminated, without roll and without Wounds."""
    alone = g.ask(BURNS_ALONE, attack.zone)
    _kill_all(g, attack, alone)
    use_up(g, attack, survivor)
    if not alone:
        _burn(g, attack, survivor)
    return None


def _kill_all(g: Game, attack: Attack, alone: tuple[int, ...] = ()) -> None:
    for kind, count in present(g, attack.zone):
        for _ in range(count if kind in alone or (not alone and g.ask(CLEARED, kind)) else 0):
            kill_one(g, attack, kind, rule="CL-CRAFT-09")
    attack.at = "experience"


def _burn(g: Game, attack: Attack, survivor: Survivor) -> None:
    victims = g.people_in(attack.zone)
    _note_struck(g, attack, victims)
    for hook in g.hooks(hooks.ZONE_BURNT):
        g.push_all(hook(g, survivor, attack.zone))
    for victim in victims:
        if victim.on_board:  # whoever follows somebody may have left with them
            kill(g, victim, by=survivor.index, rule="CL-CRAFT-09")


def blow_up(g: Game, survivor: Survivor, attack: Attack) -> None:
    """A hit sets off what destroys the whole Zone, as if it were burnt (CL-CRAFT-09); no further hit counts."""
    attack.hits = 0
    _kill_all(g, attack)
    _burn(g, attack, survivor)


def use_up(g: Game, attack: Attack, survivor: Survivor) -> None:
    """CL-CRAFT-10, -11, -12: each card thrown goes back to those put aside; its slot stays empty.

    Others are discarded, or burn a card of their bearer.
    """
    for card in attack.cards:
        fuel = fuel_of(g, card)
        if fuel:
            burnt = next(one for one in reversed(survivor.cards) if g.setting.card(one).name == fuel)
            drop_card(g, survivor, burnt)
            g.emit("used-up", "CL-CARD-02", who=survivor.index, card=burnt)
            continue
        if card in survivor.slots:
            survivor.slots[survivor.slots.index(card)] = EMPTY
        rule = "CL-CRAFT-11"
        if "discarded-after-use" in g.setting.card(card).traits:
            rule = "CL-CARD-02"
            discard(g, card)
        else:
            g.state.aside.append(card)
        g.emit("used-up", rule, who=survivor.index, card=card)
    g.renew(survivor)


def kill_one(g: Game, attack: Attack, kind: int, by: str = "", *, rule: str = "CL-COMBAT-06") -> None:
    """The attack kills a Zombie of a kind, thanks to what `by` names if it is no plain hit."""
    take_off(g, attack.zone, kind, 1)
    attack.kills = (*attack.kills, kind)
    note_kill(g, attack.who)
    g.emit("killed", rule, who=attack.who, zone=attack.zone, kind=kind, **because([by]))


def _name_spared(g: Game, attack: Attack, option: Option) -> None:
    attack.asked = (*attack.asked, option.other)
    if option.action == "spare":
        attack.spared = (*attack.spared, option.other)


def _hit_zombie(g: Game, attack: Attack, option: Option) -> None:
    attack.hits -= 1
    attack.mark = option.name
    if lays_snares(weapon_of(g, attack)):
        snare(g, attack, option.kind)
    elif not can_kill(g, option.kind, attack.damage, attack):
        g.emit("absorbed", "CL-COMBAT-13", zone=attack.zone, kind=option.kind)
    elif not withstands(g, option.kind, attack):
        kill_one(g, attack, option.kind)
        attack.at = "chain"


def _note_struck(g: Game, attack: Attack, people: list[Survivor]) -> None:
    attack.struck = (*attack.struck, *(one.index for one in people))
    attack.rivals = (*attack.rivals, *rivals_among(g, g.person(attack.who), people))


def _hit_survivor(g: Game, attack: Attack, option: Option) -> None:
    """CL-COMBAT-15, CL-WOUND-05: as many Wounds as the Damage."""
    damage = attack.damage
    if attack.at == "stray":
        attack.stray -= 1
        damage = g.ask(STRAY_DAMAGE, attack)
    else:
        attack.hits -= 1
    _note_struck(g, attack, [g.person(option.other)])
    g.emit("friendly-fire", "CL-COMBAT-15", who=attack.who, other=option.other, damage=damage)
    if not g.person(option.other).on_board:
        return
    if "deadly-to-survivors" in weapon_of(g, attack).traits:
        kill(g, g.person(option.other), by=attack.who, rule="CL-CARD-02")
        return
    g.push(Wound(who=option.other, left=damage, source="survivor", culprit=attack.who))


@STRAY_DAMAGE.usual
def as_of_hits(g: Game, attack: Attack) -> int:
    """The Damage of a miss that goes into a Survivor."""
    damage: int = attack.damage
    return damage


def _hit_thing(g: Game, attack: Attack, option: Option) -> None:
    survivor = g.person(attack.who)
    attack.hits -= 1
    for offered, becomes in other_targets(g, attack, survivor):
        if offered.key == option.key:
            becomes(g, survivor, attack)
            return


def _drop_hits(g: Game, attack: Attack, option: Option) -> None:
    """CL-CRAFT-16: whoever picks their targets may leave hits unassigned."""
    g.emit("hits-lost", "CL-CRAFT-16", who=attack.who, hits=attack.hits)
    attack.hits = 0


def _second_kill(g: Game, attack: Attack, option: Option) -> None:
    attack.used = (*attack.used, option.name)
    kill_one(g, attack, option.kind, option.name, rule=skill_rule(option.name, "CL-COMBAT-06"))
    attack.at = "chain" if is_concentrated(attack) else "assign"  # AD-OPEN-40: one hit may set off several


def _no_second_kill(g: Game, attack: Attack, option: Option) -> None:
    attack.at = "assign"


STAGES: dict[str, Callable[[Game, Attack, Survivor], Question | None]] = {
    "count": _count,
    "spare": _spare,
    "stray": _stray,
    "assign": _assign,
    "chain": _chain,
    "clear": _clear,
}

ANSWERS: dict[str, Callable[[Game, Attack, Option], None]] = {
    "spare": _name_spared,
    "do-not-spare": _name_spared,
    "hit": _hit_zombie,
    "hit-survivor": _hit_survivor,
    "hit-thing": _hit_thing,
    "drop-hits": _drop_hits,
    "second-kill": _second_kill,
    "no-second-kill": _no_second_kill,
}
