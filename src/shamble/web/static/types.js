/**
 * The messages of the server. The page itself words, draws and decides nothing.
 *
 * @typedef {{key: string, label: string, action: string, group?: string, who?: number, zone?: string, via?: string,
 *   door?: number, card?: number, cards?: number[], other?: number, to?: string, cost?: number, rule?: string,
 *   hint?: string, idle?: boolean, warn?: string, rooms?: string[], seat?: number, name?: string, distance?: number,
 *   piece?: string, ends?: "turn" | "question", reach?: number[], press?: string, moves?: boolean, more?: boolean,
 *   risky?: boolean, deadly?: boolean, at_card?: boolean, walk?: string, skill?: Skill}} Option
 * @typedef {{action: string, text: string, rule: string}} Missing
 * @typedef {{who: number, name: string, text: string}} Learned
 * @typedef {{name: string, mark: string, figures: string, special: {rule: string, title: string, text: string}[]}} Kind
 * @typedef {{who: number, other: number, found: number[], cards: number[], before: string[], placed: string[],
 *   offers: string[][]}} Laying
 * @typedef {{kind: string, question: string, seats: number[], mine: boolean, who: number, options: Option[],
 *   walks?: Object<string, {cost: number, way: string[]}>, missing?: Missing[], places?: string[], arrange?: Laying, reactions?: {no: string, offered: {code: string, yes: string}[]} | null, guide?: {code: string, text: string, about: string[]}[]}} Decision
 * @typedef {{number?: number, name: string, svg?: string, loaded?: boolean, turned?: boolean, joined?: string, figures?: string, text?: string, reach?: number[],
 *   icon?: string, kind?: string, brief?: string}} Card
 * @typedef {{name: string, title: string, works: boolean, slots: (Card | null)[], takes?: number[]}} Place
 * @typedef {{name: string, text: string}} Skill
 * @typedef {{index: number, name: string, seat: number, status: string, status_name: string, zone: string | null,
 *   xp: number, level: number, level_name: string, next_level: number | null, actions: number | null, free: string[],
 *   wounds: number, health?: number, skills: Skill[], later: {level: string, level_name?: string, skills: Skill[]}[],
 *   places: Place[], portrait: string, bar: string, active: boolean, asked?: boolean,
 *   used: string[], searched: boolean, tokens?: string[], team?: number}} Survivor
 * @typedef {{seat: number, name: string, kind: string, survivors: number[], here: boolean, lent?: boolean, bot?: string}} Seat
 * @typedef {{number: number, kind: string, by: number, who: string, text: string, missing: number[],
 *   key?: string, until?: number, zones?: string[]}} Wish
 * @typedef {{key: string, label: string, zone?: string, door?: number}} Correction
 * @typedef {{on: boolean, why: string, draft: Correction[],
 *   topics: {topic: string, title: string, on_board: boolean, options: Correction[]}[]}} Corrections
 * @typedef {{seq: number, text: string, zones: string[], rule?: string, why?: string, because?: string, kind: string, tone?: string}} Line
 * @typedef {{who: number, faces: (number | string)[], accuracy: number | null, hits: number | null,
 *   hit?: boolean[], did?: string[], kept?: number, picks?: string[]}} Dice
 * @typedef {{walking: string, zones: string[], n: number}} Walk
 * @typedef {{code: string, text: string | null, because?: string, zones: string[], data?: Object<string, any>,
 *   pieces?: Object<string, string | null>, cards?: string[], dice?: Dice | null, walks?: Walk[], come?: number,
 *   hurt?: number, quick?: boolean, learned?: Learned, sounds?: string[]}} Step
 * @typedef {{by: number | string, text: string, at?: number | string, name?: string}} Said
 * @typedef {{
 *   seq: number,
 *   table: {code: string, mission: string, title: string, goals: {text: string, done: boolean, side?: string, progress?: string, counted?: string}[], kinds?: Kind[],
 *     objectives: {text: string, zone: string, done: boolean}[], tallies: string[],
 *     cards: {id: string, title: string, story: string, text: string, lasting: boolean}[],
 *     story: string, special_rules: string[], seats: Seat[], reactions: {code: string, name: string, who: number[]}[],
 *     options?: {together?: string, seconds?: number, pace?: string}},
 *   me: number[], round: number, phase: string, phase_name: string, note?: string, danger: {level: number, name: string}, first_seat: number,
 *   outcome: string, ending: string, epilogue: string, reading?: {title: string, story: string, text: string}[], can_undo: string, can_redo: boolean, can_play_on: boolean, following: string, correcting: boolean,
 *   wish: Wish | null,
 *   decision: Decision | null, anytime: Option[], survivors: Survivor[], pieces: Object<string, string>,
 *   log: Line[], stock: {index: number, kind: string, left: number, total: number}[], noise_left?: number, decks: Object<string, number>,
 *   tops?: Object<string, string>, discards: Object<string, string[]>, aside: string[],
 *   noise: Object<string, number | string>, dice: Dice | null,
 *   chat: Said[], zones?: Object<string, string>, names?: Object<string, string>, sight: Object<string, Object<string, number>>, parted?: Object<string, string>, found?: Card[]}} Screen
 * @typedef {{survivors: {kills: number}[], over_time: {round: number, danger: number, kills: number}[], chart: string}} Chronicle
 */
export {};
