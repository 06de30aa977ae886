/**
 * What the server sends, made by `python -m shamble.lab.types_page`. The page itself words, draws and decides nothing.
 */

/**
 * The noise of each Zone, and the moves that the Zombies would make; `tried`: if an option were chosen.
 * @typedef {{is: "whereto", who: any, zone: any, tried: boolean, noise: Object<string, number>, targets: string[],
 *   ways: Way[], train: Train, drags: Drag[], sees: Object<string, string[]>}} Ahead
 */

/**
 * An Equipment card, or the mark of a Wound, which has no number.
 * @typedef {{name: string, svg: string, number?: number, icon?: string, kind?: string, brief?: string,
 *   loaded?: boolean, turned?: boolean, joined?: string, figures?: string, text?: string, reach?: number[]}} Card
 */

/**
 * The changes from one screen to another, of each part; what the steps have changed of the pieces is left out.
 * @typedef {{is: "change", from: number, to: number,
 *   changes: [import("./changes.js").Change, import("./changes.js").Change], steps: Step[], now: number}} ChangeMessage
 */

/**
 * A game in figures.
 * @typedef {{outcome: string, ending: string, epilogue: string, rounds: number, over_time: RoundCounted[],
 *   chart: string, chart_words: string[], survivors: SurvivorCounted[], lasting: Lasting[], kills: number,
 *   choices: number}} Chronicle
 */

/**
 * A correction that can be made, and where on the board that is.
 * @typedef {{key: string, label: string, zone?: string, door?: number}} Correction
 */

/**
 * The corrections that are possible for something, after a draft of others.
 * @typedef {{is: "corrections", about: any, on: boolean, why: string, draft: Correction[], topics: Topic[]}}
 *   Corrections
 */

/**
 * The Danger Level of the game.
 * @typedef {{level: number, name: string}} Danger
 */

/**
 * The decision for a seat; the options, and what helps with them, are there only for those who may take them.
 * @typedef {{kind: string, question: string, seats: number[], mine: boolean, who: number, options: Option[],
 *   guide?: Guide[], reactions?: Reactions, walks?: Object<string, Path>, missing?: Missing[], places?: string[],
 *   arrange?: Laying}} Decision
 */

/**
 * Dice on the table: what each shows, which `hit`, what each hit `did`.
 * @typedef {{who: number, faces: (number | string)[], accuracy?: number, hits?: number, hit?: boolean[],
 *   did?: string[], beside?: (number | string)[], kept?: number, picks?: string[]}} Dice
 */

/**
 * Somebody whom Zombies would drag to themselves.
 * @typedef {{from: string, to: string, text: string}} Drag
 */

/**
 * Something that can end the game: on which side, and how far it has come.
 * @typedef {{text: string, done: boolean, side: string, progress: string, counted: string}} Goal
 */

/**
 * A hint for a first game, and the actions that it is about.
 * @typedef {{code: string, text: string, about: string[]}} Guide
 */

/**
 * A card of a Survivor in short; `works`: where it can be used.
 * @typedef {{name: string, icon: string, kind: string, works: boolean}} Held
 */

/**
 * A seat, and whether somebody is connected for it.
 * @typedef {{seat: number, kind: string, here: boolean}} Here
 */

/**
 * The option that a bot would take in answer to an entry, why, and a warning where bots play the Mission badly.
 * @typedef {{is: "hint", seq: number, key: string, label: string, reason: string, doubt: string}} Hint
 */

/**
 * A kind of Zombie: its picture, its figures, and the rules that set it apart.
 * @typedef {{name: string, mark: string, figures: string, special: Special[]}} Kind
 */

/**
 * The cards that somebody keeps for the next game.
 * @typedef {{name: string, cards: string[]}} Lasting
 */

/**
 * The Skills of a level that is still to come.
 * @typedef {{level: string, level_name: string, skills: Skill[]}} Later
 */

/**
 * The state of a new arrangement of cards: all its cards in their order, and the places given so far.
 * @typedef {{who: number, other: number, found: number[], cards: number[], before: string[], placed: string[],
 *   offers: string[][]}} Laying
 */

/**
 * A Skill that somebody has got without choosing it.
 * @typedef {{name: string, text: string, who: number}} Learned
 */

/**
 * A line of the log; `because` is the reason that a bot has given.
 * @typedef {{seq: number, text: string, zones: string[], rule: string, kind: string, tone?: string, why?: string,
 *   because?: string}} Line
 */

/**
 * A mark, by whose seat and name; it stays for so many seconds.
 * @typedef {{id: number, kind: string, by: number, name: string, who: number, zones: string[], walks: boolean,
 *   text: string, seconds: number}} Mark
 */

