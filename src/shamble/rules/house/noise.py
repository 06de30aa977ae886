"""The house rule of the single Noise token (CL-HOUSE-29 to -35)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.noise import NOISE_ENDS, NOISE_TOKENS, lay_one_token
from shamble.rules.pursuit import PREY, Senses
from shamble.rules.rule import rule
from shamble.rules.splitting import ONE_PREY
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, Way, hook
from shamble.world.tokens import noise_in

declare(
    Action("settle-noise", "zone", "zone", "the Zone that gets the one Noise token in the End Phase"),
    DecisionKind("settle-noise", "{settle-noise: b}", "one-noise-token: where the token goes in the End Phase"),
    EventKind("noise-side", "zone name"),
)

FIRST_PLACE: Way[list[Frame]] = Way("the Noise token comes to its first Zone")
SETTLES_NOISE: Way[tuple[int, ...]] = Way("the seats that settle where the Noise token goes")


@rule(
    "one-noise-token",
    *(f"CL-HOUSE-{number}" for number in range(29, 36)),
    of="noise",
    replaces=("CL-NOISE-01", "CL-NOISE-02", "CL-ROUND-06", "CL-ZMOVE-03", "CL-ZMOVE-04", "CL-SPLIT-02"),
    instead={"CL-NOISE-01": "CL-HOUSE-30", "CL-NOISE-08": "CL-HOUSE-32"},
)
def one_noise_token() -> Iterator[Hook]:
    """CL-HOUSE-29 to -35: there is one token in the game, which every noise moves."""
    yield hook(hooks.READY, _first_place)
    yield hook(NOISE_TOKENS, move_token)
    yield hook(NOISE_ENDS, _end_phase)
    yield hook(PREY, keen_prey)
    yield hook(ONE_PREY, _first_player_chooses)


def move_token(g: Game, zone: int, loudness: int = 1, rule: str = "CL-HOUSE-30") -> None:
    """CL-HOUSE-29, -30, -32: the token goes where the noise is; tokens from before the rule was chosen go with it."""
    lay_one_token(g, zone, loudness)
    if g.setting.rules.noise:
        g.emit("noise-side", rule, zone=zone, name=noise_in(g, zone))
    else:
        g.emit("noise", rule, zone=zone, tokens=1)


def _first_place(g: Game) -> list[Frame]:
    return [*g.ask(FIRST_PLACE)]


@FIRST_PLACE.usual
def with_the_first_player(g: Game) -> list[Frame]:
    """CL-HOUSE-29: it begins in the Survivors' starting Zone, with the first player's if there are several."""
    first, seats = g.state.first_seat, g.setting.seats
    move_token(g, min(g.on_board(), key=lambda survivor: (survivor.seat - first) % seats).zone, rule="CL-HOUSE-29")
    return []


def _with_most_survivors(g: Game, zones: list[int]) -> list[int]:
    """Those of these Zones that hold the most Survivors."""
    number = Counter(somebody.zone for somebody in g.people())
    most = max((number[zone] for zone in zones), default=0)
    return [zone for zone in zones if number[zone] == most]


def _end_phase(g: Game) -> list[Frame]:
    return [NoiseSettles()]


@SETTLES_NOISE.usual
def first_player_settles(g: Game) -> tuple[int, ...]:
    """CL-HOUSE-31: the first player breaks ties."""
    return (g.state.first_seat,)


class NoiseSettles(Frame, tag="noise-settles"):
    """The Noise token goes to the biggest group; `rule` says why."""

    later = ("rule",)
    rule: str = ""


@frame(NoiseSettles)
def noise_settles(g: Game, f: NoiseSettles) -> Question | None:
    """CL-HOUSE-31: in the End Phase the token goes to the biggest group; of several one is chosen."""
    zones = _with_most_survivors(g, sorted({somebody.zone for somebody in g.people()}))
    if not zones:
        g.pop()
        return None
    options = [Option("settle-noise", zone=zone, rule=f.rule or "CL-HOUSE-31") for zone in zones]
    return Question("settle-noise", g.ask(SETTLES_NOISE), options)


@noise_settles.answer
def _settle(g: Game, f: NoiseSettles, option: Option) -> None:
    g.pop()
    move_token(g, option.zone, rule=option.rule)


def keen_prey(g: Game, senses: Senses, zone: int) -> tuple[int, ...]:
    """CL-HOUSE-33, -34, -35: the first of their destinations that there is."""
    return next(filter(None, in_order(senses, zone)), ())


def in_order(senses: Senses, zone: int) -> Iterator[tuple[int, ...]]:
    """CL-HOUSE-33, -34, -35: the token in sight with Survivors, the biggest group in sight, the token."""
    g = senses.game
    token = tuple(index for index, tokens in enumerate(g.state.noise) if tokens)
    seen = senses.seen(zone)
    yield tuple(target for target in seen if target in token)
    yield tuple(_with_most_survivors(g, seen))
    yield token


def _first_player_chooses(g: Game) -> tuple[int, ...]:
    """CL-HOUSE-34: equal Zones cause no split."""
    return (g.state.first_seat,)
