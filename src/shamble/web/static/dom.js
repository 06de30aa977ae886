/** Making and finding elements. */

/** @typedef {string | Object<string, string>} Template a text with {fields}, or several by the plural of the field `by` */

/** @type {Object<string, Template>} */
const WORDS = JSON.parse(document.getElementById("page-words")?.textContent ?? "{}");

/**
 * A text of the page, with its {fields} filled in.
 * @param {string} code
 * @param {Object<string, any>} [fields]
 */
export const say = (code, fields = {}) => filled(WORDS[code] ?? code, fields);

const PLURALS = new Intl.PluralRules(document.documentElement.lang);

/**
 * A template with its {fields} filled in.
 * @param {Template} template
 * @param {Object<string, any>} fields
 */
export function filled(template, fields) {
  const text =
    typeof template === "string" ? template : (template[PLURALS.select(Number(fields[template.by]))] ?? template.other);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(fields[name] ?? ""));
}

/**
 * A template that the page keeps for its scripts, filled in.
 * @param {HTMLElement} place
 * @param {string} name
 * @param {Object<string, any>} fields
 */
export const filledAt = (place, name, fields) => filled(JSON.parse(place.dataset[name] ?? '""'), fields);

/**
 * The element with this id.
 * @template {HTMLElement} T
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  return /** @type {any} */ (document.getElementById(id));
}

/**
 * The buttons of a command.
 * @param {string} command
 * @returns {NodeListOf<HTMLButtonElement>}
 */
export const buttonsOf = (command) => document.querySelectorAll(`[data-command="${command}"]`);

/**
 * An element. Attributes whose value is a function listen, `html` takes drawings of the server, `false` leaves out.
 * @param {string} tag
 * @param {Object<string, any>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined || value === null) continue;
    if (typeof value === "function") element.addEventListener(name.replace(/^on/, ""), value);
    else if (name === "html") element.innerHTML = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(
    ...children
      .filter((child) => child !== null && child !== undefined && child !== false)
      .map((child) => /** @type {Node | string} */ (child)),
  );
  return element;
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Object<string, any>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function s(tag, attributes = {}, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** Whether the person asked for no motion. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the panels are sheets. */
export const isSmall = () => matchMedia("(max-width: 700px), (max-height: 520px)").matches;

const MOST_TOASTS = 3;

/**
 * A short message that goes away by itself; said again, it stands there once.
 * @param {string} text
 * @param {string} [kind]
 */
export function toast(text, kind = "") {
  const shown = h("p", { class: `toast ${kind}` }, text);
  for (const same of byId("toasts").children) if (same.textContent === text) same.remove();
  while (byId("toasts").children.length >= MOST_TOASTS) byId("toasts").firstElementChild?.remove();
  byId("toasts").append(shown);
  setTimeout(() => shown.remove(), 3500 + text.length * 25);
}

/** Hints and the like are past once somebody has acted; what went wrong stays. */
export function endToasts() {
  for (const shown of document.querySelectorAll(".toast:not(.bad)")) shown.remove();
}
