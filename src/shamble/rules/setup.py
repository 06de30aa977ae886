"""Setting a game up: starting weapons, decks, the first player (CL-SETUP, RM-SETUP)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rulebook import skill_rule
from shamble.rules.doors import mark_revealed
from shamble.rules.experience import choices, gain_xp, level_named
from shamble.rules.frames import Round, Stepwise
from shamble.rules.inventory import has_free_hand, has_room, stow
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule, usual_way
from shamble.rules.spawn import AddedSpawn, FirstSpawn, needs_first_spawn, tokens_to_add
from shamble.rules.steps import step, step_after, take_step
from shamble.world import hooks
from shamble.world.decks import EQUIPMENT
from shamble.world.facts import BEGINS_AHEAD, STARTS_AT
from shamble.world.game import Game
from shamble.world.state import EMPTY, Survivor

TEAM_WEAPONS = ("Bow", "Crowbar", "Fire Axe")
STRONG_WEAPONS = ("Fire Axe", "Pistol", "Crowbar")
CLAW_HAMMER = "Claw Hammer"
WEAK_WEAPONS = ("Night Stick", "Pan")
"""RM-SETUP-05: the better one of the two is dealt as long as there is one."""

EITHER = " or "
AHEAD = 2
"""The experience points that some begin with."""


class Setup(Stepwise, tag="setup"):
    """The set-up of a game."""


setup_frame = frame(Setup)(take_step)
"""All choices that players have in set-up are asked in its steps."""

declare(
    Action("first-player", "n", "n", "the player who starts with the token", hint="first-player"),
    Action("add-weapon", "name", "name", "the strong weapon that is added to the starting weapons"),
    Action("give", "who name", "who", "who gets a starting card (`name`)", hint="weapons"),
    Action("start-higher", "who", "", "Can start at ...: agree"),
    Action("start-low", "who", "", "Can start at ...: object", ends=QUESTION),
    DecisionKind("first-player", "{first-player: 2}", "who starts with the token"),
    DecisionKind("start-higher", "{start-higher: true} or {start-low: true}",
        "whether all agree to a higher Danger Level"),
    DecisionKind("starting-card", "{give: Ned, name: Plenty Of Ammo (light)}",
        "which of several cards they begin with"),
    DecisionKind("added-weapon", "{add-weapon: Pistol}", "the strong weapon for the 8th, 10th or 12th Survivor"),
    DecisionKind("team-weapon", "{give: Ned}", "who gets a starting weapon"),
    EventKind("game-begins", "mission"),
    EventKind("dealt", "who card", quick=True),
)  # fmt: skip


def begin_setup(g: Game) -> None:
    """Put the set-up on the agenda."""
    g.push(Setup(at=step_after(g.setting.rules, "setup")))


@step("setup", "first-player", part=None)
def settle_first_player(g: Game, f: Frame) -> None:
    """Several players settle who has the first player token."""
    if g.setting.seats > 1:
        g.push_all(g.policy("first-player")(g))


@step("setup", "weapons", part=None)
def deal_starting_weapons(g: Game, f: Frame) -> None:
    """RM-SETUP-04: dealing comes before shuffling."""
    g.push_all(g.policy("starting-weapons")(g))


@step("setup", "experience", part=None)
def give_starting_experience(g: Game, f: Frame) -> None:
    """Experience for those who begin with some, and for those who may begin at a higher Danger Level."""
    for survivor in g.state.survivors:
        givers = g.thanks_to(survivor, BEGINS_AHEAD)
        if givers:
            gain_xp(g, survivor, AHEAD * len(givers), rule=skill_rule(givers[0]))
    g.push_all(_higher_starts(g))


@step("setup", "choices", part=None)
def ask_for_skills(g: Game, f: Frame) -> None:
    """The questions that Skills ask when the game begins."""
    g.push_all(made for survivor in g.state.survivors for made in choices(g, survivor))


@step("setup", "skills", part=None)
def deal_named_equipment(g: Game, f: Frame) -> None:
    """CL-SETUP-31: Equipment that starting Skills name."""
    g.push_all([made for survivor in g.state.survivors for made in _deal_named(g, survivor)])


@step("setup", "pieces", part=None)
def set_up_pieces(g: Game, f: Frame) -> None:
    """Rules lay out what they need before the decks are shuffled."""
    g.push_all(made for hook in g.hooks(hooks.SET_UP) for made in hook(g))


@step("setup", "decks", part=None)
def shuffle_decks(g: Game, f: Frame) -> None:
    """Everything that is shuffled, then the Spawn Zones."""
    for name, deck in g.state.decks.items():
        g.state.decks[name] = g.shuffle(deck, f"deck {name}")
    if g.setting.mission.tents:
        g.state.tents = g.shuffle(range(len(g.setting.tent_cards)), "tents")[: len(g.setting.mission.tents)]
    mark_revealed(g)
    g.push(SpawnZones())


@step("setup", "board", part=None)
def board_is_ready(g: Game, f: Frame) -> None:
    """Rules have their say when everything is laid out."""
    g.push_all(made for hook in g.hooks(hooks.READY) for made in hook(g))


@step("setup", "begin", part=None)
def begin(g: Game, f: Frame) -> None:
    """The first round."""
    g.emit("game-begins", "CL-SETUP-03", mission=g.setting.mission.id)
    g.push(Round(at=step_after(g.setting.rules, "round")))


class SpawnZones(Frame, tag="spawn-zones"):
    """The Spawn Zones are settled."""


@frame(SpawnZones)
def spawn_zones(g: Game, f: SpawnZones) -> Question | None:
    """CL-SETUP-04 before CL-SPAWN-13: the tokens for further Survivors, then which Spawn Zone is the first."""
    g.pop()
    if needs_first_spawn(g) or tokens_to_add(g):
        g.push(NameFirstSpawn())
    for _ in range(tokens_to_add(g)):
        g.push(AddedSpawn())
    return None


class NameFirstSpawn(Frame, tag="name-first-spawn"):
    """All Spawn Zones are known."""


@frame(NameFirstSpawn)
def name_first_spawn(g: Game, f: NameFirstSpawn) -> Question | None:
    """Only now it is known how many Spawn Zones there are."""
    g.pop()
    if needs_first_spawn(g):
        g.push(FirstSpawn())
    return None


def take_named(g: Game, name: str) -> int:
    """A card of this name out of the cards not yet dealt (discards among them), or 0."""
    decks, discards = g.state.decks, g.state.discards
    laid = (deck for deck in g.setting.rules.decks.values() if deck.of == EQUIPMENT and not deck.formed_later)
    for pile in (decks[EQUIPMENT], discards[EQUIPMENT], g.state.aside, *(decks[deck.name] for deck in laid)):
        for card in pile:
            if g.setting.cards[card - 1].name == name:
                pile.remove(card)
                return card
    return 0


def give(g: Game, survivor: Survivor, card: int, rule: str) -> None:
    """Put a card that some rule deals into the first place that has room: a hand, or the reserve when both are full."""
    names = g.setting.rules.places.names
    stow(g, survivor, card, next(name for name in names if has_room(g, survivor, card, name)))
    g.emit("dealt", rule, who=survivor.index, card=card)


def _deal_named(g: Game, survivor: Survivor) -> Iterator[Frame]:
    """CL-SETUP-31: Equipment named by a starting Skill comes on top of the dealt weapon.

    Of a card that there is in several kinds (`Plenty Of Ammo (light)`), or of two with EITHER between them, the player
    picks one.
    """
    for name in g.value(survivor, hooks.STARTS_WITH, g.setting.identity(survivor).equipment):
        kinds = tuple(card_type.name for card_type in g.setting.types if card_type.name.startswith(f"{name} ("))
        kinds = tuple(name.split(EITHER)) if EITHER in name else kinds
        card = 0 if kinds or EMPTY not in survivor.slots else take_named(g, name)
        if kinds:
            yield StartingCard(who=survivor.index, names=kinds)
        elif card:
            give(g, survivor, card, "CL-SETUP-31")


class StartingCard(Frame, tag="starting-card"):
    """The choice among several cards to begin with."""

    names: tuple[str, ...]


@frame(StartingCard)
def starting_card(g: Game, f: StartingCard) -> Question | None:
    """One of several cards to begin with, as far as the deck holds them and a slot is left."""
    survivor = g.state.survivors[f.who]
    there = {g.setting.card(card).name for card in g.state.decks["equipment"]}
    options = [Option("give", who=f.who, name=name, rule="CL-SETUP-31") for name in f.names if name in there]
    if not options or EMPTY not in survivor.slots:
        g.pop()
        return None
    return Question("starting-card", (survivor.seat,), options, f.who)


@starting_card.answer
def _starting_card(g: Game, f: StartingCard, option: Option) -> None:
    g.pop()
    give(g, g.state.survivors[f.who], take_named(g, option.name), option.rule)


def _higher_starts(g: Game) -> Iterator[Frame]:
    """A frame for each who may begin at a higher Danger Level; every player is asked."""
    for survivor in g.state.survivors:
        level = max((level_named(g, name) for name in _levels_to_start_at(survivor)), default=0)
        if level:
            yield StartHigher(who=survivor.index, level=level)


class StartHigher(Frame, tag="start-higher"):
    """Every player is asked whether somebody begins at a higher Danger Level."""

    level: int
    seat: int = 0


def _levels_to_start_at(survivor: Survivor) -> list[str]:
    return [word.removeprefix(STARTS_AT) for word in survivor.profile.facts if word.startswith(STARTS_AT)]


@frame(StartHigher)
def start_higher(g: Game, f: StartHigher) -> Question | None:
    """One player after the other agrees; the first who does not ends it."""
    options = [Option("start-higher", who=f.who), Option("start-low", who=f.who)]
    return Question("start-higher", (f.seat,), options, f.who)


@start_higher.answer
def _start_higher(g: Game, f: StartHigher, option: Option) -> None:
    f.seat += 1
    if option.action == "start-low" or f.seat == g.setting.seats:
        g.pop()
    if option.action == "start-higher" and f.seat == g.setting.seats:
        survivor = g.state.survivors[f.who]
        points = g.setting.levels[f.level].points - survivor.xp
        name = next(name for name in _levels_to_start_at(survivor) if level_named(g, name) == f.level)
        givers = g.thanks_to(survivor, STARTS_AT + name)
        gain_xp(g, survivor, points, givers, rule=skill_rule(givers[0]))


@usual_way("first-player")
def agree_on_first_player(g: Game) -> list[Frame]:
    """CL-SETUP-36, RM-SETUP-06: the players settle it."""
    return [FirstPlayer()]


class FirstPlayer(Frame, tag="first-player"):
    """The players agree on who begins."""


@frame(FirstPlayer)
def first_player(g: Game, f: FirstPlayer) -> Question | None:
    """CL-SETUP-36, RM-SETUP-06: the players agree on who starts with the token."""
    options = [Option("first-player", n=seat + 1, rule="CL-SETUP-36") for seat in range(g.setting.seats)]
    return Question("first-player", g.all_seats(), options)


@first_player.answer
def _first_player(g: Game, f: FirstPlayer, option: Option) -> None:
    g.state.first_seat = option.n - 1
    g.pop()


starting_weapons = Rule("starting-weapons", of="setup", usual="rue-morgue", always=True, setup_only=True)


@starting_weapons.value(
    "rue-morgue", replaces=("CL-SETUP-26", "CL-SETUP-27", "CL-SETUP-28", "CL-SETUP-29", "CL-SETUP-30")
)
def team_weapons(g: Game) -> list[Frame]:
    """CL-SETUP-22: every team gets a Bow, a Crowbar and a Fire Axe and gives each to one of its Survivors."""
    for_few: list[Frame] | None = g.policy("weapons-for-few")(g, TEAM_WEAPONS)
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
    types = g.setting.cards
    if f.name not in [types[card - 1].name for card in g.state.decks["equipment"]]:
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


def _rest_can_be_armed(g: Game) -> bool:
    """RM-SETUP-02: nobody starts unarmed, so a second weapon for one must leave enough for the others."""
    still_to_give = [giving.team for giving in g.state.agenda[:-1] if isinstance(giving, TeamWeapon)]
    unarmed = [survivor.team for survivor in g.state.survivors if not survivor.cards]
    uncovered = sum(max(0, unarmed.count(team) - still_to_give.count(team)) for team in sorted(set(unarmed)))
    return uncovered <= len(_gathered(g)) - 1 - len(still_to_give)


def _gathered(g: Game) -> list[int]:
    """The undealt cards of the kinds that every team gets."""
    types = g.setting.cards
    return [card for card in g.state.decks["equipment"] if types[card - 1].name in TEAM_WEAPONS]


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
        g.push_all(g.policy("deal-weapons")(g, _gathered(g), unarmed, 1, "CL-SETUP-23"))
    return None


def _deal(g: Game, cards: list[int], survivors: list[Survivor], rule: str) -> None:
    """One card after the other, round the table."""
    for card, survivor in zip(cards, survivors, strict=False):
        take_out(g, card)
        give(g, survivor, card, rule)


def take_out(g: Game, card: int) -> None:
    """Take a card that is dealt out of where it lies, if it lies anywhere."""
    for pile in (g.state.decks["equipment"], g.state.discards["equipment"], g.state.aside):
        if card in pile:
            pile.remove(card)


@starting_weapons.value(
    "older-seasons", replaces=("CL-SETUP-22", "CL-SETUP-23", "CL-SETUP-24", "RM-SETUP-02", "RM-SETUP-04")
)
def random_weapons(g: Game) -> list[Frame]:
    """CL-SETUP-26 to -30: three strong weapons and enough weak ones, dealt at random, one to each Survivor."""
    kinds = strong_weapons(g)
    for_few: list[Frame] | None = g.policy("weapons-for-few")(g, kinds)
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
    g.push_all(g.policy("deal-weapons")(g, list(f.cards), g.state.survivors, most, rule))
    return None


@usual_way("weapons-for-few")
def few_are_no_exception(g: Game, strong: tuple[str, ...]) -> list[Frame] | None:
    """However few the Survivors are, they get what their variant gives them."""
    return None


@usual_way("deal-weapons")
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
