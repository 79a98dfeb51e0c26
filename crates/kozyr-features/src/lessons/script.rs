//! The contents of a lesson: scripted matches and the sentences shown at each point.

use kozyr_core::game::{Game, Player, Record, RecordError, Seed};

/// A part of a lesson: a complete record and the sentences shown during it.
#[derive(Clone, Debug)]
pub struct LessonPart<G: Game, P> {
    /// The key of its title, without `lesson-`.
    pub name: &'static str,
    /// All actions, both the learner's and the opponent's.
    pub script: Record<G>,
    /// The sentences, in order; never empty.
    pub steps: Vec<LessonStep<P>>,
}

/// One sentence of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonStep<P> {
    /// The key of its text, without `lesson-`.
    pub name: &'static str,
    /// The number of scripted actions before it.
    pub ply: usize,
    /// Whether the learner must play the next action of the script. If not, the sentence only needs
    /// to be read.
    pub expects_action: bool,
    /// The items it mentions.
    pub highlights: Vec<P>,
}

/// A step that shows the sentence `name` after `ply` actions, for the learner to read.
pub fn say<P>(ply: usize, name: &'static str, highlights: impl Into<Vec<P>>) -> LessonStep<P> {
    LessonStep { name, ply, expects_action: false, highlights: highlights.into() }
}

/// A step that shows the sentence `name` after `ply` actions and waits for the learner to play the
/// next action of the script.
pub fn ask<P>(ply: usize, name: &'static str, highlights: impl Into<Vec<P>>) -> LessonStep<P> {
    LessonStep { name, ply, expects_action: true, highlights: highlights.into() }
}

/// The name of the opponent in all lessons; it plays the script and never thinks.
pub const SCRIPTED_OPPONENT: &str = "partner";

/// The record of a part: a match between the learner (seat 0) and the scripted opponent. `actions`
/// holds one action per line, in notation; empty lines are skipped.
///
/// # Errors
/// If the setup is invalid, or an action cannot be parsed or is illegal.
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
