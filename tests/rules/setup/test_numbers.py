"""How many Survivors, players and teams sit down to a game (CL-SETUP-06 to -12, RM-SETUP-03)."""

from collections.abc import Callable, Sequence

import pytest

from shamble.editions import EDITIONS
from shamble.engine import SetupError
from shamble.games import new_game
from shamble.rules.numbers import NUMBERS
from shamble.world import Game

NAMES = ["Jane", "Bear", "James", "Travis", "Joe", "Cathy", "Maddie", "Laurie", "Parker", "Dan", "Louise", "Terry"]

Rewrite = Callable[..., str]


def table(*sizes: int) -> list[list[str]]:
    """Seats with so many Survivors each."""
    names = iter([*NAMES, "Amy", "Doug", "Josh"])
    return [[next(names) for _ in range(size)] for size in sizes]


def seated(sizes: Sequence[int], teams: list[list[int]] | None = None, variant: str = "rue-morgue") -> Game:
    return new_game("RM-M01", table(*sizes), teams=teams, seed=1, variant=variant, boxes=["RM", "S1"])


def team_sizes(game: Game) -> list[int]:
    teams = [survivor.team for survivor in game.state.survivors]
    return [teams.count(team) for team in sorted(set(teams))]


@pytest.mark.rule("CL-SETUP-06")
def test_one_to_four_teams_with_every_player_in_just_one_of_them() -> None:
    assert team_sizes(seated([3, 3])) == [6]
    assert team_sizes(seated([3, 3], [[1], [2]])) == [3, 3]
    assert team_sizes(seated([2, 2, 1, 1, 2], [[1], [2], [3, 4], [5]])) == [2, 2, 2, 2]
    with pytest.raises(SetupError, match="5 teams"):
        seated([2] * 5, [[1], [2], [3], [4], [5]])
    with pytest.raises(SetupError, match="player 3 is in 0 teams"):
        seated([2, 2, 2], [[1], [2]])
    with pytest.raises(SetupError, match="player 2 is in 2 teams"):
        seated([3, 3], [[1, 2], [2]])
    with pytest.raises(SetupError, match="name player 4; the players are 1 to 2"):
        seated([3, 3], [[1], [4]])


@pytest.mark.rule("CL-SETUP-07")
def test_teams_are_equal_in_survivors_however_many_players_they_have() -> None:
    assert team_sizes(seated([4, 1, 3], [[1], [2, 3]])) == [4, 4]
    with pytest.raises(SetupError, match="4, 3 Survivors; all teams must have equally many"):
        seated([4, 3], [[1], [2]])


@pytest.mark.rule("CL-SETUP-08")
@pytest.mark.parametrize(("sizes", "fits"), [((5,), False), ((6,), True), ((6, 6), True), ((6, 6, 1), False)])
def test_six_to_twelve_survivors_take_part(sizes: tuple[int, ...], fits: bool) -> None:
    if fits:
        assert len(seated(sizes).state.survivors) == sum(sizes)
    else:
        with pytest.raises(SetupError, match=f"{sum(sizes)} Survivors take part; there must be 6 to 12"):
            seated(sizes)


@pytest.mark.rule("CL-SETUP-09")
def test_a_player_takes_one_to_six_survivors_and_seats_of_teams_may_be_mixed() -> None:
    mixed = seated([1, 2, 3, 2], [[1, 3], [2, 4]])
    assert [survivor.seat for survivor in mixed.state.survivors] == [0, 1, 1, 2, 2, 2, 3, 3]
    assert team_sizes(mixed) == [4, 4]
    for sizes, seat, count in (([7], 1, 7), ([1, 7], 2, 7), ([6, 0], 2, 0)):
        with pytest.raises(SetupError, match=f"player {seat} has {count} Survivors; a player takes 1 to 6"):
            seated(sizes)


def each_survivor_a_player(teams: int, size: int) -> tuple[list[list[str]], list[list[int]]]:
    """Players and teams at a table where nobody has more than one Survivor, so that only teams and total count."""
    return [["?"]] * (teams * size), [list(range(team * size, (team + 1) * size)) for team in range(teams)]


