// The policy allows only the page's own files, and the page uses nothing else.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { HEADER, POLICY } from "../policy.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const page = readFileSync(join(web, "index.html"), "utf8");

test("the policy allows only the site's own files", () => {
  for (const policy of [POLICY, HEADER]) {
    const words = policy.split(/[; ]+/).filter((word) => !word.endsWith("-src"));
    const known = ["base-uri", "form-action", "frame-ancestors"];
    const sources = words.filter((word) => !known.includes(word));
    assert.deepEqual(new Set(sources), new Set(["'none'", "'self'", "'wasm-unsafe-eval'"]));
    assert.match(policy, /^default-src 'none';/);
  }
  assert.ok(!POLICY.includes('"'), "it is inside an attribute in quotation marks");
});

test("the policy comes before everything that it applies to", () => {
  const place = page.indexOf("@POLICY@");
  assert.ok(place > 0);
  assert.ok(place < Math.min(...["<link", "<script"].map((tag) => page.indexOf(tag))));
});

test("there are no inline scripts or styles", () => {
  const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)/g)];
  for (const [, attributes, words] of scripts) {
    const isData = /type="application\/json"/.test(attributes);
    assert.ok(isData || (/ src="/.test(attributes) && !words), attributes);
  }
  assert.doesNotMatch(page, /<style|\sstyle=|\son[a-z]+=|javascript:/i);
  const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map((found) => found[1]);
  assert.ok(addresses.length > 5 && addresses.every((one) => !/^[a-z]+:|^\/\//.test(one)));
});

test("no script of the page evaluates strings or names other addresses", () => {
  for (const name of readdirSync(web).filter((name) => name.endsWith(".js"))) {
    const script = readFileSync(join(web, name), "utf8");
    assert.doesNotMatch(script, /\beval\(|new Function|setAttribute\("style"|innerHTML|https?:/, name);
  }
});
