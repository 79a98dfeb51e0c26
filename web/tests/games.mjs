// Plays games by taps and drags.

export const OVER = "Play again";

const actions = async (phone, name) => JSON.parse((await phone.saved(name)) ?? "{}").actions?.length ?? 0;
const isOver = (things) => things.some(({ name }) => name === OVER);

// Plays a deal of Durak to its end, or at most `most` of the player's actions.
export async function playDurak(phone, most = Infinity) {
  for (let count = 0; count < most; count += 1) {
    const next = await phone.until(durakMove, "a playable card, a button or the end");
    if (next.over) return;
    const before = await actions(phone, "durak.json");
    // Every other card is dragged.
    await (count % 2 ? drag(phone, next) : tap(phone, next));
    await settled(phone, "durak.json", before);
  }
}

export function durakMove(things) {
  if (isOver(things)) return { over: true };
  const which = things.find(({ name, role }) => role === "button" && /^beat /.test(name));
  const card = things.find(({ name }) => /can be played$/.test(name));
  const button = things.find(({ name, role }) => role === "button" && /^(Take \d+|Done|Pass)$/.test(name));
  const onto = things.find(({ name }) => /, to be beaten$/.test(name));
  const thing = which ?? card ?? button;
  return thing && { thing, onto, isCard: thing === card };
}

// Later cards overlap earlier ones, and the nearer row overlaps the other, so touch the upper left corner.
export const edge = ({ x, y, width, height }) => ({ x: x - width / 2 + 14, y: y - height * 0.36 });

export async function tap(phone, { thing, isCard }) {
  const { x, y } = isCard ? edge(thing) : thing;
  await phone.tapAt(x, y);
}

export async function drag(phone, next) {
  if (!next.isCard) return tap(phone, next);
  const { width, height } = phone.page.viewportSize();
  await phone.drag(edge(next.thing), next.onto ?? { x: width / 2, y: height * 0.45 });
}

// Plays a game of Reversi to its end, or at most `most` of the player's moves.
export async function playReversi(phone, most = Infinity) {
  for (let count = 0; count < most; count += 1) {
    const next = await phone.until((things) => {
      const square = things.find(({ name }) => /, legal move, /.test(name));
      const pass = things.find(({ name, role }) => role === "button" && name === "Pass");
      const thing = square ?? pass;
      return isOver(things) ? { over: true } : thing && { thing };
    }, "a legal move, a pass or the end");
    if (next.over) return;
    const before = await actions(phone, "reversi.json");
    await phone.tapAt(next.thing.x, next.thing.y);
    await settled(phone, "reversi.json", before);
  }
}

// Waits until an action has been played. If a card moved away under the finger, or can beat several cards,
// the caller's next round continues.
async function settled(phone, name, before) {
  for (let waited = 0; waited < 40; waited += 1) {
    if ((await actions(phone, name)) > before) return;
    await phone.page.waitForTimeout(50);
  }
}
