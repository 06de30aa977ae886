"""Fields of Survivors, players and teams."""

from __future__ import annotations

from shamble.rules.team.acting import party
from shamble.text import names
from shamble.text.fields.registry import Telling, field, plain_fields

plain_fields(("who", "other"), lambda told, value: names.survivor_name(told.game, value))
plain_fields(("first_seat",), lambda told, value: names.player_name(told.words, value))


@field("taker", "n")
def _taker(told: Telling) -> str:
    return names.survivor_name(told.game, told.data["n"] - 1)


@field("people", "people")
def _people(told: Telling) -> str:
    return told.words.listed([names.survivor_name(told.game, who) for who in told.data["people"]])


@field("party", "who", now=True)
def _party(told: Telling) -> str:
    """Those who take part in a Team Action so far."""
    people = [told.data["who"], *party(told.game)]
    return told.words.listed([names.survivor_name(told.game, who) for who in people])


@field("player", "n", now=True)
def _player(told: Telling) -> str:
    seat = told.data["n"] - 1
    team = [survivor.name for survivor in told.game.state.survivors if survivor.seat == seat]
    return told.words.phrase(
        "player-with", player=names.player_name(told.words, seat), survivors=told.words.series(team)
    )


@field("nth_player", "n")
def _nth_player(told: Telling) -> str:
    return names.player_name(told.words, told.data["n"] - 1)


@field("team_no", "team")
def _team_no(told: Telling) -> str:
    return str(told.data["team"] + 1)


@field("team", "team", now=True)
def _team(told: Telling) -> str:
    """A team as players count them."""
    return str(told.data["team"] + 1)
