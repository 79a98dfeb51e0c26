//! The texts in which reasons are told, in a terminal.

use kozyr_core::{
    by_language,
    explanation::{RedactedExplanation, TranslatableText},
    texts::{Locale, TextError, Texts, join_sentences},
};
use std::fmt::Display;

macro_rules! files {
    ($folder:literal) => {
        &[
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-durak.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-fuzzy.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-master.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-reasons.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-reversi.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-outside.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/trees.ftl")),
        ]
    };
}

/// What opponents, programs outside and searches of trees say, in one language.
pub fn texts(locale: Locale) -> Texts {
    let files: &[&str] = by_language!(locale, files);
    Texts::new(locale, files)
}

/// A sentence in words, cards and squares in notation.
///
/// # Errors
/// If there is no text for it, or the text asks for what the message does not have.
pub fn try_render(texts: &Texts, message: &TranslatableText) -> Result<String, TextError> {
    texts.format_text(message, str::to_owned)
}

/// A sentence in words; without a text the key stands for it.
pub fn render(texts: &Texts, message: &TranslatableText) -> String {
    try_render(texts, message).unwrap_or_else(TextError::into_text)
}

/// What may be seen of a decision's reasons, several lines, the last with its end.
pub fn render_explanation<A: Display + Copy>(
    texts: &Texts,
    shown: &RedactedExplanation<A>,
) -> String {
    shown.to_text(&|message| render(texts, message), &join_sentences)
}
