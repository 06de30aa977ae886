"""Reads the conditions and effects of Missions: every word is known, every key has what it wants, every name exists."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, get_args

from shamble.content.mission import Colour
from shamble.content.mission_names import Names, own_name_fault
from shamble.content.records import Level
from shamble.files.faults import Steps, listed, quoted, suggestion
from shamble.world.missions import Choice, Price
from shamble.world.pieces import PIECES
from shamble.world.records import ABOMINATION
from shamble.world.words import ANYBODY, CONDITIONS, COUNTED, EFFECTS, FieldType, Word

COLOURS: tuple[str, ...] = get_args(Colour)
ALL, HOSPITAL = "all", "hospital"
WEAPON, ANYTHING, CHOSEN, NEXT = "weapon", "any", "chosen", "next"
SPAWN_PLACES = ("start", "chosen", "all")
ABOMINATION_DECK = "abomination"
EACH_SURVIVOR = "survivors"
HERE = NEXT_ABOMINATION = -2
"""Numbers in the place of a Zone (`here`) and of a kind of Zombies (the next Abomination)."""
ANY = "any "
"""The prefix of a type of Zombies, which means all its kinds that are in the game."""
TENTS = ("standard", "administrative", "infirmary")
ONE_OF = {"lay": ("at", "in_tent"), "companion": ("at", "with")}
"""Effects that need exactly one of these further keys."""


def read_condition(given: Any, names: Names, steps: Steps) -> dict[str, Any]:
    """A condition as the rules take it; its faults are reported to `names`."""
    return _read_word(given, CONDITIONS, "condition", names, steps)


def read_effect(given: Any, names: Names, steps: Steps) -> dict[str, Any]:
    """An effect as the rules take it."""
    return _read_word(given, EFFECTS, "effect", names, steps)


def _read_word(given: Any, known: Mapping[str, Word], what: str, names: Names, steps: Steps) -> dict[str, Any]:
    word = _word_in(given, known, what, names, steps)
    if word is None:
        return {}
    read: dict[str, Any] = {word.name: _read(given[word.name], word.fields[word.name], names, (*steps, word.name))}
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


def _word_in(given: Any, known: Mapping[str, Word], what: str, names: Names, steps: Steps) -> Word | None:
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


def kinds_named(given: Any) -> Iterator[str]:
    """The kinds of Zombies that a condition names, as the file writes it."""
    for key, value in given.items():
        if key in ("of", "on_board"):
            yield from (name for name in value if not name.startswith(ANY))
        for part in (value,) if isinstance(value, dict) else value if isinstance(value, list | tuple) else ():
            if isinstance(part, dict):
                yield from kinds_named(part)


def _chain(word: Word, steps: Steps) -> dict[str, Any]:
    """The id under which a chain remembers how far it has come: its place in the file."""
    return {"id": ".".join(str(step) for step in steps)} if word.name == "then" else {}


def _read(value: Any, type_: FieldType, names: Names, steps: Steps) -> Any:
    if isinstance(type_, tuple):
        if value not in type_:
            names.wrong(steps, f"found {quoted(value)}, expected {listed(list(type_))}")
        return value
    reader, fits, expected = TYPES[type_]
    if not fits(value):
        names.wrong(steps, f"found {quoted(value)}, expected {expected}")
        return 0
    return reader(value, names, steps)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple) and bool(value)


def _all_or_list(value: Any) -> bool:
    return value == ALL or (_is_list(value) and all(isinstance(one, str) for one in value))


def _is_crowd(value: Any) -> bool:
    crowds = value.values() if isinstance(value, dict) else [0]
    return all(isinstance(crowd, dict) and all(map(_is_number, crowd.values())) for crowd in crowds)


def _is_door(value: Any) -> bool:
    pair = isinstance(value, list | tuple) and len(value) == 2 and all(isinstance(zone, str) for zone in value)
    return pair or isinstance(value, str)


def _as_it_is(value: Any, names: Names, steps: Steps) -> Any:
    return value


def _each(reader: Callable[[Any, Names, Steps], Any]) -> Callable[[Any, Names, Steps], Any]:
    def read_each(value: Any, names: Names, steps: Steps) -> Any:
        return (
            value
            if value in (ALL, HOSPITAL)
            else tuple(reader(one, names, (*steps, at)) for at, one in enumerate(value))
        )

    return read_each


def _objectives(value: Any, names: Names, steps: Steps) -> Any:
    if _is_number(value):
        return value
    if value == ALL:
        names.objective(ALL, steps)
    return _each(lambda colour, _, place: names.objective(colour, place))(value, names, steps)


def kinds_in(value: Any, names: Names, steps: Steps) -> tuple[int, ...]:
    """The kinds of Zombies of a list; `any TYPE`: all of that type."""
    found: list[int] = []
    for at, one in enumerate(value):
        if one.startswith(ANY):
            found += names.kinds_of(one.removeprefix(ANY), (*steps, at))
        else:
            found.append(names.kind(one, (*steps, at)))
    return tuple(dict.fromkeys(found))


def _crowd(value: Any, names: Names, steps: Steps) -> tuple[tuple[int, int, int], ...]:
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


def read_effects(value: Any, names: Names, steps: Steps) -> str:
    """The name of a list of effects, as the rules take it; "" where there are none."""
    read = tuple(read_effect(one, names, (*steps, at)) for at, one in enumerate(value))
    return names.script(read, steps) if read else ""


OPTION_KEYS = ("option", "needs", "discards", "actions", "do")
PRICE_KEYS = ("of", "number", "deck")


def _options(value: Any, names: Names, steps: Steps) -> str:
    found = [_option(one, names, (*steps, at)) for at, one in enumerate(value)]
    if not any(one.needs is None and one.discards is None and not one.actions for one in found):
        names.wrong(steps, "every option has a condition or a price: expected one that is always free to choose")
    return names.choices(tuple(found), steps)


def _option(given: Any, names: Names, steps: Steps) -> Choice:
    _unknown_keys(given, OPTION_KEYS, "an option", names, steps)
    option, actions, do = given.get("option"), given.get("actions", 0), given.get("do", ())
    if not _is_text(option) or not option.strip():
        names.wrong((*steps, "option"), f"found {quoted(option)}, expected words")
    if not _is_number(actions):
        names.wrong((*steps, "actions"), f"found {quoted(actions)}, expected a whole number")
    if not isinstance(do, list | tuple):
        names.wrong((*steps, "do"), f"found {quoted(do)}, expected a list of effects")
        do = ()
    needs = read_condition(given["needs"], names, (*steps, "needs")) if "needs" in given else None
    price = _price(given["discards"], names, (*steps, "discards")) if "discards" in given else None
    return Choice(str(option), needs, price, actions, read_effects(do, names, (*steps, "do")))


def _price(given: Any, names: Names, steps: Steps) -> Price | None:
    if not isinstance(given, dict) or not _is_text(given.get("of")):
        names.wrong(steps, f"found {quoted(given)}, expected {{of: weapon}}, {{of: any}} or the name of a card")
        return None
    _unknown_keys(given, PRICE_KEYS, "a price", names, steps)
    if given["of"] not in (WEAPON, ANYTHING):
        names.card(given["of"], (*steps, "of"))
    if "deck" in given:
        _own("deck_names")(given["deck"], names, (*steps, "deck"))
    return Price(given["of"], given.get("number", 1), given.get("deck", ""))


def _unknown_keys(given: Any, known: Sequence[str], what: str, names: Names, steps: Steps) -> None:
    for key in given:
        if key not in known:
            names.wrong((*steps, key), f"unknown key of {what}{suggestion(str(key), known)}")


def _spawn_place(value: str, names: Names, steps: Steps) -> str | int:
    if value in SPAWN_PLACES:
        return value
    return names.spawn(value, steps) if value in COLOURS else names.zone(value, steps)


def _prices(value: Any, names: Names, steps: Steps) -> dict[str, int]:
    return {names.achievement(name, (*steps, name), False): actions for name, actions in value.items()}


def _token(value: str, names: Names, steps: Steps) -> str:
    known = [*COUNTED, *PIECES]
    if value not in known:
        names.wrong(steps, f'no kind of token "{value}"{suggestion(value, known)}')
    return value


def _own(sort: str) -> Callable[[Any, Names, Steps], Any]:
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


Type = tuple[Callable[[Any, Names, Steps], Any], Callable[[Any], bool], str]

TYPES: dict[str, Type] = {
    "number": (_as_it_is, _is_number, "a whole number"),
    "number-or-each": (
        _as_it_is,
        lambda value: value == EACH_SURVIVOR or (_is_number(value) and value > 0),
        f"a number above 0, or {EACH_SURVIVOR}",
    ),
    "level": (_as_it_is, lambda value: value in get_args(Level), listed(list(get_args(Level)))),
    "colour": (lambda value, names, steps: names.spawn(value, steps), COLOURS.__contains__, listed(list(COLOURS))),
    "spawn-colours": (
        _each(lambda colour, names, steps: names.spawn(colour, steps)),
        lambda value: value == ALL or (_all_or_list(value) and all(one in COLOURS for one in value)),
        "all or a list of colours",
    ),
    "tint": (_as_it_is, COLOURS.__contains__, listed(list(COLOURS))),
    "spawn-kind": (_own("spawn_kinds"), _is_text, "a kind of Spawn token"),
    "deck": (_own("deck_names"), _is_text, "a deck"),
    "loudness": (_loudness, _is_text, "a step of loudness"),
    "objectives": (
        _objectives,
        lambda value: (_is_number(value) and value > 0) or _all_or_list(value),
        "all, a number or a list of colours",
    ),
    "colours": (
        _each(lambda colour, names, steps: names.objective(colour, steps)),
        lambda value: value == ALL or (_all_or_list(value) and all(one in COLOURS for one in value)),
        "all or a list of colours",
    ),
    "objective-name": (
        lambda value, names, steps: names.objective_name(value, steps),
        _is_text,
        "the name of an Objective",
    ),
    "part": (lambda value, names, steps: names.part(value, steps), _is_text, "a part of the board that moves"),
    "zone": (lambda value, names, steps: names.zone(value, steps), _is_text, "a Zone"),
    "zones": (
        _each(lambda value, names, steps: names.zone(value, steps)),
        lambda value: value == HOSPITAL or _all_or_list(value),
        "all, hospital or a list of Zones",
    ),
    "tent": (lambda value, names, steps: names.tent(value, steps), TENTS.__contains__, listed(list(TENTS))),
    "name": (_as_it_is, lambda value: _is_text(value) and bool(value.strip()), "words"),
    "names": (_each(_as_it_is), lambda value: value != ALL and _all_or_list(value), "a list of words"),
    "door": (lambda value, names, steps: names.door(value, steps), _is_door, "the two Zones of a door"),
    "doors": (
        _each(lambda value, names, steps: names.door(value, steps)),
        lambda value: value == ALL or (_is_list(value) and all(map(_is_door, value))),
        "all or a list of doors",
    ),
    "tiles": (_each(lambda value, names, steps: names.tile(value, steps)), _all_or_list, "all or a list of tiles"),
    "kinds": (
        kinds_in,
        lambda value: value != ALL and _all_or_list(value),
        "a list of kinds of Zombies (`any Abomination`: all of that type)",
    ),
    "crowd": (_crowd, _is_crowd, "Zombies by Zone"),
    "card": (lambda value, names, steps: names.card(value, steps), _is_text, "an Equipment card"),
    "cards-named": (
        _each(lambda value, names, steps: names.card(value, steps)),
        lambda value: value != ALL and _all_or_list(value),
        "a list of Equipment cards",
    ),
    "skill": (lambda value, names, steps: names.skill(value, steps), _is_text, "a Skill"),
    "people": (
        lambda value, names, steps: (
            value if value == ANYBODY else _each(lambda one, _, place: names.survivor(one, place))(value, names, steps)
        ),
        lambda value: value == ANYBODY or (value != ALL and _all_or_list(value)),
        f"{ANYBODY} or a list of Survivors",
    ),
    "trait": (lambda value, names, steps: names.trait(value, steps), _is_text, "a Skill or a kind of Survivor"),
    "token": (_token, _is_text, "a kind of token or piece"),
    "flag": (_as_it_is, lambda value: isinstance(value, bool), "true or false"),
    "spot": (_spot, _is_text, "a Zone, or here"),
    "wounds": (_as_it_is, lambda value: value == ALL or _is_number(value), "all or a whole number"),
    "effects": (read_effects, _is_list, "a list of effects"),
    "options": (
        _options,
        lambda value: _is_list(value) and all(isinstance(one, dict) for one in value),
        "a list of options, each with option and do",
    ),
    "door-or-chosen": (
        lambda value, names, steps: value if value == CHOSEN else names.door(value, steps),
        _is_door,
        "the two Zones of a door, or chosen",
    ),
    "spawn-place": (_spawn_place, _is_text, "start, chosen, all, a colour or a Zone"),
    "objective-cards": (
        _each(lambda value, names, steps: names.objective_card(value, steps)),
        _all_or_list,
        "all or a list of Objective cards",
    ),
    "note-card": (
        lambda value, names, steps: value if value == NEXT else names.note_card(value, steps),
        _is_text,
        "the id of a Note, or next",
    ),
    "achievement": (lambda value, names, steps: names.achievement(value, steps, False), _is_text, "an Achievement"),
    "granted": (lambda value, names, steps: names.achievement(value, steps, True), _is_text, "an Achievement"),
    "companion": (lambda value, names, steps: names.companion(value, steps), _is_text, "a Companion"),
    "prices": (
        _prices,
        lambda value: isinstance(value, dict) and all(map(_is_number, value.values())),
        "Actions by Achievement",
    ),
    "pair": (
        lambda value, names, steps: names.join((value[0], value[1]), steps),
        lambda value: _is_list(value) and len(value) == 2 and all(map(_is_text, value)),
        "two Zones",
    ),
    "condition": (read_condition, lambda value: isinstance(value, dict), "a condition"),
    "conditions": (_each(read_condition), _is_list, "a list of conditions"),
}
"""For each type of field: the reader of a value, the check of its form, and words for that form."""
