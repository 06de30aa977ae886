"""Reactions: questions that a person may answer in advance, for each Survivor (always, never, ask)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from shamble.engine.decisions import Decision, Option
from shamble.engine.declared import ACTIONS
from shamble.rules.combat.rolling import thrown
from shamble.table.screen.to_page import ToPage
from shamble.text import words_of
from shamble.world import hooks
from shamble.world.facts import FINDS_DOUBLES
from shamble.world.game import Game
from shamble.world.hooks import Point
from shamble.world.setting import Ruleset


class OfferedShown(ToPage):
    """A reaction that is offered, and the key of yes."""

    code: str
    yes: str


class ReactionsShown(ToPage):
    """The reactions that are offered, and the key of no."""

    no: str
    offered: list[OfferedShown]


class ReactionShown(ToPage):
    """A reaction that can be set in this game, with the Survivors who may ever be asked."""

    code: str
    name: str
    who: list[int]


class Reaction(NamedTuple):
    """The action that says yes, and the hook point or fact of those who can be asked."""

    code: str
    yes: str
    needs: Point[Any] | str = ""


REACTIONS = (
    Reaction("reroll", "reroll"),
    Reaction("mask", "use-mask"),
    Reaction("discard-instead", "discard-instead", hooks.WOUND_ANSWERS),
    Reaction("more-dice", "more-dice", hooks.BONUS_DICE),
    Reaction("second-kill", "second-kill", hooks.CHAIN_KILL),
    Reaction("spare", "spare", hooks.SPARES),
    Reaction("matching-set", "match", FINDS_DOUBLES),
)
"""All reactions; those that need nothing come from cards that anybody may find."""


def reactions_shown(game: Game, decision: Decision) -> ReactionsShown | None:
    """For a decision that is a reaction: the key of yes for each reaction that is offered, and that of no."""
    options = decision.options
    offered = [r for r in REACTIONS if any(o.action == r.yes for o in options)]
    if not offered or decision.who < 0:
        return None
    declined = next(option.key for option in options if ACTIONS[option.action].ends)
    perfect = decision.kind == "reroll" and _all_hit(game)
    yes = [declined if perfect else _key_of_yes(reaction, options) for reaction in offered]
    keys = zip(offered, yes, strict=True)
    return ReactionsShown(declined, [OfferedShown(reaction.code, key) for reaction, key in keys])


def _key_of_yes(reaction: Reaction, options: Sequence[Option]) -> str:
    """The key of the option that says yes; empty where several do, and a person has to choose among them."""
    keys = [option.key for option in options if option.action == reaction.yes]
    return keys[0] if len(keys) == 1 or reaction.code == "reroll" else ""


def _all_hit(game: Game) -> bool:
    """Whether all dice hit: nobody who always rolls again means to give up a perfect roll."""
    roll = thrown(game)
    return roll is not None and all(face >= roll.needed for face in roll.dice)


def reactions_possible(game: Game) -> list[ReactionShown]:
    """The reactions that can be set in this game: each in words, with the Survivors who may ever be asked."""
    said = words_of(game.setting)
    found = []
    for reaction in REACTIONS:
        who = [
            index
            for index, identity in enumerate(game.setting.identities)
            if not reaction.needs or reaction.needs in _has(game.setting.rules, identity.levels)
        ]
        if who:
            found.append(ReactionShown(reaction.code, said.tell(f"react-{reaction.code}"), who))
    return found


@lru_cache(maxsize=64)
def _has(rules: Ruleset, levels: tuple[tuple[str, ...], ...]) -> frozenset[Point[Any] | str]:
    """The hook points at which a Survivor's own Skills of all levels stand, and the facts that these give."""
    found = [hook for skills in levels for skill in skills for hook in rules.traits(skill)]
    return frozenset(hook.call() if hook.point is hooks.FACTS else hook.point for hook in found)
