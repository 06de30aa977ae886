"""`shamble sheet`: what stands on the sheet of a Mission, and the pages of its PDF."""

import re
import zlib
from pathlib import Path

import msgspec
import pytest

from shamble.bots import BEST, VERSIONS
from shamble.bots.findings import how_hard, own_file
from shamble.cli import main
from shamble.content.difficulty import Difficulty, mission_digest
from shamble.draw import board_svg
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.games.campaign import begin
from shamble.games.campaign_story import story_of
from shamble.games.missions import find_mission
from shamble.lab.measuring import write_difficulty
from shamble.sheet import PAPERS, SheetWords, contents, pdf
from shamble.sheet.campaign_sheets import campaign_pdf
from shamble.sheet.pages import SMALLER

MISSIONS = sorted(EDITIONS["classic"].pack.missions)


def sheet_of(mission: str, edition: str = "classic") -> SheetWords:
    pack = EDITIONS[edition].pack
    game, found = new_game(mission), find_mission(pack, mission)
    return contents(game, found, pack, how_hard(game, found))


def changed(tmp_path: Path, **changes: str) -> str:
    """RM-M01 under another name, with lines in place of others."""
    text = (
        (EDITIONS["classic"].folder / "missions" / "RM-M01.yaml")
        .read_text(encoding="utf-8")
        .replace("id: RM-M01", "id: mine")
    )
    for key, line in changes.items():
        text = re.sub(rf"^{key}:.*$", line, text, count=1, flags=re.MULTILINE)
    path = tmp_path / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def pages_of(data: bytes) -> list[str]:
    """The words of each page, read back from the file: its text is written as numbers of glyphs."""
    tables = [
        {int(a, 16): chr(int(b, 16)) for a, b in re.findall(rb"<([0-9A-F]{4})> <([0-9A-F]{4})>", table)}
        for table in re.findall(rb"beginbfchar(.*?)endbfchar", data, re.DOTALL)
    ]
    pages = []
    for packed in re.findall(rb"stream\n(.*?)\nendstream", data, re.DOTALL):
        page = zlib.decompress(packed) if packed.startswith(b"x") else b""
        if not page.startswith(b"2 J"):
            continue
        font, words = 0, []
        for found in re.finditer(rb"/F(\d+) [\d.]+ Tf|\(((?:[^()\\]|\\.)*)\) Tj", page, re.DOTALL):
            if found[1]:
                font = int(found[1]) - 1
                continue
            raw = re.sub(rb"\\(.)", lambda sign: {b"r": b"\r", b"n": b"\n"}.get(sign[1], sign[1]), found[2], flags=re.S)
            glyphs = [raw[at] << 8 | raw[at + 1] for at in range(0, len(raw) - 1, 2)]
            words.append("".join(tables[font].get(glyph, "?") for glyph in glyphs))
        pages.append(" ".join(" ".join(words).split()))
    return pages


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_has_a_whole_sheet(mission: str) -> None:
    sheet = sheet_of(mission)
    found = EDITIONS["classic"].pack.missions[mission]
    assert sheet.title == found.title
    assert all((sheet.win, sheet.lose or found.competitive, sheet.needs))
    assert sheet.special_rules == found.special_rules
    lying = sum(row.number for row in sheet.rows)
    assert lying >= len(found.doors) + len(found.spawns) + len(found.objectives) + len(found.triggers)


def test_what_stands_on_a_sheet() -> None:
    sheet = sheet_of("RM-M01")
    assert sheet.facts == ("RM-M01", "easy", "60 minutes", "6 to 12 Survivors")
    assert sheet.needs == ("Rue Morgue (tiles 1R, 4V, 5R, 6R, 8R, 9R)",)
    assert sheet.grid == ((("5R", 90), ("8R", 90)), (("1R", 180), ("6R", 0)), (("4V", 0), ("9R", 270)))
    assert sheet.win == ("All Survivors who began the game are in the Exit Zone at the end of a round.",)
    assert sheet.lose == ("A Survivor dies.",)
    assert [(row.number, row.name, row.places) for row in sheet.rows] == [
        (1, "Starting Zone of the Survivors", "1R.S1"),
        (1, "Exit", "9R.H"),
        (3, "Closed door", "1R.B – 1R.S2, 6R.B – 8R.S2, 8R.B – 8R.S2"),
        (1, "Locked blue door: until the blue Objectives are taken", "4V.L1 – 1R.S2"),
        (1, "Blue Objective", "8R.A"),
        (2, "Red Objective", "5R.A, 6R.C"),
        (4, "Spawn Zone", "5R.S5 (locators 1, 2), 8R.S1 (locators 3), 9R.S5 (locators 4), 5R.S1 (locators 5, 6)"),
        (1, "Helicopter", "9R.H"),
    ]


