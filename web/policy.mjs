// What the page is made of, and so what its Content-Security-Policy allows; nothing else is.

const DIRECTIVES = {
  "default-src": "'none'",
  // The program is WebAssembly; nothing else is ever evaluated, and nothing stands inline.
  "script-src": "'self' 'wasm-unsafe-eval'",
  // Questions are thought about in workers; the service worker keeps the app for offline.
  "worker-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self'",
  // The program, its pictures, sounds and texts are fetched.
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

const written = (directives) =>
  Object.entries(directives).map((directive) => directive.join(" ")).join("; ");

// As it stands in the page.
export const POLICY = written(DIRECTIVES);

// As a server sends it: who may put the page in a frame cannot be said in the page.
export const HEADER = written({ ...DIRECTIVES, "frame-ancestors": "'none'" });
