"""Setting a game up: experience, named cards, decks, the first player (CL-SETUP, RM-SETUP)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rulebook import skill_rule
from shamble.rules.dealing import give, take_named
from shamble.rules.doors import mark_revealed
from shamble.rules.experience import choices, gain_xp, level_named
from shamble.rules.frames import Round, Stepwise
from shamble.rules.spawn import AddedSpawn, FirstSpawn, needs_first_spawn, tokens_to_add
from shamble.rules.starting_weapons import STARTING_WEAPONS
from shamble.rules.steps import step, step_after, take_step
from shamble.world import hooks
from shamble.world.facts import BEGINS_AHEAD, STARTS_AT
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.state import EMPTY, Survivor

EITHER = " or "
AHEAD = 2
"""The experience points that some begin with."""
FIRST_PLAYER: Way[list[Frame]] = Way("it is settled who begins")


class SettingUp(Stepwise, tag="setup"):
    """The set-up of a game."""


frame(SettingUp)(take_step)
"""All choices that players have in set-up are asked in its steps."""

declare(
    Action("first-player", "n", "n", "the player who starts with the token", hint="first-player"),
    Action("start-higher", "who", "", "Can start at ...: agree"),
    Action("start-low", "who", "", "Can start at ...: object", ends=QUESTION),
    DecisionKind("first-player", "{first-player: 2}", "who starts with the token"),
    DecisionKind("start-higher", "{start-higher: true} or {start-low: true}",
        "whether all agree to a higher Danger Level"),
    DecisionKind("starting-card", "{give: Ned, name: Plenty Of Ammo (light)}",
        "which of several cards they begin with"),
    EventKind("game-begins", "mission"),
)  # fmt: skip


def begin_setup(g: Game) -> None:
    """Put the set-up on the agenda."""
    g.push(SettingUp(at=step_after(g.setting.rules, "setup")))


@step("setup", "first-player", part=None)
def settle_first_player(g: Game, f: Frame) -> None:
    """Several players settle who has the first player token."""
    if g.setting.seats > 1:
        g.push_all(g.ask(FIRST_PLAYER))


@step("setup", "weapons", part=None)
def deal_starting_weapons(g: Game, f: Frame) -> None:
    """RM-SETUP-04: dealing comes before shuffling."""
    g.push_all(g.ask(STARTING_WEAPONS))


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


def _deal_named(g: Game, survivor: Survivor) -> Iterator[Frame]:
    """CL-SETUP-31: Equipment named by a starting Skill comes on top of the dealt weapon.

    Of a card that there is in several kinds (`Plenty Of Ammo (light)`), or of two with EITHER between them, the player
    picks one.
    """
    for name in g.ask(hooks.STARTS_WITH, survivor, g.setting.identity(survivor).equipment):
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


@FIRST_PLAYER.usual
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
