"""Bots think on what really comes: the short version of `make deals`, and what it would find."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from shamble.games import new_game
from shamble.lab.deals import TOO_FAR, Look, compare, hidden, look, rows, table
from shamble.rules.abominations import DECK, NextAbomination, brings, next_abomination
from shamble.rules.dealing import take_named
from shamble.rules.piles import draw, lay_back, shuffle_deck, take_from_deck
from shamble.rules.setup import SettingUp
from shamble.world import Game
from shamble.world.decks import EQUIPMENT, ZOMBIE
from shamble.world.pieces import PIECES
from shamble.world.records import CardType
from shamble.world.state import State

ALL_KINDS = ("RM-M05", "GAL-7", "WZ-M1", "AD-M1", "UA-M8")
"""Missions in which every kind of hidden thing lies."""


def begun(name: str, seed: int = 3) -> Game:
    """A game whose set-up is over."""
    game = new_game(name, seed=seed)
    while game.innermost(SettingUp) is not None:
        game.choose(game.options[0])
    return game


def test_what_is_dealt_again_comes_as_it_really_comes() -> None:
    sums, faults = compare(ALL_KINDS, 12)
    assert faults == []
    found = rows(sums)
    assert {row.kind for row in found} > {"deck zombie", "deck bounty", "sleeper number", "mission-card content"}
    assert [row for row in found if row.is_off] == []
    assert len(table(found, 12)) == len(found) + 2


def test_the_comparison_finds_what_never_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PIECES["mission-card"], "dealt", ("content",))
    off = {row.kind: row for row in rows(compare(["WZ-M1"], 24)[0])}["mission-card content"]
    assert off.is_off
    assert off.by_mission > TOO_FAR


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "deals.json"
    monkeyed: list[int] = []

    def stopping(one: Look) -> object:
        if len(monkeyed) == 3:
            raise KeyboardInterrupt
        monkeyed.append(one.seed)
        return look(one)

    monkeypatch.setattr("shamble.lab.deals.SAVED_EVERY", 1)
    monkeypatch.setattr("shamble.lab.deals.look", stopping)
    with pytest.raises(KeyboardInterrupt):
        compare(["RM-T1"], 5, path=kept)
    assert kept.exists()
    monkeypatch.setattr("shamble.lab.deals.look", look)
    assert compare(["RM-T1"], 5, path=kept) == compare(["RM-T1"], 5)
    assert not kept.exists()


def test_cards_that_everybody_has_seen_on_top_of_a_deck_stay_there() -> None:
    game = begun("WZ-M6")
    seen = [draw(game, ZOMBIE) for _ in range(3)]
    lay_back(game, ZOMBIE, seen)
    assert [pile[-3:][::-1] for pile in tops(game)] == [seen] * 8
    assert len({pile[-4] for pile in tops(game)}) > 4, "what lies below them is dealt again"
    assert State.from_data(game.state.to_data()).unseen == game.copy().state.unseen == {ZOMBIE: len(pile_of(game)) - 3}
    assert draw(game, ZOMBIE) == seen[0]
    assert [pile[-2:][::-1] for pile in tops(game)] == [seen[1:]] * 8
    shuffle_deck(game, ZOMBIE)
    assert len({tuple(pile[-2:]) for pile in tops(game)}) > 4, "a shuffle makes it useless"


def test_what_was_seen_is_forgotten_when_the_discards_become_the_deck() -> None:
    game = begun("WZ-M6")
    state = game.state
    *discards, under, top = state.decks[ZOMBIE]
    state.decks[ZOMBIE], state.discards[ZOMBIE] = [under], discards
    lay_back(game, ZOMBIE, [top])
    assert state.unseen == {ZOMBIE: 1}
    for _ in range(3):
        draw(game, ZOMBIE)
    assert state.unseen == {}
    assert len({pile[-1] for pile in tops(game)}) > 4


def pile_of(game: Game) -> list[int]:
    """The Zombie deck."""
    return game.state.decks[ZOMBIE]


def tops(game: Game) -> list[list[int]]:
    """The Zombie decks of eight copies."""
    return [game.redeal(0, salt).state.decks[ZOMBIE] for salt in range(8)]


def test_the_back_on_top_tells_nothing_of_the_cards_below(monkeypatch: pytest.MonkeyPatch) -> None:
    game = begun("UA-M1")
    decks, pile = game.setting.rules.decks, game.state.decks["bounty"]
    monkeypatch.setitem(decks, "bounty", decks["bounty"]._replace(shows=half))
    looks = [half(game.setting.card(card)) for card in pile]
    second = [game.redeal(0, salt).state.decks["bounty"][-2] for salt in range(400)]
    share = [half(game.setting.card(card)) for card in second].count(looks[-1]) / 400
    assert abs(share - looks[:-1].count(looks[-1]) / len(looks[:-1])) < 0.08


def half(card: CardType) -> str:
    """A back that half of the cards have."""
    return "A" if card.name < "H" else "B"


def test_of_equal_cards_the_one_that_a_rule_takes_tells_nothing_of_their_order() -> None:
    left: Counter[bool] = Counter()
    for seed in range(200):
        game = begun("RM-T1", seed)
        name = twice(game)
        pile = game.state.decks[EQUIPMENT]
        take_named(game, name)
        other = next(at for at, card in enumerate(pile) if game.setting.card(card).name == name)
        left[other >= len(pile) // 2] += 1
    assert abs(left[True] - left[False]) < 45, left


def twice(game: Game) -> str:
    """A card that the deck has twice."""
    names = Counter(game.setting.card(card).name for card in game.state.decks[EQUIPMENT])
    return min(name for name, number in names.items() if number == 2)


def test_a_card_that_is_taken_out_of_a_deck_shuffles_it() -> None:
    game = begun("WZ-M6")
    game.state.unseen = {EQUIPMENT: 3}
    before = list(game.state.decks[EQUIPMENT])
    take_from_deck(game, EQUIPMENT, before[0])
    assert game.state.decks[EQUIPMENT] != before[1:]
    assert game.state.unseen == {}


def test_an_abomination_that_is_passed_over_does_not_stay_on_top_of_its_deck() -> None:
    tops = set()
    for seed in range(12):
        game = begun("WZ-M6", seed)
        top = game.state.decks[DECK][-1]
        game.state.stock[brings(game, top)] = 0
        frame = NextAbomination(zone=game.setting.mission.spawns[0].zone)
        game.push(frame)
        next_abomination.run(game, frame)
        tops.add(game.state.decks[DECK][-1] == top)
    assert tops == {True, False}


def test_all_that_nobody_sees_is_compared() -> None:
    found = {kind for name in ALL_KINDS for kind, _ in hidden(begun(name))}
    hide = {f"{kind.name} {field}" for kind in PIECES.values() for field in kind.hidden}
    assert {one for one in hide if one.split()[0] in ("face-down", "mission-card", "sleeper")} <= found
    assert {"tents", "deck vault", "deck zeus-orders", "deck abomination"} <= found
