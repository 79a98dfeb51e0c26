// The page before the app starts, when it cannot start, and offline.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { playReversi } from "./games.mjs";
import { DIST, PATIENCE, Phone, SIDEWAYS, UPRIGHT, start } from "./support.mjs";

let stage;
before(async () => (stage = await start()));
after(() => stage?.close());

test("the page and the program take at most 4.5 MB, and load before the engine's weights", async () => {
  const phone = await Phone.open(stage);
  const [shown, loaded] = await phone.page.evaluate(() => [
    performance.getEntriesByName("shown")[0].startTime,
    ["navigation", "resource"]
      .flatMap((kind) => performance.getEntriesByType(kind))
      .map(({ name, encodedBodySize, startTime }) => [name, encodedBodySize, startTime]),
  ]);
  // English is compiled into the program. Other languages are downloaded only when needed.
  const late = /weights\.bin$|\/languages\//;
  const early = loaded.filter(([name, , start]) => late.test(name) && start < shown);
  assert.deepEqual(early, []);
  const own = loaded.filter(([name]) => !/\/(assets|icons)\//.test(name));
  const names = own.map(([name]) => name).join(" ");
  assert.match(names, /kozyr_bg\.wasm/);
  const total = own.reduce((sum, [, size]) => sum + size, 0);
  assert.ok(total > 1_000_000 && total <= 4_500_000, `${total} bytes: ${names}`);
});

test("the first start uses the browser's language, and another can be chosen", async () => {
  const folder = join(DIST, "..", "..", "assets", "languages");
  const question = (language) =>
    readFileSync(join(folder, language, "app.ftl"), "utf8").match(/^first-durak-question = (.*)$/m)[1];
  for (const language of readdirSync(folder)) {
    const locale = language === "de" ? "de-AT" : language;
    const context = await stage.newBareContext({ locale, viewport: UPRIGHT, hasTouch: true });
    const phone = await Phone.open({ context, address: stage.address });
    await phone.find(question(language));
    await phone.tap("Polski");
    await phone.find(question("pl"));
    await phone.tap("English");
    await phone.find("Have you played Durak before?");
    await phone.tap("Look around first");
    await phone.find("Settings");
    await phone.reload();
    await phone.find("Settings");
    await context.close();
  }
});

// The sizes of the window and the canvas in CSS pixels.
const sizes = (page) =>
  page.evaluate(() => {
    const { width, height } = document.getElementById("kozyr");
    return { window: [innerWidth, innerHeight], canvas: [width, height].map((side) => side / devicePixelRatio) };
  });

test("the canvas fits the window and its pixels, upright and sideways", async () => {
  for (const deviceScaleFactor of [1, 2.625, 3]) {
    const context = await stage.newContext({ deviceScaleFactor });
    const phone = await Phone.open({ context, address: stage.address });
    for (const size of [UPRIGHT, SIDEWAYS, UPRIGHT]) {
      await phone.turn(size);
      await fits(phone, size);
      await phone.until((things) => {
        const right = Math.max(...things.map(({ x, width }) => x + width / 2));
        return right <= size.width && right > size.width * 0.8;
      }, "the app's layout fits the window");
    }
    await phone.picture(`canvas-${deviceScaleFactor}`);
    await context.close();
  }
});

test("the canvas fits a window on a high-resolution screen", async (t) => {
  const stage = await start({ scale: 2, context: { viewport: null, isMobile: undefined } });
  t.after(() => stage.close());
  const phone = await Phone.open(stage);
  assert.equal(await phone.page.evaluate(() => devicePixelRatio), 2);
  await fits(phone);
  await phone.picture("canvas-fine");
});

// Waits until the canvas has one pixel for each pixel of the window.
async function fits(phone, size) {
  const told = () =>
    phone.page.evaluate(() => {
      const { width, height } = document.getElementById("kozyr");
      return { window: [innerWidth, innerHeight], ratio: devicePixelRatio, canvas: [width, height] };
    });
  let seen;
  // Software rendering is slow at high resolutions.
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    seen = await told();
    const pixels = seen.window.map((side) => side * seen.ratio);
    const turned = !size || seen.window.join() === [size.width, size.height].join();
    if (turned && seen.canvas.every((side, index) => Math.abs(side - pixels[index]) <= 1)) return;
    await phone.page.waitForTimeout(50);
  }
  assert.fail(JSON.stringify(seen));
}

test("an idle page draws nothing", async () => {
  const page = await stage.context.newPage();
  await page.addInitScript(() => {
    globalThis.drawn = 0;
    for (const name of ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced"]) {
      const draw = WebGL2RenderingContext.prototype[name];
      WebGL2RenderingContext.prototype[name] = function (...settings) {
        globalThis.drawn += 1;
        return draw.apply(this, settings);
      };
    }
  });
  const phone = new Phone(page);
  await phone.goto(stage.address);
  await phone.tap("Reversi");
  await phone.tap("Start");
  await phone.find(/, legal move, /);
  const drawn = () => page.evaluate(() => globalThis.drawn);
  assert.ok((await drawn()) > 0, "it draws when there is something to show");
  // Animations and late downloads take as long as the machine needs; then the page is idle.
  const rests = async () => {
    const before = await drawn();
    await page.waitForTimeout(10_000);
    return (await drawn()) === before;
  };
  let looks = 0;
  while (!(await rests())) assert.ok((looks += 1) < 6, "it becomes idle");
});

