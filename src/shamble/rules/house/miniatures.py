"""House rules about running out of miniatures (CL-HOUSE-40, -41)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, declare
from shamble.rules.kinds import abominations
from shamble.rules.rule import Row, rule
from shamble.rules.running_out import SHORTAGE, ExtraActivation, Placing
from shamble.rules.spawn import awake_spawns
from shamble.rules.splitting import WHO_DECIDES
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook

Chain = tuple[Any, ...]

declare(
    Action("abomination", "zone kind", "zone", "where an Abomination comes when miniatures have run out (house rules)"),
    DecisionKind("abomination", "{abomination: b}",
        "house rules: where an Abomination comes when miniatures have run out"),
)  # fmt: skip


@rule("shortage-rouses-abominations", "CL-HOUSE-40", of="miniatures", replaces=("CL-OUT-01",))
def shortage_rouses_abominations() -> Iterator[Hook]:
    """CL-HOUSE-40: all Abominations act, then a new one comes; if none is left, they only act."""

    def act_and_come(g: Game, kinds: tuple[int, ...], chain: Chain, zone: int) -> list[Frame]:
        return [made for _ in kinds for made in (_all_act(g, chain, "CL-HOUSE-40"), AbominationComes())]

    yield hook(SHORTAGE, act_and_come)


@rule("shortage-brings-abomination", "CL-HOUSE-41", of="miniatures", replaces=("CL-OUT-01", "CL-OUT-04"))
def shortage_brings_abomination() -> Iterator[Row | Hook]:
    """CL-HOUSE-41: an Abomination comes; with none left, also for its own card, all of them act."""

    def come_or_act(g: Game, kinds: tuple[int, ...], chain: Chain, zone: int) -> list[Frame]:
        if _in_stock(g) and awake_spawns(g):
            return [AbominationComes() for _ in kinds]
        return [_all_act(g, chain, "CL-HOUSE-41") for _ in kinds]

    yield hook(SHORTAGE, come_or_act)
    yield Row(lambda kind: kind.altered(if_missing=()) if kind.is_abomination else kind)


def _all_act(g: Game, chain: Chain, rule: str) -> Frame:
    return ExtraActivation(kinds=abominations(g), why="shortage", rule=rule, chain=chain)


def _in_stock(g: Game) -> list[int]:
    return [kind for kind in abominations(g) if g.state.stock[kind]]


class AbominationComes(Frame, tag="abomination-comes"):
    """An Abomination comes because miniatures have run out."""


@frame(AbominationComes, ends_when_dead=False)
def abomination_comes(g: Game, f: AbominationComes) -> Question | None:
    """Which Abomination comes, and in which Spawn Zone; whoever decides for the Zombies settles that."""
    zones = dict.fromkeys(spawn.zone for spawn in awake_spawns(g))
    options = [
        Option("abomination", zone=zone, kind=kind, rule="CL-HOUSE-40") for zone in zones for kind in _in_stock(g)
    ]
    if not options:
        g.pop()
        return None
    return Question("abomination", g.ask(WHO_DECIDES), options)


@abomination_comes.answer
def _place(g: Game, f: AbominationComes, option: Option) -> None:
    g.pop()
    g.push(Placing(orders=((option.zone, option.kind, 1),), rule=option.rule))
