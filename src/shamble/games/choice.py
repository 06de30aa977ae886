"""What games can be chosen from: the content in play; a dropped pack is in play when its Missions can be set up."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.board import BoardError
from shamble.content import Mission, Pack
from shamble.content.packs import DroppedPack, OnShelf, in_play, on_shelf
from shamble.content.packs.reading import TRIALS
from shamble.content.packs.shelf import assembled
from shamble.editions import Edition
from shamble.engine.errors import SetupError
from shamble.games.beginning import config_of
from shamble.games.building import build


def content_in_play() -> Pack:
    """What games can be chosen from now: what is built in, and the sound packs of the data folder."""
    return in_play()


def boxes_of(pack: Pack, edition: Edition) -> list[str]:
    """The boxes of an edition: its own, and all that its Missions are played with."""
    missions = [mission for mission in pack.missions.values() if mission.edition == edition.name]
    played = {box for mission in missions for box in (*mission.played_with, pack.home_of(mission))}
    return [name for name, box in pack.boxes.items() if name in played or edition.is_home_of(box.edition)]


def packs_found() -> list[OnShelf]:
    """The packs of the data folder, in play or with what is wrong with them."""
    return on_shelf()


def _tried(dropped: DroppedPack, mission: Mission) -> Iterator[str]:
    """Why a Mission of a dropped pack cannot be set up as it is meant, if so."""
    try:
        build(config_of(assembled([dropped]), mission.id)).start()
    except (BoardError, SetupError) as error:
        yield str(error)
    except Exception as error:  # whatever a stranger's pack holds, it must stop nothing else
        yield f"cannot be set up ({type(error).__name__}: {error})"


TRIALS.append(_tried)
