"""Going All-Out: dice that may break the weapon, and what saves it (WZ-DECK, WZ-ALLOUT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rulebook import skill_rule
from shamble.rules.combat.rolling import DECLARED, DICE_BESIDE, MISSED_FACES, beside
from shamble.rules.dice import KEEP_ROLL
from shamble.rules.frames import Attack, Round
from shamble.rules.inventory import distinct
from shamble.rules.rule import Brought, rule
from shamble.rules.wounds import drop_card
from shamble.world import hooks
from shamble.world.facts import DOUBLES_ALL_OUT, IGNORES_BREAKS, REPAIRS, SPARES_PARTS
from shamble.world.game import Game
from shamble.world.hooks import Way, hook
from shamble.world.state import Survivor

ALL_OUT = "All-Out"
"""The die, and what a player declares to throw it."""
BREAK = "Break"
FACES: tuple[int | str, ...] = (BREAK, 2, 3, 4, 5, 6)
"""WZ-ALLOUT-01."""
FREE_ALL_OUT = "+1 free All-Out {} Action"
DOUBLE = "Double All-Out dice"
IGNORED = "ignored Breaks of {}"

DECLARED[ALL_OUT] = "WZ-ALLOUT-02"

declare(
    Action("let-break", "who", "", "let the weapon break", ends=QUESTION),
    Action("ignore-breaks", "who name", "name", "Ignore 1 Break: ignore all Breaks of the roll"),
    Action("save-weapon", "who card name", "card", "discard a Repair Kit, or with Spare parts a weapon, and ignore all "
        "Breaks of the roll; `name` is what allows it"),
    Action("lose-weapon", "who card", "card", "the one of two weapons that breaks"),
    DecisionKind("which-breaks", "{lose-weapon: Katana}", "which of two weapons that differ a Break costs"),
    DecisionKind("break", '{let-break: true}, {ignore-breaks: "Ignore 1 Break"} or {save-weapon: Repair Kit}',
        "whether the Breaks of a roll cost the weapon"),
    EventKind("all-out", "who n", dice=True),
    EventKind("broke", "who card", dice=True),
    EventKind("breaks-ignored", "who by", dice=True),
)  # fmt: skip

ALL_OUT_VALUE: Way[Sequence[int], int] = Way("the All-Out dice that these weapons add together", 0)


def goes_all_out(attack: Attack) -> bool:
    """WZ-ALLOUT-02: whether it was declared for this attack, or is all that the attack can be."""
    return ALL_OUT in attack.used or is_free_all_out(attack.by)


def is_free_all_out(ability: str) -> bool:
    """Whether an attack by this ability has to go All-Out."""
    head, tail = FREE_ALL_OUT.split("{}")
    return ability.startswith(head) and ability.endswith(tail)


@rule(
    "advanced-equipment",
    "WZ-DECK-01",
    "WZ-DECK-02",
    *(f"WZ-ALLOUT-{number:02}" for number in range(1, 11)),
    of="survivors",
)
def advanced_equipment() -> Iterator[Brought]:
    """WZ-DECK-01: the cards count with what the Advanced ones print besides."""
    yield hook(ALL_OUT_VALUE, _printed)
    yield hook(DICE_BESIDE, all_of_them)
    yield hook(MISSED_FACES, breaks)
    yield hook(KEEP_ROLL, lambda g: (ALL_OUT, BREAK))
    yield hook(hooks.BEFORE_ROLL, may_declare, rule="WZ-ALLOUT-02")
    yield hook(hooks.BEFORE_ROLL, may_double, rule="SKILL-double-all-out-dice")
    yield hook(hooks.ABOUT_TO_ROLL, declared, rule="WZ-ALLOUT-03")
    yield hook(hooks.AFTER_ATTACK, may_break, rule="WZ-ALLOUT-05")


def _printed(g: Game, cards: Sequence[int]) -> int:
    """WZ-ALLOUT-07: those of both weapons that are used together."""
    return sum(g.setting.card(card).all_out for card in cards)


def may_declare(g: Game, survivor: Survivor, attack: Attack) -> str | None:
    """WZ-ALLOUT-02: before an attack with a weapon that has an All-Out value."""
    return ALL_OUT if g.ask(ALL_OUT_VALUE, attack.cards) and not is_free_all_out(attack.by) else None


def may_double(g: Game, survivor: Survivor, attack: Attack) -> str | None:
    """SKILL-double-all-out-dice: of those printed on the cards."""
    return DOUBLE if DOUBLES_ALL_OUT in survivor.profile.facts and goes_all_out(attack) else None


def all_of_them(g: Game, survivor: Survivor, attack: Attack) -> tuple[tuple[str, int], ...]:
    """WZ-ALLOUT-03: all or none."""
    return ((ALL_OUT, _dice(g, attack)),) if goes_all_out(attack) else ()


def _dice(g: Game, attack: Attack) -> int:
    return g.ask(ALL_OUT_VALUE, attack.cards) * (2 if DOUBLE in attack.used else 1)


def declared(g: Game, survivor: Survivor, attack: Attack) -> list[Frame]:
    """WZ-ALLOUT-02: everybody knows of it before the dice are thrown."""
    if goes_all_out(attack):
        g.emit("all-out", "WZ-ALLOUT-02", who=survivor.index, n=_dice(g, attack))
    return []


def breaks(g: Game, attack: Attack) -> int:
    """WZ-ALLOUT-04, WZ-OPEN-11: the All-Out dice that show a Break, and so miss."""
    return beside(attack, ALL_OUT).count(BREAK)


def may_break(g: Game, survivor: Survivor, attack: Attack) -> Frame | None:
    """WZ-ALLOUT-05, -06: Breaks on the All-Out dice cost the weapon once the attack is over."""
    broken = breaks(g, attack)
    carried = tuple(card for card in attack.cards if card in survivor.cards)
    return Breaking(who=survivor.index, cards=carried, breaks=broken, mode=attack.mode) if broken and carried else None


class Breaking(Frame, tag="breaking"):
    """The weapons of an attack, each of which a Break may cost."""

    cards: tuple[int, ...]
    breaks: int
    mode: str


@frame(Breaking)
def breaking(g: Game, f: Breaking) -> Question | None:
    """WZ-ALLOUT-05: unless something saves them, they are discarded."""
    survivor = g.person(f.who)
    saving = list(_what_saves(g, f, survivor))
    if not saving:
        g.pop()
        _break(g, f, survivor)
        return None
    return Question("break", (survivor.seat,), [Option("let-break", who=f.who), *saving], f.who)


def _what_saves(g: Game, f: Breaking, survivor: Survivor) -> Iterator[Option]:
    """The Skills and cards by which the Breaks of this roll would be ignored."""
    facts = survivor.profile.facts
    round_ = g.innermost(Round)
    used = dict(round_.notes).get(IGNORED.format(f.who)) if round_ is not None else None
    if IGNORES_BREAKS in facts and used != g.state.round:
        for name in dict.fromkeys(g.thanks_to(survivor, IGNORES_BREAKS)):
            yield Option("ignore-breaks", who=f.who, name=name, rule=skill_rule(name))
    if REPAIRS in facts:
        kits = [card for card in survivor.cards if "repair-kit" in g.setting.card(card).traits]
        yield from _giving_up(g, f.who, kits, g.thanks_to(survivor, REPAIRS)[0], "SE-MISS-27")
    if SPARES_PARTS in facts:
        ranged = f.mode == "ranged"
        weapons = [card for card in survivor.cards if any(one.ranged == ranged for one in g.setting.card(card).modes)]
        name = g.thanks_to(survivor, SPARES_PARTS)[0]
        yield from _giving_up(g, f.who, weapons, name, skill_rule(name))


def _giving_up(g: Game, who: int, cards: list[int], name: str, rule: str) -> Iterator[Option]:
    return (Option("save-weapon", who=who, card=card, name=name, rule=rule) for card in distinct(g, cards))


def _break(g: Game, f: Breaking, survivor: Survivor) -> None:
    """WZ-ALLOUT-08, WZ-OPEN-10: each Break costs one of the weapons, as long as there is one."""
    if f.breaks < len(f.cards) and len(distinct(g, f.cards)) > 1:
        g.push(WhichBreaks(who=f.who, cards=f.cards))
        return
    for card in f.cards[: f.breaks]:
        _lose(g, survivor, card, "WZ-ALLOUT-08" if len(f.cards) > 1 else "WZ-ALLOUT-05")


def _lose(g: Game, survivor: Survivor, card: int, rule: str) -> None:
    drop_card(g, survivor, card)
    g.emit("broke", rule, who=survivor.index, card=card)


class WhichBreaks(Frame, tag="which-breaks"):
    """The weapons of a pair that differ, one of which is lost."""

    cards: tuple[int, ...]


@frame(WhichBreaks)
def which_breaks(g: Game, f: WhichBreaks) -> Question | None:
    """WZ-ALLOUT-08: their player says which card goes."""
    options = [Option("lose-weapon", who=f.who, card=card, rule="WZ-ALLOUT-08") for card in f.cards]
    return Question("which-breaks", (g.person(f.who).seat,), options, f.who)


@which_breaks.answer
def _lost(g: Game, f: WhichBreaks, option: Option) -> None:
    g.pop()
    _lose(g, g.person(f.who), option.card, option.rule)


@breaking.answer
def _saved(g: Game, f: Breaking, option: Option) -> None:
    g.pop()
    survivor = g.person(f.who)
    if option.action == "let-break":
        _break(g, f, survivor)
        return
    if option.action == "save-weapon":
        drop_card(g, survivor, option.card)
        g.emit("discarded", option.rule, who=f.who, card=option.card)
    elif (round_ := g.innermost(Round)) is not None:
        round_.note(IGNORED.format(f.who), g.state.round)
    g.emit("breaks-ignored", option.rule, who=f.who, by=option.name)
