"""What comes from a stranger names things by id: nothing in it is ever a path, and no answer tells what lies there."""

from __future__ import annotations

import ast
import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import shamble
from shamble.engine.errors import SetupError
from shamble.engine.saves import seal_of
from shamble.games import new_game
from shamble.games.beginning import begun
from shamble.games.campaign import begin
from shamble.games.campaign_files import written
from shamble.games.in_play import content_in_play
from shamble.table.store.store import Store
from shamble.web import make_app
from shamble.world.setup import GameSetup

from ..source import nodes
from .conftest import OPEN_TO_ALL

PROGRAM = Path(shamble.__file__).parent
SOUND = (PROGRAM / "content/classic/missions/RM-T1.yaml").read_text(encoding="utf-8")

Ask = Callable[[TestClient, str], Any]


# ---------------------------------------------------------------------- what is opened

_opened: list[str] = []
_listening = False


def _hear(event: str, given: tuple[Any, ...]) -> None:
    if _listening and event in ("open", "os.listdir", "os.scandir") and given:
        _opened.append(os.fsdecode(given[0]) if isinstance(given[0], str | bytes | os.PathLike) else "")


sys.addaudithook(_hear)  # none can be taken away again: it hears nothing but what these tests do


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a sound Mission under several names; whatever is opened or looked at there is an error."""
    global _listening
    folder = tmp_path / "outside-of-everything"
    (folder / "here").mkdir(parents=True)
    for name in ("outside.yaml", "here/inside.yaml"):
        _mission_at(folder / name)
    (folder / "here/link.yaml").symlink_to(folder / "outside.yaml")
    monkeypatch.chdir(folder / "here")
    looked: list[str] = []
    for call in ("stat", "lstat"):
        real = getattr(os, call)

        def look(path: Any, *given: Any, real: Any = real, **named: Any) -> Any:
            looked.append(str(path))
            return real(path, *given, **named)

        monkeypatch.setattr(os, call, look)
    _opened.clear()
    _listening = True
    try:
        yield folder
    finally:
        _listening = False
    there = ("outside-of-everything", "outside.yaml", "inside.yaml", "link.yaml", "passwd", "boot.ini")
    assert [path for path in (*_opened, *looked) if any(one in path for one in there)] == []


def _mission_at(path: Path) -> str:
    """Write a Mission that can be played; returns its path."""
    path.write_text(SOUND.replace("id: RM-T1\n", f"id: {path.stem}\n", 1), encoding="utf-8")
    return str(path)


def paths(folder: Path) -> list[str]:
    """Names that lead out, as a stranger may write them; all but the last few are a sound Mission's."""
    return [
        "../outside.yaml",
        str(folder / "outside.yaml"),
        "inside.yaml",
        "link.yaml",
        "/etc/passwd",
        "C:\\boot.ini",
        "inside.yaml\0",
        "x" * 100_000 + "/inside.yaml",
    ]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    """One server for all questions: none of them changes anything for another."""
    store = Store("sqlite://")
    with TestClient(make_app(store, OPEN_TO_ALL), follow_redirects=False) as client:
        yield client
    store.close()


# ---------------------------------------------------------------------- what asks for names


def _save(**changed: Any) -> str:
    data = json.loads(_SAVE)
    data["config"].update(changed)
    data["seal"] = seal_of(data)
    return json.dumps(data)


_SAVE = new_game("RM-T1", seed=1).to_json()


def _campaign(steps: list[dict[str, Any]] | None = None, **changed: Any) -> str:
    data = json.loads(written(begin(content_in_play().campaigns["long-week"])))
    data.pop("seal")
    data["campaign"].update(changed)
    data["log"] = steps or []
    return json.dumps({**data, "seal": seal_of(data)})


def _opened_save(**changed: Any) -> Callable[[TestClient], Any]:
    return lambda client: client.post("/open", files={"file": ("a.json", _save(**changed))})


def _opened_campaign(client: TestClient, steps: list[dict[str, Any]] | None = None, **changed: Any) -> Any:
    return client.post("/campaigns/open", files={"file": ("a.json", _campaign(steps, **changed))})