@pytest.mark.rule("RM-SETUP-03")
def test_only_these_teams_come_out_of_the_limits() -> None:
    rules = EDITIONS["classic"].ruleset("rue-morgue", {})
    allowed = {
        (teams, size)
        for teams in range(1, 6)
        for size in range(1, 15)
        if not rules.ask(NUMBERS, *each_survivor_a_player(teams, size), (1, 99), ["RM"])
    }
    assert allowed == {
        *((1, size) for size in range(6, 13)),
        *((2, size) for size in range(3, 7)),
        *((3, size) for size in (2, 3, 4)),
        *((4, size) for size in (2, 3)),
    }


@pytest.mark.rule("CL-SETUP-11")
@pytest.mark.parametrize("players", range(1, 7))
def test_in_older_seasons_the_number_of_players_fixes_the_survivors(rewritten: Rewrite, players: int) -> None:
    mission = rewritten("RM-M01", ("survivors: [6, 12]", "survivors: [1, 12]"))
    each = [4, 3, 2, 1, 1, 1][players - 1]
    game = new_game(mission, table(*[each] * players), variant="older-seasons", boxes=["S1", "RM"])
    assert len(game.state.survivors) == each * players
    for sizes in ([each + 1] * players, [each] * (players - 1) + [each + 1]):
        with pytest.raises(SetupError, match=f"player {players} has {each + 1} Survivors; .* each takes {each}"):
            new_game(mission, table(*sizes), variant="older-seasons", boxes=["S1", "RM"])


@pytest.mark.rule("CL-SETUP-11")
def test_in_older_seasons_there_is_no_seventh_player(rewritten: Rewrite) -> None:
    mission = rewritten("RM-M01", ("survivors: [6, 12]", "survivors: [1, 12]"))
    with pytest.raises(SetupError, match="7 players sit at the table; there is room for 6"):
        new_game(mission, table(*[1] * 7), variant="older-seasons", boxes=["S1", "RM"])


@pytest.mark.rule("CL-SETUP-12")
@pytest.mark.parametrize(("count", "fits"), [(3, False), (4, True), (5, True), (6, True), (7, False)])
def test_with_prison_outbreak_a_lone_player_takes_four_to_six_survivors(
    rewritten: Rewrite, count: int, fits: bool
) -> None:
    mission = rewritten("RM-M01", ("survivors: [6, 12]", "survivors: [1, 12]"))
    if fits:
        game = new_game(mission, table(count), variant="older-seasons", boxes=["S1", "PO", "RM"])
        assert len(game.state.survivors) == count
    else:
        with pytest.raises(SetupError, match=f"player 1 has {count} Survivors; with 1 players each takes 4"):
            new_game(mission, table(count), variant="older-seasons", boxes=["S1", "PO", "RM"])
    with pytest.raises(SetupError, match="with 2 players each takes 3"):
        new_game(mission, table(2, 4), variant="older-seasons", boxes=["S1", "PO", "RM"])


def test_a_mission_with_its_own_number_of_survivors_beats_the_older_rule(rewritten: Rewrite) -> None:
    small = rewritten("RM-M01", ("survivors: [6, 12]", "survivors: [2, 2]"))
    game = new_game(small, table(2), variant="older-seasons", boxes=["S1", "RM"])
    assert len(game.state.survivors) == 2
    with pytest.raises(SetupError, match="for 2 to 2 Survivors, not 4"):
        new_game(small, table(4), variant="older-seasons", boxes=["S1", "RM"])


@pytest.mark.rule("CL-SETUP-10")
def test_being_split_into_teams_changes_nothing_in_play(finish_setup: Callable[[Game], Game]) -> None:
    split = finish_setup(seated([3, 3], [[1], [2]]))
    together = split.copy()
    for survivor in together.state.survivors:
        survivor.team = 0
    for turn in range(400):
        if split.decision is None or together.decision is None:
            break
        assert [option.key for option in split.options] == [option.key for option in together.options]
        assert split.decision.seats == together.decision.seats
        key = split.options[turn * 7 % len(split.options)].key
        told = [[event.to_data() for event in game.choose(key)] for game in (split, together)]
        assert told[0] == told[1]
    assert split.state.round > 1
    assert split.state.outcome == together.state.outcome
