// The server answers any request line, and serves only files from its folder.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../serve.mjs";

let home;
let server;

before(async () => {
  home = mkdtempSync(join(tmpdir(), "kozyr-serve-"));
  mkdirSync(join(home, "dist", "deep"), { recursive: true });
  mkdirSync(join(home, "dist-of-others"));
  writeFileSync(join(home, "secret.txt"), "secret");
  writeFileSync(join(home, "dist-of-others", "secret.txt"), "secret");
  writeFileSync(join(home, "dist", "index.html"), "<title>root</title>");
  writeFileSync(join(home, "dist", "deep", "index.html"), "<title>deep</title>");
  server = await serve(join(home, "dist"));
});

after(() => {
  server.close();
  rmSync(home, { recursive: true });
});

// Sends a raw request line, which HTTP clients would not send, and returns the response.
function answered(line) {
  return new Promise((resolve, reject) => {
    const socket = connect(server.address().port, "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (more) => (text += more));
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
    socket.end(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

const status = (text) => Number(text.match(/^HTTP\/1\.1 (\d+)/)?.[1]);

test("invalid paths are refused, and the next request is answered", async () => {
  const lines = [
    "GET // HTTP/1.1",
    "GET /% HTTP/1.1",
    "GET /%E0%A4%A HTTP/1.1",
    "GET /%00 HTTP/1.1",
    "GET //[ HTTP/1.1",
    "GET http://[/ HTTP/1.1",
    "GET * HTTP/1.1",
    "OPTIONS * HTTP/1.1",
    "POST / HTTP/1.1",
    "GET /index.html/x HTTP/1.1",
    `GET /${"x".repeat(5000)} HTTP/1.1`,
    "GET /deep HTTP/1.1",
    "nonsense",
    "GET /\u{fffd} HTTP/1.1",
  ];
  for (const line of lines) {
    const text = await answered(line);
    const found = status(text);
    assert.ok((found >= 400 && found < 500) || /root/.test(text), `${line}: ${text}`);
    assert.equal(status(await answered("GET / HTTP/1.1")), 200, `after ${line}`);
  }
});

test("files outside the folder are not served", async () => {
  for (const path of [
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/deep/../../secret.txt",
    "/../dist-of-others/secret.txt",
    "//../secret.txt",
    "/..\\secret.txt",
  ]) {
    const text = await answered(`GET ${path} HTTP/1.1`);
    assert.doesNotMatch(text, /\r\n\r\nsecret/, path);
    assert.notEqual(status(text), 200, path);
  }
});

test("pages are sent with the policy, also index pages of folders", async () => {
  const text = await answered("GET /deep/?question#answer HTTP/1.1");
  assert.match(text, /<title>deep<\/title>/);
  assert.match(text, /content-security-policy: default-src 'none'; .*frame-ancestors 'none'/i);
  const head = await answered("HEAD / HTTP/1.1");
  assert.equal(status(head), 200);
  assert.doesNotMatch(head, /<title>/);
});

// Runs the program with arguments that end it at once.
function run(...args) {
  const program = fileURLToPath(new URL("../serve.mjs", import.meta.url));
  const options = { cwd: home, encoding: "utf8", timeout: 30_000 };
  return spawnSync(process.execPath, [program, ...args], options);
}

test("help is printed, and is no folder", () => {
  for (const args of [["--help"], ["-h"], ["dist", "--help"]]) {
    const { status, stdout, stderr } = run(...args);
    assert.deepEqual([status, stderr], [0, ""], args);
    assert.match(stdout, /Usage: .*FOLDER \[PORT\]/, args);
  }
});

test("invalid arguments are refused with a reason", () => {
  for (const [args, reason] of [
    [[], "the folder is missing"],
    [["--prot", "dist"], "--prot"],
    [["nowhere"], "there is no folder 'nowhere'"],
    [["secret.txt"], "there is no folder 'secret.txt'"],
    [["dist", "http"], "'http' is not a port"],
    [["dist", "65536"], "'65536' is not a port"],
    [["dist", "0", "more"], "unexpected argument 'more'"],
    [["dist", String(server.address().port)], "EADDRINUSE"],
  ]) {
    const { status, stdout, stderr } = run(...args);
    assert.deepEqual([status, stdout], [2, ""], args);
    assert.ok(stderr.startsWith("error: ") && stderr.includes(reason), `${args}: ${stderr}`);
    assert.doesNotMatch(stderr, /^ {4}at /m, stderr);
  }
});
