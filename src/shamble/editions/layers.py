"""Layers: edition, variant and single options decide which policies and rules are in force; later wins."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from shamble.engine.errors import SetupError
from shamble.rulebook import load
from shamble.rules.house.registry import OFF, HouseRule, contested
from shamble.rules.registry import POLICIES, Policy

ON = "on"


class Edition:
    """What an edition consists of: its variants, its rules, the offers of a turn, the versions of its skills.

    A mode is a chapter of rules that a table switches on before it begins.
    """

    __slots__ = (
        "default_variant",
        "house",
        "modes",
        "name",
        "never_both",
        "rules",
        "setup_only",
        "switches",
        "variants",
        "ways",
    )

    def __init__(
        self,
        name: str,
        *,
        default_variant: str,
        variants: Mapping[str, Mapping[str, str]],
        rules: Sequence[str],
        switches: Mapping[str, Sequence[str]],
        setup_only: Sequence[str] = (),
        modes: Sequence[str] = (),
        never_both: Mapping[tuple[str, str], str] | None = None,
        ways: Mapping[str, str] | None = None,
        house: Mapping[str, HouseRule] | None = None,
    ) -> None:
        self.name = name
        self.default_variant = default_variant
        self.variants = variants
        self.rules = tuple(rules)
        self.modes = tuple(modes)
        self.never_both = dict(never_both or {})
        """Pairs of modes that exclude each other, with the ledger id that says so."""
        self.switches = {**switches, **dict.fromkeys(self.modes, (OFF, ON))}
        self.setup_only = frozenset((*setup_only, *self.modes))
        self.ways = dict(ways or {})
        """Ways of doing things that only house rules do differently: policy -> value."""
        self.house = house if house is not None else {}

    def values_of(self, option: str) -> list[str]:
        """What an option may be; empty when there is no such option."""
        if any(option in values for values in self.variants.values()):
            return list(POLICIES[option])
        if option in self.house:
            return [OFF, *self.house[option].values]
        return list(self.switches.get(option, ()))

    def rules_in_force(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The chapters of rules with these options: the edition's own, and the modes that are on."""
        return (*self.rules, *(mode for mode in self.modes if options.get(mode) == ON))

    def changeable(self) -> list[str]:
        """The options that can be changed in the middle of a game."""
        names = [*self.variants[self.default_variant], *self.switches]
        house = [rule.name for rule in self.house.values() if not rule.setup_only]
        return [*(name for name in names if name not in self.setup_only), *house]


def choose_policies(edition: Edition, variant: str, options: Mapping[str, Any]) -> dict[str, Policy]:
    """The policies of a variant, changed by single options; every fault is listed."""
    if variant not in edition.variants:
        raise SetupError(f"There is no variant {variant!r} of {edition.name}; there are {', '.join(edition.variants)}.")
    faults = [fault for _, fault in option_faults(edition, options)]
    if faults:
        raise SetupError("These options do not fit:\n" + "\n".join(f"  {fault}" for fault in faults))
    values = {**edition.ways, **edition.variants[variant]}
    values.update((name, value) for name, value in options.items() if name in values)
    chosen = {name: POLICIES[name][value] for name, value in values.items()}
    check_replacements(chosen.values())
    return chosen


def option_faults(edition: Edition, options: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """All that is wrong with options, each with the option that it is about; "" where it is about several."""
    for name, value in options.items():
        allowed = edition.values_of(name)
        if not allowed:
            known = [*edition.ways, *edition.variants[edition.default_variant], *edition.switches, *edition.house]
            near = difflib.get_close_matches(name, known, 1)
            yield name, f"there is no option {name!r}{f'; did you mean {near[0]!r}?' if near else ''}"
        elif value not in allowed:
            yield name, f"option {name!r} is {value!r}; it may be {' or '.join(map(repr, allowed))}"
    chosen_house = [rule for name, rule in edition.house.items() if options.get(name, OFF) != OFF]
    yield from (("", fault) for fault in house_faults(chosen_house))
    for (one, other), rule in edition.never_both.items():
        if options.get(one) == options.get(other) == ON:
            title = load().get(rule).title
            yield "", f"{one} and {other} cannot be played together ({rule}: {title}): choose one of them"


def house_faults(chosen: Sequence[HouseRule]) -> list[str]:
    """Why these house rules cannot be played together: two that replace one rule, or one without what it builds on."""
    names = {rule.name for rule in chosen}
    faults = [
        f"{rule.name} is meant for games with {missing}: choose that too"
        for rule in chosen
        for missing in rule.needs
        if missing not in names
    ]
    for at, rule in enumerate(chosen):
        for other in chosen[at + 1 :]:
            shared = contested(rule, other)
            if shared:
                title = load().get(shared).title
                faults.append(f"{rule.name} and {other.name} both replace {shared} ({title}): choose one of them")
    return faults


def check_changes(edition: Edition, changes: Mapping[str, Any]) -> None:
    """Options that speak at set-up alone cannot be changed later; every fault is listed."""
    done = [name for name in changes if name in edition.setup_only or _only_at_setup(edition, name)]
    faults = [f"{name!r} has done its work at set-up" for name in done]
    faults += [f"{name!r} is {value!r}" for name, value in changes.items() if not isinstance(value, str)]
    if faults:
        raise SetupError("These options cannot be changed now:\n" + "\n".join(f"  {fault}" for fault in faults))


def _only_at_setup(edition: Edition, name: str) -> bool:
    return name in edition.house and edition.house[name].setup_only


def check_replacements(chosen: Any) -> None:
    """Two chosen rules that replace the same ledger id are refused unless one of them names the other."""
    by_id: dict[str, Policy] = {}
    for policy in chosen:
        for replaced in policy.replaces:
            other = by_id.setdefault(replaced, policy)
            names = {f"{policy.name}={policy.value}", f"{other.name}={other.value}"}
            if other is not policy and not names & {*policy.joins, *other.joins}:
                raise SetupError(f"{' and '.join(sorted(names))} both replace {replaced}: choose one of them.")
