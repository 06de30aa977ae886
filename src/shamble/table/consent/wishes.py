"""The wishes that need consent, one kind each: when it may be asked, what happens then, and in which words.

The words are in text/: `wish-NAME` while it is asked, `log-ask-NAME` in the log. The outcome is told by the entry that
is written when the wish is carried out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import msgspec

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
from shamble.table.store.records import TABLE, Sent, TableOptions
from shamble.table.store.store import clock
from shamble.text import in_every_language, label, words_of
from shamble.world.game import Game


class TableParts(NamedTuple):
    """The parts of a table that wishes need."""

    journal: Journal
    seats: Seats
    choices: Choices
    undo: UndoRedo


class WishKind:
    """A kind of wish. Everything here happens under the table's lock."""

    name = ""
    host_may = False
    """Whether the host decides alone."""
    of_bots = False
    """Whether only bots ask for it."""

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """The data of the wish as they are written, or a refusal. No choice comes between asking and carrying out."""
        return {}

    def is_same(self, wish: Wish, data: dict[str, Any]) -> bool:
        """Whether asking for this is the same as the open wish of this kind."""
        return wish.data == data

    def is_free(self, at: TableParts, seats: Collection[int]) -> bool:
        """Whether it happens at once for these seats, without anybody's consent."""
        return False

    def asked(self, at: TableParts, data: dict[str, Any]) -> list[int]:
        """The seats whose consent it needs."""
        return at.seats.persons()

    def told(self, at: TableParts, data: dict[str, Any]) -> dict[str, Any]:
        """The fields of its messages besides `who`."""
        return {}

    def show(self, at: TableParts, wish: Wish, seconds_left: float, shown: WishShown) -> None:
        """Add what else the screen shows; `seconds_left` is the time to object where there is a limit."""

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Carry it out: all have agreed."""
        raise NotImplementedError


class Undo(WishKind):
    """Take the last choice back, with what bots did since; one's own is free while nothing was rolled or seen."""

    name = "undo"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """Refuse when there is nothing to take back, or a campaign has gone on from there."""
        if at.undo.has_gone_on:
            raise refused("campaign-went-on")
        if at.undo.allowed() == "no":
            raise refused("past-changed" if at.journal.game.note else "nothing-to-undo")
        return {}

    def is_free(self, at: TableParts, seats: Collection[int]) -> bool:
        """Whether nothing was rolled or seen, and it was nobody else's choice."""
        return at.undo.allowed(seats) == "free"

    def told(self, at: TableParts, data: dict[str, Any]) -> dict[str, Any]:
        """The names of those whose choice it is, where that is the only reason to ask."""
        if at.undo.allowed() != "free":
            return {}
        return {"whom": at.seats.written_names(at.journal.history.choices[-at.journal.history.undo_count()].makers)}

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Take it back."""
        at.undo.take_back(wish.by, wish.fields["who"])


class Redo(WishKind):
    """Take again what was undone; one's own is free unless it is something that all had agreed on."""

    name = "redo"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """Refuse when nothing was undone."""
        if not at.undo.redo_count:
            raise refused("nothing-to-redo")
        return {}

    def is_free(self, at: TableParts, seats: Collection[int]) -> bool:
        """Whether it was these seats' own choice, and none that all had agreed on."""
        return at.undo.is_redo_free(seats)

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Take it again."""
        at.undo.take_again(wish.by, wish.fields["who"])


class GiveUp(WishKind):
    """The game is lost, because all say so."""

    name = "give-up"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """Refuse when the game is over."""
        if at.journal.game.state.outcome:
            raise refused("over")
        return {}

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """End it."""
        at.choices.decide(wish, "give-up", lambda game: game.give_up(wish.by))


class PlayOn(WishKind):
    """Go on after the end."""

    name = "play-on"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """Refuse unless the game is over and somebody is left to go on."""
        if not at.journal.game.can_play_on:
            raise refused("nobody-goes-on" if at.journal.game.state.outcome else "goes-on")
        return {}

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Go on."""
        at.choices.decide(wish, "play-on", lambda game: game.play_on(wish.by))


class Rules(WishKind):
    """Other rules from now on; the data are options with their new values."""

    name = "rules"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """The options, tried on a copy."""
        if not isinstance(data, dict) or not all(isinstance(text, str) for pair in data.items() for text in pair):
            raise refused("garbled")
        try:
            at.journal.game.copy().change_rules(data, min(seats))
        except (IllegalChoiceError, SetupError) as error:
            raise Refused(str(error)) from error
        return dict(data)

    def told(self, at: TableParts, data: dict[str, Any]) -> dict[str, Any]:
        """The changes, by the names of the page of a new game."""
        return {"changes": in_every_language(lambda: _rules_told(at.journal.game, data))}

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Change them."""
        at.choices.decide(wish, "rules", lambda game: game.change_rules(wish.data, wish.by))


class Correct(WishKind):
    """Corrections by hand, several at once; the data are their keys in order."""

    name = "correct"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """The keys, tried on a copy."""
        keys = checked_keys(data.get("keys") if isinstance(data, dict) else None)
        if not keys:
            raise refused("correct-nothing")
        tried(at.journal.game, keys)
        return {"keys": keys}

    def told(self, at: TableParts, data: dict[str, Any]) -> dict[str, Any]:
        """The corrections in words."""
        with at.seats.called_by_name():
            return {"changes": in_every_language(lambda: in_words(*tried(at.journal.game, data["keys"])))}

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Make them."""
        at.choices.decide(wish, "correct", lambda game: game.correct(wish.data["keys"], wish.by))


