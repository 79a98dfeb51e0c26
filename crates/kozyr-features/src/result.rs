//! How a match ended, on its table, and what next: another, a review, the front page.

mod card;
mod confetti;

use crate::game_ui::TableUi;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use kozyr_core::game::{Player, Record, Seat, Seed};

use self::card::{AfterGame, PlayerFace, ResultCard};

use super::{review::ReviewOpener, statistics::Statistics};
use kozyr_platform::screen::Screen;
use kozyr_table::{
    hud,
    session::{SeedSource, Session},
};
use kozyr_ui::{audio::Sound, faces::Expression, language::Language, theme::Palette};

/// A game whose table tells how a match ended, and offers another.
pub trait ResultUi: TableUi {
    /// What those who have lost look like.
    const LOSER_EXPRESSION: Expression;

    /// What rains on whoever has won: signs that the app's fonts have.
    const CONFETTI_SYMBOLS: &'static [&'static str];

    /// Where on the table the result is told.
    fn result_rect(layout: &Self::Layout) -> Rect;

    /// How a match ended, in a line below who won; `None` as long as it is played.
    fn result_line(record: &Record<Self::Rules>, language: &Language) -> Option<String>;

    /// The match to be played after one that is over.
    ///
    /// # Errors
    /// If the rules know no such match.
    fn rematch(session: &Session<Self::Rules>, seed: Seed) -> Result<Record<Self::Rules>>;
}

/// Tells the result of a match that was played on this table, and hears what is wished next.
pub fn show_result<U: ResultUi>(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<U::Layout>,
    mut session: ResMut<Session<U::Rules>>,
    statistics: Res<Statistics>,
    mut reviewing: ReviewOpener,
    mut seeds: ResMut<SeedSource>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let shown = session.is_live() && !session.is_guided();
    let line = U::result_line(session.record(), &language).filter(|_| shown);
    let Some(line) = line else { return Ok(()) };
    let told = ResultCard {
        headline: hud::session_result_text(&session, &language),
        line: statistics.append_rating_change(&session, &language, line),
        faces: faces::<U>(session.record()),
        has_turning_point: session.person_count() > 0,
    };
    let place = U::result_rect(&layout);
    match told.show(contexts.ctx_mut()?, &palette, &language, place) {
        Some(AfterGame::Rematch) => {
            sound.write(Sound::Deal);
            let record = U::rematch(&session, seeds.next_seed()?)?;
            commands.insert_resource(session.with_same_stakes(record));
        }
        Some(AfterGame::Review) => reviewing.open(&mut session),
        Some(AfterGame::TurningPoint) => reviewing.open_at_turning_point(&mut session),
        Some(AfterGame::Leave) => screen.set(Screen::Home),
        None => {}
    }
    Ok(())
}

/// The faces of all opponents, and of a person who has lost.
fn faces<U: ResultUi>(record: &Record<U::Rules>) -> Vec<PlayerFace> {
    let Some(outcome) = record.outcome() else { return Vec::new() };
    let seats = Seat::all(record.players().len()).zip(record.players());
    let faces = seats.filter_map(|(seat, player)| {
        let score = outcome.score(seat);
        let expression = Expression::at_match_end(score, U::LOSER_EXPRESSION);
        match player {
            Player::Opponent(name) => {
                Some(PlayerFace { animal: Some(U::animal(name)), expression })
            }
            Player::Human => (score < 0.5).then_some(PlayerFace { animal: None, expression }),
        }
    });
    faces.collect()
}

pub(crate) fn plugin(app: &mut App) {
    confetti::plugin(app);
}

/// Lets signs of a game rain on whoever wins it.
pub fn plugin_for<U: ResultUi>(app: &mut App) {
    confetti::plugin_for::<U>(app);
}
