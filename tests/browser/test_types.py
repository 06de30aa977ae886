"""The page's scripts are typed by JSDoc; TypeScript checks them where it is installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_types_of_the_scripts() -> None:
    local = ROOT / "node_modules" / ".bin" / "tsc"
    checker = str(local) if local.exists() else shutil.which("tsc")
    if checker is None:
        pytest.skip("checking the scripts needs TypeScript: npm install --no-package-lock")
    checked = subprocess.run([checker, "-p", str(ROOT / "jsconfig.json")], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
