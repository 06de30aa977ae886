"""The compiled build, as far as it can be tested without a compiler: what is compiled, and what becomes of records."""

import ast
import json
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

from shamble.games import new_game
from shamble.lab import agreement, compiling
from shamble.lab.compiling import (
    BESIDES,
    COMPILED,
    DICTS,
    INTERPRETED,
    STAND_INS,
    TOOLS,
    compiled_modules,
    make_ready,
    with_dict,
)
from shamble.lab.finals import with_finals
from shamble.lab.lifting import SUFFIX, lifted, record_names

from ..source import nodes

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "shamble"


@cache
def compiled() -> list[Path]:
    """The modules that are compiled, which are looked for by what all say."""
    return list(compiled_modules(SOURCE))


def layers() -> list[list[str]]:
    """The packages of each layer, the highest first."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (found,) = (one["layers"] for one in read["tool"]["importlinter"]["contracts"] if one["type"] == "layers")
    return [[name.strip(" ()") for name in layer.split("|")] for layer in found]


def test_whole_packages_are_compiled_and_the_exceptions_exist_and_have_reasons() -> None:
    known = {name for layer in layers() for name in layer}
    assert set(COMPILED) <= known
    assert all((SOURCE / name).is_file() and reason for name, reason in INTERPRETED.items())
    assert all(Path(name).parts[0] in COMPILED for name in INTERPRETED)
    modules = [path.as_posix() for path in compiled()]
    assert not {"engine/held.py", "rules/combat/one_die.py", "rules/missions/modules.py"} & set(modules)
    assert "engine/play.py" in modules, "by this one `shamble --version` knows"
    assert not set(modules) & set(INTERPRETED)
    assert len(modules) == len(set(modules)) > 200


def test_nothing_is_looked_for_in_a_literal_that_is_put_together() -> None:
    for path in compiled():
        for one in nodes(SOURCE / path):
            if isinstance(one, ast.Compare) and any(isinstance(how, ast.In | ast.NotIn) for how in one.ops):
                parts = [part for among in one.comparators for part in ast.iter_child_nodes(among)]
                among_parts = [part for part in parts if isinstance(part, ast.Starred)]
                assert not among_parts, f"{path}:{one.lineno}: mypyc breaks down at `in (a, *b)`: give it a name"


def test_nothing_that_is_compiled_is_copied_by_the_copy_module() -> None:
    for path in compiled():
        imported = {one.module for one in nodes(SOURCE / path) if isinstance(one, ast.ImportFrom)}
        imported |= {name.name for one in nodes(SOURCE / path) if isinstance(one, ast.Import) for name in one.names}
        assert "copy" not in imported, f"{path}: a compiled class is not made without its arguments; make it anew"


def functions(path: Path) -> dict[str, str]:
    """The public functions of a module, with what they get and return."""
    found = [one for one in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(one, ast.FunctionDef)]
    return {
        one.name: f"{ast.unparse(one.args)} -> {ast.unparse(one.returns or one)}"
        for one in found
        if not one.name.startswith("_")
    }


def test_stand_ins_have_the_functions_of_the_modules_that_they_stand_in_for() -> None:
    modules = [path.as_posix() for path in compiled()]
    for name, reason in STAND_INS.items():
        assert reason
        assert name in modules
        stand_in = ROOT / TOOLS / Path(name).name
        assert functions(stand_in) == functions(SOURCE / name)
        assert functions(stand_in)


def test_single_modules_that_are_compiled_exist_and_stand_in_no_compiled_package() -> None:
    assert all((SOURCE / name).is_file() for name in BESIDES)
    assert not any(Path(name).parts[0] in COMPILED for name in BESIDES)


def test_no_docstring_that_is_read_is_compiled_away() -> None:
    for path in compiled():
        text = (SOURCE / path).read_text(encoding="utf-8")
        assert "\n@condition(" not in text, path
        assert "\n@effect(" not in text, path


def test_nothing_that_is_compiled_imports_a_package_above_it_that_is_not() -> None:
    lowest = [name for layer in layers()[::-1] for name in layer]
    below = set(lowest[: max(lowest.index(name) for name in COMPILED) + 1])
    for path in compiled():
        imported = [one.module or "" for one in nodes(SOURCE / path) if isinstance(one, ast.ImportFrom)]
        above = {name.split(".")[1] for name in imported if name.startswith("shamble.")} - below
        assert not above, path


MODULE = '''"""A module."""

from __future__ import annotations

from typing import ClassVar

from shamble.engine.agenda import Frame, frame

Pair = tuple[int, int]
LIMIT = 3
KNOWN: dict[object, int] = {}
KNOWN[Pair] = LIMIT


class Waiting(Frame, tag="waiting"):
    """Somebody waits."""

    beside: ClassVar[Plain]
    pairs: tuple[Pair, ...] = ()

    def holds(self, game: object, of: str) -> list[int]:
        return [_first(pair) for pair in self.pairs]


def _first(pair: Pair) -> int:
    return pair[0]


class Plain:
    """No record."""


def wait() -> int:
    return LIMIT + _first((1, 2)) + len(Waiting().pairs)
'''


def test_records_are_lifted_with_what_they_refer_to_and_lines_stay() -> None:
    records = record_names([ast.parse("class Frame(msgspec.Struct): ..."), ast.parse(MODULE)])
    parted = lifted("shamble.rules.waiting", MODULE, records)
    assert parted is not None
    module, holder = parted
    assert [one.name for one in ast.parse(holder).body if isinstance(one, ast.ClassDef)] == ["Waiting"]
    assert "def _first" in holder
    assert "Pair = " in holder
    assert "LIMIT" not in holder
    assert f"from shamble.rules.waiting{SUFFIX} import Pair as Pair, Waiting as Waiting, _first as _first" in module
    before, (*after, handed_over) = MODULE.splitlines(), module.splitlines()
    assert handed_over.endswith(f'["shamble.rules.waiting{SUFFIX}"]).update(Plain=Plain)')
    assert len(before) == len(after)
    assert before.index("def wait() -> int:") == after.index("def wait() -> int:")
    assert lifted("shamble.rules.plain", "class Plain: ...\n", records) is None


def test_a_protocol_of_a_dict_becomes_one_and_lines_stay() -> None:
    for name, protocol in DICTS.items():
        before = (SOURCE / name).read_text(encoding="utf-8")
        after = with_dict(before, protocol)
        assert f"class {protocol}(Protocol)" in before
        assert f"class {protocol}" not in after
        assert f"\n{protocol} = dict[" in after
        assert before.splitlines()[-1] == after.splitlines()[-1]
        assert len(before.splitlines()) == len(after.splitlines())


def test_constants_are_marked_and_nothing_else() -> None:
    lines = ["A = 1", "B: dict[str, int] = {}", "C, D = 1, 2", "E = 1", "E = 2", "F = TypeVar('F')", "low = 3"]
    source = "\n".join(["import re", *lines, "G = re.compile('ä')"])
    assert with_finals(source).splitlines() == [
        "from typing import Final; import re",
        "A: Final = 1",
        "B: Final[dict[str, int]] = {}",
        *lines[2:],
        "G: Final = re.compile('ä')",
    ]
    assert with_finals("A = 1\n") == "A = 1\n", "what needs nothing else needs no import"
    future = "from __future__ import annotations"
    changed = "\n".join([future, "A = 1", "B = 2", "def f():", "    global A", "    A = 3"])
    assert with_finals(changed).splitlines()[:3] == [f"{future}; from typing import Final", "A = 1", "B: Final = 2"]


PLAYED = """
import sys, msgspec
from shamble.editions import EDITIONS
from shamble.games import new_game

