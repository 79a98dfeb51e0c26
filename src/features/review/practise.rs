//! Mistakes that a review finds, kept to come back as exercises.

use bevy::prelude::*;
use kozyr_core::{
    game::{Player, Record, Seat},
    teacher::{Exercise, TurningPoint},
};

use super::{findings::Review, looking::Looking, opinion::Reviewable};
use crate::{
    features::why::{Page, Why},
    platform::{clock::Calendar, step::Step},
    table::{
        requests::{AddExercise, TakeUpMistake},
        session::Session,
    },
};

/// The decisions that were kept since the table was entered, by the number of actions before them.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Kept(Vec<usize>);

impl Kept {
    pub(super) fn has(&self, at: usize) -> bool {
        self.0.contains(&at)
    }
}

pub(super) fn plugin_for<G: Reviewable>(app: &mut App) {
    app.init_resource::<Kept>();
    app.add_systems(
        Update,
        keep_own::<G>
            .run_if(resource_changed::<Review<G>>.or_eager(resource_changed::<Looking>))
            .run_if(in_state(G::SCREEN))
            .run_if(resource_exists::<Session<G>>)
            .in_set(Step::Follow),
    );
}

/// Whether a decision of a seat can be tried again as an exercise: a person's.
pub(super) fn may_be_kept<G: Reviewable>(course: &Record<G>, seat: Seat) -> bool {
    course.players().get(seat.index()) == Some(&Player::Human)
}

/// A turning point as an exercise, punished as the other side is expected to.
pub(super) fn exercise<G: Reviewable>(
    review: &Review<G>,
    course: &Record<G>,
    point: &TurningPoint<G::Action>,
    today: u64,
) -> Exercise {
    let reply = review.of(point.decision.at).map_or(&[][..], |opinion| &opinion.reply);
    point.exercise(course, reply, today)
}

/// Keeps all mistakes of whoever has just played the match, once it has been looked at.
fn keep_own<G: Reviewable>(
    mut commands: Commands,
    mut kept: ResMut<Kept>,
    mut looking: ResMut<Looking>,
    session: Res<Session<G>>,
    review: Res<Review<G>>,
    why: Res<Why>,
    page: Res<Page>,
    calendar: Res<Calendar>,
) {
    let is_seen = *why != Why::Closed && *page == Page::Review;
    if !looking.own || !is_seen || !review.is_complete(session.course()) {
        return;
    }
    looking.own = false;
    let (course, today) = (session.course(), calendar.today());
    for point in review.lesson(session.viewer()).mistakes() {
        commands.trigger(TakeUpMistake(exercise(&review, course, point, today)));
        kept.0.push(point.decision.at);
    }
}

/// Keeps one turning point.
pub(super) fn keep<G: Reviewable>(
    commands: &mut Commands,
    kept: &mut Kept,
    (review, course): (&Review<G>, &Record<G>),
    point: &TurningPoint<G::Action>,
    today: u64,
) {
    commands.trigger(AddExercise(exercise(review, course, point, today)));
    kept.0.push(point.decision.at);
}

/// Another match was looked at.
pub(super) fn forget(kept: &mut Kept) {
    if !kept.0.is_empty() {
        kept.0.clear();
    }
}
