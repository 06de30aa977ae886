"""Cards that the first player hands out among their own Survivors."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import DecisionKind, declare
from shamble.rules.arranging import Found
from shamble.rules.dealing import take_named
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.words import MISSION_SAYS, Given, effect

declare(
    DecisionKind("give-out", "{give: Ned, name: Holy Water}", "who gets a card that the first player hands out"),
)


@effect("{hand_out: [Pan, Crowbar]}", hand_out="cards-named")
def _hand_out(g: Game, given: Given, who: int) -> list[Frame]:
    """The first player gives one of these cards, which they choose, to one of their own Survivors."""
    return [GiveOut(names=tuple(given["hand_out"]))]


class GiveOut(Frame, tag="give-out"):
    """The first player gives a card of one of these names to one of their Survivors."""

    names: tuple[str, ...]


@frame(GiveOut)
def hand_out(g: Game, f: GiveOut) -> Question | None:
    """A card of each name that there is, for each of their Survivors."""
    left = {g.setting.card(card).name for card in (*g.state.aside, *g.state.decks[EQUIPMENT])}
    own = [survivor for survivor in g.in_play() if survivor.seat == g.state.first_seat]
    options = [
        Option("give", who=survivor.index, name=name, rule=MISSION_SAYS)
        for name in f.names
        if name in left
        for survivor in own
    ]
    if not options:
        g.pop()
        return None
    return Question("give-out", (g.state.first_seat,), options)


@hand_out.answer
def _handed_out(g: Game, f: GiveOut, option: Option) -> None:
    g.pop()
    g.push(Found(who=option.who, cards=(take_named(g, option.name),)))
