// Runs a program that `cargo test` has built for browsers, here without one: whatever it finds
// wrong ends it, and nothing more is to be seen of it.

import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
process.exitCode = instance.exports.main(0, 0);
console.log(process.exitCode === 0 ? "all is well" : "FAILED");
