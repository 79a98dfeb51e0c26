//! The person is asked what they would do before they are told: where that is set, and once about
//! each decision. What they do on the table is their answer then, and is not played.

use crate::game_ui::ActionOf;
use bevy::{ecs::message::Messages, prelude::*, window::RequestRedraw};
use kozyr_core::game::{Game, Player, Record};

use super::state::{Explainable, Page, Why};
use crate::guide_panel::Answering;
use kozyr_platform::system_sets::Step;
use kozyr_table::{
    pace::Watch,
    session::{Session, Submit},
};
use kozyr_ui::settings::Settings;

/// What somebody would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer<A> {
    /// This.
    Play(A),
    /// One of the alternatives that an opponent weighed, by its place among them.
    Weighed(usize),
    /// They would rather be told at once.
    Untold,
}

/// What the person is asked about, and what they have answered.
#[derive(Resource)]
pub struct Asking<U: Explainable> {
    /// The match up to a decision of the person's, which is answered on the table.
    own: Option<Record<U::Rules>>,
    /// The match up to an opponent's decision, which is answered in the panel.
    other: Option<Record<U::Rules>>,
    answers: Vec<(Record<U::Rules>, Answer<ActionOf<U>>)>,
}

impl<U: Explainable> Default for Asking<U> {
    fn default() -> Self {
        Asking { own: None, other: None, answers: Vec::new() }
    }
}

impl<U: Explainable> Asking<U> {
    /// What was answered about the decision to which a match leads.
    pub fn answer(&self, before: &Record<U::Rules>) -> Option<Answer<ActionOf<U>>> {
        self.answers.iter().find(|(about, _)| about == before).map(|(_, answer)| *answer)
    }

    /// What the person would do there, if they have said so.
    pub fn would_play(&self, before: &Record<U::Rules>) -> Option<ActionOf<U>> {
        match self.answer(before)? {
            Answer::Play(action) => Some(action),
            Answer::Weighed(_) | Answer::Untold => None,
        }
    }

    /// Whether the person is asked about that decision now.
    pub fn is_about(&self, before: &Record<U::Rules>) -> bool {
        self.own.as_ref() == Some(before) || self.other.as_ref() == Some(before)
    }

    fn note(&mut self, about: Record<U::Rules>, answer: Answer<ActionOf<U>>) {
        /// So many decisions are remembered before the first is forgotten.
        const KEPT: usize = 64;
        self.answers.push((about, answer));
        let surplus = self.answers.len().saturating_sub(KEPT);
        self.answers.drain(..surplus);
    }
}

/// What the person says in a panel instead of answering on the table.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// That they would do what is at that place among the alternatives.
    Weighed(usize),
    /// That they want to be told.
    Untold,
}

/// Whether the moment that a review has come to turned the match, and is looked at there.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AtTurningPoint(pub bool);

/// What is asked that is answered on the table, by the key of its words; `None` if nothing is.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct OnTableAsked(pub Option<&'static str>);

/// It is found out what is to be asked.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FindQuestion;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, FindQuestion.after(Step::Play).before(Step::Place));
    app.init_resource::<AtTurningPoint>().init_resource::<OnTableAsked>();
    app.add_message::<Said>();
}

pub(super) fn plugin_for<U: Explainable>(app: &mut App) {
    app.init_resource::<Asking<U>>();
    app.add_systems(OnEnter(U::SCREEN), |mut asking: ResMut<Asking<U>>| {
        *asking = Asking::default();
    });
    app.add_systems(OnExit(U::SCREEN), |mut asked: ResMut<OnTableAsked>| asked.0 = None);
    let asked = in_state(U::SCREEN).and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        Update,
        (
            hear::<U>.in_set(Answering),
            follow::<U>
                .run_if(
                    resource_changed::<Asking<U>>
                        .or_eager(resource_exists_and_changed::<Session<U::Rules>>)
                        .or_eager(resource_changed::<Settings>)
                        .or_eager(resource_changed::<AtTurningPoint>)
                        .or_eager(resource_changed::<Watch>)
                        .or_eager(resource_changed::<Why>)
                        .or_eager(resource_changed::<Page>),
                )
                .in_set(FindQuestion),
        )
            .run_if(asked),
    );
}

