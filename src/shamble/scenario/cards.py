"""Dealing the cards of a scenario: names become physical cards, each of them once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from shamble.content import LEVELS
from shamble.files.faults import Steps
from shamble.laying.components import calls
from shamble.rules.inventory import NO_SLOT, takes
from shamble.rules.running_out import RUSH
from shamble.rules.wounds import FILL_SLOTS, put_wound
from shamble.scenario.faults import Faults
from shamble.scenario.inventories import cards_given, missing
from shamble.scenario.names import LOADED, STARTING, UNLOADED, WOUNDED_CARD, joined_names
from shamble.scenario.shape import DrawnCard, Scenario, SurvivorDetail
from shamble.world.decks import ZOMBIE
from shamble.world.game import Game
from shamble.world.pieces import Signed
from shamble.world.records import ZombieCard
from shamble.world.state import EMPTY, WOUNDED, Survivor

EXTRA, MANHOLE, BED, SPAWN = "extra_activation", "manhole", "bed", "spawn"
CRAWLER = "Crawler"
DRAWN = "drawn"
"""The name of every card that a scenario makes itself."""


def drawn_zombie_cards(scenario: Scenario, kinds: Mapping[str, int], faults: Faults) -> list[ZombieCard]:
    """The Zombie cards that the scenario makes itself, in the order in which the piles are laid."""
    made = []
    for where, piles in (("discards", scenario.discards), ("decks", scenario.decks)):
        for deck, cards in piles.items():
            for at, card in enumerate(cards):
                if isinstance(card, DrawnCard):
                    made.append(drawn_card(card, kinds, (where, deck, at), faults))
    return made


def drawn_card(card: DrawnCard, kinds: Mapping[str, int], steps: Steps, faults: Faults) -> ZombieCard:
    """One Zombie card as the engine knows it."""
    plain = any((card.blue, card.yellow, card.orange, card.red))
    given = [word for word in (EXTRA, MANHOLE, BED, RUSH) if getattr(card, word) is not None]
    if len(given) + plain > 1:
        faults.add(steps, f"found {' and '.join(given)}{' and lines' * plain}, expected one of them")
    if card.extra_activation is not None:
        kind = _kind(card.extra_activation, kinds, (*steps, EXTRA), faults)
        return ZombieCard(DRAWN, EXTRA, activates=kind)
    if card.bed is not None:
        return ZombieCard(DRAWN, BED, (((kinds.get(CRAWLER, 0), 1),),) * 4, bed=card.bed)
    if card.manhole is not None:
        return ZombieCard(DRAWN, MANHOLE, _lines(card.manhole, kinds, (*steps, MANHOLE), faults))
    if card.rush is not None:
        return ZombieCard(DRAWN, RUSH, _lines(card.rush, kinds, (*steps, RUSH), faults))
    lines = (card.blue, card.yellow, card.orange, card.red)
    called = calls(kinds, lines)
    return ZombieCard(
        DRAWN,
        SPAWN,
        tuple(
            _line({} if calling else line, kinds, (*steps, level), faults)
            for level, line, calling in zip(LEVELS, lines, called, strict=True)
        ),
        calls=called,
    )


def _lines(
    given: Mapping[str, int | Mapping[str, int]], kinds: Mapping[str, int], steps: Steps, faults: Faults
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Either one line for all Danger Levels, or a line for each that is named."""
    if any(isinstance(value, int) for value in given.values()):
        line = {name: value for name, value in given.items() if isinstance(value, int)}
        faults_here = [name for name in given if name not in line]
        for name in faults_here:
            faults.add((*steps, name), "expected a number, as beside it, or a Danger Level for every line")
        return (_line(line, kinds, steps, faults),) * 4
    for level in given:
        if level not in LEVELS:
            faults.unknown((*steps, level), "Danger Level", level, LEVELS)
    by_level = {level: line for level, line in given.items() if not isinstance(line, int)}
    return tuple(_line(by_level.get(level, {}), kinds, (*steps, level), faults) for level in LEVELS)


def _line(
    line: Mapping[str, int], kinds: Mapping[str, int], steps: Steps, faults: Faults
) -> tuple[tuple[int, int], ...]:
    return tuple((_kind(name, kinds, (*steps, name), faults), count) for name, count in line.items() if count)


def _kind(name: str, kinds: Mapping[str, int], steps: Steps, faults: Faults) -> int:
    if name not in kinds:
        faults.unknown(steps, "kind of Zombie", name, kinds)
    return kinds.get(name, 0)


