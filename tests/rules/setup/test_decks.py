"""Pooled boxes, put-aside cards and shuffled decks (CL-SETUP-01, -14 to -19, -33; RM-SETUP-01)."""

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from shamble.engine import SetupError
from shamble.games import new_game
from shamble.rules.companions.figures import Companion
from shamble.rules.missions.lying_cards import CardLying
from shamble.rules.piles import draw
from shamble.world import Game

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


ALL = ("S1", "PO", "TCM", "RM", "AN", "DC", "VIP1", "VIP2", "G1", "Walk of the Dead 1", "Walk of the Dead 2")


@pytest.mark.rule("CL-SETUP-14", "CL-SETUP-15", "CL-SETUP-16", "CL-SETUP-18", "CL-SETUP-19", "CL-SETUP-20")
def test_with_all_boxes_each_family_is_where_it_belongs(finish_setup: Finish) -> None:
    game = finish_setup(new_game("RM-M01", seed=1, boxes=ALL))
    pimpweapons = count(game, game.state.decks["pimpweapon"])
    assert pimpweapons.pop("Gunblade") == 2
    assert pimpweapons.keys() == {
        *("Evil Twins", "Ma's Shotgun", "Pa's Gun", "La Guillotine", "Nailbat (RM)", "Daisho", "Golden AK-47"),
        *("Pink M4", "Desert Eagle", "SPAS 12", "Thompson"),
    }
    aside = count(game, game.state.aside)
    families = {card_type.name: card_type.deck for card_type in game.setting.cards}
    assert {name for name in aside if families[name] == "ultrared"} >= {"Betty", "Uber Shield", "Zombicider"}
    assert sum(number for name, number in aside.items() if families[name] == "ultrared") == 13
    assert aside["Bulletproof Vest"] == 6
    assert (aside["Pan"], aside["Night Stick"]) == (7, 3)
    assert (aside["Gunman"], aside["Bismuth"], aside["Slimer"]) == (2, 1, 1)
    assert {families[name] for name in count(game, game.state.decks["equipment"])} == {"equipment"}


@pytest.mark.rule("CL-SETUP-17", "CL-SETUP-21")
def test_the_nailbat_of_prison_outbreak_waits_aside_and_that_of_rue_morgue_is_a_pimpweapon() -> None:
    game = new_game("RM-M01", seed=1, boxes=["RM", "PO"])
    assert count(game, game.state.aside)["Nailbat (PO)"] == 2
    assert count(game, game.state.decks["pimpweapon"])["Nailbat (RM)"] == 1
    assert "Nailbat (RM)" not in count(game, game.state.aside)


@pytest.mark.rule("RM-MIX-02", "CL-READ-21")
def test_as_the_rue_morgue_book_reads_its_nailbat_waits_aside_too() -> None:
    game = new_game("RM-M01", seed=1, boxes=["RM", "PO"], options={"nailbat": "rue-morgue-book"})
    assert count(game, game.state.aside)["Nailbat (RM)"] == 1
    assert count(game, game.state.decks["pimpweapon"]) == {"Gunblade": 2, "La Guillotine": 1}


@pytest.mark.rule("RM-MIX-02")
@pytest.mark.parametrize("reading", ["rue-morgue-book", "consolidated"])
def test_with_its_box_alone_the_nailbat_is_one_card_for_missions_to_place(reading: str) -> None:
    game = new_game("RM-M01", seed=1, options={"nailbat": reading})
    assert len(game.setting.numbers_of("Nailbat (RM)")) == 1
    assert count(game, game.state.aside)["Nailbat (RM)"] == 1
    assert not game.setting.numbers_of("Baseball Bat")
    placed = new_game("RM-M04", seed=1, options={"nailbat": reading})
    lying = [piece.card for piece in placed.state.all_of(CardLying)]
    assert count(placed, lying) == {"Nailbat (RM)": 1}
    assert "Nailbat (RM)" not in count(placed, placed.state.aside)


