"""Starting weapons: handed out by the team or dealt at random (CL-SETUP, RM-SETUP)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, declare
from shamble.rules.dealing import give, take_named, take_out
from shamble.rules.inventory import has_free_hand
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.state import Survivor

TEAM_WEAPONS = ("Bow", "Crowbar", "Fire Axe")
STRONG_WEAPONS = ("Fire Axe", "Pistol", "Crowbar")
CLAW_HAMMER = "Claw Hammer"
WEAK_WEAPONS = ("Night Stick", "Pan")
"""RM-SETUP-05: the better one of the two is dealt as long as there is one."""

declare(
    Action("add-weapon", "name", "name", "the strong weapon that is added to the starting weapons"),
    DecisionKind("added-weapon", "{add-weapon: Pistol}", "the strong weapon for the 8th, 10th or 12th Survivor"),
    DecisionKind("team-weapon", "{give: Ned}", "who gets a starting weapon"),
)  # fmt: skip

rules = Rule("starting-weapons", of="setup", usual="rue-morgue", always=True, setup_only=True)
STARTING_WEAPONS: Way[list[Frame]] = Way("the weapons with which the Survivors begin are dealt")
WEAPONS_FOR_FEW: Way[tuple[str, ...], list[Frame] | None] = Way("what few Survivors get in place of the usual weapons")
DEAL_WEAPONS: Way[list[int], list[Survivor], int, str, list[Frame]] = Way("cards are dealt, so many each (a ledger id)")


@rules.value(
    "rue-morgue", STARTING_WEAPONS, replaces=("CL-SETUP-26", "CL-SETUP-27", "CL-SETUP-28", "CL-SETUP-29", "CL-SETUP-30")
)
def team_weapons(g: Game) -> list[Frame]:
    """CL-SETUP-22: every team gets a Bow, a Crowbar and a Fire Axe and gives each to one of its Survivors."""
    for_few = g.ask(WEAPONS_FOR_FEW, TEAM_WEAPONS)
    if for_few is not None:
        return for_few
    teams = sorted({survivor.team for survivor in g.state.survivors})
    frames: list[Frame] = [TeamWeapon(team=team, name=name) for team in teams for name in TEAM_WEAPONS]
    return [*frames, ArmTheRest()]


class TeamWeapon(Frame, tag="team-weapon"):
    """A weapon that goes to somebody of a team."""

    team: int
    name: str


@frame(TeamWeapon)
def team_weapon(g: Game, f: TeamWeapon) -> Question | None:
    """The team says which of them gets this weapon."""
    if not _is_undealt(g, f.name):
        g.pop()
        return None
    team = [survivor for survivor in g.state.survivors if survivor.team == f.team]
    ready = [survivor for survivor in team if has_free_hand(g, survivor)]
    takers = [survivor for survivor in ready if not survivor.cards]
    if len(takers) < len(ready) and _rest_can_be_armed(g):
        takers = ready
    takers = takers or ready or team
    options = [Option("give", who=survivor.index, name=f.name, rule="CL-SETUP-22") for survivor in takers]
    return Question("team-weapon", tuple(sorted({survivor.seat for survivor in team})), options)


def _is_undealt(g: Game, name: str) -> bool:
    types = g.setting.cards
    for card in g.state.decks["equipment"]:
        if types[card - 1].name == name:
            return True
    return False


def _rest_can_be_armed(g: Game) -> bool:
    """RM-SETUP-02: nobody starts unarmed, so a second weapon for one must leave enough for the others."""
    still_to_give = [giving.team for giving in g.state.agenda[:-1] if isinstance(giving, TeamWeapon)]
    unarmed = [survivor.team for survivor in g.state.survivors if not survivor.cards]
    uncovered = sum(max(0, unarmed.count(team) - still_to_give.count(team)) for team in sorted(set(unarmed)))
    return uncovered <= len(_gathered(g)) - 1 - len(still_to_give)


def _gathered(g: Game) -> list[int]:
    """The undealt cards of the kinds that every team gets, in an order that tells nothing of the deck's."""
    types = g.setting.cards
    return sorted(card for card in g.state.decks["equipment"] if types[card - 1].name in TEAM_WEAPONS)


@team_weapon.answer
def _team_weapon(g: Game, f: TeamWeapon, option: Option) -> None:
    give(g, g.state.survivors[option.who], take_named(g, f.name), option.rule)
    g.pop()


class ArmTheRest(Frame, tag="arm-the-rest"):
    """Whoever has no weapon yet is dealt one."""


@frame(ArmTheRest)
def arm_the_rest(g: Game, f: ArmTheRest) -> Question | None:
    """CL-SETUP-23, -24: others are dealt at random to the unarmed; what is left over stays in the deck."""
    g.pop()
    unarmed = [survivor for survivor in g.state.survivors if not survivor.cards]
    if unarmed:
        g.push_all(g.ask(DEAL_WEAPONS, _gathered(g), unarmed, 1, "CL-SETUP-23"))
    return None


def _deal(g: Game, cards: list[int], survivors: list[Survivor], rule: str) -> None:
    """One card after the other, round the table."""
    for card, survivor in zip(cards, survivors, strict=False):
        take_out(g, card)
        give(g, survivor, card, rule)


@rules.value(
    "older-seasons",
    STARTING_WEAPONS,
    replaces=("CL-SETUP-22", "CL-SETUP-23", "CL-SETUP-24", "RM-SETUP-02", "RM-SETUP-04"),
)
def random_weapons(g: Game) -> list[Frame]:
    """CL-SETUP-26 to -30: three strong weapons and enough weak ones, dealt at random, one to each Survivor."""
    kinds = strong_weapons(g)
    for_few = g.ask(WEAPONS_FOR_FEW, kinds)
    if for_few is not None:
        return for_few
    cards = [card for card in (take_named(g, name) for name in kinds) if card]
    choices: list[Frame] = []
    for place in range(len(cards) + 1, len(g.state.survivors) + 1):
        if place > g.setting.rules.numbers.survivors and place % 2 == 0:
            choices.append(AddedWeapon())
            continue
        card = weak_weapon(g) or _any_strong(g)
        if card:
            cards.append(card)
    return [*choices, DealWeapons(cards=tuple(cards))]