class Dealer:
    """Deals the physical cards of a game by name, each once."""

    def __init__(self, game: Game, faults: Faults) -> None:
        self.game = game
        self.faults = faults
        self.left: dict[str, list[int]] = {}
        for number, card_type in enumerate(game.setting.cards, 1):
            self.left.setdefault(card_type.name, []).append(number)
        self.known = [*(card_type.name for card_type in game.setting.types), *joined_names(game.setting)]
        self.zombie_cards = [card.name for card in game.setting.zombie_cards]
        self.drawn = [number for number, name in enumerate(self.zombie_cards, 1) if name == DRAWN]
        self.used_zombie_cards: list[int] = []

    def sign(self, name: str, steps: Steps) -> int:
        """The card that stands for a piece: the first of this name that somebody carries and no other piece has."""
        carried = [card for survivor in self.game.state.survivors for card in survivor.cards]
        known = [piece.sign for piece in self.game.state.pieces if isinstance(piece, Signed)]
        fitting = (card for card in carried if self.game.setting.card(card).name == name and card not in known)
        found = next(fitting, EMPTY)
        if not found:
            self.faults.add(steps, f'nobody carries a "{name}" (more)')
        return found

    def take(self, name: str, steps: Steps, deck: str = "") -> int:
        """A card of this name out of those that are left, of this deck if it can be; 0 and a fault if there is none."""
        plain = name.removesuffix(UNLOADED).removesuffix(LOADED).removesuffix(STARTING)
        pair = joined_names(self.game.setting).get(plain)
        if pair is not None:
            base, part = (self._take_one(one, steps) for one in pair)
            if base and part:
                self.game.state.joined[base] = part
        else:
            base = self._take_one(plain, steps, deck, passing=name.endswith(STARTING))
        if base and name.endswith(UNLOADED):
            self.game.state.unloaded.append(base)
        return base

    def _take_one(self, name: str, steps: Steps, deck: str = "", *, passing: bool = False) -> int:
        if name not in self.left:
            if name in self.known:
                self.faults.add(steps, f'the boxes of this scenario hold no "{name}"; see `boxes`')
            else:
                self.faults.unknown(steps, "card", name, self.known)
            return EMPTY
        if not self.left[name]:
            there = len(self.game.setting.numbers_of(name))
            self.faults.add(steps, f'found one "{name}" more than there are: these boxes hold {there}')
            return EMPTY
        left, setting = self.left[name], self.game.setting
        fitting = setting.short_lived if passing else [one for one in left if setting.lie_in.get(one) == deck]
        found = next((card for card in left if card in fitting), left[0])
        left.remove(found)
        return found

    def fill(self, survivor: Survivor, detail: SurvivorDetail, wounds: int) -> None:
        """Put the cards and Wounds of a Survivor into their slots, as many as there are in each place."""
        steps: Steps = ("survivors", survivor.name)
        places = self.game.setting.rules.places
        for where, name in missing(places, detail):
            self.faults.unknown((*steps, *where), "place for cards", name, places.names)
        slots: list[int] = []
        for name, span in places.span.items():
            where, cards = cards_given(places, detail, name)
            if not self.game.ask(FILL_SLOTS):
                survivor.hurt += cards.count(WOUNDED_CARD)
                cards = tuple(card for card in cards if card != WOUNDED_CARD)
            room = len(survivor.slots[span])
            room += sum(self._needs_no_slot(card) for card in cards) * (name == places.last)
            laid = self._slots(cards, room, (*steps, *where))
            for at, card in enumerate(laid):
                if card > 0 and not takes(self.game, survivor, card, name):
                    self.faults.add((*steps, *where, at), f'"{cards[at]}" may not lie there')
            slots += laid
        survivor.slots = slots
        for _ in range(wounds):
            if self.game.ask(FILL_SLOTS) and EMPTY not in slots:
                self.faults.add((*steps, "wounds"), "there is no empty slot for another Wounded card")
                break
            put_wound(self.game, survivor, EMPTY)
        self._unload(detail.unloaded, slots, (*steps, "unloaded"))

    def _slots(self, names: Sequence[str | None], room: int, steps: Steps) -> list[int]:
        if len(names) > room:
            self.faults.add(steps, f"found {len(names)} cards, expected at most {room}")
        slots = []
        for at, name in enumerate(names[:room]):
            if name is None:
                slots.append(EMPTY)
            else:
                slots.append(WOUNDED if name == WOUNDED_CARD else self.take(name, (*steps, at)))
        return slots + [EMPTY] * (room - len(slots))

    def _needs_no_slot(self, name: str | None) -> bool:
        card = self.game.setting.type_of.get(name or "")
        return card is not None and NO_SLOT in card.traits

    def _unload(self, names: Iterable[str], slots: list[int], steps: Steps) -> None:
        unloaded = self.game.state.unloaded
        for at, name in enumerate(names):
            held = [card for card in slots if card > 0 and self.game.setting.card(card).name == name]
            held = [card for card in held if card not in unloaded]
            if held and self._turns(held[0]):
                unloaded.append(held[0])
            else:
                why = "is never unloaded" if held else "is not among their cards"
                self.faults.add((*steps, at), f'"{name}" {why}')

    def _turns(self, card: int) -> bool:
        """Whether a card can be empty or turned over."""
        card_type = self.game.setting.card(card)
        return "bulletproof" in card_type.traits or any(mode.ranged for mode in card_type.modes)

    def zombie_card(self, card: str | int | DrawnCard, steps: Steps) -> int:
        """The number of a Zombie card: by what is printed on it, or the next one that the scenario made."""
        if isinstance(card, DrawnCard):
            return self.drawn.pop(0)
        name = card if isinstance(card, str) else f"#{card}"
        if name not in self.zombie_cards:
            self.faults.add(steps, f"the boxes of this scenario have no Zombie card {card}; see `boxes`")
            return 0
        number = self.zombie_cards.index(name) + 1
        if number in self.used_zombie_cards:
            self.faults.add(steps, f"the Zombie card {card} is there already")
        self.used_zombie_cards.append(number)
        return number

    def pile(self, where: str, deck: str, cards: Sequence[str | int | DrawnCard]) -> list[int]:
        """The cards of a deck or discard pile, the top card last."""
        found = []
        of_zombies = self.game.setting.rules.decks[deck].of == ZOMBIE
        for at, card in enumerate(cards):
            steps: Steps = (where, deck, at)
            if isinstance(card, str) == (deck == ZOMBIE) if of_zombies else not isinstance(card, str):
                wanted = "the number of a Zombie card, or what is on it" if of_zombies else "the name of a card"
                self.faults.add(steps, f"expected {wanted}")
            elif not of_zombies and isinstance(card, str):
                found.append(self.take(card, steps, deck))
            else:
                found.append(self.zombie_card(card, steps))
        return found[::-1]
