/** House rules on the page of a new game: finding them, what clashes, and sets that are kept in this browser. */

import { filledAt, h } from "./dom.js";

const KEPT = "shamble.house-sets";

/** @typedef {Object<string, string>} Sets texts of sets by their names */

/** @returns {Sets} */
function keptSets() {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** @param {Sets} sets */
function keepSets(sets) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(sets));
  } catch {
    // a browser that keeps nothing still shares by link
  }
}

/** @param {HTMLFormElement} form */
export function listenToHouseRules(form) {
  if (!form.querySelector("#house")) return;
  /** @param {string} where @returns {any} */
  const the = (where) => form.querySelector(where);
  const boxes = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll(".house-rule [name^=option-]")]);
  const valueOf = (/** @type {HTMLInputElement} */ box) => (box.type === "checkbox" && !box.checked ? "" : box.value);
  const nameOf = (/** @type {HTMLInputElement} */ box) => box.name.slice("option-".length);
  const titleOf = (/** @type {string} */ name) => boxes.find((box) => nameOf(box) === name)?.dataset.title ?? name;

  /** @param {HTMLInputElement} box @param {Set<string>} chosen */
  function clash(box, chosen) {
    const against = (box.dataset.against ?? "").split(" ").find((name) => chosen.has(name));
    if (against) return filledAt(the("#house-clash"), "clash", { first: box.dataset.title, second: titleOf(against) });
    const missing = (box.dataset.needs ?? "").split(" ").find((name) => name && !chosen.has(name));
    return missing
      ? filledAt(the("#house-clash"), "needs", { first: box.dataset.title, second: titleOf(missing) })
      : "";
  }

  function show() {
    const used = boxes.filter(valueOf);
    const chosen = new Set(used.map(nameOf));
    const clashes = used.map((box) => clash(box, chosen)).filter((text) => text);
    the("#house-clash").hidden = !clashes.length;
    the("#house-clash").textContent = clashes[0] ?? "";
    the("#house-count").textContent = chosen.size ? filledAt(the("#house-count"), "many", { n: chosen.size }) : "";
    const name = the("input[name=house-name]").value.trim();
    const rules = used
      .map((box) => (valueOf(box) === "on" ? nameOf(box) : `${nameOf(box)}=${valueOf(box)}`))
      .join(", ");
    the("#house-share").hidden = !chosen.size;
    the("#house-text").value = name ? `${name}: ${rules}` : rules;
    the("#house-link").href =
      `${the("#house-link").dataset.start}${encodeURIComponent(the("#house-text").value.replaceAll(", ", ","))}`;
  }

  /** @param {string} text */
  function take(text) {
    const rules = new Map(
      text
        .slice(text.lastIndexOf(":") + 1)
        .split(",")
        .map(
          (one) =>
            /** @type {[string, string]} */ ([one.trim().replace(/=.*/, ""), one.trim().replace(/^[^=]*=?/, "")]),
        ),
    );
    for (const box of boxes) {
      if (box.type === "checkbox") box.checked = rules.has(nameOf(box));
      else box.value = rules.get(nameOf(box)) ?? "";
    }
    show();
  }

  function showKept() {
    const place = the("#kept-sets");
    const sets = keptSets();
    place.replaceChildren(
      ...Object.entries(sets).map(([name, text]) =>
        h(
          "span",
          { class: "kept-set" },
          h(
            "button",
            {
              type: "button",
              class: "small",
              onclick: () => {
                the("input[name=house-name]").value = name;
                take(text);
              },
            },
            filledAt(place, "take", { name }),
          ),
          h(
            "button",
            {
              type: "button",
              class: "small",
              "aria-label": filledAt(place, "drop", { name }),
              onclick: () => {
                const { [name]: _, ...rest } = keptSets();
                keepSets(rest);
                showKept();
              },
            },
            "✕",
          ),
        ),
      ),
    );
  }

  function filter() {
    const wanted = the("#house-filter")
      .value.toLowerCase()
      .split(/\s+/)
      .filter((/** @type {string} */ word) => word);
    for (const chapter of /** @type {NodeListOf<HTMLDetailsElement>} */ (form.querySelectorAll("#house .chapter"))) {
      const rules = /** @type {HTMLElement[]} */ ([...chapter.querySelectorAll(".house-rule")]);
      for (const rule of rules)
        rule.hidden = !wanted.every((/** @type {string} */ word) => (rule.dataset.find ?? "").includes(word));
      chapter.hidden = rules.every((rule) => rule.hidden);
      chapter.open = wanted.length
        ? !chapter.hidden
        : rules.some((rule) => boxes.some((box) => rule.contains(box) && valueOf(box)));
    }
  }

  form.addEventListener("change", show);
  the("input[name=house-name]").addEventListener("input", show);
  the("#house-filter").addEventListener("input", filter);
  for (const field of form.querySelectorAll("#house-filter, input[name=house-name], #house-text"))
    field.addEventListener("keydown", (event) => {
      if (/** @type {KeyboardEvent} */ (event).key === "Enter") event.preventDefault();
    });
  the("#keep-set").addEventListener("click", () => {
    show();
    const name = the("input[name=house-name]").value.trim();
    if (!name) return the("input[name=house-name]").focus();
    keepSets({ ...keptSets(), [name]: the("#house-text").value });
    showKept();
    the("#house-said").textContent = filledAt(the("#house-said"), "kept", { name });
  });
  showKept();
  show();
}
