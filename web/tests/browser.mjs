// The browser that the tests play in, KOZYR_BROWSER: "chromium" or "firefox". Whatever the two do
// not do alike is here, and nowhere else.

import { once } from "node:events";
import { chromium, firefox } from "playwright-core";

const Chromium = {
  // Without a window, drawing by software; WebGL 2 is there all the same.
  settings: (scale) => ({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--ignore-gpu-blocklist",
      ...(scale ? [`--force-device-scale-factor=${scale}`, "--window-size=600,800"] : []),
    ],
  }),

  launch: (scale) => chromium.launch(Chromium.settings(scale)),

  launchKeeping: (folder, context) =>
    chromium.launchPersistentContext(folder, { ...Chromium.settings(), ...context }),

  contextSettings: (settings) => settings,

  // A finger that is put down at the first point, moved along the others, and lifted.
  async touch(page, [from, ...path]) {
    // A tap goes by Playwright's own session: of those from another, where a page is not that of a phone, only
    // the first was seen to arrive.
    if (path.length === 0) return page.touchscreen.tap(from.x, from.y);
    const session = await page.context().newCDPSession(page);
    const touch = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [from]);
    for (const point of path) {
      await touch("touchMove", [point]);
      await page.waitForTimeout(STEP);
    }
    await touch("touchEnd", []);
    await session.detach();
  },

  picture: (page) => page.screenshot(),

  // The next file that the page saves: its name, and where it lies until the browser is closed.
  async saved(page) {
    const download = await page.waitForEvent("download");
    return { name: download.suggestedFilename(), path: await download.path() };
  },

  // Stops a page as a browser freezes one: nothing of it runs, and what it is told waits. It gives the
  // way to let it go on; what it does first then, before it hears of anything, is `first`, and comes of it.
  async freeze(page, first = () => {}) {
    const session = await page.context().newCDPSession(page);
    await session.send("Debugger.enable");
    const paused = once(session, "Debugger.paused");
    const done = page.evaluate(`(() => { debugger; return (${first})(); })()`);
    // It may be closed before it goes on.
    done.catch(() => {});
    await paused;
    return async () => {
      await session.send("Debugger.resume");
      const came = await done;
      await session.detach();
      return came;
    };
  },
};

// Debian's own, by WebDriver BiDi: Playwright's other way wants a Firefox that is built for it.
const Firefox = {
  // Without a window it has no WebGL; the display may be one in memory.
  settings: (scale) => ({
    channel: "moz-firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: false,
    firefoxUserPrefs: {
      // As over HTTPS.
      "network.http.accept-encoding": "gzip, deflate, br, zstd",
      ...(scale ? { "layout.css.devPixelsPerPx": String(scale) } : {}),
    },
  }),

  async launch(scale) {
    const browser = await firefox.launch(Firefox.settings(scale));
    // Playwright says to every new context whether it is to be light or dark; Firefox has learnt to
    // hear that after its version 153, and here nobody asks for either.
    const session = inner(browser)._browserSession;
    const send = session.send.bind(session);
    session.send = async (method, settings) =>
      method === "emulation.setMediaFeaturesOverride" ? {} : send(method, settings);
    return browser;
  },

  // Who touches a page lets it write to the clipboard, and read what it has written itself; there
  // is no permission to give beside.
  contextSettings: ({ permissions, ...settings }) => settings,

  // Playwright has the words for fingers in BiDi not yet.
  async touch(page, [from, ...path]) {
    const actions = [
      { type: "pointerMove", ...from },
      { type: "pointerDown", button: 0 },
      ...path.map((point) => ({ type: "pointerMove", ...point, duration: STEP })),
      { type: "pause", duration: HELD },
      { type: "pointerUp", button: 0 },
    ];
    const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions };
    await say(page, "input.performActions", { actions: [finger] });
  },

  // Playwright gives the page a style before it takes a picture, and the page's policy refuses it.
  async picture(page) {
    const { data } = await say(page, "browsingContext.captureScreenshot", {});
    return Buffer.from(data, "base64");
  },

  // Playwright knows downloads by a number that Firefox 153 does not give them.
  async saved(page) {
    const session = inner(page).delegate._session;
    const ended = once(session, "browsingContext.downloadEnd");
    const [{ suggestedFilename: name }] = await once(session, "browsingContext.downloadWillBegin");
    const [{ filepath: path }] = await ended;
    return { name, path };
  },

  // While a dialog is open, nothing else of the page runs.
  async freeze(page, first = () => {}) {
    const asked = once(page, "dialog");
    const done = page.evaluate(`(() => { alert(); return (${first})(); })()`);
    // It may be closed before it goes on.
    done.catch(() => {});
    const [dialog] = await asked;
    return async () => {
      await dialog.accept();
      return done;
    };
  },
};

// How long a finger takes from point to point, in milliseconds.
const STEP = 20;
// And how long it stays before it is lifted.
const HELD = 60;

// What Playwright has within it, where it offers no way to say it.
const inner = (object) => object._connection.toImpl(object);

// A command of BiDi to a page.
function say(page, command, settings) {
  const session = inner(page).delegate._session;
  return session.send(command, { context: session.sessionId, ...settings });
}

const BROWSERS = { chromium: Chromium, firefox: Firefox };
export const { launch, launchKeeping, contextSettings, touch, picture, saved, freeze } =
  BROWSERS[process.env.KOZYR_BROWSER ?? "chromium"];
