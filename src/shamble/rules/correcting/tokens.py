"""Doors, noise, Objectives, Spawn Zones, rooms and Event triggers."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.corpse_piles import met_piles, printed_piles
from shamble.rules.correcting.registry import correction
from shamble.rules.doors import is_open, mark_rooms, opened_up
from shamble.rules.lost_objectives import find_objective
from shamble.rules.missions.events import settle
from shamble.rules.noise import lay_one_token
from shamble.rules.objective_colours import seen_colour, turn_up
from shamble.rules.spawn import move_spawn, turn_spawn
from shamble.rules.spawn_kinds import COLOURS, CORPSE_PILE
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE
from shamble.world.tokens import FurtherSpawn, spawn_tokens

declare(
    Action("fix-door", "door to", "door", "a door is open or closed; nobody appears", group="doors"),
    Action("fix-noise", "zone n", "zone", "one Noise token more or less", group="noise"),
    Action("fix-noise-side", "zone name", "zone", "the one Noise token lies in `zone`, on the side `name`",
        group="noise"),
    Action("fix-objective", "zone name n to", "zone", "an Objective (`name`: its colour) is taken, or there",
        group="tokens"),
    Action("fix-pile", "zone to", "zone", "a Corpse Pile has been woken, or is still waiting", group="tokens"),
    Action("fix-spawn", "zone name n to", "zone", "a Spawn Zone is awake or asleep", group="tokens"),
    Action("fix-spawn-place", "via zone name n", "zone", "a Spawn token of `via` lies in `zone`, where there are kinds",
        group="tokens"),
    Action("fix-room", "zone to", "zone", "a room is revealed, or a closed-room that still gets its card",
        group="doors"),
    Action("fix-trigger", "n name to", "name", "the Event trigger of a tile (`name`) is set-off or waiting",
        group="tokens"),
)  # fmt: skip


@correction("fix-door")
def door(g: Game, out: list[Option]) -> None:
    """A door is open or closed."""
    for token in g.setting.board.doors:
        out.append(Option("fix-door", door=token.index, to="closed" if is_open(g, token.index) else "open"))


@door.made
def _door(g: Game, option: Option) -> None:
    """Nobody appears behind a door that is opened like this, now or later."""
    g.state.doors ^= 1 << option.door
    if option.to == "open":
        token = g.setting.board.doors[option.door]
        zones = opened_up(g.layout, token.a, token.b)
        mark_rooms(g, [zone for zone in sorted(zones) if g.setting.board.zones[zone].kind == "room"])


@correction("fix-noise")
def noise(g: Game, out: list[Option]) -> None:
    """One noise token more, from the stock, or one less; not where there is one with sides."""
    state = g.state
    if g.setting.rules.noise:
        return
    if state.noise_stock:
        out.extend(Option("fix-noise", zone=zone.index, n=1) for zone in g.setting.board.zones)
    out.extend(Option("fix-noise", zone=zone, n=-1) for zone, tokens in enumerate(state.noise) if tokens)


@noise.made
def _noise(g: Game, option: Option) -> None:
    g.state.noise[option.zone] += option.n
    g.state.noise_stock -= option.n


@correction("fix-noise-side")
def noise_side(g: Game, out: list[Option]) -> None:
    """The one Noise token lies somewhere else, or on another side."""
    for zone in g.setting.board.zones:
        for step, name in enumerate(g.setting.rules.noise, 1):
            if not g.state.noise[zone.index] or step != g.state.loudness:
                out.append(Option("fix-noise-side", zone=zone.index, name=name))


@noise_side.made
def _noise_side(g: Game, option: Option) -> None:
    lay_one_token(g, option.zone, g.setting.rules.noise.index(option.name) + 1)


@correction("fix-objective")
def objective(g: Game, out: list[Option]) -> None:
    """An Objective has been taken, or lies there still: equal ones in a Zone are one."""
    offered = set()
    for index, token in enumerate(g.setting.mission.objectives):
        to = "there" if g.state.taken >> index & 1 else "taken"
        colour = seen_colour(g, index)
        if (token.zone, colour, to) not in offered:
            offered.add((token.zone, colour, to))
            out.append(Option("fix-objective", zone=token.zone, name=colour, n=index + 1, to=to))


@objective.made
def _objective(g: Game, option: Option) -> None:
    """No experience, and nothing wakes; but the Mission may be accomplished by it."""
    g.state.taken ^= 1 << (option.n - 1)
    find_objective(g, option.n - 1)
    if option.to == "taken":
        turn_up(g, option.n - 1)
        settle(g, "taken")


@correction("fix-spawn")
def spawn_zone(g: Game, out: list[Option]) -> None:
    """A Spawn Zone is active or not, unless the position says which."""
    kinds = g.setting.rules.spawn_kinds
    for token in spawn_tokens(g):
        if token.kind and kinds[token.kind].awake is not None:
            continue
        to = "awake" if token.asleep else "asleep"
        out.append(Option("fix-spawn", zone=token.zone, name=token.colour, n=token.number + 1, to=to))


@spawn_zone.made
def _spawn_zone(g: Game, option: Option) -> None:
    turn_spawn(g, option.n - 1, asleep=option.to == "asleep")
    settle(g, "spawn")


@correction("fix-spawn-place")
def spawn_place(g: Game, out: list[Option]) -> None:
    """A Spawn token lies in another Zone, in a game in which they can move; a pile stays where it is printed."""
    for token in spawn_tokens(g) if g.setting.rules.spawn_kinds else ():
        if token.kind != CORPSE_PILE:
            out.extend(
                Option("fix-spawn-place", via=token.zone, zone=zone.index, name=token.colour, n=token.number + 1)
                for zone in g.setting.board.there
                if zone.index != token.zone
            )


@spawn_place.made
def _spawn_place(g: Game, option: Option) -> None:
    move_spawn(g, option.n - 1, option.zone)


@correction("fix-pile")
def pile(g: Game, out: list[Option]) -> None:
    """A Corpse Pile has been woken, or still waits for somebody to enter; whether it is safe, its token says."""
    met = met_piles(g)
    out.extend(Option("fix-pile", zone=zone, to="waiting" if zone in met else "woken") for zone in printed_piles(g))


@pile.made
def _pile(g: Game, option: Option) -> None:
    """Nothing is spawned; but the token may be one too many."""
    if option.to == "woken":
        g.state.pieces.append(FurtherSpawn(option.zone, colour=COLOURS[CORPSE_PILE], kind=CORPSE_PILE))
        settle(g, "spawn")
        return
    for token in spawn_tokens(g):
        if token.kind == CORPSE_PILE and token.zone == option.zone:
            move_spawn(g, token.number, NOWHERE)


@correction("fix-room")
def room(g: Game, out: list[Option]) -> None:
    """A room has had its card for being opened, or still gets one."""
    for zone in g.setting.board.zones:
        if zone.kind == "room":
            to = "closed-room" if g.state.revealed >> zone.index & 1 else "revealed"
            out.append(Option("fix-room", zone=zone.index, to=to))


@room.made
def _room(g: Game, option: Option) -> None:
    g.state.revealed ^= 1 << option.zone


@correction("fix-trigger")
def trigger(g: Game, out: list[Option]) -> None:
    """An Event trigger has been set off, or still waits."""
    for tile in g.setting.mission.triggers:
        to = "waiting" if g.state.triggered >> tile & 1 else "set-off"
        out.append(Option("fix-trigger", n=tile + 1, name=g.setting.board.tile_names[tile], to=to))


@trigger.made
def _trigger(g: Game, option: Option) -> None:
    g.state.triggered ^= 1 << (option.n - 1)
