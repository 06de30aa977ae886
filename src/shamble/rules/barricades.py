"""Barricades (CL-BARRICADE, CL-BUILD): built in two stages, torn down like doors, wrecked by extra Activations.

Complete barricades are part of the board's layout; what is begun, or lies there broken for good, are pieces.
"""

from __future__ import annotations

from collections.abc import Iterator

from shamble.board import BARRICADES, Barrier
from shamble.engine.agenda import Frame
from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.experience import gain_xp
from shamble.rules.frames import Activation, Turn
from shamble.rules.inventory import distinct, in_hand
from shamble.rules.noise import make_noise
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.facts import BUILDS_ANYWHERE, BUILDS_FASTER
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, Piece, SurvivorNumber, ZoneNumber, pieces_of
from shamble.world.state import Survivor

rules = Rule("barricades")

UNFINISHED = "unfinished-barricade"
STAGE = 3
"""CL-BUILD-04: Actions for each of the two stages."""

REWARD = 5


class OnBorder(Piece):
    """A piece that lies on a border, between its Zone and another one."""

    beyond: ZoneNumber = NOWHERE


class UnfinishedBarricade(OnBorder, tag=UNFINISHED):
    """A barricade that somebody has begun to build toward another Zone."""

    builder: SurvivorNumber = -1


class BarricadeDebris(OnBorder, tag="barricade-debris"):
    """A token of a barricade that lies there broken for good."""


declare(
    Action("start-barricade", "who zone cost", "zone", "begin a barricade toward a Zone", group="place"),
    Action("complete-barricade", "who zone cost", "zone", "complete a barricade toward a Zone", group="place"),
    Action("tear-down", "who zone card name cost", "zone",
        "destroy a barricade toward a Zone with a card in hand; `name` is complete or unfinished", group="place"),
    EventKind("barricade-begun", "who origin zone"),
    EventKind("barricade-built", "who origin zone closed"),
    EventKind("barricade-gone", "who origin zone tokens"),
)  # fmt: skip


def complete(g: Game, place: Barrier) -> int:
    """The number of complete barricades on a border."""
    return place.state(g.state.doors)


def lying(g: Game, place: Barrier, kind: type[OnBorder] = UnfinishedBarricade) -> list[int]:
    """The numbers of the unfinished barricades (or of the debris) on a border, the oldest first."""
    return [number for number, piece in pieces_of(g, kind) if {piece.zone, piece.beyond} == {place.a, place.b}]


def places_of(g: Game, zone: int) -> list[Barrier]:
    """The borders of a Zone where barricades are at home: the Mission's places, and others with tokens on them."""
    board = g.setting.board
    marked = board.barriers_at(zone, BARRICADES) if board.barriers else []
    return [*marked, *_elsewhere(g, zone)] if g.state.pieces else marked


def _elsewhere(g: Game, zone: int) -> list[Barrier]:
    """CL-COMP-25: the borders with tokens that a Handyman's Leader began; each leaves a piece behind for good."""
    if not any(isinstance(piece, UnfinishedBarricade) for piece in g.state.pieces):
        return []
    return [place for place in g.setting.board.unmarked_at(zone) if complete(g, place) or lying(g, place)]


def can_stand(g: Game) -> bool:
    """Whether there can be a barricade at all; a piece is left of each that was begun."""
    return bool(g.setting.board.barriers or g.state.pieces)


def standing_at(g: Game, zone: int) -> list[Barrier]:
    """CL-BARRICADE-09: the borders of a Zone with a barricade token, complete or not; it belongs to both its Zones."""
    return [place for place in places_of(g, zone) if complete(g, place) or lying(g, place)]


