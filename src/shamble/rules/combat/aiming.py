"""Aiming: one Zone for all weapons of an attack, or one for each of two."""

from __future__ import annotations

from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rulebook import skill_rule
from shamble.rules.combat.weapons import in_range, mode_of
from shamble.rules.frames import Attack
from shamble.rules.seeing import range_to
from shamble.world.facts import AIMS_APART
from shamble.world.game import Game
from shamble.world.play import because
from shamble.world.state import Survivor

declare(
    Action("aim", "who zone", "zone", "Trick shot: the Zone of the second weapon"),
    Action("aim-together", "who", "", "Trick shot: both weapons at one Zone"),
    DecisionKind("aim", "{aim: b} or {aim-together: true}", "Trick shot: where the second weapon is aimed"),
    EventKind("aimed-apart", "who zone because"),
)


def new_attack(
    g: Game, survivor: Survivor, mode: str, zone: int, cards: tuple[int, ...], *, by: str = "", at: str = "aim"
) -> Attack:
    """The frame of an attack that has not begun."""
    reach = range_to(g, survivor, zone)
    return Attack(who=survivor.index, mode=mode, zone=zone, range=reach, cards=cards, by=by, at=at)


def aim(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """Whether the second of two Ranged weapons has a Zone of its own."""
    apart = attack.mode == "ranged" and len(attack.cards) == 2 and AIMS_APART in survivor.profile.facts
    zones = in_range(g, survivor, attack.cards[1], mode_of(g, attack), survivor.zone) if apart else []
    options = [Option("aim", who=survivor.index, zone=zone) for zone in zones if zone != attack.zone]
    if not options:
        attack.at = "prepare"
        return None
    return Question("aim", (survivor.seat,), [Option("aim-together", who=survivor.index), *options], survivor.index)


def take_aim(g: Game, attack: Attack, option: Option) -> None:
    """One roll for both weapons, or one for each."""
    attack.at = "prepare"
    if option.action == "aim":
        shooter = g.person(attack.who)
        first, second = attack.cards
        attack.cards = (first,)
        attack.then = (option.zone, second)
        givers = g.thanks_to(shooter, AIMS_APART)
        g.emit("aimed-apart", skill_rule(givers[0]), who=attack.who, zone=option.zone, **because(givers))


def second_shot(g: Game, attack: Attack, survivor: Survivor) -> Attack:
    """The attack of the other weapon in the same Action; what may be used once per Action has been used."""
    zone, card = attack.then
    second = new_attack(g, survivor, attack.mode, zone, (card,), by=attack.by, at="prepare")
    second.used, second.before = attack.used, (attack.kills, attack.scored)
    second.struck, second.rivals = attack.struck, attack.rivals
    return second
