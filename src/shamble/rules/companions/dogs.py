"""Instructions to dogs, for an Action of their Handler (CL-DOGCOMP-13 to -20)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.combat.attack import begin
from shamble.rules.combat.weapons import PossibleAttack, attack_option
from shamble.rules.companions.figures import COMPANION, DOG, companions_of, piece_of, type_of
from shamble.rules.companions.finds import DogFind
from shamble.rules.frames import Turn
from shamble.rules.moving import go, hold_back_cost, move_zones
from shamble.rules.noise import make_noise
from shamble.rules.registry import action
from shamble.rules.rivals import enemy_in
from shamble.rules.running_out import Placing
from shamble.rules.searching import can_search_here, draw_from, surprise_of
from shamble.rules.traits import skill
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.pieces import card_of
from shamble.world.state import Survivor

NO_SEARCH = "no-search"

declare(
    Action("dog-run", "who other zone cost free", "zone", "a dog runs: the first Zone of up to three", group="company"),
    Action("dog-bite", "who other zone cost free", "other", "a dog bites in its own Zone", group="company",
        attacks=True),
    Action("dog-search", "who other zone to cost free", "other", "a dog Searches its Zone", group="company",
        purpose="search"),
    Action("dog-bark", "who other zone cost free", "other", "a dog makes noise", group="company", purpose="noise"),
)  # fmt: skip


@makes("dog-run", "dog-bite", "dog-search", "dog-bark")
@about(pieces=(COMPANION,))
def offer_instructions(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-INSTR-01, CL-DOGCOMP-13: for an Action of the Handler, wherever the dog is."""
    for dog in companions_of(g, survivor, DOG):
        out.extend(_runs(g, survivor, dog, purse))
        price = purse.price("dog")
        if price is not None:
            out.extend(_at_once(g, survivor, dog, *price))


def _runs(g: Game, survivor: Survivor, dog: Survivor, purse: Purse) -> Iterator[Option]:
    """CL-DOGCOMP-15: the first Zone of its Move."""
    price = purse.price("dog", hold_back_cost(g, dog))
    if price is not None:
        for zone in g.layout.adjacent[dog.zone]:
            yield Option(
                "dog-run",
                who=survivor.index,
                other=dog.index,
                zone=zone,
                cost=price[0],
                free=price[1],
                rule="CL-DOGCOMP-15",
            )


def _at_once(g: Game, survivor: Survivor, dog: Survivor, cost: int, free: str) -> Iterator[Option]:
    """CL-DOGCOMP-16 to -18: bite, bark, Search."""
    who, other, zone = survivor.index, dog.index, dog.zone
    if enemy_in(g, dog, zone):
        yield Option("dog-bite", who=who, other=other, zone=zone, cost=cost, free=free, rule="CL-DOGCOMP-16")
    if may_search(g, dog):
        rule = "CL-DOGCOMP-18"
        yield Option("dog-search", who=who, other=other, zone=zone, to="", cost=cost, free=free, rule=rule)
    yield Option("dog-bark", who=who, other=other, zone=zone, cost=cost, free=free, rule="CL-DOGCOMP-17")


def may_search(g: Game, dog: Survivor) -> bool:
    """CL-DOGCOMP-18, -19: no Bulldog; each dog once in a turn, whether or not its Handler Searches."""
    able = NO_SEARCH not in type_of(g, dog).tags and piece_of(g, dog).searched != g.state.round
    return able and can_search_here(g, dog)


@action("dog-run")
def _run(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    dog = g.person(option.other)
    go(g, dog, option.zone, further=move_zones(g, dog) - 1, rule=option.rule)


@action("dog-bite")
def _bite(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    dog = g.person(option.other)
    begin(g, dog, attack_option(dog, PossibleAttack("melee", dog.zone, (card_of(piece_of(g, dog)),))))


@action("dog-bark")
def _bark(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    make_noise(g, g.person(option.other), wanted=True, rule=option.rule)


@action("dog-search")
def _search(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """CL-DOGCOMP-18: one card; who jumps out of it stands in the dog's Zone."""
    dog = g.person(option.other)
    piece_of(g, dog).searched = g.state.round
    card = draw_from(g, option.to or EQUIPMENT, dog.index)
    g.emit("searched", "CL-DOGCOMP-18", who=dog.index, zone=dog.zone, cards=[card] if card else [])
    kind = surprise_of(g, card) if card else -1
    if kind >= 0:
        g.state.discards[EQUIPMENT].append(card)
        g.emit("aaahh", "CL-DOGCOMP-18", who=dog.index, zone=dog.zone, kind=kind)
        g.push(Placing(orders=((dog.zone, kind, 1),), rule="CL-DOGCOMP-18"))
    elif card:
        g.push(DogFind(who=survivor.index, other=dog.index, card=card))


@skill("+1 free Dog Action", "SKILL-plus-1-free-dog-action")
def free_dog_action() -> Iterator[Hook]:
    """One Instruction to one of their dogs for nothing."""

    def one_more(g: Game, s: Survivor, asked: str, count: int) -> int:
        return count + (asked == "dog")

    yield hook(hooks.FREE_ACTIONS, one_more)
