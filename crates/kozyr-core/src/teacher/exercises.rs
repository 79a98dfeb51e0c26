//! Exercises from a player's own mistakes, which come back until they are solved.

use std::collections::BTreeSet;

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use serde_json::Number;

use crate::{
    digest::digest,
    persistence::saved_format_error::{SavedFormatError, check_version},
};

/// The `format` field of saved exercises.
const FORMAT: &str = "kozyr-exercises";
/// The format version that is written; older ones can be read.
const VERSION: u32 = 1;
/// How often in a row an exercise must be solved.
const REQUIRED_STREAK: u32 = 2;

/// Days until an exercise comes back: the first number after it was added, the next after the first
/// attempt, and so on. The last number applies to all further attempts.
pub const REVIEW_INTERVALS_DAYS: [u64; 5] = [1, 3, 7, 14, 30];

/// A mistake to correct.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// The name of the game.
    pub game: String,
    /// The match up to the decision, in the [short form](crate::game::Record::to_short_form).
    pub position: String,
    /// The action played, in the game's notation.
    pub played: String,
    /// A better action, in the game's notation. The caller judges answers; any action that is as
    /// good counts as solved.
    pub better: String,
    /// The [ids](super::Concept::id) of the concepts that the difference turns on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub concepts: Vec<String>,
    /// The line that punishes the mistake, in the game's notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refutation: Vec<String>,
    /// The loss, in the unit of the game's reviews.
    #[serde(rename = "lost")]
    pub loss: f64,
    /// The day when it is due, counted from 1 January 1970.
    pub due: u64,
    /// Number of attempts.
    #[serde(rename = "tried", default)]
    pub attempts: u32,
    /// Number of times it was solved since the last failure.
    #[serde(rename = "in_a_row", default)]
    pub solved_streak: u32,
}

/// The result of an attempt at an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExerciseOutcome {
    /// It comes back on this day.
    DueAgain(u64),
    /// It was solved twice in a row and does not come back.
    Learned,
}

/// The mistakes still to be corrected, each once.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Exercises {
    exercises: Vec<Exercise>,
    /// The [fingerprints](Exercise::fingerprint) of exercises that were learned or removed.
    retired: BTreeSet<String>,
}

/// The exercises as JSON.
#[derive(Serialize, Deserialize)]
struct ExercisesFile {
    format: String,
    version: Number,
    exercises: Vec<Exercise>,
    #[serde(rename = "left", default, skip_serializing_if = "BTreeSet::is_empty")]
    retired: BTreeSet<String>,
}

/// The fields that are checked before the whole text is parsed.
#[derive(Deserialize)]
struct ExercisesHeader {
    format: String,
    version: Number,
}

impl Exercise {
    /// Creates an exercise from a mistake found today, which is due tomorrow. `today` is in days
    /// since 1 January 1970.
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

    /// Whether the exercise is due today or overdue.
    pub fn is_due(&self, today: u64) -> bool {
        self.due <= today
    }

    /// Whether both exercises are of the same decision.
    fn is_same(&self, other: &Exercise) -> bool {
        self.game == other.game && self.position == other.position
    }

    /// Returns a hash that identifies the decision once the exercise is gone. The position includes
    /// the match's seed, so it is unique.
    fn fingerprint(&self) -> String {
        fingerprint(&self.game, &self.position)
    }

    /// Counts an attempt made today and sets the next due day. Returns
    /// [`Learned`](ExerciseOutcome::Learned) once it was solved twice in a row.
    fn record_attempt(&mut self, solved: bool, today: u64) -> ExerciseOutcome {
        self.attempts = self.attempts.saturating_add(1);
        self.solved_streak = if solved { self.solved_streak.saturating_add(1) } else { 0 };
        if self.solved_streak >= REQUIRED_STREAK {
            return ExerciseOutcome::Learned;
        }
        let last = REVIEW_INTERVALS_DAYS.len() - 1;
        let index = usize::try_from(self.attempts).map_or(last, |attempts| attempts.min(last));
        self.due = today.saturating_add(REVIEW_INTERVALS_DAYS[index]);
        ExerciseOutcome::DueAgain(self.due)
    }
}

/// Returns 16 hexadecimal digits of the SHA-256 of a game's name and a position.
fn fingerprint(game: &str, position: &str) -> String {
    let sum = digest(format!("{game} {position}").as_bytes());
    HEXLOWER.encode(&sum[..8])
}

