//! Where a match turned the one who played is asked first what they would play there now; what that
//! comes to is worked out like what was played.

use crate::game_ui::ActionOf;
use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use kozyr_core::game::{Player, Record};

use super::{
    findings::Review,
    opinion::{Judge, Opinion, Reviewable},
};
use crate::side_panel::{Asking, AtTurningPoint, FindQuestion, Page, Why};
use kozyr_platform::{
    jobs::{Pending, Thoughts},
    system_sets::Step,
};
use kozyr_table::session::Session;
use kozyr_ui::settings::Settings;

/// What is thought of the answers that were given.
#[derive(Resource)]
pub(super) struct Answers<U: Reviewable> {
    /// By the match up to the answer and with it.
    judged: Vec<(Record<U::Rules>, Opinion<ActionOf<U>>)>,
    pending: Option<(Record<U::Rules>, Pending<Judge<U>>)>,
}

impl<U: Reviewable> Default for Answers<U> {
    fn default() -> Self {
        Answers { judged: Vec::new(), pending: None }
    }
}

pub(super) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.init_resource::<Answers<U>>();
    app.add_systems(OnEnter(U::SCREEN), |mut answers: ResMut<Answers<U>>| {
        *answers = Answers::default();
    });
    let reviewed = in_state(U::SCREEN).and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        Update,
        (
            find_turning_point::<U>.after(Step::Play).before(FindQuestion),
            judge::<U>.in_set(Step::Follow),
        )
            .run_if(reviewed),
    );
}

/// What a review knows of the answers of the one who played.
#[derive(SystemParam)]
pub(super) struct Asked<'w, U: Reviewable> {
    asking: Res<'w, Asking<U>>,
    answers: Res<'w, Answers<U>>,
    settings: Res<'w, Settings>,
}

/// What somebody would play at a moment of a match, and what that comes to.
pub(super) struct Given<'a, A> {
    pub action: A,
    /// `None` as long as it is not known, or where it is the better or what was played.
    pub opinion: Option<&'a Opinion<A>>,
}

impl<U: Reviewable> Asked<'_, U> {
    /// Whether it is not told yet what was better after `at` actions: the one who played there is to
    /// say first what they would play, or it is not known whether they are.
    pub fn conceals(&self, session: &Session<U::Rules>, review: &Review<U>, at: usize) -> bool {
        let course = session.course();
        if !self.settings.ask_first || at >= course.actions().len() {
            return false;
        }
        let is_own = review.of(at).is_some_and(|opinion| is_viewers::<U>(session, opinion));
        if !is_own || self.asking.answer(&course.until(at)).is_some() {
            return false;
        }
        !review.is_complete(course) || turned(session, review, at)
    }

    /// What the one who played would play there now.
    pub fn given(&self, session: &Session<U::Rules>, at: usize) -> Option<Given<'_, ActionOf<U>>> {
        let before = session.course().until(at);
        let action = self.asking.would_play(&before)?;
        let after = with::<U>(before, action)?;
        let judged = self.answers.judged.iter().find(|(about, _)| *about == after);
        Some(Given { action, opinion: judged.map(|(_, opinion)| opinion) })
    }
}

/// Whether a decision was the viewer's, who is a person.
fn is_viewers<U: Reviewable>(session: &Session<U::Rules>, opinion: &Opinion<ActionOf<U>>) -> bool {
    let player = session.record().players().get(opinion.seat.index());
    opinion.seat == session.viewer() && player == Some(&Player::Human)
}

/// Whether the viewer turned the match after so many actions.
fn turned<U: Reviewable>(session: &Session<U::Rules>, review: &Review<U>, at: usize) -> bool {
    review.lesson(session.viewer()).points.iter().any(|point| point.decision.at == at)
}

fn with<U: Reviewable>(
    mut before: Record<U::Rules>,
    action: ActionOf<U>,
) -> Option<Record<U::Rules>> {
    before.play(action).ok()?;
    Some(before)
}

/// Tells whether the moment that is seen is where the viewer turned the match.
fn find_turning_point<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    settings: Res<Settings>,
    why: Res<Why>,
    page: Res<Page>,
    mut turning: ResMut<AtTurningPoint>,
) {
    let is_seen = settings.ask_first && *why != Why::Closed && *page == Page::Review;
    let complete = is_seen && session.has_bar() && review.is_complete(session.course());
    let at = session.record().actions().len();
    turning.set_if_neq(AtTurningPoint(complete && turned(&session, &review, at)));
}

/// Works out what the answer at the moment that is seen comes to.
fn judge<U: Reviewable>(
    mut answers: ResMut<Answers<U>>,
    asking: Res<Asking<U>>,
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    why: Res<Why>,
    page: Res<Page>,
    thoughts: Res<Thoughts>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let quiet = answers.bypass_change_detection();
    if *why == Why::Closed || *page != Page::Review {
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
    let Some(opinion) = review.of(at) else { return };
    let Some(action) = asking.would_play(session.record()) else { return };
    let known = opinion.best.first() == Some(&action)
        || opinion.played.is_some_and(|(played, _)| played == action);
    let Some(after) = with::<U>(session.record().clone(), action).filter(|_| !known) else {
        return;
    };
    if !quiet.judged.iter().any(|(about, _)| *about == after) {
        let question = Judge { record: after.clone(), at };
        quiet.pending = Some((after, thoughts.begin(question)));
        redraw.write(RequestRedraw);
    }
}
