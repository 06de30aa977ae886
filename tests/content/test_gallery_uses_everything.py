"""The eight Missions of the gallery together use all that the Classic boxes have: what is new fails here until one does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
import yaml

import shamble.rulebook
from shamble.content import Pack, load_pack
from shamble.content.mission import Mission
from shamble.content.pieces import known_kinds
from shamble.content.tiles import Connection, Features, Tile, TileZone
from shamble.editions.assembly import BLOCKING_TOKENS
from shamble.editions.classic import CLASSIC
from shamble.engine import Game
from shamble.games import new_game
from shamble.rules.vehicles.cars import CARS
from shamble.rules.vehicles.seats import VEHICLES

Uses = Callable[[Mission], Any]

PLACES = ("special-zones", "obstacles")
FIGURES = ("vehicles", "companions", "species", "abominations")
WAYS_TO_PLAY = ("modes", "team-actions")

HOUSE_PIECES = {"barred-burnt", "follower", "burnt-bridge"}
"""Pieces that only house rules bring: they are no box's."""


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack()


@pytest.fixture(scope="module")
def gallery(pack: Pack) -> list[Mission]:
    return [mission for name, mission in sorted(pack.missions.items()) if name.startswith("GAL-")]


@cache
def game(mission: str) -> Game:
    return new_game(mission)
