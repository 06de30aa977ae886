"""Skills for those who go All-Out, and the kit that mends what breaks."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.decisions import Option
from shamble.rules.combat.all_out import ALL_OUT_VALUE, FREE_ALL_OUT, goes_all_out
from shamble.rules.combat.weapons import attack_option, attacks
from shamble.rules.frames import Attack
from shamble.rules.traits import brings, carried, heeding, hooks_of, once_per_activation, skill
from shamble.rules.turn import Purse
from shamble.world.facts import DOUBLES_ALL_OUT, IGNORES_BREAKS, REPAIRS, SPARES_PARTS, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook
from shamble.world.state import Survivor

WASHINGTON = ("washington-zc",)


@skill("+1 free All-Out [Action] Action", "SKILL-plus-1-free-all-out-action-action", versions=WASHINGTON)
def free_all_out(kind: str) -> Iterator[Hook]:
    """One attack of a type for nothing in each activation, which has to go All-Out."""
    name = FREE_ALL_OUT.format(kind.title())

    def offers(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        for possible in attacks(g, s):
            if kind in ("combat", possible.mode) and not possible.name and g.ask(ALL_OUT_VALUE, possible.cards):
                yield attack_option(s, possible._replace(name=name))

    yield once_per_activation(name, offers)


@skill("All-Out: [Skill]", "SKILL-all-out-skill", versions=WASHINGTON, nested=True)
def while_all_out(name: str, versions: tuple[str, ...]) -> Iterator[Hook]:
    """A Skill that counts for attacks that go All-Out alone."""

    def all_out(g: Game, attack: Attack) -> bool:
        return goes_all_out(attack)

    for inner in hooks_of(name, versions):
        made = heeding(inner, all_out)
        if made is not None:
            yield made


brings("Double All-Out dice", "SKILL-double-all-out-dice", fact(DOUBLES_ALL_OUT), versions=WASHINGTON)
"""Twice the All-Out dice printed on the cards, if they like."""

brings("Ignore 1 Break", "SKILL-ignore-1-break", fact(IGNORES_BREAKS), versions=WASHINGTON)
"""Once per round all Breaks of a roll are ignored."""

brings("Spare parts", "SKILL-spare-parts", fact(SPARES_PARTS), versions=WASHINGTON)
"""A weapon of the same kind may be given up for one that would break."""


@carried("repair-kit", "SE-MISS-27")
def repair_kit() -> Iterator[Hook]:
    """SE-MISS-27: discarded, it lets all Breaks of an attack be ignored."""
    yield fact(REPAIRS)