def _begun(name: str) -> list[dict[str, Any]]:
    config = json.loads(_SAVE)["config"]
    kept: dict[str, Any] = {"outcome": "lost", "reason": "given-up", "rounds": 1, "kept": {}, "log": []}
    return [{"type": "begun", "config": {**config, "mission": name}}, {"type": "ended", **kept}]


def _sheets(name: str, dead: str = "sheets") -> list[dict[str, Any]]:
    return [{"type": "brought", "kept": {"sheets": {dead: {name: {}}}, "experience": {name: {}}}}]


def _own(**changed: Any) -> str:
    return json.dumps([{"name": "Zed", "blue": "+1 Action", **changed}])


ASKED: dict[str, Ask] = {
    "a save's Mission": lambda c, name: _opened_save(mission=name)(c),
    "a save's Mission with a pack": lambda c, name: _opened_save(mission=name, packs={"night-shift": "a" * 32})(c),
    "a save's Survivors": lambda c, name: _opened_save(players=[[name, "Ned", "Amy", "Josh", "Joe", "Doug"]])(c),
    "a save's own Survivors": lambda c, name: _opened_save(survivors=[{"name": name}])(c),
    "a save's pack": lambda c, name: _opened_save(packs={name: "a" * 32})(c),
    "a save's version of a pack": lambda c, name: _opened_save(packs={"night-shift": name})(c),
    "a save's boxes": lambda c, name: _opened_save(boxes=[name])(c),
    "a save's variant": lambda c, name: _opened_save(variant=name)(c),
    "a save's options": lambda c, name: _opened_save(options={name: name})(c),
    "a save's kind": lambda c, name: _opened_save(kind=name)(c),
    "what a save keeps": lambda c, name: _opened_save(kept={"campaign": {"id": name, "title": name}, name: name})(c),
    "a campaign's beginning": lambda c, name: _opened_campaign(c, begins=[name], missions={name: {}}),
    "a campaign's road": lambda c, name: _opened_campaign(
        c, begins=["RM-T1"], missions={"RM-T1": {"won": [name]}, name: {}}
    ),
    "a campaign's edition": lambda c, name: _opened_campaign(c, edition=name),
    "a campaign's boxes": lambda c, name: _opened_campaign(c, box=name, boxes=[name]),
    "a campaign's variant": lambda c, name: _opened_campaign(c, variant=name),
    "a campaign's options": lambda c, name: _opened_campaign(c, options={name: name}),
    "a campaign's game": lambda c, name: _opened_campaign(c, _begun(name), begins=[name], missions={name: {}}),
    "a campaign's choice": lambda c, name: _opened_campaign(
        c, [{"type": "chosen", "action": "next-mission", "name": name}], missions="any", begins=[]
    ),
    "a campaign's sheets": lambda c, name: _opened_campaign(c, _sheets(name)),
    "a campaign's dead": lambda c, name: _opened_campaign(c, _sheets(name, "dead")),
    "a new game's Mission": lambda c, name: c.post("/new", data={"mission": name}),
    "a new game's edition": lambda c, name: c.post("/new", data={"edition": name}),
    "a new game's Survivors": lambda c, name: c.post("/new", data={f"who-{name}": "1"}),
    "a new game's boxes": lambda c, name: c.post("/new", data={f"box-{name}": "1", "mission": name}),
    "a new game's bot": lambda c, name: c.post("/new", data={"seat-2": "bot", "bot-2": name, "variant": name}),
    "a new game's house rules": lambda c, name: c.post("/new", data={"do": "house-set", "house-set": name}),
    "own Survivors in a form": lambda c, name: c.post("/new", data={"own": _own(name=name, portrait=name)}),
    "an own Survivor's file": lambda c, name: c.post(
        "/new", data={"do": "load"}, files={"files": (name.replace("\0", ""), f"name: {name!r}\nfile: {name!r}\n")}
    ),
    "the link to a new game": lambda c, name: c.get("/new", params={"edition": name, "mission": name}),
    "a campaign's first Mission": lambda c, name: c.post("/campaigns/classic/experience", data={"mission": name}),
    "who plays a campaign": lambda c, name: c.post("/campaigns/classic/long-week", data={f"plays-{name}": "s0"}),
    "the language": lambda c, name: c.post("/language", data={"language": name, "back": name}),
    "the language of a browser": lambda c, name: c.get(
        "/offline", headers={"Cookie": f"shamble-language={_plain(name)}", "Accept-Language": _plain(name)}
    ),
    "a rule": lambda c, name: c.get(f"/rules.json?id={_address(name)}&rule={_address(name)}&mission={_address(name)}"),
    "a code": lambda c, name: c.get(f"/join?code={_address(name)}"),
    **{
        f"the address {address}": lambda c, name, address=address: c.get(address.replace("*", _address(name)))  # type: ignore[misc]
        for address in (
            "/mission/*.svg", "/mission/*.pdf", "/rules/*", "/static/*", "/i/*", "/t/*", "/c/*", "/campaigns/classic/*",
            "/campaigns/*/long-week",
        )
    },
}  # fmt: skip


