//! Players' names: the only text that players write.

use std::fmt;

use serde::{Deserialize, Serialize};
use unicode_security::{GeneralSecurityProfile, confusable_detection::skeleton};

/// The length of the longest name, in characters.
pub const MAX_NAME_CHARS: usize = 24;

/// A player's name: 1 to 24 characters that can be seen.
///
/// A name consists of letters, digits and other characters that Unicode recommends for identifiers,
/// and of single spaces and `. ' -` between them. Control characters, invisible characters, changes
/// of writing direction and pictures are not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct PlayerName(String);

/// The reason why a text is not a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidName {
    /// The name is empty or begins with another character than a letter or digit.
    #[error("a name begins with a letter or digit")]
    Start,
    /// The name is too long.
    #[error("a name has at most {MAX_NAME_CHARS} characters")]
    TooLong,
    /// A character is not allowed.
    #[error("a name cannot contain the character U+{:04X}", u32::from(*.0))]
    Character(char),
}

impl PlayerName {
    /// Creates a name. Removes spaces at the ends and repeated spaces.
    ///
    /// # Errors
    /// If the name is too long, does not begin with a letter or digit, or contains a character that
    /// is not allowed.
    pub fn new(text: &str) -> Result<Self, InvalidName> {
        // Checked first, so that a huge text costs nothing.
        if text.chars().nth(4 * MAX_NAME_CHARS).is_some() {
            return Err(InvalidName::TooLong);
        }
        let name = text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        let is_allowed =
            |letter: char| letter == ' ' || ".'’-".contains(letter) || letter.identifier_allowed();
        if let Some(letter) = name.chars().find(|&letter| !is_allowed(letter)) {
            return Err(InvalidName::Character(letter));
        }
        if name.chars().count() > MAX_NAME_CHARS {
            return Err(InvalidName::TooLong);
        }
        // A combining mark alone would be drawn over its neighbour.
        if !name.chars().next().is_some_and(char::is_alphanumeric) {
            return Err(InvalidName::Start);
        }
        Ok(PlayerName(name))
    }

    /// Returns the text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether two names are the same or look alike: they differ only in case, spaces, or letters
    /// that look the same, such as Latin and Cyrillic `a`.
    pub fn looks_like(&self, other: &PlayerName) -> bool {
        let forms = |name: &PlayerName| {
            let letters: String = name.0.chars().filter(|&letter| letter != ' ').collect();
            [letters.to_lowercase(), letters.to_uppercase(), letters]
                .map(|text| skeleton(&text).collect::<String>().to_lowercase())
        };
        let others = forms(other);
        forms(self).iter().any(|form| others.contains(form))
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> String {
        name.0
    }
}

impl TryFrom<String> for PlayerName {
    type Error = InvalidName;

    fn try_from(text: String) -> Result<Self, InvalidName> {
        PlayerName::new(&text)
    }
}
