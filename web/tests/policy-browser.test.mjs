// Tests the policy in a browser: what Kozyr's page uses is allowed, and everything else is blocked.
//
// Uses a small page with the same parts, so this needs no build of the app.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { POLICY } from "../policy.mjs";
import { start } from "./support.mjs";

const PAGE = `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<link rel="manifest" href="manifest.webmanifest">
<link rel="stylesheet" href="page.css">
<link rel="modulepreload" href="program.js">
<script id="build" type="application/json">{"version":"1"}</script>
<script>globalThis.inline = true;</script>
<script type="module" src="page.js"></script>
<p id="text" style="color: red" onclick="globalThis.inline = true">text</p>
<img id="picture" src="picture.svg" alt="">`;

const SCRIPT = `
import { module } from "./program.js";
globalThis.broken = [];
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  broken.push(\`\${effectiveDirective} \${blockedURI}\`));
const seen = {};
const note = async (name, what) => {
  try {
    seen[name] = await what();
  } catch (error) {
    seen[name] = String(error);
  }
};
seen.build = JSON.parse(document.getElementById("build").textContent).version;
await note("wasm", async () => (await module()).toString());
await note("worker", () => new Promise((told) => {
  const worker = new Worker("worker.js", { type: "module" });
  worker.onmessage = ({ data }) => told(data);
  worker.onerror = () => told("broken");
}));
await note("service", async () => {
  await navigator.serviceWorker.register("service-worker.js");
  return (await navigator.serviceWorker.ready).active !== null;
});
await note("picture", () => document.getElementById("picture").decode().then(() => true));
const text = document.getElementById("text");
text.style.cssText = "left: 3px";
seen.style = text.style.left;
seen.colour = getComputedStyle(text).color;
await note("saved", () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["words"], { type: "text/plain" }));
  link.download = "words.txt";
  link.click();
  return true;
});
seen.allowed = broken.filter((one) => !one.endsWith("inline"));
text.click();
await note("evaluated", () => (0, eval)("1 + 1"));
await note("elsewhere", () => fetch("https://example.org/").then(() => "fetched"));
await note("data", () => new Promise((told) => {
  const script = document.createElement("script");
  script.src = "data:text/javascript,globalThis.inline = true";
  script.onerror = () => told("refused");
  script.onload = () => told("run");
  document.body.append(script);
}));
seen.inline = globalThis.inline ?? false;
document.title = JSON.stringify(seen);
`;

const FILES = {
  "index.html": PAGE,
  "page.js": SCRIPT,
  "page.css": "#text { color: rgb(1, 2, 3) !important; }",
  "program.js": `export const module = async () => {
    const { module } = await WebAssembly.instantiateStreaming(fetch("program.wasm"));
    return module;
  };`,
  "worker.js": `import { module } from "./program.js";
    module().then((found) => postMessage(String(found)), () => postMessage("refused"));`,
  "service-worker.js": `addEventListener("install", (event) =>
    event.waitUntil(caches.open("one").then((cache) => cache.addAll(["./", "page.css"]))));`,
  "picture.svg": `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`,
  "manifest.webmanifest": `{"name":"Kozyr","start_url":"./"}`,
};

let folder;
let browser;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "kozyr-policy-"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  // The smallest valid WebAssembly module.
  writeFileSync(join(folder, "program.wasm"), new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  browser = await start({ folder });
});

after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

test("what the page uses is allowed, and everything else is blocked", async () => {
  const page = await browser.context.newPage();
  await page.goto(browser.address);
  const seen = await new Promise((told) => {
    const look = async () => {
      const title = await page.title();
      if (title.startsWith("{")) told(JSON.parse(title));
      else setTimeout(look, 20);
    };
    look();
  });
  assert.deepEqual(seen.allowed, []);
  assert.equal(seen.build, "1");
  assert.equal(seen.wasm, "[object WebAssembly.Module]");
  assert.equal(seen.worker, "[object WebAssembly.Module]");
  assert.equal(seen.service, true);
  assert.equal(seen.picture, true);
  assert.equal(seen.style, "3px");
  assert.equal(seen.colour, "rgb(1, 2, 3)");
  assert.equal(seen.saved, true);
  assert.match(seen.evaluated, /EvalError/);
  assert.match(seen.elsewhere, /TypeError/);
  assert.equal(seen.data, "refused");
  assert.equal(seen.inline, false);
  // The other tests use these functions, which the policy must not block.
  assert.equal(await page.evaluate(() => 1 + 1), 2);
  await page.waitForFunction(() => document.title.length > 0, null, { timeout: 20_000 });
});
