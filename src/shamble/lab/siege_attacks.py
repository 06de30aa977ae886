"""The attacks of a siege: each is a small function that sends one bounded burst. New pages add theirs here."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import cache
from typing import NamedTuple

import msgspec

from shamble.games import content_in_play, new_game
from shamble.games.campaign import Brought, Chosen, RunningCampaign, begin
from shamble.games.campaign_files import written
from shamble.lab.siege_stranger import SiegeStranger
from shamble.rules.modes.experience_cards import KEY as EXPERIENCE
from shamble.table.store.keys import new_code
from shamble.web.guard import CAMPAIGN_PATH, UPLOAD_PATH
from shamble.web.setup_survivors import LOAD, RANDOM

SECONDS_OF_HALF_A_REQUEST = 0.5
MISSION = "RM-T1"
FREE_CAMPAIGN = ("classic", "experience")
PATHS = ("/etc/hosts", "../../../../etc/hosts", "mission.yaml", "file:///etc/hosts")


class SiegeAttack(NamedTuple):
    """An attack by name, and one burst of it."""

    name: str
    burst: Callable[[SiegeStranger], Awaitable[None]]


# ---------------------------------------------------------------------- headers


async def _languages(one: SiegeStranger) -> None:
    blanks = "en" + " " * one.count(30_000) + "!"
    await one.together(one.ask("/rules", headers=[("Accept-Language", blanks)]) for _ in range(one.count(8)))


async def _cookies(one: SiegeStranger) -> None:
    cookie = 'shamble="' + "\\" * one.count(30_000)
    await one.together(one.ask("/", headers=[("Cookie", cookie)]) for _ in range(one.count(8)))


async def _many_headers(one: SiegeStranger) -> None:
    headers = [(f"X-{number}", "x" * 40) for number in range(one.count(500))]
    await one.together(one.ask("/", headers=headers) for _ in range(one.count(8)))


# ---------------------------------------------------------------------- forms


async def _many_keys(one: SiegeStranger) -> None:
    prefix = one.stream.choice(("", "house-", "option-", "who-"))
    await one.form("/new", [(f"{prefix}{number}", "1") for number in range(one.count(6_500))])


async def _most_keys(one: SiegeStranger) -> None:
    """As many keys as a form may have."""
    prefix = one.stream.choice(("house-", "option-"))
    await one.form("/new", [("mission", MISSION), *((f"{prefix}{n}", "1") for n in range(one.count(990)))])


async def _huge_values(one: SiegeStranger) -> None:
    name = one.stream.choice(("name-1", "mission", "house-set", "survivors", "edition"))
    await one.form("/new", [(name, one.stream.choice("([{\\ a") * one.count(60_000))])


async def _random_deals(one: SiegeStranger) -> None:
    await one.together(one.form("/new", [("do", RANDOM), ("mission", MISSION)]) for _ in range(one.count(8)))


# ---------------------------------------------------------------------- files


@cache
def _save() -> str:
    return new_game(MISSION, seed=1).to_json()


@cache
def _campaign() -> RunningCampaign:
    edition, name = FREE_CAMPAIGN
    return begin(content_in_play(edition).campaigns[name])


async def _damaged_save(one: SiegeStranger) -> None:
    raw = bytearray(_save().encode())
    for _ in range(one.stream.randrange(1, 20)):
        raw[one.stream.randrange(len(raw))] = one.stream.randrange(32, 127)
    await one.file(UPLOAD_PATH, bytes(raw[: one.stream.choice((len(raw), len(raw) // 2))]), "save.json")


async def _whole_save(one: SiegeStranger) -> None:
    await one.file(UPLOAD_PATH, _save().encode(), "save.json")


async def _long_campaign(one: SiegeStranger) -> None:
    """A campaign of thousands of steps; its pages are then asked for by the browser that brought it."""
    await one.settle()
    names = [f"Somebody {number}" for number in range(one.count(4_900))]
    brought = Brought(kept={EXPERIENCE: {name: {"cards": ["Lucky"], "reached": 1} for name in names}})
    steps = (brought, *(Chosen(action="retire", name=name) for name in names))
    text = written(msgspec.structs.replace(_campaign(), log=steps))
    await one.file(CAMPAIGN_PATH, text.encode(), "campaign.json")
    await one.together(one.ask(path) for path in ("/", "/campaigns"))


async def _campaign_of_paths(one: SiegeStranger) -> None:
    path = one.stream.choice(PATHS)
    terms = msgspec.structs.replace(_campaign().campaign, begins=(path,), missions={path: {}})
    await one.file(CAMPAIGN_PATH, written(msgspec.structs.replace(_campaign(), campaign=terms)).encode())


async def _yaml_bomb(one: SiegeStranger) -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 1 + one.count(12))]
    await one.file("/new", "\n".join(lines).encode(), do=LOAD)


async def _deep_yaml(one: SiegeStranger) -> None:
    await one.file("/new", b"[" * one.count(30_000), do=LOAD)


async def _unknown_keys(one: SiegeStranger) -> None:
    """A file of which every key is unknown and near to known ones."""
    text = "name: X\n" + "".join(f"skil{number:04d}: 1\n" for number in range(one.count(4_000)))
    await one.file("/new", text.encode(), do=LOAD)


# ---------------------------------------------------------------------- floods


async def _papers(one: SiegeStranger) -> None:
    missions = sorted(content_in_play("classic").missions)
    wanted = [one.stream.choice(missions) for _ in range(one.count(60))]
    await one.together(one.ask(f"/mission/{mission}.pdf?paper=a4") for mission in wanted)


async def _pictures(one: SiegeStranger) -> None:
    await one.settle()
    missions = sorted(content_in_play("classic").missions)
    paths = [f"/mission/{one.stream.choice(missions)}.svg?light={n % 2}" for n in range(one.count(20))]
    await one.together(one.ask(path) for path in [*paths, *(f"/t/{one.own}/board.svg?at={n}" for n in range(10))])


async def _replays(one: SiegeStranger) -> None:
    await one.settle()
    await one.together(one.ask(f"/t/{one.own}/replay?at={n}") for n in range(one.count(20)))


async def _hints(one: SiegeStranger) -> None:
    await one.settle()
    await one.together(one.say(['{"do": "hint"}'] * 5) for _ in range(one.count(8)))


async def _looks(one: SiegeStranger) -> None:
    """Forecasts, corrections, rules and whole screens, as fast as a page may ask."""
    await one.settle()
    asked = ['{"do": "whereto"}', '{"do": "corrections"}', '{"do": "rules"}', '{"do": "state"}']
    await one.together(one.say(one.stream.choices(asked, k=one.count(60))) for _ in range(one.count(8)))


async def _noise(one: SiegeStranger) -> None:
    """Messages that are none."""
    await one.settle()
    junk = ["{", "[" * 4_000, '{"do": "choose", "seq": 1e400}', '{"do": "' + "x" * 60_000 + '"}', '{"do": "measure"}']
    await one.together(one.say(one.stream.choices(junk, k=one.count(60))) for _ in range(one.count(8)))


async def _new_games(one: SiegeStranger) -> None:
    await one.together(one.form("/new", [("mission", MISSION), ("seat-1", "me")]) for _ in range(one.count(8)))


async def _guesses(one: SiegeStranger) -> None:
    """Codes of tables, those of others and made-up ones, in every way that tells whether there is one."""
    code = one.stream.choice([*one.codes, new_code()])
    ways = [one.ask(f"/t/{code}"), one.ask(f"/join?code={code}"), one.ask(f"/t/{code}/screen"), one.ask(f"/c/{code}")]
    ways += [one.form(path, [("code", code)]) for path in ("/join", "/friends", f"/t/{code}/adopt", f"/t/{code}/again")]
    await one.together(ways)


async def _half_requests(one: SiegeStranger) -> None:
    """Connections that send half a request and wait."""

    async def half() -> None:
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(one.patience):
                _, writer = await one.connected()
                writer.write(one.stream.choice((b"", b"GET / HTTP/1.1\r\nHost: ", b"POST /new HTTP/1.1\r\n")))
                await asyncio.sleep(SECONDS_OF_HALF_A_REQUEST * one.count(100) / 100)
                writer.close()

    await one.together(half() for _ in range(one.count(100)))


ATTACKS: tuple[SiegeAttack, ...] = (
    SiegeAttack("languages of blanks", _languages),
    SiegeAttack("cookies of backslashes", _cookies),
    SiegeAttack("many headers", _many_headers),
    SiegeAttack("forms of thousands of keys", _many_keys),
    SiegeAttack("forms of as many keys as they may have", _most_keys),
    SiegeAttack("huge values", _huge_values),
    SiegeAttack("random deals", _random_deals),
    SiegeAttack("damaged saves", _damaged_save),
    SiegeAttack("whole saves", _whole_save),
    SiegeAttack("campaigns of thousands of steps", _long_campaign),
    SiegeAttack("campaigns of paths", _campaign_of_paths),
    SiegeAttack("YAML bombs", _yaml_bomb),
    SiegeAttack("deep YAML", _deep_yaml),
    SiegeAttack("files of unknown keys", _unknown_keys),
    SiegeAttack("PDFs", _papers),
    SiegeAttack("pictures", _pictures),
    SiegeAttack("replays", _replays),
    SiegeAttack("hints", _hints),
    SiegeAttack("forecasts and corrections", _looks),
    SiegeAttack("noise", _noise),
    SiegeAttack("new games", _new_games),
    SiegeAttack("guesses of codes", _guesses),
    SiegeAttack("half requests", _half_requests),
)
