"""The next step of the Train in words: where it goes, and what becomes of everybody in its way."""

from __future__ import annotations

from shamble.board.railroads import LEAVES
from shamble.rules.train.outlook import foreseen, toll
from shamble.rules.train.passage import Ahead
from shamble.text import names
from shamble.text.places import place_name
from shamble.text.words import Words
from shamble.world.game import Game


def train_ahead(said: Words, game: Game) -> list[str]:
    """Sentences about what the Train will do next; none where no Train moves, or all of it has left."""
    found = foreseen(game) if game.setting.mission.train is not None else None
    if found is None:
        return []
    ahead, comes = found
    does, tile = ahead.step
    zones = said.listed([place_name(said, game, zone) for zone in ahead.zones])
    lines = [said.phrase(f"train-{does}" if comes else f"train-{does}-later", tile=tile, zones=zones)]
    return [*lines, *(_consequences(said, game, ahead) if comes else ())]


def _consequences(said: Words, game: Game, ahead: Ahead) -> list[str]:
    does, struck = ahead.step.does, toll(game, ahead)
    crowd = said.listed([names.zombies(said, game, kind, count) for _, kind, count in struck.zombies])
    people = said.listed([game.person(who).name for who in struck.people])
    lost = [said.word(kind) for kind in struck.lost]
    lost += [said.phrase("an-objective", colour=said.word(colour)) for colour in struck.objectives]
    told = {
        "train-gone" if does == LEAVES else "train-crushes": {"zombies": crowd} if struck.zombies else None,
        "train-takes" if does == LEAVES else "train-drives-off": {"people": people} if struck.people else None,
        "train-sends": {"n": struck.sent} if struck.sent else None,
        "train-loses": {"what": said.listed(lost)} if lost else None,
    }
    lines = [said.phrase(code, **fields) for code, fields in told.items() if fields is not None]
    return lines or [said.phrase("train-nobody")]


def zones_ahead(game: Game) -> list[str]:
    """The names of the Zones that the next step of a moving Train changes, or takes off the board."""
    found = foreseen(game) if game.setting.mission.train is not None else None
    return [names.zone_name(game, zone) for zone in found[0].zones] if found is not None and found[1] else []
