"""A table of Army of the Dead: dashboards, cards that lie open for everybody, and names for all that it deals."""

from __future__ import annotations

import pytest
from tests.sent import sent

from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.table.screen.dashboards import dashboard
from shamble.table.screen.kinds import kinds_shown
from shamble.table.screen.piles import piles_shown
from shamble.text import words
from shamble.world import Game


@pytest.fixture(scope="module")
def game() -> Game:
    """A game with the Taco Truck that has just been set up."""
    found = new_game("AD-M2", seed=1)
    while found.state.phase != "players":
        found.choose(found.options[0])
    return found


@pytest.mark.rule("AD-SETUP-06", "AD-SETUP-11")
def test_each_survivor_has_a_dashboard_with_their_card_and_five_trackers(game: Game) -> None:
    shown = [sent(dashboard(game, survivor)) for survivor in game.state.survivors]
    assert [one["name"] for one in shown] == [survivor.name for survivor in game.state.survivors]
    assert all(one["portrait"] for one in shown)
    assert len({one["index"] % 6 for one in shown}) == 6  # the colours of their bases
    assert [one["health"] for one in shown] == [4, 4, 4, 3, 3, 3]
    assert [(one["wounds"], one["xp"]) for one in shown] == [(0, 0)] * 6
    for one in shown:  # one tracker for Wounds, one for the Blue Skill, three in reserve
        assert len(one["skills"]) == 1
        assert [len(level["skills"]) for level in one["later"]] == [1, 1, 1]


def test_specialties_and_empty_weapons_stand_on_the_dashboard(game: Game) -> None:
    game = game.copy()
    scott, _, _, _, _, kate = game.state.survivors
    assert sent(dashboard(game, scott))["tokens"] == ["Bruiser"]
    assert sent(dashboard(game, kate))["tokens"] == ["Mechanic", "Stealthy"]
    [rifle, _] = sent(dashboard(game, scott))["places"][0]["slots"]
    game.state.unloaded.append(scott.slots[0])
    [empty, _] = sent(dashboard(game, scott))["places"][0]["slots"]
    assert ("loaded" in rifle, "loaded" in empty) == (True, False)


@pytest.mark.rule("AD-SETUP-09")
def test_reference_cards_lie_open_and_are_nobody_s(game: Game) -> None:
    shown = sent(piles_shown(game))
    figures = {kind.name: one["figures"] for kind, one in zip(game.setting.kinds, sent(kinds_shown(game)), strict=True)}
    assert figures["Valentine"] == "3 Actions, Damage 4 kills it, 1 Wound an Attack, 5 points for everybody"
    assert figures["The Queen"] == "1 Action, Damage 5 kills it, 2 Wounds an Attack, 5 points for everybody"
    assert figures["Zeus"] == "1 Action, Damage 6 kills it, 2 Wounds an Attack, 5 points for everybody"
    assert figures["Helmeted Zeus"] == "1 Action, no Damage kills it, 2 Wounds an Attack, 5 points for everybody"
    assert figures["Mounted Zeus"] == "2 Actions, Damage 6 kills it, 2 Wounds an Attack, 5 points for everybody"
    aside = "".join(card["svg"] for card in shown["piles"]["aside"])
    assert "Taco Truck: ramming" in aside
    assert "Taco Truck: roof gun" in aside
    truck = {number for number in game.state.aside if game.setting.card(number).name.startswith("Taco Truck")}
    held = {card for survivor in game.state.survivors for card in survivor.cards}
    assert len(truck) == 2
    assert not truck & held
    assert not any(truck & {*game.state.decks[deck]} for deck in ("equipment", "vault", "personal-objective"))


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_every_deck_and_its_pile_has_a_name(edition: str) -> None:
    script = words().file("script")
    names = [deck.name for deck in EDITIONS[edition].decks]
    assert [name for name in names if f"deck-{name}" not in script or f"pile-{name}" not in script] == []
