"""Skills that ignore Wounds, or pay for them with cards."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame
from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.frames import Activation, Attack, ZombiesPhase
from shamble.rules.inventory import distinct_in_place, place_of
from shamble.rules.rule import Rule
from shamble.rules.traits import SEMI_OFFICIAL, skill, skill_at
from shamble.rules.wounds import Wound, ignore_attack
from shamble.world import hooks
from shamble.world.facts import TOUGH_ANEW, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

rules = Rule("survival")

declare(
    Action("discard-instead", "who card to name", "card", "Is that all you've got?: discard a card instead"),
)


@skill_at(hooks.WOUND_STOPPED, "Tough", "SKILL-tough")
def tough(g: Game, s: Survivor, wound: Wound) -> bool:
    """In every Zombies' Phase the first Attack of a Zombie on them is ignored."""
    phase = g.innermost(ZombiesPhase)
    if phase is None or wound.source != "zombie" or s.index in phase.tough:
        return False
    phase.tough = (*phase.tough, s.index)
    ignore_attack(g, wound)
    g.emit("wound-stopped", "SKILL-tough", who=s.index, by="Tough")
    return True


@skill_at(hooks.WOUND_STOPPED, "Tough", "SKILL-tough", versions=SEMI_OFFICIAL)
def tough_semi_official(g: Game, s: Survivor, wound: Wound) -> bool:
    """The first Wound of every Zombies' Phase is ignored, and the first of any Ranged attack of a Survivor."""
    phase = g.innermost(ZombiesPhase)
    attack = g.innermost(Attack) if wound.source == "survivor" else None
    first = False
    if phase is not None and s.index not in phase.tough:
        phase.tough, first = (*phase.tough, s.index), True
    if attack is not None and attack.mode == "ranged" and s.index not in attack.toughened:
        attack.toughened, first = (*attack.toughened, s.index), True
    if first:
        g.emit("wound-stopped", "SKILL-tough", who=s.index, by="Tough")
    return first


@skill("Tough", "SKILL-tough", versions=("second-edition",))
def tough_in_each_step() -> Iterator[Hook]:
    """The first Wound of each Attack step of a Zombie Phase is ignored, and the first of each Friendly Fire."""

    def first_wound(g: Game, s: Survivor, wound: Wound) -> bool:
        attack = g.innermost(Attack) if wound.source == "survivor" else None
        phase = g.innermost(ZombiesPhase) if wound.source == "zombie" else None
        first = False
        if phase is not None and s.index not in phase.tough:
            phase.tough, first = (*phase.tough, s.index), True
        elif attack is not None and s.index not in attack.toughened:
            attack.toughened, first = (*attack.toughened, s.index), True
        if first:
            g.emit("wound-stopped", "SKILL-tough", who=s.index, by="Tough")
        return first

    yield hook(hooks.WOUND_STOPPED, first_wound)
    yield fact(TOUGH_ANEW)


@rules.on(hooks.ZOMBIES_ACT, "SKILL-tough")
def next_attack_step(g: Game, activation: Activation, step: str) -> list[Frame]:
    """Each Attack step finds them as tough as the one before."""
    phase = g.innermost(ZombiesPhase) if step == "attack" else None
    if phase is not None and phase.tough:
        phase.tough = tuple(who for who in phase.tough if TOUGH_ANEW not in g.state.survivors[who].profile.facts)
    return []


@skill_at(hooks.WOUND_ANSWERS, "Is that all you've got?", "SKILL-is-that-all-youve-got")
def is_that_all(g: Game, s: Survivor, wound: Wound) -> list[Option]:
    """Each Equipment card that they discard cancels one Wound."""
    return [
        Option(
            "discard-instead",
            who=s.index,
            card=card,
            to=place_of(g, s, card),
            name="Is that all you've got?",
            rule="SKILL-is-that-all-youve-got",
        )
        for card in distinct_in_place(g, s)
    ]
