//! A position with one solution.

use std::{fmt, str::FromStr};

use super::{
    concept::Concept,
    difficulty::Difficulty,
    teachable_game::{ProvenResult, TeachableGame},
};
use crate::{game::Record, opponent::Budget};

/// What stands between a position and what is said of it.
const ARROW: &str = " => ";
/// No more is repeated of a text that is no problem, in characters.
const MAX_QUOTED_CHARS: usize = 40;

/// A position in which one action alone gives the seat to act what is [asked](Taught::ASKED): in
/// Durak not to be the fool, in Reversi to win.
///
/// As text it is one line: the position, the solution, what that is worth, how hard it is, what it
/// turns on, and which of the games that were searched for problems it is from.
///
/// ```text
/// POSITION => f8; win; plies 9; mistakes 2; concepts parity corners; game 1234
/// ```
#[derive(Clone, Debug)]
pub struct Problem<G: TeachableGame> {
    record: Record<G>,
    solution: G::Action,
    result: ProvenResult,
    rating: Difficulty,
    concepts: Vec<Concept>,
    source_game: u64,
}

/// What became of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerResult<A> {
    /// It is the solution.
    Right {
        /// How perfect play goes on after it.
        line: Vec<A>,
    },
    /// It is not.
    Wrong {
        /// How the other side proves it, and how perfect play goes on.
        refutation: Vec<A>,
    },
}

/// Why a text is no problem.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProblemError {
    /// A part is missing.
    #[error("there is no {0}")]
    Missing(&'static str),
    /// The position cannot be read.
    #[error("position: {0}")]
    Position(String),
    /// No problem can be made of the position.
    #[error("position: {0}")]
    Unsuitable(String),
    /// The solution is no action.
    #[error("solution: {0}")]
    Solution(String),
    /// The rules do not allow the solution.
    #[error("solution: `{0}` is not open to the seat to act")]
    Illegal(String),
    /// Something said of it is not what may be said there.
    #[error("{field}: `{found}` {reason}")]
    Field {
        /// Which part.
        field: &'static str,
        /// What stands there.
        found: String,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// More is said than there is to say.
    #[error("`{0}` is too much")]
    TrailingField(String),
}

impl<G: TeachableGame> Problem<G> {
    /// A problem of which everything is known; whether that is so is the caller's to see to.
    pub(super) fn new(
        record: Record<G>,
        (solution, worth): (G::Action, ProvenResult),
        rating: Difficulty,
        concepts: Vec<Concept>,
        game: u64,
    ) -> Self {
        Problem { record, solution, result: worth, rating, concepts, source_game: game }
    }
}

impl<G: TeachableGame> Problem<G> {
    /// The match up to the decision that is asked for, with persons on all seats.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The one action that gives what is asked.
    pub fn solution(&self) -> G::Action {
        self.solution
    }

    /// What the solution is worth.
    pub fn result(&self) -> ProvenResult {
        self.result
    }

    /// How hard it is.
    pub fn difficulty(&self) -> Difficulty {
        self.rating
    }

    /// What the difference between the solution and plausible mistakes turns on.
    pub fn concepts(&self) -> &[Concept] {
        &self.concepts
    }

    /// Which of the games that were searched for problems it is from.
    pub fn source_game(&self) -> u64 {
        self.source_game
    }

    /// What becomes of an answer, with the line that shows it; `None` if the rules do not allow it
    /// or the budget does not last.
    pub fn judge_answer(
        &self,
        action: G::Action,
        budget: &Budget,
    ) -> Option<AnswerResult<G::Action>> {
        let mut next = self.record.game().clone();
        next.play(action).ok()?;
        let line = next.best_line(budget)?;
        Some(if action == self.solution {
            AnswerResult::Right { line }
        } else {
            AnswerResult::Wrong { refutation: line }
        })
    }

    /// Whether the solver finds what the problem says: that the solution alone gives what is asked,
    /// and what it is worth. `None` if the budget does not last.
    pub fn verify(&self, budget: &Budget) -> Option<bool> {
        let worths = self.record.game().proven_results(budget)?;
        let mut good = worths.iter().filter(|(_, worth)| *worth >= G::TARGET_RESULT);
        Some(good.next() == Some(&(self.solution, self.result)) && good.next().is_none())
    }
}

impl<G: TeachableGame> PartialEq for Problem<G> {
    fn eq(&self, other: &Self) -> bool {
        let parts = |one: &Self| (one.solution, one.result, one.rating, one.source_game);
        self.record == other.record
            && parts(self) == parts(other)
            && self.concepts == other.concepts
    }
}

impl<G: TeachableGame> fmt::Display for Problem<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { record, solution, result: worth, rating, concepts, source_game: game } = self;
        let position = G::write_position(record);
        let Difficulty { plies, mistakes } = rating;
        write!(f, "{position}{ARROW}{solution}; {worth}; plies {plies}; mistakes {mistakes}")?;
        f.write_str("; concepts")?;
        concepts.iter().try_for_each(|concept| write!(f, " {concept}"))?;
        write!(f, "; game {game}")
    }
}

