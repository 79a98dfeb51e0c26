// Reads a file of the app synchronously, since a search cannot be suspended. Returns undefined if that
// fails.

export function readNow(path) {
  const request = new XMLHttpRequest();
  request.open("GET", path, false);
  // Synchronous requests in a page can only return text. In this charset each character is one byte.
  request.overrideMimeType("text/plain; charset=x-user-defined");
  try {
    request.send();
  } catch (error) {
    console.error(error);
    return undefined;
  }
  if (request.status !== 200) return undefined;
  const letters = request.responseText;
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < bytes.length; place += 1) bytes[place] = letters.charCodeAt(place);
  return bytes;
}
