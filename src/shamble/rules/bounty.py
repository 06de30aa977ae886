"""Bounty Weapons: won in the order of their deck, of which everybody sees the back on top (UA-BOUNTY)."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from shamble.board import BALCONY, Zone
from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.arranging import Found
from shamble.rules.combat.weapons import weapon_of
from shamble.rules.frames import Attack
from shamble.rules.piles import draw
from shamble.rules.rule import Rule
from shamble.rules.tallies import add, tally
from shamble.rules.turn import is_given, turn_of
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.decks import Deck, back
from shamble.world.game import Game
from shamble.world.pieces import HIDDEN, NOWHERE, CardNumber, Piece
from shamble.world.records import CardType, Feat
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS, Given, Progress, condition, effect, progress, words_in

BOUNTY = Deck("bounty", renewed=False, shows=back, own_pile=True)
"""UA-BOUNTY-01, UA-SETUP-10, UA-ACT-11."""
TREATED = "treated"
"""Stands for the type of a Zombie where a deed was no kill."""


class LaidAside(Piece, tag="bounty-aside"):
    """A Bounty Weapon that the Mission lays aside, face down: no Feat wins it."""

    card: Annotated[CardNumber, HIDDEN] = 0


TOP, LAID_ASIDE = "top", "aside"
GAINED, GAINED_ASIDE = "bounties", "bounties aside"
"""The names under which it is kept how many Bounty Weapons were gained, and how many of those laid aside."""
EACH = "survivors"
"""In place of a number of Bounty Weapons: one for each Survivor who began the game."""

Words = tuple[str, ...]
"""The mode of an attack, the place of whoever makes it, and the names of the weapon."""

rules = Rule("bounty")


class Exploit(NamedTuple):
    """One of the exploits of a Turn (see frames.Exploit)."""

    card: int
    action: int
    kind: str
    zone: int
    words: Words


declare(
    EventKind("feat", "who card", tone="good"),
    EventKind("bounties-aside", "n"),
)


@effect("{bounty: top}", bounty=(TOP, LAID_ASIDE))
def _bounty(g: Game, given: Given, who: int) -> list[Frame]:
    """Whoever set it off gains the Bounty Weapon on top of its deck, if one is left, and may rearrange their cards.

    `aside`: one of those that the Mission laid aside (`bounties_aside`), at random.
    """
    if who < 0:
        return []
    return _won(g, who) if given["bounty"] == TOP else _gained(g, who, _from_aside(g), GAINED_ASIDE)


def _won(g: Game, who: int) -> list[Frame]:
    """UA-BOUNTY-04, -05, -09: the top card at once, if there is one, with a free rearrangement."""
    return _gained(g, who, draw(g, BOUNTY.name))


def _gained(g: Game, who: int, card: int, *further: str) -> list[Frame]:
    if not card:
        return []
    if any(GAINED in words_in(goal) for goal in g.setting.mission.win):
        for name in (GAINED, *further):
            add(g, name, 1)
    return [Found(who=who, cards=(card,))]


@rules.on(hooks.SET_UP, MISSION_SAYS)
@about(scene=lambda scene: scene.mission.bounties_aside)
def lay_some_aside(g: Game) -> list[Frame]:
    """So many of them, drawn at random, are laid aside, and the others are the deck."""
    deck = g.state.decks[BOUNTY.name]
    number = min(g.setting.mission.bounties_aside, len(deck))
    for _ in range(number):
        g.state.pieces.append(LaidAside(NOWHERE, card=deck.pop()))
    if number:
        g.emit("bounties-aside", MISSION_SAYS, n=number)
    return []


def _from_aside(g: Game) -> int:
    """The first of those laid aside: chance has put them in their order."""
    left = [piece for piece in g.state.all_of(LaidAside) if piece.card]
    if not left:
        return 0
    g.seen()
    card, left[0].card = left[0].card, 0
    return card


@condition("{bounties: survivors}", bounties="number-or-each", aside="flag")
def _bounties(g: Game, given: Given, moment: str) -> bool:
    """So many Bounty Weapons were gained, whoever holds them; `survivors`: as many as began the game.

    `aside`: of those that the Mission laid aside.
    """
    done, wanted, *_ = _how_many_gained(g, given)
    return done >= wanted


@progress("bounties")
def _how_many_gained(g: Game, given: Given) -> Progress:
    wanted = len(g.state.survivors) if given["bounties"] == EACH else int(given["bounties"])
    return Progress(tally(g, GAINED_ASIDE if given.get("aside") else GAINED), wanted)


@rules.on(hooks.AFTER_ATTACK, "UA-BOUNTY-02")
def after_kills(g: Game, survivor: Survivor, attack: Attack) -> None:
    """UA-BOUNTY-02, -04: a Feat is accomplished as soon as the Zombies are eliminated that it takes."""
    if attack.kills:
        words = words_of(attack.mode, g.setting.board.zones[survivor.zone], weapon_of(g, attack))
        kinds = g.setting.kinds
        deeds = [(kinds[kind].type, attack.zone, words) for kind in attack.kills]
        g.push_all(_done(g, survivor, deeds))


def words_of(mode: str, zone: Zone, weapon: CardType) -> Words:
    """The words that Feats use of an attack: its mode, the place of whoever makes it, and the names of the weapon."""
    return (mode, place_of(zone), weapon.name, *weapon.counts_as)


def place_of(zone: Zone) -> str:
    """The kind of a Zone as Feats name it: a Balcony is one, although it is a street to those who see it."""
    return BALCONY if BALCONY in zone.tags else zone.kind


def treated(g: Game, survivor: Survivor, zone: int) -> list[Frame]:
    """UA-BOUNTY-02: somebody has moved or destroyed the Spawn tokens of a Zone with Water."""
    return _done(g, survivor, [(TREATED, zone, ())])


def _done(g: Game, survivor: Survivor, deeds: list[tuple[str, int, Words]]) -> list[Frame]:
    """UA-BOUNTY-03, -06, -08, UA-CLAR-23: deeds of one Survivor's own Turn, while the card is on top.

    Each deed is kept with the card that it counts for, so that it counts for no other one.
    """
    turn, deck = turn_of(g, survivor.index), g.state.decks[BOUNTY.name]
    if turn is None or is_given(turn) or not deck:
        return []
    top = deck[-1]
    number = len(turn.exploits)  # no other Action has it
    turn.exploits = (*turn.exploits, *((top, number, kind, zone, words) for kind, zone, words in deeds))
    so_far = [deed for deed in (Exploit(*one) for one in turn.exploits) if deed.card == top]
    if not any(_accomplished(feat, so_far) for feat in g.setting.card(top).feat):
        return []
    g.emit("feat", "UA-BOUNTY-04", who=survivor.index, card=top)
    return _won(g, survivor.index)


def _accomplished(feat: Feat, deeds: list[Exploit]) -> bool:
    """Whether these deeds are what a Feat asks for."""
    if feat.treated:
        return len({deed.zone for deed in deeds if deed.kind == TREATED}) >= feat.treated
    counted = [deed for deed in deeds if deed.kind != TREATED and counts_for(feat, deed.kind, deed.words)]
    if feat.zones:
        return len({deed.zone for deed in counted}) >= feat.zones
    actions = [[deed for deed in counted if deed.action == number] for number in {deed.action for deed in counted}]
    return any(len(kills) >= feat.kills for kills in (actions if feat.one_action else [counted]))


def counts_for(feat: Feat, kind: str, words: Words) -> bool:
    """Whether eliminating a Zombie of a type in such an attack counts for a Feat."""
    return (
        (not feat.of or kind in feat.of)
        and feat.mode in (None, words[0])
        and feat.place in (None, words[1])
        and (feat.weapon is None or feat.weapon in words[2:])
    )