impl<G: TeachableGame> FromStr for Problem<G> {
    type Err = ProblemError;

    fn from_str(line: &str) -> Result<Self, ProblemError> {
        // A position may have anything but an arrow.
        let (position, said) = line.split_once(ARROW).ok_or(ProblemError::Missing("solution"))?;
        let record = G::read_position(position.trim()).map_err(ProblemError::Position)?;
        record.game().check_suitable().map_err(ProblemError::Unsuitable)?;
        let mut fields = said.split(';').map(str::trim);
        let solution = fields.next().unwrap_or_default();
        let action: G::Action =
            solution.parse().map_err(|error| ProblemError::Solution(format!("{error}")))?;
        if !record.game().legal_actions().contains(&action) {
            return Err(ProblemError::Illegal(quoted(solution)));
        }
        let worth = read_worth::<G>(fields.next().ok_or(ProblemError::Missing("worth"))?)?;
        let rating = Difficulty {
            plies: number("plies", fields.next())?,
            mistakes: number("mistakes", fields.next())?,
        };
        let concepts = read_concepts::<G>(fields.next())?;
        let game = number("game", fields.next())?;
        match fields.next() {
            Some(more) => Err(ProblemError::TrailingField(quoted(more))),
            None => Ok(Problem {
                record,
                solution: action,
                result: worth,
                rating,
                concepts,
                source_game: game,
            }),
        }
    }
}

/// As much of a text as an error should repeat.
fn quoted(text: &str) -> String {
    text.chars().take(MAX_QUOTED_CHARS).collect()
}

fn read_worth<G: TeachableGame>(text: &str) -> Result<ProvenResult, ProblemError> {
    let known = ProvenResult::ALL.into_iter().filter(|worth| *worth >= G::TARGET_RESULT);
    known.into_iter().find(|worth| worth.word() == text).ok_or_else(|| ProblemError::Field {
        field: "worth",
        found: quoted(text),
        reason: "is not what a solution is worth",
    })
}

/// What follows the name of a field.
fn field<'t>(name: &'static str, text: Option<&'t str>) -> Result<&'t str, ProblemError> {
    let text = text.ok_or(ProblemError::Missing(name))?;
    let named = text.split_once(' ').map_or((text, ""), |(first, rest)| (first, rest.trim()));
    match named {
        (first, rest) if first == name => Ok(rest),
        _ => Err(ProblemError::Missing(name)),
    }
}

fn number<N: FromStr>(name: &'static str, text: Option<&str>) -> Result<N, ProblemError> {
    let found = field(name, text)?;
    let error =
        || ProblemError::Field { field: name, found: quoted(found), reason: "is no such number" };
    // A sign is none of ours.
    if found.starts_with('+') {
        return Err(error());
    }
    found.parse().map_err(|_| error())
}

fn read_concepts<G: TeachableGame>(text: Option<&str>) -> Result<Vec<Concept>, ProblemError> {
    let mut concepts: Vec<Concept> = Vec::new();
    for id in field("concepts", text)?.split_whitespace() {
        let error = |reason| ProblemError::Field { field: "concepts", found: quoted(id), reason };
        let concept = G::concept(id).ok_or_else(|| error("is no concept of the game"))?;
        if concepts.contains(&concept) {
            return Err(error("is said twice"));
        }
        concepts.push(concept);
    }
    Ok(concepts)
}
