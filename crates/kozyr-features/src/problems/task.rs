//! One position of which a decision is asked.

use crate::game_ui::ActionOf;
use kozyr_core::teacher::Concepts;
use kozyr_core::{
    game::{Player, Record},
    teacher::{Concept, Exercise, Problem, shipped},
};

use super::problem_ui::{Posed, Series};
use crate::lessons::script::PARTNER;

/// A decision that is asked for.
pub(super) struct Task<U: Posed> {
    /// What it is from.
    pub kind: Kind<U>,
    pub series: Series,
    /// The match up to the decision, with the person on the seat to act alone.
    pub before: Record<U::Rules>,
    /// What is known to be right.
    pub better: ActionOf<U>,
    pub concepts: Vec<Concept>,
}

/// What a decision is asked from.
pub(super) enum Kind<U: Posed> {
    /// A problem that comes with the program, and its place.
    Problem(Box<Problem<U::Rules>>, usize),
    /// An own mistake.
    Exercise(Box<Exercise>),
}

impl<U: Posed> Task<U> {
    /// The task of a problem that comes with the program; `None` if there is none of that number.
    pub fn of_problem(at: usize, series: Series) -> Option<Self> {
        let problem = shipped::<U::Rules>().into_iter().nth(at)?;
        Some(Task {
            series,
            before: seated::<U>(problem.record())?,
            better: problem.solution(),
            concepts: problem.concepts().to_vec(),
            kind: Kind::Problem(Box::new(problem), at),
        })
    }

    /// The task of an own mistake; `None` if its texts cannot be read.
    pub fn of_exercise(exercise: &Exercise, series: Series) -> Option<Self> {
        let record = Record::<U::Rules>::from_short(&exercise.position).ok()?;
        Some(Task {
            series,
            before: seated::<U>(&record)?,
            better: exercise.better.parse().ok()?,
            concepts: exercise.concepts.iter().filter_map(|id| U::Rules::concept(id)).collect(),
            kind: Kind::Exercise(Box::new(exercise.clone())),
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
        let Kind::Problem(problem, _) = &self.kind else { return None };
        let position = problem.record().to_short();
        let (played, better) = (answer.to_string(), self.better.to_string());
        Some(Exercise {
            concepts: self.concepts.iter().map(|concept| concept.id().to_owned()).collect(),
            refutation: refutation.iter().map(ToString::to_string).collect(),
            lost,
            ..Exercise::new(U::NAME, position, played, better, today)
        })
    }

    /// How many actions come before the decision.
    pub fn at(&self) -> usize {
        self.before.actions().len()
    }
}

/// The same match with a person on the seat to act alone: others play what is known.
fn seated<U: Posed>(record: &Record<U::Rules>) -> Option<Record<U::Rules>> {
    let (asked, _) = record.to_act()?;
    let seats = record.players().iter().enumerate();
    let players = seats.map(|(seat, player)| match player {
        _ if seat == asked.index() => Player::Human,
        Player::Human => Player::Opponent(PARTNER.into()),
        Player::Opponent(name) => Player::Opponent(name.clone()),
    });
    let mut again = Record::new(record.setup().clone(), *record.seed(), players.collect()).ok()?;
    for &action in record.actions() {
        again.play(action).ok()?;
    }
    Some(again)
}
