"""Holy Water and Water: what discarding them in one's own Turn does (UA-HOLY, UA-WATER-01)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.bounty import treated
from shamble.rules.experience import gain_xp
from shamble.rules.frames import Turn
from shamble.rules.inventory import distinct, in_hand
from shamble.rules.registry import action
from shamble.rules.seeing import sight_of
from shamble.rules.spawn import sleep_spawn
from shamble.rules.spawn_kinds import ABOMINATION, CORPSE_PILE, MOBILE, STARTING, send_to_the_start
from shamble.rules.traits import carried
from shamble.rules.turn import Purse, is_given
from shamble.rules.wounds import drop_card
from shamble.world import hooks
from shamble.world.facts import BLESSES_WATER
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.mission_records import SpawnToken
from shamble.world.state import Survivor
from shamble.world.tokens import spawn_tokens

HOLY_WATER, WATER = "holy-water", "water"
FOR_HOLY_WATER, FOR_WATER = 5, 3
FAR = 1
"""UA-HOLY-01: the Range of Holy Water."""

declare(
    Action("use-holy-water", "who zone cards", "zone",
        "discard Holy Water (or Water): Spawn tokens of the Zone go back to the start, Corpse Piles are destroyed",
        group="cards", furthers=True),
    Action("use-water", "who cards", "cards", "discard Water for 3 Adrenaline Points", group="cards", minor=True),
)  # fmt: skip


def _treatable(g: Game, zone: int) -> list[SpawnToken]:
    """UA-HOLY-02 to -04, UA-CLAR-07, -08: the tokens of a Zone that Holy Water would change."""
    here = [token for token in spawn_tokens(g) if token.zone == zone]
    starts_here = any(token.kind == STARTING for token in here)
    movable = () if starts_here else (MOBILE, ABOMINATION)
    return [
        token
        for token in here
        if (token.kind in movable and not token.fixed) or (token.kind == CORPSE_PILE and not token.asleep)
    ]


def _blessings(g: Game, s: Survivor, trait: str) -> Iterator[Option]:
    """UA-HOLY-01: at Range 0-1 and in sight."""
    zones = [zone for zone, distance in sight_of(g, s).items() if distance <= FAR and _treatable(g, zone)]
    for card in _cards(g, s, trait):
        for zone in zones:
            yield Option("use-holy-water", who=s.index, zone=zone, cards=(card,), rule="UA-HOLY-01")


def _cards(g: Game, s: Survivor, trait: str) -> list[int]:
    return distinct(g, (card for card in in_hand(g, s) if trait in g.setting.card(card).traits))


def blessed_waters(g: Game, s: Survivor) -> list[int]:
    """UA-HOLY-01, UA-FAITHFUL-09: the cards that work as Holy Water in their hands."""
    plain = _cards(g, s, WATER) if BLESSES_WATER in s.profile.facts else []
    return [*_cards(g, s, HOLY_WATER), *plain]


@carried(HOLY_WATER, "UA-HOLY-01")
def holy_water() -> Iterator[Hook]:
    """UA-HOLY-01, UA-CLAR-06: for no Action, in their own Turn."""

    def bless(g: Game, turn: Turn, s: Survivor, purse: Purse, out: list[Option]) -> None:
        if not is_given(turn):
            out.extend(_blessings(g, s, HOLY_WATER))

    yield hook(hooks.TURN_OFFERS, bless)


@carried(WATER, "UA-WATER-01")
def water() -> Iterator[Hook]:
    """UA-WATER-01, UA-FAITHFUL-09, UA-CLAR-06, -71: for no Action, in their own Turn, from Hand or Backpack."""

    def drink(g: Game, turn: Turn, s: Survivor, purse: Purse, out: list[Option]) -> None:
        if is_given(turn):
            return
        out.extend(Option("use-water", who=s.index, cards=(card,), rule="UA-WATER-01") for card in _cards(g, s, WATER))
        if BLESSES_WATER in s.profile.facts:
            out.extend(_blessings(g, s, WATER))

    yield hook(hooks.TURN_OFFERS, drink)


@action("use-water")
def _drink(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    _discard(g, survivor, option)
    gain_xp(g, survivor, FOR_WATER, rule="UA-WATER-01")


@action("use-holy-water")
def _bless(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """UA-HOLY-02 to -05, UA-CLAR-05, UA-FAITHFUL-10: all tokens of the Zone, and points once for the card."""
    _discard(g, survivor, option)
    for token in _treatable(g, option.zone):
        if token.kind == CORPSE_PILE:
            sleep_spawn(g, token, "UA-HOLY-03")
        else:
            send_to_the_start(g, token, "UA-HOLY-02")
    gain_xp(g, survivor, FOR_HOLY_WATER, rule="UA-HOLY-05")
    g.push_all(treated(g, survivor, option.zone))


def _discard(g: Game, survivor: Survivor, option: Option) -> None:
    drop_card(g, survivor, option.cards[0])
    g.emit("discarded", option.rule, who=survivor.index, card=option.cards[0])
