/** What a person has chosen for this screen; kept in the browser. */

export const SPEEDS = /** @type {const} */ (["slow", "normal", "fast", "step", "none"]);

const DEFAULTS = { theme: "dark", speed: "normal", sound: "off", names: "on", guide: "on", guided: "" };

/** @typedef {keyof typeof DEFAULTS} Setting */

/**
 * @param {Setting} name
 * @returns {string}
 */
export function setting(name) {
  try {
    return localStorage.getItem(`shamble.${name}`) ?? DEFAULTS[name];
  } catch {
    return DEFAULTS[name];
  }
}

/**
 * @param {Setting} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(`shamble.${name}`, value);
  } catch {
    // A browser that keeps nothing still plays; the choice lasts as long as the page.
  }
}
