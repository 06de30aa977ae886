"""Every action and every decision of the game, as scenarios name them.

`docs/scenarios.md` is made from these tables; a test compares them with what the rules really offer and ask.
"""

from __future__ import annotations

from typing import NamedTuple


class Action(NamedTuple):
    """The fields that options of an action carry, the one that a short answer names, and what the action does."""

    fields: str
    short: str
    says: str


class Asked(NamedTuple):
    """The forms of answer to a decision, and what is asked."""

    forms: str
    says: str


ACTIONS: dict[str, Action] = {
    # A turn
    "activate": Action("who", "who", "begin a Survivor's turn; implied by any other `do` that names him"),
    "move": Action("who zone cost free", "zone", "go to a neighbouring Zone"),
    "melee": Action(
        "who zone with cost free name",
        "zone",
        "attack in his own Zone; `with` lists one weapon, or two, `name` one that is no card",
    ),
    "ranged": Action(
        "who zone with cost free name",
        "zone",
        "shoot at a Zone; `with` lists one weapon, or two, `name` one that is no card, or a Skill used",
    ),
    "open-door": Action(
        "who zone door card cost free", "zone", "open a door with a card in hand, or with none; `zone` is behind it"
    ),
    "objective": Action("who zone n cost", "zone", "take the Objective of his Zone; `n` counts those of the board"),
    "search": Action("who cost free name", "", "Search his Zone; `name` is a Skill used"),
    "reload": Action("who with cost free", "with", "reload a weapon, or two equal ones in hand"),
    "reorganise": Action("who cost", "", "lay out his own cards anew"),
    "trade": Action("who other cost", "other", "lay out his and a neighbour's cards anew"),
    "drive": Action("who zone n name cost", "zone", "drive the car in front of whose wheel he sits one Zone"),
    "get-in": Action("who n name to cost", "name", "get into a vehicle; `to` is the seat: driver, pilot or passenger"),
    "get-out": Action("who n name cost", "", "get out of his vehicle"),
    "change-seat": Action("who n name to cost", "to", "take a free seat of another kind in the same vehicle"),
    "search-car": Action("who n name cost free", "name", "Search a car of his Zone; `n` counts all pieces"),
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
    "shove": Action("who zone", "zone", "Shove: push the Zombies of his Zone next door"),
    "taunt": Action("who zone", "zone", "Taunt: the Zombies of a Zone come for him at once"),
    "sprint": Action("who zone cost free n", "zone", "Sprint: the first Zone of up to three; `n` at the least"),
    "jump": Action("who zone cost", "zone", "Jump: over the next Zone"),
    "bloodlust": Action("who zone via cost name", "zone", "Bloodlust: charge; `name` is the kind of attack"),
    "charge": Action("who zone via cost name", "zone", "Charge; `name` is the kind of attack that follows, if any"),
    "blitz": Action("who zone via cost", "zone", "Blitz: go where Zombies are in Range, then shoot"),
    "iron-maiden": Action("who zone cost", "zone", "Iron Maiden: the first Zone of up to three"),
    "full-tilt": Action("who zone cost", "zone", "Fastest F*ing Man Alive: the first of three Zones"),
    "field-medic": Action("who zone via cost", "zone", "Field medic: up to two Zones to others"),
    "be-loud": Action("who zone", "zone", "Loud: his Zone counts as the noisiest"),
    "shut-door": Action("who zone door cost", "zone", "Lock it down: shut a door; `zone` is behind it"),
    "powerslave": Action("who cost", "", "Powerslave: the Zombies next door are driven off"),
    "chest-blast": Action("who", "", "Chest Blast: four others of the Zone take 1 Damage"),
    "throw": Action("who other kind", "other", "Throw: a Survivor (`other`) or a Zombie (`kind`) of his Zone"),
    "death-or-glory": Action("who other", "other", "Death or Glory: wound another Survivor"),
    "pay-card": Action("who card to name", "card", "Can I Play with Madness: the card that pays for the shot"),
    "stand-up": Action("who cost free", "", "get up after a Star Blast"),
    "transmute": Action("who card to cost name", "card", "Transmutation: a new card for this one"),
    "trump-card": Action("who", "", "Trump card: look at the next Equipment card"),
    # At any moment
    "be-audible": Action("who", "who", "Ninja: be heard from now on"),
    "be-silent": Action("who", "who", "Ninja: be soundless again"),
    "discard": Action("who card to", "card", "drop a card; `to` is where it is (hand or reserve), if it matters"),
    "build": Action("who with name", "name", "make an improved weapon (`name`) of two cards"),
    # Corrections by hand, with `options: {corrections: "on"}`, while nothing but a turn is going on
    "fix-survivor": Action("who zone", "zone", "put a Survivor elsewhere"),
    "fix-return": Action("who zone", "zone", "bring back who died or left"),
    "fix-zombie": Action("zone kind n", "kind", "one Zombie more (`n: 1`) or less (`n: -1`)"),
    "fix-walk": Action("via zone kind", "zone", "one Zombie stands in `zone`, not in `via`"),
    "fix-door": Action("door to", "door", "a door is open or closed; nobody appears"),
    "fix-noise": Action("zone n", "zone", "one Noise token more or less"),
    "fix-objective": Action("zone name n to", "zone", "an Objective (`name`: its colour) is taken, or there"),
    "fix-spawn": Action("zone name n to", "zone", "a Spawn Zone is awake or asleep"),
    "fix-room": Action("zone to", "zone", "a room is revealed, or a closed-room that still gets its card"),
    "fix-trigger": Action("n name to", "name", "the Event trigger of a tile (`name`) is set-off or waiting"),
    "fix-wound": Action("who n", "who", "a Wound more, in an empty slot, or less"),
    "fix-wound-card": Action("who card to", "card", "a Wound more that costs a card"),
    "fix-death": Action("who", "who", "a Survivor is dead"),
    "fix-xp": Action("who n to name", "who", "experience up or down; `to` and `name`: the level and Skill with it"),
    "fix-skill": Action("who name to", "name", "a Skill is given (gets) or taken (loses)"),
    "fix-card": Action("who card to name", "card", "a card of a pile (`name`) comes to hand or reserve"),
    "fix-drop": Action("who card to", "card", "a carried card is discarded; `to` is where it was"),
    "fix-hold": Action("who card to", "card", "a carried card goes to hand or reserve"),
    "fix-pass": Action("who other card to", "card", "a carried card goes to another Survivor"),
    "fix-swap": Action("who with", "with", "a card in hand and one in reserve change places"),
    "fix-trade": Action("who other with", "with", "cards of two Survivors change places"),
    "fix-loaded": Action("who card to", "card", "a weapon is loaded or empty"),
    "fix-actions": Action("who n", "who", "the acting Survivor has an Action more or less"),
    "fix-again": Action("who name", "name", "what was used in this turn can be used again"),
    "fix-turn": Action("who", "who", "it is the turn of somebody else"),
    "fix-acted": Action("who to", "who", "a Survivor acted in this round, or waits"),
    "fix-first": Action("n", "n", "the player with the first player token"),
    "fix-round": Action("n", "n", "the number of the round"),
    # Within an attack
    "aim": Action("who zone", "zone", "Trick shot: the Zone of the second weapon"),
    "aim-together": Action("who", "", "Trick shot: both weapons at one Zone"),
    "plain-roll": Action("who", "", "roll without what could be used before"),
    "use-skill": Action("who name", "name", "use a Skill for this roll"),
    "keep-roll": Action("who", "", "leave the dice as they are"),
    "reroll": Action("who name", "name", "throw all dice again; `name` is what allows it"),
    "reroll-die": Action("who name n", "n", "throw one die that shows `n` again; `name` is what allows it"),
    "more-dice": Action("who n", "n", "roll the further dice"),
    "no-more-dice": Action("who", "", "do without the further dice"),
    "spare": Action("who other", "other", "leave a Survivor out of the shot"),
    "do-not-spare": Action("who other", "other", "leave a Survivor in"),
    "hit": Action("zone kind", "kind", "a hit goes to a kind of Zombie"),
    "hit-survivor": Action("zone other", "other", "a hit goes to a Survivor"),
    "drop-hits": Action("", "", "leave the remaining hits unassigned"),
    "second-kill": Action("who kind name", "name", "take another Zombie along; `name` is what allows it"),
    "no-second-kill": Action("who", "", "kill no second one"),
    "decline": Action("who", "", "do without what is offered"),
    # Moving
    "move-on": Action("who zone", "zone", "go one Zone further in the same Move"),
    "stop": Action("who", "", "end the Move here"),
    "drive-on": Action("who zone n name", "zone", "drive one Zone further with the same Action"),
    "park": Action("who", "", "drive no further with this Action"),
    "stash-done": Action("who n name", "", "leave it at the cards moved so far"),
    # Cards
    "take": Action("who card to", "to", "take a card: `to` is hand or reserve"),
    "throw-away": Action("who card", "card", "discard a find"),
    "rearrange": Action("who card", "card", "lay out all cards anew for a find"),
    "exchange": Action("who card name", "card", "change a card that was drawn for another; `name` is what allows it"),
    "keep-draw": Action("who", "", "leave the cards that were drawn as they are"),
    "keep-card": Action("who card", "card", "Good eye: the one card that is kept"),
    "keep": Action("who", "", "leave the cards as they were"),
    "place": Action("who card to", "to", "put a card to hand, reserve, other-hand, other-reserve or discard"),
    "agree": Action("who", "", "agree to a trade"),
    "change": Action("who", "", "answer the offer of a trade with another one; implied by `arrange`"),
    "refuse": Action("who", "", "refuse a trade"),
    "make-room": Action("who card name", "card", "discard a card of the reserve, and keep the one used up (`name`)"),
    "match": Action("who name", "name", "Matching set!: look for the double"),
    "no-match": Action("who", "", "Matching set!: leave it"),
    # Levels
    "skill": Action("who name", "name", "learn a Skill"),
    "choose": Action("who name", "name", "the word that completes a Skill"),
    # Wounds
    "wound": Action("zone other kind", "other", "a Wound goes to a Survivor; `kind` deals it"),
    "take-wound": Action("who", "", "let the Wound happen"),
    "lose": Action("who card to", "card", "the card that a Wound costs; `to` is where it is: hand or reserve"),
    "use-mask": Action("who card name", "card", "discard the Goalie Mask instead"),
    "discard-instead": Action("who card to name", "card", "Is that all you've got?: discard a card instead"),
    "come": Action("who other", "other", "Lifesaver: be pulled over"),
    "stay": Action("who other", "other", "Lifesaver: stay"),
    "stay-wounded": Action("who other", "other", "keep a Wound that a Medic could heal in the End Phase"),
    "resurrect": Action("who zone", "who", "Resurrection: come back as a Zombivor"),
    "stay-down": Action("who zone", "who", "Resurrection: wait for a later round"),
    # Zombies and their cards
    "reveal": Action("zone", "zone", "the room that gets the next card"),
    "way": Action("zone kind via", "zone", "where a Zombie goes that does not split; `via` is where it stands"),
    "larger-part": Action("zone kind via", "zone", "the way that gets a full part of an uneven split"),
    "place-here": Action("zone kind", "zone", "where the last miniatures go"),
    "grabbed": Action("who zone", "zone", "the Zone of the A-Bomb that drags him in"),
    "react": Action("who name", "who", "who is first to react to a Zombie card, and with which Skill (`name`)"),
    "join-in": Action("who name", "who", "the Survivor who performs the Action that his player was invited to"),
    "allot": Action("zone n", "n", "Distributor: the n-th of the cards offered now goes to the Zone"),
    "drive-off": Action("who zone via", "zone", "where Zombies are driven; `via` is where they stand"),
    "root": Action("who zone kind", "zone", "This is Silly: the Zombie that does not Move"),
    "throw-to": Action("who zone", "zone", "Throw: where to"),
    "rage": Action("who zone via", "zone", "Kimiko's Rage: go on to other Zombies"),
    "bleed": Action("who other", "other", "Wrathchild: take the Wound"),
    "do-not-bleed": Action("who other", "other", "Wrathchild: take none"),
    # Set-up
    "first-player": Action("n", "n", "the player who starts with the token"),
    "first-spawn": Action("zone", "zone", "the Spawn Zone that gets the first card, all game long"),
    "add-spawn": Action("zone", "zone", "7+ Survivors: where an added Spawn token goes"),
    "add-weapon": Action("name", "name", "7+ Survivors: a weapon that is dealt as well"),
    "give": Action("who name", "who", "who gets a starting card (`name`)"),
    "start-higher": Action("who", "", "Can start at ...: agree"),
    "start-low": Action("who", "", "Can start at ...: object"),
    # A scenario's own
    "go-on": Action("", "", "all turns are over: let the round go on (Zombies' Phase, End Phase, next round)"),
    "stay-here": Action("", "", "all turns are over: wait"),
}

