"""Before the game: go on with a saved one, or choose Mission and Survivors."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from shamble.content import Mission
from shamble.editions import EDITIONS, edition_named
from shamble.engine.errors import SaveError
from shamble.errors import ShambleError
from shamble.files.commands import command
from shamble.games import all_content, content_in_play, content_with
from shamble.games.beginning import begun_here
from shamble.games.missions import find_mission
from shamble.games.strangers import crossing_of, may_join, printed_card, rules_of_joining, strangers
from shamble.games.teams import default_seats, default_survivors
from shamble.terminal.console import Console
from shamble.terminal.saves import SavedGame, Saves
from shamble.text import Words, words_in
from shamble.text.eras import changes_told
from shamble.world.game import Game
from shamble.world.setup import GameSetup, Seats, seated

MOST_SAVES_LISTED = 9
SEEDS = 1_000_000
PLAYS = ":"


class Started(NamedTuple):
    """A game and the name under which it is saved."""

    game: Game
    name: str


def resumed(saves: Saves, name: str) -> Started:
    """The saved game of this name, or the newest unfinished one when the name is empty."""
    if not name:
        found = next((save.name for save in saves.found() if not save.over and not save.fault), "")
        if not found:
            begin = f"`{command('play', '--terminal', '--new')}` begins one"
            raise SaveError(f"There is no game to go on with in {saves.folder}; {begin}.")
        name = found
    return Started(saves.load(name), name)


def started(request: GameSetup, saves: Saves) -> Started:
    """A new game as wished, with a seed of its own if none was named."""
    mission = request.mission or content_in_play().first_mission.id
    seed = secrets.randbelow(SEEDS) if request.seed is None else request.seed
    game = begun_here(replace(request, mission=mission, seed=seed))
    return Started(game, saves.new_name(game.setting.mission.id))


def asked(console: Console, words: Words, saves: Saves, request: GameSetup, *, new: bool) -> Started | None:
    """Ask for everything that is open, with a default for every answer; None at the end of the input."""
    if not new:
        answer = _which_save(console, words, saves)
        if answer is None or isinstance(answer, Started):
            return answer
    mission = _which_mission(console, words, request)
    if mission is None:
        return None
    while True:
        chosen = request if request.players else _which_survivors(console, words, mission, request)
        if chosen is None:
            return None
        wanted = replace(chosen, mission=mission.id)
        tell_crossings(console, mission, wanted)
        try:
            return started(wanted, saves)
        except ShambleError as error:
            if request.players:
                raise
            console.show(str(error))


def _which_save(console: Console, words: Words, saves: Saves) -> Started | bool | None:
    """A game to go on with, False for a new one, None at the end of the input."""
    found = [save for save in saves.found() if not save.over][:MOST_SAVES_LISTED]
    if not found:
        return False
    console.show(words.say("saved-games"))
    for number, save in enumerate(found, 1):
        console.show(f"  {number}  {_described(words, save)}")
    console.show(words.say("saved-none"))
    while True:
        answer = console.ask(words.say("which-save"))
        if answer is None:
            return None
        if answer == "0":
            return False
        chosen = _number(answer or "1", len(found))
        if chosen is None:
            console.show(words.say("not-a-number", most=len(found)))
            continue
        try:
            return resumed(saves, found[chosen - 1].name)
        except SaveError as error:
            console.show(str(error))


def _described(words: Words, save: SavedGame) -> str:
    if save.fault:
        return words.say("save-damaged", name=save.name, fault=save.fault)
    return words.say("save", name=save.name, mission=save.mission, round=save.round, ago=_ago(words, save.time))


def _ago(words: Words, moment: float) -> str:
    minutes = max(0, int(time.time() - moment) // 60)
    for size, unit in ((1440, "days"), (60, "hours"), (1, "minutes")):
        if minutes >= size:
            return words.say(f"ago-{unit}", count=minutes // size)
    return words.say("ago-now")


def _which_mission(console: Console, words: Words, request: GameSetup) -> Mission | None:
    if request.mission:
        return find_mission(content_with(request.mission), request.mission)
    editions = [name for name in EDITIONS if content_in_play(name).missions]
    at = 0
    if len(editions) > 1:
        console.show(words.say("editions"))
        for number, name in enumerate(editions, 1):
            told = words_in(edition_named(name)).edition(name)
            console.show(words.say("edition", number=number, id=name, title=told))
        found = _chosen(console, words, words.say("which-edition"), editions)
        if found is None:
            return None
        at = found
    missions = content_in_play(editions[at]).in_order()
    if len(missions) == 1:
        return missions[0]
    console.show(words.say("missions"))
    for number, mission in enumerate(missions, 1):
        console.show(
            words.say(
                "mission",
                number=number,
                id=mission.id,
                title=mission.title,
                difficulty=words.word(mission.difficulty or "unknown"),
                minutes=mission.minutes or "?",
            )
        )
    which = _chosen(console, words, words.say("which-mission"), [mission.id for mission in missions])
    return None if which is None else missions[which]


def _chosen(console: Console, words: Words, question: str, names: Sequence[str]) -> int | None:
    """The index of the name that somebody chooses, by number or name, by default the first; None: the input ends."""
    while True:
        answer = console.ask(question)
        if answer is None:
            return None
        by_name = {name.casefold(): at for at, name in enumerate(names)}
        if answer.casefold() in by_name:
            return by_name[answer.casefold()]
        chosen = _number(answer or "1", len(names))
        if chosen is not None:
            return chosen - 1
        console.show(words.say("not-a-number", most=len(names)))


def _which_survivors(console: Console, words: Words, mission: Mission, request: GameSetup) -> GameSetup | None:
    pack = content_in_play(mission.edition)
    usual = default_survivors(pack, mission)
    owned = request.boxes or pack.core_boxes
    known = [*pack.survivors_of(owned), *pack.own_survivors]
    console.show(words.say("survivors", names=words.series(known)))
    if zombivors := pack.zombivors_of(owned):
        console.show(words.say("zombivors", names=words.series(zombivors)))
    if may_join(edition_named(mission.edition), request.options):
        by_home: dict[str, list[str]] = {}
        for name, stranger in strangers(edition_named(mission.edition), pack).items():
            by_home.setdefault(stranger.home.name, []).append(name)
        for home, names in by_home.items():
            console.show(words.say("strangers", edition=words.edition(home), names=words.series(names)))
    answer = console.ask(words.say("which-survivors", usual=", ".join(usual)))
    if answer is None:
        return None
    if not answer:
        return replace(request, players=default_seats(pack, mission))
    return replace(request, players=split_players(answer), people=people_in(answer))


def tell_crossings(console: Console, mission: Mission, request: GameSetup) -> None:
    """Tell what becomes of those whom a house rule lets in from other editions."""
    edition, pack, options = edition_named(mission.edition), content_in_play(mission.edition), request.options
    if not may_join(edition, options):
        return
    words, away, rules = words_in(edition), strangers(edition, pack), rules_of_joining(edition, options)
    for name in (name for name in request.names if name in away):
        changes = changes_told(crossing_of(printed_card(edition, pack, name, {}), edition, rules), words)
        home = words.edition(away[name].home.name)
        console.show(words.say("era-survivor", name=name, edition=home, changes=" ".join(changes)))


def split_players(text: str) -> Seats:
    """`Ned,Amy;Josh` or `Anna: Ned,Amy; Ben: Josh` as seats; Survivors may be written in any case."""
    known = {name.casefold(): name for pack in all_content() for name in (*pack.survivors, *pack.own_survivors)}
    return seated(
        [known.get(name.strip().casefold(), name.strip()) for name in team.split(",") if name.strip()]
        for _, team in _seats_in(text)
    )


def people_in(text: str) -> tuple[str, ...]:
    """Anna and Ben of `Anna: Ned,Amy; Ben: Josh`, seat by seat; empty for whoever gave no name."""
    return tuple(person.strip() for person, _ in _seats_in(text))


def _seats_in(text: str) -> list[tuple[str, str]]:
    """Who plays, and whom."""
    seats = [seat.rpartition(PLAYS) for seat in text.split(";")]
    return [(person, team) for person, _, team in seats if team.strip()]


def _number(text: str, most: int) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and 1 <= int(text) <= most else None
