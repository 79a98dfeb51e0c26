// Opens games of other programs: chosen, dropped on the page, pasted, and from links.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Phone, start } from "./support.mjs";

let stage;
before(async () => (stage = await start()));
after(() => stage?.close());

const game = (black, white) =>
  `(;GM[Othello]PB[${black}]PW[${white}]TY[8]BO[8 ` +
  "---------------------------O*------*O--------------------------- *]B[F5]W[D6]B[C3];)";
const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

const openPage = async (phone) => {
  await phone.tap("Your games");
  await phone.tap("Open a game");
};

// Drops a file on the page, as a file manager does.
const drop = (phone, name, text) =>
  phone.page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      for (const kind of ["dragover", "drop"]) {
        document.body.dispatchEvent(
          new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }),
        );
      }
    },
    [name, text],
  );

test("games in chosen files are listed and replayed", async () => {
  const phone = await Phone.open(stage);
  await openPage(phone);
  const [picker] = await Promise.all([
    phone.page.waitForEvent("filechooser"),
    phone.tapOnce("Choose files"),
  ]);
  assert.ok(picker.isMultiple());
  await picker.setFiles([
    file("first.ggf", game("Ann", "Ben") + game("Cai", "Ann")),
    file("second.txt", "f5d6c3d3"),
  ]);
  await phone.find("Ann – Ben");
  await phone.tap("Cai – Ann");
  await phone.tap("Replay");
  await phone.tap("To the end");
  await phone.find("c3, black, last move");
});

test("a dropped file is opened, and an unreadable one is explained", async () => {
  const phone = await Phone.open(stage);
  await drop(phone, "club.ggf", game("Dora", "Emil"));
  await phone.find("Dora – Emil");
  await drop(phone, "club.ggf", "f5 d6 z9");
  await phone.find(/^club\.ggf: Line 1, column 7/);
});

test("a pasted game is shown before it is opened", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const context = await stage.newHastyContext({ permissions });
  const phone = await Phone.open({ context, address: stage.address });
  await phone.page.evaluate(() => navigator.clipboard.writeText("1. F5 d6 2. C3 d3"));
  await openPage(phone);
  await phone.tap("Paste");
  await phone.find("Replay");
  await context.close();
});

test("a link opens the moves of a game", async () => {
  const phone = await Phone.open(stage, "#replay=1.%20F5%20d6%202.%20C3");
  await phone.tap("To the end");
  await phone.find("c3, black, last move");
});
