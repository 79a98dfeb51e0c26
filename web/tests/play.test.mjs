// Complete games in the browser of a phone.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { playDurak, playReversi } from "./games.mjs";
import { Phone, SIDEWAYS, UPRIGHT, start } from "./support.mjs";

let stage;
before(async () => (stage = await start()));
after(() => stage?.close());

// A phone without saved games.
async function newPhone(t) {
  const context = await stage.newContext();
  t.after(() => context.close());
  return Phone.open({ context, address: stage.address });
}

test("a deal of Durak is played by taps and drags, the phone is turned, and the deal is resumed", async (t) => {
  const phone = await newPhone(t);
  await phone.picture("home");
  await phone.tap("Durak");
  await phone.tap("Start");
  await playDurak(phone, 3);
  await phone.picture("durak-upright");

  await phone.turn(SIDEWAYS);
  await phone.until((things) => {
    const hand = things.filter(({ name, role }) => role === "button" && / of (spades|clubs|diamonds|hearts)/.test(name));
    return hand.length > 0 && hand.every(({ y }) => y > 200 && y < SIDEWAYS.height + 20);
  }, "the hand is at the bottom of the turned table");
  await playDurak(phone, 3);
  await phone.picture("durak-sideways");

  await phone.turn(UPRIGHT);
  const record = await phone.saved("durak.json");
  await phone.reload();
  await phone.tap(/^Continue/);
  const resumed = JSON.parse(await phone.saved("durak.json"));
  const begun = JSON.parse(record);
  assert.deepEqual(resumed.actions.slice(0, begun.actions.length), begun.actions);
  assert.equal(resumed.seed, begun.seed);
  await playDurak(phone);
  await phone.picture("durak-over");
  assert.deepEqual(phone.errors, []);
});

test("a game of Reversi is played to its end, the phone is turned, and the game is resumed", async (t) => {
  const phone = await newPhone(t);
  await phone.tap("Reversi");
  await phone.tap("Start");
  await playReversi(phone, 4);
  await phone.picture("reversi-upright");
  await phone.turn(SIDEWAYS);
  await playReversi(phone, 4);
  await phone.picture("reversi-sideways");
  const begun = JSON.parse(await phone.saved("reversi.json"));
  await phone.reload();
  await phone.tap(/^Continue/);
  const resumed = JSON.parse(await phone.saved("reversi.json"));
  assert.deepEqual(resumed.actions.slice(0, begun.actions.length), begun.actions);
  await playReversi(phone);
  await phone.picture("reversi-over");
  assert.deepEqual(phone.errors, []);
});

// `kozyr-lab replay --why` repeats each decision of a record and reports those that now differ.
test("opponents in a browser decide as they do on a desktop", async () => {
  const lab = process.env.KOZYR_LAB;
  assert.ok(lab, "KOZYR_LAB must be the path of kozyr-lab");
  const phone = await Phone.open(stage, "#durak/master-2");
  await playDurak(phone);
  await phone.goto(`${stage.address}?again#reversi/engine-3`);
  await playReversi(phone);
  const folder = mkdtempSync(join(tmpdir(), "kozyr-"));
  for (const game of ["durak", "reversi"]) {
    const path = join(folder, `${game}.json`);
    writeFileSync(path, await phone.saved(`${game}.json`));
    const told = execFileSync(lab, ["replay", "--why", path], { encoding: "utf8" });
    assert.match(told, /master-2|engine-3/);
    assert.doesNotMatch(told, /asked again, it would play/);
  }
});
