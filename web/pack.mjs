// Assembles the page: pack.mjs PROGRAM-FOLDER TARGET-FOLDER
//
// Compressed copies of files, for servers that send them, are beside their originals as .br and .gz.

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
const WEIGHTS = join("reversi", "weights.bin");
const NOTICES = ["LICENSE-MIT", "LICENSE-APACHE", "NOTICES.txt"];
const LANGUAGES = join(assets, "languages");
// The language whose texts are compiled into the program.
const BUNDLED = "en";
const ICONS = /^(icon\.svg|(icon-(32|192|512)|maskable-(192|512))\.png)$/;
const COMPRESSED = new Set([".bin", ".css", ".ftl", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest"]);

rmSync(target, { recursive: true, force: true });
mkdirSync(join(target, "icons"), { recursive: true });
for (const name of readdirSync(page).filter((name) => PAGE.test(name))) {
  cpSync(join(page, name), join(target, name));
}
for (const name of [...PROGRAM, ...NOTICES]) cpSync(join(program, name), join(target, name));
execFileSync(join(page, "..", "scripts", "copy-assets"), [join(target, "assets")], { stdio: "inherit" });
// On other systems the weights are compiled into the program. The page loads them after the first frame.
mkdirSync(join(target, "assets", "reversi"));
cpSync(join(assets, WEIGHTS), join(target, "assets", WEIGHTS));
for (const name of readdirSync(join(assets, "icon")).filter((name) => ICONS.test(name))) {
  cpSync(join(assets, "icon", name), join(target, "icons", name));
}

mkdirSync(join(target, "languages"));
for (const language of readdirSync(LANGUAGES).filter((language) => language !== BUNDLED)) {
  writeFileSync(join(target, "languages", `${language}.ftl`), appTexts(language));
}

const bytes = readFileSync(join(target, "kozyr_bg.wasm")).length;
// The files that the service worker caches: all except the licences and the service worker itself.
const kept = files(target).filter((name) => !/LICENSE|NOTICES|COPYING|CREDITS|OFL|^service-worker/.test(name));
const digests = () =>
  kept.map((name) => [name, digest("sha256", readFileSync(join(target, name)), "base64")]);
const build = { bytes, bundled: BUNDLED, texts: texts() };
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

// The app's texts in a language, as one file; without page.ftl, which holds the page's own texts.
function appTexts(language) {
  const names = readdirSync(join(LANGUAGES, language)).filter((name) => name !== "page.ftl").sort();
  return names.map((name) => readFileSync(join(LANGUAGES, language, name), "utf8")).join("\n");
}

// The page's own texts, by language.
function texts() {
  const lines = (language) => readFileSync(join(LANGUAGES, language, "page.ftl"), "utf8").split("\n");
  const said = (language) =>
    Object.fromEntries(lines(language).flatMap((line) => {
      const found = line.match(/^(page-[a-z-]+) = (.+)$/);
      return found ? [found.slice(1)] : [];
    }));
  return Object.fromEntries(readdirSync(LANGUAGES).map((language) => [language, said(language)]));
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

// Writes the compressed copies of a file; returns the size that browsers download.
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
  const isWeights = (name) => name === join("assets", WEIGHTS);
  const isAsset = (name) => /^(assets|icons)\//.test(name);
  const isText = (name) => name.startsWith("languages/");
  const isProgram = (name) => !isAsset(name) && !isText(name) && !NOTICES.includes(name);
  const texts = sizes.filter(([name]) => isText(name)).map(([, size]) => size);
  console.log(`${target}: ${version}`);
  console.log(`page and program, as brotli: ${megabytes(sum(isProgram))}`);
  console.log(`one more language at most:   ${megabytes(Math.max(...texts))}`);
  console.log(`pictures and sounds:         ${megabytes(sum((name) => isAsset(name) && !isWeights(name)))}`);
  console.log(`the engine's weights:        ${megabytes(sum(isWeights))}`);
}
