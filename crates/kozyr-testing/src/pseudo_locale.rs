//! Languages that nobody speaks, made of the English texts: one to see whether there is room for a
//! long language, one to find what is shown and is no text.

use std::borrow::Cow;

use kozyr_ui::language::{Language, Locale};

/// Such a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pseudo {
    /// Every vowel twice and with an accent: 40 % longer, words included.
    Longer,
    /// Every piece in brackets.
    Bracketed,
}

impl Pseudo {
    /// The language of a name such as `longer`.
    pub fn of_name(name: &str) -> Option<Self> {
        match name {
            "longer" => Some(Pseudo::Longer),
            "bracketed" => Some(Pseudo::Bracketed),
            _ => None,
        }
    }

    /// Its texts. Numbers and cards are those of English.
    pub fn texts(self) -> Language {
        let reword = match self {
            Pseudo::Longer => longer,
            Pseudo::Bracketed => bracketed,
        };
        Language::reworded(Locale::English, reword)
    }
}

fn longer(piece: &str) -> Cow<'_, str> {
    Cow::Owned(piece.chars().flat_map(lengthened).collect())
}

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
    let again = accented.and_then(|accented| accented.to_lowercase().next());
    std::iter::once(accented.unwrap_or(letter)).chain(again)
}

fn bracketed(piece: &str) -> Cow<'_, str> {
    if piece.chars().any(char::is_alphabetic) {
        Cow::Owned(format!("[{piece}]"))
    } else {
        Cow::Borrowed(piece)
    }
}
