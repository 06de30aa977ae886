"""Every key of a scenario, with a line for docs/scenarios.md; a test compares them with what the reader accepts."""

from __future__ import annotations

FILE: dict[str, str] = {
    "scenario": "what it shows, in a sentence",
    "edition": "by its name, see Words; default: the first",
    "variant": "of the edition, see Words; default: its first",
    "boxes": "the boxes that are pooled; default: the usual boxes of the edition, see Words",
    "options": "single choices: {spawn: older-seasons}",
    "house_rules": "by name or id: [three-wounds, CL-HOUSE-43] (see `shamble rules --house`)",
    "rules": "ledger ids that the scenario proves: it would fail if one of them were taken out",
    "board": "see below",
    "players": "[[Doug], [Ned]]: the Survivors of each player; default: one player has all",
    "teams": "[[1], [2]]: players of each team; default: all are one",
    "first_player": "the player with the token; default 1",
    "survivors": "see below",
    "zombies": "{a: {Walker: 4}}: taken from the stock",
    "stock": "{Walker: 2}: miniatures left; default: what the boxes hold, less those on the board",
    "noise": "{b: 2}: Noise tokens; {b: BOOM!}: the one Noise token on a side of the edition",
    "noise_stock": "Noise tokens left",
    "decks": "see below",
    "discards": "{equipment: [Pan], zombie: [12]}: top card first",
    "aside": "[Molotov]: exactly these cards are put aside; default: those that the rules put aside",
    "tokens": "{a: helicopter}: tokens that have no rules of their own",
    "pieces": "[{piece: car, zone: a, ...}]: what else stands on the board, each with the fields of its kind; "
    "with a Mission: instead of its own",
    "vehicles": "the same as `pieces`, for those who like to see them apart",
    "companions": "the same as `pieces`",
    "kept": "what earlier games left: {experience: {Amy: {cards: [Pistol / Starts with a Pistol], reached: 1}}}",
    "wounds": "{Ann: 1}: the same as `wounds` of the Survivor",
    "triggers": "[P]: tiles with an Event trigger, or {tile: P, place: {a: {Walker: 2}}, open: a-C, wake: blue}, "
    "or {tile: P, do: [...]} with the effects of the Mission language",
    "triggered": "[P]: tiles whose Event trigger has been set off",
    "taken": "[D]: Zones whose Objective has been taken",
    "awake": "[b]: exactly these Spawn Zones are awake; default: all but those with `awake_when` or `asleep`",
    "revealed": "[C]: exactly these rooms have had their card; default: those open to Survivors or streets now",
    "first_spawn": "the Spawn Zone that gets the first card",
    "loudest": "{a: Ned}: this Zone counts as the noisiest until Ned acts again",
    "wounded_in": "the last round in which a Survivor was wounded",
    "door_xp": "experience points for whoever opens a door (see docs/missions.md)",
    "spawn_dice": "so many Spawn dice more (or fewer) than usual",
    "leaving": "automatic or choice: how Survivors leave by the Exit (see docs/missions.md)",
    "bars": "as in a Mission: [Brawler]: classes of which nobody may be chosen",
    "spawn_dice_each": "so many Spawn dice more (or fewer) for each Objective that was taken",
    "allows": "[driving, flying]: what only a Mission can permit; with a Mission: instead of what it says",
    "danger": "the lowest line at which Zombie cards are read",
    "levels": "{yellow: 5, orange: 12, red: 30}: the points at which Danger Levels begin; default: the edition's",
    "events": "as in a Mission: [{when: {round: 3}, do: [{noise: a}], again: false}]; doors are written a-C",
    "objective_cards": "as in a Mission: cards that lie face down in Zones and on doors",
    "note_cards": "as in a Mission: Notes",
    "deeds": "as in a Mission: what Survivors may do for Actions",
    "lasting_noise": "`noise` of a Mission: [{zone: a, tokens: 6, lasting: true}]; its tokens stand under `noise` too",
    "sent": "as in a Mission: [{from: a, to: b}]",
    "limits": "as in a Mission: what cannot be done in some Zones",
    "win": "as in a Mission (all conditions of its language): [{rally: exit}], [{taken: all}], [{kills: 10}]; "
    "default: no victory",
    "lose": "as in a Mission: [{dead: any-starting}]",
    "phase": "players (default), or setup: the whole set-up is played",
    "deal": "with phase: setup: what chance gives in it, see below; what is left out is left to the seed",
    "round": "the number of the round; default 1",
    "turn": "whose turn it is; default: the first Survivor; none: the next one is asked for; or a turn under way: "
    "{who: Doug, spent: 1, bonus: 0, free: [move], used: [Sprint], done: [move, ranged Pistol], searched: 1, "
    "cancelled: [reorganise, Ned]}",
    "pause": "true (default): when the last turn is over the scenario rests (decision phase-over); "
    "false: the Zombies' Phase follows by itself",
    "seed": "of the shuffles; default 0",
    "steps": "see below",
    "then": "the next game, with what lasts from this one: keys of a scenario; what is left out is as here",
}

