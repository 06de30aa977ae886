"""Undead or Alive: the rules in force."""

from __future__ import annotations

from pathlib import Path

from shamble.editions.common import MISSION_CARDS, MISSION_LANGUAGE, SKILLS, VEHICLES
from shamble.editions.crossing import eras, pistols_and_rifles
from shamble.editions.edition import Edition
from shamble.editions.era import HEAVY, LIGHT, Era
from shamble.rules import (
    abominations,
    bearing,
    bounty,
    corpse_piles,
    correcting,
    danger_bar,
    dynamite,
    favorites,
    hands,
    holy_water,
    keepsakes,
    kids,
    lone_abomination,
    overload,
    posse,
    ranks,
    reload_pairs,
    round,
    setup,
    sided_noise,
    spawn,
    spawn_kinds,
    starting_zones,
    stray_shots,
    vade_retro,
    wounds,
    zombies_phase,
)
from shamble.rules.anytime import offer_discards, offer_own_acts
from shamble.rules.arranging import offer_reorganise
from shamble.rules.combat.targets import DROPS_HITS, PARKS_HITS
from shamble.rules.combat.weapons import offer_attacks, offer_reload
from shamble.rules.house import combat, survivors, zombie_moves
from shamble.rules.keepsakes import offer_pick_up
from shamble.rules.missions import (
    exits,
    out_of_reach,
)
from shamble.rules.missions.deeds import offer_deeds_whenever
from shamble.rules.missions.lying_cards import offer_lying_cards
from shamble.rules.modes import ultrared
from shamble.rules.moving import offer_move
from shamble.rules.numbers import NUMBERS, one_team
from shamble.rules.objectives import offer_objectives
from shamble.rules.rule import OFF, ON, Numbers, Rule, Value
from shamble.rules.searching import offer_search
from shamble.rules.sided_noise import offer_bang
from shamble.rules.trading import offer_trade
from shamble.rules.train import passage
from shamble.rules.vehicles import gatling, wagon
from shamble.rules.vehicles.gatling import offer_gatling
from shamble.rules.vehicles.wagon import offer_wagon
from shamble.world.decks import EQUIPMENT, ZOMBIE, Deck
from shamble.world.places import Place
from shamble.world.play import USUAL_DIE
from shamble.world.records import Level

INSTEAD = {
    "CL-ACT-03": "UA-ROUND-04",
    "CL-ACT-07": "UA-ACT-19",
    "CL-ANY-01": "UA-INV-03",
    "CL-CARD-02": "UA-DYNAMITE-02",
    "CL-CLAR-08": "UA-PLENTY-01",
    "CL-CLAR-13": "UA-MISSION-04",
    "CL-COMBAT-01": "UA-COMBAT-01",
    "CL-COMBAT-05": "UA-COMBAT-02",
    "CL-COMBAT-06": "UA-COMBAT-03",
    "CL-COMBAT-13": "UA-ZOMBIE-01",
    "CL-COMBAT-15": "UA-FF-03",
    "CL-CRAFT-09": "UA-DYNAMITE-03",
    "CL-END-01": "UA-WIN-04",
    "CL-END-02": "UA-WIN-04",
    "CL-END-03": "UA-WIN-02",
    "CL-EXTRA-01": "UA-SPAWN-08",
    "CL-HOUSE-29": "UA-SETUP-17",
    "CL-HOUSE-30": "UA-NOISE-04",
    "CL-MELEE-01": "UA-MELEE-01",
    "CL-MELEE-02": "UA-MELEE-02",
    "CL-MOVE-01": "UA-ACT-02",
    "CL-NOISE-01": "UA-EQUIP-08",
    "CL-NOISE-08": "UA-ACT-17",
    "CL-OBJ-01": "UA-ACT-16",
    "CL-OUT-01": "UA-SPAWN-10",
    "CL-OUT-03": "UA-SPAWN-10",
    "CL-RANGED-01": "UA-RANGED-01",
    "CL-READ-06": "UA-WIN-02",
    "CL-READ-16": "UA-SPLIT-04",
    "CL-READ-20": "UA-MISSION-01",
    "CL-RELOAD-03": "UA-RELOAD-02",
    "CL-ROUND-01": "UA-ROUND-01",
    "CL-ROUND-03": "UA-ROUND-03",
    "CL-ROUND-05": "UA-ZPHASE-01",
    "CL-SEARCH-04": "UA-ACT-06",
    "CL-SEARCH-05": "UA-ACT-08",
    "CL-SEARCH-07": "UA-ACT-07",
    "CL-SEARCH-08": "UA-ACT-10",
    "CL-SETUP-03": "UA-SETUP-03",
    "CL-SETUP-31": "UA-SETUP-14",
    "CL-SETUP-36": "UA-SETUP-19",
    "CL-SPAWN-01": "UA-SPAWN-01",
    "CL-SPAWN-08": "UA-SPAWN-05",
    "CL-SPAWN-09": "UA-SPAWN-04",
    "CL-SPAWN-13": "UA-SPAWN-02",
    "CL-SPLIT-01": "UA-SPLIT-01",
    "CL-SPLIT-02": "UA-SPLIT-01",
    "CL-SPLIT-06": "UA-SPLIT-04",
    "CL-TARGET-02": "UA-TARGET-02",
    "CL-TRADE-01": "UA-ACT-12",
    "CL-TRADE-02": "UA-ACT-13",
    "CL-TRADE-04": "UA-ACT-14",
    "CL-WOUND-05": "UA-FF-04",
    "CL-XP-01": "UA-ADR-01",
    "CL-XP-02": "UA-ADR-02",
    "CL-XP-03": "UA-ADR-05",
    "CL-ZATK-01": "UA-ZATTACK-01",
    "CL-ZATK-03": "UA-ZATTACK-03",
    "CL-ZATK-04": "UA-ZATTACK-05",
    "CL-ZCARD-06": "UA-SPAWN-08",
    "CL-ZCARD-16": "UA-SPAWN-06",
    "CL-ZMOVE-01": "UA-ZMOVE-01",
    "RM-TRADE-01": "UA-ACT-15",
    "SE-SETUP-04": "UA-SETUP-15",
}
"""Under which ids the chapters that this edition shares with Classic tell what they do."""

