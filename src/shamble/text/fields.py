"""The fields that templates may name, and what each of them becomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from shamble.combat.targets import exposed
from shamble.engine import hooks
from shamble.engine.game import Game
from shamble.engine.state import HANDS
from shamble.rules.arranging import PLACES
from shamble.rules.companions.orders import company_cards
from shamble.rules.experience import LEVELS
from shamble.rules.missions.faces import seen_colour
from shamble.rules.turn import PAYS_FOR, Purse
from shamble.rules.vehicles.cars import CAR, car_of
from shamble.text import names
from shamble.text.forecast import forecast
from shamble.text.words import Number, Words


class Telling:
    """What a template is filled from: plain data of an option, a question or an event, and the game.

    `now` says that the data speak of the present; what is told of the past must not lean on the present state.
    """

    __slots__ = ("data", "game", "now", "words")

    def __init__(self, words: Words, game: Game, data: Mapping[str, Any], *, now: bool) -> None:
        self.words = words
        self.game = game
        self.data = data
        self.now = now

    def __getitem__(self, name: str) -> object:
        return FIELDS[name].make(self)

    def card(self, number: int) -> str:
        """A card, with its present state only when the present is spoken of."""
        show = names.card_now if self.now else names.card_name
        return show(self.words, self.game, number)

    def carried(self, number: int) -> str:
        """A card that somebody carries; with its place where an equal one lies in the other."""
        name = self.card(number)
        who = self.data.get("who", -1)
        slots = self.game.person(who).slots if self.now and who >= 0 else []
        if number <= 0 or number not in slots:
            return name
        places = {slot < len(HANDS) for slot, card in enumerate(slots) if card > 0 and self.card(card) == name}
        if len(places) == 1:
            return name
        place = "hand" if slots.index(number) < len(HANDS) else "reserve"
        return self.words.phrase("in-place", card=name, place=self.words.word(place))


Make = Callable[[Telling], object]


class Field:
    """One field: how it is made, the data it needs, and whether it speaks of the present state."""

    __slots__ = ("make", "needs", "now")

    def __init__(self, make: Make, needs: tuple[str, ...], now: bool) -> None:
        self.make = make
        self.needs = needs
        self.now = now


FIELDS: dict[str, Field] = {}


def _field(name: str, *needs: str, now: bool = False) -> Callable[[Make], Make]:
    def register(make: Make) -> Make:
        FIELDS[name] = Field(make, needs, now)
        return make

    return register


def _register(names_: tuple[str, ...], make: Callable[[Telling, Any], object]) -> None:
    for name in names_:
        FIELDS[name] = Field(lambda told, name=name: make(told, told.data[name]), (name,), False)  # type: ignore[misc]


_register(("who", "other"), lambda told, value: names.survivor_name(told.game, value))
_register(("zone", "origin", "via"), lambda told, value: names.zone_name(told.game, value))
_register(("card", "lost"), lambda told, value: told.carried(value))
_register(("by", "colour", "deck", "name", "skill", "to"), lambda told, value: told.words.word(value))
_register(("door",), lambda told, value: names.door_name(told.words, told.game, value))
_register(("first_seat",), lambda told, value: names.player_name(told.words, value))
_register(("mission",), lambda told, value: told.game.setting.mission.title)
_register(("tile",), lambda told, value: told.game.setting.board.tile_names[value])
_register(("accuracy",), lambda told, value: value)
_register(("reason",), lambda told, value: names.ending(told.words, told.game, told.words.file.outcomes[value]))
_register(("option",), lambda told, value: told.words.option(value))
_register(
    ("count", "damage", "hits", "missing", "n", "points", "round", "tokens", "total", "wounds"),
    lambda told, value: Number(value),
)


@_field("taker", "n")
def _taker(told: Telling) -> str:
    return names.survivor_name(told.game, told.data["n"] - 1)


@_field("value", "option", "value")
def _value(told: Telling) -> str:
    return told.words.value(told.data["option"], told.data["value"])


@_field("correction", "action")
def _correction(told: Telling) -> str:
    """What was put right by hand, in the words in which it was offered."""
    template = told.words.file.options[told.data["action"]]
    return str(template).format_map(Telling(told.words, told.game, told.data, now=False))


@_field("more", "n")
def _more(told: Telling) -> str:
    return told.words.word("more" if told.data["n"] > 0 else "less")


@_field("nth_player", "n")
def _nth_player(told: Telling) -> str:
    return names.player_name(told.words, told.data["n"] - 1)


@_field("level_too", "n")
def _level_too(told: Telling) -> str:
    """The Danger Level and the Skill that come or go with a correction of experience."""
    level, skill = told.data.get("to", ""), told.data.get("name", "")
    if not level:
        return ""
    if told.data["n"] < 0:
        falls = told.words.phrase("falls-to", level=told.words.word(level))
        return falls + (told.words.phrase("and-loses", skill=skill) if skill else "")
    rises = told.words.phrase("rises-to", level=told.words.word(level))
    return rises + (told.words.phrase("and-learns", skill=skill) if skill else told.words.phrase("and-chooses"))


@_field("dice", "dice")
def _dice(told: Telling) -> str:
    return " ".join(map(str, told.data["dice"]))


@_field("kind", "kind")
def _kind(told: Telling) -> str:
    kind = told.data["kind"]
    return told.words.word(kind) if isinstance(kind, str) else names.kind_name(told.game, kind)


@_field("kinds", "kind")
def _kinds(told: Telling) -> str:
    return told.words.plural(names.kind_name(told.game, told.data["kind"]))


@_field("all_kinds", "kinds")
def _all_kinds(told: Telling) -> str:
    return told.words.listed([told.words.plural(names.kind_name(told.game, kind)) for kind in told.data["kinds"]])


@_field("zombies", "kind", "count")
def _zombies(told: Telling) -> str:
    return names.zombies(told.words, told.game, told.data["kind"], told.data["count"])


@_field("level", "level")
def _level(told: Telling) -> str:
    level = told.data["level"]
    return told.words.word(LEVELS[level] if isinstance(level, int) else level)


@_field("cards", "cards")
def _cards(told: Telling) -> object:
    cards = told.data["cards"]
    return Number(cards) if isinstance(cards, int) else told.words.listed([told.carried(card) for card in cards])


@_field("weapon")
def _weapon(told: Telling) -> str:
    """One weapon, or two equal ones used together; without a card the one that a Skill gives."""
    cards = told.data.get("cards", ())
    if not cards:
        return told.words.word(told.data["name"])
    name = told.card(cards[0])
    return name if len(cards) == 1 else told.words.phrase("both", weapons=told.words.plural(name))


@_field("brings", "card", "level")
def _brings(told: Telling) -> str:
    """What a Zombie card that was drawn brings."""
    return names.zombie_card(told.words, told.game, told.data["card"], told.data["level"])


@_field("zombie_cards", "cards")
def _zombie_cards(told: Telling) -> str:
    return ", ".join(told.game.setting.zombie_cards[card - 1].name for card in told.data["cards"])


@_field("zombie_card", "n", now=True)
def _zombie_card(told: Telling) -> str:
    """A Zombie card that lies open, by its number and what it brings now."""
    number = told.data["n"]
    card = told.game.setting.zombie_cards[number - 1]
    brings = names.zombie_card(told.words, told.game, number)
    return told.words.phrase("zombie-card", name=card.name, brings=brings)


@_field("player", "n", now=True)
def _player(told: Telling) -> str:
    seat = told.data["n"] - 1
    team = [survivor.name for survivor in told.game.state.survivors if survivor.seat == seat]
    return told.words.phrase("player-with", player=names.player_name(told.words, seat), survivors=", ".join(team))


@_field("objective", "n", now=True)
def _objective(told: Telling) -> str:
    """An Objective by its colour; by its number too where another one like it lies in the Zone."""
    game, objectives = told.game, told.game.setting.mission.objectives
    token, seen = objectives[told.data["n"] - 1], seen_colour(told.game, told.data["n"] - 1)
    like = [
        other
        for index, other in enumerate(objectives)
        if not game.state.taken >> index & 1 and (other.zone, seen_colour(game, index)) == (token.zone, seen)
    ]
    colour = told.words.word(seen)
    shown = told.words.phrase("objective", colour=colour, xp=Number(token.xp))
    return shown if len(like) == 1 else told.words.phrase("numbered", what=shown, number=told.data["n"])


@_field("switch", "n", now=True)
def _switch(told: Telling) -> str:
    """A switch by its colour, if it has one."""
    colour = told.game.state.pieces[told.data["n"] - 1]["colour"]
    phrase = told.words.phrase
    return phrase("coloured-switch", colour=told.words.word(colour)) if colour else phrase("plain-switch")


@_field("place", "to", now=True)
def _place(told: Telling) -> str:
    """Where a card is laid; in a trade also the other one's hands and reserve."""
    return _place_words(told, told.data["to"])