/**
 * Range and sight between two Zones, and the walking distance.
 * @typedef {{is: "measure", from: string, to: string, range: number | null, sight: boolean, distance: number | null,
 *   text: string}} Measure
 */

/**
 * A usual action that is not offered, with the reason and the rule that says so.
 * @typedef {{action: string, text: string, rule: string}} Missing
 */

/**
 * A card of the Mission that everybody may read again; `lasting`: what stands on it counts on.
 * @typedef {{title: string, story: string, text: string, id: string, lasting: boolean}} MissionCard
 */

/**
 * A choice for somebody who watches: its round and phase, its words, the lines up to it, and the pieces.
 * @typedef {{at: number, last: number, where: string, danger: number, danger_name: string, choice: string,
 *   lines: PastLine[], people: Person[], pieces: Object<string, string>}} Moment
 */

/**
 * An Objective of the Mission: where it lies, and whether it is taken.
 * @typedef {{text: string, zone: string, done: boolean}} Objective
 */

/**
 * A reaction that is offered, and the key of yes.
 * @typedef {{code: string, yes: string}} Offered
 */

/**
 * An option: its key and label, its fields with the names that people see, and what to know before taking it.
 * @typedef {{key: string, label: string, action: string, who?: number, zone?: string, via?: string, kind?: string,
 *   other?: number, door?: number, card?: number, cards?: number[], to?: string, seat?: number, cost?: number,
 *   free?: string, name?: string, n?: number, piece?: string, group?: string, rule?: string, hint?: string,
 *   skill?: Skill, reach?: number[], idle?: boolean, risky?: boolean, deadly?: boolean, moves?: boolean,
 *   at_card?: boolean, more?: boolean, ends?: string, press?: string, distance?: number, warn?: string,
 *   rooms?: string[]}} Option
 */

/**
 * The part of a screen that depends on who looks: their seats, and what they may do.
 * @typedef {{me: number[], can_undo: string, decision: Decision | null, anytime: Option[]}} Own
 */

/**
 * A line of the log, and the number of its choice.
 * @typedef {{at: number, text: string, zones: string[]}} PastLine
 */

/**
 * A walk to a Zone several steps away: what it costs, and the way there.
 * @typedef {{cost: number, way: string[]}} Path
 */

/**
 * A Survivor's dashboard in short: where they are, their level, Wounds, cards and Skills.
 * @typedef {{name: string, portrait: string, index: number, zone: string | null, level: number, level_name: string,
 *   xp: number, wounds: number, status: string, status_name: string, cards: Held[], skills: Skill[]}} Person
 */

/**
 * Equal cards of a pile: their drawing, and their number.
 * @typedef {{svg: string, count: number}} Piled
 */

/**
 * The piles that lie open, by name.
 * @typedef {{piles: Object<string, Piled[]>}} Piles
 */

/**
 * A place of the inventory: its cards, and which cards it `takes` where it does not take all.
 * @typedef {{name: string, title: string, works: boolean, slots: (Card | null)[], takes?: number[]}} Place
 */

/**
 * All marks of a table, the oldest first.
 * @typedef {{is: "plans", marks: Mark[]}} Plans
 */

/**
 * A Zone that somebody points at, by their seat and name.
 * @typedef {{is: "point", zone: string, by: number, name: string}} Point
 */

/**
 * Who is here, and how many look on.
 * @typedef {{is: "presence", seats: Here[], watching: number}} Presence
 */

/**
 * A reaction that can be set in this game, with the Survivors who may ever be asked.
 * @typedef {{code: string, name: string, who: number[]}} Reaction
 */

/**
 * The reactions that are offered, and the key of no.
 * @typedef {{no: string, offered: Offered[]}} Reactions
 */

/**
 * A card that is being read.
 * @typedef {{title: string, story: string, text: string}} Reading
 */

/**
 * Why something that a page has sent is refused.
 * @typedef {{is: "refused", why: string}} Refused
 */

/**
 * The lines of a round, or of the set-up.
 * @typedef {{title: string, lines: Told[]}} Round
 */

/**
 * A round in figures: the kills so far, and those who died in it.
 * @typedef {{round: number, danger: number, kills: number, deaths: string[]}} RoundCounted
 */

/**
 * An option that can still be changed in a game, with its values; a house rule has a chapter.
 * @typedef {{name: string, label: string, usually: string, values: Value[], chapter?: string}} Rule
 */

/**
 * The options that can still be changed in a game.
 * @typedef {{is: "rules", options: Rule[]}} Rules
 */

/**
 * Something that somebody has said to everybody.
 * @typedef {{by: number, name: string, text: string, at: number}} Said
 */

/**
 * A screen: the part that everybody sees, and that of whoever looks.
 * @typedef {Shared & Own} Screen
 */

