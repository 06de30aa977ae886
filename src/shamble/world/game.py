"""Game: one game of the Zombicide family. `decision`, `choose` and `events` are all that a player needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import cast

from shamble.engine import saves
from shamble.engine.log import Entry
from shamble.engine.setup import AnySetup
from shamble.engine.splitmix import shuffled
from shamble.world.hooks import Way
from shamble.world.pieces import Piece, dealt_again, hidden_cards
from shamble.world.play import Play
from shamble.world.view import TableSeen, view

RULES_CHANGED: Way[None] = Way("the table follows the rules in force now")


class Game(Play):
    """One game. Everybody plays through `decision`, `choose(option)` and `events`."""

    __slots__ = ()

    def look_up_all(self) -> None:
        """Look up everybody's Skills and carried effects again."""
        for survivor in self.state.survivors:
            self.renew(survivor)

    def fit_rules(self) -> None:
        """Let the board follow the state as well: it is laid as its parts are now."""
        super().fit_rules()
        self.fit_board()

    def rules_changed(self) -> None:
        """Let the table follow the rules in force now."""
        self.ask(RULES_CHANGED)

    def first_seat(self) -> int:
        """The seat of the first player."""
        return self.state.first_seat

    def deal_again(self, seat: int, seed: int) -> int:
        """Decks, tents and hidden fields of pieces are dealt again."""
        state = self.state
        face_down = hidden_cards(state.pieces)
        for name in state.decks:
            seed = self._deal_again(name, [one for one in face_down if self._is_of(one, name)], seed)
        turned = {-1 - face for face in state.tents if face < 0}
        faces, seed = shuffled([face for face in range(len(self.setting.tent_cards)) if face not in turned], seed)
        state.tents = [face if face < 0 else faces.pop() for face in state.tents]
        state.pieces, seed = dealt_again(state.pieces, seed)
        return seed

    def _is_of(self, place: tuple[Piece, str], deck: str) -> bool:
        """Whether what lies face down in this field of a piece is a card of this deck."""
        piece, field = place
        return self.setting.card(getattr(piece, field)).deck == deck

    def _deal_again(self, name: str, face_down: list[tuple[Piece, str]], seed: int) -> int:
        """A deck and the cards of it that lie face down elsewhere are mixed; what is known of its top stays so."""
        pile, deck = self.state.decks[name], self.setting.rules.decks[name]
        known = pile[self.state.unseen.get(name, len(pile)) :]
        hidden = pile[: len(pile) - len(known)]
        mixed, seed = shuffled(sorted([*hidden, *(getattr(piece, field) for piece, field in face_down)]), seed)
        if hidden and not known and deck.shows is not None:
            looks = {card: deck.shows(self.setting.card(card)) for card in mixed}
            alike, seed = shuffled(sorted(card for card in mixed if looks[card] == looks[pile[-1]]), seed)
            mixed.remove(alike[0])  # whichever it is, the order of the others tells nothing of it
            mixed.append(alike[0])
        for piece, field in face_down:
            setattr(piece, field, mixed.pop(0))
        self.state.decks[name] = [*mixed, *known]
        return seed

    def hide_again(self) -> None:
        """The decks of a finished game may have been looked into."""
        for name, deck in self.state.decks.items():
            self.state.decks[name] = self.shuffle(deck)
        self.state.unseen = {}

    def view(self, seat: int) -> TableSeen:
        """The table as this seat sees it, as plain JSON data."""
        return view(self, seat)

    @staticmethod
    def from_json(text: str, each: Callable[[], None] = lambda: None, *, run_all: bool = False) -> Game:
        """The game written by `to_json`. Its log is run again; a log of older rules goes on from its last state.

        A long log is run from the last position that was written on its way. With `run_all` it is run from its start:
        then `each` is called after every entry, and may end the run with an error.
        """
        return cast(Game, saves.read(text, each, run_all=run_all))

    @staticmethod
    def replay(setup: AnySetup, log: Iterable[Entry]) -> Game:
        """Run a log from the start, with its recorded chance."""
        return cast(Game, saves.replay(setup, log))

    @staticmethod
    def steps(setup: AnySetup, log: Iterable[Entry]) -> Iterator[Game]:
        """The game after its start and after each entry of a log: always the same one, going on; copy what is kept."""
        return cast(Iterator[Game], saves.steps(setup, log))
