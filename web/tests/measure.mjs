// Measures the page's start-up time, memory and frames: measure.mjs, after `make web`
//
// Rendering is in software and shares the processors with everything else. With a graphics card frames are
// drawn faster.

import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PHONE, Phone, start, startKeeping } from "./support.mjs";

const MEGA = 1e6;
// The number of starts with an empty cache, each in a new browser.
const STARTS = 9;
const load = () => readFileSync("/proc/loadavg", "utf8").split(" ").slice(0, 3).join(" ");
const report = (what, value) => console.log(`${`${what}:`.padEnd(46)} ${value}`);

// Runs in the page: counts draw calls, and measures frames and the jobs of workers.
function watch() {
  const seen = { draws: 0, frames: [], thoughts: [], tasks: [], memories: [] };
  globalThis.seen = seen;
  for (const name of ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced"]) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...settings) {
      seen.draws += 1;
      return draw.apply(this, settings);
    };
  }
  const request = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (frame) =>
    request((time) => {
      const begin = performance.now();
      frame(time);
      seen.frames.push([begin, performance.now()]);
    });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.tasks.push([startTime, startTime + duration]);
    }
  }).observe({ type: "longtask", buffered: true });
  globalThis.Worker = class extends Worker {
    constructor(...settings) {
      super(...settings);
      this.addEventListener("message", () => seen.thoughts.at(-1)?.push(performance.now()));
    }
    postMessage(what) {
      super.postMessage(what);
      if (typeof what === "string") seen.thoughts.push([performance.now()]);
    }
  };
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...settings) => {
    const instance = await instantiate(...settings);
    seen.memories.push(instance.exports.memory);
    return instance;
  };
}

const stage = await start();
report("load average", load());
for (const patience of [0, 3000]) await measureFirstStart(patience);
await measureStart();
await measureRest();
await measureThought("#durak/master-5", /can be played$|^Take \d|^Done$|^Pass$/);
await measureThought("#reversi/engine-10", /, legal move, /);
report("load average", load());
await stage.close();

async function open(context, hash = "") {
  const page = await context.newPage();
  const phone = new Phone(page);
  await phone.goto(stage.address + hash);
  return phone;
}

// The time from navigation to the first complete frame, in milliseconds.
function shown(page) {
  return page.evaluate(() => performance.getEntriesByName("shown")[0].startTime);
}

// The CPU time of each of the browser's processes so far, in seconds.
function work() {
  const parents = new Map();
  const worked = new Map();
  for (const name of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1).split(" ");
      parents.set(Number(name), Number(fields[1]));
      worked.set(Number(name), (Number(fields[11]) + Number(fields[12])) / 100);
    } catch {
      // The process has exited meanwhile.
    }
  }
  const isOurs = (id) => id > 1 && (id === process.pid || isOurs(parents.get(id) ?? 0));
  return new Map([...worked].filter(([id]) => id !== process.pid && isOurs(id)));
}

// Measures first visits in a browser that was opened `patience` milliseconds ago.
async function measureFirstStart(patience) {
  const times = [];
  for (let round = 0; round < STARTS; round += 1) {
    const { newBareContext, address, close } = await start();
    const context = await newBareContext(PHONE);
    const page = await context.newPage();
    await page.bringToFront();
    await page.waitForTimeout(patience);
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForSelector("#cover.gone", { state: "attached" });
    times.push(Math.round(await shown(page)));
    await close();
  }
  times.sort((one, other) => one - other);
  const when = patience ? `browser open for ${patience / 1000} s` : "browser just opened";
  report(`first frame, ${when}`, `median ${times[STARTS >> 1]} ms, ${times[0]} to ${times.at(-1)} (${STARTS} starts)`);
}

async function measureStart() {
  const folder = mkdtempSync(join(tmpdir(), "kozyr-"));
  const stage = await startKeeping(folder);
  const { context, address } = stage;
  const first = await Phone.open({ context, address });
  await first.kept();
  await first.page.close();
  const times = [];
  const works = [];
  for (let round = 0; round < 5; round += 1) {
    const before = work();
    const phone = await Phone.open({ context, address });
    const spans = [...work()].map(([id, time]) => time - (before.get(id) ?? 0));
    works.push(spans.reduce((sum, span) => sum + span, 0).toFixed(1));
    times.push(Math.round(await shown(phone.page)));
    await phone.page.close();
  }
  report("first frame from the cache, five starts", `${times.join(" ")} ms`);
  report("CPU time of each", `${works.join(" ")} s`);
  await stage.close();
  rmSync(folder, { recursive: true });
}

async function measureRest() {
  const context = await stage.newContext();
  await context.addInitScript(watch);
  const phone = await open(context);
  await rest(phone, "home screen");
  await phone.tap("Durak");
  await phone.tap("Start");
  await phone.find(/can be played$|^Take \d/);
  await rest(phone, "table");
  await memory(phone, "at the table");
  await context.close();
}

async function rest(phone, where) {
  await phone.page.waitForTimeout(6000);
  const count = () => phone.page.evaluate(() => [seen.draws, seen.frames.length]);
  const before = await count();
  await phone.page.waitForTimeout(10_000);
  const [draws, frames] = (await count()).map((value, index) => value - before[index]);
  report(`idle for 10 s, ${where}`, `${draws} draw calls in ${frames} frames`);
}

async function memory(phone, when) {
  const session = await phone.page.context().newCDPSession(phone.page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = await session.send("Runtime.getHeapUsage");
  const program = await phone.page.evaluate(() =>
    seen.memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0),
  );
  const sizes = [usedSize, backingStorageSize, program].map((size) => (size / MEGA).toFixed(1));
  const [heap, buffers, own] = sizes;
  report(`memory ${when}`, `JavaScript heap ${heap} MB, buffers ${buffers} MB (program ${own} MB)`);
  await session.detach();
}

// Plays until the opponent has made ten decisions.
async function measureThought(hash, turn) {
  const context = await stage.newContext();
  await context.addInitScript(watch);
  const phone = await open(context, hash);
  for (;;) {
    const count = await phone.page.evaluate(() => seen.thoughts.filter(([, end]) => end).length);
    if (count >= 10) break;
    const thing = await phone.until((things) => {
      if (things.some(({ name }) => name === "Play again")) return { name: "over" };
      return things.find(({ name }) => turn.test(name));
    }, "a turn");
    if (thing.name === "over") break;
    await phone.tapAt(thing.x - thing.width / 2 + 5, thing.y);
    await phone.page.waitForTimeout(300);
  }
  const seen = await phone.page.evaluate(() => ({ ...globalThis.seen, memories: null }));
  reportFrames(hash, seen);
  await memory(phone, `after ${hash}`);
  await context.close();
}

function reportFrames(hash, { frames, thoughts, tasks }) {
  const meets = ([begin, end]) =>
    thoughts.some(([from, to = Infinity]) => begin < to && end > from);
  const longest = (spans) => Math.max(0, ...spans.map(([begin, end]) => end - begin)).toFixed(0);
  const ended = thoughts.filter(([, end]) => end);
  report(`${hash}, decisions`, `${ended.length}, the longest ${longest(ended)} ms`);
  for (const [when, wanted] of [["while thinking", true], ["otherwise", false]]) {
    const [some, long] = [frames, tasks].map((spans) => spans.filter((span) => meets(span) === wanted));
    report(
      `${hash}, frames ${when}`,
      `${some.length}, the longest ${longest(some)} ms, ${long.length} tasks over 50 ms, ` +
        `the longest ${longest(long)} ms`,
    );
  }
}
