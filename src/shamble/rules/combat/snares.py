"""Snares: Zombies that a hit lays down for a while, and how long they lie (AD-BOLA).

Each of them has a record beside the counts. Kinds that can be laid down have the ability `can-be-snared`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.combat.rolling import is_concentrated
from shamble.rules.combat.weapons import weapon_of
from shamble.rules.frames import Attack
from shamble.rules.horde import number
from shamble.rules.rule import Rule
from shamble.rules.traits import carried
from shamble.rules.wounds import drop_card
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.pieces import KIND, NOWHERE, Piece, pieces_at, pieces_of
from shamble.world.play import Play
from shamble.world.records import CardType
from shamble.world.state import Survivor

rules = Rule("snares")

SNARED = "snared"


class Snared(Piece, tag=SNARED):
    """A Zombie that lies there: `kind` is its name, `until` the round with whose Zombies' Phase it is free again."""

    kind: Annotated[str, KIND] = ""
    until: int = 0


SNARES = "snares"
"""The trait of a weapon whose hits lay Zombies down."""
EASIER = 2
"""AD-BOLA-04: what Concentrated Attacks add to each die."""

declare(
    EventKind("snared", "who zone kind", dice=True),
    EventKind("freed", "zone kind"),
)


def lays_snares(weapon: CardType) -> bool:
    """AD-BOLA-01: whether hits of a weapon do nothing but lay Zombies down."""
    return SNARES in weapon.traits


def _lying(g: Play, zone: int, kind: int) -> list[Snared]:
    name = g.setting.kinds[kind].name
    return [piece for _, piece in pieces_at(g, Snared, zone) if piece.kind == name]


def snared_in(g: Play, zone: int, kind: int) -> int:
    """The number of Zombies of a kind in a Zone that lie in a snare."""
    return len(_lying(g, zone, kind)) if g.state.pieces else 0


def any_free(g: Game, zone: int, kind: int) -> bool:
    """Whether some Zombie of a kind in a Zone does not lie in a snare yet."""
    return number(g, zone, kind) > snared_in(g, zone, kind)


def same_figure(g: Game, zone: int, kind: int, becomes: int) -> None:
    """Figures of a kind count as another one from now on; who lies goes on lying."""
    for piece in _lying(g, zone, kind):
        piece.kind = g.setting.kinds[becomes].name


def snare(g: Game, attack: Attack, kind: int) -> None:
    """AD-BOLA-01, -03: one of the kind lies down until the next Zombies' Phase is over."""
    if not any_free(g, attack.zone, kind):
        g.emit("absorbed", "AD-BOLA-01", zone=attack.zone, kind=kind)
        return
    in_their_phase = g.state.phase == "zombies"
    until = g.state.round + in_their_phase
    g.state.pieces.append(Snared(attack.zone, kind=g.setting.kinds[kind].name, until=until))
    g.emit("snared", "AD-BOLA-01", who=attack.who, zone=attack.zone, kind=kind)


@rules.on(hooks.IDLE, "AD-BOLA-03")
@about(pieces=(SNARED,))
def they_lie(g: Game, zone: int, kind: int, idle: int) -> int:
    """AD-BOLA-03, AD-OPEN-09: who lies takes no Actions at all."""
    return idle + snared_in(g, zone, kind)


@rules.on(hooks.ZOMBIES_DONE, "AD-BOLA-03")
@about(pieces=(SNARED,))
def free_them(g: Game) -> list[Frame]:
    """AD-BOLA-03: after the Zombies' Phase that they missed they stand up again."""
    for _, piece in pieces_of(g, Snared):
        if piece.until <= g.state.round:
            g.emit("freed", "AD-BOLA-03", zone=piece.zone, kind=g.setting.kind_of[piece.kind])
            piece.zone = NOWHERE
    return []


@rules.on(hooks.TOLD_APART, "AD-BOLA-04")
@about(pieces=(SNARED,))
def by_their_snares(g: Game, zone: int, kind: int, words: tuple[str, ...]) -> tuple[str, ...]:
    """AD-BOLA-04: those who lie are easier prey, so it matters who is meant."""
    lying = snared_in(g, zone, kind)
    if not lying:
        return words
    return (SNARED, "") if any_free(g, zone, kind) else (SNARED,)


@rules.on(hooks.HIT_TAKEN, "AD-BOLA-04")
@about(pieces=(SNARED,))
def named_one_falls(g: Game, attack: Attack, kind: int) -> bool:
    """AD-BOLA-04: whoever is hit goes, lying or standing."""
    lying = _lying(g, attack.zone, kind)
    if lying and attack.mark == SNARED:
        lying[0].zone = NOWHERE
    return False


@rules.on(hooks.MINIATURES, "AD-BOLA-03")
@about(pieces=(SNARED,))
def records_follow(g: Game, kind: int, origin: int, zone: int, count: int) -> None:
    """AD-BOLA-03: who is pushed elsewhere lies there; where it does not matter who goes, it is one that stands."""
    if origin < 0:
        return
    lying = _lying(g, origin, kind)
    standing = number(g, origin, kind) - len(lying)
    for piece in lying[: max(0, count - standing)]:
        piece.zone = zone if zone >= 0 else NOWHERE


@rules.on(hooks.ROLL_BONUS, "AD-BOLA-04")
def easy_prey(g: Game, survivor: Survivor, attack: Attack, bonus: int) -> int:
    """AD-BOLA-04: each die of a Concentrated Attack on one who lies counts 2 more."""
    return bonus + EASIER * (is_concentrated(attack) and attack.mark == SNARED)


@carried(SNARES, "AD-BOLA-01")
def snaring() -> Iterator[Hook]:
    """AD-BOLA-01, -02: no Damage to anybody, whatever helps; used up by a hit."""

    def no_damage(g: Game, s: Survivor, attack: Attack, damage: int) -> int:
        return 0 if lays_snares(weapon_of(g, attack)) else damage

    def none_astray(g: Game, s: Survivor, attack: Attack, misses: int, stray: int) -> int:
        return 0 if lays_snares(weapon_of(g, attack)) else stray

    def used_up(g: Game, s: Survivor, attack: Attack) -> None:
        for card in attack.cards if attack.scored and lays_snares(weapon_of(g, attack)) else ():
            if card in s.slots:
                drop_card(g, s, card)
                g.emit("used-up", "AD-BOLA-02", who=s.index, card=card)

    yield hook(hooks.DAMAGE, no_damage, hooks.FORBID)
    yield hook(hooks.STRAY_HITS, none_astray, hooks.FORBID)
    yield hook(hooks.AFTER_ATTACK, used_up)
