//! One's own mistakes, which come back as exercises until they are solved.

use std::collections::BTreeSet;

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use serde_json::Number;

use crate::{
    digest::digest,
    persistence::saved_format_error::{SavedFormatError, check_version},
};

/// What the text calls itself.
const FORMAT: &str = "kozyr-exercises";
/// The version of the format that is written; older ones are read.
const VERSION: u32 = 1;
/// So often in a row an exercise has to be solved.
const REQUIRED_STREAK: u32 = 2;

/// An exercise comes back so many days after it was written down, then so many after it was tried
/// for the first time, and so on; the last number holds for all further times.
pub const REVIEW_INTERVALS_DAYS: [u64; 5] = [1, 3, 7, 14, 30];

/// A mistake, as something to do better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// The name of the game.
    pub game: String,
    /// The match up to the decision, in the [short form](crate::game::Record::to_short).
    pub position: String,
    /// What was played, in the game's notation.
    pub played: String,
    /// What would have been better, in the game's notation; anything as good counts as solved, as
    /// whoever judges the answer finds.
    pub better: String,
    /// The [ids](super::Concept::id) of the concepts that the difference turns on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub concepts: Vec<String>,
    /// How the mistake is punished: the expected line after it, in the game's notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refutation: Vec<String>,
    /// What it lost, in the unit of the game's reviews.
    #[serde(rename = "lost")]
    pub loss: f64,
    /// When it is to be tried again: a day counted from 1 January 1970.
    pub due: u64,
    /// How often it was tried.
    #[serde(default)]
    #[serde(rename = "tried")]
    pub attempts: u32,
    /// How often it was solved since it was last missed.
    #[serde(default)]
    #[serde(rename = "in_a_row")]
    pub solved_streak: u32,
}

/// What became of an exercise that was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExerciseOutcome {
    /// It comes back on that day.
    DueAgain(u64),
    /// It was solved twice in a row and does not come back.
    Learned,
}

/// The mistakes that are still to be learned from, each once.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Exercises {
    exercises: Vec<Exercise>,
    /// The [marks](Exercise::mark) of those that were learned or taken out.
    retired: BTreeSet<String>,
}

#[derive(Serialize, Deserialize)]
struct ExercisesFile {
    format: String,
    version: Number,
    exercises: Vec<Exercise>,
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    left: BTreeSet<String>,
}

/// What can be said of a text before all of it is understood.
#[derive(Deserialize)]
struct ExercisesHeader {
    format: String,
    version: Number,
}

impl Exercise {
    /// A mistake that was made today: it comes back tomorrow.
    pub fn new(game: &str, position: String, played: String, better: String, today: u64) -> Self {
        Exercise {
            game: game.into(),
            position,
            played,
            better,
            concepts: Vec::new(),
            refutation: Vec::new(),
            loss: 0.0,
            due: today.saturating_add(REVIEW_INTERVALS_DAYS[0]),
            attempts: 0,
            solved_streak: 0,
        }
    }

    /// Whether it is to be tried today, or was to be earlier.
    pub fn is_due(&self, today: u64) -> bool {
        self.due <= today
    }

    fn is_same(&self, other: &Exercise) -> bool {
        self.game == other.game && self.position == other.position
    }

    /// What its decision is known by once it is gone: a match up to a decision is like no other,
    /// since its seed is.
    fn fingerprint(&self) -> String {
        fingerprint(&self.game, &self.position)
    }

    /// Notes that it was tried today.
    fn record_attempt(&mut self, solved: bool, today: u64) -> ExerciseOutcome {
        self.attempts = self.attempts.saturating_add(1);
        self.solved_streak = if solved { self.solved_streak.saturating_add(1) } else { 0 };
        if self.solved_streak >= REQUIRED_STREAK {
            return ExerciseOutcome::Learned;
        }
        let last = REVIEW_INTERVALS_DAYS.len() - 1;
        let at = usize::try_from(self.attempts).map_or(last, |tried| tried.min(last));
        self.due = today.saturating_add(REVIEW_INTERVALS_DAYS[at]);
        ExerciseOutcome::DueAgain(self.due)
    }
}

