"""The games that the laboratory plays: endless numbered tables over Missions, variants, seats and boxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from shamble.bots.stream import Stream
from shamble.content import CustomSurvivor, Mission, Pack, plain
from shamble.content.records import PLAIN_SIDE
from shamble.editions import DEFAULT, EDITIONS, Edition
from shamble.editions.crossing import OTHER_ERAS, WEAPONS_OF_OTHER_ERAS
from shamble.engine.errors import SetupError
from shamble.games.beginning import begun_here
from shamble.games.missions import edition_of, find_mission
from shamble.games.strangers import strangers
from shamble.games.teams import fitting_team
from shamble.lab.made_missions import made_mission
from shamble.lab.made_survivors import made_survivor
from shamble.rules.modes import experience_cards, resurrection
from shamble.rules.rivals import COMPETITIVE
from shamble.rules.rule import OFF, ON
from shamble.world import Game
from shamble.world.setup import GameSetup, seated

SEATS = ((6,), (3, 3), (2, 2, 2), (2, 2, 1, 1))
"""Survivors of each seat, for one to four players."""
OTHER_BOX_ONE_IN = 2
"""A mixed table plays with one in so many of the other boxes."""
MADE_ONE_IN = 3
"""One in so many Survivors of a mixed table is made up, with Skills of all editions."""


OPTION_ONE_IN, HOUSE_ONE_IN = 3, 8
NUMBERS, SKILLS = "numbers", "skills"
NOT_MIXED = {NUMBERS, SKILLS, "corrections"}
"""Options that are settled elsewhere, or that would let anybody do anything."""
GAMES_PER_MADE_MISSION = 10
TEAMS_ONE_IN, RESURRECTION_ONE_IN = 3, 6
EQUAL_TEAMS: dict[int, tuple[tuple[int, ...], ...]] = {
    1: (),
    2: ((1,), (2,)),
    3: ((1,), (2,), (3,)),
    4: ((1, 3), (2, 4)),
}
"""For each number of seats (as in SEATS) teams with equally many Survivors."""


RIVALS = EQUAL_TEAMS[2]
ERAS_ONE_IN, HOME_ONE_IN = 4, 4
"""One in so many wild tables has a team of all editions; one in so many of these is of the Mission's own."""


def name_of(table: GameSetup) -> str:
    """Everything that is needed to play a trial again, on one line; made-up parts follow from the seed."""
    seats = ";".join(",".join(seat) for seat in table.players)
    skills = f" skills {table.options[SKILLS]}" if SKILLS in table.options else ""
    chosen = "".join(f" {name}={value}" for name, value in table.options.items() if name != SKILLS)
    teams = f" teams {';'.join(','.join(map(str, team)) for team in table.teams)}" if table.teams else ""
    named = f"{table.mission} seed {table.seed} {table.variant} boxes {','.join(table.boxes)} survivors {seats}"
    return named + skills + teams + chosen


def start(table: GameSetup) -> Game:
    """The game of a trial at its first decision; equal trials give equal games.

    Other variants may fix how many Survivors a table has; the Missions here want six.
    """
    home = edition_of(table.mission)
    other = NUMBERS in home.options and table.variant != home.default_variant
    numbers = {NUMBERS: home.usual(home.default_variant, NUMBERS)} if other else {}
    return begun_here(replace(table, options={**numbers, **table.options}, kept=_brought(table, home)))


def _brought(table: GameSetup, home: Edition) -> dict[str, Any]:
    """With Experience cards: what everybody has brought from games that were never played."""
    if experience_cards.MODE not in home.in_force(table.options):
        return {}
    stream = Stream((table.seed or 0) + 77)
    cards = home.pack.lasting
    return {experience_cards.KEY: {name: _experienced(stream, cards) for name in table.names if stream.below(2)}}


def _experienced(stream: Stream, known: Sequence[str]) -> dict[str, Any]:
    """The Experience cards of somebody who has been at a Danger Level or two."""
    cards = list(known)
    reached = stream.below(4)
    return {"cards": [cards.pop(stream.below(len(cards))) for _ in range(reached)], "reached": reached}


