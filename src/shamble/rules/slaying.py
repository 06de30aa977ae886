"""Zombies that die: outside of attacks, and the last one of a Zone."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Question
from shamble.engine.declared import EventKind, declare
from shamble.rulebook import skill_rule
from shamble.rules.experience import gain_for_kills
from shamble.rules.frames import Attack
from shamble.rules.horde import take_off
from shamble.rules.searching import DrawEquipment
from shamble.rules.turn import note_kill
from shamble.world import hooks
from shamble.world.facts import DRAWS_WHEN_CLEARED
from shamble.world.game import Game
from shamble.world.play import because
from shamble.world.state import Survivor

declare(
    EventKind("killed", "who zone kind because", dice=True),
)


def slay(g: Game, survivor: Survivor, zone: int, kind: int, *, by: str) -> None:
    """A Survivor eliminates one Zombie without dice; its experience is theirs (CL-XP-01)."""
    take_off(g, zone, kind, 1)
    g.emit("killed", skill_rule(by), who=survivor.index, zone=zone, kind=kind, **because([by]))
    note_kill(g, survivor.index)
    g.push_all([*set_off_by_kills(g, survivor, zone, (kind,)), *may_be_cleared(g, zone)])
    gain_for_kills(g, survivor, [kind])


def set_off_by_kills(
    g: Game, survivor: Survivor, zone: int, kinds: tuple[int, ...], attack: Attack | None = None
) -> list[Frame]:
    """The frames of what species make of their deaths, once the killer has gained the experience.

    `attack`: the attack that killed them; that of a vehicle has the mode "car". None: they died without any.
    """
    if not g.setting.mission.watched and not any(g.setting.kinds[kind].abilities for kind in kinds):
        return []
    return [made for hook in g.hooks(hooks.KILLED) for made in hook(g, survivor, zone, kinds, attack)]


def may_be_cleared(g: Game, zone: int) -> list[Frame]:
    """The frame for those who wait for the last kill in their Zone."""
    waits = any(DRAWS_WHEN_CLEARED in s.profile.facts for s in g.survivors_in(zone))
    return [ZoneCleared(zone=zone)] if waits else []


class ZoneCleared(Frame, tag="zone-cleared"):
    """The last Zombie of a Zone was killed."""

    zone: int


@frame(ZoneCleared)
def zone_cleared(g: Game, f: ZoneCleared) -> Question | None:
    """The last Zombie of a Zone fell, and nothing has risen in its place."""
    g.pop()
    if not g.state.crowd[f.zone]:
        for survivor in g.survivors_in(f.zone):
            givers = dict.fromkeys(g.thanks_to(survivor, DRAWS_WHEN_CLEARED))
            g.push_all(DrawEquipment(who=survivor.index, by=skill) for skill in givers)
    return None
