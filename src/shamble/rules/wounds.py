"""Wounds: what they cost, what may stop them, and death (CL-WOUND, CL-ZATK-03 to -06)."""

from __future__ import annotations

from typing import ClassVar

from shamble.engine.agenda import GONE, Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.inventory import discard, distinct_in_place, is_kept, place_of
from shamble.rules.noise import noticed
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import RULES_CHANGED, Game
from shamble.world.hooks import Way
from shamble.world.pieces import FIRST_BODY
from shamble.world.showing import Sound
from shamble.world.state import EMPTY, WOUNDED, Survivor

rules = Rule("wounds")

DEAD = "dead"

declare(
    Action("wound", "zone other kind", "other", "a Wound goes to a Survivor; `kind` deals it", wounds="other"),
    Action("take-wound", "who", "", "let the Wound happen", ends=QUESTION, wounds="who"),
    Action("lose", "who card to", "card", "the card that a Wound costs; `to` is where it is: hand or reserve",
        hint="lose"),
    DecisionKind("share-wound", "{wounds: {Ann: 2, Bob: 1}}", "whom the Zombies of a Zone wound"),
    DecisionKind("answer-wound",
        "{take-wound: true}, {use-mask: Goalie Mask}, {stop-all-wounds: Uber Shield} or {discard-instead: Pan}",
        "whether a Wound is stopped"),
    DecisionKind("lose-card", "{lose: Pan}, or {lose: [Pan, Water]} for several", "the card that a Wound costs"),
    EventKind("wounded", "who lost source kind", hurts=True, tone="bad"),
    EventKind("healed", "who other"),
    EventKind("died", "who zone", stood="zone", tone="bad", mark="death"),
    EventKind("left", "who zone", stood="zone"),
    EventKind("attacked", "who kind zone", hurts=True, stood="zone", sound=Sound.GROAN),
    EventKind("wound-stopped", "who by"),
)  # fmt: skip


ARE_CARDS: Way[bool] = Way("whether Wounds are cards, which fill slots unless a house rule says otherwise", True)
FILL_SLOTS: Way[bool] = Way("whether Wounds are cards that lie in slots, or counted beside the inventory", True)
FALLS: Way[Survivor, None] = Way("what comes of it that somebody is about to be eliminated with all that they carry")
LEFT_BEHIND: Way[int, int, None] = Way("what becomes of a keepsake whose bearer falls")
OUTRIGHT: Way[Survivor, str, None] = Way("somebody is eliminated without Wounds (a ledger id)")
LAST_WOUND: Way[Survivor, None] = Way("what becomes of somebody who has suffered their last Wound")
HANDS_ON: Way[bool] = Way("whether Attacks left over when somebody falls go to others of the Zone (CL-ZATK-06)", True)
ATTACKS_WHOLE: Way[bool] = Way("whether all Wounds of an Attack fall on the same Survivor", False)


def health(g: Game, survivor: Survivor) -> int:
    """CL-ZATK-04: the Wound that eliminates; Wounds that are cards are never more than there are slots for them.

    Companions have a single slot, and no Health of their own.
    """
    printed = g.setting.identity(survivor).health or g.setting.rules.numbers.health
    wounds = g.ask(hooks.HEALTH, survivor, printed)
    bounded = survivor.index >= FIRST_BODY or g.ask(ARE_CARDS)
    return min(wounds, len(survivor.slots)) if bounded else wounds


def is_deadly(g: Game, survivor: Survivor, wounds: int) -> bool:
    """Whether so many Wounds more would be the end of somebody, as far as can be told before (CL-ZATK-04)."""
    return survivor.wounds + wounds >= health(g, survivor)


class Wound(Frame, tag="wound"):
    """Wounds that one Survivor takes, one after the other (CL-WOUND-02: whatever their source).

    `by`: what of its source it is, where that is no plain attack; `culprit`: the Survivor who deals them;
    `rule`: the ledger id of what deals them, where that is neither a Zombie's Attack nor the hit of a Survivor.
    """

    left: int
    source: str
    kind: int = -1
    by: str = ""
    culprit: int = -1
    at: str = "stop"
    rule: str = ""


