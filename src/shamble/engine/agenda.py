"""The agenda: a stack of frames, each one piece of resolution, and the table of all kinds of frames."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, get_args

import msgspec

from shamble.engine.decisions import Option, Question
from shamble.engine.held import Held


class Frame(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, gc=False, tag_field="frame"):
    """One piece of resolution. A kind of frame is a subclass with a tag, its name in saves, and fields with defaults.

    Fields hold numbers, words and tuples of them. They are assigned anew, never changed in place: copies share them.
    When they come to mean something else the tag becomes `name/2`, and `from_older` reads what stood there before.
    """

    frame_kind: ClassVar[FrameKind[Any]]
    later: ClassVar[tuple[str, ...]] = ()
    """Fields that came later, empty unless something is said: they are written only then, and digests stay."""
    who: int = -1

    def holds(self, game: Any, of: str) -> Iterable[int]:
        """The cards of a kind that lie nowhere but in this frame."""
        return ()

    @classmethod
    def from_older(cls, data: dict[str, Any], version: int) -> dict[str, Any]:
        """The fields that an earlier version of this kind has written, as this one would write them."""
        raise ValueError(f"a frame {cls.frame_kind.name!r} of version {version} cannot be read")


F = TypeVar("F", bound=Frame)


def copied(frames: Iterable[F]) -> list[F]:
    """Copies of frames: what happens to one leaves the other as it is."""
    return [frame.__copy__() for frame in frames]  # type: ignore[attr-defined]  # every Struct has it


class AnytimeAct(Frame, kw_only=True):
    """An act outside of all questions, as its option said."""

    other: int = -1
    cards: tuple[int, ...] = ()
    to: str = ""
    name: str = ""


Run = Callable[[Any, F], Question | None]
Answer = Callable[[Any, F, Option], None]


class FrameKind(Generic[F]):
    """A kind of frame: `run` makes progress or asks; `take` takes what was chosen.

    A `run` that asks must leave the state as it is: it is called again after loading or undoing.
    """

    __slots__ = ("at_rest", "ends_when", "name", "of", "run", "take", "version")

    def __init__(self, of: type[F], run: Run[F], *, ends_when: frozenset[str], at_rest: bool) -> None:
        self.name, self.version = _name_and_version(str(of.__struct_config__.tag))
        self.of = of
        self.at_rest = at_rest
        self.run = run
        self.ends_when = ends_when
        self.take: Answer[F] = _takes_no_answer

    def answer(self, function: Answer[F]) -> Answer[F]:
        """Decorator: the function that takes this frame's answers."""
        self.take = function
        return function


def _takes_no_answer(game: Any, frame: Frame, option: Option) -> None:
    raise TypeError(f"frame {frame.frame_kind.name!r} asked but takes no answer")


def _name_and_version(tag: str) -> tuple[str, int]:
    name, _, version = tag.partition("/")
    return name, int(version or 1)


FRAMES: dict[str, FrameKind[Any]] = {}

GONE, MOVED = "gone", "moved"
"""Reasons to end a frame that names somebody: they are out of the game, or they were put elsewhere."""


def frame(
    of: type[F], *, ends_when_dead: bool = True, ends_when_moved: bool = False, at_rest: bool = False
) -> Callable[[Run[F]], FrameKind[F]]:
    """Decorator: register the `run` function of a kind of frame.

    A frame that names somebody in `who` is taken off the agenda when they are out of the game (`ends_when_dead`) or are
    put elsewhere (`ends_when_moved`). With nothing but frames `at_rest` on the agenda the table may make corrections.
    """

    def register(run: Run[F]) -> FrameKind[F]:
        ends_when = frozenset(what for what, ends in ((GONE, ends_when_dead), (MOVED, ends_when_moved)) if ends)
        kind = of.frame_kind = FrameKind(of, run, ends_when=ends_when, at_rest=at_rest)
        if FRAMES.setdefault(kind.name, kind) is not kind:
            raise ValueError(f"two kinds of frame are called {kind.name!r}")
        return kind

    return register


def written_frames(frames: Sequence[Frame]) -> list[dict[str, Any]]:
    """The plain data of frames, which `read_frame` reads."""
    found: list[dict[str, Any]] = msgspec.to_builtins(frames)
    for frame, data in zip(frames, found, strict=True):
        for field in frame.later:
            if not data[field]:
                del data[field]
    return found


def read_frame(data: Mapping[str, Any]) -> Frame:
    """A frame as this version or an earlier one has written it; ValueError when it is none."""
    name, version = _name_and_version(str(data.get("frame", "")))
    if name not in FRAMES:
        raise ValueError(f"there is no kind of frame {name!r}")
    kind = FRAMES[name]
    fields = dict(data)
    if version != kind.version:
        fields = kind.of.from_older(fields, version)
    fields.pop("frame", None)
    found: Frame = msgspec.convert(fields, kind.of, dec_hook=_held)
    return found


def _held(annotation: Any, data: Any) -> Held[Any]:
    """Frames that a frame holds, of the kinds that its field allows."""
    frames = Held(read_frame(one) for one in data)
    for one in frames:
        if not isinstance(one, get_args(annotation)):
            raise ValueError(f"a frame {one.frame_kind.name!r} cannot be held here")
    return frames