rules = Rule("undead-or-alive")
rules.values[ON] = Value(instead=INSTEAD)
rules.lost_when({"dead": "any-starting"}, "UA-WIN-01")
rules.on(NUMBERS)(one_team)  # UA-SETUP-01
rules.on(DROPS_HITS)(lambda g: False)  # UA-TARGET-05
rules.on(PARKS_HITS)(lambda g: True)  # UA-MELEE-02
rules.on(wounds.HANDS_ON)(lambda g: False)  # UA-ZATTACK-03, UA-FF-03
rules.on(wounds.ARE_CARDS)(lambda g: False)  # UA-ZATTACK-04
rules.on(exits.LEAVING)(lambda g: exits.BY_CHOICE)  # UA-MISSION-04

_SETTING_UP = (
    favorites.rules,
    bearing.rules,
    posse.rules,
    starting_zones.rules.under({"AD-SETUP-10": "UA-SETUP-16", "AD-SETUP-17": "UA-SETUP-17"}),
)
"""UA-SETUP."""

TRAITS = (hands, holy_water)
"""The parts of the rules that are nothing but traits: they do what they say where a card has them."""

_GEAR = (
    combat.misses_hit_survivors.under({"CL-HOUSE-07": "UA-FF-02"}),
    ranks.ranks_by_type,
    bounty.rules,
    dynamite.rules,
    stray_shots.rules,
    reload_pairs.rules,
    vade_retro.rules,
    combat.accuracy_limit.under({"CL-HOUSE-13": "UA-COMBAT-02"}),
    survivors.wounds_cost_nothing.under({"CL-HOUSE-43": "UA-ZATTACK-04"}),
    gatling.rules,
    wagon.rules,
    *VEHICLES,
    keepsakes.rules.under({"AD-OPEN-20": "UA-MISSION-01"}),
    survivors.wounds_take_no_slot.under({"CL-HOUSE-44": "UA-ZATTACK-04"}),
)
"""UA-COMBAT, UA-EQUIP, UA-INV."""

_ZOMBIES = (
    spawn.spawn.under({"CL-SPAWN-12": "UA-SPAWN-03"}, value="older-seasons"),
    spawn_kinds.rules,
    corpse_piles.rules,
    lone_abomination.rules,
    sided_noise.rules,
    zombie_moves.uneven_splits.under({"CL-HOUSE-65": "UA-SPLIT-03"}),
    zombie_moves.no_path_no_move.under({"CL-HOUSE-68": "UA-CLAR-42"}),
)
"""UA-ZOMBIE, UA-SPAWN, UA-NOISE, UA-ZPHASE."""

