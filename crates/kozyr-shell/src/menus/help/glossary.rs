//! The glossary.

use super::page::HelpPage;
use kozyr_features::help::HelpRegistry;

/// Terms about opponents.
const OPPONENTS: &[&str] = &["opponent", "evaluation", "search", "ply", "sample"];

/// Draws all terms, grouped by topic.
pub fn show(text: &mut HelpPage<'_>, games: &HelpRegistry) {
    let language = text.language;
    let games = games.iter().map(|help| (help.game.0, help.terms));
    for (title, words) in games.chain([("help-opponents", OPPONENTS)]) {
        text.heading(&language.text(title));
        for word in words {
            let name = language.text(&format!("help-word-{word}"));
            text.entry(&name, &language.text(&format!("help-word-{word}-text")));
        }
    }
}
