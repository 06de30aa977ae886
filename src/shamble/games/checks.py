"""Reasons why a game cannot be set up as asked for: boxes, teams, Survivors and their Skills."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from shamble.content import LEVELS, CustomSurvivor, Mission, Pack
from shamble.editions import EDITIONS, Edition, is_home_of
from shamble.editions.era import Crossing
from shamble.engine.errors import SetupError
from shamble.games.strangers import crossing_of
from shamble.games.teams import barred, fewest_survivors, first_skills, is_right_number, teams_wanted
from shamble.nearest import nearest_of
from shamble.rulebook import find_skill, in_force
from shamble.rulebook.catalogue import version_words
from shamble.rules.missions.requirements import unmet
from shamble.rules.rivals import COMPETITIVE
from shamble.rules.team import cards as team_cards
from shamble.world.records import Identity
from shamble.world.setting import Ruleset
from shamble.world.setup import GameSetup


def _no_box(box: str, edition: str, known: Collection[str]) -> str:
    home = next((name for name, other in EDITIONS.items() if box in other.pack.boxes), "")
    where = f"{box!r} is a box of {home}, not of {edition}" if home else f"there is no box {box!r}"
    return f"{where}; there are {', '.join(known)}"


def check_mission(pack: Pack, mission: Mission, boxes: Sequence[str]) -> None:
    """Whether this program and the pooled boxes have what the Mission needs."""
    faults = list(_token_faults(pack, mission))
    unknown = [box for box in boxes if box not in pack.pieces.boxes]
    faults += [_no_box(box, mission.edition, pack.pieces.boxes) for box in unknown]
    if not unknown and not any(box in pack.core_boxes for box in boxes):
        faults.append(
            f"none of the boxes in use ({', '.join(boxes)}) can be played alone; add {', '.join(pack.core_boxes)}"
        )
    if not unknown:
        faults += _zombie_faults(pack, mission, boxes)
    refuse(mission, faults, "boxes")


def _token_faults(pack: Pack, mission: Mission) -> Iterator[str]:
    known = {record.token for record in pack.tokens}
    for kind in dict.fromkeys(token.kind for token in mission.tokens if token.kind not in known):
        near = nearest_of(kind, known)
        yield f"tokens: there is no token {kind!r}{f'; did you mean {near[0]!r}?' if near else ''}"


def _zombie_faults(pack: Pack, mission: Mission, boxes: Sequence[str]) -> Iterator[str]:
    """Zombies that stand on the board at the start, more than the boxes hold."""
    standing = Counter(dict.fromkeys(pack.zombies, 0))
    for there in mission.zombies.values():
        standing.update({pack.zombie(name).name: count for name, count in there.items()})
    held = {name: sum(kind.miniatures.get(box, 0) for box in boxes) for name, kind in pack.zombies.items()}
    kinds = ", ".join(f"{name} ({number})" for name, number in held.items() if number)
    for name in standing:
        if standing[name] > held[name]:
            yield (
                f"zombies: found {standing[name]} of {name}; the boxes in use ({', '.join(boxes)}) hold {held[name]}. "
                f"They hold {kinds}"
            )


def rivalry_fault(mission: Mission, *, rivals: bool) -> str:
    """CL-MODE-COMP-04: why these teams cannot be rivals in a Mission, or have to be; empty where it fits."""
    if rivals == mission.competitive:
        return ""
    if rivals:
        return f"{mission.id} is no Competitive Mission; its teams cannot be rivals"
    return f"{mission.id} is a Competitive Mission; its teams have to be rivals"


def team_faults(
    pack: Pack, mission: Mission, rules: Ruleset, teams: Sequence[Sequence[int]], setup: GameSetup
) -> Iterator[str]:
    """RM-COMP-02: rival teams only where the Mission is marked so, and as many as it is for.

    A game that was begun without rivals in a Competitive Mission, which once was possible, goes on.
    """
    rivals = COMPETITIVE in rules.in_force
    if rivals and (fault := rivalry_fault(mission, rivals=rivals)):
        yield fault
    if not is_right_number(mission, len(teams), rivals=rivals):
        wanted, names = teams_wanted(mission), setup.names
        seats = ";".join(",".join(names[team::wanted]) for team in range(wanted))
        yield (
            f"{mission.id} is for {wanted} {'rival ' if mission.competitive else ''}teams, not {len(teams)}: "
            f"name the Survivors of {wanted} players, with ; between them, and each is a team ({seats}); "
            "the page of a new game puts more players into teams, under Seats"
        )
    if team_cards.rules.name in rules.in_force and not pack.token_count(team_cards.TEAM_CARD, setup.boxes):
        yield "the boxes in use hold no Team Action cards"


def skill_faults(
    survivors: Iterable[CustomSurvivor], versions: tuple[str, ...], further: tuple[str, ...]
) -> Iterator[str]:
    """Skills of one's own Survivors that no version of this game has; `further` versions can be let in."""
    for survivor in survivors:
        for text in dict.fromkeys(text for level in LEVELS for text in survivor.at(level)):
            printed = find_skill(text)
            if printed is None or in_force(printed, versions) is not None:
                continue
            words = version_words(printed.skill)
            allow = f"allow --skills {', '.join(further)}, or " if any(one in words for one in further) else ""
            yield f"{survivor.name}: this game has no {text}; {allow}name a version on the card: {text} ({words[0]})"


