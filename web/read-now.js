// Reads a file of ours before it returns: what thinks in the middle of a search cannot wait.
// Nothing if it does not come.

export function readNow(path) {
  const request = new XMLHttpRequest();
  request.open("GET", path, false);
  // A page may ask in this way for text only, not for bytes: here each letter is one.
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