def _place_words(told: Telling, place: str) -> str:
    if not place.startswith("other-"):
        return told.words.word(place)
    other = names.survivor_name(told.game, told.game.state.agenda[-1]["other"])
    return told.words.phrase(f"to-{place}", other=other)


@_field("vehicle", "n", "name", now=True)
def _vehicle(told: Telling) -> str:
    """A vehicle by its kind; by its number too where another one like it stands in the Zone."""
    shown = told.words.phrase("the-vehicle", name=told.words.word(told.data["name"]))
    pieces = told.game.state.pieces
    piece = pieces[told.data["n"] - 1]
    like = [one for one in pieces if (one["zone"], one["piece"], one.get("kind")) == _likeness(piece)]
    return shown if len(like) == 1 else told.words.phrase("numbered", what=shown, number=told.data["n"])


def _likeness(piece: Mapping[str, Any]) -> tuple[Any, ...]:
    return piece["zone"], piece["piece"], piece.get("kind")


@_field("a_vehicle", "name")
def _a_vehicle(told: Telling) -> str:
    return told.words.phrase("the-vehicle", name=told.words.word(told.data["name"]))


@_field("the_seat", "to")
def _the_seat(told: Telling) -> str:
    return told.words.phrase(f"seat-{told.data['to']}")


@_field("runs_over", "who", "zone", "n", now=True)
def _runs_over(told: Telling) -> str:
    """A warning that Survivors on foot are where the car goes, or where it starts."""
    game, data = told.game, told.data
    car, driver = game.state.pieces[data["n"] - 1], game.state.survivors[data["who"]]
    zones = [car["zone"], data["zone"]] if data["action"] == "drive" else [data["zone"]]
    hit = [
        somebody.name
        for zone in zones
        for somebody in exposed(game, {"who": driver.index, "mode": CAR, "zone": zone, "spared": ()}, driver)
    ]
    return told.words.phrase("runs-over", who=told.words.listed(hit)) if hit and car_of(car).attacks else ""


