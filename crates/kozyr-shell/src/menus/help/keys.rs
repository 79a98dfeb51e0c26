//! Keys, touch and mouse.

use super::page::HelpPage;

/// Draws the list of controls.
pub fn show(text: &mut HelpPage<'_>) {
    let language = text.language;
    text.heading(&language.text("help-touch"));
    for key in ["help-touch-tap", "help-touch-drag", "help-touch-back"] {
        text.paragraph(&language.text(key));
    }
    text.heading(&language.text("help-keyboard"));
    for key in ["tab", "arrows", "enter", "space", "hint", "line", "undo", "pass", "now", "escape"]
    {
        let name = language.text(&format!("help-key-{key}"));
        text.entry(&name, &language.text(&format!("help-key-{key}-does")));
    }
}
