//! Saves the mistakes found by a review as exercises.

use crate::game_ui::ActionOf;
use bevy::prelude::*;
use kozyr_core::{
    game::{Player, Record, Seat},
    teacher::{Exercise, TurningPoint},
};

use super::{findings::Review, opinion::Reviewable, selection::ReviewSelection};
use crate::side_panel::{SidePanel, SidePanelPage};
use kozyr_platform::{clock::Calendar, system_sets::AppSystems};
use kozyr_table::{
    requests::{AddExercise, AddMistake},
    session::Session,
};

/// The decisions saved since the table was entered, by the number of actions before them.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct SavedMistakes(Vec<usize>);

impl SavedMistakes {
    /// Whether the decision after `at` actions has been saved as an exercise.
    pub(super) fn has(&self, at: usize) -> bool {
        self.0.contains(&at)
    }
}

/// Adds the saving of mistakes in one game.
pub(super) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.init_resource::<SavedMistakes>();
    app.add_systems(
        Update,
        save_own_mistakes::<U>
            .run_if(resource_changed::<Review<U>>.or_eager(resource_changed::<ReviewSelection>))
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .in_set(AppSystems::UpdatePhases),
    );
}

/// Whether a seat's decisions can become exercises, which requires a human player.
pub(super) fn can_be_practised<U: Reviewable>(record: &Record<U::Rules>, seat: Seat) -> bool {
    record.players().get(seat.index()) == Some(&Player::Human)
}

/// A turning point as an exercise created on the day `today`, with the expected reply as the
/// refutation.
pub(super) fn to_exercise<U: Reviewable>(
    review: &Review<U>,
    record: &Record<U::Rules>,
    point: &TurningPoint<ActionOf<U>>,
    today: u64,
) -> Exercise {
    let reply =
        review.opinion(point.decision.action_index).map_or(&[][..], |opinion| &opinion.reply);
    point.to_exercise(record, reply, today)
}

/// Saves all mistakes of the player's own match as exercises, once, when its open review is
/// complete.
fn save_own_mistakes<U: Reviewable>(
    mut commands: Commands,
    mut saved: ResMut<SavedMistakes>,
    mut selection: ResMut<ReviewSelection>,
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    side_panel: Res<SidePanel>,
    page: Res<SidePanelPage>,
    calendar: Res<Calendar>,
) {
    let is_visible = *side_panel != SidePanel::Closed && *page == SidePanelPage::Review;
    if !selection.is_own_match || !is_visible || !review.is_complete(session.full_record()) {
        return;
    }
    selection.is_own_match = false;
    let (record, today) = (session.full_record(), calendar.today());
    for point in review.lesson(session.viewer()).mistakes() {
        commands.trigger(AddMistake(to_exercise(&review, record, point, today)));
        saved.0.push(point.decision.action_index);
    }
}

/// Saves one turning point as an exercise created on the day `today`, and adds it to `saved`.
pub(super) fn save_mistake<U: Reviewable>(
    commands: &mut Commands,
    saved: &mut SavedMistakes,
    (review, record): (&Review<U>, &Record<U::Rules>),
    point: &TurningPoint<ActionOf<U>>,
    today: u64,
) {
    commands.trigger(AddExercise(to_exercise(review, record, point, today)));
    saved.0.push(point.decision.action_index);
}

/// Clears the list of saved decisions; called when another match is reviewed.
pub(super) fn clear_saved(saved: &mut SavedMistakes) {
    if !saved.0.is_empty() {
        saved.0.clear();
    }
}
