"""An edition is a value: the rules that are in force, those that a table may choose, and what it is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from itertools import chain, combinations
from pathlib import Path
from typing import Any, TypeVar

from shamble.content import LEVELS
from shamble.content.pack import CONTENT, Pack, read_pack
from shamble.editions.era import PLAIN_ERA, Crossing, Era
from shamble.engine.errors import SetupError
from shamble.files.memory import parsed_once
from shamble.nearest import few_suggestions, nearest_of
from shamble.rulebook import load
from shamble.rules import skills
from shamble.rules.rule import (
    OFF,
    ON,
    Anytime,
    Brought,
    Correcting,
    Defeat,
    Need,
    Numbers,
    Offer,
    Row,
    Rule,
    SpawnKind,
    Step,
    Value,
    Without,
    contested,
)
from shamble.rules.steps import PARTS, arranged
from shamble.world.decks import Deck
from shamble.world.hooks import Hook, SetupWay
from shamble.world.places import Place, Places
from shamble.world.play import USUAL_DIE
from shamble.world.records import Identity
from shamble.world.setting import ChosenRules, EditionFacts, Offers, Ruleset
from shamble.world.state import Frame

T = TypeVar("T")
Offering = Callable[..., None]
CONVERT: SetupWay[Identity, Edition, Ruleset, Crossing | str] = SetupWay("a card of another edition as one of this", "")
RULESETS_REMEMBERED = 512


class Edition:
    """An edition and its parts.

    `dice` are what its dice show, numbers or words, the best face last; by name, the usual one is the "die".
    `rules` are always in force. `options` are rules of which a table may choose a value, `house` rules that are off
    unless somebody switches them on. A variant is a set of values of options. `offers` are what a turn offers, on the
    board and off it, and `anytime` what may be done at any moment, each in the order in which players see it.
    `content` is the folder of its boxes, cards, tiles and Missions: a name of one that is built in, or a path. A card
    belongs to one of the `decks` (in the order in which set-up shuffles them) or is `set_aside` under one of these
    words. A scenario that names no boxes has the `usual_boxes`.
    `places` are those of an inventory, in the order of its slots (world/places.py).
    `steps` are what set-up, a round and its phases consist of, by the frame that goes through them.
    `skills` says which versions of Skills a variant plays, the first that a Skill has before the next.
    `noise` are the steps of loudness that the Noise token shows, the least first; none where tokens are counted.
    `era` are the values by which Survivors and weapons are converted from it and to it (editions/crossing.py).
    `look` is its block in the style sheet (web/static/editions.css); `words` a folder with what it calls differently,
    in a file for each language.
    """

    def __init__(
        self,
        name: str,
        *,
        numbers: Numbers,
        dice: Mapping[str, tuple[int | str, ...]],
        places: Iterable[Place],
        content: str | Path,
        decks: Sequence[Deck],
        set_aside: Sequence[str],
        usual_boxes: Sequence[str],
        rules: Sequence[Rule],
        options: Sequence[Rule],
        house: Sequence[Rule],
        variants: Mapping[str, Mapping[str, str]],
        skills: Mapping[str, tuple[str, ...]],
        offers: Sequence[Offering],
        offers_anywhere: Sequence[Offering],
        anytime: Sequence[Offering],
        steps: Mapping[str, Sequence[Step]],
        look: str,
        noise: Sequence[str] = (),
        era: Era = PLAIN_ERA,
        words: Path | None = None,
    ) -> None:
        self._given = {key: value for key, value in locals().items() if key not in ("self", "name")}
        self.name = name
        self.numbers = numbers
        self.dice = dice
        self.places = Places(places)
        self.content = content
        self.decks = tuple(decks)
        self.deck_names = tuple(deck.name for deck in self.decks)
        self.set_aside = tuple(set_aside)
        self.usual_boxes = tuple(usual_boxes)
        self.rules = tuple(rules)
        self.options = {rule.name: rule for rule in options}
        self.house = {rule.name: rule for rule in sorted(house, key=lambda rule: rule.ids)}
        self.variants = variants
        self.default_variant = next(iter(variants), "")
        self.skills = skills
        self.offers = tuple(offers)
        self.offers_anywhere = tuple(offers_anywhere)
        self.anytime = tuple(anytime)
        self.steps = steps
        self.noise = tuple(noise)
        by_name = {deck.name: deck for deck in self.decks}
        self.facts = EditionFacts(name, numbers, dict(dice), self.places, by_name, self.noise)
        self.era = era
        self.look = look
        self.words = words
        self._rulesets = lru_cache(RULESETS_REMEMBERED)(self._assembled)
        lists = {
            "place": self.places.names,
            "deck": (*self.deck_names, *set_aside),
            "rule": [rule.name for rule in (*options, *house)],
        }
        faults = [*self._faults(), *(fault for what, names in lists.items() for fault in _twice(what, names))]
        if faults:
            raise SetupError(f"The edition {name!r} cannot be played:\n" + "\n".join(f"  {fault}" for fault in faults))

    def _faults(self) -> Iterator[str]:
        """Everything wrong with its parts, whatever a table may choose."""
        yield from self._level_faults()
        yield from (f"the place {one.name!r} has {one.slots} slots" for one in self.places if one.slots < 1)
        yield from (f"the die {name!r} has no faces" for name, faces in self.dice.items() if not faces)
        yield from (f"there is no die {name!r}" for name in (USUAL_DIE,) if name not in self.dice)
        if not self.variants or self.variants.keys() != self.skills.keys():
            skills, variants = (", ".join(names) or "none" for names in (self.skills, self.variants))
            yield f"it has Skills for {skills}, variants are {variants}"
        for variant, values in self.variants.items():
            yield from (f"the variant {variant!r}: {fault}" for _, fault in self.option_faults(values))
        try:
            arranged(self.steps.items(), _only(Step, self._always), self._further_steps)
        except SetupError as error:
            yield str(error)

    def _level_faults(self) -> Iterator[str]:
        points = [level.points for level in self.numbers.levels]
        if tuple(level.name for level in self.numbers.levels) != LEVELS:
            yield f"its Danger Levels are not called {', '.join(LEVELS)}, as all files call them"
        if points[:1] != [0] or points != sorted(set(points)):
            yield f"its Danger Levels begin at {', '.join(map(str, points))} points, expected 0 and then more each time"

    def but(self, name: str, **changes: Any) -> Edition:
        """Another edition, which differs from this one in what is named here."""
        return Edition(name, **{**self._given, **changes})

    @property
    def spawn_kinds(self) -> dict[str, SpawnKind]:
        """The kinds of Spawn tokens that a Mission may lay besides the plain one."""
        return {one.name: one for one in _only(SpawnKind, self._always)}

    @cached_property
    def pack(self) -> Pack:
        """The content of the edition, read when first asked for."""
        return self.content_in(self.content)

    def content_in(self, root: str | Path) -> Pack:
        """The content of a folder, read as that of this edition."""
        decks = (*self.deck_names, *self.set_aside)
        with few_suggestions(anew=True):  # whoever is reading a document of their own has all of theirs left
            return _built_in(root, decks) if isinstance(root, str) else _read(root, str(root), decks)

    @property
    def card_names(self) -> tuple[str, ...]:
        """The names of its Equipment cards."""
        return tuple(self.pack.equipment)

    @property
    def folder(self) -> Path:
        """The folder of its content."""
        return CONTENT / self.content

    def converting(self) -> list[str]:
        """The house rules that let Survivors of other editions in."""
        return [
            rule.name for rule in self.house.values() if any(rule.speaks_at(CONVERT, value) for value in rule.values)
        ]

    def choosable(self) -> Iterator[Rule]:
        """Every rule that a table may choose a value of."""
        yield from self.options.values()
        yield from self.house.values()

    def values_of(self, option: str) -> list[str]:
        """The values of an option; empty when there is no such option."""
        rule = self.options.get(option) or self.house.get(option)
        return rule.choices if rule is not None else []

    def lasting_values(self, option: str) -> list[str]:
        """The values of an option that do not hang on the moment at which a game begins."""
        moment = self.options[option].settles if option in self.options else {}
        return [value for value in self.values_of(option) if value not in moment]

    def settled(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """These options for a game that begins now: what hangs on the moment is decided, once and for all."""
        moment = {name: self.options[name].settles for name in options if name in self.options}
        return {
            name: moment[name][value]() if name in moment and value in moment[name] else value
            for name, value in options.items()
        }

    def usual(self, variant: str, option: str) -> str:
        """The value of an option in a variant unless somebody chooses."""
        rule = self.options.get(option) or self.house[option]
        return self.variants[variant].get(option, rule.usual)

    def changeable(self) -> list[str]:
        """The options that can be changed in the middle of a game."""
        return [rule.name for rule in self.choosable() if not rule.setup_only]

    def house_chapters(self) -> Iterator[tuple[str, list[Rule]]]:
        """The house rules in the order of the book."""
        for chapter in dict.fromkeys(rule.of for rule in self.house.values()):
            yield chapter, [rule for rule in self.house.values() if rule.of == chapter]

    def house_rule(self, text: str) -> str | None:
        """The name of the house rule with this name or ledger id."""
        if text in self.house:
            return text
        return next((rule.name for rule in self.house.values() if text in rule.ids), None)

    def fitting(self, wanted: Iterable[str]) -> list[str]:
        """Of these house rules, in their order, all that can be played together with those before them."""
        found: list[str] = []
        for name in wanted:
            rule = self.house[name]
            if set(rule.needs) <= set(found) and not any(clash(rule, self.house[other]) for other in found):
                found.append(name)
        return found

    def skill_versions(self, variant: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Readings and editions of Skills in force, the first that a Skill has before the next."""
        chosen = [(rule, options[name]) for name, rule in self.options.items() if name in options]
        readings = [f"{rule.name}={value}" for rule, value in chosen if not rule.further_skills]
        further = [version for rule, value in chosen for version in rule.further_skills if version == value]
        return (*readings, *self.skills[variant], *further)

    @property
    def all_skill_versions(self) -> tuple[str, ...]:
        """The editions of Skills that are in force in some of its games."""
        return (*dict.fromkeys(word for words in self.skills.values() for word in words), *self.further_skills)

    @property
    def further_skills(self) -> tuple[str, ...]:
        """The versions of Skills that an option can let in besides those of the variants."""
        return tuple(version for rule in self.options.values() for version in rule.further_skills)

    def check(self, variant: str, options: Mapping[str, Any]) -> None:
        """SetupError when there is no such variant, or with all that is wrong with the options."""
        if variant not in self.variants:
            raise SetupError(f"There is no variant {variant!r} of {self.name}; there are {', '.join(self.variants)}.")
        faults = [fault for _, fault in self.option_faults(options)]
        if faults:
            raise SetupError("These options do not fit:\n" + "\n".join(f"  {fault}" for fault in faults))
        check_replacements([(name, value) for name, value in self._values(variant, options).items()], self.options)

    def option_faults(self, options: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """All that is wrong with options, each with the option that it is about; "" where it is about several."""
        for name, value in options.items():
            allowed = self.values_of(name)
            if not allowed:
                near = nearest_of(name, [*self.options, *self.house])
                yield name, f"there is no option {name!r}{f'; did you mean {near[0]!r}?' if near else ''}"
            elif value not in allowed:
                yield name, f"option {name!r} is {value!r}; it may be {' or '.join(map(repr, allowed))}"
        house = [rule for name, rule in self.house.items() if options.get(name, OFF) != OFF]
        yield from (("", fault) for fault in house_faults(house))
        for rule in self.options.values():
            for other, reason in rule.never_with.items():
                if options.get(rule.name) == options.get(other) == ON:
                    title = load().get(reason).title
                    yield (
                        "",
                        f"{rule.name} and {other} cannot be played together ({reason}: {title}): choose one of them",
                    )

    def check_changes(self, changes: Mapping[str, Any]) -> None:
        """SetupError lists every option that cannot be changed any more: some work at set-up only."""
        fixed = [rule.name for rule in self.choosable() if rule.setup_only and rule.name in changes]
        faults = [f"{name!r} has done its work at set-up" for name in fixed]
        faults += [f"{name!r} is {value!r}" for name, value in changes.items() if not isinstance(value, str)]
        if faults:
            raise SetupError("These options cannot be changed now:\n" + "\n".join(f"  {fault}" for fault in faults))

    def ruleset(self, variant: str, options: Mapping[str, Any], mission: Rule | None = None) -> Ruleset:
        """The rules in force for a variant and single options, and those of a Mission's own module.

        The same object for the same choices.
        """
        return self._rulesets(variant, tuple(sorted(options.items())), mission)

    def in_force(self, values: Mapping[str, Any]) -> dict[str, list[Brought]]:
        """The options and house rules in force with these values and what each brings, unless that is nothing."""
        found = {rule.name: rule.brings(values[rule.name]) for rule in self.choosable() if rule.name in values}
        return {name: brought for name, brought in found.items() if brought}

    def altered(
        self, variant: str, mission: Rule | None, options: Mapping[str, Any], changes: Mapping[str, Any]
    ) -> Ruleset:
        """The rules of a game that began with some options, of which some were changed since."""
        self.check_changes(changes)
        return self.ruleset(variant, {**options, **changes}, mission)

    @cached_property
    def _further_steps(self) -> list[Step]:
        """The steps of all rules that a table may choose."""
        return _only(Step, (one for rule in self.choosable() for value in rule.values for one in rule.brings(value)))

    @property
    def _always(self) -> list[Brought]:
        """Everything brought by the rules that are always in force."""
        return [one for rule in self.rules for one in rule.brings()]

    def _values(self, variant: str, options: Mapping[str, Any]) -> dict[str, str]:
        """The value of every option; later wins: what is usual, the variant, what was chosen."""
        usual = {name: rule.usual for name, rule in self.options.items()}
        chosen = {name: value for name, value in options.items() if name in usual}
        return {**usual, **self.variants[variant], **chosen}

    def _assembled(self, variant: str, chosen: tuple[tuple[str, Any], ...], mission: Rule | None) -> Ruleset:
        options = dict(chosen)
        self.check(variant, options)
        values = {**self._values(variant, options), **options}
        in_force = self.in_force(values)
        brought = [*self._always, *chain(*in_force.values()), *(mission.brings() if mission is not None else ())]
        without = [one.call for one in _only(Without, brought)]
        further, steps = _only(Offer, brought), _only(Step, brought)
        versions = self.skill_versions(variant, options)
        return Ruleset(
            self.facts,
            ChosenRules({"variant": variant, **values}, frozenset(in_force), self._own_ids(values), versions),
            Offers(
                _with_further(self.offers, without, further),
                _with_further(self.offers_anywhere, without, [one for one in further if one.anywhere]),
                _with_further(self.anytime, without, _only(Anytime, brought)),
            ),
            hooks=_only(Hook, brought),
            corrections={name: how for one in _only(Correcting, brought) for name, how in one.table.items()},
            traits=partial(skills.hooks_of, versions=versions),
            rows=[one.call for one in _only(Row, brought)],
            defeats={one.rule: one.given for one in _only(Defeat, brought)},
            needs={one.rule: one.given for one in _only(Need, brought)},
            steps=arranged(self.steps.items(), steps, self._further_steps),
            parts=_parts([*chain(*self.steps.values()), *steps]),
            spawn_kinds={one.name: one for one in _only(SpawnKind, brought)},
        )

    def _own_ids(self, values: Mapping[str, Any]) -> dict[str, str]:
        """The ledger ids under which the rules with these values tell what other games have under another one."""
        chosen = [(rule, ON) for rule in self.rules]
        chosen += [(rule, values[rule.name]) for rule in self.choosable() if rule.name in values]
        return {old: own for rule, value in chosen for old, own in rule.instead(value).items()}


@cache
def _built_in(name: str, decks: tuple[str, ...]) -> Pack:
    return _read(CONTENT / name, f"{CONTENT.name}/{name}", decks)


def _read(root: Path, shown: str, decks: Sequence[str]) -> Pack:
    from shamble.editions.language import LANGUAGE  # which knows all editions, and so imports this module

    with parsed_once(root):
        return read_pack(root, shown, LANGUAGE, decks)


def _only(kind: type[T], brought: Iterable[Brought]) -> list[T]:
    return [one for one in brought if isinstance(one, kind)]


def _with_further(
    offers: Iterable[Offering], without: Collection[Offering], further: Iterable[Offer | Anytime]
) -> tuple[Offering, ...]:
    """The edition's own offers that no rule in force takes away, and those that rules bring."""
    return (*(offer for offer in offers if offer not in without), *(one.call for one in further))


def _parts(steps: Iterable[Step]) -> dict[str, Callable[[], Frame]]:
    """The frames of the steps that have one, and the frames within these."""
    played = {one.name: partial(one.part, one) for one in steps if one.part is not None}
    return {**{name: make for name, (of, make) in PARTS.items() if of in played}, **played}


def _twice(what: str, names: Iterable[str]) -> Iterator[str]:
    """The names that are listed twice."""
    counted = Counter(names)
    return (f"the {what} {name!r} is listed twice" for name, count in counted.items() if count > 1)


def clash(one: Rule, other: Rule) -> str:
    """The id that two rules both replace although neither joins the other; empty when they go together."""
    found = (contested(a, one.name, b, other.name) for a in one.values.values() for b in other.values.values())
    return next(filter(None, found), "")


def house_faults(chosen: Sequence[Rule]) -> list[str]:
    """Why these house rules cannot be played together: two replace one rule, or one lacks what it builds on."""
    names = {rule.name for rule in chosen}
    faults = [
        f"{rule.name} is meant for games with {missing}: choose that too"
        for rule in chosen
        for missing in rule.needs
        if missing not in names
    ]
    for rule, other in combinations(chosen, 2):
        shared = clash(rule, other)
        if shared:
            title = load().get(shared).title
            faults.append(f"{rule.name} and {other.name} both replace {shared} ({title}): choose one of them")
    return faults


def check_replacements(chosen: Sequence[tuple[str, str]], rules: Mapping[str, Rule]) -> None:
    """SetupError when two chosen values replace the same ledger id and neither names the other."""
    found: list[tuple[str, Value]] = [
        (f"{name}={value}", rules[name].values[value]) for name, value in chosen if value in rules[name].values
    ]
    for (one, first), (other, second) in combinations(found, 2):
        shared = contested(first, one, second, other)
        if shared:
            raise SetupError(f"{' and '.join(sorted((one, other)))} both replace {shared}: choose one of them.")
