// Serves a folder over HTTP: serve.mjs FOLDER [PORT]

import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { HEADER } from "./policy.mjs";

const TYPES = {
  ".bin": "application/octet-stream",
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

// Starts a server for a folder; port 0 means any free port.
export function serve(folder, port = 0) {
  const server = createServer((request, response) => {
    try {
      answer(resolve(folder), request, response);
    } catch (error) {
      // For instance, a file was deleted while it was read. The server goes on.
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

function answer(folder, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const name = wanted(request.url);
  if (name === null) {
    response.writeHead(400).end();
    return;
  }
  const path = resolve(folder, `.${name}`);
  if (!path.startsWith(folder + sep) || !isFile(path)) {
    response.writeHead(404).end();
    return;
  }
  const accepted = request.headers["accept-encoding"] ?? "";
  const [encoding, ending] = [["br", ".br"], ["gzip", ".gz"]].find(
    ([encoding, ending]) => accepted.includes(encoding) && isFile(path + ending),
  ) ?? ["identity", ""];
  const contents = readFileSync(path + ending);
  const tag = `"${createHash("sha256").update(contents).digest("base64url")}"`;
  // Browsers revalidate every time, but download a file only if it has changed.
  const headers = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": HEADER,
    ETag: tag,
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
  };
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  headers["Content-Type"] = TYPES[extname(path)] ?? "text/plain; charset=utf-8";
  headers["Content-Length"] = contents.length;
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : contents);
}

// The path of the requested file, relative to the folder; null if the request is invalid.
function wanted(target) {
  const path = target.split(/[?#]/, 1)[0];
  if (!path.startsWith("/")) return null;
  try {
    const name = decodeURIComponent(path).replace(/\/$/, "/index.html");
    return name.includes("\0") ? null : name;
  } catch {
    return null;
  }
}

function isFile(path) {
  try {
    return statSync(path).isFile();
  } catch {
    // There is no such file, or the name is invalid, such as too long.
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, port = "8080"] = process.argv.slice(2);
  const server = await serve(folder, Number(port));
  console.log(`http://localhost:${server.address().port}/`);
}
