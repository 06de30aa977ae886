"""The challenge of the Vault: five dice in three rolls for a Straight (AD-VAULT-04 to -15, AD-OPEN-14, -15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.registry import action
from shamble.rules.turn import Purse
from shamble.rules.vault.traps import CARD, VaultCard, bonus_of, lender
from shamble.world.about import about, makes
from shamble.world.facts import ROLLS_AGAIN
from shamble.world.game import Game
from shamble.world.pieces import pieces_at
from shamble.world.play import USUAL_DIE
from shamble.world.showing import Sound
from shamble.world.state import Survivor

COST = 2
DICE = 5
ROLLS = 3
STRAIGHTS = ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))
"""AD-VAULT-06."""
LOWEST, HIGHEST = 1, 6

ONE_UP_OR_DOWN, ONE_UP_ONE_DOWN, ANY_FACE = "one-up-or-down", "one-up-one-down", "any-face"
FOURTH_ROLL, SIXTH_DIE = "fourth-roll", "sixth-die"
"""AD-VAULT-10 to -14: the five bonuses."""

LOOSE, RESERVED = "loose", "reserved"

declare(
    Action("try-vault", "who zone n cost", "zone", "roll for a Straight against the traps of the Vault", group="place",
        piece=True, afoot=True, furthers=True, tries="traps"),
    Action("reserve", "who n", "n", "Vault: lay a die that shows `n` in reserve", pressed=True),
    Action("take-back", "who n", "n", "Vault: take back a die that shows `n` and was laid there since the last roll"),
    Action("roll-on", "who", "", "Vault: roll all dice that are not in reserve", purpose="roll"),
    Action("roll-with", "who name", "name", "Vault: roll them with what `name` gives: sixth-die, fourth-roll, Lucky",
        purpose="roll"),
    Action("raise-die", "who n to", "n", "Vault: the bonus turns a die that shows `n` one up; `to`: loose or reserved"),
    Action("lower-die", "who n to", "n", "Vault: the bonus turns a die that shows `n` one down"),
    Action("turn-die", "who n to", "n", "Vault: the bonus turns a die that shows `n` to any face"),
    Action("face", "who n", "n", "Vault: the face that the die shows then", pressed=True),
    Action("leave-it", "who", "", "Vault: leave it at that", ends=QUESTION),
    DecisionKind("vault",
        "{reserve: 3}, {take-back: 3}, {roll-on: true}, {roll-with: Lucky}, {raise-die: 4, to: loose} ...",
        "Vault: which dice are laid in reserve, and whether the others are rolled again"),
    DecisionKind("vault-dice", "{roll-with: sixth-die} or {roll-on: true}",
        "Vault: whether a sixth die is rolled"),
    DecisionKind("vault-face", "{face: 5}", "Vault: the face to which a bonus turns a die"),
    EventKind("vault-rolled", "who dice n", sound=Sound.DICE),
    EventKind("vault-turned", "who n total other"),
    EventKind("vault-cleared", "who zone dice", tone="good"),
    EventKind("vault-failed", "who zone", tone="bad"),
)  # fmt: skip


class Challenge(Frame, tag="vault-challenge"):
    """A try: `kept` in reserve before the last roll, `fresh` since then, `loose` what was rolled and is not.

    `used`: bonuses spent; `turning`: (face, place) of a die that a bonus is about to turn; `at`: what is asked next.
    """

    n: int
    kept: tuple[int, ...] = ()
    fresh: tuple[int, ...] = ()
    loose: tuple[int, ...] = ()
    rolls: int = 0
    used: tuple[str, ...] = ()
    turning: tuple[int, str] = (0, "")
    at: str = "begin"


class Standing(NamedTuple):
    """A try as it stands, for those who show it."""

    who: int
    reserve: tuple[int, ...]
    loose: tuple[int, ...]


@makes("try-vault")
@about(pieces=(CARD,))
def offer_challenge(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """AD-VAULT-04, -09: two Actions of anybody in the Trap Zone, as often as they like until the traps are gone."""
    if purse.left < COST:
        return
    for number, piece in pieces_at(g, VaultCard, survivor.zone):
        if piece.card and not piece.cleared:
            out.append(
                Option(
                    "try-vault",
                    who=survivor.index,
                    zone=survivor.zone,
                    n=number + 1,
                    cost=COST,
                    rule="AD-VAULT-04",
                )
            )


@action("try-vault")
def _try(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    g.push_all([Challenge(who=survivor.index, n=option.n)])


def _piece(g: Game, f: Challenge) -> VaultCard:
    return g.state.piece(f.n - 1, VaultCard)


def _lent(g: Game, f: Challenge, *bonuses: str) -> bool:
    """AD-VAULT-15, AD-OPEN-15: whether somebody lends one of these bonuses, which is used once in a try."""
    piece = _piece(g, f)
    bonus = bonus_of(g, piece.card)
    return bonus in bonuses and bonus not in f.used and lender(g, piece) is not None


def straight_in(dice: tuple[int, ...]) -> tuple[int, ...]:
    """AD-VAULT-06, -14: the Straight that five of these dice form, if they do."""
    return next((straight for straight in STRAIGHTS if set(straight) <= set(dice)), ())


def faces_after(option: Option) -> Sequence[int]:
    """The faces that a die may show once a bonus has turned it; none for any other option."""
    turned = {"raise-die": (option.n + 1,), "lower-die": (option.n - 1,), "turn-die": range(LOWEST, HIGHEST + 1)}
    return turned.get(option.action, ())


def missing_for(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The faces that are still missing for the nearer Straight."""
    lacking = [tuple(face for face in straight if face not in dice) for straight in STRAIGHTS]
    return min(lacking, key=len)


