// The cover that is shown until the app has started, and the functions that the app calls.

import init from "./kozyr.js";
import { hearKeyboard } from "./keyboard.js";
import { keepLit } from "./lamp.js";
import { act, reflect } from "./mirror.js";
import { askForPlace, holdsPlace, takePlace } from "./place.js";
import "./pixels.js";
import { come, program } from "./program.js";
import { readNow } from "./read-now.js";

const build = JSON.parse(document.getElementById("build").textContent);
const part = (id) => document.getElementById(id);

// The page's language: the browser's first supported one, until the app chooses.
let language =
  navigator.languages.map((name) => name.split("-")[0]).find((name) => name in build.texts) ?? build.bundled;
const text = (key) => build.texts[language][key];
// The app's texts in the page's language, loaded at the same time as the program. Texts in other
// languages are loaded when the app requests them.
const texts = new Map();

// The app receives all events through one listener. Earlier events are queued until it listens.
let listener = null;
const waiting = [];
const tell = (kind, words = "") =>
  listener ? listener(kind, words) : waiting.push([kind, words]);

// A WebAssembly module with two SIMD instructions, to test whether the browser supports SIMD.
const VECTORS = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

let stopped = false;

// The app's audio contexts. Browsers keep them suspended until the first touch.
const sounds = new Set();
globalThis.AudioContext = class extends AudioContext {
  constructor(...settings) {
    super(...settings);
    sounds.add(this);
  }
};

// The functions that the app calls, declared in kozyr-platform's `src/browser/page.rs` and
// `src/device/browser.rs`.
globalThis.kozyr = {
  locale: () => language,

  texts(code) {
    const late = () => {
      const bytes = readNow(`languages/${code}.ftl`);
      return bytes && new TextDecoder().decode(bytes);
    };
    return texts.get(code) ?? late();
  },

  address: () => location.origin + location.pathname.replace(/index\.html$/, ""),

  open: (url) => location.assign(url),

  setLink: (link) => history.replaceState(null, "", location.pathname + location.search + link),

  // The service worker may have another version waiting or not have noticed it yet. Once it is downloaded, the
  // page takes it when it starts.
  async reload() {
    try {
      const registration = await navigator.serviceWorker?.getRegistration();
      await registration?.update();
      await installed(registration?.installing);
    } catch (error) {
      console.info(String(error));
    }
    location.reload();
  },

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

  // Called when the first complete frame is on the canvas.
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

  canShareFiles: () => navigator.canShare?.({ files: [textFile("game.txt", "")] }) ?? false,

  notify(text) {
    const allowed = "Notification" in window && Notification.permission === "granted";
    if (!allowed || !document.hidden) return;
    // Phones show notifications only through the service worker.
    navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(document.title, { body: text, tag: "turn", icon: "icons/icon-192.png" }))
      .catch((error) => console.info(String(error)));
  },

  askForNotifications() {
    if ("Notification" in window && Notification.permission === "default") Notification.requestPermission();
  },

  canShareLinks: () => "share" in navigator,

  shareLink(title, url) {
    navigator.share({ title, url }).catch((error) => console.info(String(error)));
  },

  async shareFile(name, words) {
    try {
      await navigator.share({ files: [textFile(name, words)] });
    } catch (error) {
      // The player closed the menu.
      if (error.name === "AbortError") return;
      console.info(String(error));
      kozyr.saveFile(name, words);
    }
  },

  readNow,

  chooseFiles(accepted) {
    const picker = document.createElement("input");
    picker.type = "file";
    picker.multiple = true;
    // Phones know none of the extensions and would offer no files at all.
    if (!matchMedia("(pointer: coarse)").matches) picker.accept = accepted;
    picker.addEventListener("change", () => receive(picker.files));
    picker.click();
  },

  // Phones have no pointer that could drag a file from another window.
  acceptsDrops: () => matchMedia("(any-pointer: fine)").matches,

  takeFile: () => files.shift(),

  async paste() {
    const words = navigator.clipboard?.readText().catch((error) => console.info(String(error)));
    tell("pasted", (await words) ?? "");
  },
};

// A text as a file, to share. Browsers share only some types of files, and those of games are not
// among them.
const textFile = (name, words) =>
  new File([words], name.replace(/\.(ggf|json)$/, ".$1.txt"), { type: "text/plain" });

