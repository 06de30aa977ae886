import re
from pathlib import Path

import pytest

from shamble.content import ContentError
from shamble.editions import EDITIONS

from .conftest import Edit


def faults_of(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        EDITIONS["classic"].content_in(folder)
    return [re.sub(r":\d+: ", ": ", str(fault), count=1) for fault in caught.value.faults]


def test_the_unchanged_copy_is_fine(pack_folder: Path) -> None:
    assert len(EDITIONS["classic"].content_in(pack_folder).tiles) == 68


def test_a_wrong_figure_is_named_with_file_place_and_line(pack_folder: Path, edit: Edit) -> None:
    edit(
        "equipment/melee.yaml",
        "accuracy: 4\n  damage: 2\n  door: noisy",
        "accuracy: 4\n  damage: much\n  door: noisy",
    )
    with pytest.raises(ContentError) as caught:
        EDITIONS["classic"].content_in(pack_folder)
    line = (pack_folder / "equipment/melee.yaml").read_text().split("\n").index("  damage: much") + 1
    problem = 'found "much", expected a whole number from 0 to 9'
    assert str(caught.value) == f"pack/equipment/melee.yaml:{line}: cards[5].damage: {problem}"


def test_faults_of_several_files_are_listed_together(pack_folder: Path, edit: Edit) -> None:
    edit("equipment/melee.yaml", "kind: melee", "kind: meele")
    edit("survivors.yaml", "yellow: [+1 Action]", "yellow: []")
    edit("tokens.yaml", "count: 24", "cuont: 24")
    edit("tiles/rue-morgue/1R.yaml", "kind: room", "kind: rome")
    assert faults_of(pack_folder) == [
        "pack/equipment/melee.yaml: cards[0].kind: "
        'found "meele", expected companion, item, melee, ranged or special (did you mean "melee"?)',
        "pack/survivors.yaml: survivors[0].yellow: found no entries, expected at least 1",
        'pack/tokens.yaml: tokens[0].cuont: unknown key, did you mean "count"?',
        'pack/tokens.yaml: tokens[0]: the key "count" is missing',
        "pack/tiles/rue-morgue/1R.yaml: zones[0].kind: "
        'found "rome", expected balcony, cell, corridor, hole, indoor-alley, room, security or street '
        '(did you mean "room"?)',
    ]


def test_a_record_without_its_origin_is_refused(pack_folder: Path, edit: Edit) -> None:
    edit("zombies.yaml", "  from: seed\n", "")
    assert faults_of(pack_folder) == ['pack/zombies.yaml: zombies[0]: the key "from" is missing']


def test_another_format_is_refused(pack_folder: Path, edit: Edit) -> None:
    edit("tokens.yaml", "format: 1", "format: 2")
    assert faults_of(pack_folder) == ["pack/tokens.yaml: format: found 2, expected 1"]


def test_a_missing_file_is_named(pack_folder: Path) -> None:
    (pack_folder / "zombies.yaml").rename(pack_folder / "zombis.yaml")
    assert faults_of(pack_folder) == [
        'pack/zombis.yaml: is no file of a pack, did you mean "zombies.yaml"?',
        "pack/zombies.yaml: cannot be read: No such file or directory",
    ]


def test_a_missing_folder_is_named() -> None:
    assert faults_of(Path("nowhere")) == ["nowhere: is not a folder with a pack in it"]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "equipment/improved.yaml",
            "parts: [Glass Bottles, Gasoline]",
            "parts: [Glass Botles, Gasoline]",
            'combinations[0].parts[0]: no card "Glass Botles", did you mean "Glass Bottles"?',
        ),
        (
            "equipment/improved.yaml",
            "result: Molotov",
            "result: Firebomb",
            'combinations[0].result: no card "Firebomb"',
        ),
        (
            "equipment/improved.yaml",
            "base_tag: scope-friendly",
            "base_tag: scope-freindly",
            'combinations[2].base_tag: no card with the tag "scope-freindly", did you mean "scope-friendly"?',
        ),
        (
            "equipment/improved.yaml",
            "part: Scope, ",
            "",
            "combinations[2]: cards that are joined need the keys base_tag and part",
        ),
        (
            "equipment/improved.yaml",
            "consumes: true",
            "consumes: false",
            "combinations[0]: expected either consumes: true or joins: true",
        ),
        (
            "equipment/improved.yaml",
            "parts: [Glass Bottles, Gasoline]",
            "parts: [Gasoline]",
            "combinations[0]: expected at least two parts that are consumed",
        ),
        (
            "equipment/melee.yaml",
            "name: Chainsaw",
            "name: Baseball Bat",
            'cards[1].name: "Baseball Bat" stands in cards[0] already',
        ),
        (
            "equipment/melee.yaml",
            "  dice: 5\n",
            "",
            'cards[1]: the key "dice" is missing (a melee weapon needs it)',
        ),
        (
            "equipment/melee.yaml",
            "range: [0, 0]",
            "range: [0, 1]",
            "cards[0].range: found [0, 1], expected [0, 0] for a melee weapon",
        ),
        (
            "equipment/ranged.yaml",
            "range: [1, 2]",
            "range: [0, 0]",
            "cards[1].range: found [0, 0], expected more than [0, 0] for a ranged weapon",
        ),
        (
            "equipment/ranged.yaml",
            "range: [1, 2]",
            "range: [2, 1]",
            "cards[1].range: found [2, 1], expected the smaller number first",
        ),
        (
            "equipment/pimpweapons.yaml",
            "{mode: melee, range: [0, 0]",
            "{mode: melee, range: [0, 2]",
            "cards[10].profiles[0].range: found [0, 2], expected [0, 0] for a melee weapon",
        ),
        (
            "equipment/items.yaml",
            "kind: item",
            "kind: item\n  dice: 2",
            "cards[2].dice: only melee and ranged weapons have this figure",
        ),
        (
            "equipment/pimpweapons.yaml",
            "kind: special\n  profiles",
            "kind: item\n  profiles",
            "cards[10].profiles: only special cards have profiles",
        ),
        (
            "equipment/items.yaml",
            "aaahh:Standard Walker",
            "aaahh:Standard Wanker",
            'cards[0].traits[0]: no kind of Zombie "Standard Wanker", did you mean "Standard Walker"?',
        ),
        (
            "zombies.yaml",
            "escort: [Standard Walker,",
            "escort: [Standard Walk,",
            'zombies[1].escort[0]: no kind of Zombie "Standard Walk", did you mean "Standard Walker"?',
        ),
        (
            "zombies.yaml",
            "short: Fatty",
            "short: Walker",
            'zombies[0].short: "Walker" is the name of another kind',
        ),
        (
            "zombie-cards/season-1.yaml",
            "yellow: {Standard Runner: 2}",
            "yellow: {Standard Ruiner: 2}",
            'cards[0].yellow["Standard Ruiner"]: no kind of Zombie "Standard Ruiner", did you mean "Standard Runner"?',
        ),
        (
            "zombie-cards/season-1.yaml",
            "activates: Standard Walker",
            "activates: Standard Baker",
            'cards[36].activates: no kind of Zombie "Standard Baker", did you mean "Standard Walker"?',
        ),
        (
            "zombie-cards/season-1.yaml",
            "activates: Standard Walker, ",
            "",
            "cards[36]: activates belongs to every extra_activation card and to no other",
        ),
        (
            "zombie-cards/season-1.yaml",
            "activates: Standard Walker, ",
            "activates: Standard Walker, red: {}, ",
            "cards[36].red: cards of the kind extra_activation bring no Zombies",
        ),
        ("zombie-cards/rue-morgue.yaml", "bed: blue, ", "", "cards[42]: bed belongs to every bed card and to no other"),
        ("zombie-cards/season-1.yaml", "blue: {}, ", "", 'cards[0]: the key "blue" is missing'),
        ("zombie-cards/season-1.yaml", "id: 2,", "id: 1,", 'cards[1].id: "1" stands in cards[0] already'),
        (
            "survivors.yaml",
            "name: Doug",
            "name: Amy",
            'survivors[1].name: "Amy" stands in survivors[0] already',
        ),
        (
            "tokens.yaml",
            "box: S1, token: wounded-card",
            "box: S1, token: noise",
            "tokens[1]: tokens[0] counts these already",
        ),
        (
            "tiles/rue-morgue/1R.yaml",
            "id: 1R",
            "id: 1X",
            'id: found "1X", expected the name of the file, "1R"',
        ),
        (
            "tiles/rue-morgue/1R.yaml",
            "a: A, b: B",
            "a: A, b: Q",
            'connections[0].b: no Zone "Q" on this tile',
        ),
        ("tiles/rue-morgue/1R.yaml", "zone: S1", "zone: S7", 'edges[0].zone: no Zone "S7" on this tile'),
        ("tiles/rue-morgue/1R.yaml", "{id: A,", "{id: B,", 'zones[1].id: the Zone "B" stands here already'),
        (
            "tiles/rue-morgue/1R.yaml",
            "[0, 300, 300, 700]",
            "[300, 300, 300, 700]",
            "zones[0]: expected [left, top, right, bottom] with room between",
        ),
        (
            "tiles/rue-morgue/1R.yaml",
            "rect: [0, 300, 300, 700]",
            "rects: []",
            "zones[0]: expected either rect or rects",
        ),
    ],
)
def test_names_and_figures_that_do_not_fit(
    pack_folder: Path, edit: Edit, file: str, old: str, new: str, message: str
) -> None:
    edit(file, old, new)
    assert any(fault.startswith(f"pack/{file}: {message}") for fault in faults_of(pack_folder)), faults_of(pack_folder)


