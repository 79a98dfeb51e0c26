// A worker that answers questions: the same program as the page's, without a picture.
// The page sends it its compiled program first, then questions, one at a time. An answer is a
// text, or nothing; before it come lists of one text, which tell how far the thought has come.

import init, { answer } from "./kozyr.js";
import { readNow } from "./read-now.js";

// What the program calls here, of what it calls in the page.
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
