"""The numbered choices of a decision, in groups."""

from __future__ import annotations

from shamble.engine.decisions import Decision, Option
from shamble.engine.declared import ACTIONS
from shamble.rules.horde import present
from shamble.terminal.paint import Paint
from shamble.text import Words, in_groups, label, zombies
from shamble.world.game import Game

GAP = "   "


def arranged(game: Game, decision: Decision) -> list[tuple[str, list[Option]]]:
    """Options by group, in the order of the groups; only a turn has so many that it needs groups."""
    return in_groups(game, decision.options) if decision.kind == "turn" else [("", list(decision.options))]


def numbered(groups: list[tuple[str, list[Option]]]) -> list[Option]:
    """The options in the order of their numbers, which begin at 1."""
    return [option for _, options in groups for option in options]


def menu(words: Words, paint: Paint, game: Game, groups: list[tuple[str, list[Option]]], width: int) -> list[str]:
    """The choices as lines: one block for each group, wrapped between choices only."""
    heads = [words.say(f"group-{group}") if group else "" for group, _ in groups]
    indent = max(map(len, heads))
    lines: list[str] = []
    number = 0
    for head, (_, options) in zip(heads, groups, strict=True):
        line, used = f" {paint(f'{head:<{indent}}', 'dim')}", 1 + indent
        for option in options:
            number += 1
            text, note = label(game, option), _note(words, game, option)
            size = len(f"{number} {text}{note}")
            if used + len(GAP) + size > width and used > 1 + indent:
                lines.append(line)
                line, used = " " * (1 + indent), 1 + indent
            line += f"{GAP}{paint(str(number), 'number')} {text}{paint(note, 'zombie')}"
            used += len(GAP) + size
        lines.append(line)
    return lines


def _note(words: Words, game: Game, option: Option) -> str:
    """Who waits in the Zone that an option leads to."""
    action = ACTIONS[option.action]
    if option.zone < 0 or not (action.moves or action.attacks or action.meets):
        return ""
    crowd = [zombies(words, game, kind, count) for kind, count in present(game, option.zone)]
    return words.say("zombies-there", zombies=words.series(crowd)) if crowd else ""
