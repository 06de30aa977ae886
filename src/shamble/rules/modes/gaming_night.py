"""Gaming Night mode (CL-MODE-NIGHT): whoever falls lies down and may come back, with nothing but two weapons."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.dealing import give
from shamble.rules.experience import choices, gain_xp
from shamble.rules.inventory import discard
from shamble.rules.modes.fallen import ask_the_fallen, figure_of, lay_down, stand_up
from shamble.rules.rule import ON, Rule
from shamble.rules.species.zombivor import ZOMBIVOR
from shamble.rules.vehicles.car_search import draw_weapon, is_weapon
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import FIRST_BODY
from shamble.world.state import EMPTY, Survivor

MODE = "gaming-night"
rules = Rule(MODE, of="modes", values=(ON,), setup_only=True, never_with={"resurrection": "CL-MODE-NIGHT-01"})
WEAPONS = 2
SURVIVOR = "survivor"

declare(
    Action("return", "who zone name", "name", "Gaming Night: come back, as a survivor or as a zombivor"),
    DecisionKind("return", "{return: survivor}, {return: zombivor} or {stay-down: Ned}",
        "Gaming Night: whether they come back"),
    EventKind("returned", "who zone name"),
)  # fmt: skip


@rules.on(hooks.DEFEATED, "CL-MODE-NIGHT-02")
def nobody_dies(g: Game, survivor: Survivor, by: int) -> bool:
    """CL-MODE-NIGHT-02: whoever is defeated lies down where they stood; CL-COMP-13: but Companions are gone."""
    if not survivor.on_board or survivor.index >= FIRST_BODY:
        return False  # no Zone to lie in, or a Companion
    lay_down(g, survivor, "CL-MODE-NIGHT-02")
    return True


@rules.on(hooks.ROUND_BEGINS, "CL-MODE-NIGHT-03")
def may_return(g: Game) -> list[Frame]:
    """CL-MODE-NIGHT-03: before the first player does anything, everybody who lies down is asked."""
    return ask_the_fallen(g, Return)


def _sides(g: Game, survivor: Survivor) -> list[str]:
    """The versions of a Survivor that their Identity Card has, the one that lies face up first."""
    card = g.setting.identity(survivor)
    return [ZOMBIVOR if ZOMBIVOR in side.traits else SURVIVOR for side in (card, card.reverse) if side is not None]


class Return(Frame, tag="return"):
    """Somebody may come back."""

    at: str = "ask"


@frame(Return)
def return_frame(g: Game, f: Return) -> Question | None:
    """CL-MODE-NIGHT-03 to -06: come back, in which version, or wait; then Skills, then weapons."""
    survivor = g.state.survivors[f.who]
    if f.at == "ask":
        zone = figure_of(g, survivor.index).zone
        options = [
            Option("return", who=survivor.index, zone=zone, name=side, rule="CL-MODE-NIGHT-03")
            for side in _sides(g, survivor)
        ]
        options.append(Option("stay-down", who=survivor.index, zone=zone, rule="CL-MODE-NIGHT-03"))
        return Question("return", (survivor.seat,), options, survivor.index)
    g.pop()
    _arm(g, survivor)
    return None


@return_frame.answer
def _return(g: Game, f: Return, option: Option) -> None:
    if option.action == "stay-down":
        g.pop()
        return
    f.at = "arm"
    survivor = g.state.survivors[f.who]
    fewest = min((other.xp for other in g.in_play()), default=0)
    for card in survivor.cards:
        discard(g, card)
    survivor.slots, survivor.hurt = [EMPTY] * g.setting.rules.places.count, 0
    if option.name != _sides(g, survivor)[0]:
        survivor.turned = not survivor.turned
    survivor.xp, survivor.level = 0, 0
    stand_up(g, survivor)
    g.emit("returned", option.rule, who=survivor.index, zone=survivor.zone, name=option.name)
    g.push_all(choices(g, survivor))
    gain_xp(g, survivor, fewest, rule="CL-MODE-NIGHT-05")


def _arm(g: Game, survivor: Survivor) -> None:
    """CL-MODE-NIGHT-06, CL-READ-02: two weapons from the deck, as far as there are any; Aaahh!! cards do nothing."""
    got = 0
    while got < WEAPONS and (card := draw_weapon(g, survivor.index, "CL-MODE-NIGHT-06")):
        if is_weapon(g, card):
            got += 1
            give(g, survivor, card, "CL-MODE-NIGHT-06")
        else:
            discard(g, card)
            g.emit("passed-over", "CL-MODE-NIGHT-06", who=survivor.index, cards=[card])
