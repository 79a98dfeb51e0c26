//! What field terms mean.

use super::text::Text;

/// Terms of Durak.
const DURAK: &[&str] = &[
    "attacker", "defender", "bout", "lead", "beat", "throw-in", "take", "transfer", "talon",
    "trump", "plain", "discard", "fool",
];
/// Terms of Reversi.
const REVERSI: &[&str] =
    &["disc", "flip", "pass", "empties", "corner", "mobility", "parity", "difference"];
/// Terms of those who decide.
const OPPONENTS: &[&str] = &["opponent", "evaluation", "search", "ply", "sample"];

/// All terms, by what they belong to.
pub fn show(text: &mut Text<'_>) {
    let language = text.language;
    for (title, words) in [("durak", DURAK), ("reversi", REVERSI), ("help-opponents", OPPONENTS)] {
        text.heading(&language.text(title));
        for word in words {
            let name = language.text(&format!("help-word-{word}"));
            text.entry(&name, &language.text(&format!("help-word-{word}-text")));
        }
    }
}
