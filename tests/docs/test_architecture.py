"""docs/architecture.md and the contract that `make test` checks name the same layers in the same order."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

from ..source import nodes

ROOT = Path(__file__).parents[2]


def _contract() -> list[list[str]]:
    """The layers of the contract, from the top, without what may be missing."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in told if one["type"] == "layers")
    return [[name for name in layer.split(" | ") if not name.startswith("(")] for layer in layers]


def _page() -> str:
    return (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_the_page_lists_the_layers_of_the_contract_in_their_order() -> None:
    told = re.findall(r"^\| `(\w+)/?` \|", _page(), re.MULTILINE)
    assert told == [name for layer in _contract() for name in layer]


def test_every_package_has_a_line() -> None:
    packages = {path.parent.name for path in (ROOT / "src" / "shamble").glob("*/__init__.py")}
    assert packages <= {name for layer in _contract() for name in layer}


def test_no_layer_is_a_group_of_mutual_friends() -> None:
    told = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert ":" not in told[told.index("layers = [") :].partition("]")[0]


def test_the_contract_forbids_every_module_with_an_edition_to_every_other_package() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    contract = next(one for one in told if one["type"] == "forbidden")
    source = ROOT / "src" / "shamble"
    editions = {path.stem for path in (source / "editions").glob("*.py") if "= Edition(" in path.read_text("utf-8")}
    packages = {path.parent.name for path in source.glob("*/__init__.py")} - {"editions"}
    assert contract["forbidden_modules"] == [f"shamble.editions.{name}" for name in sorted(editions)]
    assert contract["source_modules"] == [f"shamble.{name}" for name in sorted(packages)]


def test_nobody_above_the_rules_looks_into_frames() -> None:
    order = [name for layer in _contract() for name in layer]
    above = order[: order.index("missions")]
    assert {"table", "text", "bots", "scenario", "lab"} <= set(above)
    files = [path for name in above for path in sorted((ROOT / "src" / "shamble" / name).rglob("*.py"))]
    looking = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in files
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and node.attr in ("agenda", "innermost")
    ]
    assert looking == []
