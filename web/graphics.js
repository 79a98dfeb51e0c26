// A worker that asks for graphics. The first who does on a page waits until the browser has them
// ready; by then the program is compiled, and neither has waited for the other.

try {
  postMessage(new OffscreenCanvas(1, 1).getContext("webgl2") !== null);
} catch {
  // Some browsers have them in pages alone.
  postMessage(false);
}
