// Transfers all saved data from one browser to another.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { saved } from "./browser.mjs";
import { playDurak, playReversi } from "./games.mjs";
import { Phone, start } from "./support.mjs";

let stage;
before(async () => (stage = await start()));
after(() => stage?.close());

const openData = async (phone) => {
  await phone.tap("Settings");
  await phone.tap("Your data");
};

test("all data is exported to a file and imported in another browser", async () => {
  const here = await Phone.open(stage);
  await here.tap("Durak");
  await here.tap("Start");
  await playDurak(here);
  await here.reload();
  await here.tap("Reversi");
  await here.tap("Start");
  await playReversi(here, 3);
  await here.find(/, legal move, /);
  await here.reload();
  await openData(here);
  const [file] = await Promise.all([saved(here.page), here.tapOnce("Save to file")]);
  assert.equal(file.name, "kozyr-data.json");
  const kept = await here.savedTexts();
  assert.ok(kept["reversi.json"] && kept["games-1.jsonl"], Object.keys(kept).join());
  assert.deepEqual(JSON.parse(readFileSync(file.path, "utf8")).texts, kept);

  const context = await stage.newHastyContext();
  const there = await Phone.open({ context, address: stage.address });
  await openData(there);
  const [picker] = await Promise.all([
    there.page.waitForEvent("filechooser"),
    there.tapOnce("Load from file"),
  ]);
  await picker.setFiles(file.path);
  await there.tap("Replace everything");
  await there.find("Everything has been replaced.");
  const come = await there.savedTexts();
  for (const name of ["durak.json", "reversi.json", "games-1.jsonl"]) {
    assert.equal(come[name], kept[name], name);
  }
  assert.equal(JSON.parse(come["settings.json"]).pace, "still");
  // Without a reload, the finished deal counts and the other game can be resumed.
  await there.tap("Statistics");
  await there.find("Times the fool");
  await there.tap("Back");
  await there.tap(/^Continue/);
  await there.find(/, legal move, /);
  await context.close();
});

test("data is copied to the clipboard and pasted from it", async () => {
  const context = await stage.newHastyContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const phone = await Phone.open({ context, address: stage.address });
  await openData(phone);
  await phone.tap("Copy as text");
  await phone.find(/^Copied/);
  const copied = await phone.page.evaluate(() => navigator.clipboard.readText());
  assert.equal(JSON.parse(copied).format, "kozyr-data");
  const other = JSON.stringify({ ...JSON.parse(copied), texts: { "settings.json": '{"language":"ukrainian"}' } });
  await phone.page.evaluate((text) => navigator.clipboard.writeText(text), other);
  await phone.tap("Paste text");
  await phone.tap("Replace everything");
  await phone.find("Налаштування");
  // The page's language changes with the frame that shows the new texts.
  await phone.page.waitForFunction(() => document.documentElement.lang === "uk");
  await context.close();
});
