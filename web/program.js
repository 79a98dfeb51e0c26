// The program comes, and is compiled, while the page finds out whether it may begin.

const TYPE = "application/wasm";
// How often the bar moves, in milliseconds. Each time the whole page is drawn anew, by the processor
// where there is no graphics card.
const PACE = 250;
const build = JSON.parse(document.getElementById("build").textContent);

// Called when all bytes are there, where they are counted: what is left to do nobody can foretell.
let tellCome;
export const come = new Promise((told) => (tellCome = told));

export const program = load("kozyr_bg.wasm");
// Whoever waits for it is told of a failure; until then it is nobody's.
program.catch(() => {});

async function load(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // From our own store it comes at once, and the browser may have it compiled already, so long as
  // nobody looks into its bytes.
  const kept = navigator.serviceWorker?.controller && response.headers.get("Content-Type") === TYPE;
  return WebAssembly.compileStreaming(kept || !response.body ? response : counted(response));
}

// The same, its bytes counted as they come; and called what it is, whatever the server calls it.
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
