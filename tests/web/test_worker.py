"""The service worker keeps a table's last page for want of a connection, and forgets it when somebody was removed."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import shamble

WORKER = Path(shamble.__file__).parent / "web/static/worker.js"
BROWSER = """
const heard = {}, kept = new Map([["/t/ABC", "page"], ["/t/ABC/last", "screen"]]);
globalThis.self = globalThis;
globalThis.location = { origin: "https://here" };
globalThis.addEventListener = (what, act) => { heard[what] = act; };
const cache = { put: async (at, one) => kept.set(at, one), delete: async (at) => kept.delete(at) };
cache.match = async (at) => kept.get(at);
globalThis.caches = { open: async () => cache, match: async () => "offline" };
globalThis.fetch = async () => (ANSWER);
"""
ASK = """
let shown;
const request = { url: "https://here/t/ABC", method: "GET", mode: "navigate" };
heard.fetch({ request, respondWith: (one) => { shown = one; } });
shown.catch(() => 0).then(() => console.log(JSON.stringify([...kept.keys()])));
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
@pytest.mark.parametrize(("answer", "kept"), [
    ('{ok: true, status: 200, type: "basic", clone: () => "new page"}', ["/t/ABC", "/t/ABC/last"]),
    ('{ok: false, status: 0, type: "opaqueredirect"}', []),
    ('{ok: false, status: 404, type: "basic"}', []),
    ('{ok: false, status: 503, type: "basic"}', ["/t/ABC", "/t/ABC/last"]),
])  # fmt: skip
def test_the_last_page_goes_with_the_place_at_the_table(answer: str, kept: list[str]) -> None:
    script = BROWSER.replace("ANSWER", answer) + WORKER.read_text(encoding="utf-8") + ASK
    told = subprocess.run(["node", "--eval", script], capture_output=True, text=True, check=True, timeout=60)
    assert json.loads(told.stdout) == kept
