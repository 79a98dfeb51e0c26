//! What the strongest opponent of a game makes of a match, decision by decision, worked out off the
//! frame: for the review of a match that is over, and beside the board while one is played.

mod on_table;
mod page;

use std::collections::BTreeMap;

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};

use kozyr_core::{
    game::{Record, Seat},
    opponent::{Budget, Progress},
    statistics::Accuracy,
};
use serde::{Deserialize, Serialize};

use crate::{
    features::why::{Explainable, LookAgain, Page, Why},
    look::{language::Language, settings::Settings},
    platform::{
        jobs::{Job, Jobs, Pending, Thoughts},
        step::Step,
    },
    table::{
        pace::Watch,
        session::{Session, TableGame},
        thinking::{Decide, as_json},
    },
};

pub use page::chart;

/// What is thought of one decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opinion<A> {
    /// Whose decision it was.
    pub seat: Seat,
    /// What the position was worth to that seat with the best play, in the game's own unit.
    pub value: f64,
    /// Whether that is proved.
    pub exact: bool,
    /// The best course, its first action to be played now.
    pub best: Vec<A>,
    /// What was played, if anything was yet, and how much that lost.
    pub played: Option<(A, f64)>,
}

/// A game whose matches can be judged.
pub trait Reviewable: Explainable {
    /// A loss so great turns a match.
    const TURNING_POINT: f64;
    /// Whether both sides see the same, so that what one side thinks holds for the other.
    const OPEN: bool;
    /// The least and the greatest value that a chart has to show.
    const SPAN: [f64; 2];
    /// What a value is multiplied with for a chart, whose unit is told by `axis-review-NAME`.
    const SCALE: f64 = 1.0;

    /// What is thought of the decision after `at` actions; `None` if there was nothing to decide.
    /// Stopped by its budget, it comes to nothing or to what is known so far.
    fn judge(record: &Record<Self>, at: usize, budget: &Budget) -> Option<Opinion<Self::Action>>;

    /// What several losses come to: their sum, or what they are on the average.
    fn total(losses: &[f64]) -> f64;

    /// A value or a loss in words.
    fn amount(value: f64, language: &Language) -> String;

    /// Whether positions are judged also while a match is played.
    fn judged_in_play(settings: &Settings) -> bool;
}

/// What is thought of the decision after so many actions; the answer is nothing if there was
/// nothing to decide.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Judge<G: Reviewable> {
    /// The match.
    #[serde(with = "as_json")]
    pub record: Record<G>,
    /// How many actions came before the decision.
    pub at: usize,
}

impl<G: Reviewable> Job for Judge<G> {
    type Answer = Option<Opinion<G::Action>>;

    fn name() -> String {
        format!("judge-{}", G::NAME)
    }

    fn run(&self, budget: &Budget) -> Self::Answer {
        G::judge(&self.record, self.at, budget)
    }

    /// Nobody wants half an opinion.
    fn so_far(&self, _: &Progress) -> Option<Self::Answer> {
        None
    }
}

/// All that is asked about matches of one game, for a worker.
pub fn jobs<G: Reviewable>(jobs: &mut Jobs) {
    jobs.add::<Decide<G>>();
    jobs.add::<Judge<G>>();
    jobs.add::<LookAgain<G>>();
}

/// What is thought of the match on the table so far.
#[derive(Resource)]
pub struct Review<G: Reviewable> {
    /// The actions that the opinions are about.
    actions: Vec<G::Action>,
    /// By the number of actions before the decision; `None` where there was nothing to decide.
    opinions: BTreeMap<usize, Option<Opinion<G::Action>>>,
    pending: Option<(usize, Pending<Judge<G>>)>,
}

impl<G: Reviewable> Default for Review<G> {
    fn default() -> Self {
        Review { actions: Vec::new(), opinions: BTreeMap::new(), pending: None }
    }
}

impl<G: Reviewable> Review<G> {
    /// What is thought of the position after `at` actions, as far as is known yet.
    pub fn of(&self, at: usize) -> Option<&Opinion<G::Action>> {
        self.opinions.get(&at)?.as_ref()
    }

    /// All opinions so far, in the order of play.
    pub fn all(&self) -> impl Iterator<Item = (usize, &Opinion<G::Action>)> {
        self.opinions.iter().filter_map(|(&at, opinion)| Some((at, opinion.as_ref()?)))
    }

