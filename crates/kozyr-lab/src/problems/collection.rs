//! The problems found so far, and which of those that games lead to are taken.

use std::collections::BTreeMap;

use kozyr_core::{
    game::Seed,
    teacher::{Concept, DifficultyLevel, Problem, ProblemLineError, TeachableGame, read_problems},
};

use super::source::ProblemSource;

/// A concept that fewer problems have is worth any problem.
const MIN_PROBLEMS_PER_CONCEPT: usize = 4;
/// By how much a level may be ahead of its share, in problems.
const MAX_LEVEL_LEAD: usize = 2;
/// After so many games without a problem that is taken, a level may be ahead by one more.
const GAMES_PER_EXTRA_LEAD: u64 = 10;

/// Problems in the order in which they were found: a choice from those that games lead to; what is taken next follows from them and the
/// seed alone.
#[derive(Clone)]
pub struct ProblemCollection<G: TeachableGame> {
    seed: Seed,
    max_size: usize,
    problems: Vec<Problem<G>>,
}

/// Why a file cannot be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum ResumeError {
    /// A line is no problem.
    #[error(transparent)]
    Faulty(#[from] ProblemLineError),
    /// It was begun with another command.
    #[error("it does not begin with `{0}`, as what this command writes does")]
    OtherCommand(String),
}

impl<G: ProblemSource> ProblemCollection<G> {
    /// Nothing was found yet.
    pub fn new(seed: Seed, largest: usize) -> Self {
        ProblemCollection { seed, max_size: largest, problems: Vec::new() }
    }

    /// Goes on from a text that was [written](Self::to_text); a last line that was cut off is
    /// forgotten.
    ///
    /// # Errors
    /// If another command has written it, or a line is no problem.
    pub fn resume_from(self, text: &str) -> Result<Self, ResumeError> {
        let head = self.header();
        if text.lines().next() != Some(head.trim_end()) {
            return Err(ResumeError::OtherCommand(head.trim_end().to_owned()));
        }
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        Ok(ProblemCollection { problems: read_problems(whole)?, ..self })
    }

    /// The same with these found before.
    pub fn with_problems(self, problems: Vec<Problem<G>>) -> Self {
        ProblemCollection { problems, ..self }
    }

    /// What all chance follows from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The most that may be left to be played.
    pub fn max_size(&self) -> usize {
        self.max_size
    }

    /// Those found so far.
    pub fn problems(&self) -> &[Problem<G>] {
        &self.problems
    }

    /// All of it as text.
    pub fn to_text(&self) -> String {
        let lines = self.problems.iter().map(|problem| format!("{problem}\n"));
        self.header() + &lines.collect::<String>()
    }

    /// The first line, which says what was searched.
    fn header(&self) -> String {
        let seed = self.seed.bytes();
        let number = u64::from_le_bytes(std::array::from_fn(|at| seed[at]));
        let short = Seed::from(number) == self.seed;
        let seed = if short { number.to_string() } else { self.seed.to_string() };
        format!("# kozyr-lab {} problems --seed {seed} --largest {}\n", G::NAME, self.max_size)
    }

    /// The game that is to be searched after those that the problems are from.
    pub fn next_game(&self) -> u64 {
        self.problems.last().map_or(0, |last| last.source_game() + 1)
    }

    /// Takes the best of the problems that a game leads to, if one is wanted. The games come in
    /// order, from the [next](Self::next_game) on; those that lead to none may be left out.
    pub fn consider(&mut self, posed: &[Problem<G>]) {
        let Some(first) = posed.first() else { return };
        let waited = first.source_game().saturating_sub(self.next_game());
        let wanted = posed.iter().filter(|problem| self.is_wanted(problem, waited));
        let counts = self.concept_counts();
        let rarity = |problem: &Problem<G>| rarity(problem, &counts);
        let best = wanted.reduce(|best, one| if rarity(one) > rarity(best) { one } else { best });
        if let Some(best) = best.cloned() {
            self.problems.push(best);
        }
    }

    /// How many problems have each concept.
    pub fn concept_counts(&self) -> BTreeMap<Concept, usize> {
        let mut counts: BTreeMap<Concept, usize> =
            G::CONCEPTS.iter().map(|&concept| (concept, 0)).collect();
        for concept in self.problems.iter().flat_map(Problem::concepts) {
            *counts.entry(*concept).or_default() += 1;
        }
        counts
    }

    /// Whether a problem is unlike all others, turns on something that has a name, and is of a
    /// level or has a concept of which there are few.
    fn is_wanted(&self, problem: &Problem<G>, waited: u64) -> bool {
        let counts = self.concept_counts();
        let is_rare = |concept: &Concept| counts[concept] < MIN_PROBLEMS_PER_CONCEPT;
        let level = problem.difficulty().level();
        let of_level = self.problems.iter().filter(|one| one.difficulty().level() == level).count();
        let patience = usize::try_from(waited / GAMES_PER_EXTRA_LEAD).unwrap_or(usize::MAX);
        let share = self.problems.len() / DifficultyLevel::ALL.len();
        let is_wanted = problem.concepts().iter().any(is_rare)
            || of_level <= share.saturating_add(MAX_LEVEL_LEAD).saturating_add(patience);
        !problem.concepts().is_empty() && is_wanted && !self.has_like(problem)
    }

    fn has_like(&self, problem: &Problem<G>) -> bool {
        self.problems.iter().any(|one| one.record().game().is_similar(problem.record().game()))
    }
}

/// How rare the concepts of a problem are among those found: of several problems of a game the one
/// is taken that adds most.
fn rarity<G: TeachableGame>(problem: &Problem<G>, counts: &BTreeMap<Concept, usize>) -> f64 {
    problem.concepts().iter().map(|concept| 1.0 / (1.0 + counts[concept] as f64)).sum()
}
