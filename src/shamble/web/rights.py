"""Who may do what: one table, by which every route and every message is let in. docs/security.md shows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from shamble.table.errors import Refused
from shamble.table.tables import Pass
from shamble.text import words

STRANGER, ONLOOKER, PLAYER, HOST, AT_HOME = "stranger", "onlooker", "player", "host", "at home"
Roles = frozenset[str]
PEOPLE: dict[str, Roles] = {
    STRANGER: frozenset({STRANGER}),
    ONLOOKER: frozenset({ONLOOKER}),
    PLAYER: frozenset({PLAYER}),
    HOST: frozenset({HOST, PLAYER}),
    AT_HOME: frozenset({STRANGER, AT_HOME}),
}
"""The columns of the table: in it a host holds a seat as well, and whoever is at home has no place at the table."""

EVERYBODY = (frozenset[str](),)
LOOKING = (frozenset({ONLOOKER}), frozenset({PLAYER}), frozenset({HOST}))
SEATED = (frozenset({PLAYER}),)
TAKING_PART = (frozenset({PLAYER}), frozenset({HOST}))
HOST_ALONE = (frozenset({HOST}),)
AT_THE_COMPUTER = (frozenset({AT_HOME}),)
NOBODY: tuple[Roles, ...] = ()


class Right(NamedTuple):
    """A row: something that people do, and the roles of which one way has to be theirs altogether.

    Rows about single seats stand beside each other ("their own", "another's"): whoever has one of them comes in, and
    the seats then tell which it is.
    """

    what: str
    ways: tuple[Roles, ...]

    def allows(self, roles: Roles) -> bool:
        """Whether somebody of these roles may."""
        return any(way <= roles for way in self.ways)


READ = Right("read the rules, the Missions, and lists of what is their own", EVERYBODY)
ALL_TABLES = Right("see all tables and campaigns, and the packs, of this computer", AT_THE_COMPUTER)
SET_UP = Right("set up a game, begin a campaign, or open one from a file", EVERYBODY)
KNOCK = Right("see which seats of a table are free, with its code", EVERYBODY)
FOLLOW = Right("come in by a link that is still good", EVERYBODY)
SEE = Right("see the page of the table and the screen", LOOKING)
LOOK_BACK = Right("see the log, the replay, the figures and the picture of the board", (*LOOKING, *AT_THE_COMPUTER))
SIT_DOWN = Right("sit down in a free seat with the code", EVERYBODY)
SIT_ON_SOMEBODY = Right("sit down in a taken seat with the code", NOBODY)
ADOPT = Right("take the seats of people who are away, as the host", AT_THE_COMPUTER)
CHOOSE = Right("choose for their own seat", SEATED)
CHOOSE_FOR_ANOTHER = Right("choose for another's seat", NOBODY)
CHOOSE_FOR_LENT = Right("choose for another's seat that was lent to all", SEATED)
UNDO = Right("take their own choice back while nothing was rolled or seen", SEATED)
UNDO_ANOTHERS = Right("take another's choice back without asking", NOBODY)
ASK = Right("ask for something, such as to take back or to give up", SEATED)
ANSWER = Right("agree or object to what another has asked for", SEATED)
DECIDE_ALONE = Right("decide alone how questions to all are answered", (frozenset({PLAYER, HOST}),))
TALK = Right("chat, point and draw on the board", SEATED)
GET_HINT = Right("get a hint for their own seat", SEATED)
CORRECT = Right("see which corrections could be asked for", SEATED)
PACE = Right("set the pace of bots, and let one play for somebody who is away", SEATED)
SEE_SEATS = Right("see who sits where", LOOKING)
INVITE = Right("invite somebody to a free seat, or to look on", SEATED)
PLACE_BOT = Right("give a free seat to a bot", SEATED)
TAKE_OVER = Right("take a seat that is free or a bot's for themselves", SEATED)
HAND = Right("hand their own seat over to somebody else", SEATED)
HAND_ANOTHERS = Right("hand another's seat over", NOBODY)
LINK_DEVICE = Right("get a link for another device, to their own seat", SEATED)
LINK_ANOTHERS = Right("get a link to another's seat", NOBODY)
RENAME = Right("rename their own seat", SEATED)
RENAME_ANOTHERS = Right("rename another's seat", NOBODY)
END_OTHERS = Right("end the other sessions of their own seat", SEATED)
END_ANOTHERS = Right("end the sessions of another's seat", NOBODY)
REMOVE = Right("remove a player", HOST_ALONE)
SEND_AWAY = Right("send onlookers away", HOST_ALONE)
SAVE_RUNNING = Right("download the game while others play", NOBODY)
SAVE_ALONE = Right("download the game while they play all its seats of people", (frozenset({PLAYER, HOST}),))
SAVE_OVER = Right("download the game once it is over", LOOKING)
REPORT = Right("download a problem's report", LOOKING)
PLAY_AGAIN = Right("play the same game once more", TAKING_PART)
DELETE = Right("delete the game", HOST_ALONE)
COUNTED = Right("see the game in the statistics of friends, once it is over", SEATED)
COUNT_NO_LONGER = Right("take the game out of the statistics", SEATED)
SEE_CAMPAIGN = Right("see the page of a campaign and print its sheets", (*LOOKING, *AT_THE_COMPUTER))
CHOOSE_NEXT = Right("choose what follows in a campaign", SEATED)
UNCHOOSE_ANOTHERS = Right("take back another's choice for a campaign without asking", NOBODY)
GO_ON = Right("go on with a campaign, and change who plays", TAKING_PART)
SAVE_CAMPAIGN = Right("save a campaign as a file, without the game that goes on", TAKING_PART)
DELETE_CAMPAIGN = Right("delete a campaign with its games", HOST_ALONE)
SHARED_ADDRESS = Right("see the address at which the home network finds the tables", AT_THE_COMPUTER)
SHARE = Right("share with the home network", (frozenset({AT_HOME, HOST}),))

RIGHTS: tuple[Right, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Right))
"""All rows, in the order in which they stand here."""


def roles_of(place: Pass, *, at_home: bool = False) -> Roles:
    """The roles of somebody with these rights at a table."""
    held = {ONLOOKER: place.watch, PLAYER: bool(place.seats), HOST: place.host}
    roles = {role for role, has in held.items() if has} or {STRANGER}
    return frozenset(roles | {AT_HOME} if at_home else roles)


def sees(place: Pass) -> bool:
    """Whether the table is shown to somebody with these rights."""
    return SEE.allows(roles_of(place))


def may(rights: Iterable[Right], roles: Roles) -> bool:
    """Whether one of these rows lets somebody of these roles in."""
    return any(right.allows(roles) for right in rights)


def demand(rights: Iterable[Right], roles: Roles) -> None:
    """Refused unless one of these rows lets somebody of these roles in."""
    rights = tuple(rights)
    if not may(rights, roles):
        raise Refused(why_not(rights, roles))


def why_not(rights: Iterable[Right], roles: Roles) -> str:
    """The refusal of somebody whom none of these rows lets in."""
    ways = [way for right in rights for way in right.ways]
    if STRANGER in roles or all(AT_HOME in way for way in ways):
        return words().page("no-place")
    if PLAYER in roles and all(HOST in way for way in ways):
        return words().tell("only-host")
    return words().page("not-yours")


def matrix() -> list[str]:
    """The table as lines of Markdown: a row for each right, a column for each kind of person."""
    rows = [("", *PEOPLE), ("---",) * (1 + len(PEOPLE))]
    rows += [(one.what, *("yes" if one.allows(roles) else "no" for roles in PEOPLE.values())) for one in RIGHTS]
    return [f"| {' | '.join(row)} |".replace("|  |", "| |") for row in rows]
