// A worker that runs jobs for the app: the same program as the page's, without graphics.
// The page first sends the compiled program, then requests, one at a time. The worker replies with a
// string, or null if it failed. Before that it may send progress reports, as arrays of one string.

import init, { answer } from "./kozyr.js";
import { readNow } from "./read-now.js";

// The only page function that the program also calls in a worker.
globalThis.kozyr = { readNow };

let ready;

onmessage = async ({ data }) => {
  if (!ready) {
    ready = init({ module_or_path: data });
    return;
  }
  try {
    await ready;
    postMessage(answer(data, (progress) => postMessage([progress])) ?? null);
  } catch (error) {
    console.error(error);
    postMessage(null);
  }
};
