// Friends at one table, each with a browser of their own: Chromium on emulated phones, and one Firefox.

import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { startApp } from "./desktop-app.mjs";
import { begin, closeBrowsers, invite, isOver, newFriend, playTogether, sit, type } from "./friends.mjs";
import { durakMove, edge } from "./games.mjs";
import { DIST, Phone } from "./support.mjs";
import { startNetwork, startServer } from "./table-server.mjs";

let server;
before(async () => (server = await startServer(DIST)));
after(async () => {
  await closeBrowsers();
  await server?.close();
});

// Two people at a table, before the match begins.
async function twoFriends(t, { guestAddress = server.address, prepare } = {}) {
  const host = await newFriend(t, server.address, { prepare });
  const { hash, took } = await invite(host, "Anna");
  const guest = await newFriend(t, guestAddress + hash, { prepare });
  await sit(guest, "Boris");
  return { host, guest, hash, took };
}

// A host and three guests at a table for `seats` players.
async function fourFriends(t, seats, kinds) {
  const host = await newFriend(t, server.address);
  const { hash } = await invite(host, "Anna");
  await host.tap("Change");
  await host.tap(String(seats));
  const guests = [];
  for (const [index, name] of ["Boris", "Clara", "Darya"].entries()) {
    const guest = await newFriend(t, server.address + hash, { kind: kinds[index] });
    await sit(guest, name);
    guests.push(guest);
  }
  return { host, guests };
}

function noErrors(...phones) {
  for (const { errors } of phones) assert.deepEqual(errors, []);
}

test("two friends meet by a link, play a deal to its end, and play again", async (t) => {
  const { host, guest, took } = await twoFriends(t, { prepare: watch });
  t.diagnostic(`from the tap on Invite to the link: ${took} ms`);
  await host.find("Boris");
  await begin(host, [guest]);
  await saysWhatIsThere(host, "Boris");
  await saysWhatIsThere(guest, "Anna");
  await playTogether([host, guest]);
  for (const [what, times] of await delays(host, guest)) {
    times.sort((a, b) => a - b);
    const at = (part) => Math.round(times[Math.floor((times.length - 1) * part)]);
    t.diagnostic(`${what}: median ${at(0.5)} ms, 90 % within ${at(0.9)} ms, at most ${at(1)} ms, of ${times.length}`);
  }
  await host.tap("Play again");
  await guest.tap("Play again");
  await host.tap("Start");
  await playTogether([host, guest], (count) => count >= 4);
  noErrors(host, guest);
});

// A screen reader gets the player's hand, the other player and whose turn it is.
async function saysWhatIsThere(phone, other) {
  const card = / of (spades|clubs|diamonds|hearts)(, trump)?(, can be played)?$/;
  await phone.until((things) => {
    const names = things.map(({ name }) => name);
    const has = (text) => names.includes(text);
    const isOwn = has("Your lead") && names.some((name) => /, can be played$/.test(name));
    return (
      has("Your hand: 6 cards") &&
      names.filter((name) => card.test(name)).length === 6 &&
      has(`${other}: 6 cards`) &&
      names.some((name) => /^Talon: 24 cards; trumps are /.test(name)) &&
      (isOwn || has(`${other} leads`))
    );
  }, "the table as it is after the deal");
}

// Runs in the page: notes when a finger is lifted, when messages are sent and arrive, and when the cards on
// the table change, in milliseconds since 1970.
function watch(page) {
  return page.addInitScript(() => {
    globalThis.noted = [];
    const note = (what, more) => noted.push({ what, more, at: performance.timeOrigin + performance.now() });
    for (const kind of ["pointerup", "touchend"]) addEventListener(kind, () => note("lifted"), { capture: true });
    globalThis.WebSocket = class extends WebSocket {
      constructor(...settings) {
        super(...settings);
        this.addEventListener("message", () => note("received"));
      }
      send(text) {
        if (JSON.parse(text).type === "act") note("sent");
        super.send(text);
      }
    };
    let before = "";
    const look = () => {
      const texts = [...document.querySelectorAll("#mirror > *")].map((element) => element.textContent);
      const cards = texts.filter((text) => text.startsWith("On the table: ")).join();
      if (cards !== before) note("shown", cards);
      before = cards;
    };
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(look).observe(document.getElementById("mirror"), {
        childList: true,
        subtree: true,
        characterData: true,
      }),
    );
  });
}

