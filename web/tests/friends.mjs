// People with a browser each, who meet at a table.

import { BROWSERS, CHOSEN } from "./browser.mjs";
import { OVER, drag, durakMove, tap } from "./games.mjs";
import { PATIENCE, PHONE, Phone, keep, patient } from "./support.mjs";

// Without animations.
const HASTY = '{"pace":"still"}';

// The browsers that were started, by their names.
const started = new Map();

async function browserOf(kind) {
  if (!started.has(kind)) started.set(kind, await BROWSERS[kind].launch());
  return started.get(kind);
}

export async function closeBrowsers() {
  for (const browser of started.values()) await browser.close();
  started.clear();
}

// A person with an own browser, who opens `address`. With `kind`, the browser is "chromium" or "firefox".
export async function newFriend(t, address, { kind, settings = {}, chosen = HASTY, prepare = () => {} } = {}) {
  const driver = kind ? BROWSERS[kind] : CHOSEN;
  const browser = await browserOf(kind ?? process.env.KOZYR_BROWSER ?? "chromium");
  const context = patient(await browser.newContext(driver.contextSettings({ ...PHONE, ...settings })));
  t?.after(() => context.close());
  await context.addInitScript(keep, chosen);
  const phone = new Phone(await context.newPage(), driver);
  await prepare(phone.page);
  await phone.goto(address);
  return phone;
}

const wait = (milliseconds) => new Promise((over) => setTimeout(over, milliseconds));

// Types into the field with that name.
export async function type(phone, field, text) {
  const { x, y } = await phone.find(field);
  // On a phone the page focuses the field while the finger is lifted, if a frame was drawn since it came down.
  const isFocused = () => phone.page.evaluate(() => document.activeElement?.id === "egui_text_agent");
  do await phone.drag({ x, y }, { x, y });
  while (!(await isFocused()));
  await phone.drawn();
  await phone.page.keyboard.type(text, { delay: 50 });
  await phone.until((things) => things.some(({ name }) => name === text), `the field contains ${text}`);
}

// Opens a table for a game, from the home page. Returns its link and the milliseconds from the tap until the
// link was shown.
export async function invite(phone, name, game = "Durak") {
  await phone.tap("Friends");
  await type(phone, "Your name", name);
  const { x, y } = await phone.find(game);
  const began = Date.now();
  await phone.tapAt(x, y);
  const isLink = ({ name }) => name.includes("#table/");
  const { name: link } = await phone.until((things) => things.find(isLink), "the link to the table");
  return { link, hash: new URL(link).hash, took: Date.now() - began };
}

// Sits down at the table of the link that was opened.
export async function sit(phone, name) {
  await type(phone, "Your name", name);
  await phone.tap("Sit down");
}

export const begin = async (host, guests) => {
  for (const guest of guests) await guest.tap("I’m ready");
  await host.until((things) => !things.some(({ name }) => /Not everyone is ready/.test(name)), "all are ready");
  await host.tap("Start");
  for (const phone of [host, ...guests]) await phone.find(/cards? to draw|trump/i);
};

// Plays a deal of Durak by all its people to the end, or until `enough` returns true.
export async function playTogether(phones, enough = () => false) {
  // The state of each phone when its player last did something, and the time.
  const last = new Map();
  let count = 0;
  let end = Date.now() + PATIENCE;
  for (;;) {
    let over = 0;
    for (const phone of phones) {
      if (phone.errors.length) throw new Error(phone.errors.join("\n"));
      const things = await phone.things();
      const next = durakMove(things);
      if (next?.over) over += 1;
      if (!next || next.over) continue;
      const seen = JSON.stringify(things);
      const before = last.get(phone);
      // The answer to the last tap may be on its way.
      if (before?.seen === seen && Date.now() - before.at < 4000) continue;
      last.set(phone, { seen, at: Date.now() });
      count += 1;
      end = Date.now() + PATIENCE;
      // Every third card is dragged.
      await (count % 3 ? tap : drag)(phone, next);
      await phone.drawn();
    }
    if (over === phones.length || (await enough(count))) return count;
    if (Date.now() > end) {
      for (const [index, phone] of phones.entries()) await phone.picture(`stuck-${index}`);
      throw new Error("the match does not go on");
    }
    await wait(50);
  }
}

export const isOver = (things) => things.some(({ name }) => name === OVER);
