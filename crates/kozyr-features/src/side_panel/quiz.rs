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
    fn default() -> Self {
        Quiz { own_decision: None, opponent_decision: None, answers: Vec::new() }
    }
}

impl<U: Explainable> Quiz<U> {
    /// The answer about the decision at the end of a match.
    pub fn answer(&self, before: &Record<U::Rules>) -> Option<QuizAnswer<ActionOf<U>>> {
        self.answers.iter().find(|(about, _)| about == before).map(|(_, answer)| *answer)
    }

    /// The action that the player answered with, if any.
    pub fn answered_action(&self, before: &Record<U::Rules>) -> Option<ActionOf<U>> {
        match self.answer(before)? {
            QuizAnswer::Play(action) => Some(action),
            QuizAnswer::Alternative(_) | QuizAnswer::Skipped => None,
        }
    }

    /// Whether the player is asked about this decision now.
    pub fn is_about(&self, before: &Record<U::Rules>) -> bool {
        self.own_decision.as_ref() == Some(before)
            || self.opponent_decision.as_ref() == Some(before)
    }

    fn record_answer(&mut self, about: Record<U::Rules>, answer: QuizAnswer<ActionOf<U>>) {
        /// The number of answers to keep; the oldest are dropped.
        const KEPT: usize = 64;
        self.answers.push((about, answer));
        let surplus = self.answers.len().saturating_sub(KEPT);
        self.answers.drain(..surplus);
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

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        QuizSystems.after(AppSystems::ApplyActions).before(AppSystems::SetTargets),
    );
    app.init_resource::<AtTurningPoint>().init_resource::<TableQuestion>();
    app.add_message::<QuizAnswered>();
}

pub(super) fn plugin_for<U: Explainable>(app: &mut App) {
    app.init_resource::<Quiz<U>>();
    app.add_systems(OnEnter(U::SCREEN), |mut asking: ResMut<Quiz<U>>| {
        *asking = Quiz::default();
    });
    app.add_systems(OnExit(U::SCREEN), |mut asked: ResMut<TableQuestion>| asked.0 = None);
    let asked = in_state(U::SCREEN).and_then(resource_exists::<Session<U::Rules>>);
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
            .run_if(asked),
    );
}

/// Takes an action on the table or a press in the panel as the answer.
fn take_answer<U: Explainable>(
    mut asking: ResMut<Quiz<U>>,
    mut submitted: ResMut<Messages<SubmitAction<U::Rules>>>,
    mut said: MessageReader<QuizAnswered>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let said = said.read().last().copied();
    if asking.own_decision.is_none() && asking.opponent_decision.is_none() {
        return;
    }
    let played = match &asking.own_decision {
        // During a question about an opponent's last decision, opponents may still play.
        None => None,
        Some(_) => submitted.bypass_change_detection().drain().last(),
    };
    let answer = match (played, said) {
        (Some(submit), _) => QuizAnswer::Play(submit.action),
        (None, Some(QuizAnswered::Alternative(place))) => QuizAnswer::Alternative(place),
        (None, Some(QuizAnswered::Skipped)) => QuizAnswer::Skipped,
        (None, None) => return,
    };
    if let Some(about) = asking.own_decision.take().or(asking.opponent_decision.take()) {
        asking.record_answer(about, answer);
        redraw.write(RequestRedraw);
    }
}

/// Determines the current question.
fn update_quiz<U: Explainable>(
    mut asking: ResMut<Quiz<U>>,
    mut session: ResMut<Session<U::Rules>>,
    settings: Res<Settings>,
    turned: Res<AtTurningPoint>,
    watch: Res<SpectatorControls>,
    why: Res<SidePanel>,
    page: Res<SidePanelPage>,
    mut on_table: ResMut<TableQuestion>,
) {
    let (own, other) = match settings.ask_first {
        true => (
            own_question::<U>(&session, *why, *page, *turned, &watch),
            opponent_question::<U>(&session, *why),
        ),
        false => (None, None),
    };
    let open = |about: &Record<U::Rules>| asking.answer(about).is_none();
    let (own, other) = (own.filter(open), other.filter(open));
    if asking.own_decision != own || asking.opponent_decision != other {
        (asking.own_decision, asking.opponent_decision) = (own, other);
    }
    let key = if *why == SidePanel::Hint { "ask-hint" } else { "review-ask" };
    on_table.set_if_neq(TableQuestion(asking.own_decision.as_ref().map(|_| key)));
    let ask = asking.own_decision.is_some() && session.is_replay();
    if session.is_asking_viewer() != ask {
        session.set_asking_viewer(ask);
    }
}

/// The match on the table, if the player is to decide and about to see the best action.
fn own_question<U: Explainable>(
    session: &Session<U::Rules>,
    why: SidePanel,
    page: SidePanelPage,
    turned: AtTurningPoint,
    watch: &SpectatorControls,
) -> Option<Record<U::Rules>> {
    let record = session.record();
    let is_own = match record.to_act() {
        Some((seat, Player::Human)) => seat == session.viewer(),
        _ => false,
    };
    let lies_still =
        session.is_own() && !session.is_covered() || session.is_replay() && !watch.may_advance();
    let is_told = match why {
        SidePanel::Hint => session.permissions().hints,
        SidePanel::Seat(_) | SidePanel::Everyone => page == SidePanelPage::Review && turned.0,
        SidePanel::Closed => false,
    };
    (is_own && lies_still && is_told && has_choice(record)).then(|| record.clone())
}

/// The match up to the opponent's decision whose reasons the player has opened.
fn opponent_question<U: Explainable>(
    session: &Session<U::Rules>,
    why: SidePanel,
) -> Option<Record<U::Rules>> {
    let SidePanel::Seat(seat) = why else { return None };
    let casual = session.is_own() && session.permissions().reasons;
    if !casual || session.record().outcome().is_some() {
        return None;
    }
    // A decision that is not stored must be recomputed first.
    let (at, _) = session.last_decision(seat).filter(|(_, decision)| decision.is_some())?;
    let before = session.record().after_actions(at);
    has_choice(&before).then_some(before)
}

fn has_choice<G: Game>(record: &Record<G>) -> bool {
    record.game().legal_actions().len() > 1
}
