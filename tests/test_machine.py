"""What the machine has to have: who could install it must, others are told."""

from __future__ import annotations

import os

import pytest

from .conftest import need


@pytest.mark.parametrize(("user", "ci"), [(0, ""), (1000, "true"), (0, "1")])
def test_where_it_could_be_installed_a_missing_program_fails(
    monkeypatch: pytest.MonkeyPatch, user: int, ci: str
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setenv("CI", ci)
    with pytest.raises(pytest.fail.Exception, match="this test needs chromium: apt-get install chromium"):
        need(None, "chromium", "apt-get install chromium")


def test_elsewhere_a_missing_program_skips_and_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="this test needs chromium: apt-get install chromium"):
        need(None, "chromium", "apt-get install chromium")
    assert need("/usr/bin/chromium", "chromium", "apt-get install chromium") == "/usr/bin/chromium"
