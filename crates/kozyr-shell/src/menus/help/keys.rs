//! Keys, touch and mouse.

use super::page::HelpPage;

/// Draws the list of gestures and keys.
pub fn show(page: &mut HelpPage<'_>) {
    let language = page.language;
    page.heading(&language.text("help-touch"));
    for key in ["help-touch-tap", "help-touch-drag", "help-touch-back"] {
        page.paragraph(&language.text(key));
    }
    page.heading(&language.text("help-keyboard"));
    for key in ["tab", "arrows", "enter", "space", "hint", "line", "undo", "pass", "now", "escape"]
    {
        let name = language.text(&format!("help-key-{key}"));
        page.entry(&name, &language.text(&format!("help-key-{key}-does")));
    }
}
