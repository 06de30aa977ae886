"""Where Zombies would go at night: who sees a light acts before their Phase; a light is tried before it shines."""

from typing import Any

import yaml
from tests.sent import sent

from shamble.draw.cards import equipment_card
from shamble.draw.night import NIGHT
from shamble.draw.pieces import pieces
from shamble.draw.wording import zone_text
from shamble.scenario.building import KIND, build
from shamble.table.screen.lookahead import whereto
from shamble.terminal.paint import Paint
from shamble.terminal.reports import noise_report
from shamble.text import words_of
from shamble.world import Game

POSITION = """
edition: second-edition
variant: printed
boxes: [2E]
scenario: x
options: {clock: "19"}
board: {grid: n a b c d, sandbags: [a-b]}
survivors: {Ann: {at: a, places: {backpack: [Flashlight]}, skills: []}}
zombies: {b: {Walker: 1}, n: {Fatty: 2}}
noise: {a: 2}
turn: {who: Ann, spent: 1, done: [noise]}
"""
BEAM = {"piece": "light-beam", "zone": "a", "toward": "a", "who": "Ann"}


def at(hour: int, *more: dict[str, Any], **further: Any) -> Game:
    """The position at an hour, with these pieces."""
    data = {**yaml.safe_load(POSITION), "pieces": [{"piece": "clock", "hour": hour}, *more], **further}
    return build({"kind": KIND, "scenario": data, "seed": 1}).start()


def told(game: Game, **more: Any) -> dict[str, tuple[bool, str]]:
    """By Zone: whether its Zombies would act early, and what they would do."""
    return {way["from"]: (way["early"], way["does"]) for way in sent(whereto(game, **more))["ways"]}


def key_of(game: Game, action: str, zone: str) -> str:
    wanted = game.setting.board.zone(zone)
    return next(option.key for option in game.options if option.action == action and option.zone == wanted)


def test_who_sees_a_light_acts_early_and_over_sandbags() -> None:
    assert told(at(19)) == {"n": (False, "go"), "b": (False, "stay")}
    assert told(at(19, BEAM)) == {"n": (True, "go"), "b": (True, "go")}
    assert told(at(12, BEAM)) == {"n": (False, "go"), "b": (False, "stay")}
    (way,) = (one for one in sent(whereto(at(19, BEAM)))["ways"] if one["from"] == "b")
    assert way["text"].startswith("They see a light and act at once")


def test_a_light_is_tried_and_left_as_it_was() -> None:
    game = at(19, {**BEAM, "zone": "a", "toward": "n"})
    before = game.state_hash()
    tried = sent(whereto(game, 0, "b", key_of(game, "turn-light", "b")))
    assert tried["tried"]
    assert game.state_hash() == before
    assert not sent(whereto(game, 0, "b", key_of(game, "move", "b")))["tried"], "a Move is told as ever"
    assert not sent(whereto(game, None, None, "no such option"))["tried"]


def test_the_terminal_tells_it_too() -> None:
    game = at(19, BEAM)
    lines = noise_report(words_of(game.setting), Paint(colours=False, unicode=True), game)
    assert any("act at once, before their Phase, because they see a light" in line for line in lines)
    assert not any(
        "see a light" in line
        for line in noise_report(words_of(game.setting), Paint(colours=False, unicode=True), at(19))
    )


def test_the_night_lies_below_all_else_and_lit_zones_are_told() -> None:
    night, day = at(19, BEAM), at(12, BEAM)
    assert next(iter(pieces(night))) == NIGHT
    assert NIGHT not in pieces(day)
    zone = night.setting.board.zone
    assert "lit" in zone_text(night, zone("a"))
    assert "in the dark" in zone_text(night, zone("b"))
    assert "in the dark" not in zone_text(day, zone("b"))
    shining = at(19, {**BEAM, "toward": "b"})
    assert pieces(shining)[NIGHT] != pieces(night)[NIGHT]
    assert "lit" in zone_text(shining, zone("b"))


def test_cards_show_their_all_out_dice_where_somebody_can_go_all_out() -> None:
    plain, advanced = at(19), at(19, options={"advanced-equipment": "on"})
    katana = advanced.setting.type_of["Katana"]
    assert "2 All-Out dice" in equipment_card(advanced.setting, katana)
    assert "All-Out" not in equipment_card(plain.setting, plain.setting.type_of["Katana"])
    assert "All-Out" not in equipment_card(advanced.setting, advanced.setting.type_of["Flashlight"])
