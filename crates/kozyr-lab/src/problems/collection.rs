//! A collection of problems, and the selection of new ones.

use std::collections::BTreeMap;

use kozyr_core::{
    game::Seed,
    teacher::{Concept, DifficultyLevel, Problem, ProblemLineError, TeachableGame, read_problems},
};

use super::source::ProblemSource;

/// A concept is rare if fewer problems than this have it; problems with rare concepts are always
/// wanted.
const MIN_PROBLEMS_PER_CONCEPT: usize = 4;
/// The maximum excess of a level over its share, in problems.
const MAX_LEVEL_LEAD: usize = 2;
/// A level may exceed its share by one more for each run of this many games without a new problem.
const GAMES_PER_EXTRA_LEAD: u64 = 10;

/// Problems in the order they were found, selected from those in the games searched. The
/// next choice depends only on them and the seed.
#[derive(Clone)]
pub struct ProblemCollection<G: TeachableGame> {
    seed: Seed,
    max_size: usize,
    problems: Vec<Problem<G>>,
}

/// An error that prevents resuming from a file.
#[derive(Debug, thiserror::Error)]
pub enum ResumeError {
    /// A line is not a problem.
    #[error(transparent)]
    Faulty(#[from] ProblemLineError),
    /// The file was written with other options.
    #[error("it does not begin with `{0}`, the header that this command writes")]
    OtherCommand(String),
}

impl<G: ProblemSource> ProblemCollection<G> {
    /// Creates an empty collection.
    pub fn new(seed: Seed, max_size: usize) -> Self {
        ProblemCollection { seed, max_size, problems: Vec::new() }
    }

    /// Resumes from text written by [`to_text`](Self::to_text). An incomplete last line is ignored.
    ///
    /// # Errors
    /// If the text was written with other options, or a line is not a problem.
    pub fn resume_from(self, text: &str) -> Result<Self, ResumeError> {
        let header = self.header();
        // Older files call the option `--largest`.
        let old = header.replace("--max-size", "--largest");
        let first = text.lines().next();
        if ![&header, &old].into_iter().any(|line| first == Some(line.trim_end())) {
            return Err(ResumeError::OtherCommand(header.trim_end().to_owned()));
        }
        let complete_lines = text.rfind('\n').map_or("", |end| &text[..end]);
        Ok(ProblemCollection { problems: read_problems(complete_lines)?, ..self })
    }

    /// Returns the collection with these problems instead.
    pub fn with_problems(self, problems: Vec<Problem<G>>) -> Self {
        ProblemCollection { problems, ..self }
    }

    /// The seed of all randomness.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The maximum number of cards or empty squares left in a problem.
    pub fn max_size(&self) -> usize {
        self.max_size
    }

    /// The problems found so far.
    pub fn problems(&self) -> &[Problem<G>] {
        &self.problems
    }

    /// The collection as text.
    pub fn to_text(&self) -> String {
        let lines = self.problems.iter().map(|problem| format!("{problem}\n"));
        self.header() + &lines.collect::<String>()
    }

    /// The first line, which contains the command that found the problems.
    fn header(&self) -> String {
        let seed = self.seed.bytes();
        let number = u64::from_le_bytes(std::array::from_fn(|at| seed[at]));
        let short = Seed::from(number) == self.seed;
        let seed = if short { number.to_string() } else { self.seed.to_string() };
        format!("# kozyr-lab {} problems --seed {seed} --max-size {}\n", G::NAME, self.max_size)
    }

    /// The number of the next game to search.
    pub fn next_game(&self) -> u64 {
        self.problems.last().map_or(0, |last| last.source_game() + 1)
    }

    /// Adds the best wanted problem of a game, if any. Games must come in order, starting with
    /// [`next_game`](Self::next_game); games without problems may be skipped.
    pub fn consider(&mut self, problems: &[Problem<G>]) {
        let Some(first) = problems.first() else { return };
        let games_waited = first.source_game().saturating_sub(self.next_game());
        let wanted = problems.iter().filter(|problem| self.is_wanted(problem, games_waited));
        let counts = self.concept_counts();
        let rarity = |problem: &Problem<G>| rarity(problem, &counts);
        let best = wanted
            .reduce(|best, problem| if rarity(problem) > rarity(best) { problem } else { best });
        if let Some(best) = best.cloned() {
            self.problems.push(best);
        }
    }

    /// The number of problems with each concept.
    pub fn concept_counts(&self) -> BTreeMap<Concept, usize> {
        let mut counts: BTreeMap<Concept, usize> =
            G::CONCEPTS.iter().map(|&concept| (concept, 0)).collect();
        for concept in self.problems.iter().flat_map(Problem::concepts) {
            *counts.entry(*concept).or_default() += 1;
        }
        counts
    }

    /// Whether a problem is wanted: it has a concept, is unlike all others, and has a rare concept
    /// or a level with few problems. `games_waited`, the number of games since the last new
    /// problem, relaxes the condition on levels.
    fn is_wanted(&self, problem: &Problem<G>, games_waited: u64) -> bool {
        let counts = self.concept_counts();
        let is_rare = |concept: &Concept| counts[concept] < MIN_PROBLEMS_PER_CONCEPT;
        let level = problem.difficulty().level();
        let of_level =
            self.problems.iter().filter(|other| other.difficulty().level() == level).count();
        let patience = usize::try_from(games_waited / GAMES_PER_EXTRA_LEAD).unwrap_or(usize::MAX);
        let share = self.problems.len() / DifficultyLevel::ALL.len();
        let is_wanted = problem.concepts().iter().any(is_rare)
            || of_level <= share.saturating_add(MAX_LEVEL_LEAD).saturating_add(patience);
        !problem.concepts().is_empty() && is_wanted && !self.has_like(problem)
    }

    /// Whether the collection has a problem similar to this one.
    fn has_like(&self, problem: &Problem<G>) -> bool {
        self.problems.iter().any(|other| other.record().game().is_similar(problem.record().game()))
    }
}

/// How rare a problem's concepts are in the collection; a concept seen less often adds more. Of
/// several problems in a game, the rarest is added.
fn rarity<G: TeachableGame>(problem: &Problem<G>, counts: &BTreeMap<Concept, usize>) -> f64 {
    problem.concepts().iter().map(|concept| 1.0 / (1.0 + counts[concept] as f64)).sum()
}
