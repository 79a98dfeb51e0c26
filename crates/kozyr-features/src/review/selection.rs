//! What is looked at in a review: whose decisions, and what of a moment lies on the table.

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

/// What is looked at.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ReviewSelection {
    /// Whose decisions; `None` for those of the viewer.
    pub seat: Option<Seat>,
    /// What of it lies on the table.
    pub line: ReviewLine,
    /// The moment from which on to wait for the greatest turning point, to go there; `None` if
    /// nobody waits for it.
    pub seek_from: Option<usize>,
    /// Whether it is a match that the viewer has just played, whose mistakes are still to be kept.
    pub is_own_match: bool,
}

/// What of a turning point lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum ReviewLine {
    /// What was better.
    #[default]
    Better,
    /// What the one who played would play now.
    Answer,
    /// What was played.
    Played,
}

pub(super) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.init_resource::<ReviewSelection>();
    app.add_systems(
        OnEnter(U::SCREEN),
        |mut looking: ResMut<ReviewSelection>, mut kept: ResMut<SavedMistakes>| {
            looking.set_if_neq(ReviewSelection::default());
            saved_mistakes::clear_saved(&mut kept);
        },
    );
    app.add_systems(
        Update,
        (
            reset_shown_line::<U>.run_if(resource_exists_and_changed::<Session<U::Rules>>),
            go_to_turning_point::<U>
                .run_if(|looking: Res<ReviewSelection>| looking.seek_from.is_some()),
        )
            .chain()
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .before(AppSystems::CollectDecisions),
    );
}

/// Opens the review of the match on the table, which can be seen again from any moment of it.
#[derive(SystemParam)]
pub struct ReviewOpener<'w> {
    watch: ResMut<'w, SpectatorControls>,
    why: ResMut<'w, SidePanel>,
    page: ResMut<'w, SidePanelPage>,
    looking: ResMut<'w, ReviewSelection>,
    kept: ResMut<'w, SavedMistakes>,
}

impl ReviewOpener<'_> {
    /// Shows the end of the match, and the review beside it.
    pub fn open<G: TableGame>(&mut self, session: &mut Session<G>) {
        // Nobody's mistakes are kept who shares the device with others.
        let own = session.is_own() && session.person_count() == 1;
        session.start_replay(usize::MAX);
        self.watch.paused = true;
        (*self.why, *self.page) = (SidePanel::Everyone, SidePanelPage::Review);
        *self.looking = ReviewSelection { is_own_match: own, ..ReviewSelection::default() };
        saved_mistakes::clear_saved(&mut self.kept);
    }

    /// The same, and goes to where the viewer lost most as soon as that is known.
    pub fn open_at_turning_point<G: TableGame>(&mut self, session: &mut Session<G>) {
        self.open(session);
        self.looking.seek_from = Some(session.record().actions().len());
    }
}

/// Goes to where the viewer lost most, in a review that is open, as soon as that is known: for pictures.
pub fn seek_turning_point<U: Reviewable>(world: &mut World) {
    let at = world.resource::<Session<U::Rules>>().record().actions().len();
    world.resource_mut::<ReviewSelection>().seek_from = Some(at);
}

/// At another moment the better comes first again.
fn reset_shown_line<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    mut looking: ResMut<ReviewSelection>,
    mut at: Local<usize>,
) {
    let now = session.record().actions().len();
    if *at != now && looking.line != ReviewLine::default() {
        looking.line = ReviewLine::default();
    }
    *at = now;
}

/// Goes to the greatest turning point once the whole match has been looked at, unless the player has
/// gone elsewhere.
fn go_to_turning_point<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    why: Res<SidePanel>,
    page: Res<SidePanelPage>,
    mut looking: ResMut<ReviewSelection>,
    mut navigate: MessageWriter<NavigateHistory>,
) {
    let waits =
        *why != SidePanel::Closed && *page == SidePanelPage::Review && session.has_replay_bar();
    if !waits || looking.seek_from != Some(session.record().actions().len()) {
        looking.seek_from = None;
        return;
    }
    if review.is_complete(session.full_record()) {
        looking.seek_from = None;
        let lesson = review.lesson(session.viewer());
        navigate.write_batch(
            lesson.turning_points.first().map(|one| NavigateHistory::To(one.decision.action_index)),
        );
    }
}
