"""The process of those who lay siege: each attack for a while alone, then all of them at once; told line by line."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable, Sequence

import msgspec

from shamble.lab.siege_attacks import ATTACKS, SiegeAttack
from shamble.lab.siege_stranger import SiegeStranger

CALM, STORM = "nothing", "everything at once"
STORMY = 0.25
"""The part of the time in which everything is sent at once."""
MOST_BURSTS = 1000
"""The bursts of an attack in its time: a siege is bounded in count as well."""
BETWEEN_BURSTS = 0.05


class Ran(msgspec.Struct):
    """A time in which an attack ran (of the monotonic clock, which all processes share), and what it was answered."""

    attack: str
    began: float
    ended: float
    bursts: int = 0
    answers: dict[str, int] = {}


async def attack(one: SiegeStranger, what: SiegeAttack, until: float) -> int:
    """Send bursts until the time is over, at least one, and wait for a server that is away; returns how many."""
    bursts = 0
    while not bursts or (bursts < MOST_BURSTS and time.monotonic() < until):
        one.move()
        until += await one.wait_for_server()
        await what.burst(one)
        bursts += 1
        await asyncio.sleep(BETWEEN_BURSTS)
    return bursts


async def lay_siege(
    stranger: Callable[[int], SiegeStranger],
    attacks: Sequence[SiegeAttack],
    seconds: float,
    tell: Callable[[Ran], None],
) -> None:
    """A while of calm, each attack for as long, and all at once in the end. `stranger` makes a sender with a stream."""
    slot = seconds * (1 - STORMY) / (1 + len(attacks))
    began = time.monotonic()
    await asyncio.sleep(slot)
    tell(Ran(CALM, began, time.monotonic()))
    for number, what in enumerate(attacks):
        one, began = stranger(number), time.monotonic()
        bursts = await attack(one, what, began + slot)
        tell(Ran(what.name, began, time.monotonic(), bursts, dict(one.answers)))
    began = time.monotonic()
    everybody = [stranger(len(attacks) + number) for number in range(len(attacks))]
    running = [attack(one, what, began + seconds * STORMY) for one, what in zip(everybody, attacks, strict=True)]
    bursts = sum(await asyncio.gather(*running))
    answers = {status: sum(one.answers[status] for one in everybody) for one in everybody for status in one.answers}
    tell(Ran(STORM, began, time.monotonic(), bursts, answers))


def main(address: str, seed: str, seconds: str, *codes: str) -> None:
    """Lay siege to a server, and tell on the standard output which attack ran when."""
    first = int(seed)

    def stranger(number: int) -> SiegeStranger:
        return SiegeStranger(address, codes, random.Random(first * 1_000_003 + number))

    def tell(told: Ran) -> None:
        print(msgspec.json.encode(told).decode(), flush=True)

    asyncio.run(lay_siege(stranger, ATTACKS, float(seconds), tell))


if __name__ == "__main__":
    main(*sys.argv[1:])
