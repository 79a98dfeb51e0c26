// A worker that creates a WebGL 2 context. A page's first context waits until the browser's GPU process
// is ready. Requesting one here lets that happen while the program is compiled.

try {
  postMessage(new OffscreenCanvas(1, 1).getContext("webgl2") !== null);
} catch {
  // Some browsers support WebGL only in pages.
  postMessage(false);
}
