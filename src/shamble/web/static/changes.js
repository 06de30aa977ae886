/** The new screen from the old one and what is different; the same as shamble.table.screen.changes. */

/** @typedef {import("./types.js").Screen} Screen */
/**
 * @typedef {{set?: Object<string, any>, in?: Object<string, Change>, gone?: string[], drop?: number, add?: any[]}} Change
 */

/**
 * The screen to which a message of changes brings the page: its steps have changed pieces as well.
 * @param {Screen} screen
 * @param {import("./types.js").ChangeMessage} message
 * @returns {Screen}
 */
export function screenAfter(screen, { steps, changes }) {
  const pieces = Object.assign({}, screen.pieces, ...steps.map((step) => step.pieces));
  for (const [name, drawn] of Object.entries(pieces)) if (!drawn) delete pieces[name];
  return changes.reduce(applied, { ...screen, pieces });
}

/**
 * The old value after a change; nothing of it is overwritten.
 * @param {any} old
 * @param {Change} change
 * @returns {any}
 */
export function applied(old, change) {
  if (change.drop !== undefined) return [...old.slice(change.drop), ...(change.add ?? [])];
  const next = Array.isArray(old) ? [...old] : { ...old };
  for (const name of change.gone ?? []) delete next[name];
  Object.assign(next, change.set);
  for (const [name, inner] of Object.entries(change.in ?? {})) next[name] = applied(old[name], inner);
  return next;
}
