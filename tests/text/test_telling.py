"""Labels, questions and sentences in real positions."""

import pytest

from shamble.engine import Event, Option
from shamble.engine.decisions import Question
from shamble.engine.log import Entry
from shamble.games import new_game
from shamble.text import (
    action_done,
    closing_story,
    goals,
    kind_codes,
    label,
    languages,
    outcome,
    place_name,
    question,
    reading_in,
    reasons,
    sentence,
    short_names,
    story,
    whom,
    why,
    words,
)
from shamble.world import Game
from shamble.world.words import CONDITIONS, PROGRESS

from .conftest import RichGames

SEEDS = range(6)

START = "the indoor alley at the start"
SOUTHERN = "the southern indoor alley in the north-west"
NORTHERN = "the northern indoor alley in the north-west"
ROOM = "the hospital room in the north-west"


@pytest.mark.parametrize("seed", SEEDS)
def test_labels_tell_the_options_of_a_decision_apart(rich_games: RichGames, seed: int) -> None:
    with reading_in(languages()[seed % len(languages())]):
        for game in rich_games(seed):
            labels = [label(game, option) for option in game.options]
            assert len(set(labels)) == len(labels), game.decision
            anytime = [label(game, option) for seat in range(2) for option in game.anytime(seat)]
            assert len(set(anytime)) == len(anytime)


@pytest.mark.parametrize("seed", SEEDS)
def test_words_use_public_knowledge_only(rich_games: RichGames, seed: int) -> None:
    for number, game in enumerate(rich_games(seed)):
        if number % 5 or game.decision is None:
            continue
        other = game.redeal(0)
        assert question(game, game.decision) == question(other, game.decision)
        for option in game.options:
            assert label(game, option) == label(other, option)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_past_is_told_the_same_whatever_has_happened_since(rich_games: RichGames, seed: int) -> None:
    told: list[list[str]] = []
    with reading_in(languages()[seed % len(languages())]):
        for game in rich_games(seed):
            told += [story(game, entry) for entry in game.log[len(told) :]]
        assert told == [story(game, entry) for entry in game.log[: len(told)]]
    assert all("{" not in line for lines in told for line in lines)


@pytest.fixture
def game() -> Game:
    return new_game("RM-T1", seed=1)


def in_turn(game: Game, who: int) -> Game:
    """Go on to the turn of a Survivor, taking the first option until then."""
    while game.decision is not None and game.decision.kind != "turn":
        wanted = next((option for option in game.options if option.who == who), game.options[0])
        game.choose(wanted)
    return game


def give(game: Game, who: int, *cards: str) -> list[int]:
    survivor = game.state.survivors[who]
    numbers = []
    for name in cards:
        numbers.append(next(card for card in game.setting.numbers_of(name) if card not in numbers))
    survivor.slots = [*numbers, *[0] * (5 - len(numbers))]
    game.renew(survivor)
    return numbers


def test_an_attack_shows_dice_accuracy_and_what_skills_change(game: Game) -> None:
    bow, *_ = give(game, 0, "Bow")
    bear = game.state.survivors[0]
    shot = Option("ranged", who=0, zone=bear.zone, cards=(bow,), cost=1)
    assert label(game, shot).startswith(f"Shoot Bow at {START}: 1 die, 3+")
    bear.skills = ("+1 die: Ranged", "+1 to dice roll: Combat", "+1 Damage: Ranged")
    game.renew(bear)
    assert label(game, shot).startswith(f"Shoot Bow at {START}: 2 dice, 2+, damage 2")