def _plain(name: str) -> str:
    return re.sub(r"[^\x20-\x7e]", "", name)[:2000]


def _address(name: str) -> str:
    from urllib.parse import quote

    return quote(name[-8000:], safe="")


@pytest.mark.parametrize("what", ASKED)
def test_no_name_of_a_stranger_is_a_path(what: str, client: TestClient, outside: Path) -> None:
    """Nothing is opened, nothing is looked at, and the answer is the same whether the file is there or not."""
    names = paths(outside)[: 1 if what.startswith(LONG_PAGES) else None]
    there = [ASKED[what](client, name) for name in names]
    for name in ("outside.yaml", "here/inside.yaml"):
        (outside / name).unlink()
    if len(names) > 1:
        assert _told(ASKED[what](client, names[0])) == _told(there[0])
    for answer in there:
        assert answer.status_code < 500, answer.text[:500]


def test_the_same_files_are_taken_as_they_were_written(client: TestClient) -> None:
    """What is refused above is refused for its names, and for nothing else."""
    assert _opened_save()(client).status_code == 303
    assert _opened_campaign(client).status_code == 303


LONG_PAGES = ("a new game's", "own Survivors", "an own Survivor's", "the link", "who plays", "what a save keeps")
"""What is answered with the whole page of a new game, or with a game: there one name is enough."""


def _told(answer: Any) -> tuple[int, str]:
    """An answer without the codes of tables, which are new each time."""
    return answer.status_code, re.sub(r"\b[A-Z0-9]{6}\b", "CODE", answer.headers.get("location", "") + answer.text)


# ---------------------------------------------------------------------- who knows paths

READS_FILES = {
    "new_game",
    "begun_here",
    "find_mission",
    "edition_of",
    "know_file",
    "load_survivor",
    "load_mission",
    "read_document",
}
"""What reads a file because somebody names it, or lets it be read: for those who are at this computer."""
OF_GAMES = ("campaign", "campaign_files", "campaign_story", "campaign_teams", "building", "strangers")
IN_ORDERS = "web/worker.py"
"""A worker is told by its server which files may be read, in the same way as by a command line."""
REACHED = ("web", "table", "sheet", "draw", "text", "rules", *(f"games/{name}.py" for name in OF_GAMES))


def test_what_a_request_reaches_knows_no_function_that_takes_a_path() -> None:
    found = [
        f"{path.relative_to(PROGRAM)}: {one.name}"
        for part in REACHED
        for path in ([PROGRAM / part] if part.endswith(".py") else sorted((PROGRAM / part).rglob("*.py")))
        for node in nodes(path)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("shamble.")
        for one in node.names
        if one.name in READS_FILES
    ]
    assert found == [f"{IN_ORDERS}: know_file"]


def test_a_file_is_read_once_somebody_at_this_computer_has_named_it(tmp_path: Path) -> None:
    path = _mission_at(tmp_path / "own.yaml")
    with pytest.raises(SetupError, match="There is no Mission"):
        begun(GameSetup(mission=path))
    assert new_game(path).setting.mission.title == begun(GameSetup(mission="RM-T1")).setting.mission.title
    assert begun(GameSetup(mission=path)).setting.setup.mission == path
