// The page's Content-Security-Policy, which allows only what the page uses.

const DIRECTIVES = {
  "default-src": "'none'",
  // The program is WebAssembly. There are no inline scripts, and no other code is evaluated.
  "script-src": "'self' 'wasm-unsafe-eval'",
  // Opponents think in workers. The service worker caches the app for offline use.
  "worker-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self'",
  // The program, images, sounds and texts are fetched.
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

const written = (directives) =>
  Object.entries(directives).map((directive) => directive.join(" ")).join("; ");

// For the page's meta element.
export const POLICY = written(DIRECTIVES);

// For the server's header: a meta element cannot contain `frame-ancestors`.
export const HEADER = written({ ...DIRECTIVES, "frame-ancestors": "'none'" });
