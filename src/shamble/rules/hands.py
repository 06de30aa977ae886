"""Three hands, of which two work together, and the Knife in the second one (UA-INV-09, UA-KNIFE)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.combat.rolling import DECLARED
from shamble.rules.combat.weapons import NO_CARD, mode_of
from shamble.rules.frames import Attack
from shamble.rules.inventory import in_hand
from shamble.rules.traits import carried
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

SECOND_HAND = "second-hand"
DECLARED[SECOND_HAND] = "UA-INV-09"


@carried("second-hand:[dice]", "UA-KNIFE-01")
def second_hand(dice: str) -> Iterator[Hook]:
    """UA-KNIFE-01 to -03: so many more dice for the Melee weapon in the other of the two hands that are used.

    UA-CLAR-20, -21: a pair fills both hands, so that nothing beside it helps; a pair of Knives help each other.
    """
    trait = f"second-hand:{dice}"

    def helpers(g: Game, s: Survivor, attack: Attack, card: int) -> list[int]:
        beside = attack.cards if len(attack.cards) > 1 else in_hand(g, s)
        return [other for other in beside if other != card and trait in g.setting.card(other).traits]

    def named(g: Game, s: Survivor, attack: Attack) -> str | None:
        """UA-INV-09: with more than two cards in hand the players say whether the helper is one of the two."""
        if attack.mode != "melee" or len(attack.cards) != 1 or _others_in_hand(g, s, attack) < 2:
            return None
        return SECOND_HAND if helpers(g, s, attack, attack.cards[0]) else None

    def helped(g: Game, s: Survivor, attack: Attack, card: int, value: int) -> int:
        if attack.mode != "melee" or card == NO_CARD or not helpers(g, s, attack, card):
            return value
        left_out = named(g, s, attack) is not None and SECOND_HAND not in attack.used
        return value if left_out else max(value, mode_of(g, attack).dice + int(dice))

    yield hook(hooks.BEFORE_ROLL, named)
    yield hook(hooks.DICE, helped, hooks.SET)


def _others_in_hand(g: Game, s: Survivor, attack: Attack) -> int:
    """The number of cards in hand besides those attacked with; what works anywhere needs no hand."""
    anywhere = g.working_elsewhere(s)
    return sum(card not in attack.cards and card not in anywhere for card in in_hand(g, s))
