//! The selection in a review: whose decisions are shown, and which line is on the table.

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::game::Seat;

use super::{
    findings::Review,
    opinion::Reviewable,
    saved_mistakes::{self, SavedMistakes},
};
use crate::side_panel::{SidePanel, SidePanelPage};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{
    pace::SpectatorControls,
    session::{NavigateHistory, Session, TableGame},
};

/// The selection in a review.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ReviewSelection {
    /// The seat whose decisions are shown; `None` means the viewer's.
    pub seat: Option<Seat>,
    /// The line on the table.
    pub line: ReviewLine,
    /// The position, as a number of actions, where a jump to the biggest turning point was
    /// requested. `None` if no jump is pending.
    pub seek_from: Option<usize>,
    /// Whether the viewer has just played this match and its mistakes are not saved yet.
    pub is_own_match: bool,
}

/// A line of a turning point that is shown on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum ReviewLine {
    /// The better action.
    #[default]
    Better,
    /// The player's answer.
    Answer,
    /// The action played.
    Played,
}

/// Adds the selection in the reviews of one game.
pub(super) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.init_resource::<ReviewSelection>();
    app.add_systems(
        OnEnter(U::SCREEN),
        |mut selection: ResMut<ReviewSelection>, mut saved: ResMut<SavedMistakes>| {
            selection.set_if_neq(ReviewSelection::default());
            saved_mistakes::clear_saved(&mut saved);
        },
    );
    app.add_systems(
        Update,
        (
            reset_shown_line::<U>.run_if(resource_exists_and_changed::<Session<U::Rules>>),
            go_to_turning_point::<U>
                .run_if(|selection: Res<ReviewSelection>| selection.seek_from.is_some()),
        )
            .chain()
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .before(AppSystems::CollectDecisions),
    );
}

/// Opens the review of the match on the table.
#[derive(SystemParam)]
pub struct ReviewOpener<'w> {
    controls: ResMut<'w, SpectatorControls>,
    side_panel: ResMut<'w, SidePanel>,
    page: ResMut<'w, SidePanelPage>,
    selection: ResMut<'w, ReviewSelection>,
    saved: ResMut<'w, SavedMistakes>,
}

impl ReviewOpener<'_> {
    /// Turns the match on the table into a paused replay at its end and opens its review. The
    /// mistakes will be saved if it is the player's own match with no other person.
    pub fn open<G: TableGame>(&mut self, session: &mut Session<G>) {
        // On a shared device, no one's mistakes are saved.
        let is_own_match = session.is_own() && session.person_count() == 1;
        session.start_replay(usize::MAX);
        self.controls.paused = true;
        (*self.side_panel, *self.page) = (SidePanel::Everyone, SidePanelPage::Review);
        *self.selection = ReviewSelection { is_own_match, ..ReviewSelection::default() };
        saved_mistakes::clear_saved(&mut self.saved);
    }

    /// Opens the review and jumps to the viewer's costliest decision once it is known.
    pub fn open_at_turning_point<G: TableGame>(&mut self, session: &mut Session<G>) {
        self.open(session);
        self.selection.seek_from = Some(session.record().actions().len());
    }
}

/// Jumps to the viewer's costliest decision in an open review once it is known. Used for
/// screenshots.
pub fn seek_turning_point<U: Reviewable>(world: &mut World) {
    let at = world.resource::<Session<U::Rules>>().record().actions().len();
    world.resource_mut::<ReviewSelection>().seek_from = Some(at);
}

/// Shows the better line again after a change of position.
fn reset_shown_line<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    mut selection: ResMut<ReviewSelection>,
    mut previous_ply: Local<usize>,
) {
    let ply = session.record().actions().len();
    if *previous_ply != ply && selection.line != ReviewLine::default() {
        selection.line = ReviewLine::default();
    }
    *previous_ply = ply;
}

/// Jumps to the biggest turning point once the review is complete, unless the player has navigated
/// elsewhere.
fn go_to_turning_point<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    side_panel: Res<SidePanel>,
    page: Res<SidePanelPage>,
    mut selection: ResMut<ReviewSelection>,
    mut navigate: MessageWriter<NavigateHistory>,
) {
    let is_open = *side_panel != SidePanel::Closed
        && *page == SidePanelPage::Review
        && session.has_replay_bar();
    if !is_open || selection.seek_from != Some(session.record().actions().len()) {
        selection.seek_from = None;
        return;
    }
    if review.is_complete(session.full_record()) {
        selection.seek_from = None;
        let summary = review.lesson(session.viewer());
        navigate.write_batch(
            summary
                .turning_points
                .first()
                .map(|point| NavigateHistory::To(point.decision.action_index)),
        );
    }
}