@frame(Wound)
def wound_frame(g: Game, f: Wound) -> Question | None:
    """One Wound at a time: what stops it of itself, what the player answers, then the card that is lost."""
    survivor = g.person(f.who)
    if f.left == 0:
        g.pop()
        return None
    if f.at == "stop":
        for stops in survivor.profile.hooks.get(hooks.WOUND_STOPPED, ()):
            if stops(g, survivor, f):
                f.left -= 1
                return None
        f.at = "answer"
        return None
    if f.at == "answer":
        answers: dict[tuple[str, int], Option] = {}
        for hook in survivor.profile.hooks.get(hooks.WOUND_ANSWERS, ()):
            answers.update(((option.name, option.card), option) for option in hook(g, survivor, f))
        if answers:
            options = [Option("take-wound", who=survivor.index), *answers.values()]
            return Question("answer-wound", (survivor.seat,), options, survivor.index)
        f.at = "lose"
        return None
    fatal = survivor.wounds + 1 >= health(g, survivor)
    loses_all = fatal and not g.hooks(hooks.DEFEATED)
    cards = distinct_in_place(g, survivor) if not loses_all and _costs_a_card(g, survivor) else []
    if not cards:
        _suffer(g, f, survivor, EMPTY)
        return None
    losses = [
        Option("lose", who=survivor.index, card=card, to=place_of(g, survivor, card), rule="CL-WOUND-01")
        for card in cards
    ]
    return Question("lose-card", (survivor.seat,), losses, survivor.index)


def _costs_a_card(g: Game, survivor: Survivor) -> bool:
    """CL-WOUND-01; where a Wound is for nothing a card goes all the same when there is no other room for it."""
    return g.ask(hooks.WOUND_COST, survivor, 1) > 0 or (EMPTY not in survivor.slots and g.ask(FILL_SLOTS))


@wound_frame.answer
def _answer_wound(g: Game, f: Wound, option: Option) -> None:
    survivor = g.person(f.who)
    if option.action == "take-wound":
        f.at = "lose"
    elif option.action == "lose":
        _suffer(g, f, survivor, option.card)
    else:
        f.left -= 1
        f.at = "stop"
        if option.action == "stop-all-wounds":
            _stop_all(g, f)
        if option.card:
            drop_card(g, survivor, option.card)
        g.emit("wound-stopped", option.rule, who=survivor.index, by=option.name)


def _stop_all(g: Game, f: Wound) -> None:
    """No Wound of the present attack reaches them: neither the rest of these nor those still to be shared out."""
    f.left = 0
    attack = g.innermost(ZombieAttack) if f.source == "zombie" else None
    if attack is not None:
        attack.shielded = (*attack.shielded, f.who)


def drop_card(g: Game, survivor: Survivor, card: int, *, by: int = -1) -> None:
    """Take a card out of the inventory and discard it; `by`: somebody throws it away of their own will."""
    survivor.slots[survivor.slots.index(card)] = EMPTY
    discard(g, card, by)
    g.renew(survivor)


def _suffer(g: Game, f: Wound, survivor: Survivor, card: int) -> None:
    """CL-WOUND-01, -03, -04: the Wounded card goes into the slot of the lost card, or into an empty one."""
    f.left -= 1
    f.at = "stop"
    lost = put_wound(g, survivor, card)
    if lost:
        discard(g, lost)
    g.state.wounded_in = g.state.round
    rule = f.rule or ("CL-WOUND-05" if f.source == "survivor" else "CL-WOUND-01")
    g.emit("wounded", rule, who=survivor.index, lost=lost, source=f.source, kind=f.kind)
    g.renew(survivor)
    if survivor.wounds >= health(g, survivor) and not spared(g, survivor, f.culprit):
        g.ask(LAST_WOUND, survivor)


