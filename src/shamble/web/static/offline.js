/** The table without a connection: the last screen is kept beside its page, and shown until the connection is back. */

const TABLES = "shamble-tables";
/** Milliseconds between two screens that are kept. */
const PAUSE = 1500;

let isWaiting = false;
/** @type {any} */
let newest;

/** Let the browser show tables without a connection; one that cannot, or may not, goes on as before. */
export function stayWithoutConnection() {
  navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
}

/**
 * Keep the newest screen of a table, soon.
 * @param {string} code
 * @param {any} screen
 */
export function keepScreen(code, screen) {
  if (!("caches" in globalThis)) return;
  newest = screen;
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(async () => {
    isWaiting = false;
    const kept = new Response(JSON.stringify(newest), { headers: { "Content-Type": "application/json" } });
    const tables = await caches.open(TABLES).catch(() => null);
    await tables?.put(`/t/${code}/last`, kept).catch(() => undefined);
  }, PAUSE);
}

/**
 * The last screen of a table that was kept, or nothing.
 * @param {string} code
 * @returns {Promise<any>}
 */
export async function keptScreen(code) {
  if (!("caches" in globalThis)) return undefined;
  const found = await caches.match(`/t/${code}/last`).catch(() => undefined);
  return found?.json();
}
