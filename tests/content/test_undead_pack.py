"""The content of Undead or Alive: counts and figures of its box, as far as the book tells them."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble import rulebook
from shamble.content import LEVELS
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.laying.components import components_of

EDITION = EDITIONS["undead-or-alive"]
PACK = EDITION.pack
PARTS = components_of(PACK, ("UOA",))


BOOK = Path(rulebook.__file__).parent / "undead-or-alive" / "components.yaml"
DATA: dict[str, Any] = {one["id"]: one.get("data") for one in yaml.safe_load(BOOK.read_text(encoding="utf-8"))}
MISSIONS: dict[str, Any] = {
    one["id"]: one for one in yaml.safe_load(BOOK.with_name("missions.yaml").read_text(encoding="utf-8"))
}


def told(id: str) -> Any:
    """The figures that the ledger has from the book."""
    return DATA[id]


def copies(deck: str) -> dict[str, int]:
    return {card.name: card.boxes["UOA"] for card in PACK.equipment.values() if card.deck == deck}


@pytest.mark.rule("UA-COMP-01")
def test_both_sides_of_nine_board_tiles_and_three_train_tiles() -> None:
    assert set(PACK.tiles) == {f"{number}{side}" for number in range(1, 13) for side in "RV"}
    kinds = Counter(str(tile["tile_kind"]) for tile in PACK.tiles.values())
    assert kinds == {"town": 16, "mine": 1, "cemetery": 1, "train": 3, "railroad": 3}
    assert [name for name, tile in PACK.tiles.items() if tile["tile_kind"] == "mine"] == ["8V"]
    assert [name for name, tile in PACK.tiles.items() if tile["tile_kind"] == "cemetery"] == ["9V"]
    sides = {name: tile["tile_kind"] for name, tile in PACK.tiles.items() if int(name[:-1]) >= 10}
    assert sides == {
        **dict.fromkeys(("10R", "11R", "12R"), "train"),
        **dict.fromkeys(("10V", "11V", "12V"), "railroad"),
    }
    for name, tile in PACK.tiles.items():
        assert tile["other_side"] == name[:-1] + ("V" if name[-1] == "R" else "R")


@pytest.mark.rule("UA-COMP-02", "UA-ZOMBIE-02", "UA-ZOMBIE-03", "UA-ZOMBIE-04", "UA-ZOMBIE-05")
def test_miniatures_and_their_figures() -> None:
    found = {
        kind.name: (kind.miniatures["UOA"], kind.actions, kind.wounds, kind.min_damage, kind.xp, kind.priority)
        for kind in PACK.zombies.values()
    }
    assert found == {
        "Walker": (40, 1, 1, 1, 1, 2),
        "Brute": (16, 1, 1, 2, 1, 1),
        "Runner": (16, 2, 1, 1, 1, 3),
        "Bowler Hat Abomination": (1, 1, 1, 3, 5, 1),
    }
    assert sum(kind.miniatures["UOA"] for kind in PACK.zombies.values()) == told("UA-COMP-02")["zombies_total"] == 73


@pytest.mark.rule("UA-COMP-03", "UA-SPAWN-09")
def test_thirty_seven_zombie_cards_and_one_abomination() -> None:
    zombie = [card for card in PACK.zombie_cards if card.deck == "zombie"]
    assert [card.id for card in zombie] == list(range(1, 38))
    assert Counter(card.kind for card in zombie) == {"spawn": 33, "extra_activation": 4}
    activated = [card.activates for card in zombie if card.kind == "extra_activation"]
    assert {"Walker", "Runner"} <= set(activated)
    assert [card.id for card in zombie if "Abomination" in card.red] == [31, 32, 33]
    [abomination] = [card for card in PARTS.zombie_cards if card.deck == "abomination"]
    assert abomination.name == "Bowler Hat Abomination"
    cards = sum(sum(copies(deck).values()) for deck in ("equipment", "starting", "bounty", "machine"))
    assert (cards, cards + 37 + 1) == (80 + 2, 120)
    assert set(copies("machine")) == {"Wagon", "Gatling Gun"}


@pytest.mark.rule("UA-COMP-04")
def test_six_of_each_starting_weapon() -> None:
    assert copies("starting") == told("UA-COMP-04")["cards"] == {"Old Timer": 6, "Pan": 6, "Springfield": 6}


@pytest.mark.rule("UA-COMP-05")
def test_the_equipment_deck() -> None:
    assert copies("equipment") == told("UA-COMP-05")["cards"]
    assert (len(copies("equipment")), sum(copies("equipment").values())) == (17, 55)


@pytest.mark.rule("UA-COMP-06", "UA-BOUNTY-01")
def test_seven_bounty_weapons_each_with_a_feat_on_its_back() -> None:
    assert copies("bounty") == told("UA-COMP-06")["cards"]
    bounty = [card for card in PACK.equipment.values() if card.deck == "bounty"]
    assert len({card.back for card in bounty}) == 7
    assert all(card.feat for card in bounty)
    assert all("Turn of your own" in (card.back or "") for card in bounty)  # UA-CLAR-23
    rifles = [feat for card in bounty for feat in card.feat if feat.weapon == "Rifle"]
    assert [feat.kills for feat in rifles] == [3]
    balcony = [(card.name, feat.mode) for card in bounty for feat in card.feat if feat.place == "balcony"]
    assert balcony == [("Mauser C96", "ranged")]


@pytest.mark.rule("UA-COMP-07", "UA-COMP-08")
def test_tokens_and_small_parts() -> None:
    tokens = Counter[str]()
    for token in PACK.tokens:
        tokens[token.token] += token.count
    parts = {name: tokens.pop(name) for name in ("dashboard", "die", "tracker", "gatling-gun")}
    assert parts == {"dashboard": 6, "die": 6, "tracker": 48, "gatling-gun": 1}
    assert tokens == {
        "noise": 1,
        "first-player": 1,
        "exit": 1,
        "wagon": 1,
        "vade-retro": 2,
        "objective": 9,
        "spawn": 14,
    }
    assert sum(tokens.values()) == told("UA-COMP-07")["total"] == 29
    spawn = {token.face: token.count for token in PACK.tokens if token.token == "spawn"}
    assert spawn == {"starting": 1, "mobile": 2, "abomination": 2, "corpse-pile": 9}
    objectives = {token.face: token.count for token in PACK.tokens if token.token == "objective"}
    assert objectives == {"red": 7, "blue": 1, "green": 1}
    assert EDITION.dice == {"die": (1, 2, 3, 4, 5, 6)}


@pytest.mark.rule("UA-COMP-09", "UA-BRAWLER-06", "UA-CLASS-01")
def test_fourteen_survivors_of_four_classes() -> None:
    survivors = PACK.survivors.values()
    assert Counter(card.traits for card in survivors) == {
        ("Brawler",): 4,
        ("Faithful",): 2,
        ("Gunslinger",): 4,
        ("Townsfolk",): 4,
    }
    assert {card.traits: card.health or EDITION.numbers.health for card in survivors} == {
        ("Brawler",): 3,
        ("Faithful",): 2,
        ("Gunslinger",): 2,
        ("Townsfolk",): 2,
    }


@pytest.mark.rule("UA-COMP-10", "UA-ADR-04", "UA-ADR-06", "UA-ADR-07", "UA-ADR-08")
def test_what_the_book_tells_of_survivors_stands_on_their_cards() -> None:
    survivors = told("UA-COMP-10")["survivors"]
    for one in survivors:
        card = PACK.survivors[one["name"]]
        assert one["class"] in (None, *card.traits)
        assert one["favorite"] is None or one["favorite"].lower() == card.favorite
        assert one["health"] in (None, card.health)
        if one["skills"] is not None:
            printed = {level: [skill.lower() for skill in card.at(level)] for level in LEVELS}
            assert printed == {level: [skill.lower() for skill in one["skills"][level]] for level in LEVELS}
            assert card.origin == "seed"
    for card in PACK.survivors.values():
        assert [len(card.at(level)) for level in LEVELS] == [1, 1, 2, 3]
        assert card.yellow == ("+1 Action",)


NOISE = {"silent": 0, "Bang!": 1, "BOOM!": 2, "BOOM! in the target Zone": 2}


@pytest.mark.rule("UA-COMP-11", "UA-ZOMBIE-06")
def test_what_the_book_tells_of_weapons_stands_on_their_cards() -> None:
    weapons = told("UA-COMP-11")["weapons"]
    for one in weapons:
        card = PACK.equipment[one["name"]]
        assert card.boxes["UOA"] == one["count"]
        reach = f"{card.range[0]}-{card.range[1]}" if card.range and card.range[1] else "0"
        assert one["range"] in (None, reach) or card.kind == "item"
        assert one["dice"] in (None, card.dice)
        assert one["damage"] in (None, card.damage)
        assert one["accuracy"] is None or one["accuracy"].startswith(f"{card.accuracy}+")
        assert one["noise"] is None or NOISE[one["noise"]] == int(card.noisy)
        assert one["ammo"] in (None, "none") or one["ammo"].lower() == card.ammo
        assert one["type"] in (None, "Melee", "other", "Machine") or one["type"] in card.counts_as
        assert one["dual"] in (None, card.dual)
        assert (card.damage or 0) < 3


@pytest.mark.rule("UA-SETUP-09")
def test_abominations_of_other_boxes_join_the_deck(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(EDITION.folder, folder)
    for name, found in {
        "boxes.yaml": "- {box: Extra, season: 1, from: designed}\n",
        "zombies.yaml": (
            "- {name: Grave Digger, short: Digger, species: standard, type: Abomination, actions: 1, "
            "zones_per_move: 1, min_damage: 3, xp: 5, priority: 1, splits: false, "
            "miniatures: {Extra: 1}, from: designed}\n"
        ),
        "zombie-cards.yaml": (
            "- {id: 39, box: Extra, deck: abomination, kind: spawn, blue: {Grave Digger: 1}, "
            "yellow: {Grave Digger: 1}, orange: {Grave Digger: 1}, red: {Grave Digger: 1}, from: designed}\n"
        ),
    }.items():
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write(found)
    mission = folder / "missions" / "UA-M0.yaml"
    text = mission.read_text(encoding="utf-8").replace("edition: undead-or-alive", "edition: more-of-them")
    mission.write_text(text.replace("id: UA-M0", "id: MORE"), encoding="utf-8")
    mission.rename(mission.with_name("MORE.yaml"))
    with EDITIONS.with_one_more(EDITION.but("more-of-them", content=folder)):
        decks = [
            new_game("MORE", boxes=boxes, seed=0).state.decks["abomination"] for boxes in (["UOA"], ["UOA", "Extra"])
        ]
        assert [len(deck) for deck in decks] == [1, 2]


@pytest.mark.rule("UA-MISSION-03")
@pytest.mark.parametrize("name", MISSIONS)
def test_missions_are_those_of_the_book(name: str) -> None:
    laid, book = PACK.missions[name], MISSIONS[name]
    assert (laid.title, laid.minutes) == (book["title"].removesuffix(" (tutorial)"), book["minutes"])
    assert laid.difficulty == book["difficulty"].replace(" ", "-")
    assert sorted(tile for row in laid.tiles for tile in row) == sorted(book["tiles"])
    assert book["tile_grid"] in (None, [list(row) for row in laid.tiles])
    assert list(laid.bars) == book["class_limits"]
    waiting = Counter(piece["trait"] for piece in laid.pieces if piece["piece"] == "follower")
    assert waiting == {one["klass"]: one["count"] for one in book["companions"] if one["lone"]}
    colours = Counter(token.colour for token in laid.objectives)
    travelling = Counter(piece["colour"] for piece in laid.pieces if piece["piece"] == "approaching")
    counted = {colour: book["tokens"][colour] or 0 for colour in ("red", "blue", "green")}
    assert name == "UA-M0" or {colour: (colours + travelling)[colour] for colour in counted} == counted
    assert {token.face_down for token in laid.objectives} == {bool(book["tokens"].get("facedown"))}
