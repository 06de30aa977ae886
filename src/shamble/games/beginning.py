"""`new_game`, and how it decides what was left open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from shamble.content import LEVELS, CustomSurvivor, Mission, Pack, load_survivor, plain
from shamble.content.custom_survivors import SUFFIXES
from shamble.editions import Edition, edition_named
from shamble.engine.errors import SetupError
from shamble.games.building import build
from shamble.games.checks import refuse, rivalry_fault
from shamble.games.missions import content_naming, in_set_up, know_file, mission_named
from shamble.games.strangers import own_survivors
from shamble.games.teams import a_team_each, default_seats
from shamble.packs.copies import keep
from shamble.rulebook import find_skill
from shamble.rules.rivals import COMPETITIVE
from shamble.rules.rule import ON
from shamble.world.game import Game
from shamble.world.setup import GameSetup, Seats, Written, seated


def new_game(
    mission: str,
    players: Sequence[Sequence[str]] | None = None,
    *,
    teams: Sequence[Sequence[int]] | None = None,
    seed: int | None = 0,
    variant: str | None = None,
    boxes: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    survivors: Sequence[CustomSurvivor] = (),
    kept: Mapping[str, Any] | None = None,
    people: Sequence[str] = (),
) -> Game:
    """A game of a Mission, ready for its first decision.

    `players` lists the Survivors of each seat (`[["Ned", "Amy"], ["Josh"]]`), by name or by the file of one's own;
    without it one seat, or one for each team, plays six Survivors of the Mission's box. `survivors` are further ones of
    one's own, played where `players` names them. `teams` lists seats, from 1. `boxes` is what is pooled (default: the
    Mission's boxes).
    `options` are single choices such as `{"spawn": "older-seasons"}`; they override what the Mission asks for.
    `kept` is the document of what lasts from an earlier game (`Game.kept`), `people` are the names of those who play.
    The same `seed` gives the same game; None is secure chance, which nobody can foretell.
    """
    setup = GameSetup(
        mission=mission,
        players=seated(players or ()),
        teams=tuple(map(tuple, teams)) if teams else None,
        seed=seed,
        variant=variant or "",
        boxes=tuple(boxes or ()),
        options=dict(options or {}),
        survivors=tuple(map(plain, survivors)),
        kept=dict(kept or {}),
        people=tuple(people),
    )
    return begun_here(setup)


def begun_here(setup: GameSetup) -> Game:
    """As `begun`, for the person at this computer, who may name files: that of a Mission, and those of Survivors."""
    return begun(_with_files_read(replace(setup, mission=know_file(setup.mission))))


def begun(setup: GameSetup) -> Game:
    """A game of this set-up, of which anything may be left open, at its first decision.

    Anybody may have sent it: a Mission or a Survivor is named by name, never by a path.
    """
    pack = content_naming(setup.mission, setup.boxes, setup.names)
    game = build(settled(pack, setup)).start()
    for name in game.setting.setup.packs:
        keep(pack.dropped[name])
    return game


def settled(pack: Pack, setup: GameSetup) -> GameSetup:
    """The set-up of a new game, as it is saved, with all that was left open decided."""
    found = mission_named(pack, setup.mission)
    edition = edition_named(found.edition)
    players = setup.players or default_seats(pack, found)
    setup = replace(setup, survivors=_own_survivors(pack, players, setup.survivors))
    boxes = boxes_in_use(pack, found, setup.boxes, own_survivors(pack, setup))
    return replace(
        setup,
        mission=in_set_up(setup.mission),
        players=players,
        teams=setup.teams or a_team_each(found, len(players)),
        variant=setup.variant or found.variant or edition.default_variant,
        boxes=boxes,
        options=_settled_options(edition, found, setup.options),
        people=setup.people if any(setup.people) else (),
        packs={box: pack.dropped[box].hash for box in boxes if box in pack.dropped},
    )


def _settled_options(edition: Edition, mission: Mission, options: Mapping[str, str]) -> dict[str, str]:
    """All options, those included that the Mission asks for; CL-MODE-COMP-04: a Competitive one is for rivals alone."""
    asked = {COMPETITIVE: ON} if mission.competitive else {}
    settled = edition.settled({**asked, **mission.options, **options})
    if mission.competitive and (fault := rivalry_fault(mission, rivals=settled.get(COMPETITIVE) == ON)):
        refuse(mission, [fault], "rules")
    return settled


def boxes_in_use(
    pack: Pack, mission: Mission, boxes: Sequence[str] = (), survivors: Iterable[CustomSurvivor] = ()
) -> tuple[str, ...]:
    """The boxes that are pooled: those that somebody chose, else the Mission's own.

    A Mission of a dropped pack is always played with that pack, and a Survivor who begins with cards of one brings it.
    """
    wanted = dict.fromkeys([*(boxes or mission.played_with), *([pack.home_of(mission)] if pack.dropped else [])])
    for one in survivors:
        cards = {name.casefold() for name in (*one.starting_equipment, *_named_by_skills(one))}
        for name, dropped in pack.dropped.items():
            if any(card.casefold() in cards for card in dropped.equipment):
                wanted[name] = None
    return tuple(wanted)


def _named_by_skills(survivor: CustomSurvivor) -> Iterator[str]:
    """The cards in Skills such as "Starts with a Bone Saw"."""
    for text in (text for level in LEVELS for text in survivor.at(level)):
        printed = find_skill(text)
        yield from printed.words if printed is not None else ()


def _with_files_read(setup: GameSetup) -> GameSetup:
    """The same set-up with names in place of files, and the Survivors of these files."""
    files = [name for name in setup.names if name.endswith(SUFFIXES)]
    pack = content_naming(setup.mission, setup.boxes, files)
    read = {name: load_survivor(Path(name), pack) for name in dict.fromkeys(files)}
    players = tuple(tuple(read[name].name if name in read else name for name in seat) for seat in setup.players)
    return replace(setup, players=players, survivors=(*setup.survivors, *map(plain, read.values())))


def _own_survivors(pack: Pack, seats: Seats, given: Sequence[Written]) -> tuple[Written, ...]:
    """Those Survivors of one's own that take part."""
    known: dict[str, Written] = {}
    for one in given:
        if known.setdefault(one["name"], one) is not one:
            raise SetupError(f"Two Survivors of your own are called {one['name']!r}; give one of them another name.")
    known = {**{name: plain(one) for name, one in pack.own_survivors.items()}, **known}
    return tuple(one for name, one in known.items() if any(name in seat for seat in seats))
