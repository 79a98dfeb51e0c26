// Puts the page together: pack.mjs PROGRAM-FOLDER TARGET-FOLDER
//
// Files that servers send compressed lie beside their originals as .br and .gz.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { POLICY } from "./policy.mjs";

const [program, target] = process.argv.slice(2);
const page = dirname(fileURLToPath(import.meta.url));
const assets = join(page, "..", "assets");

const PAGE = /\.(html|webmanifest|css|js)$/;
const PROGRAM = ["kozyr.js", "kozyr_bg.wasm"];
const NOTICES = ["LICENSE-MIT", "LICENSE-APACHE", "NOTICES.txt"];
const ICONS = /^(icon\.svg|(icon-(32|192|512)|maskable-(192|512))\.png)$/;
const COMPRESSED = new Set([".css", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest"]);

rmSync(target, { recursive: true, force: true });
mkdirSync(join(target, "icons"), { recursive: true });
for (const name of readdirSync(page).filter((name) => PAGE.test(name))) {
  cpSync(join(page, name), join(target, name));
}
for (const name of [...PROGRAM, ...NOTICES]) cpSync(join(program, name), join(target, name));
execFileSync(join(page, "..", "scripts", "copy-assets"), [join(target, "assets")], { stdio: "inherit" });
for (const name of readdirSync(join(assets, "icon")).filter((name) => ICONS.test(name))) {
  cpSync(join(assets, "icon", name), join(target, "icons", name));
}

const bytes = readFileSync(join(target, "kozyr_bg.wasm")).length;
// Licences travel with the files, but nobody needs them to play; and nobody keeps the keeper.
const kept = files(target).filter((name) => !/LICENSE|NOTICES|COPYING|CREDITS|OFL|^service-worker/.test(name));
const digests = () =>
  kept.map((name) => [name, digest("sha256", readFileSync(join(target, name)), "base64")]);
const build = { bytes, texts: texts() };
const contents = JSON.stringify([digests(), build]);
const version = `kozyr-${digest("sha256", contents, "hex").slice(0, 16)}`;
fill("index.html", { POLICY, BUILD: JSON.stringify({ version, ...build }) });
const FILES = digests().map(([name, sum]) => [name === "index.html" ? "./" : name, `sha256-${sum}`]);
fill("service-worker.js", { VERSION: version, FILES: JSON.stringify(FILES) });

const sizes = files(target).map((name) => [name, compress(join(target, name))]);
report();

function fill(name, values) {
  const path = join(target, name);
  const text = readFileSync(path, "utf8").replace(/@([A-Z]+)@/g, (_, key) => values[key]);
  writeFileSync(path, text);
}

// What the page itself says, by language.
function texts() {
  const folder = join(assets, "languages");
  const lines = (language) => readFileSync(join(folder, language, "page.ftl"), "utf8").split("\n");
  const said = (language) =>
    Object.fromEntries(lines(language).flatMap((line) => {
      const found = line.match(/^(page-[a-z-]+) = (.+)$/);
      return found ? [found.slice(1)] : [];
    }));
  return Object.fromEntries(readdirSync(folder).map((language) => [language, said(language)]));
}

function files(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

function digest(algorithm, contents, encoding) {
  return createHash(algorithm).update(contents).digest(encoding);
}

// The size of a file as browsers load it.
function compress(path) {
  const contents = readFileSync(path);
  if (!COMPRESSED.has(extname(path))) return contents.length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  };
  const small = brotliCompressSync(contents, { params });
  writeFileSync(`${path}.br`, small);
  writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }));
  return small.length;
}

function report() {
  const sum = (wanted) =>
    sizes.filter(([name]) => wanted(name)).reduce((total, [, size]) => total + size, 0);
  const megabytes = (size) => `${(size / 1e6).toFixed(2)} MB`;
  const isAsset = (name) => /^(assets|icons)\//.test(name);
  const isProgram = (name) => !isAsset(name) && !NOTICES.includes(name);
  console.log(`${target}: ${version}`);
  console.log(`page and program, as brotli: ${megabytes(sum(isProgram))}`);
  console.log(`pictures and sounds:         ${megabytes(sum(isAsset))}`);
}
