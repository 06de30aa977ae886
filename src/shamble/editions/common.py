"""Rules that editions share: the language of Missions, vehicles and Skills. Each lists those that it plays by."""

from __future__ import annotations

from shamble.rules import objective_colours, spawn, tallies
from shamble.rules.house import mission_companions
from shamble.rules.missions import (
    achievements,
    activating,
    approaching,
    cards,
    deeds,
    doors_by_hand,
    effects,
    events,
    handing_out,
    happenings,
    hordes,
    joining,
    lasting_noise,
    lights,
    limits,
    notes,
    opening_doors,
    running_dry,
    starting_areas,
    transport,
    whereabouts,
)
from shamble.rules.skills import crowds, economy, luck, specialties, survival
from shamble.rules.vehicles import driving, helicopter, seats

MISSION_LANGUAGE = (
    tallies.rules,
    objective_colours.rules,
    spawn.rules,
    effects.rules,
    events.rules,
    opening_doors.rules,
    starting_areas.rules,
    activating.rules,
    approaching.rules,
    limits.rules,
)
"""The language of all Missions."""

WORDS = (doors_by_hand, handing_out, joining, notes, running_dry, transport, whereabouts)
"""The parts of the language that are nothing but words: they do what they say where a Mission has them."""

MISSION_CARDS = (
    cards.rules,
    deeds.rules,
    happenings.rules,
    achievements.rules,
    limits.starts,
    hordes.rules,
    lasting_noise.rules,
    lights.rules,
    mission_companions.rules,
)
"""The further language of Missions that have cards of their own."""

VEHICLES = (seats.rules, driving.rules, helicopter.rules)
SKILLS = (crowds.rules, economy.rules, luck.rules, specialties.rules, survival.rules)
"""The part of some Skills that concerns everybody, or everything."""
