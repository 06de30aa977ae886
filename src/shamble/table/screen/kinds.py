"""The cards of the kinds of Zombies: their figures, and the rules that set them apart."""

from __future__ import annotations

import re

from shamble import draw
from shamble.rulebook import load
from shamble.rules.kinds import SPECIAL_RULES, damage_needed
from shamble.table.screen.to_page import ToPage
from shamble.text import rule_id, words_of
from shamble.world.game import Game

READINGS = re.compile(r"Readings? where the book")
PROVENANCE = re.compile(r"^NOT IN THE BOOK, confidence \w+: ")


class SpecialShown(ToPage):
    """A rule that sets a kind of Zombie apart."""

    rule: str
    title: str
    text: str


class KindShown(ToPage):
    """A kind of Zombie: its picture, its figures, and the rules that set it apart."""

    name: str
    mark: str
    figures: str
    special: list[SpecialShown]


def kinds_shown(game: Game) -> list[KindShown]:
    """A card for each kind of Zombie, in the order of their numbers."""
    return [_card(game, kind.index) for kind in game.setting.kinds]


def _card(game: Game, number: int) -> KindShown:
    kind = game.setting.kinds[number]
    ids = [rule_id(game, SPECIAL_RULES[ability]) for ability in kind.abilities if ability in SPECIAL_RULES]
    rules = [rule for one in dict.fromkeys(ids) if (rule := load().behind(one)) is not None]
    return KindShown(
        name=kind.name,
        mark=draw.zombie_mark(words_of(game.setting), kind),
        figures=_figures(game, number),
        special=[SpecialShown(rule.id, rule.title, _told(rule.rule)) for rule in rules],
    )


def _told(rule: str) -> str:
    """A rule as it is played, without the remarks of the ledger: what is a reading, and what no book says."""
    told = READINGS.split(PROVENANCE.sub("", " ".join(rule.split())))[0].strip()
    return told[:1].upper() + told[1:]


def _figures(game: Game, number: int) -> str:
    """The open figures of a kind of Zombie: Actions, the Damage that kills it, Wounds, points."""
    kind, said = game.setting.kinds[number], words_of(game.setting)
    figures = said.tell(
        "kind-figures", actions=kind.actions, damage=damage_needed(game, number), wounds=kind.wounds, points=kind.xp
    )
    return said.tell("kind-for-all", figures=figures) if kind.xp_for_all else figures
