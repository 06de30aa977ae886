"""What is seen at once: an attack with its dice and kills, all Moves of an Activation, a card with those who come."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import deepcopy

from msgspec.structs import replace

from shamble.bots import make_bot
from shamble.games import new_game
from shamble.table.screen.beats import Draft, StepShown, beats
from shamble.table.screen.steps import entry_steps
from shamble.text import words_of
from shamble.web.assets import STATIC
from shamble.world import Game
from shamble.world.showing import Sound


def _played() -> tuple[Game, list[list[Draft]]]:
    """A game, and the steps of each of its choices."""
    game, bot = new_game("RM-M01", seed=3), make_bot("greedy", 3)
    found: list[list[Draft]] = []
    while game.decision is not None and len(found) < 400:
        game.choose(bot.choose(game))
        found.append(entry_steps(game, game.last, len(found)))
    return game, found


GAME, ENTRIES = _played()
PHASE = max(ENTRIES, key=len)
"""The steps of a whole Zombies' Phase."""


def _beats(drafts: Sequence[Draft]) -> list[StepShown]:
    return beats(deepcopy(drafts), words_of(GAME.setting))


def _codes(drafts: Sequence[Draft]) -> list[str]:
    return [draft.step.code for draft in drafts]


def _count(draft: Draft) -> int:
    return int(draft.event.data["count"]) if draft.event is not None else 0


def test_an_attack_has_one_caption_with_everything_in_it() -> None:
    steps = next(drafts for drafts in ENTRIES if _codes(drafts)[:1] == ["melee"] and "killed" in _codes(drafts))
    (beat,) = _beats(steps)
    assert len(steps) > 3
    assert all((draft.step.text or "-") in (beat.text or "") for draft in steps)
    assert beat.dice == next(draft.step.dice for draft in reversed(steps) if draft.step.dice)


def test_the_noise_of_a_shot_is_told_with_it_and_other_noise_by_itself() -> None:
    shot = next(drafts for drafts in ENTRIES if _codes(drafts)[:3] == ["ranged", "noise", "rolled"])
    assert len([beat for beat in _beats(shot) if beat.code in ("ranged", "noise", "rolled")]) == 1
    assert len(_beats([shot[1], Draft(replace(shot[1].step, code="search"))])) == 2


def test_moves_in_a_row_are_one_beat_with_every_group_on_its_way() -> None:
    moved = [draft.step for draft in PHASE if draft.step.code == "zombies-moved"]
    walking = [beat for beat in _beats(PHASE) if beat.walks]
    assert len(moved) > 10
    assert len(walking) < 5
    walks = [walk for beat in walking for walk in beat.walks]
    assert [walk.zones for walk in walks] == [step.zones for step in moved]
    number = sum(walk.n for walk in walking[0].walks)
    assert walking[0].text == f"{number} Zombies moved."


def test_a_single_group_is_told_in_full() -> None:
    draft = next(draft for draft in PHASE if draft.step.code == "zombies-moved")
    (beat,) = _beats([draft])
    assert beat.text == draft.step.text


def test_a_card_and_those_whom_it_brings_are_one_beat_and_the_next_card_another() -> None:
    cards = [draft for draft in PHASE if draft.step.code == "zombie-card"]
    shown = [beat for beat in _beats(PHASE) if beat.code == "zombie-card"]
    assert len(shown) == len(cards) > 2
    come = sum(_count(draft) for draft in PHASE if draft.step.code == "spawned")
    assert sum(beat.come for beat in shown) == come > 0
    assert all(len(beat.cards) == 1 for beat in shown)


def test_no_piece_is_lost_and_the_last_one_counts() -> None:
    drafts = deepcopy(PHASE)
    for number, draft in enumerate(drafts):
        draft.step.pieces = {"a": str(number), f"b{number}": str(number)}
    joined: dict[str, str] = {}
    for beat in _beats(drafts):
        joined |= beat.pieces
    assert joined == {"a": str(len(drafts) - 1)} | {f"b{number}": str(number) for number in range(len(drafts))}


def _sounds(drafts: Sequence[Draft]) -> list[str]:
    return [sound for beat in _beats(drafts) for sound in beat.sounds]


def test_a_shot_is_heard_and_then_its_dice_and_a_blow_has_dice_alone() -> None:
    shot = next(drafts for drafts in ENTRIES if _codes(drafts)[0] == "ranged")
    blow = next(drafts for drafts in ENTRIES if _codes(drafts)[0] == "melee" and len(_beats(drafts)) == 1)
    assert _beats(shot)[0].sounds == ["shot", "dice"]
    assert _sounds(blow) == ["dice"]


def test_a_door_that_opens_is_heard_once() -> None:
    opened = next(drafts for drafts in ENTRIES if drafts and _codes(drafts)[0] == "open-door")
    assert _sounds(opened).count("door") == 1


def test_zombies_groan_once_in_a_beat_and_a_step_without_a_sound_is_silent() -> None:
    walking = next(beat for beat in _beats(PHASE) if len(beat.walks) > 1)
    assert walking.sounds == ["groan"]
    moved = next(drafts for drafts in ENTRIES if "moved" in _codes(drafts)[:2])[:2]
    assert _sounds(moved) == []


def test_the_page_can_make_every_sound_that_is_declared() -> None:
    script = (STATIC / "sounds.js").read_text(encoding="utf-8")
    made = re.findall(r"^  (\w+): \(audio, at\) =>", script, re.MULTILINE)
    assert sorted(made) == sorted(sound for sound in Sound if sound)