def strong_weapons(g: Game) -> tuple[str, ...]:
    """CL-SETUP-27: with the box that has Claw Hammers one of them takes the place of the Crowbar."""
    return (*STRONG_WEAPONS[:-1], CLAW_HAMMER if g.setting.numbers_of(CLAW_HAMMER) else STRONG_WEAPONS[-1])


class AddedWeapon(Frame, tag="added-weapon"):
    """One more strong weapon is picked."""


@frame(AddedWeapon)
def added_weapon(g: Game, f: AddedWeapon) -> Question | None:
    """CL-SETUP-29, CL-MODE-SEVEN-03: the players choose the strong weapon for the 8th, 10th and 12th Survivor."""
    left = {g.setting.card(card).name for card in g.state.decks["equipment"]}
    options = [
        Option("add-weapon", name=name, rule="CL-SETUP-29") for name in (*STRONG_WEAPONS, CLAW_HAMMER) if name in left
    ]
    if not options:
        g.pop()
        return None
    return Question("added-weapon", who_settles(g), options)


@added_weapon.answer
def _add_weapon(g: Game, f: AddedWeapon, option: Option) -> None:
    g.pop()
    deal = g.innermost(DealWeapons)
    assert deal is not None
    deal.cards = (*deal.cards, take_named(g, option.name))


class DealWeapons(Frame, tag="deal-weapons"):
    """The starting weapons that were put together are dealt."""

    cards: tuple[int, ...]

    def holds(self, game: Game, of: str) -> tuple[int, ...]:
        """These cards lie nowhere else."""
        return self.cards if of == EQUIPMENT else ()


@frame(DealWeapons)
def deal_weapons(g: Game, f: DealWeapons) -> Question | None:
    """One card to each Survivor; fewer than three of them get all three strong ones (CL-SETUP-30)."""
    g.pop()
    most = len(STRONG_WEAPONS)
    rule = "CL-SETUP-30" if len(g.state.survivors) < most else "CL-SETUP-26"
    g.push_all(g.ask(DEAL_WEAPONS, list(f.cards), g.state.survivors, most, rule))
    return None


@DEAL_WEAPONS.usual
def deal_at_random(g: Game, cards: list[int], survivors: list[Survivor], most: int, rule: str) -> list[Frame]:
    """CL-SETUP-26, -30: one after the other; what is left over goes round again, from anybody on, if it may."""
    dealt = g.shuffle(cards, "starting-cards")
    takers = list(survivors)
    if most > 1 and len(dealt) > len(survivors):
        takers = [survivors[index] for index in g.shuffle(range(len(survivors)), "starting-order")] * len(dealt)
    _deal(g, dealt, takers, rule)
    return []


def deal_evenly(g: Game, cards: Sequence[int], rule: str) -> list[Frame]:
    """All these cards at random, equally many to everybody; the players say who gets one of the rest."""
    survivors = g.state.survivors
    dealt = g.shuffle(cards, "starting-hands")
    each = min(len(dealt) // len(survivors), g.setting.rules.places.count)
    for card, survivor in zip(dealt, [one for one in survivors for _ in range(each)], strict=False):
        give(g, survivor, card, rule)
    return [share_out(g, dealt[each * len(survivors) :], each + 1, rule)]


def share_out(g: Game, cards: Sequence[int], most: int, rule: str) -> Frame:
    """The frame in which the players say who gets each of these cards; nobody has more than `most` cards then.

    Meanwhile they lie aside, or in the deck where they were.
    """
    g.state.aside.extend(card for card in cards if card not in g.state.decks["equipment"])
    return ShareWeapons(cards=tuple(cards), most=most, rule=rule)


class ShareWeapons(Frame, tag="share-weapons"):
    """The players say who gets each of these cards."""

    cards: tuple[int, ...]
    most: int
    rule: str = "CL-HOUSE-37"


@frame(ShareWeapons)
def share_weapons(g: Game, f: ShareWeapons) -> Question | None:
    """The next card goes to whomever the players like."""
    takers = [s for s in g.state.survivors if len(s.cards) < min(f.most, len(s.slots))]
    if not f.cards or not takers:
        g.pop()
        return None
    name = g.setting.card(f.cards[0]).name
    rule = f.rule
    return Question("team-weapon", who_settles(g), [Option("give", who=s.index, name=name, rule=rule) for s in takers])


@share_weapons.answer
def _share_weapon(g: Game, f: ShareWeapons, option: Option) -> None:
    card, f.cards = f.cards[0], f.cards[1:]
    take_out(g, card)
    give(g, g.state.survivors[option.who], card, option.rule)


def weak_weapon(g: Game) -> int:
    """CL-SETUP-28, RM-SETUP-05: a Pan makes up for a missing Night Stick."""
    return _first_of(g, WEAK_WEAPONS)


def _any_strong(g: Game) -> int:
    """When the weak weapons have run out a further strong one is dealt, so that nobody starts unarmed."""
    return _first_of(g, (*STRONG_WEAPONS, CLAW_HAMMER))


def _first_of(g: Game, names: Iterable[str]) -> int:
    """The first of these cards that is left, taken from where it lies; 0 when none is."""
    for name in names:
        card = take_named(g, name)
        if card:
            return card
    return 0
