"""The difficulty of Missions: the results of many games that a bot has played, kept as data beside them."""

import hashlib
import math
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from shamble.content.mission import Mission
from shamble.files.reading import read_document

FILE = "difficulty.yaml"
BUILT_IN = Path(__file__).parent / FILE
"""The measurements of the built-in Missions; the file in a data folder has the same name."""
FOR_PEOPLE = ("title", "notes", "special_rules", "story", "series", "difficulty", "minutes", "from")
"""Keys of a Mission on which no game depends: a new wording makes no measurement old."""
FIRST = frozenset(
    {"after", "again", "allows", "awake_when", "barricades", "boxes", "cards", "colour", "competitive", "complete"}
    | {"danger_at_least", "doors", "double", "events", "exit", "extra_zones", "face", "face_down", "gates", "leaving"}
    | {"locators", "locked_until", "lose", "module", "objectives", "open", "options", "pieces", "place", "places"}
    | {"planks", "requires", "spawn_dice", "spawn_dice_each", "spawns", "stairs", "start_drawn", "state", "teams"}
    | {"tents", "tokens", "torn", "towers", "triggers", "turn", "variant", "wake", "win", "xp", "zombies"}
)
"""Keys of the first measurements, which always count; a Mission that uses no later ones keeps its digest."""
NORMAL_95 = 1.959964
"""The standard deviations around the mean that hold 95 % of a normal distribution."""

Percent = Annotated[float, Meta(ge=0, le=100)]


class Difficulty(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Games of one Mission by one bot. `low` and `high` bound the share of won games, at 95 %.

    `rounds` and `decisions` are means of the games that came to an end. Between `rivals` a game counts as won that the
    first team has won.
    """

    bot: str
    version: int
    games: int
    won: int
    unfinished: int = 0
    low: Percent
    high: Percent
    rounds: float
    decisions: float
    rivals: bool = False
    lost_by: dict[str, int] = {}
    lost_round: int = 0
    lost_at: str = ""
    seeds: tuple[int, int]
    when: str
    digest: str

    @property
    def share(self) -> float:
        """The games won of a hundred."""
        return 100 * self.won / self.games


class DifficultyFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of measurements."""

    format: Literal[1]
    missions: dict[str, Difficulty]


def mission_digest(mission: Mission) -> str:
    """A digest of all of a Mission that its games depend on."""
    kept = {name: value for name, value in _fields_in_use(mission).items() if name not in FOR_PEOPLE}
    return hashlib.blake2b(msgspec.json.encode(kept, order="sorted"), digest_size=6).hexdigest()


def _in_use(value: object) -> object:
    """The data of a record without keys that came later and are not used."""
    if isinstance(value, msgspec.Struct):
        return _fields_in_use(value)
    if isinstance(value, dict):
        return {name: _in_use(held) for name, held in value.items()}
    return [_in_use(held) for held in value] if isinstance(value, list | tuple) else value


def _fields_in_use(record: msgspec.Struct) -> dict[str, object]:
    fields = [(field, getattr(record, field.name)) for field in msgspec.structs.fields(record)]
    return {field.encode_name: _in_use(held) for field, held in fields if _counts(field, held)}


def _counts(field: msgspec.structs.FieldInfo, value: object) -> bool:
    made = field.default_factory is not msgspec.NODEFAULT
    return field.encode_name in FIRST or value != (field.default_factory() if made else field.default)


def wilson(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval for the share of won games, in percent, at 95 %."""
    z, share = NORMAL_95, won / games
    middle = share + z * z / (2 * games)
    around = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = (middle - around) / (1 + z * z / games), (middle + around) / (1 + z * z / games)
    return round(100 * max(0.0, low), 1), round(100 * min(1.0, high), 1)


def read_difficulties(path: Path) -> Mapping[str, Difficulty]:
    """The measurements of a file, by Mission; none when there is no file. ContentError says what is wrong with it."""
    try:
        found = path.stat()
    except OSError:
        return {}
    return _read(path, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=8)
def _read(path: Path, changed: int, size: int) -> Mapping[str, Difficulty]:
    """The file's data, read once until the file changes."""
    return read_document(path).decode(DifficultyFile).missions


def difficulty_of(name: str, digest: str, *files: Mapping[str, Difficulty]) -> Difficulty | None:
    """The measurement of a Mission: one of its present form if there is any, else the first there is."""
    found = [file[name] for file in files if name in file]
    return next((one for one in found if one.digest == digest), found[0] if found else None)