    /// How much each decision of a seat lost that was looked at.
    pub fn losses(&self, seat: Seat) -> Vec<f64> {
        let own = self.all().filter(|(_, opinion)| opinion.seat == seat);
        own.filter_map(|(_, opinion)| Some(opinion.played.as_ref()?.1)).collect()
    }

    /// How well a seat decided. What loses next to nothing is as good as any.
    pub fn accuracy(&self, seat: Seat) -> Accuracy {
        let losses = self.losses(seat);
        let best = losses.iter().filter(|&&lost| lost < G::TURNING_POINT / 8.0).count();
        Accuracy { decisions: losses.len() as u32, best: best as u32, lost: losses.iter().sum() }
    }

    /// Whether it is looking at a decision now.
    pub fn is_at_work(&self) -> bool {
        self.pending.is_some()
    }

    /// How many of so many decisions have been looked at.
    pub fn looked_at(&self) -> usize {
        self.opinions.len()
    }

    /// All decisions that turned the match: after how many actions, what was thought, and how
    /// much was lost.
    pub fn turning_points(&self) -> impl Iterator<Item = (usize, &Opinion<G::Action>, f64)> {
        self.all().filter_map(|(at, opinion)| {
            let (_, lost) = opinion.played.as_ref()?;
            (*lost >= G::TURNING_POINT).then_some((at, opinion, *lost))
        })
    }

    /// Forgets what is about another course of the match, or was thought before the action.
    fn follow(&mut self, record: &Record<G>) {
        let actions = record.actions();
        if self.actions == actions {
            return;
        }
        let common = self.actions.iter().zip(actions).take_while(|(one, other)| one == other);
        let common = common.count();
        let known = self.actions.len();
        // Of the position where the courses part only the value would hold, not the action.
        self.opinions.retain(|&at, _| at < common && at < known);
        self.actions = actions.to_vec();
        self.pending = None;
    }
}

/// Opens the review of the match on the table, which can be seen again from any moment of it.
#[derive(SystemParam)]
pub struct Reviewing<'w> {
    watch: ResMut<'w, Watch>,
    why: ResMut<'w, Why>,
    page: ResMut<'w, Page>,
}

impl Reviewing<'_> {
    /// Shows the end of the match, and the review beside it.
    pub fn open<G: TableGame>(&mut self, session: &mut Session<G>) {
        session.see_again(usize::MAX);
        self.watch.paused = true;
        (*self.why, *self.page) = (Why::Everyone, Page::Review);
    }
}

/// The review of one game.
pub fn plugin_for<G: Reviewable>(app: &mut App) {
    app.init_resource::<Review<G>>();
    app.add_systems(
        Update,
        work::<G>
            .run_if(in_state(G::SCREEN))
            .run_if(resource_exists::<Session<G>>)
            .in_set(Step::Follow),
    );
    app.add_systems(OnEnter(G::SCREEN), |mut review: ResMut<Review<G>>| {
        *review = Review::default();
    });
    app.add_systems(OnExit(G::SCREEN), |mut review: ResMut<Review<G>>| {
        review.bypass_change_detection().pending = None;
    });
    page::plugin_for::<G>(app);
    on_table::plugin_for::<G>(app);
}

/// Judges one decision after another, the latest position first while a match is played.
fn work<G: Reviewable>(
    mut review: ResMut<Review<G>>,
    session: Res<Session<G>>,
    settings: Res<Settings>,
    why: Res<Why>,
    page: Res<Page>,
    thoughts: Res<Thoughts>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let record = session.course();
    let quiet = review.bypass_change_detection();
    quiet.follow(record);
    let reviewed = *why != Why::Closed && *page == Page::Review;
    let in_play = G::judged_in_play(&settings) && session.allows().evaluation;
    let of_itself = in_play || G::OPEN && session.is_replay();
    if !reviewed && !of_itself {
        quiet.pending = None;
        return;
    }
    if let Some((at, pending)) = &mut quiet.pending {
        redraw.write(RequestRedraw);
        let at = *at;
        let Some(opinion) = pending.take() else { return };
        quiet.pending = None;
        quiet.opinions.insert(at, opinion);
        review.set_changed();
    }
    let review = review.bypass_change_detection();
    let positions = record.actions().len() + usize::from(record.to_act().is_some());
    let next = (0..positions).rev().find(|at| !review.opinions.contains_key(at));
    if let Some(at) = next {
        review.pending = Some((at, thoughts.begin(Judge { record: record.clone(), at })));
        redraw.write(RequestRedraw);
    }
}
