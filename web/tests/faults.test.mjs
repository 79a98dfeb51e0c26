// How the app handles failures of the browser's storage.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { freeze } from "./browser.mjs";
import { playReversi } from "./games.mjs";
import { Phone, start } from "./support.mjs";

let stage;
before(async () => (stage = await start()));
after(() => stage?.close());

const SAVED = "reversi.json";
const actions = (text) => JSON.parse(text).actions;

// Starts a game of Reversi in a new browser context and makes a few moves.
async function player(t, script) {
  const context = await stage.newHastyContext();
  t.after(() => context.close());
  if (script) await context.addInitScript(script);
  const phone = await Phone.open({ context, address: stage.address });
  await phone.tap("Reversi");
  await phone.tap("Start");
  await playReversi(phone, 2);
  await awaitTurn(phone);
  return phone;
}

// Waits until the opponent has replied; by then everything is saved.
const awaitTurn = (phone) => phone.find(/, legal move, /);

async function place(phone) {
  const { name } = await awaitTurn(phone);
  const isGone = (things) => !things.some((thing) => thing.name === name);
  await phone.tap(name, async () => isGone(await phone.things()));
  await phone.until(isGone, "a disc is placed");
}

test("with a full storage the old data stays, and the game goes on", async (t) => {
  const phone = await player(t);
  const before = await phone.saved(SAVED);
  // Fill the storage to the last byte.
  await phone.page.evaluate(() => {
    let filling = "";
    for (let size = 1 << 23; size >= 1; size >>= 1) {
      try {
        localStorage.setItem("filling", filling + "x".repeat(size));
        filling += "x".repeat(size);
      } catch {
        // Half of that may fit.
      }
    }
  });
  await place(phone);
  await phone.find(/no room left to save/);
  await awaitTurn(phone);
  assert.equal(await phone.saved(SAVED), before, "nothing was overwritten");
  await place(phone);
  await awaitTurn(phone);

  await phone.page.evaluate(() => localStorage.removeItem("filling"));
  await place(phone);
  await awaitTurn(phone);
  const after = actions(await phone.saved(SAVED));
  assert.deepEqual(after.slice(0, actions(before).length), actions(before));
  assert.ok(after.length >= actions(before).length + 6, "the moves made meanwhile are saved too");
});

test("without storage the app shows a notice, and one can still play", async (t) => {
  const context = await stage.newHastyContext();
  t.after(() => context.close());
  await context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  const phone = await Phone.open({ context, address: stage.address });
  await phone.find(/^Kozyr can’t save here/);
  // Without storage, every start is a first start.
  await phone.tap("Look around first");
  await phone.tap("Reversi");
  await phone.tap("Start");
  await place(phone);
  await awaitTurn(phone);
});

test("a truncated file is set aside, and the previous version is used", async (t) => {
  const phone = await player(t);
  const [last, former] = [await phone.saved(SAVED), await phone.saved(`${SAVED}.old`)];
  const half = last.slice(0, last.length / 2);
  await phone.page.evaluate((half) => localStorage.setItem("kozyr/reversi.json", half), half);
  await phone.reload();
  await phone.find(/was damaged, so the previous copy was used/);
  assert.equal(await phone.saved(`damaged-${SAVED}`), half);
  await phone.tap(/^Continue/);
  await awaitTurn(phone);
  const resumed = actions(await phone.saved(SAVED));
  assert.deepEqual(resumed.slice(0, actions(former).length), actions(former));
});

test("a file of a later version is kept for that version", async (t) => {
  const phone = await player(t);
  const saved = JSON.parse(await phone.saved(SAVED));
  const later = JSON.stringify({ ...saved, version: 99 });
  await phone.page.evaluate((later) => localStorage.setItem("kozyr/reversi.json", later), later);
  await phone.reload();
  await phone.find(/saved by a later version/);
  // The previous version of the file is used meanwhile.
  await phone.tap(/^Continue/);
  await place(phone);
  await awaitTurn(phone);
  assert.equal(await phone.saved(`newer-${SAVED}`), later);
});