def test_an_attack_as_part_of_an_ability_shows_what_that_ability_changes(game: Game) -> None:
    pistol, crowbar = give(game, 0, "Pistol", "Crowbar")
    bear = game.state.survivors[0]
    bear.skills = ("Fanning (semi-official)", "Fanning: +1 die (semi-official)", "Charge: +1 Damage (semi-official)")
    game.renew(bear)
    fanned, plain = (Option("ranged", who=0, zone=bear.zone, cards=(pistol,), name=name) for name in ("Fanning", ""))
    assert label(game, fanned).startswith(f"Fanning: Pistol at {START}: 7 dice, 5+, noisy")
    assert label(game, plain).startswith(f"Shoot Pistol at {START}: 1 die, 4+, noisy")
    charged, struck = (Option("melee", who=0, zone=bear.zone, cards=(crowbar,), name=name) for name in ("Charge", ""))
    assert label(game, charged) == "Fight with Crowbar: 1 die, 4+, damage 2"
    assert label(game, struck) == "Fight with Crowbar: 1 die, 4+"


def test_charges_and_doors_tell_how_they_are_done(game: Game) -> None:
    near, far = (game.setting.board.zone(name) for name in ("2V.L2", "2V.L3"))
    told = [
        label(game, Option("charge", who=0, zone=far)),
        label(game, Option("charge", who=0, zone=far, via=near, cost=2)),
        label(game, Option("charge", who=0, zone=far, cost=1, name="melee")),
        label(game, Option("blitz", who=0, zone=far, via=near, cost=1)),
        label(game, Option("open-door", who=0, zone=far, door=0, free="door")),
    ]
    assert told == [
        f"Charge into {START} (no Action)",
        f"Charge through {SOUTHERN} into {START} (2 Actions)",
        f"Charge into {START}, then a free Melee attack",
        f"Blitz through {SOUTHERN} to {START}, then a free Ranged attack",
        f"Break the door to {START} open without a sound (free door)",
    ]


def test_a_weapon_that_is_no_card_is_named_with_its_odds(game: Game) -> None:
    bear = game.state.survivors[0]
    bear.skills = ("Heat Vision (semi-official)", "Proud Fury (semi-official)", "+1 die: Melee")
    game.renew(bear)
    told = [
        label(game, Option("ranged", who=0, zone=bear.zone, name="Heat Vision", cost=1)),
        label(game, Option("melee", who=0, zone=bear.zone, name="Proud Fury", cost=1)),
    ]
    assert told[0].startswith(f"Shoot Heat Vision at {START}: 5 dice, 4+, damage 2")
    assert told[1] == "Fight with Proud Fury: 5 dice, 3+, damage 2"
    assert (
        action_done(game, Option("melee", who=0, zone=bear.zone, name="Proud Fury")) == "Bear attacked with Proud Fury."
    )


def test_a_shot_warns_of_friends_in_the_zone(game: Game) -> None:
    bow, *_ = give(game, 0, "Bow")
    shot = Option("ranged", who=0, zone=game.state.survivors[0].zone, cards=(bow,), cost=1)
    assert label(game, shot).endswith("Cathy, Dan, James, Jane and Joe may be hit!")
    for survivor in game.state.survivors[1:]:
        survivor.zone = 0
    assert label(game, shot) == f"Shoot Bow at {START}: 1 die, 3+"


def test_prices_are_told_when_they_are_not_one_action(game: Game) -> None:
    zone = game.setting.board.zone("2V.L2")

    def price(cost: int, free: str = "") -> str:
        return label(game, Option("move", who=0, zone=zone, cost=cost, free=free)).removeprefix(f"Move to {SOUTHERN}")

    assert price(1) == ""
    assert price(2) == " (2 Actions)"
    assert price(0, "move") == " (free Move)"
    assert price(2, "move") == " (free Move and 2 Actions)"


def test_equal_cards_in_hand_and_reserve_are_told_apart(game: Game) -> None:
    survivor = game.state.survivors[0]
    first, second = give(game, 0, "Crowbar", "Crowbar")
    survivor.slots = [first, 0, second, 0, 0]
    labels = [label(game, Option("lose", who=0, card=card)) for card in (first, second)]
    assert labels == ["Lose Crowbar (in hand)", "Lose Crowbar (in reserve)"]


