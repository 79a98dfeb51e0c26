//! The result of a deal, and the next deal.

use crate::game_ui::DurakUi;
use bevy::prelude::*;
use kozyr_core::game::{Record, Seed};
use kozyr_durak::{DealEnding, Durak};

use super::layout::CardTableLayout;
use kozyr_features::result::ResultUi;
use kozyr_table::session::Session;
use kozyr_ui::{faces::Expression, language::Language};

impl ResultUi for DurakUi {
    const LOSER_EXPRESSION: Expression = Expression::Fool;

    const CONFETTI_SYMBOLS: &'static [&'static str] = &["♠", "♥", "♦", "♣"];

    fn result_rect(layout: &CardTableLayout) -> Rect {
        layout.result
    }

    fn result_line(record: &Record<Durak>, language: &Language) -> Option<String> {
        Some(match record.game().ending()? {
            DealEnding::Fool(fool) => {
                let who = language.subject(record, fool);
                let arguments = [
                    ("name", who.name.as_str().into()),
                    ("person", who.grammatical_person().into()),
                ];
                language.format("durak-is-fool", &arguments)
            }
            DealEnding::NobodyLeft => language.text("durak-nobody-left"),
            DealEnding::Stalled => language.text("durak-stalled"),
        })
    }

    /// Creates the next deal of the match: same players and rules; who leads follows from the last
    /// deal. If the deal isn't over, repeats its setup.
    fn rematch(session: &Session<Durak>, seed: Seed) -> Result<Record<Durak>> {
        let record = session.record();
        let game = record.game();
        let setup = match game.ending().zip(game.first_attacker()) {
            Some((ending, attacker)) => record.setup().next_deal(ending, attacker),
            None => *record.setup(),
        };
        Ok(Record::new(setup, seed, record.players().to_vec())?)
    }
}
