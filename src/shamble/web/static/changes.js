/** The new screen from the old one and what is different; the same as shamble.table.screen.changes. */

/**
 * @typedef {{set?: Object<string, any>, in?: Object<string, Change>, gone?: string[], drop?: number, add?: any[]}} Change
 */

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
