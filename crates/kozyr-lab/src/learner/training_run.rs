//! Training runs: a model for each training signal gets the same examples and is evaluated at
//! intervals.

use kozyr_core::{
    counterfactual::CounterfactualLimits,
    game::{Game, Outcome, Seat, Seed},
    opponent::{Budget, LimitedOpponent, Opponent, OpponentError},
};
use kozyr_durak::Durak;

use super::{
    examples::{TrainingExample, collect_examples, new_deal},
    observation::Observation,
    perceptron::{AveragedPerceptron, TrainingSignal},
};

/// The maximum number of counterfactuals searched for each example.
const COUNTERFACTUALS_PER_EXAMPLE: usize = 2;
/// The number of teacher decisions used to measure agreement.
const EVAL_EXAMPLES: usize = 400;

/// The settings of a training run.
#[derive(Clone, Debug)]
pub struct TrainingRun {
    /// The opponent whose decisions are the examples.
    pub teacher: String,
    /// The opponent that the models play against in evaluations.
    pub opponent: String,
    /// The numbers of examples after which models are evaluated, in increasing order.
    pub train_sizes: Vec<usize>,
    /// The number of pairs of deals against the opponent in an evaluation: the same cards twice,
    /// with the seats swapped.
    pub pairs: u64,
    /// The seed of all randomness.
    pub seed: Seed,
    /// Its stop token ends the run.
    pub budget: Budget,
}

/// The metrics of one evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EvalMetrics {
    /// The share of the teacher's decisions that the model agrees with.
    pub agreement: f64,
    /// The share of points won against the opponent.
    pub score: f64,
}

/// The metrics of one run, by training signal and then by training size.
pub type LearningCurves = Vec<Vec<EvalMetrics>>;

impl TrainingRun {
    /// Trains one model for each training signal, with the random numbers of run `number`. Returns
    /// `None` if stopped.
    ///
    /// # Errors
    /// If an opponent does not exist.
    pub fn run(&self, number: u64) -> Result<Option<LearningCurves>, OpponentError> {
        let seed = self.seed.derive("learner", number);
        let wanted = CounterfactualLimits {
            max_found: COUNTERFACTUALS_PER_EXAMPLE,
            ..CounterfactualLimits::default()
        };
        let most = self.train_sizes.last().copied().unwrap_or_default();
        let shown =
            collect_examples(&self.teacher, most, wanted, seed.derive("shown", 0), &self.budget)?;
        let none = CounterfactualLimits { max_found: 0, ..wanted };
        let asked = collect_examples(
            &self.teacher,
            EVAL_EXAMPLES,
            none,
            seed.derive("asked", 0),
            &self.budget,
        )?;
        let mut progress = Vec::new();
        for diet in TrainingSignal::ALL {
            let mut student = AveragedPerceptron::new(diet);
            let mut lots = seed.derive("student", 0).rng();
            let mut grades = Vec::new();
            for (before, stage) in train_size_ranges(&self.train_sizes) {
                for lesson in shown.iter().take(stage).skip(before) {
                    student.train(lesson, &mut lots);
                }
                grades.push(EvalMetrics {
                    agreement: agreement(&student, &asked, &seed),
                    score: self.score(&student, &seed)?,
                });
                if self.budget.stop.is_stop_requested() {
                    return Ok(None);
                }
            }
            progress.push(grades);
        }
        Ok(Some(progress))
    }

    /// The share of points won against the opponent.
    fn score(&self, student: &AveragedPerceptron, seed: &Seed) -> Result<f64, OpponentError> {
        let rival = LimitedOpponent::<Durak>::from_name(&self.opponent)?;
        let mut points = 0.0;
        for pair in 0..self.pairs {
            for seat in Seat::all(2) {
                points += play(student, seat, &rival, seed.derive("examination", pair));
            }
        }
        Ok(points / (2 * self.pairs).max(1) as f64)
    }
}

/// The range of examples between each training size and the previous one.
fn train_size_ranges(stages: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    let before = std::iter::once(0).chain(stages.iter().copied());
    before.zip(stages.iter().copied())
}

fn agreement(student: &AveragedPerceptron, asked: &[TrainingExample], seed: &Seed) -> f64 {
    let mut lots = seed.derive("answers", 0).rng();
    let agrees = |lesson: &&TrainingExample| {
        student.choose(&lesson.observation, &lesson.legal, &mut lots) == lesson.action
    };
    asked.iter().filter(agrees).count() as f64 / asked.len().max(1) as f64
}

/// Plays a deal and returns the model's score.
fn play(
    student: &AveragedPerceptron,
    own: Seat,
    rival: &LimitedOpponent<Durak>,
    seed: Seed,
) -> f64 {
    let mut record = new_deal(seed);
    while let Some((seat, _)) = record.to_act() {
        let view = record.game().view(seat);
        let mut lots = record.decision_rng();
        let action = if seat == own {
            student.choose(&Observation::from_view(view), &view.legal_actions(), &mut lots)
        } else {
            rival.decide(view, &Budget::default(), &mut lots).action
        };
        record.play(action).expect("both choose legal actions");
    }
    record.outcome().map_or(0.0, |outcome: Outcome| outcome.score(own))
}
