/** Dragging cards with mouse, pen or finger: the browser's own drag and drop knows no fingers. */

const DRAG = 6;

/**
 * Cards are `[data-at]`, places `[data-place]`.
 * @param {HTMLElement} root
 * @param {(at: number, place: string, onto: Element | null) => void} dropped
 */
export function listenToDrags(root, dropped) {
  /** @type {{card: HTMLElement, x: number, y: number, far: boolean} | null} */
  let held = null;
  let justDropped = false;

  /** @param {PointerEvent} event */
  const target = (event) =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      .filter((one) => root.contains(one) && !held?.card.contains(one));

  root.addEventListener("pointerdown", (event) => {
    justDropped = false;
    const card = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest("[data-at]:not([disabled])")
    );
    if (card && event.button === 0) held = { card, x: event.clientX, y: event.clientY, far: false };
  });
  addEventListener("pointermove", (event) => {
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    held.far ||= Math.hypot(dx, dy) > DRAG;
    if (!held.far) return;
    held.card.classList.add("held");
    held.card.style.translate = `${dx}px ${dy}px`;
    const place = target(event)
      .map((one) => one.closest("[data-place]"))
      .find(Boolean);
    for (const one of root.querySelectorAll("[data-place]")) one.classList.toggle("over", one === place);
  });
  const lift = (/** @type {PointerEvent} */ event) => {
    if (!held) return;
    const { card, far } = held;
    const under = far && event.type === "pointerup" ? target(event) : [];
    held = null;
    justDropped = far;
    card.classList.remove("held");
    card.style.translate = "";
    for (const one of root.querySelectorAll(".over")) one.classList.remove("over");
    const place = under
      .map((one) => one.closest("[data-place]"))
      .find(Boolean)
      ?.getAttribute("data-place");
    const onto = under.map((one) => one.closest("[data-at]")).find((one) => one && one !== card) ?? null;
    if (place) dropped(Number(card.dataset.at), place, onto);
  };
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  root.addEventListener(
    "click",
    (event) => {
      if (!justDropped || event.detail === 0) return;
      justDropped = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
