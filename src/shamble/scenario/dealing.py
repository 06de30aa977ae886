"""A set-up whose chance is dictated: starting cards, decks, tents, Objectives, starting Zones, the first player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from shamble.engine.errors import EngineError
from shamble.scenario.cards import Dealer
from shamble.scenario.faults import Faults
from shamble.scenario.laying import MissionReader
from shamble.scenario.names import pile_names
from shamble.scenario.shape import DealDetail, Scenario
from shamble.world.game import Game
from shamble.world.play import Play
from shamble.world.state import Survivor

NamesWanted = list[str | None]
NumbersWanted = list[int | None]
"""The wanted content of each place of an order; None where chance decides."""


T = TypeVar("T")


class Deal:
    """The dictated results of the shuffles of a set-up. All copies of a game share it, so it never changes."""

    def __init__(self, game: Game, scenario: Scenario, reader: MissionReader, faults: Faults) -> None:
        given = scenario.deal or DealDetail()
        self.decks: dict[str, Sequence[object]] = {}
        self.first_seat = (given.first_player or 0) - 1
        self.cards = _starting_cards(game, given)
        mission = game.setting.mission
        starts = [reader.zone(name, ("deal", "starts", at)) for at, name in enumerate(given.starts)]
        self.starts: NumbersWanted = [mission.start.index(zone) if zone in mission.start else None for zone in starts]
        self.tents = _tents(game, scenario, reader)
        self.drawn: dict[str, NamesWanted] = {deck: list(names) for deck, names in given.drawn.items()}
        self.tokens: dict[str, NumbersWanted] = {kind: list(faces) for kind, faces in given.tokens.items()}
        face_down = [token for token in mission.objectives if token.face_down]
        wanted = {reader.zone(name, ("deal", "objectives", name)): colour for name, colour in given.objectives.items()}
        self.colours = [token.colour for token in face_down]
        self.faces: NamesWanted = [wanted.get(token.zone) for token in face_down]
        if scenario.deal is not None:
            _DealCheck(game, faults).check(given)

    def lay(self, game: Game, deck: str, numbers: Sequence[int]) -> None:
        """Dictate the cards (the top one last) on a deck after its shuffle; any card of the same name will do."""
        self.decks[deck] = pile_names(game.setting, deck, numbers)

    def __call__(self, g: Play, purpose: str, order: list[int]) -> list[int]:
        """The order of a shuffle, as far as it is dictated."""
        word, _, deck = purpose.partition(" ")
        if word == "deck":
            self._check_dealt(g, deck)
            return self._deck(g, deck, order)
        if word == "drawn":
            return self._names(g, order, self.drawn.get(deck, []))
        if word == "tokens":
            return _placed(order, self.tokens.get(deck, []), _same)
        return _ORDERS[purpose](self, g, order)

    def _names(self, g: Play, order: list[int], slots: NamesWanted) -> list[int]:
        return _placed(order, slots, lambda card, name: g.setting.card(card).name == name)

    def starting_cards(self, survivor: Survivor) -> list[str]:
        """The starting cards of a Survivor, as far as they are dictated."""
        return self.cards.get(survivor.name, [])

    def _takers(self, survivors: Sequence[Survivor]) -> list[Survivor]:
        """The Survivors in the order in which they are dealt to: whoever gets more than the others comes first."""
        return sorted(survivors, key=lambda survivor: -max(1, len(self.starting_cards(survivor))))

    def round_the_table(self, g: Play, order: list[int]) -> list[int]:
        """One card at a time for everybody who has none."""
        takers = self._takers([survivor for survivor in g.state.survivors if not survivor.cards])
        rounds = [(at // len(takers), takers[at % len(takers)]) for at in range(len(order))]
        return self._names(g, order, [dict(enumerate(self.starting_cards(taker))).get(turn) for turn, taker in rounds])

    def who_begins(self, g: Play, order: list[int]) -> list[int]:
        """The order in which Survivors are dealt to when there are more cards than Survivors."""
        if not self.cards:
            return order
        return [survivor.index for survivor in self._takers([g.state.survivors[index] for index in sorted(order)])]

    def which_cards(self, g: Play, order: list[int]) -> list[int]:
        """The cards that are dealt at all: every one that somebody is to get is among them."""
        return self._names(g, order, [name for names in self.cards.values() for name in names])

    def by_hands(self, g: Play, order: list[int]) -> list[int]:
        """All cards of a Survivor at once, the same number for each."""
        survivors = g.state.survivors
        each = len(order) // len(survivors)
        return self._names(
            g, order, [name for s in survivors for name in [*self.starting_cards(s), *[None] * each][:each]]
        )

    def colours_laid(self, g: Play, order: list[int]) -> list[int]:
        """The colours of the Objectives that lie face down."""
        return _placed(order, self.faces, lambda at, colour: self.colours[at] == colour)

    def _deck(self, g: Play, deck: str, order: list[int]) -> list[int]:
        """The named cards on top (the end of the list), the rest under them as chance has it."""
        names = dict(zip(order, reversed(pile_names(g.setting, deck, order)), strict=True))
        rest, tops = list(order), []
        for wanted in self.decks.get(deck, ()):
            card = next((card for card in reversed(rest) if names[card] == wanted), 0)
            if not card:
                raise EngineError(f"decks.{deck}: set-up has left no {wanted} in this deck: it was dealt before.")
            rest.remove(card)
            tops.append(card)
        return [*rest, *reversed(tops)]

    def _check_dealt(self, g: Play, deck: str) -> None:
        """Check, when all is dealt and the first deck is to be shuffled, that everybody has what they should have."""
        if deck != next(iter(g.state.decks)):
            return
        for survivor in g.state.survivors:
            held = [g.setting.card(card).name for card in survivor.cards]
            for name in self.starting_cards(survivor):
                if held.count(name) < self.starting_cards(survivor).count(name):
                    raise EngineError(
                        f"deal.cards.{survivor.name}: chance cannot deal {name} to {survivor.name} here, who has "
                        f"{' and '.join(held) or 'nothing'}. What the players share out is said by answers: "
                        f"{{give: {survivor.name}}}."
                    )
        if self.first_seat not in (-1, g.state.first_seat):
            raise EngineError(
                f"deal.first_player: the players settle it here: answer {{first-player: {self.first_seat + 1}}}, "
                "or take the house rule random-first-player."
            )


def _starting_cards(game: Game, given: DealDetail) -> dict[str, list[str]]:
    return {
        survivor.name: [names] if isinstance(names, str) else list(names)
        for survivor in game.state.survivors
        if (names := given.cards.get(survivor.name, ()))
    }


def _tents(game: Game, scenario: Scenario, reader: MissionReader) -> NumbersWanted:
    """The card of each tent for which the scenario names one."""
    named = [reader.board.zone(name) for name, zone in scenario.board.zones.items() if isinstance(zone.tent, str)]
    laid = zip(game.setting.mission.tents, game.state.tents, strict=True)
    return [max(face, -1 - face) if zone in named else None for zone, face in laid]


def _placed(order: list[int], slots: Sequence[T | None], fits: Callable[[int, T], bool]) -> list[int]:
    """The order with something that fits in each slot that wants it; where nothing fits any more, chance decides."""
    left = list(order)
    taken: dict[int, int] = {}
    for at, wanted in enumerate(slots[: len(order)]):
        found = next((item for item in left if wanted is not None and fits(item, wanted)), None)
        if found is not None:
            left.remove(found)
            taken[at] = found
    return [taken[at] if at in taken else left.pop(0) for at in range(len(order))]


def _same(item: int, wanted: int) -> bool:
    return item == wanted


_ORDERS: dict[str, Callable[[Deal, Play, list[int]], list[int]]] = {
    "starting-cards": Deal.round_the_table,
    "starting-order": Deal.who_begins,
    "starting-choice": Deal.which_cards,
    "starting-hands": Deal.by_hands,
    "first-player": lambda deal, g, order: _placed(order, [deal.first_seat if deal.first_seat >= 0 else None], _same),
    "starts": lambda deal, g, order: _placed(order, deal.starts, _same),
    "objectives": Deal.colours_laid,
    "tents": lambda deal, g, order: _placed(order, deal.tents, _same),
}
"""The order of each shuffle of a set-up, by its purpose."""


class _DealCheck:
    """Checks that the deal can come out as `deal` says."""

    def __init__(self, game: Game, faults: Faults) -> None:
        self.game = game
        self.faults = faults

    def check(self, given: DealDetail) -> None:
        """Note every name that cannot be dealt."""
        faults, mission = self.faults, self.game.setting.mission
        names = [survivor.name for survivor in self.game.state.survivors]
        dealer = Dealer(self.game, faults)
        for name, cards in given.cards.items():
            if name not in names:
                faults.unknown(("deal", "cards", name), "Survivor", name, names)
            for at, card in enumerate((cards,) if isinstance(cards, str) else cards):
                dealer.take(card, ("deal", "cards", name, *(() if isinstance(cards, str) else (at,))))
        seats = self.game.setting.seats
        if given.first_player is not None and given.first_player > seats:
            faults.add(("deal", "first_player"), f"found {given.first_player}, expected a player from 1 to {seats}")
        zones = self.game.setting.board.zones
        drawn = [zones[zone].name for zone in mission.start] if mission.start_drawn else []
        for at, name in enumerate(given.starts):
            if name not in drawn:
                faults.unknown(("deal", "starts", at), "starting Zone that is drawn by lot", name, drawn)
        self._objectives(given)
        self._tokens(given)
        self._drawn(given)

    def _tokens(self, given: DealDetail) -> None:
        for kind, wanted in given.tokens.items():
            left = [int(face) for face in self.game.setting.token_faces.get(kind, ()) if face.isdigit()]
            for at, number in enumerate(wanted):
                if number not in left:
                    self.faults.add(("deal", "tokens", kind, at), f"there is no {kind} token (more) with a {number}")
                else:
                    left.remove(number)
            laid = sum(piece.piece_kind.name == kind for piece in self.game.state.pieces)
            if len(wanted) > laid:
                self.faults.add(("deal", "tokens", kind), f"found {len(wanted)} numbers for {laid} {kind} tokens")

    def _drawn(self, given: DealDetail) -> None:
        decks = self.game.state.decks
        for deck, names in given.drawn.items():
            if deck not in decks:
                self.faults.unknown(("deal", "drawn", deck), "deck", deck, list(decks))
                continue
            held = [self.game.setting.card(card).name for card in decks[deck]]
            for at, name in enumerate(names):
                if name not in held:
                    self.faults.unknown(("deal", "drawn", deck, at), "card of this deck", name, held)

    def _objectives(self, given: DealDetail) -> None:
        mission, board = self.game.setting.mission, self.game.setting.board
        down = [token for token in mission.objectives if token.face_down]
        left = [token.colour for token in down]
        for name, colour in given.objectives.items():
            steps = ("deal", "objectives", name)
            if not any(name in board.zones[token.zone].names for token in down):
                self.faults.add(steps, f"no Objective lies face down in {name}")
            elif colour not in left:
                self.faults.add(steps, f"there is no {colour} Objective (more) among those that are mixed")
            else:
                left.remove(colour)
