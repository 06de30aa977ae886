"""Skills about dice, Damage, Range and targets."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame
from shamble.rules.combat.rolling import rolled_values
from shamble.rules.combat.weapons import is_of_kind
from shamble.rules.frames import Attack
from shamble.rules.moving import FreeMove
from shamble.rules.rivals import felled
from shamble.rules.traits import CLASSIC, brings, skill, skill_at
from shamble.rules.turn import may_use, turn_of
from shamble.world import hooks
from shamble.world.facts import ROLLS_AGAIN, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor


@skill("+1 die: [Action]", "SKILL-plus-1-die-action")
def plus_one_die(kind: str) -> Iterator[Hook]:
    """Each weapon throws one more die in attacks of the kind."""
    yield hook(hooks.DICE, lambda g, s, attack, card, dice: dice + is_of_kind(attack, kind))


@skill("+1 to dice roll: [Action]", "SKILL-plus-1-to-dice-roll-action")
def plus_one_to_roll(kind: str) -> Iterator[Hook]:
    """Each die counts one point higher."""
    yield hook(hooks.ROLL_BONUS, lambda g, s, attack, bonus: bonus + is_of_kind(attack, kind))


@skill("+1 Damage: [Action]", "SKILL-plus-1-damage-action", versions=("undead-or-alive",))
@skill("+1 Damage: [Action]", "SKILL-plus-1-damage-action")
def plus_one_damage(kind: str) -> Iterator[Hook]:
    """Every hit of the kind deals one more Damage."""
    yield hook(hooks.DAMAGE, lambda g, s, attack, damage: damage + is_of_kind(attack, kind))


brings("+1 max Range", "SKILL-plus-1-max-range", hook(hooks.MAX_RANGE, lambda g, s, card, reach: reach + 1))
"""Ranged weapons reach one Zone farther."""


@skill("Lucky", "SKILL-lucky")
def lucky() -> Iterator[Hook]:
    """All dice of an Action may be thrown again, once."""
    yield hook(hooks.REROLL, lambda g, s, attack: None if "Lucky" in attack.used else "Lucky")
    yield fact(ROLLS_AGAIN)


@skill_at(hooks.REROLL, "1 re-roll per turn", "SKILL-1-re-roll-per-turn")
def one_reroll(g: Game, s: Survivor, attack: Attack) -> str | None:
    """All dice of one Action may be thrown again, once per turn."""
    turn = turn_of(g, s.index)
    return "1 re-roll per turn" if turn is not None and may_use(g, turn, s, "1 re-roll per turn") else None


@skill("Roll 6: +1 die [Action]", "SKILL-roll-6-plus-1-die-action")
def roll_six(kind: str) -> Iterator[Hook]:
    """Each 6 brings another die, which may bring further ones; modified results count."""

    def sixes(g: Game, s: Survivor, attack: Attack, faces: tuple[int, ...]) -> int:
        return rolled_values(g, attack, faces).count(6) if is_of_kind(attack, kind) else 0

    yield hook(hooks.BONUS_DICE, sixes)


@skill("Reaper: [Action]", "SKILL-reaper-action")
def reaper(kind: str) -> Iterator[Hook]:
    """One hit of an Action may kill an identical Zombie as well."""
    source = f"Reaper: {kind.capitalize()}"
    yield hook(hooks.CHAIN_KILL, lambda g, s, attack, killed: (source, [killed] if is_of_kind(attack, kind) else []))


@skill("Sniper", "SKILL-sniper")
def sniper() -> Iterator[Hook]:
    """They pick the targets of their Ranged attacks."""
    yield hook(hooks.PICKS_TARGETS, lambda g, s, attack, picks: True, hooks.SET)


@skill("Marksman", "SKILL-marksman", versions=("undead-or-alive",))
@skill("Sniper", "SKILL-sniper", versions=("second-edition",))
def sniper_harms_nobody() -> Iterator[Hook]:
    """They pick the targets of their Ranged attacks, and their misses hit nobody."""

    def none_astray(g: Game, s: Survivor, attack: Attack, misses: int, stray: int) -> int:
        return 0 if attack.mode == "ranged" else stray

    yield from sniper()
    yield hook(hooks.STRAY_HITS, none_astray, hooks.FORBID)


@skill("Point-blank", "SKILL-point-blank")
def point_blank() -> Iterator[Hook]:
    """They pick the targets of Ranged attacks at Range 0."""

    def at_range_zero(g: Game, s: Survivor, attack: Attack, picks: bool) -> bool:
        return picks or attack.range == 0

    yield hook(hooks.PICKS_TARGETS, at_range_zero, hooks.SET)
    yield hook(hooks.HARMS_ALL, at_range_zero, hooks.SET)


@skill("Steady hand", "SKILL-steady-hand")
def steady_hand() -> Iterator[Hook]:
    """They may spare Survivors in the Zone that they shoot at, or drive through."""
    yield hook(hooks.SPARES, lambda g, s, attack, spares: True, hooks.SET)


@skill_at(hooks.SPARES, "Steady hand", "SKILL-steady-hand", hooks.SET, versions=("undead-or-alive",))
def steady_hand_when_missing(g: Game, s: Survivor, attack: Attack, spares: bool) -> bool:
    """They may leave out Survivors whom the misses of a Ranged attack would hit."""
    return spares or (attack.mode == "ranged" and attack.stray > 0)


@skill("Low profile", "SKILL-low-profile")
def low_profile() -> Iterator[Hook]:
    """Neither Ranged hits nor vehicles that run others over harm them."""
    yield hook(hooks.UNSEEN, lambda g, s, attack, unseen: unseen or attack.mode != "melee", hooks.SET)


@skill_at(hooks.AFTER_ATTACK, "Hit & run", "SKILL-hit-and-run", versions=(*CLASSIC, "undead-or-alive"))
def hit_and_run(g: Game, s: Survivor, attack: Attack) -> Frame | None:
    """After an attack that killed a Zombie or a rival they may Move for free, whatever stands in their Zone."""
    killed = attack.kills or felled(g, attack.rivals)
    return FreeMove(who=s.index) if killed else None