// How long cards took from one page to the other.
async function delays(...phones) {
  const notes = await Promise.all(phones.map((phone) => phone.page.evaluate(() => noted)));
  const [total, sending, network, drawing] = [[], [], [], []];
  for (const [index, own] of notes.entries()) {
    const other = notes[1 - index];
    for (const [place, { what, at: sent }] of own.entries()) {
      if (what !== "sent") continue;
      const lifted = own.slice(0, place).findLast(({ what }) => what === "lifted")?.at;
      const received = other.find(({ what, at }) => what === "received" && at > sent)?.at;
      const shown = other.find(({ what, at }) => what === "shown" && at > received);
      // Not every action puts a card on the table.
      if (!shown?.more || shown.at - received > 1000) continue;
      total.push(shown.at - lifted);
      sending.push(sent - lifted);
      network.push(received - sent);
      drawing.push(shown.at - received);
    }
  }
  return [
    ["from lifting the finger until the card is on the other page", total],
    ["of these, until it is sent", sending],
    ["of these, until it arrives", network],
    ["of these, until it is shown", drawing],
  ];
}

test("four friends, one of them in Firefox, play a deal", async (t) => {
  const { host, guests } = await fourFriends(t, 4, ["firefox", "chromium", "chromium"]);
  await begin(host, guests);
  await playTogether([host, ...guests]);
  noErrors(host, ...guests);
});

test("at six seats, four friends play with two computers", async (t) => {
  const { host, guests } = await fourFriends(t, 6, ["chromium", "chromium", "chromium"]);
  for (const opponent of ["Hen", "Cat"]) {
    await host.tap("Open seat");
    await host.tap(opponent);
  }
  await begin(host, guests);
  await playTogether([host, ...guests]);
  noErrors(host, ...guests);
});

test("a browser and the app for desktops play a deal", async (t) => {
  const host = await newFriend(t, server.address);
  const { link } = await invite(host, "Anna");
  const app = await startApp(t, link);
  // The app draws slowly without a graphics card. A click that comes before the page is there does nothing.
  const until = async (what, act) => {
    while (!(await host.names()).some((name) => what.test(name))) await act();
  };
  await until(/^Boris/, async () => {
    await app.click(190, 258);
    await app.type("Boris");
    await app.click(190, 317);
  });
  await host.page.bringToFront();
  // The last click may have come after Boris sat down, and so may have said that he is ready.
  const isWaiting = (await host.names()).some((name) => /Not everyone is ready/.test(name));
  if (isWaiting) await app.click(190, 260);
  await begin(host, []);
  // The arrow selects a card, Enter plays it if it is legal, and Space takes the cards or ends the bout.
  await playTogether([host], async () => {
    await app.press("Right", "Return", "Right", "Return", "space");
    return false;
  });
  noErrors(host);
});

test("a deal is played over a slow network that loses connections", async (t) => {
  const network = await startNetwork(server, { delay: 300, drops: 8000 });
  t.after(() => network.close());
  const { host, guest } = await twoFriends(t, { guestAddress: network.address });
  await begin(host, [guest]);
  await playTogether([host, guest]);
  noErrors(host, guest);
});

// Plays until a phone has a card to play, and returns that phone, the other, and the card.
async function untilCard(phones) {
  let found = null;
  const look = async () => {
    for (const phone of phones) {
      const next = durakMove(await phone.things());
      if (next?.isCard) found = { phone, other: phones.find((other) => other !== phone), next };
    }
    return found;
  };
  await look() ?? (await playTogether(phones, look));
  return found;
}

