"""The contents of a Zone, as short coloured pieces for the map, the list and the questions."""

from __future__ import annotations

from shamble.draw.wording import barrier_text
from shamble.rules.horde import present
from shamble.rules.objective_colours import seen_colour
from shamble.rules.tallies import MovedExit, exit_zone
from shamble.rules.turn import acting
from shamble.terminal.paint import Paint, Piece
from shamble.text import Words, kind_codes, piece_name, short_names
from shamble.text.pieces import objective_colour, parted_from, ways_by_parts
from shamble.world.game import Game
from shamble.world.tokens import SPAWN_PIECES, noise_in, spawn_tokens

MARKED = ("dark",)
"""The uses of a Zone that decide what happens there, and stand on the map."""


def people(game: Game, zone: int) -> list[Piece]:
    """The Survivors of a Zone; whoever acts stands out, in capitals for those without colours."""
    short = short_names(game)
    active = acting(game)
    return [
        (short[survivor.index].upper(), "active") if survivor.index == active else (short[survivor.index], "survivor")
        for survivor in game.survivors_in(zone)
    ]


def horde(game: Game, zone: int) -> list[Piece]:
    """The Zombies of a Zone by number and short code."""
    codes = kind_codes(game)
    return [(f"{count}{codes[kind]}", "zombie") for kind, count in present(game, zone)]


def tokens(words: Words, paint: Paint, game: Game, zone: int) -> list[Piece]:
    """Noise, Exit, Objectives, Spawn Zones and other tokens of a Zone."""
    state, mission = game.state, game.setting.mission
    found: list[Piece] = []
    if state.noise[zone]:
        found.append((f"{paint.marks['noise']}{noise_in(game, zone)}", "noise"))
    if zone == exit_zone(game):
        found.append((words.say("exit"), "good"))
    for index, token in enumerate(mission.objectives):
        if token.zone == zone and not state.taken >> index & 1:
            text = paint.marks["objective"] + objective_colour(words, game, index)
            found.append((text, seen_colour(game, index)))
    for spawn in spawn_tokens(game):
        if spawn.zone == zone:
            text = paint.marks["spawn"] + ",".join(map(str, spawn.locators)) + words.word(spawn.kind)
            found.append((f"({text})", "dim") if spawn.asleep else (text, spawn.colour))
    found += [(words.word(kind), "dim") for kind, place in mission.tokens if place == zone]
    found += [
        (piece_name(words, piece), "dim")
        for piece in state.pieces
        if piece.zone == zone and not isinstance(piece, (*SPAWN_PIECES, MovedExit))
    ]
    if zone in mission.tents:
        found.append((tent(words, game, zone), "dim"))
    return found


def tent(words: Words, game: Game, zone: int) -> str:
    """A tent in words: hidden until somebody has been inside."""
    face = game.state.tents[game.setting.mission.tents.index(zone)] if game.state.tents else 0
    return words.say("tent-hidden") if face >= 0 else words.word(game.setting.tent_cards[-1 - face].kind)


def ground(words: Words, paint: Paint, game: Game, zone: int) -> list[Piece]:
    """The manholes and beds that are printed on the Zone, and what else it is known by."""
    place = game.setting.board.zones[zone]
    holes = sum(count for _, count in place.manholes)
    found = [(paint.marks["manhole"] * holes, "dim")] if holes else []
    found += [(words.word(tag), "dim") for tag in MARKED if tag in place.tags]
    found += [(words.say("bed", colour=words.word(colour)[:1], count=count), colour) for _, colour, count in place.beds]
    return found


def everything(words: Words, paint: Paint, game: Game, zone: int) -> list[Piece]:
    """All pieces of a Zone, the most urgent first."""
    return [
        *people(game, zone),
        *horde(game, zone),
        *tokens(words, paint, game, zone),
        *ground(words, paint, game, zone),
    ]


def shut_doors(game: Game, zone: int) -> list[str]:
    """The names of the Zones behind the shut doors of a Zone."""
    board = game.setting.board
    return [
        board.zones[door.beyond(zone)].name
        for door in board.doors
        if zone in (door.a, door.b) and not game.state.doors >> door.index & 1
    ]


def is_bare(words: Words, paint: Paint, game: Game, zone: int) -> bool:
    """Whether there is nobody, no token and no shut door in the Zone."""
    pieces = people(game, zone) or horde(game, zone) or tokens(words, paint, game, zone)
    return not (pieces or shut_doors(game, zone))


def ways(words: Words, game: Game, zone: int) -> str:
    """The Zones next to a Zone, its shut doors and its barriers, in words."""
    near = [game.setting.board.zones[other].name for other in game.layout.adjacent[zone]]
    shown = words.say("next-to", zones=words.series(near) or words.word("nothing"))
    doors = [words.say("door-to", zone=beyond) for beyond in shut_doors(game, zone)]
    standing = game.setting.board.standing(game.state.doors)
    barriers = [barrier_text(game, one) for one in standing if zone in (one.a, one.b)]
    further = [*ways_by_parts(words, game, zone), *barriers, parted_from(words, game, zone)]
    return words.series([words.series([shown, *doors]), *filter(None, further)], "semicolon")
