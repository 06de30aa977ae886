"""The beats of a playback: steps that are seen at once, such as an attack, all Moves of an Activation, a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shamble.text import Words

Step = dict[str, Any]


def beats(steps: Iterable[Step], said: Words) -> list[Step]:
    """These steps with those in a row joined that are of the same `beat`; each keeps its pieces and its words."""
    joined: list[Step] = []
    before = ""
    for step in steps:
        beat = step.pop("beat", "")
        if beat and beat == before and "cards" not in step:
            _join(joined[-1], step)
        else:
            joined.append(_begun(step))
        before = beat
    for step in joined:
        _tell_together(step, said)
    return joined


def _begun(step: Step) -> Step:
    if "walking" in step:
        return step | {"walks": [_walk(step)]}
    return step


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
    if "sounds" in step:
        beat["sounds"] = list(dict.fromkeys((*beat.get("sounds", ()), *step["sounds"])))
    if "come" in step:
        beat["come"] = beat.get("come", 0) + step["come"]
    if "walking" in step:
        beat["walks"] = [*beat["walks"], _walk(step)]


def _tell_together(beat: Step, said: Words) -> None:
    """Many who walk are told by their number."""
    walks = beat.get("walks", ())
    if len(walks) > 1:
        beat["text"] = said.tell("many-moved", n=sum(walk["n"] for walk in walks))
    beat.pop("walking", None)
