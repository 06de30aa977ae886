"""The components of the boxes in use: kinds of Zombies and cards of every sort, numbered as the engine knows them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from shamble.content import LEVELS, EquipmentCard, Pack, ZombieCardText, ZombieKindText
from shamble.editions.crossing import ForeignWeapon, made
from shamble.rules.piles import NEEDS_CARDS
from shamble.world import records
from shamble.world.components import Components
from shamble.world.decks import ZOMBIE
from shamble.world.records import ABOMINATION, Card, CardType, Combination, Kind, shared, zombie_brought
from shamble.world.setting import Ruleset
from shamble.world.setup import GameSetup

COMPONENTS_REMEMBERED = 512
COMPANION, FIGURES = "companion", ("human", "dog")


@lru_cache(maxsize=COMPONENTS_REMEMBERED)
def components_of(
    pack: Pack,
    boxes: tuple[str, ...],
    kinds_named: tuple[str, ...] = (),
    further: tuple[str, ...] = (),
    arms: tuple[ForeignWeapon, ...] = (),
) -> Components:
    """The components of the boxes, made once for all games with them.

    `kinds_named` are Zombies of other boxes as well, `further` cards of others, and `arms` are of other editions.
    """
    kinds = tuple(zombie_kinds(pack, boxes, kinds_named))
    brought = [made(arm) for arm in arms]
    equipment = {**pack.equipment, **{card.name: card for card in brought}}
    index_of = {name: index for index, name in enumerate(equipment)}
    physical = [*physical_cards(pack, boxes, further), *((index_of[card.name], "") for card in brought)]
    return Components(
        kinds=kinds,
        types=tuple(card_types(equipment.values())),
        cards=tuple(index for index, _ in physical),
        lie_in={number: deck for number, (_, deck) in enumerate(physical, 1) if deck},
        combinations=tuple(combinations(pack)),
        zombie_cards=tuple(zombie_cards(pack, boxes, {kind.name: kind.index for kind in kinds})),
        tent_cards=tuple(pack.tents),
        token_faces=token_faces(pack, boxes),
        lasting=tuple(pack.lasting),
        further=further,
        content_hash=pack.hash,
    )


def token_faces(pack: Pack, boxes: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The faces of all tokens of these boxes that have one, by kind; each as often as there are such tokens."""
    found: dict[str, tuple[str, ...]] = {}
    for one in pack.tokens:
        if one.face is not None and one.box in boxes:
            found[one.token] = (*found.get(one.token, ()), *[one.face] * one.count)
    return found


def zombie_kinds(pack: Pack, boxes: Sequence[str], named: Iterable[str] = ()) -> list[records.ZombieKind]:
    """The rows of the zombie table that a game with these boxes needs."""
    in_play = _kinds_in_play(pack, boxes, named)
    rows = (kind for name, kind in pack.zombies.items() if name in in_play)
    return [
        records.ZombieKind(index=index, sculpts=_sculpts(kind, boxes), **shared(Kind, kind))
        for index, kind in enumerate(rows)
    ]


def _kinds_in_play(pack: Pack, boxes: Sequence[str], named: Iterable[str]) -> set[str]:
    """The kinds of these boxes and those named, with all that their cards, escorts and shortages may bring."""
    found = {name for name, kind in pack.zombies.items() if any(box in boxes for box in kind.miniatures)}
    found.update(named)
    for card in pack.zombie_cards:
        if card.box in boxes:
            found.update(_kinds_on(pack, card))
    for equipment in pack.equipment.values():
        if any(box in boxes for box in equipment.boxes):
            brought = map(zombie_brought, equipment.traits)
            found.update(name for name in brought if name is not None)
    waiting = list(found)
    while waiting:
        kind = pack.zombies[waiting.pop()]
        further = {*kind.escort, *kind.if_missing} - found
        found |= further
        waiting += sorted(further)
    return found


def _kinds_on(pack: Pack, card: ZombieCardText) -> set[str]:
    """The kinds that a Zombie card names; an Abomination that is called from its deck is on a card there."""
    named = {card.activates or "", *(name for level in LEVELS for name in card.at(level))}
    return {name for name in named if name in pack.zombies}


