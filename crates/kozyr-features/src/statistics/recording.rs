//! Records games when they end, and again once a review has judged them.
//!
//! A rated match that is not finished counts as lost, no matter how it left the table.

use bevy::prelude::*;
use kozyr_core::{
    game::{Record, Seed},
    statistics::{GameLogEntry, MatchConditions, StatisticsGame},
};

use super::{games::Statistics, storage};
use crate::review::{Review, Reviewable};
use kozyr_platform::{clock, screen::Screen, storage::Storage, system_sets::AppSystems};
use kozyr_table::{
    prompts::{Prompt, PromptConfirmed},
    session::{self, Session},
};
use kozyr_ui::{language::Language, notices::ShowNotice};

/// Adds the recording of finished and forfeited matches of one game.
pub(crate) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.init_resource::<UnfinishedRatedMatch<U::Rules>>();
    app.add_systems(PostStartup, drop_forfeited_match::<U>);
    app.add_systems(
        Update,
        (
            forfeit_left_match::<U>.run_if(in_state(U::SCREEN)),
            forfeit_replaced_match::<U>.run_if(resource_exists_and_changed::<Session<U::Rules>>),
            record_finished_match::<U>.run_if(resource_exists_and_changed::<Session<U::Rules>>),
            record_accuracy::<U>
                .run_if(resource_exists::<Session<U::Rules>>)
                .run_if(resource_exists_and_changed::<Review<U>>),
        )
            .chain()
            .in_set(AppSystems::UpdatePhases),
    );
}

/// The unfinished rated match in its latest state.
#[derive(Resource)]
struct UnfinishedRatedMatch<G: StatisticsGame>(Option<(Record<G>, MatchConditions)>);

impl<G: StatisticsGame> Default for UnfinishedRatedMatch<G> {
    /// No unfinished rated match.
    fn default() -> Self {
        UnfinishedRatedMatch(None)
    }
}

/// Forgets the unfinished rated match, so that replacing it does not forfeit it. Used for
/// screenshots.
pub fn release_rated_match<G: StatisticsGame>(world: &mut World) {
    world.insert_resource(UnfinishedRatedMatch::<G>(None));
}

/// Drops a match whose loss was recorded, but which was still saved when the app was killed.
fn drop_forfeited_match<U: Reviewable>(
    mut commands: Commands,
    session: Option<Res<Session<U::Rules>>>,
    statistics: Res<Statistics>,
    storage: Res<Storage>,
) {
    let is_recorded = |seed: &Seed| statistics.log().contains(U::NAME, seed);
    if session.is_some_and(|session| {
        session.has_rating_at_stake() && is_recorded(session.record().seed())
    }) {
        session::discard_match::<U::Rules>(&mut commands, &storage);
    }
}

/// Records the rated match on the table as lost when the player gives up, removes it, and opens the
/// front page.
fn forfeit_left_match<U: Reviewable>(
    mut commands: Commands,
    mut answers: MessageReader<PromptConfirmed>,
    session: Option<Res<Session<U::Rules>>>,
    mut screen: ResMut<NextState<Screen>>,
    mut unfinished: ResMut<UnfinishedRatedMatch<U::Rules>>,
    mut recorder: LossRecorder,
) {
    if !answers.read().any(|answer| answer.0 == Prompt::GiveUp) {
        return;
    }
    let Some(session) = session.filter(|session| session.has_rating_at_stake()) else { return };
    recorder.record_loss(session.record(), &session.circumstances());
    unfinished.0 = None;
    session::discard_match::<U::Rules>(&mut commands, &recorder.storage);
    screen.set(Screen::Home);
}

/// Records a rated match as lost when another of the player's own replaces it. Remembers the one
/// now on the table.
fn forfeit_replaced_match<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    mut unfinished: ResMut<UnfinishedRatedMatch<U::Rules>>,
    mut recorder: LossRecorder,
) {
    // The player's own match returns when the table is left.
    if !session.is_own() {
        return;
    }
    if let Some((record, conditions)) = &unfinished.0
        && record.seed() != session.record().seed()
    {
        recorder.record_loss(record, conditions);
    }
    unfinished.0 =
        session.has_rating_at_stake().then(|| (session.record().clone(), session.circumstances()));
}

/// The parameters for recording a loss.
#[derive(bevy::ecs::system::SystemParam)]
struct LossRecorder<'w> {
    statistics: ResMut<'w, Statistics>,
    storage: Res<'w, Storage>,
    language: Res<'w, Language>,
    notices: MessageWriter<'w, ShowNotice>,
}

impl LossRecorder<'_> {
    /// Records a rated match as lost, saves that, and shows a notice of the new rating. Does
    /// nothing if the match is over or does not count.
    fn record_loss<G: StatisticsGame>(&mut self, record: &Record<G>, conditions: &MatchConditions) {
        let rating_before = self.statistics.log().rating(G::NAME);
        let Some(entry) = GameLogEntry::from_resignation(
            record,
            conditions,
            rating_before,
            clock::unix_seconds(),
        ) else {
            return;
        };
        self.statistics.add(entry, &self.storage);
        if let Some(change) = self.statistics.rating_change::<G>(record.seed(), &self.language) {
            let arguments = [("change", change.into())];
            self.notices.write(ShowNotice(self.language.format("rated-given-up", &arguments)));
        }
    }
}

/// Records the player's own match as soon as it is finished. If the app was killed before that, the
/// match is recorded when it is loaded again.
fn record_finished_match<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    mut statistics: ResMut<Statistics>,
    storage: Res<Storage>,
) {
    if !session.is_own() || session.record().outcome().is_none() {
        return;
    }
    let rating_before = statistics.log().rating(U::NAME);
    let entry = GameLogEntry::from_record(
        session.record(),
        &session.circumstances(),
        rating_before,
        clock::unix_seconds(),
    );
    if let Some(entry) = entry {
        statistics.add(entry, &storage);
    }
}

/// Adds the viewer's accuracy and costs by concept to the recorded game once the review of the
/// finished match is complete, and saves it.
fn record_accuracy<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    mut statistics: ResMut<Statistics>,
    storage: Res<Storage>,
) {
    let record = session.record();
    if record.outcome().is_none() || review.reviewed_count() < record.actions().len() {
        return;
    }
    let (accuracy, costs) = (review.accuracy(session.viewer()), review.costs(session.viewer()));
    if let Some(game) = statistics.log.set_review(U::NAME, record.seed(), accuracy, costs) {
        storage::save(statistics.log(), game, &storage);
    }
}
