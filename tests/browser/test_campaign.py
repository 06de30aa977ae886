"""Two people play the end of a Mission, choose at a Milestone, lose their server, and go on with the campaign."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from shamble.editions import EDITIONS
from shamble.files.disk import data_kept_in
from shamble.games import content_in_play
from shamble.games.campaign import begin
from shamble.table.campaigns import Campaigns, NextSeat
from shamble.table.store.records import Seat
from shamble.table.store.store import Store
from shamble.table.table import Table
from shamble.table.tables import Tables
from shamble.web.visitors import HOLDER_COOKIE

from .conftest import PATIENCE, expect, wait_until

ANN, BEN = "a" * 22, "b" * 22
CAMPAIGN = """\
format: 1
id: nights
title: Two Nights
survivors: [6, 6]
begins: [NI-1]
missions: {NI-1: {won: [NI-1], lost: [NI-1]}}
cxp: {boxes: 5, levels: {yellow: 1}}
milestones: {at: [1], choose: [bonus-action, skill]}
bonus_actions: {most: 2}
skills: [Medic, Hoard]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a campaign of one short Mission: one kill wins it and leads to the first Milestone."""
    pack = tmp_path / "packs" / "nights"
    (pack / "missions").mkdir(parents=True)
    (pack / "campaigns").mkdir()
    text = (EDITIONS["classic"].folder / "missions" / "RM-T1.yaml").read_text("utf-8")
    text = text.replace("id: RM-T1", "id: NI-1").replace("win: [{rally: exit, who: all-starting, when: end-phase}]", "")
    more = "win: [{kills: 1}]\nlevels: {yellow: 1, orange: 20, red: 40}\nzombies: {2V.L3: {Crawler: 6}}\n"
    (pack / "missions" / "NI-1.yaml").write_text(text + more, "utf-8")
    (pack / "campaigns" / "nights.yaml").write_text(CAMPAIGN, "utf-8")
    return tmp_path


def begun(folder: Path) -> tuple[str, str]:
    """The codes of a campaign of Ann and Ben, and of its table."""
    with data_kept_in(folder):
        store = Store.in_folder(folder)
        campaigns = Campaigns(Tables(store))
        seats = [NextSeat(Seat(0, "Ann"), ("Ned", "Amy", "Josh")), NextSeat(Seat(1, "Ben"), ("Joe", "Doug", "Phil"))]
        code, made = campaigns.begin(begin(content_in_play().campaigns["nights"]), seats, ANN)
        store.revoke(made.table.id, 1)
        store.grant(made.table.id, BEN, 1)
        play_until_milestone(made.table)
        store.close()
        return code, made.table.code


@contextmanager
def server(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server of its own process."""
    command = [sys.executable, "-m", "shamble", "serve", "--data", str(folder), "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            while not _is_open(port):
                assert process.poll() is None
                time.sleep(0.1)
            yield process
        finally:
            process.kill()


def _is_open(port: int) -> bool:
    """Whether pages come from this port."""
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/campaigns", timeout=PATIENCE).close()
    except OSError:
        return False
    return True


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def play_until_milestone(table: Table) -> None:
    """Both play their Survivors, past the page, until somebody has reached the Milestone."""
    for _ in range(300):
        decision = table.game.decision
        assert decision is not None
        if decision.kind == "milestone":
            return
        best = next((one for one in decision.options if one.action == "melee"), decision.options[0])
        table.choose({0, 1}, table.seq, best.key)
    raise AssertionError("nobody has reached the Milestone")


def _asked(page: Any, address: str, table: str) -> bool:
    return bool(page.request.get(f"{address}/t/{table}/screen").json()["decision"]["mine"])


def test_a_campaign_lasts_over_a_killed_server(chromium: Any, folder: Path) -> None:
    code, table = begun(folder)
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    contexts = [
        chromium.new_context(viewport=size) for size in ({"width": 1366, "height": 640}, {"width": 390, "height": 844})
    ]
    pages = []
    for context, holder in zip(contexts, (ANN, BEN), strict=True):
        context.add_cookies([{"name": HOLDER_COOKIE, "value": holder, "url": address}])
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script("localStorage.setItem('shamble.briefing', 'off')")
        pages.append(context.new_page())
    try:
        with server(folder, port) as running:
            for page in pages:
                page.goto(f"{address}/t/{table}")
            asked = next(one for one in pages if _asked(one, address, table))
            asked.get_by_role("button", name="Learn Hoard").click()
            asked.wait_for_function("() => document.body.textContent.includes('Hoard')")
            while not (screen := asked.request.get(f"{address}/t/{table}/screen").json())["outcome"]:
                page = next(one for one in pages if _asked(one, address, table))
                form = {
                    "seq": str(screen["seq"]),
                    "key": page.request.get(f"{address}/t/{table}/screen").json()["decision"]["options"][0]["key"],
                }
                page.request.post(f"{address}/t/{table}/choose", form=form, headers={"origin": address})
            os.kill(running.pid, signal.SIGKILL)
        with server(folder, port):
            ann, ben = pages
            ben.goto(f"{address}/c/{code}")
            expect(ben.get_by_text("Hoard")).to_have_count(1)
            expect(ben.get_by_text("1 of 5 CXP")).to_have_count(1)
            wait_until(ben, lambda: ben.evaluate("document.documentElement.scrollWidth") <= 390)
            ann.goto(f"{address}/c/{code}")
            ann.get_by_role("button", name="Go on with Learning to Fly").focus()
            ann.keyboard.press("Enter")
            ann.wait_for_url("**/t/*")
            ben.reload()
            ben.get_by_role("link", name="To the table").click()
            ben.wait_for_url("**/t/*")
            assert ben.url == ann.url
            assert ann.url != f"{address}/t/{table}"
            notes = ann.request.get(f"{ann.url}/screen").json()["survivors"]
            assert any("Hoard" in str(one["skills"]) for one in notes)
    finally:
        for context in contexts:
            context.close()