/**
 * A whole screen, the steps that led to it, and the time.
 * @typedef {{is: "screen", at: number, screen: Screen, steps: Step[], now: number}} ScreenMessage
 */

/**
 * A seat, whom it plays, and whether somebody is there for it.
 * @typedef {{seat: number, name: string, kind: string, bot: string, lent: boolean, survivors: number[], here: boolean}}
 *   Seat
 */

/**
 * A table as everybody sees it who reads the same language.
 * @typedef {{round: number, phase: string, phase_name: string, danger: Danger, first_seat: number, outcome: string,
 *   ending: string, epilogue: string, note: string, survivors: Survivor[], pieces: Object<string, string>,
 *   zones: Object<string, string>, names: Object<string, string>, stock: Stock[], decks: Object<string, number>,
 *   discards: Object<string, string[]>, aside: string[], found: Card[], sight: Object<string, Object<string, number>>,
 *   parted: Object<string, string>, noise: Object<string, number | string>, noise_left?: number,
 *   tops?: Object<string, string>, seq: number, table: Table, correcting: boolean, can_redo: boolean,
 *   can_play_on: boolean, following: string, wish: Wish | null, dice: Dice | null, reading: Reading[], log: Line[],
 *   chat: Said[]}} Shared
 */

/**
 * A sign of the board, with its words.
 * @typedef {{svg: string, words: string}} Sign
 */

/**
 * A Skill with its effect in words.
 * @typedef {{name: string, text: string}} Skill
 */

/**
 * A rule that sets a kind of Zombie apart.
 * @typedef {{rule: string, title: string, text: string}} Special
 */

/**
 * A step for a page to play: its line, where it happens, and the pieces that look different from then on.
 * @typedef {{seq: number, code: string, text: string | null, zones: string[], pieces: Object<string, string>,
 *   because?: string, cards?: string[], dice?: Dice, walks?: Walk[], come?: number, hurt?: number, quick?: boolean,
 *   learned?: Learned, sounds?: string[]}} Step
 */

/**
 * The figures of a kind of Zombie that are left in the box.
 * @typedef {{index: number, kind: string, left: number, total: number}} Stock
 */

/**
 * A Survivor's dashboard. `health` is there only where Wounds fill no slots.
 * @typedef {{index: number, name: string, seat: number, team: number, status: string, status_name: string,
 *   zone: string | null, xp: number, level: number, level_name: string, bar: string, next_level: number | null,
 *   actions: number | null, free: string[], wounds: number, skills: Skill[], later: Later[], places: Place[],
 *   portrait: string, active: boolean, asked: boolean, used: string[], searched: boolean, tokens: string[],
 *   health?: number}} Survivor
 */

/**
 * A Survivor at the end of a game, in figures.
 * @typedef {{name: string, kills: number, xp: number, status: string, status_name: string, level: number,
 *   level_name: string}} SurvivorCounted
 */

/**
 * The Mission and the table at which it is played.
 * @typedef {{mission: string, title: string, story: string, goals: Goal[], objectives: Objective[],
 *   cards: MissionCard[], tallies: string[], special_rules: string[], rules: Object<string, string>,
 *   reactions: Reaction[], kinds: Kind[], code: string, options: TableOptions, seats: Seat[], watching: number}} Table
 */

/**
 * A table's own options; whatever nobody has chosen is empty.
 * @typedef {{together?: string, seconds?: number, pace?: string}} TableOptions
 */

/**
 * A line of the whole log.
 * @typedef {{text: string, rule: string, why: string}} Told
 */

/**
 * The corrections of a group; `on_board`: a click on a Zone chooses among them.
 * @typedef {{topic: string, title: string, on_board: boolean, options: Correction[]}} Topic
 */

/**
 * The next step of the Train in words, and the Zones that it changes.
 * @typedef {{told: string[], zones: string[]}} Train
 */

/**
 * A value of an option.
 * @typedef {{value: string, label: string, chosen: boolean}} Value
 */

/**
 * A group of Zombies on its way: its drawing, the Zones, and the number of those who walk.
 * @typedef {{walking: string, zones: string[], n: number}} Walk
 */

/**
 * The way of the Zombies of a Zone, `early` before their Phase; `does` is attack, go, split or stay.
 * @typedef {{from: string, early: boolean, to: string[], targets: string[], kinds: Object<string, number>,
 *   does: string, text: string}} Way
 */

/**
 * Something that the others have to consent to; a proposal is carried out when its time is over.
 * @typedef {{number: number, kind: string, by: number, who: string, text: string, missing: number[], key?: string,
 *   until?: number, zones?: string[]}} Wish
 */

/**
 * @typedef {ScreenMessage | ChangeMessage | Hint | Ahead | Measure | Corrections | Rules | Plans | Point | Presence | Refused} Message
 */

export {};