def test_a_card_in_two_files_of_a_folder_is_refused(pack_folder: Path, edit: Edit) -> None:
    edit("equipment/ranged.yaml", "name: AK-47", "name: Bow")
    edit("equipment/ranged.yaml", "name: Assault Rifle", "name: Katana")
    assert faults_of(pack_folder) == [
        'pack/equipment/ranged.yaml: cards[2].name: "Katana" stands in pack/equipment/melee.yaml already',
        'pack/equipment/ranged.yaml: cards[4].name: "Bow" stands in cards[1] already',
    ]


def test_a_folder_of_files_takes_the_place_of_one_file(pack_folder: Path) -> None:
    (pack_folder / "equipment.yaml").write_text("format: 1\ncopies_from: seed\ncards: []\n")
    assert faults_of(pack_folder) == ["pack/equipment.yaml: stands beside the folder equipment, which is read instead"]


def test_a_tile_in_two_folders_is_refused(pack_folder: Path) -> None:
    (pack_folder / "tiles/zz").mkdir()
    (pack_folder / "tiles/rue-morgue/1R.yaml").rename(pack_folder / "tiles/zz/1R.yaml")
    assert list(EDITIONS["classic"].content_in(pack_folder).tiles)[-1] == "1R"
    text = (pack_folder / "tiles/zz/1R.yaml").read_text()
    (pack_folder / "tiles/rue-morgue/1R.yaml").write_text(text)
    assert faults_of(pack_folder) == ['pack/tiles/zz/1R.yaml: id: "1R" stands in pack/tiles/rue-morgue/1R.yaml already']


