//! The quiz: if enabled in the settings, the player is asked once per decision for their own answer
//! before it is shown. Meanwhile their action on the table counts as an answer and is not played.

use crate::game_ui::ActionOf;
use bevy::{ecs::message::Messages, prelude::*, window::RequestRedraw};
use kozyr_core::game::{Game, Player, Record};

use super::state::{Explainable, SidePanel, SidePanelPage};
use crate::guide_panel::AnswerSystems;
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{
    pace::SpectatorControls,
    session::{Session, SubmitAction},
};
use kozyr_ui::settings::Settings;

/// An answer to the quiz.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuizAnswer<A> {
    /// An action on the table.
    Play(A),
    /// One of the alternatives that an opponent considered, by index.
    Alternative(usize),
    /// The player wants to see the decision at once.
    Skipped,
}

/// The current questions and the answers so far.
#[derive(Resource)]
pub struct Quiz<U: Explainable> {
    /// The match up to a decision of the player's, to be answered on the table.
    own_decision: Option<Record<U::Rules>>,
    /// The match up to an opponent's decision, to be answered in the panel.
    opponent_decision: Option<Record<U::Rules>>,
    answers: Vec<(Record<U::Rules>, QuizAnswer<ActionOf<U>>)>,
}

impl<U: Explainable> Default for Quiz<U> {
    /// No questions and no answers.
    fn default() -> Self {
        Quiz { own_decision: None, opponent_decision: None, answers: Vec::new() }
    }
}

impl<U: Explainable> Quiz<U> {
    /// The answer about the decision that follows the match `before`; `None` if there is none.
    pub fn answer(&self, before: &Record<U::Rules>) -> Option<QuizAnswer<ActionOf<U>>> {
        self.answers
            .iter()
            .find(|(asked_about, _)| asked_about == before)
            .map(|(_, answer)| *answer)
    }

    /// The action that the player has answered, on the table, about the decision that follows the
    /// match `before`; `None` if they have not answered, have skipped the question, or chose an
    /// alternative in the panel.
    pub fn answered_action(&self, before: &Record<U::Rules>) -> Option<ActionOf<U>> {
        match self.answer(before)? {
            QuizAnswer::Play(action) => Some(action),
            QuizAnswer::Alternative(_) | QuizAnswer::Skipped => None,
        }
    }

    /// Whether the player is being asked about the decision that follows the match `before`.
    pub fn is_about(&self, before: &Record<U::Rules>) -> bool {
        self.own_decision.as_ref() == Some(before)
            || self.opponent_decision.as_ref() == Some(before)
    }

    /// Stores the player's answer about the decision that follows the match `before`, and drops the
    /// oldest of more than 64.
    fn record_answer(&mut self, before: Record<U::Rules>, answer: QuizAnswer<ActionOf<U>>) {
        /// The number of answers to keep; the oldest are dropped.
        const MAX_ANSWERS: usize = 64;
        self.answers.push((before, answer));
        let excess = self.answers.len().saturating_sub(MAX_ANSWERS);
        self.answers.drain(..excess);
    }
}

/// An answer given in the panel instead of on the table.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuizAnswered {
    /// The alternative at this index.
    Alternative(usize),
    /// The player skips the question.
    Skipped,
}

/// Whether the review shows a turning point now.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AtTurningPoint(pub bool);

/// The text key of the question to be answered on the table; `None` if there is none.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct TableQuestion(pub Option<&'static str>);

/// Systems that determine the current question.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct QuizSystems;

/// Adds the parts of the quiz that all games share.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        QuizSystems.after(AppSystems::ApplyActions).before(AppSystems::SetTargets),
    );
    app.init_resource::<AtTurningPoint>().init_resource::<TableQuestion>();
    app.add_message::<QuizAnswered>();
}

/// Adds the quiz of one game.
pub(super) fn plugin_for<U: Explainable>(app: &mut App) {
    app.init_resource::<Quiz<U>>();
    app.add_systems(OnEnter(U::SCREEN), |mut quiz: ResMut<Quiz<U>>| {
        *quiz = Quiz::default();
    });
    app.add_systems(OnExit(U::SCREEN), |mut question: ResMut<TableQuestion>| question.0 = None);
    let on_table = in_state(U::SCREEN).and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        Update,
        (
            take_answer::<U>.in_set(AnswerSystems),
            update_quiz::<U>
                .run_if(
                    resource_changed::<Quiz<U>>
                        .or_eager(resource_exists_and_changed::<Session<U::Rules>>)
                        .or_eager(resource_changed::<Settings>)
                        .or_eager(resource_changed::<AtTurningPoint>)
                        .or_eager(resource_changed::<SpectatorControls>)
                        .or_eager(resource_changed::<SidePanel>)
                        .or_eager(resource_changed::<SidePanelPage>),
                )
                .in_set(QuizSystems),
        )
            .run_if(on_table),
    );
}

