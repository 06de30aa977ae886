"""Everything on a board that can change, as fragments by name: doors, tokens, noise, Zombies, Survivors."""

from __future__ import annotations

from shamble.draw import companions, figures, heist, markers, tokens, wording
from shamble.draw.barriers import barriers, unfinished
from shamble.draw.cars import badge
from shamble.draw.geometry import Rect, geometry
from shamble.draw.memory import LimitedMemory
from shamble.draw.night import night
from shamble.draw.parking import parked
from shamble.draw.piece_pictures import standing
from shamble.draw.places import BoardBasis, PicturePlaces, Point, plan
from shamble.draw.svg import moved, title
from shamble.rules.companions.figures import is_companion, leader_of, piece_of, type_of
from shamble.rules.companions.slimer import SLIMER
from shamble.rules.doors import is_barred
from shamble.rules.horde import present
from shamble.rules.house.leaders import Follower
from shamble.rules.missions.cards import card_on_door
from shamble.rules.objective_colours import FaceDownObjective, seen_colour
from shamble.rules.tallies import Tally, exit_zone
from shamble.rules.turn import acting
from shamble.rules.vehicles.seats import PASSENGER, ground_of, seat_of, vehicle_of
from shamble.text import Words, words_of
from shamble.text.pieces import objective_name
from shamble.world.game import Game
from shamble.world.pieces import FIRST_BODY
from shamble.world.records import CardType
from shamble.world.state import Survivor
from shamble.world.tokens import moved_spawns, noise_in, spawn_tokens

PICTURED = (heist, markers)
"""Imported for the kinds of pieces that they draw."""

ZOMBIE = 106
"""The room that a group of Zombies or a pile of Noise takes at full size."""

PERSON = (124, 128)
CLOSE, CLOSER = 0.75, 1.12
"""Figures smaller than this stand closer together, so that they can be larger."""

OVER_THE_RIM = 8
"""The part of a Zone's rim that figures may stand on when there are many."""

SCALES = tuple(at / 100 for at in range(130, 26, -4))


_LYING: LimitedMemory[dict[str, str]] = LimitedMemory(2048)
_FIGURES: LimitedMemory[dict[str, str]] = LimitedMemory(16384)


def pieces(game: Game, turned: bool | None = None) -> dict[str, str]:
    """Everything that can change, as SVG fragments by names that stay the same."""
    setting, state = game.setting, game.state
    ground = BoardBasis(setting.board, setting.mission)
    places = plan(setting, turned)
    said = words_of(setting)
    laid = (
        state.doors,
        state.taken,
        state.triggered,
        *state.tents,
        exit_zone(game),
        *spawn_tokens(game),
        *moved_spawns(game),
        *_locks(game),
        *_covered(game),
    )
    drawn = dict(_LYING.get((said, ground, turned, laid), lambda: _lying(said, game, places, turned)))
    people: dict[int, list[int]] = {}
    for person in _in_company(game):
        people.setdefault(person.zone, []).append(person.index)
    active = _active(game)
    for zone, (place, crowd, noise) in enumerate(zip(places, state.crowd, state.noise, strict=True)):
        if crowd or noise or zone in people:
            drawn.update(_figures(said, game, parked(game, zone, place), zone, people.get(zone, []), active))
    if setting.board.barriers or state.pieces:
        drawn.update(unfinished(game, turned))
    for number, piece in enumerate(state.pieces):
        zone = ground_of(piece)
        if zone >= 0 and f"piece:{number}" not in drawn:
            drawn[f"piece:{number}"] = standing(game, number, piece, places[zone])
    return {**night(game, turned), **drawn}


def _in_company(game: Game) -> list[Survivor]:
    """Everybody on the board, each with their Companions beside them."""
    others = game.bodies()
    if not others:
        return game.on_board()
    led = {other.index: _leader(game, other.index) for other in others}
    found = []
    for survivor in game.on_board():
        own = [other for other in others if led[other.index] == survivor.index]
        found += [survivor, *own]
    return [*found, *(other for other in others if other not in found)]


def _lying(said: Words, game: Game, places: list[PicturePlaces], turned: bool | None) -> dict[str, str]:
    """Everything on the board that is no figure."""
    return _tents(said, game, places) | _tokens(said, game, places) | _doors(game, turned) | barriers(game, turned)


def _active(game: Game) -> int:
    """The Survivor whose turn it is, or who has to decide something."""
    who = acting(game)
    return who if who >= 0 or game.decision is None else game.decision.who


