// Downloads and compiles the program while the page checks whether it can start.

const TYPE = "application/wasm";
// The interval between updates of the progress bar, in milliseconds. Each update redraws the whole page,
// in software if there is no graphics card.
const PACE = 250;
const build = JSON.parse(document.getElementById("build").textContent);

// Resolves `come` when the download is complete, if it is counted. The time left to compile is unknown.
let tellCome;
export const come = new Promise((told) => (tellCome = told));

export const program = load("kozyr_bg.wasm");
// Callers that await it get the error. This avoids a report of an unhandled rejection before that.
program.catch(() => {});

async function load(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // A cached program loads at once. The browser may already have it compiled, but only uses that if the
  // response's body is not read here.
  const kept = navigator.serviceWorker?.controller && response.headers.get("Content-Type") === TYPE;
  return WebAssembly.compileStreaming(kept || !response.body ? response : counted(response));
}

// Wraps a response to count its bytes for the progress bar, and sets the content type that compiling
// requires, whatever the server sent.
function counted(response) {
  const bar = document.getElementById("progress");
  bar.max = build.bytes;
  let sum = 0;
  let next = 0;
  const count = new TransformStream({
    transform(bytes, on) {
      sum += bytes.length;
      const now = performance.now();
      if (now >= next) {
        bar.value = sum;
        next = now + PACE;
      }
      on.enqueue(bytes);
    },
    flush() {
      bar.value = bar.max;
      tellCome();
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": TYPE } });
}