/// Takes for an answer what the person does on the table, and what they say in a panel.
fn hear<U: Explainable>(
    mut asking: ResMut<Asking<U>>,
    mut submitted: ResMut<Messages<Submit<U::Rules>>>,
    mut said: MessageReader<Said>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let said = said.read().last().copied();
    if asking.own.is_none() && asking.other.is_none() {
        return;
    }
    let played = match &asking.own {
        // An opponent may still be moving while its last decision is asked about.
        None => None,
        Some(_) => submitted.bypass_change_detection().drain().last(),
    };
    let answer = match (played, said) {
        (Some(submit), _) => Answer::Play(submit.action),
        (None, Some(Said::Weighed(place))) => Answer::Weighed(place),
        (None, Some(Said::Untold)) => Answer::Untold,
        (None, None) => return,
    };
    if let Some(about) = asking.own.take().or(asking.other.take()) {
        asking.note(about, answer);
        redraw.write(RequestRedraw);
    }
}

/// Finds out what is to be asked now.
fn follow<U: Explainable>(
    mut asking: ResMut<Asking<U>>,
    mut session: ResMut<Session<U::Rules>>,
    settings: Res<Settings>,
    turned: Res<AtTurningPoint>,
    watch: Res<Watch>,
    why: Res<Why>,
    page: Res<Page>,
    mut on_table: ResMut<OnTableAsked>,
) {
    let (own, other) = match settings.ask_first {
        true => (own::<U>(&session, *why, *page, *turned, &watch), other::<U>(&session, *why)),
        false => (None, None),
    };
    let open = |about: &Record<U::Rules>| asking.answer(about).is_none();
    let (own, other) = (own.filter(open), other.filter(open));
    if asking.own != own || asking.other != other {
        (asking.own, asking.other) = (own, other);
    }
    let key = if *why == Why::Hint { "ask-hint" } else { "review-ask" };
    on_table.set_if_neq(OnTableAsked(asking.own.as_ref().map(|_| key)));
    let ask = asking.own.is_some() && session.is_replay();
    if session.is_asked() != ask {
        session.ask(ask);
    }
}

/// The match on the table, if the person is to decide there and wants to be told what is best.
fn own<U: Explainable>(
    session: &Session<U::Rules>,
    why: Why,
    page: Page,
    turned: AtTurningPoint,
    watch: &Watch,
) -> Option<Record<U::Rules>> {
    let record = session.record();
    let is_own = match record.to_act() {
        Some((seat, Player::Human)) => seat == session.viewer(),
        _ => false,
    };
    let lies_still =
        session.is_own() && !session.is_covered() || session.is_replay() && !watch.goes_on();
    let is_told = match why {
        Why::Hint => session.allows().hints,
        Why::Seat(_) | Why::Everyone => page == Page::Review && turned.0,
        Why::Closed => false,
    };
    (is_own && lies_still && is_told && is_choice(record)).then(|| record.clone())
}

/// The match up to the opponent's decision that the person wants to be told the reasons of.
fn other<U: Explainable>(session: &Session<U::Rules>, why: Why) -> Option<Record<U::Rules>> {
    let Why::Seat(seat) = why else { return None };
    let casual = session.is_own() && session.allows().reasons;
    if !casual || session.record().outcome().is_some() {
        return None;
    }
    // What is not remembered has to be asked for first.
    let (at, _) = session.last_decision(seat).filter(|(_, decision)| decision.is_some())?;
    let before = session.record().until(at);
    is_choice(&before).then_some(before)
}

fn is_choice<G: Game>(record: &Record<G>) -> bool {
    record.game().legal_actions().len() > 1
}
