"""The ways in which a Mission can end: each alternative of its goals and of its defeats is a way of its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from shamble.rules.missions.conditions import STEP, advance, all_hold, holds
from shamble.rules.personal.cards import OWNER_DEAD, records
from shamble.rules.rivals import is_competitive
from shamble.rules.tallies import tally
from shamble.rules.wounds import ALL_DEAD, DEAD, is_out, take_away
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.mission_records import MissionFacts
from shamble.world.setting import Setting
from shamble.world.words import Given, any_death, inner, word_of

MISSION_FAILED, DEFEAT = "mission-failed", "defeat"
"""The reasons for a lost game: a defeat of its Mission, or one of its rules."""

WIN, LOSE = "win {}", "lose {}"
"""The names of the ways; their numbers begin with 1."""

WON, LOST, OVER = "win", "lose", "over"
"""The sides of an end; between rivals a defeat is none: the game is over, and experience decides (CL-MODE-COMP-02)."""


class PossibleEnd(NamedTuple):
    """A goal or a defeat of a game. `by`: how the ends that it brings about name it; a rule's own has no condition."""

    side: str
    by: tuple[str, ...]
    given: Given | None = None


def possible_ends(g: Game) -> list[PossibleEnd]:
    """Everything that can end a game: its goals, then its defeats; whoever tells people of ends reads this list.

    The death of all (CL-END-01) is not in it where an earlier death ends the game.
    """
    setting = g.setting
    won = tuple(WIN.format(number) for number, _ in enumerate(ways_to_win(setting.mission), 1))
    lost = list(_defeats(g))
    if not any(_comes_before_the_last_death(g, end) for end in lost):
        lost.append(PossibleEnd(LOST, (ALL_DEAD,)))
    if is_competitive(g):
        lost = [end._replace(side=OVER) for end in lost]
    return [*(PossibleEnd(WON, won, given) for given in goals(setting)), *lost]


def _defeats(g: Game) -> Iterator[PossibleEnd]:
    """The defeats of the Mission, those of its rules that are conditions, and their others, each once."""
    number = 0
    for given in g.setting.mission.lose:
        names = [LOSE.format(number + at) for at, _ in enumerate(alternatives(given), 1)]
        yield PossibleEnd(LOST, tuple(names), given)
        number += len(names)
    for rule, given in g.setting.rules.defeats.items():
        yield PossibleEnd(LOST, (rule,), given)
    for reason in dict.fromkeys(reason for hook in g.hooks(hooks.FURTHER_DEFEATS) for reason in hook(g)):
        yield PossibleEnd(LOST, (reason,))


def _comes_before_the_last_death(g: Game, end: PossibleEnd) -> bool:
    """Whether a defeat comes at the latest with the last death: with the first, or when too few are left."""
    if end.given is None:
        return False
    too_few = word_of(end.given) == "not" and word_of(end.given["not"]) == "alive"
    of_owner = end.given.get("personal") == OWNER_DEAD and (g.state.phase == "setup" or bool(records(g)))
    return any_death(end.given) or too_few or of_owner


def condition_of(g: Game, by: str) -> Given | None:
    """The condition of a defeat by the name that ends have for it: one alternative of it; None for a rule's own."""
    end = next((end for end in _defeats(g) if by in end.by), None)
    if end is None or end.given is None:
        return None
    return alternatives(end.given)[end.by.index(by)] if len(end.by) > 1 else end.given


def ended_by(g: Game) -> str:
    """The name of what ended a game, as the list of all possible ends has it; empty while it goes on."""
    if not g.state.outcome:
        return ""
    over = next((event.data for event in reversed(g.last.events) if event.code == "game-over"), {})
    return str(over.get("by", g.state.reason))


def ways_to_win(mission: MissionFacts) -> list[tuple[Given, ...]]:
    """The goals of the Mission without `any`: a list of them for each choice among the alternatives."""
    return [tuple(chosen) for chosen in product(*map(alternatives, mission.win))] if mission.win else []


def ways_to_lose(mission: MissionFacts) -> list[Given]:
    """Every defeat of the Mission's own, each alternative by itself."""
    return [way for given in mission.lose for way in alternatives(given)]


def goals(setting: Setting) -> tuple[Given, ...]:
    """Every goal of a game that can be won: those of its Mission, then what its rules ask for besides."""
    win = setting.mission.win
    return (*win, *setting.rules.needs.values()) if win else ()


def defeats(setting: Setting) -> tuple[Given, ...]:
    """Every defeat of a game: those of its Mission, then those of its rules."""
    return (*setting.mission.lose, *setting.rules.defeats.values())


def is_won(g: Game, moment: str) -> bool:
    """Whether the last goal is met at this moment; every chain is brought as far as it has come."""
    for condition in g.setting.mission.chains:
        advance(g, condition, moment)
    return bool(g.setting.mission.win) and all_hold(g, goals(g.setting), moment)


def is_lost_without(g: Game, who: int) -> bool:
    """Whether the death of a Survivor would lose the game: by a defeat, or because nobody else is left (CL-END-01)."""
    tried = g.copy()
    take_away(tried, tried.state.survivors[who], DEAD)
    if is_won(tried, "death"):
        return False
    if all(is_out(other) for other in tried.state.survivors):
        return True
    return any(holds(tried, given, "end-phase") for given in defeats(g.setting))


def alternatives(given: Given) -> list[Given]:
    """The same condition once for each way through its `any`s."""
    word, parts = word_of(given), inner(given)
    if word == "any":
        return [way for part in parts for way in alternatives(part)]
    if word not in ("all", "then"):
        return [given]
    return [{**given, word: chosen} for chosen in product(*map(alternatives, parts))]


def won_by(g: Game, moment: str) -> str:
    """The name of the way in which the Mission has just been won."""
    ways = ways_to_win(g.setting.mission)
    return WIN.format(next((n for n, way in enumerate(ways, 1) if all(_met(g, one, moment) for one in way)), 1))


def lost_by(g: Game, moment: str) -> str:
    """The name of the defeat that has just come true."""
    ways = ways_to_lose(g.setting.mission)
    return LOSE.format(next((n for n, way in enumerate(ways, 1) if _met(g, way, moment)), 1))


def _met(g: Game, way: Given, moment: str) -> bool:
    """Whether a way is complete: earlier steps of a chain stay done, but its last one must hold now."""
    parts = inner(way)
    if word_of(way) == "all":
        return all(_met(g, part, moment) for part in parts)
    if word_of(way) == "then":
        return tally(g, STEP.format(way["id"])) == len(parts) and _met(g, parts[-1], moment)
    return holds(g, way, moment)
