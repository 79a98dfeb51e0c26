// An emulated phone with a browser, which tests operate by touch.

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../serve.mjs";
import { CHOSEN, contextSettings, launch, launchKeeping } from "./browser.mjs";

const here = dirname(fileURLToPath(import.meta.url));
export const DIST = join(here, "..", "dist");
const PICTURES = join(here, "pictures");

export const UPRIGHT = { width: 390, height: 844 };
export const SIDEWAYS = { width: 844, height: 390 };

// The timeout in milliseconds, long enough for busy machines.
export const PATIENCE = 120_000;

export const PHONE = { viewport: UPRIGHT, hasTouch: true, isMobile: true, locale: "en-GB" };

// Starts a server for the page and a browser with a persistent profile, as players have.
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

// Starts a server for the page and a browser.
export async function start(options = {}) {
  if (!options.folder && !existsSync(join(DIST, "index.html"))) throw new Error("web/dist is not built: make web");
  const server = await serve(options.folder ?? DIST);
  const browser = await launch(options.scale);
  // With real random numbers and no saved settings, as on a first visit.
  const newBareContext = async (settings) => patient(await browser.newContext(settings));
  const contextWith = async (chosen, more) => {
    const context = await newBareContext(contextSettings({ ...PHONE, ...options.context, ...more }));
    await context.addInitScript(foretell);
    await context.addInitScript(keep, chosen);
    return context;
  };
  const newContext = (more) => contextWith("{}", more);
  // Without animations.
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

// Playwright's default timeout is much shorter.
export function patient(context) {
  context.setDefaultTimeout(PATIENCE);
  return context;
}

// Runs in the page: saves settings, so that this is not a first start.
export function keep(chosen) {
  try {
    localStorage["kozyr/settings.json"] ??= chosen;
  } catch {
    // Not every browser allows storage.
  }
}

// Runs in the page: makes random numbers, and so the deals, the same every time.
function foretell() {
  let state = 2463534242;
  crypto.getRandomValues = (values) => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      // Marsaglia's 32-bit xorshift.
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      bytes[at] = state;
    }
    return values;
  };
}

// A page of the app, read through its elements for screen readers.
export class Phone {
  constructor(page, browser = CHOSEN) {
    this.page = page;
    this.browser = browser;
    this.errors = [];
    page.on("pageerror", (error) => this.errors.push(String(error)));
    // Violations of the policy appear only in the console.
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) this.errors.push(message.text());
    });
  }

  // Closes all other pages unless `beside` is true, since only the first open page saves.
  static async open({ context, address }, hash = "", { beside = false } = {}) {
    if (!beside) for (const page of context.pages()) await page.close();
    const phone = new Phone(await context.newPage());
    // Browsers rarely draw hidden pages.
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

  // Waits for the first frame and turns the screen-reader mode on.
  async begin() {
    await this.page.waitForSelector("#cover.gone", { state: "attached" });
    await this.page.evaluate(() => document.getElementById("reader").click());
    await this.until((things) => things.length > 0, "something is on the screen");
  }

  // Waits until the page is cached for offline use.
  kept() {
    const isKept = () => navigator.serviceWorker.controller !== null;
    return this.page.waitForFunction(isKept);
  }

  // All elements for screen readers: { name, role, x, y, width, height }, with the centre of each.
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
        throw new Error(`timed out: ${what}; found ${things.map(({ name }) => name).join(" | ")}`);
      }
      await this.page.waitForTimeout(50);
      await this.drawn();
    }
  }

  // Waits for two frames, or a second: on a busy machine, things may not have moved only because no frame was
  // drawn. Hidden pages draw none.
  drawn() {
    return this.page.evaluate(() => {
      const next = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const late = new Promise((over) => setTimeout(over, 1000));
      return Promise.race([next().then(next), late]);
    });
  }

  // Waits until there is an element with that name that has stopped moving.
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

  // Finds the element with that name and scrolls it into the window by swipes.
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

  // Taps the element with that name until `came` returns true, or by default until anything changes. On a
  // busy machine a tap can last so long that the app does not take it for a tap.
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
    return this.browser.touch(this.page, [{ x, y }]);
  }

  // Drags a finger from one point to another.
  drag(from, to) {
    const steps = 8;
    const at = (step, axis) => from[axis] + ((to[axis] - from[axis]) * step) / steps;
    const path = Array.from({ length: steps + 1 }, (_, step) => ({ x: at(step, "x"), y: at(step, "y") }));
    return this.browser.touch(this.page, path);
  }

  // Drags a finger from one point to another, and does not lift it.
  hold(from, to) {
    return this.browser.hold(this.page, from, to);
  }

  // Lets the page sleep, as a phone does with an app in the background. Returns a function that wakes it.
  sleep() {
    return this.browser.sleep(this.page);
  }

  turn(size) {
    return this.page.setViewportSize(size);
  }

  // The content of one of the app's files in the browser's storage.
  saved(name) {
    return this.page.evaluate((key) => localStorage.getItem(key), `kozyr/${name}`);
  }

  // All of the app's files by name, without temporary files and old versions.
  async savedTexts() {
    const texts = await this.page.evaluate(() => ({ ...localStorage }));
    const own = Object.entries(texts).filter(([key]) => key.startsWith("kozyr/"));
    const named = own.map(([key, text]) => [key.replace("kozyr/", ""), text]);
    return Object.fromEntries(named.filter(([name]) => !/\.(new|old)$|import/.test(name)));
  }

  async picture(name) {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(join(PICTURES, `${name}.png`), await this.browser.picture(this.page));
  }
}