_RULES = (
    rules,
    *MISSION_LANGUAGE,
    overload.rules,
    wounds.rules,
    danger_bar.rules,
    *MISSION_CARDS,
    exits.rules,
    exits.in_order,
    out_of_reach.rules.under({"SE-WIN-03": "UA-WIN-02"}),
    *_SETTING_UP,
    *_GEAR,
    *_ZOMBIES,
    passage.rules,
    *SKILLS,
)

_OPTIONS = (
    ultrared.rules.under(
        {
            "CL-MODE-ULTRA-05": "UA-ULTRA-01",
            "CL-MODE-ULTRA-06": "UA-ULTRA-02",
            "CL-MODE-ULTRA-07": "UA-ULTRA-04",
        },
        usual=OFF,
    ),
    lone_abomination.ringleader,
    correcting.rules,
)

_OFFERS = (
    offer_move,
    offer_attacks,
    offer_objectives,
    offer_search,
    offer_lying_cards,
    offer_pick_up,
    offer_reload,
    offer_reorganise,
    offer_trade,
    offer_bang,
    offer_wagon,
    offer_gatling,
)

_LEVELS = (  # UA-ADR-03, -04, -06 to -08
    Level("blue", 0, skills=(1, 1)),
    Level("yellow", 7, skills=(1, 1)),
    Level("orange", 19, skills=(2, 2)),
    Level("red", 43, skills=(3, 3)),
)

_STEPS = {
    "setup": (  # UA-SETUP-03
        setup.shuffle_decks,
        setup.deal_starting_weapons,
        setup.give_starting_experience,
        setup.ask_for_skills,
        setup.deal_named_equipment,
        setup.set_up_pieces,
        setup.board_is_ready,
        setup.settle_first_player,
        setup.begin,
    ),
    "round": (round.begin_round, zombies_phase.begin_zombies_phase, round.end_round),  # UA-ROUND-01
    "zombies-phase": (  # UA-ZPHASE-01
        zombies_phase.activate_all,
        zombies_phase.spawn,
        zombies_phase.close,
        zombies_phase.over,
    ),
    "end-phase": (round.tidy_up, round.hand_token_on),  # UA-ROUND-06, -07
}

_DECKS = (  # UA-SETUP-08
    Deck(EQUIPMENT),
    Deck(ZOMBIE, ZOMBIE),
    Deck(abominations.DECK, ZOMBIE),
    bounty.BOUNTY,
)

_PLACES = (  # UA-INV-01
    Place("hand", 2, works=True, key="hands"),
    Place("favorite", 1, works=True, takes=favorites.takes_favorite),
    Place("backpack", 3, works=favorites.works_in_backpack),
)

_ERA = Era(
    elements=frozenset(("holy-water", "pairs", "reloading")),
    abilities={
        "Brawler": ("Charge",),
        "Faithful": ("Vade Retro", "Can use Water as Holy Water"),
        "Gunslinger": ("Fanning",),
        "Townsfolk": ("Can Search more than once", "Home defender"),
    },
    ammo={LIGHT: "bullets", HEAVY: "shells"},
    brings=favorites.first_weapons,
    counts_as=pistols_and_rifles,
)

UNDEAD = Edition(
    "undead-or-alive",
    numbers=Numbers(actions=3, health=2, survivors=6, levels=_LEVELS, fewest=1),
    # UA-ROUND-04, UA-ZATTACK-05, UA-SETUP-01
    dice={USUAL_DIE: (1, 2, 3, 4, 5, 6)},
    places=_PLACES,
    content="undead-or-alive",
    decks=_DECKS,
    set_aside=("starting", "machine", "loot"),
    usual_boxes=("UOA",),
    rules=_RULES,
    options=_OPTIONS,
    house=eras(kids.rules),
    variants={"printed": {}},
    skills={"printed": ("undead-or-alive",)},
    offers=_OFFERS,
    offers_anywhere=(),
    anytime=(offer_discards, offer_own_acts, offer_deeds_whenever),
    steps=_STEPS,
    noise=sided_noise.SIDES,
    era=_ERA,
    look="undead-or-alive",
    words=Path(__file__).parent / "words" / "undead_or_alive",
)
