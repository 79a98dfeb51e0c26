//! The texts of explanations in a terminal.

use kozyr_core::{
    explanation::{RedactedExplanation, TranslatableText},
    texts::{Locale, TextError, Texts, join_sentences},
    with_locale_code,
};
use std::fmt::Display;

macro_rules! files {
    ($folder:literal) => {
        &[
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-durak.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-fuzzy.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-master.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-causes.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-reasons.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-reversi.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-outside.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/trees.ftl")),
        ]
    };
}

/// The texts of opponents, external programs and tree searches in one language.
pub fn texts(locale: Locale) -> Texts {
    let files: &[&str] = with_locale_code!(locale, files);
    Texts::new(locale, files)
}

/// Renders a message, with cards and squares in notation.
///
/// # Errors
/// If there is no such text, or it needs an argument that the message lacks.
pub fn try_render(texts: &Texts, message: &TranslatableText) -> Result<String, TextError> {
    texts.format_text(message, str::to_owned)
}

/// Renders a message; without a text it returns the key.
pub fn render(texts: &Texts, message: &TranslatableText) -> String {
    try_render(texts, message).unwrap_or_else(TextError::into_text)
}

/// The visible parts of an explanation, as lines of text with a final newline.
pub fn render_explanation<A: Display + Copy>(
    texts: &Texts,
    explanation: &RedactedExplanation<A>,
) -> String {
    explanation.to_text(&|message| render(texts, message), &join_sentences)
}
