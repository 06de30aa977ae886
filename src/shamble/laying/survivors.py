"""Those who play: the Identity Cards at the table and on the bench, and the teams of the seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from shamble.content import LEVELS, CompanionCard, CustomSurvivor, Pack, SurvivorCard
from shamble.editions import Edition
from shamble.engine.errors import SetupError
from shamble.world import records
from shamble.world.components import Cast
from shamble.world.setup import GameSetup

CARDS_REMEMBERED = 1024


def identity(
    edition: Edition, pack: Pack, name: str, own: Mapping[str, CustomSurvivor] | None = None
) -> records.Identity:
    """A Survivor's Identity Card, of the edition's content or custom-made; an unknown name is a blank Survivor.

    SetupError when a card of the pack shows more or fewer Skills than the edition's levels have.
    """
    custom = (own or {}).get(name) or pack.survivors.get(name)
    if custom is None:
        return records.Identity(name)
    if isinstance(custom, CustomSurvivor):
        return records.Identity(
            name,
            tuple(map(custom.at, LEVELS)),
            custom.starting_equipment,
            traits=custom.traits,
            health=custom.health or 0,
            box=custom.box,
            edition=custom.edition,
            packs=custom.packs,
            favorite=custom.favorite or "",
        )
    return _of_the_pack(edition, pack, name)


@lru_cache(CARDS_REMEMBERED)
def _of_the_pack(edition: Edition, pack: Pack, name: str) -> records.Identity:
    """A card of the pack, the same object for all games: nothing on it changes."""
    card = pack.survivors[name]
    side = _side(edition, card, name)
    other = next((one for one in pack.survivors.values() if one.name == card.name and one is not card), None)
    if other is not None:
        side.reverse = _side(edition, other, other.called)
        side.reverse.reverse = side
    return side


def _side(edition: Edition, card: SurvivorCard, name: str) -> records.Identity:
    """CL-ZOMBIVOR-03: one side of a card, with its symbol."""
    return records.Identity(
        name,
        _printed(card, edition.numbers.levels),
        traits=card.marks,
        health=card.health or 0,
        box=card.box,
        edition=edition.name,
        packs=card.packs,
        favorite=card.favorite or "",
    )


def _printed(card: SurvivorCard, levels: Sequence[records.Level]) -> tuple[tuple[str, ...], ...]:
    """The Skills of a card by level, as many of them as the edition says."""
    skills = tuple(map(card.at, LEVELS))
    for level, printed in zip(levels, skills, strict=True):
        least, most = level.skills
        if not least <= len(printed) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise SetupError(
                f"{card.called} has {len(printed)} Skills at {level.name}; this edition has {wanted} there."
            )
    return skills


def cast(edition: Edition, pack: Pack, setup: GameSetup, identities: Iterable[records.Identity]) -> Cast:
    """Those with these Identity Cards who play, and those of the boxes who do not."""
    return Cast(tuple(identities), tuple(_bench(edition, pack, setup)), tuple(_teams(setup)))


def _bench(edition: Edition, pack: Pack, setup: GameSetup) -> Iterator[records.Identity]:
    """The Identity Cards of the boxes whose Survivors nobody plays, and of those who only ever follow others."""
    playing = set(setup.names)
    yield from (identity(edition, pack, name) for name in pack.survivors_of(setup.boxes) if name not in playing)
    yield from (_companion(edition, one) for one in pack.companions.values() if one.box in setup.boxes)


def _companion(edition: Edition, card: CompanionCard) -> records.Identity:
    levels = ((card.skill,), (), (), ())
    return records.Identity(card.name, levels, only_follows=True, box=card.box, edition=edition.name)


def _teams(setup: GameSetup) -> list[int]:
    """The team of each seat; without teams all seats are one."""
    found = [0] * len(setup.players)
    for team, seats in enumerate(setup.teams or ()):
        for seat in seats:
            found[seat - 1] = team
    return found