def trial(number: int, missions: Sequence[str] = (), edition: str = DEFAULT) -> GameSetup:
    """The table with this number, of one of these Missions, else of any Mission of the edition.

    Any 16 of them in a row hold every variant, number of seats and choice of boxes.
    """
    known = list(missions) or sorted(EDITIONS[edition].pack.missions)
    mission = known[Stream(number + 3).below(len(known))]
    home = edition_of(mission)
    stream = Stream(number)
    usual = home.usual_boxes
    boxes = usual if number // 8 % 2 else usual[-1:]
    people = home.pack.survivors_of(boxes)
    drawn = (
        tuple(people.pop(stream.below(len(people))) for _ in range(size) if people) for size in SEATS[number // 2 % 4]
    )
    players = tuple(seat for seat in drawn if seat)  # small editions have fewer people than seats
    variants = list(home.variants)
    variant = variants[number % len(variants)]
    drawn_so = GameSetup(mission=mission, seed=number, players=players, variant=variant, boxes=boxes)
    return _as_asked(drawn_so, home.pack)


def _as_asked(table: GameSetup, pack: Pack) -> GameSetup:
    """The same table with the boxes, Survivors and teams that the Mission asks for."""
    mission = find_mission(pack, table.mission)
    boxes = tuple(box for box in pack.boxes if box in (*table.boxes, *mission.played_with))
    table = _enough(replace(table, boxes=boxes), mission.survivors[0], pack)
    if resurrection.MODE in edition_of(table.mission).in_force(mission.options):
        table = _of_those_who_come_back(table, Stream(table.seed or 0), pack)
    return _seated(_with_required(_unbarred(table, mission), mission, pack), mission)


def _with_required(table: GameSetup, mission: Mission, pack: Pack) -> GameSetup:
    """The same table with Survivors who bring the Skills that its Mission asks for, as far as there are some."""
    team = table.names
    playing = {pack.survivors[name].name for name in team if name in pack.survivors}
    others = [name for name in pack.survivors_of(table.boxes) if name not in playing]
    chosen = fitting_team(pack, mission, team, others)
    fit = iter(chosen)
    players = tuple(tuple(next(fit) for _ in seat) for seat in table.players)
    return replace(table, players=players, survivors=tuple(one for one in table.survivors if one["name"] in chosen))


def _unbarred(table: GameSetup, mission: Mission) -> GameSetup:
    """The same table; those who are made up are of none of the classes that the Mission keeps out."""
    made = tuple({**one, "traits": [it for it in one["traits"] if it not in mission.bars]} for one in table.survivors)
    return replace(table, survivors=made)


def _enough(table: GameSetup, fewest: int, pack: Pack) -> GameSetup:
    """The same table with as many Survivors as there must be; who joins them sits where the fewest are."""
    seats = [list(seat) for seat in table.players]
    playing = {pack.survivors[name].name for seat in seats for name in seat if name in pack.survivors}
    people = [name for name in pack.survivors_of(table.boxes) if name not in playing]
    while sum(map(len, seats)) < fewest:
        min(seats, key=len).append(people.pop(0))
    return replace(table, players=seated(seats))


def _seated(table: GameSetup, mission: Mission) -> GameSetup:
    """The same table with two teams where the Mission is for so many; otherwise everybody plays together."""
    if mission.teams != len(RIVALS):
        return table
    people = table.names
    players = (
        table.players
        if len(EQUAL_TEAMS[len(table.players)]) == len(RIVALS)
        else (tuple(people[::2]), tuple(people[1::2]))
    )
    return replace(table, players=players, teams=EQUAL_TEAMS[len(players)])


def mixed_trial(number: int, missions: Sequence[str] = (), edition: str = DEFAULT) -> GameSetup:
    """The table with this number, but with any boxes, played by Survivors of any box and by some that are made up."""
    usual = trial(number, missions, edition)
    home = edition_of(usual.mission)
    pack = home.pack
    stream = Stream(number)
    boxes = tuple(box for box in pack.boxes if box in usual.boxes or stream.below(OTHER_BOX_ONE_IN) == 0)
    made: list[CustomSurvivor] = []
    people = list(pack.survivors)
    players = tuple(tuple(_anybody(stream, home, people, made) for _ in seat) for seat in usual.players)
    skills = home.values_of(SKILLS)
    options = {SKILLS: skills[stream.below(len(skills))]} if skills else {}
    made_up = tuple(map(plain, made))
    return _as_asked(replace(usual, boxes=boxes, players=players, options=options, survivors=made_up), pack)


def era_trial(number: int, missions: Sequence[str] = ()) -> GameSetup:
    """The table with this number of one of these Missions in turn, else of all, with a team of all editions.

    Their weapons stay at home, come along or lie in the deck.
    """
    known = missions or sorted(name for edition in EDITIONS.values() for name in edition.pack.missions)
    return of_all_eras(mixed_trial(number, [known[number % len(known)]]))


def of_all_eras(table: GameSetup) -> GameSetup:
    """The same table with Survivors of other editions in the place of most of its own, as far as they can play it."""
    home, stream = edition_of(table.mission), Stream((table.seed or 0) * 3 + 2)
    arms = home.values_of(WEAPONS_OF_OTHER_ERAS)
    chosen = {OTHER_ERAS: ON, WEAPONS_OF_OTHER_ERAS: arms[stream.below(len(arms))]}
    table = replace(table, options={**table.options, **chosen})
    others = list(strangers(home, home.pack))
    for name in table.names:
        if stream.below(HOME_ONE_IN):
            tried = _with_another(table, name, others.pop(stream.below(len(others))))
            table = tried if _can_be_set_up(tried) else table  # somebody may be needed for their Skills
    return table


def _with_another(table: GameSetup, name: str, other: str) -> GameSetup:
    players = tuple(tuple(other if one == name else one for one in seat) for seat in table.players)
    return replace(table, players=players, survivors=tuple(one for one in table.survivors if one["name"] != name))


def with_house_rules(table: GameSetup) -> GameSetup:
    """The same table with some house rules that go together, mostly a few and now and then many."""
    stream = Stream((table.seed or 0) * 2 + 1)
    edition = edition_of(table.mission)
    names = [name for name in edition.house if name not in table.options]
    if not names:
        return table
    drawn = [names.pop(stream.below(len(names))) for _ in range(1 + stream.below(1 + stream.below(len(names))))]
    before = [name for name, value in table.options.items() if name in edition.house and value != OFF]
    chosen: dict[str, str] = {}
    for name in edition.fitting([*before, *drawn])[len(before) :]:
        values = list(edition.house[name].values)
        chosen[name] = values[stream.below(len(values))]
    return _as_they_fit(table, chosen)


def wild_trial(number: int, edition: str = DEFAULT) -> GameSetup:
    """The mixed table with this number with everything switched on: any boxes, modes and house rules.

    Its Mission is made up of any tiles and pieces, or now and then one of the pack.
    """
    mixed = mixed_trial(number, edition=edition)
    home = edition_of(mixed.mission)
    pack = home.pack
    stream = Stream(number + 1_000_003)
    core = [box for box in pack.core_boxes if stream.below(2)] or [pack.core_boxes[stream.below(len(pack.core_boxes))]]
    more = [box for box in pack.pieces.boxes if box not in core and stream.below(3)]
    mission = mixed.mission if stream.below(5) == 0 else made_mission(number // GAMES_PER_MADE_MISSION, edition)
    wild = _as_asked(replace(mixed, boxes=tuple(sorted({*core, *more})), mission=mission), pack)
    if resurrection.MODE in home.options and stream.below(RESURRECTION_ONE_IN) == 0:
        wild = _of_those_who_come_back(wild, stream, pack)
    rivals = EQUAL_TEAMS[len(wild.players)] if COMPETITIVE in home.options else ()
    if stream.below(TEAMS_ONE_IN) == 0:
        wild = replace(wild, teams=rivals)
    if not _can_be_set_up(wild):  # a Competitive Mission without teams, or Zombies that these boxes do not hold
        wild = replace(wild, teams=rivals)
    if not _can_be_set_up(wild):
        wild = _as_asked(replace(wild, mission=mixed.mission, options=mixed.options), pack)
    table = _with_options(wild, stream)
    return of_all_eras(table) if stream.below(ERAS_ONE_IN) == 0 else table


def _of_those_who_come_back(table: GameSetup, stream: Stream, pack: Pack) -> GameSetup:
    """The same table in Resurrection mode, with Survivors whose cards have a Zombivor's side."""
    backs = {card.name for card in pack.survivors.values() if card.version != PLAIN_SIDE}
    people = [called for called, card in pack.survivors.items() if card.version == PLAIN_SIDE and card.name in backs]
    players = tuple(tuple(people.pop(stream.below(len(people))) for _ in seat) for seat in table.players)
    return replace(table, players=players, survivors=(), options={**table.options, resurrection.MODE: ON})


def _with_options(table: GameSetup, stream: Stream) -> GameSetup:
    """Some options of every kind, as far as they fit together and the table: all at once, else one after the other."""
    drawn: dict[str, str] = {}
    edition = edition_of(table.mission)
    settled = {*NOT_MIXED, *table.options}
    for name in sorted({*edition.options, *edition.house} - settled):
        values = edition.lasting_values(name)
        if stream.below(HOUSE_ONE_IN if name in edition.house else OPTION_ONE_IN) == 0:
            drawn[name] = values[stream.below(len(values))]
    return _as_they_fit(table, drawn)


def _as_they_fit(table: GameSetup, drawn: Mapping[str, str]) -> GameSetup:
    """The same table with these options: all of them, or else one after the other as far as it can be set up."""
    everything = replace(table, options={**table.options, **drawn})
    if _can_be_set_up(everything):
        return everything
    for name, value in drawn.items():
        tried = replace(table, options={**table.options, name: value})
        if _can_be_set_up(tried):
            table = tried
    return table


def _can_be_set_up(table: GameSetup) -> bool:
    try:
        start(table)
    except SetupError:
        return False
    return True


def _anybody(stream: Stream, edition: Edition, people: list[str], made: list[CustomSurvivor]) -> str:
    if stream.below(MADE_ONE_IN) == 0:
        made.append(made_survivor(stream, f"Made {len(made) + 1}", edition))
        return made[-1].name
    name = people[stream.below(len(people))]
    pack = edition.pack
    same = pack.survivors[name].name
    people[:] = [other for other in people if pack.survivors[other].name != same]
    return name
