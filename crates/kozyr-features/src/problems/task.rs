//! The task of a problem or an exercise.

use crate::game_ui::ActionOf;
use kozyr_core::teacher::GameConcepts;
use kozyr_core::{
    game::{Player, Record},
    teacher::{Concept, Exercise, Problem, bundled_problems},
};

use super::problem_ui::{ProblemSeries, ProblemUi};
use crate::lessons::script::SCRIPTED_OPPONENT;

/// A position with one decision to make.
pub(super) struct ProblemTask<U: ProblemUi> {
    /// Where the task comes from.
    pub source: ProblemTaskSource<U>,
    pub series: ProblemSeries,
    /// The match up to the decision, with the player in the seat to act and opponents in all
    /// others.
    pub before: Record<U::Rules>,
    /// The known right action.
    pub better: ActionOf<U>,
    pub concepts: Vec<Concept>,
}

/// The source of a task.
pub(super) enum ProblemTaskSource<U: ProblemUi> {
    /// A bundled problem and its index.
    Problem(Box<Problem<U::Rules>>, usize),
    /// One of the player's own mistakes.
    Exercise(Box<Exercise>),
}

impl<U: ProblemUi> ProblemTask<U> {
    /// The task of a bundled problem; `None` if there is none at this index.
    pub fn of_problem(index: usize, series: ProblemSeries) -> Option<Self> {
        let problem = bundled_problems::<U::Rules>().into_iter().nth(index)?;
        Some(ProblemTask {
            series,
            before: with_person_to_act::<U>(problem.record())?,
            better: problem.solution(),
            concepts: problem.concepts().to_vec(),
            source: ProblemTaskSource::Problem(Box::new(problem), index),
        })
    }

    /// The task of an exercise; `None` if its position or better action cannot be parsed, or its
    /// match is over.
    pub fn of_exercise(exercise: &Exercise, series: ProblemSeries) -> Option<Self> {
        let record = Record::<U::Rules>::from_short_form(&exercise.position).ok()?;
        Some(ProblemTask {
            series,
            before: with_person_to_act::<U>(&record)?,
            better: exercise.better.parse().ok()?,
            concepts: exercise.concepts.iter().filter_map(|id| U::Rules::concept(id)).collect(),
            source: ProblemTaskSource::Exercise(Box::new(exercise.clone())),
        })
    }

    /// Turns a wrong answer to a problem into an exercise created on the day `today`; `None` if the
    /// task is an exercise already.
    pub fn mistake(
        &self,
        answer: ActionOf<U>,
        refutation: &[ActionOf<U>],
        loss: f64,
        today: u64,
    ) -> Option<Exercise> {
        let ProblemTaskSource::Problem(problem, _) = &self.source else { return None };
        let position = problem.record().to_short_form();
        let (played, better) = (answer.to_string(), self.better.to_string());
        Some(Exercise {
            concepts: self.concepts.iter().map(|concept| concept.id().to_owned()).collect(),
            refutation: refutation.iter().map(ToString::to_string).collect(),
            loss,
            ..Exercise::new(U::NAME, position, played, better, today)
        })
    }

    /// The number of actions before the decision to make.
    pub fn ply(&self) -> usize {
        self.before.actions().len()
    }
}

/// The same match with the player in the seat to act and opponents in all others; `None` if it is
/// over.
fn with_person_to_act<U: ProblemUi>(record: &Record<U::Rules>) -> Option<Record<U::Rules>> {
    let (to_act, _) = record.to_act()?;
    let seats = record.players().iter().enumerate();
    let players = seats.map(|(seat, player)| match player {
        _ if seat == to_act.index() => Player::Human,
        Player::Human => Player::Opponent(SCRIPTED_OPPONENT.into()),
        Player::Opponent(name) => Player::Opponent(name.clone()),
    });
    let mut replay = Record::new(record.setup().clone(), *record.seed(), players.collect()).ok()?;
    for &action in record.actions() {
        replay.play(action).ok()?;
    }
    Some(replay)
}
