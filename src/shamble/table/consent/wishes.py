"""The wishes that need consent, one kind each: when it may be asked, what happens then, and in which words.

The words are in text/: `wish-NAME` while it is asked, `log-ask-NAME` in the log. The outcome is told by the entry that
is written when the wish is carried out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Generic, NamedTuple, TypeVar, cast

from msgspec import UNSET

from shamble.bots.advice import told as reason_told
from shamble.bots.reasons import Reason
from shamble.engine.decisions import Option
from shamble.engine.errors import IllegalChoiceError, SetupError
from shamble.table.consent.together import tidy_together, together_of
from shamble.table.errors import Refused, refused
from shamble.table.log.history import Wish
from shamble.table.log.journal import Journal
from shamble.table.play.choices import Choices
from shamble.table.play.undo import UndoRedo
from shamble.table.screen.corrections import checked_keys, in_words, tried
from shamble.table.screen.lines import told_to_reader, zones_of
from shamble.table.screen.position import WishShown
from shamble.table.seats.seats import Seats
from shamble.table.store.records import TABLE, NoteEntry, Sent, TableOptions, told_of
from shamble.table.store.store import clock
from shamble.table.store.wish_data import AnswerProposed, BotsProposal, CorrectionsWanted, NoData, WishData
from shamble.text import in_every_language, label, words_of
from shamble.world.game import Game

D = TypeVar("D", bound=WishData)
A = TypeVar("A", bound=AnswerProposed)


class TableParts(NamedTuple):
    """The parts of a table that wishes need."""

    journal: Journal
    seats: Seats
    choices: Choices
    undo: UndoRedo


class WishKind(Generic[D]):
    """A kind of wish. Everything here happens under the table's lock."""

    name = ""
    host_may = False
    """Whether the host decides alone."""
    of_bots = False
    """Whether only bots ask for it."""

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> D:
        """The data of the wish as they are written, or a refusal. No choice comes between asking and carrying out."""
        raise NotImplementedError

    def is_same(self, wish: Wish, data: D) -> bool:
        """Whether asking for this is the same as the open wish of this kind."""
        return wish.data == data

    def is_free(self, at: TableParts, seats: Collection[int]) -> bool:
        """Whether it happens at once for these seats, without anybody's consent."""
        return False

    def asked(self, at: TableParts, data: D) -> list[int]:
        """The seats whose consent it needs."""
        return at.seats.persons()

    def tell(self, at: TableParts, data: D, entry: NoteEntry) -> None:
        """Write down what its messages tell besides `who`."""

    def show(self, at: TableParts, wish: Wish, seconds_left: float, shown: WishShown) -> None:
        """Add what else the screen shows; `seconds_left` is the time to object where there is a limit."""

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Carry it out: all have agreed."""
        raise NotImplementedError

    def of(self, wish: Wish) -> D:
        """The data of a wish of this kind."""
        return cast(D, wish.data)


class Undo(WishKind[NoData]):
    """Take the last choice back, with what bots did since; one's own is free while nothing was rolled or seen."""

    name = "undo"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> NoData:
        """Refuse when there is nothing to take back, or a campaign has gone on from there."""
        if at.undo.has_gone_on:
            raise refused("campaign-went-on")
        if at.undo.allowed() == "no":
            raise refused("past-changed" if at.journal.game.note else "nothing-to-undo")
        return NoData()

    def is_free(self, at: TableParts, seats: Collection[int]) -> bool:
        """Whether nothing was rolled or seen, and it was nobody else's choice."""
        return at.undo.allowed(seats) == "free"

    def tell(self, at: TableParts, data: NoData, entry: NoteEntry) -> None:
        """Name those whose choice it is, where that is the only reason to ask."""
        if at.undo.allowed() == "free":
            history = at.journal.history
            entry.whom = at.seats.written_names(history.choices[-history.undo_count()].makers)

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Take it back."""
        at.undo.take_back(wish.by, wish.entry.who)


class Redo(WishKind[NoData]):
    """Take again what was undone; one's own is free unless it is something that all had agreed on."""

    name = "redo"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> NoData:
        """Refuse when nothing was undone."""
        if not at.undo.redo_count:
            raise refused("nothing-to-redo")
        return NoData()

    def is_free(self, at: TableParts, seats: Collection[int]) -> bool:
        """Whether it was these seats' own choice, and none that all had agreed on."""
        return at.undo.is_redo_free(seats)

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Take it again."""
        at.undo.take_again(wish.by, wish.entry.who)


class GiveUp(WishKind[NoData]):
    """The game is lost, because all say so."""

    name = "give-up"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> NoData:
        """Refuse when the game is over."""
        if at.journal.game.state.outcome:
            raise refused("over")
        return NoData()

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """End it."""
        at.choices.decide(wish, "give-up", lambda game: game.give_up(wish.by))


class PlayOn(WishKind[NoData]):
    """Go on after the end."""

    name = "play-on"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> NoData:
        """Refuse unless the game is over and somebody is left to go on."""
        if not at.journal.game.can_play_on:
            raise refused("nobody-goes-on" if at.journal.game.state.outcome else "goes-on")
        return NoData()

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Go on."""
        at.choices.decide(wish, "play-on", lambda game: game.play_on(wish.by))


