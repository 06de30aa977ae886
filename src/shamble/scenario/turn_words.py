"""What a Survivor can do in their turn and at any moment, as scenarios name it."""

from __future__ import annotations

from typing import NamedTuple


class Action(NamedTuple):
    """The fields that options of an action carry, the one that a short answer names, and what the action does."""

    fields: str
    short: str
    says: str


TURN: dict[str, Action] = {
    # A turn
    "activate": Action("who", "who", "begin a Survivor's turn; implied by any other `do` that names them"),
    "move": Action("who zone cost free", "zone", "go to a neighbouring Zone"),
    "melee": Action(
        "who zone with cost free name",
        "zone",
        "attack in their own Zone; `with` lists one weapon, or two, `name` one that is no card",
    ),
    "ranged": Action(
        "who zone with cost free name",
        "zone",
        "shoot at a Zone; `with` lists one weapon, or two, `name` one that is no card, or a Skill used",
    ),
    "open-door": Action(
        "who zone door card cost free", "zone", "open a door with a card in hand, or with none; `zone` is behind it"
    ),
    "objective": Action("who zone n cost", "zone", "take the Objective of their Zone; `n` counts those of the board"),
    "start-barricade": Action("who zone cost", "zone", "begin a barricade toward a Zone"),
    "complete-barricade": Action("who zone cost", "zone", "complete a barricade toward a Zone"),
    "tear-down": Action(
        "who zone card name cost",
        "zone",
        "destroy a barricade toward a Zone with a card in hand; `name` is complete or unfinished",
    ),
    "pull-switch": Action(
        "who zone name n cost",
        "zone",
        "pull a switch of their Zone; `name` is clockwise or counter-clockwise for a gate",
    ),
    "take-lying": Action(
        "who zone card n cost free", "card", "Search their Zone for a card that lies there; `n` counts pieces"
    ),
    "mission-deed": Action("who name cost", "name", "do what the Mission's own module allows"),
    "search": Action("who cost free name to", "", "Search their Zone; `name` is a Skill used"),
    "reload": Action("who with cost free", "with", "reload a weapon, or two equal ones in hand"),
    "reorganise": Action("who cost", "", "lay out their own cards anew"),
    "trade": Action("who other cost", "other", "lay out their own and a neighbour's cards anew"),
    "rescue": Action("who other zone cost", "other", "knocked-out: carry somebody out of the game"),
    "rally": Action("who other cost", "other", "survivors-as-companions: become their Leader"),
    "pass-on": Action(
        "who other n cost", "other", "survivors-as-companions: another one (`n`: their number) leads them"
    ),
    "slow-drive": Action("who zone n name cost", "zone", "slow-and-fast-drive: one Zone, nobody is run over"),
    "fast-drive": Action("who zone n name cost", "zone", "slow-and-fast-drive: the first of two Zones"),
    "swap-seats": Action("who other n name cost", "other", "swap-seats: driver and passenger change seats"),
    "drive": Action("who zone n name cost", "zone", "drive the car in front of whose wheel they sit one Zone"),
    "get-in": Action("who with n name to cost", "name", "get into a vehicle; `to`: driver, pilot or passenger"),
    "get-out": Action("who with n name cost", "", "get out of their vehicle"),
    "change-seat": Action("who n name to cost", "to", "take a free seat of another kind in the same vehicle"),
    "search-car": Action("who n name cost free to", "name", "Search a car of their Zone; `n` counts all pieces"),
    "stash": Action("who n name card to cost", "card", "put a card under a vehicle; `to` is where it was"),
    "take-out": Action("who n name card to cost", "card", "take a card from under a vehicle, to hand or reserve"),
    "noise": Action("who zone cost", "zone", "make some noise"),
    "end": Action("who", "", "end the turn"),
    "lead": Action("who other", "other", "Born leader: give another Survivor an Action"),
    "lead-now": Action("who other", "other", "Born leader, semi-official: another Survivor acts at once"),
    "sing": Action("who name n", "n", "Lumberjack Song: invite player `n` to the Action just done (`name`)"),
    "nudge": Action("who name n", "n", "Nudge Nudge: hint to player `n` at an Action (`name`)"),
    "heal": Action("who other", "other", "Medic, Field medic: heal a Wound"),
    "save": Action("who zone", "zone", "Lifesaver: pull Survivors out of a Zone next door"),
    "shove": Action("who zone", "zone", "Shove: push the Zombies of their Zone next door"),
    "taunt": Action("who zone", "zone", "Taunt: the Zombies of a Zone come for them at once"),
    "sprint": Action("who zone cost free n", "zone", "Sprint: the first Zone of up to three; `n` at the least"),
    "jump": Action("who zone cost", "zone", "Jump: over the next Zone"),
    "bloodlust": Action("who zone via cost name", "zone", "Bloodlust: charge; `name` is the kind of attack"),
    "charge": Action("who zone via cost name", "zone", "Charge; `name` is the kind of attack that follows, if any"),
    "blitz": Action("who zone via cost", "zone", "Blitz: go where Zombies are in Range, then shoot"),
    "iron-maiden": Action("who zone cost", "zone", "Iron Maiden: the first Zone of up to three"),
    "full-tilt": Action("who zone cost", "zone", "Fastest F*ing Man Alive: the first of three Zones"),
    "field-medic": Action("who zone via cost", "zone", "Field medic: up to two Zones to others"),
    "slip": Action("who zone cost free", "zone", "frail-but-slippery: a Move that no Zombie holds up"),
    "be-loud": Action("who zone", "zone", "Loud: their Zone counts as the noisiest"),
    "shut-door": Action("who zone door cost", "zone", "Lock it down: shut a door; `zone` is behind it"),
    "powerslave": Action("who cost", "", "Powerslave: the Zombies next door are driven off"),
    "chest-blast": Action("who", "", "Chest Blast: four others of the Zone take 1 Damage"),
    "throw": Action("who other kind", "other", "Throw: a Survivor (`other`) or a Zombie (`kind`) of their Zone"),
    "death-or-glory": Action("who other", "other", "Death or Glory: wound another Survivor"),
    "pay-card": Action("who card to name", "card", "Can I Play with Madness: the card that pays for the shot"),
    "stand-up": Action("who cost free", "", "get up after a Star Blast"),
    "transmute": Action("who card to cost name", "card", "Transmutation: a new card for this one"),
    "drink": Action("who card", "card", "Energy Drink: discard it for one more Action"),
    "trump-card": Action("who", "", "Trump card: look at the next Equipment card"),
    # Companions
    "take-companion": Action("who other zone cost", "other", "take the Companion who waits in their Zone"),
    "volley": Action("who other zone cost", "zone", "Gunmen or Snipers (`other`: one of their own) shoot at a Zone"),
    "handyman-opens": Action("who other zone door cost", "zone", "the Handyman opens a door; `zone` is behind it"),
    "handyman-breaks": Action(
        "who other zone name cost", "zone", "the Handyman breaks a barricade; `name`: complete or unfinished"
    ),
    "dog-run": Action("who other zone cost free", "zone", "a dog runs: the first Zone of up to three"),
    "dog-bite": Action("who other zone cost free", "other", "a dog bites in its own Zone"),
    "dog-search": Action("who other zone cost free", "other", "a dog Searches its Zone"),
    "dog-bark": Action("who other zone cost free", "other", "a dog makes noise"),
    # At any moment
    "dog-gives": Action("who other with to", "to", "a dog hands its find to its Handler: `to` is hand or reserve"),
    "dog-drops": Action("who other with", "other", "a dog drops its find"),
    "be-audible": Action("who", "who", "Ninja: be heard from now on"),
    "be-silent": Action("who", "who", "Ninja: be soundless again"),
    "discard": Action("who card to", "card", "drop a card; `to` is where it is (hand or reserve), if it matters"),
    "eat": Action("who card", "card", "Cookies: discard them for a point of experience"),
    "take-apart": Action("who with", "with", "take-apart: make two cards of a built weapon again"),
    "consume": Action("who card to", "card", "provisions: discard food or water for experience"),
    "build": Action("who with name", "name", "make an improved weapon (`name`) of two cards"),
}
