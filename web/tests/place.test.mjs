// Exactly one page holds the lock for saving, also when that page is closed, asked to hand over, or frozen
// by the browser and resumed. These pages contain only place.js.

import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { freeze } from "./browser.mjs";
import { start } from "./support.mjs";

const PAGE = `<!doctype html><title>place</title><script type="module" src="holder.js"></script>`;
const HOLDER = `import { askForPlace, holdsPlace, takePlace } from "./place.js";
globalThis.told = 0;
globalThis.place = { askForPlace, holdsPlace };
// As the app does in every frame: save if this page holds the lock.
globalThis.save = (what) => {
  if (holdsPlace()) localStorage.setItem("saved", what);
  return holdsPlace();
};
await takePlace(() => (globalThis.told += 1));
globalThis.begun = true;
`;

let stage, folder;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "kozyr-place-"));
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "holder.js"), HOLDER);
  copyFileSync(new URL("../place.js", import.meta.url), join(folder, "place.js"));
  stage = await start({ folder });
});
after(async () => {
  await stage?.close();
  rmSync(folder, { recursive: true });
});

async function open(context) {
  const page = await context.newPage();
  await page.goto(stage.address);
  await page.waitForFunction(() => globalThis.begun);
  return page;
}

async function pages(t, count) {
  const context = await stage.newContext();
  t.after(() => context.close());
  const opened = [];
  while (opened.length < count) opened.push(await open(context));
  return opened;
}

const holds = (page) => page.evaluate(() => place.holdsPlace());
const save = (page, what) => page.evaluate((what) => save(what), what);
const saved = (page) => page.evaluate(() => localStorage.getItem("saved"));
const ask = (page) => page.evaluate(() => place.askForPlace());

test("the first of two pages holds the lock until another page asks for it", async (t) => {
  const [first, second] = await pages(t, 2);
  assert.deepEqual([await holds(first), await holds(second)], [true, false]);
  await save(first, "first");
  assert.equal(await save(second, "second"), false);
  await ask(second);
  assert.deepEqual([await holds(first), await holds(second)], [false, true]);
  assert.equal(await first.evaluate(() => told), 1, "it is notified");
  assert.equal(await saved(second), "first");
});

test("a lone page holds the lock, however slow the browser is", async (t) => {
  const context = await stage.newContext();
  t.after(() => context.close());
  await context.addInitScript(() => (AbortSignal.timeout = () => AbortSignal.abort()));
  assert.equal(await holds(await open(context)), true);
  assert.equal(await holds(await open(context)), false);
});

test("a frozen page keeps the lock until another page asks for it, and does not save when it resumes", async (t) => {
  const [first, second] = await pages(t, 2);
  await save(first, "first");
  const thaw = await freeze(first, () => save("first, thawed"));
  assert.equal(await holds(second), false, "the frozen page still holds it");
  const since = Date.now();
  await ask(second);
  assert.ok(Date.now() - since >= 5000, "the second page waits for an answer");
  assert.equal(await holds(second), true, "a page that does not answer loses the lock");
  await save(second, "second");
  assert.equal(await thaw(), false);
  assert.equal(await saved(second), "second");
  await first.waitForFunction(() => globalThis.told > 0);
  assert.deepEqual([await holds(first), await holds(second)], [false, true]);
  // And back.
  await ask(first);
  assert.deepEqual([await holds(first), await holds(second)], [true, false]);
});

test("a frozen page that resumes before another page asks for the lock still holds it", async (t) => {
  const [first, second] = await pages(t, 2);
  const thaw = await freeze(first, () => save("first, thawed"));
  assert.equal(await thaw(), true);
  assert.deepEqual([await holds(first), await holds(second)], [true, false]);
});

test("a page that is closed while frozen releases the lock", async (t) => {
  const [first, second] = await pages(t, 2);
  await freeze(first);
  await first.close();
  await ask(second);
  assert.equal(await holds(second), true);
});
