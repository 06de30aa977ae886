"""What each save shows, and how that is seen once it is loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from shamble.games import new_game
from shamble.rules.missions.cards import LaidObjectiveCard
from shamble.rules.missions.notes import noted
from shamble.rules.places.security import is_security
from shamble.rules.vehicles.seats import Vehicle
from shamble.world import Game
from shamble.world.pieces import PIECES

Shown = Callable[[Game], bool]


def asked_in(*frames: str) -> Shown:
    """The innermost of these is being resolved, or what it has led to."""
    return lambda game: any(frame.frame_kind.name in frames for frame in game.state.agenda)


def stand(*pieces: str) -> Shown:
    """Pieces of these kinds stand on the board."""
    return lambda game: set(pieces) <= {piece.piece_kind.name for piece in game.state.pieces}


def sits(seat: str, piece: str) -> Shown:
    """The first Survivor sits there, and the second one beside them."""
    return lambda game: any(
        one.piece_kind.name == piece and 0 in people(getattr(one, seat)) and 1 in one.passengers
        for one in game.state.pieces
        if isinstance(one, Vehicle)
    )


def people(seat: int | Iterable[int]) -> tuple[int, ...]:
    return (seat,) if isinstance(seat, int) else tuple(seat)


def is_undone(game: Game) -> bool:
    return len(game.undone) == 3 or bool(game.note)


def over(outcome: str) -> Shown:
    return lambda game: (game.state.outcome, game.decision) == (outcome, None)


def taken(game: Game) -> bool:
    return any(piece.taken for piece in game.state.all_of(LaidObjectiveCard))


LAID = {name for name, kind in PIECES.items() if kind.laid}
"""The kinds of pieces that a Mission may lay."""
SHOWN: dict[str, Shown] = {
    "beginning": lambda game: len(game.log) == 1,
    "changed-rules": lambda game: game.state.rules == {"no-team-fire": "on", "three-wounds": "off"},
    "edited-pack": lambda game: game.setting.setup.packs != new_game("last-round").setting.setup.packs,
    "finished": over("lost"),
    "in-a-search": asked_in("found"),
    "in-an-attack": asked_in("attack"),
    "in-the-air": lambda game: any(entry.correction for entry in game.log),
    "own-module": lambda game: noted(game, "bridge") == 1,
    "own-survivors": lambda game: [one["name"] for one in game.setting.setup.survivors] == ["Mo", "Zoë"],
    "security-zone": lambda game: is_security(game, game.state.survivors[0].zone),
    "undone": is_undone,
}
"""What every version has a save of."""
SHOWN_SINCE_0_2: dict[str, Shown] = SHOWN | {
    **{f"{name}-in-a-fight": asked_in("attack") for name in ("undead", "army", "second", "washington")},
    **{f"{name}-undone": is_undone for name in ("undead", "army", "second", "washington")},
    **{f"{name}-finished": over("lost") for name in ("undead", "army", "second", "washington")},
    "in-the-car": sits("driver", "car"),
    "in-the-pimpmobile": sits("driver", "car"),
    "in-the-truck": sits("gunner", "taco-truck"),
    "in-the-wagon": sits("passengers", "wagon"),
    "train": lambda game: game.setting.board.part("train").called(game.state.doors) not in ("away", "gone"),
    "vault": asked_in("vault-challenge"),
    "mission-cards": asked_in("mission-choice"),
    "objective-cards": taken,
    "by-night": asked_in("attack"),
    "competitive": lambda game: len(set(game.setting.teams)) == 2 and asked_in("attack")(game),
    "won": over("won"),
    "a-long-game": lambda game: len(game.log) > 600,
    "pieces-of-motor-pool": stand("car", "companion", "helicopter", "switch"),
    "pieces-of-wagon-yard": stand("approaching", "follower", "gatling-gun", "wagon"),
    "pieces-of-night-vault": stand("companion", "follower", "sleeper", "taco-truck", "vault-card"),
    "pieces-of-lamp-shop": stand("car", "humvee", "light-beam", "lit-zone", "pimpweapon-crate"),
    **{
        f"campaign-{kind}-within": lambda game: "campaign" in game.setting.kept
        for kind in ("experience", "long-week", "infected-state", "two-nights")
    },
}
"""What is there besides since there are samples of every edition."""
