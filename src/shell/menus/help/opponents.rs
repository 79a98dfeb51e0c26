//! How each family of opponents decides, and how strong it is.

use super::text::Text;
use crate::features::help::Family;

/// All that is told of a family.
pub fn show(text: &mut Text<'_>, family: &Family) {
    let language = text.language;
    text.heading(&language.text("help-how"));
    text.paragraph(&language.text(&format!("help-opponent-{}", family.key)));
    text.heading(&language.text("help-how-strong"));
    text.paragraph(&language.text(&format!("help-opponent-{}-strength", family.key)));
    if !family.told.is_empty() {
        text.heading(&language.text("help-levels"));
    }
    for name in family.told {
        let about = language.text(&format!("opponent-{name}-about"));
        text.entry(&language.method(name), &about);
    }
    text.ui.add_space(8.0);
    text.aside("help-opponents-about");
}