def test_a_fired_weapon_reads_differently_from_a_loaded_one(game: Game) -> None:
    first, second = give(game, 0, "Sawed-Off", "Sawed-Off")
    game.state.unloaded.append(second)
    assert label(game, Option("lose", who=0, card=second)) == "Lose Sawed-Off (empty)"
    assert label(game, Option("lose", who=0, card=first)) == "Lose Sawed-Off"


def test_the_question_of_a_turn_counts_actions_and_free_actions(game: Game) -> None:
    survivor = game.state.survivors[0]
    survivor.skills = ("+1 free Move Action",)
    game.renew(survivor)
    decision = in_turn(game, 0).decision
    assert decision is not None
    assert question(game, decision) == f"Bear in {START}: 3 Actions left, 1 free Move."


def test_with_several_players_the_question_says_whom_it_asks() -> None:
    game = new_game("RM-T1", [["Bear", "Cathy", "Dan"], ["James", "Jane", "Joe"]], seed=1)
    decision = game.decision
    assert decision is not None
    assert question(game, decision) == "Everybody: Who is the first player?"
    assert [label(game, option) for option in game.options] == [
        "Bear's player (Bear, Cathy, Dan) begins",
        "James's player (James, Jane, Joe) begins",
    ]
    asked = Question("turn", (1,), [Option("end", who=3)], 3)
    assert whom(game, asked) == "James's player"


@pytest.mark.parametrize(
    ("kind", "who", "options", "asked"),
    [
        ("choose-way", -1, [Option("way", zone=1, kind=3, via=0), Option("way", zone=2, kind=3, via=0)],
         f"A-Bomb in {ROOM}: several ways are equal. Which one?"),
        ("uneven-split", -1, [Option("larger-part", zone=1, kind=1, via=0)],
         f"Too few Skinner Fatties to split the group of {ROOM} evenly. Which way takes the larger part?"),
        ("last-miniatures", -1, [Option("place-here", zone=1, kind=1)],
         "Too few Skinner Fatties for all places. Where does the next one go?"),
        ("grabbed", 0, [Option("grabbed", who=0, zone=1)], "Bear is grabbed. By which A-Bomb?"),
        ("into-hand", 0, [Option("keep", who=0), Option("take", who=0, card=1, to="hand")],
         "Bear has built Molotov. Take it in hand?"),
        ("allot-card", -1, [Option("allot", zone=0, n=1), Option("allot", zone=1, n=1)],
         "Which Spawn Zone gets card #"),
    ],
)  # fmt: skip
def test_rare_questions(game: Game, kind: str, who: int, options: list[Option], asked: str) -> None:
    decision = Question(kind, (0,), options, who)
    assert question(game, decision).startswith(asked)
    labels = [label(game, option) for option in options]
    assert len(set(labels)) == len(labels)


def test_events_become_sentences_or_nothing(game: Game) -> None:
    assert sentence(game, Event("moved", {"who": 0, "origin": 0, "zone": 1})) == f"Bear moved to {NORTHERN}."
    assert (
        sentence(game, Event("spawned", {"zone": 1, "kind": 1, "count": 2}))
        == f"2 Skinner Fatties appeared in {NORTHERN}."
    )
    assert sentence(game, Event("forced", {"decision": "skill", "option": "skill"})) is None
    wounded = {"who": 0, "source": "zombie", "kind": 0}
    assert sentence(game, Event("wounded", {**wounded, "lost": 0})) == "Bear was wounded."
    assert sentence(game, Event("wounded", {**wounded, "lost": 1})) == "Bear was wounded and lost Molotov."


def test_the_story_names_the_weapon_and_counts_equal_lines(game: Game) -> None:
    (bow,) = give(game, 0, "Bow")
    entry = Entry(0, Option("ranged", who=0, zone=1, cards=(bow,), cost=1))
    entry.events[:] = [Event("killed", {"who": 0, "zone": 1, "kind": 0})] * 2
    assert story(game, entry) == [
        f"Bear fired Bow at {NORTHERN}.",
        "Bear killed a Skinner Walker. (×2)",
    ]


