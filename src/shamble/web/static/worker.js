/** The service worker: files of this version come from the browser's store, and the last table is there without a connection. */

/** @type {any} The scope of a service worker; the server has written the digest of this version into it. */
const worker = globalThis;
const { DIGEST } = worker;
const FILES = `shamble-files-${DIGEST}`;
const TABLES = "shamble-tables";
const NOWHERE = "/offline";
const OF_THAT_PAGE = ["draw.css", "editions.css", "icon.svg", "pages.css", "pages.js", "settings.js", "theme.js"];
const TABLE = /^\/t\/[A-Za-z0-9]+$/;
/** These say that somebody may not see a table, or that there is none; whoever was removed is sent elsewhere instead. */
const GONE = [403, 404, 410];

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then((files) => files.addAll([NOWHERE, ...OF_THAT_PAGE.map((name) => `/static/${DIGEST}/${name}`)]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== worker.location.origin) return;
  if (address.pathname.startsWith(`/static/${DIGEST}/`)) event.respondWith(file(request));
  else if (request.mode === "navigate" && TABLE.test(address.pathname))
    event.respondWith(table(request, address.pathname));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(NOWHERE)));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

async function forgetOlder() {
  for (const name of await caches.keys()) {
    if (name.startsWith("shamble-files-") && name !== FILES) await caches.delete(name);
  }
}

/** @param {Request} request */
async function file(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

/**
 * @param {Request} request
 * @param {string} path
 */
async function table(request, path) {
  const tables = await caches.open(TABLES);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await tables.put(path, answer.clone());
    if (isSentElsewhere(answer) || GONE.includes(answer.status))
      await Promise.all([tables.delete(path), tables.delete(`${path}/last`)]);
    return answer;
  } catch {
    return (await tables.match(path)) ?? (await caches.match(NOWHERE));
  }
}

/** @param {Response} answer What a page that is opened gets: its redirection is left to the browser, and looks like this. */
function isSentElsewhere(answer) {
  return answer.redirected || answer.type === "opaqueredirect";
}

/** @param {string} address */
async function goTo(address) {
  const open = await worker.clients.matchAll({ type: "window" });
  const there = open.find((/** @type {any} */ one) => new URL(one.url).pathname === address);
  return there ? there.focus() : worker.clients.openWindow(address);
}
