"""The page's scripts are typed by JSDoc; TypeScript checks them where it is installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from ..conftest import need

ROOT = Path(__file__).parents[2]


def test_types_of_the_scripts() -> None:
    local = ROOT / "node_modules" / ".bin" / "tsc"
    found = str(local) if local.exists() else shutil.which("tsc")
    checker = need(found, "TypeScript", "npm install --no-package-lock")
    checked = subprocess.run([checker, "-p", str(ROOT / "jsconfig.json")], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