def _doors(game: Game, turned: bool | None) -> dict[str, str]:
    found, mission, said = {}, game.setting.mission, words_of(game.setting)
    for index, segment in sorted(geometry(game.setting.board, turned).doors.items()):
        token = mission.doors[index]
        found[f"door:{index}"] = tokens.door(
            said,
            segment,
            token.colour,
            index,
            wording.door_text(game, index),
            is_open=bool(game.state.doors >> index & 1),
            locked=is_barred(game, index),
            double=game.setting.board.doors[index].double,
        )
        card = card_on_door(game, index) if mission.objective_cards else None
        if card is not None:
            x, y, _, _ = segment.part(0.5, 1)
            back = markers.card_back(shown=bool(card[1].shown)) + title(said.word("mission-card"))
            found[f"card:{index}"] = moved(x, y, back, 0.7)
    return found


def _tents(said: Words, game: Game, places: list[PicturePlaces]) -> dict[str, str]:
    found = {}
    for index, zone in enumerate(game.setting.mission.tents):
        face = wording.tent_face(game, index)
        card = None if face >= 0 else game.setting.tent_cards[-1 - face]
        beds = None if card is None else [tint for tint, count in card.beds.by_colour.items() for _ in range(count)]
        name, told = game.setting.board.zones[zone].name, wording.tent_text(game, index)
        searched = card is not None and card.search
        found[f"tent:{name}"] = tokens.tent(said, places[zone], name, beds, told, searched=searched)
    return found


def _locks(game: Game) -> list[tuple[str, int]]:
    """The locks of doors as events have left them, for the memory of drawings."""
    return [(piece.of, piece.number) for piece in game.state.all_of(Tally)]


def _covered(game: Game) -> list[tuple[int, str]]:
    """The Objectives that were laid face down, and the colour of those that were turned up."""
    return [(piece.number, piece.shown) for piece in game.state.pieces if isinstance(piece, FaceDownObjective)]


def _tokens(said: Words, game: Game, places: list[PicturePlaces]) -> dict[str, str]:
    mission, state = game.setting.mission, game.state
    where = {key: point for place in places for key, point in place.tokens.items()}
    found = {}
    for index, (kind, zone) in enumerate(mission.tokens):
        if f"token:{index}" in where:
            found[f"token:{index}"] = tokens.lying_token(said, where[f"token:{index}"], kind, places[zone].room)
    moved = moved_spawns(game)
    for spawn in spawn_tokens(game):
        key = f"spawn:{spawn.number}"
        if key in where and spawn.number not in moved:
            found[key] = tokens.spawn(said, where[key], spawn, wording.spawn_text(said, spawn))
    if "exit" in where and exit_zone(game) == mission.exit:
        found["exit"] = tokens.exit_plate(said, where["exit"])
    for index, _ in enumerate(mission.objectives):
        if not state.taken >> index & 1 and f"objective:{index}" in where:
            tint, name = seen_colour(game, index), objective_name(game, index)
            found[f"objective:{index}"] = tokens.objective(said, where[f"objective:{index}"], tint, name)
    for tile in mission.triggers:
        name = game.setting.board.tile_names[tile]
        found[f"trigger:{name}"] = tokens.trigger(
            said, where[f"trigger:{name}"], name, used=bool(state.triggered >> tile & 1)
        )
    return found


def _figures(
    said: Words, game: Game, place: PicturePlaces, zone: int, people: list[int], active: int
) -> dict[str, str]:
    """The figures of a Zone as they stood there before, or drawn."""
    groups = present(game, zone)
    survivors = game.state.survivors
    who = tuple(
        (
            index,
            game.setting.identity(survivors[index]).name,
            survivors[index].level,
            survivors[index].wounds,
            SLIMER in survivors[index].tokens,
            _seat(game, index),
        )
        if index < FIRST_BODY
        else (index, game.person(index).name, _leader(game, index), _held(game, index))
        for index in people
    )
    key = (said, place, tuple(groups), noise_in(game, zone), who, active if active in people else -1)
    return _FIGURES.get(key, lambda: _drawn_figures(said, game, place, zone, people, active))


def _drawn_figures(
    said: Words, game: Game, place: PicturePlaces, zone: int, people: list[int], active: int
) -> dict[str, str]:
    """Zombies and Noise above, Survivors below; they shrink together when there are many."""
    groups, noise = present(game, zone), noise_in(game, zone)
    name = game.setting.board.zones[zone].name
    scale, above, below = _arranged(place, len(groups) + bool(noise), len(people))
    found: dict[str, str] = {}
    if groups:
        kinds = game.setting.kinds
        found[f"zombies:{name}"] = "".join(
            figures.zombie(said, kinds[kind], count, x, y, scale)
            for (kind, count), (x, y) in zip(groups, above, strict=False)
        )
    if noise:
        found[f"noise:{name}"] = tokens.noise(said, *above[-1], scale, noise)
    for index, (x, y) in zip(people, below, strict=True):
        if index >= FIRST_BODY:
            found[f"figure:{index}"] = _body(game, index, x, y, scale)
            continue
        survivor = game.state.survivors[index]
        found[f"survivor:{index}"] = figures.survivor(
            game.setting.identity(survivor).name,
            index,
            survivor.level,
            said.initial(game.setting.levels[survivor.level].name),
            x,
            y,
            scale,
            active=index == active,
            wounds=survivor.wounds,
        )
        if seat := _seat(game, index):
            found[f"survivor:{index}"] += badge(x, y, scale, in_front=seat != PASSENGER)
        if SLIMER in survivor.tokens:
            found[f"slimer:{index}"] = companions.slimer(said, x, y, scale)
    return found


