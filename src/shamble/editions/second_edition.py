"""Zombicide Second Edition: the rules in force, and its modes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from shamble.editions.common import MISSION_CARDS, MISSION_LANGUAGE, SKILLS, VEHICLES
from shamble.editions.crossing import eras
from shamble.editions.edition import Edition
from shamble.editions.era import Era
from shamble.rules import (
    abominations,
    correcting,
    crates,
    decks,
    kids,
    overload,
    rallying,
    round,
    secret_service,
    setup,
    spawn,
    starting_equipment,
    wounds,
    zombies_phase,
)
from shamble.rules.anytime import offer_discards, offer_own_acts
from shamble.rules.arranging import offer_reorganise
from shamble.rules.campaign import rules as campaign
from shamble.rules.combat.all_out import ALL_OUT, FACES, advanced_equipment
from shamble.rules.combat.targets import DROPS_HITS, PARKS_HITS
from shamble.rules.combat.weapons import offer_attacks, offer_reload
from shamble.rules.crates import offer_crates, offer_search_of_cars
from shamble.rules.doors import offer_doors
from shamble.rules.house import (
    cars,
    combat,
    equipment,
    fire,
    miniatures,
    noise,
    survivors,
    zombie_moves,
    zombies,
)
from shamble.rules.house import setup as house_setup
from shamble.rules.house.knocked_out import fall_outright, knocked_out
from shamble.rules.missions import (
    exits,
    out_of_reach,
)
from shamble.rules.missions.doors_by_hand import offer_doors_by_hand
from shamble.rules.missions.lying_cards import offer_lying_cards
from shamble.rules.modes import ultrared
from shamble.rules.moving import offer_move
from shamble.rules.night.clock import clock
from shamble.rules.noise import offer_noise
from shamble.rules.numbers import NUMBERS, Players, Teams, one_team
from shamble.rules.objectives import offer_objectives
from shamble.rules.places import dark, obstacles
from shamble.rules.rule import OFF, ON, Numbers, Rule, SpawnKind, Value
from shamble.rules.searching import offer_search
from shamble.rules.skills.campaigning import ask_for_campaign_skills
from shamble.rules.species import abominawild, hobomination
from shamble.rules.trading import offer_trade
from shamble.rules.vehicles import pedestrians
from shamble.rules.vehicles.driving import offer_driving
from shamble.rules.vehicles.seats import offer_seats
from shamble.rules.wounds import HANDS_ON, OUTRIGHT
from shamble.world import hooks
from shamble.world.decks import EQUIPMENT, ZOMBIE, Deck
from shamble.world.places import Place
from shamble.world.play import USUAL_DIE
from shamble.world.records import Level

INSTEAD = {
    "CL-ACT-03": "SE-ROUND-04",
    "CL-ACT-07": "SE-ACT-13",
    "CL-ANY-01": "SE-INV-03",
    "CL-BSPAWN-03": "SE-SPAWN-11",
    "CL-CAR-01": "SE-CAR-05",
    "CL-CAR-02": "SE-CAR-05",
    "CL-CAR-03": "SE-CAR-05",
    "CL-CAR-06": "SE-CAR-05",
    "CL-CAR-11": "SE-CAR-06",
    "CL-CAR-14": "SE-CAR-07",
    "CL-CAR-15": "SE-CAR-02",
    "CL-CAR-23": "SE-CAR-12",
    "CL-CARATK-01": "SE-CAR-08",
    "CL-CARD-02": "SE-CMB-14",
    "CL-CARSEARCH-01": "SE-CAR-12",
    "CL-CLAR-08": "SE-CMB-12",
    "CL-CLAR-13": "SE-MISS-26",
    "CL-COMBAT-01": "SE-CMB-06",
    "CL-COMBAT-05": "SE-CMB-06",
    "CL-COMBAT-06": "SE-CMB-06",
    "CL-COMBAT-13": "SE-CMB-09",
    "CL-COMBAT-15": "SE-CMB-10",
    "CL-CRAFT-09": "SE-CMB-14",
    "CL-CRAFT-15": "SKILL-sniper",
    "CL-DOOR-03": "SE-ACT-06",
    "CL-DOOR-04": "SE-ACT-17",
    "CL-DOOR-06": "SE-SETUP-07",
    "CL-END-01": "SE-WIN-01",
    "CL-END-02": "SE-WIN-02",
    "CL-END-03": "SE-WIN-03",
    "CL-EXTRA-01": "SE-ZP-13",
    "CL-MELEE-01": "SE-ACT-09",
    "CL-MELEE-02": "SE-CMB-07",
    "CL-MOVE-01": "SE-ACT-01",
    "CL-NOISE-01": "SE-NOISE-01",
    "CL-NOISE-04": "SE-ROUND-07",
    "CL-NOISE-08": "SE-ACT-12",
    "CL-OBJ-01": "SE-ACT-11",
    "CL-OUT-01": "SE-SPAWN-08",
    "CL-OUT-03": "SE-SPAWN-08",
    "CL-OUT-09": "SE-SPAWN-08",
    "CL-RANGED-01": "SE-ACT-10",
    "CL-READ-06": "SE-WIN-03",
    "CL-READ-16": "SE-ZP-11",
    "CL-READ-20": "SE-SETUP-07",
    "CL-RELOAD-03": "SE-CMB-13",
    "CL-ROUND-01": "SE-ROUND-01",
    "CL-ROUND-03": "SE-ROUND-02",
    "CL-ROUND-05": "SE-ROUND-06",
    "CL-SEARCH-04": "SE-ACT-04",
    "CL-SEARCH-05": "SE-ACT-15",
    "CL-SEARCH-07": "SE-ACT-15",
    "CL-SEARCH-08": "SE-ACT-15",
    "CL-SETUP-03": "SE-SETUP-01",
    "CL-SETUP-31": "SKILL-starts-with-a-equipment",
    "CL-SPAWN-01": "SE-SPAWN-01",
    "CL-SPAWN-08": "SE-SPAWN-05",
    "CL-SPAWN-09": "SE-SPAWN-03",
    "CL-SPAWN-13": "SE-SPAWN-02",
    "CL-SPAWN-15": "SE-SPAWN-09",
    "CL-SPLIT-01": "SE-ZP-11",
    "CL-SPLIT-02": "SE-ZP-11",
    "CL-SPLIT-06": "SE-ZP-11",
    "CL-TARGET-02": "SE-TGT-01",
    "CL-TRADE-01": "SE-ACT-08",
    "CL-TRADE-02": "SE-ACT-19",
    "CL-TRADE-04": "SE-ACT-19",
    "CL-WOUND-05": "SE-CMB-10",
    "CL-XP-01": "SE-SURV-12",
    "CL-XP-02": "SE-SURV-12",
    "CL-XP-03": "SE-SURV-11",
    "CL-ZATK-01": "SE-ZP-03",
    "CL-ZATK-03": "SE-ZP-08",
    "CL-ZATK-04": "SE-SURV-10",
    "CL-ZCARD-06": "SE-SPAWN-07",
    "CL-ZCARD-16": "SE-SPAWN-10",
    "CL-ZMOVE-01": "SE-ZP-05",
    "RM-TRADE-01": "SE-ACT-19",
}
"""Under which ids the chapters that this edition shares with Classic tell what they do."""

rules = Rule("second-edition")
rules.values[ON] = Value(instead=INSTEAD)
rules.spawns(SpawnKind("start", begins=True))  # SE-SPAWN-02
rules.on(DROPS_HITS)(lambda g: False)  # SKILL-sniper/second-edition
rules.on(PARKS_HITS)(lambda g: True)  # SE-CMB-07
rules.on(HANDS_ON)(lambda g: False)  # SE-ZP-08
rules.on(wounds.ARE_CARDS)(lambda g: False)  # SE-SURV-03
rules.on(exits.LEAVING)(lambda g: exits.BY_CHOICE)  # SE-MISS-26

LOSES, KNOCKED_OUT = "loses", "knocked-out"
elimination = Rule("elimination", "SE-WIN-01", "SE-SURV-08", of="survivors", usual=LOSES, always=True)
elimination.lost_when({"dead": "any-starting"}, "SE-WIN-01", value=LOSES)
elimination.values[KNOCKED_OUT] = knocked_out.under(
    {f"CL-HOUSE-{number}": "SE-SURV-08" for number in (55, 56, 57)}
).values[ON]
elimination.on(OUTRIGHT, value=KNOCKED_OUT)(fall_outright)  # WZ-OPEN-25

WASHINGTON = "WZC"


humvee = Rule("humvee", "WZ-HUM-03", of="setup", values=(ON,), setup_only=True)
humvee.on(hooks.SET_UP, "WZ-HUM-03")(secret_service.bring_a_humvee)


@humvee.on(NUMBERS)
def with_its_box(players: Players, teams: Teams, mission: tuple[int, int], boxes: Sequence[str]) -> list[str]:
    """WZ-HUM-03: the Humvee comes with the deck that is searched there."""
    faults = one_team(players, teams, mission, boxes)
    lacking = [] if WASHINGTON in boxes else [f"the Humvee needs the box {WASHINGTON} with the Secret Service deck."]
    return [*faults, *lacking]


_RULES = (
    rules,
    *MISSION_LANGUAGE,
    overload.rules,
    wounds.rules,
    exits.rules,
    out_of_reach.rules,
    *MISSION_CARDS,
    spawn.spawn.under({"CL-SPAWN-12": "SE-SPAWN-01"}, value="older-seasons"),
    starting_equipment.rules,
    dark.rules,
    obstacles.rules,
    crates.rules,
    secret_service.rules,
    kids.rules,
    rallying.rules,
    abominations.rules,
    hobomination.rules,
    abominawild.rules,
    pedestrians.rules,
    combat.misses_hit_survivors.under({"CL-HOUSE-07": "SE-CMB-02"}),
    combat.accuracy_limit.under({"CL-HOUSE-13": "SE-CMB-01"}),
    cars.slow_and_fast_drive.under(
        {"CL-HOUSE-04": "SE-CAR-01", "CL-HOUSE-05": "SE-CAR-02", "CL-HOUSE-06": "SE-CAR-03"}
    ),
    cars.car_attack_zombies.under({"CL-HOUSE-03": "SE-CAR-08"}),
    equipment.provisions.under({"CL-HOUSE-27": "SE-SURV-06"}),
    survivors.wounds_cost_nothing.under({"CL-HOUSE-43": "SE-SURV-03"}),
    survivors.wounds_take_no_slot.under({"CL-HOUSE-44": "SE-SURV-03"}),
    zombie_moves.uneven_splits.under({"CL-HOUSE-65": "SE-ZP-11"}),
    zombie_moves.no_path_no_move.under({"CL-HOUSE-68": "SE-ZP-07"}),
    *VEHICLES,
    *SKILLS,
)

_OPTIONS = (
    decks.difficulty,
    elimination,
    rallying.at_setup,
    rallying.may_die,
    abominations.fest,
    abominations.to_choose,
    dark.dark_zones,
    clock,
    advanced_equipment,
    humvee,
    ultrared.rules.under({f"CL-MODE-ULTRA-{number:02}": "SE-SURV-13" for number in range(1, 8)}, usual=OFF),
    correcting.rules,
    campaign,
)

_HOUSE = (
    cars.swap_seats,
    combat.concentrated_attack,
    combat.no_team_fire,
    combat.melee_by_priority,
    equipment.five_in_reserve,
    fire.fire_destroys_objectives,
    fire.fire_moves_spawns,
    noise.one_noise_token,
    house_setup.random_first_player,
    miniatures.shortage_rouses_abominations,
    zombies.tough_runners,
    zombies.tough_abominations,
    zombie_moves.no_splitting,
    zombie_moves.nearest_target,
    zombie_moves.favor_open_paths,
    *eras(),
)
"""Rules of sister games that this one does not have by itself."""

_OFFERS = (
    offer_move,
    offer_attacks,
    offer_doors,
    offer_doors_by_hand,
    offer_objectives,
    offer_crates,
    offer_search,
    offer_lying_cards,
    offer_reload,
    offer_reorganise,
    offer_trade,
    offer_noise,
    offer_driving,
    offer_seats,
    offer_search_of_cars,
)

_LEVELS = (  # SE-SURV-02, -11
    Level("blue", 0, skills=(1, 1)),
    Level("yellow", 7, skills=(1, 1)),
    Level("orange", 19, skills=(2, 2)),
    Level("red", 43, skills=(3, 3)),
)

_STEPS = {
    "setup": (  # SE-SETUP-01
        setup.deal_starting_weapons,
        ask_for_campaign_skills,
        setup.give_starting_experience,
        setup.ask_for_skills,
        setup.deal_named_equipment,
        setup.settle_first_player,
        setup.set_up_pieces,
        setup.shuffle_decks,
        setup.board_is_ready,
        setup.begin,
    ),
    "round": (round.begin_round, zombies_phase.begin_zombies_phase, round.end_round),
    "zombies-phase": (
        zombies_phase.activate_all,
        zombies_phase.spawn,
        zombies_phase.close,
        zombies_phase.over,
    ),
    "end-phase": (round.tidy_up, round.hand_token_on),
}

_DECKS = (  # SE-SETUP-03
    Deck(EQUIPMENT),
    Deck(ZOMBIE, ZOMBIE),
    Deck("pimpweapon", renewed=False, own_pile=True),
    Deck(starting_equipment.DECK, renewed=False, own_pile=True, lasts=False),  # WZ-EQ-05
    Deck(abominations.DECK, ZOMBIE, gone=abominations.LEFT_OUT),
    Deck(secret_service.DECK, only_with=(WASHINGTON,)),
)

_ERA = Era(
    elements=frozenset(("all-out", "campaign-skills", "darkness", "doors", "pairs", "reloading")),
    brings=lambda card: ("Baseball Bat", "Crowbar", "Fire Axe", "Pistol"),
)

SECOND = Edition(
    "second-edition",
    numbers=Numbers(actions=3, health=3, survivors=6, levels=_LEVELS),  # SE-ROUND-04, SE-SURV-10, SE-SETUP-06
    dice={USUAL_DIE: (1, 2, 3, 4, 5, 6), ALL_OUT: FACES},
    places=(Place("hand", 2, works=True, key="hands"), Place("backpack", 3)),  # SE-INV-01
    content="second-edition",
    decks=_DECKS,
    set_aside=(),
    usual_boxes=("2E",),
    rules=_RULES,
    options=_OPTIONS,
    house=_HOUSE,
    variants={"printed": {}, "washington-zc": {"advanced-equipment": ON, "elimination": KNOCKED_OUT}},  # WZ-DECK-02
    skills={"printed": ("second-edition", "washington-zc"), "washington-zc": ("washington-zc", "second-edition")},
    offers=_OFFERS,
    offers_anywhere=(),
    anytime=(offer_discards, offer_own_acts),
    steps=_STEPS,
    era=_ERA,
    look="second-edition",
    words=Path(__file__).parent / "words" / "second_edition",
)
