//! The review of a match: the strongest opponent judges every decision in background jobs, after
//! the match or beside the board during it.

mod chart;
mod findings;
mod opinion;
mod page;
mod quiz;
mod saved_mistakes;
mod selection;
mod table_preview;
mod turning_points;

use bevy::{prelude::*, window::RequestRedraw};

use crate::side_panel::{SidePanel, SidePanelPage};
use kozyr_platform::{jobs::JobRunner, system_sets::AppSystems};
use kozyr_table::session::Session;
use kozyr_ui::settings::Settings;

pub use chart::draw_chart;
pub use findings::Review;
pub use opinion::{JudgeDecisionJob, Opinion, Reviewable, register_jobs};
pub use selection::{ReviewOpener, seek_turning_point};

/// Adds the review of one game.
pub fn plugin_for<U: Reviewable>(app: &mut App) {
    app.init_resource::<Review<U>>();
    app.add_systems(
        Update,
        judge_next_decision::<U>
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .in_set(AppSystems::UpdatePhases),
    );
    app.add_systems(OnEnter(U::SCREEN), |mut review: ResMut<Review<U>>| {
        *review = Review::default();
    });
    app.add_systems(OnExit(U::SCREEN), |mut review: ResMut<Review<U>>| {
        review.bypass_change_detection().pending = None;
    });
    quiz::plugin_for::<U>(app);
    selection::plugin_for::<U>(app);
    saved_mistakes::plugin_for::<U>(app);
    page::plugin_for::<U>(app);
    table_preview::plugin_for::<U>(app);
}

/// Judges one decision after another in background jobs, the latest position first, while the
/// review is open, positions are judged during play, or a game with perfect information is
/// replayed. Otherwise cancels the job.
fn judge_next_decision<U: Reviewable>(
    mut review: ResMut<Review<U>>,
    session: Res<Session<U::Rules>>,
    settings: Res<Settings>,
    side_panel: Res<SidePanel>,
    page: Res<SidePanelPage>,
    jobs: Res<JobRunner>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let record = session.full_record();
    let unchanged_review = review.bypass_change_detection();
    unchanged_review.sync(record);
    let is_page_open = *side_panel != SidePanel::Closed && *page == SidePanelPage::Review;
    let during_play = U::judges_during_play(&settings) && session.permissions().evaluation;
    let is_automatic = during_play || U::HAS_PERFECT_INFORMATION && session.is_replay();
    if !is_page_open && !is_automatic {
        unchanged_review.pending = None;
        return;
    }
    if let Some((index, pending)) = &mut unchanged_review.pending {
        redraw.write(RequestRedraw);
        let index = *index;
        let Some(opinion) = pending.take() else { return };
        unchanged_review.pending = None;
        unchanged_review.opinions.insert(index, opinion);
        review.set_changed();
    }
    let review = review.bypass_change_detection();
    let positions = record.actions().len() + usize::from(record.to_act().is_some());
    let next = (0..positions).rev().find(|index| !review.opinions.contains_key(index));
    if let Some(index) = next {
        review.pending =
            Some((index, jobs.start(JudgeDecisionJob { record: record.clone(), at: index })));
        redraw.write(RequestRedraw);
    }
}