class Rules(WishKind[dict[str, str]]):
    """Other rules from now on; the data are options with their new values."""

    name = "rules"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> dict[str, str]:
        """The options, tried on a copy."""
        if not isinstance(data, dict) or not all(isinstance(text, str) for pair in data.items() for text in pair):
            raise refused("garbled")
        try:
            at.journal.game.copy().change_rules(data, min(seats))
        except (IllegalChoiceError, SetupError) as error:
            raise Refused(str(error)) from error
        return dict(data)

    def tell(self, at: TableParts, data: dict[str, str], entry: NoteEntry) -> None:
        """Tell the changes, by the names of the page of a new game."""
        entry.changes = in_every_language(lambda: _rules_told(at.journal.game, data))

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Change them."""
        at.choices.decide(wish, "rules", lambda game: game.change_rules(self.of(wish), wish.by))


class Correct(WishKind[CorrectionsWanted]):
    """Corrections by hand, several at once; the data are their keys in order."""

    name = "correct"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> CorrectionsWanted:
        """The keys, tried on a copy."""
        keys = checked_keys(data.get("keys") if isinstance(data, dict) else None)
        if not keys:
            raise refused("correct-nothing")
        tried(at.journal.game, keys)
        return CorrectionsWanted(keys)

    def tell(self, at: TableParts, data: CorrectionsWanted, entry: NoteEntry) -> None:
        """Tell the corrections in words."""
        with at.seats.called_by_name():
            entry.changes = in_every_language(lambda: in_words(*tried(at.journal.game, data.keys)))

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Make them."""
        at.choices.decide(wish, "correct", lambda game: game.correct(self.of(wish).keys, wish.by))


class Together(WishKind[TableOptions]):
    """Another way to answer what is asked of the players together."""

    name = "together"
    host_may = True

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> TableOptions:
        """The options, if they would be a change."""
        wanted = tidy_together(data)
        if together_of(wanted) == together_of(at.journal.options):
            raise refused("same-already")
        return wanted

    def tell(self, at: TableParts, data: TableOptions, entry: NoteEntry) -> None:
        """Tell the new way in words."""
        way, seconds = together_of(data)
        setting = at.journal.game.setting
        entry.way = in_every_language(lambda: words_of(setting).tell(f"together-{way}", seconds=seconds))

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Write it to the table's own log: the game does not know of it."""
        told = NoteEntry("together", wish.entry.who, way=wish.entry.way, options=self.of(wish))
        at.journal.write(TABLE, wish.by, told)


class AnyProposal(WishKind[A]):
    """An answer that is carried out when its time is over and nobody has objected."""

    def _proposed(self, at: TableParts, seats: Collection[int], key: Sent) -> AnswerProposed:
        """The answer, if it may be chosen now, and those who are asked: nobody waits for those who are away."""
        option, seat = at.choices.permitted(seats, at.journal.history.seq, key)
        decision = at.journal.game.decision
        together = decision.seats if decision is not None and option.seat < 0 and option in decision.options else ()
        there = [one for one in at.seats.persons() if one in together and at.seats.is_here(one)]
        asked = [one for one in there if one not in seats]
        _, seconds = together_of(at.journal.options)
        return AnswerProposed(option.key, seat, asked, clock() + seconds)

    def is_same(self, wish: Wish, data: A) -> bool:
        """Whether it is the same answer: whoever gives it agrees."""
        return self.of(wish).key == data.key

    def asked(self, at: TableParts, data: A) -> list[int]:
        """Those of whom the same was asked, and who were there."""
        return [seat for seat in at.seats.persons() if seat in data.asked]

    def tell(self, at: TableParts, data: A, entry: NoteEntry) -> None:
        """Tell the answer in words."""
        with at.seats.called_by_name():
            entry.label = in_every_language(lambda: label(at.journal.game, self._option(at, data)))

    def show(self, at: TableParts, wish: Wish, seconds_left: float, shown: WishShown) -> None:
        """Add the time until which somebody can object (by the present clock), and the Zones that it is about."""
        data, now = self.of(wish), clock() + seconds_left
        shown.key, shown.until = data.key, data.until if abs(data.until - now) < 1 else now
        shown.zones = zones_of(at.journal.game, self._option(at, data).fields())

    def _option(self, at: TableParts, data: A) -> Option:
        option, _ = at.choices.permitted([data.seat], at.journal.history.seq, data.key)
        return option


