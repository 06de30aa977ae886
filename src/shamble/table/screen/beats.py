"""The beats of a playback: steps that are seen at once, such as an attack, all Moves of an Activation, a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shamble.engine.declared import ACTIONS, EVENTS
from shamble.text import Words

Step = dict[str, Any]

MOVES, ATTACK, CARD = "moves", "attack", "card"
WALKED, CARD_DRAWN, COME = "zombies-moved", "zombie-card", "spawned"
BESIDE_DICE = ("noise", "xp")
"""Events that are told together with the dice of an attack."""


def beats(steps: Iterable[Step], said: Words) -> list[Step]:
    """These steps with those in a row joined that belong together; each keeps its pieces and its words."""
    joined: list[Step] = []
    beat = ""
    for step in steps:
        before, beat = beat, _beat(step, beat)
        if beat and beat == before and not (beat == CARD and step["code"] == CARD_DRAWN):
            _join(joined[-1], step)
        else:
            joined.append(_begun(step))
    for step in joined:
        _tell_together(step, said)
    return joined


def _beat(step: Step, before: str) -> str:
    """The beat that a step belongs to, after one of another; empty for a step that stands alone."""
    code = step["code"]
    if code == WALKED:
        return MOVES
    if code == CARD_DRAWN or (code == COME and before == CARD):
        return CARD
    if code in ACTIONS and ACTIONS[code].attacks:
        return ATTACK
    is_told_with_dice = code in EVENTS and (EVENTS[code].dice or (code in BESIDE_DICE and before == ATTACK))
    return ATTACK if is_told_with_dice else ""


def _begun(step: Step) -> Step:
    if step["code"] == WALKED:
        return step | {"walks": [_walk(step)]}
    return step | {"come": step["data"]["count"]} if step["code"] == COME else step


def _walk(step: Step) -> Step:
    return {"walking": step["walking"], "zones": step["zones"], "n": step["data"]["count"]}


def _join(beat: Step, step: Step) -> None:
    """Let a beat take one more step in."""
    beat["text"] = " ".join(filter(None, (beat["text"], step["text"])))
    beat["pieces"] = {**beat["pieces"], **step["pieces"]}
    beat["zones"] = list(dict.fromkeys((*beat["zones"], *step["zones"])))
    for name in ("dice", "hurt"):
        if name in step:
            beat[name] = step[name]
    if "cards" in step:
        beat["cards"] = [*beat.get("cards", ()), *step["cards"]]
    if step["code"] == WALKED:
        beat["walks"] = [*beat["walks"], _walk(step)]
    if step["code"] == COME:
        beat["come"] = beat.get("come", 0) + step["data"]["count"]


def _tell_together(beat: Step, said: Words) -> None:
    """Many who walk are told by their number."""
    walks = beat.get("walks", ())
    if len(walks) > 1:
        beat["text"] = said.tell("many-moved", n=sum(walk["n"] for walk in walks))
    beat.pop("walking", None)
