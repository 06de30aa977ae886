"""Instructions to human Companions, for an Action of their Leader (CL-COMP-17, -18, -21 to -24, -27, -28)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.barricades import break_down, breakable
from shamble.rules.combat.attack import begin
from shamble.rules.combat.weapons import PossibleAttack, attack_option, in_range
from shamble.rules.companions.figures import COMPANION, HUMAN, companions_of, piece_of, type_of
from shamble.rules.doors import is_barred, is_open, open_door
from shamble.rules.frames import Turn
from shamble.rules.noise import make_noise
from shamble.rules.registry import action
from shamble.rules.traits import carried
from shamble.rules.turn import Purse
from shamble.world.about import about, makes
from shamble.world.facts import BUILDS_ANYWHERE, BUILDS_FASTER, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook
from shamble.world.pieces import card_of
from shamble.world.showing import Sound
from shamble.world.state import Survivor

HANDYMAN = "handyman"

declare(
    Action("volley", "who other zone cost", "zone", "Gunmen or Snipers (`other`: one of their own) shoot at a Zone",
        group="company", attacks=True, endangers=True, sound=Sound.SHOT),
    Action("handyman-opens", "who other zone door cost", "zone", "the Handyman opens a door; `zone` is behind it",
        group="company"),
    Action("handyman-breaks", "who other zone name cost", "zone",
        "the Handyman breaks a barricade; `name`: complete or unfinished", group="company"),
)  # fmt: skip


@makes("volley", "handyman-opens", "handyman-breaks", paid=True)
@about(pieces=(COMPANION,))
def offer_orders(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-INSTR-01, CL-COMP-18: each Instruction costs the Leader an Action."""
    if purse.left < 1:
        return
    seen: list[str] = []
    for companion in companions_of(g, survivor, HUMAN):
        kind = type_of(g, companion)
        if kind.name in seen:
            continue  # two of a kind can do no more than one
        seen.append(kind.name)
        if kind.own_modes:
            _offer_volley(g, survivor, companion, out)
        if HANDYMAN in kind.tags:
            _offer_doors(g, survivor, companion, out)
            out.extend(
                Option(
                    "handyman-breaks",
                    who=survivor.index,
                    other=companion.index,
                    zone=zone,
                    name=name,
                    cost=1,
                    rule="CL-COMP-24",
                )
                for zone, name in breakable(g, companion.zone)
            )


def _offer_volley(g: Game, survivor: Survivor, companion: Survivor, out: list[Option]) -> None:
    card = card_of(piece_of(g, companion))
    mode = g.setting.card(card).own_modes[0]
    for zone in in_range(g, companion, card, mode, companion.zone):
        out.append(Option("volley", who=survivor.index, other=companion.index, zone=zone, cost=1, rule="CL-COMP-21"))


def shooters(g: Game, companion: Survivor) -> list[Survivor]:
    """CL-COMP-21, -27: all of their kind and team in their Zone, they themselves first."""
    kind = type_of(g, companion)
    here = (one for leader in g.survivors_in(companion.zone) for one in companions_of(g, leader, HUMAN))
    others = [one for one in here if one is not companion and one.team == companion.team and type_of(g, one) is kind]
    return [companion, *others]


def company_cards(g: Game, companion: Survivor) -> tuple[int, ...]:
    """The cards of all who attack when this one is told to: a dog bites alone."""
    firing = shooters(g, companion) if type_of(g, companion).figure == HUMAN else [companion]
    return tuple(card_of(piece_of(g, one)) for one in firing)


@action("volley")
def _volley(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """CL-COMP-21, -27: all shoot together at one Zone; CL-COMP-17: without the Leader's Skills. Each makes noise."""
    companion = g.person(option.other)
    others = shooters(g, companion)[1:]
    cards = company_cards(g, companion)
    begin(g, companion, attack_option(companion, PossibleAttack("ranged", option.zone, cards)))
    for other in others:
        make_noise(g, other)


def _offer_doors(g: Game, survivor: Survivor, companion: Survivor, out: list[Option]) -> None:
    for door in g.setting.board.doors_at[companion.zone]:
        if not is_open(g, door.index) and not is_barred(g, door.index):
            out.append(
                Option(
                    "handyman-opens",
                    who=survivor.index,
                    other=companion.index,
                    zone=door.beyond(companion.zone),
                    door=door.index,
                    cost=1,
                    rule="CL-COMP-24",
                )
            )


@action("handyman-opens")
def _open(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """CL-COMP-24: without noise and without any tool; what keeps the door barred still does."""
    open_door(g, option.door, survivor.index, rule=option.rule)


@action("handyman-breaks")
def _break(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """CL-COMP-24: a barricade, too, goes without noise and without any tool."""
    break_down(g, g.person(option.other), option)


@carried(HANDYMAN, "CL-COMP-25")
def handyman() -> Iterator[Hook]:
    """CL-COMP-25: each stage of a barricade costs an Action less, but never nothing; and it may stand anywhere."""
    yield fact(BUILDS_FASTER)
    yield fact(BUILDS_ANYWHERE)
