//! Pseudo-locales made from the English texts: one checks the space for longer languages, the other
//! finds hard-coded texts.

use std::borrow::Cow;

use kozyr_ui::language::{Language, Locale};

/// A pseudo-locale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PseudoLocale {
    /// Doubles and accents every vowel, which makes texts and words 40 % longer.
    Longer,
    /// Puts every piece of text in brackets.
    Bracketed,
}

impl PseudoLocale {
    /// The pseudo-locale with the name `longer` or `bracketed`; `None` for any other name.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "longer" => Some(PseudoLocale::Longer),
            "bracketed" => Some(PseudoLocale::Bracketed),
            _ => None,
        }
    }

    /// The texts of the pseudo-locale. Numbers and cards are in English notation.
    pub fn language(self) -> Language {
        let reword = match self {
            PseudoLocale::Longer => longer,
            PseudoLocale::Bracketed => bracketed,
        };
        Language::with_rewording(Locale::English, reword)
    }
}

/// Doubles and accents every vowel (a, e, i, o, u, y).
fn longer(piece: &str) -> Cow<'_, str> {
    Cow::Owned(piece.chars().flat_map(lengthened).collect())
}

/// Returns a vowel twice with accents, the second in lower case; any other letter as it is.
fn lengthened(letter: char) -> impl Iterator<Item = char> {
    const ACCENTED: [(char, char); 12] = [
        ('a', 'å'),
        ('e', 'ë'),
        ('i', 'ï'),
        ('o', 'ø'),
        ('u', 'ű'),
        ('y', 'ÿ'),
        ('A', 'Å'),
        ('E', 'Ë'),
        ('I', 'Ï'),
        ('O', 'Ø'),
        ('U', 'Ű'),
        ('Y', 'Ÿ'),
    ];
    let accented =
        ACCENTED.iter().find(|(plain, _)| *plain == letter).map(|(_, accented)| *accented);
    let repetition = accented.and_then(|accented| accented.to_lowercase().next());
    std::iter::once(accented.unwrap_or(letter)).chain(repetition)
}

/// Puts a text in square brackets, unless it has no letters.
fn bracketed(piece: &str) -> Cow<'_, str> {
    if piece.chars().any(char::is_alphabetic) {
        Cow::Owned(format!("[{piece}]"))
    } else {
        Cow::Borrowed(piece)
    }
}
