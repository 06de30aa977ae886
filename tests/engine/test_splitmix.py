"""The generator behind seeded games: the published numbers of SplitMix64, and what is drawn with them."""

from shamble.engine.splitmix import drawn, mix, next_seed, shuffled

SEED = 1234567
PUBLISHED = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
"""The first numbers that other programs get from this seed."""


def test_the_numbers_are_those_of_splitmix() -> None:
    found, seed = [], SEED
    for _ in PUBLISHED:
        seed = next_seed(seed)
        found.append(mix(seed))
    assert found == PUBLISHED


def test_numbers_below_a_limit_are_drawn_one_after_the_other() -> None:
    first, seed = drawn(SEED, 6)
    second, seed = drawn(seed, 1000)
    assert (first, second) == (PUBLISHED[0] % 6, PUBLISHED[1] % 1000)
    assert seed == next_seed(next_seed(SEED))


def test_a_shuffle_exchanges_from_the_last_to_the_first() -> None:
    order, seed = shuffled(range(4), SEED)
    expected = [0, 1, 2, 3]
    for last, number in zip((3, 2, 1), PUBLISHED, strict=False):
        at = number % (last + 1)
        expected[last], expected[at] = expected[at], expected[last]
    assert order == expected
    assert order != [0, 1, 2, 3]
    assert seed == next_seed(next_seed(next_seed(SEED)))
