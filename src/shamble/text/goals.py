"""Everything that can end a game, in words."""

from __future__ import annotations

from shamble.rules.missions.endings import OVER, WON, PossibleEnd, possible_ends
from shamble.rules.rivals import is_competitive
from shamble.text.catalogue import words_of
from shamble.text.conditions import end_told
from shamble.world import hooks
from shamble.world.game import Game


def goals(game: Game) -> list[str]:
    """Everything that can end the game, a sentence each: its goals, then its defeats."""
    return [told for _, told in ends_told(game)]


def ends_told(game: Game) -> list[tuple[PossibleEnd, str]]:
    """Everything that can end the game, each with its sentence; one of several goals does not win alone."""
    said, ends = words_of(game.setting), possible_ends(game)
    several = sum(end.side == WON for end in ends) > 1
    told = []
    for end in ends:
        side = OVER if is_competitive(game) else end.side
        code = f"{side}-part" if end.side == WON and several else side
        told.append((end, said.file("goals").filled(code, {"goal": end_told(said, game, end)})))
    return told


def tallies(game: Game) -> list[str]:
    """The further tallies of the rules, each with its value."""
    said = words_of(game.setting)
    kept = [one for hook in game.hooks(hooks.TALLIES) for one in hook(game)]
    return [said.phrase("tally", name=said.word(name), value=value) for name, value in kept]