def put_wound(g: Game, survivor: Survivor, card: int) -> int:
    """CL-WOUND-04: a Wounded card fills the slot of this card, or an empty one; returns the Equipment that goes."""
    if not g.ask(FILL_SLOTS):
        return _beside_the_slots(survivor, card)
    slots = survivor.slots
    lost = card or (EMPTY if EMPTY in slots else survivor.cards[-1])
    slots[len(slots) - 1 - slots[::-1].index(lost)] = WOUNDED
    return lost


def _beside_the_slots(survivor: Survivor, card: int) -> int:
    """Wounds are counted beside the inventory, as on a health bar; only a card that they cost goes."""
    survivor.hurt += 1
    if card:
        survivor.slots[survivor.slots.index(card)] = EMPTY
    return card


@RULES_CHANGED.usual
def keep_as_ruled(g: Game) -> None:
    """Wounds from before a change of rules are kept as the new ones say; whoever carries too much puts cards away."""
    for survivor in g.state.survivors:
        if not g.ask(FILL_SLOTS):
            survivor.hurt = survivor.wounds
            survivor.slots = [EMPTY if card == WOUNDED else card for card in survivor.slots]
        elif survivor.hurt:
            survivor.slots += [WOUNDED] * survivor.hurt
            survivor.hurt = 0
        g.renew(survivor)


def recover(survivor: Survivor) -> None:
    """One Wound less; the card that it cost does not come back."""
    if survivor.hurt:
        survivor.hurt -= 1
    else:
        survivor.slots[survivor.slots.index(WOUNDED)] = EMPTY


def heal(g: Game, survivor: Survivor, by: int, rule: str) -> None:
    """Somebody takes a Wound away from somebody, or from themselves, by the rule with this ledger id."""
    recover(survivor)
    g.renew(survivor)
    g.emit("healed", rule, who=by, other=survivor.index)


def spared(g: Game, survivor: Survivor, by: int) -> bool:
    """Whether the rules in force have something else in store for somebody who falls (`by`: who did it, or -1)."""
    return any(hook(g, survivor, by) for hook in g.hooks(hooks.DEFEATED))


def kill(g: Game, survivor: Survivor, *, by: int = -1, rule: str = "CL-ZATK-04") -> None:
    """They are eliminated (`by`: the Survivor who does it; `rule`: what makes it so), unless they are spared."""
    if not spared(g, survivor, by):
        g.ask(OUTRIGHT, survivor, rule)


def strip(g: Game, survivor: Survivor, status: str) -> int:
    """Take somebody off the board and out of play, without their cards; returns the Zone where they were."""
    g.ask(FALLS, survivor)
    for card in survivor.cards:
        if not is_kept(g, card):
            discard(g, card)
        else:
            g.ask(LEFT_BEHIND, survivor.zone, card)
    survivor.slots = [WOUNDED if slot == WOUNDED else EMPTY for slot in survivor.slots]
    zone = take_away(g, survivor, status)
    g.drop_frames(survivor.index, GONE)
    return zone


ALL_DEAD = "all-dead"


def eliminate(g: Game, survivor: Survivor, rule: str = "CL-ZATK-04") -> None:
    """CL-ZATK-04: they leave the board and all their Equipment is discarded; CL-END-01 when nobody is left."""
    zone = strip(g, survivor, DEAD)
    g.emit("died", rule, who=survivor.index, zone=zone)
    for hook in g.hooks(hooks.DIED):
        hook(g, survivor.index)
    if all(is_out(other) for other in g.state.survivors):
        g.finish("lost", ALL_DEAD, "CL-END-01")


OUTRIGHT.usual(eliminate)
LAST_WOUND.usual(eliminate)


def take_away(g: Game, survivor: Survivor, status: str) -> int:
    """Take a defeated Survivor's figure off the board; what was going on with them ends. Returns where they stood."""
    survivor.status = status
    survivor.extra_actions = 0
    survivor.tokens = ()
    zone = g.settle(survivor, -1)
    g.renew(survivor)
    return zone


