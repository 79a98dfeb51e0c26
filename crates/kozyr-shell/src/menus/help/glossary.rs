//! What field terms mean.

use super::page::HelpPage;
use kozyr_features::help::HelpRegistry;

/// Terms of those who decide.
const OPPONENTS: &[&str] = &["opponent", "evaluation", "search", "ply", "sample"];

/// All terms, by what they belong to.
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
