"""The steps of the last entries, for a page to play: each with its line and the pieces it changed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from shamble import draw
from shamble.bots.advice import told
from shamble.bots.reasons import Reason
from shamble.engine.declared import ACTIONS, EVENTS, Action, EventKind
from shamble.engine.events import Event
from shamble.engine.log import Entry
from shamble.table.screen import pictures
from shamble.table.screen.beats import beats
from shamble.table.screen.dashboards import skill_shown
from shamble.table.screen.dice import rolled_dice, with_actions
from shamble.table.screen.lines import zones_of
from shamble.text import (
    Translated,
    action_done,
    place_name,
    readers_language,
    reading_in,
    sentence,
    survivor_name,
    to_reader,
    words_of,
    zone_name,
)
from shamble.world.game import Game
from shamble.world.showing import WITH_DICE
from shamble.world.state import State

KEPT = 32

Step = dict[str, Any]


class StateRecording:
    """A recording of the state at each event of a choice, while the choice is carried out."""

    __slots__ = ("_game", "states")

    def __init__(self, game: Game) -> None:
        self._game = game
        self.states: list[tuple[Event, State]] = []
        game.watch = self._keep

    def _keep(self, event: Event) -> None:
        if not EVENTS[event.code].still:
            self.states.append((event, self._game.state.copy()))

    def stop(self) -> StateRecording:
        """Record no longer: the choice is done."""
        self._game.watch = None
        return self


class PlayedEntry:
    """One entry that changed the game, drawn when somebody asks; its positions are forgotten then."""

    __slots__ = ("_drawn", "_made", "seq")

    def __init__(
        self,
        seq: int,
        before: Game,
        after: Game,
        entries: Sequence[Entry] = (),
        *,
        remark: Translated = "",
        recording: StateRecording | None = None,
        reason: Reason | None = None,
    ) -> None:
        self.seq = seq
        self._made: tuple[Game, Game, Sequence[Entry], Translated, StateRecording | None, Reason | None] | None
        self._made = (before, after, entries, remark, recording, reason)
        self._drawn: dict[str, list[Step]] = {}

    def steps(self, readers: Collection[str] = ()) -> list[Step] | None:
        """The steps of the entry, each with the pieces that look different from then on, for whoever reads now.

        They are drawn for all who will read them (`readers`, by language); None for whoever has come later.
        """
        if self._made is not None:
            for language in {*readers, readers_language()}:
                with reading_in(language):
                    self._drawn[language] = self._draw(*self._made)
            self._made = None
        return self._drawn.get(readers_language())

    def _draw(
        self,
        before: Game,
        after: Game,
        entries: Sequence[Entry],
        remark: Translated,
        recording: StateRecording | None,
        reason: Reason | None,
    ) -> list[Step]:
        steps = _steps(self.seq, after, entries, str(to_reader(remark)))
        if recording is not None:
            _share_out_by_states(steps, before, after, recording)
        else:
            _share_out(steps, pictures.changes(pictures.pieces(before), pictures.pieces(after)))
        joined = beats(steps, words_of(after.setting))
        spoken = next((step for step in joined if step["text"]), None)
        if reason is not None and spoken is not None:
            spoken["because"] = told(after, reason)
        return joined


class Playback:
    """The last entries that changed the game, for pages to play; all after the number `since` are there.

    `readers` are the languages in which they are read at this table.
    """

    __slots__ = ("_played", "_readers", "_since")

    def __init__(self, since: int, readers: Collection[str] = ()) -> None:
        self._since = since
        self._readers = readers
        self._played: list[PlayedEntry] = []

    def add(self, played: PlayedEntry) -> None:
        """Add one more; the oldest is forgotten when there are many."""
        if len(self._played) >= KEPT:
            self._since = self._played[0].seq
        self._played = [*self._played, played][-KEPT:]

    def steps_after(self, seq: int) -> list[Step] | None:
        """All steps after an entry; None when that is too long ago, or before anybody read in this language."""
        if seq < self._since:
            return None
        played = [one.steps(self._readers) for one in self._played if one.seq > seq]
        return None if None in played else [step for steps in played for step in steps or ()]


def _steps(seq: int, after: Game, entries: Sequence[Entry], remark: str) -> list[Step]:
    if remark:
        return [_step(seq, "table", remark, [], {})]
    steps = [step for entry in entries for step in entry_steps(after, entry, seq)]
    return steps or [_step(seq, "quiet", None, [], {})]


def _share_out_by_states(steps: list[Step], before: Game, after: Game, recording: StateRecording) -> None:
    """Give each step the pieces that had changed when it happened, and the last one all the others."""
    states = {id(event.data): state for event, state in recording.states}
    shown = pictures.pieces(before)
    sketch = after.copy()
    for step in steps:
        source = step.pop("of", None)
        state = states.get(source) if source is not None else None
        if state is not None:
            sketch.state = state
            sketch.fit_board()
            now = pictures.pieces(sketch)
            step["pieces"] = pictures.changes(shown, now)
            shown = now
    steps[-1]["pieces"].update(pictures.changes(shown, pictures.pieces(after)))


def _share_out(steps: list[Step], changed: dict[str, str]) -> None:
    """Where no states were recorded, give each piece to the last step that is about it."""
    for step in steps:
        step.pop("of", None)
    for name, drawn in changed.items():
        _home(steps, name)["pieces"][name] = drawn


def jump(seq: int, pieces: dict[str, str]) -> Step:
    """The only step for somebody who was away too long: all pieces as they are now."""
    return _step(seq, "jump", None, [], {}) | {"pieces": pieces}


def entry_steps(game: Game, entry: Entry, seq: int) -> list[Step]:
    """The steps of one entry: its action, then the events that are told or shown (`of` identifies each)."""
    steps = []
    if entry.option is not None:
        text = action_done(game, entry.option)
        if text is not None:
            step = _step(seq, entry.option.action, text, zones_of(game, entry.option.fields()), {})
            taken = ACTIONS[entry.option.action]
            steps.append(step | {"beat": WITH_DICE if taken.attacks else "", **_heard(taken)})
    events = list(with_actions(entry.events))
    for at, event in enumerate(entry.events):
        text, kind = sentence(game, event), EVENTS[event.code]
        if text is not None or kind.shown:
            step = _step(seq, event.code, text, zones_of(game, event.data), _data(game, event.data))
            step["of"] = id(event.data)
            step["beat"] = WITH_DICE if kind.dice else kind.beat
            if kind.quick:
                step["quick"] = True
            if cards := _drawn_cards(game, event):
                step["cards"] = cards
            if kind.dice:
                step["dice"] = rolled_dice(game, events[: at + 1])
            steps.append(step | _figures(game, event) | _learned(game, entry, event) | _heard(kind))
    return steps


def _learned(game: Game, entry: Entry, event: Event) -> Step:
    """A Skill that came without a choice, in full: whoever chose one has read it."""
    chosen = entry.option is not None and entry.option.action == event.code
    if event.code != "skill" or chosen:
        return {}
    versions = game.setting.rules.skill_versions
    return {"learned": {"who": event.data["who"], **skill_shown(event.data["skill"], versions)}}


def _heard(kind: Action | EventKind) -> Step:
    return {"sounds": [kind.sound]} if kind.sound else {}


def _figures(game: Game, event: Event) -> Step:
    """Fields shown for a moment: Zombies on their way, who is hurt, dice of no attack, the Zone that a card is for."""
    data = event.data
    if EVENTS[event.code].hurts:
        return {"hurt": data.get("other", data["who"])}
    if event.code == "spawned":
        return {"come": data["count"]}
    if event.code == "zombies-moved":
        return {"walking": draw.zombie_group(words_of(game.setting), game.setting.kinds[data["kind"]], data["count"])}
    if "dice" in data and not EVENTS[event.code].dice:
        return {"dice": {"who": -1, "faces": list(data["dice"]), "accuracy": None, "hits": None}}
    if event.code == "zombie-card" and sentence(game, event) is None:
        said = words_of(game.setting)
        return {"text": said.tell("card-drawn", zone=place_name(said, game, data["zone"]))}
    return {}


def _drawn_cards(game: Game, event: Event) -> list[str]:
    """The cards that an event played up, as drawings."""
    if event.code == "zombie-card" and event.data["card"]:
        return [draw.zombie_card(game.setting, event.data["card"], event.data["level"])]
    if EVENTS[event.code].finds:
        found = event.data.get("cards") or [event.data.get("card", 0)]
        return [pictures.card(game.setting, card, loaded=True, joined="") for card in found if card > 0]
    return []


def _step(seq: int, code: str, text: str | None, zones: list[str], data: dict[str, Any]) -> Step:
    return {"seq": seq, "code": code, "text": text, "zones": zones, "data": data, "pieces": {}}


def _data(game: Game, data: dict[str, Any]) -> Step:
    """An event's fields as plain data, Zones and kinds by name."""
    shown = dict(data)
    for name in ("zone", "origin", "via"):
        if isinstance(shown.get(name), int):
            shown[name] = zone_name(game, shown[name]) if shown[name] >= 0 else None
    if isinstance(shown.get("kind"), int) and shown["kind"] >= 0:
        shown["kind"] = game.setting.kinds[shown["kind"]].short
    if "who" in shown:
        shown["name"] = survivor_name(game, shown["who"]) if shown["who"] >= 0 else None
    return shown


def _home(steps: list[Step], piece: str) -> Step:
    """The last step that is about a piece, or else the last one."""
    kind, _, which = piece.partition(":")
    for step in reversed(steps):
        if _is_about(step, kind, which):
            return step
    return steps[-1]


def _is_about(step: Step, kind: str, which: str) -> bool:
    data = step["data"]
    if kind == "survivor":
        return which in (str(data.get("who")), str(data.get("other")))
    if kind == "door":
        return which == str(data.get("door"))
    return which in step["zones"]
