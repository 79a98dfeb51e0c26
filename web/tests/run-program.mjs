// Runs a WebAssembly test program from `cargo test` in Node. A failing test traps, without a message.

import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
process.exitCode = instance.exports.main(0, 0);
console.log(process.exitCode === 0 ? "all tests passed" : "FAILED");