// A page may be closed between any two writes to the storage.
test("a page that is closed while saving loses at most the last action", async (t) => {
  const phone = await player(t, () => {
    globalThis.changesLeft = Infinity;
    for (const name of ["setItem", "removeItem"]) {
      const change = Storage.prototype[name];
      Storage.prototype[name] = function (...what) {
        if (globalThis.changesLeft <= 0) return;
        globalThis.changesLeft -= 1;
        change.apply(this, what);
      };
    }
  });
  for (let changes = 0; changes <= 5; changes += 1) {
    const before = actions(await phone.saved(SAVED));
    await phone.page.evaluate((changes) => (globalThis.changesLeft = changes), changes);
    await place(phone);
    await phone.page.waitForTimeout(1500);
    await phone.reload();
    await phone.tap(/^Continue/);
    await awaitTurn(phone);
    const resumed = actions(await phone.saved(SAVED));
    assert.deepEqual(resumed.slice(0, before.length), before, `after ${changes} changes`);
    const news = await phone.names();
    assert.ok(!news.some((name) => /damaged/.test(name)), `after ${changes} changes`);
  }
});

const ELSEWHERE = /^Kozyr is open elsewhere and saves there/;
const TAKEN_OVER = /^Kozyr was opened elsewhere and now saves there/;
const TAKE_OVER = "Save here from now on";

test("only one of two pages saves, and the other can take over", async (t) => {
  const first = await player(t);
  const context = first.page.context();
  const beside = { beside: true };
  const second = await Phone.open({ context, address: stage.address }, "", beside);
  await second.find(ELSEWHERE);
  const before = await first.saved(SAVED);
  await second.tap(/^Continue/);
  await place(second);
  await awaitTurn(second);
  assert.equal(await first.saved(SAVED), before, "the second page does not save");
  await first.page.bringToFront();
  await place(first);
  await awaitTurn(first);
  const played = actions(await first.saved(SAVED));
  assert.ok(played.length > actions(before).length, "the first page saves");

  const third = await Phone.open({ context, address: stage.address }, "", beside);
  await third.find(ELSEWHERE);
  await third.tap(TAKE_OVER);
  await third.find(/^Everything is now saved here/);
  await first.page.bringToFront();
  await first.find(TAKEN_OVER);
  await place(first);
  await awaitTurn(first);
  assert.deepEqual(actions(await third.saved(SAVED)), played, "the first page no longer saves");
  await third.page.bringToFront();
  await third.tap(/^Continue/);
  await place(third);
  await awaitTurn(third);
  const last = actions(await third.saved(SAVED));
  assert.deepEqual(last.slice(0, played.length), played, "the third page has loaded what the first one saved");
  assert.ok(last.length > played.length);
});

test("a frozen page loses the lock to a page that takes over, and does not save when it resumes", async (t) => {
  const first = await player(t);
  const context = first.page.context();
  const played = actions(await first.saved(SAVED));
  const second = await Phone.open({ context, address: stage.address }, "", { beside: true });
  await second.find(ELSEWHERE);
  const thaw = await freeze(first.page);
  await second.tap(TAKE_OVER);
  await second.find(/^Everything is now saved here/);
  await second.tap(/^Continue/);
  await place(second);
  await awaitTurn(second);
  const last = await second.saved(SAVED);
  assert.deepEqual(actions(last).slice(0, played.length), played);
  await thaw();
  await first.page.bringToFront();
  await first.find(TAKEN_OVER);
  await place(first);
  await awaitTurn(first);
  assert.equal(await second.saved(SAVED), last, "the first page no longer saves");
});

test("a closed page releases the lock", async (t) => {
  const first = await player(t);
  const context = first.page.context();
  for (let pages = 0; pages < 3; pages += 1) {
    const next = await Phone.open({ context, address: stage.address });
    await next.find(/^Continue/);
    assert.ok(!(await next.names()).some((name) => ELSEWHERE.test(name)));
    await next.reload();
    assert.ok(!(await next.names()).some((name) => ELSEWHERE.test(name)), "after a reload");
  }
});
