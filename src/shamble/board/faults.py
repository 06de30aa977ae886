from collections.abc import Iterable

from shamble.errors import ShambleError
from shamble.nearest import nearest_of


class BoardError(ShambleError):
    """A board that cannot be built, or a Zone that is not on it."""


def no_such(what: str, name: str, known: Iterable[str]) -> BoardError:
    """The error for a name that does not exist, with the names that were probably meant."""
    names = list(known)
    by_folded = {other.casefold(): other for other in reversed(names)}
    near = [by_folded[match] for match in nearest_of(name.casefold(), by_folded, 3, 0.5)]
    if near:
        return BoardError(f'there is no {what} "{name}"; did you mean {" or ".join(near)}?')
    shown = ", ".join(names[:12]) + (" ..." if len(names) > 12 else "")
    return BoardError(f'there is no {what} "{name}"; there are: {shown or "none"}')
