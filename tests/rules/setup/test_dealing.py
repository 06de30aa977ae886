"""Who starts with what: Rue Morgue's team weapons, the older seasons' random deal, Skills (CL-SETUP-22 to -31)."""

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from shamble.games import new_game
from shamble.rules.starting_weapons import DealWeapons, random_weapons
from shamble.scenario.building import build
from shamble.world import Game
from shamble.world.state import Survivor

NAMES = ["Jane", "Bear", "James", "Travis", "Joe", "Cathy", "Maddie", "Laurie", "Parker", "Dan", "Louise", "Terry"]
TEAM_WEAPONS = ("Bow", "Crowbar", "Fire Axe")

Finish = Callable[[Game], Game]
Rewrite = Callable[..., str]


def names(game: Game, cards: Iterable[int]) -> list[str]:
    return sorted(game.setting.card(card).name for card in cards)


def carried(game: Game, survivor: Survivor) -> list[str]:
    return names(game, survivor.cards)


def teams_of(size: int, teams: int, *, seed: int = 1) -> Game:
    """A game of so many teams of one player each, ready for the first team weapon."""
    taken = iter(NAMES)
    seats = [[next(taken) for _ in range(size)] for _ in range(teams)]
    game = new_game("RM-M01", seats, teams=[[team + 1] for team in range(teams)], seed=seed)
    if game.decision is not None and game.decision.kind == "first-player":
        game.choose(game.options[0])
    return game


def give_to(game: Game, *receivers: str) -> Game:
    """Give team weapons, one after the other, to these Survivors."""
    for name in receivers:
        game.choose(next(option for option in game.options if game.state.survivors[option.who].name == name))
    return game


@pytest.mark.rule("CL-SETUP-22")
def test_every_team_gives_a_bow_a_crowbar_and_a_fire_axe_to_survivors_of_its_own() -> None:
    game = teams_of(3, 2)
    asked = []
    while game.state.round == 0:
        decision = game.decision
        assert decision is not None
        receivers = {game.state.survivors[option.who].seat for option in game.options}
        assert receivers == set(decision.seats)
        asked.append((decision.kind, decision.seats, game.options[0].name))
        game.choose(game.options[(1, 0, 2)[len(asked) % 3]])
    assert asked == [("team-weapon", (seat,), weapon) for seat in (0, 1) for weapon in TEAM_WEAPONS]
    for team in (game.state.survivors[:3], game.state.survivors[3:]):
        assert [carried(game, survivor) for survivor in team] == [["Bow"], ["Fire Axe"], ["Crowbar"]]


@pytest.mark.rule("CL-SETUP-22", "CL-SETUP-23")
def test_a_team_may_give_one_survivor_two_of_its_three_cards_and_the_unarmed_are_dealt_others() -> None:
    seen = set()
    for seed in range(8):
        game = give_to(teams_of(6, 1, seed=seed), "Joe", "Joe", "Cathy")
        assert game.state.round == 1
        held = {survivor.name: carried(game, survivor) for survivor in game.state.survivors}
        assert held.pop("Joe") == ["Bow", "Crowbar"]
        assert held.pop("Cathy") == ["Fire Axe"]
        assert all(len(cards) == 1 and cards[0] in TEAM_WEAPONS for cards in held.values())
        seen.add(tuple(cards[0] for cards in held.values()))
    assert len(seen) > 3, "the others are dealt at random"


@pytest.mark.rule("CL-SETUP-24")
def test_undealt_team_weapons_are_in_the_equipment_deck() -> None:
    game = give_to(teams_of(6, 1), "Jane", "Bear", "James")
    dealt = Counter(name for survivor in game.state.survivors for name in carried(game, survivor))
    in_deck = Counter(names(game, game.state.decks["equipment"]))
    assert sum(dealt.values()) == 6
    for weapon in TEAM_WEAPONS:
        assert in_deck[weapon] == 4 - dealt[weapon]
        assert weapon not in names(game, game.state.aside)


@pytest.mark.rule("RM-SETUP-02")
@pytest.mark.parametrize(("teams", "size"), [(1, 6), (2, 6), (3, 4), (4, 3), (3, 3), (3, 2), (4, 2)])
@pytest.mark.parametrize("place", [0, -1])
def test_nobody_starts_unarmed_whatever_the_teams_choose(teams: int, size: int, place: int) -> None:
    game = teams_of(size, teams)
    while game.state.round == 0:
        game.choose(game.options[place])
    assert [survivor.name for survivor in game.state.survivors if not survivor.cards] == []
    dealt = [name for survivor in game.state.survivors for name in carried(game, survivor)]
    assert set(dealt) <= set(TEAM_WEAPONS)
    assert len(dealt) >= 3 * teams


