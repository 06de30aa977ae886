"""Checks of conditions before a game: obstacles that keep one from ever being met, and whether it is met at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from shamble.board.railroads import TRAIN
from shamble.files.faults import Steps, listed
from shamble.review.outlook import BestCase
from shamble.rules.missions.conditions import HOSPITAL
from shamble.world.records import ZombieKind
from shamble.world.words import Given, inner, word_of

Problem = tuple[Steps, str]


class Obstacles:
    """The obstacles to conditions, even if everything in a Mission goes as well as it can."""

    def __init__(self, kinds: list[ZombieKind], at_hand: Collection[str], most_survivors: int, boxes: str) -> None:
        self.kinds = kinds
        self.at_hand = at_hand
        self.most_survivors = most_survivors
        self.boxes = boxes

    def can_be(self, outlook: BestCase, given: Given) -> bool:
        """Whether a condition can be met at all."""
        return not list(self.of(outlook, given, ()))

    def of(self, outlook: BestCase, given: Given, steps: Steps) -> Iterator[Problem]:
        """The obstacles that keep a condition from ever being met, with their places."""
        word = word_of(given)
        parts = [
            (part, (*steps, word) if word == "not" else (*steps, word, at)) for at, part in enumerate(inner(given))
        ]
        if word == "any":
            hindered = [list(self.of(outlook, part, place)) for part, place in parts]
            if all(hindered):
                yield from (problem for problems in hindered for problem in problems)
        elif word in ("all", "then"):
            for part, place in parts:
                yield from self.of(outlook, part, place)
        elif word in _LEAVES:
            yield from (((*steps, word), problem) for problem in _LEAVES[word](self, outlook, given))

    def _taken(self, outlook: BestCase, given: Given) -> Iterator[str]:
        wanted, laid = given["taken"], range(len(outlook.facts.objectives))
        if isinstance(wanted, int):
            if len(laid) < wanted:
                yield f"found {wanted}, but this Mission has only {len(laid)} Objectives"
            elif len(outlook.taken) < wanted:
                yield f"only {len(outlook.taken)} of the Objectives can ever be taken"
            return
        concerned = list(laid) if wanted == "all" else [at for colour in wanted for at in outlook.of_colour(colour)]
        missing = [f"objectives[{at}]" for at in concerned if at not in outlook.taken]
        if missing:
            yield f"nobody can ever take {listed(missing, 'and')}"

    def _exit(self, outlook: BestCase, given: Given) -> Iterator[str]:
        if outlook.exits and not outlook.exits & outlook.reached:
            yield "nobody can ever get to the Exit"

    def _kinds(self, outlook: BestCase, given: Given) -> Iterator[str]:
        named = given.get("of") or given.get("on_board") or ()
        absent = [self.kinds[kind].name for kind in named if self.kinds[kind].name not in self.at_hand]
        if named and len(absent) == len(named):
            yield f"the boxes in play ({self.boxes}) hold no {listed(absent)}"

    def _opened(self, outlook: BestCase, given: Given) -> Iterator[str]:
        wanted = range(len(outlook.facts.doors)) if given["opened"] == "all" else given["opened"]
        shut = [f"doors[{door}]" for door in wanted if door not in outlook.opened]
        if shut:
            yield f"{listed(shut, 'and')} can never be opened"

    def _triggered(self, outlook: BestCase, given: Given) -> Iterator[str]:
        tiles = outlook.facts.triggers if given["triggered"] == "all" else given["triggered"]
        if not tiles:
            yield "this Mission has no Event triggers"
        unmet = [outlook.board.tile_names[tile] for tile in tiles if tile not in outlook.triggered]
        if unmet:
            yield f"nobody can ever stand inside a building of {listed(unmet, 'and')}"

    def _present(self, outlook: BestCase, given: Given) -> Iterator[str]:
        number = int(given.get("number", 1))
        if number > self.most_survivors:
            yield f"found {number}, but there are at most {self.most_survivors} Survivors"
        yield from self._there(outlook, given)

    def _there(self, outlook: BestCase, given: Given) -> Iterator[str]:
        zones = zones_meant(outlook, given[word_of(given)])
        if not outlook.reached.intersection(zones):
            names = [outlook.board.zones[zone].name for zone in zones]
            yield f"nobody can ever get to {listed(names) or 'such a Zone'}"

    def _outside(self, outlook: BestCase, given: Given) -> Iterator[str]:
        if outlook.reached.issubset(zones_meant(outlook, given["outside"])):
            yield "nobody can ever get out of these Zones"

    def _cards(self, outlook: BestCase, given: Given) -> Iterator[str]:
        cards = outlook.facts.objective_cards
        meant = [at for at, card in enumerate(cards) if given["cards"] == "all" or card.id in given["cards"]]
        missing = [cards[at].id for at in meant if at not in outlook.cards]
        if missing:
            yield f"nobody can ever take the card{'s' * (len(missing) > 1)} {listed(missing, 'and')}"

    def _noted(self, outlook: BestCase, given: Given) -> Iterator[str]:
        if given["noted"] not in outlook.noted and not outlook.has_module:
            yield f'no event that can happen notes "{given["noted"]}"'

    def _train(self, outlook: BestCase, given: Given) -> Iterator[str]:
        if outlook.facts.train is None:
            scenery = given["train"] == "aboard" and any(TRAIN in zone.tags for zone in outlook.board.there)
            if not scenery:
                yield "no Train moves in this Mission: give the key train"
        elif given["train"] != "aboard" and not outlook.train_starts and not outlook.has_module:
            yield "nothing ever starts the Train"


_LEAVES: Mapping[str, Callable[[Obstacles, BestCase, Given], Iterator[str]]] = {
    "taken": Obstacles._taken,
    "rally": Obstacles._exit,
    "escape": Obstacles._exit,
    "kills": Obstacles._kinds,
    "on_board": Obstacles._kinds,
    "opened": Obstacles._opened,
    "triggered": Obstacles._triggered,
    "present": Obstacles._present,
    "inside": Obstacles._there,
    "outside": Obstacles._outside,
    "noted": Obstacles._noted,
    "cards": Obstacles._cards,
    "train": Obstacles._train,
}
"""Words that are not here can always come true, as far as can be told without playing."""


def at_first(outlook: BestCase, given: Given, fewest: int) -> bool | None:
    """Whether a condition is met before anybody has done anything; None where that is not known."""
    word, parts = word_of(given), inner(given)
    told = [at_first(outlook, part, fewest) for part in parts]
    if word in ("all", "then"):
        return False if False in told else None if None in told else True
    if word == "any":
        return True if True in told else None if None in told else False
    if word == "not":
        return None if told[0] is None else not told[0]
    return _AT_FIRST[word](outlook, given, fewest) if word in _AT_FIRST else None


def zones_meant(outlook: BestCase, zones: str | Collection[int]) -> Collection[int]:
    """The Zones that a condition lists, or means by `all` or `hospital`."""
    if not isinstance(zones, str):
        return zones
    return [zone.index for zone in outlook.board.zones if zones != "hospital" or zone.tags & HOSPITAL]


def _cleared(outlook: BestCase, given: Given, fewest: int) -> bool:
    occupied = {zone for zone, _, count in outlook.facts.zombies if count}
    return not occupied.intersection(zones_meant(outlook, given["cleared"]))


def _open(outlook: BestCase, given: Given, fewest: int) -> bool:
    doors = outlook.facts.doors
    wanted = range(len(doors)) if given["opened"] == "all" else given["opened"]
    return all(doors[door].starts_open for door in wanted)


def _there(outlook: BestCase, given: Given, fewest: int) -> bool | None:
    zones = zones_meant(outlook, given["present"])
    inside = [zone for zone in outlook.facts.start if zone in zones]
    if not inside:
        return False
    everybody = len(inside) == len(outlook.facts.start)
    return None if "skill" in given or not everybody else int(given.get("number", 1)) <= fewest


def _shut(outlook: BestCase, given: Given, fewest: int) -> bool:
    doors = outlook.facts.doors
    wanted = range(len(doors)) if given["shut"] == "all" else given["shut"]
    return not any(doors[door].starts_open for door in wanted)


def _all_in(outlook: BestCase, given: Given, fewest: int) -> bool:
    return set(outlook.facts.start).issubset(zones_meant(outlook, given["inside"]))


def _all_out(outlook: BestCase, given: Given, fewest: int) -> bool:
    return set(outlook.facts.start).isdisjoint(zones_meant(outlook, given["outside"]))


def _stands(outlook: BestCase, given: Given, fewest: int) -> bool:
    return bool({kind for _, kind, count in outlook.facts.zombies if count}.intersection(given["on_board"]))


def _never(outlook: BestCase, given: Given, fewest: int) -> bool:
    return False


_AT_FIRST: Mapping[str, Callable[[BestCase, Given, int], bool | None]] = {
    "taken": _never,
    "dead": _never,
    "escape": _never,
    "triggered": _never,
    "rally": lambda outlook, given, fewest: set(outlook.facts.start) == {outlook.facts.exit},
    "survive": lambda outlook, given, fewest: bool(given["survive"] <= 1),
    "round": lambda outlook, given, fewest: bool(given["round"] <= 1),
    "kills": lambda outlook, given, fewest: bool(given["kills"] <= 0),
    "score": lambda outlook, given, fewest: bool(given["score"] <= 0),
    "cleared": _cleared,
    "opened": _open,
    "present": _there,
    "inside": _all_in,
    "outside": _all_out,
    "shut": _shut,
    "noted": _never,
    "cards": _never,
    "achieved": lambda outlook, given, fewest: None,
    "armed": _never,
    "carries": _never,
    "companion": _never,
    "left": _never,
    "stowed": _never,
    "herded": lambda outlook, given, fewest: None,
    "hour": lambda outlook, given, fewest: None,
    "rallied": _never,
    "rescued": _never,
    "deck_empty": _never,
    "tent": _never,
    "on_board": _stands,
}


def needed(given: Given, steps: Steps) -> Iterator[tuple[Given, Steps]]:
    """The plain conditions that must all be met for this one, with their places, without the alternatives of `any`."""
    word = word_of(given)
    if word in ("all", "then"):
        for at, part in enumerate(inner(given)):
            yield from needed(part, (*steps, word, at))
    elif word != "any":
        yield given, steps


def same(one: Given, other: Given) -> bool:
    """Whether two conditions say the same."""
    return dict(one) == dict(other)
