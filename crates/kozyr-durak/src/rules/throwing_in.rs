//! Who may throw in.

use serde::{Deserialize, Serialize};

/// Who may throw in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThrowInRule {
    /// All but the defender.
    #[default]
    All,
    /// The defender's neighbours among those still playing, and the attacker.
    Neighbours,
    /// Only the attacker.
    Attacker,
}

/// Who may throw in after the defender has decided to take.
///
/// Written as `true`, `attacker` or `false`: earlier versions knew only the truth values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "AfterTakeText", try_from = "AfterTakeText")]
pub enum AfterTakeRule {
    /// Everyone who may throw in before that; see [`ThrowInRule`].
    #[default]
    Throwers,
    /// Only the attacker.
    Attacker,
    /// Nobody: the bout ends at once.
    Nobody,
}

/// The text form of [`AfterTakeRule`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "throwing in after a pick-up is true, false or \"attacker\"")]
enum AfterTakeText {
    Flag(bool),
    Word(String),
}

/// A word that does not say who may throw in after a pick-up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("throwing in after a pick-up is true, false or \"attacker\", not {0:?}")]
struct AfterTakeError(String);

const ATTACKER: &str = "attacker";

impl ThrowInRule {
    /// All options, the default first.
    pub const ALL: [Self; 3] = [ThrowInRule::All, ThrowInRule::Neighbours, ThrowInRule::Attacker];
}

impl AfterTakeRule {
    /// All options, the default first.
    pub const ALL: [Self; 3] =
        [AfterTakeRule::Throwers, AfterTakeRule::Attacker, AfterTakeRule::Nobody];
}

impl From<AfterTakeRule> for AfterTakeText {
    fn from(rule: AfterTakeRule) -> Self {
        match rule {
            AfterTakeRule::Throwers => AfterTakeText::Flag(true),
            AfterTakeRule::Attacker => AfterTakeText::Word(ATTACKER.into()),
            AfterTakeRule::Nobody => AfterTakeText::Flag(false),
        }
    }
}

impl TryFrom<AfterTakeText> for AfterTakeRule {
    type Error = AfterTakeError;

    fn try_from(text: AfterTakeText) -> Result<Self, Self::Error> {
        match text {
            AfterTakeText::Flag(true) => Ok(AfterTakeRule::Throwers),
            AfterTakeText::Flag(false) => Ok(AfterTakeRule::Nobody),
            AfterTakeText::Word(word) if word == ATTACKER => Ok(AfterTakeRule::Attacker),
            AfterTakeText::Word(word) => Err(AfterTakeError(word)),
        }
    }
}
