"""Giving up, playing on, other rules in mid-game, and the next game of the same team."""

import pytest
from tests.sent import sent

from shamble.table import NewTable, Refused, Store, Table, Tables
from shamble.table.store.records import DEVICE
from shamble.table.store.schema import HOST
from shamble.table.tables import Pass

from .conftest import play
from .test_proposals import told


def agreed(table: Table, kind: str, data: object = None) -> None:
    """Ann asks and Ben agrees."""
    assert not table.agreement.ask({0}, kind, data)
    assert table.agreement.consent({1})


def test_all_have_to_agree_to_give_up(table: Table, store: Store) -> None:
    play(table, 10)
    assert not table.agreement.ask({0}, "give-up")
    assert sent(table.screen())["wish"]["text"] == "Ann would like to give up."
    assert not table.game.state.outcome
    table.agreement.consent({1})
    screen = sent(table.screen())
    assert (screen["outcome"], screen["decision"], screen["can_play_on"]) == ("lost", None, True)
    assert "given up" in screen["ending"]
    assert told(table) == ["Ann asked to give up.", "Ann and Ben gave the game up."]
    assert Table.open(store, table.code).game.state.reason == "given-up"
    assert next(one for one in store.listed() if one.code == table.code).outcome == "lost"
    assert sent(table.steps_since(table.seq - 1))


def test_giving_up_is_taken_back_by_consent(table: Table, store: Store) -> None:
    play(table, 10)
    before = table.game.state_hash()
    agreed(table, "give-up")
    assert table.undo.allowed() == "consent"
    agreed(table, "undo")
    assert table.game.state_hash() == before
    assert Table.open(store, table.code).game.state_hash() == before
    table.agreement.ask({0}, "redo")
    assert sent(table.screen())["wish"]["text"] == "Ann would like to redo what was undone."
    assert not table.game.state.outcome
    assert table.agreement.consent({1})
    assert table.game.state.reason == "given-up"


def test_a_given_up_game_is_played_on(table: Table, store: Store) -> None:
    play(table, 10)
    before = sent(table.screen({0}))["pieces"]
    agreed(table, "give-up")
    with pytest.raises(Refused, match="over"):
        table.agreement.ask({0}, "give-up")
    agreed(table, "play-on")
    assert sent(table.screen({0}))["pieces"] == before
    assert sent(table.screen())["decision"] is not None
    play(table, 5)
    assert Table.open(store, table.code).game.state.to_data() == table.game.state.to_data()


def test_only_a_game_that_is_over_is_played_on(table: Table) -> None:
    with pytest.raises(Refused, match="not over"):
        table.agreement.ask({0}, "play-on")


def test_after_the_death_of_all_nothing_goes_on(table: Table) -> None:
    for survivor in table.game.state.survivors:
        survivor.zone, survivor.status = -1, "dead"
    table.game.finish("lost", "all-dead")
    assert not sent(table.screen())["can_play_on"]
    with pytest.raises(Refused, match="No Survivor is left on the board"):
        table.agreement.ask({0}, "play-on")


def test_other_rules_by_consent(table: Table, store: Store) -> None:
    play(table, 10)
    wanted = {"spawn": "older-seasons"}
    assert not table.agreement.ask({0}, "rules", wanted)
    assert sent(table.screen())["wish"]["text"] == (
        "Ann would like other rules from now on. Zombie cards: every Spawn Zone gets a card."
    )
    assert table.agreement.consent({1})
    assert sent(table.screen())["table"]["rules"]["spawn"] == "older-seasons"
    assert told(table) == [
        "Ann asked for other rules. Zombie cards: every Spawn Zone gets a card.",
        "Ann and Ben changed the rules.",
    ]
    assert "The rules changed. Zombie cards: every Spawn Zone gets a card." in [
        line["text"] for line in sent(table.screen())["log"]
    ]
    again = Table.open(store, table.code)
    assert sent(again.screen())["table"]["rules"]["spawn"] == "older-seasons"
    assert again.undo.allowed() == "consent"


@pytest.mark.parametrize(
    "data", [None, {}, {"spawn": 7}, {"spawn": "nonsense"}, {"no-such": "x"}, {"numbers": "rue-morgue"}]
)
def test_rules_that_cannot_be_are_refused(table: Table, data: object) -> None:
    entries = table.history.next_seq
    with pytest.raises(Refused):
        table.agreement.ask({0}, "rules", data)
    assert table.history.next_seq == entries


def test_the_next_game_takes_everybody_along(tables: Tables, new: NewTable) -> None:
    old = new.table
    tables.store.grant(old.id, "ben's browser", 1)
    tables.store.revoke(old.id, 1)
    tables.store.grant(old.id, "ben's browser", 1)
    tables.store.add_link(old.id, "1" * 32, 1, DEVICE)
    with pytest.raises(Refused, match="The game goes on"):
        tables.again(old, {1})
    agreed(old, "rules", {"spawn": "older-seasons"})
    agreed(old, "give-up")
    following = tables.again(old, {1})
    assert following.code != old.code
    assert following.game.setting.setup.seed is None
    assert following.game.setting.setup.players == old.game.setting.setup.players
    assert following.game.setting.rules.chosen["spawn"] == "older-seasons"
    assert [seat.name for seat in following.seats] == ["Ann", "Ben"]
    assert tables.pass_of(following.code, "ben's browser") == Pass(frozenset({1}), host=False, watch=False)
    assert tables.pass_of(following.code, "ann's browser") == tables.pass_of(old.code, "ann's browser")
    assert HOST in tables.store.granted(following.id, "ann's browser")
    assert tables.enter("1" * 32, "ben's phone").code == following.code
    assert sent(old.screen())["following"] == following.code
    assert told(old)[-1] == "Ben started the next game with the same team."


def test_whoever_asks_later_comes_to_the_same_game(tables: Tables, table: Table, store: Store) -> None:
    agreed(table, "give-up")
    following = tables.again(table, {0})
    assert tables.again(table, {1}) is following
    assert Tables(store).again(Table.open(store, table.code), {1}).code == following.code
    agreed(following, "give-up")
    assert tables.again(table, {1}) is not following
