"""Names that players know for the numbers of the engine, and back."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from shamble.board import Board, Door
from shamble.engine.decisions import Option
from shamble.engine.events import Event
from shamble.files.plain import Json, entries
from shamble.rules.inventory import SHORT_LIVED, more_damage
from shamble.rules.running_out import RUSH
from shamble.world.decks import ZOMBIE
from shamble.world.game import Game
from shamble.world.records import ABOMINATION, Combination, ZombieCard
from shamble.world.setting import Setting
from shamble.world.state import EMPTY, WOUNDED
from shamble.world.tokens import spawn_tokens

WOUNDED_CARD = "Wounded"
LOADED = " (loaded)"
UNLOADED = " (unloaded)"
IMPROVED = " (improved)"
AS_PRINTED = " (as printed)"
STARTING = " (starting)"
FROM_DECK = " (from the deck)"
ALLOT = "allot"
SLEEPING = "sleeping "
_INSIDE = r"[^\[\]{},#:\n]*"
_PLAIN = re.compile(rf"(?!(?:null|true|false|[-+]?\d+(?:\.\d+)?)$)[\w(+.]{_INSIDE}(?::\S{_INSIDE})*", re.IGNORECASE)
"""Texts that need no quotes in a line of YAML."""


def kind_names(setting: Setting) -> dict[str, int]:
    """Full and short names of the kinds of Zombies."""
    full = {kind.name: kind.index for kind in setting.kinds}
    return {kind.short: kind.index for kind in setting.kinds} | full


def border(text: str, zones: Mapping[str, int]) -> tuple[str, str] | None:
    """The two Zones of "a-C"; a name may hold a hyphen itself."""
    for at, letter in enumerate(text):
        if letter == "-" and text[:at].strip() in zones and text[at + 1 :].strip() in zones:
            return text[:at].strip(), text[at + 1 :].strip()
    return None


def find_door(board: Board, a: int, b: int) -> Door | None:
    """The door between two Zones."""
    return next((door for door in board.doors if {door.a, door.b} == {a, b}), None)


def joined_names(setting: Setting) -> dict[str, tuple[str, str]]:
    """The names of cards that were slid together, with the names of the two."""
    found: dict[str, tuple[str, str]] = {}
    for made in setting.combinations:
        bases = _bases(setting, made)
        for base in bases:
            called = made.result if len(bases) == 1 else f"{base} + {made.parts[-1]}"
            found[called] = (base, made.parts[-1])
    return found


def _bases(setting: Setting, made: Combination) -> list[str]:
    if not made.joins:
        return []
    return [card_type.name for card_type in setting.types if made.base_tag in card_type.tags]


def card_name(game: Game, card: int) -> str:
    """The name of a card as a scenario writes it."""
    if card == WOUNDED:
        return WOUNDED_CARD
    name = game.setting.card(card).name
    part = game.state.joined.get(card)
    if part is None:
        return name
    pair = (name, game.setting.card(part).name)
    return next(called for called, parts in joined_names(game.setting).items() if parts == pair)


def without_mark(name: str) -> str:
    """The name of a card without the state that may stand behind it."""
    for mark in (UNLOADED, LOADED, IMPROVED, AS_PRINTED, STARTING, FROM_DECK):
        name = name.removesuffix(mark)
    return name


def _marks(game: Game, card: int) -> dict[str, bool]:
    """The states in which a card is, and whether another of its kind may be in the opposite one."""
    alike = [other for other, kind in enumerate(game.setting.cards, 1) if kind is game.setting.card(card)]
    unloaded, passing = game.state.unloaded, game.ask(SHORT_LIVED)
    return {
        UNLOADED if card in unloaded else LOADED: any(other in unloaded for other in alike),
        IMPROVED if more_damage(game, card) else AS_PRINTED: any(more_damage(game, other) for other in alike),
        STARTING if card in passing else FROM_DECK: 0 < sum(other in passing for other in alike) < len(alike),
    }


def marked_name(game: Game, card: int) -> str:
    """The name of a card, with its state where others of its kind may be in another."""
    name = card_name(game, card)
    if card == WOUNDED:
        return name
    return name + next((mark for mark, matters in _marks(game, card).items() if matters), "")


def is_called(game: Game, card: int, name: str) -> bool:
    """Whether a name, perhaps with the state of a card behind it, means this card."""
    called = card_name(game, card)
    return name == called or (card != WOUNDED and name in {called + mark for mark in _marks(game, card)})


def slot_names(game: Game, slots: list[int]) -> list[str | None]:
    """The cards of some slots; None where one is empty, but not at the end."""
    names = [None if card == EMPTY else card_name(game, card) for card in slots]
    while names and names[-1] is None:
        names.pop()
    return names


def zombie_card_content(setting: Setting, card: ZombieCard) -> dict[str, Json]:
    """A Zombie card as a scenario writes one of its own."""
    if card.kind == "extra_activation":
        return {"extra_activation": setting.kinds[card.activates].short}
    if card.kind == "bed":
        return {"bed": card.bed}
    lines: dict[str, Json] = {
        level.name: {setting.kinds[kind].short: count for kind, count in line}
        for level, line in zip(setting.levels, card.lines, strict=True)
        if line
    }
    lines |= {level.name: {ABOMINATION: n} for level, n in zip(setting.levels, card.calls, strict=True) if n}
    return {card.kind: lines} if card.kind in ("manhole", RUSH) else lines


def zombie_card_name(setting: Setting, number: int) -> str | int | dict[str, Json]:
    """The number printed on a Zombie card (its name in a deck of its own), or its content if the scenario made it."""
    card = setting.zombie_cards[number - 1]
    if card.deck != ZOMBIE:
        return card.name
    return int(card.name[1:]) if card.name.startswith("#") else zombie_card_content(setting, card)


def pile_names(setting: Setting, deck: str, cards: Sequence[int]) -> list[Json]:
    """The cards of a deck or discard pile, the top card first."""
    return [
        zombie_card_name(setting, number)
        if isinstance(card := setting.card_in(deck, number), ZombieCard)
        else card.name
        for number in reversed(cards)
    ]


def option_fields(game: Game, option: Option) -> dict[str, Json]:
    """An option in the notation of `do`."""
    shown: dict[str, Json] = {}
    if option.who >= 0:
        shown["who"] = game.person(option.who).name
    shown["action"] = option.action
    for field, value in option.fields().items():
        if field not in ("who", "seat", *(("n",) if is_hidden_number(game, option) else ())):
            shown["with" if field == "cards" else field] = _field(game, option, field, value)
    return shown


def _field(game: Game, option: Option, field: str, value: Json) -> Json:
    setting = game.setting
    if field in ("zone", "via"):
        return setting.board.zones[option.zone if field == "zone" else option.via].name
    if field == "kind":
        return setting.kinds[option.kind].short
    if field == "other":
        return game.person(option.other).name
    if field == "door":
        return setting.board.doors[option.door].name
    if field == "card":
        return marked_name(game, option.card)
    if field == "cards":
        return [marked_name(game, card) for card in option.cards]
    if field == "n" and option.action == ALLOT:
        return place_among(game, option)
    return value


def is_hidden_number(game: Game, option: Option) -> bool:
    """Whether the number of an option is that of a card, which no player knows."""
    return option.action == ALLOT and game.decision is not None and game.decision.kind != ALLOT


def place_among(game: Game, option: Option) -> int:
    """The place of an option among those of the decision, from 1."""
    return next((at for at, offered in enumerate(game.options, 1) if offered.key == option.key), 0)


def flow(value: object) -> str:
    """A value as one line of YAML (its flow style), as people write it by hand."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(flow(entry) for entry in value) + "]"
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) and not _PLAIN.fullmatch(value):
        return "'" + value.replace("'", "''") + "'"
    return str(value)