STATES = (
    "open", "closed", "taken", "there", "awake", "asleep", "revealed", "closed-room", "set-off", "waiting",
    "gets", "loses", "blue", "yellow", "orange", "red", "loaded", "empty", "acted", "waits",
    "driver", "pilot", "passenger",
)  # fmt: skip
"""What `to` may say besides places for a card: in corrections, and of seats."""

DECISIONS: dict[str, Asked] = {
    "turn": Asked("`do`", "the next Action of a turn"),
    "activate": Asked("`do`", "whose turn is next; taken of itself when only one is left"),
    "phase-over": Asked(
        "`do: {action: go-on}`, `run: zombies`", "all turns of the position are over: the scenario rests"
    ),
    "hit": Asked("{hits: [Walker, Fatty, Ned]}, one for each hit; `none` drops the rest", "where a hit goes"),
    "aim": Asked("{aim: b} or {aim-together: true}", "Trick shot: where the second weapon is aimed"),
    "before-roll": Asked("{use-skill: Barbarian} or {plain-roll: true}", "what is used for a roll, before it"),
    "stray-hit": Asked("{hit-survivor: Ned}", "whom a miss hits"),
    "reroll": Asked(
        "{reroll: Lucky}, {reroll-die: 2} or {keep-roll: true}",
        "whether dice are thrown again: all, or one that shows a 2",
    ),
    "field-medic": Asked("{heal: Ned} or {decline: true}", "Field medic: whose Wound is healed"),
    "more-dice": Asked("{more-dice: true} or {no-more-dice: true}", "whether the dice for sixes are rolled"),
    "spare": Asked("{spare: Ned} or {do-not-spare: Ned}", "Steady hand: whom the shot leaves out"),
    "second-kill": Asked('{second-kill: "Reaper: Melee"} or {no-second-kill: true}', "Reaper"),
    "run-over": Asked("{hits: [Ned, Walker]}, one for each who is struck", "who is struck in a Zone run through"),
    "free-attack": Asked("{action: melee, with: [Pan]} or {decline: true}", "an attack for nothing"),
    "free-move": Asked("{move: b} or {decline: true}", "a Move for nothing"),
    "move-on": Asked("{move-on: c} or {stop: true}", "whether a Move goes on"),
    "drive-on": Asked("{drive-on: c} or {park: true}", "whether a car goes on with the same Action"),
    "stashing": Asked(
        "{stash: [Pan, Water]}, {take-out: Pan} or {stash-done: true}", "which cards go the same way with one Action"
    ),
    "find": Asked("{take: hand}, {take: reserve}, {throw-away: true} or {arrange: {...}}", "what becomes of a find"),
    "exchange": Asked("{exchange: Pan} or {keep-draw: true}", "whether a card that was drawn is changed for another"),
    "keep-card": Asked("{keep-card: Pan}", "Good eye: which card is kept"),
    "save-card": Asked("{take: reserve}, {make-room: Pan} or {decline: true}", "whether a card used up is kept"),
    "into-hand": Asked("{take: hand} or {keep: true}", "whether a weapon that was built goes into a hand"),
    "arrange": Asked(
        "{arrange: {hands: [Pan], reserve: [Water], other_hands: [], other_reserve: [], discard: []}} or {keep: true}",
        "how all cards are laid out; every card is named once, Wounded cards may be left out",
    ),
    "trade-consent": Asked(
        "{agree: true}, {refuse: true} or {arrange: {...}}",
        "what the other player says to the offer of a trade; with `arrange` he makes one, and `hands` are his own",
    ),
    "matching-set": Asked("{match: true} or {no-match: true}", "Matching set!"),
    "skill": Asked("{skill: Lucky}", "which Skill a new level brings"),
    "skill-choice": Asked("{choose: Runner}", "the word that completes a Skill, once for all"),
    "share-wound": Asked("{wounds: {Ann: 2, Bob: 1}}", "whom the Zombies of a Zone wound"),
    "answer-wound": Asked(
        "{take-wound: true}, {use-mask: true} or {discard-instead: Pan}", "whether a Wound is stopped"
    ),
    "lose-card": Asked("{lose: Pan}, or {lose: [Pan, Water]} for several", "the card that a Wound costs"),
    "resurrect": Asked("{resurrect: Ned} or {stay-down: Ned}", "Resurrection: whether he comes back in this round"),
    "lifesaver": Asked("{come: Ned} or {stay: Ned}", "who lets himself be pulled over"),
    "reveal": Asked("{reveal: [C, D]}", "the order of the rooms behind a door"),
    "choose-way": Asked("{way: b}", "the way of a Zombie that does not split"),
    "uneven-split": Asked("{larger-part: b}", "the way of a larger part"),
    "last-miniatures": Asked("{place-here: b}", "where the last miniatures go"),
    "grabbed": Asked("{grabbed: b}", "which A-Bomb grabs"),
    "extra-card": Asked("{react: Ned}", "who is first to react to an Extra Activation card"),
    "spawn-reactions": Asked("{react: Ned, name: Sidestep}", "who is first to react to new Zombies"),
    "invited": Asked("{join-in: Ned} or {decline: true}", "Lumberjack Song, Nudge Nudge: who performs the Action"),
    "tend": Asked("{heal: Ned} or {stay-wounded: Ned}", "Medic, semi-official: whether a Wound is healed"),
    "next-first-player": Asked("{first-player: 2}", "Master planner: who gets the token"),
    "allot": Asked("{allot: 2}", "Distributor: which card goes to the next Zone"),
    "allot-card": Asked("{allot: b}", "Distributor of the older seasons: where the next card goes"),
    "drive-off": Asked("{drive-off: b}", "Powerslave, Chest Blast: where the Zombies of a Zone go"),
    "chest-blast": Asked("{hits: [Ned, Walker]}", "Chest Blast: who takes 1 Damage"),
    "silly": Asked("{root: b, kind: Runner} or {decline: true}", "This is Silly: which Zombie does not Move"),
    "throw": Asked("{throw-to: b}", "Throw: where to"),
    "rage": Asked("{rage: b} or {decline: true}", "Kimiko's Rage: whether and where it goes on"),
    "own-attack": Asked("{ranged: b}", "Can I Play with Madness: where the shot goes"),
    "wrathchild": Asked("{bleed: Ned} or {do-not-bleed: Ned}", "Wrathchild: who takes the Wound"),
    "first-player": Asked("{first-player: 2}", "who starts with the token"),
    "first-spawn": Asked("{first-spawn: b}", "the first Spawn Zone"),
    "add-spawn": Asked("{add-spawn: b}", "7+ Survivors: where an added Spawn token goes"),
    "add-weapon": Asked("{add-weapon: Pistol}", "7+ Survivors: which strong weapon is added"),
    "start-higher": Asked("{start-higher: true} or {start-low: true}", "whether all agree to a higher Danger Level"),
    "starting-card": Asked("{give: Ned, name: Plenty Of Ammo (light)}", "which of several cards he begins with"),
    "team-weapon": Asked("{give: Ned}", "who gets a starting weapon"),
}

