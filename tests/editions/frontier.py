"""An edition with content, words and house rules of its own.

It has a deck with public backs, one of a single Zone, cards that lie face down, and takes in Survivors of Classic.

Its rules are those of the books to come in a few lines: UA-BOUNTY, WZ-SS and WZ-OBJ.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from shamble.editions import EDITIONS, Edition
from shamble.editions.edition import CONVERT
from shamble.editions.era import Crossing
from shamble.engine.agenda import Frame
from shamble.engine.decisions import Option
from shamble.engine.declared import ACTIONS, Action, declare
from shamble.rules import registry
from shamble.rules.arranging import Found
from shamble.rules.frames import Turn
from shamble.rules.house import survivors
from shamble.rules.inventory import discard
from shamble.rules.numbers import NUMBERS, Players, Teams
from shamble.rules.piles import draw
from shamble.rules.rule import Rule, rule
from shamble.rules.running_out import Placing
from shamble.rules.searching import SEARCH_DECK
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.decks import EQUIPMENT, ZOMBIE, Deck, back
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.pieces import HIDDEN, PIECES, CardNumber, DoorNumber, Piece
from shamble.world.records import Identity
from shamble.world.setting import Ruleset
from shamble.world.state import Survivor
from shamble.world.view import tops_shown

BOUNTY, STRONGROOM, OBJECTIVE = "bounty", "strongroom", "objective"
LYING = "objective-card"
READ = "read-card"
AMBUSH = "ambush"


class LyingCard(Piece, tag=LYING, laid=True):
    """An Objective card that lies in a Zone or on a door, face down until it is `shown`."""

    door: DoorNumber = -1
    holds: Annotated[str, HIDDEN] = ""
    card: Annotated[CardNumber, HIDDEN] = 0
    shown: CardNumber = 0


del PIECES[LYING]  # only those who play the edition know of it

rules = Rule("frontier")


@rules.on(NUMBERS)
def any_number(players: Players, teams: Teams, mission: tuple[int, int], boxes: Sequence[str]) -> list[str]:
    """As many Survivors as the Mission is for."""
    return []


@rules.on(SEARCH_DECK)
def search_deck(g: Game, survivor: Survivor) -> str:
    """WZ-SS-02: in some Zones another deck is searched."""
    return STRONGROOM if (STRONGROOM, survivor.zone) in g.setting.mission.tokens else EQUIPMENT


@rules.on(hooks.DOOR_OPENED, "UA-BOUNTY-04")
def door_feat(g: Game, door: int, who: int) -> list[Frame]:
    """UA-BOUNTY-02, -03, -04: the feat on the back of the top card earns it at once."""
    return earned(g, "Open a door", who)


@rules.on(hooks.TAKEN, "UA-BOUNTY-04")
def objective_feat(g: Game, who: int, objective: int) -> None:
    """UA-BOUNTY-02: another feat."""
    g.push_all(earned(g, "Take an Objective", who))


def earned(g: Game, feat: str, who: int) -> list[Frame]:
    """UA-BOUNTY-09: an empty deck gives nothing."""
    if who < 0 or tops_shown(g).get(BOUNTY) != feat:
        return []
    return [Found(who=who, cards=(draw(g, BOUNTY),))]


@rules.on(hooks.SET_UP, "WZ-OBJ-03")
def lay_set(g: Game) -> list[Frame]:
    """WZ-OBJ-03: the cards that the Mission names go where it says."""
    deck = g.state.decks[OBJECTIVE]
    for piece in g.state.all_of(LyingCard):
        if piece.holds:
            card = next(card for card in deck if g.setting.card(card).name == piece.holds)
            deck.remove(card)
            piece.holds, piece.card = "", card
    return []


@rules.on(hooks.READY, "WZ-OBJ-11")
def lay_others(g: Game) -> list[Frame]:
    """Where the Mission names none, it is any card of those that are left."""
    for piece in g.state.all_of(LyingCard):
        if not piece.card:
            piece.card = draw(g, OBJECTIVE)
    return []


def offer_reading(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """WZ-OBJ-05: a card in a Zone is taken there for an Action."""
    for number, piece in enumerate(g.state.pieces):
        if purse.left and isinstance(piece, LyingCard) and piece.card and piece.zone == survivor.zone:
            out.append(Option(READ, who=survivor.index, zone=survivor.zone, n=number + 1, cost=1, rule="WZ-OBJ-05"))


def _read(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    g.push_all(revealed(g, option.n - 1, survivor))


@rules.on(hooks.DOOR_OPENED, "WZ-OBJ-06")
def taken_with_the_door(g: Game, door: int, who: int) -> list[Frame]:
    """WZ-OBJ-06: a card on a door is taken by whoever opens it."""
    there = [n for n, piece in enumerate(g.state.pieces) if isinstance(piece, LyingCard) and piece.door == door]
    return [made for n in there for made in revealed(g, n, g.state.survivors[who])]


def revealed(g: Game, number: int, survivor: Survivor) -> list[Frame]:
    """WZ-OBJ-08, -09: its effect, then it is discarded, or lies open where it was."""
    piece = g.state.piece(number, LyingCard)
    card, piece.card = piece.card, 0
    g.seen()
    if AMBUSH not in g.setting.card(card).traits:
        piece.shown = card
        return []
    piece.zone = piece.door = -1
    discard(g, card)
    return [Placing(orders=((survivor.zone, g.setting.kind_of["Drifter"], 2),))]


CLASSIC = EDITIONS["classic"]
MISSION = "FORT-1"
SETTLERS = ("Quinn", "Rosa")
LEARNED = "Sprint"
"""What somebody from Classic begins with here."""

weather = Rule("weather", of="trail", values=("dry", "dust"), usual="dry", always=True)


@rule("city-folk", "UA-BASE-01", of="trail")
def city_folk() -> Iterator[Hook]:
    """Survivors of Classic may come along; they all begin with one Skill."""

    def settled(card: Identity, here: Edition, rules: Ruleset) -> Crossing | str:
        if card.edition != CLASSIC.name:
            return ""
        levels = ((LEARNED,), *card.levels[1:])
        return Crossing(Identity(card.name, levels, card.equipment, box=card.box, edition=FRONTIER.name))

    yield hook(CONVERT, settled)


FRONTIER = CLASSIC.but(
    "frontier",
    numbers=CLASSIC.numbers._replace(survivors=2),
    content=Path(__file__).parent / "content" / "frontier",
    decks=(
        Deck(EQUIPMENT),
        Deck(ZOMBIE, ZOMBIE, gone="removed"),
        Deck(BOUNTY, renewed=False, shows=back),
        Deck(STRONGROOM),
        Deck(OBJECTIVE),
    ),
    set_aside=("set-aside",),
    usual_boxes=("Fort",),
    rules=(*CLASSIC.rules, rules),
    options=(*(one for name, one in CLASSIC.options.items() if name != "numbers"), weather),
    house=(survivors.three_wounds, city_folk),
    look="undead-or-alive",
    words=Path(__file__).parent / "words",
    variants={"printed": {}},
    skills={"printed": CLASSIC.skills["rue-morgue"]},
    offers=(*CLASSIC.offers, offer_reading),
)


@contextmanager
def frontier() -> Iterator[None]:
    """Inside, the edition can be played, with the words that it adds."""
    PIECES[LYING] = LyingCard.piece_kind
    registry.action(READ)(_read)
    declare(Action(READ, "who zone n cost", "zone", "turn up a card that lies face down", group="place"))
    try:
        with EDITIONS.with_one_more(FRONTIER):
            yield
    finally:
        del PIECES[LYING], registry.RESOLVERS[READ], ACTIONS[READ]


def settler(name: str, edition: str = "frontier") -> str:
    """The file of a Survivor of one's own."""
    skills = "blue: [Slippery]\nyellow: [+1 Action]\norange: [Lucky, Taunt]\nred: [Medic, Sniper, Tough]\n"
    return f"format: 1\nname: {name}\nedition: {edition}\n{skills}"
