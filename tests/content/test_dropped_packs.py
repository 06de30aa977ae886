"""Packs that somebody drops into the data folder: a sound one is in play, a broken one is listed with its faults."""

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from shamble.editions import EDITIONS
from shamble.files.reading import LARGEST_FILE
from shamble.games import new_game
from shamble.packs import FAULTY, READY, in_play, on_shelf, read_pack
from shamble.packs.dropped_files import MOST_FILES

Drop = Callable[..., Path]
Edit = Callable[[str, str, str], None]


@pytest.fixture
def edit(drop: Drop) -> Edit:
    """Drops the example and replaces the first occurrence of a text in one of its files."""
    folder = drop()

    def replace(file: str, old: str, new: str) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return replace


def _faults(packs: Path, name: str = "night-shift") -> list[str]:
    return [str(fault) for fault in read_pack(packs / name).faults]


def test_the_example_of_the_page_is_in_play(drop: Drop) -> None:
    drop()
    [pack] = on_shelf()
    assert (pack.name, pack.state, pack.faults) == ("night-shift", READY, ())
    content = in_play("classic")
    assert content.missions["last-round"].title == "The Last Round"
    assert content.home_of(content.missions["last-round"]) == "night-shift"
    assert content.home_of(content.missions["RM-T1"]) == "RM"
    assert {"yard"} == content.tiles.keys() - EDITIONS["classic"].pack.tiles.keys()
    assert {"Bone Saw"} == content.equipment.keys() - EDITIONS["classic"].pack.equipment.keys()
    assert list(content.own_survivors) == ["Vera"]
    assert list(content.boxes)[-1] == "night-shift"
    assert content.zombie_cards[-1].box == "night-shift"


def test_what_is_built_in_stays_as_it_is(drop: Drop) -> None:
    before = EDITIONS["classic"].pack
    assert in_play("classic") is before
    drop()
    assert EDITIONS["classic"].pack is before
    assert new_game("RM-T1").setting.content_hash == before.hash
    assert not new_game("RM-T1").setting.setup.packs


def test_a_folder_is_read_again_when_it_changes_and_only_then(edit: Edit, packs: Path) -> None:
    first = in_play("classic")
    assert in_play("classic") is first
    edit("missions/last-round.yaml", "The Last Round", "The Very Last Round")
    assert in_play("classic").missions["last-round"].title == "The Very Last Round"
    shutil.rmtree(packs / "night-shift")
    assert in_play("classic") is EDITIONS["classic"].pack


def test_comments_change_no_hash(edit: Edit) -> None:
    before = in_play("classic").hash
    edit("missions/last-round.yaml", "format: 1", "# A remark.\nformat: 1")
    assert in_play("classic").hash == before
    edit("missions/last-round.yaml", "minutes: 30", "minutes: 31")
    assert in_play("classic").hash != before


def test_a_pack_needs_no_file_about_itself(drop: Drop, packs: Path) -> None:
    (drop() / "pack.yaml").unlink()
    assert in_play("classic").dropped["night-shift"].title == "night-shift"


def test_single_files_are_packs_as_well(drop: Drop, packs: Path) -> None:
    folder = drop()
    (folder / "survivors/vera.yaml").rename(packs / "vera.yaml")
    (folder / "missions/last-round.yaml").rename(packs / "last-round.yml")
    shutil.rmtree(folder)
    states = {pack.name: [str(fault) for fault in pack.faults] for pack in on_shelf()}
    assert states["last-round"][0].startswith(
        'last-round.yml:11: tiles[0][1]: neither a box nor this pack has a tile "yard"'
    )
    assert states["vera"] == ['vera.yaml:7: starting_equipment[0]: no card "Bone Saw", did you mean "Concrete Saw"?']
    text = (packs / "vera.yaml").read_text(encoding="utf-8").replace("Bone Saw", "Concrete Saw")
    (packs / "vera.yaml").write_text(text, encoding="utf-8")
    assert "Vera" in in_play("classic").own_survivors
    (packs / "notes.yaml").write_text("a: b\n", encoding="utf-8")
    assert _faults(packs, "notes.yaml") == [
        "notes.yaml: is neither a Survivor (with blue, yellow, orange and red) nor a Mission (with tiles) "
        "nor a campaign (with missions)"
    ]


# ---------------------------------------------------------------------- broken ones