def _sculpts(kind: ZombieKindText, boxes: Sequence[str]) -> tuple[str, ...]:
    """The sculpt of each miniature, where they are told apart; of all boxes if none that has them is in use."""
    owned = [box for box in kind.sculpts if box in boxes] or list(kind.sculpts)
    copies = {box: kind.miniatures[box] // len(kind.sculpts[box]) for box in owned}
    return tuple(sculpt for box in owned for sculpt in kind.sculpts[box] for _ in range(copies[box]))


def card_types(equipment: Iterable[EquipmentCard]) -> list[records.CardType]:
    """The Equipment cards, each with the facts that all its copies share."""
    return [
        CardType(
            index=index,
            modes=_modes(card) if card.kind != COMPANION else (),
            own_modes=_modes(card) if card.kind == COMPANION else (),
            held_only=card.equipped or (card.kind != COMPANION and bool(_modes(card))),
            brings=next(filter(None, map(zombie_brought, card.traits)), ""),
            figure=next((tag for tag in card.tags if tag in FIGURES), ""),
            **shared(Card, card),
        )
        for index, card in enumerate(equipment)
    ]


def _modes(card: EquipmentCard) -> tuple[records.Mode, ...]:
    if card.profiles:
        return tuple(
            records.Mode(
                min_range=profile.range[0],
                max_range=profile.range[1],
                dice=profile.dice,
                accuracy=profile.accuracy,
                damage=profile.damage,
                noisy=int(profile.noisy),
                reload=card.reload and profile.mode == "ranged",
                ranged=profile.mode == "ranged",
            )
            for profile in card.profiles
        )
    if card.range is None:
        return ()
    return (
        records.Mode(
            min_range=card.range[0],
            max_range=card.range[1],
            dice=card.dice or 0,
            accuracy=card.accuracy or 0,
            damage=card.damage or 0,
            noisy=int(card.noisy),
            reload=card.reload,
            ranged=card.range[1] > 0,  # CL-MELEE-01, CL-RANGED-01
        ),
    )


def physical_cards(pack: Pack, boxes: Sequence[str], further: Sequence[str] = ()) -> list[tuple[int, str]]:
    """CL-SETUP-01: everything owned is pooled: of each physical card its type, and the deck if it lies elsewhere.

    Of the `further` cards, which no box in use has, all copies that there are follow behind the others.
    """
    cards = list(enumerate(pack.equipment.values()))
    pooled = [
        (index, deck)
        for index, card in cards
        for deck, copies in {"": card.boxes, **card.also}.items()
        for _ in range(sum(n for box, n in copies.items() if box in boxes))
    ]
    others = [(index, card) for index, card in cards if card.name in further]
    return pooled + [(index, "") for index, card in others for _ in range(sum(card.boxes.values()))]


def further_cards(pack: Pack, rules: Ruleset, setup: GameSetup) -> tuple[str, ...]:
    """Equipment of boxes that are not in use, needed for what lasts from earlier games."""
    asked = rules.ask(NEEDS_CARDS, setup.kept, setup.names)
    return tuple(
        name
        for name, card in pack.equipment.items()
        if name in asked and not any(box in setup.boxes for box in card.boxes)
    )


def combinations(pack: Pack) -> list[Combination]:
    """The combinations of cards; a part that joins a card is its only one."""
    return [replace(made, parts=made.parts or (made.part or "",)) for made in pack.combinations]


def zombie_cards(pack: Pack, boxes: Sequence[str], kinds: Mapping[str, int]) -> list[records.ZombieCard]:
    """The Zombie cards of the boxes in use."""
    return [
        records.ZombieCard(
            _title(pack, card),
            card.kind,
            lines(kinds, map(card.at, LEVELS)),
            activates=kinds[card.activates] if card.activates else -1,
            bed=card.bed or "",
            box=card.box,
            calls=calls(kinds, map(card.at, LEVELS)),
            deck=card.deck,
            order=card.order,
            text=card.text or "",
        )
        for card in pack.zombie_cards
        if card.box in boxes
    ]


def _title(pack: Pack, card: ZombieCardText) -> str:
    """Its name or number, or in a deck of its own whom it brings."""
    if card.name is not None:
        return card.name
    if card.deck != ZOMBIE:
        return ", ".join(card.blue)
    return f"{card.box} #{card.id}" if card.box in pack.dropped else f"#{card.id}"


def lines(kinds: Mapping[str, int], by_level: Iterable[Mapping[str, int]]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The four lines of a Zombie card, by kind index."""
    return tuple(tuple((kinds[name], count) for name, count in line.items() if name in kinds) for line in by_level)


def calls(kinds: Mapping[str, int], by_level: Iterable[Mapping[str, int]]) -> tuple[int, ...]:
    """The number of Abominations, whichever are next, that each line of a Zombie card calls."""
    return tuple(0 if ABOMINATION in kinds else line.get(ABOMINATION, 0) for line in by_level)
