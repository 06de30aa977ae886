"""The Companions of a posse bring their class along, and make a small posse larger (UA-COMPANION, UA-SETUP-02)."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, EventKind, declare
from shamble.rules import escorts
from shamble.rules.house.followers import COMPANION_LENDS, hand_over
from shamble.rules.house.leaders import Follower
from shamble.rules.rivals import who_settles
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.records import Identity
from shamble.world.words import MISSION_SAYS, Given, Progress, condition, effect, progress

SMALL = (3, 4)
FULL = 6
"""UA-CLAR-01: the number of Survivors that Companions may bring a small posse to."""

declare(
    Action("no-more-companions", "", "", "a small posse takes nobody else along", ends=QUESTION),
    EventKind("few-survivors", "n", tone="bad"),
)

rules = escorts.rules.under(
    {
        "AD-OPEN-36": "UA-COMPANION-08",
        "AD-SETUP-19": "UA-COMPANION-02",
        "AD-COMPANION-02": "UA-COMPANION-04",
        "AD-COMPANION-03": "UA-COMPANION-06",
        "AD-COMPANION-04": "UA-COMPANION-07",
        "AD-COMPANION-05": "UA-COMPANION-09",
        "AD-COMPANION-07": "UA-WIN-01",
        "AD-COMPANION-08": "UA-COMPANION-11",
    }
)


@rules.on(COMPANION_LENDS)
def class_ability(g: Game, card: Identity) -> Sequence[str]:
    """UA-COMPANION-04, -13, UA-CLAR-61: their class, and neither a Skill nor Health."""
    return card.traits


class FillUp(Frame, tag="fill-up"):
    """A small posse takes Companions along, so many more at most; `called` is led by one of them."""

    left: int
    called: str = ""


@rules.on(hooks.READY, "UA-SETUP-02")
def fill_up(g: Game) -> list[Frame]:
    """UA-SETUP-02, UA-CLAR-01: three or four Survivors may make it six; fewer are warned and stay alone."""
    number = len(g.state.survivors)
    if number < min(SMALL):
        g.emit("few-survivors", "UA-SETUP-01", n=number)
    return [FillUp(left=FULL - number)] if number in SMALL else []


@frame(FillUp)
def fill_up_frame(g: Game, f: FillUp) -> Question | None:
    """UA-CLAR-01: the players choose who comes along, if anybody, and who leads them."""
    if f.called:
        leaders = [Option("hand-over", who=one.index, name=f.called, rule="UA-CLAR-01") for one in g.in_play()]
        return Question("enlist", who_settles(g), leaders)
    names = unbarred(g) if f.left else []
    if not names:
        g.pop()
        return None
    options = [Option("enlist", name=name, rule="UA-SETUP-02") for name in names]
    return Question("enlist", who_settles(g), [Option("no-more-companions", rule="UA-SETUP-02"), *options])


def unbarred(g: Game) -> list[str]:
    """UA-MISSION-03: those who may be chosen for the posse and are not in the game."""
    barred = {name for trait in g.setting.mission.bars for name in escorts.unused(g, trait)}
    return [name for name in escorts.unused(g) if name not in barred]


@fill_up_frame.answer
def _fill_up(g: Game, f: FillUp, option: Option) -> None:
    if option.action == "enlist":
        f.called = option.name
    elif option.action == "hand-over":
        hand_over(g, option.name, option.who)
        f.left, f.called = f.left - 1, ""
    else:
        g.pop()


@condition("{rallied: 4, trait: Brawler}", rallied="number", trait="trait")
def _rallied(g: Game, given: Given, moment: str) -> bool:
    """So many Companions have a Leader, or have left the board with one; `trait`: of this class."""
    return len(_those_rallied(g, given)) >= int(given["rallied"])


@progress("rallied")
def _how_many_rallied(g: Game, given: Given) -> Progress:
    return Progress(len(_those_rallied(g, given)), int(given["rallied"]))


def _those_rallied(g: Game, given: Given) -> list[str]:
    cards = {card.name: card for card in g.setting.bench}
    pieces = g.state.all_of(Follower)
    led = [piece.called for piece in pieces if piece.leader >= 0]
    return [name for name in led if "trait" not in given or given["trait"] in cards[name].traits]


@effect("{joined_by: Townsfolk}", joined_by="trait")
def _joined_by(g: Game, given: Given, who: int) -> list[Frame]:
    """Whoever set it off leads somebody of this class who is not in the game yet, as the players choose."""
    return [JoinedBy(who=who, trait=given["joined_by"])] if who >= 0 else []


class JoinedBy(Frame, tag="joined-by"):
    """Somebody finds a Companion of a class."""

    trait: str


@frame(JoinedBy)
def joined_by(g: Game, f: JoinedBy) -> Question | None:
    """UA-COMPANION-02: the players choose who it is."""
    names = escorts.unused(g, f.trait)
    if not names:
        g.pop()
        return None
    return Question("enlist", who_settles(g), [Option("enlist", name=name, rule=MISSION_SAYS) for name in names])


@joined_by.answer
def _joined(g: Game, f: JoinedBy, option: Option) -> None:
    g.pop()
    hand_over(g, option.name, f.who)
