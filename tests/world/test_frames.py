"""All kinds of frames of the game: what their fields may hold, so that copies can share it and saves bring it back."""

from collections.abc import Iterator

from msgspec import inspect

from shamble.engine.agenda import FRAMES, read_frame, written_frames
from shamble.engine.held import Held
from shamble.games import new_game
from shamble.rules.frames import Attack, PauseBetween

PLAIN = (inspect.IntType, inspect.StrType, inspect.BoolType, inspect.NoneType)


def leaves(found: inspect.Type) -> Iterator[inspect.Type]:
    """What stands in a field, in tuples or not."""
    if isinstance(found, inspect.VarTupleType):
        yield from leaves(found.item_type)
    elif isinstance(found, inspect.TupleType):
        for part in found.item_types:
            yield from leaves(part)
    elif isinstance(found, inspect.UnionType):
        for part in found.types:
            yield from leaves(part)
    else:
        yield found


def is_immutable(found: inspect.Type) -> bool:
    if isinstance(found, inspect.StructType):
        return found.cls is PauseBetween
    return isinstance(found, PLAIN) or (isinstance(found, inspect.CustomType) and found.cls is Held)


def test_fields_hold_numbers_words_tuples_and_held_frames() -> None:
    new_game("RM-M01", seed=1)  # by now every chapter has been imported
    assert len(FRAMES) > 100
    wrong = []
    for name, kind in FRAMES.items():
        told = inspect.type_info(kind.of)
        assert isinstance(told, inspect.StructType)
        wrong += [(name, one.name) for one in told.fields if not all(map(is_immutable, leaves(one.type)))]
    assert wrong == []


def test_fields_that_came_later_are_written_when_they_say_something() -> None:
    quiet, loud = Attack(who=1), Attack(who=1, noise=(3, 1))
    written = written_frames([quiet, loud])
    assert "noise" not in written[0]
    assert tuple(written[1]["noise"]) == (3, 1)
    assert [read_frame(one) for one in written] == [quiet, loud]
