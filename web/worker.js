// A worker that answers questions: the same program as the page's, without a picture.
// The page sends it its compiled program first, then questions, one at a time.

import init, { answer } from "./kozyr.js";

let ready;

onmessage = async ({ data }) => {
  if (!ready) {
    ready = init({ module_or_path: data });
    return;
  }
  try {
    await ready;
    postMessage(answer(data) ?? null);
  } catch (error) {
    console.error(error);
    postMessage(null);
  }
};
