// Keeps the screen lit as long as the app wants it.

let wanted = false;
// What browsers give for it, or will give, or will not.
let lamp = null;

// Browsers put the light out when the page is left; it is asked for again when it is back.
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
