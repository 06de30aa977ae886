"""The content in play, from which games are chosen; a dropped pack is in play when its Missions can be set up."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.board import BoardError
from shamble.content import Mission, Pack
from shamble.editions import DEFAULT, EDITIONS
from shamble.engine.errors import SetupError
from shamble.games.beginning import settled
from shamble.games.building import build
from shamble.games.missions import edition_listing
from shamble.packs import DroppedPack, ShelvedPack, in_play, on_shelf
from shamble.packs.reading import TRIALS
from shamble.packs.shelf import assembled
from shamble.world.setup import GameSetup


def content_in_play(edition: str = DEFAULT) -> Pack:
    """The content to choose games of an edition from: the built-in one, and the sound packs of the data folder."""
    return in_play(edition)


def content_with(mission: str) -> Pack:
    """The content in play of the edition that has a Mission with this id; of the usual one where none has."""
    return in_play(edition_listing(mission).name)


def all_content() -> list[Pack]:
    """The content in play of every edition."""
    return [in_play(edition) for edition in EDITIONS]


def packs_found() -> list[ShelvedPack]:
    """The packs of the data folder, in play or with what is wrong with them."""
    return on_shelf()


def _tried(dropped: DroppedPack, mission: Mission) -> Iterator[str]:
    """Why a Mission of a dropped pack cannot be set up as it is meant, if so."""
    try:
        build(settled(assembled(dropped.edition, [dropped]), GameSetup(mission=mission.id, seed=0))).start()
    except (BoardError, SetupError) as error:
        yield str(error)
    except Exception as error:  # whatever a stranger's pack holds, it must stop nothing else
        yield f"cannot be set up ({type(error).__name__}: {error})"


TRIALS.append(_tried)
