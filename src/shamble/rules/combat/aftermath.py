"""The aftermath of an attack: in the rules, in the attacker, in those who stand by."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from shamble.engine.agenda import Frame
from shamble.rules.combat.aiming import second_shot
from shamble.rules.combat.weapons import is_machine
from shamble.rules.frames import Attack
from shamble.rules.slaying import may_be_cleared, set_off_by_kills
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.state import Survivor

ATTACK_OVER: Way[Survivor, Attack, Sequence[Frame | None]] = Way("what others make of the end of somebody's attack", ())


def aftermath(g: Game, attack: Attack, survivor: Survivor) -> list[Frame]:
    """First what the rules make of it; the Skills of all who are there wait for the end of the Action."""
    frames: list[Frame | None] = [*set_off_by_kills(g, survivor, attack.zone, attack.kills, attack)]
    frames += [hook(g, survivor, attack) for hook in g.hooks(hooks.AFTER_ATTACK)]
    if attack.kills:
        frames += may_be_cleared(g, attack.zone)
    alive = survivor.status == "alive"
    if is_machine(attack):
        return [made for made in frames if made is not None]
    if attack.then and alive:
        frames.append(second_shot(g, attack, survivor))
    else:
        both = _with_first_shot(attack)
        own = dict.fromkeys(survivor.profile.hooks.get(hooks.AFTER_ATTACK, ()) if alive else ())
        frames += [hook(g, survivor, both) for hook in own]
        frames += g.ask(ATTACK_OVER, survivor, both)
    return [made for made in frames if made is not None]


def _with_first_shot(attack: Attack) -> Attack:
    """The attack together with what the first of two weapons did before."""
    kills, scored = attack.before
    return replace(attack, kills=(*kills, *attack.kills), scored=scored + attack.scored)
