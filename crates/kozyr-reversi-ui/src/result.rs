//! The result of a game, and the next game.

use crate::game_ui::ReversiUi;
use bevy::prelude::*;
use kozyr_core::game::{Record, Seed};
use kozyr_reversi::{Reversi, random_start};

use super::layout::BoardLayout;
use kozyr_features::result::ResultUi;
use kozyr_table::session::Session;
use kozyr_ui::{faces::Expression, language::Language};

impl ResultUi for ReversiUi {
    const LOSER_EXPRESSION: Expression = Expression::Sad;

    const CONFETTI_SYMBOLS: &'static [&'static str] = &["⬤", "◐"];

    /// The area of the buttons, which the result replaces.
    fn result_rect(layout: &BoardLayout) -> Rect {
        layout.controls
    }

    /// The final disc counts, Black first; `None` while the game is in progress.
    fn result_line(record: &Record<Reversi>, language: &Language) -> Option<String> {
        let ending = record.game().final_discs()?;
        let score = format!("{} : {}", ending.black, ending.white);
        Some(language.format("reversi-discs", &[("score", score.into())]))
    }

    /// Sets up a rematch with colours swapped, from the same start or, if rated, a new random
    /// opening.
    fn rematch(session: &Session<Reversi>, seed: Seed) -> Result<Record<Reversi>> {
        let record = session.record();
        let mut players = record.players().to_vec();
        players.reverse();
        let setup =
            if session.circumstances().rated { random_start(&seed) } else { *record.setup() };
        Ok(Record::new(setup, seed, players)?)
    }
}
