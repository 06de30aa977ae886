"""Reads many files of one folder and gathers all that is wrong with them."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from shamble.files.faults import ContentError, Fault
from shamble.files.plain import Json
from shamble.files.reading import Document, read_document

T = TypeVar("T")


class Reader:
    """Reads file after file of a folder and keeps all faults, so that they can be shown together."""

    def __init__(self, root: Path, shown: str) -> None:
        self.root = root
        self.shown = shown
        self.faults: list[Fault] = []
        self.data: dict[str, Json] = {}

    def load(self, path: Path, shape: type[T]) -> list[tuple[Document, T]]:
        """The document and its value; nothing, but a fault more, if the file is not as it should be."""
        name = path.relative_to(self.root).as_posix()
        try:
            document = read_document(path, f"{self.shown}/{name}" if self.shown else name)
            value = document.decode(shape)
        except ContentError as error:
            self.faults += error.faults
            return []
        self.data[name] = document.data
        return [(document, value)]

    def load_all(self, paths: Iterable[Path], shape: type[T]) -> list[tuple[Document, T]]:
        """All these files, in order of their names."""
        return [loaded for path in sorted(paths) for loaded in self.load(path, shape)]

    def load_family(self, name: str, shape: type[T]) -> list[tuple[Document, T]]:
        """The file of this name, or all files of the folder of this name."""
        folder = self.root / name
        return (
            self.load_all(folder.glob("*.yaml"), shape)
            if folder.is_dir()
            else self.load(self.root / f"{name}.yaml", shape)
        )

    def raise_faults(self) -> None:
        """ContentError with everything that was wrong so far, if anything was."""
        if self.faults:
            raise ContentError(self.faults)

    def content_hash(self) -> str:
        """The same for the same data, however they are written down."""
        canonical = json.dumps(self.data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.blake2b(canonical.encode(), digest_size=16).hexdigest()
