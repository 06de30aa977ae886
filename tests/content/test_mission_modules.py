"""Missions with a Python module of their own: run for their games alone, and only when trusted."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from shamble.editions import EDITIONS
from shamble.engine.declared import ACTIONS
from shamble.engine.errors import SetupError
from shamble.games import build, new_game
from shamble.laying.modules import MOVED, rules_from
from shamble.packs import in_play, on_shelf, read_pack
from shamble.packs.shelf import FAULTY, READY, UNTRUSTED
from shamble.packs.trust import trust
from shamble.rules.combat.weapons import weapon_cards
from shamble.rules.missions.notes import noted
from shamble.text import label, story
from shamble.world import Game
from shamble.world.hooks import ADD, HELD, Hook

Drop = Callable[..., Path]
DOCS = Path(__file__).parents[2] / "docs" / "missions.md"


def example() -> str:
    """The module of the reference, with a Zone of the dropped Mission."""
    [code] = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), flags=re.S)
    return str(code).replace("4V.S2", "6V.A")


@pytest.fixture
def with_code(drop: Drop) -> Path:
    folder = drop()
    data = folder / "missions" / "last-round.yaml"
    data.write_text(data.read_text(encoding="utf-8") + "module: last_round\n", encoding="utf-8")
    (folder / "missions" / "last_round.py").write_text(example(), encoding="utf-8")
    return folder


def first_turn(game: Game) -> Game:
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    return game


def test_nothing_is_run_before_it_is_trusted(with_code: Path) -> None:
    assert [pack.state for pack in on_shelf()] == [UNTRUSTED]
    assert "last-round" not in in_play("classic").missions
    trust("night-shift", read_pack(with_code).digest)
    assert [pack.state for pack in on_shelf()] == [READY]
    assert "last-round" in in_play("classic").missions


def test_the_module_of_the_reference_is_played(with_code: Path) -> None:
    trust("night-shift", read_pack(with_code).digest)
    game = first_turn(new_game("last-round"))
    deed = next(option for option in game.decision.options if option.action == "mission-deed")  # type: ignore[union-attr]
    assert label(game, deed) == "Blow up the bridge (2 Actions)"
    game.choose(deed)
    assert noted(game, "bridge") == 1
    assert any("has blown up the bridge." in line for line in story(game, game.log[-1]))
    assert game.decision is not None
    assert not any(option.action == "mission-deed" for option in game.decision.options)
    text = game.to_json()
    assert "MissionRules" not in text
    assert Game.from_json(text).state_hash() == game.state_hash()


def test_other_games_know_nothing_of_it(with_code: Path) -> None:
    trust("night-shift", read_pack(with_code).digest)
    game = first_turn(new_game("RM-T1"))
    assert game.decision is not None
    assert not any(option.action == "mission-deed" for option in game.decision.options)


def test_a_file_alone_runs_no_code(with_code: Path, tmp_path: Path) -> None:
    alone = tmp_path / "RM-T1.yaml"
    text = (Path(__file__).parents[2] / "src/shamble/content/classic/missions/RM-T1.yaml").read_text(encoding="utf-8")
    alone.write_text(text + "module: last_round\n", encoding="utf-8")
    with pytest.raises(SetupError, match="a file alone runs no code"):
        new_game(str(alone))


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("def", "SyntaxError"),
        ("rules = 3", "no `rules = MissionRules"),
    ],
)
def test_a_broken_module_is_told(source: str, fault: str) -> None:
    with pytest.raises(SetupError, match=re.escape(fault)):
        rules_from("broken", source)


def test_a_save_does_not_run_what_is_not_trusted(with_code: Path, tmp_path: Path) -> None:
    """Whoever knows what lies in the data folder may write its digest into a save."""
    mark = tmp_path / "ran"
    (with_code / "missions" / "last_round.py").write_text(f"open({str(mark)!r}, 'w')\n", encoding="utf-8")
    plain = with_code / "missions" / "plain.yaml"
    text = (with_code / "missions" / "last-round.yaml").read_text(encoding="utf-8")
    plain.write_text(text.replace("id: last-round", "id: plain").replace("module: last_round\n", ""), encoding="utf-8")
    [pack] = on_shelf()
    assert (pack.state, pack.faults) == (UNTRUSTED, ())
    setup = replace(new_game("RM-T1").setting.setup, packs={"night-shift": pack.found.digest})
    for mission in ("last-round", "plain"):
        with pytest.raises(SetupError, match="holds Python that is not trusted"):
            build(replace(setup, mission=mission))
    assert not mark.exists()


def test_a_trusted_module_that_fails_is_a_fault_of_its_pack(with_code: Path) -> None:
    (with_code / "missions" / "last_round.py").write_text("1 / 0\n", encoding="utf-8")
    trust("night-shift", read_pack(with_code).digest)
    [pack] = on_shelf()
    assert pack.state == FAULTY
    assert "missions/last_round.py: ZeroDivisionError: division by zero" in str(pack.faults[0])
    assert in_play("classic") is EDITIONS["classic"].pack


def test_a_running_game_goes_on_when_its_code_is_edited(with_code: Path) -> None:
    trust("night-shift", read_pack(with_code).digest)
    game = first_turn(new_game("last-round"))
    (with_code / "missions" / "last_round.py").write_text("rules = 3\n", encoding="utf-8")
    assert [pack.state for pack in on_shelf()] == [UNTRUSTED]
    assert Game.from_json(game.to_json()).state_hash() == game.state_hash()
    assert not (with_code.parents[1] / "packs-of-games").exists(), "copies hold no code, so there is none"


def test_a_module_finds_by_its_old_name_what_has_moved() -> None:
    source = (
        "from shamble.combat.weapons import weapon_cards\n"
        "from shamble.rules.missions.modules import MissionRules\n"
        "from shamble.world.hooks import HELD\n"
        "rules = MissionRules()\n"
        "rules.on(HELD, 'found')(weapon_cards)\n"
    )
    assert rules_from("moved", source).brings() == [Hook(HELD, ADD, "found", weapon_cards)]


@pytest.mark.parametrize("old", [name for name in MOVED if name.count(".") > 1])
def test_a_moved_module_is_found_in_its_old_package(old: str) -> None:
    package, _, name = old.rpartition(".")
    source = (
        f"from {package} import {name} as moved\n"
        "from shamble.rules.missions.modules import MissionRules\n"
        "from shamble.world.hooks import HELD\n"
        "rules = MissionRules()\n"
        "rules.on(HELD, moved.__name__)(print)\n"
    )
    assert rules_from("moved", source).brings() == [Hook(HELD, ADD, MOVED[old], print)]


@pytest.mark.parametrize("old", [name for name in MOVED if name.count(".") > 1])
def test_a_moved_module_is_found_by_its_whole_old_name(old: str) -> None:
    source = (
        f"import {old}\n"
        f"import {old} as moved\n"
        "import shamble.engine.agenda, shamble.rules.missions.modules, shamble.world.hooks\n"
        f"assert moved is {old}\n"
        "shamble.engine.agenda.frame, shamble.engine.Game\n"
        "rules = shamble.rules.missions.modules.MissionRules()\n"
        f"rules.on(shamble.world.hooks.HELD, {old}.__name__)(print)\n"
    )
    assert rules_from("dotted", source).brings() == [Hook(HELD, ADD, MOVED[old], print)]


def test_what_never_was_in_a_package_is_not_found_there() -> None:
    with pytest.raises(SetupError, match=r"AttributeError: .*nothing"):
        rules_from("wrong", "import shamble.rules.exits\nshamble.rules.nothing\n")


def test_a_module_declares_what_it_offers_however_often_it_is_run() -> None:
    source = (
        "from shamble.engine.declared import Action, declare\n"
        "from shamble.rules.missions.modules import MissionRules\n"
        "declare(Action('ring-bell', 'who zone cost', 'zone', 'ring the bell', group='place'))\n"
        "rules = MissionRules()\n"
    )
    try:
        for again in ("", "# edited\n"):
            rules_from("bell", source + again)
            assert ACTIONS["ring-bell"].group == "place"
    finally:
        ACTIONS.pop("ring-bell", None)
