//! Positions with one solution.

use std::{fmt, str::FromStr};

use super::{
    concept::Concept,
    difficulty::Difficulty,
    teachable_game::{ProvenResult, TeachableGame},
};
use crate::{game::Record, opponent::Budget};

/// The separator between a position and what follows.
const ARROW: &str = " => ";
/// How many characters of an invalid text an error repeats.
const MAX_QUOTED_CHARS: usize = 40;

/// A position in which only one action gives the seat to act the [target
/// result](TeachableGame::TARGET_RESULT): in Durak not to be the fool, in Reversi a win.
///
/// As text it is one line: the position, the solution, its result, the difficulty, the concepts,
/// and the number of the game that the problem was found in.
///
/// ```text
/// POSITION => f8; win; plies 9; mistakes 2; concepts parity corners; game 1234
/// ```
#[derive(Clone, Debug)]
pub struct Problem<G: TeachableGame> {
    record: Record<G>,
    solution: G::Action,
    result: ProvenResult,
    difficulty: Difficulty,
    concepts: Vec<Concept>,
    source_game: u64,
}

/// The result of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerResult<A> {
    /// The answer is the solution.
    Right {
        /// Perfect play after it.
        line: Vec<A>,
    },
    /// The answer is wrong.
    Wrong {
        /// How the other side proves it, with perfect play to the end.
        refutation: Vec<A>,
    },
}

/// Errors of parsing a problem.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProblemError {
    /// A part is missing.
    #[error("missing {0}")]
    Missing(&'static str),
    /// The position cannot be parsed.
    #[error("position: {0}")]
    Position(String),
    /// The position is not suitable for a problem.
    #[error("position: {0}")]
    Unsuitable(String),
    /// The solution is not an action.
    #[error("solution: {0}")]
    Solution(String),
    /// The solution is illegal.
    #[error("solution: `{0}` is illegal")]
    Illegal(String),
    /// A field has an invalid value.
    #[error("{field}: `{found}` {reason}")]
    Field {
        /// The name of the field.
        field: &'static str,
        /// The value found.
        found: String,
        /// The reason.
        reason: &'static str,
    },
    /// Something follows the last field.
    #[error("unexpected `{0}`")]
    TrailingField(String),
}

impl<G: TeachableGame> Problem<G> {
    /// Creates a problem from known facts, which the caller must have verified.
    /// `source_game` is the number of the game that the problem was found in.
    pub(super) fn new(
        record: Record<G>,
        (solution, result): (G::Action, ProvenResult),
        difficulty: Difficulty,
        concepts: Vec<Concept>,
        source_game: u64,
    ) -> Self {
        Problem { record, solution, result, difficulty, concepts, source_game }
    }
}

impl<G: TeachableGame> Problem<G> {
    /// Returns the match up to the decision, with persons on all seats.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Returns the only action that gives the target result.
    pub fn solution(&self) -> G::Action {
        self.solution
    }

    /// Returns the result of the solution.
    pub fn result(&self) -> ProvenResult {
        self.result
    }

    /// Returns the difficulty.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// Returns the concepts that the difference between the solution and plausible mistakes turns
    /// on.
    pub fn concepts(&self) -> &[Concept] {
        &self.concepts
    }

    /// Returns the number of the game that the problem was found in.
    pub fn source_game(&self) -> u64 {
        self.source_game
    }

    /// Judges an answer by comparing it with the solution, and returns perfect play after it.
    /// Returns `None` if the action is illegal or the budget runs out.
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

    /// Checks with the solver that only the solution gives the target result, and that its result
    /// is correct. Returns `None` if the budget runs out.
    pub fn verify(&self, budget: &Budget) -> Option<bool> {
        let results = self.record.game().proven_results(budget)?;
        let mut good = results.iter().filter(|(_, result)| *result >= G::TARGET_RESULT);
        Some(good.next() == Some(&(self.solution, self.result)) && good.next().is_none())
    }
}

impl<G: TeachableGame> PartialEq for Problem<G> {
    /// Whether all parts are equal, the record included.
    fn eq(&self, other: &Self) -> bool {
        let parts = |problem: &Self| {
            (problem.solution, problem.result, problem.difficulty, problem.source_game)
        };
        self.record == other.record
            && parts(self) == parts(other)
            && self.concepts == other.concepts
    }
}

