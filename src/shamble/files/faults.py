import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shamble.errors import ShambleError
from shamble.nearest import nearest_of

Steps = tuple[str | int, ...]
"""The way to a place inside a document: keys of mappings and positions in lists."""

Finding = tuple[Steps, str]
"""Something wrong at a place inside a document."""

MOST_FAULTS_SHOWN = 50
LONGEST_QUOTE = 60


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong in a file: where it is, and what was found instead of what."""

    file: str
    place: str
    problem: str
    line: int | None = None

    def __str__(self) -> str:
        where = self.file if self.line is None else f"{self.file}:{self.line}"
        return f"{where}: {self.place}: {self.problem}" if self.place else f"{where}: {self.problem}"


class ContentError(ShambleError):
    """Everything that is wrong with some content, one line for each fault."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = list(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        lines = [str(fault) for fault in self.faults[:MOST_FAULTS_SHOWN]]
        unseen = len(self.faults) - len(lines)
        if unseen > 0:
            lines.append(f"... and {unseen} more")
        return "\n".join(lines)


def nearest(word: str, words: Iterable[str]) -> str | None:
    """The one of `words` that `word` was most likely meant to be, whatever its capitals; None if none is."""
    by_plain_form = {other.casefold(): other for other in sorted(words, reverse=True)}
    close = nearest_of(word.casefold(), by_plain_form)
    return by_plain_form[close[0]] if close else None


def suggestion(word: str, words: Iterable[str]) -> str:
    """The end of a message about an unknown word: the nearest right one, else all (if few), else nothing."""
    known = list(words)
    meant = nearest(word, known)
    if meant is not None:
        return f', did you mean "{meant}"?'
    return f", expected {listed(known)}" if 0 < len(known) <= 12 else ""


def listed(words: Sequence[str], last: str = "or") -> str:
    """`a, b or c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def quoted(value: object) -> str:
    """A value that was found, as messages show it."""
    if value is None:
        return "nothing"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a mapping"
    shown = json.dumps(value, ensure_ascii=False, default=str)
    return shown if len(shown) <= LONGEST_QUOTE else f'{shown[: LONGEST_QUOTE - 4]}..."'


def place_text(steps: Steps, first: int = 0) -> str:
    """`cards[3].dice` for ("cards", 3, "dice"); keys that are not plain words are quoted. Lists begin with `first`."""
    text = ""
    for step in steps:
        if isinstance(step, int):
            text += f"[{step + first}]"
        elif not re.fullmatch(r"\w[\w-]*", step):
            text += f'["{step}"]'
        else:
            text += f".{step}" if text else step
    return text
