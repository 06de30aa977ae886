"""Skills that work with Vade Retro, or against the Zombies of a Zone that it marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shamble.rules.combat.weapons import PossibleAttack
from shamble.rules.frames import Attack
from shamble.rules.skills.charging import reroll_of_attack
from shamble.rules.skills.weapon_types import free_for_some
from shamble.rules.traits import brings, heeding, hooks_of, one_free, skill
from shamble.rules.turn import ATTACKS
from shamble.rules.vade_retro import NAME, is_marked
from shamble.world import hooks
from shamble.world.facts import ONCE_MORE, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

VERSIONS = ("undead-or-alive",)
MARKED = "marked"


def _at_the_token(found: Iterable[Hook]) -> Iterator[Hook]:
    """These hooks, in force for attacks on Zombies beside a Vade Retro token."""

    def heeds(g: Game, attack: Attack) -> bool:
        return is_marked(g, attack.zone)

    return (made for one in found if (made := heeding(one, heeds)) is not None)


def _improves(name: str, id: str, effect: str) -> None:
    """The working of a Skill that is another one, in force beside a token."""
    skill(name, id, VERSIONS)(lambda: _at_the_token(hooks_of(effect, VERSIONS)))


@skill("Vade Retro: [Game Effect]", "SKILL-vade-retro-game-effect", versions=VERSIONS, nested=True)
def at_the_token(effect: str, versions: tuple[str, ...]) -> Iterator[Hook]:
    """The named Skill works against Zombies beside a token."""
    return _at_the_token(hooks_of(effect, versions))


_improves("Vade Retro: +1 Damage", "SKILL-vade-retro-plus-1-damage", "+1 Damage: Combat")
"""Their attacks deal Zombies beside a token one more Damage."""

_improves("Vade Retro: +1 die", "SKILL-vade-retro-plus-1-die", "+1 die: Combat")
"""Each weapon throws one more die at Zombies beside a token."""

_improves("Vade Retro: +1 to dice roll", "SKILL-vade-retro-plus-1-to-dice-roll", "+1 to dice roll: Combat")
"""Dice count one higher against Zombies beside a token."""

brings(
    "Vade Retro: Re-roll",
    "SKILL-vade-retro-re-roll",
    *_at_the_token([reroll_of_attack("Vade Retro: Re-roll")]),
    versions=VERSIONS,
)
"""All dice thrown at Zombies beside a token may be thrown again, once."""


@skill("Vade Retro: +1 free Combat Action", "SKILL-vade-retro-plus-1-free-combat-action", versions=VERSIONS)
def free_attack_at_the_token() -> Iterator[Hook]:
    """One free attack per activation on Zombies beside a token."""

    def at_it(g: Game, s: Survivor, possible: PossibleAttack) -> list[str]:
        return [MARKED] if possible.mode in ATTACKS and is_marked(g, possible.zone) else []

    yield from free_for_some(MARKED, hook(hooks.FREE_FOR, at_it))


brings("+1 Vade Retro per Turn", "SKILL-plus-1-vade-retro-per-turn", fact(ONCE_MORE + NAME), versions=VERSIONS)
"""Vade Retro once more in each activation."""

brings("+1 free Vade Retro", "SKILL-plus-1-free-vade-retro", one_free("vade-retro"), versions=VERSIONS)
"""One Vade Retro for nothing."""
