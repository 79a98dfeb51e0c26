//! Training runs: a student for each training signal gets the same lessons and is evaluated at
//! intervals.

use kozyr_core::{
    counterfactual::CounterfactualLimits,
    game::{Outcome, Seat, Seed},
    opponent::{Budget, LimitedOpponent, Opponent, OpponentError},
};

use super::{
    learnable_game::LearnableGame,
    lesson::{Lesson, collect_lessons},
    student::{Student, TrainingSignal},
};

/// The maximum number of counterfactuals searched for each lesson.
const COUNTERFACTUALS_PER_LESSON: usize = 2;
/// The number of teacher decisions used to measure agreement.
const EVAL_LESSONS: usize = 400;

/// The settings of a training run.
#[derive(Clone, Debug)]
pub struct TrainingRun {
    /// The opponent whose decisions are the lessons.
    pub teacher: String,
    /// The opponent that the students play against in evaluations.
    pub opponent: String,
    /// The training signals, each for a student of its own.
    pub signals: Vec<TrainingSignal>,
    /// The numbers of lessons after which students are evaluated, in increasing order.
    pub train_sizes: Vec<usize>,
    /// The number of pairs of games against the opponent in an evaluation: the same cards or
    /// opening twice, with the seats swapped.
    pub pairs: u64,
    /// The seed of all randomness.
    pub seed: Seed,
    /// Its stop token ends the run.
    pub budget: Budget,
}

/// The metrics of one evaluation. Where a student rates several actions equally, it is credited
/// with the share of them that are right.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EvalMetrics {
    /// The share of the teacher's decisions that the student agrees with.
    pub agreement: f64,
    /// The same for decisions that are better than the runner-up by more than twice the error; 0 if
    /// there are none.
    pub clear_agreement: f64,
    /// The share of points won against the opponent.
    pub score: f64,
}

/// The metrics of one run, by training signal and then by training size.
pub type LearningCurves = Vec<Vec<EvalMetrics>>;

impl TrainingRun {
    /// Trains one student for each training signal, with the random numbers of run `number`.
    /// Returns `None` if stopped.
    ///
    /// # Errors
    /// If an opponent does not exist.
    pub fn run<G: LearnableGame>(
        &self,
        number: u64,
    ) -> Result<Option<LearningCurves>, OpponentError> {
        let seed = self.seed.derive("learner", number);
        let limits = |max_found| CounterfactualLimits {
            max_found,
            wants_rule_of_thumb: false,
            ..Default::default()
        };
        let needs_changes = self.signals.contains(&TrainingSignal::Counterfactuals);
        let max_found = if needs_changes { COUNTERFACTUALS_PER_LESSON } else { 0 };
        let collect = |count, limits, label| {
            collect_lessons::<G>(&self.teacher, count, limits, seed.derive(label, 0), &self.budget)
        };
        let max_size = self.train_sizes.last().copied().unwrap_or_default();
        let lessons = collect(max_size, limits(max_found), "shown")?;
        let questions = collect(EVAL_LESSONS, limits(0), "asked")?;
        let mut curves = Vec::new();
        for &signal in &self.signals {
            let mut metrics = Vec::new();
            for &size in &self.train_sizes {
                if self.budget.stop.is_stop_requested() {
                    return Ok(None);
                }
                let student = Student::new(signal, &lessons[..size.min(lessons.len())]);
                let agreement =
                    |is_asked: fn(&Lesson) -> bool| agreement(&student, &questions, is_asked);
                metrics.push(EvalMetrics {
                    agreement: agreement(|_| true),
                    clear_agreement: agreement(|question| question.is_clear),
                    score: self.score::<G>(&student, &seed)?,
                });
            }
            curves.push(metrics);
        }
        Ok(Some(curves))
    }

    /// The share of points that a student won against the opponent.
    fn score<G: LearnableGame>(
        &self,
        student: &Student,
        seed: &Seed,
    ) -> Result<f64, OpponentError> {
        let opponent = LimitedOpponent::<G>::from_name(&self.opponent)?;
        let mut points = 0.0;
        for pair in 0..self.pairs {
            for seat in Seat::all(2) {
                points += play(student, seat, &opponent, seed.derive("examination", pair));
            }
        }
        Ok(points / (2 * self.pairs).max(1) as f64)
    }
}

/// The share of the asked questions where a student prefers the teacher's action; 0 without
/// questions. Several preferred actions share the credit.
fn agreement(student: &Student, questions: &[Lesson], is_asked: fn(&Lesson) -> bool) -> f64 {
    let (mut asked, mut right) = (0.0, 0.0);
    for question in questions.iter().filter(|question| is_asked(question)) {
        let preferred = student.preferred(&question.options);
        asked += 1.0;
        if preferred.contains(&question.chosen) {
            right += 1.0 / preferred.len() as f64;
        }
    }
    right / f64::max(asked, 1.0)
}

/// Plays a game against an opponent and returns the student's score.
fn play<G: LearnableGame>(
    student: &Student,
    student_seat: Seat,
    opponent: &LimitedOpponent<G>,
    seed: Seed,
) -> f64 {
    let mut record = G::new_record(seed);
    while let Some((seat, _)) = record.to_act() {
        let view = record.game().view(seat);
        let mut rng = record.decision_rng();
        let action = if seat == student_seat {
            let legal = record.game().legal_actions();
            let options: Vec<_> = legal.iter().map(|&action| G::features(view, action)).collect();
            legal[student.choose(&options, &mut rng)]
        } else {
            opponent.decide(view, &Budget::default(), &mut rng).action
        };
        record.play(action).expect("both choose legal actions");
    }
    record.outcome().map_or(0.0, |outcome: Outcome| outcome.score(student_seat))
}
