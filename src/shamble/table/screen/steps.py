"""The steps of the last entries, for a page to play: each with its line and the pieces it changed."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from shamble import draw
from shamble.bots.advice import told
from shamble.bots.reasons import Reason
from shamble.engine.declared import ACTIONS, EVENTS, Action, EventKind
from shamble.engine.events import Event
from shamble.engine.log import Entry
from shamble.table.screen import pictures
from shamble.table.screen.beats import Draft, LearnedShown, StepShown, WalkShown, beats
from shamble.table.screen.dashboards import skill_shown
from shamble.table.screen.dice import DiceShown, rolled_dice, with_actions
from shamble.table.screen.lines import zones_of
from shamble.text import (
    Translated,
    action_done,
    place_name,
    readers_language,
    reading_in,
    sentence,
    to_reader,
    words_of,
)
from shamble.world.game import Game
from shamble.world.showing import WITH_DICE
from shamble.world.state import State

KEPT = 32


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
        self._drawn: dict[str, list[StepShown]] = {}

    def steps(self, readers: Collection[str] = ()) -> list[StepShown] | None:
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
    ) -> list[StepShown]:
        drafts = _drafts(self.seq, after, entries, str(to_reader(remark)))
        if recording is not None:
            _share_out_by_states(drafts, before, after, recording)
        else:
            _share_out(drafts, pictures.changes(pictures.pieces(before), pictures.pieces(after)))
        joined = beats(drafts, words_of(after.setting))
        spoken = next((step for step in joined if step.text), None)
        if reason is not None and spoken is not None:
            spoken.because = told(after, reason)
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

    def steps_after(self, seq: int) -> list[StepShown] | None:
        """All steps after an entry; None when that is too long ago, or before anybody read in this language."""
        if seq < self._since:
            return None
        played = [one.steps(self._readers) for one in self._played if one.seq > seq]
        return None if None in played else [step for steps in played for step in steps or ()]


def _drafts(seq: int, after: Game, entries: Sequence[Entry], remark: str) -> list[Draft]:
    if remark:
        return [Draft(StepShown(seq, "table", remark, [], {}))]
    drafts = [draft for entry in entries for draft in entry_steps(after, entry, seq)]
    return drafts or [Draft(StepShown(seq, "quiet", None, [], {}))]


def _share_out_by_states(drafts: list[Draft], before: Game, after: Game, recording: StateRecording) -> None:
    """Give each step the pieces that had changed when it happened, and the last one all the others."""
    states = {id(event.data): state for event, state in recording.states}
    shown = pictures.pieces(before)
    sketch = after.copy()
    for draft in drafts:
        state = states.get(id(draft.event.data)) if draft.event is not None else None
        if state is not None:
            sketch.state = state
            sketch.fit_board()
            now = pictures.pieces(sketch)
            draft.step.pieces = pictures.changes(shown, now)
            shown = now
    drafts[-1].step.pieces.update(pictures.changes(shown, pictures.pieces(after)))


def _share_out(drafts: list[Draft], changed: dict[str, str]) -> None:
    """Where no states were recorded, give each piece to the last step that is about it."""
    for name, drawn in changed.items():
        _home(drafts, name).step.pieces[name] = drawn


def jump(seq: int, pieces: dict[str, str]) -> StepShown:
    """The only step for somebody who was away too long: all pieces as they are now."""
    return StepShown(seq, "jump", None, [], pieces)


def entry_steps(game: Game, entry: Entry, seq: int) -> list[Draft]:
    """The steps of one entry: its action, then the events that are told or shown."""
    drafts = []
    if entry.option is not None:
        text = action_done(game, entry.option)
        if text is not None:
            step = StepShown(seq, entry.option.action, text, zones_of(game, entry.option.fields()), {})
            taken = ACTIONS[entry.option.action]
            step.sounds = _heard(taken)
            drafts.append(Draft(step, WITH_DICE if taken.attacks else ""))
    events = list(with_actions(entry.events))
    for at, event in enumerate(entry.events):
        text, kind = sentence(game, event), EVENTS[event.code]
        if text is not None or kind.shown:
            step = StepShown(seq, event.code, text, zones_of(game, event.data), {})
            step.quick, step.sounds, step.cards = kind.quick, _heard(kind), _drawn_cards(game, event)
            step.dice = rolled_dice(game, events[: at + 1]) if kind.dice else None
            step.learned = _learned(game, entry, event)
            _show_figures(game, event, step)
            drafts.append(Draft(step, WITH_DICE if kind.dice else kind.beat, event))
    return drafts


def _learned(game: Game, entry: Entry, event: Event) -> LearnedShown | None:
    """A Skill that came without a choice, in full: whoever chose one has read it."""
    chosen = entry.option is not None and entry.option.action == event.code
    if event.code != "skill" or chosen:
        return None
    skill = skill_shown(event.data["skill"], game.setting.rules.skill_versions)
    return LearnedShown(skill.name, skill.text, event.data["who"])


def _heard(kind: Action | EventKind) -> list[str]:
    return [kind.sound] if kind.sound else []


def _show_figures(game: Game, event: Event, step: StepShown) -> None:
    """Show for a moment: Zombies on their way, who is hurt, dice of no attack, the Zone that a card is for."""
    data, said = event.data, words_of(game.setting)
    if EVENTS[event.code].hurts:
        step.hurt = data.get("other", data["who"])
    elif event.code == "spawned":
        step.come = data["count"]
    elif event.code == "zombies-moved":
        group = draw.zombie_group(said, game.setting.kinds[data["kind"]], data["count"])
        step.walks = [WalkShown(group, step.zones, data["count"])]
    elif "dice" in data and not EVENTS[event.code].dice:
        step.dice = DiceShown(-1, list(data["dice"]))
    elif event.code == "zombie-card" and step.text is None:
        step.text = said.tell("card-drawn", zone=place_name(said, game, data["zone"]))


def _drawn_cards(game: Game, event: Event) -> list[str]:
    """The cards that an event played up, as drawings."""
    if event.code == "zombie-card" and event.data["card"]:
        return [draw.zombie_card(game.setting, event.data["card"], event.data["level"])]
    if EVENTS[event.code].finds:
        found = event.data.get("cards") or [event.data.get("card", 0)]
        return [pictures.card(game.setting, card, loaded=True, joined="") for card in found if card > 0]
    return []


def _home(drafts: list[Draft], piece: str) -> Draft:
    """The last step that is about a piece, or else the last one."""
    kind, _, which = piece.partition(":")
    for draft in reversed(drafts):
        if _is_about(draft, kind, which):
            return draft
    return drafts[-1]


def _is_about(draft: Draft, kind: str, which: str) -> bool:
    data = draft.event.data if draft.event is not None else {}
    if kind == "survivor":
        return which in (str(data.get("who")), str(data.get("other")))
    if kind == "door":
        return which == str(data.get("door"))
    return which in draft.step.zones
