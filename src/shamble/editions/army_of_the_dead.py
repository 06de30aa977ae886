"""Army of the Dead: the rules in force."""

from __future__ import annotations

from pathlib import Path

from shamble.editions.common import MISSION_LANGUAGE, SKILLS, VEHICLES
from shamble.editions.crossing import eras
from shamble.editions.edition import Edition
from shamble.editions.era import Era
from shamble.rules import (
    ammunition,
    correcting,
    escorts,
    keepsakes,
    kids,
    overload,
    personal,
    round,
    setup,
    spawn,
    splitting,
    starting_packs,
    starting_zones,
    vault,
    wounds,
    zombie_cards,
    zombies_phase,
)
from shamble.rules.anytime import offer_discards, offer_own_acts
from shamble.rules.arranging import offer_reorganise
from shamble.rules.combat import snares
from shamble.rules.combat.attack import HEARD_AFTERWARDS
from shamble.rules.combat.targets import DROPS_HITS, PARKS_HITS
from shamble.rules.combat.weapons import offer_attacks
from shamble.rules.house import cars, combat, noise, survivors, zombie_moves
from shamble.rules.keepsakes import offer_pick_up
from shamble.rules.missions import (
    exits,
)
from shamble.rules.missions.lying_cards import offer_lying_cards
from shamble.rules.moving import offer_move
from shamble.rules.noise import offer_noise
from shamble.rules.objectives import offer_objectives
from shamble.rules.places import halls
from shamble.rules.rule import ON, Numbers, Rule, SpawnKind, Value
from shamble.rules.searching import REARRANGES_ANYWAY, SURPRISE, offer_search
from shamble.rules.skills.specialties import BRUISER
from shamble.rules.sleepers import eliminating, resting, tokens, waking
from shamble.rules.species import helmets, once_only
from shamble.rules.splitting import WHO_DECIDES
from shamble.rules.trading import offer_trade
from shamble.rules.vault.challenge import offer_challenge
from shamble.rules.vault.traps import offer_vault_door
from shamble.rules.vehicles import pedestrians, truck
from shamble.rules.vehicles.seats import offer_seats
from shamble.rules.zeus import king, orders
from shamble.world import hooks
from shamble.world.decks import EQUIPMENT, ZOMBIE, Deck
from shamble.world.places import Place
from shamble.world.play import USUAL_DIE
from shamble.world.records import Level

INSTEAD = {
    "CL-CAR-01": "AD-TRUCK-04",
    "CL-CAR-06": "AD-OPEN-34",
    "CL-CARATK-01": "AD-TRUCK-10",
    "CL-CARD-02": "AD-INV-04",
    "CL-COMBAT-01": "AD-CMB-01",
    "CL-COMBAT-05": "AD-CMB-02",
    "CL-COMBAT-06": "AD-CMB-04",
    "CL-COMBAT-13": "AD-CMB-10",
    "CL-COMBAT-15": "AD-FF-03",
    "CL-HOUSE-10": "AD-CONC-01",
    "CL-MELEE-02": "AD-CMB-06",
    "CL-TARGET-02": "AD-TGT-01",
    "CL-WOUND-05": "AD-FF-03",
    "CL-ACT-03": "AD-ROUND-04",
    "CL-ACT-07": "AD-ACT-17",
    "CL-ANY-01": "AD-INV-02",
    "CL-EXTRA-01": "AD-OPEN-19",
    "CL-MELEE-01": "AD-ACT-18",
    "CL-MOVE-01": "AD-ACT-01",
    "CL-NOISE-01": "AD-NOISE-02",
    "CL-NOISE-08": "AD-ACT-15",
    "CL-OBJ-01": "AD-ACT-13",
    "CL-OUT-01": "AD-SPAWN-08",
    "CL-OUT-03": "AD-SPAWN-08",
    "CL-OUT-09": "AD-SPAWN-08",
    "CL-RANGED-01": "AD-ACT-18",
    "CL-READ-06": "AD-LOSE-03",
    "CL-READ-16": "AD-ZP-14",
    "CL-READ-20": "AD-MISSION-02",
    "CL-ROUND-01": "AD-ROUND-01",
    "CL-ROUND-03": "AD-ROUND-02",
    "CL-ROUND-05": "AD-ROUND-06",
    "CL-SEARCH-04": "AD-ACT-08",
    "CL-SEARCH-05": "AD-ACT-08",
    "CL-SEARCH-07": "AD-ACT-08",
    "CL-SETUP-03": "AD-SETUP-02",
    "CL-SETUP-36": "AD-SETUP-16",
    "CL-SPAWN-01": "AD-SPAWN-01",
    "CL-SPAWN-08": "AD-SPAWN-03",
    "CL-SPAWN-09": "AD-SPAWN-03",
    "CL-SPAWN-13": "AD-SPAWN-02",
    "CL-SPAWN-15": "AD-SPAWN-06",
    "CL-SPLIT-01": "AD-ZP-12",
    "CL-SPLIT-06": "AD-ZP-14",
    "CL-TRADE-01": "AD-ACT-11",
    "CL-TRADE-02": "AD-ACT-11",
    "CL-TRADE-04": "AD-ACT-11",
    "CL-XP-01": "AD-ADR-01",
    "CL-XP-02": "AD-ADR-01",
    "CL-XP-03": "AD-ADR-05",
    "CL-ZATK-01": "AD-ZP-01",
    "CL-ZATK-03": "AD-ZP-04",
    "CL-ZATK-04": "AD-ZP-05",
    "CL-ZCARD-06": "AD-OPEN-19",
    "CL-ZMOVE-01": "AD-ZP-10",
    "CL-END-01": "AD-WIN-01",
    "CL-END-02": "AD-WIN-01",
    "CL-END-03": "AD-WIN-02",
    "RM-TRADE-01": "AD-ACT-11",
    "SE-SETUP-04": "AD-SETUP-12",
}
"""Under which ids the chapters that this edition shares with Classic tell what they do."""

