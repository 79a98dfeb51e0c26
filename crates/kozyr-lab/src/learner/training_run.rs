//! Courses: students of each diet are shown the same lessons and examined on the way.

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

/// Counterfactuals that are looked for in a lesson.
const COUNTERFACTUALS_PER_EXAMPLE: usize = 2;
/// Decisions of the teacher in which agreement with it is measured.
const EVAL_EXAMPLES: usize = 400;

/// How learners are taught and examined.
#[derive(Clone, Debug)]
pub struct TrainingRun {
    /// Whose decisions are shown.
    pub teacher: String,
    /// Who the students are to beat.
    pub opponent: String,
    /// After how many lessons they are examined, rising.
    pub train_sizes: Vec<usize>,
    /// Pairs of deals against the rival in an examination: the same cards twice, seats swapped.
    pub pairs: u64,
    /// What all chance follows from.
    pub seed: Seed,
    /// Whose stop ends the course.
    pub budget: Budget,
}

/// What an examination found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EvalMetrics {
    /// The share of decisions in which the student agrees with the teacher.
    pub agreement: f64,
    /// The share of points made against the rival.
    pub score: f64,
}

/// The grades of one learner, by diet and then by stage.
pub type LearningCurves = Vec<Vec<EvalMetrics>>;

impl TrainingRun {
    /// Teaches one learner of each diet; the number tells the learners apart. `None` if it was told
    /// to stop.
    ///
    /// # Errors
    /// If nobody is called so.
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

    /// The share of points made against the rival.
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

/// Each stage with the one before.
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

/// Plays a deal and tells what it was worth to the student.
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
        record.play(action).expect("both play by the rules");
    }
    record.outcome().map_or(0.0, |outcome: Outcome| outcome.score(own))
}
