"""The screen: the whole table as JSON, every word ready to show, nothing of what lies face down."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from shamble import draw
from shamble.board import Board, Layout
from shamble.draw.memory import LimitedMemory
from shamble.editions import EDITIONS
from shamble.editions.house_sets import chosen_among
from shamble.engine.log import Entry
from shamble.rules.arranging import arranging
from shamble.rules.experience import danger_level
from shamble.rules.seeing import sight_of
from shamble.table.screen import pictures
from shamble.table.screen.cards import MissionCardShown, ReadingShown, cards_shown
from shamble.table.screen.chronicle import figures
from shamble.table.screen.dashboards import CardShown, SurvivorShown, card_shown, dashboard
from shamble.table.screen.dice import DiceShown
from shamble.table.screen.goals import GoalShown, ObjectiveShown, goals_shown, objectives_shown
from shamble.table.screen.kinds import KindShown, kinds_shown
from shamble.table.screen.lines import LineShown, Standing, entry_lines, standing
from shamble.table.screen.offers import DecisionShown, OptionShown, anytime_shown, decision_shown, question_shown
from shamble.table.screen.reactions import ReactionShown, reactions_possible
from shamble.table.screen.to_page import SaidShown, ToPage, encode
from shamble.table.store.records import ListedSeat, Seat, TableOptions, TableSummary
from shamble.text import (
    closing_story,
    in_every_language,
    kind_name,
    outcome,
    player_name,
    players_called,
    tallies,
    to_reader,
    words,
    words_of,
)
from shamble.text.pieces import parted_from
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.state import Survivor
from shamble.world.tokens import noise_on_board
from shamble.world.view import what_lies_ready

LOG_LINES = 60


class DangerShown(ToPage):
    """The Danger Level of the game."""

    level: int
    name: str


class StockShown(ToPage):
    """The figures of a kind of Zombie that are left in the box."""

    index: int
    kind: str
    left: int
    total: int


class BoardShown(ToPage):
    """The part of a screen that is the same for everybody who looks at a position."""

    round: int
    phase: str
    phase_name: str
    danger: DangerShown
    first_seat: int
    outcome: str
    ending: str
    epilogue: str
    note: str
    survivors: list[SurvivorShown]
    pieces: dict[str, str]
    zones: dict[str, str]
    names: dict[str, str]
    stock: list[StockShown]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    aside: list[str]
    found: list[CardShown]
    sight: dict[str, dict[str, int]]
    parted: dict[str, str]
    noise: dict[str, int | str]
    noise_left: int | None = None
    tops: dict[str, str] = {}


class MissionShown(ToPage):
    """The Mission: its goals, and its own rules."""

    mission: str
    title: str
    story: str
    goals: list[GoalShown]
    objectives: list[ObjectiveShown]
    cards: list[MissionCardShown]
    tallies: list[str]
    special_rules: list[str]
    rules: dict[str, str]
    reactions: list[ReactionShown]
    kinds: list[KindShown]


class SeatShown(ToPage):
    """A seat, whom it plays, and whether somebody is there for it."""

    seat: int
    name: str
    kind: str
    bot: str
    lent: bool
    survivors: list[int]
    here: bool


class TableShown(MissionShown, kw_only=True):
    """The Mission and the table at which it is played."""

    code: str
    options: TableOptions
    seats: list[SeatShown]
    watching: int


class WishShown(ToPage):
    """Something that the others have to consent to; a proposal is carried out when its time is over."""

    number: int
    kind: str
    by: int
    who: str
    text: str
    missing: list[int]
    key: str = ""
    until: float | None = None
    zones: list[str] = []


class SharedShown(BoardShown, kw_only=True):
    """A table as everybody sees it who reads the same language."""

    seq: int
    table: TableShown
    correcting: bool
    can_redo: bool
    can_play_on: bool
    following: str
    wish: WishShown | None
    dice: DiceShown | None
    reading: list[ReadingShown]
    log: list[LineShown]
    chat: list[SaidShown]


class OwnShown(ToPage):
    """The part of a screen that depends on who looks: their seats, and what they may do."""

    me: list[int]
    can_undo: str
    decision: DecisionShown | None
    anytime: list[OptionShown]


class ScreenShown(NamedTuple):
    """A screen: the part that everybody sees, and that of whoever looks."""

    shared: SharedShown
    own: OwnShown

    def to_json(self) -> bytes:
        """The screen as a page gets it: one object."""
        return joined(encode(self.shared), self.own)


def joined(shared: bytes, own: OwnShown) -> bytes:
    """Both parts of a screen as one object, of which the first is JSON already."""
    return shared[:-1] + b"," + encode(own)[1:]


def board_part(game: Game) -> BoardShown:
    """The part that is the same for everybody who looks at a position."""
    state, said = game.state, words_of(game.setting)
    level, ready = danger_level(game), what_lies_ready(game)
    return BoardShown(
        round=state.round,
        phase=state.phase,
        phase_name=said.tell(f"phase-{state.phase}"),
        danger=DangerShown(level, said.word(game.setting.levels[level].name)),
        first_seat=state.first_seat,
        outcome=state.outcome,
        ending=outcome(game),
        epilogue=closing_story(game),
        note=game.note,
        survivors=[dashboard(game, survivor) for survivor in state.survivors],
        pieces=pictures.pieces(game),
        zones=draw.zone_texts(game),
        names=draw.zone_names(game),
        stock=_stock(game),
        decks={deck: left for deck, left in ready["decks"].items() if left or deck in ready["discards"]},
        discards=ready["discards"],
        aside=ready["aside"],
        found=_found(game),
        sight=_sight(game),
        parted=_parted(game),
        noise=noise_on_board(game),
        noise_left=ready.get("noise_left"),
        tops=ready.get("tops", {}),
    )


def own_part(game: Game, seats: Collection[int], playing: Collection[int], can_undo: str) -> OwnShown:
    """The part that depends on who is looking: their questions, for all the seats that they are `playing`."""
    return OwnShown(sorted(seats), can_undo, decision_shown(game, playing), anytime_shown(game, playing))


def mission_part(game: Game) -> MissionShown:
    """The Mission with its goals."""
    mission = game.setting.mission
    return MissionShown(
        mission=mission.id,
        title=mission.title,
        story=mission.story,
        goals=goals_shown(game),
        objectives=objectives_shown(game),
        cards=cards_shown(game),
        tallies=tallies(game),
        special_rules=[*mission.special_rules, *house_rules_told(game)],
        rules=dict(sorted(game.setting.rules.chosen.items())),
        reactions=reactions_possible(game),
        kinds=_kinds(game),
    )


def _kinds(game: Game) -> list[KindShown]:
    """The cards of all kinds of Zombies, made once for all games with the same ones."""
    return _KINDS.get((words_of(game.setting), game.setting.rules, game.setting.kinds), lambda: kinds_shown(game))


_KINDS: LimitedMemory[list[KindShown]] = LimitedMemory(256)


def summary(game: Game, seats: Sequence[Seat]) -> TableSummary:
    """The entry of a table in a list: no more than everybody may know."""
    decision = game.decision
    mission = game.setting.mission
    with players_called([seat.name for seat in seats]):
        asked = in_every_language(lambda: question_shown(game, decision, mine=False)) if decision is not None else ""
    return TableSummary(
        mission=mission.id,
        title=mission.title,
        round=game.state.round,
        seats=[_seat_listed(game, seat) for seat in seats],
        asked=list(decision.seats) if decision is not None else [],
        question=asked,
        survivors=[survivor.name for survivor in game.state.survivors],
        figures=figures(game) if game.state.outcome else [],
    )


def _seat_listed(game: Game, seat: Seat) -> ListedSeat:
    named = "" if seat.name else in_every_language(lambda: player_name(words(), game, seat.seat))
    return ListedSeat(seat.name, seat.kind, named)


def called(listed: ListedSeat) -> str:
    """Whoever has a seat in the entry of a table, for whoever reads it."""
    return str(to_reader(listed.called or listed.name))


def house_rules_told(game: Game) -> list[str]:
    """The house rules in force, each in a sentence or two."""
    said = words_of(game.setting)
    in_force = chosen_among(EDITIONS[game.setting.rules.edition], game.setting.rules.chosen)
    return [said.tell("house-rule", title=said.option(name), about=said.about(name)) for name in in_force]


def log_part(
    game: Game,
    log: Sequence[Entry],
    numbers: Sequence[int],
    remarks: Sequence[LineShown],
    lines_of: Callable[[Game, Entry, int, Standing], list[LineShown]] = entry_lines,
) -> list[LineShown]:
    """The last lines of the log: entries with their numbers, and remarks about the table between them."""
    lines: list[LineShown] = []
    stood = standing(game)
    for entry, seq in zip(reversed(log), reversed(numbers), strict=False):
        lines[:0] = lines_of(game, entry, seq, stood)
        if len(lines) >= LOG_LINES:
            break
    oldest = lines[0].seq if len(lines) >= LOG_LINES else -1
    lines += [remark for remark in remarks if remark.seq >= oldest]
    lines.sort(key=lambda line: line.seq)
    return lines[-LOG_LINES:]


def _stock(game: Game) -> list[StockShown]:
    state, stride = game.state, game.setting.stride
    found = []
    for kind in game.setting.kinds:
        left = state.stock[kind.index]
        if total := left + sum(state.zombies[kind.index :: stride]):
            found.append(StockShown(kind.index, kind_name(game, kind.index), left, total))
    return found


def _parted(game: Game) -> dict[str, str]:
    """The Zones that do not see one beside them although their tiles meet there, each with the reason."""
    said, board = words_of(game.setting), game.setting.board
    told = {zone: parted_from(said, game, zone) for pair in board.parted for zone in pair}
    return {board.zones[zone].name: said.tell("sight-parted", what=what) for zone, what in told.items()}


def _sight(game: Game) -> dict[str, dict[str, int]]:
    """The Zones that each Survivor on the board sees from where they stand, with their range."""
    return {str(survivor.index): _seen_by(game, survivor) for survivor in game.on_board()}


def _seen_by(game: Game, survivor: Survivor) -> dict[str, int]:
    board, layout = game.setting.board, game.layout
    if hooks.SIGHT not in survivor.profile.hooks:
        return _seen_from(board, layout, survivor.zone)
    return _named(board, sight_of(game, survivor))


@lru_cache(maxsize=2048)
def _seen_from(board: Board, layout: Layout, zone: int) -> dict[str, int]:
    return _named(board, layout.sight[zone])


def _named(board: Board, seen: Mapping[int, int]) -> dict[str, int]:
    return {board.zones[zone].name: reach for zone, reach in sorted(seen.items())}


def _found(game: Game) -> list[CardShown]:
    """Cards that lie open before a Survivor while somebody decides about them, in no slot yet."""
    decision = game.decision
    if decision is None:
        return []
    carried = {card for survivor in game.state.survivors for card in survivor.slots if card > 0}
    named = dict.fromkeys(card for option in decision.options for card in (option.card, *option.cards) if card > 0)
    if decision.kind == "arrange":
        named.update(dict.fromkeys(arranging(game).found))
    return [card_shown(game, card) for card in named if card not in carried]
