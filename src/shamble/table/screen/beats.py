"""The beats of a playback: steps that are seen at once, such as an attack, all Moves of an Activation, a card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from shamble.engine.events import Event
from shamble.table.screen.dashboards import SkillShown
from shamble.table.screen.dice import DiceShown
from shamble.table.screen.to_page import ToPage
from shamble.text import Words


class WalkShown(ToPage):
    """A group of Zombies on its way: its drawing, the Zones, and the number of those who walk."""

    walking: str
    zones: list[str]
    n: int


class LearnedShown(SkillShown):
    """A Skill that somebody has got without choosing it."""

    who: int


class StepShown(ToPage):
    """A step for a page to play: its line, where it happens, and the pieces that look different from then on.

    A piece without a drawing is gone.
    """

    seq: int
    code: str
    text: str | None
    zones: list[str]
    pieces: dict[str, str]
    because: str = ""
    cards: list[str] = []
    dice: DiceShown | None = None
    walks: list[WalkShown] = []
    come: int = 0
    hurt: int | None = None
    quick: bool = False
    learned: LearnedShown | None = None
    sounds: list[str] = []


@dataclass(slots=True)
class Draft:
    """A step before it is joined with others: the beat that it belongs to, and the event that it shows."""

    step: StepShown
    beat: str = ""
    event: Event | None = None


def beats(drafts: Iterable[Draft], said: Words) -> list[StepShown]:
    """These steps with those in a row joined that are of the same `beat`; each keeps its pieces and its words."""
    joined: list[StepShown] = []
    before = ""
    for draft in drafts:
        if draft.beat and draft.beat == before and not draft.step.cards:
            _join(joined[-1], draft.step)
        else:
            joined.append(draft.step)
        before = draft.beat
    for step in joined:
        if len(step.walks) > 1:  # many who walk are told by their number
            step.text = said.tell("many-moved", n=sum(walk.n for walk in step.walks))
    return joined


def _join(beat: StepShown, step: StepShown) -> None:
    """Let a beat take one more step in."""
    beat.text = " ".join(filter(None, (beat.text, step.text)))
    beat.pieces = {**beat.pieces, **step.pieces}
    beat.zones = list(dict.fromkeys((*beat.zones, *step.zones)))
    beat.dice = step.dice or beat.dice
    beat.hurt = step.hurt if step.hurt is not None else beat.hurt
    beat.sounds = list(dict.fromkeys((*beat.sounds, *step.sounds)))
    beat.come += step.come
    beat.walks = [*beat.walks, *step.walks]
