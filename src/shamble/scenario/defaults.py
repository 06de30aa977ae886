"""Defaults of folders: a folder says once for all scenarios in it what they may leave out."""

from __future__ import annotations

from functools import reduce
from pathlib import Path

from shamble.files.reading import Document, read_document
from shamble.scenario.faults import FIRST
from shamble.scenario.shape import GameDetail

DEFAULTS = "scenario-defaults.yaml"
"""The file of a folder that speaks for its scenarios and those of the folders inside it; the inner folder wins."""


def scenario_files(folder: Path) -> list[Path]:
    """The files of all scenarios in a folder and the folders inside it."""
    return sorted(path for path in folder.rglob("*.yaml") if path.name != DEFAULTS)


def read_scenario(path: Path) -> Document:
    """The document of a scenario with the defaults of its folders; ContentError lists all that does not fit."""
    files = (folder / DEFAULTS for folder in path.absolute().parents)
    inwards = [read_document(path).counted_from(FIRST), *(_defaults(file) for file in files if file.is_file())][::-1]
    return reduce(lambda outer, inner: inner.over(outer), inwards)


def _defaults(path: Path) -> Document:
    document = read_document(path).counted_from(FIRST)
    document.decode(GameDetail)
    return document