def standing(g: Game) -> Standing | None:
    """The try that is under way, if one is."""
    f = g.innermost(Challenge)
    if f is None:
        return None
    return Standing(f.who, (*f.kept, *f.fresh), f.loose)


@frame(Challenge)
def challenge_frame(g: Game, f: Challenge) -> Question | None:
    """AD-VAULT-05 to -08: roll, reserve, roll again; a Straight clears the traps for good."""
    survivor = g.person(f.who)
    if f.at == "begin":
        if _lent(g, f, SIXTH_DIE):
            plain = Option("roll-on", who=f.who, rule="AD-VAULT-05")
            six = Option("roll-with", who=f.who, name=SIXTH_DIE, rule="AD-VAULT-14")
            return Question("vault-dice", (survivor.seat,), [six, plain], f.who)
        _roll(g, f, DICE)
        return None
    dice = (*f.kept, *f.fresh, *f.loose)
    if f.at == "ask" and straight_in(dice):
        _cleared(g, f, dice)
        return None
    options = list(_QUESTIONS[f.at](g, f))
    if f.at == "ask" and not any(option.action not in ("reserve", "take-back") for option in options):
        g.pop()
        g.emit("vault-failed", "AD-VAULT-08", who=f.who, zone=survivor.zone)
        return None
    if f.at == "ask":
        options.append(Option("leave-it", who=f.who, rule="AD-VAULT-08"))
    reserve = (*f.kept, *f.fresh)
    shown = {"reserve": reserve, "loose": f.loose, "rolls": max(0, ROLLS - f.rolls), "lacking": missing_for(dice)}
    if f.at == "face":
        return Question("vault-face", (survivor.seat,), options, f.who, shown=shown)
    return Question("vault", (survivor.seat,), options, f.who, shown=shown)


def _roll(g: Game, f: Challenge, count: int) -> None:
    """AD-VAULT-07: what is in reserve stays there."""
    f.kept, f.fresh = (*f.kept, *f.fresh), ()
    f.loose = tuple(sorted(g.roll(count)))
    f.rolls += 1
    f.at = "ask"
    g.emit("vault-rolled", "AD-VAULT-05", who=f.who, dice=list(f.loose), n=f.rolls)


def _cleared(g: Game, f: Challenge, dice: tuple[int, ...]) -> None:
    """AD-VAULT-06, -16."""
    piece = _piece(g, f)
    piece.cleared = True
    g.pop()
    g.emit("vault-cleared", "AD-VAULT-16", who=f.who, zone=piece.zone, dice=list(straight_in(dice)))


def _next_steps(g: Game, f: Challenge) -> Iterator[Option]:
    """AD-VAULT-07: dice into reserve, the others once more, and the bonus."""
    who = f.who
    can_roll = f.rolls < ROLLS
    again = ROLLS_AGAIN in g.person(who).profile.facts and LUCKY not in f.used
    fourth = not can_roll and _lent(g, f, FOURTH_ROLL)
    if can_roll or again or fourth:
        yield from (Option("reserve", who=who, n=face, rule="AD-VAULT-07") for face in sorted(set(f.loose)))
        yield from (Option("take-back", who=who, n=face, rule="AD-VAULT-07") for face in sorted(set(f.fresh)))
    if f.loose:
        if can_roll:
            yield Option("roll-on", who=who, rule="AD-VAULT-07")
        if fourth:
            yield Option("roll-with", who=who, name=FOURTH_ROLL, rule="AD-VAULT-13")
        if again:
            yield Option("roll-with", who=who, name=LUCKY, rule="SKILL-lucky")
    yield from _bonuses(g, f)


LUCKY = "Lucky"
"""SKILL-lucky: once in a try the dice of one roll are thrown again."""


