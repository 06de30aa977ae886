"""Games of built-in Missions of every edition, in all the moments in which somebody may stop."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from shamble.games import new_game
from shamble.world import Game

from .playing import asked_in, eagerly, first_turn, offers, played, take, until, zone_of

TWO = [["Ned", "Amy", "Josh"], ["Wanda", "Phil", "Joe"]]
SUNDAY = {"three-wounds": "on", "survivors-as-companions": "1"}
BY_HAND = {"corrections": "on"}
TRAIN, TRUCK, VAULT, CARDS, NIGHT = "UA-M1", "AD-M7", "AD-M3", "WZ-M2", "WZ-M4"
IN_A_FIGHT = {"undead": "UA-M4", "army": "AD-M2", "second": "SE-M1", "washington": "WZ-M3"}
OVER = {"undead": "UA-M2", "army": "AD-M1", "second": "SE-M2", "washington": "WZ-M5"}
LONG = 600
"""Entries of which the older ones are folded."""
VEHICLES = {
    "car": ("GAL-1", "car"),
    "wagon": (TRAIN, "wagon"),
    "truck": (TRUCK, "taco-truck"),
    "pimpmobile": ("SE-M2", "car"),
}
SEATS = {"taco-truck": "gunner", "car": "driver"}


def classic_games(survivors: Path) -> dict[str, Game]:
    """The moments of which version 0.1 had samples."""
    undone = played(new_game("RM-M01", TWO, boxes=["S1", "RM"], seed=2), 40)
    take_back(undone)
    house = played(new_game("RM-M01", seed=5, options=SUNDAY), 30)
    house.change_rules({"no-team-fire": "on", "three-wounds": "off"}, 0)
    own = ["Mo", "Zoë", "Ned", "Amy", "Josh", "Doug"]
    files = [str(survivors / f"{name}.yaml") for name in ("mo", "zoe")]
    return {
        "beginning": new_game("RM-M01", seed=1),
        "in-an-attack": until(new_game("RM-M01", TWO, boxes=["S1", "RM"], seed=3), asked_in("attack")),
        "in-a-search": until(new_game("RM-M01", seed=4), asked_in("found"), "search"),
        "undone": undone,
        "changed-rules": played(house, 20),
        "own-survivors": played(new_game("RM-M01", [files + own[2:]], boxes=["S1", "RM"], seed=6), 40),
        "finished": until(new_game("RM-T1", seed=7), is_over),
        "in-the-air": in_the_air(),
        "security-zone": in_a_security_zone(),
    }


def games_of_editions() -> dict[str, Game]:
    """The moments of every edition, and those that only some editions have."""
    found = {f"{name}-in-a-fight": eagerly(games(mission), asked_in("attack")) for name, mission in IN_A_FIGHT.items()}
    for name, mission in IN_A_FIGHT.items():
        found[f"{name}-undone"] = undone = eagerly(games(mission), lambda game: len(game.log) > 30)
        take_back(undone)
    found |= {f"{name}-finished": eagerly(games(mission), is_over) for name, mission in OVER.items()}
    found |= {f"in-the-{name}": somebody_in(*what) for name, what in VEHICLES.items()}
    return {
        **found,
        "train": as_the_train_enters(),
        "vault": before_the_vault(),
        "mission-cards": eagerly(games(CARDS), asked_in("mission-choice")),
        "objective-cards": eagerly(
            games("WZ-M1"), lambda game: any(one.key.startswith("take-card") for one in game.log)
        ),
        "by-night": eagerly(games(NIGHT), asked_in("attack")),
        "competitive": eagerly(games("RM-M11"), asked_in("attack")),
        "won": eagerly(games("RM-M12"), lambda game: game.state.outcome == "won"),
        "a-long-game": eagerly([new_game("WZ-M1", seed=6)], lambda game: len(game.log) > LONG),
    }


def games(mission: str) -> Iterator[Game]:
    """Games of a Mission with one seed after the other, in which two players share the usual team."""
    for seed in range(1, 40):
        setup = new_game(mission, seed=seed).setting.setup
        yield new_game(mission, [setup.names[:3], setup.names[3:]], seed=seed, teams=setup.teams)


def is_over(game: Game) -> bool:
    return game.decision is None


def take_back(game: Game) -> None:
    """The last three choices are undone and can be made again."""
    for _ in range(3):
        game.undo(consent=True)


def in_the_air() -> Game:
    """A helicopter has taken off, with a pilot, a passenger and those whom they lead."""
    team = ["Parker", "Dan", "James", "Bear", "Cathy", "Jane"]
    options = {"survivors-as-companions": "1", **BY_HAND}
    game = first_turn(new_game("RM-T2", [team], boxes=["S1", "RM", "AN"], options=options, seed=1))
    gunman = game.setting.numbers_of("Gunman")[0]
    take(game, "fix-card", who=1, card=gunman, to="reserve")
    for action, fields in (
        ("activate", {"who": 1}),
        ("get-in", {"to": "passenger"}),
        ("end", {}),
        ("activate", {"who": 0}),
        ("get-in", {"to": "pilot"}),
        ("take-off", {}),
    ):
        take(game, action, **fields)
    return game


def in_a_security_zone() -> Game:
    """In their turn somebody has walked into a Zone in which nobody may stay."""
    game = first_turn(new_game("GAL-4", options=BY_HAND, seed=1))
    board = game.setting.board
    zone = next(zone.index for zone in board.zones if "security" in zone.tags)
    take(game, "fix-survivor", who=0, zone=max(game.layout.adjacent[zone]))
    take(game, "activate", who=0)
    take(game, "move", zone=zone)
    return game


def somebody_in(mission: str, vehicle: str) -> Game:
    """Somebody sits in a vehicle, and somebody else beside them, in their turn."""
    game = first_turn(new_game(mission, options=BY_HAND, seed=1))
    zone = next(piece.zone for piece in game.state.pieces if piece.piece_kind.name == vehicle)
    for who in (0, 1):
        take(game, "fix-survivor", who=who, zone=zone)
    for who, to in ((0, SEATS.get(vehicle, "")), (1, "passenger")):
        take(game, "activate", who=who)
        take(game, "climb-in" if vehicle == "wagon" else "get-in", **({"to": to} if vehicle != "wagon" else {}))
        if not who:
            take(game, "end")
    return game


def as_the_train_enters() -> Game:
    """The Train has come in, in the middle of the Zombies' Phase."""
    game = first_turn(new_game(TRAIN, options=BY_HAND, seed=1))
    for who in range(len(game.state.survivors)):
        take(game, "fix-survivor", who=who, zone=zone_of(game, "2R.A"))
    while not any(event.code == "train-enters" for event in game.last.events):
        take(game, "end") if offers(game, "end") else game.choose(game.options[0])
    return game


def before_the_vault() -> Game:
    """The Vault card is turned, and dice are rolled against its traps: some may be laid in reserve."""
    game = first_turn(new_game(VAULT, options=BY_HAND, seed=1))
    take(game, "fix-door", to="open")
    take(game, "fix-survivor", who=0, zone=zone_of(game, "V2.W1"))
    take(game, "activate", who=0)
    take(game, "move", zone=zone_of(game, "V2.T"))
    take(game, "try-vault")
    return game
