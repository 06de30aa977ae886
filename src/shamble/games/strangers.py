"""Survivors of other editions: what they are called here, and what becomes of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from shamble.content import CustomSurvivor, Pack, SurvivorCard, survivor_of
from shamble.editions import EDITIONS, Edition, is_home_of
from shamble.editions.crossing import ARMS_AROUND, ARMS_BROUGHT, ForeignWeapon
from shamble.editions.edition import CONVERT
from shamble.editions.era import Crossing
from shamble.laying.survivors import identity
from shamble.world.records import Identity
from shamble.world.setting import Ruleset
from shamble.world.setup import GameSetup


class Stranger(NamedTuple):
    """A Survivor of another edition, and their name there."""

    home: Edition
    name: str

    @property
    def card(self) -> SurvivorCard:
        """Their Identity Card at home."""
        return self.home.pack.survivors[self.name]


def strangers(edition: Edition, pack: Pack) -> dict[str, Stranger]:
    """Survivors of other editions by the names that they have here.

    Whoever shares theirs with somebody has that of their edition behind it: `Amy (second-edition)`.
    """
    found: dict[str, Stranger] = {}
    seen = {edition.content}
    for other in EDITIONS.values():
        for name in other.pack.survivors if other.content not in seen else ():
            taken = name in found or name in pack.survivors or name in pack.own_survivors
            found[f"{name} ({other.name})" if taken else name] = Stranger(other, name)
        seen.add(other.content)
    return found


def printed_card(edition: Edition, pack: Pack, name: str, own: Mapping[str, CustomSurvivor]) -> Identity:
    """The Identity Card of a Survivor as it is printed, if need be that of another edition."""
    if name not in own and name not in pack.survivors:
        stranger = strangers(edition, pack).get(name)
        if stranger is not None:
            return identity(stranger.home, stranger.home.pack, stranger.name).called(name)
    return identity(edition, pack, name, own)


def own_survivors(pack: Pack, setup: GameSetup) -> list[CustomSurvivor]:
    """The Survivors of one's own in a set-up, checked as strictly as those of files."""
    return [survivor_of(data, "survivors", pack) for data in setup.survivors]


def cards_in(edition: Edition, pack: Pack, setup: GameSetup) -> list[Identity]:
    """The printed Identity Cards of all who play."""
    own = {one.name: one for one in own_survivors(pack, setup)}
    return [printed_card(edition, pack, name, own) for name in setup.names]


def may_join(edition: Edition, options: Mapping[str, Any]) -> bool:
    """Whether one of the chosen options lets Survivors of other editions in."""
    return bool(edition.in_force({name: options[name] for name in edition.converting() if name in options}))


def rules_of_joining(edition: Edition, options: Mapping[str, Any]) -> Ruleset:
    """The rules with nothing chosen but what is about Survivors of other editions, to tell what becomes of them."""
    chapters = {edition.house[name].of for name in edition.converting()}
    about = [name for name, rule in edition.house.items() if rule.of in chapters]
    chosen = {name: options[name] for name in about if name in options}
    return edition.ruleset(edition.default_variant, {name: chosen[name] for name in edition.in_force(chosen)})


def crossing_of(card: Identity, edition: Edition, rules: Ruleset) -> Crossing | str:
    """The card of a Survivor of another edition as it is played here, or why they cannot join."""
    return rules.ask(CONVERT, card, edition, rules)


def arms_in(edition: Edition, rules: Ruleset, cards: Iterable[Identity]) -> tuple[ForeignWeapon, ...]:
    """UA-ERA-02: the weapons of other editions in a game of those with these cards, each as often as it is there."""
    away = [card for card in cards if card.edition and not is_home_of(edition, card.edition)]
    brought = [
        ForeignWeapon(card.edition, name, edition.name)
        for card in away
        for one_of in rules.ask(ARMS_BROUGHT, card, edition)
        for name in one_of
        if name not in edition.pack.equipment
    ]
    return (*brought, *rules.ask(ARMS_AROUND, edition))