test("a link opens a game against an opponent, and a bad link shows a notice", async () => {
  const phone = await Phone.open(stage, "#reversi/professional");
  await phone.find(/, legal move, /);
  assert.match(await phone.saved("reversi.json"), /professional/);
  await phone.page.evaluate(() => (location.hash = "#chess"));
  await phone.find(/^This link doesn’t work/);
});

test("a match is sent as a link, which opens a replay and leaves the receiver's own game alone", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const sender = await stage.newHastyContext({ permissions });
  const phone = await Phone.open({ context: sender, address: stage.address });
  await phone.tap("Reversi");
  await phone.tap("Start");
  await playReversi(phone, 2);
  await phone.find(/, legal move, /);
  await phone.tap("Menu");
  await phone.tap("Saved games");
  await phone.tap("Copy to send");
  await phone.find(/^Copied/);
  const link = await phone.page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(`${stage.address}#replay=kozyr-reversi-1-`), link);
  await sender.close();

  const receiver = await stage.newHastyContext();
  const other = await Phone.open({ context: receiver, address: stage.address });
  await other.tap("Reversi");
  await other.tap("Start");
  await playReversi(other, 1);
  await other.find(/, legal move, /);
  const own = await other.saved("reversi.json");
  await other.page.evaluate((link) => (location.hash = new URL(link).hash), link);
  await other.find("Position in the game");
  await other.tap("Close the replay");
  await other.find(/, legal move, /);
  assert.equal(await other.saved("reversi.json"), own);
  await receiver.close();
});

test("the app starts offline, and updates when the network is back", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "kozyr-"));
  cpSync(DIST, folder, { recursive: true });
  const stage = await start({ folder });
  t.after(async () => {
    await stage.close();
    rmSync(folder, { recursive: true });
  });
  const { context } = stage;
  const phone = await Phone.open(stage);
  await phone.kept();

  await context.setOffline(true);
  await phone.reload();
  await phone.tap("Durak");
  await phone.tap("Start");
  await phone.find(/can be played$|^Take/);
  await phone.picture("offline");
  await context.setOffline(false);

  // A new version of the page, with another title.
  const worker = join(folder, "service-worker.js");
  const former = readFileSync(worker, "utf8");
  const [, version] = former.match(/VERSION = "([^"]*)"/);
  const index = join(folder, "index.html");
  const anew = readFileSync(index, "utf8").replace("<title>Kozyr", "<title>Kozyr anew");
  assert.ok(anew.includes(version));
  writeFileSync(index, anew.replace(version, "kozyr-anew"));
  for (const ending of [".br", ".gz"]) rmSync(index + ending);
  const { createHash } = await import("node:crypto");
  const digest = createHash("sha256").update(readFileSync(index)).digest("base64");
  const fresh = former
    .replace(version, "kozyr-anew")
    .replace(/\["\.\/","[^"]*"\]/, `["./","sha256-${digest}"]`);
  writeFileSync(worker, fresh);
  for (const ending of [".br", ".gz"]) rmSync(worker + ending);
  await phone.page.evaluate(async () => {
    globalThis.registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
  });
  await phone.page.waitForFunction(() => registration.waiting);
  let { page } = phone;
  await page.reload();
  await page.waitForSelector("#cover.gone", { state: "attached" });
  // If Chromium kept the former version, the next visit loads the new one.
  for (let visits = 0; visits < 2 && (await page.title()) !== "Kozyr anew"; visits += 1) {
    await page.close();
    ({ page } = await Phone.open(stage));
  }
  assert.equal(await page.title(), "Kozyr anew");
  const kept = await page.evaluate(() => caches.keys());
  assert.deepEqual(kept, ["kozyr-anew"]);
});

test("without WebGL 2 the page says what to do, in the player's language", async () => {
  const open = async () => {
    const context = await stage.newBareContext({ locale: "uk-UA", viewport: UPRIGHT, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...settings) {
        return kind === "webgl2" ? null : get.call(this, kind, ...settings);
      };
    });
    return page;
  };
  const isTold = async (page) => {
    await page.goto(stage.address);
    await page.getByText("Тут «Козир» не може малювати").waitFor();
    await page.getByRole("button", { name: "Почати знову" }).waitFor();
    await page.context().close();
  };
  // After the program has failed without it,
  await isTold(await open());
  // and before the program has loaded, if workers have no WebGL either.
  const page = await open();
  await page.route("**/graphics.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "postMessage(false)" }),
  );
  await page.route("**/kozyr_bg.wasm", () => {});
  await isTold(page);
});

test("a browser without SIMD gets the message that it is too old", async () => {
  const context = await stage.newBareContext({ locale: "en", viewport: UPRIGHT });
  const page = await context.newPage();
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  await page.goto(stage.address);
  await page.getByText("This browser is too old for Kozyr").waitFor();
  await context.close();
});

test("if the program fails to load, the page says so and can be reloaded", async () => {
  const context = await stage.newBareContext({ locale: "en", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route("**/kozyr_bg.wasm", (route) => route.abort());
  await page.goto(stage.address);
  await page.getByText("Kozyr didn’t load").waitFor();
  await page.unroute("**/kozyr_bg.wasm");
  await page.getByRole("button", { name: "Start again" }).click();
  await page.waitForSelector("#cover.gone", { state: "attached" });
  await context.close();
});
