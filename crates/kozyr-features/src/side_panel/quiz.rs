//! The person is asked what they would do before they are told: where that is set, and once about
//! each decision. What they do on the table is their answer then, and is not played.

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

/// What somebody would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuizAnswer<A> {
    /// This.
    Play(A),
    /// One of the alternatives that an opponent weighed, by its place among them.
    Alternative(usize),
    /// They would rather be told at once.
    Skipped,
}

/// What the person is asked about, and what they have answered.
#[derive(Resource)]
pub struct Quiz<U: Explainable> {
    /// The match up to a decision of the person's, which is answered on the table.
    own_decision: Option<Record<U::Rules>>,
    /// The match up to an opponent's decision, which is answered in the panel.
    opponent_decision: Option<Record<U::Rules>>,
    answers: Vec<(Record<U::Rules>, QuizAnswer<ActionOf<U>>)>,
}

impl<U: Explainable> Default for Quiz<U> {
    fn default() -> Self {
        Quiz { own_decision: None, opponent_decision: None, answers: Vec::new() }
    }
}

impl<U: Explainable> Quiz<U> {
    /// What was answered about the decision to which a match leads.
    pub fn answer(&self, before: &Record<U::Rules>) -> Option<QuizAnswer<ActionOf<U>>> {
        self.answers.iter().find(|(about, _)| about == before).map(|(_, answer)| *answer)
    }

    /// What the person would do there, if they have said so.
    pub fn answered_action(&self, before: &Record<U::Rules>) -> Option<ActionOf<U>> {
        match self.answer(before)? {
            QuizAnswer::Play(action) => Some(action),
            QuizAnswer::Alternative(_) | QuizAnswer::Skipped => None,
        }
    }

    /// Whether the person is asked about that decision now.
    pub fn is_about(&self, before: &Record<U::Rules>) -> bool {
        self.own_decision.as_ref() == Some(before)
            || self.opponent_decision.as_ref() == Some(before)
    }

    fn record_answer(&mut self, about: Record<U::Rules>, answer: QuizAnswer<ActionOf<U>>) {
        /// So many decisions are remembered before the first is forgotten.
        const KEPT: usize = 64;
        self.answers.push((about, answer));
        let surplus = self.answers.len().saturating_sub(KEPT);
        self.answers.drain(..surplus);
    }
}

/// What the person says in a panel instead of answering on the table.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuizAnswered {
    /// That they would do what is at that place among the alternatives.
    Alternative(usize),
    /// That they want to be told.
    Skipped,
}

/// Whether the moment that a review has come to turned the match, and is looked at there.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AtTurningPoint(pub bool);

/// What is asked that is answered on the table, by the key of its words; `None` if nothing is.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct TableQuestion(pub Option<&'static str>);

/// It is found out what is to be asked.
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

/// Takes for an answer what the person does on the table, and what they say in a panel.
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
        // An opponent may still be moving while its last decision is asked about.
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

/// Finds out what is to be asked now.
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

/// The match on the table, if the person is to decide there and wants to be told what is best.
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

/// The match up to the opponent's decision that the person wants to be told the reasons of.
fn opponent_question<U: Explainable>(
    session: &Session<U::Rules>,
    why: SidePanel,
) -> Option<Record<U::Rules>> {
    let SidePanel::Seat(seat) = why else { return None };
    let casual = session.is_own() && session.permissions().reasons;
    if !casual || session.record().outcome().is_some() {
        return None;
    }
    // What is not remembered has to be asked for first.
    let (at, _) = session.last_decision(seat).filter(|(_, decision)| decision.is_some())?;
    let before = session.record().after_actions(at);
    has_choice(&before).then_some(before)
}

fn has_choice<G: Game>(record: &Record<G>) -> bool {
    record.game().legal_actions().len() > 1
}
