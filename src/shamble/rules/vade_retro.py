"""Vade Retro: tokens that cost the Zombies of a Zone one Activation (UA-FAITHFUL-01 to -08)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.frames import Activation, Attack, Turn
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.seeing import sight_of
from shamble.rules.traits import once_per_activation, skill
from shamble.rules.turn import Purse, mark_used
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import Hook
from shamble.world.pieces import NOWHERE, Piece, pieces_at, pieces_of
from shamble.world.state import Survivor

rules = Rule("vade-retro")

NAME, TOKEN = "Vade Retro", "vade-retro"
TOKENS = 2


class VadeRetroToken(Piece, tag=TOKEN):
    """A token of Vade Retro."""


declare(
    Action("vade-retro", "who zone cost free", "zone", "Vade Retro: the Zombies there lose their next Activation",
        minor=True),
    Action("move-mark", "zone", "zone", "Vade Retro: the token that is taken from this Zone, since there are only two"),
    DecisionKind("move-mark", "{move-mark: b}", "Vade Retro: which of the two tokens on the board is moved"),
    EventKind("marked", "who zone"),
    EventKind("mark-gone", "zone"),
    EventKind("halted", "zone"),
)  # fmt: skip


def is_marked(g: Game, zone: int) -> bool:
    """Whether a Vade Retro token lies with the Zombies of a Zone."""
    return bool(g.state.pieces) and bool(g.state.crowd[zone]) and bool(pieces_at(g, VadeRetroToken, zone))


@skill(NAME, "SKILL-vade-retro", versions=("undead-or-alive",))
def vade_retro() -> Iterator[Hook]:
    """Once per activation, for one Action, Zombies in a Zone that they see lose their next Activation."""

    def in_sight(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        price = purse.price("vade-retro")
        for zone in sight_of(g, s) if price is not None else ():
            if g.state.crowd[zone]:
                cost, free = price or (0, "")
                yield Option("vade-retro", who=s.index, zone=zone, cost=cost, free=free, rule="UA-FAITHFUL-01")

    yield once_per_activation(NAME, in_sight)


@action("vade-retro")
def _mark(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """UA-FAITHFUL-01, -08: a token goes there, or one of the two that there are if both are in use."""
    mark_used(turn, NAME)
    if len(pieces_of(g, VadeRetroToken)) < TOKENS:
        _lay(g, survivor.index, option.zone)
    else:
        g.push(MovedMark(who=survivor.index, zone=option.zone))


def _lay(g: Game, who: int, zone: int) -> None:
    free = [number for number in g.state.numbers_of(VadeRetroToken) if g.state.pieces[number].zone == NOWHERE]
    if free:
        g.state.pieces[free[0]] = VadeRetroToken(zone)
    else:
        g.state.pieces.append(VadeRetroToken(zone))
    g.emit("marked", "UA-FAITHFUL-01", who=who, zone=zone)


class MovedMark(Frame, tag="moved-mark"):
    """Both tokens are on the board: one of them goes into another Zone."""

    zone: int


@frame(MovedMark, ends_when_dead=False)
def moved_mark(g: Game, f: MovedMark) -> Question | None:
    """UA-FAITHFUL-08: the players choose which."""
    zones = dict.fromkeys(piece.zone for _, piece in pieces_of(g, VadeRetroToken))
    options = [Option("move-mark", zone=zone, rule="UA-FAITHFUL-08") for zone in zones]
    return Question("move-mark", g.all_seats(), options, f.who)


@moved_mark.answer
def _move_mark(g: Game, f: MovedMark, option: Option) -> None:
    g.pop()
    number, _ = pieces_at(g, VadeRetroToken, option.zone)[0]
    g.state.pieces[number] = VadeRetroToken(NOWHERE)
    g.emit("mark-gone", option.rule, zone=option.zone)
    _lay(g, f.who, f.zone)


def _take_off(g: Game, zone: int, rule: str) -> None:
    for number, _ in pieces_at(g, VadeRetroToken, zone):
        g.state.pieces[number] = VadeRetroToken(NOWHERE)
    g.emit("mark-gone", rule, zone=zone)


@rules.on(hooks.ZOMBIES_ACT, "UA-FAITHFUL-04")
@about(pieces=(TOKEN,))
def halt(g: Game, activation: Activation, step: str) -> list[Frame]:
    """UA-FAITHFUL-04, -05, UA-CLAR-12, -13: as an Activation begins, those in marked Zones who would act lose it.

    All tokens in these Zones go at once; who comes into them afterwards acts as usual (UA-FAITHFUL-06).
    """
    if step != "attack" or activation.nth != 1:
        return []
    marked = dict.fromkeys(zone for zone, _, _ in activation.groups if is_marked(g, zone))
    for zone in marked:
        _take_off(g, zone, "UA-FAITHFUL-04")
        g.emit("halted", "UA-FAITHFUL-05", zone=zone)
    activation.groups = tuple(group for group in activation.groups if group[0] not in marked)
    return []


def _fade(g: Game) -> None:
    """UA-FAITHFUL-07: a token in a Zone without Zombies is gone."""
    for zone in dict.fromkeys(piece.zone for _, piece in pieces_of(g, VadeRetroToken)):
        if not g.state.crowd[zone]:
            _take_off(g, zone, "UA-FAITHFUL-07")


@rules.on(hooks.AFTER_ATTACK, "UA-FAITHFUL-07")
@about(pieces=(TOKEN,))
def with_the_last_kill(g: Game, survivor: Survivor, attack: Attack) -> None:
    """UA-FAITHFUL-07: the last Zombie of the Zone was killed."""
    _fade(g)


@rules.on(hooks.AFTER_ACTION, "UA-FAITHFUL-07")
@about(pieces=(TOKEN,))
def with_an_action(g: Game, who: int) -> list[Frame]:
    """UA-FAITHFUL-07: an Action has taken the last Zombie elsewhere."""
    _fade(g)
    return []


@rules.on(hooks.AFTER_PASS, "UA-FAITHFUL-07")
@about(pieces=(TOKEN,))
def with_a_move(g: Game, activation: Activation) -> list[Frame]:
    """UA-FAITHFUL-07: the last Zombie has gone."""
    _fade(g)
    return []
