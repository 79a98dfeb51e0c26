// A server for tables, and a bad network in front of it.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";

// Starts KOZYR_SERVER with a page on any free port, or on a port that it had before. It forgets all tables at
// its end, unless a file is given.
export async function startServer(page, { port = 0, database = "memory" } = {}) {
  const program = process.env.KOZYR_SERVER;
  if (!program) throw new Error("KOZYR_SERVER must be the path of kozyr-server");
  const options = ["--listen", `127.0.0.1:${port}`, "--page", page, "--database", database, "--log", "warn"];
  const child = spawn(program, options, { stdio: ["ignore", "pipe", "inherit"] });
  process.once("exit", () => child.kill());
  const lines = createInterface(child.stdout);
  const [address] = await Promise.race([
    once(lines, "line"),
    once(child, "exit").then(([code]) => {
      throw new Error(`kozyr-server has exited with ${code}`);
    }),
  ]);
  const close = async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  return { address, port: Number(new URL(address).port), close };
}

// A network with a delay in each direction, in milliseconds, that loses connections: `cut` ends all of them,
// and refuses others until `mend`. With `drops`, each connection of a table is lost after that many
// milliseconds.
export async function startNetwork(server, { delay = 0, drops } = {}) {
  const pairs = new Set();
  let isCut = false;
  const proxy = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(server.port, "127.0.0.1");
    const pair = [client, upstream];
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    pairs.add(pair);
    const pass = (from, to) => {
      from.on("data", (bytes) => setTimeout(() => to.destroyed || to.write(bytes), delay));
      from.on("end", () => setTimeout(() => to.destroyed || to.end(), delay));
      from.on("error", end);
      from.on("close", () => setTimeout(end, delay));
    };
    pass(client, upstream);
    pass(upstream, client);
    client.once("data", (bytes) => {
      if (drops && bytes.includes("/socket HTTP")) setTimeout(end, drops);
    });
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const end = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${proxy.address().port}/`,
    cut() {
      isCut = true;
      end();
    },
    mend() {
      isCut = false;
    },
    close() {
      end();
      proxy.close();
    },
  };
}