@pytest.mark.rule("RM-SETUP-02")
def test_in_a_team_of_two_one_gets_two_cards_and_the_other_the_third() -> None:
    game = teams_of(2, 4)
    while game.state.round == 0:
        game.choose(game.options[0])
    held = [len(survivor.cards) for survivor in game.state.survivors]
    assert [sorted(held[at : at + 2]) for at in range(0, 8, 2)] == [[1, 2]] * 4
    assert not set(names(game, game.state.decks["equipment"])) & set(TEAM_WEAPONS)


@pytest.mark.rule("RM-SETUP-04")
def test_all_dealing_comes_before_the_decks_are_shuffled(finish_setup: Finish) -> None:
    game = finish_setup(new_game("RM-M01", [["Phil", *NAMES[:5]]], boxes=["RM", "S1"], seed=1))
    assert carried(game, game.state.survivors[0]) == ["Bow", "Crowbar", "Pistol"]
    orders = [values for entry in game.log for what, values in entry.chance if what == "order"]
    dealt_at_random, equipment, zombies = orders[0], orders[1], orders[2]
    assert set(names(game, dealt_at_random)) == set(TEAM_WEAPONS)
    assert sorted(equipment) == sorted(game.state.decks["equipment"])
    assert sorted(zombies) == sorted(game.state.decks["zombie"])
    held = {card for survivor in game.state.survivors for card in survivor.cards}
    undealt = set(dealt_at_random) - held
    assert len(undealt) == len(dealt_at_random) - 4
    assert undealt < set(equipment)
    assert not held & set(equipment)


@pytest.mark.rule("CL-SETUP-31")
def test_what_a_starting_skill_names_comes_out_of_the_deck_and_on_top_of_the_dealt_weapon(finish_setup: Finish) -> None:
    held = []
    for seed in range(12):
        players = [["Phil"], *([name] for name in NAMES[:5])]
        game = finish_setup(new_game("RM-M01", players, boxes=["RM", "S1"], seed=seed, variant="older-seasons"))
        phil = carried(game, game.state.survivors[0])
        held.append(phil)
        assert len(phil) == 2
        assert "Pistol" in phil
        dealt = [name for survivor in game.state.survivors for name in carried(game, survivor)]
        assert dealt.count("Pistol") == 2
        assert names(game, game.state.decks["equipment"]).count("Pistol") == 7 - 2
        assert all(len(survivor.cards) == 1 for survivor in game.state.survivors[1:])
    assert ["Pistol", "Pistol"] in held
    assert ["Pan", "Pistol"] in held


def older(game: Game) -> list[list[str]]:
    return [carried(game, survivor) for survivor in game.state.survivors]


@pytest.mark.rule("CL-SETUP-26", "CL-SETUP-28")
def test_older_seasons_deal_three_strong_weapons_and_pans_at_random(finish_setup: Finish) -> None:
    seen = set()
    for seed in range(8):
        players = [NAMES[:3], NAMES[3:6]]
        game = finish_setup(new_game("RM-M01", players, boxes=["RM", "S1"], seed=seed, variant="older-seasons"))
        held = older(game)
        assert sorted(held) == [["Crowbar"], ["Fire Axe"], ["Pan"], ["Pan"], ["Pan"], ["Pistol"]]
        seen.add(tuple(cards[0] for cards in held))
        in_deck = names(game, game.state.decks["equipment"])
        assert [in_deck.count(name) for name in ("Crowbar", "Fire Axe", "Pistol")] == [5, 5, 6]
    assert len(seen) > 3


def many(count: int, boxes: list[str], seed: int = 1) -> Game:
    """A game of the older seasons with more Survivors than they usually have, ready for its first choice."""
    options = {"numbers": "rue-morgue"}
    seats = [NAMES[:6], NAMES[6:count]] if count > 6 else [NAMES[:count]]
    game = new_game("RM-M01", seats, boxes=boxes, seed=seed, variant="older-seasons", options=options)
    if len(seats) > 1:
        game.choose(game.options[0])
    return game


@pytest.mark.rule("CL-SETUP-27")
def test_with_prison_outbreak_a_claw_hammer_is_dealt_and_no_crowbar(finish_setup: Finish) -> None:
    game = finish_setup(many(6, ["RM", "S1", "PO"]))
    assert Counter(cards[0] for cards in older(game)) == {
        "Fire Axe": 1,
        "Pistol": 1,
        "Claw Hammer": 1,
        "Night Stick": 3,
    }
    without = finish_setup(many(6, ["RM", "S1"]))
    assert ["Crowbar"] in older(without)
    assert ["Claw Hammer"] not in older(without)


@pytest.mark.rule("CL-SETUP-28", "RM-SETUP-05")
def test_night_sticks_are_dealt_before_pans(finish_setup: Finish) -> None:
    game = finish_setup(many(7, ["RM", "S1", "PO"]))
    dealt = Counter(cards[0] for cards in older(game))
    assert (dealt["Night Stick"], dealt["Pan"]) == (3, 1)
    assert names(game, game.state.aside).count("Pan") == 2


