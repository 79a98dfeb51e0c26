// Of all pages of the app in a browser one saves. The others look, and may ask for its place.

const LOCK = "kozyr-writer";
// A page that begins while the one before it goes waits for it; a second page waits in vain.
const FIRST_PATIENCE = 1000;
// A page that does not answer in this time is frozen, and its place is taken.
const PATIENCE = 5000;

// Who took the place last stands in the storage: a page that was frozen meanwhile sees it there
// before it hears of it.
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
    // There is no room, or nothing may be kept: then at least nobody else stands there.
    named = false;
    try {
      localStorage.removeItem(LOCK);
    } catch {
      // Nothing may be kept.
    }
  }
}

function lose() {
  if (!held) return;
  held = false;
  letGo();
  changed();
}

// Asks for the lock; whether it is ours. It is until somebody takes it, or the page goes.
function request(settings) {
  return new Promise((answered) => {
    const hold = (lock) => {
      if (!lock) return answered(false);
      take();
      answered(true);
      return new Promise((done) => (letGo = done));
    };
    // Who is asked to let go has ended the wait by then; whose lock is taken is told by the error.
    navigator.locks.request(LOCK, settings, hold).catch(() => {
      answered(false);
      lose();
    });
  });
}

// Before the app begins: the place is ours if nobody has it. Browsers without locks cannot tell.
export async function takePlace(hear) {
  changed = hear;
  if (!navigator.locks) {
    take();
    return;
  }
  channel?.addEventListener("message", lose);
  // However slow the browser is, a page that is alone has it.
  if (await request({ ifAvailable: true })) return;
  await request({ signal: AbortSignal.timeout(FIRST_PATIENCE) });
}

export function holdsPlace() {
  if (!held || !named) return held;
  try {
    return localStorage.getItem(LOCK) === name;
  } catch {
    return held;
  }
}

// Asks the page that saves to leave its place to this one.
export async function askForPlace() {
  if (asking || holdsPlace()) return;
  asking = true;
  channel?.postMessage("wanted");
  const given = await request({ signal: AbortSignal.timeout(PATIENCE) });
  if (!given) await request({ steal: true });
  asking = false;
  changed();
}
