//! How a match ended, on its table, and what next: another, a review, the front page.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use kozyr_core::{
    game::{Record, Seed},
    statistics::Counted,
};

use super::{review::Reviewing, statistics::Statistics};
use crate::{
    look::{audio::Sound, language::Language, theme::Palette},
    platform::screen::Screen,
    table::{
        hud::{self, AfterGame},
        session::{Seeds, Session, TableGame},
    },
};

/// A game whose table tells how a match ended, and offers another.
pub trait Rematch: TableGame + Counted {
    /// Where things lie on its table.
    type Layout: Resource;

    /// Where on the table the result is told.
    fn result_place(layout: &Self::Layout) -> Rect;

    /// How a match ended, in a line below who won; `None` as long as it is played.
    fn result_line(record: &Record<Self>, language: &Language) -> Option<String>;

    /// The match to be played after one that is over.
    ///
    /// # Errors
    /// If the rules know no such match.
    fn rematch(session: &Session<Self>, seed: Seed) -> Result<Record<Self>>;
}

/// Tells the result of a match that was played on this table, and hears what is wished next.
pub fn result<G: Rematch>(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<G::Layout>,
    mut session: ResMut<Session<G>>,
    statistics: Res<Statistics>,
    mut reviewing: Reviewing,
    mut seeds: ResMut<Seeds>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let shown = session.is_live() && !session.is_lesson();
    let line = G::result_line(session.record(), &language).filter(|_| shown);
    let Some(line) = line else { return Ok(()) };
    let headline = hud::headline(&session, &language);
    let line = statistics.with_change(&session, &language, line);
    let place = G::result_place(&layout);
    match hud::result(contexts.ctx_mut()?, &palette, &language, place, &headline, &line) {
        Some(AfterGame::Rematch) => {
            sound.write(Sound::Deal);
            let record = G::rematch(&session, seeds.fresh()?)?;
            commands.insert_resource(session.another(record));
        }
        Some(AfterGame::Review) => reviewing.open(&mut session),
        Some(AfterGame::Leave) => screen.set(Screen::Home),
        None => {}
    }
    Ok(())
}