impl<G: TeachableGame> fmt::Display for Problem<G> {
    /// Writes the one-line text form that [`Problem`] describes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { record, solution, result, difficulty, concepts, source_game } = self;
        let position = G::write_position(record);
        let Difficulty { plies, mistakes } = difficulty;
        write!(f, "{position}{ARROW}{solution}; {result}; plies {plies}; mistakes {mistakes}")?;
        f.write_str("; concepts")?;
        concepts.iter().try_for_each(|concept| write!(f, " {concept}"))?;
        write!(f, "; game {source_game}")
    }
}

impl<G: TeachableGame> FromStr for Problem<G> {
    type Err = ProblemError;

    /// Parses a problem. Checks that the position is suitable and the solution is legal, but not
    /// that it is right: [`verify`](Problem::verify) does.
    fn from_str(line: &str) -> Result<Self, ProblemError> {
        // A position may contain anything but an arrow.
        let (position, answer) = line.split_once(ARROW).ok_or(ProblemError::Missing("solution"))?;
        let record = G::read_position(position.trim()).map_err(ProblemError::Position)?;
        record.game().check_suitable().map_err(ProblemError::Unsuitable)?;
        let mut fields = answer.split(';').map(str::trim);
        let solution = fields.next().unwrap_or_default();
        let action: G::Action =
            solution.parse().map_err(|error| ProblemError::Solution(format!("{error}")))?;
        if !record.game().legal_actions().contains(&action) {
            return Err(ProblemError::Illegal(quoted(solution)));
        }
        let result = read_result::<G>(fields.next().ok_or(ProblemError::Missing("worth"))?)?;
        let difficulty = Difficulty {
            plies: number("plies", fields.next())?,
            mistakes: number("mistakes", fields.next())?,
        };
        let concepts = read_concepts::<G>(fields.next())?;
        let game = number("game", fields.next())?;
        match fields.next() {
            Some(text) => Err(ProblemError::TrailingField(quoted(text))),
            None => Ok(Problem {
                record,
                solution: action,
                result,
                difficulty,
                concepts,
                source_game: game,
            }),
        }
    }
}

/// Returns the start of a text, as far as an error repeats it.
fn quoted(text: &str) -> String {
    text.chars().take(MAX_QUOTED_CHARS).collect()
}

/// Parses a solution's proven result, which is at least `G::TARGET_RESULT`; any other is an error.
fn read_result<G: TeachableGame>(text: &str) -> Result<ProvenResult, ProblemError> {
    let allowed = ProvenResult::ALL.into_iter().filter(|result| *result >= G::TARGET_RESULT);
    allowed.into_iter().find(|result| result.word() == text).ok_or_else(|| ProblemError::Field {
        field: "worth",
        found: quoted(text),
        reason: "is not the result of a solution",
    })
}

/// Returns what follows the name of a field; an error if the field is missing or has another name.
fn field<'t>(name: &'static str, text: Option<&'t str>) -> Result<&'t str, ProblemError> {
    let text = text.ok_or(ProblemError::Missing(name))?;
    let named = text.split_once(' ').map_or((text, ""), |(first, rest)| (first, rest.trim()));
    match named {
        (first, rest) if first == name => Ok(rest),
        _ => Err(ProblemError::Missing(name)),
    }
}

/// Parses the numeric value of a field; a sign is an error.
fn number<N: FromStr>(name: &'static str, text: Option<&str>) -> Result<N, ProblemError> {
    let found = field(name, text)?;
    let error =
        || ProblemError::Field { field: name, found: quoted(found), reason: "is not a number" };
    // Parsing would accept a sign, which is never written.
    if found.starts_with('+') {
        return Err(error());
    }
    found.parse().map_err(|_| error())
}

/// Parses the field `concepts`: ids of the game's concepts, separated by spaces, each once.
fn read_concepts<G: TeachableGame>(text: Option<&str>) -> Result<Vec<Concept>, ProblemError> {
    let mut concepts: Vec<Concept> = Vec::new();
    for id in field("concepts", text)?.split_whitespace() {
        let error = |reason| ProblemError::Field { field: "concepts", found: quoted(id), reason };
        let concept = G::concept(id).ok_or_else(|| error("is not a concept of the game"))?;
        if concepts.contains(&concept) {
            return Err(error("is listed twice"));
        }
        concepts.push(concept);
    }
    Ok(concepts)
}