def test_a_broken_pack_stops_nothing_else(drop: Drop, packs: Path) -> None:
    drop()
    (packs / "broken/missions").mkdir(parents=True)
    (packs / "broken/missions/x.yaml").write_text("format: 2\n", encoding="utf-8")
    listed = {pack.name: pack for pack in on_shelf()}
    assert listed["night-shift"].state == READY
    assert listed["broken"].state == FAULTY
    assert str(listed["broken"].faults[0]) == "broken/missions/x.yaml:1: format: found 2, expected 1"
    assert "last-round" in in_play("classic").missions


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("pack.yaml", "name: night-shift", "name: day-shift", 'name: found "day-shift", expected the name'),
        ("pack.yaml", "author:", "autor:", 'autor: unknown key, did you mean "author"?'),
        ("missions/last-round.yaml", "box: RM", "box: night-shift", 'box: found "night-shift", expected the box that'),
        ("missions/last-round.yaml", "yard.B", "yard.C", 'objectives[0].zone: no Zone "yard.C" on that tile'),
        ("missions/last-round.yaml", "id: last-round", "id: first", 'id: found "first", expected the name of the file'),
        (
            "missions/last-round.yaml",
            "survivors: [6, 6]",
            "survivors: [3, 4]",
            "4 Survivors take part",
        ),
        ("missions/last-round.yaml", "from: designed", "from: designed\nmodule: spy", "no file missions/spy.py"),
        ("missions/last-round.yaml", "title: The Last Round", f"title: {'x' * 3000}", "title: is a text of more than"),
        ("tiles/yard.yaml", "box: night-shift", "box: RM", 'box: found "RM", expected the name of the pack'),
        ("tiles/yard.yaml", "{a: A, b: B, side: south", "{a: A, b: X, side: south", 'no Zone "X" on this tile'),
        (
            "tiles/yard.yaml",
            "[0, 300, 300, 700], place: mid-w",
            "[0, 200, 300, 700], place: mid-w",
            "zones[1]: lies on",
        ),
        ("equipment/tools.yaml", "name: Bone Saw", "name: pistol", 'there is a card "pistol" already'),
        ("equipment/tools.yaml", "night-shift: 2", "RM: 2", 'cards[0].boxes.RM: no box "RM"'),
        ("equipment/tools.yaml", "night-shift: 2", "night-shift: 900", "found 900 cards in this pack, expected 500"),
        ("equipment/tools.yaml", "dice: 3", "dice: 30", "cards[0].dice"),
        ("equipment/tools.yaml", "dice: 3", "dice: 3\n    traits: [glows]", 'no rule knows the trait "glows"'),
        (
            "equipment/tools.yaml",
            "dice: 3",
            "dice: 3\n    traits: [+1 free Reload]",
            "+1 free Reload is not in force here",
        ),
        ("equipment/tools.yaml", "name: Bone Saw", "name: 'Saw, bone'", "without comma or semicolon"),
        ("zombie-cards/wards.yaml", "Standard Walker: 1", "Standard Waker: 1", 'no kind of Zombie "Standard Waker"'),
        ("zombie-cards/wards.yaml", "box: night-shift", "box: S1", 'no box "S1"'),
        ("survivors/vera.yaml", "name: Vera", "name: amy", '"amy" is a Survivor of the box'),
        ("survivors/vera.yaml", "Lucky", "Luckyy", "orange[1]"),
    ],
)
def test_a_fault_is_told_with_its_place(edit: Edit, packs: Path, file: str, old: str, new: str, fault: str) -> None:
    edit(file, old, new)
    told = "\n".join(_faults(packs))
    assert fault in told
    assert "night-shift/" in told
    assert on_shelf()[0].state == FAULTY
    assert in_play("classic") is EDITIONS["classic"].pack


def test_hostile_files_get_a_fault(drop: Drop, packs: Path) -> None:
    bad = drop() / "survivors"
    (bad / "huge.yaml").write_bytes(b"a: " + b"x" * LARGEST_FILE)
    (bad / "deep.yaml").write_text("[" * 5000, encoding="utf-8")
    (bad / "binary.yaml").write_bytes(os.urandom(20) + b"\xff\xfe")
    (bad / "bomb.yaml").write_text("a: &a [x]\nb: [*a, *a]\n", encoding="utf-8")
    (bad / "tag.yaml").write_text("!!python/object/apply:os.system [ls]\n", encoding="utf-8")
    (bad / "list.yaml").write_text("- 1\n", encoding="utf-8")
    (bad / "empty.yaml").write_text("", encoding="utf-8")
    told = _faults(packs)
    for file, part in {
        "huge": "is larger than",
        "deep": "is nested deeper than",
        "binary": "is not UTF-8",
        "bomb": "anchors",
        "tag": "tags (!) are not allowed",
        "list": "found a list",
        "empty": "found nothing",
    }.items():
        assert any(fault.startswith(f"night-shift/survivors/{file}.yaml") and part in fault for fault in told), file


