//! Durak problems, including those from the player's own mistakes.

use crate::game_ui::DurakUi;
use bevy::prelude::*;
use kozyr_core::{
    game::{Game, Seat},
    teacher::TeachableGame,
};
use kozyr_durak::{Action, Card, Durak, Phase};

use kozyr_features::problems::{self, ProblemUi};
use kozyr_ui::language::Language;

impl ProblemUi for DurakUi {
    /// Tells the seat to act what it may do; in an open ending, a second line lists the others'
    /// cards. Empty if nobody is to act.
    fn situation(game: &Durak, language: &Language) -> String {
        let Some(seat) = game.to_act() else { return String::new() };
        let view = game.view(seat);
        let task = match view.phase() {
            Phase::Attack => language.text("durak-you-attack"),
            Phase::Defend => {
                let is_beat = |action: &Action| matches!(action, Action::Beat { .. });
                let can_beat = game.legal_actions().iter().any(is_beat);
                let key = if can_beat { "durak-you-defend" } else { "durak-you-cannot-beat" };
                let open = language.cards(view.open_attacks());
                language.format(key, &[("cards", open.into())])
            }
            Phase::ThrowIn => language.text("durak-you-throw-in"),
            Phase::Take => language.text("durak-you-add"),
            Phase::Redeal | Phase::Over => String::new(),
        };
        // List the opponents' cards only if they are known; on the table they are small.
        let are_hands_known = game.check_suitable().is_ok();
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let cards: Vec<Card> =
            others.filter(|_| are_hands_known).flat_map(|other| game.hand(other).iter()).collect();
        if cards.is_empty() {
            return task;
        }
        let cards = cards.into_iter().map(|card| language.card(card)).collect::<Vec<_>>().join(" ");
        format!("{task}\n{}", language.format("durak-they-hold", &[("cards", cards.into())]))
    }
}

/// Adds Durak's problems.
pub(crate) fn plugin(app: &mut App) {
    problems::plugin_for::<DurakUi>(app);
}