@pytest.mark.rule("CL-SETUP-29", "CL-MODE-SEVEN-03")
def test_the_players_choose_the_strong_weapons_for_the_8th_10th_and_12th_survivor(finish_setup: Finish) -> None:
    game = many(12, ["RM", "S1", "PO"])
    asked = []
    for wanted in ("Crowbar", "Claw Hammer", "Pistol"):
        assert game.decision is not None
        assert (game.decision.kind, game.decision.seats) == ("added-weapon", (0, 1))
        asked.append([option.name for option in game.options])
        game.choose(next(option for option in game.options if option.name == wanted))
    assert asked == [["Fire Axe", "Pistol", "Crowbar", "Claw Hammer"]] * 3
    finish_setup(game)
    dealt = Counter(cards[0] for cards in older(game))
    assert dealt == {"Fire Axe": 1, "Pistol": 2, "Claw Hammer": 2, "Crowbar": 1, "Night Stick": 3, "Pan": 3}


@pytest.mark.rule("CL-SETUP-29")
def test_a_seventh_survivor_gets_a_weak_weapon_without_any_choice() -> None:
    game = many(7, ["RM", "S1"])
    assert game.decision is not None
    assert game.decision.kind != "added-weapon"


def test_no_more_weapons_are_dealt_than_there_are(finish_setup: Finish) -> None:
    game = finish_setup(many(7, ["RM", "S1"]))
    game.state.decks["equipment"], game.state.aside = [], []
    (dealing,) = random_weapons(game)
    assert dealing == DealWeapons(cards=())


def few(survivors: list[str], seed: int) -> Game:
    """The set-up of a game that is too small for a Mission of the box."""
    scenario = {
        "scenario": "set-up",
        "variant": "older-seasons",
        "phase": "setup",
        "seed": seed,
        "board": {"grid": "a b"},
        "survivors": {name: {"at": "a"} for name in survivors},
        "steps": [],
    }
    return build({"kind": "scenario", "scenario": scenario}).start()


@pytest.mark.rule("CL-SETUP-30")
def test_one_or_two_survivors_share_the_three_strong_weapons() -> None:
    pairs = set()
    for seed in range(12):
        held = older(few(["Ann", "Bob"], seed))
        assert sorted(name for cards in held for name in cards) == ["Crowbar", "Fire Axe", "Pistol"]
        assert sorted(map(len, held)) == [1, 2]
        pairs.add(tuple(map(tuple, held)))
    assert {len(ann) for ann, _ in pairs} == {1, 2}, "chance decides who gets two"
    assert len(pairs) > 3
    assert older(few(["Ann"], 1)) == [["Crowbar", "Fire Axe", "Pistol"]]


def test_nothing_is_discarded_before_the_game_has_begun(finish_setup: Finish) -> None:
    game = give_to(teams_of(6, 1), "Jane")
    assert game.state.survivors[0].cards
    assert game.anytime(0) == []
    assert finish_setup(game).anytime(0)


@pytest.mark.rule("CL-SETUP-18")
def test_undealt_pans_stay_out_of_the_game(rewritten: Rewrite, finish_setup: Finish) -> None:
    mission = rewritten("RM-M01", ("survivors: [6, 12]", "survivors: [4, 12]"))
    four = finish_setup(new_game(mission, [NAMES[:4]], boxes=["RM", "S1"], seed=1, variant="older-seasons"))
    assert sorted(older(four)) == [["Crowbar"], ["Fire Axe"], ["Pan"], ["Pistol"]]
    team = finish_setup(new_game("RM-M01", boxes=["RM", "S1"], seed=1))
    for game, aside in ((four, 2), (team, 3)):
        assert names(game, game.state.aside).count("Pan") == aside
        assert "Pan" not in names(game, game.state.decks["equipment"])


@pytest.mark.rule("CL-SETUP-36", "RM-SETUP-06")
def test_the_players_name_the_first_player_together() -> None:
    players = [NAMES[:2], NAMES[2:4], NAMES[4:6]]
    for first in (1, 2, 3):
        game = new_game("RM-M01", players, seed=5)
        decision = game.decision
        assert decision is not None
        assert (decision.kind, decision.seats) == ("first-player", (0, 1, 2))
        assert [(option.n, option.seat) for option in game.options] == [(1, -1), (2, -1), (3, -1)]
        assert not game.log[0].chance, "nothing is drawn by lot"
        game.choose(game.options[first - 1])
        assert game.state.first_seat == first - 1
    alone = new_game("RM-M01", [NAMES[:6]], seed=5).decision
    assert alone is not None
    assert alone.kind == "team-weapon"