class Proposal(AnyProposal[AnswerProposed]):
    """An answer to what is asked of several."""

    name = "proposal"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> AnswerProposed:
        """The answer, and those who are asked."""
        return self._proposed(at, seats, data.get("key") if isinstance(data, dict) else None)

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Choose it."""
        data = self.of(wish)
        at.choices.take(self._option(at, data), data.seat, by=wish.agreed, agreed=wish.agreed)


class Planned(NamedTuple):
    """The option that a bot is about to take, by its key: what others could mind about it, and why it would."""

    key: str
    claim: Reason
    reason: Reason


class BotsPlan(AnyProposal[BotsProposal]):
    """A bot asks people before it takes what they could want; it goes ahead when its time is over, as a proposal."""

    name = "plan"
    of_bots = True

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> BotsProposal:
        """Its choice, and those who are here to be asked; it is not asked again in the same round."""
        assert isinstance(data, Planned)
        answer = self._proposed(at, seats, data.key)
        here, round_ = at.seats.listening(), at.journal.game.state.round
        return BotsProposal(answer.key, answer.seat, here, answer.until, data.claim, data.reason, round_)

    def tell(self, at: TableParts, data: BotsProposal, entry: NoteEntry) -> None:
        """Tell its choice, what others could mind about it, and why."""
        super().tell(at, data, entry)
        game, claim, reason = at.journal.game, data.claim, data.reason
        entry.claim = in_every_language(lambda: reason_told(game, claim, "claim"))
        entry.reason = in_every_language(lambda: reason_told(game, reason))

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Let the bot choose it."""
        data = self.of(wish)
        at.choices.take(self._option(at, data), data.seat, bot=True, reason=data.reason)


class Unchoose(WishKind[NoData]):
    """Take back what was last chosen between two Missions of a campaign; one's own is free."""

    name = "unchoose"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> NoData:
        """Refuse when nothing was chosen, or the next Mission has begun."""
        history = at.journal.history
        if history.following or not history.chosen:
            raise refused("nothing-chosen")
        return NoData()

    def is_free(self, at: TableParts, seats: Collection[int]) -> bool:
        """Whether it was these seats' own choice."""
        return at.journal.history.chosen[-1][0] in seats

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Write it to the table's own log: the game does not know of it."""
        at.journal.write(TABLE, wish.by, NoteEntry("unchose", wish.entry.who))


BOTS_PLAN = BotsPlan()
_KINDS = (
    *(Undo(), Redo(), GiveUp(), PlayOn(), Rules(), Correct()),
    *(Together(), Proposal(), BOTS_PLAN, Unchoose()),
)
WISHES: dict[str, WishKind[Any]] = {kind.name: kind for kind in _KINDS}
"""All kinds of wishes by name."""


def known_kind(kind: Sent) -> WishKind[Any]:
    """The kind of this name that people may ask for, or a refusal."""
    known = {name: found for name, found in WISHES.items() if not found.of_bots}
    if not isinstance(kind, str) or kind not in known:
        raise refused("no-wish", kinds=", ".join(known))
    return known[kind]


def wish_text(game: Game, wish: Wish) -> str:
    """A wish in words."""
    of_others = "-of" if wish.kind == Undo.name and wish.entry.whom is not UNSET else ""
    return told_to_reader(game, f"wish-{wish.kind}{of_others}", told_of(wish.entry))


def _rules_told(game: Game, options: Mapping[str, str]) -> str:
    said = words_of(game.setting)
    return said.listed([f"{said.option(name)}: {said.value(name, value)}" for name, value in options.items()])
