"""One Noise token with two sides, of which the louder one wins (UA-NOISE)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.engine.decisions import Option
from shamble.rules.frames import Activation, Turn
from shamble.rules.house.noise import FIRST_PLACE, SETTLES_NOISE, NoiseSettles, in_order, move_token
from shamble.rules.noise import NOISE_ENDS, NOISE_TOKENS, offer_noise
from shamble.rules.pursuit import PREY, Senses
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.about import makes
from shamble.world.game import Game
from shamble.world.state import Survivor

SIDES = ("Bang!", "BOOM!")
"""UA-NOISE-01: the louder one last."""
BANG = 1

rules = Rule("sided-noise")
rules.on(SETTLES_NOISE)(who_settles)  # UA-NOISE-08, -10, -11


@rules.on(hooks.READY, "UA-SETUP-17")
def begins(g: Game) -> list[Frame]:
    """UA-SETUP-17: a Bang! in the Starting Zone."""
    return [*g.ask(FIRST_PLACE)]


@rules.on(NOISE_TOKENS)
def louder_moves(g: Game, zone: int, loudness: int, rule: str) -> None:
    """UA-NOISE-04, -05: a noise moves the token unless what lies there is louder."""
    if loudness >= g.state.loudness:
        move_token(g, zone, loudness, rule)


@rules.on(NOISE_ENDS)
def dies_down(g: Game) -> list[Frame]:
    """UA-NOISE-09, -10: the loud side is turned where it lies; the other goes to the biggest group."""
    if g.state.loudness == BANG:
        return [NoiseSettles(rule="UA-NOISE-10")]
    move_token(g, g.state.noise.index(1), BANG, "UA-NOISE-09")
    return []


@rules.on(PREY)
def keen_prey_in_reach(g: Game, senses: Senses, zone: int) -> tuple[int, ...]:
    """UA-ZMOVE-02 to -04, UA-CLAR-42: the noise with Survivors in sight, the biggest group in sight, the noise.

    A destination to which no way leads is passed over for the next one.
    """
    reachable = senses.planned.reachable(zone)
    return next((zones for zones in in_order(senses, zone) if any(one in reachable for one in zones)), ())


@rules.on(hooks.ZOMBIES_MOVED, "UA-NOISE-11")
def on_the_noise(g: Game, origin: int, zone: int, kind: int, count: int) -> None:
    """UA-NOISE-11: who comes to the token by a Move has reached it."""
    activation = g.innermost(Activation) if g.state.noise[zone] else None
    if activation is not None:
        activation.found = True


@rules.on(hooks.AFTER_PASS, "UA-NOISE-11")
def sent_away(g: Game, activation: Activation) -> list[Frame]:
    """UA-NOISE-11, UA-CLAR-09: Zombies that have reached the token send it away, once all have moved."""
    if not activation.found:
        return []
    activation.found = False
    return [NoiseSettles(rule="UA-NOISE-11")]


@rules.on(hooks.ZOMBIES_ACT, "UA-CLAR-10")
def at_a_loss(g: Game, activation: Activation, step: str) -> list[Frame]:
    """UA-CLAR-10: Zombies on the token that see nobody have reached it, before they choose where to go.

    Nobody waits to move while there are Attacks to come.
    """
    on_token = {zone for zone, _, _ in activation.waiting if g.state.noise[zone]}
    if not on_token:
        return []
    senses = Senses(g, activation.goal)
    return [] if all(senses.seen(zone) for zone in on_token) else [NoiseSettles(rule="UA-CLAR-10")]


@makes("noise", paid=True)
def offer_bang(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """UA-ACT-17, -18: a Bang! in their Zone, unless a BOOM! lies on the board."""
    if g.state.loudness == BANG:
        offer_noise(g, turn, survivor, purse, out)