test("a page that is reloaded in the middle of a drag returns to the match with the card in the hand", async (t) => {
  const { host, guest } = await twoFriends(t);
  await begin(host, [guest]);
  const { phone, next } = await untilCard([host, guest]);
  const hand = (names) => names.filter((name) => /can be played$/.test(name)).sort();
  const before = hand(await phone.names());
  await phone.hold(edge(next.thing), { x: 190, y: 420 });
  await phone.reload();
  await phone.until((things) => hand(things.map(({ name }) => name)).join() === before.join(), "the same hand");
  await playTogether([host, guest], (count) => count >= 3);
  noErrors(host, guest);
});

test("a page that slept while the connection was lost catches up, and the other page says who is away", async (t) => {
  const network = await startNetwork(server);
  t.after(() => network.close());
  const { host, guest } = await twoFriends(t, { guestAddress: network.address });
  await begin(host, [guest]);
  await playTogether([host, guest], (count) => count >= 2);
  const wake = await guest.sleep();
  network.cut();
  await host.find(/away/);
  await new Promise((over) => setTimeout(over, 20_000));
  network.mend();
  await wake();
  await host.until((things) => !things.some(({ name }) => /away/.test(name)), "nobody is away");
  await playTogether([host, guest]);
  noErrors(host, guest);
});

test("of two windows with one seat the newest plays, the older says so, and can take the seat back", async (t) => {
  const { host, guest, hash } = await twoFriends(t);
  await begin(host, [guest]);
  const newest = new Phone(await guest.page.context().newPage());
  await newest.goto(server.address + hash);
  await guest.find(/opened this table in another window/);
  await newest.find(/trump/i);
  await playTogether([host, newest], (count) => count >= 2);
  // The seat belongs to the newest window even after it is loaded again.
  await newest.reload();
  await newest.find(/trump/i);
  await guest.page.bringToFront();
  await guest.tap("Connect again");
  await newest.find(/opened this table in another window/);
  await playTogether([host, guest], (count) => count >= 2);
  noErrors(host, guest, newest);
});

test("a server of another version explains itself, and the page can be loaded again", async (t) => {
  const { hash } = await invite(await newFriend(t, server.address), "Anna");
  let isOther = true;
  const prepare = (page) =>
    page.routeWebSocket(/\/socket$/, (socket) => {
      const real = socket.connectToServer();
      real.onMessage((text) => socket.send(isOther ? text.replace(/"protocol":\d+/, '"protocol":99') : text));
    });
  const guest = await newFriend(t, server.address + hash, { prepare });
  await guest.find(/different version/);
  isOther = false;
  const loaded = once(guest.page, "load");
  await guest.tapOnce("Reload the page");
  await loaded;
  await guest.begin();
  await guest.find("Sit down");
  noErrors(guest);
});

test("a link to a table on another server opens that server's page", async (t) => {
  const other = await startServer(DIST);
  t.after(() => other.close());
  const { link } = await invite(await newFriend(t, other.address), "Anna");
  const guest = await newFriend(t, server.address);
  await guest.tap("Friends");
  await type(guest, "Link or six-letter code", link);
  await guest.tapOnce("Join");
  await guest.page.waitForURL(`${other.address}#table/*`);
  await guest.begin();
  await guest.find("Sit down");
  noErrors(guest);
});

test("the page's address leads to the table until the player leaves it", async (t) => {
  const host = await newFriend(t, server.address);
  const { hash } = await invite(host, "Anna");
  assert.equal(new URL(host.page.url()).hash, hash);
  await host.reload();
  await host.find(/Anna/);
  await host.tap("Leave this page, keep the seat");
  await host.find("Join");
  assert.equal(new URL(host.page.url()).hash, "");
  // Nothing of the server's interface is kept by the service worker.
  const kept = await host.page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url).filter((url) => url.includes("/api/"));
  });
  assert.deepEqual(kept, []);
});