EXPECTED: dict[str, str] = {
    "survivors": "{Ned: dead}, {Ned: left}, {Ned: down}, or what is looked at in a Survivor (see below)",
    "zombies": "{a: {Walker: 2}}: exactly these in the Zones named, {} means none",
    "noise": "{a: 1}: Noise tokens of a Zone",
    "noise_level": "{a: 3}: tokens and Survivors of a Zone",
    "noise_stock": "Noise tokens left in the stock",
    "doors": "{a-C: open} or closed",
    "barricades": "{a-b: 2}: so many are complete on this border",
    "barbwire": "{a-b: torn} or intact",
    "gates": "{G: 90}: by how much the gate in this Zone is turned",
    "stock": "{Walker: 3}: miniatures left",
    "game": "won, lost or running",
    "reason": "why it is over: a code such as all-dead or mission-done",
    "round": "the number of the round",
    "phase": "setup, players, zombies or end",
    "first_player": "the player who has the token",
    "turn": "whose turn it is, or none",
    "decks": "{equipment: 40}: number of cards",
    "discards": "{equipment: [Pan]}: exactly these cards, in any order; or their number",
    "aside": "[Molotov]: these cards are among those put aside",
    "objectives": "{taken: [blue]}: exactly these have been taken",
    "revealed": "[C]: exactly these rooms have had their card",
    "triggered": "[P]: exactly these tiles' Event triggers have been set off",
    "tents": "{a: hidden}, or the kind that has been revealed",
    "pieces": "[{piece: car, zone: a, ...}]: all pieces that are or were on the board, in their order; "
    "of each only the fields named",
    "danger": "the Danger Level at which Zombie cards are read now",
    "decision": "the kind of decision that is asked now",
    "seats_asked": "[2]: exactly these players are asked",
    "events": "[rolled, killed]: these events happened in the last step, in this order; others may lie between",
    "not_events": "[noise]: none of these events happened in the last step",
}

EXPECTED_OF_SURVIVOR: dict[str, str] = {
    "at": "his Zone",
    "xp": "experience points",
    "level": "blue, yellow, orange or red",
    "actions": "Actions left in his present turn; 0 when it is not his turn",
    "free": "[move, move]: free Actions left in his present turn, by type",
    "hands": "[Pan]: exactly these cards in his hands, in any order",
    "reserve": "[Water, Wounded]: exactly these cards in his reserve, in any order",
    "wounds": "Wounded cards",
    "skills": "[Lucky]: all of these are among his Skills",
    "extra_actions": "Actions promised for his next turn",
    "tokens": "[lying]: exactly these lie on him or are the matter with him: rotten-token, lying, audible",
    "unloaded": "[Sawed-Off]: exactly these of his cards are unloaded",
}

RUNS: dict[str, str] = {
    "zombies": "the whole Zombies' Phase: activation, then spawn",
    "activation": "its first half: every Zombie acts",
    "spawn": "its second half: new Zombies come",
    "end": "the End Phase",
    "until-next-player": "the player in turn ends all his activations, until another is asked or all turns are over",
}
