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
    /// The answer being judged, as the match including it, and its job.
    pending: Option<(Record<U::Rules>, PendingJob<JudgeDecisionJob<U>>)>,
}

impl<U: Reviewable> Default for JudgedAnswers<U> {
    /// No judged or pending answers.
    fn default() -> Self {
        JudgedAnswers { judged: Vec::new(), pending: None }
    }
}

/// Adds the quiz of one game's reviews.
pub(super) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.init_resource::<JudgedAnswers<U>>();
    app.add_systems(OnEnter(U::SCREEN), |mut answers: ResMut<JudgedAnswers<U>>| {
        *answers = JudgedAnswers::default();
    });
    let on_table = in_state(U::SCREEN).and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        Update,
        (
            find_turning_point::<U>.after(AppSystems::ApplyActions).before(QuizSystems),
            judge_answer::<U>.in_set(AppSystems::UpdatePhases),
        )
            .run_if(on_table),
    );
}

/// The quiz of a review and the judged answers.
#[derive(SystemParam)]
pub(super) struct ReviewQuiz<'w, U: Reviewable> {
    quiz: Res<'w, Quiz<U>>,
    answers: Res<'w, JudgedAnswers<U>>,
    settings: Res<'w, Settings>,
}

/// The player's answer at a position, and its judgement.
pub(super) struct OwnAnswer<'a, A> {
    /// The answer.
    pub action: A,
    /// `None` if not known yet, or if the answer is the better action or the one played.
    pub opinion: Option<&'a Opinion<A>>,
}

impl<U: Reviewable> ReviewQuiz<'_, U> {
    /// Whether the better action after `at` actions is still hidden: the player has yet to answer,
    /// or the review does not know yet whether to ask.
    pub fn hides_best(&self, session: &Session<U::Rules>, review: &Review<U>, at: usize) -> bool {
        let record = session.full_record();
        if !self.settings.ask_first || at >= record.actions().len() {
            return false;
        }
        let is_viewers =
            review.opinion(at).is_some_and(|opinion| is_viewers_decision::<U>(session, opinion));
        if !is_viewers || self.quiz.answer(&record.after_actions(at)).is_some() {
            return false;
        }
        !review.is_complete(record) || is_turning_point(session, review, at)
    }

    /// The player's answer to the quiz about the decision after `at` actions, with its opinion once
    /// judged; `None` if they have not answered, or have skipped the question.
    pub fn own_answer(
        &self,
        session: &Session<U::Rules>,
        at: usize,
    ) -> Option<OwnAnswer<'_, ActionOf<U>>> {
        let before = session.full_record().after_actions(at);
        let action = self.quiz.answered_action(&before)?;
        let after = record_after::<U>(before, action)?;
        let judged = self.answers.judged.iter().find(|(about, _)| *about == after);
        Some(OwnAnswer { action, opinion: judged.map(|(_, opinion)| opinion) })
    }
}

/// Whether the judged decision is the viewer's, and the viewer is a human player.
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

/// The match after one more action; `None` if the action is illegal.
fn record_after<U: Reviewable>(
    mut before: Record<U::Rules>,
    action: ActionOf<U>,
) -> Option<Record<U::Rules>> {
    before.play(action).ok()?;
    Some(before)
}

/// Stores whether the current position is a turning point of the viewer: false unless the quiz is
/// on, the review of a replay is open, and it is complete.
fn find_turning_point<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    settings: Res<Settings>,
    side_panel: Res<SidePanel>,
    page: Res<SidePanelPage>,
    mut at_turning_point: ResMut<AtTurningPoint>,
) {
    let is_visible =
        settings.ask_first && *side_panel != SidePanel::Closed && *page == SidePanelPage::Review;
    let complete =
        is_visible && session.has_replay_bar() && review.is_complete(session.full_record());
    let at = session.record().actions().len();
    at_turning_point
        .set_if_neq(AtTurningPoint(complete && is_turning_point(&session, &review, at)));
}

/// Judges the player's answer at the current position in a background job, unless it is the best
/// action or the one played, and stores the opinion. Cancels the job if the review is closed.
fn judge_answer<U: Reviewable>(
    mut answers: ResMut<JudgedAnswers<U>>,
    quiz: Res<Quiz<U>>,
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    side_panel: Res<SidePanel>,
    page: Res<SidePanelPage>,
    jobs: Res<JobRunner>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let unchanged_answers = answers.bypass_change_detection();
    if *side_panel == SidePanel::Closed || *page != SidePanelPage::Review {
        unchanged_answers.pending = None;
        return;
    }
    if let Some((after, pending)) = &mut unchanged_answers.pending {
        redraw.write(RequestRedraw);
        let Some(opinion) = pending.take() else { return };
        let after = after.clone();
        unchanged_answers.pending = None;
        unchanged_answers.judged.extend(opinion.map(|opinion| (after, opinion)));
        answers.set_changed();
        return;
    }
    let at = session.record().actions().len();
    let Some(opinion) = review.opinion(at) else { return };
    let Some(action) = quiz.answered_action(session.record()) else { return };
    let is_judged = opinion.best.first() == Some(&action)
        || opinion.played.is_some_and(|(played, _)| played == action);
    let Some(after) = record_after::<U>(session.record().clone(), action).filter(|_| !is_judged)
    else {
        return;
    };
    if !unchanged_answers.judged.iter().any(|(about, _)| *about == after) {
        let job = JudgeDecisionJob { record: after.clone(), at };
        unchanged_answers.pending = Some((after, jobs.start(job)));
        redraw.write(RequestRedraw);
    }
}
