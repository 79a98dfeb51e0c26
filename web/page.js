// What is seen before the app is there, and what the page does for it afterwards.

import init from "./kozyr.js";
import { keepLit } from "./lamp.js";
import { act, reflect } from "./mirror.js";
import { askForPlace, holdsPlace, takePlace } from "./place.js";
import "./pixels.js";
import { come, program } from "./program.js";
import { readNow } from "./read-now.js";

const build = JSON.parse(document.getElementById("build").textContent);
const part = (id) => document.getElementById(id);

// The language of the page: the first of the reader's that it speaks, until the app has one.
let language =
  navigator.languages.map((name) => name.split("-")[0]).find((name) => name in build.texts) ?? build.bundled;
const text = (key) => build.texts[language][key];
// What the app says in the language of the page, unless that is within the program: it comes while
// the program does. What is said in another language is read when the app asks for it.
const texts = new Map();

// The app hears all that comes to it by one ear; what comes before it listens waits.
let listener = null;
const waiting = [];
const tell = (kind, words = "") =>
  listener ? listener(kind, words) : waiting.push([kind, words]);

// A program of one function: two instructions on vectors, such as the opponents reckon with.
const VECTORS = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

let stopped = false;

// Where the app sounds; each has to be woken by a touch.
const sounds = new Set();
globalThis.AudioContext = class extends AudioContext {
  constructor(...settings) {
    super(...settings);
    sounds.add(this);
  }
};

// What the app calls. Names here are names in `src/platform/browser/page.rs` and
// `src/platform/device/page.rs`.
globalThis.kozyr = {
  locale: () => language,

  texts(code) {
    const late = () => {
      const bytes = readNow(`languages/${code}.ftl`);
      return bytes && new TextDecoder().decode(bytes);
    };
    return texts.get(code) ?? late();
  },

  address: () => location.origin + location.pathname,

  speak(code) {
    language = code;
    document.documentElement.lang = code;
    part("reader").textContent = text("page-reader");
  },

  listen(heard) {
    listener = heard;
    for (const [kind, words] of waiting.splice(0)) heard(kind, words);
  },

  width: () => innerWidth,
  height: () => innerHeight,

  // The first whole picture is on the canvas.
  shown() {
    performance.mark("shown");
    part("cover").classList.add("gone");
    part("kozyr").focus();
    keepForOffline();
  },

  broke(message) {
    mindGraphics();
    stop("page-broke", "page-broke-saved", message);
  },

  reflect,

  keepLit,

  holdsPlace,

  askForPlace,

  saveFile(name, words) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([words], { type: "text/plain" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },

  readNow,

  openFile() {
    const picker = document.createElement("input");
    picker.type = "file";
    picker.accept = ".json,application/json,text/plain";
    picker.addEventListener("change", async () => {
      const file = picker.files[0];
      if (file) tell("file", await file.text());
    });
    picker.click();
  },

  async paste() {
    const words = navigator.clipboard?.readText().catch((error) => console.info(String(error)));
    tell("pasted", (await words) ?? "");
  },
};

async function start() {
  document.documentElement.lang = language;
  part("words").textContent = text("page-loading");
  come.then(() => stopped || (part("words").textContent = text("page-starting")));
  askForGraphics();
  if (!WebAssembly.validate(VECTORS)) {
    stop("page-old-browser", "page-old-browser-help");
    return;
  }
  await takeUpdate();
  hearTheReader();
  // Nothing may be read before it is known who writes.
  await takePlace(() => tell("place"));
  try {
    const [module_or_path] = await Promise.all([program, loadTexts()]);
    if (stopped) return;
    await init({ module_or_path });
  } catch (error) {
    if (!isFaultOfTheApp(error)) stop("page-not-loaded", "page-not-loaded-help", String(error));
  }
}

// Nobody waits for the answer: without graphics the program breaks, at the latest.
function askForGraphics() {
  const worker = new Worker("graphics.js");
  worker.onmessage = ({ data }) => {
    worker.terminate();
    if (!data) mindGraphics();
  };
}

// What a worker does not have a page may have.
function mindGraphics() {
  if (document.createElement("canvas").getContext("webgl2")) return;
  stop("page-no-graphics", "page-no-graphics-help");
}

// What the app begins with; without it the app asks once more, and else speaks as it can.
async function loadTexts() {
  if (language === build.bundled) return;
  try {
    const response = await fetch(`languages/${language}.ftl`);
    if (response.ok) texts.set(language, await response.text());
  } catch (error) {
    console.warn(error);
  }
}

// A version that was fetched during an earlier visit takes over before anything has begun; where
// the browser takes its time with it, as soon as it may: no page runs with parts of two versions.
async function takeUpdate() {
  const { waiting: fresh, active } = (await navigator.serviceWorker?.getRegistration()) ?? {};
  if (fresh) {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    fresh.postMessage("take over");
    // Now and then Chromium stays with the version in force for as long as the page does.
    await new Promise((patience) => setTimeout(patience, 3000));
  } else if (active) {
    // This page may have been given out before the version in force took over.
    const version = await versionOf(active);
    if (version && version !== build.version && mayBeginAnew("version")) {
      location.reload();
      // Nothing is to begin any more on the page that goes.
      await new Promise(() => {});
    }
  }
}

// The version that a worker keeps; nothing if it does not say.
function versionOf(worker) {
  return new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => told(data);
    setTimeout(told, 1000);
    worker.postMessage("version", [port2]);
  });
}