// Files for the app to take. Larger ones are passed on without their contents.
const files = [];
const LARGEST_FILE = 16 * 2 ** 20;

async function receive(chosen) {
  for (const file of chosen) {
    const bytes = file.size > LARGEST_FILE ? undefined : new Uint8Array(await file.arrayBuffer());
    files.push({ name: file.name, bytes });
  }
  if (files.length) tell("files");
}

// Files may be dropped on the page, and an installed app is offered for opening them.
function receiveFiles() {
  const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    tell("files-over", "yes");
  });
  // Leaving an element inside the page is no leave.
  addEventListener("dragleave", ({ relatedTarget }) => relatedTarget ?? tell("files-over", "no"));
  addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    tell("files-over", "no");
    receive(event.dataTransfer.files);
  });
  globalThis.launchQueue?.setConsumer(async ({ files: handles = [] }) =>
    receive(await Promise.all(handles.map((handle) => handle.getFile()))),
  );
}

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
  receiveFiles();
  // The app may read its data only once it is known which page saves. A player who sits down at a table must be able
  // to save the right to the seat.
  await takePlace(() => tell("place"), location.hash.startsWith("#table/"));
  try {
    const [module_or_path] = await Promise.all([program, loadTexts()]);
    if (stopped) return;
    await init({ module_or_path });
  } catch (error) {
    if (!isFaultOfTheApp(error)) stop("page-not-loaded", "page-not-loaded-help", String(error));
  }
}

// Nothing waits for the answer: without graphics the program fails later anyway.
function askForGraphics() {
  const worker = new Worker("graphics.js");
  worker.onmessage = ({ data }) => {
    worker.terminate();
    if (!data) mindGraphics();
  };
}

// A page may have WebGL even if workers do not.
function mindGraphics() {
  if (document.createElement("canvas").getContext("webgl2")) return;
  stop("page-no-graphics", "page-no-graphics-help");
}

// Loads the app's texts. If that fails, the app requests them again, or falls back to another language.
async function loadTexts() {
  if (language === build.bundled) return;
  try {
    const response = await fetch(`languages/${language}.ftl`);
    if (response.ok) texts.set(language, await response.text());
  } catch (error) {
    console.warn(error);
  }
}

// Activates a version that was downloaded during an earlier visit before the app starts, so that no page
// runs with parts of two versions. If the browser takes long, that happens as soon as it is ready.
async function takeUpdate() {
  const { waiting: fresh, active } = (await navigator.serviceWorker?.getRegistration()) ?? {};
  if (fresh) {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    fresh.postMessage("take over");
    // Sometimes Chromium keeps the active version as long as the page is open.
    await new Promise((patience) => setTimeout(patience, 3000));
  } else if (active) {
    // This page may have been served before the active version took over.
    const version = await versionOf(active);
    if (version && version !== build.version && mayBeginAnew("version")) {
      location.reload();
      // Nothing more may start on a page that is being reloaded.
      await new Promise(() => {});
    }
  }
}

// Waits until a service worker has downloaded its version, or has failed.
function installed(worker) {
  return new Promise((done) => {
    if (!worker) return done();
    worker.addEventListener("statechange", () => worker.state === "installing" || done());
  });
}

// The version of a service worker; undefined if it does not answer.
function versionOf(worker) {
  return new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => told(data);
    setTimeout(told, 1000);
    worker.postMessage("version", [port2]);
  });
}

// Lets the page work offline from the second visit on.
function keepForOffline() {
  navigator.serviceWorker?.register("service-worker.js").catch((error) => console.warn(error));
}

function hearTheReader() {
  // Browsers allow no sound before the first touch.
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
  addEventListener("online", () => tell("online"));
  // The browser had frozen the page.
  document.addEventListener("resume", () => tell("seen", "yes"));
  hearKeyboard(part("kozyr"), () => tell("typed"));
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

// Phones take the WebGL context away from pages in the background. The game is saved after every action,
// so the page can simply be reloaded.
function beginAnew() {
  if (mayBeginAnew("webglcontextlost")) location.reload();
  else stop("page-broke", "page-broke-saved", "webglcontextlost");
}

// Whether the page may reload for this reason: at most once in 10 seconds, and never if the browser does
// not allow storage.
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

// Shows why the app has stopped or cannot start. Only the first message is shown.
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
