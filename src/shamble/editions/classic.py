"""Zombicide Classic: the rules in force, its variants and small options."""

from __future__ import annotations

from shamble.editions.common import MISSION_LANGUAGE, SKILLS, VEHICLES
from shamble.editions.crossing import eras
from shamble.editions.edition import Edition
from shamble.editions.era import Era
from shamble.rules import (
    anytime,
    barricades,
    correcting,
    decks,
    kids,
    numbers,
    overload,
    pursuit,
    rivals,
    round,
    running_out,
    setup,
    spawn,
    splitting,
    starting_weapons,
    wounds,
    zombie_cards,
    zombies_phase,
)
from shamble.rules.anytime import offer_building, offer_discards, offer_own_acts
from shamble.rules.arranging import offer_reorganise
from shamble.rules.barricades import offer_barricades
from shamble.rules.campaign import rules as campaign
from shamble.rules.campaign.sheets import IDS as CAMPAIGN_IDS
from shamble.rules.combat.weapons import offer_attacks, offer_reload
from shamble.rules.companions import figures, heeling, riding, slimer, tokens
from shamble.rules.companions.dogs import offer_instructions
from shamble.rules.companions.figures import COMPANION
from shamble.rules.companions.finds import offer_dog_finds
from shamble.rules.companions.orders import offer_orders
from shamble.rules.companions.tokens import beside_objectives, offer_companions
from shamble.rules.doors import offer_doors
from shamble.rules.house import rules as house
from shamble.rules.missions import (
    exits,
)
from shamble.rules.missions.doors_by_hand import offer_doors_by_hand
from shamble.rules.missions.lying_cards import offer_lying_cards
from shamble.rules.modes import car_substitution, experience_cards, gaming_night, resurrection, ultrared, vests
from shamble.rules.moving import offer_move
from shamble.rules.noise import offer_noise
from shamble.rules.objectives import offer_objectives
from shamble.rules.places import (
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
from shamble.rules.places.switches import offer_pulling
from shamble.rules.rule import OFF, ON, Numbers, Rule
from shamble.rules.searching import offer_search
from shamble.rules.species import (
    abomb,
    berserker,
    crows,
    losts,
    seekers,
    skinner,
    toxic,
    unique_abominations,
    vips,
    zombivor,
)
from shamble.rules.species.vips import offer_vips
from shamble.rules.team import acting, cards
from shamble.rules.trading import offer_trade
from shamble.rules.vehicles import driving, helicopter
from shamble.rules.vehicles.car_search import offer_car_search
from shamble.rules.vehicles.driving import offer_driving
from shamble.rules.vehicles.seats import offer_seats
from shamble.rules.vehicles.stash import offer_stash
from shamble.world.decks import EQUIPMENT, ZOMBIE, Deck
from shamble.world.places import Place
from shamble.world.play import USUAL_DIE
from shamble.world.records import Level

SEMI_OFFICIAL = "semi-official"

_SLIPPERY = Rule("slippery", of="survivors", values=("faq-2.0", "faq-1.0"), usual="faq-2.0", always=True)
_SKILLS = Rule(
    "skills", values=("printed", SEMI_OFFICIAL), usual="printed", always=True, further_skills=(SEMI_OFFICIAL,)
)

_COMPETITIVE = Rule(rivals.COMPETITIVE, of="setup", values=(ON,), parts=(rivals.rules, vests.rules), setup_only=True)
_COMPANIONS = (figures.rules, heeling.rules, riding.rules, slimer.rules, tokens.rules)

_RULES = (
    *MISSION_LANGUAGE,
    overload.rules,
    wounds.rules,
    exits.rules,
    hospital.rules,
    tents.rules,
    security.rules,
    triggers.rules,
    abomb.rules,
    skinner.rules,
    barricades.rules,
    cells.rules,
    fences.rules,
    gates.rules,
    holes.rules,
    rubble.rules,
    switches.rules,
    towers.rules,
    toxic.rules,
    berserker.rules,
    seekers.rules,
    losts.rules,
    crows.rules,
    vips.rules,
    unique_abominations.rules,
    *VEHICLES,
    car_substitution.rules,
    *_COMPANIONS,
    *SKILLS,
)

_SEASONS = (
    spawn.spawn,
    starting_weapons.rules,
    numbers.numbers,
    running_out.manholes,
    splitting.split_shortage,
    splitting.who_decides,
    anytime.after_building,
)
"""The differences between Rue Morgue and the seasons before it."""

_OPTIONS = (
    *_SEASONS,
    pursuit.routing,
    skinner.crawlers,
    driving.car_attack,
    car_substitution.car_substitution,
    _COMPETITIVE,
    decks.zombie_deck,
    decks.nailbat,
    _SLIPPERY,
    correcting.rules,
    _SKILLS,
    beside_objectives,
    cards.rules,
    resurrection.rules,
    gaming_night.rules,
    ultrared.rules,
    experience_cards.rules,
)

CAMPAIGN = campaign.under(dict.fromkeys(CAMPAIGN_IDS, "CL-HOUSE-28"), usual=OFF)
"""The campaign rules of another edition."""

OFFERS = (
    offer_move,
    offer_attacks,
    offer_doors,
    offer_doors_by_hand,
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

ANYTIME = (offer_discards, offer_building, offer_own_acts, offer_dog_finds, offer_vips)
OFFERS_ANYWHERE = (
    offer_reload,
    offer_reorganise,
    offer_trade,
    offer_seats,
    offer_stash,
    helicopter.offer_flight,
)
"""The offers to somebody who is in no Zone of the board."""

_LEVELS = (  # CL-SETUP-35, CL-XP-04, -05, -06
    Level("blue", 0, skills=(1, 2)),
    Level("yellow", 7, skills=(1, 1)),
    Level("orange", 19, skills=(2, 2)),
    Level("red", 43, skills=(3, 3)),
)

STEPS = {
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
    "round": (round.begin_round, zombies_phase.begin_zombies_phase, round.end_round),
    "zombies-phase": (
        zombies_phase.activate_all,
        zombies_phase.spawn,
        zombies_phase.close,
        zombies_phase.over,
    ),
    "end-phase": (round.tidy_up, round.hand_token_on),
}


_DECKS = (
    Deck(EQUIPMENT),  # CL-SETUP-33
    Deck(ZOMBIE, ZOMBIE, gone=zombie_cards.GONE),
    Deck("pimpweapon", renewed=False, only_with=("S1", "PO")),  # CL-SETUP-20, RM-SETUP-01
    Deck(COMPANION, renewed=False, formed_later=True),  # CL-SETUP-32
)


_HEALTH = 2  # CL-ZATK-04

_ERA = Era(
    elements=frozenset(
        ("costly-wounds", "dogs", "doors", "helicopters", "pairs", "reloading", "team-actions", "toxic-zombies")
    ),
    tougher={zombivor.ZOMBIVOR: zombivor.WOUNDS_TO_DIE - _HEALTH},
    brings=lambda card: starting_weapons.TEAM_WEAPONS,
)

CLASSIC = Edition(
    "classic",
    numbers=Numbers(actions=3, health=_HEALTH, survivors=6, levels=_LEVELS),  # CL-ACT-01, CL-SETUP-06
    dice={USUAL_DIE: (1, 2, 3, 4, 5, 6)},
    places=(Place("hand", 2, works=True, key="hands"), Place("reserve", 3)),  # CL-INV-01, -02
    content="classic",
    decks=_DECKS,
    set_aside=("starting", "ultrared", "set-aside"),
    usual_boxes=("S1", "RM"),
    rules=_RULES,
    options=_OPTIONS,
    house=(*house.ALL, CAMPAIGN, *eras(kids.rules)),
    variants={"rue-morgue": {}, "older-seasons": {one.name: "older-seasons" for one in _SEASONS}},
    skills={"rue-morgue": ("classic-rm", "classic-older"), "older-seasons": ("classic-older", "classic-rm")},
    offers=OFFERS,
    offers_anywhere=OFFERS_ANYWHERE,
    anytime=ANYTIME,
    steps=STEPS,
    era=_ERA,
    look="classic",
)
"""A Skill that only the other seasons print works as they say."""