impl Exercises {
    /// Parses what [`to_text`](Self::to_text) writes. Of several exercises of one decision, the
    /// first counts.
    ///
    /// # Errors
    /// If the text is something else, truncated, or of a newer version.
    pub fn from_text(text: &str) -> Result<Self, SavedFormatError> {
        let header: ExercisesHeader = serde_json::from_str(text)?;
        if header.format != FORMAT {
            return Err(SavedFormatError::Damaged(format!("its format should be \"{FORMAT}\"")));
        }
        check_version(&header.version, VERSION)?;
        let file: ExercisesFile = serde_json::from_str(text)?;
        let mut exercises = Exercises { retired: file.retired, ..Exercises::default() };
        file.exercises.into_iter().for_each(|exercise| _ = exercises.add(exercise));
        Ok(exercises)
    }

    /// Formats the exercises, and the fingerprints of retired ones, as JSON.
    pub fn to_text(&self) -> String {
        let (exercises, retired) = (self.exercises.clone(), self.retired.clone());
        let file =
            ExercisesFile { format: FORMAT.into(), version: VERSION.into(), exercises, retired };
        serde_json::to_string_pretty(&file).expect("numbers and texts can be written as JSON")
    }

    /// Adds a mistake, even a retired one, unless its decision is there already. Returns whether it
    /// was added.
    pub fn add(&mut self, exercise: Exercise) -> bool {
        let is_new = !self.exercises.iter().any(|known| known.is_same(&exercise));
        if is_new {
            self.retired.remove(&exercise.fingerprint());
            self.exercises.push(exercise);
        }
        is_new
    }

    /// Adds a mistake found in a match, unless its decision is there or was retired: a match may be
    /// reviewed more than once. Returns whether it was added.
    pub fn add_unless_retired(&mut self, exercise: Exercise) -> bool {
        !self.retired.contains(&exercise.fingerprint()) && self.add(exercise)
    }

    /// Returns all exercises, in the order they were added.
    pub fn all(&self) -> &[Exercise] {
        &self.exercises
    }

    /// Returns the exercises of a game that are due today, the longest overdue first.
    pub fn due(&self, game: &str, today: u64) -> Vec<&Exercise> {
        let of_game = self
            .exercises
            .iter()
            .filter(|exercise| exercise.game == game && exercise.is_due(today));
        let mut due: Vec<_> = of_game.collect();
        due.sort_by_key(|exercise| exercise.due);
        due
    }

    /// Returns the first day when an exercise of a game is due, which may be in the past; `None` if
    /// there are none.
    pub fn next_due(&self, game: &str) -> Option<u64> {
        self.exercises
            .iter()
            .filter(|exercise| exercise.game == game)
            .map(|exercise| exercise.due)
            .min()
    }

    /// Records today's attempt at the exercise of a position; a learned exercise is removed and
    /// retired. Returns `None` if there is no such exercise.
    pub fn record_attempt(
        &mut self,
        game: &str,
        position: &str,
        solved: bool,
        today: u64,
    ) -> Option<ExerciseOutcome> {
        let is_wanted =
            |exercise: &Exercise| exercise.game == game && exercise.position == position;
        let index = self.exercises.iter().position(is_wanted)?;
        let outcome = self.exercises[index].record_attempt(solved, today);
        if outcome == ExerciseOutcome::Learned {
            let learned = self.exercises.remove(index);
            self.retired.insert(learned.fingerprint());
        }
        Some(outcome)
    }

    /// Removes an exercise that the player does not want to see again, and retires it. Returns
    /// whether it was there.
    pub fn remove(&mut self, game: &str, position: &str) -> bool {
        let count_before = self.exercises.len();
        self.exercises.retain(|exercise| !(exercise.game == game && exercise.position == position));
        let was_there = self.exercises.len() < count_before;
        if was_there {
            self.retired.insert(fingerprint(game, position));
        }
        was_there
    }

    /// Adds exercises from another device, unless they are here already or were retired. Returns
    /// how many were added. What was retired there is retired here too, unless it is here after the
    /// merge.
    pub fn merge(&mut self, other: Exercises) -> usize {
        let count = other
            .exercises
            .into_iter()
            .filter(|exercise| self.add_unless_retired(exercise.clone()))
            .count();
        let present: BTreeSet<String> = self.exercises.iter().map(Exercise::fingerprint).collect();
        self.retired.extend(other.retired.difference(&present).cloned());
        count
    }
}
