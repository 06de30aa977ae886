"""Fields of Survivors, players and teams."""

from __future__ import annotations

from shamble.rules.team.acting import party
from shamble.text import names
from shamble.text.fields.registry import MessageFields, field, plain_fields

plain_fields(("who", "other"), lambda facts, value: names.survivor_name(facts.game, value))
plain_fields(("first_seat",), lambda facts, value: names.player_name(facts.words, facts.game, value))


@field("taker", "n")
def _taker(facts: MessageFields) -> str:
    return names.survivor_name(facts.game, facts.data["n"] - 1)


@field("people", "people")
def _people(facts: MessageFields) -> str:
    return facts.words.listed([names.survivor_name(facts.game, who) for who in facts.data["people"]])


@field("party", "who", now=True)
def _party(facts: MessageFields) -> str:
    """Those who take part in a Team Action so far."""
    people = [facts.data["who"], *party(facts.game)]
    return facts.words.listed([names.survivor_name(facts.game, who) for who in people])


@field("player", "n", now=True)
def _player(facts: MessageFields) -> str:
    seat = facts.data["n"] - 1
    team = [survivor.name for survivor in facts.game.state.survivors if survivor.seat == seat]
    return facts.words.phrase(
        "player-with", player=names.player_name(facts.words, facts.game, seat), survivors=facts.words.series(team)
    )


@field("nth_player", "n")
def _nth_player(facts: MessageFields) -> str:
    return names.player_name(facts.words, facts.game, facts.data["n"] - 1)


@field("team_no", "team")
def _team_no(facts: MessageFields) -> str:
    return str(facts.data["team"] + 1)


@field("team", "team", now=True)
def _team(facts: MessageFields) -> str:
    """The number of a team, counted from 1."""
    return str(facts.data["team"] + 1)
