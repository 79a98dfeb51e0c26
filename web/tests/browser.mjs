// The browsers for the tests. All code that differs between them is in this file.

import { once } from "node:events";
import { chromium, firefox } from "playwright-core";

const Chromium = {
  // Headless, with WebGL 2 in software.
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

  // Touches the first point, moves the finger along the others and lifts it.
  async touch(page, [from, ...path]) {
    // Taps use Playwright's own session: with another session, only the first tap arrives on a page that does
    // not emulate a phone.
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

  async hold(page, from, to) {
    const session = await page.context().newCDPSession(page);
    const touch = (type, point) => session.send("Input.dispatchTouchEvent", { type, touchPoints: [point] });
    await touch("touchStart", from);
    await touch("touchMove", to);
    await page.waitForTimeout(STEP);
  },

  // Sleeping pages run no scripts and no timers.
  async sleep(page) {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    return async () => {
      await session.send("Page.setWebLifecycleState", { state: "active" });
      await session.detach();
    };
  },

  picture: (page) => page.screenshot(),

  // Waits for the next file that the page saves; returns its name and its path, valid until the browser is
  // closed.
  async saved(page) {
    const download = await page.waitForEvent("download");
    return { name: download.suggestedFilename(), path: await download.path() };
  },

  // Freezes a page as browsers do: its scripts stop and its events wait. Returns a function that resumes it.
  // On resuming, the page runs `first` before it handles any event; that function returns its result.
  async freeze(page, first = () => {}) {
    const session = await page.context().newCDPSession(page);
    await session.send("Debugger.enable");
    const paused = once(session, "Debugger.paused");
    const done = page.evaluate(`(() => { debugger; return (${first})(); })()`);
    // The page may be closed while it is frozen.
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

// Debian's Firefox, through WebDriver BiDi. Playwright's default protocol needs a patched Firefox.
const Firefox = {
  // Headless Firefox has no WebGL. The display may be a virtual one.
  settings: (scale) => ({
    channel: "moz-firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: false,
    firefoxUserPrefs: {
      // Firefox accepts Brotli only over HTTPS by default.
      "network.http.accept-encoding": "gzip, deflate, br, zstd",
      ...(scale ? { "layout.css.devPixelsPerPx": String(scale) } : {}),
    },
  }),

  async launch(scale) {
    const browser = await firefox.launch(Firefox.settings(scale));
    // Playwright sets the colour scheme of every new context, which Firefox up to 153 does not support.
    // No test needs it.
    const session = inner(browser)._browserSession;
    const send = session.send.bind(session);
    session.send = async (method, settings) =>
      method === "emulation.setMediaFeaturesOverride" ? {} : send(method, settings);
    return browser;
  },

  // Firefox has no clipboard permissions. After a touch, a page may write to the clipboard and read what it
  // has written itself.
  contextSettings: ({ permissions, ...settings }) => settings,

  // Playwright does not yet support touches over BiDi.
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

  // Playwright adds a style to the page before it takes a screenshot, which the page's policy refuses.
  async picture(page) {
    const { data } = await say(page, "browsingContext.captureScreenshot", {});
    return Buffer.from(data, "base64");
  },

  // Playwright identifies downloads by an ID that Firefox 153 does not send.
  async saved(page) {
    const session = inner(page).delegate._session;
    const ended = once(session, "browsingContext.downloadEnd");
    const [{ suggestedFilename: name }] = await once(session, "browsingContext.downloadWillBegin");
    const [{ filepath: path }] = await ended;
    return { name, path };
  },

  // An open dialog blocks the page.
  async freeze(page, first = () => {}) {
    const asked = once(page, "dialog");
    const done = page.evaluate(`(() => { alert(); return (${first})(); })()`);
    // The page may be closed while it is frozen.
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
// How long it rests before it is lifted, in milliseconds.
const HELD = 60;

// Playwright's internal object, for what its API does not offer.
const inner = (object) => object._connection.toImpl(object);

// Sends a BiDi command to a page.
function say(page, command, settings) {
  const session = inner(page).delegate._session;
  return session.send(command, { context: session.sessionId, ...settings });
}

export const BROWSERS = { chromium: Chromium, firefox: Firefox };
// The browser that the environment variable KOZYR_BROWSER names.
export const CHOSEN = BROWSERS[process.env.KOZYR_BROWSER ?? "chromium"];
export const { launch, launchKeeping, contextSettings, saved, freeze } = CHOSEN;
