// Caches one complete version of the app, so that it starts offline.

const VERSION = "@VERSION@";
// Every file with its digest, so that a version that is being replaced on the server is not cached in
// part.
const FILES = @FILES@;

addEventListener("install", (event) => event.waitUntil(take()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("message", ({ data, ports }) => {
  if (data === "take over") skipWaiting();
  if (data === "version") ports[0].postMessage(VERSION);
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) {
    event.respondWith(kept(request));
  }
});

async function take() {
  const cache = await caches.open(VERSION);
  const request = ([path, integrity]) => new Request(path, { integrity, cache: "no-cache" });
  await cache.addAll(FILES.map(request));
}

async function begin() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith("kozyr-") && name !== VERSION);
  await Promise.all(older.map((name) => caches.delete(name)));
  await clients.claim();
}

async function kept(request) {
  const cache = await caches.open(VERSION);
  const found = await cache.match(request.mode === "navigate" ? "./" : request, {
    ignoreSearch: true,
  });
  return found ?? fetch(request);
}