/// Takes an action on the table, which is then not played, or a press in the panel as the answer.
fn take_answer<U: Explainable>(
    mut quiz: ResMut<Quiz<U>>,
    mut submitted: ResMut<Messages<SubmitAction<U::Rules>>>,
    mut panel_answers: MessageReader<QuizAnswered>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let panel_answer = panel_answers.read().last().copied();
    if quiz.own_decision.is_none() && quiz.opponent_decision.is_none() {
        return;
    }
    let played = match &quiz.own_decision {
        // During a question about an opponent's last decision, opponents may still play.
        None => None,
        Some(_) => submitted.bypass_change_detection().drain().last(),
    };
    let answer = match (played, panel_answer) {
        (Some(submit), _) => QuizAnswer::Play(submit.action),
        (None, Some(QuizAnswered::Alternative(index))) => QuizAnswer::Alternative(index),
        (None, Some(QuizAnswered::Skipped)) => QuizAnswer::Skipped,
        (None, None) => return,
    };
    if let Some(about) = quiz.own_decision.take().or(quiz.opponent_decision.take()) {
        quiz.record_answer(about, answer);
        redraw.write(RequestRedraw);
    }
}

/// Updates which decision of the player or an opponent the player is asked about, the question
/// shown on the table, and whether the viewer of a replay is to act.
fn update_quiz<U: Explainable>(
    mut quiz: ResMut<Quiz<U>>,
    mut session: ResMut<Session<U::Rules>>,
    settings: Res<Settings>,
    at_turning_point: Res<AtTurningPoint>,
    controls: Res<SpectatorControls>,
    side_panel: Res<SidePanel>,
    page: Res<SidePanelPage>,
    mut table_question: ResMut<TableQuestion>,
) {
    let (own_decision, opponent_decision) = match settings.ask_first {
        true => (
            own_question::<U>(&session, *side_panel, *page, *at_turning_point, &controls),
            opponent_question::<U>(&session, *side_panel),
        ),
        false => (None, None),
    };
    let is_unanswered = |before: &Record<U::Rules>| quiz.answer(before).is_none();
    let (own_decision, opponent_decision) =
        (own_decision.filter(is_unanswered), opponent_decision.filter(is_unanswered));
    if quiz.own_decision != own_decision || quiz.opponent_decision != opponent_decision {
        (quiz.own_decision, quiz.opponent_decision) = (own_decision, opponent_decision);
    }
    let key = if *side_panel == SidePanel::Hint { "ask-hint" } else { "review-ask" };
    table_question.set_if_neq(TableQuestion(quiz.own_decision.as_ref().map(|_| key)));
    let asks_viewer = quiz.own_decision.is_some() && session.is_replay();
    if session.is_asking_viewer() != asks_viewer {
        session.set_asking_viewer(asks_viewer);
    }
}

/// Returns the match on the table if the player is to act, has a choice, and the panel is about to
/// show the best action. Otherwise `None`.
fn own_question<U: Explainable>(
    session: &Session<U::Rules>,
    side_panel: SidePanel,
    page: SidePanelPage,
    at_turning_point: AtTurningPoint,
    controls: &SpectatorControls,
) -> Option<Record<U::Rules>> {
    let record = session.record();
    let is_own = match record.to_act() {
        Some((seat, Player::Human)) => seat == session.viewer(),
        _ => false,
    };
    let is_still =
        session.is_own() && !session.is_covered() || session.is_replay() && !controls.may_advance();
    let shows_best = match side_panel {
        SidePanel::Hint => session.permissions().hints,
        SidePanel::Seat(_) | SidePanel::Everyone => {
            page == SidePanelPage::Review && at_turning_point.0
        }
        SidePanel::Closed => false,
    };
    (is_own && is_still && shows_best && has_choice(record)).then(|| record.clone())
}

/// The match up to the decision of the opponent whose reasons are open, if the player is to be
/// asked about it. `None` unless the player's own match is in progress, reasons are allowed, and
/// the decision is stored and was a choice.
fn opponent_question<U: Explainable>(
    session: &Session<U::Rules>,
    side_panel: SidePanel,
) -> Option<Record<U::Rules>> {
    let SidePanel::Seat(seat) = side_panel else { return None };
    let may_see_reasons = session.is_own() && session.permissions().reasons;
    if !may_see_reasons || session.record().outcome().is_some() {
        return None;
    }
    // A decision that is not stored must be recomputed first.
    let (ply, _) = session.last_decision(seat).filter(|(_, decision)| decision.is_some())?;
    let before = session.record().after_actions(ply);
    has_choice(&before).then_some(before)
}

/// Whether there is more than one legal action.
fn has_choice<G: Game>(record: &Record<G>) -> bool {
    record.game().legal_actions().len() > 1
}
