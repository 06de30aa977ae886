"""The compiled build: the same sources, of which those that a game runs through all the time are compiled by mypyc.

`python -m shamble.lab.compiling FOLDER` makes the sources ready in a folder and builds a wheel there (`make fast`).
"""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from shamble import __version__
from shamble.errors import ShambleError
from shamble.lab.finals import with_finals
from shamble.lab.lifting import SUFFIX, lifted, record_names

CHECKOUT = Path(__file__).parents[3]
PACKAGE = "shamble"
COMPILED = ("engine", "board", "world", "rules", "bots")
"""The packages that a game runs through all the time, and those who think it through."""
BESIDES = ("envs/actions.py", "envs/observing.py")
"""Single modules of other packages that are compiled."""
INTERPRETED: Mapping[str, str] = {
    "bots/__init__.py": "a list of names",
    "bots/findings.py": "reads files, and imports packages above",
    "bots/own.py": "reads bots that others have written",
    "engine/decisions.py": "records alone",
    "engine/events.py": "records alone",
    "rules/frames.py": "records alone",
    "rules/house/rules.py": "a list of names",
    "rules/rule.py": "rules as values: they are read once, when a game is set up",
}
"""The modules of these packages that are left as they are, and why."""
STAND_INS: Mapping[str, str] = {
    "engine/splitmix.py": "numbers of 64 bits, which the compiler has to be told; as Python's it is slow with them",
}
"""The modules for which one of the same name in tools/fast is compiled (it would not run as Python), and why."""
DICTS: Mapping[str, str] = {"engine/hooks.py": "Table"}
"""The protocols that say of a dict which value belongs to a key: compiled, each is a plain dict, looked up directly."""
_OUTSIDE = frozenset(["str", "int", "tuple", "list", "dict", "frozenset", "Rule"])
_READ = frozenset(["condition", "effect"])
ALONGSIDE = ("pyproject.toml", "README.md", "LICENSE")
TOOLS = Path("tools", "fast")
BUILT_WITH = ("setup.py", "remembered.h")
MYPY = "[mypy]\nmypy_path = src\nexplicit_package_bases = true\nnamespace_packages = true\nfollow_imports = silent\n"


def compiled_modules(package: Path) -> Iterator[Path]:
    """The modules below a package's folder that are compiled, as paths below it."""
    for name in COMPILED:
        for path in sorted((package / name).rglob("*.py")):
            below = path.relative_to(package)
            if below.as_posix() not in INTERPRETED and not _cannot_be(ast.parse(path.read_text(encoding="utf-8"))):
                yield below
    yield from map(Path, BESIDES)


def _cannot_be(tree: ast.Module) -> bool:
    """Whether a module has what mypyc cannot compile, besides records.

    Classes on top of built-in or interpreted ones; words of Missions, whose docstrings are read: compiled functions
    have none.
    """
    for one in tree.body:
        if isinstance(one, ast.ClassDef) and not _OUTSIDE.isdisjoint(
            ast.unparse(base).split("[")[0] for base in one.bases
        ):
            return True
        calls = [word for word in getattr(one, "decorator_list", ()) if isinstance(word, ast.Call)]
        if not _READ.isdisjoint(ast.unparse(call.func) for call in calls):
            return True
    return False


def with_dict(source: str, protocol: str) -> str:
    """The module with a protocol of functions by their point as a dict; no line gets another number."""
    (one,) = [one for one in ast.parse(source).body if isinstance(one, ast.ClassDef) and one.name == protocol]
    lines, end = source.splitlines(), one.end_lineno or one.lineno
    lines[one.lineno - 1 : end] = [f"{protocol} = dict[Any, tuple[Any, ...]]", *[""] * (end - one.lineno)]
    return "\n".join(lines) + "\n"


def make_ready(checkout: Path, folder: Path) -> None:
    """Copy the sources into a folder: records of compiled modules in modules of their own, constants marked."""
    package = folder / "src" / PACKAGE
    shutil.rmtree(folder / "src", ignore_errors=True)
    shutil.copytree(checkout / "src" / PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ALONGSIDE:
        shutil.copy(checkout / name, folder)
    for name in BUILT_WITH:
        shutil.copy(checkout / TOOLS / name, folder)
    modules = list(compiled_modules(package))
    every = [path for name in COMPILED for path in (package / name).rglob("*.py")]
    records = record_names([ast.parse(path.read_text(encoding="utf-8")) for path in every])
    for below in modules:
        path = package / below
        module = ".".join([PACKAGE, *below.with_suffix("").parts])
        source = path.read_text(encoding="utf-8")
        if below.as_posix() in DICTS:
            source = with_dict(source, DICTS[below.as_posix()])
        parted = lifted(module, source, records)
        if parted is not None:
            source, holder = parted
            path.with_name(f"{path.stem}{SUFFIX}.py").write_text(holder, encoding="utf-8")
        path.write_text(with_finals(source), encoding="utf-8")
    plan = {"version": __version__, "modules": [f"src/{PACKAGE}/{below.as_posix()}" for below in modules]}
    (folder / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
    (folder / "mypy.ini").write_text(MYPY, encoding="utf-8")


def check_tools() -> None:
    """Refuse what cannot be compiled here, and say what to install."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        raise ShambleError(
            f"make fast: there is no C compiler {compiler!r} here. Install one (Debian: apt install gcc), or name "
            "another with CC=...; the plain package needs none."
        )
    missing = [name for name in ("mypyc", "setuptools") if importlib.util.find_spec(name) is None]
    if missing:
        raise ShambleError(f"make fast: {' and '.join(missing)} missing: pip install 'shamble[fast]'")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        raise ShambleError(f"make fast: Python's headers are missing ({header}). Debian: apt install python3-dev")


def build(checkout: Path, folder: Path) -> Path:
    """The wheel, built in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    make_ready(checkout, folder)
    for name in STAND_INS:
        shutil.copy(checkout / TOOLS / Path(name).name, folder / "src" / PACKAGE / name)
    wheels = folder / "dist"
    for earlier in (wheels, *(folder / "build").glob("lib*")):  # files that are gone since would come along
        shutil.rmtree(earlier, ignore_errors=True)
    command = [sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", wheels.name]
    if subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONWARNINGS": "ignore"}, check=False).returncode:
        raise ShambleError("make fast: the wheel could not be built; see above")
    return next(wheels.glob("*.whl"))


def main(arguments: Sequence[str]) -> int:
    """Build the wheel in the folder that is named."""
    try:
        check_tools()
        print(build(CHECKOUT, Path(arguments[0]).absolute()))
    except ShambleError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