// From the second visit on, the network may be gone.
function keepForOffline() {
  navigator.serviceWorker?.register("service-worker.js").catch((error) => console.warn(error));
}

function hearTheReader() {
  // Browsers let nothing be heard before the first touch.
  for (const gesture of ["pointerup", "touchend", "keydown"]) {
    addEventListener(gesture, wakeSound, { capture: true });
  }
  tell("link", location.hash);
  addEventListener("hashchange", () => tell("link", location.hash));
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  const tellOfMotion = () => tell("motion", stillness.matches ? "reduce" : "usual");
  tellOfMotion();
  stillness.addEventListener("change", tellOfMotion);
  document.addEventListener("visibilitychange", () => tell("seen", document.hidden ? "no" : "yes"));
  const button = part("reader");
  button.hidden = false;
  button.addEventListener("click", () => {
    button.hidden = true;
    act((id, what) => tell("act", `${what} ${id}`));
    tell("reader");
  });
  part("kozyr").addEventListener("webglcontextlost", beginAnew);
}

function wakeSound() {
  for (const sound of sounds) if (sound.state === "suspended") sound.resume();
}

// Phones take the graphics away from pages in the background. The game is saved after every
// action, so the page can begin anew.
function beginAnew() {
  if (mayBeginAnew("webglcontextlost")) location.reload();
  else stop("page-broke", "page-broke-saved", "webglcontextlost");
}

// For no reason over and over; and never where the browser lets nothing be kept.
function mayBeginAnew(reason) {
  try {
    const last = Number(sessionStorage.getItem(reason));
    if (Date.now() - last < 10_000) return false;
    sessionStorage.setItem(reason, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

function isFaultOfTheApp(error) {
  const trap = error instanceof WebAssembly.RuntimeError;
  if (trap) kozyr.broke(String(error.stack ?? error));
  return trap;
}

addEventListener("error", ({ error }) => isFaultOfTheApp(error));

// The app has ended, or cannot begin. What is told first stands.
function stop(title, words, details = "") {
  if (stopped) return;
  stopped = true;
  part("cover").classList.remove("gone");
  part("cover").querySelector("h1").textContent = text(title);
  part("words").textContent = text(words);
  part("progress").hidden = true;
  part("stage").remove();
  part("mirror").replaceChildren();
  const again = part("again");
  again.textContent = text("page-again");
  again.hidden = false;
  again.addEventListener("click", () => location.reload());
  again.focus();
  if (details) {
    const box = part("details");
    box.hidden = false;
    box.querySelector("summary").textContent = text("page-details");
    box.querySelector("pre").textContent = details;
  }
}

start();