BOARD: dict[str, str] = {
    "grid": "one word per cell; words that begin with a small letter are streets, with a capital rooms, `.` is nothing",
    "mission": "instead: the board, tokens and goals of a Mission, by its id",
    "tiles": "instead: [[1R, 2R]], with their own names of Zones: 1R.S2",
    "turns": "of the tiles: [[0, 90]]; default 0",
    "doors": "{a-C: closed, b-D: open}, or {a-C: {state: closed, colour: blue, locked_until: blue, double: true}}; "
    "with a Mission: the state of its doors",
    "openings": "[C-D]: between rooms, or room and street",
    "fences": "[a-H]: Survivors see across them, and cannot walk across",
    "sandbags": "[a-b]: Survivors step over them, Zombies go around but in extra Activations",
    "stairs": "[a-H]: on a fence, which can be walked across there",
    "walls": "[a-b]: between streets, which are open to each other otherwise",
    "barbwire": "{a-b: intact, c-d: torn}: between Zones of a drawn grid; of tiles and Missions: the state of theirs",
    "barricades": "{a-b: 2}: where barricades can stand, and how many are complete; or {a-b: {places: 2, complete: 1, "
    "again: false}} (default: two places on streets and double doors, else one; they can be rebuilt); "
    "with a Mission: how many of its own are complete",
    "gates": "{G: 90}: a rotating gate in this Zone, turned clockwise; open to north and east at 0, or {G: {face: H, "
    "turn: 0}}: to north and south; with a Mission: how its own are turned",
    "extra_zones": "{X: a}: a token that makes this Zone a room, and the Zone toward which its wall has a gap",
    "towers": "{T: a}: an observation tower in this Zone, and the Zone at the foot of its ladder",
    "planks": "[A-B]: planks between the Zones at their ends",
    "balconies": "{x: [C, a, b]}: a Zone above the ground, the room from which stairs lead to it, and the streets that "
    "it hangs over",
    "joins": "[E-F]: Zones that count as adjacent wherever they lie, without seeing each other",
    "later_joins": "[E-F]: Zones that the effect `join` makes adjacent",
    "parts": "{lift: {states: {down: {joins: [a-L]}, up: {joins: [b-L]}}, state: up}}: parts of the board that move or "
    "turn, and the state that each is in (default: the first). In a state there may be another `grid` (or `tiles`, "
    "`turns`; `*`: as the board has it), and `openings`, `walls`, `fences` and `joins` of its own. A Zone keeps its "
    "name and all that is in it wherever it lies; `a=b` in a grid is a Zone that can fall apart into a and b. With a "
    "Mission: {lift: up}, the states of its own",
    "train": "{cars: true, crushes_spawns: true, state: 12R 10R, started: true}: a Train that moves on "
    "these tiles, as in Missions; `state` is how its tiles lie by now (`away` or `waiting` at first, `gone` at last), "
    "`started`: it moves when this Players' Phase ends",
    "zones": "{b: {...}}: see below",
}

ZONE: dict[str, str] = {
    "kind": "street or room, whatever its letter says; or hole, cell, security, indoor-alley",
    "tile": "P, or [P, Q]: the tiles it lies on (manholes, beds, Event triggers)",
    "manholes": "their number",
    "beds": "{blue: 1, green: 2}",
    "tags": "[hospital], [hospital, locker-room], [indoor-alley] ...",
    "spawn": "true, a colour, or {colour: blue, locators: [1, 2], awake_when: blue}; with `asleep: true` or "
    "`fixed: true`, or a `kind` of the edition",
    "objective": "a colour, or {colour: blue, xp: 3 (5), xp_for_all: true}; with a Mission's name, by, actions, when, "
    "do, borne_by",
    "exit": "true",
    "tent": "true, its kind (standard, administrative, infirmary), or the id of its card where the beds matter (R2)",
    "tent_revealed": "true: its card has been turned",
    "revealed": "true or false: whether the room has had its card",
    "token": "the kind of a token that lies there",
}

