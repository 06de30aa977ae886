"""Whether a Mission makes sense before it begins: who must come, what is mixed, and that nothing is decided yet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from shamble.content.mission import Mission
from shamble.content.mission_forms import is_door
from shamble.content.mission_pieces import MissionLanguage
from shamble.files.faults import Finding, suggestion
from shamble.files.plain import Json
from shamble.rulebook import find_skill

FIRST_ROUND = 1


def required_findings(mission: Mission, language: MissionLanguage) -> Iterator[Finding]:
    """The Skills that Survivors must bring: known ones, and no more than there are Survivors."""
    for i, skill in enumerate(mission.requires):
        if find_skill(skill) is None:
            yield ("requires", i), f'there is no Skill "{skill}"'
        elif problem := language.skill_fault(mission.edition, skill):
            yield ("requires", i), problem
    most = mission.survivors[1]
    if len(mission.requires) > most:
        yield ("requires",), f"found {len(mission.requires)} Skills, expected at most one for each Survivor: {most}"


def divided_findings(mission: Mission) -> Iterator[Finding]:
    """Survivors can be divided over several Starting Zones, and not in two ways."""
    if mission.start_divided and len(mission.start) < 2:
        yield ("start_divided",), "there is one Starting Zone: expected several under start"
    for key in ("one_each", "start_drawn"):
        if mission.start_divided and getattr(mission, key):
            yield ("start_divided",), f"who begins where is settled by {key} already: leave one of them out"


def barred_findings(mission: Mission, traits: Collection[str]) -> Iterator[Finding]:
    """The classes that are kept out: known ones."""
    for i, name in enumerate(mission.bars):
        if name not in traits:
            yield ("bars", i), f'no Survivor is a "{name}"{suggestion(name, traits)}'


def asked_for_findings(mission: Mission, traits: Collection[str]) -> Iterator[Finding]:
    """The classes of which pieces ask for somebody: known ones."""
    for i, piece in enumerate(mission.pieces):
        if piece.get("trait") and piece["trait"] not in traits:
            problem = f'no Survivor is a "{piece["trait"]}"{suggestion(str(piece["trait"]), traits)}'
            yield ("pieces", i, "trait"), problem


def face_down_findings(mission: Mission) -> Iterator[Finding]:
    """Objectives that are mixed: several, and alike but for their colours."""
    covered = [i for i, token in enumerate(mission.objectives) if token.face_down]
    if len(covered) == 1:
        yield (
            ("objectives", covered[0], "face_down"),
            "no other Objective lies face down: there is nothing to mix it with",
        )
    for i in covered:
        for key in ("xp", "xp_for_all", "name", "by", "actions", "when", "do"):
            found, expected = getattr(mission.objectives[i], key), getattr(mission.objectives[covered[0]], key)
            if found != expected:
                yield (
                    ("objectives", i, key),
                    f"found {found}, expected {expected}: Objectives that are mixed {_alike(key)}",
                )


def _alike(key: str) -> str:
    return "give equal experience" if key in ("xp", "xp_for_all") else "are alike but for their colours"


def decided_findings(mission: Mission) -> Iterator[Finding]:
    """Nothing may be won or lost before anybody has done anything."""
    if mission.win and all(_holds_at_once(mission, condition) for condition in mission.win):
        yield ("win",), "this is so from the start: the Mission is won before anybody has done anything"
    for i, condition in enumerate(mission.lose):
        if _holds_at_once(mission, condition):
            yield ("lose", i), "this is so from the start: the Mission is lost before anybody has done anything"


def _holds_at_once(mission: Mission, condition: Json) -> bool:
    """Whether a condition certainly holds when the first round begins; unreadable ones are reported elsewhere."""
    return _truth(mission, condition) is True


def _truth(mission: Mission, condition: Json) -> bool | None:
    """The truth of a condition when the game begins: True, False, or None where that is not known."""
    if not isinstance(condition, dict):
        return None
    word = next((key for key in condition if key in _AT_THE_START), None)
    return _AT_THE_START[word](mission, condition[word]) if word is not None else None


def _truths(mission: Mission, parts: Json) -> list[bool | None]:
    return [_truth(mission, part) for part in parts] if isinstance(parts, list | tuple) else [None]


def _all_of(mission: Mission, parts: Json) -> bool | None:
    found = _truths(mission, parts)
    return False if False in found else None if None in found else True


def _any_of(mission: Mission, parts: Json) -> bool | None:
    found = _truths(mission, parts)
    return True if True in found else None if None in found else False


def _not(mission: Mission, part: Json) -> bool | None:
    found = _truth(mission, part)
    return None if found is None else not found


def _cleared(mission: Mission, zones: Json) -> bool | None:
    if zones == "all":
        return not mission.zombies
    listed = zones if isinstance(zones, list | tuple) else ()
    return False if any(zone in listed for zone in mission.zombies) else None


def _opened(mission: Mission, doors: Json) -> bool | None:
    shut = [sorted(door.between) for door in mission.doors if door.state == "closed"]
    if doors == "all":
        return not any(sorted(door.between) in shut for door in mission.doors)
    if not isinstance(doors, list | tuple) or not all(map(is_door, doors)):
        return None
    return not any(sorted(pair) in shut for pair in doors)


def _never(mission: Mission, value: Json) -> bool | None:
    return False


def _up_to(most: int) -> Truth:
    return lambda mission, value: value <= most if isinstance(value, int) else None


Truth = Callable[[Mission, Json], bool | None]

_AT_THE_START: dict[str, Truth] = {
    "all": _all_of,
    "then": _all_of,
    "any": _any_of,
    "not": _not,
    "taken": lambda mission, value: False if value != 0 else None,
    "escape": _never,
    "dead": _never,
    "triggered": _never,
    "noted": _never,
    "found": _never,
    "deck_empty": _never,
    "tent": _never,
    "survive": _up_to(FIRST_ROUND),
    "round": _up_to(FIRST_ROUND),
    "kills": _up_to(0),
    "score": _up_to(0),
    "cleared": _cleared,
    "opened": _opened,
    "rally": lambda mission, value: None if mission.exit in mission.start else False,
}
