/** What people call the Zones of the board. */

/** @type {Object<string, string>} */
let called = {};

/**
 * From now on Zones are called so.
 * @param {Object<string, string>} names by what the map calls them
 */
export function callZones(names) {
  called = names;
}

/**
 * What people call a Zone; the map's name where it has no other.
 * @param {string | null | undefined} zone
 */
export const named = (zone) => called[zone ?? ""] ?? zone ?? "";
