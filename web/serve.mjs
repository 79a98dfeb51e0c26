// Serves a folder over HTTP; USAGE says how to start it.

import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { HEADER } from "./policy.mjs";

const USAGE = `Serves a folder over HTTP, to this machine only.

Usage: node web/serve.mjs FOLDER [PORT]

Arguments:
  FOLDER      Folder to serve
  PORT        Port, 0 to 65535; 0 means any free port [default: 8080]

Options:
  -h, --help  Print help
`;

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
  return new Promise((resolve, reject) => {
    // For instance, another program uses the port.
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
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

// Whether help is wanted, and the folder and the port. Throws if the arguments are invalid.
function parseArguments(args) {
  const options = { help: { type: "boolean", short: "h", default: false } };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [folder, port = "8080", ...others] = positionals;
  if (values.help) return { help: true };
  if (folder === undefined) throw new Error("the folder is missing");
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`there is no folder '${folder}'`);
  }
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Error(`'${port}' is not a port; expected 0 to 65535`);
  }
  if (others.length > 0) throw new Error(`unexpected argument '${others[0]}'`);
  return { help: false, folder, port: Number(port) };
}

async function main() {
  const { help, folder, port } = parseArguments(process.argv.slice(2));
  if (help) {
    process.stdout.write(USAGE);
    return;
  }
  const server = await serve(folder, port);
  console.log(`http://localhost:${server.address().port}/`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main().catch((error) => {
    console.error(`error: ${error.message}\nFor help, use --help.`);
    process.exitCode = 2;
  });
}
