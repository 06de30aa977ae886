/**
 * What the server sends. The page words, draws and decides nothing by itself.
 *
 * @typedef {{key: string, label: string, action: string, group?: string, who?: number, zone?: string, via?: string,
 *   door?: number, card?: number, cards?: number[], other?: number, to?: string, cost?: number, rule?: string,
 *   hint?: string, warn?: string, seat?: number, name?: string, distance?: number}} Option
 * @typedef {{who: number, other: number, found: number[], cards: number[], before: string[], placed: string[]}} Laying
 * @typedef {{kind: string, question: string, seats: number[], mine: boolean, who: number, options: Option[],
 *   arrange?: Laying, guide?: {code: string, text: string}[]}} Decision
 * @typedef {{number?: number, name: string, svg?: string, loaded?: boolean, joined?: string, figures?: string, reach?: number[]}} Card
 * @typedef {{name: string, text: string}} Skill
 * @typedef {{index: number, name: string, seat: number, status: string, status_name: string, zone: string | null,
 *   xp: number, level: number, level_name: string, next_level: number | null, actions: number | null, free: string[],
 *   wounds: number, skills: Skill[], later: {level: string, level_name?: string, skills: Skill[]}[],
 *   hands: (Card | null)[], reserve: (Card | null)[], portrait: string, bar: string, active: boolean, asked?: boolean,
 *   used: string[], searched: boolean, tokens?: string[], team?: number}} Survivor
 * @typedef {{seat: number, name: string, kind: string, survivors: number[], here: boolean}} Seat
 * @typedef {{seq: number, text: string, zones: string[], rule?: string, kind: string}} Line
 * @typedef {{who: number, faces: number[], accuracy: number | null, hits: number | null}} Dice
 * @typedef {{code: string, text: string | null, zones: string[], data?: Object<string, any>,
 *   pieces?: Object<string, string | null>, cards?: string[], dice?: Dice | null}} Step
 * @typedef {{by: number | string, text: string, at?: number | string, name?: string}} Said
 * @typedef {{
 *   seq: number,
 *   table: {code: string, mission: string, title: string, goals: {text: string, done: boolean, side?: string}[],
 *     special_rules: string[], seats: Seat[]},
 *   me: number[], round: number, phase: string, phase_name: string, note?: string, danger: {level: number, name: string}, first_seat: number,
 *   outcome: string, ending: string, can_undo: string, can_redo: boolean,
 *   undo_asked: null | {by: number, missing: number[]},
 *   decision: Decision | null, anytime: Option[], survivors: Survivor[], pieces: Object<string, string>,
 *   log: Line[], stock: {kind: string, left: number, total: number}[], decks: Object<string, number>,
 *   discards: Object<string, string[]>, aside: string[], noise: Object<string, number>, dice: Dice | null,
 *   chat: Said[], zones?: Object<string, string>, sight: Object<string, Object<string, number>>, found?: Card[]}} Screen
 * @typedef {{survivors: {kills: number}[], over_time: {round: number, danger: number, kills: number}[]}} Chronicle
 */
export {};
