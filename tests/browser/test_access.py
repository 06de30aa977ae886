"""Accessibility: axe finds nothing serious on any page, in the dark and in the light."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shamble.bots import make_bot
from shamble.table.table import Table
from shamble.world.setup import GameSetup

from .conftest import expect
from .test_agreeing import both, for_two

Opened = Callable[..., Any]

SERIOUS = ("serious", "critical")
HOW = {"resultTypes": ["violations"], "rules": {"region": {"enabled": False}}}
"""`region` is dear, and what it finds is never more than moderate."""
CHOICES = 12
HOLDER = "a-browser-for-the-axe0"
PAGES = (
    "/",
    "/new",
    "/t/{code}",
    "/t/{code}/replay",
    "/t/{code}/end",
    "/t/{code}/people",
    "/t/{code}/problem",
    "/rules",
    "/rules?q=door",
    "/rules/CL-MOVE-03",
    "/join",
)


@pytest.fixture(scope="module")
def axe() -> str:
    """The script that looks for faults, from the wheel that brings it."""
    found = importlib.util.find_spec("axe_playwright_python")
    if found is None or found.origin is None:
        pytest.skip("the accessibility check needs axe-playwright-python: pip install -e '.[dev]'")
    return (Path(found.origin).parent / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def table(served: Any) -> Table:
    """A game that is under way."""
    table: Table = served.hub.tables.create(GameSetup(mission="RM-M01", seed=7), holder=HOLDER).table
    bot = make_bot("greedy")
    for _ in range(CHOICES):
        table.choose({0}, table.seq, bot.choose(table.game).key)
    return table


COLOURS: dict[str, Any] = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
"""The only rule whose findings depend on the theme."""


def faults_of(page: Any, axe: str, how: dict[str, Any] = HOW) -> list[str]:
    """What axe finds serious on a page."""
    page.evaluate(axe)
    result = page.evaluate("how => axe.run(document, how)", how)
    assert result["passes"], "axe has looked at nothing"
    return [
        f"{page.url}: {fault['id']}: {fault['help']}: {[node['target'] for node in fault['nodes'][:4]]}"
        for fault in result["violations"]
        if fault["impact"] in SERIOUS
    ]


def faults_in_both_themes(page: Any, axe: str) -> list[str]:
    """What axe finds on a page that is dark, and then light."""
    found = faults_of(page, axe)
    page.evaluate("document.documentElement.classList.replace('dark', 'light')")
    return found + faults_of(page, axe, COLOURS)


def test_no_serious_findings(served: Any, open_page: Opened, table: Table, axe: str) -> None:
    page = open_page(table, HOLDER, bypass_csp=True)
    page.evaluate("localStorage.setItem('shamble.theme', 'dark')")
    found = []
    for path in PAGES:
        assert page.goto(served.address + path.format(code=table.code)).ok
        expect(page.locator("html.dark")).to_have_count(1)
        if path == "/t/{code}":
            page.locator("#options .option").first.wait_for()
        found += faults_in_both_themes(page, axe)
    assert found == [], "\n".join(found)
    page.evaluate("localStorage.setItem('shamble.theme', 'light')")
    page.reload()
    expect(page.locator("html.light")).to_have_count(1)


def test_the_panel_for_corrections_has_none_either(open_page: Opened, table: Table, axe: str) -> None:
    page = open_page(table, HOLDER, bypass_csp=True)
    page.locator("#options .option").first.wait_for()
    page.keyboard.press("x")
    page.locator('#dialog-settings [data-command="edit"]').click()
    page.locator("#edit-why, #edit-options .option").first.wait_for()
    found = faults_of(page, axe)
    assert found == [], "\n".join(found)


def test_a_fault_would_be_found(open_page: Opened, table: Table, axe: str) -> None:
    page = open_page(table, HOLDER, bypass_csp=True)
    page.locator("#options .option").first.wait_for()
    page.evaluate("document.body.append(document.createElement('button'))")
    assert any("button-name" in fault for fault in faults_of(page, axe))


def test_no_serious_findings_where_something_is_proposed(served: Any, open_page: Opened, holder: str, axe: str) -> None:
    table, guest = for_two(served, holder, together="propose", seconds=60)
    _, page = both(table, open_page, holder, guest, bypass_csp=True)
    page.evaluate("localStorage.setItem('shamble.theme', 'dark')")
    table.choose({0}, table.seq, table.game.options[0].key)
    page.reload()
    page.locator('#wish [data-answer="a"]').wait_for()
    assert faults_in_both_themes(page, axe) == []
