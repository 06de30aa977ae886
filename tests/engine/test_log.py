"""The log by itself: a list that copies share, and entries as plain data."""

import json

import pytest

from shamble.engine.log import Entry, Log

from .toy import new_toy


def log_of(*keys: str) -> Log:
    log = Log()
    for key in keys:
        log.append(Entry(0, key=key))
    return log


def keys(log: Log) -> str:
    return "".join(entry.key for entry in log.recent())


def test_an_empty_log_has_no_last_entry() -> None:
    assert (len(Log()), keys(Log())) == (0, "")
    with pytest.raises(IndexError, match="empty"):
        _ = Log().last
    assert len(Log().fork()) == 0


def test_forks_go_their_own_ways() -> None:
    log = log_of("a", "b")
    fork = log.fork()
    log.append(Entry(0, key="c"))
    assert (keys(fork), fork.last.key, len(fork)) == ("ab", "b", 2)
    fork.append(Entry(0, key="d"))
    twig = fork.fork()
    twig.append(Entry(0, key="e"))
    assert (keys(log), keys(fork), keys(twig)) == ("abc", "abd", "abde")
    assert (len(log), len(fork), len(twig)) == (3, 3, 4)
    assert [one.last.key for one in (log, fork, twig)] == ["c", "d", "e"]


def test_a_fork_of_a_fork_that_added_nothing_is_the_same() -> None:
    fork = log_of("a", "b").fork().fork()
    assert (keys(fork), fork.last.key, len(fork)) == ("ab", "b", 2)


@pytest.mark.parametrize(("length", "left"), [(3, "abc"), (2, "ab"), (1, "a"), (0, "")])
def test_what_is_cut_off_stays_with_the_forks(length: int, left: str) -> None:
    log = log_of("a", "b").fork()
    log.append(Entry(0, key="c"))
    fork = log.fork()
    log.cut(length, new_toy())
    assert keys(log) == left
    log.append(Entry(0, key="x"))
    assert (keys(log), keys(fork)) == (f"{left}x", "abc")


def test_cutting_a_fork_leaves_the_log_alone() -> None:
    log = log_of("a", "b", "c")
    fork = log.fork()
    fork.cut(1, new_toy())
    fork.append(Entry(0, key="x"))
    assert (keys(log), keys(fork)) == ("abc", "ax")


@pytest.mark.parametrize(
    ("chance", "seen", "free"),
    [([], False, True), ([["dice", [3, 4]]], False, False), ([], True, False), ([["shuffle", [0, 1]]], True, False)],
)
def test_an_entry_is_plain_data_and_free_to_undo_without_chance_and_sight(
    chance: list[list[object]], seen: bool, free: bool
) -> None:
    entry = Entry(2, key="move zone=3")
    entry.chance, entry.seen, entry.correction = chance, seen, True
    again = Entry.from_data(json.loads(json.dumps(entry.to_data())))
    assert (again.seat, again.key, again.chance, again.seen, again.correction) == (2, "move zone=3", chance, seen, True)
    assert again.free_to_undo == entry.free_to_undo == free
    assert Entry(2, key="move zone=3").to_data() == {"choice": "move zone=3", "by": 2}
