"""Names for people: of Survivors, Zones, cards, kinds of Zombies, doors, players."""

from __future__ import annotations

import re
from collections.abc import Sequence

from shamble.rulebook import skills
from shamble.rules.experience import danger_level
from shamble.rules.inventory import SHORT_LIVED, more_damage
from shamble.text.places import place_name
from shamble.text.reader import called_by
from shamble.text.words import Words
from shamble.world.game import Game
from shamble.world.records import Mode
from shamble.world.setting import Setting
from shamble.world.state import WOUNDED

SHORT = 3


def survivor_name(game: Game, index: int) -> str:
    """A Survivor's name."""
    return game.person(index).name


def zone_name(game: Game, index: int) -> str:
    """A Zone as the map calls it."""
    return game.setting.board.zones[index].name


def kind_name(game: Game, index: int) -> str:
    """A kind of Zombie by its short name."""
    return game.setting.kinds[index].short


def rule_id(game: Game, rule: str) -> str:
    """The id under which people find a rule that something names: of its edition's book, of a Skill as it is played."""
    rules = game.setting.rules
    own = rules.own_ids.get(rule, rule)
    skill = skills().get(own)
    if skill is None:
        return own
    played = (version for word in rules.skill_versions if (version := skill.version(word)) is not None)
    return next((version.id for version in played), own)


def zombies(words: Words, game: Game, kind: int, count: int) -> str:
    """A number of Zombies of a kind."""
    return words.counted(count, kind_name(game, kind))


def card_name(words: Words, game: Game, number: int) -> str:
    """An Equipment card as it is printed."""
    return words.phrase("wound-card") if number == WOUNDED else game.setting.card(number).name


def card_part(words: Words, game: Game, number: int) -> str:
    """The addition to an Equipment card: the name of the card slid under it, or its Damage; empty: nothing."""
    part = game.state.joined.get(number)
    if part:
        return card_name(words, game, part)
    more = more_damage(game, number)
    return words.phrase("more-damage", count=more) if more else ""


def card_now(words: Words, game: Game, number: int) -> str:
    """An Equipment card with its state: joined to another, or waiting for its reload."""
    name = card_name(words, game, number)
    part = card_part(words, game, number)
    if part:
        name = words.phrase("joined", card=name, part=part)
    if number in game.ask(SHORT_LIVED):
        name = words.phrase("short-lived", card=name)
    if number not in game.state.unloaded:
        return name
    return words.phrase("unloaded" if game.setting.card(number).is_weapon else "turned", card=name)


def place_title(words: Words, name: str) -> str:
    """The name of a place of an inventory by itself."""
    return words.word_or(f"place-{name}", name)


def player_name(words: Words, game: Game, seat: int) -> str:
    """Whoever sits there by name; somebody without one by the first of their Survivors."""
    people = game.setting.setup.people
    return called_by(seat) or (people[seat] if seat < len(people) else "") or unnamed_player(words, game, seat)


def unnamed_player(words: Words, game: Game, seat: int) -> str:
    """Somebody whose name nobody knows, by the first of their Survivors."""
    return words.phrase("player", who=next(one.name for one in game.state.survivors if one.seat == seat))


def door_name(words: Words, game: Game, index: int) -> str:
    """A door by the Zones on its two sides."""
    door = game.setting.board.doors[index]
    return words.phrase("door", a=place_name(words, game, door.a), b=place_name(words, game, door.b))


def door_colour(game: Game, index: int) -> str:
    """The colour code of a door."""
    return game.setting.mission.doors[index].colour


def loudness(words: Words, setting: Setting, step: int) -> str:
    """The word for a loudness, by the steps of the edition if it has any."""
    steps = setting.rules.noise
    return steps[min(step, len(steps)) - 1] if steps else words.word("noisy")


def card_figures(words: Words, setting: Setting, mode: Mode) -> str:
    """The figures of a weapon, in short."""
    shown = words.phrase("figures", range=_range(mode), dice=mode.dice, accuracy=mode.accuracy, damage=mode.damage)
    marks = [loudness(words, setting, mode.noisy)] if mode.noisy else []
    marks += [words.word("reload")] if mode.reload else []
    return words.series([shown, *marks])


def card_brief(words: Words, modes: Sequence[Mode]) -> str:
    """The first figures of a weapon, as short as can be."""
    mode = next((mode for mode in modes if mode.dice), None)
    if mode is None:
        return ""
    return words.phrase("figures-brief", range=_range(mode), dice=mode.dice, accuracy=mode.accuracy, damage=mode.damage)


def _range(mode: Mode) -> str:
    return str(mode.min_range) if mode.min_range == mode.max_range else f"{mode.min_range}-{mode.max_range}"


def zombie_card(words: Words, game: Game, number: int, level: int | None = None) -> str:
    """The Zombies that a card brings at a Danger Level (the present one, if none is given)."""
    card = game.setting.zombie_cards[number - 1]
    at = danger_level(game) if level is None else level
    if card.kind == "extra_activation":
        code = "card-activates" if at else "card-activates-none"
        return words.phrase(code, kind=kind_name(game, card.activates))
    brings = words.listed([zombies(words, game, kind, count) for kind, count in card.lines[at]])
    if card.calls[at]:
        return words.phrase("card-abomination")
    if not brings:
        return words.phrase("card-nobody")
    if card.kind == "bed":
        return words.phrase("card-bed", zombies=brings, colour=words.word(card.bed))
    code = {"manhole": "card-manhole", "rush": "card-rush"}.get(card.kind, "")
    return words.phrase(code, zombies=brings) if code else brings


def short_names(game: Game) -> list[str]:
    """The Survivors' names cut short for the map, still all different."""
    names = [survivor.name for survivor in game.state.survivors]
    length = SHORT
    while len({name[:length] for name in names}) < len(set(names)):
        length += 1
    return [name[:length] for name in names]


def kind_codes(game: Game) -> list[str]:
    """A code of a few letters for each kind of Zombie, all different: W for Walker, SW for Skinner Walker."""
    return _codes([kind.short for kind in game.setting.kinds])


def _codes(names: Sequence[str]) -> list[str]:
    """Initials; a later name that would repeat a code gets more letters of its last word."""
    codes: list[str] = []
    for name in names:
        *first, last = re.split(r"[ -]", name)
        letters = 1
        while (code := "".join(word[:1] for word in first) + last[:letters]) in codes and letters < len(last):
            letters += 1
        codes.append(code)
    return codes