@pytest.mark.parametrize(("mission", "edition"), [
    ("RM-M01", "classic"), ("SE-M2", "second-edition"), ("WZ-M3", "second-edition"), ("AD-M2", "army-of-the-dead"),
])  # fmt: skip
def test_a_sheet_names_only_zones_that_its_map_shows(mission: str, edition: str) -> None:
    """Where tiles share a Zone the Mission may call it by the name of either; the map shows one of them."""
    sheet, game = sheet_of(mission, edition), new_game(mission)
    told = [*(row.places for row in sheet.rows), *(card.back for card in sheet.cards)]
    named = {name for text in told for name in re.findall(r"\b(?:[0-9]+[A-Z]|R[0-9]+)\.[A-Z]+[0-9]*", text)}
    shown = set(re.findall(r">([^<>]+)</text>", board_svg(game)))
    assert named
    assert named <= shown & {zone.name for zone in game.setting.board.zones}


def test_other_things_of_a_mission_of_ones_own(tmp_path: Path) -> None:
    mine = changed(
        tmp_path,
        lose="lose: []",
        exit="exit: 9R.H\nstairs: [[9R.H, 9R.S4]]\nzombies: {1R.A: {Skinner Walker: 2}, 1R.B: {Skinner Walker: 1}}",
    )
    sheet = sheet_of(mine)
    assert sheet.lose == ("No Survivor is left alive.",)
    rows = {row.name: (row.number, row.places) for row in sheet.rows}
    assert rows["Stairs"] == (1, "9R.H – 9R.S4")
    assert rows["Skinner Walker"] == (3, "1R.A (2), 1R.B")


def test_rivals_end_the_game_and_what_differs_is_told(tmp_path: Path) -> None:
    sheet = sheet_of("RM-M11")
    assert sheet.facts[-2:] == ("2 teams", "rival teams")
    assert sheet.win_title == "The game ends, and the team with the most experience wins, when"
    assert (sheet.win, sheet.lose) == (("All Objectives are taken.", "No Survivor is left alive."), ())
    assert sheet.setup == ("Each team draws by lot where it starts",)
    mine = changed(
        tmp_path,
        win="win: [{taken: all}, {any: [{kills: 20}, {round: 9}]}]",
        exit="exit: 9R.H\nspawn_dice: -1\ndanger_at_least: orange\ncards: [{card: Katana, zone: 1R.A}]",
        story="story: Fog.",
    )
    sheet = sheet_of(mine)
    assert sheet.story == "Fog."
    assert sheet.setup == ("Spawn dice: -1", "Zombie cards are read at least at the orange line")
    assert sheet.win_title == "You win when all of these are true"
    assert sheet.win[1] == "Either you have killed 20 Zombies or round 9 begins."
    [katana] = [row for row in sheet.rows if row.name == "Katana (Equipment card)"]
    assert katana.places == "1R.A"
    assert katana.sign is not None, "the sign that the map shows where it lies"


def test_how_hard_it_is_stands_on_the_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    mine = changed(tmp_path)
    assert sheet_of(mine).measured == "Not measured yet: no bot has played it often enough."
    found = Difficulty(
        bot=BEST,
        version=VERSIONS[BEST],
        games=200,
        won=50,
        low=19.5,
        high=31.4,
        rounds=11.2,
        decisions=400,
        lost_by={"lose 1": 150},
        lost_round=7,
        seeds=(1, 200),
        when="2026-11-15",
        digest=mission_digest(find_mission(EDITIONS["classic"].pack, mine)),
    )
    write_difficulty(own_file(), "mine", found)
    told = (
        "Bots win 25 % (20 to 31 %) of 200 games, 11.2 rounds on average. "
        "Most lost games are lost because a Survivor dies, half of them by round 7."
    )
    assert sheet_of(mine).measured == told
    file = tmp_path / "sheet.pdf"
    assert main(["sheet", mine, "-o", str(file)]) == 0
    assert told in pages_of(file.read_bytes())[0]
    write_difficulty(own_file(), "mine", msgspec.structs.replace(found, digest="of another form"))
    assert sheet_of(mine).measured == f"{told} This was measured before the last change."


def test_a_train_and_the_defeats_of_every_game_are_told() -> None:
    comes, waits = sheet_of("UA-M1", "undead-or-alive"), sheet_of("UA-M3", "undead-or-alive")
    assert comes.lose == (
        "The Train has left without somebody who is still on the board.",
        "The Train has left with a Zombie aboard.",
        "A Survivor dies.",
        "7 Spawn tokens are active.",
        "The last Survivor leaves the board before every goal is met.",
    )
    told = [row.places for sheet in (comes, waits) for row in sheet.rows if row.name == "Train"]
    assert told == [
        "comes in and drives east when a Players' Phase ends; its tiles lie as 10R 12V, 12R 10R, 10V 12R, "
        "then it leaves",
        "waits, then drives east when a Players' Phase ends; its tiles lie as 11V 10R 12V, 11V 12V 10R, then it leaves",
    ]


