"""`shamble packs`: what lies in the data folder, its faults, and trust for Python."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from shamble.cli import main
from shamble.engine.errors import SetupError
from shamble.files.disk import data_kept_in
from shamble.games import build, new_game
from shamble.packs import FORBIDDEN, READY, UNTRUSTED, on_shelf, trust
from shamble.table.store.store import Store

Drop = Callable[..., Path]
Said = pytest.CaptureFixture[str]


def facts(capsys: Said) -> dict[str, Any]:
    main(["packs", "--json"])
    return {pack["name"]: pack for pack in json.loads(capsys.readouterr().out)["packs"]}


def with_python(folder: Path, mark: Path) -> Path:
    """A pack whose Python would leave a mark if anybody ran it."""
    module = folder / "missions" / "last_round.py"
    module.write_text(f"open({str(mark)!r}, 'w').close()\n", encoding="utf-8")
    return module


def test_nothing_there(packs: Path, capsys: Said) -> None:
    assert main(["packs"]) == 0
    assert capsys.readouterr().out == f"Packs are looked for in {packs}; there are none.\n"


def test_a_sound_pack_and_a_broken_one(drop: Drop, packs: Path, capsys: Said) -> None:
    drop()
    (packs / "mo.yaml").write_text("format: 1\nblue: 1\n", encoding="utf-8")
    assert main(["packs"]) == 1
    shown = capsys.readouterr()
    holds = "1 Mission, 1 tile, 2 Equipment cards, 1 Zombie card and 1 Survivor"
    assert f"ready      night-shift: {holds}\n" in shown.out
    assert "faulty     mo: -\n" in shown.out
    assert "shamble: mo.yaml:2: blue: found 1, expected a list" in shown.err
    told = facts(capsys)
    assert told["night-shift"]["missions"] == ["last-round"]
    assert told["night-shift"]["author"] == "A porter who saw it all"
    assert told["mo"]["faults"][0].startswith("mo.yaml:2: ")


def test_missions_and_boxes_list_what_was_dropped(drop: Drop, packs: Path, capsys: Said) -> None:
    drop()
    (packs / "broken").mkdir()
    assert main(["missions"]) == 0
    shown = capsys.readouterr()
    [listed] = [line for line in shown.out.splitlines() if line.startswith("last-round  The Last Round")]
    assert listed.endswith("night-shift")
    assert "not in play: broken (see `shamble packs`)" in shown.err
    assert main(["boxes", "--json"]) == 0
    [box] = [one for one in json.loads(capsys.readouterr().out) if one["box"] == "night-shift"]
    assert (box["name"], box["missions"], box["survivors"]) == ("The Night Shift", 1, 1)


def test_another_data_folder_has_packs_of_its_own(drop: Drop, tmp_path: Path) -> None:
    drop()
    assert [pack.name for pack in on_shelf()] == ["night-shift"]
    with data_kept_in(tmp_path / "other"):
        assert on_shelf() == []
    assert [pack.name for pack in on_shelf()] == ["night-shift"]


def test_python_is_not_run_until_it_is_trusted_and_asks_again_when_changed(
    drop: Drop, packs: Path, tmp_path: Path, capsys: Said
) -> None:
    mark = tmp_path / "ran"
    module = with_python(drop(), mark)
    assert [pack.state for pack in on_shelf()] == [UNTRUSTED]
    assert main(["packs"]) == 0
    assert "shamble packs trust night-shift" in capsys.readouterr().out
    assert main(["missions"]) == 0
    assert "last-round" not in capsys.readouterr().out
    assert main(["simulate", "last-round", "--games", "1"]) == 2
    assert facts(capsys)["night-shift"]["trusted"] is False
    assert not mark.exists()

    assert main(["packs", "trust", "night-shift"]) == 0
    assert "runs with all your rights: missions/last_round.py" in capsys.readouterr().out
    assert [pack.state for pack in on_shelf()] == [READY]
    assert facts(capsys)["night-shift"]["trusted"] is True
    assert main(["packs"]) == 0
    assert "its Python is trusted: missions/last_round.py" in capsys.readouterr().out

    with trust.code_allowed(False):
        assert [pack.state for pack in on_shelf()] == [FORBIDDEN]

    other = packs / "night-shift/survivors/vera.yaml"
    other.write_text(other.read_text(encoding="utf-8").replace("Lucky", "Tough"), encoding="utf-8")
    assert [pack.state for pack in on_shelf()] == [UNTRUSTED], "any file that changes asks again"
    main(["packs"])
    assert "holds Python that was changed since you trusted it" in capsys.readouterr().out
    assert main(["packs", "trust", "night-shift"]) == 0
    module.write_text("raise SystemExit\n", encoding="utf-8")
    assert [pack.state for pack in on_shelf()] == [UNTRUSTED]
    assert not mark.exists(), "nothing of it is needed for the data"


def test_trust_can_be_taken_back(drop: Drop, tmp_path: Path, capsys: Said) -> None:
    with_python(drop(), tmp_path / "ran")
    assert main(["packs", "untrust", "night-shift"]) == 0
    assert "was not trusted" in capsys.readouterr().out
    main(["packs", "trust", "night-shift"])
    assert main(["packs", "untrust", "night-shift"]) == 0
    assert [pack.state for pack in on_shelf()] == [UNTRUSTED]


def test_trust_for_what_needs_none_or_is_not_there(drop: Drop, packs: Path, capsys: Said) -> None:
    folder = drop()
    assert main(["packs", "trust", "night-shift"]) == 0
    assert "holds no Python" in capsys.readouterr().out
    assert main(["packs", "trust"]) == 2
    assert main(["packs", "trust", "day-shift"]) == 2
    assert "there is no pack 'day-shift'" in capsys.readouterr().err
    (folder / "pack.yaml").write_text("a: b\n", encoding="utf-8")
    assert main(["packs", "trust", "night-shift"]) == 2
    assert "has faults" in capsys.readouterr().err
    (packs.parent / trust.FILE).write_text("[1]", encoding="utf-8")
    assert trust.trusted() == {}


@pytest.mark.parametrize(("arguments", "allowed"), [([], False), (["--allow-code"], True)])
def test_a_server_for_others_runs_code_only_if_told(
    packs: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], allowed: bool
) -> None:
    seen = []

    def serve(store: Store, listener: socket.socket, *_: object) -> None:
        seen.append(trust.is_code_allowed())
        listener.close()
        store.close()

    monkeypatch.setattr("shamble.cli.serve.serve", serve)
    assert main(["serve", "--port", "0", *arguments]) == 0
    assert seen == [allowed]
    assert trust.is_code_allowed(), "everywhere else trust is enough"


def test_old_copies_go_when_tables_are_opened_unless_another_database_may_need_them(
    drop: Drop, packs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def served(store: Store, listener: socket.socket, *_: object) -> None:
        listener.close()
        store.close()

    monkeypatch.setattr("shamble.cli.serve.serve", served)
    monkeypatch.setattr("shamble.cli.play.serve", served)
    drop()
    copies = packs.parent / "packs-of-games"

    def left_by(*arguments: str) -> int:
        new_game("last-round")
        for copy in copies.iterdir():
            os.utime(copy, (0, 0))
        assert main([*arguments, "--port", "0"]) == 0
        return len([copy for copy in copies.iterdir() if copy.is_dir()])

    assert left_by("serve") == 0
    assert left_by("play", "--no-browser") == 0
    assert left_by("serve", "--db", f"sqlite:///{tmp_path / 'other.sqlite'}") == 1
    assert left_by("serve") == 1


def test_a_save_does_not_call_what_is_not_trusted(drop: Drop, tmp_path: Path) -> None:
    """Whoever knows what lies in the data folder may write its digest into a save."""
    with_python(drop(), tmp_path / "ran")
    [pack] = on_shelf()
    assert (pack.state, pack.faults) == (UNTRUSTED, ())
    setup = replace(new_game("RM-T1").setting.setup, packs={"night-shift": pack.found.digest})
    with pytest.raises(SetupError, match="holds Python that is not trusted"):
        build(replace(setup, mission="last-round"))
    trust.trust("night-shift", pack.found.digest)
    assert build(replace(setup, mission="last-round", boxes=("RM", "night-shift"))).start().decision is not None