SURVIVOR: dict[str, str] = {
    "at": "their Zone",
    "hands": "[Pan, Wounded]; null leaves a slot empty; Sniper Rifle is a Rifle with its Scope",
    "reserve": "[Water]: three slots, or more with a Skill for it",
    "places": "{favorite: [Pistol]}: cards in places that other editions have, by their names",
    "xp": "experience points, which say the level too",
    "skills": "exactly these; default: those of their card up to their level",
    "chosen": "{orange: Lucky, red: Medic}: which Skills of their card they have taken; default: the first",
    "actions": "exactly so many in their present (or else next) turn; default: three, and those that Skills add",
    "extra_actions": "promised for their next turn",
    "tokens": "[lying]: their tokens and states: rotten-token, lying, audible",
    "killed": "true: they have killed a Zombie in this round",
    "turned": "true: their Identity Card shows its other side, as that of a Zombivor who has risen",
    "wounds": "Wounded cards, put into the last empty slots; only counted where Wounds take no slot",
    "unloaded": "[Sawed-Off]: which of their weapons are empty",
    "used": "[Search, Blessed]: what they have used up for this Players' Phase",
    "done": "true: they have acted in this round",
    "status": "dead or left: they are out of the game and stand nowhere; down: they lie (see the piece downed)",
}

DECK: dict[str, str] = {
    "equipment": "names of cards, top card first; the rest follows, shuffled; in a set-up: on top once it has dealt "
    "and shuffled",
    "zombie": "top card first: {blue: {Walker: 2}, yellow: {Fatty: 1}} (a line left out is empty), "
    "{extra_activation: Walker}, {manhole: {Walker: 1}}, {manhole: {yellow: {Fatty: 1}}}, {bed: blue}, "
    "{rush: {Walker: 2}} (who act at once; lines as of a manhole), {blue: {Abomination: 1}} (the next of its deck), "
    "or the number of a card of the boxes",
    "bounty": "names of cards, top card first",
    "pimpweapon": "names of cards, top card first",
    "secret-service": "names of cards, top card first",
    "starting": "names of cards, top card first: those that are dealt in a set-up",
    "abomination": "names of cards, top card first: Hobomination",
    "zeus-orders": "names of cards, top card first: Howl",
    "personal-objective": "names of cards, top card first: those that are drawn in a set-up",
    "vault": "names of cards, top card first: the one that a set-up lays into the Trap Zone",
    "companion": "names of cards, top card first; there is such a deck where Companion tokens lie",
    "rest": "none: the decks named hold these cards and no others",
}

DEAL: dict[str, str] = {
    "cards": "{Ned: Fire Axe, Amy: [Pistol, Pan]}: starting cards that are dealt at random; what players share out is "
    "answered in the steps",
    "first_player": "the player who is drawn by lot (house rule random-first-player)",
    "starts": "[1R.S1, 4V.S2]: the starting Zone of each team, where teams draw lots for them",
    "objectives": "{C: blue}: which colour comes to lie in a Zone, where Objectives are mixed face down",
    "drawn": "{vault: [Gears and Bolts]}: the cards that set-up draws from a deck, in this order",
    "tokens": "{sleeper: [3, 1]}: the numbers on tokens that are mixed and dealt, in the order of their pieces",
}

STEP: dict[str, str] = {
    "do": "one option of the decision, or an act that is legal at any moment, by its fields",
    "answer": "an answer (or a list of them) to what is asked now",
    "run": "a part of the round, see below",
    "expect": "what must be so, see below",
    "offer": "fields (or a list of such): an option like this must be there",
    "refuse": "fields (or a list of such): no option like this may be there",
    "undo": "takes back so many choices",
    "show": "a word, see below, or several: [options, state]: prints what it names; counts as looking at a decision",
    "dice": "with do, run or answer: all dice that are rolled, in order; too few or too many fail the scenario; "
    "dice with faces of their own are given by what they show",
    "answers": "with do or run: used in order for the decisions that come up, with none left over",
    "repeat": "with do, run or answer: so many times, each with the same dice and answers; their events count as those "
    "of one step",
}

SHOWS: dict[str, str] = {
    "options": "the decision and all its options, and what is legal at any moment, as `do` would name them",
    "corrections": "what could be corrected by hand now, as `do` would name it",
    "state": "the position as a step `expect` that holds",
    "piles": "all decks and discards, top card first, and what is put aside",
    "events": "what happened in the last step",
}

