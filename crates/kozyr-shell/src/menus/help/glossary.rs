//! The glossary.

use super::page::HelpPage;
use kozyr_features::help::HelpRegistry;

/// Terms about opponents.
const OPPONENTS: &[&str] = &["opponent", "evaluation", "search", "ply", "sample"];

/// Draws all terms with their explanations, grouped by topic.
pub fn show(page: &mut HelpPage<'_>, games: &HelpRegistry) {
    let language = page.language;
    let games = games.iter().map(|help| (help.game.0, help.terms));
    for (title, terms) in games.chain([("help-opponents", OPPONENTS)]) {
        page.heading(&language.text(title));
        for term in terms {
            let name = language.text(&format!("help-word-{term}"));
            page.entry(&name, &language.text(&format!("help-word-{term}-text")));
        }
    }
}