def test_links_and_pipes_are_refused_unread(drop: Drop, packs: Path, tmp_path: Path) -> None:
    folder = drop()
    secret = tmp_path / "secret.yaml"
    secret.write_text("password: 1\n", encoding="utf-8")
    (folder / "missions/linked.yaml").symlink_to(secret)
    (folder / "tiles/linked").symlink_to(tmp_path, target_is_directory=True)
    os.mkfifo(folder / "survivors/pipe.yaml")
    link = "is a link; a pack holds plain files and folders only"
    assert _faults(packs) == [
        f"night-shift/missions/linked.yaml: {link}",
        "night-shift/survivors/pipe.yaml: is no plain file",
        f"night-shift/tiles/linked: {link}",
    ]
    (packs / "elsewhere").symlink_to(tmp_path, target_is_directory=True)
    assert _faults(packs, "elsewhere") == [f"elsewhere: {link}"]


def test_too_much_is_refused(drop: Drop, packs: Path) -> None:
    folder = drop()
    for number in range(MOST_FILES + 1):
        (folder / f"{number}.png").write_bytes(b"")
    assert _faults(packs) == [f"night-shift: holds more than {MOST_FILES} files"]
    deep = packs / "deep/a/b/c/d"
    deep.mkdir(parents=True)
    assert _faults(packs, "deep") == ["deep/a/b/c/d: lies deeper than 3 folders"]


@pytest.mark.parametrize("name", ["RM", "rm", "custom", "a,b", " x", "x" * 41, "a\nb"])
def test_a_name_that_is_no_name_for_a_box(packs: Path, drop: Drop, name: str) -> None:
    drop(name)
    assert len(_faults(packs, name)) == 1
    assert [pack.state for pack in on_shelf()] == [FAULTY]


def test_strange_folders(packs: Path) -> None:
    (packs / "nothing").mkdir()
    (packs / "misspelt/mission").mkdir(parents=True)
    (packs / "misspelt/mission/a.yaml").write_text("a: 1\n", encoding="utf-8")
    (packs / "pack.zip").write_bytes(b"PK")
    (packs / "readme.txt").write_text("Not a pack.", encoding="utf-8")
    listed = {pack.name: [str(fault) for fault in pack.faults] for pack in on_shelf()}
    assert listed["nothing"][0].startswith("nothing: holds none of missions/*.yaml, tiles/*.yaml")
    assert listed["misspelt"][0] == 'misspelt/mission/a.yaml: is no file of a pack, did you mean "missions"?'
    assert listed["pack.zip"] == ["pack.zip: is neither a folder nor a YAML file; unpack it"]
    assert "readme.txt" not in listed


def test_two_packs_with_the_same_names(drop: Drop) -> None:
    drop("a-shift")
    drop("b-shift")
    first, second = on_shelf()
    assert (first.state, second.state) == (READY, FAULTY)
    assert [str(fault) for fault in second.faults] == [
        'b-shift: the Mission "last-round" is in the pack "a-shift" already',
        'b-shift: the tile "yard" is in the pack "a-shift" already',
        'b-shift: the card "Bone Saw" is in the pack "a-shift" already',
        'b-shift: the Survivor "Vera" is in the pack "a-shift" already',
    ]


@pytest.mark.parametrize("seed", range(40))
def test_a_damaged_pack_is_sound_or_has_faults_but_never_stops_anything(drop: Drop, packs: Path, seed: int) -> None:
    """Whatever becomes of a byte, a line or a word of a file."""
    folder, chance = drop(), random.Random(seed)
    path = chance.choice(sorted(folder.rglob("*.yaml")))
    lines = path.read_text(encoding="utf-8").splitlines()
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(lines))
        words = lines[at].split(" ")
        word = chance.randrange(len(words))
        lines[at] = chance.choice([
            "",
            lines[at] + lines[at],
            chance.choice(lines),
            " ".join([*words[:word], *words[word + 1 :]]),
            " ".join([*words[:word], chance.choice(["-1", "[]", "{}", "~", "999999", "\x00"]), *words[word + 1 :]]),
        ])  # fmt: skip
    path.write_text("\n".join(lines), encoding="utf-8")
    [pack] = on_shelf()
    assert (pack.state == FAULTY) == bool(pack.faults)
    if pack.state == READY and "last-round" in in_play("classic").missions:
        assert new_game("last-round").decision is not None
    assert new_game("RM-T1").decision is not None
