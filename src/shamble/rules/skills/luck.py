"""Skills about luck: attacks that miss altogether, and the next card of the Equipment deck."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.combat.aftermath import ATTACK_OVER
from shamble.rules.combat.attack import begin
from shamble.rules.combat.weapons import attack_option, attacks
from shamble.rules.frames import Attack, Turn
from shamble.rules.inventory import discard, distinct_in_place, place_of, used_pile
from shamble.rules.moving import enter
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.searching import draw_from
from shamble.rules.seeing import sight_of
from shamble.rules.traits import SEMI_OFFICIAL, brings, skill_offer
from shamble.rules.turn import Purse, mark_used, note_in_phase, players_phase_now, times_used
from shamble.rules.wounds import Wound, drop_card
from shamble.world.decks import EQUIPMENT
from shamble.world.facts import JUDGES, fact
from shamble.world.game import Game
from shamble.world.state import Survivor

rules = Rule("luck")

CHICKEN = "Judged by the Raw Chicken"
JUDGED = "SKILL-judged-by-the-raw-chicken"
TRUMP = "Trump card"

declare(
    Action("trump-card", "who to", "to", "Trump card: look at the next Equipment card"),
    EventKind("judged", "who other"),
    EventKind("trump-card", "who card"),
)


brings(CHICKEN, JUDGED, fact(JUDGES), versions=SEMI_OFFICIAL)
"""The first other Survivor in sight whose attack misses altogether in a Players' Phase is judged for it."""


@rules.on(ATTACK_OVER)
def judge(g: Game, culprit: Survivor, attack: Attack) -> list[Frame]:
    """A visit by everybody who judges another Survivor for an attack that missed altogether."""
    if attack.scored or not attack.dice or not culprit.on_board or players_phase_now(g) is None:
        return []
    judges = [s for s in g.on_board() if JUDGES in s.profile.facts and s is not culprit]
    able = [s for s in judges if not times_used(g, s.index, CHICKEN) and culprit.zone in sight_of(g, s)]
    return [Judged(who=s.index, other=culprit.index) for s in able]


class Judged(Frame, tag="judged"):
    """Somebody goes to the Survivor whose attack has failed, and judges them."""

    other: int
    at: str = "go"


@frame(Judged)
def judged(g: Game, f: Judged) -> Question | None:
    """The judge comes, whatever stands in the way; a card averts the Wound. The dead are judged no more."""
    judge, culprit = g.person(f.who), g.person(f.other)
    if not culprit.on_board:
        g.pop()
        return None
    if f.at == "go":
        f.at = "ask"
        note_in_phase(g, judge.index, CHICKEN)
        g.emit("judged", JUDGED, who=judge.index, other=culprit.index)
        if judge.zone != culprit.zone:
            enter(g, judge, culprit.zone, rule=JUDGED)
        return None
    options = [Option("take-wound", who=culprit.index)]
    options += [
        Option(
            "discard-instead",
            who=culprit.index,
            card=card,
            to=place_of(g, culprit, card),
            name=CHICKEN,
            rule=JUDGED,
        )
        for card in distinct_in_place(g, culprit)
    ]
    return Question("answer-wound", (culprit.seat,), options, culprit.index)


@judged.answer
def _averted(g: Game, f: Judged, option: Option) -> None:
    g.pop()
    if option.action == "take-wound":
        g.push(Wound(who=f.other, left=1, source="survivor", culprit=f.who, rule=JUDGED))
    else:
        drop_card(g, g.person(f.other), option.card)
        g.emit("wound-stopped", option.rule, who=f.other, by=CHICKEN)


@skill_offer(TRUMP, "SKILL-trump-card", versions=SEMI_OFFICIAL, off_board=True)
def trump_card(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per turn a look at the next Equipment card; a weapon may be used at once."""
    if g.state.decks[EQUIPMENT] or g.state.discards[EQUIPMENT]:
        yield Option("trump-card", who=s.index, to="", rule="SKILL-trump-card")


@action("trump-card")
def _look(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, TRUMP)
    card = draw_from(g, option.to or EQUIPMENT, survivor.index)
    if card:
        g.emit("trump-card", option.rule, who=survivor.index, card=card)
        g.push(TrumpCard(who=survivor.index, card=card))


class TrumpCard(Frame, tag="trump-card"):
    """Somebody looks at a card that may be used at once."""

    card: int
    at: str = "ask"

    def holds(self, game: Game, of: str) -> tuple[int, ...]:
        """The card, until the attack has used it up."""
        return (self.card,) if of == EQUIPMENT and not _is_used_up(game, self.card) else ()


def _is_used_up(g: Game, card: int) -> bool:
    return card in used_pile(g, card)


@frame(TrumpCard, ends_when_dead=False)
def trump_card_frame(g: Game, f: TrumpCard) -> Question | None:
    """A free attack with the card, if it is a weapon; then the card is discarded."""
    survivor = g.person(f.who)
    if f.at == "ask" and survivor.in_play:
        options = [Option("decline", who=survivor.index)]
        options += [attack_option(survivor, way) for way in attacks(g, survivor, weapons=[(f.card,)])]
        return Question("free-attack", (survivor.seat,), options, survivor.index)
    g.pop()
    g.renew(survivor)
    if not _is_used_up(g, f.card):
        discard(g, f.card)
        g.emit("discarded", "SKILL-trump-card", who=survivor.index, card=f.card)
    return None


@trump_card_frame.answer
def _play_trump(g: Game, f: TrumpCard, option: Option) -> None:
    f.at = "done"
    if option.action != "decline":
        survivor = g.person(f.who)
        survivor.profile = g.setting.profile((*survivor.profile.traits, *g.setting.card(f.card).traits))
        begin(g, survivor, option)
