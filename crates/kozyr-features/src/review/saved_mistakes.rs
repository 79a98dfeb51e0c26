//! Mistakes that a review finds, kept to come back as exercises.

use crate::game_ui::ActionOf;
use bevy::prelude::*;
use kozyr_core::{
    game::{Player, Record, Seat},
    teacher::{Exercise, TurningPoint},
};

use super::{findings::Review, opinion::Reviewable, selection::Looking};
use crate::side_panel::{Page, Why};
use kozyr_platform::{clock::Calendar, system_sets::Step};
use kozyr_table::{
    requests::{AddExercise, TakeUpMistake},
    session::Session,
};

/// The decisions that were kept since the table was entered, by the number of actions before them.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Kept(Vec<usize>);

impl Kept {
    pub(super) fn has(&self, at: usize) -> bool {
        self.0.contains(&at)
    }
}

pub(super) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.init_resource::<Kept>();
    app.add_systems(
        Update,
        keep_own::<U>
            .run_if(resource_changed::<Review<U>>.or_eager(resource_changed::<Looking>))
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .in_set(Step::Follow),
    );
}

/// Whether a decision of a seat can be tried again as an exercise: a person's.
pub(super) fn may_be_kept<U: Reviewable>(course: &Record<U::Rules>, seat: Seat) -> bool {
    course.players().get(seat.index()) == Some(&Player::Human)
}

/// A turning point as an exercise, punished as the other side is expected to.
pub(super) fn exercise<U: Reviewable>(
    review: &Review<U>,
    course: &Record<U::Rules>,
    point: &TurningPoint<ActionOf<U>>,
    today: u64,
) -> Exercise {
    let reply = review.of(point.decision.at).map_or(&[][..], |opinion| &opinion.reply);
    point.exercise(course, reply, today)
}

/// Keeps all mistakes of whoever has just played the match, once it has been looked at.
fn keep_own<U: Reviewable>(
    mut commands: Commands,
    mut kept: ResMut<Kept>,
    mut looking: ResMut<Looking>,
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
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
pub(super) fn keep<U: Reviewable>(
    commands: &mut Commands,
    kept: &mut Kept,
    (review, course): (&Review<U>, &Record<U::Rules>),
    point: &TurningPoint<ActionOf<U>>,
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