print(new_game("RM-T1", seed=1).state_hash())
assert list(EDITIONS.values())
lifted = [module for name, module in list(sys.modules.items()) if name.endswith(sys.argv[1])]
named = [one for module in lifted for one in vars(module).values() if isinstance(one, type)]
print(len([msgspec.inspect.type_info(one) for one in named if issubclass(one, msgspec.Struct)]))
"""
"""A game is begun, and every lifted record is looked at as if it were read from a save."""


def test_a_plan_names_every_module_and_no_record_is_left_in_one(tmp_path: Path) -> None:
    make_ready(ROOT, tmp_path)
    plan = json.loads((tmp_path / "plan.json").read_text(encoding="utf-8"))
    trees = [ast.parse((tmp_path / name).read_text(encoding="utf-8")) for name in plan["modules"]]
    assert (tmp_path / "setup.py").is_file()
    assert (tmp_path / "remembered.h").is_file()
    classes = [one for tree in trees for one in tree.body if isinstance(one, ast.ClassDef)]
    assert not [one.name for one in classes if one.keywords], "mypyc would drop what a record is told"
    holders = list((tmp_path / "src").rglob(f"*{SUFFIX}.py"))
    assert len(holders) > 50
    run = subprocess.run(
        [sys.executable, "-c", PLAYED, SUFFIX],
        env={"PYTHONPATH": str(tmp_path / "src"), "HOME": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    begun, resolved = run.stdout.split()
    assert begun == new_game("RM-T1", seed=1).state_hash(), "the sources are the same game"
    assert int(resolved) > 100, "records of which msgspec finds all that their annotations name"


def test_without_a_c_compiler_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert compiling.main([str(tmp_path)]) == 2
    assert "no C compiler 'no-such-compiler'" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_trails_tell_games_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreement, "GAMES_PER_EDITION", 1)
    monkeypatch.setattr(agreement, "MOST_CHOICES", 3)
    monkeypatch.setattr(agreement, "LONG", 30)
    first = list(agreement.trails())
    assert first == list(agreement.trails())
    monkeypatch.setattr(agreement, "MOST_CHOICES", 4)
    monkeypatch.setattr(agreement, "LONG", 31)
    assert not set(first) & set(agreement.trails())
