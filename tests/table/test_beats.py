"""What is seen at once: an attack with its dice and kills, all Moves of an Activation, a card with those who come."""

from __future__ import annotations

import re
from typing import Any

from shamble.bots import make_bot
from shamble.games import new_game
from shamble.table.screen.beats import beats
from shamble.table.screen.steps import entry_steps
from shamble.text import words_of
from shamble.web.assets import STATIC
from shamble.world import Game
from shamble.world.showing import Sound

Step = dict[str, Any]


def _played() -> tuple[Game, list[list[Step]]]:
    """A game, and the steps of each of its choices."""
    game, bot = new_game("RM-M01", seed=3), make_bot("greedy", 3)
    found: list[list[Step]] = []
    while game.decision is not None and len(found) < 400:
        game.choose(bot.choose(game))
        found.append(entry_steps(game, game.last, len(found)))
    return game, found


GAME, ENTRIES = _played()
PHASE = max(ENTRIES, key=len)
"""The steps of a whole Zombies' Phase."""


def _beats(steps: list[Step]) -> list[Step]:
    return beats([dict(step) for step in steps], words_of(GAME.setting))


def test_an_attack_has_one_caption_with_everything_in_it() -> None:
    steps = next(
        steps for steps in ENTRIES if steps[0]["code"] == "melee" and any(s["code"] == "killed" for s in steps)
    )
    (beat,) = _beats(steps)
    assert len(steps) > 3
    assert all(step["text"] in beat["text"] for step in steps)
    assert beat["dice"] == next(step["dice"] for step in reversed(steps) if "dice" in step)


def test_the_noise_of_a_shot_is_told_with_it_and_other_noise_by_itself() -> None:
    shot = next(steps for steps in ENTRIES if [step["code"] for step in steps[:3]] == ["ranged", "noise", "rolled"])
    assert len([beat for beat in _beats(shot) if beat["code"] in ("ranged", "noise", "rolled")]) == 1
    alone = [dict(shot[1]), dict(shot[1], code="search", beat="")]
    assert len(beats(alone, words_of(GAME.setting))) == 2


def test_moves_in_a_row_are_one_beat_with_every_group_on_its_way() -> None:
    moved = [step for step in PHASE if step["code"] == "zombies-moved"]
    walking = [beat for beat in _beats(PHASE) if "walks" in beat]
    assert len(moved) > 10
    assert len(walking) < 5
    walks = [walk for beat in walking for walk in beat["walks"]]
    assert [walk["zones"] for walk in walks] == [step["zones"] for step in moved]
    number = sum(walk["n"] for walk in walking[0]["walks"])
    assert walking[0]["text"] == f"{number} Zombies moved."


def test_a_single_group_is_told_in_full() -> None:
    step = next(step for step in PHASE if step["code"] == "zombies-moved")
    (beat,) = _beats([step])
    assert beat["text"] == step["text"]


def test_a_card_and_those_whom_it_brings_are_one_beat_and_the_next_card_another() -> None:
    cards = [step for step in PHASE if step["code"] == "zombie-card"]
    shown = [beat for beat in _beats(PHASE) if beat["code"] == "zombie-card"]
    assert len(shown) == len(cards) > 2
    come = sum(step["data"]["count"] for step in PHASE if step["code"] == "spawned")
    assert sum(beat.get("come", 0) for beat in shown) == come > 0
    assert all(len(beat["cards"]) == 1 for beat in shown)


def test_no_piece_is_lost_and_the_last_one_counts() -> None:
    steps = [dict(step, pieces={"a": number, f"b{number}": number}) for number, step in enumerate(PHASE)]
    joined: dict[str, int] = {}
    for beat in _beats(steps):
        joined |= beat["pieces"]
    assert joined == {"a": len(steps) - 1} | {f"b{number}": number for number in range(len(steps))}


def _sounds(steps: list[Step]) -> list[str]:
    return [sound for beat in _beats(steps) for sound in beat.get("sounds", ())]


def test_a_shot_is_heard_and_then_its_dice_and_a_blow_has_dice_alone() -> None:
    shot = next(steps for steps in ENTRIES if steps[0]["code"] == "ranged")
    blow = next(steps for steps in ENTRIES if steps[0]["code"] == "melee" and len(_beats(steps)) == 1)
    assert _beats(shot)[0]["sounds"] == ["shot", "dice"]
    assert _sounds(blow) == ["dice"]


def test_a_door_that_opens_is_heard_once() -> None:
    opened = next(steps for steps in ENTRIES if steps and steps[0]["code"] == "open-door")
    assert _sounds(opened).count("door") == 1


def test_zombies_groan_once_in_a_beat_and_a_step_without_a_sound_is_silent() -> None:
    walking = next(beat for beat in _beats(PHASE) if len(beat.get("walks", ())) > 1)
    assert walking["sounds"] == ["groan"]
    moved = next(steps for steps in ENTRIES if "moved" in [step["code"] for step in steps][:2])[:2]
    assert _sounds(moved) == []


def test_the_page_can_make_every_sound_that_is_declared() -> None:
    script = (STATIC / "sounds.js").read_text(encoding="utf-8")
    made = re.findall(r"^  (\w+): \(audio, at\) =>", script, re.MULTILINE)
    assert sorted(made) == sorted(sound for sound in Sound if sound)
