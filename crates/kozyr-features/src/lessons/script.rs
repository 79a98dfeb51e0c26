//! What a lesson consists of: matches played to a script, and what is said at which point.

use kozyr_core::game::{Game, Player, Record, RecordError, Seed};

/// A part of a lesson: a whole record, and what is said while it is played.
#[derive(Clone, Debug)]
pub struct LessonPart<G: Game, P> {
    /// The name of its title among the texts, without `lesson-`.
    pub name: &'static str,
    /// Everything that is played, by the learner and by the other.
    pub script: Record<G>,
    /// What is said, in order; there is one step at least.
    pub steps: Vec<LessonStep<P>>,
}

/// One sentence of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonStep<P> {
    /// The name of its text, without `lesson-`.
    pub name: &'static str,
    /// How many actions of the script come before it.
    pub ply: usize,
    /// Whether the learner is to play the next action of the script; otherwise the sentence is
    /// only to be read.
    pub expects_action: bool,
    /// What it speaks of.
    pub highlights: Vec<P>,
}

/// A sentence to be read.
pub fn say<P>(at: usize, name: &'static str, points: impl Into<Vec<P>>) -> LessonStep<P> {
    LessonStep { name, ply: at, expects_action: false, highlights: points.into() }
}

/// A sentence that asks for the next action of the script.
pub fn ask<P>(at: usize, name: &'static str, points: impl Into<Vec<P>>) -> LessonStep<P> {
    LessonStep { name, ply: at, expects_action: true, highlights: points.into() }
}

/// The name of the other in all lessons; nobody thinks behind it, it plays by the script.
pub const SCRIPTED_OPPONENT: &str = "partner";

/// The record of a part: a match of the learner (seat 0) against the partner, with actions in
/// notation, one a line.
///
/// # Errors
/// If the rules do not allow it.
pub fn scripted_record<G: Game>(
    setup: G::Setup,
    seed: u64,
    actions: &str,
) -> Result<Record<G>, RecordError> {
    let players = vec![Player::Human, Player::Opponent(SCRIPTED_OPPONENT.into())];
    let mut record = Record::new(setup, Seed::from(seed), players)?;
    for (index, text) in actions.lines().map(str::trim).filter(|line| !line.is_empty()).enumerate()
    {
        let played = match text.parse::<G::Action>() {
            Ok(action) => record.play(action).map(drop).map_err(Into::into),
            Err(error) => Err(error.into()),
        };
        let number = index + 1;
        played.map_err(|source| RecordError::Action { number, text: text.into(), source })?;
    }
    Ok(record)
}
