//! Notes on a decision that are computed in the background when the player views it: first its
//! cause, its contrast with the next best alternative and the expected line, then counterfactuals.

use crate::game_ui::{ActionOf, GameUi};
use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::{
    counterfactual::{self, Counterfactual, CounterfactualLimits},
    explanation::{Contrast, Explanation, Headline},
    game::{Player, Record},
    opponent::{self, Budget, Decision, DecisionProgress, ExplanationDetail},
};
use serde::{Deserialize, Serialize};

use super::{
    pending_jobs::PendingJobs,
    state::{Explainable, SidePanel},
};
use kozyr_platform::jobs::{self, Job, JobRunner};
use kozyr_table::thinking::as_json;

/// The part of the notes that a job computes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NotesPart {
    /// The headline, the contrasts and the expected line. This takes about as long as the decision.
    Reasons,
    /// Why the player's own action, in notation, was not chosen. This takes about as long as the
    /// decision.
    PlayersAction(String),
    /// The counterfactuals, which take longer.
    Counterfactuals,
}

/// A job that computes a part of the notes on a decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct AnnotateDecisionJob<U: Explainable> {
    /// The match up to the decision.
    #[serde(with = "as_json")]
    pub before: Record<U::Rules>,
    /// The name of the opponent that decided.
    pub opponent: String,
    /// The decision.
    pub decision: Decision<ActionOf<U>>,
    /// What to compute.
    pub part: NotesPart,
}

/// A part of the notes on a decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PostMoveNotes<A> {
    /// The one reason for the decision, if the opponent gives one.
    headline: Option<Headline<A>>,
    /// Why the player's own action was not chosen.
    #[serde(default = "Option::default")]
    reader_contrast: Option<Headline<A>>,
    /// The contrasts with the next best alternative.
    facts: Vec<Contrast>,
    /// The expected line after the action.
    consequences: Vec<A>,
    /// Changes of the position that would have changed the decision.
    counterfactuals: Vec<Counterfactual<A>>,
}

impl<U: Explainable> AnnotateDecisionJob<U> {
    /// Repeats the decision and returns its explanation with contrasts and the expected line,
    /// compared with the player's own action if there is one. `None` if the action differs, which
    /// may happen if the original decision was cut short, or if the opponent is unknown.
    fn explain_fully(&self, budget: &Budget) -> Option<Explanation<ActionOf<U>>> {
        let AnnotateDecisionJob { before, opponent, decision, part } = self;
        let (seat, _) = before.to_act()?;
        let reader_action = match part {
            NotesPart::PlayersAction(action) => Some(action.clone()),
            NotesPart::Reasons | NotesPart::Counterfactuals => None,
        };
        let explanation_detail = ExplanationDetail::Contrasts;
        let budget = Budget { explanation_detail, reader_action, ..budget.clone() };
        let repeated = opponent::decide(before, seat, opponent, &budget)?;
        (repeated.action == decision.action).then_some(repeated.explanation)
    }
}

impl<U: Explainable> Job for AnnotateDecisionJob<U> {
    type Answer = PostMoveNotes<ActionOf<U>>;

    /// The name of this type of job, such as `look-again-reversi`.
    fn name() -> String {
        format!("look-again-{}", U::NAME)
    }

    /// Computes a part of the notes. Counterfactuals have a time limit, so some may be missing; the
    /// reasons are left out if the repeated decision differs.
    fn run(&self, budget: &Budget) -> Self::Answer {
        let AnnotateDecisionJob { before, opponent, decision, part } = self;
        let mut notes = PostMoveNotes {
            headline: None,
            reader_contrast: None,
            facts: Vec::new(),
            consequences: Vec::new(),
            counterfactuals: Vec::new(),
        };
        match part {
            NotesPart::Reasons => {
                if let Some(explanation) = self.explain_fully(budget) {
                    notes.headline = explanation.headline;
                    notes.facts = explanation.contrasts;
                    notes.consequences = explanation.expected_line;
                }
            }
            NotesPart::PlayersAction(_) => {
                let explanation = self.explain_fully(budget);
                notes.reader_contrast =
                    explanation.and_then(|explanation| explanation.reader_contrast);
            }
            NotesPart::Counterfactuals => {
                // Limits the time, so the player gets what was found so far.
                let found = counterfactual::time_limit::<U::Rules>(opponent).and_then(|limit| {
                    let budget = jobs::with_time_limit(budget, limit);
                    let limits = CounterfactualLimits::default();
                    counterfactual::find(before, opponent, decision, limits, &budget)
                });
                // If the opponent's name is unknown, there are none.
                notes.counterfactuals = found.unwrap_or_default();
            }
        }
        notes
    }

