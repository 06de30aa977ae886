"""Pooled boxes, put-aside cards and shuffled decks (CL-SETUP-01, -14 to -19, -33; RM-SETUP-01)."""

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from shamble.engine import Game
from shamble.games import new_game

Finish = Callable[[Game], Game]


def count(game: Game, cards: Iterable[int]) -> Counter[str]:
    return Counter(game.setting.card(card).name for card in cards)


@pytest.mark.rule("CL-SETUP-01")
def test_everything_of_all_boxes_in_use_is_pooled() -> None:
    alone = new_game("RM-M01", seed=1)
    pooled = new_game("RM-M01", seed=1, boxes=["RM", "S1"])
    for name, rue_morgue, both in (("Pistol", 4, 7), ("Crowbar", 4, 6), ("Katana", 0, 2), ("Saber", 3, 3)):
        assert len(alone.setting.numbers_of(name)) == rue_morgue
        assert len(pooled.setting.numbers_of(name)) == both
    stocks = [{name: game.state.stock[kind] for name, kind in game.setting.kind_of.items()} for game in (alone, pooled)]
    assert [stock.get("Standard Walker", 0) for stock in stocks] == [0, 40]
    assert [stock["Skinner Walker"] for stock in stocks] == [40, 40]
    assert [len(game.state.decks["zombie"]) for game in (alone, pooled)] == [48, 90]
    assert [game.state.noise_stock for game in (alone, pooled)] == [24, 48]


PUT_ASIDE = {"Evil Twins", "Ma's Shotgun", "La Guillotine", "Nailbat (RM)", "Molotov", "Pan", "Bulletproof Vest"}


@pytest.mark.rule("CL-SETUP-14")
def test_put_aside_families_are_not_in_the_equipment_deck_and_never_come_into_it(finish_setup: Finish) -> None:
    game = finish_setup(new_game("RM-M01", seed=1, boxes=["RM", "S1"]))
    deck = count(game, game.state.decks["equipment"])
    everything = {card_type.name for card_type in game.setting.cards}
    dealt = count(game, (card for survivor in game.state.survivors for card in survivor.cards))
    assert not PUT_ASIDE & set(deck)
    assert everything - PUT_ASIDE == set(deck) | set(dealt)
    assert sum(deck.values()) + sum(dealt.values()) == sum(
        len(game.setting.numbers_of(name)) for name in everything - PUT_ASIDE
    )


@pytest.mark.rule("CL-SETUP-17")
def test_molotovs_wait_outside_every_deck(finish_setup: Finish) -> None:
    game = finish_setup(new_game("RM-M01", seed=1, boxes=["RM", "S1"]))
    assert count(game, game.state.aside)["Molotov"] == 5
    for deck in ("equipment", "pimpweapon"):
        assert "Molotov" not in count(game, game.state.decks[deck])


@pytest.mark.rule("CL-SETUP-33")
def test_three_decks_are_shuffled_and_the_rest_stays_beside_them(finish_setup: Finish) -> None:
    games = [finish_setup(new_game("RM-M01", seed=seed, boxes=["RM", "S1"])) for seed in (1, 1, 2)]
    first, same, other = games
    pimpweapons = {"Evil Twins": 1, "Ma's Shotgun": 1, "La Guillotine": 1, "Nailbat (RM)": 1}
    assert count(first, first.state.decks["pimpweapon"]) == pimpweapons
    assert count(first, first.state.aside) == {"Molotov": 5, "Pan": 3, "Bulletproof Vest": 6}
    assert first.state.decks == same.state.decks
    for deck in ("equipment", "zombie", "pimpweapon"):
        assert first.state.decks[deck] != other.state.decks[deck]
        assert first.state.decks[deck] != sorted(first.state.decks[deck])
    assert first.state.aside == other.state.aside


@pytest.mark.rule("RM-SETUP-01")
def test_rue_morgue_alone_has_no_pimpweapon_deck(finish_setup: Finish) -> None:
    game = finish_setup(new_game("RM-M01", seed=1))
    assert game.state.decks["pimpweapon"] == []
    assert count(game, game.state.aside) == {
        "Bulletproof Vest": 6,
        "La Guillotine": 1,
        "Molotov": 3,
        "Nailbat (RM)": 1,
    }
    dealt = sum(len(survivor.cards) for survivor in game.state.survivors)
    deck = count(game, game.state.decks["equipment"])
    assert sum(deck[name] for name in ("Bow", "Crowbar", "Fire Axe")) == 12 - dealt
    assert sum(deck.values()) == 63 + 12 - dealt
