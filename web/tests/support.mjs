// A phone with a browser, and fingers that a test moves.

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../serve.mjs";
import { contextSettings, launch, launchKeeping, picture, touch } from "./browser.mjs";

const here = dirname(fileURLToPath(import.meta.url));
export const DIST = join(here, "..", "dist");
const PICTURES = join(here, "pictures");

export const UPRIGHT = { width: 390, height: 844 };
export const SIDEWAYS = { width: 844, height: 390 };

// What takes longer than this is taken to be stuck; machines that are busy elsewhere are slow.
export const PATIENCE = 120_000;

export const PHONE = { viewport: UPRIGHT, hasTouch: true, isMobile: true, locale: "en-GB" };

// The page on a server of its own, in a browser that keeps a folder of its own, as players' do.
export async function startKeeping(folder) {
  const server = await serve(DIST);
  const context = patient(await launchKeeping(folder, PHONE));
  await context.addInitScript(keep, "{}");
  const address = `http://localhost:${server.address().port}/`;
  const close = async () => {
    await context.close();
    server.closeAllConnections();
    server.close();
  };
  return { context, address, close };
}

// The page on a server of its own, in a browser of its own.
export async function start(options = {}) {
  if (!options.folder && !existsSync(join(DIST, "index.html"))) throw new Error("web/dist is not built: make web");
  const server = await serve(options.folder ?? DIST);
  const browser = await launch(options.scale);
  // Nothing in it is foretold or chosen, as in a browser that comes here for the first time.
  const newBareContext = async (settings) => patient(await browser.newContext(settings));
  const contextWith = async (chosen, more) => {
    const context = await newBareContext(contextSettings({ ...PHONE, ...options.context, ...more }));
    await context.addInitScript(foretell);
    await context.addInitScript(keep, chosen);
    return context;
  };
  const newContext = (more) => contextWith("{}", more);
  // For those who cannot wait: things are where they belong at once.
  const newHastyContext = (more) => contextWith('{"pace":"still"}', more);
  const context = await newHastyContext();
  const address = `http://localhost:${server.address().port}/`;
  const close = async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
  return { context, newContext, newHastyContext, newBareContext, address, close };
}

// Playwright by itself gives up much earlier.
function patient(context) {
  context.setDefaultTimeout(PATIENCE);
  return context;
}

// Runs in the page: what was chosen on an earlier day, so that it is not the first start.
function keep(chosen) {
  try {
    localStorage["kozyr/settings.json"] ??= chosen;
  } catch {
    // Not every browser lets anything be kept.
  }
}

// Runs in the page: what chance gives is the same each time, and so is every deal.
function foretell() {
  let state = 2463534242;
  crypto.getRandomValues = (values) => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      // Marsaglia's xorshift of 32 bits.
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      bytes[at] = state;
    }
    return values;
  };
}

