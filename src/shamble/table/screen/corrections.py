"""Corrections by hand: those that are possible for a Zone, a Survivor or the round, and a draft of them in words."""

from __future__ import annotations

from collections.abc import Callable

from shamble.engine.decisions import Option
from shamble.engine.declared import ACTIONS
from shamble.engine.errors import IllegalChoiceError
from shamble.rules.correcting import CORRECTIONS, why_not
from shamble.table.errors import Refused, refused
from shamble.table.screen.lookahead import zone_index
from shamble.table.screen.to_page import ToPage
from shamble.table.store.records import Sent
from shamble.text import label, words_of, zone_name
from shamble.world.game import Game

MOST_AT_ONCE = 30

TOPICS = (
    "turn", "place", "vehicles", "wounds", "experience", "skills", "cards", "new-cards", "zombies", "walks", "noise",
    "doors", "tokens",
)  # fmt: skip
"""The groups of corrections in the order in which they are shown."""
ON_BOARD = ("place", "walks")
"""Topics in which a click on a Zone chooses the destination."""


class CorrectionShown(ToPage):
    """A correction that can be made, and where on the board that is."""

    key: str
    label: str
    zone: str = ""
    door: int = -1


class TopicShown(ToPage):
    """The corrections of a group; `on_board`: a click on a Zone chooses among them."""

    topic: str
    title: str
    on_board: bool
    options: list[CorrectionShown]


class CorrectionsShown(ToPage, tag_field="is", tag="corrections"):
    """The corrections that are possible for something, after a draft of others."""

    about: Sent
    on: bool
    why: str
    draft: list[CorrectionShown]
    topics: list[TopicShown]


def corrections(game: Game, about: Sent, draft: Sent) -> CorrectionsShown:
    """The corrections that are possible for something after a draft was carried out; `why` says why there are none.

    `about` is `{"zone": NAME}`, `{"who": INDEX}`, `{"door": INDEX}`, or nothing for the round and what is nowhere else.
    """
    keys = checked_keys(draft)
    said = words_of(game.setting)
    on = bool(game.setting.rules.corrections)
    game, drafted = tried(game, keys)
    why = why_not(game)
    is_about = _subject(game, about)
    topics = []
    for topic in TOPICS:
        kinds = [name for name in CORRECTIONS if ACTIONS[name].group == topic]
        found = [option for option in game.corrections(*kinds) if is_about(option)]
        if found:
            options = [_shown(game, option) for option in found]
            title = said.tell(f"correct-{topic}")
            topics.append(TopicShown(topic, title, topic in ON_BOARD, options))
    return CorrectionsShown(
        about=about,
        on=on,
        why=said.tell(f"correct-not-{why}") if why else "",
        draft=[CorrectionShown(key, text) for key, text in zip(keys, drafted, strict=True)],
        topics=topics,
    )


def checked_keys(draft: Sent) -> list[str]:
    """A list of corrections as it was sent, or a refusal."""
    if draft is None:
        return []
    if not isinstance(draft, list) or not all(isinstance(key, str) for key in draft):
        raise refused("garbled")
    if len(draft) > MOST_AT_ONCE:
        raise refused("correct-too-many", most=MOST_AT_ONCE)
    return list(draft)


def tried(game: Game, keys: list[str]) -> tuple[Game, list[str]]:
    """A copy in which these corrections were made, and each of them in words; a refusal if one cannot be."""
    trial = game.copy()
    told = []
    for key in keys:
        option = next((one for one in trial.corrections(key.partition(" ")[0]) if one.key == key), None)
        if option is None:
            raise refused("correct-not-offered")
        told.append(label(trial, option))
        try:
            trial.correct([key], 0)
        except IllegalChoiceError as error:
            raise Refused(str(error)) from error
    return trial, told


def in_words(game: Game, told: list[str]) -> str:
    """Corrections in one line, equal ones once with their number."""
    said = words_of(game.setting)
    counted = {text: told.count(text) for text in told}
    return said.series(
        [text if times == 1 else said.phrase("times", line=text, times=times) for text, times in counted.items()],
        "semicolon",
    )


def _subject(game: Game, about: Sent) -> Callable[[Option], bool]:
    """A function that tells whether an option is about the subject that is asked for."""
    if not isinstance(about, dict) or not about:
        return lambda option: option.who < 0 and option.zone < 0 and option.door < 0
    if "door" in about:
        return lambda option: option.door == about["door"]
    if "zone" in about:
        zone = zone_index(game, about["zone"])
        doors = {door.index for door in game.setting.board.doors if zone in (door.a, door.b)}
        return lambda option: zone in (option.zone, option.via) or option.door in doors
    who = about.get("who")
    if isinstance(who, bool) or not isinstance(who, int) or not 0 <= who < len(game.state.survivors):
        raise refused("no-survivor")
    return lambda option: who in (option.who, option.other)


def _shown(game: Game, option: Option) -> CorrectionShown:
    zone = zone_name(game, option.zone) if option.zone >= 0 else ""
    return CorrectionShown(option.key, label(game, option), zone, option.door)
