//! The quiz of a review: at a turning point, the player is asked for a better action before it is
//! shown. Their answer is judged like the action played.

use crate::game_ui::ActionOf;
use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use kozyr_core::game::{Player, Record};

use super::{
    findings::Review,
    opinion::{JudgeDecisionJob, Opinion, Reviewable},
};
use crate::side_panel::{AtTurningPoint, Quiz, QuizSystems, SidePanel, SidePanelPage};
use kozyr_platform::{
    jobs::{JobRunner, PendingJob},
    system_sets::AppSystems,
};
use kozyr_table::session::Session;
use kozyr_ui::settings::Settings;

/// The judged answers of the player.
#[derive(Resource)]
pub(super) struct JudgedAnswers<U: Reviewable> {
    /// Opinions by the match up to and including the answer.
    judged: Vec<(Record<U::Rules>, Opinion<ActionOf<U>>)>,
    pending: Option<(Record<U::Rules>, PendingJob<JudgeDecisionJob<U>>)>,
}

impl<U: Reviewable> Default for JudgedAnswers<U> {
    fn default() -> Self {
        JudgedAnswers { judged: Vec::new(), pending: None }
    }
}

pub(super) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.init_resource::<JudgedAnswers<U>>();
    app.add_systems(OnEnter(U::SCREEN), |mut answers: ResMut<JudgedAnswers<U>>| {
        *answers = JudgedAnswers::default();
    });
    let reviewed = in_state(U::SCREEN).and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        Update,
        (
            find_turning_point::<U>.after(AppSystems::ApplyActions).before(QuizSystems),
            judge_answer::<U>.in_set(AppSystems::UpdatePhases),
        )
            .run_if(reviewed),
    );
}

/// The quiz of a review and the judged answers.
#[derive(SystemParam)]
pub(super) struct ReviewQuiz<'w, U: Reviewable> {
    asking: Res<'w, Quiz<U>>,
    answers: Res<'w, JudgedAnswers<U>>,
    settings: Res<'w, Settings>,
}

/// The player's answer at a position, and its judgement.
pub(super) struct OwnAnswer<'a, A> {
    pub action: A,
    /// `None` if not known yet, or if the answer is the better action or the one played.
    pub opinion: Option<&'a Opinion<A>>,
}

impl<U: Reviewable> ReviewQuiz<'_, U> {
    /// Whether the better action after `at` actions is still hidden: the player has yet to answer,
    /// or the review does not know yet whether to ask.
    pub fn hides_best(&self, session: &Session<U::Rules>, review: &Review<U>, at: usize) -> bool {
        let course = session.full_record();
        if !self.settings.ask_first || at >= course.actions().len() {
            return false;
        }
        let is_own =
            review.opinion(at).is_some_and(|opinion| is_viewers_decision::<U>(session, opinion));
        if !is_own || self.asking.answer(&course.after_actions(at)).is_some() {
            return false;
        }
        !review.is_complete(course) || is_turning_point(session, review, at)
    }

    /// The player's answer after `at` actions.
    pub fn own_answer(
        &self,
        session: &Session<U::Rules>,
        at: usize,
    ) -> Option<OwnAnswer<'_, ActionOf<U>>> {
        let before = session.full_record().after_actions(at);
        let action = self.asking.answered_action(&before)?;
        let after = record_after::<U>(before, action)?;
        let judged = self.answers.judged.iter().find(|(about, _)| *about == after);
        Some(OwnAnswer { action, opinion: judged.map(|(_, opinion)| opinion) })
    }
}

/// Whether the decision was made by the viewer as a human player.
fn is_viewers_decision<U: Reviewable>(
    session: &Session<U::Rules>,
    opinion: &Opinion<ActionOf<U>>,
) -> bool {
    let player = session.record().players().get(opinion.seat.index());
    opinion.seat == session.viewer() && player == Some(&Player::Human)
}

/// Whether the viewer's decision after `at` actions was a turning point.
fn is_turning_point<U: Reviewable>(
    session: &Session<U::Rules>,
    review: &Review<U>,
    at: usize,
) -> bool {
    review
        .lesson(session.viewer())
        .turning_points
        .iter()
        .any(|point| point.decision.action_index == at)
}

fn record_after<U: Reviewable>(
    mut before: Record<U::Rules>,
    action: ActionOf<U>,
) -> Option<Record<U::Rules>> {
    before.play(action).ok()?;
    Some(before)
}

/// Updates whether the current position is a turning point of the viewer.
fn find_turning_point<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    settings: Res<Settings>,
    why: Res<SidePanel>,
    page: Res<SidePanelPage>,
    mut turning: ResMut<AtTurningPoint>,
) {
    let is_seen = settings.ask_first && *why != SidePanel::Closed && *page == SidePanelPage::Review;
    let complete = is_seen && session.has_replay_bar() && review.is_complete(session.full_record());
    let at = session.record().actions().len();
    turning.set_if_neq(AtTurningPoint(complete && is_turning_point(&session, &review, at)));
}

/// Judges the player's answer at the current position.
fn judge_answer<U: Reviewable>(
    mut answers: ResMut<JudgedAnswers<U>>,
    asking: Res<Quiz<U>>,
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    why: Res<SidePanel>,
    page: Res<SidePanelPage>,
    thoughts: Res<JobRunner>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let quiet = answers.bypass_change_detection();
    if *why == SidePanel::Closed || *page != SidePanelPage::Review {
        quiet.pending = None;
        return;
    }
    if let Some((after, pending)) = &mut quiet.pending {
        redraw.write(RequestRedraw);
        let Some(opinion) = pending.take() else { return };
        let after = after.clone();
        quiet.pending = None;
        quiet.judged.extend(opinion.map(|opinion| (after, opinion)));
        answers.set_changed();
        return;
    }
    let at = session.record().actions().len();
    let Some(opinion) = review.opinion(at) else { return };
    let Some(action) = asking.answered_action(session.record()) else { return };
    let known = opinion.best.first() == Some(&action)
        || opinion.played.is_some_and(|(played, _)| played == action);
    let Some(after) = record_after::<U>(session.record().clone(), action).filter(|_| !known) else {
        return;
    };
    if !quiet.judged.iter().any(|(about, _)| *about == after) {
        let question = JudgeDecisionJob { record: after.clone(), at };
        quiet.pending = Some((after, thoughts.start(question)));
        redraw.write(RequestRedraw);
    }
}
