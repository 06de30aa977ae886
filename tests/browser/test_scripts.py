"""The page's scripts: TypeScript checks the types in their comments, Biome their form and common mistakes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from ..conftest import need

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("program", "name", "arguments"),
    [("tsc", "TypeScript", ["-p", "jsconfig.json"]), ("biome", "Biome", ["check", "--error-on-warnings"])],
)
def test_scripts_are_checked(program: str, name: str, arguments: list[str]) -> None:
    local = ROOT / "node_modules" / ".bin" / program
    found = str(local) if local.exists() else shutil.which(program)
    checker = need(found, name, "npm install --no-package-lock")
    checked = subprocess.run([checker, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
