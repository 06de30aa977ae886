"""The dice of the Vault: which are kept, when a bonus is used, when it is left at that."""

from __future__ import annotations

from shamble.engine import Option
from shamble.engine.declared import ACTIONS
from shamble.rules.vault.challenge import STRAIGHTS, Standing, faces_after, missing_for, standing, straight_in
from shamble.world import Game


def next_step(game: Game, options: list[Option]) -> Option | None:
    """A bonus that completes the Straight, a die that belongs to the nearer one, another roll, or the end of it."""
    now = standing(game)
    if now is None:
        return None
    completing = next((option for option in options if _completes(now, option)), None)
    if completing is not None:
        return completing
    dice = (*now.reserve, *now.loose)
    wanted = max(STRAIGHTS, key=lambda straight: len({*straight} & {*dice}))
    kept = next(
        (one for one in options if one.action == "reserve" and one.n in wanted and one.n not in now.reserve), None
    )
    rolls = [option for option in options if ACTIONS[option.action].purpose == "roll"]
    if rolls:
        return kept or rolls[0]
    return next((option for option in options if option.action == "leave-it"), None)


def _completes(now: Standing, option: Option) -> bool:
    """Whether the bonus makes a Straight of the dice as they lie."""
    dice = [*now.reserve, *now.loose]
    faces = faces_after(option)
    if not faces or option.n not in dice:
        return False
    dice.remove(option.n)
    return any(straight_in((*dice, face)) for face in faces)


def face(game: Game, options: list[Option]) -> Option | None:
    """The face that is missing."""
    now = standing(game)
    missing = missing_for((*now.reserve, *now.loose)) if now is not None else ()
    return next((option for option in options if option.n in missing), options[0])
