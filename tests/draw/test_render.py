import struct
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from shamble.cli import main
from shamble.draw import font_files, png
from shamble.games import new_game


def size_of(path: Path) -> tuple[int, int]:
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_a_mission_as_svg(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert main(["render", "RM-M01", "-o", str(file)]) == 0
    assert ET.parse(file).getroot().get("aria-label") == "Gas Run"


def test_a_mission_as_png(tmp_path: Path) -> None:
    turned, upright, light = (tmp_path / f"{name}.png" for name in ("turned", "upright", "light"))
    assert main(["render", "RM-M01", "-o", str(turned), "--width", "300"]) == 0
    assert main(["render", "RM-M01", "-o", str(upright), "--width", "300", "--upright"]) == 0
    assert main(["render", "RM-M01", "-o", str(light), "--width", "300", "--light"]) == 0
    assert size_of(turned) == size_of(light)
    assert size_of(turned)[0] == size_of(upright)[0] == 300
    assert size_of(turned)[1] < 300 < size_of(upright)[1]
    assert light.read_bytes() != turned.read_bytes()


def test_the_font_comes_along() -> None:
    assert all(Path(file).is_file() for file in font_files())
    word, blank = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 20"><text y="18">{text}</text></svg>'
        for text in ("7", " ")
    )
    assert png(word, 50) != png(blank, 50)


def test_a_saved_game(tmp_path: Path) -> None:
    game = new_game("RM-T1", seed=4)
    save = tmp_path / "game.json"
    save.write_text(game.to_json(), encoding="utf-8")
    assert main(["render", str(save), "-o", str(tmp_path / "board.svg"), "--light", "--turned"]) == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["RM-M99", "-o", "x.svg"], "RM-M99"),
        (["RM-M01", "-o", "x.gif"], ".svg or .png"),
        (["RM-M01", "-o", "x.svg", "--width", "300"], "--width"),
        (["RM-M01", "-o", "x.png", "--width", "0"], "--width"),
        (["nowhere.json", "-o", "x.svg"], "nowhere.json"),
        (["RM-M01", "-o", "no/such/folder/x.svg"], "cannot be written"),
    ],
)
def test_mistakes_are_told(
    arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["render", *arguments]) == 2
    assert told in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
