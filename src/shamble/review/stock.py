"""Whether the boxes hold what a Mission needs: missing tokens are notes, miniatures and unknown kinds faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from shamble.content import Mission, Pack
from shamble.files.faults import Steps, suggestion
from shamble.review.findings import Finding, fault, note

FACED = {"doors": "door", "objectives": "objective", "spawns": "spawn"}
"""Tokens that boxes count by colour, or by kind."""
PLAIN = {"triggers": "event-trigger", "stairs": "stairs"}


def stock_findings(pack: Pack, mission: Mission, boxes: Sequence[str]) -> Iterator[Finding]:
    """Everything that the boxes hold too few of."""
    if not any(box in pack.core_boxes for box in boxes):
        cores = ", ".join(pack.core_boxes)
        yield fault(("box",), f"{', '.join(boxes)} cannot be played alone; a Mission needs one of {cores}")
    known = {record.token for record in pack.tokens}
    for i, token in enumerate(mission.tokens):
        if token.kind not in known:
            yield fault(("tokens", i, "kind"), f'there is no token "{token.kind}"{suggestion(token.kind, known)}')
    yield from _miniatures(pack, mission, boxes)
    yield from _tokens(pack, mission, boxes)


def _miniatures(pack: Pack, mission: Mission, boxes: Sequence[str]) -> Iterator[Finding]:
    standing: Counter[str] = Counter()
    for zone, there in mission.zombies.items():
        for name, count in there.items():
            kind = pack.zombies.get(pack.pieces.zombies.get(name, name))
            if kind is None:
                continue
            held = sum(kind.miniatures.get(box, 0) for box in boxes)
            standing[kind.name] += count
            if standing[kind.name] > held >= standing[kind.name] - count:
                problem = f"{standing[kind.name]} of {kind.name} stand here and before; {_hold(boxes)} {held}"
                yield fault(("zombies", zone, name), problem)


def _tokens(pack: Pack, mission: Mission, boxes: Sequence[str]) -> Iterator[Finding]:
    needed: dict[tuple[str, str | None], tuple[Steps, int]] = {}
    for key, token in FACED.items():
        printed = {record.face for record in pack.tokens if record.token == token}
        laid = [getattr(one, "kind", "") for one in getattr(mission, key)]
        shown = [kind if kind in printed else one.colour for kind, one in zip(laid, getattr(mission, key), strict=True)]
        for face, count in Counter(shown).items():
            needed[token, face] = (key,), count
    for key, token in PLAIN.items():
        needed[token, None] = (key,), len(getattr(mission, key))
    for (token, face), (steps, count) in needed.items():
        if not pack.token_count(token, boxes):
            continue  # nobody has counted this box
        held = pack.token_count(token, boxes, face) + _turned(pack, boxes, token, face, _by_face(needed, token))
        if count > held:
            called = f"{face} {token}" if face else token
            yield note(steps, f"this takes {count} {called} tokens; {_hold(boxes)} {held or 'none'}")


def _by_face(needed: Mapping[tuple[str, str | None], tuple[Steps, int]], token: str) -> dict[str | None, int]:
    return {face: number for (kind, face), (_, number) in needed.items() if kind == token}


def _turned(pack: Pack, boxes: Sequence[str], token: str, back: str | None, laid: Mapping[str | None, int]) -> int:
    """The tokens with this back that nobody lays with their face up."""
    turned = [one for one in pack.tokens if one.token == token and one.box in boxes and back and one.back == back]
    return sum(max(0, one.count - laid.get(one.face, 0)) for one in turned)


def _hold(boxes: Sequence[str]) -> str:
    return f"the box {boxes[0]} holds" if len(boxes) == 1 else f"the boxes {', '.join(boxes)} hold"