def taken_in(edition: Edition, rules: Ruleset, identities: Iterable[Identity], faults: list[str]) -> Iterator[Identity]:
    """Those who may play, converted from another edition if a rule in force does that; `faults` says why not."""
    for one in identities:
        at_home = not one.edition or is_home_of(edition, one.edition)
        converted = Crossing(one) if at_home else crossing_of(one, edition, rules)
        if isinstance(converted, str):
            rules_that_convert = " or ".join(map(repr, edition.converting()))
            how = f", or play with {rules_that_convert}, which converts others" if rules_that_convert else ""
            choose = converted or f"choose Survivors of {edition.name}{how}"
            faults.append(f"{one.name} is a Survivor of {one.edition}: {choose}")
        yield one if isinstance(converted, str) else converted.card


def required_faults(pack: Pack, mission: Mission, identities: Sequence[Identity]) -> Iterator[str]:
    """The Skills that the Mission asks for and nobody brings, and who would bring them."""
    brings = {one.name: (*one.levels[0], *one.traits) for one in identities}
    for skill in unmet(mission.requires, list(brings), brings.__getitem__):
        people = [name for name in pack.survivors_of([mission.box]) if skill in first_skills(pack, name)]
        others = f"; {', '.join(people)} would" if people else ""
        yield f"{mission.id} needs a Survivor who begins with {skill}, and nobody else brings it{others}"


def barred_faults(mission: Mission, identities: Sequence[Identity]) -> Iterator[str]:
    """UA-MISSION-03, UA-SETUP-06: those of a class that the Mission keeps out."""
    for one in identities:
        if kept_out := barred(mission, one.traits):
            yield f"{one.name} is one of those whom {mission.id} keeps out: {kept_out}"


def check_players(
    known: Sequence[str], mission: Mission, names: Sequence[str], faults: list[str], left: int | None = None
) -> None:
    """SetupError when these Survivors cannot play the Mission, with the faults found before.

    `left`: so many are left alive in a campaign, where the Mission is for more.
    """
    for name in names:
        if name not in known and (home := _home_of_companion(name)):
            faults.append(f"{name} is a Companion of {home}, who stays with its Missions and is nobody's Survivor")
        elif name not in known:
            near = nearest_of(name, known)
            faults.append(f"there is no Survivor {name!r}{f'; did you mean {near[0]!r}?' if near else ''}")
    faults += [f"{name} is taken twice" for name in dict.fromkeys(names) if names.count(name) > 1]
    low, high = fewest_survivors(mission), mission.survivors[1]
    low = low if left is None else max(1, min(low, left))
    if not low <= len(names) <= high:
        faults.append(f"{mission.id} is for {low} to {high} Survivors, not {len(names)}")
    refuse(mission, faults, "survivors")


def _home_of_companion(name: str) -> str:
    """UA-ERA-10: the edition that has a Companion or dog of this name; empty if none has."""
    for edition in EDITIONS.values():
        card = edition.pack.equipment.get(name)
        if name in edition.pack.companions or (card is not None and card.kind == "companion"):
            return edition.name
    return ""


def refuse(mission: Mission, faults: list[str], about: str) -> None:
    """SetupError with all faults, if there are any; `about` is the part of the set-up that is wrong."""
    if faults:
        listed = "\n".join(f"  {fault}" for fault in dict.fromkeys(faults))
        raise SetupError(f"{mission.id} cannot be set up like this:\n{listed}", about)
