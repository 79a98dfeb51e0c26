//! Short description of a custom deal.

use kozyr_durak::Setup;

use kozyr_ui::language::Language;
use kozyr_ui::language::cards::suit_symbol;

/// Describes a custom deal in one line: number of players, size of the deck, trump, and the first
/// attacker or that the rules decide. Empty if the setup has none.
pub fn describe_deal(setup: &Setup, language: &Language) -> String {
    let Some(deal) = setup.deal else { return String::new() };
    let leader = deal.attacker().map_or("rules".into(), |seat| seat.index().to_string());
    language.format(
        "custom-deal-sound",
        &[
            ("players", setup.players.into()),
            ("cards", setup.rules.deck.size().into()),
            ("trump", suit_symbol(deal.trump().suit()).to_string().into()),
            ("leads", leader.into()),
        ],
    )
}