def test_outcomes(game: Game) -> None:
    assert outcome(game) == ""
    game.state.outcome, game.state.reason = "lost", "all-dead"
    assert outcome(game) == "You have lost: no Survivor is left alive."
    game.state.reason = "a reason of a Mission's own"
    assert outcome(game) == "You have lost Learning to Fly."


def test_a_story_without_an_end_of_its_own_closes_with_a_line_that_is_always_the_same(game: Game) -> None:
    assert closing_story(game) == ""
    game.state.outcome, game.state.reason = "won", "mission-done"
    won = closing_story(game)
    assert won == closing_story(game)
    game.state.outcome, game.state.reason = "lost", "all-dead"
    lost = closing_story(game)
    game.state.reason = "given-up"
    assert len({won, lost, closing_story(game), ""}) == 4


def test_missions_close_with_different_lines() -> None:
    told = set()
    for mission in ("RM-M01", "RM-M02", "RM-M03", "RM-M04", "RM-M05", "RM-M06", "RM-T1"):
        ended = new_game(mission, seed=1)
        ended.give_up(0)
        ended.state.reason = "all-dead"
        told.add(closing_story(ended))
    assert len(told) > 1


def test_goals_are_told(game: Game) -> None:
    assert goals(game) == [
        "You win when all Survivors who began the game are in the Exit Zone at the end of a round.",
        "You lose when a Survivor dies.",
    ]


def test_every_goal_that_a_mission_may_have_has_words() -> None:
    assert set(CONDITIONS) <= set(words().file("goals"))
    assert {f"goal-{word}" for word in PROGRESS} <= set(words().file("table"))


def test_short_names_and_codes_are_all_different() -> None:
    game = new_game("RM-T1", [["Laurie", "Louise", "Terry", "Travis", "Jane", "James"]], seed=1)
    assert short_names(game) == ["Lau", "Lou", "Ter", "Tra", "Jan", "Jam"]
    codes = kind_codes(game)
    assert len(set(codes)) == len(codes)
    assert dict(zip((kind.short for kind in game.setting.kinds), codes, strict=True))["Skinner Walker"] == "SW"


def test_what_drew_zombies_is_told_with_whom_and_why() -> None:
    game = new_game("RM-M01", seed=1)
    moved = {"origin": 3, "zone": 2, "kind": 0, "count": 1}
    places = [place_name(words(), game, zone) for zone in (0, 1)]
    seen = Event("zombies-moved", {**moved, "goals": (1,), "seen": True, "noise": 3, "whom": ((0, 1),)})
    heard = Event("zombies-moved", {**moved, "goals": (0, 1), "seen": False, "noise": 4, "whom": ((2,), ())})
    called = Event("zombies-moved", {**moved, "goals": (0,), "whom": ((0,),)})
    assert why(game, seen) == f"They saw Bear and Cathy in {places[1]}: the loudest of those they saw (noise 3)."
    loudest = f"Dan in {places[0]} and {places[1]}"
    assert why(game, heard) == f"They saw nobody and followed the loudest noise on the board: {loudest} (noise 4)."
    assert why(game, called) == f"They headed for Bear in {places[0]}."
    assert why(game, Event("zombies-moved", moved)) == ""


def test_reasons_tell_rules_and_what_has_none() -> None:
    game = new_game("RM-M01", seed=1)
    entry = game.log[0]
    entry.events.extend([Event("given-up", {}), Event("round", {"round": 2, "first_seat": 0}, "CL-ROUND-01")])
    told = reasons(game, entry)
    assert [told[-2], told[-1][-14:]] == ["The game was given up. [agreed]", " [CL-ROUND-01]"]