rules = Rule("army-of-the-dead")
rules.values[ON] = Value(instead=INSTEAD)
rules.spawns(SpawnKind("starting", begins=True))  # AD-SPAWN-02
rules.on(hooks.SPAWNED_ROOM, "AD-OPEN-13")(lambda g, zone, spawned: False)
rules.on(DROPS_HITS)(lambda g: False)  # AD-TGT-03
rules.on(PARKS_HITS)(lambda g: True)  # AD-CMB-06
rules.on(wounds.HANDS_ON)(lambda g: False)  # AD-ZP-04, AD-FF-03
rules.on(WHO_DECIDES)(splitting.first_player_decides)  # AD-ZP-13, -14
rules.on(exits.LEAVING)(lambda g: exits.BY_CHOICE)
rules.on(wounds.ATTACKS_WHOLE)(lambda g: True)  # AD-ZP-04
rules.on(SURPRISE)(lambda g: "AD-ACT-10")
rules.on(REARRANGES_ANYWAY)(lambda g: False)  # AD-ACT-08
rules.on(HEARD_AFTERWARDS)(lambda g: True)  # AD-OPEN-24

_GEAR = (
    combat.misses_hit_survivors.under({"CL-HOUSE-07": "AD-FF-02"}),
    combat.accuracy_limit.under({"CL-HOUSE-13": "AD-CMB-03"}),
    combat.concentrated_attack.under(
        {"CL-HOUSE-10": "AD-CONC-01", "CL-HOUSE-11": "AD-CONC-03", "CL-HOUSE-12": "AD-CONC-05"}
    ),
    ammunition.rules,
    snares.rules,
    helmets.rules,
    halls.rules,
    vault.traps.rules,
    keepsakes.rules,
    personal.cards.rules,
    personal.goals.rules,
    personal.tokens.rules,
    escorts.rules,
    truck.rules,
    cars.car_attack_zombies.under({"CL-HOUSE-03": "AD-TRUCK-10"}),
    pedestrians.rules.under({"SE-CAR-08": "AD-TRUCK-14"}),
    *VEHICLES,
)
"""Combat, Equipment and what stands on the board."""

