// Mirrors what the app has drawn as DOM elements for screen readers.

const shown = new Map();
let asked = () => {};

// Sets the function that is called when a screen reader focuses or presses an element.
export function act(listener) {
  asked = listener;
}

// Updates the elements to what is on the screen: a list of { id, role, name, more, value, at, on, live }.
export function reflect(json) {
  const stage = document.getElementById("mirror");
  const left = new Set(shown.keys());
  let before = null;
  for (const thing of JSON.parse(json)) {
    left.delete(thing.id);
    const element = shown.get(thing.id) ?? made(thing);
    describe(element, thing);
    // Keep the app's order.
    const place = before ? before.nextSibling : stage.firstChild;
    if (place !== element) stage.insertBefore(element, place);
    before = element;
  }
  for (const id of left) {
    shown.get(id).remove();
    shown.delete(id);
  }
}

function made({ id, role }) {
  const element = document.createElement(role === "button" ? "button" : "div");
  element.tabIndex = -1;
  element.addEventListener("click", () => asked(id, "press"));
  element.addEventListener("focus", () => {
    asked(id, "focus");
    // The canvas gets what is typed into a text field.
    if (role === "textbox") document.getElementById("kozyr").focus();
  });
  shown.set(id, element);
  return element;
}

function describe(element, { role, name, more, value, at, on, live }) {
  set(element, "role", role);
  set(element, "aria-label", role === "text" ? null : name);
  set(element, "aria-description", more);
  set(element, "aria-checked", on);
  set(element, "aria-live", live ? "polite" : null);
  const content = role === "text" ? name : value;
  if (content !== undefined && element.textContent !== content) element.textContent = content;
  const [x, y, width, height] = at;
  const style = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  if (element.style.cssText !== style) element.style.cssText = style;
}

function set(element, attribute, value) {
  if (value === null || value === undefined) element.removeAttribute(attribute);
  else if (element.getAttribute(attribute) !== String(value)) {
    element.setAttribute(attribute, value);
  }
}
