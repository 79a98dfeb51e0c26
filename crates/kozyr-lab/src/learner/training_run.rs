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
        let limits = CounterfactualLimits {
            max_found: COUNTERFACTUALS_PER_EXAMPLE,
            wants_rule_of_thumb: false,
            ..CounterfactualLimits::default()
        };
        let max_size = self.train_sizes.last().copied().unwrap_or_default();
        let train_examples = collect_examples(
            &self.teacher,
            max_size,
            limits,
            seed.derive("shown", 0),
            &self.budget,
        )?;
        let no_counterfactuals = CounterfactualLimits { max_found: 0, ..limits };
        let eval_examples = collect_examples(
            &self.teacher,
            EVAL_EXAMPLES,
            no_counterfactuals,
            seed.derive("asked", 0),
            &self.budget,
        )?;
        let mut curves = Vec::new();
        for signal in TrainingSignal::ALL {
            let mut model = AveragedPerceptron::new(signal);
            let mut rng = seed.derive("student", 0).rng();
            let mut metrics = Vec::new();
            for (previous, size) in train_size_ranges(&self.train_sizes) {
                for example in train_examples.iter().take(size).skip(previous) {
                    model.train(example, &mut rng);
                }
                metrics.push(EvalMetrics {
                    agreement: agreement(&model, &eval_examples, &seed),
                    score: self.score(&model, &seed)?,
                });
                if self.budget.stop.is_stop_requested() {
                    return Ok(None);
                }
            }
            curves.push(metrics);
        }
        Ok(Some(curves))
    }

    /// The share of points that a model won against the opponent.
    fn score(&self, model: &AveragedPerceptron, seed: &Seed) -> Result<f64, OpponentError> {
        let opponent = LimitedOpponent::<Durak>::from_name(&self.opponent)?;
        let mut points = 0.0;
        for pair in 0..self.pairs {
            for seat in Seat::all(2) {
                points += play(model, seat, &opponent, seed.derive("examination", pair));
            }
        }
        Ok(points / (2 * self.pairs).max(1) as f64)
    }
}

/// For each training size, the previous one (at first 0) and the size itself.
fn train_size_ranges(sizes: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    let previous = std::iter::once(0).chain(sizes.iter().copied());
    previous.zip(sizes.iter().copied())
}

/// The share of the teacher's decisions that a model agrees with.
fn agreement(model: &AveragedPerceptron, examples: &[TrainingExample], seed: &Seed) -> f64 {
    let mut rng = seed.derive("answers", 0).rng();
    let agrees = |example: &&TrainingExample| {
        model.choose(&example.observation, &example.legal, &mut rng) == example.action
    };
    examples.iter().filter(agrees).count() as f64 / examples.len().max(1) as f64
}

/// Plays a deal against an opponent and returns the model's score.
fn play(
    model: &AveragedPerceptron,
    model_seat: Seat,
    opponent: &LimitedOpponent<Durak>,
    seed: Seed,
) -> f64 {
    let mut record = new_deal(seed);
    while let Some((seat, _)) = record.to_act() {
        let view = record.game().view(seat);
        let mut rng = record.decision_rng();
        let action = if seat == model_seat {
            model.choose(&Observation::from_view(view), &view.legal_actions(), &mut rng)
        } else {
            opponent.decide(view, &Budget::default(), &mut rng).action
        };
        record.play(action).expect("both choose legal actions");
    }
    record.outcome().map_or(0.0, |outcome: Outcome| outcome.score(model_seat))
}
