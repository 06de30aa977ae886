"""Frames are typed records: written, read back and checked, also what an earlier version has written."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from shamble.engine import SaveError
from shamble.engine.agenda import FRAMES, Frame, frame, read_frame
from shamble.engine.held import Held
from shamble.engine.saves import seal_of
from shamble.engine.state import digest

from .toy import Deal, Toy, Turn, act, new_toy


class Parcel(Frame, tag="test-parcel/2"):
    """Version 1 had a single `stop`, and fewer of its fields still."""

    stops: tuple[tuple[int, str], ...]
    heavy: bool = False

    @classmethod
    def from_older(cls, data: dict[str, Any], version: int) -> dict[str, Any]:
        if version > 1:
            return super().from_older(data, version)
        return {**{name: value for name, value in data.items() if name != "stop"}, "stops": [[data["stop"], "home"]]}


class Cart(Frame, tag="test-cart"):
    load: Held[Frame] = Held()
    turns: Held[Turn] = Held()


@pytest.fixture(autouse=True)
def _kinds() -> Iterator[None]:
    @frame(Parcel)
    def parcel(g: Toy, f: Parcel) -> None:
        g.pop()

    @frame(Cart)
    def cart(g: Toy, f: Cart) -> None:
        g.pop()

    yield
    del FRAMES["test-parcel"], FRAMES["test-cart"]


def written(one: Frame) -> Any:
    """A frame as a save holds it."""
    return json.loads(json.dumps(msgspec.to_builtins(one)))


def test_a_frame_is_written_by_name_with_its_fields_and_read_back() -> None:
    parcel = Parcel(who=1, stops=((3, "shop"), (4, "home")))
    data = written(parcel)
    assert data == {
        "frame": "test-parcel/2",
        "who": 1,
        "stops": [[3, "shop"], [4, "home"]],
        "heavy": False,
    }
    assert read_frame(data) == parcel
    assert written(Turn(who=1)) == {"frame": "toy-turn", "who": 1, "thrown": -1, "cheers": 0}


def test_fields_that_were_not_there_yet_have_their_default() -> None:
    assert read_frame({"frame": "toy-turn", "thrown": 2}) == Turn(thrown=2)


def test_what_an_earlier_version_has_written_is_brought_up_to_date() -> None:
    assert read_frame({"frame": "test-parcel", "who": 1, "stop": 3}) == Parcel(who=1, stops=((3, "home"),))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"frame": "test-parsel", "stops": []}, "no kind of frame 'test-parsel'"),
        ({"stops": []}, "no kind of frame ''"),
        ({"frame": "test-parcel/3", "stops": []}, "'test-parcel' of version 3"),
        ({"frame": "toy-turn/2"}, "'toy-turn' of version 2"),
        ({"frame": "test-parcel/2"}, "required field `stops`"),
        ({"frame": "test-parcel/2", "stops": [], "colour": "red"}, "unknown field `colour`"),
        ({"frame": "test-parcel/2", "stops": [[3, 4]]}, r"Expected `str`, got `int`"),
        ({"frame": "test-cart", "turns": [{"frame": "toy-deal"}]}, "'toy-deal' cannot be held here"),
    ],
)
def test_what_is_no_frame_is_refused_with_the_reason(data: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_frame(data)


def test_a_save_with_a_damaged_frame_says_so() -> None:
    data = json.loads(act(new_toy(), "cheer").to_json())
    data["state"]["agenda"][-1]["cheers"] = "many"
    data["hash"] = digest(data["state"])
    data["seal"] = seal_of(data)
    with pytest.raises(SaveError, match=r"damaged.*Expected `int`, got `str`.*cheers"):
        Toy.from_json(json.dumps(data))


def test_frames_hold_others_of_the_kinds_that_their_field_names() -> None:
    cart = Cart(load=Held([Deal(), Parcel(stops=())]), turns=Held([Turn(who=1, thrown=2)]))
    assert read_frame(written(cart)) == cart
    assert read_frame({"frame": "test-cart", "load": [{"frame": "test-parcel", "stop": 7}]}) == Cart(
        load=Held([Parcel(stops=((7, "home"),))])
    )


def test_frames_of_a_copy_go_their_own_way() -> None:
    game = new_toy()
    other = game.copy()
    act(other, "cheer")
    assert (game.innermost(Turn), other.innermost(Turn)) != (other.innermost(Turn), game.innermost(Turn))
    assert game.innermost(Turn, who=7) is None


def test_two_kinds_have_not_one_name() -> None:
    class Again(Frame, tag="toy-turn/2"):
        pass

    with pytest.raises(ValueError, match="two kinds of frame are called 'toy-turn'"):
        frame(Again)(lambda g, f: None)