@_field("coloured_door", "door", now=True)
def _coloured_door(told: Telling) -> str:
    colour = names.door_colour(told.game, told.data["door"])
    return told.words.phrase("coloured-door" if colour != "neutral" else "plain-door", colour=told.words.word(colour))


@_field("price", now=True)
def _price(told: Telling) -> str:
    """What is paid, when it is not simply one Action."""
    cost, free = told.data.get("cost", 0), told.data.get("free", "")
    if free:
        word = told.words.word(f"free-{free}")
        return told.words.phrase("price-free-and" if cost else "price-free", free=word, cost=Number(cost))
    return told.words.phrase("price", cost=Number(cost)) if cost > 1 else ""


@_field("price_or_none", now=True)
def _price_or_none(told: Telling) -> str:
    """As `price`, for what costs an Action unless a Skill makes it free."""
    return str(_price(told)) if told.data.get("cost") else told.words.phrase("price-none")


@_field("odds", "who", "zone", now=True)
def _odds(told: Telling) -> str:
    """Dice and what they need, with every Skill counted in."""
    data = told.data
    mode = data["action"].removeprefix("team-")
    seen = forecast(told.game, mode, data["who"], data["zone"], data.get("cards", ()), data.get("name", ""))
    if seen.clears:
        return told.words.phrase("odds-clears")
    parts = [told.words.phrase("odds", dice=Number(seen.dice), needed=seen.needed)]
    if seen.damage > 1:
        parts.append(told.words.phrase("odds-damage", damage=seen.damage))
    if seen.noisy:
        parts.append(told.words.word("noisy"))
    return ", ".join(parts)


