"""The goals of Personal Objectives: kills, ways, deeds, and goals of the whole team (AD-KILL, AD-OPEN-28)."""

from __future__ import annotations

from collections.abc import Callable

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.ammunition import DIE, OUT_OF_AMMO
from shamble.rules.combat.rolling import beside, is_concentrated
from shamble.rules.experience import danger_level, level_named
from shamble.rules.frames import Attack
from shamble.rules.personal.cards import (
    HANDED_ON,
    PERSONAL,
    PersonalCard,
    goal_of,
    holds_token,
    open_ones,
    owner_of,
    records,
)
from shamble.rules.rule import Rule
from shamble.rules.sleepers.eliminating import ELIMINATED
from shamble.rules.sleepers.tokens import SleeperToken
from shamble.rules.tallies import exit_zone
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import card_of, pieces_of
from shamble.world.play import Play
from shamble.world.state import Survivor

rules = Rule("personal-deeds")

declare(
    EventKind("laid-on-card", "who kind count total"),
    EventKind("personal-done", "who card", tone="good"),
)

KILLS: dict[str, Callable[[Attack | None], bool]] = {
    "kills": lambda attack: True,
    "melee-kills": lambda attack: attack is not None and attack.mode == "melee",
    "concentrated": lambda attack: attack is not None and is_concentrated(attack),
}
"""The kill counts, and which attacks each counts."""


def complete(g: Game, piece: PersonalCard) -> None:
    """AD-PO-02, AD-KILL-03: it is met for good, and the miniatures on its card go back to the supply."""
    for kind, kept in _kept_by(g, piece).items():
        g.state.stock[kind] += kept
    piece.done = True
    owner = owner_of(g, piece)
    g.emit("personal-done", "AD-PO-02", who=owner.index if owner is not None else -1, card=card_of(piece))


def _kept_by(g: Play, piece: PersonalCard) -> dict[int, int]:
    goal = goal_of(g, piece)
    counts = goal[0] in KILLS and not piece.done and piece.count
    return {g.setting.kind_of[goal[2]]: piece.count} if counts else {}


def counted_by_kind(g: Play) -> dict[int, int]:
    """AD-KILL-02: the miniatures that lie on cards, by their kind."""
    found: dict[int, int] = {}
    for piece in records(g):
        for kind, kept in _kept_by(g, piece).items():
            found[kind] = found.get(kind, 0) + kept
    return found


@rules.on(hooks.KILLED, "AD-KILL-01")
@about(pieces=(PERSONAL,))
def count_kills(g: Game, survivor: Survivor, zone: int, kinds: tuple[int, ...], attack: Attack | None) -> list[Frame]:
    """AD-KILL-01, AD-OPEN-28: while their own Survivor has the token; what they kill is laid on the card."""
    for piece in open_ones(g):
        owner, goal = owner_of(g, piece), goal_of(g, piece)
        if owner is None or owner.index != survivor.index:
            continue
        if goal[0] in KILLS and holds_token(piece, owner) and KILLS[goal[0]](attack):
            _lay_on_card(g, piece, kinds.count(g.setting.kind_of[goal[2]]))
        elif goal[0] == "sleepers" and not pieces_of(g, SleeperToken):
            piece.further += kinds.count(g.setting.kind_of["Shambler"])
        elif goal[0] == "abomination-or-red" and any(g.setting.kinds[kind].is_abomination for kind in kinds):
            complete(g, piece)
    look(g)
    return []


def _lay_on_card(g: Game, piece: PersonalCard, killed: int) -> None:
    _, wanted, name = goal_of(g, piece)
    kind, owner = g.setting.kind_of[name], owner_of(g, piece)
    laid = min(killed, int(wanted) - piece.count)
    if laid <= 0 or owner is None:
        return
    piece.count += laid
    g.state.stock[kind] -= laid
    g.emit("laid-on-card", "AD-KILL-01", who=owner.index, kind=kind, count=laid, total=piece.count)
    if piece.count >= int(wanted):
        complete(g, piece)


