//! The result of a match on its table, with buttons for a rematch, a review and the front page.

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
    requests::PlayAgainAtTable,
    session::{SeedSource, Session},
};
use kozyr_ui::{audio::Sound, faces::Expression, language::Language, theme::Palette};

/// A game whose table shows the result and offers a rematch.
pub trait ResultUi: TableUi {
    /// The expression of players who have lost.
    const LOSER_EXPRESSION: Expression;

    /// The confetti of a win: symbols that the app's fonts contain.
    const CONFETTI_SYMBOLS: &'static [&'static str];

    /// The area of the table for the result.
    fn result_rect(layout: &Self::Layout) -> Rect;

    /// A line about the result, shown below the headline; `None` while the match is in progress.
    fn result_line(record: &Record<Self::Rules>, language: &Language) -> Option<String>;

    /// The record of a rematch.
    ///
    /// # Errors
    /// If the rematch cannot be created.
    fn rematch(session: &Session<Self::Rules>, seed: Seed) -> Result<Record<Self::Rules>>;
}

/// Shows the result of a finished match on this table and handles its buttons. Shows nothing in
/// replays, position editors, lessons and problems.
pub fn show_result<U: ResultUi>(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<U::Layout>,
    mut session: ResMut<Session<U::Rules>>,
    statistics: Res<Statistics>,
    mut review_opener: ReviewOpener,
    mut seeds: ResMut<SeedSource>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let is_shown = session.is_live() && !session.is_guided();
    let line = U::result_line(session.record(), &language).filter(|_| is_shown);
    let Some(line) = line else { return Ok(()) };
    let card = ResultCard {
        headline: hud::session_result_text(&session, &language),
        line: statistics.append_rating_change(&session, &language, line),
        faces: faces::<U>(session.record()),
        has_turning_point: session.person_count() > 0,
    };
    let rect = U::result_rect(&layout);
    match card.show(contexts.ctx_mut()?, &palette, &language, rect) {
        Some(AfterGame::Rematch) => {
            sound.write(Sound::Deal);
            if session.is_remote() {
                commands.trigger(PlayAgainAtTable);
                return Ok(());
            }
            let record = U::rematch(&session, seeds.next_seed()?)?;
            commands.insert_resource(session.with_same_stakes(record));
        }
        Some(AfterGame::Review) => review_opener.open(&mut session),
        Some(AfterGame::TurningPoint) => review_opener.open_at_turning_point(&mut session),
        Some(AfterGame::Leave) => screen.set(Screen::Home),
        None => {}
    }
    Ok(())
}

/// The faces of all opponents, and of human players who have lost; empty while the match is in
/// progress.
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

/// Adds the drawing of confetti.
pub(crate) fn plugin(app: &mut App) {
    confetti::plugin(app);
}

/// Adds confetti to wins in one game.
pub fn plugin_for<U: ResultUi>(app: &mut App) {
    confetti::plugin_for::<U>(app);
}
