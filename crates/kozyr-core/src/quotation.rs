//! Quotations of input in errors.

/// How many characters a quotation has; names and actions are never longer.
const MAX_CHARS: usize = 40;

/// The beginning of a text as an error quotes it: a longer text ends with `…`.
///
/// ```
/// use kozyr_core::quotation::shortened;
///
/// assert_eq!(shortened("master-9"), "master-9");
/// assert_eq!(shortened(&"a".repeat(1000)).chars().count(), 41);
/// ```
pub fn shortened(text: &str) -> String {
    shortened_to(text, MAX_CHARS)
}

/// The first `max_chars` characters of a text, then `…` if there are more.
pub fn shortened_to(text: &str, max_chars: usize) -> String {
    match text.char_indices().nth(max_chars) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