/// Sixteen digits of the SHA-256 of a game's name and a position.
fn fingerprint(game: &str, position: &str) -> String {
    let sum = digest(format!("{game} {position}").as_bytes());
    HEXLOWER.encode(&sum[..8])
}

impl Exercises {
    /// Reads what [`to_text`](Self::to_text) writes.
    ///
    /// # Errors
    /// If it is something else, only a part, or of a later version.
    pub fn from_text(text: &str) -> Result<Self, SavedFormatError> {
        let head: ExercisesHeader = serde_json::from_str(text)?;
        if head.format != FORMAT {
            return Err(SavedFormatError::Damaged(format!("its format should be \"{FORMAT}\"")));
        }
        check_version(&head.version, VERSION)?;
        let file: ExercisesFile = serde_json::from_str(text)?;
        let mut exercises = Exercises { retired: file.left, ..Exercises::default() };
        file.exercises.into_iter().for_each(|one| _ = exercises.add(one));
        Ok(exercises)
    }

    /// The exercises as JSON.
    pub fn to_text(&self) -> String {
        let (exercises, left) = (self.exercises.clone(), self.retired.clone());
        let file =
            ExercisesFile { format: FORMAT.into(), version: VERSION.into(), exercises, left };
        serde_json::to_string_pretty(&file).expect("numbers and texts can be written as JSON")
    }

    /// Writes a mistake down, unless that decision is there already; whether it was not.
    pub fn add(&mut self, exercise: Exercise) -> bool {
        let is_new = !self.exercises.iter().any(|known| known.is_same(&exercise));
        if is_new {
            self.retired.remove(&exercise.fingerprint());
            self.exercises.push(exercise);
        }
        is_new
    }

    /// Writes a mistake down that was found in a match, unless that decision is there already or was
    /// once: a match may be looked at more than once. Whether it was written down.
    pub fn add_unless_retired(&mut self, exercise: Exercise) -> bool {
        !self.retired.contains(&exercise.fingerprint()) && self.add(exercise)
    }

    /// All that are still to be learned from, in the order in which they were written down.
    pub fn all(&self) -> &[Exercise] {
        &self.exercises
    }

    /// Those of a game that are to be tried today, what was due first before the others.
    pub fn due(&self, game: &str, today: u64) -> Vec<&Exercise> {
        let of_game = self.exercises.iter().filter(|one| one.game == game && one.is_due(today));
        let mut due: Vec<_> = of_game.collect();
        due.sort_by_key(|one| one.due);
        due
    }

    /// The first day on which one of a game is to be tried; `None` if there are none.
    pub fn next_due(&self, game: &str) -> Option<u64> {
        self.exercises.iter().filter(|one| one.game == game).map(|one| one.due).min()
    }

    /// Notes that the exercise of that position was tried today; what is learned is taken out.
    /// `None` if there is no such exercise.
    pub fn record_attempt(
        &mut self,
        game: &str,
        position: &str,
        solved: bool,
        today: u64,
    ) -> Option<ExerciseOutcome> {
        let is_it = |one: &Exercise| one.game == game && one.position == position;
        let at = self.exercises.iter().position(is_it)?;
        let became = self.exercises[at].record_attempt(solved, today);
        if became == ExerciseOutcome::Learned {
            let learned = self.exercises.remove(at);
            self.retired.insert(learned.fingerprint());
        }
        Some(became)
    }

    /// Takes an exercise out that nobody wants to see again; whether it was there.
    pub fn remove(&mut self, game: &str, position: &str) -> bool {
        let before = self.exercises.len();
        self.exercises.retain(|one| !(one.game == game && one.position == position));
        let was_there = self.exercises.len() < before;
        if was_there {
            self.retired.insert(fingerprint(game, position));
        }
        was_there
    }

    /// Takes in those from another device that are not here yet and have not left; how many there
    /// were.
    pub fn merge(&mut self, other: Exercises) -> usize {
        let count =
            other.exercises.into_iter().filter(|one| self.add_unless_retired(one.clone())).count();
        let here: BTreeSet<String> = self.exercises.iter().map(Exercise::fingerprint).collect();
        self.retired.extend(other.retired.difference(&here).cloned());
        count
    }
}
