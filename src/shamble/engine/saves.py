"""Saved games: a game as text, and text as a game again by running its log.

The digest is that of the state as it was written. So it tells damage, whatever a state looks like by now.

A long game is saved with positions on its way: where they are intact, and written by this very program, only the end of
its log is run. They have a seal of their own: without them, or with damaged ones, the log alone says what the game is.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from shamble.engine.chance import Recording
from shamble.engine.errors import EngineError, IllegalChoiceError, SaveError, SetupError
from shamble.engine.log import Entry, Fold, Log
from shamble.engine.setup import AnySetup
from shamble.engine.state import digest
from shamble.engine.upgrades import bring_up_to_date

if TYPE_CHECKING:
    from shamble.engine.game import AnyGame

FORMAT = 1

_BUILDERS: dict[type[AnySetup], Callable[[Any], AnyGame]] = {}
S = TypeVar("S", bound=AnySetup)
G = TypeVar("G", bound="AnyGame")


def builds(kind: type[S]) -> Callable[[Callable[[S], G]], Callable[[S], G]]:
    """The function below makes the games of this kind of set-up, not yet started."""

    def register(build: Callable[[S], G]) -> Callable[[S], G]:
        _BUILDERS[kind] = build
        return build

    return register


def setup_of(config: dict[str, Any]) -> AnySetup:
    """The set-up of which a save has this data."""
    for kind in _BUILDERS:
        if kind.__struct_config__.tag == config.get("kind", ""):
            return msgspec.convert(config, kind)
    raise SaveError(f"This save was made by another program: it names no known kind of game ({config.get('kind')!r}).")


def built(setup: AnySetup, chance: Sequence[list[Any]] | None = None) -> AnyGame:
    """The game that a set-up makes, at its first decision; with chance that was recorded, or new."""
    return _BUILDERS[type(setup)](setup).start(Recording(chance) if chance is not None else None)


def replay(setup: AnySetup, log: Iterable[Entry], each: Callable[[], None] = lambda: None) -> AnyGame:
    """The game at the end of a log; `each` is called after every entry, and may end it with an error."""
    reached: AnyGame | None = None
    for game in steps(setup, log):
        reached = game
        each()
    if reached is None:
        raise SaveError("This log is empty: not even the start of a game is in it.")
    return reached


def steps(setup: AnySetup, log: Iterable[Entry]) -> Iterator[AnyGame]:
    """The game after its start and after each entry of a log."""
    game: AnyGame | None = None
    for entry in log:
        if game is None:
            game = built(setup, entry.chance)
        else:
            game.repeat(entry)
        yield game


class Retraced:
    """The game after its start and after each entry of a log, as far as the rules of today lead through it.

    `why` says what stopped it, once that has happened; then the game that came last is no longer to be looked at.
    """

    def __init__(self, setup: AnySetup, log: Iterable[Entry]) -> None:
        self._steps = steps(setup, log)
        self.led = 0
        """The number of entries through which it has led, the start counted."""
        self.why = ""

    def __iter__(self) -> Iterator[AnyGame]:
        try:
            for game in self._steps:
                self.led += 1
                yield game
        except (EngineError, IllegalChoiceError, SetupError) as error:
            self.why = str(error)
        except (AttributeError, LookupError, TypeError, ValueError) as error:  # a rule that fails on the old choices
            self.why = f"{type(error).__name__} {error}"

    def end(self) -> AnyGame | None:
        """The game at the end of the log; None where the rules do not lead there."""
        *_, reached = None, *self
        return None if self.why else reached


def written(game: AnyGame) -> str:
    """The whole game as text."""
    data: dict[str, Any] = {
        "shamble": "save",
        "format": FORMAT,
        "content": game.setting.content_hash,
        "config": game.setting.setup.data(),
        "log": list(game._log.data()),
        "table": game.table,
        "state": game.state.to_data(),
        "hash": game.state_hash(),
    }
    if game.undone:
        data["undone"] = [entry.to_data() for entry in game.undone]
    data["seal"] = seal_of(data)
    folds = game._log.all_folds() if game.undo_floor == 1 else []
    if folds:
        data["on_the_way"] = _on_the_way(data["seal"], [_Position(fold.end, fold.position) for fold in folds])
    return json.dumps(data, separators=(",", ":"))


def seal_of(data: dict[str, Any]) -> str:
    """A digest of a save: it shows whether the save was changed afterwards.

    The positions on the way are left out: whatever becomes of them, the game is the same.
    """
    return _seal({name: value for name, value in data.items() if name not in ("seal", "on_the_way")})


def _seal(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


class _Position(NamedTuple):
    """The position after so many entries of a log, as a fold keeps it."""

    end: int
    packed: bytes


def _on_the_way(of: str, positions: list[_Position]) -> dict[str, Any]:
    """Positions on the way of the save with this seal, as they are written."""
    data: dict[str, Any] = {
        "program": program(),
        "positions": [[one.end, base64.b64encode(one.packed).decode()] for one in positions],
    }
    return {**data, "seal": _seal([of, data])}


@cache
def program() -> str:
    """A digest of the whole program: another version may get elsewhere from the same position."""
    root = Path(__file__).parents[1]
    sources = sorted(path for path in root.rglob("*") if path.suffix in (".py", ".so", ".pyd"))
    found = hashlib.blake2b(digest_size=16)
    for path in sources:
        found.update(path.relative_to(root).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def read(text: str, each: Callable[[], None] = lambda: None, *, run_all: bool = False) -> AnyGame:
    """The game that was `written`; SaveError says what is wrong with the text. `each` is as for `replay`.

    With `run_all` the whole log is run, whatever positions on its way the text brings along.
    """
    data = _checked(text)
    try:
        return (None if run_all else _from_last_position(data)) or _resumed(data, each)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise SaveError(f"This save is damaged and was left as it is: {type(error).__name__} {error}.") from error


def _from_last_position(data: dict[str, Any]) -> AnyGame | None:
    """The game from the last position on its way; None where that, or what follows from it, is not as written."""
    positions = _positions(data)
    if not positions or data.get("seal") != seal_of(data):
        return None
    game = built(setup_of(data["config"]), data["log"][0].get("chance", []))
    if game.setting.content_hash != data["content"]:
        return None
    fold: Fold | None = None
    for end, packed in positions:
        fold = Fold(fold, data["log"][fold.end if fold is not None else 0 : end], packed, lost=False)
    assert fold is not None
    try:
        game.go_on_from(Log(fold), fold)
        for entry in data["log"][fold.end :]:
            game.repeat(Entry.from_data(entry))
    except (EngineError, IllegalChoiceError, LookupError, TypeError, ValueError, zlib.error):
        return None
    if game.state_hash() != data["hash"]:
        return None
    game.table = list(data["table"])
    game.resume(type(game.state).from_data(data["state"]), undone=map(Entry.from_data, data.get("undone", ())))
    return game


def _positions(data: dict[str, Any]) -> list[_Position]:
    """The positions on the way, if this program has written them for this very save."""
    kept = data.get("on_the_way")
    if not isinstance(kept, dict) or kept.get("program") != program():
        return []
    try:
        positions = [_Position(end, base64.b64decode(packed)) for end, packed in kept["positions"]]
        return positions if kept == _on_the_way(data["seal"], positions) else []
    except (KeyError, TypeError, ValueError):
        return []


def _resumed(data: dict[str, Any], each: Callable[[], None]) -> AnyGame:
    if digest(data["state"]) != data["hash"]:
        raise SaveError("This save is damaged and was left as it is: its state does not fit its own digest.")
    sealed, intact = "seal" in data, data.get("seal") == seal_of(data)
    setup, entries = setup_of(data["config"]), [Entry.from_data(one) for one in data["log"]]
    game, why = _replayed(setup, entries, each)
    bring_up_to_date(data["state"], game.setting)
    state = type(game.state).from_data(data["state"])
    if not why and game.state_hash() != state.hash():
        game, why = built(setup), "the choices lead to another position now"
    game.table = list(data["table"])
    note = _note(why, sealed=sealed, intact=intact)
    if note:
        game.resume(state, log=entries, note=note)
    else:
        game.resume(state, undone=[Entry.from_data(one) for one in data.get("undone", ())])
    return game


def _note(why: str, *, sealed: bool, intact: bool) -> str:
    """The note on a save whose choices cannot be taken back: it was changed, or the rules were."""
    reason = f" ({why})" if why else ""
    if sealed and not intact:
        return f"This save was changed after it was written{reason}; undo ends here."
    whose = "The rules have" if sealed else "The save was changed, or the rules have"
    return f"{whose} changed since this game was saved{reason}; undo ends here." if why else ""


def _replayed(setup: AnySetup, entries: list[Entry], each: Callable[[], None]) -> tuple[AnyGame, str]:
    """The game at the end of a log; or at its beginning, and why the rules of today do not lead through the log."""
    retraced = Retraced(setup, entries)
    reached: AnyGame | None = None
    for game in retraced:
        reached = game
        each()
    return (built(setup) if retraced.why or reached is None else reached), retraced.why


def _checked(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise SaveError(f"This save is damaged and was left as it is: {error}.") from error
    if not isinstance(data, dict) or data.get("shamble") != "save":
        raise SaveError("This file is not a saved game of Shamble; it was left as it is.")
    if data.get("format") != FORMAT:
        raise SaveError(
            f"This save has format {data.get('format')!r} and this version reads {FORMAT}; it was left as it is."
        )
    missing = [name for name in ("config", "log", "table", "state", "hash", "content") if name not in data]
    if missing or not data["log"]:
        raise SaveError(f"This save is damaged and was left as it is: {', '.join(missing) or 'an empty log'}.")
    return data
