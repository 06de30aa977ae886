/** The settings of a person for this screen; kept in the browser. */

export const SPEEDS = /** @type {const} */ (["slow", "normal", "fast", "step", "none"]);

const DEFAULTS = {
  theme: "dark",
  speed: "normal",
  sound: "off",
  effects: "on",
  notice: "off",
  names: "on",
  briefing: "on",
  briefed: "",
  met: "",
  text: "1",
  guide: "on",
  guided: "",
  collection: "",
};

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

/**
 * Show this page in a theme and remember it; the cookie lets the server draw boards to match.
 * @param {string} theme
 */
export function wear(theme) {
  keep("theme", theme);
  document.documentElement.classList.toggle("light", theme === "light");
  document.documentElement.classList.toggle("dark", theme !== "light");
  document.cookie = `shamble-theme=${theme}; path=/; max-age=31536000; samesite=lax`;
}
