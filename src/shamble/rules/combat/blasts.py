"""Blasts: what Explosives do to a whole Zone, and the chains that they set off (AD-EXPL, AD-OPEN-04, -30)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shamble.engine.decisions import Question
from shamble.engine.declared import EventKind, declare
from shamble.rules.combat.hitting import kill_one, use_up
from shamble.rules.combat.weapons import CANNOT_MISS, is_explosive, mode_of, weapon_of
from shamble.rules.frames import Attack
from shamble.rules.horde import present
from shamble.rules.inventory import discard
from shamble.rules.kinds import can_kill, withstands
from shamble.rules.wounds import Wound, drop_card
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, cards_lying_in
from shamble.world.showing import Sound
from shamble.world.state import Survivor

declare(
    EventKind("set-off", "zone card damage", dice=True, sound=Sound.SHOT),
    EventKind("blast", "who zone damage", dice=True),
)


def _blast(g: Game, attack: Attack, survivor: Survivor) -> Question | None:
    """AD-EXPL-02, -04: everybody in the Zone takes the Damage once, that of all other Explosives there added."""
    attack.at = "experience"
    if CANNOT_MISS in weapon_of(g, attack).traits:  # AD-EXPL-03
        attack.hits = attack.scored = 1
        attack.damage = g.ask(hooks.DAMAGE, survivor, attack, mode_of(g, attack).damage)
        use_up(g, attack, survivor)
    attack.hits = attack.stray = 0
    chained = [_go_off(g, attack.zone, card) for card in _further(g, attack)]
    attack.damage += sum(chained)
    g.emit("blast", "AD-EXPL-02" if chained else "AD-EXPL-04", who=attack.who, zone=attack.zone, damage=attack.damage)
    _strike_zombies(g, attack)
    _strike_survivors(g, attack, spared=-1 if chained else survivor.index)
    return None


def _further(g: Game, attack: Attack) -> list[int]:
    """AD-OPEN-04: every other Explosive in the Zone, wherever somebody carries it or it lies."""
    carried = [card for somebody in g.survivors_in(attack.zone) for card in somebody.cards]
    lying = [card for _, _, card in cards_lying_in(g.state, attack.zone)]
    found = [card for card in (*carried, *lying) if is_explosive(g.setting.card(card))]
    return [card for card in found if card not in attack.cards]


def _go_off(g: Game, zone: int, card: int) -> int:
    """An Explosive that was hit is gone; returns the Damage that it adds."""
    damage = g.setting.card(card).modes[0].damage
    g.emit("set-off", "AD-EXPL-02", zone=zone, card=card, damage=damage)
    for somebody in g.survivors_in(zone):
        if card in somebody.slots:
            drop_card(g, somebody, card)
            return damage
    piece, field = next((piece, field) for piece, field, lying in cards_lying_in(g.state, zone) if lying == card)
    held = getattr(piece, field)
    left = tuple(one for one in held if one != card) if isinstance(held, tuple) else 0
    setattr(piece, field, left)
    if list(piece.piece_kind.fields) == [field] and not left:
        piece.zone = NOWHERE
    discard(g, card)
    return damage


def _strike_zombies(g: Game, attack: Attack) -> None:
    """AD-EXPL-04: no order counts; whoever the Damage is enough for dies."""
    for kind, count in present(g, attack.zone):
        for _ in range(count):
            if not can_kill(g, kind, attack.damage, attack):
                g.emit("absorbed", "AD-EXPL-04", zone=attack.zone, kind=kind)
            elif not withstands(g, kind, attack):
                kill_one(g, attack, kind, rule="AD-EXPL-04")


def _strike_survivors(g: Game, attack: Attack, *, spared: int) -> None:
    """AD-OPEN-30: as many Wounds as the Damage; whoever set it off is spared, unless it was a chain (AD-FF-01)."""
    victims = [other for other in g.people_in(attack.zone) if other.index != spared]
    g.push_all(_wounds(g, attack, victims))


def _wounds(g: Game, attack: Attack, victims: list[Survivor]) -> Iterator[Wound]:
    for victim in victims:
        g.emit("friendly-fire", "AD-EXPL-04", who=attack.who, other=victim.index, damage=attack.damage)
        yield Wound(who=victim.index, left=attack.damage, source="survivor", culprit=attack.who)


STAGES: dict[str, Callable[[Game, Attack, Survivor], Question | None]] = {"blast": _blast}
