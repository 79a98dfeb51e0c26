// The app for desktops, in a window on the display of the tests. It is used through the mouse and the keyboard.

import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const xdotool = async (...words) => (await run("xdotool", words.map(String))).stdout.trim();

// Starts KOZYR_APP with empty data, as if its player had opened `link`.
export async function startApp(t, link) {
  const program = process.env.KOZYR_APP;
  if (!program) throw new Error("KOZYR_APP must be the path of the app");
  const data = await mkdtemp(join(tmpdir(), "kozyr-app-"));
  const env = { ...process.env, KOZYR_DATA: data, KOZYR_WINDOW: "390x844", LANG: "en_US.UTF-8" };
  const child = spawn(program, [link], { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => (said += text));
  const hasEnded = new Promise((over) => child.once("exit", over));
  t.after(async () => {
    child.kill();
    await hasEnded;
    await rm(data, { recursive: true });
  });
  const lost = hasEnded.then((code) => {
    throw new Error(`the app has exited with ${code}: ${said}`);
  });
  lost.catch(() => {});
  const window = await Promise.race([xdotool("search", "--sync", "--onlyvisible", "--pid", child.pid), lost]);
  return {
    // Clicks at a place in the window.
    async click(x, y) {
      await xdotool("windowactivate", "--sync", window);
      await xdotool("mousemove", "--window", window, x, y, "sleep", 0.3, "click", 1, "sleep", 0.3);
    },
    type: (text) => xdotool("type", "--delay", 100, text),
    // Presses keys one after another.
    async press(...keys) {
      await xdotool("windowactivate", "--sync", window);
      await xdotool("key", "--delay", 60, ...keys);
    },
  };
}