def is_out(survivor: Survivor) -> bool:
    """Whether somebody is out of the game for good (CL-READ-06): neither on the board nor able to come back."""
    return survivor.status not in ("alive", "down")


NOBODY_LEFT = "nobody-left"
"""The reason of a game that is lost because the last Survivor has left with a goal unmet."""


def leave_board(g: Game, survivor: Survivor, rule: str = "CL-CLAR-13") -> None:
    """CL-CLAR-13: out of the game; CL-READ-06: the last one to go with an objective unmet loses it."""
    survivor.status = "left"
    zone = g.settle(survivor, -1)
    g.emit("left", rule, who=survivor.index, zone=zone)
    g.drop_frames(survivor.index, GONE)


def fallen(g: Game, struck: tuple[int, ...]) -> list[Survivor]:
    """Those of them who have fallen, and may be given what is left over all the same, where nothing is handed on."""
    if not struck or g.ask(HANDS_ON):
        return []
    return [one for one in map(g.person, dict.fromkeys(struck)) if not one.on_board]


class ZombieAttack(Frame, tag="zombie-attack"):
    """Attacks in a Zone, as (kind, number). `only`: they go for one Survivor; `shielded`: who takes no more.

    `hit`: who has taken the Wounds of the first of them so far; `ignored`: who takes none of the others that it deals;
    `struck`: whom Attacks have gone to so far.
    """

    later: ClassVar[tuple[str, ...]] = ("hit", "ignored", "struck")
    zone: int
    attacks: tuple[tuple[int, int], ...]
    only: int = -1
    shielded: tuple[int, ...] = ()
    hit: tuple[int, ...] = ()
    ignored: tuple[int, ...] = ()
    struck: tuple[int, ...] = ()


@frame(ZombieAttack, ends_when_dead=False)
def zombie_attack(g: Game, f: ZombieAttack) -> Question | None:
    """CL-ZATK-01 to -07: the Wounds of each Attack are shared out as the players like; the surplus is lost."""
    victims = [s for s in noticed(g) if s.zone == f.zone and f.only in (-1, s.index)]
    if not f.attacks or not victims:
        g.pop()
        return None
    kind = f.attacks[0][0]
    victims += fallen(g, f.struck)
    options = [Option("wound", other=s.index, kind=kind, zone=f.zone, rule="CL-ZATK-03") for s in victims]
    return Question("share-wound", who_settles(g), options)


@zombie_attack.answer
def _share(g: Game, f: ZombieAttack, option: Option) -> None:
    """CL-ZATK-02, -03, -06: one Wound at a time, so what is left of an Attack goes on to others."""
    kind, count = f.attacks[0]
    dealt = g.setting.kinds[kind].wounds
    share = dealt if g.ask(ATTACKS_WHOLE) else 1
    if option.other not in f.hit:
        g.emit("attacked", "CL-ZATK-01", who=option.other, kind=kind, zone=f.zone)
    if not f.hit:
        f.ignored = ()
    spent = len(f.hit) + share >= dealt
    f.hit = () if spent else (*f.hit, option.other)
    if spent:
        f.attacks = f.attacks[1:] if count == 1 else ((kind, count - 1), *f.attacks[1:])
    if not g.ask(HANDS_ON):
        f.struck = (*f.struck, option.other)
    spared = option.other in f.shielded or option.other in f.ignored
    if not spared and g.person(option.other).on_board:
        g.push_all([Wound(who=option.other, left=share, source="zombie", kind=kind)])


def ignore_attack(g: Game, wound: Wound) -> None:
    """The other Wounds that the same Attack deals to them come to nothing, too."""
    wound.left = 1
    attack = g.innermost(ZombieAttack)
    if attack is not None and attack.hit:
        attack.ignored = (*attack.ignored, wound.who)
