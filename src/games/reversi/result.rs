//! How a game ended, and the game after it.

use bevy::prelude::*;
use kozyr_core::{
    game::{Record, Seed},
    reversi::{Reversi, drawn_start},
};

use super::layout::Layout;
use crate::{
    features::result::Rematch,
    look::{faces::Expression, language::Language},
    table::session::Session,
};

impl Rematch for Reversi {
    type Layout = Layout;

    const LOSER: Expression = Expression::Sad;

    const CONFETTI: &'static [&'static str] = &["⬤", "◐"];

    fn result_place(layout: &Layout) -> Rect {
        layout.controls
    }

    fn result_line(record: &Record<Self>, language: &Language) -> Option<String> {
        let ending = record.game().ending()?;
        let score = format!("{} : {}", ending.black, ending.white);
        Some(language.format("reversi-discs", &[("score", score.into())]))
    }

    /// The same opponents again, with colours changed.
    fn rematch(session: &Session<Self>, seed: Seed) -> Result<Record<Self>> {
        let record = session.record();
        let mut players = record.players().to_vec();
        players.reverse();
        let setup =
            if session.circumstances().rated { drawn_start(&seed) } else { *record.setup() };
        Ok(Record::new(setup, seed, players)?)
    }
}