@pytest.mark.parametrize(
    ("printed", "message"),
    [
        ("Slipery", 'no Skill "Slipery", did you mean "Slippery"?'),
        ("Slippery (washington-zc)", 'Slippery has no version "washington-zc", it has classic-rm,'),
        ("Starts with a Pistole", 'no card "Pistole", did you mean "Pistol"?'),
        ("+1 die: Meele", 'no card "Meele", did you mean "+1 die: Melee"?'),
    ],
)
def test_a_skill_that_does_not_exist_is_refused(pack_folder: Path, edit: Edit, printed: str, message: str) -> None:
    edit("survivors.yaml", "blue: [Slippery]", f"blue: ['{printed}']")
    [fault] = faults_of(pack_folder)
    assert fault.startswith(f"pack/survivors.yaml: survivors[2].blue[0]: {message}")


@pytest.mark.parametrize("printed", ["SLIPPERY", "Slippery (undead-or-alive)", "Starts with a Nailbat (RM)", "Throw"])
def test_a_skill_of_the_catalogue_may_be_on_a_card(pack_folder: Path, edit: Edit, printed: str) -> None:
    edit("survivors.yaml", "blue: [Slippery]", f"blue: ['{printed}']")
    assert EDITIONS["classic"].content_in(pack_folder).survivors["Josh"].blue == (printed,)


def test_the_hash_follows_the_content_and_not_the_comments(pack_folder: Path, edit: Edit) -> None:
    before = EDITIONS["classic"].content_in(pack_folder).hash
    edit("tokens.yaml", "# Rue Morgue", "# The other box")
    assert EDITIONS["classic"].content_in(pack_folder).hash == before
    edit("tokens.yaml", "count: 24", "count: 25")
    assert EDITIONS["classic"].content_in(pack_folder).hash != before


def test_an_unknown_kind_of_zombie_is_answered_with_the_nearest() -> None:
    with pytest.raises(ContentError, match='"Skiner Walker", did you mean "Skinner Walker"'):
        EDITIONS["classic"].pack.zombie("Skiner Walker")
