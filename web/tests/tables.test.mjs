// Friends at one table, each with a browser: Chromium on an emulated phone, and Firefox.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { begin, closeBrowsers, invite, isOver, newFriend, playTogether, sit, type } from "./friends.mjs";
import { DIST, Phone } from "./support.mjs";
import { startNetwork, startServer } from "./table-server.mjs";

let server;
before(async () => (server = await startServer(DIST)));
after(async () => {
  await closeBrowsers();
  await server?.close();
});

// Two people with a table, before the match begins.
async function twoFriends(t, { guestAddress = server.address, settings, before } = {}) {
  const host = await newFriend(t, server.address);
  const { hash, took } = await invite(host, "Anna");
  const guest = await newFriend(t, guestAddress + hash, { settings, before });
  await sit(guest, "Boris");
  return { host, guest, hash, took };
}

const names = (phones) => Promise.all(phones.map((phone) => phone.names()));

test("two friends meet by a link, in two steps, play a deal and play again", async (t) => {
  const { host, guest, took } = await twoFriends(t);
  t.diagnostic(`from Invite to a link to share: ${took} ms`);
  await host.find(/^Boris/);
  await begin(host, [guest]);
  await playTogether([host, guest]);
  await host.tap("Play again");
  await guest.tap("Play again");
  await host.tap("Start");
  await playTogether([host, guest], (count) => count > 4);
  assert.deepEqual([...host.errors, ...guest.errors], []);
});

test("four friends, one of them in Firefox, play a deal; the card lies on the table when it is seen", async (t) => {
  const host = await newFriend(t, server.address);
  const { hash } = await invite(host, "Anna");
  await choosePlayers(host, 4);
  const guests = [];
  for (const [name, kind] of [["Boris", "firefox"], ["Clara", "chromium"], ["Darya", "chromium"]]) {
    const guest = await newFriend(t, server.address + hash, { kind });
    await sit(guest, name);
    guests.push(guest);
  }
  await begin(host, guests);
  await playTogether([host, ...guests]);
  for (const phone of [host, ...guests]) assert.deepEqual(phone.errors, []);
});

test("six seats: four friends and two computers", async (t) => {
  const host = await newFriend(t, server.address);
  const { hash } = await invite(host, "Anna");
  await choosePlayers(host, 6);
  const guests = [];
  for (const name of ["Boris", "Clara", "Darya"]) {
    const guest = await newFriend(t, server.address + hash);
    await sit(guest, name);
    guests.push(guest);
  }
  for (let left = 2; left > 0; left -= 1) await fill(host);
  await begin(host, guests);
  await playTogether([host, ...guests]);
});

// Sets the number of players of a table.
async function choosePlayers(host, count) {
  await host.tap("Change");
  await host.tap(String(count));
}

// Lets a computer opponent take the first open seat.
async function fill(host) {
  await host.tap(/^Open seat/);
  await host.tap(/^Cautious/);
}

test("a deal is played over a slow network that loses the connection every few seconds", async (t) => {
  const network = await startNetwork(server, { delay: 300, drops: 6000 });
  t.after(() => network.close());
  const { host, guest } = await twoFriends(t, { guestAddress: network.address });
  await begin(host, [guest]);
  await playTogether([host, guest]);
  assert.deepEqual([...host.errors, ...guest.errors], []);
});

test("a page that is reloaded in the middle of a drag returns to the match, with the card in the hand", async (t) => {
  const { host, guest } = await twoFriends(t);
  await begin(host, [guest]);
});
