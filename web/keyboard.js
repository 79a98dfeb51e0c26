// The keyboards of phones and tablets. They write into a hidden field, which bevy_egui adds to the page and
// focuses when the player touches one of the app's text fields.

const FIELD = "egui_text_agent";
// bevy_egui reads the field itself on these devices only, which do not include iPads and touch screens of
// desktops.
const isRead = /Android|iPhone|iPad|iPod|webOS|BlackBerry/.test(navigator.userAgent);

// Passes on what is typed to the app's canvas, and wakes the app, which may be idle.
export function hearKeyboard(canvas, wake) {
  const ofField = (hear) => (event) => {
    if (event.target.id !== FIELD) return;
    if (!isRead) hear(event);
    wake();
  };
  const pass = (kind, event) => canvas.dispatchEvent(new KeyboardEvent(kind, event));
  const write = ({ target, isComposing }) => {
    if (isComposing) return;
    for (const key of target.value) for (const kind of ["keydown", "keyup"]) pass(kind, { key });
    target.value = "";
  };
  // Letters come as input.
  const press = (event) => {
    const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat } = event;
    const isLetter = key.length === 1 && !ctrlKey && !metaKey;
    if (isLetter || /^(Dead|Process|Unidentified)$/.test(key)) return;
    pass(event.type, { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat });
  };
  addEventListener("input", ofField(write));
  addEventListener("compositionend", ofField(write));
  addEventListener("compositionupdate", ofField(() => {}));
  addEventListener("keydown", ofField(press));
  addEventListener("keyup", ofField(press));
  // The browser moves the focused field out from under the keyboard, so it must be where the app's field is.
  addEventListener("touchstart", ({ touches }) => {
    const field = document.getElementById(FIELD);
    if (field) field.style.top = `${touches[0].clientY}px`;
  });
}
