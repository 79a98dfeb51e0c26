//! How a match ended, on its table, and what next: another, a review, the front page.

mod card;
mod confetti;

use crate::game_ui::TableUi;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use kozyr_core::game::{Player, Record, Seat, Seed};

use self::card::{AfterGame, Face, Told};

use super::{review::Reviewing, statistics::Statistics};
use kozyr_platform::screen::Screen;
use kozyr_table::{
    hud,
    session::{Seeds, Session},
};
use kozyr_ui::{audio::Sound, faces::Expression, language::Language, theme::Palette};

/// A game whose table tells how a match ended, and offers another.
pub trait Rematch: TableUi {
    /// What those who have lost look like.
    const LOSER: Expression;

    /// What rains on whoever has won: signs that the app's fonts have.
    const CONFETTI: &'static [&'static str];

    /// Where on the table the result is told.
    fn result_place(layout: &Self::Layout) -> Rect;

    /// How a match ended, in a line below who won; `None` as long as it is played.
    fn result_line(record: &Record<Self::Rules>, language: &Language) -> Option<String>;

    /// The match to be played after one that is over.
    ///
    /// # Errors
    /// If the rules know no such match.
    fn rematch(session: &Session<Self::Rules>, seed: Seed) -> Result<Record<Self::Rules>>;
}

/// Tells the result of a match that was played on this table, and hears what is wished next.
pub fn result<U: Rematch>(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<U::Layout>,
    mut session: ResMut<Session<U::Rules>>,
    statistics: Res<Statistics>,
    mut reviewing: Reviewing,
    mut seeds: ResMut<Seeds>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let shown = session.is_live() && !session.is_guided();
    let line = U::result_line(session.record(), &language).filter(|_| shown);
    let Some(line) = line else { return Ok(()) };
    let told = Told {
        headline: hud::headline(&session, &language),
        line: statistics.with_change(&session, &language, line),
        faces: faces::<U>(session.record()),
        turned: session.persons() > 0,
    };
    let place = U::result_place(&layout);
    match told.show(contexts.ctx_mut()?, &palette, &language, place) {
        Some(AfterGame::Rematch) => {
            sound.write(Sound::Deal);
            let record = U::rematch(&session, seeds.fresh()?)?;
            commands.insert_resource(session.another(record));
        }
        Some(AfterGame::Review) => reviewing.open(&mut session),
        Some(AfterGame::Turned) => reviewing.open_where_it_turned(&mut session),
        Some(AfterGame::Leave) => screen.set(Screen::Home),
        None => {}
    }
    Ok(())
}

/// The faces of all opponents, and of a person who has lost.
fn faces<U: Rematch>(record: &Record<U::Rules>) -> Vec<Face> {
    let Some(outcome) = record.outcome() else { return Vec::new() };
    let seats = Seat::all(record.players().len()).zip(record.players());
    let faces = seats.filter_map(|(seat, player)| {
        let score = outcome.score(seat);
        let expression = Expression::at_the_end(score, U::LOSER);
        match player {
            Player::Opponent(name) => Some(Face { animal: Some(U::animal(name)), expression }),
            Player::Human => (score < 0.5).then_some(Face { animal: None, expression }),
        }
    });
    faces.collect()
}

pub(crate) fn plugin(app: &mut App) {
    confetti::plugin(app);
}

/// Lets signs of a game rain on whoever wins it.
pub fn plugin_for<U: Rematch>(app: &mut App) {
    confetti::plugin_for::<U>(app);
}
