"""The figures of every weapon, as a player reads them off the card, and what the engine makes of them.

The tables in `figures/` say them a second time: whoever changes a figure of the content changes it there as well.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble.content import Pack
from shamble.content.records import EquipmentCard, ZombieKindText
from shamble.editions import EDITIONS
from shamble.files.reading import read_yaml
from shamble.scenario import load
from shamble.text.forecast import forecast

HERE = Path(__file__).parent / "figures"
STREET = "abcdefg"
"""As many Zones in a row as the farthest weapon needs, and one more."""
TARGETS = {
    "classic": "Standard Walker",
    "second-edition": "Walker",
    "army-of-the-dead": "Shambler",
    "undead-or-alive": "Walker",
}
BESIDES = {"Flamethrower": ["Gasoline"]}
"""What else has to be in hand."""


def aimed(edition: str, card: EquipmentCard, folder: Path) -> list[str]:
    """The attacks that somebody without Skills is offered with a card: modes, Zones away, dice, Damage, Noise."""
    pack: Pack = EDITIONS[edition].pack
    position = {
        "scenario": "somebody with a weapon at the end of a street",
        "edition": edition,
        "boxes": sorted(box.box for box in pack.boxes.values()),
        "board": {"grid": " ".join(STREET) + "\n" + " ".join(STREET)},
        "survivors": {"Nobody": {"at": "a", "hands": [card.name, *BESIDES.get(card.name, ())], "skills": []}},
        "zombies": {zone: {TARGETS[edition]: 1} for zone in STREET},
        "steps": [],
    }
    path = folder / "position.yaml"
    path.write_text(yaml.safe_dump(position), encoding="utf-8")
    game = load(path)[1].start()
    numbers = set(game.setting.numbers_of(card.name))
    found: dict[str, list[int]] = defaultdict(list)
    for option in game.options:
        if option.action in ("melee", "ranged") and numbers & {option.card, *option.cards}:
            told = forecast(game, option.action, 0, option.zone, option.cards)
            shot = f"{told.dice}d {told.needed}+, damage {told.damage}, noise {told.noisy}"
            found[f"{option.action} {{}}: {shot}"].append(STREET.index(game.setting.board.zones[option.zone].name))
    return [line.format(f"{min(zones)}-{max(zones)}") for line, zones in sorted(found.items())]


def printed(card: EquipmentCard) -> list[str]:
    """The other numbers of a card: All-Out dice, Keep, dice for empty weapons, words that a rule keys on."""
    numbers = {"All-Out": card.all_out, "Keep": card.keep, "Ammo dice": card.ammo_dice}
    return [*(f"{name} {number}" for name, number in numbers.items() if number), *(["Dual"] if card.dual else [])]


def copies(card: EquipmentCard) -> str:
    """How many there are in which box."""
    decks = {"": card.boxes, **{f"{deck}: ": boxes for deck, boxes in card.also.items()}}
    return "; ".join(f"{deck}{n} in {box}" for deck, boxes in decks.items() for box, n in boxes.items())


def row(kind: ZombieKindText) -> str:
    """A row of the table of Zombies: Actions, Zones, Wounds of an Attack, least Damage, points, priority."""
    points = f"{kind.xp} XP{' for all' if kind.xp_for_all else ''}"
    deals = f"{kind.wounds} Wound{'s' if kind.wounds > 1 else ''}, killed by Damage {kind.min_damage}"
    stock = ", ".join(f"{n} in {box}" for box, n in kind.miniatures.items())
    splits = "splits" if kind.splits else "never splits"
    return f"{kind.actions} x {kind.zones_per_move}, {deals}, {points}, priority {kind.priority}, {splits}; {stock}"


def figures(edition: str, folder: Path) -> dict[str, dict[str, Any]]:
    """All that the table of an edition says."""
    pack = EDITIONS[edition].pack
    cards = pack.equipment.values()
    return {
        "weapons": {
            card.name: [*aimed(edition, card, folder), *printed(card)]
            for card in cards
            if card.kind in ("melee", "ranged") or card.profiles
        },
        "copies": {card.name: copies(card) for card in cards},
        "zombies": {kind.name: row(kind) for kind in pack.zombies.values()},
    }


@pytest.mark.parametrize("edition", TARGETS)
def test_the_figures_are_those_that_people_read(edition: str, tmp_path: Path) -> None:
    assert figures(edition, tmp_path) == read_yaml(HERE / f"{edition}.yaml")