@rules.on(hooks.AFTER_ATTACK, "AD-PO-01")
@about(pieces=(PERSONAL,))
def count_dry_weapons(g: Game, survivor: Survivor, attack: Attack) -> None:
    """AD-PO-01: how often weapons of its Survivor have run dry."""
    for piece in open_ones(g):
        goal, owner = goal_of(g, piece), owner_of(g, piece)
        if goal[0] == "run-dry" and owner is not None and owner.index == survivor.index:
            piece.count += OUT_OF_AMMO in beside(attack, DIE)
            if piece.count >= int(goal[1]):
                complete(g, piece)


@rules.on(hooks.AFTER_ACTION, "AD-PO-01")
@about(pieces=(PERSONAL,))
def after_action(g: Game, who: int) -> list[Frame]:
    """AD-PO-01: what an Action has brought about: Sleepers that are gone, a token in its place."""
    look(g)
    return []


@rules.on(ELIMINATED)
def count_eliminations(g: Game, survivor: Survivor) -> None:
    """AD-PO-01: the Sleepers that its own Survivor has killed."""
    for piece in open_ones(g):
        owner = owner_of(g, piece)
        if owner is not None and owner.index == survivor.index and goal_of(g, piece)[0] == "sleepers":
            piece.count += 1


@rules.on(hooks.ROUND_BEGINS, "AD-PO-01")
@about(pieces=(PERSONAL,))
def when_a_round_begins(g: Game) -> list[Frame]:
    """AD-PO-01: whatever has come about since the last Action."""
    look(g)
    return []


def look(g: Game) -> None:
    """Complete all that is met as the game stands."""
    for piece in open_ones(g):
        owner, goal = owner_of(g, piece), goal_of(g, piece)
        if owner is not None and goal[0] in STANDING and STANDING[goal[0]](g, piece, owner, goal):
            complete(g, piece)


def _is_brought(g: Game, piece: PersonalCard, owner: Survivor, goal: tuple[str, ...]) -> bool:
    """The owner stands there with the token."""
    return holds_token(piece, owner) and owner.zone in places(g, goal[1])


def places(g: Game, place: str) -> tuple[int, ...]:
    """The Zones that a card calls the Exit or the start."""
    return (exit_zone(g),) if place == "exit" else g.setting.mission.start


def _are_gone(g: Game, piece: PersonalCard, owner: Survivor, goal: tuple[str, ...]) -> bool:
    """So many Sleeper tokens, or so many Shamblers once none of them was left."""
    return bool(piece.count >= int(goal[1]) or piece.further >= int(goal[2]))


def _is_at_red(g: Game, piece: PersonalCard, owner: Survivor, goal: tuple[str, ...]) -> bool:
    return owner.level >= level_named(g, "red")


STANDING: dict[str, Callable[[Game, PersonalCard, Survivor, tuple[str, ...]], bool]] = {
    "brought": _is_brought,
    "sleepers": _are_gone,
    "abomination-or-red": _is_at_red,
}
"""Goals that are met as soon as something is so."""


@rules.on(hooks.CARRIED, "AD-PO-03")
@about(pieces=(PERSONAL,))
def tokens_change_hands(g: Game, survivor: Survivor) -> None:
    """AD-PO-01, -03: whoever has a token now is its holder; for some it counts that the owner has given it away."""
    for piece in records(g):
        if not holds_token(piece, survivor) or piece.holder == survivor.index:
            continue
        goal, owner, before = goal_of(g, piece), owner_of(g, piece), piece.holder
        piece.holder = survivor.index
        gave = goal[0] == HANDED_ON and owner is not None and owner.index == before
        if gave and not piece.done and survivor.zone in places(g, goal[1]):
            complete(g, piece)


@rules.on(hooks.END_PHASE, "AD-PO-01", stage=hooks.SET)
@about(pieces=(PERSONAL,))
def of_the_team(g: Game) -> None:
    """AD-PO-01: goals of everybody are looked at in the End Phase."""
    together = len({one.zone for one in (*g.in_play(), *g.bodies())}) == 1
    for piece in open_ones(g):
        word, *further = goal_of(g, piece)
        if (word == "gathered" and together) or (word == "unhurt" and _was_unhurt(g, further[0])):
            complete(g, piece)


def _was_unhurt(g: Game, level: str) -> bool:
    """Nobody was wounded in this round, though somebody has reached that Danger Level."""
    return danger_level(g) >= level_named(g, level) and g.state.wounded_in < g.state.round
