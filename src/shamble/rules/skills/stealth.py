"""Skills about noise, and about not being noticed."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import AnytimeAct, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.noise import AUDIBLE, heard
from shamble.rules.registry import action
from shamble.rules.seeing import is_seen_from
from shamble.rules.traits import SEMI_OFFICIAL, brings, carried, once_per_activation, skill, skill_at
from shamble.rules.turn import ATTACKS, Purse, mark_used, turn_of
from shamble.world import hooks
from shamble.world.facts import IGNORED, KILLS_SILENTLY, SOUNDLESS, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

ROTTEN = "rotten-token"
MADE_NOISE = "made noise"
BETRAYING = (*ATTACKS, "drive", "fly", "take-off", "land")
"""The Actions that keep a Rotten token away: attacks, and all driving and flying."""

declare(
    Action("be-loud", "who zone", "zone", "Loud: their Zone counts as the noisiest", purpose="noise"),
    Action("be-audible", "who seat", "who", "Ninja: be heard from now on"),
    Action("be-silent", "who seat", "who", "Ninja: be soundless again"),
    EventKind("loud", "who zone"),
)


@skill("Loud", "SKILL-loud")
def loud() -> Iterator[Hook]:
    """Once per activation their Zone becomes the noisiest of all, until their next turn; the latest use counts."""

    def offer(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        yield Option("be-loud", who=s.index, zone=s.zone, rule="SKILL-loud")

    def until_now(g: Game, s: Survivor) -> None:
        if g.state.loudest_by == s.index:
            g.state.loudest = g.state.loudest_by = -1

    yield once_per_activation("Loud", offer)
    yield hook(hooks.TURN_BEGINS, until_now)


@action("be-loud")
def _be_loud(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Loud")
    g.state.loudest, g.state.loudest_by = survivor.zone, survivor.index
    g.emit("loud", option.rule, who=survivor.index, zone=survivor.zone)
    heard(g, survivor)


@skill("Ninja", "SKILL-ninja")
def ninja() -> Iterator[Hook]:
    """Neither they nor what they use makes noise, unless they want to be heard."""

    def silent(s: Survivor) -> bool:
        return AUDIBLE not in s.tokens

    def switch(g: Game, s: Survivor) -> list[Option]:
        if silent(s):
            return [Option("be-audible", who=s.index, seat=s.seat, rule="SKILL-ninja")]
        return [Option("be-silent", who=s.index, seat=s.seat, rule="SKILL-ninja")]

    yield hook(hooks.PRESENCE, lambda g, s, noise: 0 if silent(s) else noise, hooks.MULTIPLY)
    yield fact(SOUNDLESS)
    yield hook(hooks.ANYTIME, switch)


class BeAudible(AnytimeAct, tag="anytime-be-audible"):
    """Somebody makes themselves heard."""


@frame(BeAudible)
def be_audible(g: Game, f: BeAudible) -> Question | None:
    """From now on they are heard like anybody else."""
    g.pop()
    g.put_token(g.state.survivors[f.who], AUDIBLE, "SKILL-ninja")
    return None


class BeSilent(AnytimeAct, tag="anytime-be-silent"):
    """Somebody stops making themselves heard."""


@frame(BeSilent)
def be_silent(g: Game, f: BeSilent) -> Question | None:
    """From now on they are soundless again."""
    g.pop()
    g.put_token(g.state.survivors[f.who], AUDIBLE, "SKILL-ninja", present=False)
    return None


@skill("Rotten", "SKILL-rotten")
def rotten() -> Iterator[Hook]:
    """Whoever neither attacked nor made noise, drove or flew in their activation gets the token at its end."""

    def remember(g: Game, s: Survivor) -> None:
        turn = turn_of(g, s.index)
        if turn is not None:
            mark_used(turn, MADE_NOISE)

    def at_the_end(g: Game, s: Survivor, turn: Turn) -> None:
        if MADE_NOISE not in turn.used and not any(act in BETRAYING for act, _ in turn.done):
            g.put_token(s, ROTTEN, "SKILL-rotten")

    yield hook(hooks.NOISE_MADE, remember)
    yield hook(hooks.TURN_ENDS, at_the_end)


@skill_at(hooks.TURN_BEGINS, "Rotten", "SKILL-rotten", versions=SEMI_OFFICIAL)
def rotten_unseen(g: Game, s: Survivor) -> None:
    """Whoever is seen by no Zombie when their activation begins gets the token."""
    seen_from = [zone for zone, crowd in enumerate(g.state.crowd) if crowd and is_seen_from(g, s, zone)]
    if not seen_from:
        g.put_token(s, ROTTEN, "SKILL-rotten")


@carried(ROTTEN, "SKILL-rotten")
def rotten_token() -> Iterator[Hook]:
    """Zombies ignore them, and their presence makes no noise; an attack or noise costs them the token."""

    def lose(g: Game, s: Survivor, *_: object) -> None:
        g.put_token(s, ROTTEN, "SKILL-rotten", present=False)

    yield fact(IGNORED)
    yield hook(hooks.PRESENCE, lambda g, s, noise: 0, hooks.MULTIPLY)
    yield hook(hooks.NOISE_MADE, lose)
    yield hook(hooks.AFTER_ATTACK, lose)


brings("Silent Killer", "SKILL-silent-killer", fact(KILLS_SILENTLY), versions=("army-of-the-dead",))
"""A Sleeper token takes them one Action."""
