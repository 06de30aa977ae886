"""`new_game`, and how it decides what was left open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from shamble.content import LEVELS, CustomSurvivor, Mission, Pack, load_survivor, plain
from shamble.content.custom_survivors import SUFFIXES
from shamble.editions import Edition, edition_named
from shamble.engine.errors import SetupError
from shamble.games.building import build
from shamble.games.checks import refuse, rivalry_fault
from shamble.games.missions import content_naming, in_set_up, know_file, mission_named
from shamble.games.teams import a_team_each, default_seats
from shamble.packs.copies import keep
from shamble.rulebook import find_skill
from shamble.rules.rivals import COMPETITIVE
from shamble.rules.rule import ON
from shamble.world.game import Game


def new_game(
    mission: str,
    players: Sequence[Sequence[str]] | None = None,
    *,
    teams: Sequence[Sequence[int]] | None = None,
    seed: int | None = 0,
    variant: str | None = None,
    boxes: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
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
    mission = know_file(mission)
    seats, read = _read_files(mission, boxes, players or ())
    chosen: dict[str, Any] = {"teams": teams, "variant": variant, "boxes": boxes, "options": options, "kept": kept}
    return begun(mission, seats, seed=seed, survivors=[*survivors, *read], people=people, **chosen)


def begun(mission: str, players: Sequence[Sequence[str]] | None = None, **chosen: Any) -> Game:
    """As `new_game`, for what anybody may have sent: a Mission or a Survivor is named by name, never by a path."""
    names = [name for seat in players or () for name in seat]
    pack = content_naming(mission, chosen.get("boxes") or (), names)
    game = build(config_of(pack, mission, players, **chosen)).start()
    for name in game.setting.config.get("packs", ()):
        keep(pack.dropped[name])
    return game


def config_of(
    pack: Pack,
    mission: str,
    players: Sequence[Sequence[str]] | None = None,
    *,
    teams: Sequence[Sequence[int]] | None = None,
    seed: int | None = 0,
    variant: str | None = None,
    boxes: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    survivors: Sequence[CustomSurvivor] = (),
    kept: Mapping[str, Any] | None = None,
    people: Sequence[str] = (),
) -> dict[str, Any]:
    """The set-up of a new game, as it is saved, with all that was left open decided."""
    found = mission_named(pack, mission)
    edition = edition_named(found.edition)
    seats = [list(seat) for seat in players or default_seats(pack, found)]
    own = _own_survivors(pack, seats, survivors)
    in_use = boxes_in_use(pack, found, boxes, own)
    config: dict[str, Any] = {
        "kind": "mission",
        "mission": in_set_up(mission),
        "players": seats,
        "teams": [list(team) for team in teams] if teams else a_team_each(found, len(seats)),
        "seed": seed,
        "variant": variant or found.variant or edition.default_variant,
        "boxes": in_use,
        "options": _settled_options(edition, found, options or {}),
    }
    further: dict[str, Any] = {
        "people": list(people),
        "survivors": [plain(one) for one in own],
        "kept": dict(kept or {}),
        "packs": {box: pack.dropped[box].hash for box in in_use if box in pack.dropped},
    }
    return config | {name: value for name, value in further.items() if any(value)}


def _settled_options(edition: Edition, mission: Mission, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options, those included that the Mission asks for; CL-MODE-COMP-04: a Competitive one is for rivals alone."""
    asked = {COMPETITIVE: ON} if mission.competitive else {}
    settled = edition.settled({**asked, **mission.options, **options})
    if mission.competitive and (fault := rivalry_fault(mission, rivals=settled.get(COMPETITIVE) == ON)):
        refuse(mission, [fault], "rules")
    return settled


def boxes_in_use(
    pack: Pack, mission: Mission, boxes: Sequence[str] | None = None, survivors: Iterable[CustomSurvivor] = ()
) -> list[str]:
    """The boxes that are pooled: those that somebody chose, else the Mission's own.

    A Mission of a dropped pack is always played with that pack, and a Survivor who begins with cards of one brings it.
    """
    wanted = dict.fromkeys([*(boxes or mission.played_with), *([pack.home_of(mission)] if pack.dropped else [])])
    for one in survivors:
        cards = {name.casefold() for name in (*one.starting_equipment, *_named_by_skills(one))}
        for name, dropped in pack.dropped.items():
            if any(card.casefold() in cards for card in dropped.equipment):
                wanted[name] = None
    return list(wanted)


def _named_by_skills(survivor: CustomSurvivor) -> Iterator[str]:
    """The cards in Skills such as "Starts with a Bone Saw"."""
    for text in (text for level in LEVELS for text in survivor.at(level)):
        printed = find_skill(text)
        yield from printed.words if printed is not None else ()


def _read_files(
    mission: str, boxes: Sequence[str] | None, players: Sequence[Sequence[str]]
) -> tuple[list[list[str]], list[CustomSurvivor]]:
    """The seats with names in place of files, and the Survivors of these files."""
    files = [name for seat in players for name in seat if name.endswith(SUFFIXES)]
    pack = content_naming(mission, boxes or (), files)
    read = {name: load_survivor(Path(name), pack) for name in dict.fromkeys(files)}
    return [[read[name].name if name in read else name for name in seat] for seat in players], [*read.values()]


def _own_survivors(pack: Pack, seats: Sequence[Sequence[str]], given: Sequence[CustomSurvivor]) -> list[CustomSurvivor]:
    """Those Survivors of one's own that take part."""
    known: dict[str, CustomSurvivor] = {}
    for one in given:
        if known.setdefault(one.name, one) is not one:
            raise SetupError(f"Two Survivors of your own are called {one.name!r}; give one of them another name.")
    known = {**pack.own_survivors, **known}
    return [one for name, one in known.items() if any(name in seat for seat in seats)]