def _bonuses(g: Game, f: Challenge) -> Iterator[Option]:
    if _lent(g, f, ANY_FACE):
        for face, place in dict.fromkeys(_dice(f)):
            yield Option("turn-die", who=f.who, n=face, to=place, rule="AD-VAULT-12")
    if _lent(g, f, ONE_UP_OR_DOWN):
        yield from _raising(f, "AD-VAULT-10")
        yield from _lowering(f, "AD-VAULT-10")
    if _lent(g, f, ONE_UP_ONE_DOWN):
        for raised in _raising(f, "AD-VAULT-11"):
            if any(_lowering(f, "AD-VAULT-11", but=(raised.n, raised.to))):
                yield raised


Die = tuple[int, str]
"""The face that a die shows, and whether it is loose or reserved."""


def _dice(f: Challenge) -> list[Die]:
    reserve = (*f.kept, *f.fresh)
    return [*((face, LOOSE) for face in sorted(f.loose)), *((face, RESERVED) for face in sorted(reserve))]


def _raising(f: Challenge, rule: str) -> Iterator[Option]:
    """AD-VAULT-10, -11: a 6 goes no further up."""
    for face, place in dict.fromkeys(_dice(f)):
        if face != HIGHEST:
            yield Option("raise-die", who=f.who, n=face, to=place, rule=rule)


def _lowering(f: Challenge, rule: str, but: Die | None = None) -> Iterator[Option]:
    """AD-VAULT-10, -11: a 1 goes no further down; one die may be left out."""
    dice = _dice(f)
    if but is not None:
        dice.remove(but)
    for face, place in dict.fromkeys(dice):
        if face != LOWEST:
            yield Option("lower-die", who=f.who, n=face, to=place, rule=rule)


def _another_down(g: Game, f: Challenge) -> Iterator[Option]:
    """AD-VAULT-11: another die than the one that was raised."""
    return _lowering(f, "AD-VAULT-11", but=f.turning)


def _faces(g: Game, f: Challenge) -> Iterator[Option]:
    """AD-VAULT-12: any face but the one that it shows."""
    faces = g.setting.rules.dice[USUAL_DIE]
    yield from (Option("face", who=f.who, n=face, rule="AD-VAULT-12") for face in faces if face != f.turning[0])


_QUESTIONS = {"ask": _next_steps, "lower": _another_down, "face": _faces}


def _without(dice: tuple[int, ...], face: int) -> tuple[int, ...]:
    at = dice.index(face)
    return (*dice[:at], *dice[at + 1 :])


def _show(g: Game, f: Challenge, face: int, place: str, becomes: int) -> None:
    """A die is turned by a bonus; whoever lends it is named."""
    given = lender(g, _piece(g, f))
    if place == LOOSE:
        f.loose = tuple(sorted((*_without(f.loose, face), becomes)))
    elif face in f.kept:
        f.kept = (*_without(f.kept, face), becomes)
    else:
        f.fresh = (*_without(f.fresh, face), becomes)
    other = given.index if given is not None else f.who
    g.emit("vault-turned", "AD-VAULT-15", who=f.who, n=face, total=becomes, other=other)


@challenge_frame.answer
def _answer(g: Game, f: Challenge, option: Option) -> None:
    bonus = bonus_of(g, _piece(g, f).card)
    if option.action == "leave-it":
        g.pop()
        g.emit("vault-failed", "AD-VAULT-08", who=f.who, zone=g.person(f.who).zone)
    elif option.action == "reserve":
        f.loose, f.fresh = _without(f.loose, option.n), (*f.fresh, option.n)
    elif option.action == "take-back":
        f.fresh, f.loose = _without(f.fresh, option.n), tuple(sorted((*f.loose, option.n)))
    elif option.action in ("roll-on", "roll-with"):
        _roll_on(g, f, option.name)
    elif option.action == "turn-die":
        f.turning, f.at = (option.n, option.to), "face"
    elif option.action == "face":
        _spend(f, bonus)
        _show(g, f, *f.turning, option.n)
    elif option.action == "raise-die":
        _spend(f, bonus)
        _show(g, f, option.n, option.to, option.n + 1)
        if bonus == ONE_UP_ONE_DOWN:
            f.turning, f.at = (option.n + 1, option.to), "lower"
    else:
        _spend(f, bonus)
        _show(g, f, option.n, option.to, option.n - 1)


def _spend(f: Challenge, bonus: str) -> None:
    f.used, f.at = (*f.used, bonus), "ask"


def _roll_on(g: Game, f: Challenge, name: str) -> None:
    if name:
        f.used = (*f.used, name)
    if f.at == "begin":
        _roll(g, f, DICE + (name == SIXTH_DIE))
        return
    _roll(g, f, len(f.loose))
    if name == LUCKY:
        f.rolls -= 1
