"""Lists of effects that are carried out one after the other, with conditions and choices of the players in them."""

from __future__ import annotations

from collections.abc import Iterable

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.inventory import distinct
from shamble.rules.missions.conditions import holds
from shamble.rules.missions.effects import carry_out
from shamble.rules.missions.events import settle
from shamble.rules.rivals import who_settles
from shamble.rules.turn import Purse, turn_of
from shamble.rules.wounds import drop_card
from shamble.world.game import Game
from shamble.world.missions import Choice, Price
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS, Given, Moment, effect

WEAPON, ANY = "weapon", "any"
"""Words for the cards of a price, beside names."""

declare(
    Action("mission-choice", "name n", "name", "what the players choose, in the Mission's words"),
    Action("mission-price", "who card", "card", "the card that is discarded for what was chosen"),
    DecisionKind("mission-choice", "{mission-choice: Strip it}", "what a card of the Mission lets the players choose"),
    DecisionKind("mission-price", "{mission-price: Pistol}", "which card they discard for it"),
    EventKind("mission-chosen", "name"),
)


class RunningScript(Frame, tag="mission-script"):
    """Effects that happen in their order; `by`: who has set them off, -1: nobody."""

    script: str
    at: int = 0
    by: int = -1


def script_of(script: str, by: int) -> list[Frame]:
    """The frame that carries out the effects of this name; none where there are none."""
    return [RunningScript(script=script, by=by)] if script else []


@frame(RunningScript, ends_when_dead=False)
def run_script(g: Game, f: RunningScript) -> Question | None:
    """One effect after the other; what each sets off comes before the next."""
    effects = g.setting.mission.scripts[f.script]
    if f.at >= len(effects) or g.state.outcome:
        g.pop()
        if g.innermost(RunningScript) is None:
            settle(g, "script")
        return None
    given = effects[f.at]
    f.at += 1
    g.push_all(carry_out(g, given, f.by))
    return None


def is_so(g: Game, given: Given | None, who: int) -> bool:
    """Whether a condition holds for whoever asks; without one it always does."""
    return given is None or holds(g, given, Moment("action", who))


@effect("{if: {taken: all}, do: [{xp: 5}], else: [{noise: here}]}", if_="condition", do="effects", else_="effects")
def _if(g: Game, given: Given, who: int) -> list[Frame]:
    """The effects of `do` happen if the condition holds, otherwise those of `else`, if there are any."""
    return script_of(given.get("do" if is_so(g, given["if"], who) else "else", ""), who)


@effect("{choose: [{option: Strip it, do: [{give: Katana}]}, {option: Leave it}]}", choose="options")
def _choose(g: Game, given: Given, who: int) -> list[Frame]:
    """The players choose one `option` (words): its effects (`do`) happen.

    It may have a condition (`needs`) and a price, paid by whoever set it off: `discards: {of: weapon}` (or `any`, or a
    card), with a `number` and a `deck`, and `actions` of their Turn. One option at least has neither.
    """
    return [MissionChoice(choice=given["choose"], by=who)]


class MissionChoice(Frame, tag="mission-choice"):
    """The players choose among what a card of the Mission offers."""

    choice: str
    by: int = -1


@frame(MissionChoice, ends_when_dead=False)
def mission_choice(g: Game, f: MissionChoice) -> Question | None:
    """WZ-OBJ-08: the team decides."""
    choices = g.setting.mission.choices[f.choice]
    options = [
        Option("mission-choice", name=choice.option, n=number, rule=MISSION_SAYS)
        for number, choice in enumerate(choices, 1)
        if is_so(g, choice.needs, f.by) and _can_pay(g, choice, f.by)
    ]
    return Question("mission-choice", who_settles(g), options)


@mission_choice.answer
def _chosen(g: Game, f: MissionChoice, option: Option) -> None:
    g.pop()
    choice = g.setting.mission.choices[f.choice][option.n - 1]
    g.emit("mission-chosen", MISSION_SAYS, name=choice.option)
    turn = turn_of(g, f.by) if f.by >= 0 else None
    if turn is not None:
        turn.spent += choice.actions
    price = choice.discards
    cards = range(price.number) if price is not None else ()
    paying = [PayCard(by=f.by, of=price.of, deck=price.deck) for _ in cards if price is not None]
    g.push_all([*paying, *script_of(choice.do, f.by)])


def _can_pay(g: Game, choice: Choice, who: int) -> bool:
    if not choice.actions and choice.discards is None:
        return True
    if who < 0 or not g.state.survivors[who].in_play:
        return False
    survivor = g.state.survivors[who]
    turn = turn_of(g, who)
    left = Purse(g, turn, survivor).left if turn is not None else 0
    enough = choice.discards is None or len(list(payable(g, survivor, choice.discards))) >= choice.discards.number
    return left >= choice.actions and enough


def payable(g: Game, survivor: Survivor, price: Price) -> Iterable[int]:
    """The cards that somebody can pay with."""
    for card in survivor.cards:
        kind = g.setting.card(card)
        fits = price.of == ANY or (kind.is_weapon if price.of == WEAPON else kind.goes_for(price.of))
        if fits and (not price.deck or kind.deck == price.deck):
            yield card


class PayCard(Frame, tag="mission-price"):
    """Somebody discards a card for what was chosen."""

    of: str
    deck: str = ""
    by: int = -1


@frame(PayCard, ends_when_dead=False)
def pay_card(g: Game, f: PayCard) -> Question | None:
    """Their player says which card it is."""
    survivor = g.state.survivors[f.by]
    cards = distinct(g, list(payable(g, survivor, Price(f.of, 1, f.deck))))
    if not cards:
        g.pop()
        return None
    options = [Option("mission-price", who=f.by, card=card, rule=MISSION_SAYS) for card in cards]
    return Question("mission-price", (survivor.seat,), options, f.by)


@pay_card.answer
def _paid(g: Game, f: PayCard, option: Option) -> None:
    g.pop()
    drop_card(g, g.state.survivors[f.by], option.card)
    g.emit("discarded", MISSION_SAYS, who=f.by, card=option.card)
