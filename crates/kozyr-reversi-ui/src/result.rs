//! How a game ended, and the game after it.

use crate::game_ui::ReversiUi;
use bevy::prelude::*;
use kozyr_core::game::{Record, Seed};
use kozyr_reversi::{Reversi, drawn_start};

use super::layout::Layout;
use kozyr_features::result::Rematch;
use kozyr_table::session::Session;
use kozyr_ui::{faces::Expression, language::Language};

impl Rematch for ReversiUi {
    const LOSER: Expression = Expression::Sad;

    const CONFETTI: &'static [&'static str] = &["⬤", "◐"];

    fn result_place(layout: &Layout) -> Rect {
        layout.controls
    }

    fn result_line(record: &Record<Reversi>, language: &Language) -> Option<String> {
        let ending = record.game().ending()?;
        let score = format!("{} : {}", ending.black, ending.white);
        Some(language.format("reversi-discs", &[("score", score.into())]))
    }

    /// The same opponents again, with colours changed.
    fn rematch(session: &Session<Reversi>, seed: Seed) -> Result<Record<Reversi>> {
        let record = session.record();
        let mut players = record.players().to_vec();
        players.reverse();
        let setup =
            if session.circumstances().rated { drawn_start(&seed) } else { *record.setup() };
        Ok(Record::new(setup, seed, players)?)
    }
}
