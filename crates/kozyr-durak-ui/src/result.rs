//! How a deal ended, and the deal after it.

use crate::game_ui::DurakUi;
use bevy::prelude::*;
use kozyr_core::game::{Record, Seed};
use kozyr_durak::{Durak, Ending};

use super::layout::Layout;
use kozyr_features::result::Rematch;
use kozyr_table::session::Session;
use kozyr_ui::{faces::Expression, language::Language};

impl Rematch for DurakUi {
    const LOSER: Expression = Expression::Fool;

    const CONFETTI: &'static [&'static str] = &["♠", "♥", "♦", "♣"];

    fn result_place(layout: &Layout) -> Rect {
        layout.result
    }

    fn result_line(record: &Record<Durak>, language: &Language) -> Option<String> {
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
    fn rematch(session: &Session<Durak>, seed: Seed) -> Result<Record<Durak>> {
        let record = session.record();
        let setup = match record.game().ending() {
            Some(ending) => record.setup().after(ending),
            None => *record.setup(),
        };
        Ok(Record::new(setup, seed, record.players().to_vec())?)
    }
}
