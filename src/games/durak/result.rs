//! How a deal ended, and the deal after it.

use bevy::prelude::*;
use kozyr_core::{
    durak::{Durak, Ending},
    game::{Record, Seed},
};

use super::layout::Layout;
use crate::{
    features::result::Rematch,
    look::{faces::Expression, language::Language},
    table::session::Session,
};

impl Rematch for Durak {
    type Layout = Layout;

    const LOSER: Expression = Expression::Fool;

    const CONFETTI: &'static [&'static str] = &["♠", "♥", "♦", "♣"];

    fn result_place(layout: &Layout) -> Rect {
        layout.result
    }

    fn result_line(record: &Record<Self>, language: &Language) -> Option<String> {
        Some(match record.game().ending()? {
            Ending::Fool(fool) => {
                let who = language.subject(record, fool);
                let told = [("name", who.name.as_str().into()), ("person", who.person().into())];
                language.format("durak-is-fool", &told)
            }
            Ending::NobodyLeft => language.text("durak-nobody-left"),
            Ending::Stalled => language.text("durak-stalled"),
        })
    }

    /// The next deal of the match: the same seats, and the fool defends first.
    fn rematch(session: &Session<Self>, seed: Seed) -> Result<Record<Self>> {
        let record = session.record();
        let setup = match record.game().ending() {
            Some(ending) => record.setup().after(ending),
            None => *record.setup(),
        };
        Ok(Record::new(setup, seed, record.players().to_vec())?)
    }
}
