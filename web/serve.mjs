// Serves a folder as the servers of pages do: serve.mjs FOLDER [PORT]

import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

// A server of that folder, listening; with port 0 on any that is free.
export function serve(folder, port = 0) {
  const server = createServer((request, response) => answer(folder, request, response));
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

function answer(folder, request, response) {
  const { pathname } = new URL(request.url, "http://localhost");
  const name = normalize(decodeURIComponent(pathname)).replace(/\/$/, "/index.html");
  const path = join(folder, name);
  if (!existsSync(path) || !statSync(path).isFile()) {
    response.writeHead(404).end();
    return;
  }
  const accepted = request.headers["accept-encoding"] ?? "";
  const [encoding, ending] = [["br", ".br"], ["gzip", ".gz"]].find(
    ([encoding, ending]) => accepted.includes(encoding) && existsSync(path + ending),
  ) ?? ["identity", ""];
  const contents = readFileSync(path + ending);
  const tag = `"${createHash("sha256").update(contents).digest("base64url")}"`;
  // Asked for every time, sent only when it has changed.
  const headers = { "Cache-Control": "no-cache", ETag: tag, Vary: "Accept-Encoding" };
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  headers["Content-Type"] = TYPES[extname(path)] ?? "text/plain; charset=utf-8";
  headers["Content-Length"] = contents.length;
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  response.writeHead(200, headers).end(contents);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, port = "8080"] = process.argv.slice(2);
  const server = await serve(folder, Number(port));
  console.log(`http://localhost:${server.address().port}/`);
}