@_field("with_dogs", now=True)
def _with_dogs(told: Telling) -> str:
    """The dogs that get in or out with somebody."""
    dogs = [told.card(card) for card in told.data.get("cards", ())]
    return told.words.phrase("with-dogs", dogs=told.words.listed(dogs)) if dogs else ""


@_field("company_odds", "other", "zone", now=True)
def _company_odds(told: Telling) -> str:
    """The dice of a Companion's attack, with all who join in."""
    companion = told.game.person(told.data["other"])
    cards = company_cards(told.game, companion)
    mode = "ranged" if told.data["action"] == "volley" else "melee"
    data = {"action": mode, "who": companion.index, "zone": told.data["zone"], "cards": cards}
    return str(_odds(Telling(told.words, told.game, data, now=told.now)))


@_field("friends", "who", "zone", now=True)
def _friends(told: Telling) -> str:
    """A warning that other Survivors stand where the shot goes."""
    there = [s for s in told.game.people_in(told.data["zone"]) if s.index != told.data["who"]]
    shot = {"who": told.data["who"], "mode": told.data["action"].removeprefix("team-"), "zone": told.data["zone"]}
    hit = [s.name for s in there if not told.game.value(s, hooks.UNSEEN, False, shot)]
    return told.words.phrase("friends", who=told.words.listed(hit)) if hit else ""


@_field("people", "people")
def _people(told: Telling) -> str:
    return told.words.listed([names.survivor_name(told.game, who) for who in told.data["people"]])


@_field("team_no", "team")
def _team_no(told: Telling) -> str:
    return str(told.data["team"] + 1)


@_field("team", "team", now=True)
def _team(told: Telling) -> str:
    """A team as players count them."""
    return str(told.data["team"] + 1)


@_field("party", "who", now=True)
def _party(told: Telling) -> str:
    """Those who take part in a Team Action so far."""
    called = told.game.innermost("team-action") or {}
    people = [told.data["who"], *called.get("members", ())]
    return told.words.listed([names.survivor_name(told.game, who) for who in people])


@_field("here", "who", now=True)
def _here(told: Telling) -> str:
    zone = told.game.person(told.data["who"]).zone
    return names.zone_name(told.game, zone) if zone >= 0 else told.words.word("aloft")


@_field("left", "who", now=True)
def _left(told: Telling) -> str:
    """Actions and free Actions left in the turn that is asked about."""
    survivor = told.game.person(told.data["who"])
    purse = Purse(told.game, told.game.state.agenda[-1], survivor)
    free = [(purse.free_left(kind), kind) for kind in dict.fromkeys(k for kinds in PAYS_FOR.values() for k in kinds)]
    shown = [told.words.phrase("actions", actions=Number(purse.left))]
    shown += [f"{count} {told.words.word(f'free-{kind}')}" for count, kind in free if count > 0]
    return ", ".join(shown)


def _laid_out(told: Telling, places: tuple[str, ...]) -> list[tuple[str, str]]:
    """(place, cards) of what has been laid out so far, in the frame that lays cards out."""
    frame = told.game.state.agenda[-1]
    piles: dict[str, list[str]] = {place: [] for place in places}
    for card, index in zip(frame["cards"], frame["placed"], strict=False):
        if PLACES[index] in piles:
            piles[PLACES[index]].append(told.card(card))
    return [(place, ", ".join(cards)) for place, cards in piles.items()]


@_field("trade", now=True)
def _trade(told: Telling) -> str:
    """What the one who is asked would carry after a trade."""
    laid = _laid_out(told, ("hand", "reserve"))
    return told.words.listed(
        [f"{cards or told.words.word('nothing')} {told.words.word(place)}" for place, cards in laid]
    )


@_field("laid", now=True)
def _laid(told: Telling) -> str:
    """What has been laid out so far and what is still to come, so that nobody has to remember it."""
    frame = told.game.state.agenda[-1]
    shown = []
    for place, cards in _laid_out(told, PLACES):
        if cards:
            shown.append(told.words.phrase("laid-so-far", cards=cards, place=_place_words(told, place)))
    later = [told.card(card) for card in frame["cards"][len(frame["placed"]) + 1 :]]
    if later:
        shown.append(told.words.phrase("laid-later", cards=", ".join(later)))
    return told.words.phrase("laid", what="; ".join(shown)) if shown else ""
