"""Zombicide Classic: the rules in force, its variants and small options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from shamble.combat.attack import attack_frame
from shamble.combat.weapons import offer_attacks, offer_reload
from shamble.editions.layers import Edition, check_changes, choose_policies
from shamble.engine.hooks import Hook
from shamble.engine.setting import Ruleset
from shamble.rules import (
    companions,
    decks,
    exits,
    numbers,
    objectives,
    overload,
    rivals,
    round,
    setup,
    skills,
    spawn,
    zombie_cards,
    zombies_phase,
)
from shamble.rules.anytime import offer_building, offer_discards, offer_switches
from shamble.rules.arranging import offer_reorganise
from shamble.rules.companions.dogs import offer_instructions
from shamble.rules.companions.finds import offer_dog_finds
from shamble.rules.companions.orders import offer_orders
from shamble.rules.companions.tokens import offer_companions
from shamble.rules.correcting import CORRECTIONS
from shamble.rules.doors import offer_doors
from shamble.rules.house import chapters as house_rules
from shamble.rules.house.registry import HOUSE, in_force
from shamble.rules.missions import company, notes, opening, running_dry, starting, whereabouts
from shamble.rules.missions import events as mission_events
from shamble.rules.missions import tents as mission_tents
from shamble.rules.missions.handling import offer_handles
from shamble.rules.missions.lying_cards import offer_lying_cards
from shamble.rules.missions.modules import DEEDS, NEARNESS, MissionRules, offer_deeds
from shamble.rules.modes import car_substitution, experience_cards, gaming_night, resurrection, ultrared, vests
from shamble.rules.moving import offer_move
from shamble.rules.noise import offer_noise
from shamble.rules.objectives import offer_objectives
from shamble.rules.places import (
    barricades,
    cells,
    fences,
    gates,
    holes,
    hospital,
    rubble,
    security,
    switches,
    tents,
    towers,
    triggers,
)
from shamble.rules.places.barricades import offer_barricades
from shamble.rules.places.switches import offer_pulling
from shamble.rules.registry import GENERAL
from shamble.rules.searching import offer_search
from shamble.rules.species import abomb, berserker, crows, losts, seekers, skinner, toxic, unique, vips, zombivor
from shamble.rules.species.vips import offer_vips
from shamble.rules.team import acting, cards
from shamble.rules.trading import offer_trade
from shamble.rules.vehicles import driving, helicopter
from shamble.rules.vehicles.car_search import offer_car_search
from shamble.rules.vehicles.driving import offer_driving
from shamble.rules.vehicles.seats import offer_seats
from shamble.rules.vehicles.stash import offer_stash

CHAPTERS = (
    mission_events,
    company,
    mission_tents,
    notes,
    opening,
    running_dry,
    starting,
    whereabouts,
    abomb,
    acting,
    attack_frame,
    barricades,
    cells,
    companions,
    car_substitution,
    berserker,
    crows,
    decks,
    cards,
    rivals,
    security,
    vests,
    driving,
    exits,
    experience_cards,
    gaming_night,
    fences,
    gates,
    holes,
    helicopter,
    hospital,
    house_rules,
    losts,
    numbers,
    objectives,
    overload,
    resurrection,
    round,
    seekers,
    rubble,
    setup,
    skills,
    skinner,
    spawn,
    switches,
    tents,
    towers,
    toxic,
    triggers,
    ultrared,
    vips,
    unique,
    zombie_cards,
    zombies_phase,
    zombivor,
)
"""Imported for what they register."""

_WAYS = (
    "spawn",
    "starting-weapons",
    "numbers",
    "manholes",
    "split-shortage",
    "who-decides",
    "after-building",
)

_DECKS = {"zombie-deck": "all", "nailbat": "consolidated"}

SEMI_OFFICIAL = "semi-official"

CLASSIC = Edition(
    "classic",
    default_variant="rue-morgue",
    variants={
        variant: {
            **dict.fromkeys(_WAYS, variant),
            "routing": "faq-2.0",
            "crawlers": "on",
            "car-attack": "prison-outbreak",
            "car-substitution": "off",
            "competitive": "off",
            **_DECKS,
        }
        for variant in ("rue-morgue", "older-seasons")
    },
    rules=(
        "mission",
        "inventory",
        "exits",
        "hospital",
        "tents",
        "security",
        "triggers",
        "a-bomb",
        "skinners",
        "barricades",
        "cells",
        "fences",
        "gates",
        "holes",
        "rubble",
        "switches",
        "towers",
        "toxic",
        "berserkers",
        "seekers",
        "losts",
        "crows",
        "vips",
        "abominations",
        "vehicles",
        "team-actions",
        "companions",
        "competitive",
    ),
    switches={
        "slippery": ("faq-2.0", "faq-1.0"),
        "corrections": ("off", "on"),
        "skills": ("printed", SEMI_OFFICIAL),
        "companions": ("tokens", "anywhere"),
        "team-actions": cards.NUMBERS,
    },
    setup_only=(
        "numbers",
        "starting-weapons",
        "competitive",
        "team-actions",
        "car-substitution",
        "companions",
        *_DECKS,
    ),
    modes=(resurrection.MODE, gaming_night.MODE, ultrared.MODE, experience_cards.MODE),
    never_both={(gaming_night.MODE, resurrection.MODE): "CL-MODE-NIGHT-01"},
    ways={
        "adjacent": "borders",
        "deal-weapons": "random",
        "deck-of": "printed",
        "equipment-decks": "one",
        "first-player": "agreed",
        "ignored-borders": "barricades",
        "last-wound": "death",
        "melee-targets": "free",
        "mission-deeds": "none",
        "mission-nearness": "none",
        "no-open-way": "imagined",
        "noise-ends": "cleared",
        "noise-tokens": "each",
        "objective-taken": "taken",
        "one-prey": "split",
        "prey": "noisiest",
        "runs-over": "all-on-the-way",
        "shortage": "activation",
        "spawn-tokens": "fixed",
        "split-supply": "stock",
        "splitting": "even",
        "weapons-for-few": "usual",
    },
    house=HOUSE,
)

OFFERS = (
    offer_move,
    offer_attacks,
    offer_doors,
    offer_handles,
    offer_barricades,
    offer_objectives,
    offer_pulling,
    offer_search,
    offer_lying_cards,
    offer_reload,
    offer_reorganise,
    offer_trade,
    offer_noise,
    offer_companions,
    offer_orders,
    offer_instructions,
    acting.offer_team_actions,
    offer_driving,
    offer_seats,
    offer_car_search,
    offer_stash,
    helicopter.offer_flight,
)

ANYTIME = (offer_discards, offer_building, offer_switches, offer_dog_finds, offer_vips)
OFFERS_ANYWHERE = (
    offer_reload,
    offer_reorganise,
    offer_trade,
    offer_seats,
    offer_stash,
    helicopter.offer_flight,
)
"""What somebody may do who is in no Zone of the board."""


SKILL_VERSIONS = {
    "rue-morgue": ("classic-rm", "classic-older"),
    "older-seasons": ("classic-older", "classic-rm"),
}
"""The editions whose versions of Skills a variant uses; a Skill that only the other seasons print works as they say."""


def skill_versions(variant: str, options: Mapping[str, Any]) -> tuple[str, ...]:
    """Readings and editions of Skills in force, the first that a Skill has before the next."""
    readings = [f"{name}={options[name]}" for name in CLASSIC.switches if name in options and name != "skills"]
    further = [SEMI_OFFICIAL] if options.get("skills") == SEMI_OFFICIAL else []
    return (*readings, *SKILL_VERSIONS[variant], *further)


def ruleset(variant: str, options: Mapping[str, Any], mission: MissionRules | None = None) -> Ruleset:
    """The rules of Classic in force for a variant and single options, and those of a Mission's own module.

    The same object for the same choices.
    """
    return _ruleset(variant, tuple(sorted(options.items())), mission)


def altered(
    variant: str, mission: MissionRules | None, options: Mapping[str, Any], changes: Mapping[str, Any]
) -> Ruleset:
    """The rules of a game that began with some options, of which some were changed since."""
    check_changes(CLASSIC, changes)
    return ruleset(variant, {**options, **changes}, mission)


@cache
def _ruleset(variant: str, chosen: tuple[tuple[str, Any], ...], mission: MissionRules | None) -> Ruleset:
    options = dict(chosen)
    policies = choose_policies(CLASSIC, variant, options)
    at_home = in_force(options)
    versions = skill_versions(variant, options)

    own = mission or MissionRules()
    offers = [*(offer for offer in OFFERS if offer not in at_home.without), *at_home.offers]

    def traits(trait: str) -> list[Hook]:
        return skills.hooks_of(trait, versions)

    return Ruleset(
        hooks=[
            *(hook for rule in CLASSIC.rules_in_force(options) for hook in GENERAL.get(rule, ())),
            *at_home.hooks,
            *own.hooks,
        ],
        offers=[*offers, *([offer_deeds] if own.deeds else [])],
        offers_anywhere=[
            *(offer for offer in OFFERS_ANYWHERE if offer not in at_home.without),
            *at_home.offers_anywhere,
        ],
        anytime=[*(offer for offer in ANYTIME if offer not in at_home.without), *at_home.anytime],
        corrections=CORRECTIONS if options.get("corrections") == "on" else {},
        policies={name: policy.call for name, policy in policies.items()}
        | at_home.ways
        | own.ways
        | ({DEEDS: lambda: own.deeds} if own.deeds else {})
        | ({NEARNESS: lambda: own.nearness} if own.nearness else {}),
        traits=traits,
        chosen={
            "variant": variant,
            **{name: policy.value for name, policy in policies.items() if name not in CLASSIC.ways},
            **options,
        },
        rows=at_home.rows,
    )