def option_text(game: Game, option: Option) -> str:
    """An option as one line in the notation of `do`."""
    return flow(option_fields(game, option))


def forced_option(event: Event) -> Option:
    """The option that the engine took because there was no other."""
    return Option(event.data["option"], **event.data["fields"])


def event_text(game: Game, event: Event) -> str:
    """An event as one line: its code and its fields, with names."""
    if event.code == "forced":
        return f"forced ({event.data['decision']}: {option_text(game, forced_option(event))})"
    inside = ", ".join(f"{key}: {flow(value)}" for key, value in event_fields(game, event).items())
    told = f"{event.code} ({inside})" if inside else event.code
    return f"{told} {event.rule}" if event.rule else told


def event_fields(game: Game, event: Event) -> dict[str, Json]:
    """The fields of an event with the names that players know, without those that say nothing."""
    return {
        key: _event_field(game, event.code, key, value)
        for key, value in event.data.items()
        if not _says_nothing(key, value)
    }


def _says_nothing(key: str, value: Json) -> bool:
    if key in ("who", "other", "kind") and isinstance(value, int):
        return value < 0
    if key in ("card", "lost") and isinstance(value, int):
        return not value
    return bool(value == "")


def _event_field(game: Game, code: str, key: str, value: Json) -> Json:
    setting = game.setting
    if code == "zombie-card" and key == "card" and isinstance(value, int):
        return zombie_card_name(setting, value)
    if code == "cards-seen" and key == "cards":
        return [zombie_card_name(setting, card) for card in numbers_in(value)]
    if key in _NAMED and isinstance(value, int):
        return _NAMED[key](game, value)
    if key in _LISTED and (isinstance(value, list) or key != "cards"):
        return [_LISTED[key](game, number) for number in numbers_in(value)]
    return value


def numbers_in(value: Json) -> list[int]:
    """The numbers of a list."""
    return [number for number in entries(value) if isinstance(number, int)]


def _person_name(game: Game, number: int) -> str:
    return game.person(number).name


def _zone_name(game: Game, number: int) -> str:
    return game.setting.board.zones[number].name


def _kind_name(game: Game, number: int) -> str:
    return game.setting.kinds[number].short


def _printed_name(game: Game, number: int) -> str:
    return game.setting.card(number).name


_NAMED: dict[str, Callable[[Game, int], str]] = {
    "who": _person_name,
    "other": _person_name,
    "zone": _zone_name,
    "origin": _zone_name,
    "kind": _kind_name,
    "door": lambda game, number: game.setting.board.doors[number].name,
    "card": _printed_name,
    "lost": _printed_name,
    "tile": lambda game, number: game.setting.board.tile_names[number],
}
"""The fields of events that hold a number, with the name that it stands for."""
_LISTED: dict[str, Callable[[Game, int], str]] = {"goals": _zone_name, "kinds": _kind_name, "cards": _printed_name}
"""The fields of events that hold a list of numbers."""


def spawns_shown(game: Game) -> dict[str, list[str]]:
    """The Spawn tokens of each Zone, by kind or colour."""
    found: dict[str, list[str]] = {}
    for token in spawn_tokens(game):
        shown = f"{SLEEPING if token.asleep else ''}{token.kind or token.colour}"
        found.setdefault(game.setting.board.zones[token.zone].name, []).append(shown)
    return found
