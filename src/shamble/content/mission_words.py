"""Reads the conditions and effects of Missions: every word is known, every key has what it wants, every name exists."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeGuard, TypeVar, get_args

from shamble.content.mission import Colour
from shamble.content.mission_forms import (
    by_name,
    is_above_0,
    is_anything,
    is_door,
    is_flag,
    is_mapping,
    is_number,
    is_text,
    list_of,
    one_of,
    or_word,
    says_something,
)
from shamble.content.mission_names import DoorName, Names, own_name_fault
from shamble.content.records import Level
from shamble.files.faults import Steps, listed, quoted, suggestion
from shamble.files.plain import Json
from shamble.world.missions import Choice, Given, Price
from shamble.world.pieces import PIECES
from shamble.world.records import ABOMINATION
from shamble.world.words import ANYBODY, CONDITIONS, COUNTED, EFFECTS, FieldType, Word

WEAPON, ANYTHING, CHOSEN, NEXT = "weapon", "any", "chosen", "next"
SPAWN_PLACES = ("start", "chosen", "all")
ABOMINATION_DECK = "abomination"
HERE = NEXT_ABOMINATION = -2
"""Numbers in the place of a Zone (`here`) and of a kind of Zombies (the next Abomination)."""
ANY = "any "
"""The prefix of a type of Zombies, which means all its kinds that are in the game."""
TENTS = ("standard", "administrative", "infirmary")
E = TypeVar("E")
V = TypeVar("V")
COLOURS: tuple[str, ...] = get_args(Colour)
ALL, HOSPITAL = "all", "hospital"
EACH_SURVIVOR = "survivors"
ONE_OF = {"lay": ("at", "in_tent"), "companion": ("at", "with")}
"""Effects that need exactly one of these further keys."""


def read_condition(given: Json, names: Names, steps: Steps) -> Given:
    """A condition as the rules take it; its faults are reported to `names`."""
    return _read_word(given, CONDITIONS, "condition", names, steps)


def read_effect(given: Json, names: Names, steps: Steps) -> Given:
    """An effect as the rules take it."""
    return _read_word(given, EFFECTS, "effect", names, steps)


def _read_word(given: Json, known: Mapping[str, Word], what: str, names: Names, steps: Steps) -> Given:
    word = _word_in(given, known, what, names, steps)
    if word is None or not isinstance(given, dict):
        return {}
    read = {word.name: _read(given[word.name], word.fields[word.name], names, (*steps, word.name))}
    for key in given:
        if key not in word.fields:
            names.wrong((*steps, key), f"unknown key of the {what} {word.name}{suggestion(str(key), word.fields)}")
        elif key != word.name:
            read[key] = _read(given[key], word.fields[key], names, (*steps, key))
    if what == "condition":
        return read | _chain(word, steps)
    if "to" in word.fields and "to" not in read:
        names.wrong(steps, 'the key "to" is missing')
    one_of = ONE_OF.get(word.name, ())
    if one_of and sum(key in read for key in one_of) != 1:
        names.wrong(steps, f"expected either {listed([quoted(key) for key in one_of])}")
    return read


def _word_in(given: Json, known: Mapping[str, Word], what: str, names: Names, steps: Steps) -> Word | None:
    """The one known word among the keys; None, and a fault, where there is none or more than one."""
    keys = list(given) if isinstance(given, dict) else []
    found = [key for key in keys if key in known]
    word = known[found[0]] if found else None
    if word is not None and all(key in word.fields for key in found):
        return word
    if keys and not found and keys[0]:
        names.wrong((*steps, keys[0]), f"unknown {what} {quoted(keys[0])}{suggestion(str(keys[0]), known)}")
    else:
        shown = listed([str(key) for key in found], "and") or quoted(given)
        names.wrong(steps, f"found {shown}, expected one {what}")
    return None


def kinds_named(given: Mapping[str, Json]) -> Iterator[str]:
    """The kinds of Zombies that a condition names, as the file writes it."""
    for key, value in given.items():
        parts = (value,) if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
        if key in ("of", "on_board"):
            yield from (name for name in parts if isinstance(name, str) and not name.startswith(ANY))
        for part in parts:
            if isinstance(part, dict):
                yield from kinds_named(part)


def _chain(word: Word, steps: Steps) -> dict[str, str]:
    """The id under which a chain remembers how far it has come: its place in the file."""
    return {"id": ".".join(str(step) for step in steps)} if word.name == "then" else {}


def _read(value: Json, type_: FieldType, names: Names, steps: Steps) -> object:
    if not isinstance(type_, tuple):
        return TYPES[type_].read(value, names, steps)
    if value not in type_:
        names.wrong(steps, f"found {quoted(value)}, expected {listed(list(type_))}")
    return value


def _as_it_is(value: Json, names: Names, steps: Steps) -> Json:
    return value


def _each(reader: Callable[[E, Names, Steps], object]) -> Callable[[str | Sequence[E], Names, Steps], object]:
    """The reader of a list; `all` and the like stay what they are."""

    def read_each(value: str | Sequence[E], names: Names, steps: Steps) -> object:
        if isinstance(value, str):
            return value
        return tuple(reader(one, names, (*steps, at)) for at, one in enumerate(value))

    return read_each


def _objectives(value: int | str | Sequence[str], names: Names, steps: Steps) -> object:
    if isinstance(value, int):
        return value
    if value == ALL:
        names.objective(ALL, steps)
    return (
        value if isinstance(value, str) else tuple(names.objective(one, (*steps, at)) for at, one in enumerate(value))
    )


def kinds_in(value: Sequence[str], names: Names, steps: Steps) -> tuple[int, ...]:
    """The kinds of Zombies of a list; `any TYPE`: all of that type."""
    found: list[int] = []
    for at, one in enumerate(value):
        if one.startswith(ANY):
            found += names.kinds_of(one.removeprefix(ANY), (*steps, at))
        else:
            found.append(names.kind(one, (*steps, at)))
    return tuple(dict.fromkeys(found))


def _crowd(value: Mapping[str, Mapping[str, int]], names: Names, steps: Steps) -> tuple[tuple[int, int, int], ...]:
    return tuple(
        (_spot(zone, names, (*steps, zone)), _kind(kind, names, (*steps, zone, kind)), count)
        for zone, there in value.items()
        for kind, count in there.items()
    )


def _spot(value: str, names: Names, steps: Steps) -> int:
    return HERE if value == "here" else names.zone(value, steps)


def _kind(value: str, names: Names, steps: Steps) -> int:
    """The kind of this name; the type of Abominations, where no kind is called so, is whichever is next."""
    from_deck = value == ABOMINATION and ABOMINATION_DECK in names.own("deck_names")
    return NEXT_ABOMINATION if from_deck else names.kind(value, steps)


def read_effects(value: Sequence[Json], names: Names, steps: Steps) -> str:
    """The name of a list of effects, as the rules take it; "" where there are none."""
    read = tuple(read_effect(one, names, (*steps, at)) for at, one in enumerate(value))
    return names.script(read, steps) if read else ""


OPTION_KEYS = ("option", "needs", "discards", "actions", "do")
PRICE_KEYS = ("of", "number", "deck")


def _options(value: Sequence[Mapping[str, Json]], names: Names, steps: Steps) -> str:
    found = [_option(one, names, (*steps, at)) for at, one in enumerate(value)]
    if not any(one.needs is None and one.discards is None and not one.actions for one in found):
        names.wrong(steps, "every option has a condition or a price: expected one that is always free to choose")
    return names.choices(tuple(found), steps)


def _option(given: Mapping[str, Json], names: Names, steps: Steps) -> Choice:
    _unknown_keys(given, OPTION_KEYS, "an option", names, steps)
    option, actions, do = given.get("option"), given.get("actions", 0), given.get("do", ())
    if not isinstance(option, str) or not option.strip():
        names.wrong((*steps, "option"), f"found {quoted(option)}, expected words")
    if not isinstance(actions, int) or isinstance(actions, bool):
        names.wrong((*steps, "actions"), f"found {quoted(actions)}, expected a whole number")
        actions = 0
    if not isinstance(do, list | tuple):
        names.wrong((*steps, "do"), f"found {quoted(do)}, expected a list of effects")
        do = ()
    needs = read_condition(given["needs"], names, (*steps, "needs")) if "needs" in given else None
    price = _price(given["discards"], names, (*steps, "discards")) if "discards" in given else None
    return Choice(str(option), needs, price, actions, read_effects(do, names, (*steps, "do")))


def _price(given: Json, names: Names, steps: Steps) -> Price | None:
    of = given.get("of") if isinstance(given, dict) else None
    if not isinstance(given, dict) or not isinstance(of, str):
        names.wrong(steps, f"found {quoted(given)}, expected {{of: weapon}}, {{of: any}} or the name of a card")
        return None
    _unknown_keys(given, PRICE_KEYS, "a price", names, steps)
    if of not in (WEAPON, ANYTHING):
        names.card(of, (*steps, "of"))
    if "deck" in given:
        _own("deck_names")(str(given["deck"]), names, (*steps, "deck"))
    number = given.get("number", 1)
    return Price(of, number if isinstance(number, int) else 1, str(given.get("deck", "")))


def _unknown_keys(given: Mapping[str, Json], known: Sequence[str], what: str, names: Names, steps: Steps) -> None:
    for key in given:
        if key not in known:
            names.wrong((*steps, key), f"unknown key of {what}{suggestion(str(key), known)}")


def _spawn_place(value: str, names: Names, steps: Steps) -> str | int:
    if value in SPAWN_PLACES:
        return value
    return names.spawn(value, steps) if value in COLOURS else names.zone(value, steps)


def _prices(value: Mapping[str, int], names: Names, steps: Steps) -> dict[str, int]:
    return {names.achievement(name, (*steps, name), False): actions for name, actions in value.items()}


def _token(value: str, names: Names, steps: Steps) -> str:
    known = [*COUNTED, *PIECES]
    if value not in known:
        names.wrong(steps, f'no kind of token "{value}"{suggestion(value, known)}')
    return value


def _own(sort: str) -> Callable[[str, Names, Steps], str]:
    def read(value: str, names: Names, steps: Steps) -> str:
        problem = own_name_fault(names.own(sort), sort, value)
        if problem:
            names.wrong(steps, problem)
        return value

    return read


def _loudness(value: str, names: Names, steps: Steps) -> int:
    """The number of the step; the least is 1."""
    _own("noise")(value, names, steps)
    known = names.own("noise")
    return known.index(value) + 1 if value in known else 1


TextReader = Callable[[str, Names, Steps], object]


class Type(NamedTuple):
    """A type of fields: what reads a value or finds fault with its form, and the words for that form."""

    read: Callable[[Json, Names, Steps], object]
    expected: str


def _type(fits: Callable[[Json], TypeGuard[V]], reader: Callable[[V, Names, Steps], object], expected: str) -> Type:
    def read(value: Json, names: Names, steps: Steps) -> object:
        if not fits(value):
            names.wrong(steps, f"found {quoted(value)}, expected {expected}")
            return 0
        return reader(value, names, steps)

    return Type(read, expected)


NAMES = list_of(is_text)
LISTED = or_word(NAMES, ALL)
COLOURS_LISTED = or_word(list_of(one_of(COLOURS)), ALL)
CROWD = by_name(by_name(is_number))


def _word(reader: TextReader, expected: str, fits: Callable[[Json], TypeGuard[str]] = is_text) -> Type:
    return _type(fits, reader, expected)


def _words(reader: TextReader, expected: str, fits: Callable[[Json], TypeGuard[str | Sequence[str]]] = LISTED) -> Type:
    return _type(fits, _each(reader), expected)


def _some(value: Json) -> TypeGuard[int | str | Sequence[str]]:
    return is_above_0(value) or LISTED(value)


def _door(value: DoorName, names: Names, steps: Steps) -> int:
    return names.door(value, steps)


def _door_or_chosen(value: DoorName, names: Names, steps: Steps) -> int | str:
    return CHOSEN if value == CHOSEN else names.door(value, steps)


def _pair(value: Sequence[str], names: Names, steps: Steps) -> int:
    return names.join((value[0], value[1]), steps)


COLOURS_TOLD = "all or a list of colours"
TYPES: dict[str, Type] = {
    "number": _type(is_number, _as_it_is, "a whole number"),
    "number-or-each": _type(or_word(is_above_0, EACH_SURVIVOR), _as_it_is, f"a number above 0, or {EACH_SURVIVOR}"),
    "level": _word(_as_it_is, listed(list(get_args(Level))), one_of(get_args(Level))),
    "colour": _word(lambda value, names, steps: names.spawn(value, steps), listed(list(COLOURS)), one_of(COLOURS)),
    "spawn-colours": _words(lambda one, names, steps: names.spawn(one, steps), COLOURS_TOLD, COLOURS_LISTED),
    "tint": _word(_as_it_is, listed(list(COLOURS)), one_of(COLOURS)),
    "spawn-kind": _word(_own("spawn_kinds"), "a kind of Spawn token"),
    "deck": _word(_own("deck_names"), "a deck"),
    "loudness": _word(_loudness, "a step of loudness"),
    "objectives": _type(_some, _objectives, "all, a number or a list of colours"),
    "colours": _words(lambda one, names, steps: names.objective(one, steps), COLOURS_TOLD, COLOURS_LISTED),
    "objective-name": _word(lambda value, names, steps: names.objective_name(value, steps), "the name of an Objective"),
    "part": _word(lambda value, names, steps: names.part(value, steps), "a part of the board that moves"),
    "zone": _word(lambda value, names, steps: names.zone(value, steps), "a Zone"),
    "zones": _words(
        lambda one, names, steps: names.zone(one, steps),
        "all, hospital or a list of Zones",
        or_word(NAMES, ALL, HOSPITAL),
    ),
    "tent": _word(lambda value, names, steps: names.tent(value, steps), listed(list(TENTS)), one_of(TENTS)),
    "name": _word(_as_it_is, "words", says_something),
    "names": _words(_as_it_is, "a list of words", NAMES),
    "door": _type(is_door, _door, "the two Zones of a door"),
    "doors": _type(or_word(list_of(is_door), ALL), _each(_door), "all or a list of doors"),
    "tiles": _words(lambda one, names, steps: names.tile(one, steps), "all or a list of tiles"),
    "kinds": _type(NAMES, kinds_in, "a list of kinds of Zombies (`any Abomination`: all of that type)"),
    "crowd": _type(CROWD, _crowd, "Zombies by Zone"),
    "card": _word(lambda value, names, steps: names.card(value, steps), "an Equipment card"),
    "cards-named": _words(lambda one, names, steps: names.card(one, steps), "a list of Equipment cards", NAMES),
    "skill": _word(lambda value, names, steps: names.skill(value, steps), "a Skill"),
    "people": _words(
        lambda one, names, steps: names.survivor(one, steps),
        f"{ANYBODY} or a list of Survivors",
        or_word(NAMES, ANYBODY),
    ),
    "trait": _word(lambda value, names, steps: names.trait(value, steps), "a Skill or a kind of Survivor"),
    "token": _word(_token, "a kind of token or piece"),
    "flag": _type(is_flag, _as_it_is, "true or false"),
    "spot": _word(_spot, "a Zone, or here"),
    "wounds": _type(or_word(is_number, ALL), _as_it_is, "all or a whole number"),
    "effects": _type(list_of(is_anything), read_effects, "a list of effects"),
    "options": _type(list_of(is_mapping), _options, "a list of options, each with option and do"),
    "door-or-chosen": _type(is_door, _door_or_chosen, "the two Zones of a door, or chosen"),
    "spawn-place": _word(_spawn_place, "start, chosen, all, a colour or a Zone"),
    "objective-cards": _words(
        lambda one, names, steps: names.objective_card(one, steps), "all or a list of Objective cards"
    ),
    "note-card": _word(
        lambda value, names, steps: value if value == NEXT else names.note_card(value, steps),
        "the id of a Note, or next",
    ),
    "achievement": _word(lambda value, names, steps: names.achievement(value, steps, False), "an Achievement"),
    "granted": _word(lambda value, names, steps: names.achievement(value, steps, True), "an Achievement"),
    "companion": _word(lambda value, names, steps: names.companion(value, steps), "a Companion"),
    "prices": _type(by_name(is_number), _prices, "Actions by Achievement"),
    "pair": _type(list_of(is_text, 2), _pair, "two Zones"),
    "condition": _type(is_mapping, read_condition, "a condition"),
    "conditions": _type(list_of(is_anything), _each(read_condition), "a list of conditions"),
}
"""The readers of all types of fields."""