class Together(WishKind):
    """Another way to answer what is asked of the players together."""

    name = "together"
    host_may = True

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """The options, if they would be a change."""
        wanted = tidy_together(data)
        if together_of(wanted) == together_of(at.journal.options):
            raise refused("same-already")
        return {"together": wanted.together, "seconds": wanted.seconds}

    def told(self, at: TableParts, data: dict[str, Any]) -> dict[str, Any]:
        """The new way in words."""
        way, seconds = together_of(msgspec.convert(data, TableOptions))
        setting = at.journal.game.setting
        return {"way": in_every_language(lambda: words_of(setting).tell(f"together-{way}", seconds=seconds))}

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Write it to the table's own log: the game does not know of it."""
        at.journal.write(TABLE, wish.by, {**wish.fields, "what": "together", "options": wish.data})


class Proposal(WishKind):
    """An answer to what is asked of several; it is carried out when its time is over and nobody has objected."""

    name = "proposal"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """The answer, if it may be chosen now, and those who are asked: nobody waits for those who are away."""
        key = data.get("key") if isinstance(data, dict) else None
        option, seat = at.choices.permitted(seats, at.journal.history.seq, key)
        decision = at.journal.game.decision
        together = decision.seats if decision is not None and option.seat < 0 and option in decision.options else ()
        there = [one for one in at.seats.persons() if one in together and at.seats.is_here(one)]
        asked = [one for one in there if one not in seats]
        _, seconds = together_of(at.journal.options)
        return {"key": option.key, "seat": seat, "asked": asked, "until": clock() + seconds}

    def is_same(self, wish: Wish, data: dict[str, Any]) -> bool:
        """Whether it is the same answer: whoever gives it agrees."""
        return bool(wish.data["key"] == data["key"])

    def asked(self, at: TableParts, data: dict[str, Any]) -> list[int]:
        """Those of whom the same was asked, and who were there."""
        return [seat for seat in at.seats.persons() if seat in data["asked"]]

    def told(self, at: TableParts, data: dict[str, Any]) -> dict[str, Any]:
        """The answer in words."""
        with at.seats.called_by_name():
            return {"label": in_every_language(lambda: label(at.journal.game, self._option(at, data)))}

    def show(self, at: TableParts, wish: Wish, seconds_left: float, shown: WishShown) -> None:
        """Add the time until which somebody can object (by the present clock), and the Zones that it is about."""
        until, now = wish.data["until"], clock() + seconds_left
        shown.key, shown.until = wish.data["key"], until if abs(until - now) < 1 else now
        shown.zones = zones_of(at.journal.game, self._option(at, wish.data).fields())

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Choose it."""
        at.choices.take(self._option(at, wish.data), wish.data["seat"], by=wish.agreed, agreed=wish.agreed)

    def _option(self, at: TableParts, data: dict[str, Any]) -> Option:
        option, _ = at.choices.permitted([data["seat"]], at.journal.history.seq, data["key"])
        return option


class BotsPlan(Proposal):
    """A bot asks people before it takes what they could want; it goes ahead when its time is over, as a proposal."""

    name = "plan"
    of_bots = True

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """Its choice, and those who are here to be asked. `round`: it is not asked again in the same one."""
        assert isinstance(data, dict)
        checked = super().checked(at, seats, data)
        about = {name: data[name].to_data() for name in ("claim", "reason")}
        return {**checked, **about, "asked": at.seats.listening(), "round": at.journal.game.state.round}

    def told(self, at: TableParts, data: dict[str, Any]) -> dict[str, Any]:
        """Its choice, what others could mind about it, and why."""
        game = at.journal.game
        claim, reason = Reason.from_data(data["claim"]), Reason.from_data(data["reason"])
        return {
            **super().told(at, data),
            "claim": in_every_language(lambda: reason_told(game, claim, "claim")),
            "reason": in_every_language(lambda: reason_told(game, reason)),
        }

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Let the bot choose it."""
        reason = Reason.from_data(wish.data["reason"])
        at.choices.take(self._option(at, wish.data), wish.data["seat"], bot=True, reason=reason)


class Unchoose(WishKind):
    """Take back what was last chosen between two Missions of a campaign; one's own is free."""

    name = "unchoose"

    def checked(self, at: TableParts, seats: Collection[int], data: Sent) -> dict[str, Any]:
        """Refuse when nothing was chosen, or the next Mission has begun."""
        history = at.journal.history
        if history.following or not history.chosen:
            raise refused("nothing-chosen")
        return {}

    def is_free(self, at: TableParts, seats: Collection[int]) -> bool:
        """Whether it was these seats' own choice."""
        return at.journal.history.chosen[-1][0] in seats

    def carry_out(self, at: TableParts, wish: Wish) -> None:
        """Write it to the table's own log: the game does not know of it."""
        at.journal.write(TABLE, wish.by, {**wish.fields, "what": "unchose"})


_KINDS = (
    *(Undo(), Redo(), GiveUp(), PlayOn(), Rules(), Correct()),
    *(Together(), Proposal(), BotsPlan(), Unchoose()),
)
WISHES: dict[str, WishKind] = {kind.name: kind for kind in _KINDS}
"""All kinds of wishes by name."""


def known_kind(kind: Sent) -> WishKind:
    """The kind of this name that people may ask for, or a refusal."""
    known = {name: found for name, found in WISHES.items() if not found.of_bots}
    if not isinstance(kind, str) or kind not in known:
        raise refused("no-wish", kinds=", ".join(known))
    return known[kind]


def wish_text(game: Game, wish: Wish) -> str:
    """A wish in words."""
    of_others = "-of" if wish.kind == Undo.name and "whom" in wish.fields else ""
    return told_to_reader(game, f"wish-{wish.kind}{of_others}", wish.fields)


def _rules_told(game: Game, options: Mapping[str, str]) -> str:
    said = words_of(game.setting)
    return said.listed([f"{said.option(name)}: {said.value(name, value)}" for name, value in options.items()])