EXPECTED: dict[str, str] = {
    "survivors": "{Ned: dead}, {Ned: left}, {Ned: down}, or keys of a Survivor (see below)",
    "zombies": "{a: {Walker: 2}}: exactly these in the Zones named, {} means none",
    "noise": "{a: 1}: Noise tokens of a Zone; {a: BOOM!}: the side that the one Noise token shows there",
    "spawns": "{a: [red, sleeping blue], b: []}: all Spawn tokens of a Zone, by colour, or by kind if they have one",
    "noise_level": "{a: 3}: the Noise tokens and Survivors of a Zone together",
    "noise_stock": "Noise tokens left in the stock",
    "doors": "{a-C: open} or closed",
    "barricades": "{a-b: 2}: so many are complete on this border",
    "barbwire": "{a-b: torn} or intact",
    "gates": "{G: 90}: by how much the gate in this Zone is turned",
    "parts": "{train: gone}: the states of parts of the board that move",
    "stock": "{Walker: 3}: miniatures left",
    "game": "won, lost or running",
    "reason": "why it is over: a code such as all-dead or mission-done",
    "round": "the number of the round",
    "phase": "setup, players, zombies or end",
    "first_player": "the player who has the token",
    "turn": "whose turn it is, or none",
    "decks": "{equipment: 40}: number of cards; {equipment: [Pan, Water]}: exactly these on top, in this order, "
    "whatever lies below; or see below",
    "discards": "{equipment: [Pan]}: exactly these cards, in any order; or their number; or see below",
    "aside": "[Molotov]: these cards are among those put aside; or their number; or see below",
    "objectives": "{taken: [blue]}: exactly these have been taken",
    "revealed": "[C]: exactly these rooms have had their card",
    "triggered": "[P]: exactly these tiles' Event triggers have been set off",
    "tents": "{a: hidden}, or the kind that has been revealed",
    "pieces": "[{piece: car, zone: a, ...}]: all pieces that are or were on the board, in their order; "
    "of each only the fields named",
    "danger": "the Danger Level at which Zombie cards are read now",
    "kept": "{experience: {Amy: {cards: [Lucky], reached: 1}}}: exactly what would be kept after this game now",
    "decision": "the kind of decision that is asked now",
    "seats_asked": "[2]: exactly these players are asked",
    "events": "[rolled, killed]: these events happened in the last step, in this order; others may lie between. "
    "{event: noise, rule: CL-DOOR-04, zone: a} names its rule too, and any field that `show: events` prints",
    "not_events": "[noise]: none of these events happened in the last step; in the same words",
}

EXPECTED_OF_PILE: dict[str, str] = {
    "top": "[Pan, Water]: exactly these on top, the topmost first; not for what is put aside",
    "all": "[Pan, Water]: exactly these and no others, in any order",
    "with": "[Pan, Pan]: these are among them",
    "without": "[Molotov]: none of these is among them",
}

EXPECTED_OF_SURVIVOR: dict[str, str] = {
    "at": "their Zone",
    "xp": "experience points",
    "tracker": "where their tracker stands on the Danger Bar: in Ultrared it begins anew at Red",
    "experience_cards": "[Lucky]: exactly these Experience cards are theirs",
    "level": "blue, yellow, orange or red",
    "actions": "Actions left in their present turn; 0 when it is not their turn",
    "free": "[move, move]: free Actions left in their present turn, by type (listed below)",
    "hands": "[Pan]: exactly these cards in their hands, in any order",
    "reserve": "[Water, Wounded]: exactly these cards in their reserve, in any order",
    "places": "{favorite: [Pistol]}: exactly these cards in each of these places of other editions, in any order",
    "wounds": "the number of their Wounds",
    "skills": "[Lucky]: all of these are among their Skills",
    "extra_actions": "Actions promised for their next turn",
    "tokens": "[lying]: exactly these tokens and states are theirs: rotten-token, lying, audible",
    "unloaded": "[Sawed-Off]: exactly these of their cards are unloaded",
}

RUNS: dict[str, str] = {
    "zombies": "the whole Zombies' Phase: activation, then spawn",
    "activation": "its first half: every Zombie acts",
    "zombie-action": "one Action of every Zombie: all Attacks, then all Moves; again: the next Action of those who "
    "have one, until all have acted (decision between-actions meanwhile)",
    "spawn": "its second half: new Zombies come",
    "end": "the End Phase",
    "until-next-player": "the player in turn ends all their activations, until another is asked or all turns are over",
}
