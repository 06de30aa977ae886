"""Plain data: whatever a document in YAML or JSON may hold, before or after it is a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]
else:
    Json = Any  # fields of records that are documents themselves are read as they are


def mapping(value: object) -> dict[str, Json]:
    """The mapping that stands there in a document; an empty one where there is something else."""
    return value if isinstance(value, dict) else {}


def entries(value: object) -> Sequence[Json]:
    """The list that stands there in a document; an empty one where there is something else."""
    return value if isinstance(value, list | tuple) else ()