    /// Returns nothing: counterfactuals found so far may not be the smallest changes.
    fn partial_output(&self, _: &DecisionProgress) -> Option<Self::Answer> {
        None
    }
}

/// The decision that notes are on, by the match up to it, and their part.
type NotesKey<U> = (Record<<U as GameUi>::Rules>, NotesPart);

/// The notes computed so far and the pending jobs.
#[derive(Resource)]
pub(crate) struct PostMoveNotesCache<U: Explainable> {
    found: Vec<(NotesKey<U>, PostMoveNotes<ActionOf<U>>)>,
    queue: PendingJobs<NotesKey<U>, AnnotateDecisionJob<U>>,
}

impl<U: Explainable> Default for PostMoveNotesCache<U> {
    /// No notes and no pending jobs.
    fn default() -> Self {
        PostMoveNotesCache { found: Vec::new(), queue: PendingJobs::default() }
    }
}

impl<U: Explainable> PostMoveNotesCache<U> {
    /// Cancels all pending jobs for notes.
    pub fn cancel(&mut self) {
        self.queue.cancel_all();
    }

    /// Returns a decision with its notes, or without them if they are not ready yet, and starts
    /// computing missing ones. `before` is the match up to the decision, `players_action` what the
    /// player would have done instead.
    pub fn annotate(
        &mut self,
        jobs: &JobRunner,
        before: &Record<U::Rules>,
        decision: &Decision<ActionOf<U>>,
        players_action: Option<ActionOf<U>>,
    ) -> Decision<ActionOf<U>> {
        let mut annotated = decision.clone();
        let other = players_action.filter(|action| *action != decision.action);
        let compared = other.map(|action| NotesPart::PlayersAction(action.to_string()));
        let parts = [NotesPart::Reasons].into_iter().chain(compared);
        for part in parts.chain([NotesPart::Counterfactuals]) {
            let key = (before.clone(), part);
            let explanation = &mut annotated.explanation;
            if let Some((_, notes)) = self.found.iter().find(|(found, _)| *found == key) {
                match &key.1 {
                    NotesPart::PlayersAction(_) => {
                        explanation.reader_contrast.clone_from(&notes.reader_contrast);
                    }
                    NotesPart::Counterfactuals => {
                        explanation.counterfactuals.clone_from(&notes.counterfactuals);
                    }
                    NotesPart::Reasons => {
                        if notes.headline.is_some() {
                            explanation.headline.clone_from(&notes.headline);
                        }
                        if !notes.facts.is_empty() {
                            explanation.contrasts.clone_from(&notes.facts);
                        }
                        if explanation.expected_line.is_empty() {
                            explanation.expected_line.clone_from(&notes.consequences);
                        }
                    }
                }
            } else if let Some((_, Player::Opponent(opponent))) = before.to_act() {
                let make_job = |(before, part): &NotesKey<U>| AnnotateDecisionJob {
                    before: before.clone(),
                    opponent: opponent.clone(),
                    decision: decision.clone(),
                    part: part.clone(),
                };
                self.queue.start(jobs, key, make_job);
            }
        }
        annotated
    }
}

/// Stores the notes that have been computed, the latest 48 parts, or cancels the jobs if
/// the reasons are closed.
pub(crate) fn collect_notes<U: Explainable>(
    mut cache: ResMut<PostMoveNotesCache<U>>,
    mut side_panel: ResMut<SidePanel>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    /// The maximum number of parts in the cache, two or three for each decision; the oldest are
    /// dropped.
    const MAX_CACHED: usize = 48;
    let cache = cache.bypass_change_detection();
    if matches!(*side_panel, SidePanel::Closed | SidePanel::Hint) {
        // Closed reasons need no notes.
        return cache.cancel();
    }
    if cache.queue.is_waiting() {
        redraw.write(RequestRedraw);
    }
    let finished = cache.queue.take_finished();
    if !finished.is_empty() {
        cache.found.extend(finished);
        let excess = cache.found.len().saturating_sub(MAX_CACHED);
        cache.found.drain(..excess);
        side_panel.set_changed();
    }
}
