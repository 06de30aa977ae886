"""Actions left, whose turn it is, the first player and the round."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.correcting.registry import correction
from shamble.rules.frames import PlayersPhase, Turn
from shamble.rules.round import order_from
from shamble.rules.turn import Purse, new_turn
from shamble.world.game import Game

declare(
    Action("fix-actions", "who n", "who", "the acting Survivor has an Action more or less", group="turn"),
    Action("fix-again", "who name", "name", "what was used in this turn can be used again", group="turn"),
    Action("fix-turn", "who", "who", "it is the turn of somebody else", group="turn"),
    Action("fix-acted", "who to", "who", "a Survivor acted in this round, or waits", group="turn"),
    Action("fix-first", "n", "n", "the player with the first player token", group="turn"),
    Action("fix-round", "n", "n", "the number of the round", group="turn"),
)


def _turn(g: Game) -> Turn | None:
    """The turn that is going on, if one is."""
    top = g.state.agenda[-1]
    return top if isinstance(top, Turn) else None


def _phase(g: Game) -> PlayersPhase:
    return next(frame for frame in g.state.agenda if isinstance(frame, PlayersPhase))


@correction("fix-actions")
def actions_left(g: Game, out: list[Option]) -> None:
    """The acting Survivor has an Action more or less."""
    turn = _turn(g)
    if turn is not None:
        out.append(Option("fix-actions", who=turn.who, n=1))
        if Purse(g, turn, g.state.survivors[turn.who]).left > 0:
            out.append(Option("fix-actions", who=turn.who, n=-1))


@actions_left.made
def _actions_left(g: Game, option: Option) -> None:
    turn = _turn(g)
    assert turn is not None
    turn.bonus += option.n


@correction("fix-again")
def used_again(g: Game, out: list[Option]) -> None:
    """A free Action, a Skill or the Search that the acting Survivor has used in this turn can be used again."""
    turn = _turn(g)
    if turn is not None:
        used = [*(f"free-{free}" for free in turn.free), *turn.used, *["search"] * bool(turn.searched)]
        out.extend(Option("fix-again", who=turn.who, name=name) for name in dict.fromkeys(used))


@used_again.made
def _used_again(g: Game, option: Option) -> None:
    turn = _turn(g)
    assert turn is not None
    if option.name == "search":
        turn.searched -= 1
    elif option.name in turn.used:
        turn.used = _without(turn.used, option.name)
    else:
        turn.free = _without(turn.free, option.name.removeprefix("free-"))


def _without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """One of several equal names less, the first."""
    at = names.index(name)
    return names[:at] + names[at + 1 :]


@correction("fix-turn")
def whose_turn(g: Game, out: list[Option]) -> None:
    """Somebody else acts now, even if they have acted already; whoever was acting has had their turn."""
    turn = _turn(g)
    acting = turn.who if turn is not None else -1
    out.extend(Option("fix-turn", who=survivor.index) for survivor in g.in_play() if survivor.index != acting)


@whose_turn.made
def _whose_turn(g: Game, option: Option) -> None:
    if _turn(g) is not None:
        g.pop()
    _phase(g).activated |= 1 << option.who
    g.push_all([new_turn(g, option.who)])


@correction("fix-acted")
def has_acted(g: Game, out: list[Option]) -> None:
    """A Survivor has acted in this round, or can still act. The last one to wait stays: the phase would be over."""
    acted = _phase(g).activated
    waiting = [survivor for survivor in g.in_play() if not acted >> survivor.index & 1]
    for survivor in g.in_play():
        if survivor not in waiting:
            out.append(Option("fix-acted", who=survivor.index, to="waits"))
        elif len(waiting) > 1 or _turn(g) is not None:
            out.append(Option("fix-acted", who=survivor.index, to="acted"))


@has_acted.made
def _has_acted(g: Game, option: Option) -> None:
    _phase(g).activated ^= 1 << option.who


@correction("fix-first")
def first_player(g: Game, out: list[Option]) -> None:
    """Another player has the first player token, from this round on."""
    out.extend(Option("fix-first", n=seat + 1) for seat in range(g.setting.seats) if seat != g.state.first_seat)


@first_player.made
def _first_player(g: Game, option: Option) -> None:
    g.state.first_seat = option.n - 1
    _phase(g).order = order_from(g)


@correction("fix-round")
def round_number(g: Game, out: list[Option]) -> None:
    """The number of this round."""
    out.extend(Option("fix-round", n=number) for number in (g.state.round - 1, g.state.round + 1) if number > 0)


@round_number.made
def _round_number(g: Game, option: Option) -> None:
    g.state.round = option.n
