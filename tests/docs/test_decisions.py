import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def dependencies() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    wanted += json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    return {re.split(r"[<>=~!;\[ ]", requirement)[0] for requirement in wanted} - {project["project"]["name"]}


def test_every_dependency_has_its_reason() -> None:
    text = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"^- \*\*(.+?)\*\*", text, flags=re.MULTILINE))
    assert dependencies() - {"types-PyYAML"} == explained
