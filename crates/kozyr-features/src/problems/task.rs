//! One position of which a decision is asked.

use crate::game_ui::ActionOf;
use kozyr_core::teacher::GameConcepts;
use kozyr_core::{
    game::{Player, Record},
    teacher::{Concept, Exercise, Problem, bundled_problems},
};

use super::problem_ui::{ProblemSeries, ProblemUi};
use crate::lessons::script::SCRIPTED_OPPONENT;

/// A decision that is asked for.
pub(super) struct ProblemTask<U: ProblemUi> {
    /// What it is from.
    pub source: ProblemTaskSource<U>,
    pub series: ProblemSeries,
    /// The match up to the decision, with the person on the seat to act alone.
    pub before: Record<U::Rules>,
    /// What is known to be right.
    pub better: ActionOf<U>,
    pub concepts: Vec<Concept>,
}

/// What a decision is asked from.
pub(super) enum ProblemTaskSource<U: ProblemUi> {
    /// A problem that comes with the program, and its place.
    Problem(Box<Problem<U::Rules>>, usize),
    /// An own mistake.
    Exercise(Box<Exercise>),
}

impl<U: ProblemUi> ProblemTask<U> {
    /// The task of a problem that comes with the program; `None` if there is none of that number.
    pub fn of_problem(at: usize, series: ProblemSeries) -> Option<Self> {
        let problem = bundled_problems::<U::Rules>().into_iter().nth(at)?;
        Some(ProblemTask {
            series,
            before: with_person_to_act::<U>(problem.record())?,
            better: problem.solution(),
            concepts: problem.concepts().to_vec(),
            source: ProblemTaskSource::Problem(Box::new(problem), at),
        })
    }

    /// The task of an own mistake; `None` if its texts cannot be read.
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

    /// The wrong answer to a problem as a mistake to come back; an own mistake is one already.
    pub fn mistake(
        &self,
        answer: ActionOf<U>,
        refutation: &[ActionOf<U>],
        lost: f64,
        today: u64,
    ) -> Option<Exercise> {
        let ProblemTaskSource::Problem(problem, _) = &self.source else { return None };
        let position = problem.record().to_short_form();
        let (played, better) = (answer.to_string(), self.better.to_string());
        Some(Exercise {
            concepts: self.concepts.iter().map(|concept| concept.id().to_owned()).collect(),
            refutation: refutation.iter().map(ToString::to_string).collect(),
            loss: lost,
            ..Exercise::new(U::NAME, position, played, better, today)
        })
    }

    /// How many actions come before the decision.
    pub fn ply(&self) -> usize {
        self.before.actions().len()
    }
}

/// The same match with a person on the seat to act alone: others play what is known.
fn with_person_to_act<U: ProblemUi>(record: &Record<U::Rules>) -> Option<Record<U::Rules>> {
    let (asked, _) = record.to_act()?;
    let seats = record.players().iter().enumerate();
    let players = seats.map(|(seat, player)| match player {
        _ if seat == asked.index() => Player::Human,
        Player::Human => Player::Opponent(SCRIPTED_OPPONENT.into()),
        Player::Opponent(name) => Player::Opponent(name.clone()),
    });
    let mut again = Record::new(record.setup().clone(), *record.seed(), players.collect()).ok()?;
    for &action in record.actions() {
        again.play(action).ok()?;
    }
    Some(again)
}
