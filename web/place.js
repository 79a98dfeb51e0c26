// Of all the app's pages in a browser, only one saves. The others only read, but can take over.

const LOCK = "kozyr-writer";
// In milliseconds: a page that starts waits this long for a former page to close.
const FIRST_PATIENCE = 1000;
// In milliseconds: a page that does not answer in this time is frozen, and its lock is stolen.
const PATIENCE = 5000;

// The page that saves writes its name to the storage. A page that was frozen when its lock was stolen
// sees the other name there before it gets the event.
const name = `${Date.now()} ${Math.random()}`;
let held = false;
let named = false;
let asking = false;
let letGo = () => {};
let changed = () => {};
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(LOCK) : null;

function take() {
  held = true;
  try {
    localStorage.setItem(LOCK, name);
    named = true;
  } catch {
    // The storage is full or not allowed. Then at least no other name may remain there.
    named = false;
    try {
      localStorage.removeItem(LOCK);
    } catch {
      // Storage is not allowed.
    }
  }
}

function lose() {
  if (!held) return;
  held = false;
  letGo();
  changed();
}

// Requests the lock and returns whether this page got it. The page holds it until another page takes it
// or this one is closed.
function request(settings) {
  return new Promise((answered) => {
    const hold = (lock) => {
      if (!lock) return answered(false);
      take();
      answered(true);
      return new Promise((done) => (letGo = done));
    };
    // If the lock was stolen, the request rejects. A page that was asked to release it has already done so.
    navigator.locks.request(LOCK, settings, hold).catch(() => {
      answered(false);
      lose();
    });
  });
}

// Called before the app starts: makes this page the one that saves if no other is, or if `wanted`. In browsers
// without locks every page saves.
export async function takePlace(hear, wanted) {
  changed = hear;
  if (!navigator.locks) {
    take();
    return;
  }
  channel?.addEventListener("message", lose);
  // Without a timeout first, so that a lone page gets the lock however slow the browser is.
  if (await request({ ifAvailable: true })) return;
  if (wanted) await askForPlace();
  else await request({ signal: AbortSignal.timeout(FIRST_PATIENCE) });
}

export function holdsPlace() {
  if (!held || !named) return held;
  try {
    return localStorage.getItem(LOCK) === name;
  } catch {
    return held;
  }
}

// Asks the page that saves to hand over to this one.
export async function askForPlace() {
  if (asking || holdsPlace()) return;
  asking = true;
  channel?.postMessage("wanted");
  const given = await request({ signal: AbortSignal.timeout(PATIENCE) });
  if (!given) await request({ steal: true });
  asking = false;
  changed();
}