def test_objectives_that_are_laid_face_down_are_not_given_away() -> None:
    rows = {row.name: row.number for row in sheet_of("RM-M05").rows}
    assert rows["Objectives, mixed and laid face down (1 blue and 2 red)"] == 3
    assert "Blue Objective" not in rows


def test_cards_are_printed_on_pages_of_their_own() -> None:
    sheet = sheet_of("WZ-M4", "second-edition")
    rows = {row.name: (row.number, row.places) for row in sheet.rows}
    number, places = rows["Objective card"]
    assert (number, places.split("; ")[1]) == (9, "10 (10V.S7)")
    assert "3b (3R.B – 6R.S2)" in places
    assert rows["Light Beam"] == (1, "11V.S5, shining towards 11V.S8")
    assert sheet.cards[1].back == "Objective card 10: 10V.S7"
    assert sheet.cards[1].title == "The Corpse Pile"
    assert [card.back for card in sheet_of("WZ-M3", "second-edition").cards][
        -1
    ] == "Objective card 7pm: beside the board until 19:00"
    last = [card.back for card in sheet_of("WZ-M10", "second-edition").cards][-3:]
    assert last == ["Note 1, beside the board", *["After a victory: the first that fits"] * 2]
    pages = pages_of(pdf(new_game("WZ-M4", seed=0), sheet))
    given_away = [number for number, page in enumerate(pages) if "The Corpse Pile" in page]
    assert given_away == [len(pages) - 1], "the other pages give no card away"
    assert sheet_of("RM-T1").cards == ()


def test_the_pages(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    assert main(["sheet", "RM-M01", "-o", str(file)]) == 0
    data = file.read_bytes()
    assert b"/MediaBox [0 0 595.28 841.89]" in data
    assert b"/Title (Gas Run)" in data
    first, second = pages_of(data)
    for told in ("Gas Run", "A helicopter waits", "You win when", "You lose when", "Tiles", "270°", "You need", "8R.A"):
        assert told in first
    assert "The helicopter cannot be flown." in first
    assert "Notes" in second
    assert "1 / 2" in first
    assert "2 / 2" in second
    game, pack = new_game("RM-M01"), EDITIONS["classic"].pack
    mission = pack.missions["RM-M01"]
    assert pdf(game, contents(game, mission, pack, how_hard(game, mission))) == data, "the same sheet is the same file"


def test_letter_and_long_rules_take_more_pages(tmp_path: Path) -> None:
    rules = "".join(
        f"\n  - Rule {n} of many that nobody can remember while the dead are at the door." for n in range(20)
    )
    mine = changed(tmp_path, special_rules=f"special_rules:{rules}")
    file = tmp_path / "sheet.pdf"
    assert main(["sheet", mine, "-o", str(file), "--paper", "letter"]) == 0
    data = file.read_bytes()
    assert b"/MediaBox [0 0 612.00 792.00]" in data
    pages = pages_of(data)
    assert len(pages) > 1
    assert "Rule 19" in " ".join(pages)
    assert all(f"{at} / {len(pages)}" in page for at, page in enumerate(pages, 1))


def test_mistakes_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, told in (
        (["RM-M01", "-o", str(tmp_path / "x.png")], "must end in .pdf"),
        (["RM-M99", "-o", str(tmp_path / "x.pdf")], "RM-M99"),
        (["RM-T1", "-o", str(tmp_path / "no" / "x.pdf")], "cannot be written"),
    ):
        assert main(["sheet", *arguments]) == 2
        assert told in capsys.readouterr().err


def test_a_map_shrinks_only_so_far() -> None:
    assert SMALLER[0] == 1.0
    assert min(SMALLER) > 0.75
    assert set(PAPERS) == {"a4", "letter"}


def test_the_sheets_of_a_campaign_tell_what_is_kept_and_achieved_but_nothing_hidden() -> None:
    campaign = EDITIONS["second-edition"].pack.campaigns["infected-state"]
    sheets = {"Tess": {"equipment": ["Fire Axe"], "achievements": ["Oath"]}, "Amy": {}}
    team = ["Radio Contact", "President Saved"]
    kept: dict[str, object] = {"sheets": {"sheets": sheets, "dead": {"Ned": {}}, "achievements": team}}
    first, last = pages_of(campaign_pdf(story_of(begin(campaign, kept=kept)), "letter"))
    assert "Equipment kept Fire Axe Achievements, own and of the team Oath, Radio Contact Amy" in first
    assert "Ned Infected State Dead" in last
    assert "President" not in first + last