// A page of the app, seen through what it tells screen readers.
export class Phone {
  constructor(page) {
    this.page = page;
    this.errors = [];
    page.on("pageerror", (error) => this.errors.push(String(error)));
    // What the policy refuses is told there alone.
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) this.errors.push(message.text());
    });
  }

  // Of pages that are open at once only the first saves: whoever wants a second beside it says so.
  static async open({ context, address }, hash = "", { beside = false } = {}) {
    if (!beside) for (const page of context.pages()) await page.close();
    const phone = new Phone(await context.newPage());
    // What cannot be seen is drawn seldom.
    await phone.page.bringToFront();
    await phone.goto(address + hash);
    return phone;
  }

  async goto(address) {
    await this.page.goto(address, { waitUntil: "commit" });
    await this.begin();
  }

  async reload() {
    await this.page.reload({ waitUntil: "commit" });
    await this.begin();
  }

  // Waits for the first picture, and asks for the tree.
  async begin() {
    await this.page.waitForSelector("#cover.gone", { state: "attached" });
    await this.page.evaluate(() => document.getElementById("reader").click());
    await this.until((things) => things.length > 0, "something is on the screen");
  }

  // Waits until the page is kept for starts without the network.
  kept() {
    const isKept = () => navigator.serviceWorker.controller !== null;
    return this.page.waitForFunction(isKept);
  }

  // All that a reader would say: { name, x, y } with the middle of each thing.
  things() {
    return this.page.$$eval("#mirror > *", (elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute("aria-label") ?? element.textContent;
        const role = element.getAttribute("role");
        return { name, role, x: x + width / 2, y: y + height / 2, width, height };
      }),
    );
  }

  async names() {
    return (await this.things()).map(({ name }) => name);
  }

  // Waits until `wanted` finds something among the things, and returns it.
  async until(wanted, what) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const things = await this.things();
      const found = wanted(things);
      if (found) return found;
      if (this.errors.length) throw new Error(this.errors.join("\n"));
      if (Date.now() > end) {
        await this.picture("stuck");
        throw new Error(`never: ${what}; there are ${things.map(({ name }) => name).join(" | ")}`);
      }
      await this.page.waitForTimeout(50);
      await this.drawn();
    }
  }

  // Waits until two pictures have been drawn, or could have been: on a machine that is busy elsewhere what stands
  // still between two looks may only not have been drawn anew. A page that is not seen draws none.
  drawn() {
    return this.page.evaluate(() => {
      const next = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const late = new Promise((over) => setTimeout(over, 1000));
      return Promise.race([next().then(next), late]);
    });
  }

  // The thing of that name, once it is there and has come to rest.
  async find(name) {
    const matches = typeof name === "string" ? (other) => other === name : (other) => name.test(other);
    let before = null;
    return this.until((things) => {
      const found = things.find((thing) => matches(thing.name));
      const rests = found && before && found.x === before.x && found.y === before.y;
      before = found;
      return rests ? found : null;
    }, String(name));
  }

  // The thing of that name, brought into the window by swipes if it lies below its edge.
  async reach(name) {
    for (let swipes = 0; ; swipes += 1) {
      const thing = await this.find(name);
      const { width, height } = this.page.viewportSize();
      if (thing.y < height - 8 || swipes > 20) return thing;
      await this.drag({ x: width / 2, y: height * 0.7 }, { x: width / 2, y: height * 0.3 });
    }
  }

  async tapOnce(name) {
    const { x, y } = await this.reach(name);
    await this.tapAt(x, y);
  }

  // Taps the thing of that name until something comes of it: on a machine that is busy elsewhere a
  // tap may last so long, in frames, that it is none. What is to come of it is that `came` is true;
  // by itself, that anything is another than before.
  async tap(name, came) {
    const told = () => this.page.$eval("#mirror", (mirror) => mirror.innerHTML);
    const before = await told();
    came ??= async () => (await told()) !== before;
    for (let taps = 0; taps < 3; taps += 1) {
      await this.tapOnce(name);
      const end = Date.now() + PATIENCE / 6;
      while (Date.now() < end) {
        if (await came()) return;
        await this.page.waitForTimeout(100);
      }
    }
  }

  tapAt(x, y) {
    return touch(this.page, [{ x, y }]);
  }

  // A finger that is put down, moved and lifted.
  drag(from, to) {
    const steps = 8;
    const at = (step, axis) => from[axis] + ((to[axis] - from[axis]) * step) / steps;
    const path = Array.from({ length: steps + 1 }, (_, step) => ({ x: at(step, "x"), y: at(step, "y") }));
    return touch(this.page, path);
  }

  turn(size) {
    return this.page.setViewportSize(size);
  }

  // What the app has saved under a name; its texts are in the browser's own storage.
  saved(name) {
    return this.page.evaluate((key) => localStorage.getItem(key), `kozyr/${name}`);
  }

  // All that the app has saved, by name; without what only serves to save it.
  async savedTexts() {
    const texts = await this.page.evaluate(() => ({ ...localStorage }));
    const own = Object.entries(texts).filter(([key]) => key.startsWith("kozyr/"));
    const named = own.map(([key, text]) => [key.replace("kozyr/", ""), text]);
    return Object.fromEntries(named.filter(([name]) => !/\.(new|old)$|import/.test(name)));
  }

  async picture(name) {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(join(PICTURES, `${name}.png`), await picture(this.page));
  }
}