def _seat(game: Game, index: int) -> str:
    """The seat of a vehicle that somebody sits on, if any."""
    found = vehicle_of(game, index) if game.state.pieces else None
    return seat_of(found[1], index) if found is not None else ""


def _leader(game: Game, index: int) -> int:
    """The Survivor whom somebody follows; -1: nobody."""
    if not is_companion(game, index):
        piece = game.state.pieces[index - FIRST_BODY]
        return piece.leader if isinstance(piece, Follower) else -1
    leader = leader_of(game, index)
    return leader.index if leader is not None else -1


def _held(game: Game, index: int) -> str:
    """The name of the card that a dog carries."""
    card = piece_of(game, game.person(index)).holds if is_companion(game, index) else 0
    return game.setting.card(card).name if card else ""


def _body(game: Game, index: int, x: float, y: float, scale: float) -> str:
    """A piece that counts as a Survivor."""
    person = game.person(index)
    card = type_of(game, person) if is_companion(game, index) else CardType(name="")
    return companions.companion(card, person.name, _leader(game, index), x, y, scale, _held(game, index))


def _arranged(place: PicturePlaces, above: int, below: int) -> tuple[float, list[Point], list[Point]]:
    """The largest scale at which all have room, and the places of both groups.

    Where many stand, they take the whole Zone and stand before its tokens, so that nobody gets small.
    """
    apart = place.upper is not place.lower
    scale = _largest(place.upper, place.lower, above, below, apart=apart)
    if scale >= CLOSE:
        return _standing(place.upper, place.lower, above, below, scale, apart=apart)
    room = place.room.shrunk(-OVER_THE_RIM)
    wider = _largest(room, room, above, below, apart=False)
    if wider <= scale:
        return _standing(place.upper, place.lower, above, below, scale, apart=apart)
    return _standing(room, room, above, below, wider, apart=False)


def _largest(upper: Rect, lower: Rect, above: int, below: int, *, apart: bool) -> float:
    for scale in SCALES:
        high = len(_rows(upper, above, ZOMBIE, scale)) * ZOMBIE * scale
        low = len(_rows(lower, below, PERSON[0], scale)) * PERSON[1] * scale
        if apart and high <= upper.height and low <= lower.height:
            return scale
        if not apart and high + low <= upper.height:
            return scale
    return SCALES[-1]


def _standing(
    upper: Rect, lower: Rect, above: int, below: int, scale: float, *, apart: bool
) -> tuple[float, list[Point], list[Point]]:
    """The scale in which figures are drawn, which stand closer when they are small, and the places of both groups."""
    first, second = _rows(upper, above, ZOMBIE, scale), _rows(lower, below, PERSON[0], scale)
    shown = min(scale * CLOSER, CLOSE) if scale < CLOSE else scale
    if apart:
        return shown, _stood(upper, first, ZOMBIE, ZOMBIE, scale), _stood(lower, second, *PERSON, scale)
    high, low = len(first) * ZOMBIE * scale, len(second) * PERSON[1] * scale
    top = upper.centre[1] - (high + low) / 2
    upper_room, lower_room = upper._replace(y0=top, y1=top + high), upper._replace(y0=top + high, y1=top + high + low)
    return shown, _stood(upper_room, first, ZOMBIE, ZOMBIE, scale), _stood(lower_room, second, *PERSON, scale)


def _rows(room: Rect, count: int, width: float, scale: float) -> list[int]:
    """The numbers of figures in each row: as few rows as possible, as even as possible."""
    most = max(1, int(room.width // (width * scale)))
    rows = -(-count // most)
    return [count // rows + (row < count % rows) for row in range(rows)] if rows else []


def _stood(room: Rect, rows: list[int], width: float, height: float, scale: float) -> list[Point]:
    x, y = room.centre
    top = y - len(rows) * height * scale / 2
    return [
        (x + (at - (count - 1) / 2) * width * scale, top + (row + 0.5) * height * scale)
        for row, count in enumerate(rows)
        for at in range(count)
    ]