_RULES = (
    zombie_moves.uneven_splits.under({"CL-HOUSE-65": "AD-ZP-13"}),
    rules,
    *MISSION_LANGUAGE,
    overload.rules,
    wounds.rules,
    exits.rules,
    spawn.spawn.under({"CL-SPAWN-12": "AD-SPAWN-01"}, value="older-seasons"),
    starting_packs.rules,
    starting_zones.rules,
    tokens.rules,
    resting.rules,
    waking.rules,
    king.rules,
    orders.rules,
    once_only.rules,
    *_GEAR,
    noise.one_noise_token.under(
        {
            "CL-HOUSE-29": "AD-SETUP-17",
            "CL-HOUSE-30": "AD-NOISE-02",
            "CL-HOUSE-31": "AD-ROUND-07",
            "CL-HOUSE-32": "AD-ACT-15",
            "CL-HOUSE-33": "AD-ZP-07",
            "CL-HOUSE-34": "AD-ZP-08",
            "CL-HOUSE-35": "AD-ZP-09",
        }
    ),
    survivors.wounds_cost_nothing.under({"CL-HOUSE-43": "AD-ZP-05"}),
    survivors.wounds_take_no_slot.under({"CL-HOUSE-44": "AD-ZP-05"}),
    zombie_moves.no_path_no_move.under({"CL-HOUSE-68": "AD-ZP-11"}),
    *SKILLS,
)

_OPTIONS = (king.version, personal.cards.number, escorts.may_die, correcting.rules)

_OFFERS = (
    offer_move,
    offer_attacks,
    eliminating.offer_elimination,
    offer_objectives,
    offer_search,
    offer_lying_cards,
    offer_reorganise,
    offer_trade,
    offer_noise,
    offer_pick_up,
    offer_challenge,
    offer_vault_door,
    truck.offer_truck,
    truck.offer_roof_gun,
    offer_seats,
)

_LEVELS = (  # AD-ADR-04, -05; AD-OPEN-12
    Level("blue", 0, skills=(1, 1)),
    Level("yellow", 7, skills=(1, 1)),
    Level("orange", 19, skills=(1, 1)),
    Level("red", 43, skills=(1, 1)),
)

_STEPS = {
    "setup": (
        setup.settle_first_player,
        setup.deal_starting_weapons,
        setup.give_starting_experience,
        setup.ask_for_skills,
        setup.deal_named_equipment,
        setup.set_up_pieces,
        setup.shuffle_decks,
        setup.board_is_ready,
        setup.begin,
    ),
    "round": (round.begin_round, zombies_phase.begin_zombies_phase, round.end_round),  # AD-ROUND-01
    "zombies-phase": (  # AD-ROUND-06
        zombies_phase.activate_all,
        zombies_phase.spawn,
        zombies_phase.close,
        zombies_phase.over,
    ),
    "end-phase": (round.tidy_up, round.hand_token_on),  # AD-ROUND-07, -08
}

_DECKS = (  # AD-SETUP-08
    Deck(EQUIPMENT),
    Deck(ZOMBIE, ZOMBIE, gone=zombie_cards.GONE),
    orders.ORDERS,
    Deck("personal-objective", renewed=False, own_pile=True, carried=False),
    Deck("vault", renewed=False, own_pile=True, carried=False),
)

_ERA = Era(
    elements=frozenset(("ammo-dice", "explosives", "sleepers", "snares", "specialists", "vaults")),
    abilities={
        "Mechanic": ("Mechanic",),
        "Pilot": ("Pilot",),
        "Stealthy": ("Stealthy",),
        "Vault Expert": ("Vault Expert",),
    },
    tougher={BRUISER: 1},
    ammo={},
    welcome=(("Army Knife",), ("Semi-Automatic Rifle",), ("Submachine Gun",)),
    brings=lambda card: tuple(name for pack in card.packs for name in pack),
)

ARMY = Edition(
    "army-of-the-dead",
    # AD-ROUND-04, AD-SPEC-03, AD-SETUP-01, AD-ADR-03
    numbers=Numbers(actions=3, health=3, survivors=6, levels=_LEVELS, objective=0),
    dice={USUAL_DIE: (1, 2, 3, 4, 5, 6), ammunition.DIE: ammunition.FACES},
    places=(Place("hand", 2, works=True, key="hands"), Place("backpack", 3)),  # AD-INV-01
    content="army-of-the-dead",
    decks=_DECKS,
    set_aside=("reference", "loot"),
    usual_boxes=("AOTD",),
    rules=_RULES,
    options=_OPTIONS,
    house=eras(kids.rules),
    variants={"printed": {}},
    skills={"printed": ("army-of-the-dead",)},
    offers=_OFFERS,
    offers_anywhere=(),
    anytime=(offer_discards, offer_own_acts),
    steps=_STEPS,
    era=_ERA,
    look="army-of-the-dead",
    words=Path(__file__).parent / "words" / "army_of_the_dead",
)
