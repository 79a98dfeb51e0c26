// Keeps the screen on while the app wants it.

let wanted = false;
// The promise of a wake lock, if one was requested; undefined if the request was refused.
let lamp = null;

// Browsers release the lock when the page is hidden, so it is requested again when the page returns.
async function follow() {
  const lit = wanted && document.visibilityState === "visible";
  if (lit && !lamp) {
    lamp = navigator.wakeLock?.request("screen").catch((error) => console.info(String(error)));
  } else if (!lit && lamp) {
    const before = lamp;
    lamp = null;
    (await before)?.release();
  }
}

export function keepLit(lit) {
  wanted = lit;
  follow();
}

document.addEventListener("visibilitychange", follow);