def zombie_boxes(game: Game) -> Counter[str]:
    return Counter(game.setting.zombie_cards[card - 1].box for card in game.state.decks["zombie"])


@pytest.mark.rule("CL-SETUP-02", "CL-READ-21")
def test_walk_of_the_dead_is_mixed_in_or_played_alone() -> None:
    boxes = ["RM", "S1", "Walk of the Dead 1", "Walk of the Dead 2"]
    mixed = new_game("RM-M01", seed=1, boxes=boxes)
    assert zombie_boxes(mixed) == {"RM": 48, "S1": 42, "Walk of the Dead 1": 12, "Walk of the Dead 2": 12}
    alone = new_game("RM-M01", seed=1, boxes=boxes, options={"zombie-deck": "walk-of-the-dead"})
    assert set(zombie_boxes(alone)) == {"Walk of the Dead 1", "Walk of the Dead 2"}
    kinds = {kind for card in alone.state.decks["zombie"] for kind in alone.setting.zombie_cards[card - 1].kinds}
    assert {alone.setting.kinds[kind].name for kind in kinds} == {"Standard Walker"}


@pytest.mark.rule("CL-SETUP-02")
def test_nobody_plays_walk_of_the_dead_alone_without_it() -> None:
    with pytest.raises(SetupError, match="no box in use has the Zombie cards that the option 'zombie-deck' asks for"):
        new_game("RM-M01", boxes=["RM", "S1"], options={"zombie-deck": "walk-of-the-dead"})


@pytest.mark.rule("CL-ZCARD-16", "CL-SEARCH-08", "CL-OUT-10")
@pytest.mark.parametrize("deck", ["zombie", "equipment"])
def test_a_renewed_deck_is_shuffled(deck: str) -> None:
    orders = []
    for seed in (1, 2):
        game = new_game("RM-M01", seed=seed)
        cards = sorted(game.state.decks[deck])
        game.state.decks[deck], game.state.discards[deck] = [], cards[:]
        top = draw(game, deck)
        orders.append([*game.state.decks[deck], top])
        assert sorted(orders[-1]) == cards
        assert orders[-1] not in (cards, cards[::-1])
    assert orders[0] != orders[1]


@pytest.mark.rule("CL-SETUP-32")
def test_the_companions_are_a_shuffled_deck_where_tokens_lie(finish_setup: Finish) -> None:
    games = [finish_setup(new_game("GAL-3", seed=seed)) for seed in (1, 2)]
    orders = []
    for game in games:
        revealed = [piece.card for piece in game.state.all_of(Companion)]
        deck = game.state.decks["companion"]
        assert count(game, [*deck, *revealed]) == {"Gunman": 2, "Handyman": 2, "Searcher": 2, "Sniper": 2}
        assert not {*deck, *revealed} & set(game.state.aside)
        orders.append([*deck, *revealed])
    assert orders[0] != orders[1]


@pytest.mark.rule("CL-READ-15", "CL-SETUP-14")
def test_only_what_was_put_aside_in_set_up_stays_out_of_a_renewed_deck(finish_setup: Finish) -> None:
    game = finish_setup(new_game("RM-M01", seed=1, boxes=["RM", "S1", "TCM"]))
    state = game.state
    betty, vest = game.setting.numbers_of("Betty")[0], game.setting.numbers_of("Bulletproof Vest")[0]
    in_deck = state.decks["equipment"][:]
    state.aside.remove(betty)
    state.aside.remove(vest)
    state.discards["equipment"] = [*in_deck, betty, vest]
    state.decks["equipment"] = []
    game.setting.put_aside = game.setting.put_aside - {betty}  # as a mode does that puts the card into the deck
    drawn = draw(game, "equipment")
    assert {drawn, *state.decks["equipment"]} == {*in_deck, betty}
    assert vest in state.aside