@makes("start-barricade", "complete-barricade", "tear-down")
@about(pieces=(UNFINISHED,), barriers=(BARRICADES,), facts=(BUILDS_ANYWHERE,))
def offer_barricades(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """All that a Survivor can build or tear down on the edges of their Zone."""
    places = places_of(g, survivor.zone)
    if places or BUILDS_ANYWHERE in survivor.profile.facts:
        out.extend(_tearing(g, survivor, purse, places))
        cost = max(1, STAGE - len(g.thanks_to(survivor, BUILDS_FASTER)))
        if purse.left >= cost and not g.state.crowd[survivor.zone]:  # CL-BUILD-02, -04, -05
            for place in _sites(g, survivor):
                out.extend(building_options(g, survivor, place, cost))


def _sites(g: Game, survivor: Survivor) -> list[Barrier]:
    """CL-BUILD-01: they build at the Mission's places only, unless something lets them build anywhere."""
    board = g.setting.board
    marked = board.barriers_at(survivor.zone, BARRICADES)
    anywhere = BUILDS_ANYWHERE in survivor.profile.facts
    return [*marked, *board.unmarked_at(survivor.zone)] if anywhere else marked


def building_options(g: Game, survivor: Survivor, place: Barrier, cost: int) -> Iterator[Option]:
    """CL-BUILD-01, -03, -06, -08: begin a barricade where there is room for one, complete one that was begun."""
    begun = lying(g, place)
    who, zone = survivor.index, _beyond(place, survivor.zone)
    if begun:
        yield Option("complete-barricade", who=who, zone=zone, cost=cost, rule="CL-BUILD-08")
    if complete(g, place) + len(begun) + len(lying(g, place, BarricadeDebris)) < place.size:
        yield Option("start-barricade", who=who, zone=zone, cost=cost, rule="CL-BUILD-06")


def _tearing(g: Game, survivor: Survivor, purse: Purse, places: list[Barrier]) -> Iterator[Option]:
    """CL-BARRICADE-08, CL-BUILD-11: one Action and a tool that opens doors; Skills for doors do not help here."""
    tools = [card for card in in_hand(g, survivor) if g.setting.card(card).door] if purse.left >= 1 else []
    for place in places if tools else ():
        zone = _beyond(place, survivor.zone)
        for name in tokens_on(g, place):
            for card in distinct(g, tools):
                yield Option(
                    "tear-down", who=survivor.index, zone=zone, card=card, name=name, cost=1, rule="CL-BARRICADE-08"
                )


def tokens_on(g: Game, place: Barrier) -> list[str]:
    """The kinds of barricade tokens on a border: complete, unfinished."""
    return [*["complete"][: complete(g, place)], *["unfinished"][: len(lying(g, place))]]


def breakable(g: Game, zone: int) -> Iterator[tuple[int, str]]:
    """The Zone behind each barricade on the edges of a Zone, with the kind of token."""
    for place in places_of(g, zone):
        for name in tokens_on(g, place):
            yield _beyond(place, zone), name


def _beyond(place: Barrier, zone: int) -> int:
    return place.b if zone == place.a else place.a


def _place(g: Game, zone: int, beyond: int) -> Barrier:
    found = g.setting.board.barrier_between(zone, beyond, BARRICADES)
    if found is None:
        raise ValueError(f"no barricade can stand between the Zones {zone} and {beyond}")
    return found


@action("start-barricade")
def _start(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    begin(g, survivor, option.zone)


def begin(g: Game, survivor: Survivor, beyond: int) -> None:
    """CL-BUILD-06: a token, incomplete side up, on an edge of their Zone."""
    g.state.pieces.append(UnfinishedBarricade(survivor.zone, beyond=beyond, builder=survivor.index))
    g.emit("barricade-begun", "CL-BUILD-06", who=survivor.index, origin=survivor.zone, zone=beyond)


@action("complete-barricade")
def _complete(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    finish(g, survivor, option.zone)


def finish(g: Game, survivor: Survivor, beyond: int) -> None:
    """CL-BUILD-08, -09: the token is turned; whoever had a part in it gains experience."""
    place = _place(g, survivor.zone, beyond)
    number = lying(g, place)[0]
    builder = g.state.piece(number, UnfinishedBarricade).builder
    take_off(g, number)
    g.state.doors = place.put(g.state.doors, complete(g, place) + 1)
    closed = complete(g, place) == place.size
    g.emit("barricade-built", "CL-BUILD-08", who=survivor.index, origin=survivor.zone, zone=beyond, closed=closed)
    for who in sorted({survivor.index, builder} - {-1}):
        if g.state.survivors[who].on_board:
            gain_xp(g, g.state.survivors[who], REWARD, rule="CL-BUILD-09")


@action("tear-down")
def _tear_down(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """CL-BARRICADE-08: the token goes altogether; a noisy tool is heard, as at a door (CL-DOOR-04)."""
    if g.setting.card(option.card).door == "noisy":
        make_noise(g, survivor, rule="CL-DOOR-04")
    break_down(g, survivor, option)


def break_down(g: Game, by: Survivor, option: Option) -> None:
    """One token between their Zone and that of the option goes."""
    _remove(g, _place(g, by.zone, option.zone), 1, option.name)
    g.emit("barricade-gone", option.rule, who=by.index, origin=by.zone, zone=option.zone, tokens=1)


def _remove(g: Game, place: Barrier, count: int, name: str) -> None:
    """Tokens go; where none may be built again their debris stays (CL-BUILD-03)."""
    if name == "complete":
        g.state.doors = place.put(g.state.doors, complete(g, place) - count)
    else:
        for number in lying(g, place)[:count]:
            take_off(g, number)
    if not place.again:
        g.state.pieces += [BarricadeDebris(place.a, beyond=place.b) for _ in range(count)]


def take_off(g: Game, number: int) -> None:
    """A piece leaves the board; its number stays its own."""
    g.state.pieces[number].zone = NOWHERE


def demolish(g: Game, place: Barrier, zone: int, rule: str) -> None:
    """All barricade tokens of a border go, torn down by Zombies of this Zone; nothing where none is left."""
    tokens = complete(g, place) + len(lying(g, place))
    if tokens:
        _remove(g, place, complete(g, place), "complete")
        _remove(g, place, len(lying(g, place)), "unfinished")
        g.emit("barricade-gone", rule, who=-1, origin=zone, zone=_beyond(place, zone), tokens=tokens)


@rules.on(hooks.ZOMBIES_ACT, "CL-BARRICADE-09")
@about(pieces=(UNFINISHED,), barriers=(BARRICADES,))
def wreck(g: Game, activation: Activation, step: str) -> list[Frame]:
    """CL-BARRICADE-09 to -11, CL-EXTRA-02 to -04: in an extra Activation they tear down what stands on their Zone.

    That is all they do with it. Those who get to a barricade by an earlier Action spend their next one so.
    """
    if step != "attack" or not activation.extra:
        return []
    zones = {zone: places for zone, _, _ in activation.groups if (places := standing_at(g, zone))}
    for zone, places in sorted(zones.items()):
        for place in places:
            demolish(g, place, zone, "CL-EXTRA-02")
    activation.groups = tuple(group for group in activation.groups if group[0] not in zones)
    return []
