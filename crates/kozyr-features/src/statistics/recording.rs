//! Games are written down when they end, and once more when a review has judged them.
//!
//! A rated match that is not played to its end is lost, by whatever way it came off the table.

use bevy::prelude::*;
use kozyr_core::{
    game::{Record, Seed},
    statistics::{Circumstances, Counted, Entry},
};

use super::{games::Statistics, storage};
use crate::review::{Review, Reviewable};
use kozyr_platform::{clock, screen::Screen, storage::Storage, system_sets::Step};
use kozyr_table::{
    prompts::{Answered, Prompt},
    session::{self, Session},
};
use kozyr_ui::{language::Language, notices::Tell};

pub(crate) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.init_resource::<AtStake<U::Rules>>();
    app.add_systems(PostStartup, clear_away::<U>);
    app.add_systems(
        Update,
        (
            give_up::<U>.run_if(in_state(U::SCREEN)),
            forsake::<U>.run_if(resource_exists_and_changed::<Session<U::Rules>>),
            write_down::<U>.run_if(resource_exists_and_changed::<Session<U::Rules>>),
            judge::<U>
                .run_if(resource_exists::<Session<U::Rules>>)
                .run_if(resource_exists_and_changed::<Review<U>>),
        )
            .chain()
            .in_set(Step::Follow),
    );
}

/// The rated match that is not over, as it stood last.
#[derive(Resource)]
struct AtStake<G: Counted>(Option<(Record<G>, Circumstances)>);

impl<G: Counted> Default for AtStake<G> {
    fn default() -> Self {
        AtStake(None)
    }
}

/// Lets a rated match go that is not to be lost when another comes: for pictures.
pub fn let_go<G: Counted>(world: &mut World) {
    world.insert_resource(AtStake::<G>(None));
}

/// A match whose loss was written down, but which was not taken away before the app was killed.
fn clear_away<U: Reviewable>(
    mut commands: Commands,
    session: Option<Res<Session<U::Rules>>>,
    statistics: Res<Statistics>,
    storage: Res<Storage>,
) {
    let lost = |seed: &Seed| statistics.log().knows(U::NAME, seed);
    if session.is_some_and(|session| session.is_at_stake() && lost(session.record().seed())) {
        session::abandon::<U::Rules>(&mut commands, &storage);
    }
}

/// Ends a rated match that the person leaves.
fn give_up<U: Reviewable>(
    mut commands: Commands,
    mut answers: MessageReader<Answered>,
    session: Option<Res<Session<U::Rules>>>,
    mut screen: ResMut<NextState<Screen>>,
    mut at_stake: ResMut<AtStake<U::Rules>>,
    mut book: Book,
) {
    if !answers.read().any(|answer| answer.0 == Prompt::GiveUp) {
        return;
    }
    let Some(session) = session.filter(|session| session.is_at_stake()) else { return };
    book.lose(session.record(), &session.circumstances());
    at_stake.0 = None;
    session::abandon::<U::Rules>(&mut commands, &book.storage);
    screen.set(Screen::Home);
}

/// Loses a rated match for which another of the person's own has come.
fn forsake<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    mut at_stake: ResMut<AtStake<U::Rules>>,
    mut book: Book,
) {
    // The person's own match comes back when the table is left.
    if !session.is_own() {
        return;
    }
    if let Some((record, circumstances)) = &at_stake.0
        && record.seed() != session.record().seed()
    {
        book.lose(record, circumstances);
    }
    at_stake.0 = session.is_at_stake().then(|| (session.record().clone(), session.circumstances()));
}

/// What is needed to write a loss down.
#[derive(bevy::ecs::system::SystemParam)]
struct Book<'w> {
    statistics: ResMut<'w, Statistics>,
    storage: Res<'w, Storage>,
    language: Res<'w, Language>,
    tell: MessageWriter<'w, Tell>,
}

impl Book<'_> {
    fn lose<G: Counted>(&mut self, record: &Record<G>, circumstances: &Circumstances) {
        let before = self.statistics.log().rating(G::NAME);
        let Some(entry) = Entry::given_up(record, circumstances, before, clock::now()) else {
            return;
        };
        self.statistics.add(entry, &self.storage);
        if let Some(change) = self.statistics.change::<G>(record.seed(), &self.language) {
            let told = [("change", change.into())];
            self.tell.write(Tell(self.language.format("rated-given-up", &told)));
        }
    }
}

/// Writes the match on the table down as soon as it is over. One that was over when the app was
/// killed, before it could be written down, is seen when it comes back.
fn write_down<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    mut statistics: ResMut<Statistics>,
    storage: Res<Storage>,
) {
    if !session.is_own() || session.record().outcome().is_none() {
        return;
    }
    let before = statistics.log().rating(U::NAME);
    let entry = Entry::of(session.record(), &session.circumstances(), before, clock::now());
    if let Some(entry) = entry {
        statistics.add(entry, &storage);
    }
}

/// Adds to the game what its review has found, once all of it was looked at.
fn judge<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    mut statistics: ResMut<Statistics>,
    storage: Res<Storage>,
) {
    let record = session.record();
    if record.outcome().is_none() || review.looked_at() < record.actions().len() {
        return;
    }
    let accuracy = review.accuracy(session.viewer());
    if let Some(game) = statistics.log.judge(U::NAME, record.seed(), accuracy) {
        storage::save(statistics.log(), game, &storage);
    }
}
